"""The edges of the window and of its folder: a screen that is too small, and two windows in one folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.pilot import Pilot
from tests.window.screen import Screen
from tests.window.test_end import in_the_middle

Launch = Callable[..., Pilot]
QUIET = ("--mute", "--language", "es", "--speed", "20", "--seed", "6")
FRAME = 2
"""Pixels of the window manager's own lines, which may lie beyond the edge."""
LATER = '{"format": 1, "guide": "skipped", "first_start": false, "window_size": [1280, 720]}'


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Pilot]:
    """A game on a screen of 1280x720 whose window would have just that size."""
    with Screen((1280, 720)) as screen:
        pilot = Pilot(screen, tmp_path, *QUIET)
        pilot.data.mkdir()
        yield pilot
        pilot.kill()


@pytest.mark.parametrize(
    "options", ['{"format": 1, "guide": "skipped"}', LATER], ids=["first start", "later"]
)
def test_on_a_small_screen_the_lower_edge_of_the_window_can_be_seen(small: Pilot, options: str) -> None:
    (small.data / "settings.json").write_text(options)
    small.start()
    small.scene("title")
    for _ in range(2):
        shown, whole = small.shot().get_height(), small.size()[1]
        assert shown >= whole - FRAME, "a picture has what lies on the screen, and no more"
        small.key("F11")
        small.until(lambda seen: tuple(seen.raw["window"]) == (1280, 720), "full screen")
        small.key("F11")
        small.until(lambda seen: tuple(seen.raw["window"]) != (1280, 720) and seen.gate, "a window again")


def test_two_windows_of_one_folder_play_a_match_in_one_of_them_at_a_time(
    launch: Launch, tmp_path: Path
) -> None:
    first = launch(*QUIET)
    in_the_middle(first, 3)
    (tmp_path / "second").mkdir()
    second = Pilot(first.screen, tmp_path / "second", *QUIET, "--data", str(first.data))
    first.move((4, 700))  # a pointer that rests on a plate of the title would have the focus
    try:
        second.start()
        second.scene("title")
        title = second.until(lambda seen: seen.gate and seen.spot("continue"), "the match to continue")
        proposed = title.spot("continue")
        assert proposed is not None and title.focused == proposed
        second.click(proposed.centre)
        # the refusal changes nothing that a pilot is told: the next key shows that the title is still there
        second.key("Tab")
        refused = second.until(lambda seen: seen.focused not in (None, proposed), "the title, which stays")
        assert refused.scene == "title" and refused.spot("continue")
        first.kill()
        second.press("continue")
        second.until(lambda seen: seen.scene == "dracula" and seen.gate, "the match, now that it is free")
        assert second.close() == 0
    finally:
        second.kill()
