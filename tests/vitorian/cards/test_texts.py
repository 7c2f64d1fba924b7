"""The rules texts of all cards, word for word, and a sentence for each way to put somebody's own.

`texts.json` was read by hand against the card list; a change of a text is a change of that file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.language import Language
from game.vitorian import cardtexts
from game.vitorian.card import CARDS
from game.vitorian.library import with_cards
from game.vitorian.ops import OPS

TEXTS: dict[str, Any] = json.loads(Path(__file__).with_name("texts.json").read_text(encoding="utf-8"))
TOKEN = {
    "type": "unit", "colour": "grey", "class": "militia", "level": 1, "attack": 1, "defence": 1,
    "name": {"es": "Recluta", "en": "Recruit"}, "token": True,
}  # fmt: skip


@pytest.mark.parametrize("code", ["es", "en"])
def test_every_card_of_the_house_says_what_was_read_and_found_right(code: str) -> None:
    language = Language(code)
    told = {name: lines for name in CARDS if (lines := cardtexts.lines(language, name))}
    assert told == {name: texts[code] for name, texts in TEXTS["house"].items()}


@pytest.mark.parametrize("row", TEXTS["made"], ids=lambda row: row["en"][0][:40])
def test_an_own_card_is_put_into_these_words(row: dict[str, Any]) -> None:
    with with_cards({"X-1": row["card"], "T-1": TOKEN}, "mine.toml"):
        for code in ("es", "en"):
            assert cardtexts.lines(Language(code), "X-1") == row[code]


def test_every_op_is_put_into_words_somewhere() -> None:
    used = {effect.op.NAME for card in CARDS.values() for effect in card.effects}
    used |= {effect["op"] for row in TEXTS["made"] for effect in row["card"]["effects"]}
    assert used == {op.NAME for op in OPS}


@pytest.mark.parametrize("code", ["es", "en"])
def test_what_a_field_condition_does_first_fits_into_few_words(code: str) -> None:
    language = Language(code)
    fields = [name for name, card in CARDS.items() if card.is_field]
    gists = {name: cardtexts.gist(language, name) for name in fields}
    longest = {name: cardtexts.lines(language, name)[0] for name in fields}
    assert all(gists.values()) and any(len(gists[name]) < len(longest[name]) for name in fields)
