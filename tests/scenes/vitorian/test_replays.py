"""A recorded match of Vitorian Wars on its board: played, stepped, jumped, seen by other eyes, spoiled."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from game.files import SaveProblem
from game.journal import ActLine, Record, SeatSetup, record_of
from game.match import Match, MatchSetup
from game.recorded import looked_at
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR
from game.vitorian.config import VitorianConfig
from game.vitorian.system import SYSTEM
from scenes.app import App
from scenes.replays.playback import open_playback
from scenes.table.timeview import TimeView
from scenes.table.view import NOBODY
from scenes.vitorian.board import Board
from scenes.vitorian.changes import RULES
from scenes.vitorian.watching import VitorianWatch
from sprites.intent import Intent
from tests.scenes.vitorian.support import FRAME, make_app, rest

COMPUTERS = (SeatSetup("computer", "novice"), SeatSetup("computer", "apprentice"))
PEOPLE = (SeatSetup("human", "", "Ana"), SeatSetup("human", "", "Bruno"))


@cache
def record(seats: tuple[SeatSetup, SeatSetup] = COMPUTERS, acts: int = 10_000, seed: int = 1) -> Record:
    """The record of a match played at random."""
    match = Match(SYSTEM, MatchSetup(VitorianConfig(), seed, seed, seats, "2026-10-31T21:40"))
    chance = Chance.of(seed, 9)
    while match.to_move is not None and match.acts < acts:
        match.act(match.to_move, chance.pick(match.observation(match.to_move).legal))  # type: ignore[attr-defined]
    return record_of(match.lines)


@pytest.mark.parametrize("seed", range(2, 8))
def test_every_match_that_was_played_can_be_shown(app: App, seed: int) -> None:
    assert isinstance(open_playback(app, record(seed=seed)), VitorianWatch)


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app()
    yield made
    made.close()


def playback(app: App, what: Record) -> VitorianWatch:
    """The board of a recorded match, held before its first event."""
    scene = open_playback(app, what)
    assert isinstance(scene, VitorianWatch)
    scene.transport.pause()
    app.scenes.reset(scene, "none")
    app.step(FRAME)
    return scene


def turns(scene: VitorianWatch) -> list[int]:
    return [stop.at for stop in scene.time.stops if stop.seat is not None]


def test_the_whole_match_played_at_once_ends_as_it_ended(app: App) -> None:
    scene = playback(app, record())
    scene.choose_speed("instant")
    scene.toggle()
    for _ in range(20_000):
        app.step(FRAME)
        if not scene.showing and not scene.transport.moves:
            break
    assert scene.halt == "over" and scene.at_end
    assert record().end is not None and scene.match.outcome == record().end.outcome  # type: ignore[union-attr]
    lines, played = [line.text for line in scene.log.lines], scene.shown
    scene.tell_log()
    assert [line.text for line in scene.log.lines] == lines
    scene.jump(scene.match.told)
    assert scene.shown == played


def test_steps_and_turns_by_keys_and_a_jump_in_the_middle_of_a_motion(app: App) -> None:
    scene = playback(app, record())
    for turn in turns(scene)[:3]:
        app.intend(Intent("down"))
        assert scene.view.cursor == turn and not scene.showing
    board, log = scene.shown, [line.text for line in scene.log.lines]
    while not scene.showing:  # some events are told in no time
        rest(app)
        app.intend(Intent("right"))
        app.step(FRAME)
    assert scene.view.cursor > turns(scene)[2]
    scene.jump(turns(scene)[2])
    assert scene.shown == board and [line.text for line in scene.log.lines] == log
    assert not scene.show.away and not len(scene.show.stage)
    app.intend(Intent("up"))
    assert scene.view.cursor == turns(scene)[1]


def test_a_jump_leads_where_looking_on_leads() -> None:
    match = looked_at(SYSTEM, record())
    assert isinstance(match, Match)
    view, other = TimeView[Board](match, RULES), TimeView[Board](match, RULES)
    assert view.eyes == (SPECTATOR, 0, 1)
    for viewer in view.eyes:
        view.look(viewer)
        other.look(viewer)
        view.go(0)
        while view.pending:
            view.take(1)
            if view.cursor % 40 == 0 or not view.pending:
                other.go(view.cursor)
                assert view.board == other.board


def test_eyes_change_and_keep_the_place(app: App) -> None:
    scene = playback(app, record())
    scene.jump(turns(scene)[4])
    at, hands = scene.view.cursor, []
    for _ in range(3):
        hands.append((scene.view.viewer, [side.hand.count(None) for side in scene.shown.sides]))
        rest(app)
        app.intend(Intent("letter", text="v"))
        assert scene.view.cursor == at
    covered = {viewer: [count > 0 for count in counts] for viewer, counts in hands}
    assert covered == {SPECTATOR: [False, False], 0: [False, True], 1: [True, False]}


@pytest.mark.rule("V2.7")
def test_of_an_unfinished_match_of_people_only_public_things_are_seen() -> None:
    match = looked_at(SYSTEM, record(PEOPLE, 60))
    assert isinstance(match, Match)
    view = TimeView[Board](match, RULES)
    assert view.eyes == (NOBODY,)
    view.go(match.told)
    for side in view.board.sides:
        assert set(side.hand) <= {None, *side.shown} and side.hand


@pytest.mark.parametrize(
    "change",
    [{"seat": 7}, {"card": "Q-9"}, {"space": 40}, {"resources": -1}, {"event": "nothing"}],
)
def test_events_that_can_be_no_match_are_refused_in_a_sentence(app: App, change: dict[str, object]) -> None:
    found = open_playback(app, spoiled(record(), **change), "a.match")
    assert isinstance(found, SaveProblem) and "a.match" in found.words(app.language)


def spoiled(what: Record, **change: object) -> Record:
    """The same match with one event that no rules could have made."""
    acts = list(what.acts)
    for number, act in enumerate(acts):
        for place, told in enumerate(act.told):
            if set(change) <= set(told) and told["event"] != "fired":
                told = [*act.told[:place], told | change, *act.told[place + 1 :]]
                acts[number] = ActLine(act.seat, act.action, told)
                return Record(what.setup, acts, None, what.end)
    raise LookupError(str(change))


def test_a_match_of_other_rules_is_shown_with_a_sentence(app: App) -> None:
    what = record()
    setup = msgspec.structs.replace(what.setup, fingerprint="vitorian/0", version="0.0.9")
    scene = playback(app, Record(setup, what.acts, None, what.end))
    assert app.toasts.text
    scene.jump(scene.match.told)
    warning = app.language.text("common.notice.not_verified")
    assert scene.at_end and any(warning in line.text for line in scene.log.lines)
