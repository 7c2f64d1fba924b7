"""Which moments for a Recycle matter (V9.3): the rules ask at all of them, a screen may leave some out."""

from __future__ import annotations

from typing import Any, cast

import pytest

from game.vitorian.occasions import matters
from game.vitorian.view import VitorianObservation
from tests.vitorian.positions import Board

LINE = {"A-V2": "R-03", "A-V3": "R-08"}
"""A Janissary, who can march aside, and a tank."""


def asked(phase: str, convoy: str, sovereign: str = "R-00", area: str = "P S p s", **file: Any) -> Board:
    side = {"sovereign": sovereign, "area": area, "convoy": convoy, "recycled": False}
    return Board(**{"phase": phase, "units": LINE, "seats": [side, {}], **file})


def said(board: Board) -> bool:
    assert board.asked == "A recycle"
    return matters(cast(VitorianObservation, board.state.observe(0)))


@pytest.mark.parametrize("phase", ["start", "end"])
@pytest.mark.parametrize("convoy", ["P S", "P S P S"])
def test_with_two_cards_in_the_convoy_neither_moment_gives_anything(phase: str, convoy: str) -> None:
    assert not said(asked(phase, convoy))


@pytest.mark.parametrize("phase", ["start", "end"])
@pytest.mark.parametrize("convoy", ["", "P"])
def test_with_fewer_it_does(phase: str, convoy: str) -> None:
    assert said(asked(phase, convoy))


def test_what_is_recycled_at_the_start_over_one_card_comes_back_in_the_same_turn() -> None:
    board = asked("start", "P")
    before = sum(kind in "Ss" for kind in area(board))
    board.do("recycle S 2", "aim A-V3")
    if board.asked == "A upkeep":
        board.do("upkeep A-V3")
    assert board.asked == "A main"
    assert sum(kind in "Ss" for kind in area(board)) == before and not board.state.sides[0].convoy


def test_in_a_burnout_only_the_start_has_a_recycle() -> None:
    board = asked("start", "")
    board.do("pass")
    assert board.asked == "A main" and not [words for words in board.legal() if words.startswith("recycle")]


def area(board: Board) -> list[str]:
    side = board.state.sides[0]
    return [card.split("-")[2][0] for card in side.ready + side.spent]


@pytest.mark.parametrize(
    ("phase", "convoy", "sovereign", "units", "expected"),
    [
        ("start", "P", "R-00", {}, False),
        ("start", "", "R-00", {}, False),
        ("end", "P", "R-00", {}, False),
        ("end", "", "R-00", {}, True),
        ("start", "P", "I-00", LINE, True),
        ("end", "P", "I-00", LINE, False),
        ("end", "P", "B-00", LINE, True),
        ("start", "P", "M-00", LINE, False),
        ("end", "P", "M-00", LINE, True),
    ],
    ids=[
        "nobody to send", "nobody to send in a Burnout", "nobody to send at the end",
        "a Burnout is warded off", "a bastion for this turn", "a bastion that ends at once",
        "a unit goes on", "all are ready already",
        "one is ready for the rival's turn",
    ],
)  # fmt: skip
def test_a_free_ability_counts_where_it_does_something(
    phase: str, convoy: str, sovereign: str, units: dict[str, str], expected: bool
) -> None:
    assert said(asked(phase, convoy, sovereign, units=units)) is expected


@pytest.mark.parametrize("convoy", ["", "P", "P S"])
def test_the_rules_ask_all_the_same(convoy: str) -> None:
    for phase in ("start", "end"):
        assert {words.split()[0] for words in asked(phase, convoy).legal()} == {"recycle", "pass"}
