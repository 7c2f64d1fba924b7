"""How good a position is for a seat: few terms that mean something, added up in points.

A point is about what one Attack or Defence of a unit is worth. The judgement looks at the whole table; a
computer player hands it sampled tables only, so what it cannot know is nowhere in the sum.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from game.vitorian.card import CARDS
from game.vitorian.rules import numbers
from game.vitorian.spaces import COLUMNS, OWN, VANGUARD
from game.vitorian.state import Table, Unit
from game.vitorian.words import BAYONET, ENTRENCH, GANKING, LONG_RANGE, PIERCING, REACTIVE, SWIFT

WON: Final = 1000.0
"""What a won match is worth; nothing else adds up to that."""
PAIRS: Final = 3
LAST: Final = 5

Points = Annotated[float, Meta(ge=-20, le=20)]


class Taste(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each term is worth, in points."""

    defense: Points = 1.7
    """A card of the Defense pile; the last ones are worth more (``scarce``)."""
    own_defense: Points = 0.0
    """The same, for its own pile only; a matter of character."""
    scarce: Points = 3.0
    """Shared out over the Defense pile: what is added while few cards are left."""
    attack: Points = 0.6
    defence: Points = 0.25
    """A point of a unit's numbers."""
    reactive: Points = 0.5
    """The same of Defence that doubles in combats (V13.8), beside ``defence``."""
    swift: Points = 2.4
    long_range: Points = 1.7
    piercing: Points = 1.2
    ganking: Points = 1.2
    entrench: Points = 3.2
    """A unit that digs in and so keeps the Sovereign from harm (V13.6); further ones count half."""
    shield: Points = 1.0
    unkept: Points = -2.5
    """An Elite for which no [S] is in the Area (V7.6)."""
    hand: Points = 0.6
    """A card of the hand."""
    resource: Points = 2.2
    """A resource of the Area."""
    both: Points = 0.35
    """A pair of [P] and [S] in the Area, up to ``PAIRS``: with one type alone little can be played."""
    burnout: Points = -6.0
    """An empty Convoy (V7.3)."""
    deck_end: Points = -20.0
    """Shared out over the Maneuver deck once fewer than ``LAST`` cards are left of it (V1.3)."""
    field: Points = 1.5
    """A Field Condition in force."""
    hit_next: Points = 1.1
    """A hit that the side to attack next can land ..."""
    hit_later: Points = 0.9
    """... and one of the other side, if nothing changes before."""
    lethal: Annotated[float, Meta(ge=0, le=100)] = 6.6
    """What is added when the hits to come next would bring a Sovereign down ..."""
    lethal_later: Annotated[float, Meta(ge=0, le=100)] = 3.0
    """... and those after that."""
    kill_next: Annotated[float, Meta(ge=0, le=2)] = 0.5
    """The part of a unit's worth that counts for whoever can destroy it next ..."""
    kill_later: Annotated[float, Meta(ge=0, le=2)] = 0.1
    """... and after that."""


class Stand(msgspec.Struct):
    """A unit with the numbers and keywords that it has now, and its worth."""

    unit: Unit
    space: int
    attack: int
    defence: int
    mask: int
    worth: float


def value(table: Table, seat: int, taste: Taste) -> float:
    """Return how good a position is for ``seat``, in points; what is good for one is bad for the other."""
    if table.outcome is not None:
        return WON if table.outcome.winner == seat else -WON
    stands = (standing(table, 0, taste), standing(table, 1, taste))
    worth = [_side(table, side, stands[side], taste) for side in (0, 1)]
    first = table.active if to_come(table) else 1 - table.active
    for side in (0, 1):
        now = side == first
        worth[side] += threats(table, side, stands[side], stands[1 - side], taste, now)
    return worth[seat] - worth[1 - seat] + taste.own_defense * len(table.sides[seat].defense)


def to_come(table: Table) -> bool:
    """Say whether the seat whose turn it is can still attack in it."""
    return table.phase in ("logistics", "main", "combat")


def standing(table: Table, seat: int, taste: Taste) -> list[Stand]:
    """Return the units of a seat, judged."""
    grid, found = table.grid, []
    for space in OWN[seat]:
        unit = grid[space]
        if unit is not None:
            attack, defence, mask = numbers.current(table, unit, space)
            worth = worth_of(unit, attack, defence, mask, taste)
            found.append(Stand(unit, space, attack, defence, mask, worth))
    return found


