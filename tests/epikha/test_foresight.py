"""What a seat can foresee: previews are what happens if nobody else says anything (E19)."""

from __future__ import annotations

import pytest

from game.epikha.actions import Aim, Cast, EndPhase, PlaceMagic, Play
from game.epikha.config import EpikhaConfig
from game.epikha.decks import Deck
from game.epikha.system import SYSTEM, EpikhaState, as_state, new
from game.rules.contract import IllegalAction
from tests.epikha.positions import A, B, Board, being

rule = pytest.mark.rule


def state_of(board: Board) -> EpikhaState:
    return as_state(board.table)


@rule("E19", "E7.8")
def test_placing_an_opal_shows_the_pool_it_leads_to() -> None:
    board = Board(phase="deployment")
    opal = board.arm(board.player(A, "O1"), "O1")
    board.main()
    seen = state_of(board).observe(A)
    foreseen = SYSTEM.preview(seen, PlaceMagic(opal))
    assert foreseen.pool == 5 and foreseen.unknown == ()


@rule("E19", "E12.2")
def test_a_spell_shows_its_payment_and_that_the_rival_may_answer() -> None:
    board = Board(phase="deployment")
    board.hand(A, "X29", pool=2)
    board.player(A, damage=50)
    board.hand(B, "X31", pool=5)
    board.main()
    foreseen = SYSTEM.preview(state_of(board).observe(A), Cast("X29"))
    assert foreseen.payment is not None and foreseen.payment.proposal == ((-2, 2), (1, 3))
    assert foreseen.vital[A] == 162 and foreseen.unknown == ("answer",)


@rule("E19", "E12.2", "E12.5")
def test_a_target_shows_the_end_of_the_chain_that_it_would_begin() -> None:
    """Through who casts it and what is paid, past the own chance to answer oneself."""
    board = Board(phase="deployment")
    board.hand(A, "E17", "X32", pool=10)
    weak, strong = board.add(B, being(5, 10)), board.add(B, being(5, 30))
    board.main()
    board.do(Cast("E17"))
    falls, stays = (SYSTEM.preview(state_of(board).observe(A), Aim(one)) for one in (weak, strong))
    assert falls.gone == (board.body(weak).id,) and falls.returned == ()
    assert stays.gone == () and [group.vital[0][1] for group in stays.groups] == [20]
    assert "answer" in stays.unknown and stays.payment is not None


@rule("E19", "E14.6")
def test_an_arm_that_is_struck_and_a_card_that_goes_back_are_foreseen() -> None:
    board = Board(phase="deployment")
    board.hand(A, "A15", "X30", pool=20)
    bearer = board.add(B, ("E03", "E14"))
    armour = board.arm(bearer, "E14")
    board.main()
    board.do(Cast("A15"))
    foreseen = SYSTEM.preview(state_of(board).observe(A), Aim(armour))
    assert foreseen.arms == ((armour, 5),) and foreseen.gone == ()
    board = Board(phase="deployment")
    board.hand(A, "X30", pool=20)
    soldier = board.add(A, "E01")
    board.main()
    board.do(Cast("X30"))
    foreseen = SYSTEM.preview(state_of(board).observe(A), Aim(soldier))
    assert foreseen.gone == foreseen.returned == (board.body(soldier).id,)


@rule("E19", "E16.4", "E16.15a")
def test_coins_and_points_of_the_rival_are_reckoned_with() -> None:
    """A coin is not called, and says that it could be; points are spread evenly."""
    board = Board(phase="deployment")
    board.hand(A, "A14", pool=30)
    unit = board.unit(B, "E01", "E01", "E01")
    scout = board.add(B, "X04")
    board.main()
    board.do(Cast("A14"))
    seen = state_of(board).observe(A)
    spread, called = SYSTEM.preview(seen, Aim(unit)), SYSTEM.preview(seen, Aim(scout))
    assert [left for group in spread.groups for _, left, _ in group.vital] == [3, 3, 4]
    assert called.gone and "coin" in called.unknown


@rule("E19")
def test_a_preview_does_not_depend_on_the_rivals_hand() -> None:
    boards = []
    for hand in ((), ("X31", "X30", "E18")):
        board = Board(phase="deployment")
        board.hand(A, "E03", pool=10)
        board.hand(B, *hand, pool=30)
        board.main()
        boards.append(board)
    first, second = (SYSTEM.preview(state_of(board).observe(A), Play("E03")) for board in boards)
    assert first == second and len(first.groups) == 1


@rule("E19")
def test_what_is_illegal_has_no_preview() -> None:
    board = Board(phase="deployment")
    board.main()
    with pytest.raises(IllegalAction):
        SYSTEM.preview(state_of(board).observe(A), Play("E03"))


@rule("E1.5", "E19")
def test_a_rival_sees_nothing_of_a_spell_before_it_is_announced() -> None:
    board = Board(phase="deployment")
    board.hand(A, "A15", pool=5)
    board.add(B, being(5, 30))
    board.main()
    state = state_of(board)
    before = state.observe(B)
    state.apply(Cast("A15"))
    assert state.observe(B) == before
    assert state.observe(A).draft is not None and state.observe(A).ask == "aim"


@rule("E19")
def test_ending_a_phase_is_foreseen_up_to_the_own_next_decision() -> None:
    state, _ = new(EpikhaConfig(first=A), 1)
    for action in list(state.legal_actions(A))[1:]:
        state.apply(action)
    state.apply(state.legal_actions(B)[1])
    while state.observe(A).ask == "window":
        state.apply(state.legal_actions(A)[-1])
    foreseen = SYSTEM.preview(state.observe(A), EndPhase())
    assert foreseen.vital == (200, 200) and not foreseen.wins


def test_a_deck_made_of_what_was_seen_is_a_value() -> None:
    state, _ = new(EpikhaConfig(first=A), 1)
    guess = SYSTEM.sample(state.observe(A), state.play_chance)
    deck = guess.config.decks[B]
    assert isinstance(deck, Deck) and len(deck.listed()) == 50
