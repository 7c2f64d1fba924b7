"""The board's questions, two people at it, and onlookers: states for the tour and its audit."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast

from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS
from game.epikha.system import SYSTEM
from game.match import Match, MatchSetup
from game.opponents import InProcess
from game.rules.chance import Chance
from scenes.epikha.positions import fresh, id_of, match_at, seats
from scenes.epikha.scene import EpikhaScene
from scenes.epikha.tour_steps import Then, focus, intend, overlay, press, rest, state, until, wait
from scenes.epikha.watching import EpikhaWatch
from scenes.scene import Scene
from scenes.tour_state import TourState
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.app import App

PEOPLE = seats(None, ("Ana", "Bruno"))
OWN: dict[str, Any] = {
    "hand": "E17 E03 X32 O1", "discard": "E01 E03", "spirits": "E20", "player": "P@d37 +E14 +E13",
    "reserves": ["mage=E04 +E16", "unit=E01 & E01 & E01", "E01", "scout=X04", "champ=E07 +E11 +E09"],
    "armoury": "O1 O1 O1 E10", "pool": 5,
}  # fmt: skip
FOE: dict[str, Any] = {
    "hand": "A14 A15 A16", "player": "P@d55 +A09", "reserves": ["guard=A06 +A12", "A04"],
    "armoury": "A09 gem=O1",
}  # fmt: skip


class Field:
    """The field with what is other there, after some steps."""

    def __init__(
        self, *played: str, players: Any = None, own: Any = None, foe: Any = None, **more: Any
    ) -> None:  # fmt: skip
        self.played, self.players = played, players
        sides = [OWN | (own or {}), FOE | (foe or {})]
        self.file: dict[str, Any] = {"turns": [7, 7], "seats": sides, **more}

    def __call__(self, app: App) -> Scene:
        """The board of it."""
        return EpikhaScene(match_at(self.players, self.played, **self.file))

    def press(self, *labels: str) -> Then:
        """Press pieces by the labels of the field, or targets by their ids, each once all has been told."""

        def run(app: App, scene: EpikhaScene) -> None:
            for label in labels:
                known = ":" in label or label in ("main", "second")
                press(label if known else id_of(label, **self.file))(app, scene)
                rest(app, scene)

        return run


    def focus(self, label: str) -> Then:
        """The key focus on a piece by its label."""
        return lambda app, scene: focus(id_of(label, **self.file))(app, scene)


def _on_worn(card: str) -> Then:
    """The key focus on an arm that the own Player card bears."""

    def run(app: App, scene: EpikhaScene) -> None:
        area = scene.shown.sides[0].area
        assert area is not None
        worn = next(arm.id for arm in area.bodies[0].arms if arm.card == card)
        focus(f"arm:{worn}")(app, scene)

    return run


MAIN = Field()
DRY = Field(own={"pool": 0, "reserves": ["staffed=E04 +E16", "E01"]})
"""Nothing is in the pool: Opals would be placed, or a mage pays."""
THREE = Field(own={"spirits": "E20 X35 X36", "pool": 30})
ATTACK = Field("end", "passes")
OPEN = Field("end", "passes", foe={"reserves": []})
"""Nobody but the Player card could respond to an attack."""
SPENT: dict[str, Any] = {"reserves": ["guard=A06 +A12"], "pool": 10}
"""A rival who has nothing more to say."""
SHOT = Field("cast A14 at unit", turn="B", foe=SPENT | {"hand": "A14"})
GRAZED = Field("cast A15 at scout", turn="B", foe=SPENT | {"hand": "A15"})
HIT = Field("cast A14 at A.P", turn="B", foe=SPENT | {"hand": "A14"})

QUESTIONS = (
    state("plan-raised", MAIN, MAIN.press("hand:0", "second")),
    state("plan-changed", DRY, DRY.press("hand:0", "staffed")),
    state("aim", MAIN, MAIN.press("hand:0", "main")),
    state("aim-lit", MAIN, MAIN.press("hand:0", "main"), MAIN.focus("guard")),
    state("aim-falls", MAIN, MAIN.press("hand:0", "main"), MAIN.focus("scout")),
    state("aim-refused", MAIN, MAIN.press("hand:0", "main"), MAIN.focus("gem")),
    state("payment", MAIN, MAIN.press("hand:0", "main", "second", "guard")),
    state("amount", MAIN, MAIN.press("hand:0", "main", "second", "guard", "pool:0")),
    state("recall", MAIN, MAIN.press("hand:2", "main")),
    state("spirits", MAIN, MAIN.press("spirits:0")),
    state("spirits-three", THREE, THREE.press("spirits:0")),
    state("summoner", MAIN, MAIN.press("spirits:0", "way:E20", "main")),
    state("unit", MAIN, MAIN.press("unit")),
    state("effects", MAIN, MAIN.press("mage", "magic:0")),
    state("charged", MAIN, MAIN.press("pool:0")),
    state("not-now", MAIN, MAIN.press("guard")),
    state("arms", ATTACK, ATTACK.press("champ", "slot:0:1")),
    state("points", SHOT, SHOT.press("main")),
    state("coin", GRAZED, GRAZED.press("main")),
    state("absorb", HIT, HIT.press("main")),
    state("absorb-falls", HIT, HIT.press("main"), _on_worn("E13")),
    state("attack-warned", OPEN, OPEN.press("second")),
)


# --- two people ----------------------------------------------------------------------------------------

ASKED = Field("cast E17 at guard", players=PEOPLE, own={"pool": 10})
FOUGHT = Field("end", "passes", "attack champ 1; done", "passes", players=PEOPLE)
LONE = Field("end", "passes", "attack champ 1; attack scout 3; done", "passes", players=PEOPLE,
             foe={"reserves": [], "player": "P@d55"})  # fmt: skip
"""Nobody but the Player card could answer: it must face one of two attackers."""


def _asked(app: App, scene: EpikhaScene) -> None:
    until(lambda board: board.asking is not None, 500.0)(app, scene)


def _look(app: App, scene: EpikhaScene) -> None:
    scene.open_hand()
    wait(200)(app, scene)


PEOPLES = (
    TourState("epikha.seal", lambda app: EpikhaScene(fresh(players=PEOPLE)), lambda app, scene: None),
    state("open-table", ASKED, _asked),
    state("open-look", ASKED, _asked, _look),
    state("open-respond", FOUGHT, _asked),
    state("open-respond-look", FOUGHT, _asked, _look),
    state("open-respond-space", FOUGHT, _asked, FOUGHT.press("guard")),
    state("open-arms", FOUGHT, _asked, FOUGHT.press("guard", "slot:1:0")),
    state("open-forced", LONE, _asked, focus("slot:1:0")),
)


# --- onlookers -----------------------------------------------------------------------------------------


@cache
def _played(acts: int) -> Match:
    """A match between two computer players after so many actions."""
    config = EpikhaConfig((DECKS["empiria"], DECKS["abaron"]), 0)
    computer = seats(0)[1]
    match = Match(SYSTEM, MatchSetup(config, 3, 1, (computer, computer)), thinker=InProcess())
    chance = Chance.of(7)
    for _ in range(acts):
        seat = match.to_move
        if seat is None:
            break
        match.act(seat, chance.pick(list(match.observation(seat).legal)))  # type: ignore[attr-defined]
    return match


def _jump(share: float) -> Then:
    """Stand somewhere in a recorded match."""

    def run(app: App, scene: EpikhaScene) -> None:
        watch = cast(EpikhaWatch, scene)
        watch.transport.pause()
        watch.jump(round(watch.match.told * share))
        wait(200)(app, watch)

    return run


WATCHES = (
    TourState(
        "epikha.watch", lambda app: EpikhaWatch(_played(200)), lambda app, scene: None, match_screen=True
    ),
    TourState(
        "epikha.replay", lambda app: EpikhaWatch(_played(700), recorded=True),
        lambda app, scene: _jump(0.6)(app, cast(EpikhaScene, scene)), match_screen=True,
    ),
)  # fmt: skip
PILES = (
    overlay("spirit-pile", MAIN, focus("spirits:0"), intend(Intent("secondary"))),
    overlay("pause", MAIN, press("menu")),
)
STATES = (*QUESTIONS, *PEOPLES, *WATCHES, *PILES)
