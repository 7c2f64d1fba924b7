"""What is shown takes the time that the motion table gives it (docs/motion.md), at full speed and faster."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.dracula import events as ev
from game.dracula.actions import Discard, Draw
from game.dracula.config import STANDARD
from game.dracula.system import SYSTEM
from game.match import Match, MatchSetup
from game.rules.contract import Event
from scenes.dracula import gestures, painter
from scenes.dracula.animate import BREATH, VERDICT_HOLD, animation
from scenes.dracula.board import RULES, Board
from scenes.dracula.positions import Asleep, match_at, seats
from scenes.dracula.show import Show
from scenes.table.show import Quake
from scenes.table.view import MatchView, Moment
from sprites import motion
from sprites.canvas import SIZE
from sprites.motion import Motion
from sprites.timeline import Pace, Timeline
from tests.scenes.dracula.support import make_app, open_board

TABLE: dict[str, Motion | float] = {
    "HOVER_IN": Motion(90, "out_cubic"),
    "HOVER_OUT": Motion(120, "out_cubic"),
    "TOOLTIP_DELAY": 250,
    "PRESS_UP": Motion(100, "out_quad"),
    "PRESS_SIZE": 0.97,
    "DRAW_CARD": Motion(260, "out_cubic"),
    "DRAW_GAP": 70,
    "PLAY_TRAVEL": Motion(220, "in_out_cubic"),
    "PLAY_SLAM": Motion(90, "out_back"),
    "SLAM_SIZE": 1.08,
    "DROP_RETURN": Motion(180, "out_quad"),
    "SHAKE_REACH": 4,
    "SHAKE_TIMES": 2,
    "DESTROY": Motion(320, "in_quad"),
    "DISTRICT_LIFT": Motion(150, "out_cubic"),
    "DISTRICT_COMPARE": 250,
    "DISTRICT_SLIDE": Motion(200, "out_cubic"),
    "DISTRICT_FLIP": Motion(180, "out_cubic"),
    "TRUMP_SWAP": Motion(420, "in_out_cubic"),
    "SEAL_STAMP": Motion(120, "in_out_cubic"),
    "BANNER_IN": Motion(220, "out_expo"),
    "BANNER_HOLD": 700,
    "BANNER_OUT": Motion(180, "in_cubic"),
    "BANNER_BLOCKS": 300,
    "PAGE_TURN": Motion(380, "in_out_cubic"),
    "FADE": Motion(180, "in_out_cubic"),
    "SEAL_CRACK": Motion(240, "linear"),
    "COVER_OPEN": Motion(380, "out_cubic"),
    "THINKING_AFTER": 350,
    "TARGET_RING_AHEAD": 350,
    "CROSS_FADE": Motion(120, "linear"),
    "IDLE_FRAMES": 15,
    "IDLE_REST": 30_000,
}
RACKS = ("B3 O6* B1 O1 S2*", "X5 X3* O4 S8 B7")
AHEAD = motion.TARGET_RING_AHEAD
"""What a ring ahead of the rival's move adds."""
RESOLVED = (
    motion.DISTRICT_LIFT.ms + motion.DISTRICT_COMPARE + VERDICT_HOLD + motion.DISTRICT_SLIDE.ms
)  # and then what it brings
CLOSE = 2.0
"""Two steps of the clock."""


@pytest.mark.parametrize("name", TABLE)
def test_the_numbers_are_those_of_the_table(name: str) -> None:
    assert getattr(motion, name) == TABLE[name]


# --- events -----------------------------------------------------------------------------------------------


def moments(
    *acts: Any, racks: tuple[str, str] = RACKS, turn: str = "V", **position: Any
) -> list[Moment[Board]]:
    """What is told of these acts, as Van Helsing sees it."""
    given = {"order": "BSOX", "pile": 8} | position
    match = match_at(racks, turn=turn, **given)
    view = MatchView(match, RULES)
    view.jump()
    for action in acts:
        refusal = match.act("DV".index(turn), action)
        assert refusal is None, refusal
    found: list[Moment[Board]] = []
    while view.pending:
        found += view.take()
    return found