def worth_of(unit: Unit, attack: int, defence: int, mask: int, taste: Taste) -> float:
    """Return what a unit is worth by itself."""
    worth = 1.0 + taste.attack * attack + taste.defence * defence
    if mask & REACTIVE:
        worth += taste.reactive * defence
    if mask & SWIFT:
        worth += taste.swift
    if mask & LONG_RANGE:
        worth += taste.long_range
    if mask & PIERCING:
        worth += taste.piercing
    if mask & GANKING:
        worth += taste.ganking
    if unit.shield:
        worth += taste.shield
    return worth


def _side(table: Table, seat: int, stands: list[Stand], taste: Taste) -> float:
    """Return what a side has, threats aside."""
    side = table.sides[seat]
    left = len(side.defense)
    worth = taste.defense * left - taste.scarce / (left + 1)
    elites, diggers = 0, 0
    for stand in stands:
        worth += stand.worth
        elites += CARDS[stand.unit.card].elite
        diggers += bool(stand.mask & ENTRENCH)
    if diggers:
        worth += taste.entrench * (1 + diggers) / 2
    supplies = sum(CARDS[card].resource == "S" for pile in (side.ready, side.spent) for card in pile)
    area = len(side.ready) + len(side.spent)
    worth += taste.hand * len(side.hand) + taste.resource * area
    worth += taste.both * min(supplies, area - supplies, PAIRS)
    worth += taste.unkept * max(0, elites - supplies)
    if side.lost or not side.convoy:
        worth += taste.burnout
    if len(side.deck) < LAST:
        worth += taste.deck_end / (len(side.deck) + 1)
    if side.field:
        worth += taste.field
    return worth


def threats(
    table: Table, seat: int, mine: list[Stand], theirs: list[Stand], taste: Taste, now: bool
) -> float:
    """Return what the attacks of a seat promise: hits of the Sovereign and units destroyed.

    ``now``: the seat attacks next; in its own turn only what may still attack counts, else all will be ready.
    """
    this_turn = now and seat == table.active
    walls = any(stand.mask & ENTRENCH for stand in theirs)
    front: list[Stand | None] = [None] * COLUMNS
    rear: list[Stand | None] = [None] * COLUMNS
    for stand in theirs:
        (front if stand.space in VANGUARD[1 - seat] else rear)[stand.space % COLUMNS] = stand
    held = [0] * (COLUMNS + 2)
    for stand in mine:
        held[stand.space % COLUMNS + 1] += 1
    hits, kills = 0, 0.0
    for stand in mine:
        if stand.space not in VANGUARD[seat] or (this_turn and not _may_strike(stand)):
            continue
        at = stand.space % COLUMNS
        blows = 2 - (stand.unit.attacks if this_turn else 0) if stand.mask & SWIFT else 1
        met = front[at] or rear[at]
        if met is None or (stand.mask & LONG_RANGE and rear[at] is None):
            hits += 0 if walls else blows
        elif met is not None:
            flanked = held[at] or held[at + 2]
            kills += _kill(stand, met, 1 if flanked else 0, taste)
    falls = hits > len(table.sides[1 - seat].defense)
    if not now:
        return taste.hit_later * hits + taste.kill_later * kills + taste.lethal_later * falls
    return taste.hit_next * hits + taste.kill_next * kills + taste.lethal * falls


def _may_strike(stand: Stand) -> bool:
    unit = stand.unit
    return not unit.exhausted and (not unit.fresh or bool(stand.mask & BAYONET))


def _kill(mine: Stand, met: Stand, flanked: int, taste: Taste) -> float:
    """Return what an attack on a unit promises, 0 if it had better not be made."""
    defence = met.defence * 2 if met.mask & REACTIVE else met.defence
    own = mine.defence * 2 if mine.mask & REACTIVE else mine.defence
    left = max(0, defence - flanked)
    falls = mine.attack >= left
    dies = max(0, met.attack - flanked) >= own
    gain = (taste.shield if met.unit.shield else met.worth) if falls else 0.0
    if falls and mine.mask & PIERCING and mine.attack > left:
        gain += taste.hit_next
    if dies:
        gain -= taste.shield if mine.unit.shield else mine.worth
    return max(0.0, gain)
