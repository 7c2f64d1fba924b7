"""Damage on its way: packets and the portions in them, one for each source card (E6.4, E14.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from game.epikha.card import CARDS
from game.epikha.ops.base import Source
from game.epikha.rules import numbers
from game.epikha.state import NOBODY, Group, Packet, Portion, Table, replaced
from game.epikha.words import BIT, DISPERSAR, PERFORADOR

Portions = tuple[Portion, ...]


def total(portions: Portions) -> int:
    """Return how much damage portions are together."""
    return sum([portion.amount for portion in portions])


def less(portions: Portions, amount: int) -> Portions:
    """Return what is left of portions when so much is taken, from the highest Level first (E14.6)."""
    if amount <= 0:
        return portions
    if amount >= total(portions):
        return ()
    left = []
    for portion in sorted(portions, key=_level, reverse=True):
        taken = min(amount, portion.amount)
        amount -= taken
        if taken < portion.amount:
            left.append(replaced(portion, amount=portion.amount - taken) if taken else portion)
    return tuple(left)


def _level(portion: Portion) -> int:
    return portion.level


def without_void(portions: Portions, armoured: int, immune: numbers.Immunities) -> Portions:
    """Return the portions that an Acorazado of this Level (0 for none) and Inmunidades let through.

    What they stop does no damage, and nothing of it passes on (E16.1, E16.6).
    """
    if not armoured and not immune:
        return portions
    return tuple(
        [
            portion
            for portion in portions
            if portion.level > armoured and not numbers.spurns(immune, portion.traits, portion.level)
        ]
    )


# --- making packets ----------------------------------------------------------------------------------------


def strike_portions(table: Table, seat: int, group: Group) -> Portions:
    """Return the portions of a group's strike: its character or members, and each arm that takes part."""
    found = []
    force = numbers.body_force(table, seat, group)
    if force > 0:
        level, traits = numbers.level_of(group), numbers.traits_of(group)
        found.append(Portion(force, level, group.bodies[0].card, traits))
    for body in group.bodies:
        for arm in body.arms:
            card = CARDS[arm.card]
            if card.force > 0 and numbers.takes_part(group, arm):
                found.append(Portion(card.force, card.level, card.id, numbers.printed_traits(card.id)))
    return tuple(found)


Way = Literal["combat", "overflow", "direct", "spell"]


def strike_packet(table: Table, seat: int, group: Group, space: int, way: Way, target: int) -> Packet:
    """Return the packet that a group of ``seat`` makes when it strikes (E13.11); it may be empty."""
    return Packet(
        1 - seat, way, strike_portions(table, seat, group), target, group.id, space,
        numbers.rule_level(table, seat, group, PERFORADOR),
        bool(numbers.rule_level(table, seat, group, DISPERSAR)),
        immune=numbers.immunities(table, seat, group),
    )  # fmt: skip


def spell_packet(seat: int, source: Source, target: int, amount: int) -> Packet:
    """Return the packet of a damage spell at a group or arm of ``seat`` (E12.6): one portion of its Level."""
    spell = source.spell
    rules: Iterable[str] = () if spell is None else spell.rules
    portion = Portion(amount, source.level, source.card, tuple(sorted(source.traits)))
    mask = sum(BIT[rule] for rule in rules)
    return Packet(
        seat, "spell", (portion,) if amount > 0 else (), target, NOBODY, NOBODY,
        source.level if mask & PERFORADOR else 0, bool(mask & DISPERSAR),
        "" if spell is None else spell.element, source.card,
    )  # fmt: skip
