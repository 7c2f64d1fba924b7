"""The drawn card: the own one lies in the decision panel, the rival's is lifted off the deck."""

from __future__ import annotations

import random

import pytest
from pygame import Rect

from scenes.audit import Audit
from scenes.dracula import layout
from tests.scenes.dracula import support


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_rivals_card_never_comes_into_the_own_panel(viewer: int) -> None:
    app = support.make_app("es")
    scene = support.open_board(app, support.solo(5, viewer))
    chance = random.Random(1)
    places: dict[int, set[str]] = {0: set(), 1: set()}
    label = scene.words.text("drawn")
    for _ in range(900):
        app.step(support.FRAME)
        if scene.deciding and scene.observation:
            support.play_by_keys(app, scene, chance)
        held = scene.shown.held
        if held is None:
            continue
        app.canvas.recorder = audit = Audit()
        app.scenes.refresh()
        app.draw()
        for heard in audit.texts:
            if heard.drawn.text == label:
                inside = layout.PANEL.contains(Rect(heard.drawn.rect))
                places[held.seat].add("panel" if inside else "deck")
        if all(places.values()):
            break
    assert places[viewer] == {"panel"} and places[1 - viewer] == {"deck"}
    app.close()


def test_the_two_places_lie_apart_and_neither_hides_a_card_of_a_row() -> None:
    own, rival = layout.held(True), layout.held(False)
    assert not own.colliderect(rival)
    for below in (True, False):
        assert not any(rival.colliderect(layout.card(below, slot)) for slot in range(1, 6))
    assert not rival.colliderect(layout.tile(5))
