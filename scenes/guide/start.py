"""The match of a guide: an ordinary one, kept like any other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.match import Match, MatchSetup
from game.rules.contract import System
from scenes.scene import Scene

if TYPE_CHECKING:
    from scenes.app import App


def begin(app: App, system: System, setup: MatchSetup, guided: Callable[[Match], Scene]) -> None:
    """Begin the match of `setup`, and turn the page to its guided board."""
    saves = app.services.saves
    journal = saves.start() if saves else None
    match = Match(system, setup, journal, app.services.worker, saves)
    app.scenes.reset(guided(match), "page")
