"""The board's states worth seeing, for the tour and its audit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from game.dracula.actions import DRAWN, Call, Discard, Draw
from game.dracula.config import SHORT, STANDARD, DraculaConfig
from game.dracula.system import SYSTEM
from game.dracula.view import DraculaObservation
from game.match import Match, MatchSetup
from game.rules.chance import Chance
from game.rules.contract import Action
from scenes.dracula.actors import TokenActor
from scenes.dracula.positions import Asleep, match_at, seats
from scenes.dracula.scene import DraculaScene
from scenes.dracula.tour_steps import (
    FRAME,
    Then,
    drag,
    focus,
    intend,
    moving,
    overlay,
    point,
    present,
    press,
    state,
    until,
    wait,
)
from scenes.scene import Scene
from scenes.tour_state import TourState
from sounds.cues import CUES
from sprites import motion
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.app import App

LONG_LOG = 40
"""Acts of the match whose log is shown."""
THIRD: dict[str, Any] = {
    "order": "BSOX",
    "turn": "V",
    "round": 3,
    "health": 7,
    "vampires": (1, 1, 0, 3, 0),
    "pile": ["X2", "S7", "O8", "X8", "B5", "O3", "S1", "S3"],
}
"""The middle of a match, after a 6 and a few revealed cards."""
RACKS = ("B3 O6* B1 O1 S2*", "X5 X3* O4 S8 B7")
KNOWN = ["O1", "S8"]
LOG_LINE = (1150.0, 610.0)
"""A point on the log line that tells of the turned-up card."""
PEOPLE = seats(None, ("Ana", "Bruno"))


def _board(**position: Any) -> Callable[[App], Scene]:
    racks = position.pop("racks", RACKS)
    return lambda app: DraculaScene(match_at(racks, **position))


def _end_with(action: Discard | Call) -> Then:
    return lambda app, scene: scene.act(action)


def _compared(district: int) -> Then:
    """The moment at which a district is being compared."""

    def reached(scene: DraculaScene) -> bool:
        return scene.show.verdict is not None and scene.show.verdict.district == district

    return until(reached, 420.0)


def _halted(scene: DraculaScene) -> bool:
    return bool(scene.halt)


# --- decisions ----------------------------------------------------------------------------------------------


def _with(drawn: str, **more: Any) -> Callable[[App], Scene]:
    """The middle of the match with a certain card drawn."""
    return _board(**(THIRD | {"drawn": drawn, "known": KNOWN} | more))


BEFORE: dict[str, Any] = THIRD | {
    "turn": "D",
    "drawn": "B5",
    "pile": ["X2", "S7", "O8", "X8", "S1", "S3"],
    "deck": ("O3", "X6", "..."),
    "known": KNOWN,
}
"""A turn earlier: Dracula is about to discard a 5 and then a 3."""


def _told(*acts: tuple[int, Action], racks: tuple[str, str] = RACKS) -> Callable[[App], Scene]:
    """The same moment, but come to by play, so that the log has something to tell."""

    def build(app: App) -> Scene:
        match = match_at((racks[0], racks[1].replace("X3*", "X3")), **BEFORE)
        for seat, action in ((0, Discard(DRAWN)), (0, Draw()), (0, Discard(DRAWN, slot=2)), *acts):
            refusal = match.act(seat, action)
            assert refusal is None, refusal
        return DraculaScene(match)

    return build


DRAWN_SIX = (1, Draw())


EFFECTS = (
    state("effect-1", _with("B4", racks=("B3 O6* B2 O1 S2*", "X5 X3* X1 S8 B7")), press("slot:1:3")),
    state("effect-2", _with("X6", racks=("B3 O6* B1 O1 S2*", "X5 X3* O2 S8 B7")), press("slot:1:3")),
    state("effect-3", _told(DRAWN_SIX), press("slot:1:2"), focus("slot:0:1")),
    state("effect-4", _told(DRAWN_SIX), press("slot:1:3", "slot:1:1"), focus("slot:1:4")),
    state("effect-5", _told(DRAWN_SIX), press("slot:1:1")),
    state("effect-6", _told(DRAWN_SIX), press("drawn"), focus("district:4")),
    state("effect-7", _told(DRAWN_SIX), press("slot:1:5"), focus("token:S")),
    state("effect-8", _told(DRAWN_SIX), press("slot:1:4")),
)

DRAGS = (
    state("drag", _told(DRAWN_SIX), drag("drawn", (470.0, 452.0))),
    state("drag-free", _told(DRAWN_SIX), drag("slot:1:3", (720.0, 210.0))),
    state("drag-pile", _told(DRAWN_SIX), drag("slot:1:3", (1190.0, 330.0))),
    state("drag-across", _told(DRAWN_SIX), drag("slot:1:2", (300.0, 150.0))),
    state(
        "drag-refused",
        _board(**(THIRD | {"pile": ["X2"], "known": KNOWN, "drawn": "X6"})),
        drag("slot:1:4", (1190.0, 330.0), True),
        wait(400),
    ),
)


class _Forgetful(DraculaScene):
    """The board of a player who wants to remember for himself what he has seen."""

    memory_aid = False


MARKED: dict[str, Any] = THIRD | {"drawn": "X6", "known": KNOWN}
ALL_OPEN = ("B3* O6* B1* O1* S2*", "X5* X3* O4* S8* B7*")
EARLY: dict[str, Any] = THIRD | {"pile": ["X2", "S7", "O7"], "known": KNOWN}

DECISIONS = (
    state("draw-or-call", _told(), focus("draw")),
    state("draw-top-open", _board(**(THIRD | {"known": KNOWN, "deck": ("O7*", "...")})), focus("call")),
    state("drawn", _told(DRAWN_SIX), focus("slot:1:3")),
    state("log-line", _told(DRAWN_SIX), point(LOG_LINE)),
    state("tooltip", _told(DRAWN_SIX), focus("slot:1:2"), wait(600)),
    state("chosen", _told(DRAWN_SIX), press("slot:1:3", "slot:1:1", "slot:1:5"), focus("confirm")),
    state("no-memory-aid", lambda app: _Forgetful(match_at(RACKS, **MARKED)), focus("slot:0:4")),
    *EFFECTS,
    *DRAGS,
    state(
        "nothing-for-1",
        _with("S5*", racks=("B3* O6* B1 O1 S2*", "X5* X3* X1* S8* B7*"), known=["B1", "O1"]),
        press("slot:1:3"),
    ),
    state("nothing-for-3", _with("X6", racks=ALL_OPEN, known=[]), press("slot:1:2")),
    state("eight-refused", _board(**(EARLY | {"drawn": "X6"})), press("slot:1:4")),
    state("call-refused", _board(**(EARLY | {"drawn": "X6"})), focus("call"), intend(Intent("end_turn"))),
    state("marks", _told(DRAWN_SIX)),
    state(
        "as-dracula", _board(**(THIRD | {"turn": "D", "drawn": "X6", "known": KNOWN, "players": seats(0)}))
    ),
    state("last-turn", _with("X6", called_by="D"), focus("drawn")),
    state("hint", _told(DRAWN_SIX), intend(Intent("hint"))),
    state("hint-draw-or-call", _told(), focus("draw"), intend(Intent("hint"))),
    state("first-slot", _told(DRAWN_SIX), press("slot:1:1")),
    state("health-9", _board(racks=RACKS, drawn="X6", turn="V", setup=DraculaConfig(health=9))),
    state("health-12", _board(racks=RACKS, drawn="X6", turn="V")),
    state("health-15", _board(racks=RACKS, drawn="X6", turn="V", setup=DraculaConfig(health=15))),
    state(
        "short-match",
        _board(racks=RACKS, drawn="X6", turn="V", setup=SHORT, round=3, health=5, vampires=(1, 2, 1, 1, 2)),
    ),
    state("thinking", _board(**(THIRD | {"turn": "D", "known": KNOWN})), wait(motion.THINKING_AFTER + 200)),
)

# --- the show -----------------------------------------------------------------------------------------------

# the districts: trump, higher trump, value, column, value; an 8 ends the round
COMPARED = ("B3 B6 S4 O5 X7", "O7 B8 S2 X5 O2")
FINAL: dict[str, Any] = THIRD | {"order": "BXSO", "drawn": "S8", "pile": 8, "racks": COMPARED}
END = Discard(DRAWN)


def _ending(**more: Any) -> Callable[[App], Scene]:
    return _board(**(FINAL | more))


def _two_players() -> Callable[[App], Scene]:
    return _board(**(THIRD | {"drawn": "X6", "known": KNOWN, "players": PEOPLE}))


def _seal_broken(app: App, scene: Scene) -> None:
    """Van Helsing has broken his seal and decides."""
    board = cast(DraculaScene, scene)
    app.step(FRAME)
    app.scenes.pop("none")
    board.uncover(1)
    present(app, board)


def _covered_tail(app: App, scene: Scene) -> None:
    """His 8 ends the round: both hands lie covered while both people watch."""
    _seal_broken(app, scene)
    board = cast(DraculaScene, scene)
    board.act(END)
    until(lambda s: bool(s.show.stage), 200)(app, board)


def _passed_on(app: App, scene: Scene) -> None:
    """He has discarded: everything is covered, and in a moment the book closes."""
    _seal_broken(app, scene)
    board = cast(DraculaScene, scene)
    board.act(Discard(3, slot=1, other=5))
    app.step(motion.SEAL_AHEAD / 2)


def _new_match(app: App) -> Scene:
    return DraculaScene(Match(SYSTEM, MatchSetup(STANDARD, 5, 1, seats(0)), thinker=Asleep()))


def _dealing(app: App, scene: Scene) -> None:
    """Half of the cards are on their way."""
    board = cast(DraculaScene, scene)
    until(lambda s: len(s.show.stage) > 0, 520)(app, board)


def _long_match(app: App) -> Scene:
    """A match in which a good deal has happened; people play the first thing that comes to hand."""
    match, chance = Match(SYSTEM, MatchSetup(STANDARD, 8, 1, seats(1))), Chance.of(8)
    while match.acts < LONG_LOG and match.outcome is None:
        if not match.poll() and match.to_move is not None and not match.thinking:
            seen = cast(DraculaObservation, match.observation(match.to_move))
            match.act(match.to_move, chance.pick(seen.legal))
    return DraculaScene(match)


def _caption(app: App, scene: DraculaScene) -> None:
    """Somebody was bitten, and captions are wanted."""
    app.hearing.tell(CUES["bite"], {"district": 4})


SHOWS = (
    TourState("dracula.round-starts", _new_match, _dealing, match_screen=True, settles=False),
    moving(
        "card-flies",
        _told(DRAWN_SIX),
        _end_with(Discard(3, slot=1, other=5)),
        until(lambda s: bool(s.show.stage), 120),
    ),
    moving(
        "trump-changes",
        _told(DRAWN_SIX),
        _end_with(Discard(5, suit="S")),
        until(lambda s: any(isinstance(a, TokenActor) for a in s.show.stage), 200),
    ),
    moving("called", _told(), _end_with(Call()), until(lambda s: s.show.flash.alpha > 250, 100)),
    moving("compare-trump", _ending(), _end_with(END), _compared(1)),
    moving("compare-higher-trump", _ending(), _end_with(END), _compared(2)),
    moving("compare-value", _ending(), _end_with(END), _compared(3)),
    moving("compare-column", _ending(vampires=(1, 1, 0, 2, 0)), _end_with(END), _compared(4)),
    state("caption", _told(DRAWN_SIX), _caption),
    state("round-summary", _ending(vampires=(1, 1, 0, 2, 0)), _end_with(END), until(_halted)),
    state("end-by-health", _ending(health=1), _end_with(END), until(_halted)),
    state("end-by-vampires", _ending(vampires=(3, 1, 0, 3, 0)), _end_with(END), until(_halted)),
    state("end-by-survival", _ending(round=5, vampires=(1, 1, 0, 2, 0)), _end_with(END), until(_halted)),
    TourState("dracula.seal", _board(**(THIRD | {"drawn": "X6", "known": KNOWN, "players": PEOPLE}))),
    TourState("dracula.two-players", _two_players(), _seal_broken, match_screen=True, settles=False),
    TourState("dracula.passed-on", _two_players(), _passed_on, match_screen=True, settles=False),
    TourState(
        "dracula.covered-tail", _ending(players=PEOPLE), _covered_tail, match_screen=True, settles=False
    ),
)

# --- what opens over the board ------------------------------------------------------------------------------

OVERLAYS = (
    overlay("log-open", _long_match, intend(Intent("log"))),
    overlay("inspect", _told(DRAWN_SIX), focus("slot:1:2"), intend(Intent("secondary"))),
    overlay("inspect-hidden", _told(DRAWN_SIX), focus("slot:0:1"), intend(Intent("secondary"))),
    overlay("pile", _told(DRAWN_SIX), press("pile")),
    overlay("log-marked", _long_match, intend(Intent("log"), Intent("up"), Intent("up"), Intent("up"))),
    overlay("rules", _told(DRAWN_SIX), press("book")),
    overlay("rules-asked", _told(DRAWN_SIX), focus("drawn"), intend(Intent("help"))),
    overlay(
        "rules-refused",
        _board(**(EARLY | {"drawn": "X6"})),
        press("slot:1:4"),
        intend(Intent("help")),
    ),
    overlay("pause", _told(DRAWN_SIX), press("menu")),
)

STATES = (*DECISIONS, *SHOWS, *OVERLAYS)
