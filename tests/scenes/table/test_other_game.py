"""The table carries a game that the house has never seen: played, handed over, watched, looked at again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from pygame import Rect

from game.journal import SeatSetup, record_of
from game.match import Match, MatchSetup
from game.recorded import looked_at
from game.rules.contract import SPECTATOR, Event
from scenes.app import App
from scenes.table import transport_bar as bar
from scenes.table.handover import HandoverScene, SeatCard
from scenes.table.log import LogLine, LogView
from scenes.table.scene import TableScene
from scenes.table.transport import Transport
from scenes.table.view import BoardRules, Moment
from scenes.table.watched import WatchedTable
from sprites.canvas import Canvas
from sprites.intent import Intent, Point
from sprites.timeline import Step, Wait
from tests.conformance.candles import (
    CANDLES,
    ROLLS,
    Begun,
    CandlesConfig,
    CandlesObservation,
    Laid,
    Rolled,
)
from tests.stage.support import make_app

FRAME = 20.0
LONG = 20_000
PERSON, COMPUTER = SeatSetup("human", "", "Ana"), SeatSetup("computer", "novice")


@dataclass(frozen=True)
class Wick:
    """The board of Candles: how often was rolled, and whether a stake lies (None: one that is not known)."""

    rolls: int = 0
    laid: bool = False
    stake: int | None = None

    @staticmethod
    def of(seen: CandlesObservation) -> Wick:
        return Wick(seen.rolls, seen.has_laid, seen.stake)


def after(board: Wick, event: Event) -> Wick:
    if isinstance(event, Laid):
        return replace(board, laid=True, stake=event.stake)
    return Wick(board.rolls + 1) if isinstance(event, Rolled) else board


RULES: BoardRules[Wick] = BoardRules(
    of=Wick.of,
    blank=lambda board: Wick(),
    covered=lambda board: replace(board, stake=None),
    after=after,
    chapter=lambda event: isinstance(event, Begun),
    turn_of=lambda event: event.seat if isinstance(event, Laid) else None,
    ends=lambda event: False,
    opening=lambda setup, told, viewer: Wick(),
)


class CandleTable(TableScene[Wick]):
    """As little of a board as there can be."""

    name = "candles"

    def __init__(self, match: Match) -> None:
        super().__init__(match, RULES, LogView(Rect(1000, 60, 260, 600)))

    def show_moment(self, moment: Moment[Wick]) -> Step:
        return Wait(100.0)

    def line(self, event: Event) -> LogLine | None:
        return LogLine("log", "text", type(event).__name__)

    def recap(self) -> list[LogLine]:
        return []

    def seat_card(self, seat: int) -> SeatCard:
        return SeatCard("hunter", f"seat {seat}", "Ana", (90, 160, 180))

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((0, 0, 1280, 720), "background")
        self.log.draw(canvas, "log", False, None)


class CandleWatch(WatchedTable[Wick], CandleTable):
    """The same for onlookers."""

    seat_inks = ("#E8746A", "#8FC0D4")

    def __init__(self, match: Match, recorded: bool = False) -> None:
        self.recorded, self.transport = recorded, Transport(playing=not recorded)
        super().__init__(match)

    def draw_round(self, canvas: Canvas, round: int, centre: Point, past: bool) -> None:
        canvas.circle(centre, 4, "gold")

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        bar.draw(self, canvas, self.telling)


@pytest.fixture
def app() -> Iterator[App]:
    """A game whose texts are their keys."""
    made = make_app()
    yield made
    made.close()


def match_of(*seats: SeatSetup, seed: int = 5) -> Match:
    return Match(CANDLES, MatchSetup(CandlesConfig(), seed, seed, (seats[0], seats[1])))


def shown(app: App, scene: CandleTable) -> CandleTable:
    app.scenes.reset(scene, "none")
    return scene


def play_on(app: App, scene: CandleTable) -> None:
    """Let time pass, and act for whoever is asked, until the scene is covered or the match has been shown."""
    for _ in range(LONG):
        if app.scenes.top is not scene or scene.halt == "over":
            return
        if scene.deciding:
            seen = scene.match.observation(scene.view.viewer)
            assert isinstance(seen, CandlesObservation) and scene.act(seen.legal[-1])
        app.step(FRAME)
        app.draw()
    raise AssertionError("it never comes to an end")


def told(scene: CandleTable) -> list[str]:
    return [line.text for line in scene.log.lines]


def test_one_person_plays_to_the_end(app: App) -> None:
    scene = shown(app, CandleTable(match_of(PERSON, COMPUTER)))
    play_on(app, scene)
    assert scene.match.outcome is not None and scene.shown == Wick(ROLLS)
    assert told(scene) == [type(event).__name__ for event in scene.match.events(0)]


def test_two_people_hand_the_sealed_book_over(app: App) -> None:
    scene = shown(app, CandleTable(match_of(PERSON, PERSON)))
    play_on(app, scene)
    assert isinstance(app.scenes.top, HandoverScene) and scene.shown.stake is None
    scene.uncover(0)
    app.scenes.pop("none")
    play_on(app, scene)
    assert isinstance(app.scenes.top, HandoverScene), "the first turn is over"
    assert scene.match.to_move == 1 and scene.shown.stake is None


def test_computers_are_watched_as_they_play(app: App) -> None:
    scene = shown(app, CandleWatch(match_of(COMPUTER, COMPUTER)))
    assert scene.view.viewer == SPECTATOR
    app.intend(Intent("digit", digit=5))
    play_on(app, scene)
    assert scene.match.outcome is not None and scene.shown == Wick(ROLLS)


def test_a_record_is_looked_at_forwards_and_backwards(app: App) -> None:
    played = match_of(COMPUTER, COMPUTER)
    while played.to_move is not None:
        played.poll()
    again = looked_at(CANDLES, record_of(played.lines))
    assert isinstance(again, Match)
    scene = shown(app, CandleWatch(again, recorded=True))
    assert isinstance(scene, CandleWatch) and scene.shown == Wick()
    boards = [scene.shown]
    while not scene.at_end:
        scene.jump(scene.view.cursor + 1)
        boards.append(scene.shown)
        app.draw()
    assert boards[-1] == Wick(ROLLS) and len(boards) == played.told + 1
    for board in reversed(boards[:-1]):
        scene.step_back_on()
        assert scene.shown == board
    app.intend(Intent("letter", text="v"))
    assert scene.view.viewer == 0, "other eyes look"
