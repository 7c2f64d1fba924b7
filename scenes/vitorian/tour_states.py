"""The board's states worth seeing, for the tour and its audit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from game.journal import SeatSetup
from game.match import Match, MatchSetup
from game.opponents import InProcess
from game.rules.chance import Chance
from game.vitorian import events as ev
from game.vitorian.actions import EndPhase, Pass
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS
from game.vitorian.system import SYSTEM
from game.vitorian.view import VitorianObservation
from scenes.menus import setup_model
from scenes.result import ResultScene
from scenes.scene import Scene
from scenes.setup import SetupScene
from scenes.tour_state import TourState
from scenes.vitorian.page_tour_states import STATES as PAGES
from scenes.vitorian.positions import fresh, match_at, seats
from scenes.vitorian.scene import VitorianScene
from scenes.vitorian.tour_steps import (
    Then,
    drag,
    focus,
    intend,
    moving,
    overlay,
    point,
    press,
    rest,
    state,
    then,
    until,
    wait,
)
from scenes.vitorian.watching import VitorianWatch
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.app import App

RED: dict[str, Any] = {
    "sovereign": "R-00", "hand": "R-01 R-05 R-13 R-15 N-02", "area": "P P S p s s", "convoy": "P S P S",
    "field": "G-09", "recycled": False, "discard": "R-14",
}  # fmt: skip
WHITE: dict[str, Any] = {
    "sovereign": "I-00", "hand": "I-13 I-14 I-01 I-02", "area": "P p p S s", "def": 3,
    "discard": "I-01 I-02 I-03", "recycled": False,
}  # fmt: skip
UNITS = {
    "B-R1": "I-12", "B-V1": "I-02 shield", "B-V3": "I-05", "B-V5": "I-08 exhausted", "A-V2": "R-03 moved",
    "A-V3": "R-08", "A-V5": "R-04 fresh +R-17", "A-R3": "R-09", "A-R1": "R-12",
}  # fmt: skip
FRONT: dict[str, Any] = {"turns": [8, 7], "phase": "combat", "units": UNITS, "seats": [RED, WHITE]}
"""The middle of a match: a tank before a bunker."""
PEOPLE = seats(None, ("Ana", "Bruno"))
ATTACK = ("cell:7", "cell:12")


def _board(**changes: Any) -> Callable[[App], Scene]:
    """The front, with what is other there; `red` and `white` change the sides."""
    red, white = changes.pop("red", {}), changes.pop("white", {})
    file = FRONT | {"seats": [RED | red, WHITE | white]} | changes
    return lambda app: VitorianScene(match_at(**file))


EVE: dict[str, Any] = FRONT | {
    "turns": [7, 7], "turn": "B",
    "units": {k: v for k, v in UNITS.items() if k != "A-V2"} | {"A-R2": "R-03", "A-V5": "R-04"},
    "seats": [
        RED | {"hand": "R-01 R-05 R-13 R-15 R-17", "area": "P P P S S", "convoy": "S S P P S"},
        WHITE,
    ],
}  # fmt: skip
"""The end of the turn before: what leads from there to the front is told in the log."""
MORNING = (
    "end", "pass", "pass", "upkeep A-V3", "link R-17 A-V5", "exhaust S", "exhaust S", "move A-R2",
)  # fmt: skip


BATTLE = ("end", "attack A-V3 B-V3", "pass", "pass", "pass", "end", "pass")
"""The first side attacks, and its turn ends."""


def _front(*played: str, players: tuple[SeatSetup, SeatSetup] | None = None) -> Callable[[App], Scene]:
    """The Main phase of the front as it came about, and what was played since."""
    return lambda app: VitorianScene(match_at(players, (*MORNING, *played), **EVE))


MAIN = _front()
COMBAT = _front("end")
WINDOW = _front("end", "attack A-V3 B-V3", players=seats(1))
STACK: tuple[str, ...] = ("attack A-V3 B-V3", "order I-13", "pay", "pass", "order R-13", "pay")
DONE: dict[str, Any] = {"recycled": True}
BURNT: dict[str, Any] = {"area": "", "convoy": None, "lost": True, "recycled": True}
"""After a Burnout."""
SILENT: dict[str, Any] = {"hand": "", "recycled": True}
QUIET = _board(white=SILENT | {"area": "p"}, red=SILENT | {"area": "P p"})
"""Nobody can answer anything."""
OPEN_WAY = _board(units={"A-V2": "R-06"}, white=SILENT, red=SILENT)
COVERED = {"A-V3": "R-08", "A-R3": "R-09", "B-V3": "I-06", "B-R3": "I-12", "B-V1": "I-05"}
"""A front of which one unit may go: another stands behind it, and a bunker elsewhere."""
WITHDRAWN: tuple[str, ...] = ("attack A-V3 B-V3", "order N-11", "pay")
"""The attacked unit goes back to its owner's hand."""


