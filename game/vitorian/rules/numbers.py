"""What numbers and keywords a unit has now (V12.14), and what cards permit and forbid (V14.5)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from game.vitorian import library
from game.vitorian.card import CARDS
from game.vitorian.spaces import OWN, owner, row
from game.vitorian.state import NOBODY, Table, Unit, UnitChange, replaced
from game.vitorian.words import BRUTE

REACH: Final = {"own": (0,), "enemy": (1,), "both": (0, 1)}
"""By the side that a lasting effect speaks of: 0 for the seat that controls it, 1 for the other."""


def made(card: str, number: int, token: bool = False) -> Unit:
    """Return a unit as it enters the grid: ready and new (V2.6, V10.3)."""
    printed = CARDS[card]
    return Unit(number, card, printed.attack, printed.defence, printed.mask, fresh=True, token=token)


def reckoned(unit: Unit, equipment: str, changes: tuple[UnitChange, ...]) -> Unit:
    """Return the unit with this Equipment and these changes, its own numbers reckoned anew."""
    card = CARDS[unit.card]
    attack, defence, mask = card.attack, card.defence, card.mask
    if equipment:
        linked = CARDS[equipment]
        attack, defence, mask = attack + linked.attack, defence + linked.defence, mask | linked.mask
    for change in changes:
        attack, defence, mask = attack + change.attack, defence + change.defence, mask | change.mask
    return replaced(
        unit, equipment=equipment, changes=changes, attack=attack, defence=defence, mask=mask
    )


# --- lasting effects of other cards ------------------------------------------------------------------------


def sources(table: Table, kind: str) -> list[tuple[Any, int, int, str]]:
    """Return the lasting effects in play of a kind ("auras", "in_combat", "laws").

    Each with the seat that controls it, the unit that carries it (NOBODY for a Field Condition or a
    Sovereign), and its card.
    """
    found: list[tuple[Any, int, int, str]] = []
    if not in_play(table, kind):
        return found
    for seat in (0, 1):
        side = table.sides[seat]
        for card in (side.field, side.sovereign):
            if card:
                found += [(one, seat, NOBODY, card) for one in getattr(CARDS[card], kind)]
    for space, unit in enumerate(table.grid):
        if unit is not None and (held := getattr(CARDS[unit.card], kind)):
            found += [(one, owner(space), unit.id, unit.card) for one in held]
    return found


def auras_on(table: Table, unit: Unit, space: int) -> list[tuple[Any, str]]:
    """Return the auras that change a unit, with their cards."""
    return [
        (aura, card)
        for aura, seat, carrier, card in sources(table, "auras")
        if (owner(space) != seat) in REACH[aura.side] and aura.units.fits(unit, unit.mask, space, carrier)
    ]


@cache
def speakers(kind: str) -> frozenset[str]:
    """Return all cards in force with lasting effects of a kind; "keywords" are auras that give some."""
    if kind == "keywords":
        return frozenset(name for name, card in CARDS.items() if any(aura.mask for aura in card.auras))
    return frozenset(name for name, card in CARDS.items() if getattr(card, kind))


library.on_change(speakers.cache_clear)


def in_play(table: Table, kind: str) -> bool:
    """Say whether a card with lasting effects of a kind is in play. Most matches have none of most kinds."""
    cards = speakers(kind)
    if not cards:
        return False
    one, other = table.sides
    if one.sovereign in cards or other.sovereign in cards or one.field in cards or other.field in cards:
        return True
    for unit in table.grid:  # noqa: SIM110 - a generator would cost twice as much, at every keyword asked
        if unit is not None and unit.card in cards:
            return True
    return False


def has_auras(table: Table) -> bool:
    """Say whether any lasting change of other units is in play."""
    return in_play(table, "auras")


def mask_of(table: Table, unit: Unit, space: int) -> int:
    """Return the keywords that a unit has now, those of a combat included (V13.14)."""
    mask = unit.mask
    if in_play(table, "keywords"):
        for aura, _ in auras_on(table, unit, space):
            mask |= aura.mask
    if table.combat is not None:
        for change in table.combat.changes:
            if change.unit == unit.id:
                mask |= change.mask
    return mask


def current(table: Table, unit: Unit, space: int) -> tuple[int, int, int]:
    """Return Attack, Defence and keywords as they are outside combat (V12.14), unlimited below."""
    attack, defence, mask = unit.attack, unit.defence, unit.mask
    if has_auras(table):
        for aura, _ in auras_on(table, unit, space):
            attack, defence, mask = attack + aura.attack, defence + aura.defence, mask | aura.mask
    return attack, defence, mask


def attack_of(table: Table, unit: Unit, space: int) -> int:
    """Return the Attack of a unit outside combat, never below 0 (V12.14)."""
    return max(0, current(table, unit, space)[0])


# --- card text against rule (V14.5) ------------------------------------------------------------------------


def lawful(table: Table, what: str, name: str, unit: Unit, space: int) -> bool:
    """Say whether a card in play permits or forbids (``what``) a unit something (``name``)."""
    return any(
        what == law.NAME
        and law.act == name
        and (owner(space) != seat) in REACH[law.side]
        and law.units.fits(unit, mask_of(table, unit, space) if law.units.keyword else 0, space, carrier)
        for law, seat, carrier, _ in sources(table, "laws")
    )


def forbidden(table: Table, name: str, unit: Unit, space: int) -> bool:
    """Say whether a card forbids a unit to "move" or to "attack": "cannot" beats "may"."""
    return has_laws(table) and lawful(table, "forbid", name, unit, space)


def has_laws(table: Table) -> bool:
    """Say whether any card in play beats a rule."""
    return in_play(table, "laws")


def keeps_row(table: Table, unit: Unit, space: int, mask: int | None = None) -> bool:
    """Say whether a unit may never change its row (V11.6), unless a card lets it (V14.5).

    ``mask`` are its keywords as they are now, where somebody knows them already.
    """
    if not (mask_of(table, unit, space) if mask is None else mask) & BRUTE:
        return False
    return not (has_laws(table) and lawful(table, "permit", "row", unit, space))


def may_go(table: Table, unit: Unit, space: int, to: int) -> bool:
    """Say whether an effect may move a unit from ``space`` to ``to`` (V11.6, V11.7, V14.5)."""
    if table.grid[to] is not None or owner(space) != owner(to):
        return False
    if row(space) != row(to) and keeps_row(table, unit, space):
        return False
    return not forbidden(table, "move", unit, space)


def masked_units(table: Table, seat: int) -> list[tuple[Unit, int, int]]:
    """Return the units of a seat with their spaces and the keywords that they have now."""
    grid = table.grid
    if table.combat is None and not in_play(table, "keywords"):  # nearly always, and asked only once
        return [(unit, space, unit.mask) for space in OWN[seat] if (unit := grid[space]) is not None]
    return [(unit, space, mask_of(table, unit, space)) for unit, space in units_of(table, seat)]


def units_of(table: Table, seat: int) -> list[tuple[Unit, int]]:
    """Return the units of a seat with their spaces."""
    grid = table.grid
    return [(unit, space) for space in OWN[seat] if (unit := grid[space]) is not None]
