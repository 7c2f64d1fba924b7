"""`main.py check cards`: what is missing around the cards is found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.epikha.decks import DECKS as EPIKHA_DECKS
from game.epikha.library import CARDS as EPIKHA
from game.language import Language
from game.vitorian import ops
from game.vitorian.card import CARDS
from game.vitorian.decks import DECKS
from game.vitorian.ops.supplies import Draw
from tools.checks import cards


@pytest.fixture(autouse=True)
def decks_in_their_order() -> Iterator[None]:
    """A deck that a test took away comes back at its place: others count on the order."""
    before = [(decks, dict(decks)) for decks in (DECKS, EPIKHA_DECKS)]
    yield
    for decks, kept in before:
        decks.clear()
        decks.update(kept)


def told(root: Path) -> list[str]:
    return [str(fault) for fault in cards.faults(root)]


@pytest.fixture
def stranger() -> Iterator[None]:
    """A card that nobody named and nobody painted."""
    CARDS["X-1"] = msgspec.structs.replace(CARDS["R-01"], id="X-1", named="X-1", picture="X-1")
    yield
    del CARDS["X-1"]


def test_a_card_without_name_and_picture_is_found(root: Path, stranger: None) -> None:
    assert told(root) == [
        "game/vitorian/cards: X-1 has no name in es (vitorian_cards.card.X-1)",
        "game/vitorian/cards: X-1 has no name in en (vitorian_cards.card.X-1)",
        "sprites/sheets: there is no picture litho/X-1",
    ]


def test_an_op_without_sentences_is_found(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Juggle(Draw, frozen=True):
        """Juggle."""

        NAME = "juggle"

    monkeypatch.setattr(ops, "OPS", (*ops.OPS, Juggle))
    assert told(root) == [
        f"game/vitorian/ops: juggle has no sentence in {code} (op.juggle{ending})"
        for code in ("es", "en")
        for ending in ("", ".may")
    ]


def test_a_deck_without_name_and_a_missing_one_are_found(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DECKS, "nobody", DECKS["forge"])
    monkeypatch.delitem(DECKS, "hands")
    assert told(root) == [
        "game/vitorian/cards/decks.toml: the deck hands is missing",
        "game/vitorian/cards/decks.toml: the deck nobody has no name",
    ]


def test_a_long_name_needs_a_short_one(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    has = Language.has

    def lacks(self: Any, key: str) -> bool:
        return key != "vitorian_cards.card.R-01.short" and has(self, key)

    monkeypatch.setattr(Language, "has", lacks)
    assert told(root) == [
        f"game/vitorian/cards: R-01 has no short name in {code} (vitorian_cards.card.R-01.short)"
        for code in ("es", "en")
    ]


def test_the_cards_of_epikha_are_looked_at_too(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = msgspec.structs.replace(EPIKHA["E01"], id="Z-1", named="Z-1", picture="Z-1")
    monkeypatch.setitem(EPIKHA, "Z-1", made)
    monkeypatch.delitem(EPIKHA_DECKS, "gahu")
    assert told(root) == [
        "game/epikha/cards: Z-1 has no name in es (epikha_cards.card.Z-1)",
        "game/epikha/cards: Z-1 has no name in en (epikha_cards.card.Z-1)",
        "game/epikha/cards/decks.toml: the deck gahu is missing",
        "sprites/sheets: there is no picture glass/Z-1",
    ]
