"""The pilot file: what can be pressed now, for a program that plays by clicks and keys like a person.

It holds what a person sees to be pressable, and what is marked of it, and nothing else: no card, no state of
the match.
"""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.app import App


log = logging.getLogger("atlas.pilot")


class PilotFile:
    """Writes the focus graph to `path`, whole or not at all, whenever it changed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._counter = 0
        self._last: dict[str, Any] | None = None

    def look(self, app: App) -> None:
        """Write the file if anything in it changed."""
        state = snapshot(app)
        if state == self._last:
            return
        try:
            self._write(json.dumps({"counter": self._counter + 1, **state}))
        except OSError as error:  # a full disk, say: the game goes on, and so does the next look
            log.warning("the pilot file cannot be written: %s", error)
            return
        self._last = state
        self._counter += 1

    def _write(self, text: str) -> None:
        fresh = self._path.with_name(self._path.name + ".new")
        fresh.write_text(text, encoding="utf-8")
        os.replace(fresh, self._path)


def snapshot(app: App) -> dict[str, Any]:
    """Scene, asked seat, gate and targets; rectangles are in window pixels (x, y, width, height)."""
    scene = app.scenes.top
    if scene is None:
        return {"scene": None, "seat": None, "gate": False, "window": [0, 0], "targets": []}
    box = app.window.letterbox
    states = scene.states()
    return {
        "scene": scene.name,
        "seat": scene.asked_seat,
        "gate": app.scenes.gate_open,
        "busy": app.scenes.moving,
        "window": list(box.window),
        "targets": [
            {
                "id": target.id,
                "rect": list(box.to_pixels(target.rect)),
                "enabled": target.enabled,
                "focused": target.id == scene.focus_id,
                "group": target.group,
                "holds": target.holds,
                "state": states.get(target.id, ""),
            }
            for target in scene.targets()
        ],
    }
