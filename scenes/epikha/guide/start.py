"""The match of the guide: an ordinary one whose cards are known to teach well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS, STARTERS
from game.epikha.system import SYSTEM
from game.journal import SeatSetup
from game.match import Match, MatchSetup
from game.opponents import NOVICE
from scenes.epikha.guide.coach import EpikhaCoach
from scenes.epikha.scene import EpikhaScene
from scenes.guide import start
from scenes.menus import launch

if TYPE_CHECKING:
    from scenes.app import App

SEED: Final = 358
ASIDE: Final = 1
"""Chance of the cards and of the rival. Whoever follows the notes keeps a hand with three Opals, pays for a
character with them, gives it a weapon in the second turn, chooses the arms of an attack that the rival's
Player card must face, says who absorbs, and has somebody to respond with in turn; no window comes between."""
SEATS: Final = (SeatSetup("human"), SeatSetup("computer", NOVICE))
"""The player begins, so that nothing has happened before it is explained."""


def setup(when: str = "") -> MatchSetup:
    """What the match of the guide starts from: the starter decks, in a quick game."""
    config = EpikhaConfig((DECKS[STARTERS[0]], DECKS[STARTERS[1]]), 0, quick=True)
    return MatchSetup(config, SEED, ASIDE, SEATS, when)


def guided(match: Match) -> EpikhaScene:
    """The board of `match` with a coach beside it."""
    scene = EpikhaScene(match)
    scene.coach = EpikhaCoach(scene)
    return scene


def begin(app: App) -> None:
    """Begin the match, and turn the page to it."""
    start.begin(app, SYSTEM, setup(launch.now()), guided)
