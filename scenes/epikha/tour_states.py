"""The board's states worth seeing, for the tour and its audit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from game.epikha import events as ev
from game.epikha.actions import Done, Respond
from game.epikha.view import EpikhaObservation
from scenes.epikha.page_tour_states import STATES as PAGES
from scenes.epikha.positions import fresh, id_of, match_at, seats
from scenes.epikha.question_tour_states import STATES as QUESTIONS
from scenes.epikha.scene import EpikhaScene
from scenes.epikha.tour_steps import (
    Then,
    drag,
    focus,
    intend,
    moving,
    overlay,
    point,
    press,
    state,
    until,
    wait,
)
from scenes.scene import Scene
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.app import App

OWN: dict[str, Any] = {
    "hand": "E17 E18 E03 O1 E11", "discard": "E03", "spirits": "E20", "player": "P@d37 +E14 +E09",
    "reserves": ["pal=E06", "E01 & E01 & E01"], "armoury": "O1 O1 O1 E16 E12 E13",
    "magic": ["mage=E04 +E15", "arm O1@used"], "pool": 5,
}  # fmt: skip
FOE: dict[str, Any] = {
    "hand": "A14 A15 A01 A02 A16", "discard": "A15 A01 A02 A15", "spirits": "A19", "player": "P@d55 +A09",
    "reserves": ["guard=A06", "A04", "maga=A05"], "armoury": "A09 O1 O1 O1",
    "magic": ["spell A18", "arm O1@used", "arm O1@used"],
}  # fmt: skip
FIELD: dict[str, Any] = {"turns": [7, 7], "seats": [OWN, FOE]}
"""The middle of a match."""


def _board(*played: str, own: Any = None, foe: Any = None, **changes: Any) -> Callable[[App], Scene]:
    """The field, with what is other there, after some steps."""
    sides = [OWN | (own or {}), FOE | (foe or {})]
    players = changes.pop("players", None)
    file = FIELD | {"seats": sides} | changes
    return lambda app: EpikhaScene(match_at(players, played, **file))


FULL: dict[str, Any] = {
    "player": "P@d70 +E14 +E09 +E13 +E13 +O1 +O1 +O1",
    "reserves": ["E01", "E01", "E03 +E09", "E05", "E07", "E08", "E04 +E15 +O1", "E01 & E02 & E01 & E01"],
    "armoury": "O1 O1 O1 O1 O1 O1 E16 E12 E10 E11 E13 E14 X19 X22 X25 X17",
    "magic": ["spell E19", "A05 +E16", "arm O1@used"], "pool": 15,
}  # fmt: skip
FULL_FOE: dict[str, Any] = {
    "player": "P@d131 +A09 +A12 +O1 +O1",
    "reserves": ["A01", "A02", "A03", "A05", "A06", "X13@m1", "X09", "A08"],
    "armoury": "O1 O1 O1 O1 O1 A09 A10 A11 A13 X20 X21",
    "magic": ["spell A18", "spell X33", "X05 & X05 & X05"],
}  # fmt: skip
CROWD = _board(own=FULL, foe=FULL_FOE)
FOUR: dict[str, Any] = {
    "reserves": ["unit=E01 & E01 & E02", "champ=E07 +ham=E11", "hunter=E05 +zim=E10 +E13", "E06"],
    "player": "P@d10 +E09 +X18 +E14", "hand": "E17 E18",
}  # fmt: skip
FOUR_FOE: dict[str, Any] = {
    "reserves": ["wall=A01 & A01 & A02 & A02", "beast=A07", "A04", "giant=X01"], "player": "P@d40 +A09 +A12",
    "hand": "A16",
}  # fmt: skip
CLASH = ("attack unit 1; attack champ 2 with ham; attack hunter 3 with zim; attack A.P 4",)
"""All four spaces are attacked, the Player card among the attackers."""
STOOD_IN: dict[str, Any] = {
    "player": "E20 < P@d60 +E14", "reserves": ["X35 < E04 +E15", "E06@d9"], "spirits": "X36",
    "removed": "A19", "magic": [],
}  # fmt: skip
"""A Spirit stands in for the Player, another one for a mage."""
LARGE = " ".join(["E17 E18 E03 O1 E11 E05"] * 3)
PEOPLE = seats(None, ("Ana", "Bruno"))


def _on(label: str, step: Callable[[str], Then], own: Any = None, foe: Any = None) -> Then:
    """A step with the piece that a label of the field stands for."""

    def run(app: App, scene: EpikhaScene) -> None:
        file = FIELD | {"seats": [OWN | (own or {}), FOE | (foe or {})]}
        step(id_of(label, **file))(app, scene)

    return run


def _during(kind: type, more: float) -> Then:
    """The moment at which an event of a kind is being shown."""
    return until(lambda board: board.showing and isinstance(board.now, kind), more)


def _concede(app: App, scene: EpikhaScene) -> None:
    scene.match.concede(0)
    until(lambda board: bool(board.halt), 300)(app, scene)


DECISIONS = (
    state("mulligan", lambda app: EpikhaScene(fresh())),
    state("main", _board()),
    state("hover", _board(), point("hand:2"), wait(600)),
    state("crowd", CROWD),
    state("crowd-lit", CROWD, focus("group:2")),
    state("drawer", CROWD, press("drawer:0:armoury")),
    state("drawer-reserves", CROWD, press("drawer:0:reserves")),
    state("card", _board(), press("hand:2")),
    state("large-hand", _board(own={"hand": LARGE})),
    state("spirit", _board(own=STOOD_IN)),
    state("drag", _board(), drag("hand:2", (300.0, 460.0))),
    state("hint", _board(), press("hint")),
)
COMBAT = (
    state("attack", _board("end", "passes", own=FOUR, foe=FOUR_FOE)),
    state("attack-aimed", _board("end", "passes", own=FOUR, foe=FOUR_FOE),
          _on("champ", press, FOUR, FOUR_FOE), focus("slot:0:1")),
    state("four-lanes", _board("end", "passes", *CLASH, own=FOUR, foe=FOUR_FOE, players=seats(1))),
    state("respond", _board("end", "passes", *CLASH, "passes", own=FOUR, foe=FOUR_FOE, players=seats(1))),
    state("answered", _board("end", "passes", *CLASH, "passes", "respond wall 1; respond beast 2",
                             own=FOUR, foe=FOUR_FOE, players=seats(1))),
)  # fmt: skip
MAGIC = (
    state("chain", _board("cast A15 at mage", turn="B", foe={"pool": 10})),
    state("chain-long", _board("cast A15 at mage", "cast E17 at maga", "cast A14 at pal", turn="B",
                               foe={"pool": 30}, own={"pool": 20, "hand": "E17 X31"})),
)  # fmt: skip
DUEL: dict[str, Any] = {
    "reserves": ["a=E08", "b=E05 +zim=E10"], "hand": "", "magic": [], "armoury": "", "player": "P@d37",
}  # fmt: skip
DUEL_FOE: dict[str, Any] = {
    "reserves": ["A07", "A03"], "hand": "", "magic": [], "armoury": "", "player": "P@d55",
}  # fmt: skip
FIGHT = _board("end", "passes", "attack a 1; attack b 2 with zim; done", "passes", own=DUEL, foe=DUEL_FOE)
"""Two attackers; nobody holds anything that could be said besides."""


def _answer(*spaces: int) -> Then:
    """The rival answers the attack with the first ones of its Reserves, in these spaces."""

    def run(app: App, scene: EpikhaScene) -> None:
        seen = cast(EpikhaObservation, scene.match.observation(1))
        for group, space in zip(seen.sides[1].reserves, spaces, strict=False):
            scene.match.act(1, Respond(group.id, space))
        if scene.match.to_move == 1:
            scene.match.act(1, Done())

    return run


SHOWS = (
    moving("entering", _board(own={"pool": 10}), press("hand:2", "main"), _during(ev.BodyEntered, 160)),
    moving("vital", _board(own={"pool": 0}), press("hand:2", "main"), _during(ev.VitalMade, 180)),
    moving("blows", FIGHT, _answer(0, 1), _during(ev.StrikesBegun, 240)),
    moving("struck", FIGHT, _answer(0, 1), _during(ev.Damaged, 200)),
    moving("shards", FIGHT, _answer(0, 1), _during(ev.BodyLeft, 200)),
    moving("player-hit", FIGHT, _answer(0), _during(ev.Struck, 200)),
    moving("home", FIGHT, _answer(0, 1), _during(ev.CombatEnded, 200)),
    state("over", _board(), _concede),
)
OVERLAYS = (
    overlay("inspect-card", _board(), focus("hand:1"), intend(Intent("secondary"))),
    overlay("inspect-group", _board(), _on("mage", focus), intend(Intent("secondary"))),
    overlay("discard", _board(), press("discard:1")),
    overlay("log-open", _board(), intend(Intent("log"))),
)
STATES = (*DECISIONS, *COMBAT, *MAGIC, *SHOWS, *OVERLAYS, *QUESTIONS, *PAGES)
