"""The plates at the left: each seat's says its goal, whoever looks, and Dracula's his health as well."""

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
def test_each_plate_says_its_goal(viewer: int, health: int) -> None:
    app = support.make_app("en")
    scene = support.open_board(app, support.solo(3, viewer, health=health))
    app.canvas.recorder = audit = Audit()
    app.scenes.refresh()
    app.draw()
    for seat, goal in enumerate(("4 vampires", "without health")):
        plate = plates.plate(scene.shown, seat)
        told = [heard.drawn.text for heard in audit.texts if plate.contains(Rect(heard.drawn.rect))]
        assert any(goal in text for text in told), told
    app.close()


@pytest.mark.parametrize("health", HEALTH)
def test_the_drops_share_one_row_of_the_plate_without_covering_each_other(health: int) -> None:
    places = [layout.drop(number, health) for number in range(health)]
    size = layout.drop_size(health)
    assert len({y for _, y in places}) == 1
    assert places[0][0] - size / 2 > 0 and places[-1][0] + size / 2 < layout.OWN_PLATE.w
    assert all(right[0] - left[0] > size * 0.7 for left, right in pairwise(places))
