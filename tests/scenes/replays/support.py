"""Matches that were recorded, for the tests of watching and replays."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.dracula.config import STANDARD, DraculaConfig
from game.dracula.system import SYSTEM
from game.journal import Record, SeatSetup, record_of
from game.match import Match, MatchSetup
from game.rules.chance import Chance
from game.saves import Saves
from scenes.app import App
from scenes.dracula.watching import DraculaWatch
from scenes.replays.playback import open_playback

COMPUTERS = (SeatSetup("computer", "novice"), SeatSetup("computer", "novice", character="bold"))
ALONE = (SeatSetup("computer", "novice"), SeatSetup("human", "", "Ana"))
PEOPLE = (SeatSetup("human", "", "Ana"), SeatSetup("human", "", "Bruno"))
FRAME = 20.0
LONG = 60_000


def play(match: Match, acts: int) -> Match:
    """Do so many acts at random, whoever sits there."""
    chance = Chance.of(match.setup.seed, 9)
    for _ in range(acts):
        if match.to_move is None:
            break
        match.act(match.to_move, chance.pick(match.observation(match.to_move).legal))  # type: ignore[attr-defined]
    return match


def new(seats: tuple[SeatSetup, SeatSetup], seed: int, config: DraculaConfig = STANDARD) -> Match:
    """A match that begins."""
    return Match(SYSTEM, MatchSetup(config, seed, seed, seats, "2026-10-31T21:40"))


@cache
def record(
    seats: tuple[SeatSetup, SeatSetup] = ALONE,
    acts: int = 10_000,
    seed: int = 3,
    config: DraculaConfig = STANDARD,
) -> Record:
    """The record of a match played at random."""
    return record_of(play(new(seats, seed, config), acts).lines)


def playback(app: App, what: Record) -> DraculaWatch:
    """The board of a recorded match on the screen, held before its first event."""
    scene = open_playback(app, what)
    assert isinstance(scene, DraculaWatch)
    scene.transport.pause()
    app.scenes.reset(scene, "none")
    return scene


def rest(app: App, scene: DraculaWatch) -> None:
    """Let what is being shown come to its end."""
    for _ in range(LONG):
        app.step(FRAME)
        if not scene.showing and not scene.transport.moves:
            return
    raise AssertionError("it never comes to rest")


def write(saves: Saves, record: Record) -> Path:
    """Write a record down as a match of the folder."""
    journal = saves.start()
    assert journal.path is not None
    for line in (record.setup, *record.acts, *([record.end] if record.end else [])):
        journal.append(line)
    return journal.path


def rounds(seed: int) -> int:
    """How many rounds the match of that seed had."""
    return sum(
        told.get("event") == "round_started"
        or ("split" in told and told["split"][0]["event"] == "round_started")
        for act in (record(seed=seed).setup, *record(seed=seed).acts)
        for told in act.told
    )
