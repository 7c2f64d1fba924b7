"""A screen for all window tests, and pilots that leave nothing behind."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.pilot import Pilot
from tests.window.screen import Screen


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """One X server with a window manager for the whole run."""
    with Screen() as shown:
        yield shown


@pytest.fixture
def launch(screen: Screen, tmp_path: Path) -> Iterator[Callable[..., Pilot]]:
    """Start games with ``launch(*options, **more)``; whatever still runs at the end of the test is killed.

    They begin at the title, as for somebody who has answered the first question, unless ``newcomer=True``;
    ``still`` takes the idle motion away.
    """
    started: list[Pilot] = []

    def start(*options: str, newcomer: bool = False, still: bool = False, **more: object) -> Pilot:
        folder = tmp_path / f"run {len(started)} ñ"
        folder.mkdir()
        pilot = Pilot(screen, folder, *options, **more)  # type: ignore[arg-type]
        if not newcomer:
            pilot.data.mkdir()
            kept = {"format": 1, "guide": "skipped", "reduced_motion": still}
            (pilot.data / "settings.json").write_text(json.dumps(kept), encoding="utf-8")
        started.append(pilot)
        pilot.start()
        return pilot

    yield start
    for pilot in started:
        pilot.kill()
