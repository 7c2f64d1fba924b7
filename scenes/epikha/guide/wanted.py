"""What a note would have played, borne or sent: the advised one, unless something else has been chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.epikha import actions as act
from game.epikha.card import CARDS
from game.epikha.judgement import makes_vital
from game.epikha.rules.combat import stands_for_player
from game.epikha.state import Arm, Group
from game.epikha.view import EpikhaObservation
from game.rules.contract import Action
from scenes.epikha import routes

if TYPE_CHECKING:
    from scenes.epikha.scene import EpikhaScene


def playable(scene: EpikhaScene, seen: EpikhaObservation) -> list[str]:
    """The cards of the hand that can be paid for now, the dearest first."""
    if seen.ask != "main":
        return []
    hand = set(seen.sides[seen.seat].hand or ())
    found = [card for card in scene.plans(seen) if card in hand]
    return sorted(found, key=lambda card: (-CARDS[card].cost, card))


def opal_wanted(scene: EpikhaScene, seen: EpikhaObservation) -> str:
    """An Opal of the hand, "" for none."""
    return next((card for card in playable(scene, seen) if makes_vital(CARDS[card])), "")


def character_wanted(scene: EpikhaScene, seen: EpikhaObservation, advice: Action | None) -> str:
    """A character of the hand: one that is chosen, else the advised one, else the dearest; "" for none."""
    found = [card for card in playable(scene, seen) if CARDS[card].is_character]
    if scene.chosen_card in found:
        return scene.chosen_card
    if isinstance(advice, act.Play) and advice.card in found:
        return advice.card
    return found[0] if found else ""


def arm_wanted(scene: EpikhaScene, seen: EpikhaObservation) -> Arm | str | None:
    """An arm of the Armoury that a character can bear, else a card of the hand that is one."""
    if seen.ask != "main":
        return None
    lying = [arm for arm in seen.sides[seen.seat].armoury if not makes_vital(CARDS[arm.card])]
    begun = scene.steps[0] if scene.steps else ""
    borne = [arm for arm in lying if bearer_wanted(scene, seen, arm) is not None]
    if borne:
        return next((arm for arm in borne if routes.arm(arm.id) == begun), borne[0])
    if not seen.sides[seen.seat].reserves:
        return None
    found = [c for c in playable(scene, seen) if CARDS[c].is_arm and not makes_vital(CARDS[c])]
    if scene.chosen_card in found:
        return scene.chosen_card
    return next((card for card in reversed(found) if not CARDS[card].is_object), found[0] if found else None)


def bearer_wanted(scene: EpikhaScene, seen: EpikhaObservation, arm: Arm) -> Group | None:
    """The strongest character of the Reserves that may take an arm; None where none may."""
    able = scene.paths(seen).next((routes.arm(arm.id),))
    numbers = {one.group: one.force for one in seen.groups}
    side = seen.sides[seen.seat]
    found = [one for one in side.reserves if routes.group(one.id) in able]
    return max(found, key=lambda one: numbers.get(one.id, 0), default=None)


def attack_wanted(seen: EpikhaObservation, begun: str, advice: Action | None) -> act.Attack | None:
    """Who goes next, and where: whoever is chosen; first of all a character with a weapon; then the advised.

    None where the advice is to add nobody any more.
    """
    open = [one for one in seen.legal if isinstance(one, act.Attack)]
    chosen = [one for one in open if routes.group(one.group) == begun]
    if chosen:
        return advice if isinstance(advice, act.Attack) and advice in chosen else chosen[0]
    if not any(seen.sides[seen.seat].combat):
        armed = {one.id for one in routes.groups_of(seen.sides[seen.seat]) if _armed(one)}
        first = next((one for one in open if one.group in armed), None)
        advised = advice if isinstance(advice, act.Attack) else None
        return first or advised or (open[0] if open else None)
    return advice if isinstance(advice, act.Attack) else None


def _armed(group: Group) -> bool:
    if stands_for_player(group):
        return False
    return any(not CARDS[arm.card].is_object for body in group.bodies for arm in body.arms)
