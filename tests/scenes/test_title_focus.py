"""The title proposes its foremost entry: it is lit from the start, and the very first Enter presses it."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.app import App
from scenes.title import TitleScene
from sprites.intent import Intent
from tests.scenes.menus_support import make_game, show


@pytest.fixture
def app(tmp_path: Path) -> App:
    return make_game(tmp_path)


def test_the_first_enter_presses_what_is_lit(app: App) -> None:
    scene = show(app, TitleScene())
    assert app.by_mouse and scene.lit(scene.first_focus)
    app.intend(Intent("confirm"))
    assert not isinstance(app.scenes.top, TitleScene)
    app.close()


def test_a_pointer_over_nothing_leaves_the_proposal_lit(app: App) -> None:
    scene = show(app, TitleScene())
    options = next(one for one in scene.targets() if one.id == "options")
    app.intend(Intent("point", pos=options.rect.center, device="mouse"))
    assert scene.focus_id == "options"
    app.intend(Intent("point", pos=(1279.0, 60.0), device="mouse"))
    assert scene.focus_id == scene.first_focus
    app.close()
