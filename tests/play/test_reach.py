"""Every target of every state that the tour knows is reached by keys alone and by gamepad alone, visibly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.app import App
from scenes.tour import Tour, TourState, states
from tests.play.hands import DEVICES, Device, Hand


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


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_every_target_of_every_state_is_reached(tour: Tour, device: Device) -> None:
    lost = []
    for state in states():
        hand = Hand(bring(tour, state), device)
        if not hand.sight()["gate"] or not hand.ids():
            continue
        missing = hand.reach_all()
        lost += [f"{state.name}: {id}" for id in sorted(missing)]
        if hand.focused() is None:
            lost.append(f"{state.name}: no focus")
        elif state.settles and not hand.shows_the_focus():
            lost.append(f"{state.name}: focus on {hand.focused()} not to be seen")
    assert lost == []
