"""The computer players of Paladines de Epikha in small positions, with other hidden cards, and in time."""

from __future__ import annotations

from functools import lru_cache

import pytest

from game.epikha.actions import EpikhaAction
from game.epikha.characters import NAMES as CHARACTERS
from game.epikha.habits import answer
from game.epikha.matchups import config_of
from game.epikha.observing import observe
from game.epikha.opponent import NAMES, PLAYERS
from game.epikha.rules.legality import carry_out, legal
from game.epikha.system import EpikhaState, new
from game.opponents import Budget
from game.rules.chance import Chance
from game.rules.contract import MOST_LEGAL_ACTIONS
from tests.opponents.epikha_positions import POSITIONS, WINS

SHORT = Budget(seconds=float("inf"), share=0.03)
"""No clock, so that results repeat on every machine, and few worlds, so that tests are quick."""
SURE = NAMES[2:]
"""Levels that make no careless errors."""
COMPARED = {"novice": 60, "apprentice": 60, "veteran": 16, "master": 4}
"""In how many positions what is hidden is exchanged."""


def choices(level: str, name: str, character: str = "", tries: int = 2) -> set[EpikhaAction]:
    small = POSITIONS[name]()
    table = small.board.table
    assert table.question is not None
    options = legal(table)
    assert any(map(small.accepts, options)) and not all(map(small.accepts, options))
    seen = observe(table, table.question.seat)
    return {PLAYERS[level](seen, Chance.of(seed), SHORT, character) for seed in range(tries)}  # type: ignore[misc]


@pytest.mark.parametrize("level", SURE)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_sure_level_harms_itself_in_no_small_position(name: str, level: str) -> None:
    accepts = POSITIONS[name]().accepts
    for character in CHARACTERS if level == "veteran" else CHARACTERS[:1]:
        said = choices(level, name, character)
        assert all(map(accepts, said)), said


@pytest.mark.parametrize("level", NAMES[:2])
@pytest.mark.parametrize("name", WINS)
def test_even_careless_levels_take_a_win_in_one(name: str, level: str) -> None:
    assert all(map(POSITIONS[name]().accepts, choices(level, name, tries=6)))


def test_there_are_at_least_twenty_small_positions() -> None:
    assert len(POSITIONS) >= 20


@lru_cache(maxsize=1)
def decisions() -> list[EpikhaState]:
    """Decisions with a choice, out of matches with decks of all kinds."""
    found = []
    for seed, words in enumerate(("empiria,abaron", "gahu,taliuz", "random")):
        state, _ = new(config_of(words, seed), seed)
        chance = Chance.of(seed, 3)
        while (seat := state.to_move) is not None:
            options = state.legal_actions(seat)
            assert len(options) <= MOST_LEGAL_ACTIONS
            if len(options) > 1:
                found.append(state.clone())
            carry_out(state, answer(state) if chance.below(3) else chance.pick(options))
    return found


@pytest.mark.rule("E1.5")
@pytest.mark.parametrize("level", NAMES)
def test_what_is_hidden_makes_no_difference(level: str) -> None:
    all_ = decisions()
    for number in range(0, len(all_), max(1, len(all_) // COMPARED[level])):
        state = all_[number]
        seat = state.to_move
        assert seat is not None
        other, chance = state.clone(), Chance.of(number, 5)
        side = other.sides[1 - seat]
        secret = [card for card in side.hand if card not in side.shown]
        pool = secret + side.deck
        chance.shuffle(pool)
        side.hand = [card for card in side.hand if card in side.shown] + pool[: len(secret)]
        side.deck = pool[len(secret) :]
        chance.shuffle(other.sides[seat].deck)
        first, second = observe(state, seat), observe(other, seat)
        assert PLAYERS[level](first, Chance.of(number), SHORT) == PLAYERS[level](
            second, Chance.of(number), SHORT
        )
