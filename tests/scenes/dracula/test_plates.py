"""The plates at the left: both goals stand there for whoever looks, and Dracula's health."""

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
def test_whoever_looks_is_told_both_goals(viewer: int, health: int) -> None:
    app = support.make_app("en")
    scene = support.open_board(app, support.solo(3, viewer, health=health))
    app.canvas.recorder = audit = Audit()
    app.scenes.refresh()
    app.draw()
    for seat, goal in enumerate(("4 vampires", "all of Dracula’s health")):
        plate = plates.plate(scene.shown, seat)
        told = [heard.drawn.text for heard in audit.texts if plate.contains(Rect(heard.drawn.rect))]
        assert any(goal in text for text in told), told
    app.close()


@pytest.mark.parametrize("health", HEALTH)
def test_the_drops_stay_in_the_plate_without_covering_each_other(health: int) -> None:
    places = [layout.drop(number, health) for number in range(health)]
    size = layout.drop_size(health)
    assert len({y for _, y in places}) == 1
    assert all(x - size / 2 > 0 and x + size / 2 < layout.OWN_PLATE.w for x, _ in places)
    assert all(right[0] - left[0] > size * 0.7 for left, right in pairwise(places))
