"""The states of watching, replays and records worth seeing, for the tour and its audit."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from game.dracula.config import STANDARD
from game.journal import Record, SeatSetup, record_of
from game.match import Match, MatchSetup
from game.records import Finished
from game.rules.chance import Chance
from game.saves import Saves
from game.systems import SYSTEMS
from scenes.boards import BOARDS
from scenes.dracula.positions import Asleep
from scenes.dracula.watching import DraculaWatch
from scenes.records import RecordsScene
from scenes.replays.list import ReplaysScene
from scenes.replays.playback import open_playback
from scenes.scene import Scene
from scenes.tour_state import TourState
from sprites import motion

if TYPE_CHECKING:
    from scenes.app import App

SEED = 270_589
COMPUTERS = (
    SeatSetup("computer", "master", character="bold"),
    SeatSetup("computer", "veteran", character="patient"),
)
ALONE = (SeatSetup("computer", "master"), SeatSetup("human", "", "Ana"))
PEOPLE = (SeatSetup("human", "", "Ana"), SeatSetup("human", "", "Bruno"))
FRAME = 20.0

Then = Callable[["App", DraculaWatch], object]


def played(seats: tuple[SeatSetup, SeatSetup], acts: int = 10_000, seed: int = SEED) -> Match:
    """A match in which so many acts were done, at random."""
    setup = MatchSetup(STANDARD, seed, seed, seats, "2026-10-31T21:40")
    match, chance = Match(SYSTEMS["dracula"], setup, thinker=Asleep()), Chance.of(seed, 9)
    for _ in range(acts):
        if match.to_move is None:
            break
        match.act(match.to_move, chance.pick(match.observation(match.to_move).legal))  # type: ignore[attr-defined]
    return match


@cache
def recorded(seats: tuple[SeatSetup, SeatSetup] = ALONE, acts: int = 10_000) -> Record:
    """The record of such a match."""
    return record_of(played(seats, acts).lines)


def _playback(app: App, seats: tuple[SeatSetup, SeatSetup] = ALONE, acts: int = 10_000) -> Scene:
    scene = open_playback(app, recorded(seats, acts))
    assert isinstance(scene, Scene)
    return scene


def _then(*steps: Then) -> Callable[[App, Scene], None]:
    def run(app: App, scene: Scene) -> None:
        app.step(FRAME)
        for step in steps:
            step(app, cast(DraculaWatch, scene))

    return run


def _turn(number: int) -> Then:
    """Jump to the beginning of a turn."""

    def run(app: App, scene: DraculaWatch) -> None:
        turns = [stop.at for stop in scene.time.stops if stop.seat is not None]
        scene.jump(turns[number - 1])

    return run


def _steps(count: int) -> Then:
    """So many events further."""

    def run(app: App, scene: DraculaWatch) -> None:
        for _ in range(count):
            scene.jump(scene.view.cursor + 1)

    return run


def _to_end_of_round(app: App, scene: DraculaWatch) -> None:
    at = scene.time.round_after(scene.view.cursor)
    scene.jump(at if at is not None else scene.match.told)


def _hold(app: App, scene: DraculaWatch) -> None:
    """Paused before the first event."""
    scene.transport.pause()
    scene.jump(0)


def _eyes(viewer: int) -> Then:
    return lambda app, scene: scene.look_with(viewer)


def _focus(wanted: str) -> Then:
    return lambda app, scene: scene.interaction.set_focus(wanted, by_keys=True)


def _judged(app: App, scene: DraculaWatch) -> None:
    """The moment at which the third district is compared."""
    ends = scene.time.round_after(0)
    assert ends is not None
    scene.jump(ends - 4)
    scene.transport.play()
    for _ in range(200):
        app.step(FRAME)
        if scene.show.verdict is not None and scene.show.verdict.district == 3:
            break
    app.step(400.0)


def _thinks(app: App, scene: DraculaWatch) -> None:
    """Everything has been shown, and the next player takes his time."""
    scene.jump(scene.match.told)
    scene.transport.play()
    for _ in range(round(motion.THINKING_AFTER / FRAME) + 3):
        app.step(FRAME)


def _watch(app: App, acts: int = 9) -> Scene:
    return BOARDS["dracula"].open(app, played(COMPUTERS, acts))


# --- the list ----------------------------------------------------------------------------------------------


@cache
def folder() -> Path:
    """A folder with a few matches in it, one of them kept and one damaged; gone when the tour is."""
    place = Path(tempfile.mkdtemp(prefix="atlas-tour-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    saves = Saves(place)
    for number, seats in enumerate((ALONE, COMPUTERS, PEOPLE, ALONE, ALONE, PEOPLE, ALONE, COMPUTERS, ALONE)):
        journal = saves.start()
        acts = 20 if seats is COMPUTERS and number > 3 else 10_000
        for line in played(seats, acts, SEED + number).lines:
            journal.append(line)
    saves.keep("match-00003", "La noche de los dos seises")
    spoiled = place / "matches" / "match-00007.match"
    spoiled.write_bytes(spoiled.read_bytes().replace(b"discarded", b"discord", 1))
    saves.close()
    return place


def _list(app: App) -> Scene:
    return ReplaysScene(Saves(folder()))


def _row(number: int) -> Callable[[App, Scene], None]:
    return lambda app, scene: scene.interaction.set_focus(f"rows.{number}", by_keys=True)


def _press(wanted: str) -> Callable[[App, Scene], None]:
    def run(app: App, scene: Scene) -> None:
        app.step(FRAME)
        scene.press(next(t for t in scene.targets() if t.id == wanted))

    return run


def _records(app: App) -> Scene:
    """A winter of playing: forty matches of which some more were won than lost."""
    chance, found = Chance.of(SEED), []
    for number in range(40):
        level, seat = chance.pick(("novice", "apprentice", "apprentice", "veteran")), chance.below(2)
        rival, me = SeatSetup("computer", level), SeatSetup("human", "", "Ana")
        seats = PEOPLE if number % 9 == 8 else (me, rival) if seat == 0 else (rival, me)
        winner = seat if chance.below(10) < 6 else 1 - seat
        rounds = 3 + chance.below(3)
        found.append(Finished(str(number), "dracula", "2026-10-31T21:40", seats, winner, "D39", rounds))
    return RecordsScene(found)


STATES = (
    TourState("records.table", _records),
    TourState("records.empty", lambda app: RecordsScene([])),
    TourState("replays.list", _list),
    TourState("replays.damaged", _list, _row(2)),
    TourState("replays.watched", _list, _row(1)),
    TourState("replays.name", _list, _press("keep")),
    TourState("replays.delete", _list, _press("delete")),
    TourState("replays.empty", lambda app: ReplaysScene()),
    TourState("playback.start", _playback, _then(_hold), match_screen=True),
    TourState("playback.turn", _playback, _then(_turn(9), _steps(3)), match_screen=True),
    TourState("playback.eyes", _playback, _then(_turn(9), _steps(2), _eyes(1)), match_screen=True),
    TourState("playback.track", _playback, _then(_turn(14), _focus("track")), match_screen=True),
    TourState("playback.verdict", _playback, _then(_judged), match_screen=True, settles=False),
    TourState("playback.round", _playback, _then(_to_end_of_round), match_screen=True),
    TourState("playback.end", _playback, _then(lambda app, scene: scene.last()), match_screen=True),
    TourState(
        "playback.public",
        lambda app: _playback(app, PEOPLE, 20),
        _then(_turn(6), _steps(2)),
        match_screen=True,
    ),
    TourState("watch.thinking", _watch, _then(_thinks), match_screen=True, settles=False),
    TourState("watch.played", _watch, _then(_turn(4), _steps(3), _focus("speed.2")), match_screen=True),
)
