"""The match of the guide: an ordinary one whose cards are known to teach well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dracula.config import STANDARD
from game.dracula.system import SYSTEM
from game.journal import SeatSetup
from game.match import Match, MatchSetup
from game.opponents import NOVICE
from scenes.dracula.guide.coach import DraculaCoach
from scenes.dracula.scene import DraculaScene
from scenes.guide import start
from scenes.menus import launch

if TYPE_CHECKING:
    from scenes.app import App

SEED: Final = 5113
ASIDE: Final = 2
"""Chance of the cards and of the rival. Whoever follows the advice shows a card of his, sees the deck, takes
the trump back, calls the end at the first chance, and wins the round."""
SEATS: Final = (SeatSetup("computer", NOVICE), SeatSetup("human"))
"""The player is Van Helsing, whose goal is said in one breath."""


def setup(when: str = "") -> MatchSetup:
    """What the match of the guide starts from."""
    return MatchSetup(STANDARD, SEED, ASIDE, SEATS, when)


def guided(match: Match) -> DraculaScene:
    """The board of `match` with a coach beside it."""
    scene = DraculaScene(match)
    scene.coach = DraculaCoach(scene)
    return scene


def begin(app: App) -> None:
    """Begin the match, and turn the page to it."""
    start.begin(app, SYSTEM, setup(launch.now()), guided)
