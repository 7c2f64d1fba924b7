"""The notes of the guide, for the tour and its audit."""

from __future__ import annotations

from typing import Final

from game.match import Match
from game.opponents import InProcess
from game.vitorian.system import SYSTEM
from scenes.guide.lesson import at
from scenes.guide.touring import GuideTour
from scenes.vitorian.guide.start import guided, setup
from scenes.vitorian.guide.steps import STEPS

TOUR: Final = GuideTour(
    "vitorian.guide", lambda: guided(Match(SYSTEM, setup(), thinker=InProcess())), at("show")
)

STATES: Final = (
    *(TOUR.state(number, step.id, min(step.moments)) for number, step in enumerate(STEPS, 1)),
    TOUR.state(4, "mobilise", "main", "space", form="_space"),
    TOUR.state(10, "attack", "combat", "target", form="_target"),
    TOUR.skipped("grid", "main"),
)
