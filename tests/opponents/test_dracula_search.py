"""The searching player: imagined rounds obey the rules, worlds fit what is known, time is kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.dracula.actions import Call, Discard, Draw
from game.dracula.cards import BIT, DECK, NONE, SUITS, VALUE, order_numbers, order_text
from game.dracula.judgement import Judge, Taste
from game.dracula.prospects import Outlook, strengths
from game.dracula.search import LOOK_EVERY, SEEN_BONUS, Results, Search, is_settled
from game.dracula.system import DraculaState, new
from game.dracula.worlds import ROUGHNESS, Stakes, World, shares
from game.rules.chance import Chance
from game.systems import SYSTEMS
from tests.opponents.positions import DRACULA, VAN_HELSING, position

SYSTEM = SYSTEMS["dracula"]
EVER = float("inf")


def search(state: DraculaState, seconds: float = EVER, seed: int = 1) -> Search:
    seen = state.observe(state.turn)
    return Search(seen, Judge(seen, Taste()), Chance.of(seed), seconds)


def walk(games: int) -> Iterator[DraculaState]:
    """Positions of random play in which a discard is asked."""
    for seed in range(games):
        state, _ = new(SYSTEM.config(), seed)
        chance = Chance.of(seed, 5)
        while state.outcome is None:
            if state.phase == "discard":
                yield state
            state.apply(chance.pick(state.legal_actions(state.turn)))


def true_world(state: DraculaState) -> World:
    """The world that is."""
    shown = tuple([bool((state.up | state.known) & BIT[card]) for card in rack] for rack in state.racks)
    return World(
        (state.racks[0][:], state.racks[1][:]),
        (shown[0], shown[1]),
        state.deck[:],
        order_text(state.order),
        len(state.pile),
        state.turn,
        state.caller is not None,
    )


def test_an_imagined_turn_does_what_the_rules_do() -> None:
    compared = 0
    for state in walk(games=6):
        judge = Judge(state.observe(state.turn), Taste())
        for one in judge.discards():
            world, after = true_world(state), state.clone()
            search(state)._discard(world, one)
            after.apply(one.action)
            if world.over:
                assert after.outcome is not None or after.round > state.round
                continue
            compared += 1
            assert after.round == state.round and after.outcome is None
            assert list(world.racks) == list(after.racks), one.action
            assert order_numbers(world.order) == after.order and world.turn == after.turn
            assert world.shown == true_world(after).shown
    assert compared > 500


def test_a_round_that_is_played_out_ends_by_the_rules() -> None:
    for state in walk(games=2):
        world = true_world(state)
        world.discard(state.drawn, 0)
        cards = len(world.deck)
        stakes = search(state)._stakes
        assert 0.0 <= world.play_out(stakes) <= 1.0
        assert world.over and len(world.deck) <= cards
        every = [*world.racks[0], *world.racks[1], *world.deck]
        assert len(set(every)) == len(every)


def test_a_turn_in_which_nobody_calls_takes_a_card_and_throws_one() -> None:
    for state in walk(games=2):
        world, stakes = true_world(state), search(state)._stakes
        cards, thrown = len(world.deck), world.pile
        if cards:
            world.draw(stakes)
            assert len(world.deck) < cards and world.pile > thrown


def test_dealt_worlds_fit_what_the_seat_knows() -> None:
    for state in walk(games=2):
        seen = state.observe(state.turn)
        world = search(state, seed=len(state.pile))._world(0)
        assert world.racks[state.turn] == state.racks[state.turn]
        for at, card in enumerate(seen.rival):
            if card.card is not None:
                assert world.racks[1 - state.turn][at] == state.racks[1 - state.turn][at]
        cards = sorted([*world.racks[0], *world.racks[1], *world.deck, *state.pile, state.drawn])
        assert cards == list(DECK)
        if seen.deck_top is not None:
            assert world.deck[-1] == state.deck[-1]


def test_candidates_meet_the_same_worlds() -> None:
    looking = search(next(walk(1)))
    first = looking._world(3)
    assert looking._world(3) is first
    copy = first.copy()
    copy.racks[0][0] = NONE
    assert first.racks[0][0] != NONE


@pytest.mark.parametrize("order", ["BXSO", "SOXB"])
def test_a_share_grows_with_the_strength(order: str) -> None:
    ranked = sorted(DECK, key=lambda card: strengths(order)[card])
    assert [shares(order)[card] for card in ranked] == sorted(shares(order))
    assert shares(order)[ranked[-1]] == 1.0 and shares(order)[ranked[0]] == 0.0


def test_the_rough_lead_hides_no_real_one() -> None:
    """A guess decides only where the exact lead is far from what is asked."""
    chance = Chance.of(3)
    missed = 0
    for _ in range(300):
        vampires = tuple(chance.below(4) for _ in range(5))
        outlook = Outlook(chance.below(4), 1 + chance.below(8), vampires)
        odds = [chance.chance() for _ in range(5)]
        before = outlook.chance([0.5] * 5)
        stakes = Stakes(outlook, before, odds)
        exact = outlook.chance(odds) - before >= 0.35
        missed += exact and not stakes.is_ahead(DRACULA, odds, 0.35)
        assert exact or not stakes.is_ahead(DRACULA, odds, 0.35)
    assert missed <= 3 and 0 < ROUGHNESS < 0.35


def test_out_of_time_the_best_look_stands() -> None:
    state = position(DRACULA, "X4 S4 O4 X3 O2", "X8 B3 B4 B5 B6", "B7", open_rival=False, round=3)
    looking = search(state, seconds=0.0)
    judged = Judge(state.observe(DRACULA), Taste()).discards()
    best = max(judged, key=lambda one: one.worth).action
    assert looking.best_discard(judged, 8, 10_000) == best and not looking._dealt


@pytest.mark.parametrize("seat", [DRACULA, VAN_HELSING])
def test_out_of_time_half_way_the_best_so_far_stands(seat: int) -> None:
    """After three worlds the clock stops the search: what leads in these three is taken."""
    racks = ("X4 S4 O4 X3 O2", "X8 B3 B4 B5 B6")
    state = position(seat, *(racks if seat == DRACULA else racks[::-1]), "B7", open_rival=False, round=4)
    seen = state.observe(seat)
    judged = Judge(seen, Taste()).discards()
    ticks = iter(range(100))
    looking = Search(seen, Judge(seen, Taste()), Chance.of(4), 4.0, clock=lambda: next(ticks))
    taken = looking.best_discard(judged, 6, 10_000)
    assert len(looking._dealt) == 3
    sums = {}
    for one in sorted(judged, key=lambda one: -one.worth)[:6]:
        bonus = 0.0 if one.ends else SEEN_BONUS.get(VALUE[one.card], 0.0)
        worth = 0.0
        for world in looking._dealt:
            copy = world.copy()
            looking._discard(copy, one)
            dracula = copy.play_out(looking._stakes)
            worth += (dracula if seat == DRACULA else 1 - dracula) + bonus
        sums[one.action] = worth
    assert taken == max(sums, key=lambda action: sums[action])


def tries(*worths: float) -> list[float]:
    """What an action leads to in a hundred worlds."""
    return [worths[number % len(worths)] for number in range(100)]


FIRST, SECOND, THIRD = Discard(0), Discard(1), Discard(2)


@pytest.mark.parametrize(
    ("others", "sign", "settled"),
    [
        ([tries(0.5), tries(0.4)], 1, True),  # better in every world
        ([tries(0.6), tries(0.5)], 1, False),  # one of them leads to the same
        ([tries(0.7), tries(0.4)], 1, True),  # another one is better
        ([tries(0.1, 0.9), tries(0.4)], 1, False),  # better on average, but that may be chance
        ([tries(0.5), tries(0.59, 0.61)], 1, False),  # one of the others is as good
        ([tries(0.5), tries(0.4)], -1, True),  # for Van Helsing the lowest is the best
        ([tries(0.7), tries(0.6)], -1, False),
    ],
)
def test_an_answer_is_clear_when_no_chance_explains_the_lead(
    others: list[list[float]], sign: int, settled: bool
) -> None:
    results: Results = dict(zip((FIRST, SECOND, THIRD), [tries(0.6), *others], strict=True))
    assert is_settled(results, list(results), sign) is settled


def test_a_clear_answer_is_given_early_and_a_close_one_tried_to_the_end() -> None:
    clear = position(
        DRACULA, "X4 S4 O4 X3 O2", "X8 B3 B4 B5 B6", "B7", open_rival=False, vampires=(3, 0, 0, 0, 0)
    )
    judged = Judge(clear.observe(DRACULA), Taste()).discards()
    best = max(judged, key=lambda one: one.worth)
    worst = min(judged, key=lambda one: one.worth)
    looking = search(clear)
    assert looking.best_discard([best, worst], 2, 4000) == best.action
    assert len(looking._dealt) == LOOK_EVERY
    lost = search(position(VAN_HELSING, "B8 B7 B6 B5 B4", "X4 S4 O4 X3 O2", health=6))
    lost.call_or_draw(True, 400)
    assert len(lost._dealt) == 400 // 2


@pytest.mark.parametrize(("rather_call", "action"), [(True, Call()), (False, Draw())])
def test_where_both_are_equal_the_look_decides(rather_call: bool, action: Call | Draw) -> None:
    lost = position(VAN_HELSING, "B8 B7 B6 B5 B4", "X4 S4 O4 X3 O2", health=6)
    assert search(lost).call_or_draw(rather_call, 20) == action


def test_a_round_that_cannot_be_lost_is_called() -> None:
    sure = position(DRACULA, "B8 B7 B6 B5 B4", "X4 S4 O4 X3 O2", health=5, vampires=(3, 3, 3, 3, 3))
    assert search(sure).call_or_draw(True, 50) == Call()


def test_every_suit_can_become_trump_in_an_imagined_round() -> None:
    state = position(DRACULA, "X4 S4 O4 X3 O2", "X8 B3 B4 B5 B6", "O7", open_rival=False)
    orders = set()
    for one in Judge(state.observe(DRACULA), Taste()).discards():
        if isinstance(one.action, Discard) and one.action.suit:
            world = true_world(state)
            search(state)._discard(world, one)
            orders.add(world.order[0])
    assert orders == set(SUITS) - {"B"}
