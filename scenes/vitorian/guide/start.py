"""The match of the guide: an ordinary one whose cards are known to teach well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.journal import SeatSetup
from game.match import Match, MatchSetup
from game.opponents import NOVICE
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS
from game.vitorian.system import SYSTEM
from scenes.guide import start
from scenes.menus import launch
from scenes.vitorian.guide.coach import VitorianCoach
from scenes.vitorian.scene import VitorianScene

if TYPE_CHECKING:
    from scenes.app import App

SIDES: Final = ("forge", "flood")
"""The decks: steel that attacks, against machines that come late."""
SEED: Final = 8
ASIDE: Final = 1
"""Chance of the cards and of the rival. Whoever follows the advice mobilises a unit that has a printed cost,
finds its column open in his second turn, is asked in the window of that attack, and hits the Sovereign."""
SEATS: Final = (SeatSetup("human"), SeatSetup("computer", NOVICE))
"""The player begins, so that nothing has happened before it is explained."""


def setup(when: str = "") -> MatchSetup:
    """What the match of the guide starts from."""
    config = VitorianConfig((DECKS[SIDES[0]], DECKS[SIDES[1]]), 0)
    return MatchSetup(config, SEED, ASIDE, SEATS, when)


def guided(match: Match) -> VitorianScene:
    """The board of `match` with a coach beside it."""
    scene = VitorianScene(match)
    scene.coach = VitorianCoach(scene)
    return scene


def begin(app: App) -> None:
    """Begin the match, and turn the page to it."""
    start.begin(app, SYSTEM, setup(launch.now()), guided)
