"""The pages of the house that show one game, for the tour and its audit: what games with decks have alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from game.journal import SeatSetup
from game.records import Finished
from scenes.learn import LearnScene
from scenes.menus import setup_model as model
from scenes.records import RecordsScene
from scenes.scene import Scene
from scenes.setup import SetupScene
from scenes.title import TitleScene
from scenes.tour_state import TourState

if TYPE_CHECKING:
    from scenes.app import App

ANA: Final = SeatSetup("human", "", "Ana")
BRUNO: Final = SeatSetup("human", "", "Bruno")
LEVELS: Final = ("novice", "apprentice", "veteran", "master")
SEED: Final = 7


@dataclass(frozen=True, slots=True)
class PageTour:
    """The states of the pages with one game on them, named after it."""

    game: str
    turns: tuple[int, ...]
    """How long each of its recorded matches took, in turns."""
    played: tuple[tuple[str, str], ...]
    """What the seats of those matches played, over and over; "" where nobody knows it any more."""
    won: str
    """The rule by which they were won."""
    emptied: str
    """The rule by which a last one, between two people, was lost with an empty deck."""

    def solo(self) -> model.SetupChoices:
        """A match against the computer, as it comes."""
        return model.solo(SEED, ANA.name, game=self.game)

    def configured(self, config: Any) -> Scene:
        """The set-up of such a match with a config of the game."""
        return SetupScene(model.with_config(self.solo(), config))

    def state(
        self,
        name: str,
        build: Callable[[App], Scene],
        then: Callable[[App, Scene], object] | None = None,
    ) -> TourState:
        """A state of a page."""
        return TourState(f"{self.game}.{name}", build, then)

    def states(self, *own: TourState) -> tuple[TourState, ...]:
        """Every state of the pages; ``own`` are those that only this game has, between set-up and records."""
        return (
            self.state("title", lambda app: TitleScene(), partial(focus, f"plate.{self.game}")),
            self.state("learn", lambda app: LearnScene(game=self.game)),
            self.state("setup-decks", lambda app: SetupScene(self.solo()), partial(press, "deck0")),
            self.state("setup-list", lambda app: SetupScene(self.solo()), partial(press, "list0")),
            self.state("setup-two", lambda app: SetupScene(self._two())),
            self.state("setup-watch", lambda app: SetupScene(self._watched())),
            *own,
            self.state("records", self._records),
            self.state("records-empty", lambda app: RecordsScene([], self.game)),
        )

    def _two(self) -> model.SetupChoices:
        return model.duo(SEED, (ANA.name, BRUNO.name), self.game)

    def _watched(self) -> model.SetupChoices:
        choices = model.with_player(model.with_player(self.solo(), 0, "master"), 1, "veteran")
        return model.with_character(choices, 0, "fierce")

    def _records(self, app: App) -> Scene:
        """Matches against every level, won and lost by turns, and one of two people."""
        matches = [
            Finished(
                str(number), self.game, f"2026-10-3{number % 2}T21:4{number}",
                (SeatSetup("computer", LEVELS[number % len(LEVELS)]), ANA), number % 3 and 1, self.won, turns,
                sides=self.played[number % len(self.played)],
            )
            for number, turns in enumerate(self.turns)
        ]  # fmt: skip
        duo = Finished("duo", self.game, "2026-10-31T22:10", (BRUNO, ANA), 0, self.emptied, 61)
        return RecordsScene([*matches, duo], self.game)


def press(target: str, app: App, scene: Scene) -> None:
    """Press a widget of the page."""
    scene.widgets.press(target)


def focus(target: str, app: App, scene: Scene) -> None:
    """Put the focus of the keys on a target of the page."""
    scene.interaction.set_focus(target, by_keys=True)
