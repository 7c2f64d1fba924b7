"""The rule book as data: every rule and refusal has its place, and what it claims about the game is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from game.dracula.rules import resolution
from game.rulebook import GLOSSARY, SUMMARY, Book, load
from tests.dracula import test_refusals

ROOT = Path(__file__).resolve().parents[2]
BOOK = load("dracula")
INDEX = json.loads((ROOT / "game" / "dracula" / "rules_index.json").read_text(encoding="utf-8"))["rules"]


@pytest.mark.parametrize("rule", sorted(INDEX))
def test_every_rule_is_looked_up_in_a_paragraph(rule: str) -> None:
    where = BOOK.where(rule)
    paragraph = dict(BOOK.paragraphs())[where]
    assert rule in paragraph.rules


def test_every_refusal_that_the_rules_give_opens_somewhere() -> None:
    source = Path(test_refusals.__file__).read_text(encoding="utf-8")
    rules = {rule for _, _, rule, _, _ in test_refusals.CASES}
    rules |= set(re.findall(r'"[a-z_]+ (D\d+)"', source)) | set(re.findall(r'"[a-z_]+", "(D\d+)"', source))
    assert len(rules) > 12
    assert not [rule for rule in rules if not BOOK.where(rule)]


def test_every_ending_opens_somewhere_else() -> None:
    endings = (resolution.BY_HEALTH, resolution.BY_VAMPIRES, resolution.BY_SURVIVAL)
    places = {BOOK.where(outcome.rule) for outcome in endings} | {BOOK.where("D53")}
    assert len(places) == 4 and "" not in places


@pytest.mark.parametrize(("value", "rule"), [(n, f"D{19 + n}") for n in range(1, 9)])
def test_each_effect_has_its_own_paragraph(value: int, rule: str) -> None:
    assert dict(BOOK.paragraphs())[BOOK.where(rule)].own == f"effect.{value}"


def test_an_unknown_rule_is_nowhere() -> None:
    assert BOOK.where("D99") == ""
    assert BOOK.term("unheard") is None


def test_the_book_begins_with_the_summary_and_ends_with_the_glossary() -> None:
    assert BOOK.chapters[0].id == SUMMARY and BOOK.chapters[-1].id == GLOSSARY
    assert {p.own for p in BOOK.chapters[0].paragraphs if p.short} == {f"effect.{n}" for n in range(1, 9)}


def test_a_wrong_field_in_the_file_is_named() -> None:
    raw = json.loads((ROOT / "game" / "rulebook" / "dracula.json").read_text(encoding="utf-8"))
    raw["chapters"][1]["paragraphs"][0]["figur"] = "town"
    with pytest.raises(msgspec.ValidationError, match="figur"):
        msgspec.json.decode(json.dumps(raw), type=Book)
