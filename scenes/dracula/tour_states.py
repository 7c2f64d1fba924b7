"""The board's states worth seeing, for the tour and its audit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from game.dracula.actions import DRAWN, Call, Discard, Draw
from game.dracula.config import SHORT, DraculaConfig
from game.rules.contract import Action
from scenes.dracula.actors import TokenActor
from scenes.dracula.positions import match_at, seats
from scenes.dracula.scene import DraculaScene
from scenes.scene import Scene
from scenes.tour import TourState
from sprites import motion
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.app import App

Then = Callable[["App", DraculaScene], object]

FRAME = 20.0
LONG = 2000
"""Frames after which a state that does not come is given up."""
THIRD: dict[str, Any] = {
    "order": "BSOX", "turn": "V", "round": 3, "health": 7, "vampires": (1, 1, 0, 3, 0),
    "pile": ["X2", "S7", "O8", "X8", "B5", "O3", "S1", "S3"],
}  # fmt: skip
"""The middle of a match, after a 6 and a few revealed cards."""
RACKS = ("B3 O6* B1 O1 S2*", "X5 X3* O4 S8 B7")
KNOWN = ["O1", "S8"]
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
                break
            app.step(FRAME)
        _wait(more)(app, scene)

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


# --- decisions ----------------------------------------------------------------------------------------------


def _with(drawn: str, **more: Any) -> Callable[[App], Scene]:
    """The middle of the match with a certain card drawn."""
    return _board(**(THIRD | {"drawn": drawn, "known": KNOWN} | more))


BEFORE: dict[str, Any] = THIRD | {
    "turn": "D", "drawn": "B5", "pile": ["X2", "S7", "O8", "X8", "S1", "S3"], "deck": ("O3", "X6", "..."),
    "known": KNOWN,
}  # fmt: skip
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
    TourState("dracula.effect-1", _with("B4", racks=("B3 O6* B2 O1 S2*", "X5 X3* X1 S8 B7")),
              _then(_press("slot:1:3")), True),
    TourState("dracula.effect-2", _with("X6", racks=("B3 O6* B1 O1 S2*", "X5 X3* O2 S8 B7")),
              _then(_press("slot:1:3")), True),
    TourState("dracula.effect-3", _told(DRAWN_SIX), _then(_press("slot:1:2"), _focus("slot:0:1")), True),
    TourState("dracula.effect-4", _told(DRAWN_SIX), _then(_press("slot:1:3", "slot:1:1"), _focus("slot:1:4")), True),
    TourState("dracula.effect-5", _told(DRAWN_SIX), _then(_press("slot:1:1")), True),
    TourState("dracula.effect-6", _told(DRAWN_SIX), _then(_press("drawn"), _focus("district:4")), True),
    TourState("dracula.effect-7", _told(DRAWN_SIX), _then(_press("slot:1:5"), _focus("token:S")), True),
    TourState("dracula.effect-8", _told(DRAWN_SIX), _then(_press("slot:1:4")), True),
)  # fmt: skip

ALL_OPEN = ("B3* O6* B1* O1* S2*", "X5* X3* O4* S8* B7*")
EARLY: dict[str, Any] = THIRD | {"pile": ["X2", "S7", "O7"], "known": KNOWN}

DECISIONS = (
    TourState("dracula.draw-or-call", _told(), _then(_focus("draw")), True),
    TourState("dracula.draw-top-open", _board(**(THIRD | {"known": KNOWN, "deck": ("O7*", "...")})),
              _then(_focus("call")), True),
    TourState("dracula.drawn", _told(DRAWN_SIX), _then(_focus("slot:1:3")), True),
    TourState("dracula.chosen", _told(DRAWN_SIX), _then(_press("slot:1:3", "slot:1:1", "slot:1:5"), _focus("confirm")),
              True),
    *EFFECTS,
    TourState("dracula.nothing-for-1", _with("S5*", racks=("B3* O6* B1 O1 S2*", "X5* X3* X1* S8* B7*"),
                                             known=["B1", "O1"]), _then(_press("slot:1:3")), True),
    TourState("dracula.nothing-for-3", _with("X6", racks=ALL_OPEN, known=[]), _then(_press("slot:1:2")), True),
    TourState("dracula.eight-refused", _board(**(EARLY | {"drawn": "X6"})), _then(_press("slot:1:4")), True),
    TourState("dracula.call-refused", _board(**(EARLY | {"drawn": "X6"})),
              _then(_focus("call"), _intend(Intent("end_turn"))), True),
    TourState("dracula.marks", _told(DRAWN_SIX), _then(), True),
    TourState("dracula.as-dracula", _board(**(THIRD | {"turn": "D", "drawn": "X6", "known": KNOWN,
                                                       "players": seats(0)})), _then(), True),
    TourState("dracula.last-turn", _with("X6", called_by="D"), _then(_focus("drawn")), True),
    TourState("dracula.hint", _told(DRAWN_SIX), _then(_intend(Intent("hint"))), True),
    TourState("dracula.health-9", _board(racks=RACKS, drawn="X6", turn="V", setup=DraculaConfig(health=9)),
              _then(), True),
    TourState("dracula.health-12", _board(racks=RACKS, drawn="X6", turn="V"), _then(), True),
    TourState("dracula.health-15", _board(racks=RACKS, drawn="X6", turn="V", setup=DraculaConfig(health=15)),
              _then(), True),
    TourState("dracula.short-match", _board(racks=RACKS, drawn="X6", turn="V", setup=SHORT, round=3, health=5,
                                            vampires=(1, 2, 1, 1, 2)), _then(), True),
    TourState("dracula.thinking", _board(**(THIRD | {"turn": "D", "known": KNOWN})),
              _then(_wait(motion.THINKING_AFTER + 200)), True),
)  # fmt: skip

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
    """He has discarded: both hands lie covered while the end of his turn is shown."""
    _seal_broken(app, scene)
    board = cast(DraculaScene, scene)
    board.act(Discard(3, slot=1, other=5))
    _until(lambda s: bool(s.show.stage), 200)(app, board)


SHOWS = (
    TourState("dracula.round-starts", lambda app: DraculaScene(match_at(RACKS, players=seats(0))), None, True, False),
    TourState("dracula.card-flies", _told(DRAWN_SIX), _then(
        _end_with(Discard(3, slot=1, other=5)), _until(lambda s: bool(s.show.stage), 120)), True, False),
    TourState("dracula.trump-changes", _told(DRAWN_SIX), _then(
        _end_with(Discard(5, suit="S")), _until(lambda s: any(isinstance(a, TokenActor) for a in s.show.stage), 200)),
        True, False),
    TourState("dracula.called", _told(), _then(
        _end_with(Call()), _until(lambda s: s.show.flash.alpha > 250, 100)), True, False),
    TourState("dracula.compare-trump", _ending(), _then(_end_with(END), _compared(1)), True, False),
    TourState("dracula.compare-higher-trump", _ending(), _then(_end_with(END), _compared(2)), True, False),
    TourState("dracula.compare-value", _ending(), _then(_end_with(END), _compared(3)), True, False),
    TourState("dracula.compare-column", _ending(vampires=(1, 1, 0, 2, 0)), _then(_end_with(END), _compared(4)),
              True, False),
    TourState("dracula.round-summary", _ending(vampires=(1, 1, 0, 2, 0)), _then(_end_with(END), _until(_halted)),
              True),
    TourState("dracula.end-by-health", _ending(health=1), _then(_end_with(END), _until(_halted)), True),
    TourState("dracula.end-by-vampires", _ending(vampires=(3, 1, 0, 3, 0)), _then(_end_with(END), _until(_halted)),
              True),
    TourState("dracula.end-by-survival", _ending(round=5, vampires=(1, 1, 0, 2, 0)),
              _then(_end_with(END), _until(_halted)), True),
    TourState("dracula.seal", _board(**(THIRD | {"drawn": "X6", "known": KNOWN, "players": PEOPLE}))),
    TourState("dracula.two-players", _two_players(), _seal_broken, True, False),
    TourState("dracula.covered-tail", _two_players(), _covered_tail, True, False),
)  # fmt: skip

# --- what opens over the board ------------------------------------------------------------------------------

OVERLAYS = (
    TourState(
        "dracula.log-open",
        _ending(vampires=(1, 1, 0, 2, 0)),
        _then(_end_with(END), _until(_halted), lambda app, scene: scene.open_log()),
    ),
    TourState("dracula.inspect", _told(DRAWN_SIX), _then(_focus("slot:1:2"), _intend(Intent("secondary")))),
    TourState(
        "dracula.inspect-hidden", _told(DRAWN_SIX), _then(_focus("slot:0:1"), _intend(Intent("secondary")))
    ),
    TourState("dracula.pile", _told(DRAWN_SIX), _then(_press("pile"))),
    TourState("dracula.rules", _told(DRAWN_SIX), _then(_press("book"))),
    TourState("dracula.pause", _told(DRAWN_SIX), _then(_press("menu"))),
)

STATES = (*DECISIONS, *SHOWS, *OVERLAYS)
