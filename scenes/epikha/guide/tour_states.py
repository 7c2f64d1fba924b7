"""The notes of the guide, for the tour and its audit."""

from __future__ import annotations

from typing import Final

from game.epikha.system import SYSTEM
from game.match import Match
from game.opponents import InProcess
from scenes.epikha.guide.start import guided, setup
from scenes.epikha.guide.steps import STEPS
from scenes.guide.lesson import at
from scenes.guide.touring import GuideTour

TOUR: Final = GuideTour(
    "epikha.guide", lambda: guided(Match(SYSTEM, setup(), thinker=InProcess())), at("show")
)
FIRST: Final = {"ending": "deployment", "attack": "attack", "farewell": "deployment"}
"""The moment at which a note comes that could come at several."""

STATES: Final = (
    *(TOUR.state(n, step.id, FIRST.get(step.id, min(step.moments))) for n, step in enumerate(STEPS, 1)),
    TOUR.state(3, "opal", "deployment", "go", form="_go"),
    TOUR.state(4, "character", "deployment", "go", form="_go"),
    TOUR.state(5, "ending", "regroup", "regroup", form="_regroup"),
    TOUR.state(7, "arm", "deployment", "go", form="_go"),
    TOUR.state(7, "arm", "deployment", "take", form="_take"),
    TOUR.state(7, "arm", "deployment", "give", form="_give"),
    TOUR.state(9, "attack", "attack", "space", form="_space"),
    TOUR.state(9, "attack", "arms", "arms", form="_arms"),
    TOUR.state(9, "attack", "attack", "more", form="_more"),
    TOUR.skipped("field", "deployment"),
)
