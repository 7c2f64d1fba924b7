"""What is foreseen is what happens if nobody says anything more; what cannot be known is named (V16.2)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Event, IllegalAction, visible_to
from game.scenarios.vitorian.words import parse
from game.vitorian import actions, events
from game.vitorian.foresight import forecast, preview, why_not
from game.vitorian.matchups import config_of
from game.vitorian.system import VitorianState, new
from game.vitorian.view import Forecast
from tests.vitorian.positions import Board


def fought_out(state: VitorianState) -> list[Event]:
    """Let a combat end: everything is declined, and the first way is taken where something must be said."""
    told: list[Event] = []
    while state.combat is not None and (seat := state.to_move) is not None:
        legal = state.legal_actions(seat)
        action = actions.Pass() if actions.Pass() in legal else legal[0]
        told += visible_to(SPECTATOR, state.apply(action))
    return told


def holds(seen: Forecast, told: list[Event], wins: bool) -> None:
    """The forecast says what the events of the combat told."""
    fallen = [event.unit for event in told if isinstance(event, events.Destroyed) and event.cause == "combat"]
    spent = [event.unit for event in told if isinstance(event, events.ShieldSpent)]
    compared = [event for event in told if isinstance(event, events.Compared)]
    assert bool(compared) == (seen.target is not None)
    for event in compared:
        assert (event.unit, event.target) == (seen.unit, seen.target)
        assert (event.attack, event.defence) == (seen.attack, seen.defence)
        assert (event.strikes_back, event.own_defence) == (seen.strikes_back, seen.own_defence)
        assert event.flanked == seen.flanked_by
        assert (seen.unit in fallen, seen.target in fallen) == (seen.attacker_falls, seen.target_falls)
        assert sorted(spent) == sorted(seen.shield_spent)
    excess = [event.amount for event in told if isinstance(event, events.Excess)]
    assert sum(excess) == seen.excess
    assert any(isinstance(event, events.SovereignHit) for event in told) == seen.hit
    assert wins == seen.wins


@pytest.mark.rule("V12.13", "V12.14", "V12.15", "V13.7", "V13.8", "V13.13", "V12.18")
@pytest.mark.parametrize("seed", range(60, 64))
def test_combats_end_as_foreseen_if_nobody_answers(seed: int) -> None:
    state, _ = new(config_of("random", seed), seed)
    chance, looked = Chance.of(seed, 7), 0
    while (seat := state.to_move) is not None:
        legal = state.legal_actions(seat)
        for action in legal:
            if isinstance(action, actions.Attack):
                seen = preview(state.observe(seat), action).forecast
                trial = state.clone()
                told = visible_to(SPECTATOR, trial.apply(action)) + fought_out(trial)
                assert seen is not None
                holds(seen, told, trial.outcome is not None and trial.outcome.rule == "V1.2")
                looked += 1
        state.apply(chance.pick(legal))
    assert looked > 5


@pytest.mark.rule("V12.6", "V12.8")
@pytest.mark.parametrize("seed", range(70, 76))
def test_a_running_combat_ends_as_foreseen_with_what_lies_on_the_stack(seed: int) -> None:
    state, _ = new(config_of("random", seed), seed)
    chance, looked = Chance.of(seed, 7), 0
    while (seat := state.to_move) is not None:
        if state.question is not None and state.question.ask == "window":
            for eyes in (0, 1):
                seen = forecast(state.observe(eyes))
                trial = state.clone()
                told = fought_out(trial)
                if seen is None:
                    assert not any(isinstance(event, events.Compared | events.SovereignHit) for event in told)
                elif trial.outcome is None or trial.outcome.rule == "V1.2":
                    holds(seen, told, trial.outcome is not None)
                    looked += 1
        assert (forecast(state.observe(seat)) is None) or state.combat is not None
        state.apply(chance.pick(state.legal_actions(seat)))
    assert looked > 2


# --- other actions -----------------------------------------------------------------------------------------


def foreseen(board: Board, word: str) -> Any:
    with board.run.in_force():
        return preview(board.state.observe(0), parse(word, "test"))


@pytest.mark.rule("V8.1", "V10.4")
def test_a_card_is_foreseen_paid_for_and_in_its_place() -> None:
    board = Board(
        seats=[{"hand": "R-10", "area": "P P P S"}, {}], units={"B-V1": "I-12", "A-V3": "R-01"}
    )
    seen = foreseen(board, "mobilise R-10 A-V1")
    assert seen.payment is not None and seen.payment.card == "R-10"
    assert [unit.space for unit in seen.units] == [5] and seen.falls == (1,)
    assert (seen.forecast, seen.price, seen.unknown) == (None, (), ())


@pytest.mark.rule("V11.2", "V11.5")
def test_a_march_is_foreseen_with_its_price() -> None:
    board = Board(seats=[{"area": "P S"}, {}], units={"A-V1": "R-08", "A-V2": "R-01"})
    assert foreseen(board, "move A-V1").price == ("P", "S")
    moved = foreseen(board, "move A-V2")
    assert moved.price == ("P",) and [(unit.space, unit.moved) for unit in moved.units] == [(1, True)]
    assert moved.payment is None and moved.falls == ()


def test_what_cannot_be_known_is_named() -> None:
    market = Board(seats=[{"field": "N-15", "area": "p"}, {}])
    market.do("use field")
    assert foreseen(market, "give p").unknown == ("draw",)
    recycling = Board(seats=[{"area": "P", "recycled": False, "sovereign": "M-00"}, {}], phase="start")
    assert "convoy" in foreseen(recycling, "pass").unknown
    mine = {"hand": "R-13 R-15", "area": "P S"}
    fight = Board(units={"A-V1": "R-05", "B-V1": "I-12"}, seats=[mine, {}], phase="combat")
    attack = foreseen(fight, "attack A-V1 B-V1")
    assert attack.unknown == ("orders",) and attack.units == () and attack.payment is None
    fight.do("attack A-V1 B-V1")
    order = foreseen(fight, "order R-13")
    assert order.payment is not None and order.forecast is not None
    assert (order.forecast.attack, order.forecast.unit_changes[0].source) == (5, "R-13")
    assert order.unknown == ("orders",)


@pytest.mark.rule("V12.10", "V12.12")
def test_the_forecast_names_who_may_still_bombard_and_why_numbers_are_what_they_are() -> None:
    mine = {"A-V1": "R-05 +R-17", "A-R1": "R-01", "A-R2": "R-12"}
    board = Board(units={**mine, "B-V1": "I-04", "B-R1": "I-08", "B-V3": "I-03"}, phase="combat")
    seen = foreseen(board, "attack A-V1 B-V1").forecast
    ids = {place: board.state.on(space).id for place, space in (("A-R1", 0), ("B-R1", 15), ("A-R2", 1))}
    assert seen.could_support == (ids["A-R1"], ids["B-R1"]) and seen.flanked_by == ids["A-R2"]
    both = (seen.unit_changes, seen.target_changes)
    ours, theirs = ([(one.source, one.attack, one.defence) for one in changes] for changes in both)
    assert ours == [("R-17", 1, 0), ("R-12", 1, 0)] and theirs == [("reactive", 0, 2), ("flank", -1, -1)]
    assert (seen.excess, seen.hit, seen.wins) == (2, False, False)
    bare = Board(units={"A-V1": "R-05"}, seats=[{}, {"def": 0}], phase="combat")
    last = foreseen(bare, "attack A-V1 SOV").forecast
    assert last.wins and last.hit and last.target is None
    assert (last.attack, last.own_defence) == (3, 3)


def test_nothing_is_foreseen_of_what_is_not_legal() -> None:
    board = Board(units={"A-V1": "R-05 exhausted"}, phase="combat")
    action = actions.Attack(5, -1)
    with pytest.raises(IllegalAction) as caught:
        preview(board.state.observe(0), action)
    assert caught.value.reason == why_not(board.state.observe(0), action)
    other = why_not(board.state.observe(1), action)
    assert other is not None and other.code == "not_your_turn"
    board.state.concede(1)
    over = why_not(board.state.observe(0), action)
    assert over is not None and (over.code, over.rule) == ("game_over", "V1.4")
