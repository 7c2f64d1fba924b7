"""The rule book of Vitorian Wars: every rule has a place, every keyword a term, both languages all words."""

from __future__ import annotations

import json
import re

import pytest

from game.language import CODES
from game.language import load as load_texts
from game.rulebook import GLOSSARY, SUMMARY, load
from scenes.rulebook.layout import CHAPTER_ROW, CONTENTS
from sprites.icons import ICONS
from tools.checks import ROOT, rulebook

BOOK = load("vitorian")
INDEX = json.loads((ROOT / "game" / "vitorian" / "rules_index.json").read_text(encoding="utf-8"))["rules"]
KEYWORD = re.compile(r"vitorian_cards\.keyword\.([a-z_]+)")


def test_every_rule_that_there_is_or_that_code_names_has_a_paragraph() -> None:
    met = rulebook.met(ROOT, "vitorian", set(INDEX))
    assert len(met) > 20, "refusals and endings name rules"
    assert list(rulebook.rule_faults("book", BOOK, set(INDEX), met)) == []


def test_no_link_leads_nowhere_and_every_term_is_led_to() -> None:
    assert list(rulebook.reference_faults("book", BOOK)) == []
    led_to = {term for _, paragraph in BOOK.paragraphs() for term in paragraph.terms}
    assert [term.id for term in BOOK.terms if term.id not in led_to] == []


def test_it_begins_with_the_summary_ends_with_the_glossary_and_fits_the_contents() -> None:
    assert BOOK.chapters[0].id == SUMMARY and BOOK.chapters[-1].id == GLOSSARY
    assert len(BOOK.chapters) <= CONTENTS.h // CHAPTER_ROW
    assert all(chapter.icon in ICONS for chapter in BOOK.chapters)


@pytest.mark.parametrize("code", CODES)
def test_every_word_of_the_book_is_there_and_none_is_left_over(code: str) -> None:
    assert list(rulebook.text_faults("words", BOOK, "vitorian", frozenset(load_texts(code)))) == []


@pytest.mark.parametrize("code", CODES)
def test_every_keyword_and_kind_of_card_is_called_in_the_book_as_on_the_cards(code: str) -> None:
    texts = load_texts(code)
    named = {found[1] for key in texts if (found := KEYWORD.fullmatch(key))}
    assert len(named) == 13
    for keyword in named:
        name = texts[f"vitorian_cards.keyword.{keyword}"]
        assert texts[f"rulebook.vitorian.term.{keyword}"] == name
        if BOOK.term(keyword).paragraph.startswith("keywords."):
            assert texts[f"rulebook.vitorian.keywords.{keyword}"] == name
    for term, key in (("shield", "shield"), ("elite", "elite"), ("condition", "type.field")):
        assert texts[f"rulebook.vitorian.term.{term}"] == texts[f"vitorian_cards.{key}"]


@pytest.mark.parametrize(
    ("rule", "ref"),
    [
        ("V1.2", "goal.fall"), ("V7.3", "turn.burnout"), ("V8.3", "paying.level"),
        ("V12.3", "combat.targets"), ("V12.10", "combat.support"),
        ("V13.6", "keywords.entrench"), ("V4.2", "decks.fifty"),
    ],
)  # fmt: skip
def test_a_refusal_opens_where_it_is_explained(rule: str, ref: str) -> None:
    assert BOOK.where(rule) == ref
