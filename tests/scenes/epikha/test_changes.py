"""The board that follows events ends where an observation stands, as far as events tell it."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace as changed

from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS
from game.epikha.events import EpikhaEvent
from game.epikha.observing import observe
from game.epikha.rules import deal, legality
from game.epikha.state import Item, Side, Table
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Told, visible_to
from scenes.epikha.board import HIDDEN, Board, blank, covered
from scenes.epikha.changes import _CHANGES, RULES, TOLD_ONLY
from scenes.table.view import NOBODY

DECISIONS = 400
PILES = ("hand", "shown", "spirits", "removed", "armoury", "reserves", "behind")
"""Their order means nothing on the screen."""
NAMES = sorted(DECKS)


def begin(config: EpikhaConfig, seed: int) -> tuple[Table, list[Told]]:
    """A match at its first decision, with all that has happened."""
    table = deal.lay_table(config, seed)
    told: list[Told] = []
    deal.start(table, told)
    legality.run(table, told)
    return table, told


def side(one: Side) -> dict[str, Any]:
    """A side to be compared: piles without their order."""
    fields = {name: getattr(one, name) for name in one.__struct_fields__}
    return fields | {name: sorted(map(repr, fields[name])) for name in PILES}


def chain(items: list[Item]) -> list[Item]:
    """The chain without what no event tells: what was paid for Levels, and numbers of batches."""
    return [changed(item, paid=0, batch=0, aimed=False) for item in items]


def same(board: Board, truth: Board) -> None:
    """Fail where a board that was followed and an observed one differ."""
    for name in ("phase", "turn", "active"):
        assert getattr(board, name) == getattr(truth, name), name
    assert chain(board.chain) == chain(truth.chain)
    for seat in (0, 1):
        followed, seen = side(board.sides[seat]), side(truth.sides[seat])
        for name, value in followed.items():
            assert value == seen[name], (seat, name)
    assert board.all_numbers == truth.all_numbers


def test_every_event_of_the_game_is_followed_or_known_to_change_nothing() -> None:
    assert set(_CHANGES) | set(TOLD_ONLY) == set(get_args(EpikhaEvent))
    assert not set(_CHANGES) & set(TOLD_ONLY)


@pytest.mark.parametrize("number", range(len(NAMES)))
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR], ids=["first", "second", "onlooker"])
def test_events_lead_to_the_observation(viewer: int, number: int) -> None:
    decks = DECKS[NAMES[number]], DECKS[NAMES[number - 1]]
    chance = Chance.of(17 * number + viewer + 1)
    table, told = begin(EpikhaConfig(decks, prepared=number % 2 == 0), 5 + number)
    board = blank(Board.of(observe(table, viewer)))
    for _ in range(DECISIONS):
        for event in visible_to(viewer, told):
            board = RULES.after(board, event)
        if table.question is None:
            break
        same(board, Board.of(observe(table, viewer)))
        told = legality.carry_out(table, chance.pick(legality.legal(table)))
    assert table.turn > 2


def test_a_covered_board_shows_no_hand_and_nothing_that_was_prepared() -> None:
    table, _ = begin(EpikhaConfig(first=0, prepared=True), 2)
    table, told = table.clone(), legality.carry_out(table, legality.legal(table)[0])
    assert told
    board = covered(Board.of(observe(table, 0)))
    assert board.viewer == NOBODY
    for one in board.sides:
        assert set(one.hand) <= {HIDDEN} and one.prepared in ("", HIDDEN)
    assert board.hand(0) == (None,) * len(board.sides[0].hand)


def test_a_board_is_never_changed_by_what_happens_after_it() -> None:
    table, told = begin(EpikhaConfig(first=0), 3)
    board = Board.of(observe(table, SPECTATOR))
    before = board.table.digest()
    for event in visible_to(SPECTATOR, told):
        RULES.after(board, event)
    assert board.table.digest() == before
