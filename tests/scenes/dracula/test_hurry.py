"""An impatient second press does not skip the show that the first one began."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.dracula.actions import DRAWN, Discard
from scenes.app import App
from scenes.dracula.scene import DraculaScene
from sprites import motion
from sprites.intent import Intent
from tests.scenes.dracula import support

HALF = motion.SKIP_AFTER / 2


@pytest.fixture
def app() -> Iterator[App]:
    """A game whose shows take their time."""
    made = support.make_app()
    yield made
    made.close()


def _decided(app: App) -> DraculaScene:
    """The board just after a person's discard, while its show runs."""
    scene = support.open_board(app, support.solo(3, 0))
    support.settle(app, scene)
    legal = scene.match.observation(0).legal
    assert scene.act(next(a for a in legal if isinstance(a, Discard) and a.place == DRAWN))
    app.step(1.0)
    assert scene.showing
    return scene


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_press_skips_only_after_a_while(app: App, way: str) -> None:
    scene = _decided(app)

    def press() -> None:
        if way == "key":
            app.intend(Intent("confirm"))
        else:
            scene.press(support.target(scene, "skip"))

    app.step(HALF)
    press()
    assert scene.showing
    app.step(HALF)
    assert scene.showing, "the show is longer than that"
    support.rest(app)
    assert scene.showing
    press()
    assert not scene.showing


def test_the_show_that_nobody_decided_is_skipped_at_once(app: App) -> None:
    scene = support.open_board(app, support.solo(3, 0))
    while not scene.showing:
        app.step(support.FRAME)
    app.intend(Intent("confirm"))
    assert not scene.showing
