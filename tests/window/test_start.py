"""Starting and ending: without a screen, without sound, from anywhere, and never leaving anything behind."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.pilot import ROOT, Pilot
from tests.window.screen import PATIENCE_S, bare_environment

Launch = Callable[..., Pilot]
NO_SCREEN = 4
"""The exit code that means that no screen can be reached."""


@pytest.mark.parametrize("display", [None, ":96517"], ids=["none", "wrong"])
@pytest.mark.parametrize(("language", "word"), [("es", "pantalla"), ("en", "screen")])
def test_without_a_screen_one_line_says_so(
    tmp_path: Path, display: str | None, language: str, word: str
) -> None:
    environment = bare_environment() | {"XDG_RUNTIME_DIR": str(tmp_path)}
    if display:
        environment["DISPLAY"] = display
    command = [sys.executable, str(ROOT / "main.py"), "--data", str(tmp_path), "--language", language]
    done = subprocess.run(
        command, env=environment, cwd="/", capture_output=True, text=True, check=False, timeout=PATIENCE_S
    )
    assert done.returncode == NO_SCREEN
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert word in done.stderr
    assert not list(tmp_path.glob("report*"))


def test_the_title_can_be_closed_and_nothing_is_left(launch: Launch) -> None:
    pilot = launch("--mute")
    pilot.scene("title")
    assert pilot.close() == 0
    pilot.wait_for_no_process()
    assert pilot.said() == ""


def test_a_broken_sound_device_is_told_once_and_the_game_goes_on(launch: Launch) -> None:
    pilot = launch(environment={"SDL_AUDIODRIVER": "nonsense"})
    pilot.scene("title")
    pilot.press("options")
    pilot.scene("options")
    pilot.key("Escape")
    pilot.scene("title")
    assert pilot.close() == 0
    assert len(pilot.said().splitlines()) == 1
