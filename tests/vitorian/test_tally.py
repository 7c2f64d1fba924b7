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


FIGHT = {"phase": "combat"}
AT_WORK: dict[str, tuple[dict[str, Any], list[str], dict[str, int]]] = {
    "a plain march": ({"units": {"A-V1": "R-01"}, "seats": [{"area": "P"}, {}]}, ["move A-V1"], {}),
    "a light march": ({"units": {"A-V1": "B-03"}}, ["move A-V1"], {"light": 1}),
    "a heavy march": (
        {"units": {"A-V1": "M-04"}, "seats": [{"area": "P S"}, {}]}, ["move A-V1"], {"heavy": 1},
    ),
    "a plain attack": ({**FIGHT, "units": {"A-V1": "R-05", "B-V1": "R-05"}}, ["attack A-V1 B-V1"], {}),
    "Swift": ({**FIGHT, "units": {"A-V1": "B-04", "B-V1": "R-05"}}, ["attack A-V1 B-V1"], {"swift": 1}),
    "Bayonet Charge": (
        {**FIGHT, "units": {"A-V1": "R-03 fresh", "B-V1": "R-05"}}, ["attack A-V1 B-V1"], {"bayonet": 1},
    ),
    "an old bayonet": ({**FIGHT, "units": {"A-V1": "R-03", "B-V1": "R-05"}}, ["attack A-V1 B-V1"], {}),
    "Long Range": (
        {**FIGHT, "units": {"A-V1": "B-02", "B-V1": "R-05", "B-R1": "R-05"}}, ["attack A-V1 B-R1"],
        {"long_range": 1},
    ),
    "Long Range not used": (
        {**FIGHT, "units": {"A-V1": "B-02", "B-V1": "R-05", "B-R1": "R-05"}}, ["attack A-V1 B-V1"], {},
    ),
    "Entrench": (
        {**FIGHT, "units": {"A-V1": "R-05", "B-R4": "I-03"}}, ["attack A-V1 B-R4"], {"entrench": 1},
    ),
    "Reactive Armour on both sides": (
        {**FIGHT, "units": {"A-V1": "I-04", "B-V1": "I-09"}}, ["attack A-V1 B-V1"], {"reactive": 2},
    ),
    "Piercing": ({**FIGHT, "units": {"A-V1": "R-04", "B-V1": "R-01"}}, ["attack A-V1 B-V1"],
                 {"piercing": 1, "Q-N-P2": 1}),
    "Piercing without excess": (
        {**FIGHT, "units": {"A-V1": "R-04", "B-V1": "R-05"}}, ["attack A-V1 B-V1"], {},
    ),
    "a bombardment": (
        {**FIGHT, "units": {"A-V1": "R-05", "A-R1": "R-01", "B-V1": "G-04"}, "seats": [{"area": "S"}, {}]},
        ["attack A-V1 B-V1", "support"], {"support": 1},
    ),
    "a text about combat": (
        {**FIGHT, "units": {"A-V1": "R-02", "B-V1": "I-03"}}, ["attack A-V1 B-V1"],
        {"entrench": 1, "in_combat": 1},
    ),
    "Ganking": (
        {**FIGHT, "units": {"A-V1": "R-05", "A-V3": "R-06", "B-V1": "G-04"}},
        ["attack A-V1 B-V1", "gank A-V3 A-V2"], {"ganking": 1},
    ),
    "Circular Logistics": (
        {"seats": [{"hand": "M-02", "area": "P P"}, {}]}, ["mobilise M-02 A-V1", "pay top"],
        {"M-02": 1, "circular": 1},
    ),
    "Circular Logistics not used": (
        {"seats": [{"hand": "M-02", "area": "P P"}, {}]}, ["mobilise M-02 A-V1", "pay"], {"M-02": 1},
    ),
    "Accelerated Logistics": (
        {"seats": [{"hand": "N-02", "area": "P"}, {}]}, ["mobilise N-02 A-V1", "pay", "give p"],
        {"N-02": 1, "accelerated": 1, "Q-N-P1": 1},
    ),
    "an Equipment with an effect": (
        {"units": {"A-V1": "R-01"}, "seats": [{"hand": "I-18", "area": "P P"}, {}]},
        ["link I-18 A-V1", "pay"], {"I-18": 1, "shield": 1},
    ),
    "a Field Condition": (
        {"seats": [{"hand": "N-14", "area": "P P P"}, {}]}, ["field N-14", "pay"], {"N-14": 1},
    ),
    "a waiver": (
        {"units": {"A-V1": "R-08", "A-V2": "G-01"}, "seats": [{"sovereign": "M-00", "area": "S"}, {}],
         "phase": "upkeep"}, ["aim A-V1"], {"exempt": 1},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", AT_WORK)
def test_what_has_worked_is_counted_and_nothing_else(name: str) -> None:
    given, steps, expected = AT_WORK[name]
    board = Board(**given)
    board.do(*steps)
    assert counted(board) == Counter(expected)
