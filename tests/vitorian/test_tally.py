"""What a run of matches counts: every card, op and keyword, each as it does its work."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, visible_to
from game.vitorian.card import CARDS
from game.vitorian.matchups import config_of
from game.vitorian.system import SYSTEM, new
from game.vitorian.tally import fired, names
from game.vitorian.words import ELITE, KEYWORDS
from tests.vitorian.positions import Board

MATCHES = 60


def counted(board: Board) -> Counter[str]:
    return Counter(name for event in board.told if (name := fired(event)) is not None)


def test_everything_that_is_not_dear_comes_about_in_a_few_matches_by_chance() -> None:
    seen: set[str] = set()
    for seed in range(1, MATCHES + 1):
        chance = Chance.of(seed, 7)
        state, told = new(config_of("random", seed), seed)
        while (seat := state.to_move) is not None:
            told += state.apply(chance.pick(state.legal_actions(seat)))
        seen |= {name for event in visible_to(SPECTATOR, told) if (name := SYSTEM.tally(event)) is not None}
    assert seen <= names()
    missing = names() - seen
    dear = {name for name in CARDS if CARDS[name].level >= ELITE or CARDS[name].is_field}
    assert missing - CARDS.keys() <= {"brute", "long_range", "in_combat"}
    assert len(missing - dear) <= 3 and all(CARDS[name].is_order for name in missing & CARDS.keys() - dear)


def test_cards_ops_and_keywords_are_all_there_to_be_counted() -> None:
    assert set(CARDS) | set(KEYWORDS) <= names()
    assert {"aura", "in_combat", "exempt", "arrange", "support"} <= names()
    assert len(names()) == len(CARDS) + len(KEYWORDS) + 17


@pytest.mark.rule("V11.6", "V9.8")
def test_a_brute_counts_where_it_is_moved_and_keeps_its_row() -> None:
    seats: list[dict[str, Any]] = [{"area": "P", "recycled": False}, {}]
    board = Board(units={"A-R2": "1/1 brute"}, seats=seats)
    board.do("recycle P", "aim A-R2 A-R3")
    assert counted(board) == Counter({"R-00": 1, "move": 1, "brute": 1})
    plain = Board(units={"A-R2": "1/1"}, seats=seats)
    plain.do("recycle P", "aim A-R2 A-R3")
    assert "brute" not in counted(plain)


@pytest.mark.rule("V12.14")
def test_an_aura_counts_in_a_combat_of_its_unit_and_an_order_when_it_resolves() -> None:
    seats: list[dict[str, Any]] = [{"hand": "N-09 N-11", "area": "P P"}, {}]
    units = {"A-V1": "R-05", "A-R5": "R-12", "B-V1": "9/9"}
    board = Board(units=units, seats=seats, phase="combat")
    board.do("attack A-V1 B-V1", "order N-09", "pay", "pass")
    assert counted(board) == Counter({"N-09": 1, "change": 1, "aura": 1})
    lost = Board(units=units, seats=seats, phase="combat")
    lost.do("attack A-V1 B-V1", "order N-09", "pay", "order N-11", "pay")
    assert counted(lost) == Counter({"N-11": 1, "return": 1})


@pytest.mark.rule("V12.18", "V13.10")
def test_resources_count_when_a_hit_removes_or_an_effect_moves_them() -> None:
    seats: list[dict[str, Any]] = [{}, {"area": "p", "defense": "S2 P2 P2 P2 P2"}]
    units = {"A-V1": "9/9", "A-V2": "9/9", "B-V1": "N-01"}
    board = Board(units=units, seats=seats, phase="combat")
    board.do("attack A-V2 SOV", "attack A-V1 B-V1", "give p")
    assert counted(board) == Counter({"Q-N-S2": 1, "scrap": 1, "Q-N-P1": 1})
