"""At the open table a row of choices is seen by whoever looks, and by nobody before it is done (E19)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.epikha.actions import Respond
from scenes.app import App
from scenes.epikha.positions import match_on, seats
from scenes.epikha.scene import EpikhaScene
from tests.scenes.epikha.support import make_app
from tests.scenes.epikha.table import A, B, Table


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app()
    made = make_app(animation_speed="instant")
    yield made
    made.close()


def asked(app: App) -> EpikhaScene:
    """Two attackers stand before B, who is asked at the open table."""
    table = Table()
    attackers = [table.add(A, "E06") for _ in range(2)]
    for _ in range(2):
        table.add(B, "E01")
    table.attack(*attackers)
    table.passes()
    assert table.asked == "B respond"
    scene = EpikhaScene(match_on(table.table, seats(None, ("Ana", "Bruno"))))
    app.scenes.reset(scene, "none")
    for _ in range(200):
        app.step(20)
        if scene.asking is not None and scene.calm:
            break
    assert scene.asking is not None and scene.asking.seat == B
    return scene


def stands(scene: EpikhaScene) -> list[bool]:
    """In which spaces somebody of B is shown."""
    return [group is not None for group in scene.shown.sides[B].combat]


@pytest.mark.rule("E19")
def test_an_unfinished_row_lies_on_the_board_only_while_its_seat_looks(app: App) -> None:
    scene = asked(app)
    scene.open_hand()
    assert scene.looking
    group = scene.match.observation(B).sides[B].reserves[0].id  # type: ignore[attr-defined]
    assert scene.act(Respond(group, 0))
    assert scene.looking and stands(scene) == [True, False, False, False]
    assert set(scene.shown.sides[B].hand) <= {"?"}
    scene.cover_hand()
    assert stands(scene) == [False] * 4
    scene.open_hand()
    assert stands(scene) == [True, False, False, False]
    scene.undo()
    assert scene.looking and stands(scene) == [False] * 4
