"""What can be placed to make Vital and do nothing else, and which of it is taken first (E7.8).

While there are free Magic spaces each piece goes singly (E7.8a); where spaces lack, the last one takes a
bearer with all that are left (E7.8b). ``charging`` pays with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.rules.assign import bearers, may_bear
from game.epikha.rules.magic import pieces_of, texts
from game.epikha.state import NOBODY, Arm, Body, Group, Side
from game.epikha.words import MAGIA


def made_by(*pieces: Body | Arm) -> int:
    """Return the Vital that placing these makes; 0 if they would do anything else, or have worked (E7.10)."""
    effects = [effect for piece in pieces for effect in texts(piece)]
    if not all(effect.op.MAKES_VITAL for effect in effects):
        return 0
    return sum([effect.op.amount for effect in effects])  # type: ignore[attr-defined]


class Placing(msgspec.Struct, frozen=True):
    """One thing that takes a Magic space: what leads to it, what it makes, and what works."""

    row: tuple[EpikhaAction, ...]
    makes: int
    pieces: tuple[int, ...]
    carrier: int = NOBODY


def _single(arm: Arm, bearer: int = NOBODY) -> Placing:
    """Place an arm alone; ``bearer`` where it lies in the Armoury still."""
    hand = () if bearer == NOBODY else (actions.Assign(arm.id), actions.Bear(bearer))
    return Placing((*hand, actions.PlaceMagic(arm.id)), made_by(arm), (arm.id,))


def _makes(arm: Arm) -> bool:
    card = CARDS[arm.card]
    return bool(card.mask & MAGIA and not card.is_machine and made_by(arm))


def borne(side: Side) -> Iterator[tuple[Body, Arm]]:
    """Yield what makes Vital and is borne in the Deployment Zone, the Player card's first (E7.8)."""
    for body in bearers(side):
        for arm in body.arms:
            if _makes(arm):
                yield body, arm


def singles(side: Side, assigns: bool, without: frozenset[int] = frozenset()) -> list[Placing]:
    """Return everything that can be placed alone, in the stated order."""
    found = [_single(arm) for _, arm in borne(side) if arm.id not in without]
    if assigns:
        for arm in side.armoury:
            bearer = _first_bearer(side, arm)
            if _makes(arm) and not arm.shifted and arm.id not in without and bearer != NOBODY:
                found.append(_single(arm, bearer))
    return found


def _first_bearer(side: Side, arm: Arm) -> int:
    return next((body.id for body in bearers(side) if may_bear(body, arm)), NOBODY)


def carriers(side: Side) -> list[Group]:
    """Return who could go into the Magic Zone with Opals and nothing else, the weakest first (E7.8b)."""
    found = [group for group in side.reserves if _carries(group)]
    return sorted(found, key=_worth)


def _carries(group: Group) -> bool:
    """Say whether a group is a single bearer none of whose Magia texts does anything but make Vital."""
    if group.unit or not CARDS[group.bodies[0].card].bears:
        return False
    return all(effect.op.MAKES_VITAL for piece in pieces_of(group) for effect in texts(piece))


def _worth(group: Group) -> tuple[int, int, int]:
    card = CARDS[group.bodies[0].card]
    return (card.level, card.force, card.vital)


def carried(side: Side, group: Group, more: Sequence[Placing], assigns: bool) -> Placing | None:
    """Return a bearer's own placing with ``more`` that it takes along; None where it would make nothing."""
    body = group.bodies[0]
    own = {arm.id for arm in body.arms}
    row: list[EpikhaAction] = []
    makes, pieces = made_by(*pieces_of(group)), [arm.id for arm in body.arms if _makes(arm)]
    if made_by(body):
        pieces.append(body.id)
    for placing in more:
        arm = placing.pieces[0]
        if arm in own or not assigns or not _may_move(side, body, arm):
            continue
        row += [actions.Assign(arm), actions.Bear(body.id)]
        makes += placing.makes
        pieces.append(arm)
    if not makes or not (pieces and _has_magia(group, row)):
        return None
    return Placing((*row, actions.PlaceMagic(group.id)), makes, tuple(pieces), group.id)


def _has_magia(group: Group, row: Sequence[EpikhaAction]) -> bool:
    """Say whether a group has Magia, printed or lent, once all is assigned: Opals lend it (E16.17)."""
    return bool(row) or any(CARDS[piece.card].mask & MAGIA for piece in pieces_of(group))


def _may_move(side: Side, body: Body, number: int) -> bool:
    everything = [*side.armoury, *(arm for other in bearers(side) for arm in other.arms)]
    arm = next(arm for arm in everything if arm.id == number)
    return not arm.shifted and may_bear(body, arm)


def placings(
    side: Side, spaces: int, due: int, assigns: bool, without: frozenset[int] = frozenset()
) -> list[Placing]:
    """Return what is placed to make ``due`` Vital with so many free spaces, as far as it goes."""
    if due <= 0 or spaces <= 0:
        return []
    alone = singles(side, assigns, without)
    enough = _enough(alone, due)
    if len(enough) <= spaces and sum(one.makes for one in enough) >= due:
        return enough
    return _with_carrier(side, spaces, due, assigns, alone) or alone[:spaces]


def _enough(found: Sequence[Placing], due: int) -> list[Placing]:
    """Return the first ones that together make ``due``, or all."""
    taken: list[Placing] = []
    for placing in found:
        if due <= 0:
            break
        taken.append(placing)
        due -= placing.makes
    return taken


def _with_carrier(
    side: Side, spaces: int, due: int, assigns: bool, alone: Sequence[Placing]
) -> list[Placing]:
    """Return singles for all spaces but one and a bearer with the rest; empty where nobody helps so."""
    best: list[Placing] = []
    for group in carriers(side):
        own = {arm.id for body in group.bodies for arm in body.arms}
        others = [one for one in alone if one.pieces[0] not in own]
        kept = others[: spaces - 1]
        lacking = due - sum(one.makes for one in kept)
        load = carried(side, group, (), assigns)
        lacking -= load.makes if load is not None else 0
        load = carried(side, group, _enough(others[spaces - 1 :], lacking), assigns)
        if load is None:
            continue
        found = [*kept, load]
        if sum(one.makes for one in found) >= due:
            return found
        if sum(one.makes for one in found) > sum(one.makes for one in best):
            best = found
    return best if sum(one.makes for one in best) > sum(one.makes for one in alone[:spaces]) else []
