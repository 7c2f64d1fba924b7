"""The computer players of Paladines de Epikha: what they must always do, never do, and may not know."""

from __future__ import annotations

from typing import Any

import pytest

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.characters import NAMES as CHARACTERS
from game.epikha.characters import character
from game.epikha.config import EpikhaConfig
from game.epikha.habits import TASTE, answer
from game.epikha.hints import hint
from game.epikha.judgement import WON, Taste, value
from game.epikha.matchups import config_of
from game.epikha.observing import observe
from game.epikha.opponent import NAMES, PLAYERS, level_of, levels
from game.epikha.planning import Planner
from game.epikha.rules.flow import DONE, PASS
from game.epikha.rules.legality import carry_out, legal
from game.epikha.state import Step
from game.epikha.system import new
from game.language import Language
from game.opponents import Budget
from game.rules.chance import Chance
from tests.epikha.positions import A, B, Board

SHORT = Budget(seconds=float("inf"), share=0.03)
"""No clock, so that results repeat on every machine, and few worlds, so that tests are quick."""
SURE = NAMES[2:]
"""Levels that make no careless errors."""
PHASES = ("deployment", "combat_phase", "regroup", "end_turn")


def turn(board: Board, begin: str = "deployment") -> Board:
    """Let the rest of A's turn begin, so that it goes on as in a match."""
    board.start(*(Step(phase, A) for phase in PHASES[PHASES.index(begin) :]))
    return board


def said(level: str, board: Board, seed: int = 0, character: str = "") -> EpikhaAction:
    """Return what a level does."""
    question = board.table.question
    assert question is not None
    seen = observe(board.table, question.seat)
    action = PLAYERS[level](seen, Chance.of(seed), SHORT, character)
    assert action in seen.legal
    return action  # type: ignore[return-value]


# --- winning (E17.1) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", NAMES)
def test_every_level_ends_the_match_with_a_spell_that_can(level: str) -> None:
    board = Board(phase="deployment")
    board.player(B, damage=190)
    board.add(B, "E03")
    board.hand(A, "E17", "E01", pool=5)
    turn(board)
    for seed in range(4):
        assert said(level, board, seed) == actions.Cast("E17")
    board.do(actions.Cast("E17"))
    target = board.table.sides[B].area
    assert target is not None
    for seed in range(4):
        assert said(level, board, seed) == actions.Aim(target.id)


@pytest.mark.parametrize("level", NAMES)
def test_every_level_declares_an_attack_that_ends_the_match(level: str) -> None:
    board = Board()
    board.player(B, damage=185)
    first, second = board.add(A, "E07"), board.add(A, "E07")
    board.add(A, "E01")
    turn(board, "combat_phase")
    board.do(actions.Attack(first, 0), actions.Attack(second, 1))
    for seed in range(4):
        assert said(level, board, seed) == DONE


@pytest.mark.parametrize("level", NAMES)
def test_every_level_strikes_with_magia_that_ends_the_match(level: str) -> None:
    board = Board(phase="regroup")
    board.player(B, damage=190)
    mage = board.add(A, "E04")
    board.add(B, "A01")
    turn(board, "regroup")
    for seed in range(4):
        assert said(level, board, seed) == actions.PlaceMagic(mage)


# --- not losing --------------------------------------------------------------------------------------------


