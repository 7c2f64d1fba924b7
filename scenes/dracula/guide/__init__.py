"""The guide to a first match: a real match, and notes beside the board that say what to look at and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.app import App


def start_guide(app: App) -> None:
    """Begin the first match with its guide; whatever was on the screen is left."""
    from scenes.dracula.guide.start import begin  # here, so that the title need not wait for the board

    begin(app)
