"""Who had best bear an arm (E10): mostly the Player card, which never falls for good."""

from __future__ import annotations

from collections.abc import Sequence

from game.epikha.card import CARDS
from game.epikha.judgement import USEFUL_WEAPONS, Scale, makes_vital
from game.epikha.purse import opals_of
from game.epikha.rules import groups
from game.epikha.state import NOBODY, Body, Side, Table
from game.epikha.words import BESTIA, MAGIA


def best_bearer(table: Table, seat: int, number: int, options: Sequence[int], scale: Scale) -> int:
    """Return who had best bear an arm: mostly the Player card, which never falls for good."""
    at = groups.find_arm(table, number)
    assert at is not None and at.arm is not None
    side, card = table.sides[seat], CARDS[at.arm.card]
    player = NOBODY if side.area is None else side.area.bodies[0].id
    others = [body for group in side.reserves for body in group.bodies if body.id in options]
    if player not in options:
        return others[0].id if others else options[0]
    if not others:
        return player
    if makes_vital(card):
        return _opal_bearer(table, seat, player, others)
    if card.is_weapon and side.area is not None:
        armed = [arm for arm in side.area.bodies[0].arms if CARDS[arm.card].is_weapon]
        if len(armed) >= USEFUL_WEAPONS:
            return max(others, key=lambda body: scale.body(body.card) - 5 * len(body.arms)).id
    if any(effect.op.NAME == "boost" for effect in card.fires.get("magia", ())):
        mages = [body for body in others if CARDS[body.card].fires.get("magia")]
        return mages[0].id if mages else player
    return player


def _opal_bearer(table: Table, seat: int, player: int, others: Sequence[Body]) -> int:
    """Return who bears an Opal: the Player card while there are spaces for single ones (E7.8)."""
    side = table.sides[seat]
    assert side.area is not None
    mages = [body for body in others if CARDS[body.card].mask & MAGIA]
    room = sum(spot is None for spot in side.magic) - len(mages)
    if len(opals_of(side.area)) < max(1, room):
        return player
    if mages:
        return mages[0].id
    carrying = [body for body in others if any(makes_vital(CARDS[arm.card]) for arm in body.arms)]
    if carrying:
        return carrying[0].id
    single = [body for body in others if not CARDS[body.card].mask & BESTIA and _alone(side, body)]
    return min(single, key=lambda body: CARDS[body.card].cost).id if single else player


def _alone(side: Side, body: Body) -> bool:
    return any(not group.unit and group.bodies[0].id == body.id for group in side.reserves)
