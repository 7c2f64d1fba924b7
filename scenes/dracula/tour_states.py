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
from scenes.scene import Scene
from scenes.tour import TourState
from sounds.cues import CUES
from sprites import motion
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.app import App

Then = Callable[["App", DraculaScene], object]

FRAME = 20.0
LONG = 2000
"""Frames after which a moment that does not come is given up."""
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


def present(app: App, scene: DraculaScene) -> None:
    """Bring the scene to the decision without telling how it came about."""
    scene.interaction.set_focus(None)
    scene.view.jump()
    scene.settle()
    scene.tell_log()
    app.step(FRAME)


def _then(*steps: Then) -> Callable[[App, Scene], None]:
    def run(app: App, scene: Scene) -> None:
        board = cast(DraculaScene, scene)
        present(app, board)
        for step in steps:
            step(app, board)

    return run


def _press(*ids: str) -> Then:
    """Press targets one after the other."""

    def run(app: App, scene: DraculaScene) -> None:
        for wanted in ids:
            target = next(t for t in scene.targets() if t.id == wanted)
            scene.interaction.set_focus(wanted, by_keys=True)
            scene.press(target) if target.enabled else scene.refused(target)

    return run


def _focus(wanted: str) -> Then:
    return lambda app, scene: scene.interaction.set_focus(wanted, by_keys=True)


def _intend(*intents: Intent) -> Then:
    def run(app: App, scene: DraculaScene) -> None:
        for intent in intents:
            app.intend(intent)

    return run


def _point(pos: tuple[float, float]) -> Then:
    """Move the mouse to a point; what lies under it must have been drawn before."""

    def run(app: App, scene: DraculaScene) -> None:
        app.draw()
        app.intend(Intent("point", pos=pos, device="mouse"))

    return run


def _drag(source: str, pos: tuple[float, float], let_go: bool = False) -> Then:
    """Take a card in the hand and carry it to a point; `let_go` there."""

    def run(app: App, scene: DraculaScene) -> None:
        app.draw()
        x, y = next(t for t in scene.targets() if t.id == source).rect.center
        steps = [("point", (x, y)), ("press", (x + 8, y - 12)), ("point", pos)]
        steps += [("release", pos)] if let_go else []
        for name, at in steps:
            app.intend(Intent(name, pos=(float(at[0]), float(at[1])), device="mouse"))

    return run


def _wait(ms: float) -> Then:
    """Let time pass."""

    def run(app: App, scene: DraculaScene) -> None:
        for _ in range(round(ms / FRAME)):
            app.step(FRAME)

    return run


def _until(reached: Callable[[DraculaScene], bool], more: float = 0.0) -> Then:
    """Let time pass until the show has come to a moment, and `more` milliseconds beyond."""

    def run(app: App, scene: DraculaScene) -> None:
        for _ in range(LONG):
            if reached(scene):
                _wait(more)(app, scene)
                return
            app.step(FRAME)
        raise RuntimeError("a moment of the show never came")

    return run


def _end_with(action: Discard | Call) -> Then:
    return lambda app, scene: scene.act(action)


def _compared(district: int) -> Then:
    """The moment at which a district is being compared."""

    def reached(scene: DraculaScene) -> bool:
        return scene.show.verdict is not None and scene.show.verdict.district == district

    return _until(reached, 420.0)


def _halted(scene: DraculaScene) -> bool:
    return bool(scene.halt)


def _state(name: str, build: Callable[[App], Scene], *steps: Then) -> TourState:
    """A state that stands still."""
    return TourState(f"dracula.{name}", build, _then(*steps), match_screen=True)


def _moving(name: str, build: Callable[[App], Scene], *steps: Then) -> TourState:
    """A moment of a show."""
    return TourState(f"dracula.{name}", build, _then(*steps), match_screen=True, settles=False)


