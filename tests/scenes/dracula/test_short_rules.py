"""The page of rules: whole at the usual size of texts, grown and scrolled to its end at the largest."""

from __future__ import annotations

import pytest

from game.dracula.words import Words
from scenes.audit import Audit
from scenes.dracula.short_rules import ShortRules
from sprites.intent import Intent
from sprites.widgets import ScrollArea
from tests.scenes.dracula import support


def _page(language: str, text_size: str) -> tuple[support.App, ShortRules]:
    app = support.make_app(language, text_size=text_size)
    page = ShortRules(Words(app.language, 0))
    app.scenes.reset(page, "none")
    return app, page


def _seen(app: support.App) -> dict[str, float]:
    """The texts of a frame, and the height of each."""
    app.canvas.recorder = audit = Audit()
    app.scenes.refresh()
    app.draw()
    return {heard.drawn.text: heard.drawn.rect.height for heard in audit.texts}


def _areas(page: ShortRules) -> list[ScrollArea]:
    return [widget for widget in page.widgets if isinstance(widget, ScrollArea)]


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_whole_page_is_seen_without_scrolling(language: str) -> None:
    app, page = _page(language, "normal")
    assert [area.reach for area in _areas(page)] == [0.0, 0.0]
    app.close()


def test_large_texts_grow_and_are_scrolled_to_the_last_word() -> None:
    app, page = _page("en", "largest")
    last = next(text for text in _seen_normal() if "Weather vane" in text)
    assert last not in _seen(app)
    glossary = _areas(page)[1]
    for _ in range(40):
        app.intend(Intent("scroll", pos=glossary.rect.center, amount=-1))
    shown = _seen(app)
    assert shown[last] > _seen_normal()[last]
    app.close()


def _seen_normal() -> dict[str, float]:
    app, _ = _page("en", "normal")
    shown = _seen(app)
    app.close()
    return shown
