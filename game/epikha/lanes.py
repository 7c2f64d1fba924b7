"""What comes of a combat, by numbers alone: who falls in a lane, what passes over, who should face whom.

Computer players plan attacks and defences with it, so it is quick and leaves out coins, spells and what only
few cards do. All gains are in points of ``judgement``, as the attacker sees them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from game.epikha.card import CARDS
from game.epikha.judgement import Scale
from game.epikha.rules import numbers
from game.epikha.rules.combat import contradictory, ready, stands_for_player
from game.epikha.rules.groups import player_of
from game.epikha.state import COMBAT_SPACES, Arm, Body, Group, Table
from game.epikha.words import (
    ACORAZADO,
    COLOSO,
    EVASION,
    LENT_MASK,
    PERFORADOR,
    PESADO,
    REGENERACION,
    VELOZ,
)

FATAL: Final = 5_000.0
"""What the last Vital of a Player card is worth here."""
SOAKED: Final = 0.75
"""The part of what arms can take for the Player card that they take without loss."""


class Fighter(msgspec.Struct):
    """A group with its numbers as it would fight."""

    group: int
    worth: float
    force: int
    portions: list[tuple[int, int]]
    """Amounts with their Levels (E6.4)."""
    vital: int
    rooms: list[int]
    """Vital of each member."""
    soak: int
    """What its arms in the combat can take."""
    level: int
    swift: int
    late: bool
    armour: int
    pierces: int
    evades: bool
    returns: bool
    """It goes back to the hand when it is destroyed."""
    player: bool
    stand_in: bool
    """The Player card or the Spirit in its place (E13.8)."""
    arms: tuple[int, ...]
    """The weapons or machine that it would fight with."""


class Clash(msgspec.Struct):
    """What a lane comes to: damage to both Players, and what both sides lose, in points."""

    to_defender: int
    to_attacker: int
    defender_loses: float
    attacker_loses: float

    @property
    def gain(self) -> float:
        """What it brings the attacker."""
        return self.to_defender - self.to_attacker + self.defender_loses - self.attacker_loses


# --- fighters ----------------------------------------------------------------------------------------------


def choice_of_arms(group: Group) -> tuple[int, ...]:
    """Return the weapons, or the machine, that a group had best fight with (E13.4, E13.5)."""
    armed = [arm for body in group.bodies for arm in body.arms if not CARDS[arm.card].is_object]
    if not armed:
        return ()
    armed.sort(key=_use, reverse=True)
    weapons: list[Arm] = []
    for arm in armed:
        if CARDS[arm.card].is_machine or len(weapons) == 2:
            continue
        if not weapons or not contradictory(arm.card, weapons[0].card):
            weapons.append(arm)
    machine = next((arm for arm in armed if CARDS[arm.card].is_machine), None)
    if machine is not None and _use(machine) > sum(_use(arm) for arm in weapons):
        return (machine.id,)
    return tuple(arm.id for arm in weapons if _use(arm) > 0)


def _use(arm: Arm) -> float:
    card = CARDS[arm.card]
    use = card.force + 0.3 * (card.vital - arm.damage)
    if card.mask & VELOZ:
        use += 4
    if card.mask & PESADO:
        use -= 4
    return use + 2 * bool(card.mask & (PERFORADOR | ACORAZADO | EVASION))


def fighter(table: Table, seat: int, group: Group, scale: Scale, placed: bool = False) -> Fighter:
    """Return a group as it fights; ``placed``: with the arms that it has selected already."""
    chosen = group.chosen if placed else choice_of_arms(group)
    bodies = group.bodies
    in_force = [_in_force(body, chosen) for body in bodies]
    first = CARDS[bodies[0].card]
    level = numbers.level_of(group)
    force = numbers.body_force(table, seat, group)
    if not placed and not first.is_player:
        force += _to_come(table, seat, group)
    portions = [(force, level)] if force else []
    soak = 0
    for arms in in_force:
        for arm in arms:
            card = CARDS[arm.card]
            if card.force:
                portions.append((card.force, card.level))
                force += card.force
            soak += max(0, card.vital - arm.damage)
    rooms = [numbers.vital_left(table, seat, body) for body in bodies]
    rules = _rules(bodies, in_force)
    return Fighter(
        group=group.id,
        worth=scale.group(group),
        force=force,
        portions=portions,
        vital=sum(rooms),
        rooms=rooms,
        soak=soak,
        level=level,
        swift=_rule(bodies, in_force, VELOZ) if rules & VELOZ else 0,
        late=rules & PESADO > 0 and _late(bodies, in_force),
        armour=_rule(bodies, in_force, ACORAZADO) if rules & ACORAZADO else 0,
        pierces=_rule(bodies, in_force, PERFORADOR) if rules & PERFORADOR else 0,
        evades=rules & EVASION > 0 and _rule(bodies, in_force, EVASION) > 0,
        returns=rules & REGENERACION > 0 and _rule(bodies, in_force, REGENERACION) > 0,
        player=first.is_player,
        stand_in=stands_for_player(group),
        arms=chosen,
    )


def _in_force(body: Body, chosen: tuple[int, ...]) -> list[Arm]:
    return [arm for arm in body.arms if arm.id in chosen or CARDS[arm.card].is_object]


def _rules(bodies: Sequence[Body], in_force: Sequence[list[Arm]]) -> int:
    """Return the rules that anybody of a group has, printed or lent."""
    found = 0
    for body, arms in zip(bodies, in_force, strict=True):
        found |= CARDS[body.card].mask
        for arm in arms:
            found |= CARDS[arm.card].mask & LENT_MASK
    return found


def _late(bodies: Sequence[Body], in_force: Sequence[list[Arm]]) -> bool:
    """Say whether a group strikes last (E13.10)."""
    return _rule(bodies, in_force, PESADO) > 0 and not _rule(bodies, in_force, COLOSO)


def _rule(bodies: Sequence[Body], in_force: Sequence[list[Arm]], rule: int) -> int:
    """Return the Level of a rule on a group that fights; of a Unit the sum, if all have it (E16.15c)."""
    total = 0
    for body, arms in zip(bodies, in_force, strict=True):
        card = CARDS[body.card]
        best = card.level if card.mask & rule else 0
        if rule & LENT_MASK:
            for arm in arms:
                lent = CARDS[arm.card]
                if lent.mask & rule and lent.level > best:
                    best = lent.level
        if not best:
            return 0
        total += best
    return total


def _to_come(table: Table, seat: int, group: Group) -> int:
    """Return by how much lasting effects will change the Fuerza of a group once it attacks."""
    if seat != table.active:
        return 0
    change = 0
    for owner in (0, 1):
        for op, _ in numbers.statics(table, owner, "force"):
            if (op.side == "own") == (owner == seat):
                fitting = sum(op.card_fits(CARDS[body.card]) for body in group.bodies)
                times = fitting if op.each_member else int(fitting == len(group.bodies))
                change += op.amount * times
    return change


# --- one lane ----------------------------------------------------------------------------------------------


def clash(one: Fighter, other: Fighter) -> Clash:
    """Return what comes of an attacker against who answers it (E13.10, E14)."""
    first, second = _step(one, other), _step(other, one)
    over, falls, loses = _strike(one, other)
    back, dies, costs = _strike(other, one)
    if first < second and falls and not other.evades:
        back, costs = 0, 0.0
    elif second < first and dies and not one.evades:
        over, loses = 0, 0.0
    return Clash(over, back, loses, costs)


def _step(one: Fighter, other: Fighter) -> int:
    if one.late:
        return 1 if one.swift else 2
    return 0 if one.swift and one.swift >= other.level else 1


def _strike(one: Fighter, other: Fighter) -> tuple[int, bool, float]:
    """Return what passes on to the Player of who is struck, whether it falls, and what it loses."""
    damage = one.force
    if other.armour:
        damage = sum([amount for amount, level in one.portions if level > other.armour])
    if not damage:
        return 0, False, 0.0
    soak = 0 if one.pierces else other.soak
    if other.player:
        return damage - round(min(damage, soak) * SOAKED), False, 0.0
    if len(other.rooms) > 1:
        return _strike_unit(damage, soak, other)
    if damage < other.vital:
        return 0, False, 0.0
    if damage < other.vital + soak:
        return 0, False, 0.3 * min(soak, damage - other.vital)
    part = 0.5 if other.evades or other.returns else 1.0
    return damage - other.vital, True, other.worth * part


def _strike_unit(damage: int, soak: int, other: Fighter) -> tuple[int, bool, float]:
    """A Unit: its members share the damage, so that as few as possible fall (E16.15a)."""
    damage = max(0, damage - soak)
    room = other.vital - len(other.rooms)
    falling = 0
    while room < damage and falling < len(other.rooms):
        falling += 1
        room += 1
    share = falling / len(other.rooms)
    if not falling:
        return 0, False, 0.0
    over = max(0, damage - other.vital)
    part = 0.5 if other.evades or other.returns else 1.0
    return over, falling == len(other.rooms), other.worth * share * part


# --- all lanes ---------------------------------------------------------------------------------------------


class Field:
    """Everybody who could fight for two sides, with what each pair would come to."""

    def __init__(
        self,
        table: Table,
        seat: int,
        scale: Scale,
        attackers: Sequence[Fighter] | None = None,
        defenders: Sequence[Fighter] | None = None,
    ) -> None:
        """``seat`` attacks; without ``attackers`` all who are ready might."""
        enemy = 1 - seat
        self.attackers = list(attackers) if attackers is not None else fighters(table, seat, scale)
        self.defenders = list(defenders) if defenders is not None else fighters(table, enemy, scale)
        self.vital, self.soak = _player(table, enemy)
        self.own_vital, _ = _player(table, seat)
        self._clashes: dict[tuple[int, int], Clash] = {}

    def clash(self, one: Fighter, other: Fighter) -> Clash:
        """Return what comes of a lane."""
        key = one.group, other.group
        found = self._clashes.get(key)
        if found is None:
            found = self._clashes[key] = clash(one, other)
        return found

    def attack(self, keep: Iterable[Fighter] = ()) -> tuple[float, list[Fighter]]:
        """Return the attack that promises most, and what it promises; ``keep`` attack in any case."""
        kept = list(keep)
        held = {one.group for one in kept}
        able = [one for one in self.attackers if one.force > 0 and one.group not in held]
        able.sort(key=lambda one: -one.force)
        chosen = kept + able[: COMBAT_SPACES - len(kept)]
        spare = able[COMBAT_SPACES - len(kept) :]
        best = self.promise(chosen)
        improved = True
        while improved and len(chosen) > len(kept):
            improved = False
            for one in chosen[len(kept) :]:
                fewer = [other for other in chosen if other is not one]
                worth = self.promise(fewer)
                if worth >= best:
                    best, chosen, improved = worth, fewer, True
                    spare.append(one)
                    break
        for one in spare:
            if len(chosen) < COMBAT_SPACES and one not in chosen:
                worth = self.promise([*chosen, one])
                if worth > best:
                    best, chosen = worth, [*chosen, one]
        return best, chosen

    def promise(self, attackers: Sequence[Fighter]) -> float:
        """Return what an attack comes to if the other side answers it well."""
        if not attackers:
            return 0.0
        return self.answered(attackers)[0]

    def answered(
        self, attackers: Sequence[Fighter], held: dict[int, Fighter] | None = None
    ) -> tuple[float, dict[int, Fighter]]:
        """Return what is left of an attack once it is answered, and by whom each attacker is faced.

        ``held``: lanes that are answered already.
        """
        worth, lanes = self._answered(attackers, held or {}, 1.0)
        if worth >= FATAL / 2:
            desperate = self._answered(attackers, held or {}, 0.05)
            if desperate[0] < worth:
                return desperate
        return worth, lanes

    def _answered(
        self, attackers: Sequence[Fighter], held: dict[int, Fighter], care: float
    ) -> tuple[float, dict[int, Fighter]]:
        """Pair by pair, the most useful first; ``care`` for anything but damage to the own Player card."""
        lanes = dict(held)
        free = [one for one in attackers if one.group not in lanes]
        taken = {other.group for other in lanes.values()}
        able = [other for other in self.defenders if other.group not in taken]
        options = []
        for one in free:
            for other in able:
                found = self.clash(one, other)
                kept = found.to_defender + care * (found.gain - found.to_defender)
                options.append((one.force - kept, one, other))
        options.sort(key=lambda option: -option[0])
        open_ = {one.group for one in free}
        for gain, one, other in options:
            if gain <= 0.5:
                break
            if one.group in open_ and other.group not in taken:
                lanes[one.group] = other
                open_.discard(one.group)
                taken.add(other.group)
        if open_:
            for _, one, other in options:  # who stands for the Player must face somebody (E13.8)
                if other.stand_in and other.group not in taken and one.group in open_:
                    lanes[one.group] = other
                    break
        return self.total(attackers, lanes), lanes

    def total(self, attackers: Sequence[Fighter], lanes: dict[int, Fighter]) -> float:
        """Return what an attack comes to with these lanes: fatal damage counts as such."""
        damage, back, worth = 0, 0, 0.0
        for one in attackers:
            other = lanes.get(one.group)
            if other is None:
                damage += one.force
                continue
            found = self.clash(one, other)
            damage += found.to_defender
            back += found.to_attacker
            worth += found.defender_loses - found.attacker_loses
        if self.vital:
            struck = damage - SOAKED * min(damage, self.soak)
            worth += struck + (FATAL if struck >= self.vital else 0.0)
        if self.own_vital:
            worth -= back + (FATAL if back >= self.own_vital else 0.0)
        return worth


def fighters(table: Table, seat: int, scale: Scale) -> list[Fighter]:
    """Return all groups of a seat that could be placed in the Combat Zone."""
    return [fighter(table, seat, group, scale) for group in ready(table, seat)]


def _player(table: Table, seat: int) -> tuple[int, int]:
    """Return the Vital of a Player card and what its arms can take; 0 while it is set aside."""
    at = player_of(table, seat)
    if at is None or at.body is None:
        return 0, 0
    soak = sum([numbers.capacity(arm) for arm in at.body.arms])
    return numbers.vital_left(table, seat, at.body), soak


