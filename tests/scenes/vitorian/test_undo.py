"""Taking back on the board: the row that says so stands exactly where something can be taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.scenarios.vitorian.words import parse
from scenes.app import App
from scenes.table.question import PASS
from scenes.vitorian.positions import match_at
from scenes.vitorian.scene import VitorianScene
from scenes.vitorian.tour_states import FRONT, PEOPLE, RED, WHITE
from sprites.focus import find
from sprites.intent import Intent
from tests.scenes.vitorian.support import click, make_app, open_board, press, rest, settle


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app(animation_speed="instant")
    yield made
    made.close()


@pytest.mark.parametrize("hand", [click, press])
def test_a_mobilisation_is_taken_back_by_the_row(app: App, hand: object) -> None:
    scene = open_board(app, match_at(**{**FRONT, "phase": "main"}))
    before = scene.match.digest()
    assert find(scene.targets(), "undo") is None
    for wanted in ("hand:1", "cell:8", "main"):
        hand(app, scene, wanted)  # type: ignore[operator]
        rest(app)
    settle(app, scene)
    assert scene.match.digest() != before
    assert "(Z)" in scene.look_of_board().undo
    hand(app, scene, "undo")  # type: ignore[operator]
    settle(app, scene)
    assert scene.seen is not None and scene.seen.ask == "payment", "the payment stands open again"
    app.intend(Intent("undo"))
    assert scene.match.digest() == before


def test_while_something_is_chosen_the_row_is_away(app: App) -> None:
    scene = open_board(app, match_at(**{**FRONT, "phase": "main"}))
    for wanted in ("hand:1", "cell:8", "main"):
        click(app, scene, wanted)
        rest(app)
    settle(app, scene)
    assert find(scene.targets(), "undo") is not None
    click(app, scene, "recycle")
    rest(app)
    assert scene.steps and find(scene.targets(), "undo") is None


@pytest.mark.rule("V2.7", "V12.5")
def test_pass_is_one_press_also_while_an_order_is_put_together(app: App) -> None:
    """A *Pass* that could not be pressed would tell the other that an Order is on its way."""
    white = WHITE | {"hand": "I-13", "area": "P P P S S"}
    match = match_at(PEOPLE, ("attack A-V3 B-V3",), **FRONT | {"seats": [RED, white]})
    scene = VitorianScene(match)
    app.scenes.reset(scene, "none")
    rest(app)
    before = match.digest()
    assert scene.asking is not None and scene.asking.seat == 1
    scene.open_hand()
    assert scene.act(parse("order I-13", "here")) and match.digest() != before
    scene.cover_hand()
    rest(app)
    assert scene.seen is None and scene.asking is not None and scene.asking.can_pass
    click(app, scene, PASS)
    assert match.acts == 1