def attacked(*, vital: int, defenders: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Board:
    """B's Player card has so much Vital; two attackers of 20 stand before it, and B is to answer them."""
    board = Board()
    board.player(B, damage=200 - vital)
    for name in defenders:
        board.add(B, name)
    board.hand(B, *hand)
    board.attack(board.add(A, "E07"), board.add(A, "E07"))
    board.passes()
    return board


@pytest.mark.parametrize("level", SURE)
def test_nobody_lets_the_last_vital_go_who_could_stand_in_the_way(level: str) -> None:
    board = attacked(vital=30, defenders=("A07",))
    assert board.asked == "B respond"
    for seed in range(3):
        action = said(level, board, seed)
        assert isinstance(action, actions.Respond)


@pytest.mark.parametrize("level", SURE)
def test_armour_takes_what_the_player_cannot(level: str) -> None:
    board = Board()
    group = board.player(B, "E14", damage=190)
    armour = board.arm(group, "E14")
    board.packet(B, -1, (12, 1), way="direct")
    assert said(level, board) == actions.AbsorbNext(armour)


@pytest.mark.parametrize("level", SURE)
def test_a_shield_is_cast_before_the_end(level: str) -> None:
    board = Board()
    board.player(B, damage=190)
    board.hand(B, "E18", pool=5)
    board.packet(B, -1, (15, 1), way="direct")
    assert said(level, board) == actions.Cast("E18")


def test_vital_for_a_shield_comes_from_opals_before_it_comes_from_the_player() -> None:
    board = Board()
    group = board.player(B, "O1", damage=170)
    board.hand(B, "A16")
    board.packet(B, -1, (25, 1), way="direct")
    assert answer(board.table.clone()) == actions.PlaceMagic(board.arm(group, "O1"))
    board.do(actions.PlaceMagic(board.arm(group, "O1")))
    assert answer(board.table.clone()) == actions.Cast("A16")


@pytest.mark.rule("E16.10", "E6.7")
def test_a_shield_that_would_be_pierced_is_raised() -> None:
    board = Board()
    board.player(B, damage=180)
    board.hand(B, "A16", pool=10)
    board.packet(B, -1, (20, 2), way="direct", perforador=2)
    board.do(actions.Cast("A16"))
    assert answer(board.table.clone()) == actions.Raise()


def test_nobody_pays_a_spell_with_the_last_vital_but_to_live() -> None:
    board = Board(phase="deployment")
    board.player(A, damage=194)
    board.hand(A, "E17")
    board.add(B, "E01")
    turn(board)
    assert actions.Cast("E17") in board.legal()
    assert answer(board.table.clone()) == actions.EndPhase()


def test_an_armour_that_holds_takes_the_blow_before_one_that_breaks() -> None:
    board = Board()
    group = board.player(B, "E13", "E14")
    board.packet(B, -1, (10, 1), way="direct")
    assert answer(board.table.clone()) == actions.AbsorbNext(board.arm(group, "E14"))


@pytest.mark.rule("E16.15a")
def test_a_unit_shares_damage_so_that_all_live() -> None:
    board = Board()
    unit = board.unit(B, "E01", "E01", "E01")
    board.packet(B, unit, (20, 1))
    while board.asked == "B points":
        carry_out(board.table, answer(board.table))
    assert all(left > 0 for left in board.left(unit)) and sum(board.left(unit)) == 10


# --- own phases --------------------------------------------------------------------------------------------


def test_opals_are_laid_out_given_to_the_player_and_placed_for_what_they_buy() -> None:
    board = Board(phase="deployment")
    board.hand(A, "O1", "O1", "E04")
    turn(board)
    done = []
    for _ in range(9):
        action = answer(board.table)
        done.append(type(action))
        board.do(action)
    assert done[:2] == [actions.Play] * 2
    assert done[2:6] == [actions.Assign, actions.Bear] * 2
    assert done[6:] == [actions.PlaceMagic, actions.PlaceMagic, actions.Play]
    assert board.reserves(A) == ["E04"]


def test_opals_beyond_the_magic_spaces_go_with_a_carrier() -> None:
    board = Board(phase="deployment")
    group = board.player(A, "O1", "O1", "O1", "O1", "O1")
    soldier = board.add(A, "E01")
    opal = board.armoury(A, "O1")
    turn(board)
    assert answer(board.table.clone()) == actions.Assign(opal)
    board.do(actions.Assign(opal))
    assert answer(board.table.clone()) == actions.Bear(board.body(soldier).id)
    assert board.body(group).arms


def test_soldiers_form_a_unit() -> None:
    board = Board(phase="deployment")
    for _ in range(3):
        board.add(A, "E01")
    turn(board)
    assert isinstance(answer(board.table.clone()), actions.FormUnit)


@pytest.mark.rule("E11.4")
def test_a_staff_is_announced_before_the_arrow_that_it_strengthens() -> None:
    board = Board(phase="deployment")
    mage = board.add(A, ("E04", "E15"))
    board.add(B, "E03")
    turn(board)
    board.do(actions.PlaceMagic(mage))
    assert board.asked == "A effects"
    assert answer(board.table.clone()) == actions.NextEffect(board.arm(mage, "E15"), 0)


def test_nobody_sends_a_weak_soldier_to_his_death() -> None:
    board = Board()
    board.player(A, damage=0)
    weak = board.add(A, "A01")
    board.add(B, "E07")
    board.add(B, "E03")
    turn(board, "combat_phase")
    for level in SURE:
        action = said(level, board)
        assert not isinstance(action, actions.Attack) or action.group != weak


def test_a_spell_is_kept_for_an_attacker_and_cast_before_it_strikes() -> None:
    board = Board()
    board.hand(B, "A15", pool=5)
    board.player(B, damage=120)
    hunter = board.add(A, "E05")
    board.attack(hunter)
    assert board.asked == "B window"
    assert answer(board.table.clone()) == actions.Cast("A15")


# --- any question, any deck --------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["gahu,taliuz", "random", "abaron,gahu"])
def test_habits_answer_every_question_of_whole_matches_legally(words: str) -> None:
    config = config_of(words, 7)
    asked = set()
    for seed in range(3):
        state, _ = new(config, seed)
        chance = Chance.of(seed)
        while state.question is not None:
            options = legal(state)
            action = answer(state)
            assert action in options
            asked.add(state.question.ask)
            carry_out(state, action if chance.below(5) else chance.pick(options))
    assert len(asked) > 12


@pytest.mark.parametrize("level", NAMES)
def test_levels_are_the_same_each_time_and_see_only_what_their_seat_may(level: str) -> None:
    state, _ = new(EpikhaConfig(), 3)
    chance = Chance.of(3)
    for number in range(120):
        seat = state.to_move
        if seat is None:
            break
        if number % 12 == 0:
            seen = state.observe(seat)
            other = state.clone()
            chance.shuffle(other.sides[1 - seat].hand)
            chance.shuffle(other.sides[1 - seat].deck)
            first = PLAYERS[level](seen, Chance.of(number), SHORT)
            assert first == PLAYERS[level](observe(other, seat), Chance.of(number), SHORT)
            assert first in seen.legal
        carry_out(state, answer(state))


def test_a_seat_that_is_not_asked_has_nothing_to_decide() -> None:
    state, _ = new(EpikhaConfig(), 1)
    idle = 1 - (state.to_move or 0)
    with pytest.raises(ValueError, match="nothing to decide"):
        PLAYERS["novice"](state.observe(idle), Chance.of(0), SHORT)


def test_the_clock_only_cuts() -> None:
    board = Board()
    board.add(A, "E07")
    board.add(A, "E03")
    board.add(B, "E01")
    turn(board, "combat_phase")
    ticks = iter(range(1_000))
    planner = Planner(observe(board.table, A), Chance.of(0), Taste(), 6.5, lambda: float(next(ticks)))
    assert planner.best(planner.candidates(), 10_000, 2) in board.legal()
    assert next(ticks) < 20


# --- judging and characters --------------------------------------------------------------------------------


def judged(mine: tuple[str, ...] = (), hand: tuple[str, ...] = (), **player: Any) -> float:
    board = Board()
    board.player(A, *player.pop("arms", ()), **player)
    for name in mine:
        board.add(A, name)
    board.hand(A, *hand)
    return value(board.table, A, TASTE)


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    board = Board()
    board.add(A, "E07")
    board.add(B, "A01")
    assert value(board.table, A, TASTE) == -value(board.table, B, TASTE) > 0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"mine": ("E07",)}, {"mine": ("E01",)}),
        ({"damage": 10}, {"damage": 20}),
        ({"arms": ("E14",)}, {}),
        ({"arms": ("O1", "O1")}, {"arms": ("O1",)}),
        ({"hand": ("E07",)}, {"hand": ("E01",)}),
        ({"mine": ("E06",)}, {"mine": ("E03",)}),
    ],
)
def test_more_is_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert judged(**better) > judged(**worse)


