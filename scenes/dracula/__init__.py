"""The board of Drácula contra Van Helsing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.match import Match
    from scenes.app import App
    from scenes.scene import Scene


def open_match(app: App, match: Match) -> Scene:
    """The board of `match`, ready to be shown."""
    from scenes.dracula.scene import DraculaScene  # here, so that the title need not wait for the board

    return DraculaScene(match)
