"""The driver itself, tried on a window that is simpler than the game's."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.pilot import Pilot
from tests.window.screen import PilotError

Launch = Callable[..., Pilot]
STAND_IN = (sys.executable, str(Path(__file__).with_name("stand_in.py")))


def test_clicks_hit_the_outermost_pixels_and_nothing_beside_them(launch: Launch) -> None:
    pilot = launch(program=STAND_IN)
    left = pilot.sight().spot("left")
    assert left is not None
    for corner in left.corners:
        pilot.click(corner)
    right_edge, bottom_edge = left.rect[0] + left.rect[2], left.rect[1] + left.rect[3]
    for beside in [(left.rect[0] - 1, 50), (right_edge, 50), (60, left.rect[1] - 1), (60, bottom_edge)]:
        pilot.click(beside)
    seen = pilot.until(lambda s: s.counter >= 9, "eight clicks")
    assert seen.raw["left"] == 4


def test_keys_arrive_one_by_one(launch: Launch) -> None:
    pilot = launch(program=STAND_IN)
    pilot.key("Return", "Return", "Tab")
    seen = pilot.until(lambda s: s.counter >= 4, "three keys")
    assert seen.raw["left"] == 2
    assert seen.focused is not None
    assert seen.focused.id == "right"


def test_a_shot_shows_the_window(launch: Launch) -> None:
    pilot = launch(program=STAND_IN)
    shot = pilot.shot()
    assert shot.get_size() == (320, 120)
    assert shot.get_at((160, 100))[:3] == (255, 255, 255)
    assert shot.get_at((230, 60))[:3] == (240, 120, 10)


def test_a_child_that_outlives_the_game_is_noticed(launch: Launch) -> None:
    pilot = launch(program=STAND_IN)
    pilot.press("right")
    pilot.wait(lambda: len(pilot.processes()) == 2, "the child")
    assert pilot.close() == 0
    assert len(pilot.processes()) == 1


def test_a_dead_game_is_reported_at_once(launch: Launch) -> None:
    with pytest.raises(PilotError, match=r"ended \(3\) while waiting for the window"):
        launch(program=(sys.executable, "-c", "raise SystemExit(3)"))
