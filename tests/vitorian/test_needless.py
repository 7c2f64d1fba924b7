"""Decisions that change nothing: the order of Convoy cards, a Combat phase, a Recycle in an Orders window."""

from __future__ import annotations

from typing import Any

import pytest

from game.vitorian.needless import can_attack, combat_matters, order_matters, window_matters
from game.vitorian.view import VitorianObservation
from tests.vitorian.positions import Board


def seen(board: Board, seat: int = 0) -> VitorianObservation:
    return board.state.observe(seat)


# --- Convoy cards ------------------------------------------------------------------------------------------


def looking(convoy: str, **side: Any) -> Board:
    """Aurelia's turn has begun: her Convoy's top is looked at before she channels two cards."""
    file = {"sovereign": "B-00", "area": "P s", "convoy": convoy, "recycled": True, **side}
    board = Board(phase="ready", units={"A-V2": "B-06"}, seats=[file, {}])
    assert board.asked == "A arrange"
    return board


@pytest.mark.parametrize(
    ("convoy", "expected"),
    [
        ("P P P", False),
        ("P P P P P", False),
        ("P S", False),
        ("P", False),
        ("P P S", True),
        ("P P P S", True),
        ("S S P P", True),
    ],
    ids=[
        "all of a kind", "a whole pile of a kind", "both are channelled", "one alone",
        "the third one waits", "another kind comes up", "four of two kinds",
    ],
)  # fmt: skip
def test_an_order_matters_where_another_card_comes_or_waits(convoy: str, expected: bool) -> None:
    assert order_matters(seen(looking(convoy))) is expected


def test_the_last_card_matters_while_it_may_go_underneath() -> None:
    board = looking("P S P S")
    board.do("top P", "top S")
    assert seen(board).looked and order_matters(seen(board))


# --- the Combat phase --------------------------------------------------------------------------------------


def fight(units: dict[str, str], phase: str = "combat", **red: Any) -> Board:
    side = {"sovereign": "R-00", "area": "P S p", "convoy": "P S P S", "recycled": True, **red}
    return Board(phase=phase, units={"B-V3": "I-05", **units}, seats=[side, {"sovereign": "I-00"}])


@pytest.mark.parametrize(
    ("units", "expected"),
    [
        ({"A-V3": "R-08"}, True),
        ({"A-V3": "R-08 fresh"}, False),
        ({"A-V3": "R-03 fresh"}, True),
        ({"A-V3": "R-08 exhausted"}, False),
        ({"A-R3": "R-08"}, False),
        ({}, False),
    ],
    ids=["ready", "fresh", "fresh with Bayonet Charge", "exhausted", "in the Rear", "nobody"],
)
def test_who_could_attack_is_known_in_main_already(units: dict[str, str], expected: bool) -> None:
    assert can_attack(seen(fight(units, "main"))) is expected
    assert combat_matters(seen(fight(units))) is expected


def test_without_attacks_the_combat_waits_only_for_a_recycle_that_does_something() -> None:
    assert combat_matters(seen(fight({"A-R3": "R-08"}, recycled=False)))
    assert not combat_matters(seen(fight({}, recycled=False)))


# --- an Orders window --------------------------------------------------------------------------------------


def window(sovereign: str, units: dict[str, str], hand: str = "", area: str = "S") -> VitorianObservation:
    """Seat B answers an attack, and may recycle."""
    red = {"sovereign": "R-00", "area": "P", "recycled": True}
    white = {"sovereign": sovereign, "hand": hand, "area": area, "convoy": "P S", "recycled": False}
    board = Board(phase="combat", units=units, seats=[red, white])
    board.do("attack A-V3 B-V3" if "B-V3" in units else "attack A-V3 SOV")
    assert board.asked == "B window"
    return seen(board, 1)


TANK = {"A-V3": "R-08"}


@pytest.mark.parametrize(
    ("sovereign", "units", "expected"),
    [
        ("I-00", TANK | {"B-V3": "I-02"}, True),
        ("I-00", TANK | {"B-V1": "I-02"}, False),
        ("M-00", TANK | {"B-V3": "I-02"}, False),
        ("B-00", TANK | {"B-V2": "I-02"}, True),
        ("B-00", TANK | {"B-V5": "I-02"}, False),
    ],
    ids=[
        "a bastion for whoever is struck", "a bastion far off", "readying resources", "a unit steps between",
        "a unit too far off",
    ],
)  # fmt: skip
def test_a_recycle_in_a_window_matters_where_the_combat_would_go_another_way(
    sovereign: str, units: dict[str, str], expected: bool
) -> None:
    assert window_matters(window(sovereign, units)) is expected


def test_an_order_in_hand_always_matters() -> None:
    units = TANK | {"B-V3": "I-02"}
    assert window_matters(window("M-00", units, hand="N-11", area="P S"))
    assert not window_matters(window("M-00", units, area="P S"))
