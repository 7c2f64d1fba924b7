"""What is read on all cards, word for word in both languages, and a sentence for each way to put one's own.

`texts.json` was read by hand against the card list; a change of a text is a change of that file.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.epikha import cardtexts, words
from game.epikha.card import CARDS
from game.epikha.decks import DECKS
from game.epikha.library import with_cards
from game.epikha.ops import OPS
from game.language import Language

TEXTS: dict[str, Any] = json.loads(Path(__file__).with_name("texts.json").read_text(encoding="utf-8"))
LANGUAGES = {code: Language(code) for code in ("es", "en")}
BAD = re.compile(r"\s\s|\s[.,;:]|[{}]|_cards|\bNone\b|\.\.|,,|\ba el\b|\bde el\b|\by (i|hi(?!e))")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_of_the_house_says_what_was_read_and_found_right(code: str) -> None:
    texts = LANGUAGES[code]
    told = {
        name: {
            "type": cardtexts.type_line(texts, name), "rules": rules, "lines": cardtexts.lines(texts, name),
        }
        for name in CARDS
        if (rules := cardtexts.rules(texts, name)) or CARDS[name].effects
    }  # fmt: skip
    assert told == {name: one[code] for name, one in TEXTS["house"].items()}


@pytest.mark.parametrize("row", TEXTS["made"], ids=lambda row: row["en"][0][:40])
def test_an_own_card_is_put_into_these_words(row: dict[str, Any]) -> None:
    with with_cards({"Z1": row["card"]}, "mine.toml"):
        for code, texts in LANGUAGES.items():
            assert cardtexts.lines(texts, "Z1") == row[code]
            assert not [line for line in row[code] if BAD.search(line)]


def test_every_op_in_every_shape_has_its_sentence_in_both_languages() -> None:
    used = {effect.op.NAME for card in CARDS.values() for effect in card.effects}
    used |= {effect["op"] for row in TEXTS["made"] for effect in row["card"]["effects"]}
    assert used == {op.NAME for op in OPS}
    for op in OPS:
        for shape in op.SHAPES:
            key = f"epikha_cards.op.{op.NAME}" + (f".{shape}" if shape else "")
            assert all(texts.has(key) for texts in LANGUAGES.values()), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_has_a_name_is_named(code: str) -> None:
    texts = LANGUAGES[code]
    for kind, known in (
        ("type", words.TYPES), ("class", words.CLASSES), ("race", words.RACES), ("element", words.ELEMENTS),
        ("rule", words.RULES), ("deck", DECKS),
    ):  # fmt: skip
        for word in known:
            assert texts.has(f"epikha_cards.{kind}.{word}"), word
            assert kind not in ("rule", "deck") or texts.has(f"epikha_cards.{kind}.{word}.about"), word
    for name in CARDS:
        assert len(cardtexts.short(texts, name)) <= cardtexts.SHORT


@pytest.mark.parametrize(
    ("name", "es", "en"),
    [
        ("E17", "Coste 5", "Cost 5"), ("X16", "Forja 15", "Forge 15"), ("E20", "Coste 20", "Cost 20"),
        ("O1", "Coste 0", "Cost 0"), ("J1", "", ""), ("H1", "", ""),
    ],
)  # fmt: skip
def test_costs_are_told(name: str, es: str, en: str) -> None:
    assert (cardtexts.cost(LANGUAGES["es"], name), cardtexts.cost(LANGUAGES["en"], name)) == (es, en)


def test_one_effect_is_told_alone() -> None:
    english = LANGUAGES["en"]
    assert cardtexts.effect(english, "X25", 1) == "Make 5 Vital."
    assert cardtexts.effect(english, "X14", 0) == "Remove all damage from one weapon or object you control."
    assert cardtexts.spell_name(english, "X25", 1) == "Relicario de Vital"


def test_own_names_are_shown_in_their_language() -> None:
    card = {"type": "weapon", "level": 1, "cost": 5, "name": {"es": "Daga", "en": "Dagger of all Shadows"}}
    with with_cards({"Z1": card}, "mine.toml"):
        assert cardtexts.name(LANGUAGES["es"], "Z1") == cardtexts.short(LANGUAGES["es"], "Z1") == "Daga"
        assert cardtexts.short(LANGUAGES["en"], "Z1") == "Dagger of al…"
