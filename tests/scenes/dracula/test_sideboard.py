"""The right side of the board: the light around the trump has the trump's own colour."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scenes.dracula import layout, sideboard
from tests.scenes.dracula import support

BEYOND = 4
"""Logical units outside the rim of the token, where only light lies."""


def _halo(order: str) -> tuple[int, int, int]:
    app = support.make_app()
    look = support.open_board(app, support.solo(1)).look_of_board()
    app.canvas.fill((0, 0, 1280, 720), "#000000")
    sideboard.paint(app.canvas, replace(look, board=replace(look.board, order=order)))
    x, y = layout.TRUMP
    red, green, blue, _ = app.canvas.surface.get_at((x + layout.TRUMP_R + BEYOND, y))
    app.close()
    return red, green, blue


@pytest.mark.parametrize(
    ("order", "strongest", "weakest"),
    [("XOBS", 0, 2), ("OXBS", 2, 0), ("SXOB", 1, 0)],
)
def test_the_trump_glows_in_its_own_colour(order: str, strongest: int, weakest: int) -> None:
    seen = _halo(order)
    assert seen[strongest] == max(seen) > seen[weakest] == min(seen)
