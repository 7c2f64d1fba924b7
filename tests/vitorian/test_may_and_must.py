"""P-06: what "may" be done can be declined without a trace, and whatever else is written is done unasked.

The texts of all ops, keywords and rules are listed here by what they leave open, in both languages; each kind
is then tried at the table.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.language import Language
from game.vitorian import cardtexts
from game.vitorian.card import CARDS
from game.vitorian.ops import OPS
from game.vitorian.words import KEYWORDS
from tests.vitorian.positions import Board, unit

LANGUAGES = (Language("es"), Language("en"))
OPEN = {
    "es": re.compile(r"(?<!\bno )\b(puedes?|pueden|podrás?|si quieres)\b", re.IGNORECASE),
    "en": re.compile(r"\b(may|if you like)\b", re.IGNORECASE),
}
NOBODY = re.compile(r"\bninguna\b[^.:;]*\bpuede\b", re.IGNORECASE)
"""Words that leave something open; what "no puede", "ninguna puede", "cannot" forbids leaves nothing open."""
LEAVE_OPEN = {"ganking", "swift", "entrench", "bayonet", "long_range", "scrap", "accelerated", "circular"}
"""Keywords that leave somebody a choice (V13); all others work by themselves."""


def leaves_open(text: str, code: str) -> bool:
    return bool(OPEN[code].search(NOBODY.sub("", text)))


# --- the texts ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES, ids=("es", "en"))
def test_an_op_says_may_exactly_where_it_is_left_to_its_controller(language: Language) -> None:
    permissions = {"permit.row"}
    for op in OPS:
        for shape in op.SHAPES:
            name = f"{op.NAME}.{shape}" if shape else op.NAME
            plain, voluntary = f"vitorian_cards.op.{name}", f"vitorian_cards.op.{name}.may"
            if language.has(plain):
                told = str(language.text(plain, **GAPS))
                assert leaves_open(told, language.code) == (name in permissions), told
            if language.has(voluntary):
                assert leaves_open(str(language.text(voluntary, **GAPS)), language.code), voluntary


GAPS: dict[str, Any] = {
    **dict.fromkeys(("whom", "bonus", "then", "keyword", "lender", "unit", "numbers", "number"), "X"),
    **dict.fromkeys(("which", "against"), " X"),
    "options": "X",
    "n": 2,
}


@pytest.mark.parametrize("card", [name for name, card in CARDS.items() if card.effects])
def test_the_text_of_a_card_and_its_effects_leave_the_same_open(card: str) -> None:
    effects = [effect for effect in CARDS[card].effects if effect.when != "option"]
    for language in LANGUAGES:
        lines = cardtexts.lines(language, card)[-len(effects) :]
        assert [leaves_open(line, language.code) for line in lines] == [effect.may for effect in effects]


def test_both_languages_leave_the_same_open_of_a_keyword() -> None:
    for language in LANGUAGES:
        texts = {name: language.text(f"vitorian_cards.keyword.{name}.about") for name in KEYWORDS}
        assert {name for name, told in texts.items() if leaves_open(told, language.code)} == LEAVE_OPEN


# --- every op at the table ---------------------------------------------------------------------------------

SHAPED: dict[str, dict[str, Any]] = {
    "change": {"target": "one_enemy", "attack": -1, "lasts": "turn"},
    "change_by_keyword": {
        "target": "one_enemy", "attack": 1, "keyword": "light", "attack_then": 2, "lasts": "turn",
    },
    "borrow_attack": {"target": "self", "lasts": "turn"},
    "destroy": {"target": "one_enemy"},
    "return": {"target": "one_enemy"},
    "move": {"target": "one_own", "reach": "adjacent"},
    "shield": {"target": "one_enemy"},
    "unshield": {"target": "one_enemy"},
    "ready_unit": {"target": "one_own"},
    "exhaust_unit": {"target": "one_enemy"},
    "token": {"card": "T-1"},
    "muster": {"most_level": 3},
    "draw": {"count": 2},
    "recover": {"most_level": 2},
    "ready": {"count": 1},
    "trade": {},
    "channel": {"count": 1},
    "unearth_defense": {},
    "remove_field": {},
}  # fmt: skip
"""Ops that a unit may have as it enters, each with something to do on the board below."""


def ready_to_enter(*effects: dict[str, Any]) -> Board:
    """A table with something for everybody, and in A's hand a unit with these effects."""
    return Board(
        cards={"X-1": unit(*effects), "T-1": unit(token=True)},
        units={"A-V1": "R-05 exhausted", "A-R2": "R-01", "B-V1": "I-12", "B-V2": "I-12 shield"},
        seats=[{"hand": "X-1 R-01", "area": "P p s", "discard": "R-01"}, {"field": "G-09"}],
    )


def entered(*effects: dict[str, Any]) -> Board:
    """The unit with these effects has just entered."""
    board = ready_to_enter(*effects)
    board.do("mobilise X-1 A-R1", "pay")
    return board


@pytest.mark.rule("V10.4", "V9.6")
@pytest.mark.parametrize("op", SHAPED)
def test_what_may_be_is_asked_and_no_leaves_no_trace(op: str) -> None:
    board = entered({"when": "mobilise", "op": op, "may": True, **SHAPED[op]})
    assert board.asked != "A main" and "pass" in board.legal() and len(board.legal()) > 1
    board.do("pass")
    bare = entered()
    assert board.asked == bare.asked == "A main"
    assert board.state.digest() == bare.state.digest()
    assert len(board.told) == len(bare.told)


