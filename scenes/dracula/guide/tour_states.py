"""The notes of the guide, for the tour and its audit."""

from __future__ import annotations

from typing import Final

from game.dracula.system import SYSTEM
from game.match import Match
from scenes.dracula.guide.start import guided, setup
from scenes.dracula.guide.steps import STEPS
from scenes.guide.lesson import at
from scenes.guide.touring import GuideTour

TOUR: Final = GuideTour("guide", lambda: guided(Match(SYSTEM, setup())), at("rival", "resolve"))
NAMED: Final = ("drop", "round")
"""Second moments of a note, which are told apart by their names."""

STATES: Final = (
    *(
        TOUR.state(number, step.id, moment, moment if moment in NAMED else "")
        for number, step in enumerate(STEPS, 1)
        for moment in sorted(step.moments - {"choose"} or step.moments)
    ),
    TOUR.skipped("rows", "place"),
)
