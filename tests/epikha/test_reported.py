"""What players report in games of this kind: nothing to choose, may and must, who returned, no end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.epikha import actions as act
from game.epikha import cardtexts
from game.epikha import events as ev
from game.epikha.card import CARDS
from game.epikha.matchups import config_of
from game.epikha.rules import refusals
from game.epikha.system import EpikhaState, new
from game.language import CODES, Language
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Action, visible_to
from tests.epikha.positions import A, B, Board

MOST_ROUNDS = 90
"""Turns of both: no match of passing outlives the two decks, each of which loses a card a turn."""
MOST_ACTS = 400
"""Actions of a seat in one turn: cards, spaces and Vital run out long before (E9.2, E10.2, E7.10)."""
ENOUGH = 60
"""Vital with which anything can be paid and raised."""


# --- P-05: nothing to choose -------------------------------------------------------------------------------

WORLDS: dict[str, Callable[[Board], object]] = {
    "nobody": lambda board: None,
    "one enemy": lambda board: board.add(B, "E01"),
    "an own mage with an arm": lambda board: board.add(A, ("E04", "E09")),
    "a full zone": lambda board: [board.add(A, "E01", magic=space) for space in range(5)],
}
"""What stands there besides the Player cards: nothing to aim at, one thing, one space too few."""


def played_out(board: Board, chance: Chance) -> None:
    """Answer by chance until the free decisions of the phase come back; there is always an answer."""
    for _ in range(MOST_ACTS):
        question = board.table.question
        if question is None or question.ask == "main":
            return
        board.do(chance.pick(board.legal()))  # type: ignore[arg-type]
    raise AssertionError(f"{board.asked} never ends")


@pytest.mark.rule("E9.2", "E12.4")
@pytest.mark.parametrize("place", WORLDS)
def test_no_card_leads_into_a_dead_end(place: str) -> None:
    for number, name in enumerate(card for card, one in CARDS.items() if not one.is_player):
        board = Board(phase="deployment")
        WORLDS[place](board)
        if CARDS[name].is_spirit:
            board.table.sides[A].spirits.append(name)
        board.hand(A, *[name] * (not CARDS[name].is_spirit), pool=ENOUGH)
        board.main()
        for action in [one for one in board.legal() if getattr(one, "card", "") == name]:
            tried = Board(phase="deployment")
            tried.table = board.table.clone()
            tried.do(action)  # type: ignore[arg-type]
            played_out(tried, Chance.of(number))
            assert tried.table.question is not None or tried.table.agenda == []


@pytest.mark.rule("E12.2")
@pytest.mark.parametrize("name", ["A17", "X30", "X32"])
def test_what_finds_no_target_is_refused_with_a_reason_and_changes_nothing(name: str) -> None:
    board = Board(phase="deployment")
    board.hand(A, name, pool=ENOUGH)
    board.main()
    before = board.table.digest()
    assert act.Cast(name) not in board.legal()
    reason = refusals.why_not(board.table, A, act.Cast(name))
    assert reason is not None and reason.rule and board.table.digest() == before


# --- P-06: may and must ------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_no_text_of_a_card_says_may_for_all_its_effects_are_compulsory_once_announced(code: str) -> None:
    """What is left open is whether a card, a marker or a group is used at all: that the rules say (E11.1)."""
    language, words = Language(code), {"es": ("puede", "puedes"), "en": ("may", "can")}[code]
    allowing = set()
    for name, card in CARDS.items():
        texts = [cardtexts.effect(language, name, number) for number in range(len(card.effects))]
        if any(word in text.casefold().split() for text in texts for word in words):
            allowing.add(name)
    assert allowing == set()


@pytest.mark.rule("E16.4", "E14.4")
def test_coins_shields_and_arms_are_never_used_unasked() -> None:
    board = Board(active=B)
    board.packet(A, board.add(A, "X04"), (6, 1))
    assert act.CallCoin("no") in board.legal() and board.table.play_chance == Chance.of(1, 1)
    board.do(act.CallCoin("no"))
    assert not any(isinstance(event, ev.CoinCalled) for event in board.told)
    board = Board(active=B)
    board.packet(A, board.player(A, "E13"), (4, 1), way="direct")
    board.do(act.Done())
    side = board.table.sides[A]
    assert side.area is not None
    assert [arm.damage for arm in side.area.bodies[0].arms] == [0] and side.area.bodies[0].damage == 4


# --- P-04: what came back is a new card --------------------------------------------------------------------


@pytest.mark.rule("E7.10", "E12.4")
def test_a_spell_meant_for_a_character_that_came_back_does_nothing_to_it() -> None:
    board = Board(phase="deployment")
    board.hand(A, "E17", pool=5)
    board.hand(B, "X30", pool=5)
    soldier = board.add(B, "E03")
    board.main()
    board.do(act.Cast("E17"), act.Aim(soldier), act.Pay())
    board.do(act.Cast("X30"), act.Aim(soldier), act.Pay())
    while board.table.chain:
        board.do(act.Pass())
    assert board.table.sides[B].hand == ["E03"] and board.table.sides[A].discard == ["E17"]
    again = board.add(B, "E03")
    assert again != soldier and not board.group(again).bodies[0].damage


# --- P-08 and P-13: no end ---------------------------------------------------------------------------------


def declined(state: EpikhaState, seat: int) -> Action:
    """What somebody says who wants nothing."""
    legal = state.legal_actions(seat)
    for kind in (act.Keep, act.Pass, act.Done, act.EndPhase):
        found = [action for action in legal if isinstance(action, kind)]
        if found:
            return found[0]
    return legal[-1]


@pytest.mark.rule("E17.3", "E8.7")
@pytest.mark.parametrize("seed", [0, 1])
def test_a_match_of_passing_only_ends_by_an_empty_deck(seed: int) -> None:
    state, told = new(config_of("starters", seed), seed)
    while (seat := state.to_move) is not None:
        assert state.turn <= MOST_ROUNDS
        told += state.apply(declined(state, seat))
    assert state.outcome is not None and state.outcome.rule == "E17.3"
    assert not state.sides[state.active].deck and state.outcome.winner == 1 - state.active
    ends = [event for event in visible_to(SPECTATOR, told) if isinstance(event, ev.GameEnded)]
    assert len(ends) == 1


@pytest.mark.rule("E10.2", "E7.10", "E19")
def test_no_turn_goes_on_for_ever_for_who_does_everything_but_end_it() -> None:
    state, _ = new(config_of("gahu,taliuz", 7), 7)
    chance, acts, turn = Chance.of(7, 1), 0, 0
    while (seat := state.to_move) is not None:
        acts, turn = (acts + 1, turn) if state.turn == turn else (0, state.turn)
        assert acts <= MOST_ACTS, f"turn {turn} goes on and on"
        legal = state.legal_actions(seat)
        busy = [one for one in legal if not isinstance(one, act.EndPhase | act.Pass)]
        state.apply(chance.pick(busy or legal))
    assert turn > 2
