"""The drawer of the log: the newest line is reached at every size of text, and each leads to its rule."""

from __future__ import annotations

import pytest
from pygame import FRect

from scenes.app import App
from scenes.table import drawer
from scenes.table.log import LogLine
from sprites.intent import Intent
from tests.stage.support import make_app

WORDS = "so it was told, " * 12


def _opened(app: App, lines: list[LogLine]) -> tuple[drawer.LogDrawer, list[str]]:
    explained: list[str] = []
    scene = drawer.LogDrawer(lines, explained.append)
    app.push(scene)
    app.draw()
    return scene, explained


def _ruled(count: int) -> list[LogLine]:
    return [LogLine("log", "text", f"line {n}", rule=f"D{n}", heading=n == 1) for n in range(1, count + 1)]


def _wait(app: App) -> None:
    for _ in range(6):
        app.step(80.0)


@pytest.mark.parametrize("size", ["normal", "large", "largest"])
def test_the_newest_line_is_drawn_whole(size: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(text_size=size)
    places: list[FRect] = []
    monkeypatch.setattr(drawer, "draw_line", lambda canvas, line, place, lit: places.append(place))
    scene, _ = _opened(app, [LogLine("log", "text", WORDS[: 40 + n]) for n in range(120)])
    places.clear()
    scene.draw(app.canvas)
    assert drawer.INNER.bottom - 2 * drawer.GAP <= places[-1].bottom <= drawer.INNER.bottom


def test_keys_mark_a_line_and_enter_opens_its_rule() -> None:
    app = make_app()
    scene, explained = _opened(app, _ruled(60))
    scene.interaction.set_focus("lines", by_keys=True)
    for _ in range(3):
        app.intend(Intent("up"))
    app.intend(Intent("confirm"))
    assert explained == ["D58"]


def test_the_mark_scrolls_along_and_leaves_the_list_at_its_end() -> None:
    app = make_app()
    scene, _ = _opened(app, _ruled(60))
    lines = scene.widgets["lines"]
    assert isinstance(lines, drawer.LineList)
    scene.interaction.set_focus("lines", by_keys=True)
    at_end = lines.offset
    for _ in range(60):
        app.intend(Intent("up"))
    assert lines.marked == 0 and lines.offset == 0 < at_end
    for _ in range(60):
        app.intend(Intent("down"))
    assert lines.marked == 59 and lines.offset == at_end
    assert scene.focus_id == "close"


@pytest.mark.parametrize("wanted", [1, 2, 7])
def test_a_press_opens_the_line_under_the_mouse(wanted: int) -> None:
    app = make_app()
    scene, explained = _opened(app, _ruled(8))
    lines = scene.widgets["lines"]
    assert isinstance(lines, drawer.LineList)
    pos = next(
        (drawer.INNER.x + 40.0, float(y))
        for y in range(drawer.INNER.y, drawer.INNER.bottom)
        if lines._row_at(y) == wanted - 1
    )
    for name in ("point", "press", "release"):
        app.intend(Intent(name, pos=(pos[0], pos[1] + 4), device="mouse"))
    assert explained == [f"D{wanted}"]


def test_a_line_without_a_rule_says_so() -> None:
    app = make_app()
    scene, explained = _opened(app, [LogLine("log", "text", "the save could not be written")])
    scene.interaction.set_focus("lines", by_keys=True)
    app.intend(Intent("up"))
    app.intend(Intent("confirm"))
    assert not explained
    assert app.toasts.text
