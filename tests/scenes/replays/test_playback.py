"""A recorded match on the real board: played, paused, stepped, jumped, and shown under other rules."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from game.dracula.config import SHORT
from game.dracula.events import DistrictResolved, RoundEnded
from game.files import SaveProblem
from game.journal import ActLine, EndLine, Record
from game.rules.contract import SPECTATOR, Outcome
from scenes.app import App
from scenes.dracula.watching import DraculaWatch, outlook
from scenes.replays.playback import open_playback
from scenes.table.transport import SPEEDS
from sprites import faces
from sprites.intent import Intent
from tests.scenes.dracula.support import make_app
from tests.scenes.dracula.support import rest as pause
from tests.scenes.replays import support


@pytest.fixture
def app() -> Iterator[App]:
    """A game whose shows take their time."""
    made = make_app(language="en")
    yield made
    made.close()


def key(app: App, name: str) -> None:
    app.intend(Intent(name))


def turns(scene: DraculaWatch) -> list[int]:
    return [stop.at for stop in scene.time.stops if stop.seat is not None]


def test_it_begins_by_itself_with_the_pause_at_hand(app: App) -> None:
    scene = open_playback(app, support.record())
    assert isinstance(scene, DraculaWatch)
    app.scenes.reset(scene, "none")
    app.step(support.FRAME)
    app.step(support.FRAME)
    assert scene.showing
    assert scene.widgets["play"].label == app.language.text("replays.do.pause")


def test_held_before_the_first_event_it_stands_and_space_starts_it(app: App) -> None:
    scene = support.playback(app, support.record())
    app.step(500.0)
    assert not scene.shown.dealt and not scene.showing and scene.view.viewer == SPECTATOR
    key(app, "secondary")
    app.step(support.FRAME)
    assert scene.showing
    app.step(100.0)
    seen = [(card.x, card.y) for card in scene.show.stage]
    key(app, "secondary")
    for _ in range(10):
        app.step(100.0)
    assert scene.showing and [(card.x, card.y) for card in scene.show.stage] == seen, "a pause stops at once"


def test_the_whole_match_played_at_once_ends_as_it_ended(app: App) -> None:
    record = support.record()
    scene = support.playback(app, record)
    scene.choose_speed("instant")
    scene.toggle()
    support.rest(app, scene)
    assert scene.halt == "over" and scene.at_end and record.end is not None
    lines = len(scene.log.lines)
    played = scene.shown
    scene.tell_log()
    assert len(scene.log.lines) == lines
    scene.jump(scene.match.told)
    assert scene.shown == played
    scene.toggle()
    app.step(support.FRAME)
    assert scene.view.cursor < 5, "from the beginning again"


def test_steps_and_turns_by_keys(app: App) -> None:
    scene = support.playback(app, support.record())
    key(app, "down")
    assert scene.view.cursor == turns(scene)[0] and scene.shown.dealt
    key(app, "down")
    second = scene.view.cursor
    assert second == turns(scene)[1]
    board = scene.shown
    key(app, "right")
    app.step(support.FRAME)
    assert scene.showing
    support.rest(app, scene)
    assert scene.view.cursor == second + 1
    key(app, "left")
    assert scene.view.cursor == second and scene.shown == board and not scene.showing
    key(app, "up")
    assert scene.view.cursor == turns(scene)[0]


def test_a_jump_in_the_middle_of_a_motion_is_exact(app: App) -> None:
    record = support.record()
    scene, quiet = support.playback(app, record), support.playback(app, record)
    app.scenes.reset(scene, "none")
    wanted = turns(scene)[6]
    scene.transport.play()
    for _ in range(30):
        app.step(50.0)
    scene.jump(wanted)
    app.scenes.reset(quiet, "none")
    quiet.choose_speed("instant")
    quiet.transport.play()
    while quiet.view.cursor < wanted:
        quiet.play(quiet.view.take(1))
        quiet.timeline.skip()
    assert scene.shown == quiet.shown
    assert [line.text for line in scene.log.lines] == [line.text for line in quiet.log.lines]
    assert not scene.show.away and not len(scene.show.stage)


def test_the_track_jumps_to_the_nearest_stop(app: App) -> None:
    scene = support.playback(app, support.record())
    track = next(t for t in scene.targets() if t.id == "track").rect
    app.intend(Intent("press", pos=(track.right - 2.0, track.centery), device="mouse"))
    app.intend(Intent("point", pos=(track.centerx, track.centery), device="mouse"))
    app.intend(Intent("release", pos=(track.centerx, track.centery), device="mouse"))
    assert scene.view.cursor in [stop.at for stop in scene.time.stops]
    assert 0.3 < scene.view.cursor / scene.match.told < 0.7
    scene.interaction.set_focus("track", by_keys=True)
    before = scene.view.cursor
    key(app, "right")
    assert scene.view.cursor == scene.time.stop_after(before)


def test_eyes_change_and_keep_the_place(app: App) -> None:
    scene = support.playback(app, support.record())
    scene.jump(turns(scene)[3])
    at = scene.view.cursor
    app.intend(Intent("letter", text="v"))
    assert scene.view.viewer == 0 and scene.view.cursor == at
    assert any(piece.card is None for piece in scene.shown.racks[1])
    pause(app)
    app.intend(Intent("letter", text="v"))
    assert scene.view.viewer == 1 and scene.shown.bottom == 1
    pause(app)
    app.intend(Intent("letter", text="v"))
    assert all(piece.card for rack in scene.shown.racks for piece in rack)


def test_digits_choose_the_speed(app: App) -> None:
    scene = support.playback(app, support.record())
    for number, name in enumerate(SPEEDS, 1):
        app.step(400.0)
        app.intend(Intent("digit", digit=number))
        assert scene.transport.speed == name
    scene.transport.choose_speed("4")
    scene.transport.play()
    assert scene.timeline.pace.speed == 4.0


def under_other_rules(record: Record) -> Record:
    setup = msgspec.structs.replace(record.setup, fingerprint="dracula/0", version="0.0.9")
    return Record(setup, record.acts, None, record.end)


def test_a_match_of_other_rules_is_shown_with_a_sentence(app: App) -> None:
    scene = support.playback(app, under_other_rules(support.record()))
    app.step(support.FRAME)
    assert "other rules" in app.toasts.text or "another version" in app.toasts.text
    scene.jump(scene.match.told)
    assert scene.at_end and any(
        app.language.text("common.notice.not_verified") in x.text for x in scene.log.lines
    )


def test_a_match_that_does_not_lead_where_it_says_is_shown_with_a_sentence(app: App) -> None:
    record = support.record()
    end = EndLine(Outcome(0, "conceded", "D53"), "0" * 64)
    scene = support.playback(app, Record(record.setup, record.acts, None, end))
    app.step(support.FRAME)
    assert app.toasts.text
    assert scene.match.outcome == end.outcome


def spoiled(record: Record, **change: object) -> Record:
    """The same match with one event that no rules could have made."""
    acts = list(record.acts)
    for number, act in enumerate(acts):
        for place, told in enumerate(act.told):
            raw = told if "event" in told else None
            if raw and set(change) <= set(raw):
                acts[number] = ActLine(
                    act.seat, act.action, [*act.told[:place], raw | change, *act.told[place + 1 :]]
                )
                return Record(record.setup, acts, None, record.end)
    raise LookupError(str(change))


@pytest.mark.parametrize(
    "change",
    [
        {"order": "XXXX"},
        {"card": "Q9"},
        {"slot": 9},
        {"district": 0},
        {"seat": 7},
        {"new": ""},
        {"event": "nothing"},
    ],
)
def test_events_that_can_be_no_match_are_refused_in_a_sentence(app: App, change: dict[str, object]) -> None:
    found = open_playback(app, spoiled(support.record(), **change), "a.match")
    assert isinstance(found, SaveProblem) and "a.match" in found.words(app.language)


def test_leaving_leads_back_to_where_it_was_opened(app: App) -> None:
    below = support.playback(app, support.record())
    above = open_playback(app, support.record())
    assert isinstance(above, DraculaWatch)
    app.push(above, "none")
    key(app, "cancel")
    assert app.scenes.top is below


@pytest.mark.rule("D34", "D35", "D36")
def test_the_outlook_is_what_the_comparison_brings(app: App) -> None:
    scene = support.playback(app, support.record())
    events = scene.match.public_events()
    ends = [number for number, event in enumerate(events) if isinstance(event, RoundEnded)]
    assert ends
    for end in ends:
        winners = [event.winner for event in events[end + 1 : end + 6] if isinstance(event, DistrictResolved)]
        scene.jump(end)
        if len(winners) == 5:
            text = outlook(scene.words, scene.shown)
            assert f"[b]{winners.count(0)}[/b] for Dracula" in text and f"[b]{winners.count(1)}[/b]" in text


def test_the_track_calls_the_rounds_of_a_short_match_by_their_numbers(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = support.playback(app, support.record(config=SHORT))
    scene.jump(turns(scene)[-1])
    drawn: list[int] = []
    moon = faces.moon
    monkeypatch.setattr(faces, "moon", lambda number, *how: drawn.append(number) or moon(number, *how))
    scene.widgets["track"].draw(app.canvas, scene.look)
    assert drawn == list(range(SHORT.first_round, scene.shown.round + 1))
