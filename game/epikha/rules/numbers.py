"""Numbers and special rules as they are now: Level, Fuerza, Vital, and what is lent (E6, E16.15, E16.17).

A special rule is asked for by its bit (``words``) and answered with the Level at which it is in force, 0
where it is not. Of a group in combat only the selected weapons or machine and the objects count (E10.7).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from game.epikha import library
from game.epikha.card import CARDS
from game.epikha.state import Arm, Body, Group, Table
from game.epikha.words import INMUNIDAD, LENT_MASK, PESADO

# --- who takes part ----------------------------------------------------------------------------------------


def fights(table: Table, seat: int, group: Group) -> bool:
    """Say whether a group is in the Combat Zone, behind a survivor included (E4.3)."""
    if table.battle is None:
        return False
    side = table.sides[seat]
    number = group.id
    return any(one is not None and one.id == number for one in side.combat) or any(
        one.id == number for one in side.behind
    )


def takes_part(group: Group, arm: Arm) -> bool:
    """Say whether an arm takes part where its group fights: an object, or selected (E1.6, E13.4, E13.6)."""
    return CARDS[arm.card].is_object or arm.id in group.chosen


def arms_in_force(table: Table, seat: int, group: Group) -> list[Arm]:
    """Return the arms that count for a group: all assigned ones, or in combat those that take part."""
    arms = [arm for body in group.bodies for arm in body.arms]
    if arms and fights(table, seat, group):
        return [arm for arm in arms if takes_part(group, arm)]
    return arms


# --- special rules (E6.2, E6.3, E16.15c, E16.17) -----------------------------------------------------------


def rule_level(table: Table, seat: int, group: Group, rule: int) -> int:
    """Return the Level at which a rule is in force for a group, 0 where it is not.

    Of a Unit it is the sum of the Levels at which its members have it, if all of them have it. Of Inmunidad
    this says only whether there is one at all; see ``immunities``.
    """
    if not group.unit:
        return _level_on(table, seat, group, group.bodies[0], rule)
    total = 0
    for body in group.bodies:
        level = _level_on(table, seat, group, body, rule)
        if not level:
            return 0
        total += level
    return total


def _level_on(table: Table, seat: int, group: Group, body: Body, rule: int) -> int:
    printed = CARDS[body.card]
    best = printed.level if printed.mask & rule else 0
    if body.arms and rule & LENT_MASK:
        for arm in body.arms:
            card = CARDS[arm.card]
            if card.mask & rule and card.level > best and _lends(table, seat, group, arm):
                best = card.level
    return best


def _lends(table: Table, seat: int, group: Group, arm: Arm) -> bool:
    return takes_part(group, arm) or not fights(table, seat, group)


def heavy(table: Table, seat: int, group: Group) -> bool:
    """Say whether Pesado is in force: for a Unit also by a selected arm alone (E13.10)."""
    if rule_level(table, seat, group, PESADO):
        return True
    return group.unit and any(
        CARDS[arm.card].mask & PESADO and arm.id in group.chosen for body in group.bodies for arm in body.arms
    )


Immunities = tuple[tuple[str, int], ...]
"""What Inmunidades are against, each with the Level at which it is in force, in alphabetical order."""


def immunities(table: Table, seat: int, group: Group) -> Immunities:
    """Return the Inmunidades in force for a group; of a Unit those that all members share (E16.15c)."""
    if not printed_masks(group) & INMUNIDAD:
        return ()
    shared = _immunities_on(table, seat, group, group.bodies[0])
    for body in group.bodies[1:] if group.unit else ():
        other = _immunities_on(table, seat, group, body)
        shared = {word: level + other[word] for word, level in shared.items() if word in other}
    return tuple(sorted(shared.items()))


def printed_masks(group: Group) -> int:
    """Return the special rules of all cards of a group together, whether they are in force or not."""
    mask = 0
    for body in group.bodies:
        mask |= CARDS[body.card].mask
        for arm in body.arms:
            mask |= CARDS[arm.card].mask
    return mask


def _immunities_on(table: Table, seat: int, group: Group, body: Body) -> dict[str, int]:
    printed = CARDS[body.card]
    found = dict.fromkeys(printed.immune, printed.level)
    for arm in body.arms:
        card = CARDS[arm.card]
        if card.immune and _lends(table, seat, group, arm):
            for word in card.immune:
                found[word] = max(found.get(word, 0), card.level)
    return found


def arm_immunities(arm: Arm) -> Immunities:
    """Return the Inmunidades that an arm has itself."""
    card = CARDS[arm.card]
    return tuple(sorted(dict.fromkeys(card.immune, card.level).items()))


def spurns(found: Immunities, traits: Iterable[str], level: int) -> bool:
    """Say whether Inmunidades count a card with these traits and this Level as nothing (E16.6)."""
    return bool(found) and any(word in traits and level <= at for word, at in found)


def unaffected(table: Table, seat: int, target: Group | Arm, traits: Iterable[str], level: int) -> bool:
    """Say whether a group or arm ignores a spell or effect with these traits and this Level (E16.6)."""
    if isinstance(target, Arm):
        return bool(CARDS[target.card].immune) and spurns(arm_immunities(target), traits, level)
    return spurns(immunities(table, seat, target), traits, level)


# --- Level, traits, Vital ----------------------------------------------------------------------------------


def level_of(group: Group) -> int:
    """Return the Level of a group's character, or the sum of a Unit's members (E6.5)."""
    if not group.unit:
        return CARDS[group.bodies[0].card].level
    return sum([CARDS[body.card].level for body in group.bodies])


def traits_of(group: Group) -> tuple[str, ...]:
    """Return what an Inmunidad of others may be against: of a Unit what all its members have (E6.5)."""
    if not group.unit:
        return printed_traits(group.bodies[0].card)
    shared = CARDS[group.bodies[0].card].traits
    for body in group.bodies[1:]:
        shared = shared & CARDS[body.card].traits
    return tuple(sorted(shared))


@cache
def printed_traits(card: str) -> tuple[str, ...]:
    """Return what an Inmunidad of others may be against a card, in alphabetical order."""
    return tuple(sorted(CARDS[card].traits))


library.on_change(printed_traits.cache_clear)


def full_vital(table: Table, seat: int, body: Body) -> int:
    """Return the printed Vital of a body, that of a Player card with its Ability (H1)."""
    card = CARDS[body.card]
    if not card.is_player:
        return card.vital
    return card.vital + _of_ability(table, seat, "player_vital")


def vital_left(table: Table, seat: int, body: Body) -> int:
    """Return the current Vital of a body: less its damage and what it has spent, never below 0 (E14.6)."""
    card = CARDS[body.card]
    full = full_vital(table, seat, body) if card.is_player else card.vital
    left = full - body.damage - body.spent
    return left if left > 0 else 0


def capacity(arm: Arm) -> int:
    """Return the current Resistencia of an arm (E14.6)."""
    return max(0, CARDS[arm.card].vital - arm.damage)


# --- Fuerza ------------------------------------------------------------------------------------------------


def body_force(table: Table, seat: int, group: Group) -> int:
    """Return the Fuerza of a character, Player card or all members of a Unit, without their arms."""
    force = sum([CARDS[body.card].force for body in group.bodies])
    if CARDS[group.bodies[0].card].is_player:
        return max(0, force + _of_ability(table, seat, "player_force"))
    return max(0, force + sum([change for change, _ in force_changes(table, seat, group)]))


def force_changes(table: Table, seat: int, group: Group) -> list[tuple[int, str]]:
    """Return by how much continuous spells change the Fuerza of a fighting group, with their cards.

    Those of the own side act in the own Combat Phase, those of the other on who attacks it (E19, X33): both
    speak of the groups of the active seat.
    """
    if seat != table.active or not fights(table, seat, group):
        return []
    found = []
    for owner in (0, 1):
        for op, card in statics(table, owner, "force"):
            if (op.side == "own") == (owner == seat) and (change := _change(op, group)):
                found.append((change, card))
    return found


def force_effects(table: Table, seat: int, group: Group) -> list[tuple[str, str]]:
    """Return the lasting effects that change a fighting group's Fuerza: their ops with their cards (H2)."""
    ability = table.sides[seat].ability
    if ability and CARDS[group.bodies[0].card].is_player and _of_ability(table, seat, "player_force"):
        return [("player_force", ability)]
    return [("force", card) for _, card in force_changes(table, seat, group)]


