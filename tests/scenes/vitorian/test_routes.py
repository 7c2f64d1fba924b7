"""Every legal action is a row of presses, and what glows is exactly what may be pressed next."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.chance import Chance
from game.vitorian import actions as act
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS
from game.vitorian.system import new
from scenes.table.paths import Paths
from scenes.vitorian import routes

PAIRS = (("forge", "wings"), ("rampart", "flood"), ("siege", "fleet"), ("crusade", "hands"))
MOST_ACTS = 400


@pytest.mark.parametrize("decks", PAIRS, ids=lambda pair: pair[0])
def test_no_two_legal_actions_are_pressed_alike(decks: tuple[str, str]) -> None:
    chance = Chance.of(len(decks[0]))
    state, _ = new(VitorianConfig((DECKS[decks[0]], DECKS[decks[1]])), 5)
    asked = set()
    for _ in range(MOST_ACTS):
        seat = state.to_move
        if seat is None:
            break
        seen = state.observe(seat)
        asked.add(seen.ask)
        paths = routes.paths(seen)
        assert set(paths.actions.values()) == set(seen.legal), seen.ask
        for steps, action in paths.actions.items():
            assert routes.steps(action, seen) == steps
        state.apply(chance.pick(seen.legal))
    assert {"main", "combat", "payment"} <= asked


LETTERS = {("a", "x"): 1, ("a", "y"): 2, ("b",): 3, ("c", "z"): 4, ("d",): 5, ("d", "w"): 6}


def letters() -> Paths[int]:
    return Paths(LETTERS)


def test_a_path_goes_on_begins_anew_or_takes_back() -> None:
    paths = letters()
    assert paths.next(()) == {"a", "b", "c", "d"}
    assert paths.pressed((), "a") == ("a",)
    assert paths.pressed(("a",), "x") == ("a", "x")
    assert paths.pressed(("a",), "b") == ("b",)
    assert paths.pressed(("a", "x"), "y") == ("a", "y")
    assert paths.pressed(("a",), "a") == ()
    assert paths.pressed(("a",), "z") is None


def test_an_action_may_be_whole_and_still_go_on() -> None:
    paths = letters()
    assert paths.action(("a",)) is None and paths.action(("d",)) == 5
    assert not paths.ends(("d",)) and paths.ends(("d", "w"))
    assert paths.lone(("c",)) == ("c", "z") and paths.lone(("a",)) == ("a",)
    assert paths.after(("a",)) == [1, 2]


@pytest.mark.parametrize(
    ("action", "steps"),
    [
        (act.Mobilise("R-01", 7), ("card:R-01", "cell:7")),
        (act.PlayField("G-09"), ("card:G-09", "field:0")),
        (act.Move(2), ("cell:2", "cell:7")),
        (act.Attack(7, -1), ("cell:7", "sov:1")),
        (act.Recycle("S", 1), ("recycle", "res:S", "way:ability1")),
        (act.PutBack("P", False), ("look:P", "way:under")),
        (act.Aim(-1), ("sov:1",)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_pieces_stand_for_what_they_show(action: Any, steps: tuple[str, ...]) -> None:
    state, _ = new(VitorianConfig(first=0), 1)
    assert routes.steps(action, state.observe(0)) == steps
