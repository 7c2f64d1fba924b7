"""The recipes of the windows: who or what stands in each, before which ground, in which glass."""

from __future__ import annotations

from sprites.art.glass import Window
from sprites.art.windows.bodies import BODIES
from sprites.art.windows.things import THINGS

__all__ = ["WINDOWS"]

WINDOWS: dict[str, Window] = {**BODIES, **THINGS}
"""Card id, or the name of a window that no card has of its own -> its picture."""
