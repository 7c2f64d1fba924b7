"""The pages of the house that show this game, for the tour and its audit."""

from __future__ import annotations

from functools import cache, partial
from itertools import count
from typing import TYPE_CHECKING, Final

import msgspec

from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS
from game.epikha.system import SYSTEM
from game.journal import SeatSetup
from game.match import Match, MatchSetup
from game.records import Finished
from game.rules.chance import Chance
from scenes.epikha.positions import Asleep
from scenes.learn import LearnScene
from scenes.menus import setup_model as model
from scenes.records import RecordsScene
from scenes.result import ResultScene
from scenes.scene import Scene
from scenes.setup import SetupScene
from scenes.title import TitleScene
from scenes.tour_state import TourState

if TYPE_CHECKING:
    from scenes.app import App

GAME: Final = "epikha"
ANA, BRUNO = SeatSetup("human", "", "Ana"), SeatSetup("human", "", "Bruno")
ALONE = (SeatSetup("computer", "veteran", character="patient"), ANA)
PEOPLE = (ANA, BRUNO)
TURNS: Final = (18, 25, 31, 40, 52, 22)
PLAYED: Final = (
    ("abaron/abaron", "empiria/empiria"), ("gahu/gahu", "empiria/empiria"),
    ("abaron/abaron", "taliuz/taliuz"), ("", ""),
)  # fmt: skip
"""What the seats of recorded matches played; of one nobody knows it any more."""
ACTS: Final = 6000
"""More than a quick match by chance takes."""


def _solo() -> model.SetupChoices:
    return model.solo(7, "Ana", game=GAME)


def _watched() -> model.SetupChoices:
    choices = model.with_player(model.with_player(_solo(), 0, "master"), 1, "veteran")
    return model.with_character(choices, 0, "fierce")


def _own_deck(app: App) -> Scene:
    """A deck of one's own at one seat, both of one house, with every option of the rules."""
    own = msgspec.structs.replace(DECKS["empiria"], name="Mi guardia")
    config = EpikhaConfig((own, DECKS["empiria"]), 1, quick=True, prepared=True, first_draws=False)
    return SetupScene(model.with_config(_solo(), config))


def _wild(app: App) -> Scene:
    """Both decks of the wild lands against each other."""
    return SetupScene(model.with_config(_solo(), EpikhaConfig((DECKS["gahu"], DECKS["taliuz"]))))


@cache
def drawn() -> Match:
    """A quick match played by chance in which both Players fall at once (E17.2)."""
    matches = (_played(PEOPLE, False, seed) for seed in count(11))
    return next(match for match in matches if match.outcome and match.outcome.winner is None)


@cache
def _finished(players: tuple[SeatSetup, SeatSetup], conceded: bool = False) -> Match:
    """A quick match played by chance until somebody wins, or given up in the middle."""
    matches = (_played(players, conceded, seed) for seed in count(11))
    return next(match for match in matches if match.outcome and match.outcome.winner is not None)


def _played(players: tuple[SeatSetup, SeatSetup], conceded: bool, seed: int) -> Match:
    config = EpikhaConfig((DECKS["abaron"], DECKS["empiria"]), 0, quick=True)
    match = Match(SYSTEM, MatchSetup(config, 5, 1, players), thinker=Asleep())
    chance = Chance.of(seed)
    for _ in range(150 if conceded else ACTS):
        seat = match.to_move
        if seat is None:
            break
        match.act(seat, chance.pick(list(match.observation(seat).legal)))  # type: ignore[attr-defined]
    if match.outcome is None:
        match.concede(1)
    return match


def _records(app: App) -> Scene:
    levels = ("novice", "apprentice", "veteran", "master")
    matches = [
        Finished(str(number), GAME, f"2026-10-3{number % 2}T21:4{number}",
                 (SeatSetup("computer", levels[number % 4]), ANA), number % 3 and 1, "E17.1", turns,
                 sides=PLAYED[number % len(PLAYED)])
        for number, turns in enumerate(TURNS)
    ]  # fmt: skip
    duo = Finished("duo", GAME, "2026-10-31T22:10", (BRUNO, ANA), 0, "E17.3", 61)
    return RecordsScene([*matches, duo], GAME)


def _press(target: str, app: App, scene: Scene) -> None:
    scene.widgets.press(target)


def _focus(target: str, app: App, scene: Scene) -> None:
    scene.interaction.set_focus(target, by_keys=True)


STATES = (
    TourState("epikha.title", lambda app: TitleScene(), partial(_focus, f"plate.{GAME}")),
    TourState("epikha.learn", lambda app: LearnScene(game=GAME)),
    TourState("epikha.setup", lambda app: SetupScene(_solo())),
    TourState("epikha.setup-decks", lambda app: SetupScene(_solo()), partial(_press, "deck0")),
    TourState("epikha.setup-list", lambda app: SetupScene(_solo()), partial(_press, "list0")),
    TourState("epikha.setup-own", _own_deck),
    TourState("epikha.setup-wild", _wild),
    TourState("epikha.setup-options", _own_deck, partial(_focus, "prepared")),
    TourState("epikha.setup-two", lambda app: SetupScene(model.duo(7, ("Ana", "Bruno"), GAME))),
    TourState("epikha.setup-watch", lambda app: SetupScene(_watched())),
    TourState("epikha.result", lambda app: ResultScene(_finished(ALONE))),
    TourState("epikha.result-draw", lambda app: ResultScene(drawn())),
    TourState("epikha.result-two", lambda app: ResultScene(_finished(PEOPLE, conceded=True))),
    TourState("epikha.records", _records),
    TourState("epikha.records-empty", lambda app: RecordsScene([], GAME)),
)
