"""The numbers of the result page, counted from events."""

from __future__ import annotations

from typing import Any

import pytest

from game.dracula.events import Called, Discarded, DistrictResolved, GameEnded, RoundStarted, TurnStarted
from game.language import Language
from scenes.dracula.result_part import TownResult
from scenes.dracula.statistics import Swing, match_statistics
from scenes.menu_tour_states import finished

HIDDEN = ((None,) * 5, (None,) * 5)


def started(number: int) -> RoundStarted:
    return RoundStarted(number, HIDDEN, 22)


def discarded(seat: int, card: str) -> Discarded:
    return Discarded(seat, card, 0, None, False, 1)


def resolved(winner: int, reason: Any = "value") -> DistrictResolved:
    return DistrictResolved(1, ("X1", "X2"), winner, reason, "D35", 12, 11, 0, 0)


def test_counts_by_reason_value_and_seat() -> None:
    told = [
        started(1), TurnStarted(0), discarded(0, "X5"), TurnStarted(0, extra=True), discarded(0, "B8"),
        TurnStarted(1), discarded(1, "S5"), Called(0),
        resolved(0, "trump"), resolved(1, "column"), resolved(1), resolved(1), resolved(1),
        GameEnded(1, "no_health", "D39"),
    ]  # fmt: skip
    found = match_statistics(told)
    assert (found.rounds, found.turns, found.calls) == (1, 3, 1)
    assert found.reasons == {"trump": (1, 0), "trump_value": (0, 0), "value": (0, 3), "column": (0, 1)}
    assert found.discards[4] == (1, 1)
    assert found.discards[7] == (1, 0)
    assert sum(d + v for d, v in found.discards) == 3
    assert found.districts == (1, 4)
    assert not found.conceded


def test_swing_is_the_most_one_sided_round_the_last_of_equals() -> None:
    rounds = {2: "DDDVV", 3: "VVVVD", 4: "DDDDV"}
    told = [e for n, score in rounds.items() for e in (started(n), *(resolved("DV".index(s)) for s in score))]
    found = match_statistics(told)
    assert [course.score for course in found.courses] == [(3, 2), (1, 4), (4, 1)]
    assert found.courses[1].winners == (1, 1, 1, 1, 0)
    assert found.swing == Swing(4, 0, 4, 5)
    assert found.rounds == 3


def test_a_match_given_up_at_once() -> None:
    found = match_statistics([started(1), TurnStarted(0), GameEnded(1, "conceded", "D53")])
    assert found.conceded
    assert found.swing is None
    assert found.courses == ()


@pytest.mark.rule("D49")
def test_the_figures_add_up() -> None:
    result = TownResult(Language("es"), finished("D40"))
    dracula, hunter = result.figures.districts
    assert sum(result.seen.vampires) == dracula
    assert result.seen.start_health - result.seen.health == hunter
    assert max(result.seen.vampires) == result.seen.humans_at_start
