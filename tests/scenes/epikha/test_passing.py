"""Between two people a seat that can do nothing is asked all the same, and it looks like any pass."""

from __future__ import annotations

import pytest

from game.epikha import events as ev
from game.epikha.actions import EndPhase
from scenes.epikha.changes import RULES
from scenes.epikha.positions import match_at, seats
from scenes.table.view import MatchView

PEOPLE = seats(None, ("Ana", "Bruno"))
EMPTY = {"hand": "", "reserves": [], "player": "P"}


def asked(hand: str, pool: int) -> list[int]:
    """The seats that are asked in the other's turn, by themselves passing, once its Despliegue is ended."""
    match = match_at(PEOPLE, seats=[EMPTY, EMPTY | {"hand": hand, "pool": pool}])
    view = MatchView(match, RULES)
    view.uncover(0)
    assert view.act(0, EndPhase()) is None
    found = []
    while view.pending:
        if view.passed_now is not None:
            found.append(view.passed_now[0])
            view.answer()
        view.take()
    return found


@pytest.mark.rule("E12.1")
def test_a_seat_that_could_only_pass_is_asked_all_the_same() -> None:
    assert 1 in asked("", 0)


@pytest.mark.rule("E12.1")
def test_a_seat_that_may_act_is_asked_by_the_rules_and_not_twice() -> None:
    assert asked("X29", 5) == []


def test_what_everybody_may_know_does_not_say_whether_a_pass_was_the_only_way() -> None:
    match = match_at(PEOPLE, ("end",), seats=[EMPTY, EMPTY])
    passes = [event for event in match.public_events() if isinstance(event, ev.WindowPassed)]
    assert passes and not any(event.by_itself for event in passes)
