"""The plates at the left: whoever looks reads the own goal there, and Dracula's health."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import Rect

from game.dracula.config import HEALTH
from scenes.audit import Audit
from scenes.dracula import layout, plates
from tests.scenes.dracula import support


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("health", HEALTH)
def test_whoever_looks_is_told_the_goal(viewer: int, health: int) -> None:
    app = support.make_app("en")
    scene = support.open_board(app, support.solo(3, viewer, health=health))
    app.canvas.recorder = audit = Audit()
    app.scenes.refresh()
    app.draw()
    goal = ("4 vampires", "without health")[viewer]
    plate = plates.plate(scene.shown, viewer)
    told = [heard.drawn.text for heard in audit.texts if plate.contains(Rect(heard.drawn.rect))]
    assert any(goal in text for text in told), told
    app.close()


@pytest.mark.parametrize("health", HEALTH)
@pytest.mark.parametrize("below", [False, True])
def test_the_drops_stay_in_the_plate_without_covering_each_other(health: int, below: bool) -> None:
    places = [layout.drop(number, health, below) for number in range(health)]
    size = layout.drop_size(health, below)
    assert len({y for _, y in places}) == (1 if below or health <= 8 else 2)
    assert all(x - size / 2 > 0 and x + size / 2 < layout.OWN_PLATE.w for x, _ in places)
    assert all(right[0] - left[0] > size * 0.7 for left, right in pairwise(places) if left[1] == right[1])
