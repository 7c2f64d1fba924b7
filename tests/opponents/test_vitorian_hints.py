"""Why an action is advised in Vitorian Wars: every reason there is, where it is true."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.language import Language
from game.scenarios.vitorian.words import parse
from game.vitorian.hints import AREA, _why
from tests.vitorian.positions import Board

TEXTS = Path(__file__).parents[2] / "game" / "language" / "en" / "vitorian_hints.json"
Case = tuple[dict[str, Any], list[str], str, str, dict[str, int | str]]


def fight(mine: str, theirs: str, **more: Any) -> dict[str, Any]:
    units = {"A-V1": mine, "B-V1": theirs} if theirs else {"A-V1": mine}
    return {"units": {**units, **more.pop("units", {})}, "phase": "combat", **more}


def hand(cards: str, **units: str) -> dict[str, Any]:
    places = {place.replace("_", "-"): card for place, card in units.items()}
    return {"seats": [{"hand": cards, "area": "P P P P S S S"}, {}], "units": places}


CASES: dict[str, Case] = {
    "win": (fight("R-05", "", seats=[{}, {"def": 0}]), [], "attack A-V1 SOV", "win", {"unit": "R-05"}),
    "hit": (fight("R-05", ""), [], "attack A-V1 SOV", "hit", {"unit": "R-05"}),
    "destroy": (fight("R-07", "I-12"), [], "attack A-V1 B-V1", "destroy", {"unit": "R-07", "target": "I-12"}),
    "trade": (fight("R-02", "I-12"), [], "attack A-V1 B-V1", "trade", {"unit": "R-02", "target": "I-12"}),
    "pierce": (fight("R-08", "I-12"), [], "attack A-V1 B-V1", "pierce", {"unit": "R-08", "target": "I-12"}),
    "shield": (fight("R-07", "I-12 shield"), [],
        "attack A-V1 B-V1", "shield", {"unit": "R-07", "target": "I-12"}),
    "press": (fight("R-01", "G-04"), [], "attack A-V1 B-V1", "press", {"unit": "R-01", "target": "G-04"}),
    "block": (hand("R-05", B_V2="I-12"), [], "mobilise R-05 A-R2", "block",
              {"card": "R-05", "column": 2, "target": "I-12"}),
    "dig": (hand("N-03", B_V2="I-12"), [], "mobilise N-03 A-V2", "dig", {"card": "N-03", "column": 2}),
    "behind": (hand("R-05", A_V2="R-01", B_V2="I-12"), [], "mobilise R-05 A-R2", "behind",
               {"card": "R-05", "column": 2}),
    "charge": (hand("R-07"), [], "mobilise R-07 A-V5", "charge", {"card": "R-07", "column": 5}),
    "open": (hand("R-05"), [], "mobilise R-05 A-V5", "open", {"card": "R-05", "column": 5}),
    "stronger": (hand("R-05", A_R2="R-01", B_V2="I-12"), [], "mobilise R-05 A-V2", "stronger",
                 {"card": "R-05", "column": 2, "target": "I-12"}),
    "more": (hand("R-01", A_R2="R-05", B_V2="G-04"), [], "mobilise R-01 A-V2", "more",
             {"card": "R-01", "column": 2}),
    "more behind a wall": (hand("R-05", B_R4="I-03"), [], "mobilise R-05 A-V2", "more",
                           {"card": "R-05", "column": 2}),
    "more against a Rear unit": (hand("R-05", A_R4="R-01", B_R4="I-12"), [], "mobilise R-05 A-V4", "more",
                                 {"card": "R-05", "column": 4}),
    "link": (hand("R-17", A_V2="R-01"), [], "link R-17 A-V2", "link", {"card": "R-17", "unit": "R-01"}),
    "field": (hand("G-09"), [], "field G-09", "field", {"card": "G-09"}),
    "order": (fight("R-05", "M-05", seats=[{"hand": "R-13", "area": "P"}, {}]), ["attack A-V1 B-V1"],
              "order R-13", "order", {"card": "R-13"}),
    "gank": (fight("R-05", "M-05", units={"A-V3": "R-06"}), ["attack A-V1 B-V1"], "gank A-V3 A-V2", "gank",
             {"unit": "R-06", "column": 2}),
    "march_forward": (hand("", A_R2="R-01"), [], "move A-R2", "march_forward", {"unit": "R-01"}),
    "march_back": (hand("", A_V2="R-01"), [], "move A-V2", "march_back", {"unit": "R-01"}),
    "recycle": ({"seats": [{"area": "P", "recycled": False}, {}], "units": {"A-V1": "R-01"}}, [],
                "recycle P", "recycle", {}),
    "recycle_convoy": ({"seats": [{"area": "P", "recycled": False}, {}], "phase": "end"}, [],
                       "recycle P", "recycle_convoy", {}),
    "support": (fight("R-05", "M-05", units={"A-R1": "R-01"}, seats=[{"area": "S"}, {}]),
                ["attack A-V1 B-V1"], "support", "support", {}),
    "pass_support": (fight("R-05", "M-05", units={"A-R1": "R-01"}, seats=[{"area": "S"}, {}]),
                     ["attack A-V1 B-V1"], "pass", "pass_support", {}),
    "pass_window": (fight("R-05", "M-05", units={"A-V3": "R-06"}), ["attack A-V1 B-V1"],
                    "pass", "pass_window", {}),
    "pass_recycle": ({"seats": [{"area": "P", "recycled": False}, {}], "phase": "end"}, [],
                     "pass", "pass_recycle", {}),
    "pass": ({"seats": [{"hand": "N-02", "area": "P"}, {}]}, ["mobilise N-02 A-V1", "pay"],
        "pass", "pass", {}),
    "end_main": ({}, [], "end", "end_main", {}),
    "end_combat": (fight("R-01", "G-04"), [], "end", "end_combat", {}),
    "upkeep": ({"seats": [{"area": "S"}, {}], "units": {"A-V1": "G-01", "A-V2": "G-04"}, "phase": "upkeep"},
        [],
               "upkeep A-V2", "upkeep", {"unit": "G-04"}),
    "keep": ({"new": {"decks": ["forge", "wings"], "first": "A"}}, [], "keep", "keep", {}),
    "mulligan": ({"new": {"decks": ["forge", "wings"], "first": "A"}}, [], "mulligan", "mulligan", {}),
    "pay": (hand("R-01"), ["mobilise R-01 A-V1"], "pay", "pay", {}),
    "arrange": ({"seats": [{"hand": "M-10", "area": "P P", "convoy": "S P S"}, {}]},
                ["mobilise M-10 A-V1", "pay"], "top S", "arrange", {}),
    "give": ({"seats": [{"hand": "N-02", "area": "P"}, {}]}, ["mobilise N-02 A-V1", "pay"],
        "give p", "give", {}),
    "plain": (hand("R-10", B_V1="I-12", B_V2="I-12"), ["mobilise R-10 A-R3", "pay"], "aim B-V1", "plain", {}),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_reason_is_given_where_it_is_true_and_has_a_sentence(name: str) -> None:
    given, steps, word, reason, named = CASES[name]
    board = Board(**given)
    board.do(*steps)
    action = parse(word, "test")
    assert action in board.state.legal_actions(0)
    assert _why(board.state.observe(0), action) == (reason, named)
    for code in ("es", "en"):
        told = Language(code).text(f"{AREA}.{reason}", **named)
        assert told.endswith(".") and "{" not in told and AREA not in told


def test_every_reason_has_a_case() -> None:
    texts = json.loads(TEXTS.read_text(encoding="utf-8"))
    assert texts.keys() - {reason for _, _, _, reason, _ in CASES.values()} == {"bottom"}
