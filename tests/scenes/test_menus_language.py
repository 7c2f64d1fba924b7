"""Every menu in another language: changed on the spot, it says what it would say if it were opened in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.app import App
from scenes.audit import Audit
from scenes.menu_tour_states import STATES
from scenes.tour_state import TourState
from tests.scenes.menus_support import make_game, rest, show


@pytest.fixture
def app(user_folder: Path) -> Iterator[App]:
    """A game in Spanish."""
    made = make_game(user_folder)
    yield made
    made.close()


def bring(app: App, state: TourState) -> None:
    """Show `state`."""
    scene = show(app, state.build(app))
    if state.then:
        state.then(app, scene)
    rest(app)


def said(app: App) -> list[str]:
    """All texts on the screen, and the names of all targets."""
    app.canvas.recorder = audit = Audit()
    app.scenes.refresh()
    app.draw()
    app.canvas.recorder = None
    assert app.scenes.top is not None
    labels = [target.label for target in app.scenes.top.targets()]
    return sorted(text.drawn.text for text in audit.texts) + labels


@pytest.mark.parametrize("state", [s for s in STATES if s.settles], ids=lambda state: state.name)
def test_a_change_of_language_leaves_no_old_word(app: App, state: TourState) -> None:
    bring(app, state)
    spanish = said(app)
    app.change_language("en")
    rest(app)
    changed = said(app)
    bring(app, state)
    assert changed == said(app)
    assert changed != spanish
