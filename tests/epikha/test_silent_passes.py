"""Who cannot say anything looks like somebody who does not want to (E1.5, E12.1, E19).

Two matches that differ only in what a rival holds, and in the cards to come: after the same action, and with
a rival that declines all it is asked, a seat has been told the same and sees the same, whether the rival was
asked or its windows passed by themselves.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec
import pytest

from game.epikha import actions as act
from game.epikha.matchups import config_of
from game.epikha.system import EpikhaState, new
from game.rules.chance import Chance
from game.rules.contract import Told, visible_to
from tests.conformance.epikha_case import permute

DECLINES: Final = {
    **dict.fromkeys(("absorb", "respond", "arms"), act.Done()),
    "window": act.Pass(),
    "coin": act.CallCoin("no"),
}
FIRST: Final = ("damage_order", "forced", "points", "survivor")
"""What must be answered somehow: the first answer stands for that."""
ACTS: Final = 260


def settled(state: EpikhaState, seat: int, action: Any, asked: Counter[str]) -> list[Told] | None:
    """Act, and let the rival decline all; None where the rival would have to choose something of its own."""
    told = list(state.apply(action))
    while state.outcome is None and state.to_move == 1 - seat:
        assert state.question is not None
        ask = state.question.ask
        answer = state.legal_actions(1 - seat)[0] if ask in FIRST else DECLINES.get(ask)
        if answer is None:
            return None
        asked[ask] += 1
        told += state.apply(answer)
    return told


@pytest.mark.rule("E1.5", "E12.1", "E19")
def test_what_a_rival_could_have_said_is_never_told() -> None:
    compared, asked = 0, (Counter[str](), Counter[str]())
    for seed in (3, 11, 17, 100, 107):
        state, chance = new(config_of("random", seed), seed)[0], Chance.of(seed)
        for number in range(ACTS):
            seat = state.to_move
            if seat is None:
                break
            action = chance.pick(state.legal_actions(seat))
            mine = state.clone()
            other = permute(state, seat, chance)
            other.play_chance = Chance(state.play_chance.position)
            other.sides[seat].deck[:] = state.sides[seat].deck
            tellings = [settled(one, seat, action, asked[n]) for n, one in enumerate((mine, other))]
            if None not in tellings and mine.outcome is None and other.outcome is None:
                one, two = ([*visible_to(seat, told)] for told in tellings if told is not None)
                assert one == two, f"match {seed}, action {number}: {action}"
                looks = [msgspec.json.encode(each.observe(seat)) for each in (mine, other)]
                assert looks[0] == looks[1], f"match {seed}, action {number}: {action}"
                compared += 1
            state.apply(action)
    assert compared > 200 and asked[0] != asked[1], "rivals that are asked differently must be among them"
