"""The board that follows events ends where an observation stands, as far as events tell it."""

from __future__ import annotations

import pytest

from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, visible_to
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS
from game.vitorian.system import new
from scenes.vitorian.board import Board, Flank, blank, covered
from scenes.vitorian.changes import RULES
from tests.vitorian.positions import Board as Position
from tests.vitorian.test_may_and_must import SHAPED, ready_to_enter

PAIRS = (("forge", "wings"), ("rampart", "flood"), ("crusade", "hands"), ("fleet", "siege"))
SETTLED = ("mulligan", "main", "combat", "recycle")
"""Questions at which nothing is under way: no card is being paid for, nothing is looked at."""
ZONES = (
    *("defense", "deck", "hand", "shown", "ready", "spent", "discard", "field"),
    *("recycled", "loses_turn", "turns"),
)

UNORDERED = ("hand", "shown", "ready", "spent", "discard")


def zone(side: Flank, name: str) -> object:
    """A zone, without the order of piles whose order means nothing on the screen."""
    value = getattr(side, name)
    return sorted(map(str, value)) if name in UNORDERED else value


def look(board: Board) -> list[tuple[object, ...]]:
    """What is to be seen of the units."""
    return [
        (unit.card, unit.space, unit.attack, unit.defence, unit.keywords, unit.exhausted, unit.fresh,
         unit.shield, unit.equipment)
        for unit in board.units
    ]  # fmt: skip


@pytest.mark.parametrize("decks", PAIRS, ids=lambda pair: pair[0])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR], ids=["first", "second", "onlooker"])
def test_events_lead_to_the_observation(decks: tuple[str, str], viewer: int) -> None:
    chance = Chance.of(3 + viewer)
    state, told = new(VitorianConfig((DECKS[decks[0]], DECKS[decks[1]])), 11)
    board = blank(Board.of(state.observe(viewer)))
    compared = 0
    while state.to_move is not None and compared < 60:
        for event in visible_to(viewer, told):
            board = RULES.after(board, event)
        seen = state.observe(state.to_move)
        if seen.ask in SETTLED and seen.combat is None:
            compared += 1
            truth = Board.of(state.observe(viewer))
            assert (board.phase, board.turn, board.active) == (truth.phase, truth.turn, truth.active)
            assert look(board) == look(truth)
            for seat in (0, 1):
                for name in ZONES:
                    assert zone(board.sides[seat], name) == zone(truth.sides[seat], name), name
                assert len(board.sides[seat].convoy) == len(truth.sides[seat].convoy)
        told = state.apply(chance.pick(state.legal_actions(state.to_move)))
    assert compared == 60 or state.outcome is not None


@pytest.mark.parametrize("op", SHAPED)
def test_whatever_an_op_does_is_followed(op: str) -> None:
    table = ready_to_enter({"when": "mobilise", "op": op, **SHAPED[op]})
    with table.run.in_force():
        board, steps = Board.of(table.state.observe(SPECTATOR)), ["mobilise X-1 A-R1", "pay"]
        while table.asked != "A main" or steps:
            for event in table.do(steps.pop(0) if steps else table.legal()[0]):
                board = RULES.after(board, event)
        truth = Board.of(table.state.observe(SPECTATOR))
        assert look(board) == look(truth)
        for seat in (0, 1):
            for name in ZONES:
                assert zone(board.sides[seat], name) == zone(truth.sides[seat], name), name


@pytest.mark.rule("V12.6", "V9.10")
def test_an_order_lies_on_the_table_from_its_first_choice_until_it_is_on_the_stack() -> None:
    move = {"when": "order", "op": "move", "target": "one_own", "reach": "sideways", "heavy_pays": True}
    order = {"type": "order", "colour": "grey", "name": "Made up", "effects": [move]}
    units = {"A-V1": "2/2", "A-V3": "2/2 heavy", "B-V1": "2/2"}
    area = {"hand": "X-1", "area": "S S2"}
    table = Position(cards={"X-1": order}, units=units, seats=[area, {}], phase="combat")
    shown = []
    for step in ("attack A-V1 B-V1", "order X-1", "aim A-V3 A-V4", "exhaust S"):
        table.do(step)
        with table.run.in_force():
            shown.append((table.asked, Board.of(table.state.observe(0)).sides[0].paying))
    assert shown == [("A window", ""), ("A aim", "X-1"), ("A price", "X-1"), ("A combat", "")]


def test_a_covered_board_shows_no_hand_and_no_convoy() -> None:
    state, _ = new(VitorianConfig(first=0), 2)
    board = covered(Board.of(state.observe(0)))
    for side in board.sides:
        assert set(side.hand) == {None} and set(side.convoy) == {None}
    assert board.sides[0].deck == 44


def test_the_units_of_a_board_have_the_numbers_that_the_rules_reckon() -> None:
    state, _ = new(VitorianConfig(first=0), 2)
    chance = Chance.of(4)
    for _ in range(150):
        if state.to_move is None:
            break
        state.apply(chance.pick(state.legal_actions(state.to_move)))
    seen = state.observe(SPECTATOR)
    assert [(unit.attack, unit.defence) for unit in Board.of(seen).units] == [
        (unit.attack, unit.defence) for unit in seen.units
    ]
