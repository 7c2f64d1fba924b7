"""Films of the made-up game with hidden hands: its matches, brought to the moments that tests begin at."""

from __future__ import annotations

import re

from game.journal import SeatSetup
from game.match import Match, MatchSetup
from scenes.app import App
from sprites.focus import find
from tests.scenes.table.lantern_table import LanternTable
from tests.scenes.table.lanterns import LANTERNS, LanternsConfig, LanternsState, Play
from tests.scenes.table.openfilm import OpenFilm
from tests.stage.support import click

ANA, BRUNO, COMPUTER = (
    SeatSetup("human", "", "Ana"),
    SeatSetup("human", "", "Bruno"),
    SeatSetup("computer", "novice"),
)
BRIGHT, DIM = (150, 151, 152), (100, 101, 102)


def match_of(
    *seats: SeatSetup, seed: int = 3, hands: tuple[tuple[int, ...], tuple[int, ...]] | None = None
) -> Match:
    """A match; with `hands` its first turn begins with those."""
    match = Match(LANTERNS, MatchSetup(LanternsConfig(), seed, seed, (seats[0], seats[1])))
    if hands:
        state = state_of(match)
        state.hands = [list(hands[0]), list(hands[1])]
        match._seen.clear()
        match._told.clear()
    return match


def state_of(match: Match) -> LanternsState:
    state = match._state
    assert isinstance(state, LanternsState)
    return state


def lamps_on(words: list[str]) -> set[str]:
    return {lamp for said in words for lamp in re.findall(r"lamp \d+", said)}


def lamps_of(match: Match, seat: int) -> set[str]:
    return {f"lamp {lamp}" for lamp in state_of(match).hands[seat]}


def film_of(app: App, match: Match) -> OpenFilm:
    scene = LanternTable(match)
    app.scenes.reset(scene, "none")
    return OpenFilm(app, scene, lamps_on, lamps_of)


def at_first_decision(app: App, own: tuple[int, ...], other: tuple[int, ...]) -> OpenFilm:
    """Two people; the first one has broken the seal and is to play."""
    film = film_of(app, match_of(ANA, BRUNO, hands=(own, other)))
    assert film.wait() == "seal"
    film.break_seal()
    assert film.wait() == "decision" and film.scene.view.viewer == 0
    return film


def asked(app: App, other: tuple[int, ...] = BRIGHT) -> OpenFilm:
    """The second one is asked for an answer to the first one's lamp."""
    film = at_first_decision(app, (110, 111, 112, 113), other)
    assert film.scene.act(Play(0))
    assert film.wait() == "question"
    return film


def pass_both(film: OpenFilm) -> None:
    """Neither wind is answered."""
    for _ in range(2):
        assert film.wait() == "question"
        film.pass_question()


def press(film: OpenFilm, id: str) -> None:
    target = find(film.scene.targets(), id)
    assert target is not None
    click(film.app, target.rect.center)
    film.shoot()
