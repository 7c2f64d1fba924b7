"""What the pilot file tells of this board: the marks of the pieces, in the words of every board."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from scenes.pilot import snapshot
from tests.scenes.dracula.support import click, complete, instant_app, make_app, open_board, settle, solo

WORDS = {"playable", "place", "enemy", "selected"}
CHOSEN_FROM = WORDS - {"selected"}


@pytest.mark.rule("R26")
def test_a_match_is_played_by_pressing_what_is_marked() -> None:
    app, chance, met = instant_app(), random.Random(4), Counter[str]()
    try:
        scene = open_board(app, solo(4))
        for _ in range(400):
            settle(app, scene)
            if scene.match.outcome is not None or app.scenes.top is not scene:
                break
            told = snapshot(app)["targets"]
            marked = {one["id"]: one["state"] for one in told if one["state"]}
            assert set(marked.values()) <= WORDS and marked == scene.states()
            met.update(marked.values())
            pressable = {one["id"] for one in told if one["enabled"]}
            lit = sorted(id for id, word in marked.items() if word in CHOSEN_FROM)
            assert set(lit) <= pressable, "what glows can be pressed"
            sure = [id for id in ("go_on", "confirm") if id in pressable]
            before = scene.selection, scene.match.acts
            click(app, scene, sure[0] if sure else chance.choice(lit))
            assert (scene.selection, scene.match.acts) != before or "go_on" in sure
        assert set(met) == WORDS, met
        assert scene.match.outcome is not None
    finally:
        app.close()


def test_nothing_is_marked_while_something_is_shown() -> None:
    app = make_app()
    try:
        scene = open_board(app, solo(4))
        settle(app, scene)
        while not complete(scene):
            click(app, scene, min(id for id, word in scene.states().items() if word in CHOSEN_FROM))
        assert "selected" in scene.states().values()
        click(app, scene, "confirm")
        assert scene.states() == {}
        app.step(20.0)
        assert scene.showing and scene.states() == {}
    finally:
        app.close()
