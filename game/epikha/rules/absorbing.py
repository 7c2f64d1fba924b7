"""Who may absorb a packet, and how much each card takes of it (E14.3 to E14.6, E16.1, E16.6, E16.10).

Nothing here changes the table; ``damage`` carries it out.
"""

from __future__ import annotations

from typing import NamedTuple

from game.epikha.card import CARDS, Spell
from game.epikha.rules import numbers
from game.epikha.rules.groups import find_arm, find_group, player_of
from game.epikha.rules.portions import Portions, less, total, without_void
from game.epikha.state import Arm, Body, Group, Packet, Table, replaced
from game.epikha.words import ACORAZADO, mask_of


class Taking(NamedTuple):
    """What a card does with the rest of a packet when its place in the order comes."""

    left: Portions
    """What passes on to the next card."""
    amount: int
    """Damage to the card itself; of a Unit to all its members together."""
    struck: bool
    """It is counted as 0 and hit: it is destroyed if it must take the damage (E14.7)."""
    void: int
    """Damage that Acorazado and Inmunidad make nothing."""
    lost: int = 0
    """Damage that it absorbs besides its Vital or Resistencia (X13, H4)."""
    rules: tuple[str, ...] = ()
    """The special rules that make a difference to it: Acorazado, Inmunidad, Perforador."""

    @property
    def idle(self) -> bool:
        """Whether it would take nothing by itself (E14.4)."""
        return not self.amount and not self.void


def _take(
    packet: Packet, capacity: int, zero: bool, armoured: int, immune: numbers.Immunities, by: str = ""
) -> Taking:
    """Fill a card: first what is void, then what it absorbs besides, then its own capacity (E14.5, E14.6).

    ``by``: the special rule for which it is counted as 0, if there is one.
    """
    portions = without_void(packet.portions, armoured, immune)
    reached = total(portions)
    void = 0 if portions is packet.portions else total(packet.portions) - reached
    lost = min(packet.more, reached)
    portions = less(portions, lost)
    reached -= lost
    amount = 0 if zero else min(capacity, reached)
    struck = zero and reached > 0
    rules: tuple[str, ...] = (by,) if struck and by else ()
    if void:
        armour = sum([one.amount for one in packet.portions if one.level <= armoured])
        rules += ("acorazado",) * (armour > 0) + ("inmunidad",) * (void > armour)
    return Taking(less(portions, amount), amount, struck, void, lost, rules)


# --- cards -------------------------------------------------------------------------------------------------


def arm_taking(packet: Packet, arm: Arm) -> Taking:
    """Return what a weapon, object or machine takes."""
    card = CARDS[arm.card]
    pierced = packet.perforador >= card.level and not card.is_machine
    spurned = numbers.spurns(packet.immune, card.traits, card.level)
    zero = pierced or not card.vital or spurned
    armoured = card.level if card.mask & ACORAZADO else 0
    immune = numbers.arm_immunities(arm) if card.immune else ()
    by = "inmunidad" if spurned else "perforador" if pierced and card.vital else ""
    return _take(packet, numbers.capacity(arm), zero, armoured, immune, by)


def group_taking(table: Table, seat: int, group: Group, packet: Packet) -> Taking:
    """Return what a character, a Unit as a whole or the Player card takes; the Player takes all (E14.3)."""
    armoured = numbers.rule_level(table, seat, group, ACORAZADO)
    immune = numbers.immunities(table, seat, group)
    if CARDS[group.bodies[0].card].is_player:
        return _take(packet, packet.total, False, armoured, immune)
    level = numbers.level_of(group)
    zero = bool(packet.immune) and numbers.spurns(packet.immune, numbers.traits_of(group), level)
    return _take(packet, sum(room(table, seat, group)), zero, armoured, immune, "inmunidad")


def room(table: Table, seat: int, group: Group) -> list[int]:
    """Return how much each body of a group can take still, in their order (E14.6, E16.15a)."""
    return [numbers.vital_left(table, seat, body) for body in group.bodies]


