"""The pictures at the foot of the pages: each game's own, and in its book none twice."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes.app import App
from scenes.boards import BOARDS
from scenes.rulebook import RulebookScene, layout, lists
from scenes.rulebook.pages import Setting, laid, with_tails
from scenes.vitorian import ornaments
from sprites import pictures
from tests.scenes.dracula.support import make_app

LOOKS = [(language, size) for language in ("es", "en", "test") for size in ("normal", "large", "largest")]


def _set(game: str, language: str, size: str) -> tuple[RulebookScene, App]:
    app = make_app(language, text_size=size)
    scene = RulebookScene(game)
    app.scenes.reset(scene, "none")
    return scene, app


def _ornaments(scene: RulebookScene) -> Iterator[tuple[str, int]]:
    """Chapter and number of every ornament that the book shows."""
    for chapter in scene.book.chapters:
        if not chapter.plain:
            yield chapter.id, 0
    for page in scene.setting.pages:
        if page.tail:
            yield page.chapter, page.tail


def _painted(game: str, chapter: str, number: int) -> bytes:
    return pygame.image.tobytes(BOARDS[game].engraving(chapter, number, 83, 102, 1.0), "RGB")


@pytest.fixture(params=LOOKS, ids=lambda look: "-".join(look))
def look(request: pytest.FixtureRequest) -> tuple[str, str]:
    found: tuple[str, str] = request.param
    return found


def test_no_page_of_vitorian_wars_repeats_the_picture_of_another(look: tuple[str, str]) -> None:
    scene, app = _set("vitorian", *look)
    shown = list(_ornaments(scene))
    app.close()
    assert len(shown) > 30
    assert len({_painted("vitorian", *ornament) for ornament in shown}) == len(shown)


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_book_of_the_first_game_repeats_none_at_the_usual_size(language: str) -> None:
    scene, app = _set("dracula", language, "normal")
    shown = list(_ornaments(scene))
    app.close()
    assert len({_painted("dracula", *ornament) for ornament in shown}) == len(shown)


def test_every_page_with_room_has_a_picture_and_no_other_has_one(look: tuple[str, str]) -> None:
    scene, app = _set("vitorian", *look)
    setting: Setting = scene.setting
    app.close()
    for page in setting.pages:
        assert (page.tail > 0) == (lists.tailpiece_size(layout.TEXT_H - page.filled) != (0, 0))


def test_the_pictures_are_counted_through_a_chapter() -> None:
    pages = [*laid("one", []), *laid("one", []), *laid("one", [])]
    assert [page.tail for page in with_tails(pages)] == [1, 2, 3]


def test_every_chapter_has_pictures_of_its_own() -> None:
    scene, app = _set("vitorian", "es", "normal")
    app.close()
    assert list(ornaments.ORNAMENTS) == [chapter.id for chapter in scene.book.chapters]
    named = [one for kept in ornaments.ORNAMENTS.values() for one in kept]
    assert len(set(named)) == len(named)
    assert {f"litho/{one}" for one in named if isinstance(one, str)} <= pictures.prints().keys()
    assert {id(one) for one in named if not isinstance(one, str)} == {id(one) for one in ornaments.SET}


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_what_is_set_of_pieces_is_as_large_as_it_should_be(scale: float) -> None:
    for paint in ornaments.SET:
        assert paint(125, 154, scale).get_size() == (round(125 * scale), round(154 * scale))
