"""The drawer of the log: the newest line is reached, at every size of the texts."""

from __future__ import annotations

import pytest
from pygame import FRect

from scenes.table import drawer
from scenes.table.log import LogLine
from tests.stage.support import make_app

WORDS = "so it was told, " * 12


@pytest.mark.parametrize("size", ["normal", "large", "largest"])
def test_the_newest_line_is_drawn_whole(size: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(text_size=size)
    places: list[FRect] = []
    monkeypatch.setattr(drawer, "draw_line", lambda canvas, line, place: places.append(place))
    scene = drawer.LogDrawer([LogLine("log", "text", WORDS[: 40 + n]) for n in range(120)])
    app.push(scene)
    scene.draw(app.canvas)
    assert drawer.INNER.bottom - 2 * drawer.GAP <= places[-1].bottom <= drawer.INNER.bottom