def _overlay(name: str, build: Callable[[App], Scene], *steps: Then) -> TourState:
    """Something that lies over the board."""
    return TourState(f"dracula.{name}", build, _then(*steps))


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
    _state("effect-1", _with("B4", racks=("B3 O6* B2 O1 S2*", "X5 X3* X1 S8 B7")), _press("slot:1:3")),
    _state("effect-2", _with("X6", racks=("B3 O6* B1 O1 S2*", "X5 X3* O2 S8 B7")), _press("slot:1:3")),
    _state("effect-3", _told(DRAWN_SIX), _press("slot:1:2"), _focus("slot:0:1")),
    _state("effect-4", _told(DRAWN_SIX), _press("slot:1:3", "slot:1:1"), _focus("slot:1:4")),
    _state("effect-5", _told(DRAWN_SIX), _press("slot:1:1")),
    _state("effect-6", _told(DRAWN_SIX), _press("drawn"), _focus("district:4")),
    _state("effect-7", _told(DRAWN_SIX), _press("slot:1:5"), _focus("token:S")),
    _state("effect-8", _told(DRAWN_SIX), _press("slot:1:4")),
)

DRAGS = (
    _state("drag", _told(DRAWN_SIX), _drag("drawn", (470.0, 452.0))),
    _state("drag-free", _told(DRAWN_SIX), _drag("slot:1:3", (720.0, 210.0))),
    _state("drag-pile", _told(DRAWN_SIX), _drag("slot:1:3", (1190.0, 330.0))),
    _state("drag-across", _told(DRAWN_SIX), _drag("slot:1:2", (300.0, 150.0))),
    _state(
        "drag-refused",
        _board(**(THIRD | {"pile": ["X2"], "known": KNOWN, "drawn": "X6"})),
        _drag("slot:1:4", (1190.0, 330.0), True),
        _wait(400),
    ),
)


class _Forgetful(DraculaScene):
    """The board of a player who wants to remember for himself what he has seen."""

    memory_aid = False


MARKED: dict[str, Any] = THIRD | {"drawn": "X6", "known": KNOWN}
ALL_OPEN = ("B3* O6* B1* O1* S2*", "X5* X3* O4* S8* B7*")
EARLY: dict[str, Any] = THIRD | {"pile": ["X2", "S7", "O7"], "known": KNOWN}

