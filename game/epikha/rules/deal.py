"""Before the first turn: prepared cards, the flip, shuffled decks, hands and mulligans (E2.5, E3).

All chance comes from the two streams of the table, and they from one seed (E1.7).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.epikha import actions, events
from game.epikha.card import CARDS
from game.epikha.config import EpikhaConfig
from game.epikha.decks import ABILITIES
from game.epikha.rules.flow import ask, number, push
from game.epikha.state import (
    COMBAT_SPACES,
    MAGIC_SPACES,
    NOBODY,
    Arm,
    Body,
    Group,
    Question,
    Side,
    Step,
    Table,
)
from game.rules.chance import Chance
from game.rules.contract import Action, Told, for_owner

HAND: Final = 7
PLAYER: Final = "J1"
QUICK_PLAYER: Final = "J2"
"""The Player cards of a full and of a quick game (E2.4)."""
_CHOICES: Final = (actions.Mulligan(), actions.Keep())


def lay_table(config: EpikhaConfig, seed: int) -> Table:
    """Return a table with decks in their order, nothing drawn, and the Player cards in their Areas (E3.2)."""
    table = Table(
        config, Chance.of(seed, 0), Chance.of(seed, 1), (_side(config, 0), _side(config, 1)), 1, 0, 0,
        "setup", False, 0, [], [], [], [], None, [], None, None,
    )  # fmt: skip
    player = QUICK_PLAYER if config.quick else PLAYER
    for side in table.sides:
        body = Body(number(table), player)
        side.area = Group(number(table), (body,))
    return table


def _side(config: EpikhaConfig, seat: int) -> Side:
    deck = config.decks[seat]
    return Side(
        [], deck.listed(), [], list(deck.spirits), [], [], None, [], [None] * MAGIC_SPACES,
        [None] * COMBAT_SPACES,
    )  # fmt: skip


def start(table: Table, told: list[Told]) -> None:
    """Let everything before the first turn happen in the order of E3."""
    if table.config.prepared:
        push(table, Step("prepare", 0), Step("prepare", 1), Step("flip"))
    else:
        push(table, Step("flip"))


# --- prepared cards (E2.5) ---------------------------------------------------------------------------------


def prepare(table: Table, told: list[Told], step: Step) -> None:
    """Let a seat lay one of its Abilities or arms face down."""
    ask(table, Question("prepare", step.seat))


def prepare_options(table: Table, question: Question) -> Sequence[Action]:
    """Return the four Abilities, and the arms that the deck brings."""
    arms = dict.fromkeys(table.config.decks[question.seat].prepared)
    return [actions.Prepare(card) for card in (*ABILITIES, *arms)]


def prepare_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Lay it down."""
    assert isinstance(action, actions.Prepare)
    seat = question.seat
    table.sides[seat].prepared = action.card
    told.append(for_owner(seat, events.Prepared(seat, action.card), events.Prepared(seat, None)))


def turn_up(table: Table, told: list[Told], step: Step) -> None:
    """Turn prepared cards up: an Ability acts from now on, an arm is assigned to the Player card (E2.5)."""
    for seat in (table.active, 1 - table.active):
        side = table.sides[seat]
        name, side.prepared = side.prepared, ""
        if CARDS[name].is_ability:
            side.ability = name
            told.append(events.PreparedTurned(seat, name, NOBODY))
            told += [events.Fired(op.NAME, name) for op in CARDS[name].statics if op.NAME == "player_vital"]
            continue
        arm = Arm(number(table), name)
        area = side.area
        assert area is not None
        body = area.bodies[0]
        side.area = Group(area.id, (Body(body.id, body.card, arms=(arm,)),))
        told.append(events.PreparedTurned(seat, name, arm.id))


# --- the flip, hands and mulligans (E3, E3.1) --------------------------------------------------------------


def flip(table: Table, told: list[Told], step: Step) -> None:
    """Flip for the first turn, shuffle, deal, and let both decide on their hands, the first player first."""
    chance = table.setup_chance
    drawn = chance.below(2)
    first = drawn if table.config.first is None else table.config.first
    table.active = first
    for side in table.sides:
        chance.shuffle(side.deck)
    one, other = (side.area for side in table.sides)
    assert one is not None and other is not None
    players = (one.bodies[0], other.bodies[0])
    told.append(
        events.MatchStarted(
            first, (players[0].card, players[1].card), (players[0].id, players[1].id), (one.id, other.id)
        )
    )
    for seat in (first, 1 - first):
        _deal(table, told, seat)
    steps = [Step("turn_up")] if table.config.prepared else []
    push(table, Step("mulligan", first), Step("mulligan", 1 - first), *steps, Step("turn", first))


def _deal(table: Table, told: list[Told], seat: int) -> None:
    side = table.sides[seat]
    side.hand += [side.deck.pop() for _ in range(HAND)]
    full = events.HandDealt(seat, tuple(side.hand), side.mulligan)
    told.append(for_owner(seat, full, events.HandDealt(seat, (None,) * HAND, side.mulligan)))


def mulligan(table: Table, told: list[Told], step: Step) -> None:
    """Ask a seat whether it keeps its hand."""
    ask(table, Question("mulligan", step.seat))


def mulligan_options(table: Table, question: Question) -> Sequence[Action]:
    """Both are possible: each seat is asked once (E3.1)."""
    return _CHOICES


def mulligan_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Keep the hand, or put it back, shuffle and draw seven others; no card is lost (E3.1)."""
    seat, side = question.seat, table.sides[question.seat]
    if type(action) is actions.Keep:
        told.append(events.HandKept(seat))
        return
    side.mulligan = True
    side.deck += side.hand
    side.hand.clear()
    table.play_chance.shuffle(side.deck)
    _deal(table, told, seat)
