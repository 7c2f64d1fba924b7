"""The exact value between rounds, and the judgement of single actions."""

from __future__ import annotations

from itertools import product

import pytest

from game.dracula.actions import Discard
from game.dracula.cards import NUMBERS, order_numbers
from game.dracula.judgement import Judge, Taste
from game.dracula.prospects import Outlook, chance_before_round, strengths
from game.dracula.rules.resolution import compare
from tests.opponents.positions import DRACULA, VAN_HELSING, position

BASE = "X3 B6 S1 O5 X7"
OTHER = "O7 S4 B2 X6 O2"


@pytest.mark.rule("D55")
@pytest.mark.parametrize(
    ("health", "vampires", "percent"),
    [
        (9, (0, 0, 0, 0, 0), 25.4),
        (10, (0, 0, 0, 0, 0), 34.0),
        (11, (0, 0, 0, 0, 0), 43.1),
        (12, (0, 0, 0, 0, 0), 52.5),
        (13, (0, 0, 0, 0, 0), 62.5),
        (14, (0, 0, 0, 0, 0), 72.7),
        (15, (0, 0, 0, 0, 0), 82.1),
        (12, (0, 0, 1, 0, 0), 62.5),
        (12, (0, 0, 2, 0, 0), 79.4),
    ],
)
def test_the_worth_of_handicaps_when_every_district_is_a_coin_flip(
    health: int, vampires: tuple[int, ...], percent: float
) -> None:
    assert round(100 * chance_before_round(5, health, vampires), 1) == percent


@pytest.mark.rule("D55")
def test_the_short_match_is_fair() -> None:
    assert round(100 * chance_before_round(4, 8, (1, 1, 1, 1, 1)), 1) == 50.7


@pytest.mark.rule("D41")
def test_after_the_last_round_dracula_has_survived() -> None:
    assert chance_before_round(0, 1, (3, 3, 3, 3, 3)) == 1.0


@pytest.mark.rule("D38")
def test_districts_are_compared_in_order_and_the_first_limit_ends_the_match() -> None:
    """The last health point falls before the fourth vampire comes, and the other way round."""
    assert Outlook(3, 1, (0, 0, 0, 0, 3)).chance((1, 1, 0, 0, 1)) == 0.0
    assert Outlook(3, 1, (3, 0, 0, 0, 0)).chance((1, 0, 0, 0, 0)) == 1.0


def test_an_outlook_is_the_average_over_all_outcomes() -> None:
    outlook, odds = Outlook(2, 5, (2, 1, 0, 1, 3)), (0.2, 0.9, 0.5, 0.4, 0.7)
    expected = 0.0
    for wins in product((0, 1), repeat=5):
        weight = 1.0
        for share, won in zip(odds, wins, strict=True):
            weight *= share if won else 1 - share
        expected += weight * outlook.chance(wins)
    assert outlook.chance(odds) == pytest.approx(expected)


@pytest.mark.rule("D34", "D35", "D36")
@pytest.mark.parametrize("order", ["BXSO", "XOBS", "SOXB"])
def test_strengths_order_the_cards_as_the_rules_compare_them(order: str) -> None:
    strength, tokens = strengths(order), order_numbers(order)
    for one, two in product(range(32), repeat=2):
        if one != two:
            assert (compare(tokens, one, two).winner == 0) == (strength[one] > strength[two])


@pytest.mark.parametrize("seat", [DRACULA, VAN_HELSING])
def test_with_all_cards_known_the_worth_is_what_the_comparison_leads_to(seat: int) -> None:
    """Base racks: districts go V D V D V (trump B, then X, S, O)."""
    seen = position(seat, BASE, OTHER, "X8", health=3, vampires=(0, 0, 0, 0, 0), last_turn=True).observe(seat)
    wins = 1 if seat == VAN_HELSING else 0
    judge = Judge(seen, Taste())
    assert judge.now() == wins


def test_a_discard_is_judged_with_its_effect() -> None:
    """Each way to play the last turn is judged as the engine then plays it."""
    state = position(
        DRACULA, "X3 B6 S7 O4 X6", OTHER, "S5", health=2, vampires=(3, 0, 0, 0, 0), last_turn=True
    )
    for one in Judge(state.observe(DRACULA), Taste()).discards():
        after = state.clone()
        after.apply(one.action)
        if one.ends:
            assert after.outcome is not None
            assert one.now == (1.0 if after.outcome.winner == DRACULA else 0.0), one.action
        else:
            assert after.outcome is None and one.card == NUMBERS["S5"]


def test_a_hidden_card_counts_as_better_than_average() -> None:
    state = position(DRACULA, "X6 X5 X4 S4 O4", OTHER, open_rival=False)
    unseen = [card for card in range(32) if card not in {*state.racks[0], *state.pile}]
    strength = strengths("BXSO")
    mine = NUMBERS["X6"]
    weaker = sum(strength[card] < strength[mine] for card in unseen)
    judge = Judge(state.observe(DRACULA), Taste())
    assert judge._beats(mine, -1, "BXSO") == pytest.approx(
        weaker * (weaker - 1) / (len(unseen) * (len(unseen) - 1))
    )
    assert judge._beats(mine, -1, "BXSO") < weaker / len(unseen)


def test_what_was_swapped_is_known_until_it_is_forgotten() -> None:
    state = position(DRACULA, BASE, OTHER, "X8", open_rival=False, known="O7", health=3, last_turn=True)
    seen = state.observe(DRACULA)
    assert seen.rival[0].card == "O7" and seen.rival[0].known
    remembering, forgetting = Judge(seen, Taste()), Judge(seen, Taste(), forget=True)
    assert remembering.now() != forgetting.now()
    assert remembering._beats(NUMBERS["X3"], remembering._rival[0], "BXSO") == 0.0


def test_the_eight_and_the_last_card_end_the_round_and_a_five_does_not() -> None:
    last = Judge(position(DRACULA, BASE, OTHER, "X8", last_turn=True).observe(DRACULA), Taste())
    ends = {one.action: one.ends for one in last.discards()}
    assert ends[Discard(0)] is True and ends[Discard(4)] is False
    empty = Judge(position(DRACULA, BASE, OTHER, "S5", last_card=True).observe(DRACULA), Taste())
    assert all(one.ends for one in empty.discards())
