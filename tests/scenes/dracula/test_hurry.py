"""An impatient second press does not skip the show that the first one began."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.dracula.actions import DRAWN, Discard
from scenes.app import App
from scenes.dracula.positions import match_at
from scenes.dracula.scene import DraculaScene
from scenes.table.haste import HELD, Haste
from sprites import motion
from sprites.intent import Intent
from tests.scenes.dracula import support

HALF = motion.SKIP_AFTER / 2
PAST_THE_CALM = round(motion.SKIP_AFTER / support.FRAME) + 2


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


def _resolving(app: App) -> DraculaScene:
    """Van Helsing has just ended a round with an 8; his discard is on its way to the pile."""
    racks = ("B3 B6 S4 O5 X7", "O7 B8 S2 X5 O2")
    match = match_at(racks, order="BXSO", turn="V", round=3, drawn="S8", pile=8)
    scene = support.open_board(app, match)
    app.step(support.FRAME)
    assert scene.act(Discard(DRAWN))
    for _ in range(PAST_THE_CALM):
        app.step(support.FRAME)
        if scene.ending:
            break
    return scene


def _judged(scene: DraculaScene) -> int:
    return scene.show.verdict.district if scene.show.verdict else 0


def test_at_the_end_of_a_round_a_press_ends_one_district_only(app: App) -> None:
    scene = _resolving(app)
    seen = []
    for _ in range(6):
        for _ in range(PAST_THE_CALM):
            app.step(support.FRAME)
        before = _judged(scene)
        app.intend(Intent("confirm"))
        app.step(1.0)
        seen.append((before, _judged(scene)))
        if before == 5:
            break
    assert all(after == before + 1 for before, after in seen[:-1])
    assert seen[-1][0] == 5 and not scene.showing


@pytest.mark.parametrize("way", ["twice", "held"])
def test_two_presses_or_a_long_one_end_the_whole_resolution(app: App, way: str) -> None:
    scene = _resolving(app)
    for _ in range(PAST_THE_CALM):
        app.step(support.FRAME)
    if way == "twice":
        for _ in range(2):
            app.intend(Intent("confirm"))
            app.step(100.0)
    else:
        app.intend(Intent("hold_start"))
        for _ in range(round(HELD / support.FRAME) + 1):
            app.step(support.FRAME)
    assert not scene.showing and scene.halt == "round"


def test_a_press_before_the_end_of_a_round_does_not_skip_it(app: App) -> None:
    racks = ("B3 B6 S4 O5 X7", "O7 B8 S2 X5 O2")
    match = match_at(racks, order="BXSO", turn="V", round=3, drawn="S8", pile=8)
    scene = support.open_board(app, match)
    app.step(support.FRAME)
    assert scene.act(Discard(DRAWN))
    scene.haste = Haste()  # as if the discard were not one's own
    app.step(support.FRAME)
    app.intend(Intent("confirm"))
    app.step(1.0)
    assert scene.showing and scene.ending and not _judged(scene)
