"""The pages of the house that show this game, for the tour and its audit."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from game.journal import SeatSetup
from game.records import Finished
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS
from scenes.learn import LearnScene
from scenes.menus import setup_model as model
from scenes.records import RecordsScene
from scenes.scene import Scene
from scenes.setup import SetupScene
from scenes.title import TitleScene
from scenes.tour_state import TourState

if TYPE_CHECKING:
    from scenes.app import App

GAME = "vitorian"
ANA, BRUNO = SeatSetup("human", "", "Ana"), SeatSetup("human", "", "Bruno")
TURNS = (9, 14, 21, 33, 48, 12)


def _solo() -> model.SetupChoices:
    return model.solo(7, "Ana", game=GAME)


def _watched() -> model.SetupChoices:
    choices = model.with_player(model.with_player(_solo(), 0, "master"), 1, "veteran")
    return model.with_character(choices, 0, "fierce")


def _own_deck(app: App) -> Scene:
    """A deck of one's own at one seat, the same Sovereign at both."""
    own = msgspec.structs.replace(DECKS["fleet"], name="Mi flota")
    return SetupScene(model.with_config(_solo(), VitorianConfig(decks=(own, DECKS["wings"]), first=1)))


PLAYED: Final = (
    ("R-00/forge", "B-00/wings"), ("I-00/rampart", "R-00/siege"), ("M-00/flood", "B-00/fleet"), ("", ""),
)  # fmt: skip
"""What the seats of recorded matches played; of one nobody knows it any more."""


def _records(app: App) -> Scene:
    levels = ("novice", "apprentice", "veteran", "master")
    matches = [
        Finished(str(number), GAME, f"2026-10-3{number % 2}T21:4{number}",
                 (SeatSetup("computer", levels[number % 4]), ANA), number % 3 and 1, "V1.2", turns,
                 sides=PLAYED[number % len(PLAYED)])
        for number, turns in enumerate(TURNS)
    ]  # fmt: skip
    duo = Finished("duo", GAME, "2026-10-31T22:10", (BRUNO, ANA), 0, "V1.3", 61)
    return RecordsScene([*matches, duo], GAME)


def _press(target: str, app: App, scene: Scene) -> None:
    scene.widgets.press(target)


def _focus(target: str, app: App, scene: Scene) -> None:
    scene.interaction.set_focus(target, by_keys=True)


STATES = (
    TourState("vitorian.title", lambda app: TitleScene(), partial(_focus, f"plate.{GAME}")),
    TourState("vitorian.learn", lambda app: LearnScene(game=GAME)),
    TourState("vitorian.setup-decks", lambda app: SetupScene(_solo()), partial(_press, "deck0")),
    TourState("vitorian.setup-list", lambda app: SetupScene(_solo()), partial(_press, "list0")),
    TourState("vitorian.setup-own", _own_deck),
    TourState("vitorian.setup-two", lambda app: SetupScene(model.duo(7, ("Ana", "Bruno"), GAME))),
    TourState("vitorian.setup-watch", lambda app: SetupScene(_watched())),
    TourState("vitorian.records", _records),
    TourState("vitorian.records-empty", lambda app: RecordsScene([], GAME)),
)
