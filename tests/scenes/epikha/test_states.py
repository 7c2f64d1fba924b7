"""The fullest states of the tour: everything on them can be read and pressed."""

from __future__ import annotations

import pytest

from scenes.audit import Audit
from scenes.epikha.tour_states import STATES
from tests.scenes.epikha.support import make_app

FULLEST = (
    *("mulligan", "main", "crowd", "drawer", "drawer-reserves", "card", "large-hand", "spirit"),
    *("attack-aimed", "answered", "chain-long"),
)


@pytest.mark.parametrize("name", FULLEST)
def test_everything_can_be_read_and_pressed(name: str) -> None:
    state = next(one for one in STATES if one.name == f"epikha.{name}")
    app = make_app("es")
    scene = state.build(app)
    app.scenes.reset(scene, "none")
    if state.then is not None:
        state.then(app, scene)
    for _ in range(40):
        app.step(50.0)
    audit = app.canvas.recorder = Audit()
    app.scenes.refresh()
    app.draw()
    app.canvas.recorder = None
    assert [fault.line(name) for fault in audit.faults(state.match_screen)] == []
    app.close()


def test_every_state_has_a_name_of_its_own() -> None:
    names = [state.name for state in STATES]
    assert len(set(names)) == len(names)
    assert all(name.startswith("epikha.") for name in names)
