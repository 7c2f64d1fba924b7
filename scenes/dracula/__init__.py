"""The board of Drácula contra Van Helsing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.match import Match
    from scenes.app import App
    from scenes.scene import Scene


def open_match(app: App, match: Match) -> Scene:
    """The board of `match`, ready to be shown; without a person at it, to be watched."""
    from scenes.dracula.scene import DraculaScene  # here, so that the title need not wait for the board
    from scenes.dracula.watching import DraculaWatch

    return DraculaScene(match) if match.humans else DraculaWatch(match)


def look_at(app: App, match: Match) -> Scene | None:
    """The board of a recorded `match`, to be looked at; None if its events can be no match."""
    from scenes.dracula.tellable import tellable
    from scenes.dracula.watching import DraculaWatch

    return DraculaWatch(match, recorded=True) if tellable(match) else None
