"""What this board does not ask because nothing hangs on it, and answers that stand for several in a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from game.epikha import actions as act
from game.epikha import charging
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.charging import Plan
from game.epikha.placing import made_by
from game.epikha.rules import absorbing, numbers
from game.epikha.rules.magic import pieces_of
from game.epikha.state import Group
from game.epikha.view import EpikhaObservation
from scenes.epikha import routes

Asked = Literal["matter", "stops", "always"]
"""Which windows somebody wants to be asked about, see `Settings.epikha_windows`."""


def answer(
    seen: EpikhaObservation, plans: Mapping[str, Plan], *, windows: Asked, shared: bool
) -> EpikhaAction | None:
    """What is said without asking, or None.

    Two people at one screen are asked in every window that is no stop, whatever they hold: who passes at once
    would tell what is not in the hand. In the other's turn nothing is left unasked at all (`AskingScene`).
    """
    if seen.ask == "window" and windows != "always":
        quiet = is_stop(seen) and windows != "stops"
        if quiet or not (shared or (matters(seen, plans) and _answers(seen, plans))):
            return act.Pass()
    if seen.ask == "absorb" and not matters(seen, plans):
        return act.Done()
    if seen.ask == "damage_order" and not shared and not order_matters(seen):
        return seen.legal[0]
    return None


def is_stop(seen: EpikhaObservation) -> bool:
    """Say whether a window is the first of the own turn, or one of the two that close the rival's phases."""
    return seen.window == "W2" or (seen.window == "W1" and seen.seat == seen.active)


def matters(seen: EpikhaObservation, plans: Mapping[str, Plan]) -> bool:
    """Say whether a seat could do more in a window than make Vital that nothing needs."""
    if plans:
        return True
    return any(_matters(seen, action) for action in seen.legal)


CHANGES: Final = ("boost", "raise", "cancel")
"""Effects that have to do with what is on the chain already."""


def _answers(seen: EpikhaObservation, plans: Mapping[str, Plan]) -> bool:
    """Say whether there is anything to answer: on the own last word only what changes the chain."""
    if seen.window != "W6" or not seen.chain or seen.chain[-1].seat != seen.seat:
        return True
    cards = {*plans}
    for action in seen.legal:
        if isinstance(action, act.PlaceMagic):
            cards.update(_cards(seen, action.number))
    return any(effect.op.NAME in CHANGES for card in cards for effect in CARDS[card].effects)


def _cards(seen: EpikhaObservation, number: int) -> list[str]:
    """The cards of what would be placed."""
    arm = routes.arm_of(seen, number)
    if arm is not None:
        return [arm.card]
    group = next(one for one in routes.all_groups(seen) if one.id == number)
    return [piece.card for piece in pieces_of(group)]


def _matters(seen: EpikhaObservation, action: EpikhaAction) -> bool:
    if isinstance(action, act.PlaceMagic):
        return not _only_charges(seen, action.number)
    if isinstance(action, act.AbsorbNext):  # what a spell aims at takes its part in any case (E14.3)
        struck = seen.packet is not None and seen.packet.target == action.number
        return not struck and routes.arm_of(seen, action.number) is not None
    return isinstance(action, act.Cast | act.UseMarker)


def _only_charges(seen: EpikhaObservation, number: int) -> bool:
    """Say whether placing something makes Vital and does nothing else."""
    arm = routes.arm_of(seen, number)
    if arm is not None:
        return made_by(arm) > 0
    group = next(one for one in routes.all_groups(seen) if one.id == number)
    return made_by(*pieces_of(group)) > 0


def order_matters(seen: EpikhaObservation) -> bool:
    """Say whether the order of damage left over could change anything (E13.11).

    The rules ask whoever holds a shield spell, for whether it can be paid is nobody else's business.
    """
    side = seen.sides[seen.seat]
    if side.area is None or any(not made_by(arm) for body in side.area.bodies for arm in body.arms):
        return True
    marked = [body.card for one in routes.groups_of(side) for body in one.bodies if body.markers]
    marked += [arm.card for arm in routes.arms_of(side) if arm.markers]
    marked += [side.ability] * bool(side.ability_markers)
    if any(effect.op.IN_DAMAGE for card in marked for effect in CARDS[card].fires.get("marker", ())):
        return True
    return any(charging.plan(seen, act.Cast(card)) is not None for card in _shields(side.hand or ()))


def _shields(hand: Iterable[str]) -> list[str]:
    """The shield spells of a hand."""
    return [card for card in hand if any(one.op.IN_DAMAGE for one in CARDS[card].fires.get("cast", ()))]


# --- who absorbs (E14) -------------------------------------------------------------------------------------


def absorbing_next(seen: EpikhaObservation) -> EpikhaAction:
    """The proposal: arms that survive it absorb first, then who must take the rest takes it (E14.4)."""
    packet = seen.packet
    for action in seen.legal:
        if packet is None or not isinstance(action, act.AbsorbNext):
            continue
        arm = routes.arm_of(seen, action.number)
        if arm is None:
            continue
        taking = absorbing.arm_taking(packet, arm)
        if not taking.struck and taking.amount < max(1, numbers.capacity(arm)):
            return action
    return act.Done()


def hurts(seen: EpikhaObservation, number: int) -> bool:
    """Say whether an arm would be destroyed if it absorbed next."""
    arm, packet = routes.arm_of(seen, number), seen.packet
    if arm is None or packet is None:
        return False
    taking = absorbing.arm_taking(packet, arm)
    return taking.struck or taking.amount >= max(1, numbers.capacity(arm))


# --- members of a Unit (E16.15a) ---------------------------------------------------------------------------


def struck_unit(seen: EpikhaObservation) -> Group | None:
    """The Unit whose members get points, or whose coins are called."""
    packet = seen.packet
    if packet is None:
        return None
    return next((one for one in routes.all_groups(seen) if one.id == packet.target and one.unit), None)


def even_share(seen: EpikhaObservation) -> int:
    """How many points the next member gets where all get about the same: 7, 7 and 6 of 20."""
    amounts = [action.n for action in seen.legal if isinstance(action, act.Points)]
    question, unit = seen.pending.question, struck_unit(seen)
    if question is None or unit is None:
        return amounts[0]
    left = len(unit.bodies) - len(question.amounts)
    share = -(-question.due // max(1, left))
    return min(max(share, min(amounts)), max(amounts))


def dial(seen: EpikhaObservation) -> tuple[int, int, int] | None:
    """Least, proposed and greatest amount that is asked for; None where none is."""
    amounts = [action.n for action in seen.legal if isinstance(action, act.Amount | act.Points)]
    if not amounts:
        return None
    proposed = even_share(seen) if seen.ask == "points" else max(amounts)
    return min(amounts), proposed, max(amounts)


# --- the same again ----------------------------------------------------------------------------------------


def again(seen: EpikhaObservation, said: str) -> EpikhaAction | None:
    """The next piece of an answer that stands for several in a row: "absorb", "coins" or "points"."""
    if said == "absorb" and seen.ask == "absorb":
        return absorbing_next(seen)
    if said == "coins" and seen.ask == "coin":
        return act.CallCoin("heads")
    if said == "points" and seen.ask == "points":
        return act.Points(_member(seen), even_share(seen))
    return None


def _member(seen: EpikhaObservation) -> int:
    return next(action.body for action in seen.legal if isinstance(action, act.Points))
