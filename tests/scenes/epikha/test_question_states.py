"""The questions of the board, the open table and onlookers: everything on them can be read and pressed."""

from __future__ import annotations

import pytest

from scenes.audit import Audit
from scenes.epikha.question_tour_states import STATES
from scenes.tour_state import TourState
from tests.scenes.epikha.support import make_app


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_everything_can_be_read_and_pressed(state: TourState) -> None:
    app = make_app("es")
    scene = state.build(app)
    app.scenes.reset(scene, "none")
    if state.then is not None:
        state.then(app, scene)
    for _ in range(10):
        app.step(50.0)
    audit = app.canvas.recorder = Audit()
    app.scenes.refresh()
    app.draw()
    app.canvas.recorder = None
    assert [fault.line(state.name) for fault in audit.faults(state.match_screen)] == []
    app.close()