def _withdrawn(human: int) -> Callable[[App], Scene]:
    return _board(
        units=COVERED, white={"hand": "N-11 I-13", "area": "P"} | DONE, red=SILENT, players=seats(human),
        played=WITHDRAWN,
    )  # fmt: skip


GREEN: dict[str, Any] = {"sovereign": "M-00", "hand": "M-02 M-15", "area": "P P S p s", "recycled": True}
BLUE: dict[str, Any] = {"sovereign": "B-00", "hand": "B-03 B-13", "area": "P S p s", "recycled": True}


def _with_green(**changes: Any) -> Callable[[App], Scene]:
    units = {"A-V2": "M-07", "A-V3": "M-08", "A-R1": "M-02", "B-V3": "I-02"}
    file = FRONT | {"seats": [GREEN | changes.pop("green", {}), WHITE], "units": units, "phase": "ready"}
    return lambda app: VitorianScene(match_at(**(file | changes)))


OPEN_COLUMN = {"A-V2": "R-06", "A-V3": "R-08", "B-V3": "I-06"}
"""A unit before a column without an enemy."""


def _with_blue(app: App, convoy: str = "S S P P") -> Scene:
    units = {"A-V2": "B-04", "A-R3": "B-06", "B-V3": "I-02"}
    file = FRONT | {"seats": [BLUE | {"convoy": convoy}, WHITE], "units": units, "phase": "ready"}
    return VitorianScene(match_at(**file))


def _shield(app: App) -> Scene:
    units = {"B-V1": "I-02", "B-V3": "I-05", "B-R2": "I-01", "A-V3": "R-08"}
    file = FRONT | {"units": units, "phase": "ready", "turn": "B", "players": seats(1)}
    return VitorianScene(match_at(**(file | {"seats": [RED, WHITE | {"recycled": True}]})))


def _triggers(app: App) -> Scene:
    """Two Elites that fell at once, each with an effect."""
    units = {"A-V2": "R-08 +N-13", "A-V3": "R-11 +N-13", "B-V3": "I-02"}
    file = FRONT | {"units": units, "phase": "upkeep", "seats": [RED | DONE | {"area": "P P"}, WHITE]}
    return VitorianScene(match_at(**file))


def _swift(app: App) -> Scene:
    """A fighter that has attacked once, one that has attacked twice, and one that has come to its help."""
    units = {"A-V2": "B-04", "A-V1": "B-10", "A-V4": "B-08", "B-V3": "I-02"}
    steps = ("attack A-V2 SOV", "gank A-V4 A-V3", "attack A-V1 SOV", "attack A-V1 SOV")
    file = FRONT | {"units": units, "seats": [BLUE | {"hand": "B-03"}, WHITE | SILENT]}
    return VitorianScene(match_at(played=steps, **file))


def _jammed(app: App) -> Scene:
    """The rival may not bombard; the own side is asked whether it does."""
    units = {"A-V2": "B-04", "A-R2": "B-06", "B-V2": "I-02", "B-R2": "I-08"}
    blue = BLUE | {"hand": "B-16", "area": "P S S"}
    file = FRONT | {"units": units, "seats": [blue, WHITE | SILENT | {"area": "S S"}]}
    return VitorianScene(match_at(played=("attack A-V2 B-V2", "order B-16", "pay"), **file))


def _with_top(app: App) -> Scene:
    """What was paid last lies on top of the Convoy, what was paid before at its bottom."""
    green = GREEN | {"hand": "M-02 M-03 M-15", "area": "P P P S S S", "convoy": "S P S"}
    steps = ("mobilise M-02 A-V2", "pay", "mobilise M-03 A-V3", "pay top")
    file = FRONT | {"units": {"B-V3": "I-02"}, "phase": "main", "seats": [green, WHITE]}
    return VitorianScene(match_at(played=steps, **file))


PAIR = _front("end", players=PEOPLE)


def _uncover(app: App, scene: VitorianScene) -> None:
    """Break the seal of whoever comes."""
    seat = scene.match.to_move
    while app.scenes.top is not scene:
        app.scenes.pop("none")
    if seat is not None:
        scene.uncover(seat)
    wait(400)(app, scene)