def one(kind: type[Event], found: list[Moment[Board]]) -> Moment[Board]:
    return next(moment for moment in found if isinstance(moment.event, kind))


def lasts(moment: Moment[Board], **pace: Any) -> float:
    """How long the event is shown, in milliseconds of the clock."""
    app = make_app("en")
    scene = open_board(app, match_at(RACKS))
    tempo = Pace(**pace)
    show = Show(lambda: scene.words, lambda cue, **said: None, tempo, app.services.chance)
    timeline = Timeline(tempo)
    timeline.play(animation(show, moment))
    gone = 0.0
    while timeline.busy:
        timeline.update(1.0)
        gone += 1.0
        assert gone < 10_000
    app.close()
    return gone


def events() -> Iterator[tuple[str, type[Event], list[Moment[Board]], float]]:
    """Name, kind, moments and length of every kind of event of a match."""
    way, slam = motion.PLAY_TRAVEL.ms, motion.PLAY_SLAM.ms
    put = moments(Discard(3, slot=1, other=5), drawn="X6")
    yield "own draw", ev.Drawn, moments(Draw()), motion.DRAW_CARD.ms
    yield "own discard", ev.Discarded, put, 140 + way
    yield "drawn card discarded", ev.Discarded, moments(Discard(0), drawn="X2"), way + slam
    yield "two cards swapped", ev.SlotsSwapped, put, motion.TRUMP_SWAP.ms
    yield (
        "district swapped",
        ev.DistrictSwapped,
        moments(Discard(0, slot=2), drawn="X6"),
        motion.TRUMP_SWAP.ms,
    )
    yield (
        "trump changed",
        ev.TrumpChanged,
        moments(Discard(5, suit="S"), drawn="X6"),
        motion.TRUMP_SWAP.ms + 2 * motion.SEAL_STAMP.ms,
    )
    shown = 2 * gestures.RAISE.ms + 200
    yield "card turned up", ev.CardRevealed, moments(Discard(2, slot=1), drawn="X6"), shown
    yield "deck turned up", ev.DeckTopRevealed, moments(Discard(0), drawn="X2"), shown
    rival = moments(Discard(0, slot=1), turn="D", drawn="S3")
    yield "rival's target", ev.CardRevealed, rival, AHEAD + shown
    yield "my turn", ev.TurnStarted, rival, BREATH


def test_every_event_is_shown_for_as_long_as_the_table_says() -> None:
    for name, kind, found, length in events():
        assert lasts(one(kind, found)) == pytest.approx(length, abs=CLOSE), name


def test_a_district_takes_what_the_table_says_and_the_time_to_read_why() -> None:
    found = [m for m in moments(Discard(4), drawn="X6") if isinstance(m.event, ev.DistrictResolved)]
    assert {m.event.winner for m in found if isinstance(m.event, ev.DistrictResolved)} == {0, 1}
    for moment in found:
        assert isinstance(moment.event, ev.DistrictResolved)
        bite = motion.DISTRICT_FLIP.ms + gestures.RAISE.ms
        after = bite if moment.event.winner == 0 else 120 + 260
        length = RESOLVED + max(after, motion.DESTROY.ms)
        assert lasts(moment) == pytest.approx(length, abs=CLOSE)


@pytest.mark.rule("D9")
def test_the_cards_of_a_round_are_dealt_one_every_70_ms() -> None:
    fresh = Match(SYSTEM, MatchSetup(STANDARD, 5, 1, seats(1)), thinker=Asleep())
    deal = one(ev.RoundStarted, MatchView(fresh, RULES).take())
    length = motion.BANNER_BLOCKS + 9 * motion.DRAW_GAP + motion.DRAW_CARD.ms + 120
    assert lasts(deal) == pytest.approx(length, abs=CLOSE)


