"""The guide to a first match of Vitorian Wars: a real match, and the notes of a machine officer beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.app import App


def start_guide(app: App) -> None:
    """Begin the first match with its guide; whatever was on the screen is left."""
    from scenes.vitorian.guide.start import begin  # here, so that the title need not wait for the board

    begin(app)
