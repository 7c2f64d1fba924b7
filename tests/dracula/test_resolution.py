"""The comparison of the racks and the end of the match (D34 to D42, D53)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.dracula.cards import DECK, NUMBERS, SUIT, VALUE, order_numbers
from game.dracula.config import STANDARD
from game.dracula.events import DistrictResolved, GameEnded
from game.dracula.rules.resolution import compare
from game.dracula.system import new
from game.rules.chance import Chance
from game.rules.contract import IllegalAction, Outcome
from tests.dracula.table import Table, table


def score(laid: Table) -> str:
    """The winners of the districts in order."""
    return "".join("DV"[event.winner] for event in laid.events() if isinstance(event, DistrictResolved))


PAIRS = [
    ("B1", "X8", 0, "trump", "D34"), ("X8", "B1", 1, "trump", "D34"), ("B3", "B4", 1, "trump_value", "D34"),
    ("B8", "B7", 0, "trump_value", "D34"), ("O6", "X5", 0, "value", "D35"), ("X2", "O3", 1, "value", "D35"),
    ("X6", "B6", 1, "trump", "D34"), ("X2", "O2", 0, "column", "D36"), ("O3", "S3", 1, "column", "D36"),
    ("S1", "X1", 1, "column", "D36"), ("S5", "O5", 0, "column", "D36"), ("X7", "X8", 1, "value", "D35"),
]  # fmt: skip


@pytest.mark.rule("D34", "D35", "D36")
@pytest.mark.parametrize(("first", "second", "winner", "why", "rule"), PAIRS)
def test_trump_then_value_then_column(first: str, second: str, winner: int, why: str, rule: str) -> None:
    verdict = compare(order_numbers("BXSO"), NUMBERS[first], NUMBERS[second])
    assert (verdict.winner, verdict.why, verdict.rule) == (winner, why, rule)


@pytest.mark.rule("D2", "R23")
@given(st.permutations(range(4)), st.lists(st.sampled_from(DECK), min_size=3, max_size=3, unique=True))
def test_every_comparison_has_one_winner_and_no_circles(order: list[int], cards: list[int]) -> None:
    def strength(card: int) -> tuple[bool, int, int]:
        return SUIT[card] == order[0], VALUE[card], -order.index(SUIT[card])

    for first in cards:
        for second in cards:
            if first != second:
                assert (compare(order, first, second).winner == 0) == (strength(first) > strength(second))


@pytest.mark.rule("D34", "D37", "R20")
def test_districts_are_compared_in_the_order_of_the_vane() -> None:
    laid = table(d="O6 X2 S7 O8 O4", v="X5 O3 X6 S3 X8").resolve()
    assert score(laid) == "DVDDV"
    assert laid.told == [
        DistrictResolved(1, ("O6", "X5"), 0, "value", "D35", 12, 12, 0, 1),
        DistrictResolved(2, ("X2", "O3"), 1, "value", "D35", 12, 11, 0, 0),
        DistrictResolved(3, ("S7", "X6"), 0, "value", "D35", 11, 11, 0, 1),
        DistrictResolved(4, ("O8", "S3"), 0, "value", "D35", 11, 11, 0, 1),
        DistrictResolved(5, ("O4", "X8"), 1, "value", "D35", 11, 10, 0, 0),
    ]
    assert (laid.state.health, laid.state.vampires, laid.state.resolved) == (10, [1, 0, 1, 1, 0], 5)


@pytest.mark.rule("D34")
def test_all_cards_are_shown_when_the_round_is_compared() -> None:
    laid = table(round=5).resolve()
    assert laid.sees("D") == "X3* B6* S1* O5* X7* / O7* S4* B2* X6* O2*"


@pytest.mark.rule("D36", "D26")
def test_the_column_as_changed_by_a_7_is_used() -> None:
    laid = table(v="S3 O6 X1 B5 X2", deck="O7", no_more=True, pile=21).play("discard drawn [S]").resolve()
    assert (laid.order, score(laid)) == ("SXBO", "VDDVD")


@pytest.mark.rule("D38", "D39")
def test_the_last_health_point_ends_the_match_there() -> None:
    laid = table(health=1, vampires=(3, 3, 3, 3, 3)).resolve()
    assert (score(laid), laid.state.health, laid.state.vampires) == ("V", 0, [3, 3, 3, 3, 3])
    assert laid.told[-1] == GameEnded(1, "dracula_destroyed", "D39")
    assert laid.state.outcome == Outcome(1, "dracula_destroyed", "D39")
    assert (laid.state.phase, laid.state.to_move) == ("over", None)


@pytest.mark.rule("D38", "D40")
def test_the_fourth_vampire_ends_the_match_there() -> None:
    laid = table(d="X8 B6 S1 O5 X7", health=1, vampires=(3, 0, 0, 0, 0)).resolve()
    assert (score(laid), laid.state.health, laid.state.vampires) == ("D", 1, [4, 0, 0, 0, 0])
    assert laid.told[-1] == GameEnded(0, "district_lost", "D40")
    assert laid.state.outcome == Outcome(0, "district_lost", "D40")


@pytest.mark.rule("D38")
def test_whichever_limit_comes_first_along_the_vane_decides() -> None:
    laid = table(d="X8 B6 S1 O5 X7", health=1, vampires=(0, 0, 0, 0, 3)).resolve()
    assert (score(laid), laid.state.vampires) == ("DDV", [1, 1, 0, 0, 3])
    assert laid.state.outcome is not None and laid.state.outcome.winner == 1


@pytest.mark.rule("D41", "R25")
def test_dracula_wins_by_outliving_round_five() -> None:
    laid = table(health=6, vampires=(2, 1, 0, 1, 1), round=5).resolve()
    assert (score(laid), laid.state.health) == ("VDVVD", 3)
    assert laid.told[-1] == GameEnded(0, "dracula_survived", "D41")
    assert laid.state.outcome == Outcome(0, "dracula_survived", "D41")


@pytest.mark.rule("D41", "D39", "R25")
def test_the_last_health_point_can_fall_in_the_last_district_of_round_five() -> None:
    laid = table(v="O7 S4 B2 X6 X8", health=4, round=5).resolve()
    assert score(laid) == "VDVVV"
    assert laid.state.outcome == Outcome(1, "dracula_destroyed", "D39")


@pytest.mark.rule("D41", "D42")
@pytest.mark.parametrize("round", [1, 4])
def test_earlier_rounds_end_without_a_winner(round: int) -> None:
    laid = table(health=4, vampires=(2, 2, 2, 2, 2), round=round).resolve()
    assert (score(laid), laid.state.outcome, laid.state.health) == ("VDVVD", None, 1)
    assert not any(isinstance(event, GameEnded) for event in laid.told)


@pytest.mark.rule("D42", "D51")
def test_in_play_the_next_round_follows_by_itself() -> None:
    state = table(deck="S8", pile=6).state
    told = state.apply(state.legal_actions(0)[0]) + state.apply(next(
        action for action in state.legal_actions(0) if action.place == 0  # type: ignore[union-attr]
    ))  # fmt: skip
    kinds = [type(getattr(item, "full", item)).__name__ for item in told]
    assert kinds == [
        "Drawn", "Discarded", "RoundEnded", *["DistrictResolved"] * 5, "RoundStarted", "TurnStarted", "Drawn",
    ]  # fmt: skip
    assert (state.round, state.turn, state.phase, state.pile, len(state.deck)) == (2, 0, "discard", [], 21)


@pytest.mark.rule("D39", "D51")
def test_in_play_nothing_follows_the_end_of_the_match() -> None:
    state = table(deck="S8", pile=6, health=1).state
    state.apply(state.legal_actions(0)[0])
    told = state.apply(next(action for action in state.legal_actions(0) if action.place == 0))  # type: ignore[union-attr]
    assert isinstance(told[-1], GameEnded)
    assert (state.round, state.phase) == (1, "over")


@pytest.mark.rule("D53")
@pytest.mark.parametrize("seat", [0, 1])
def test_either_seat_may_give_up_at_any_time(seat: int) -> None:
    state = new(STANDARD, 8)[0]
    chance = Chance.of(8)
    while state.to_move is not None:
        trial = state.clone()
        assert trial.concede(seat) == [GameEnded(1 - seat, "conceded", "D53")]
        assert trial.outcome == Outcome(1 - seat, "conceded", "D53")
        assert trial.legal_actions(0) == trial.legal_actions(1) == ()
        state.apply(chance.pick(state.legal_actions(state.to_move)))


@pytest.mark.rule("D53")
def test_nobody_gives_up_a_match_that_is_over_or_a_seat_that_is_not() -> None:
    state = new(STANDARD, 8)[0]
    with pytest.raises(IllegalAction) as caught:
        state.concede(2)
    assert (caught.value.reason.code, caught.value.reason.where) == ("no_such_seat", "seat 2")
    state.concede(0)
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        state.concede(1)
    assert (caught.value.reason.code, caught.value.reason.rule) == ("game_over", "D53")
    assert state.digest() == before


@pytest.mark.rule("D54")
def test_no_match_needs_more_than_110_draws() -> None:
    from game.dracula.events import Drawn

    for seed in range(60):
        state, told = new(STANDARD, seed)
        chance = Chance.of(seed, 3)
        while state.to_move is not None:
            told += state.apply(chance.pick(state.legal_actions(state.to_move)))
        assert sum(isinstance(getattr(item, "full", item), Drawn) for item in told) <= 110
