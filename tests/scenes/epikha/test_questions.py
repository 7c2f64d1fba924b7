"""Every question of the rules is answered by the mouse alone and by the keys alone, and steps back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.epikha.rules.legality import OPTIONS
from scenes.app import App
from scenes.epikha import routes
from scenes.epikha.positions import match_on, seats
from scenes.epikha.scene import EpikhaScene
from sprites.intent import Intent
from tests.scenes.epikha.asking import POSITIONS
from tests.scenes.epikha.support import choices, click, make_app, open_board, press, settle


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app(animation_speed="instant")
    yield made
    made.close()


def at(app: App, asked: str) -> EpikhaScene:
    """The board at a question, asked of the person."""
    table = POSITIONS[asked]()
    assert table.question is not None and table.question.ask == asked
    return open_board(app, match_on(table, seats(table.question.seat)))


def test_there_is_a_position_for_every_question() -> None:
    assert set(POSITIONS) == set(OPTIONS)


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
@pytest.mark.parametrize("asked", POSITIONS)
def test_every_answer_can_be_given(app: App, asked: str, by_mouse: bool) -> None:
    """Each row that could be said is said from the same position, by presses on what can be pressed."""
    scene = at(app, asked)
    assert scene.seen is not None and scene.seen.ask == asked
    rows = scene.paths(scene.seen).actions
    tried = list(rows)[:4] if asked not in ("amount", "points") else [(routes.MAIN,)]
    for steps in tried:
        scene = at(app, asked)
        for step in steps:
            if not scene.match.acts:  # what can only be meant in one way is said at once
                act_on(app, scene, step, by_mouse)
        assert scene.match.acts > 0, f"{asked}: {steps} says nothing"


def act_on(app: App, scene: EpikhaScene, step: str, by_mouse: bool) -> None:
    """Press what stands for a step, with a drawer opened where it lies out of sight."""
    seen = scene.seen
    assert seen is not None
    for id in choices(scene):
        if step in (id, scene.route(id, seen)):
            (click if by_mouse else press)(app, scene, id)
            return
    raise AssertionError(f"nothing stands for {step} among {choices(scene)}")


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_an_amount_is_dialled(app: App, by_mouse: bool) -> None:
    scene = at(app, "points")
    assert scene.dial() == (0, 7, 10)
    for id in ("dial:+1", "dial:+5"):
        (click if by_mouse else press)(app, scene, id)
    assert scene.dial() == (0, 10, 10)
    (click if by_mouse else press)(app, scene, "dial:-1")
    (click if by_mouse else press)(app, scene, routes.MAIN)
    question = scene.match.observation(0).pending.question  # type: ignore[attr-defined]
    assert question.amounts == (9,)


@pytest.mark.parametrize("asked", ["aim", "caster", "payment", "bearer", "summoner", "members", "arms"])
def test_escape_steps_back_out_of_what_was_begun(app: App, asked: str) -> None:
    """What a press has begun on this very board is taken back by the same key everywhere."""
    scene = at(app, asked)
    press(app, scene, choices(scene)[0])
    settle(app, scene)
    before = scene.match.acts
    if not scene.match.can_undo(scene.view.viewer):
        pytest.skip("the first answer has told something")
    app.intend(Intent("undo"))
    app.step(20)
    assert scene.match.acts < before
