"""The closed books: equally large, different to look at, and with a middle on which words can be read."""

from __future__ import annotations

import pygame
import pytest

from sprites import pictures
from sprites.bindings import COVER, DOSSIER, LEATHER, Binding
from sprites.theme import contrast

BOOKS = {"leather": LEATHER, "dossier": DOSSIER}
WORDS = (255, 241, 208)
"""The ink of the name on the cover."""


@pytest.fixture(params=BOOKS.values(), ids=BOOKS)
def book(request: pytest.FixtureRequest) -> Binding:
    found: Binding = request.param
    return found


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_books_are_equally_large_and_have_round_corners(book: Binding, scale: float) -> None:
    closed = book.closed(scale)
    assert closed.get_size() == tuple(round(side * scale) for side in pictures.BOOK)
    assert closed.get_at((0, 0)).a == 0
    assert closed.get_at((round(COVER[0] / 2 * scale), round(COVER[1] / 2 * scale))).a == 255
    assert book.page(scale).get_size() == tuple(round(side * scale) for side in pictures.PAGE)


def test_words_can_be_read_on_every_cover(book: Binding) -> None:
    cover = book.closed(1.0)
    for room in (pygame.Rect(100, 84, 400, 76), pygame.Rect(74, 420, 452, 80)):
        ground = pygame.transform.average_color(cover, room)
        assert contrast(WORDS, (ground[0], ground[1], ground[2])) > 7


def test_no_game_borrows_the_book_of_another() -> None:
    covers = {pygame.image.tobytes(book.closed(1.0), "RGBA") for book in BOOKS.values()}
    pages = {pygame.image.tobytes(book.page(1.0), "RGB") for book in BOOKS.values()}
    assert len(covers) == len(pages) == len(BOOKS)
