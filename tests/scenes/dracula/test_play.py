"""Whole matches on the board, by keys alone and by the mouse alone."""

from __future__ import annotations

import random

import pytest

from scenes.dracula import open_match
from scenes.dracula.scene import DraculaScene
from sprites.intent import Intent
from tests.scenes.dracula import support
from tests.scenes.dracula.support import Player


@pytest.mark.parametrize(
    ("player", "language", "seat"),
    [
        (support.play_by_keys, "es", 1),
        (support.play_by_keys, "en", 0),
        (support.play_by_mouse, "en", 1),
        (support.play_by_mouse, "es", 0),
    ],
    ids=["keys-hunter", "keys-dracula", "mouse-hunter", "mouse-dracula"],
)
def test_a_whole_match(player: Player, language: str, seat: int) -> None:
    app = support.instant_app(language)
    match = support.solo(11 + seat, seat)
    scene = support.open_board(app, match)
    chance = random.Random(seat)
    rounds = 0
    for _ in range(support.MOST_TURNS):
        support.settle(app, scene)
        if scene.halt == "over":
            break
        if scene.halt == "round":
            rounds += 1
            if player is support.play_by_mouse:
                support.click(app, scene, "go_on")
            else:
                app.intend(Intent("confirm"))
        else:
            app.draw()
            player(app, scene, chance)
    assert match.outcome is not None
    assert scene.shown.health == match.observation(seat).health
    assert rounds >= 1
    assert scene.log.lines[-1].icon == "star"
    app.close()


def test_the_result_follows_the_end() -> None:
    app = support.instant_app()
    match = support.solo(5)
    scene = support.open_board(app, match)
    support.settle(app, scene)
    match.concede(1)
    scene.deciding = False
    support.settle(app, scene)
    assert scene.halt == "over"
    support.click(app, scene, "go_on")
    assert app.scenes.top is not None and app.scenes.top.name == "result"
    app.close()


def test_a_match_that_went_on_before_is_shown_as_it_is() -> None:
    app = support.instant_app()
    match = support.solo(4)
    scene = support.open_board(app, match)
    support.settle(app, scene)
    support.play_by_keys(app, scene, random.Random(1))
    again = open_match(app, match)
    assert isinstance(again, DraculaScene)
    app.scenes.reset(again, "none")
    assert again.shown == again.view.board
    assert [line.text for line in again.log.lines] == [line.text for line in scene.log.lines]
    app.close()