def test_speed_divides_instant_takes_nothing_and_reduced_motion_fades() -> None:
    drawn = one(ev.Drawn, moments(Draw()))
    assert lasts(drawn, speed=2.0) == pytest.approx(motion.DRAW_CARD.ms / 2, abs=CLOSE)
    assert lasts(drawn, speed=4.0) == pytest.approx(motion.DRAW_CARD.ms / 4, abs=CLOSE)
    assert lasts(drawn, instant=True) <= 1.0
    swapped = one(ev.SlotsSwapped, moments(Discard(3, slot=1, other=5), drawn="X6"))
    assert lasts(swapped, reduced=True) == pytest.approx(motion.CROSS_FADE.ms, abs=CLOSE)


def test_nothing_above_1200_ms_is_added_before_the_rival_s_move_is_seen() -> None:
    """An instant answer: the turn, the draw and the ring ahead of the first move that touches something."""
    told = moments(Draw(), Discard(0, slot=1), turn="D", deck=("S3", "..."))
    ahead = sum(lasts(m) for m in told if isinstance(m.event, ev.TurnStarted | ev.Drawn) and m.number < 2)
    assert 350 <= ahead + motion.TARGET_RING_AHEAD <= 1200


# --- shaking, flashing and lifting -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reach", "way", "most"),
    [(motion.HIT_REACH, motion.HIT_SHAKE, 3), (motion.DEFEAT_REACH, motion.DEFEAT_SHAKE, 8)],
)
def test_the_stage_shakes_no_further_and_no_longer_than_allowed(
    reach: float, way: Motion, most: float
) -> None:
    assert way.ms <= 220 and way.curve == "linear"
    offsets = [abs(Quake(reach, share / 100).offset) for share in range(101)]
    assert max(offsets) <= most and offsets[-1] == 0


@pytest.mark.parametrize(
    ("pace", "shakes"), [({}, True), ({"reduced": True}, False), ({"instant": True}, False)]
)
def test_with_reduced_motion_nothing_shakes(pace: dict[str, Any], shakes: bool) -> None:
    app = make_app("en")
    scene = open_board(app, match_at(RACKS))
    tempo = Pace(**pace)
    show = Show(lambda: scene.words, lambda cue, **said: None, tempo, app.services.chance)
    timeline = Timeline(tempo)
    timeline.play(show.quake(motion.HIT_REACH, motion.HIT_SHAKE))
    timeline.update(1.0)
    assert (show.quaking.offset != 0) is shakes
    show.update(motion.HIT_SHAKE.ms + 1)
    assert show.quaking.offset == 0
    app.close()


def test_big_words_cover_less_than_a_fifth_of_the_screen() -> None:
    width, height = painter.FLASH.size
    assert width * height < 0.2 * SIZE[0] * SIZE[1]
    assert motion.BANNER_IN.ms >= 200, "they come up, and do not flash"


# --- at rest ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("reduced", "most"), [(False, motion.SWAY), (True, 0.0)])
def test_the_own_card_that_is_looked_at_sways_and_nothing_else_does(reduced: bool, most: float) -> None:
    app = make_app("en", reduced_motion=reduced)
    scene = open_board(app, match_at(RACKS, turn="V", order="BSOX", pile=8, drawn="X6"))
    scene.view.jump()
    scene.settle()
    app.step(20.0)
    leans = {}
    for wanted in ("slot:0:1", "confirm", "slot:1:2"):
        scene.interaction.set_focus(wanted)
        seen = []
        for _ in range(200):
            app.step(20.0)
            seen.append(abs(scene.sway))
        leans[wanted] = max(seen)
    assert leans["slot:0:1"] == leans["confirm"] == 0
    assert leans["slot:1:2"] == pytest.approx(most, abs=0.05)
    app.draw()
    app.close()
