"""Before the first turn: the flip, hands, mulligans, prepared cards (E1, E2.5, E3, E4)."""

from __future__ import annotations

from typing import Any

import pytest

from game.epikha import actions, events
from game.epikha.actions import Keep, Mulligan, Prepare
from game.epikha.config import EpikhaConfig
from game.epikha.decks import ABILITIES, DECKS, Deck
from game.epikha.rules import numbers
from game.epikha.rules.groups import player_of
from game.epikha.system import EpikhaState, new
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, IllegalAction, visible_to
from tests.epikha.positions import A, B

rule = pytest.mark.rule


def begun(seed: int = 1, **options: Any) -> EpikhaState:
    """A match in which A begins and both have kept their hands."""
    state, _ = new(EpikhaConfig(first=A, **options), seed)
    state.apply(Keep())
    state.apply(Keep())
    return state


def vital(state: EpikhaState, seat: int) -> int:
    at = player_of(state, seat)
    assert at is not None and at.body is not None
    return numbers.vital_left(state, seat, at.body)


@rule("E1.1", "E3", "E3.2", "E4.5")
def test_both_draw_seven_and_the_first_player_has_eight_after_his_inicio() -> None:
    state = begun()
    assert len(state.sides[A].hand) == 8 and len(state.sides[A].deck) == 42
    assert len(state.sides[B].hand) == 7 and len(state.sides[B].deck) == 43
    assert [vital(state, seat) for seat in (A, B)] == [200, 200]
    assert state.sides[A].area is not None and state.sides[B].area is not None


@rule("E3")
def test_the_flip_decides_who_begins() -> None:
    firsts = {new(EpikhaConfig(), seed)[0].to_move for seed in range(12)}
    assert firsts == {A, B}


@rule("E3.1")
def test_each_seat_may_exchange_its_hand_once_the_first_player_first() -> None:
    state, _ = new(EpikhaConfig(first=B), 3)
    assert state.to_move == B
    before = list(state.sides[B].hand)
    state.apply(Mulligan())
    assert state.to_move == A
    assert len(state.sides[B].hand) == 7 and len(state.sides[B].deck) == 43
    assert state.sides[B].hand != before
    with pytest.raises(IllegalAction):
        state.apply(actions.EndPhase())
    state.apply(Keep())
    with pytest.raises(IllegalAction) as refused:
        state.apply(Mulligan())
    assert refused.value.reason.code == "mulligan_once" and refused.value.reason.rule == "E3.1"


@rule("E1.7", "E3")
def test_the_same_seed_and_actions_give_the_same_match() -> None:
    ends = []
    for _ in range(2):
        state, _ = new(EpikhaConfig(), 77)
        chance = Chance.of(5)
        for _ in range(150):
            if state.to_move is not None:
                state.apply(chance.pick(state.legal_actions(state.to_move)))
        ends.append(state.digest())
    assert ends[0] == ends[1]
    assert new(EpikhaConfig(), 78)[0].digest() != new(EpikhaConfig(), 77)[0].digest()


@rule("E2.4")
def test_a_quick_game_has_players_of_100_vital() -> None:
    state = begun(quick=True)
    assert vital(state, A) == 100


@rule("E8.3")
def test_the_option_leaves_out_only_the_very_first_draw() -> None:
    state = begun(first_draws=False)
    assert len(state.sides[A].hand) == 7
    while state.turn == 1:
        state.apply(state.legal_actions(state.to_move or 0)[-1])
    assert len(state.sides[B].hand) == 8


# --- Prepared Player (E2.5) --------------------------------------------------------------------------------


def prepared(*arms: str) -> EpikhaConfig:
    deck = DECKS["empiria"]
    mine = Deck(deck.name, deck.cards, deck.spirits, arms)
    return EpikhaConfig((mine, DECKS["abaron"]), first=A, prepared=True)


@rule("E2.5")
def test_a_prepared_card_is_secret_until_both_are_turned_up_after_the_mulligans() -> None:
    state, _ = new(prepared("E13", "E10"), 1)
    offered = {action.card for action in state.legal_actions(A) if isinstance(action, Prepare)}
    assert offered == {*ABILITIES, "E13", "E10"}
    told = state.apply(Prepare("E13"))
    shown = [event for event in visible_to(B, told) if isinstance(event, events.Prepared)]
    assert [event.card for event in shown] == [None]
    assert state.observe(B).sides[A].has_prepared and state.observe(B).sides[A].prepared == ""
    assert state.observe(A).sides[A].prepared == "E13"
    state.apply(Prepare("H1"))
    state.apply(Mulligan())
    told = state.apply(Keep())
    turned = [event.card for event in visible_to(SPECTATOR, told) if isinstance(event, events.PreparedTurned)]
    assert turned == ["E13", "H1"]


@rule("E2.5")
def test_a_starting_arm_is_assigned_to_the_player_card_and_an_ability_lies_beside_it() -> None:
    state, _ = new(prepared("E13"), 1)
    for action in (Prepare("E13"), Prepare("H1"), Keep(), Keep()):
        state.apply(action)
    at = player_of(state, A)
    assert at is not None and at.body is not None
    assert [arm.card for arm in at.body.arms] == ["E13"]
    assert state.sides[B].ability == "H1" and vital(state, B) == 220


@rule("E2.5")
def test_an_arm_that_was_not_brought_cannot_be_prepared() -> None:
    state, _ = new(prepared(), 1)
    with pytest.raises(IllegalAction) as refused:
        state.apply(Prepare("E09"))
    assert refused.value.reason.rule == "E2.5"


@rule("E2.3", "E4.6", "E1.5")
def test_the_spirit_pile_and_the_discards_are_open_and_the_decks_are_not() -> None:
    state = begun()
    seen = state.observe(B)
    assert seen.sides[A].spirits == ("E20",)
    assert seen.sides[A].hand is None and seen.sides[A].own_deck is None
    assert seen.sides[B].hand == tuple(state.sides[B].hand)
    assert list(seen.sides[B].own_deck or ()) == sorted(state.sides[B].deck)
