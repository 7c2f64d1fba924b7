"""What is written on the cards of glass fits them, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.epikha import cardtexts, words
from game.epikha.library import CARDS
from game.language import Language
from sprites import pictures
from sprites.glass import CardFace, cards, sheet, tokens
from sprites.typefaces import typeface


@pytest.fixture(scope="module", params=("es", "en"))
def texts(request: pytest.FixtureRequest) -> Language:
    return Language(request.param)


def house_of(card: str) -> str:
    return {"E": "empiria", "A": "abaron", "O": "opal"}.get(card[0], "wild")


def face_of(texts: Language, card: str) -> CardFace:
    """A card of the game as a face."""
    known = CARDS[card]
    rules = words.names_of(known.mask)
    bare = known.is_ability or known.is_continuous
    force, vital = (None, None) if bare else (known.force, known.vital)
    return CardFace(
        known.picture, cardtexts.name(texts, card), house_of(card), known.type, known.level,
        known.cost if known.in_deck or known.is_spirit else None, force, vital, rules,
        tuple(cardtexts.rules(texts, card)) or (cardtexts.type_line(texts, card).split(" · ")[0],),
        known.element, known.forge, cardtexts.short(texts, card),
    )  # fmt: skip


def ours() -> Iterator[str]:
    return (card.id for card in CARDS.values() if not card.own)


def test_every_card_has_a_window() -> None:
    assert {f"glass/{CARDS[card].picture}" for card in ours()} <= set(pictures.prints())


@pytest.mark.parametrize("width", [122, 132, 148])
def test_the_name_of_every_card_fits_at_twelve_points(width: int, texts: Language) -> None:
    room = width - 24 * width / 132
    for card in ours():
        face = face_of(texts, card)
        name, size, letters = sheet.fitting_name(face.name, face.short, room, 13)
        assert size >= 12
        assert typeface(letters, size).size(name)[0] <= room, card


@pytest.mark.parametrize("width", [82, 78])
def test_the_short_name_of_every_card_fits_its_token(width: int, texts: Language) -> None:
    for card in ours():
        room = tokens.name_room(width)
        name, size, letters = sheet.fitting_name(
            cardtexts.short(texts, card), "", room, 14, sheet.TOKEN_FACES
        )
        assert typeface(letters, size).size(name)[0] <= room, (card, name)


def test_the_short_name_stands_in_for_one_that_is_too_long() -> None:
    assert sheet.fitting_name("Acorazado", "Fatih", 200, 13)[0] == "Acorazado"
    assert sheet.fitting_name("Acorazado", "Fatih", 50, 13)[0] == "Fatih"
    assert sheet.fitting_name("Acorazado", "", 10, 13) == ("Acorazado", 12.0, sheet.TOKEN_FACE)


def test_a_narrower_face_stands_in_where_no_name_fits() -> None:
    assert sheet.fitting_name("Guerrero Gahu", "", 100, 13)[2] == sheet.TOKEN_FACE
    assert sheet.fitting_name("Guerrero Gahu", "", 140, 13)[2] == "cinzel"


def test_the_text_of_every_card_fits_the_large_one(texts: Language) -> None:
    for card in ours():
        face = face_of(texts, card)
        told = [f"[b]{name}.[/b]" for name in cardtexts.rules(texts, card)]
        laid = cards.text_of(face, (*told, *cardtexts.lines(texts, card)))
        assert laid.size[1] <= cards.text_height(face), card


def test_words_of_the_foot_that_have_no_room_become_signs() -> None:
    assert cards.foot_lines(("Único", "Veloz"), 200) == (("Único · Veloz",), 0)
    assert cards.foot_lines(("Único", "Veloz"), 60) == (("Único", "Veloz"), 0)
    assert cards.foot_lines(("Dispersar Unidades",), 20) == ((), 1)


@pytest.mark.parametrize(("number", "width", "shown"), [(4, 82, 2), (1, 82, 1), (4, 60, 0), (0, 82, 0)])
def test_so_many_signs_have_room_on_a_token(number: int, width: float, shown: int) -> None:
    assert tokens.signs_shown(number, width) == shown