def test_the_last_vital_is_worth_most() -> None:
    assert judged(damage=185) - judged(damage=190) > judged(damage=5) - judged(damage=10) > 0
    assert judged() < WON


def test_characters_shift_every_level_and_unknown_ones_play_balanced() -> None:
    for level in levels():
        plain = level_of(level)
        assert all(level_of(level, name) != plain for name in CHARACTERS[1:])
        assert level_of(level, "of another version") == plain == level_of(level, CHARACTERS[0])
    assert character("impetuous").own_vital < 0 < character("steadfast").own_vital


# --- advice ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["es", "en"])
def test_advice_is_legal_the_same_each_time_and_has_words(code: str) -> None:
    language = Language(code)
    state, _ = new(EpikhaConfig(), 2)
    chance, reasons = Chance.of(2, 9), set()
    for number in range(60):
        seat = state.to_move
        if seat is None:
            break
        if number % 6 == 0:
            seen = state.observe(seat)
            advice = hint(seen)
            assert advice.action in seen.legal and advice == hint(seen)
            text = language.text(advice.text, **advice.params)
            assert advice.text not in text and "{" not in text
            reasons.add(advice.text)
        state.apply(answer(state) if chance.below(3) else chance.pick(state.legal_actions(seat)))
    assert len(reasons) > 3


def test_advice_passes_where_nothing_helps() -> None:
    board = Board()
    board.hand(B, "A16")
    board.player(B, "O1")
    board.attack(board.add(A, "E01"))
    assert board.asked == "B window"
    assert hint(observe(board.table, B)).action == PASS
