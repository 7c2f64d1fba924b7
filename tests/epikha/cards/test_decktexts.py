"""Decks as plain text: written in both languages, read with or without accents, and what cannot be read."""

from __future__ import annotations

import pytest

from game.epikha.decks import DECKS, problems
from game.epikha.decktexts import FaultyText, exported, folded, imported
from game.epikha.library import with_cards
from game.language import Language

LANGUAGES = (Language("es"), Language("en"))


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("texts", LANGUAGES, ids=("es", "en"))
def test_a_deck_comes_back_from_its_text(name: str, texts: Language) -> None:
    deck = DECKS[name]
    for text in (exported(texts, deck), "\n".join(map(folded, exported(texts, deck).splitlines())).upper()):
        back = imported(text)
        assert (back.cards, back.spirits, back.prepared) == (deck.cards, deck.spirits, deck.prepared)
        assert problems(back) == []


def test_a_text_says_the_parts_of_a_deck_in_the_language() -> None:
    spanish, english = (exported(texts, DECKS["empiria"]).splitlines() for texts in LANGUAGES)
    assert spanish[:3] == ["Mazo: Legión de Empiria", "15 Ópalo de Vital", "4 Soldado de Empiria"]
    assert spanish[-5:] == [
        "Espíritus", "1 Espíritu del Primer Legionario", "Preparadas", "1 Espada de Empiria", "1 Escudo",
    ]  # fmt: skip
    assert (english[0], english[-5], english[-3]) == ("Deck: Legion of Empiria", "Spirits", "Prepared")


def test_lines_may_be_written_in_many_ways() -> None:
    text = """
        # mi mazo
        Deck: Prueba
        4x soldado de empiria
        3 × OPALO DE VITAL
        Báculo   Ika x2
        E17
        Spirits:
        x36
        Mazo
        egida
        preparadas
        2 Escudo
    """
    deck = imported(text)
    assert deck.name == "Prueba" and deck.spirits == ("X36",) and deck.prepared == ("E13", "E13")
    assert dict(deck.cards) == {"E01": 4, "O1": 3, "A10": 2, "E17": 1, "X28": 1}


def test_an_own_card_is_read_by_its_name_in_both_languages() -> None:
    record = {"type": "weapon", "level": 1, "cost": 5, "name": {"es": "Daga Rúnica", "en": "Runic Dagger"}}
    with with_cards({"Z1": record}, "mine.toml"):
        assert imported("2 daga runica\n1 Runic Dagger").cards == (("Z1", 3),)
    with pytest.raises(FaultyText):
        imported("2 daga runica")


def test_marks_and_line_ends_of_any_system_make_no_difference() -> None:
    deck = imported("4 Rayo\n2 Escarcha")
    assert imported("\ufeff4 Rayo\r\n2 Escarcha\r\n") == imported("4 Rayo\r2 Escarcha") == deck


def test_a_text_of_spirits_alone_is_a_deck_that_lacks_its_cards() -> None:
    deck = imported("Espíritus\n2 Espíritu Errante")
    assert deck.spirits == ("A19", "A19") and {one.rule for one in problems(deck)} >= {"E2.1", "E2.3"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("4 Soldado de Empira", [
            "Line 1: there is no card “Soldado de Empira”. Did you mean “Soldado de Empiria”?",
        ]),
        ("1 Rayo\n\n2 Zzzz\n99 Rayo", [
            "Line 3: there is no card “Zzzz”.", "Line 4: 99 is no number of cards; it goes from 1 to 50.",
        ]),
        ("-1 Rayo\nRayo x −2", [
            "Line 1: -1 is no number of cards; it goes from 1 to 50.",
            "Line 2: -2 is no number of cards; it goes from 1 to 50.",
        ]),
        ("0 Rayo", ["Line 1: 0 is no number of cards; it goes from 1 to 50."]),
        ("# nada", ["There is no card in this text."]),
        ("1 Rayo\n" * 4000, ["The text is too long to be a deck."]),
        ("1 Carta\u202e de Jugador", ["Line 1: there is no card “Carta<U+202E> de Jugador”."]),
    ],
    ids=("near", "lines", "below", "zero", "empty", "long", "signs"),
)  # fmt: skip
def test_what_cannot_be_read_is_told_line_by_line(text: str, told: list[str]) -> None:
    with pytest.raises(FaultyText) as caught:
        imported(text)
    assert [fault.sentence(LANGUAGES[1]) for fault in caught.value.faults] == told
    assert all("{" not in fault.sentence(LANGUAGES[0]) for fault in caught.value.faults)