def _ask_other(app: App, scene: VitorianScene) -> None:
    """The second seat is asked in the first one's turn."""
    _uncover(app, scene)
    scene.timeline.skip()
    press(*ATTACK)(app, scene)
    until(lambda board: board.asking is not None, 500.0)(app, scene)


FALLEN = _board(units={"A-V3": "R-08", "B-V3": "N-06"}, white=SILENT, red=SILENT, players=PEOPLE)
"""Of two people, one loses a unit with Scrap in the other's turn."""


def _let_fall(app: App, scene: VitorianScene) -> None:
    """The second seat passes, loses its unit and is asked about it."""
    _ask_other(app, scene)
    wait(400)(app, scene)
    scene.pass_by()
    until(lambda board: board.asking is not None and board.asking.passed is None, 500.0)(app, scene)


def _look(app: App, scene: VitorianScene) -> None:
    scene.open_hand()
    wait(200)(app, scene)


def _rest(app: App, scene: VitorianScene) -> None:
    """The second seat has passed: the turn goes on with the first one's hand still covered."""
    _ask_other(app, scene)
    wait(400)(app, scene)
    scene.pass_by()
    until(lambda board: board.asking is not None and board.asking.own, 500.0)(app, scene)


def _seal(app: App, scene: VitorianScene) -> None:
    _uncover(app, scene)
    for _ in range(3):
        seat = scene.match.to_move
        if seat == 0:
            seen = cast(VitorianObservation, scene.match.observation(seat))
            scene.act(next(one for one in seen.legal if isinstance(one, EndPhase | Pass)))
    wait(1500)(app, scene)


def _during(kind: type, more: float) -> Then:
    """The moment at which an event of a kind is being shown."""
    return until(lambda board: board.showing and isinstance(board.now, kind), more)


def _played(seed: int, acts: int) -> Match:
    """A match between two computer players after so many actions."""
    config = VitorianConfig((DECKS["forge"], DECKS["rampart"]), 0)
    computer = seats(0)[1]
    match = Match(SYSTEM, MatchSetup(config, seed, 1, (computer, computer)), thinker=InProcess())
    _play_on(match, acts)
    return match


def _play_on(match: Match, acts: int) -> None:
    """Let both seats do the first thing that comes to mind, so many times."""
    chance = Chance.of(7)
    for _ in range(acts):
        seat = match.to_move
        if seat is None:
            return
        seen = cast(VitorianObservation, match.observation(seat))
        match.act(seat, chance.pick(seen.legal))


def _setup(app: App) -> Scene:
    return SetupScene(setup_model.solo(7, "Ana", game="vitorian"))


def _watch(app: App) -> Scene:
    return VitorianWatch(_played(3, 160))


def _replay(app: App) -> Scene:
    return VitorianWatch(_played(3, 4000), recorded=True)


def _jump(share: float) -> Then:
    """Stand somewhere in a recorded match."""

    def run(app: App, scene: VitorianScene) -> None:
        assert isinstance(scene, VitorianWatch)
        scene.transport.pause()
        scene.jump(round(scene.match.told * share))
        wait(200)(app, scene)

    return run


def _result(app: App) -> Scene:
    match = _played(3, 4000)
    return ResultScene(match)


def _concede(app: App, scene: VitorianScene) -> None:
    scene.match.concede(0)
    until(lambda board: bool(board.halt), 300)(app, scene)


