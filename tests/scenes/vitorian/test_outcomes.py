"""Before a target is pressed outside combat the board shows what would become of it, or why it is none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.app import App
from scenes.vitorian import outcomes, tour_states
from scenes.vitorian.outcomes import Fate
from scenes.vitorian.scene import VitorianScene
from tests.scenes.vitorian import support


@pytest.fixture
def app() -> Iterator[App]:
    made = support.make_app("es")
    yield made
    made.close()


def brought(app: App, name: str) -> VitorianScene:
    """A state of the tour."""
    state = next(one for one in tour_states.STATES if one.name == f"vitorian.{name}")
    scene = state.build(app)
    app.push(scene)
    if state.then is not None:
        state.then(app, scene)
    assert isinstance(scene, VitorianScene)
    return scene


def weighed(app: App) -> VitorianScene:
    """An aim of the Recycle is being weighed."""
    return brought(app, "recycle-weighed")


@pytest.mark.rule("V16.2")
def test_a_target_shows_what_it_would_get(app: App) -> None:
    scene = weighed(app)
    tank = scene.shown.at(7)
    assert tank is not None
    assert scene.fates() == (Fate(tank.id, attack=2, gains=("bayonet",)),)
    line = outcomes.told(scene.tongue, scene.shown, scene.fates()[0])
    assert "+2/+0" in line and scene.tongue.keyword("bayonet") in line
    again = scene.shown.at(7)
    assert again is not None and again.attack == tank.attack, "nothing has been done yet"


@pytest.mark.rule("V16.2")
def test_what_cannot_be_the_target_says_why(app: App) -> None:
    scene = weighed(app)
    scene.interaction.set_focus("cell:12", by_keys=True)
    assert "(" in scene.against() and scene.fates() == ()
    scene.interaction.set_focus("cell:7", by_keys=True)
    assert scene.against() == ""


def test_a_unit_that_falls_moves_or_turns_is_told_in_a_line(app: App) -> None:
    scene = weighed(app)
    tongue, board = scene.tongue, scene.shown
    unit = board.units[0]
    name = tongue.unit(board, unit.id)
    assert outcomes.told(tongue, board, Fate(unit.id, falls=True)) == tongue.say("forecast.falls", unit=name)
    moved = outcomes.told(tongue, board, Fate(unit.id, space=3, signs=("exhausted", "shield")))
    assert tongue.speech.space(3) in moved and tongue.say("fate.exhausted") in moved


def test_the_log_has_more_room_while_there_is_no_combat_and_without_buttons(app: App) -> None:
    scene = weighed(app)
    quiet = scene.log_place
    assert scene.quiet and quiet.h > 200
    board = brought(app, "open-table")
    assert not board.quiet and not board.has_buttons
    assert 150 < board.log_place.h < quiet.h
