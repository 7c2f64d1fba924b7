"""Receiving damage: which cards absorb, and when a shield spell is worth its Vital (E14, E12.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.epikha import actions
from game.epikha.card import CARDS
from game.epikha.judgement import Scale
from game.epikha.purse import OF_BODY, OF_POOL, Purse
from game.epikha.rules import absorbing, announce, groups, numbers, vital
from game.epikha.rules.flow import DONE
from game.epikha.spending import marker_text
from game.epikha.state import Packet, Question, Table
from game.epikha.words import EVASION, REGENERACION
from game.rules.contract import Action

WORTH_A_SHIELD: Final = 4.0
"""What a shield must save beyond its price."""
LAST_VITAL: Final = 1_000.0
"""What it is worth not to fall."""
FREE_MARKER: Final = 3.0
"""A marker that absorbs costs nothing, but may be needed more for another packet."""
CLOSE: Final = 40
"""Below so much Vital every point counts half as much again."""


class Stake:
    """What a packet will do if nothing more absorbs."""

    def __init__(self, table: Table, packet: Packet, scale: Scale) -> None:
        self.table, self.packet, self.scale = table, packet, scale
        self.group = absorbing.target_group(table, packet)
        """None where only an arm is struck."""
        self.arm = absorbing.target_arm(table, packet)
        card = None if self.group is None else CARDS[self.group.bodies[0].card]
        self.player = card is not None and card.is_player
        at = groups.player_of(table, packet.seat)
        body = None if at is None else at.body
        self.player_left = 0 if body is None else numbers.vital_left(table, packet.seat, body)

    def cost(self, packet: Packet) -> float:
        """Return what is lost, in points, if this packet is received with nothing more to absorb it."""
        if not packet.total:
            return 0.0
        if self.arm is not None:
            taking = absorbing.arm_taking(packet, self.arm)
            falls = taking.struck or taking.amount >= numbers.capacity(self.arm)
            return self.scale.arm(self.arm.card) if falls else 0.0
        if packet.taken:
            return self._passing(packet, packet.total)
        taking = absorbing.must_take(self.table, packet)
        if self.player:
            return self.wound(taking.amount)
        assert self.group is not None
        left = sum(portion.amount for portion in taking.left)
        return self._fallen(taking) + self._passing(packet, left)

    def _fallen(self, taking: absorbing.Taking) -> float:
        assert self.group is not None
        worth, rooms = self.scale.group(self.group), absorbing.room(self.table, self.packet.seat, self.group)
        if taking.struck:
            return worth
        if self.group.unit:
            spare = sum(rooms) - len(rooms)
            return worth * min(len(rooms), max(0, taking.amount - spare)) / len(rooms)
        falls = taking.amount >= sum(rooms)
        mask = CARDS[self.group.bodies[0].card].mask
        return worth * (0.5 if mask & (REGENERACION | EVASION) else 1.0) * falls

    def _passing(self, packet: Packet, left: int) -> float:
        """Return what damage costs that passes on to the Player card, which can absorb it then (E14.8)."""
        return 0.8 * self.wound(left) if packet.way == "combat" and self.player_left else 0.0

    def wound(self, damage: int) -> float:
        """Return what damage to the Player card costs."""
        if damage >= self.player_left:
            return LAST_VITAL + damage
        left = self.player_left - damage
        return damage + 0.5 * max(0, min(damage, CLOSE - left))


def receive(table: Table, question: Question, options: Sequence[Action], scale: Scale) -> Action:
    """Return which card absorbs next, or the spell that does; ``Done`` where nothing is worth it."""
    packet = question.packet
    assert packet is not None
    stake = Stake(table, packet, scale)
    now = stake.cost(packet)
    best: Action = DONE
    most = 0.5
    for option in options:
        if type(option) is actions.AbsorbNext:
            at = groups.find_arm(table, option.number)
            if at is None or at.arm is None or option.number == packet.target:
                continue
            taking = absorbing.arm_taking(packet, at.arm)
            lost = scale.arm(at.arm.card) if taking.amount >= numbers.capacity(at.arm) > 0 else 0.0
            mask = CARDS[at.arm.card].mask
            lost *= 0.5 if mask & (REGENERACION | EVASION) else 1.0
            after = stake.cost(absorbing.after(packet, taking))
            saved = now - after - lost
            # of equal ones what is filled least, so that it stands the next blow too
            saved -= 0.02 * taking.amount / (numbers.capacity(at.arm) + 1)
            if saved > most:
                best, most = option, saved
        elif type(option) is actions.UseMarker and _absorbs_more(table, question.seat, option):
            saved = min(now, 2 * FREE_MARKER) - FREE_MARKER
            if saved > most:
                best, most = option, saved
    shield = _shield(table, question.seat, packet, stake, most, scale)
    return best if shield is None else shield


def _absorbs_more(table: Table, seat: int, option: actions.UseMarker) -> bool:
    """Say whether a marker makes an own card absorb more."""
    return marker_text(table, seat, option)[1].op.IN_DAMAGE


def _shield(
    table: Table, seat: int, packet: Packet, stake: Stake, most: float, scale: Scale
) -> Action | None:
    """Return a shield spell, or what makes the Vital for it, if it saves clearly more than arms do."""
    side = table.sides[seat]
    now = stake.cost(packet)
    best: Action | None = None
    for name in dict.fromkeys(side.hand):
        card = CARDS[name]
        if not card.is_spell or card.is_continuous:
            continue
        draft = announce.spell_draft(table, seat, name, True)
        if draft is None or card.spell is None:
            continue
        purse = Purse(table, seat, in_damage=True)
        level, cost = draft.level, card.cost
        if packet.perforador >= level:
            level, cost = level + 1, cost + announce.RAISE_PRICE
        if packet.perforador >= level or not announce.can_announce(table, draft, vital.wealth(table, seat)):
            continue
        taking = absorbing.spell_taking(packet, card.spell, level, card.traits)
        price = OF_POOL * min(cost, purse.most) + OF_BODY * max(0, cost - purse.most)
        if cost - purse.most >= stake.player_left:
            continue
        saved = now - stake.cost(absorbing.after(packet, taking)) - price - scale.held(name)
        saved -= WORTH_A_SHIELD
        if saved > most:
            due = cost - side.pool
            place = purse.place(due) if due > 0 else None
            best, most = place or actions.Cast(name), saved
    return best
