"""What the board is about at this moment, read off the scene for the lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from game.epikha import charging
from game.epikha import events as ev
from game.epikha.card import CARDS
from game.epikha.judgement import makes_vital
from game.epikha.state import NOBODY
from game.epikha.view import EpikhaObservation
from game.journal import ActLine
from game.rules.contract import Event
from scenes.epikha.guide import steps
from scenes.epikha.guide.wanted import arm_wanted, character_wanted, opal_wanted
from scenes.guide.lesson import Facts

if TYPE_CHECKING:
    from scenes.epikha.scene import EpikhaScene

ASKED: Final = frozenset({"mulligan", "attack", "respond", "absorb"})


def facts(scene: EpikhaScene) -> Facts:
    """The facts of this moment."""
    match, viewer = scene.match, scene.view.viewer
    decisions = sum(isinstance(line, ActLine) and line.seat == viewer for line in match.lines)
    done = dict.fromkeys(
        (steps.OPALS, steps.CHARACTER, steps.CHARGE, steps.ARM, steps.ATTACK, steps.ENDED), 0
    )
    for event in match.events(viewer):
        kind = _deed(event, viewer)
        if kind:
            done[kind] += 1
    if done[steps.OPALS] and holds_opal(scene):
        done[steps.OPALS] = 0  # all that are there are laid down, one after the other
    return Facts(moment(scene), scene.shown.turn, decisions, done, _missing(scene))


def _deed(event: Event, viewer: int) -> str:
    """What the player has done with this, by the name of the deed, "" for nothing that a note waits for."""
    if getattr(event, "seat", NOBODY) != viewer:
        return ""
    match event:
        case ev.ArmEntered(card=card) if makes_vital(CARDS[card]):
            return steps.OPALS
        case ev.BodyEntered():
            return steps.CHARACTER
        case ev.VitalMade():
            return steps.CHARGE
        case ev.Assigned(card=card, bearer=bearer) if bearer != NOBODY and not makes_vital(CARDS[card]):
            return steps.ARM
        case ev.AttackDeclared():
            return steps.ATTACK
        case ev.TurnEnded():
            return steps.ENDED
    return ""


def holds_opal(scene: EpikhaScene) -> bool:
    """Say whether an Opal is left in the player's hand, also while something is shown."""
    viewer = scene.view.viewer
    known = cast(EpikhaObservation, scene.match.observation(viewer))
    return any(makes_vital(CARDS[card]) for card in known.sides[viewer].hand or ())


def moment(scene: EpikhaScene) -> str:
    """What the board shows or asks now."""
    if scene.halt or scene.shown.phase == "over":
        return "over"
    if scene.showing:
        return "show"
    seen = scene.seen
    if seen is None:
        return "rival" if scene.match.thinking else "show"
    if seen.ask == "main" and seen.phase in ("deployment", "regroup"):
        return seen.phase
    if seen.ask == "arms" and seen.active == seen.seat:
        return "arms"
    if seen.ask == "forced":
        return "respond"
    return seen.ask if seen.ask in ASKED else "answer"


def _missing(scene: EpikhaScene) -> frozenset[str]:
    """Lights that cannot fall on anything now."""
    seen = scene.seen
    if seen is None:
        return frozenset()
    there = {
        "opal": bool(opal_wanted(scene, seen)),
        "character": character_wanted(scene, seen, None) != "",
        "arm": arm_wanted(scene, seen) is not None,
        "charge": not scene.steps and charges(scene, seen),
        "ending": not scene.steps,
        "chain": not scene.steps,
    }
    return frozenset(light for light, is_there in there.items() if not is_there)


def charges(scene: EpikhaScene, seen: EpikhaObservation) -> bool:
    """Say whether the second button charges the free Opals now."""
    if seen.ask != "main" or scene.once("before", lambda: scene.as_before(seen)):
        return False
    return bool(scene.once("charge", lambda: charging.charge(seen)))