DECISIONS = (
    TourState("vitorian.setup", _setup),
    state("mulligan", lambda app: VitorianScene(fresh())),
    state("bottom", lambda app: VitorianScene(fresh()), press("second", "main"), rest),
    state("main", MAIN),
    state("since", _front(*BATTLE, players=seats(1)), rest),
    state("hover", MAIN, point("hand:1"), wait(600)),
    state("choose-space", MAIN, press("hand:0")),
    state("ghost", MAIN, press("hand:0"), focus("cell:5")),
    state("drag", MAIN, drag("hand:0", "cell:8")),
    state("payment", MAIN, press("hand:1", "cell:8"), rest),
    state("payment-by-hand", MAIN, press("hand:1", "cell:8", "res:S"), rest),
    state("refused", MAIN, press("hand:2")),
    state("undo", MAIN, press("hand:1", "cell:8", "main"), rest),
    state("move", MAIN, press("cell:0")),
    state("recycle", MAIN, press("recycle")),
    state("recycle-aim", MAIN, press("recycle", "res:S"), rest),
    state("recycle-weighed", MAIN, press("recycle", "res:S"), rest, focus("cell:7")),
    state("combat", COMBAT),
    state("attack", COMBAT, press("cell:7"), focus("cell:7")),
    state("attack-sovereign", _board(units=OPEN_COLUMN), press("cell:6"), focus("gate:1")),
    state("end-warned", _board(units={"A-V2": "R-06", "B-V3": "I-06"}), press("main")),
    state("thinking", COMBAT, press(*ATTACK), rest, wait(600)),
    state("window", WINDOW),
    state("window-hover", WINDOW, point("hand:0"), wait(600)),
    state("window-payment", WINDOW, press("hand:0"), rest),
    state("stack", _front("end", *STACK[:3], players=seats(1))),
    state("my-window", _front("end", *STACK[:4])),
    state("full-stack", _front("end", *STACK), focus("hand:2")),
    state("support", _board(played=("attack A-V3 B-V3", "pass", "pass"), red={"area": "P S S"} | DONE)),
    state("arrange", _with_blue),
    state("arrange-way", _with_blue, press("look:0")),
    state("arrange-placed", _with_blue, press("look:0", "way:under"), rest),
    state("arrange-alike", lambda app: _with_blue(app, "P P P S")),
    state("nobody-attacks", _board(phase="main", units={"A-V3": "R-08 fresh", "B-V3": "I-05"})),
    state("unit-drag", _board(units=OPEN_COLUMN), drag("cell:6", "gate:1")),
    state("exempt", _with_green()),
    state("upkeep", _with_green(), press("cell:6"), rest),
    state("upkeep-warned", _with_green(), press("cell:6", "main"), rest),
    state("shield", _shield),
    state("retarget", _withdrawn(0)),
    state("triggers", _triggers),
    state("no-support", _jammed),
    state("attacks-used", _swift),
    state("known-hand", _withdrawn(1)),
    state("known-top", _with_top),
    state("turn-lost", _board(phase="main", red=BURNT, white={"lost": True})),
    state("hint", MAIN, press("hint")),
    state("large-hand", _board(phase="main", red={"hand": " ".join(["R-01 R-05 R-13 N-02"] * 5)})),
    state("big-area", _board(phase="main", red={"area": "P P P P P S2 p p s s s2", "convoy": ""})),
)  # fmt: skip

PEOPLES = (
    TourState("vitorian.seal", lambda app: VitorianScene(fresh(players=PEOPLE)), lambda app, scene: None),
    state("open-table", PAIR, _ask_other),
    state("open-look", PAIR, _ask_other, _look),
    state("open-chosen", PAIR, _ask_other, _look, press("hand:0")),
    state("open-rests", PAIR, _rest),
    state("open-scrap", FALLEN, _let_fall),
    TourState("vitorian.handover", PAIR, then(_seal)),
)

SHOWS = (
    moving("turn-begins", _front("recycle S 2", "aim A-V3", "end", players=seats(1)),
           lambda app, scene: scene.match.act(0, EndPhase()),
           until(lambda board: board.show.flash.alpha > 250, 60)),
    moving("mobilised", MAIN, press("hand:0", "cell:8", "main"), _during(ev.Mobilised, 160)),
    moving("blow", QUIET,
           press(*ATTACK), _during(ev.Compared, 260)),
    moving("torn", QUIET,
           press(*ATTACK), _during(ev.Destroyed, 200)),
    moving("hit", OPEN_WAY,
           press("cell:6", "sov:1"), _during(ev.SovereignHit, 500)),
    state("over", MAIN, _concede),
    TourState("vitorian.result", _result),
    TourState("vitorian.watch", _watch, lambda app, scene: None, match_screen=True),
    TourState("vitorian.replay", _replay, lambda app, scene: _jump(0.6)(app, cast(VitorianScene, scene)),
              match_screen=True),
)  # fmt: skip

OVERLAYS = (
    overlay("inspect-unit", COMBAT, focus("cell:7"), intend(Intent("secondary"))),
    overlay("inspect-card", MAIN, focus("hand:1"), intend(Intent("secondary"))),
    overlay("inspect-sovereign", MAIN, focus("sov:0"), intend(Intent("secondary"))),
    overlay("discard", MAIN, press("discard:1")),
    overlay("hand-pile", _withdrawn(0), press("pile:1")),
    overlay("log-open", _front("end", *STACK, players=seats(1)), intend(Intent("log"))),
    overlay("pause", MAIN, press("menu")),
)

STATES = (*DECISIONS, *PEOPLES, *SHOWS, *OVERLAYS, *PAGES)
