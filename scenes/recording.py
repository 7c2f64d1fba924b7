"""Entering a match that has come to its end into the player's records: the one place where that is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match import Match
from game.records import Records, finished

if TYPE_CHECKING:
    from scenes.app import App


def enter(app: App, match: Match, rounds: int) -> None:
    """Remember `match`, which is over after `rounds`; what goes wrong is said in one sentence."""
    folder, found = app.services.folder, finished(match, rounds)
    problem = Records(folder).add(found) if folder and found else None
    if problem:
        app.toasts.say(problem.words(app.language))
