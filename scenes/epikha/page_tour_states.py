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
from game.rules.chance import Chance
from scenes.epikha.positions import Asleep
from scenes.menus.page_tour import ANA, BRUNO, PageTour, focus
from scenes.result import ResultScene
from scenes.scene import Scene
from scenes.setup import SetupScene

if TYPE_CHECKING:
    from scenes.app import App

TOUR: Final = PageTour(
    "epikha",
    turns=(18, 25, 31, 40, 52, 22),
    played=(
        ("abaron/abaron", "empiria/empiria"), ("gahu/gahu", "empiria/empiria"),
        ("abaron/abaron", "taliuz/taliuz"), ("", ""),
    ),
    won="E17.1",
    emptied="E17.3",
)  # fmt: skip
ALONE = (SeatSetup("computer", "veteran", character="patient"), ANA)
PEOPLE = (ANA, BRUNO)
ACTS: Final = 6000
"""More than a quick match by chance takes."""


def _own_deck(app: App) -> Scene:
    """A deck of one's own at one seat, both of one house, with every option of the rules."""
    own = msgspec.structs.replace(DECKS["empiria"], name="Mi guardia")
    config = EpikhaConfig((own, DECKS["empiria"]), 1, quick=True, prepared=True, first_draws=False)
    return TOUR.configured(config)


def _wild(app: App) -> Scene:
    """Both decks of the wild lands against each other."""
    return TOUR.configured(EpikhaConfig((DECKS["gahu"], DECKS["taliuz"])))


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


STATES = TOUR.states(
    TOUR.state("setup", lambda app: SetupScene(TOUR.solo())),
    TOUR.state("setup-own", _own_deck),
    TOUR.state("setup-wild", _wild),
    TOUR.state("setup-options", _own_deck, partial(focus, "prepared")),
    TOUR.state("result", lambda app: ResultScene(_finished(ALONE))),
    TOUR.state("result-draw", lambda app: ResultScene(drawn())),
    TOUR.state("result-two", lambda app: ResultScene(_finished(PEOPLE, conceded=True))),
)
