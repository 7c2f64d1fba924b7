"""What the board is about at this moment, read off the scene for the lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.journal import ActLine
from game.vitorian import actions as act
from game.vitorian.events import AttackDeclared
from game.vitorian.spaces import OWN
from game.vitorian.view import VitorianObservation
from scenes.guide.lesson import Facts
from scenes.vitorian.guide.steps import ATTACK

if TYPE_CHECKING:
    from scenes.vitorian.scene import VitorianScene

ASKED: Final = frozenset({"mulligan", "main", "payment", "combat", "window"})
NEEDS: Final[dict[str, type]] = {"mobilise": act.Mobilise, "recycle": act.Recycle, "attack": act.Attack}
"""Lights that fall on what the player can do: with which action."""


def facts(scene: VitorianScene) -> Facts:
    """The facts of this moment."""
    match, viewer = scene.match, scene.view.viewer
    decisions = sum(isinstance(line, ActLine) and line.seat == viewer for line in match.lines)
    told = match.events(viewer)
    attacks = sum(isinstance(event, AttackDeclared) and event.seat == viewer for event in told)
    return Facts(moment(scene), scene.shown.turn, decisions, {ATTACK: attacks}, _missing(scene))


def moment(scene: VitorianScene) -> str:
    """What the board shows or asks now."""
    if scene.halt or scene.shown.phase == "over":
        return "over"
    if scene.showing:
        return "show"
    seen = scene.seen
    if seen is None:
        return "rival" if scene.match.thinking else "show"
    if seen.ask == "payment" and seen.phase != "main":
        return "answer"  # an Order, which is paid in another way (V8.5)
    return seen.ask if seen.ask in ASKED else "answer"


def _missing(scene: VitorianScene) -> frozenset[str]:
    seen = scene.seen
    if seen is None:
        return frozenset()
    found = {light for light, kind in NEEDS.items() if not offered(seen, kind)}
    if own_unit(scene) is None:
        found.add("march")
    return frozenset(found)


def offered(seen: VitorianObservation, kind: type) -> list[act.VitorianAction]:
    """The actions of a kind that may be chosen."""
    return [action for action in seen.legal if isinstance(action, kind)]


def own_unit(scene: VitorianScene) -> int | None:
    """The space of a unit of the player's, None while there is none."""
    return next((space for space in OWN[scene.shown.bottom] if scene.shown.at(space) is not None), None)