DECISIONS = (
    _state("draw-or-call", _told(), _focus("draw")),
    _state("draw-top-open", _board(**(THIRD | {"known": KNOWN, "deck": ("O7*", "...")})), _focus("call")),
    _state("drawn", _told(DRAWN_SIX), _focus("slot:1:3")),
    _state("log-line", _told(DRAWN_SIX), _point(LOG_LINE)),
    _state("tooltip", _told(DRAWN_SIX), _focus("slot:1:2"), _wait(600)),
    _state("chosen", _told(DRAWN_SIX), _press("slot:1:3", "slot:1:1", "slot:1:5"), _focus("confirm")),
    _state("no-memory-aid", lambda app: _Forgetful(match_at(RACKS, **MARKED)), _focus("slot:0:4")),
    *EFFECTS,
    *DRAGS,
    _state(
        "nothing-for-1",
        _with("S5*", racks=("B3* O6* B1 O1 S2*", "X5* X3* X1* S8* B7*"), known=["B1", "O1"]),
        _press("slot:1:3"),
    ),
    _state("nothing-for-3", _with("X6", racks=ALL_OPEN, known=[]), _press("slot:1:2")),
    _state("eight-refused", _board(**(EARLY | {"drawn": "X6"})), _press("slot:1:4")),
    _state("call-refused", _board(**(EARLY | {"drawn": "X6"})), _focus("call"), _intend(Intent("end_turn"))),
    _state("marks", _told(DRAWN_SIX)),
    _state(
        "as-dracula", _board(**(THIRD | {"turn": "D", "drawn": "X6", "known": KNOWN, "players": seats(0)}))
    ),
    _state("last-turn", _with("X6", called_by="D"), _focus("drawn")),
    _state("hint", _told(DRAWN_SIX), _intend(Intent("hint"))),
    _state("health-9", _board(racks=RACKS, drawn="X6", turn="V", setup=DraculaConfig(health=9))),
    _state("health-12", _board(racks=RACKS, drawn="X6", turn="V")),
    _state("health-15", _board(racks=RACKS, drawn="X6", turn="V", setup=DraculaConfig(health=15))),
    _state(
        "short-match",
        _board(racks=RACKS, drawn="X6", turn="V", setup=SHORT, round=3, health=5, vampires=(1, 2, 1, 1, 2)),
    ),
    _state("thinking", _board(**(THIRD | {"turn": "D", "known": KNOWN})), _wait(motion.THINKING_AFTER + 200)),
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
    _until(lambda s: bool(s.show.stage), 200)(app, board)


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
    _until(lambda s: len(s.show.stage) > 0, 520)(app, board)


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
    _moving(
        "card-flies",
        _told(DRAWN_SIX),
        _end_with(Discard(3, slot=1, other=5)),
        _until(lambda s: bool(s.show.stage), 120),
    ),
    _moving(
        "trump-changes",
        _told(DRAWN_SIX),
        _end_with(Discard(5, suit="S")),
        _until(lambda s: any(isinstance(a, TokenActor) for a in s.show.stage), 200),
    ),
    _moving("called", _told(), _end_with(Call()), _until(lambda s: s.show.flash.alpha > 250, 100)),
    _moving("compare-trump", _ending(), _end_with(END), _compared(1)),
    _moving("compare-higher-trump", _ending(), _end_with(END), _compared(2)),
    _moving("compare-value", _ending(), _end_with(END), _compared(3)),
    _moving("compare-column", _ending(vampires=(1, 1, 0, 2, 0)), _end_with(END), _compared(4)),
    _state("caption", _told(DRAWN_SIX), _caption),
    _state("round-summary", _ending(vampires=(1, 1, 0, 2, 0)), _end_with(END), _until(_halted)),
    _state("end-by-health", _ending(health=1), _end_with(END), _until(_halted)),
    _state("end-by-vampires", _ending(vampires=(3, 1, 0, 3, 0)), _end_with(END), _until(_halted)),
    _state("end-by-survival", _ending(round=5, vampires=(1, 1, 0, 2, 0)), _end_with(END), _until(_halted)),
    TourState("dracula.seal", _board(**(THIRD | {"drawn": "X6", "known": KNOWN, "players": PEOPLE}))),
    TourState("dracula.two-players", _two_players(), _seal_broken, match_screen=True, settles=False),
    TourState("dracula.passed-on", _two_players(), _passed_on, match_screen=True, settles=False),
    TourState(
        "dracula.covered-tail", _ending(players=PEOPLE), _covered_tail, match_screen=True, settles=False
    ),
)

# --- what opens over the board ------------------------------------------------------------------------------

OVERLAYS = (
    _overlay("log-open", _long_match, _intend(Intent("log"))),
    _overlay("inspect", _told(DRAWN_SIX), _focus("slot:1:2"), _intend(Intent("secondary"))),
    _overlay("inspect-hidden", _told(DRAWN_SIX), _focus("slot:0:1"), _intend(Intent("secondary"))),
    _overlay("pile", _told(DRAWN_SIX), _press("pile")),
    _overlay("log-marked", _long_match, _intend(Intent("log"), Intent("up"), Intent("up"), Intent("up"))),
    _overlay("rules", _told(DRAWN_SIX), _press("book")),
    _overlay("rules-asked", _told(DRAWN_SIX), _focus("drawn"), _intend(Intent("help"))),
    _overlay(
        "rules-refused",
        _board(**(EARLY | {"drawn": "X6"})),
        _press("slot:1:4"),
        _intend(Intent("help")),
    ),
    _overlay("pause", _told(DRAWN_SIX), _press("menu")),
)

STATES = (*DECISIONS, *SHOWS, *OVERLAYS)
