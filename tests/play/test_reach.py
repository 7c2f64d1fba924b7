"""Every target of every state that the tour knows is reached by keys alone, and the focus is to be seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.app import App
from scenes.tour import Tour, states
from scenes.tour_state import TourState
from tests.play.hands import Hand, Keys
from tests.shares import shares


@pytest.fixture(scope="module")
def tour() -> Iterator[Tour]:
    """The tour's own game, without motion."""
    made = Tour("es", 1.0, None, audit=False)
    yield made
    made.close()


def bring(tour: Tour, state: TourState) -> App:
    """Show a state as the tour does, without a picture."""
    app = tour._app
    app.by_mouse = False
    scene = state.build(app)
    app.scenes.reset(scene, "none")
    if state.then:
        state.then(app, scene)
    if state.settles:
        tour._settle()
    return app


def places_of(hand: Hand) -> tuple[str, ...]:
    """What lies where: two states that are alike in this need to be walked through once."""
    seen = hand.sight()
    return seen["scene"], *(f"{target['id']} {target['rect']}" for target in seen["targets"])


@pytest.mark.parametrize("part", shares(3))
def test_every_target_of_every_state_is_reached(tour: Tour, part: slice) -> None:
    lost, walked = [], set()
    for state in states()[part]:
        hand = Hand(bring(tour, state), Keys())
        scene = hand.app.scenes.top
        if not hand.sight()["gate"] or not hand.ids() or (scene and scene.interaction.dragging):
            continue  # nothing to press, or the mouse has it in hand
        places = places_of(hand)
        if places not in walked:
            walked.add(places)
            lost += [f"{state.name}: {id}" for id in sorted(hand.reach_all())]
        if state.settles:
            hand.strike("next")
            if hand.sight()["gate"] and not (hand.focused() and hand.shows_the_focus()):
                lost.append(f"{state.name}: focus on {hand.focused()} not to be seen")
    assert lost == []