def spell_taking(packet: Packet, spell: Spell, level: int, traits: frozenset[str]) -> Taking:
    """Return what a shield spell at this Level takes (E12.8, E16.1, E16.10)."""
    pierced = packet.perforador >= level
    zero = pierced or numbers.spurns(packet.immune, traits, level)
    armoured = level if mask_of(spell.rules) & ACORAZADO else 0
    return _take(packet, spell.vital, zero, armoured, (), "perforador" if pierced else "inmunidad")


# --- who may (E14.3) ---------------------------------------------------------------------------------------


def helpers(table: Table, packet: Packet) -> list[tuple[Body, Arm]]:
    """Return the arms that may absorb a packet, each with its bearer, whether they could take any or not."""
    if packet.way in ("overflow", "direct"):
        at = player_of(table, packet.seat)
        return [] if at is None or at.body is None else [(at.body, arm) for arm in at.body.arms]
    found = find_group(table, packet.target)
    if found is None:
        return []
    group = found.stood
    fighting = found.zone in ("combat", "behind")
    return [
        (body, arm)
        for body in group.bodies
        for arm in body.arms
        if not fighting or numbers.takes_part(group, arm)
    ]


def able(table: Table, packet: Packet) -> list[Arm]:
    """Return the arms that would take something of a packet, of equal ones the first (E14.4).

    Of what is left over all that the Player bears may take some, unselected weapons too (E14.9).
    """
    found: dict[tuple[object, ...], Arm] = {}
    group = None
    for body, arm in helpers(table, packet):
        if arm_taking(packet, arm).idle:
            continue
        if group is None:
            group = target_group(table, packet)
        chosen = group is not None and arm.id in group.chosen
        found.setdefault((body.id, arm.card, arm.damage, arm.markers, arm.magia, arm.shifted, chosen), arm)
    return list(found.values())


def target_group(table: Table, packet: Packet) -> Group | None:
    """Return the group that must take what is left of a packet: the struck one, or the Player card's."""
    if packet.way in ("overflow", "direct"):
        at = player_of(table, packet.seat)
    else:
        at = find_group(table, packet.target)
    return None if at is None else at.stood


def target_arm(table: Table, packet: Packet) -> Arm | None:
    """Return the arm at which a damage spell aims; None where it aims at a group (E12.6)."""
    if packet.way != "spell":
        return None
    at = find_arm(table, packet.target)
    return None if at is None else at.arm


Bound = Group | Arm
"""What cannot be left out when a packet is received."""


def bound(table: Table, packet: Packet) -> Bound:
    """Return what cannot be left out: the group of the character, members or Player card, or the target."""
    found = target_arm(table, packet) or target_group(table, packet)
    assert found is not None
    return found


def bound_taking(table: Table, packet: Packet, bound: Bound) -> Taking:
    """Return what the card takes that cannot be left out."""
    if isinstance(bound, Arm):
        return arm_taking(packet, bound)
    return group_taking(table, packet.seat, bound, packet)


def must_take(table: Table, packet: Packet) -> Taking:
    """Return what the card takes that cannot be left out, wherever it stands."""
    return bound_taking(table, packet, bound(table, packet))


def after(packet: Packet, taking: Taking, taken: bool = False) -> Packet:
    """Return the packet that is left once a card has taken its part."""
    more = 0 if taking.lost else packet.more
    return replaced(packet, portions=taking.left, more=more, taken=packet.taken or taken)


def absorb_more(table: Table, amount: int) -> None:
    """Let the next card of the packet at hand absorb more than it can; that much is lost (X13, H4)."""
    for place in range(len(table.agenda) - 1, -1, -1):
        step = table.agenda[place]
        if step.do == "absorb":
            assert step.packet is not None
            packet = replaced(step.packet, more=step.packet.more + amount)
            table.agenda[place] = replaced(step, packet=packet)
            return
    raise AssertionError("no packet of damage is at hand")
