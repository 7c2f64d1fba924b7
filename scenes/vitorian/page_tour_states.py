"""The pages of the house that show this game, for the tour and its audit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS
from scenes.menus.page_tour import PageTour
from scenes.scene import Scene

if TYPE_CHECKING:
    from scenes.app import App

TOUR: Final = PageTour(
    "vitorian",
    turns=(9, 14, 21, 33, 48, 12),
    played=(
        ("R-00/forge", "B-00/wings"), ("I-00/rampart", "R-00/siege"), ("M-00/flood", "B-00/fleet"), ("", ""),
    ),
    won="V1.2",
    emptied="V1.3",
)  # fmt: skip


def _own_deck(app: App) -> Scene:
    """A deck of one's own at one seat, the same Sovereign at both."""
    own = msgspec.structs.replace(DECKS["fleet"], name="Mi flota")
    return TOUR.configured(VitorianConfig(decks=(own, DECKS["wings"]), first=1))


STATES = TOUR.states(TOUR.state("setup-own", _own_deck))
