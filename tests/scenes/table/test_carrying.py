"""A dragged card on the boards of both games: gripped where it was taken, at home once, then the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from scenes.app import App
from scenes.dracula import positions as dracula
from scenes.dracula.scene import DraculaScene
from scenes.table.carrying import CarryingScene
from scenes.vitorian import positions as vitorian
from scenes.vitorian.scene import VitorianScene
from scenes.vitorian.tour_states import FRONT
from sprites.focus import find
from sprites.intent import Intent, Point
from tests.stage.support import make_app

Board = CarryingScene[Any, Any]
BOARDS: dict[str, tuple[Callable[[], Any], str, str]] = {
    "dracula": (
        lambda: DraculaScene(dracula.match_at(turn="V", order="BSOX", pile=8, drawn="B7")),
        "slot:1:1",
        "slot:1:3",
    ),
    "vitorian": (lambda: VitorianScene(vitorian.match_at(**{**FRONT, "phase": "main"})), "hand:0", "hand:1"),
}
"""A board at its decision, and two cards that may be dragged."""
TABLE: Point = (640.0, 545.0)
FRAME = 20.0


def opened(game: str) -> tuple[App, Board, str, str]:
    app = make_app()
    build, first, second = BOARDS[game]
    board = build()
    app.scenes.reset(board, "none")
    board.view.jump()
    board.settle()
    while not board.deciding:
        app.step(FRAME)
    return app, board, first, second


def middle(board: Board, id: str) -> Point:
    found = find(board.targets(), id)
    assert found is not None
    return float(found.rect.centerx), float(found.rect.centery)


def take(app: App, board: Board, id: str) -> None:
    """Grip a card a little beside its middle and carry it over the table."""
    x, y = middle(board, id)
    for name, pos in (("point", (x, y)), ("press", (x + 4, y - 6)), ("point", TABLE)):
        app.intend(Intent(name, pos=pos, device="mouse"))


@pytest.mark.parametrize("game", BOARDS)
def test_a_broken_drag_flies_home_once(game: str) -> None:
    app, board, first, _ = opened(game)
    home = middle(board, first)
    take(app, board, first)
    carry = board.carry
    assert carry is not None and board.carrying[0] == first
    assert carry.piece.centre == (TABLE[0] - 4, TABLE[1] + 6), "the card does not jump to the pointer"
    app.intend(Intent("drop_all"))
    assert board.carry is carry and not carry.held and board.carrying == ("", "")
    homes = 0
    while board.carry is not None:
        app.step(FRAME)
        homes += carry.piece.centre == home
    assert homes == 1 and carry.piece.size == carry.size
    app.intend(Intent("release", pos=TABLE, device="mouse"))
    app.step(FRAME)
    assert board.carry is None and board.match.acts == 0
    app.close()


@pytest.mark.parametrize("game", BOARDS)
def test_the_next_card_is_taken_while_the_first_one_still_flies(game: str) -> None:
    app, board, first, second = opened(game)
    take(app, board, first)
    flying = board.carry
    app.intend(Intent("drop_all"))
    assert board.carry is flying
    take(app, board, second)
    assert board.carry is not flying and board.carrying[0] == second
    for _ in range(30):
        app.step(FRAME)
    assert board.carrying[0] == second, "what flew home ends nobody else's drag"
    app.close()


@pytest.mark.parametrize("game", BOARDS)
def test_what_was_taken_in_another_situation_lies_at_its_place(game: str) -> None:
    app, board, first, _ = opened(game)
    take(app, board, first)
    assert board.act(board.match.observation(board.view.viewer).legal[0])  # type: ignore[attr-defined]
    assert board.carry is None
    app.step(FRAME)
    assert board.interaction.dragging is None
    app.close()