def _change(op: Any, group: Group) -> int:
    """Return what a lasting effect does to a group: each member counts, or a Unit once if all fit."""
    fitting = sum([op.card_fits(CARDS[body.card]) for body in group.bodies])
    times = fitting if op.each_member else int(fitting == len(group.bodies))
    change: int = op.amount * times
    return change


def arm_force(arm: Arm) -> int:
    """Return the Fuerza of an arm."""
    return CARDS[arm.card].force


def force_of(table: Table, seat: int, group: Group) -> int:
    """Return the whole Fuerza of a group as it stands: character and the arms that count (E14.1)."""
    arms = arms_in_force(table, seat, group)
    return body_force(table, seat, group) + sum([arm_force(arm) for arm in arms])


def spell_bonus(table: Table, seat: int) -> int:
    """Return by how much the Fuerza of a seat's damage spells is higher (X34)."""
    return sum_of(op for op, _ in statics(table, seat, "spell_force"))


# --- lasting effects ---------------------------------------------------------------------------------------


@cache
def _speakers(name: str) -> frozenset[str]:
    """Return all cards in force with a lasting effect of a kind."""
    return frozenset(card.id for card in CARDS.values() if any(name == op.NAME for op in card.statics))


library.on_change(_speakers.cache_clear)


def statics(table: Table, seat: int, name: str) -> Iterator[tuple[Any, str]]:
    """Yield the lasting effects of a kind that a seat has in force: continuous spells and its Ability."""
    speakers = _speakers(name)
    if not speakers:
        return
    side = table.sides[seat]
    cards = [spot.spell for spot in side.magic if spot and spot.spell in speakers and not spot.kept]
    if side.ability in speakers:
        cards.append(side.ability)
    for card in cards:
        for op in CARDS[card].statics:
            if name == op.NAME:
                yield op, card


def _of_ability(table: Table, seat: int, name: str) -> int:
    """Return what a Player Ability adds to the Player card (H1, H2)."""
    ability = table.sides[seat].ability
    if not ability:
        return 0
    return sum_of(op for op in CARDS[ability].statics if name == op.NAME)


def sum_of(effects: Iterable[Any]) -> int:
    """Return the amounts of lasting effects together; several of one name add up (E12.10)."""
    total = 0
    for op in effects:
        total += op.amount
    return total