@pytest.mark.rule("V10.4")
@pytest.mark.parametrize("op", SHAPED)
def test_what_must_be_is_done_and_cannot_be_declined(op: str) -> None:
    board = entered({"when": "mobilise", "op": op, **SHAPED[op]})
    while board.asked != "A main":
        assert "pass" not in board.legal()
        board.do(board.legal()[-1])
    assert board.state.digest() != entered().state.digest()


def test_every_op_that_can_be_voluntary_has_been_tried() -> None:
    voluntary = {op.NAME for op in OPS if "mobilise" in op.WHENS}
    assert voluntary - SHAPED.keys() == {"choose_one", "arrange"}  # tried with the cards that have them


# --- rules and keywords that leave something open ----------------------------------------------------------

FIGHT = {"A-V1": "R-05", "B-V1": "I-12"}
DECLINED: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "scrap": (
        {"units": {"A-V1": "R-05", "B-V1": "N-01"}, "seats": [{}, {"area": "p"}], "phase": "combat"},
        ["attack A-V1 B-V1"],
        "B give",
    ),
    "accelerated": ({"seats": [{"hand": "N-02", "area": "P"}, {}]}, ["mobilise N-02 A-R1", "pay"], "A give"),
    "support": (
        {"units": {**FIGHT, "A-R1": "R-01"}, "seats": [{"area": "S"}, {}], "phase": "combat"},
        ["attack A-V1 B-V1"],
        "A support",
    ),
    "ganking": (
        {"units": {**FIGHT, "B-V3": "N-07"}, "phase": "combat"},
        ["attack A-V1 B-V1"],
        "B window",
    ),
    "a Recycle at the start": (
        {"seats": [{"area": "P", "recycled": False}, {}], "units": FIGHT, "phase": "start"},
        [],
        "A recycle",
    ),
    "the ability that was recycled for": (
        {"seats": [{"area": "P", "recycled": False}, {}], "units": FIGHT},
        ["recycle P"],
        "A aim",
    ),
    "Vow of Protection": (
        {"seats": [{"sovereign": "I-00"}, {}], "units": FIGHT, "phase": "ready"},
        [],
        "A aim",
    ),
    "upkeep that could be paid": (
        {"seats": [{"area": "S"}, {}], "units": {"A-V1": "R-08"}, "phase": "upkeep"},
        [],
        "A upkeep",
    ),
    "Resupply": (
        {"seats": [{"hand": "M-16", "area": "P s"}, {}], "units": FIGHT, "phase": "combat"},
        ["attack A-V1 B-V1", "order M-16", "pay"],
        "A ready",
    ),
}


def standing(board: Board) -> list[tuple[str, bool, int] | None]:
    """The units by space, as far as an effect could have changed them."""
    return [None if one is None else (one.card, one.shield, one.attack) for one in board.state.grid]


@pytest.mark.rule("V13.10", "V13.11", "V12.10", "V13.4", "V9.6", "V9.12", "V7.6")
@pytest.mark.parametrize("what", DECLINED)
def test_no_is_always_an_answer_to_what_the_rules_leave_open(what: str) -> None:
    given, steps, asked = DECLINED[what]
    board = Board(**given)
    board.do(*steps)
    assert board.asked == asked and "pass" in board.legal()
    seat = "AB".index(asked[0])
    side = board.state.sides[seat]
    before = (list(side.ready), list(side.spent))
    units = standing(board)
    board.do("pass")
    assert board.asked != asked
    if "Recycle" not in what:  # there the turn goes on and channels
        assert (list(side.ready), list(side.spent)) == before
    if what not in ("upkeep that could be paid", "ganking", "support", "Resupply"):  # there something falls
        assert standing(board) == units


@pytest.mark.rule("V7.6", "V9.13")
def test_what_the_rules_do_not_leave_open_cannot_be_declined() -> None:
    """The Quartermaster's waiver, a payment that was begun, a new target, the order of farewells."""
    elites = {"A-V1": "R-08", "A-V2": "G-01"}
    board = Board(seats=[{"sovereign": "M-00", "area": "S"}, {}], units=elites, phase="upkeep")
    assert board.asked == "A exempt" and "pass" not in board.legal()
    paying = Board(seats=[{"hand": "R-02", "area": "P P"}, {}])
    paying.do("mobilise R-02 A-R1")
    assert "pass" not in paying.legal()
    canals = Board(seats=[{"hand": "M-10", "area": "P P", "convoy": "S P S"}, {}])
    canals.do("mobilise M-10 A-R1", "pay")
    assert canals.asked == "A arrange" and set(canals.legal()) == {"top P", "top S"}


@pytest.mark.rule("V13.1", "V13.2", "V13.9", "V13.12", "V13.6")
def test_keywords_that_allow_leave_the_other_way_open() -> None:
    far = Board(units={"A-V1": "B-02", "B-V1": "I-12", "B-R1": "I-12"}, phase="combat")
    assert {"attack A-V1 B-V1", "attack A-V1 B-R1"} <= set(far.legal())
    dug = Board(units={"A-V1": "R-05", "B-V1": "I-12", "B-R4": "I-03"}, phase="combat")
    assert {"attack A-V1 B-V1", "attack A-V1 B-R4", "end"} <= set(dug.legal())
    flood = Board(seats=[{"hand": "M-02", "area": "P P"}, {}])
    flood.do("mobilise M-02 A-R1")
    assert {"pay", "pay top"} <= set(flood.legal())
    swift = Board(units={"A-V1": "B-04", "A-V2": "R-03 fresh"}, phase="combat")
    swift.do("attack A-V1 SOV")
    assert {"attack A-V1 SOV", "attack A-V2 SOV", "end"} <= set(swift.legal())
