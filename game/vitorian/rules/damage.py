"""Step 4 of a combat: the numbers and what falls (V12.13 to V12.16), with Piercing (V13.7)."""

from __future__ import annotations

from typing import Any

import msgspec

from game.rules.contract import Told
from game.vitorian import events
from game.vitorian.card import CARDS
from game.vitorian.ops.base import Source
from game.vitorian.rules import numbers
from game.vitorian.rules.effects import effects_of
from game.vitorian.rules.flow import push
from game.vitorian.rules.verbs import Hands
from game.vitorian.spaces import OWN, SOVEREIGN, column, owner
from game.vitorian.state import NOBODY, Combat, Step, Table, Unit
from game.vitorian.view import Change
from game.vitorian.words import ENTRENCH, PIERCING, REACTIVE


class Strength(msgspec.Struct, frozen=True):
    """What a unit brings into step 4: final numbers, keywords, and how the numbers came about."""

    attack: int
    defence: int
    mask: int
    changes: tuple[Change, ...]


def flanker(table: Table, seat: int, attacker: int, space: int) -> int | None:
    """Return a unit of the attacking side that flanks the unit on ``space``, if there is one (V12.13)."""
    attacked = column(space)
    for place in OWN[seat]:
        unit = table.grid[place]
        if unit is not None and unit.id != attacker and abs(column(place) - attacked) == 1:
            return unit.id
    return None


def strength(table: Table, combat: Combat, unit: Unit, seat: int, other: Unit | None) -> Strength:
    """Return the numbers of a unit in a combat (V12.14); ``other`` is the unit that it meets."""
    space = table.where(unit.id)
    attack, defence, mask = numbers.current(table, unit, space)
    changes = standing_changes(table, unit, space)
    for change in combat.changes:
        if change.unit == unit.id:
            mask |= change.mask
    if mask & REACTIVE:  # V13.8: whether it attacks or defends, by itself and free
        changes.append(Change("reactive", 0, defence, "combat"))
        defence *= 2
    for extra in _combat_only(table, combat, unit, seat, other):
        attack, defence = attack + extra.attack, defence + extra.defence
        changes.append(extra)
    return Strength(max(0, attack), max(0, defence), mask, tuple(changes))


def standing_changes(table: Table, unit: Unit, space: int) -> list[Change]:
    """Return why a unit's numbers outside combat are not the printed ones."""
    found = []
    if unit.equipment:
        linked = CARDS[unit.equipment]
        if linked.attack or linked.defence:
            found.append(Change(unit.equipment, linked.attack, linked.defence, "equipment"))
    found += [
        Change(one.source, one.attack, one.defence, one.lasting)
        for one in unit.changes
        if one.attack or one.defence
    ]
    if numbers.has_auras(table):
        found += [
            Change(card, aura.attack, aura.defence, "aura")
            for aura, card in numbers.auras_on(table, unit, space)
            if aura.attack or aura.defence
        ]
    return found


def _combat_only(
    table: Table, combat: Combat, unit: Unit, seat: int, other: Unit | None
) -> list[Change]:
    """Return flanking, Orders, bombardment and card texts that speak of combat, in this order."""
    found = []
    defends = seat != combat.seat
    if defends and flanker(table, combat.seat, combat.unit, table.where(unit.id)) is not None:
        found.append(Change("flank", -1, -1, "combat"))
    found += [
        Change(one.source, one.attack, one.defence, "combat")
        for one in combat.changes
        if one.unit == unit.id and (one.attack or one.defence)
    ]
    for number in combat.supporters:
        space = table.where(number)
        if space != NOBODY and owner(space) == seat:
            found.append(Change("support", numbers.attack_of(table, table.on(space), space), 0, "combat"))
    found += _texts(table, combat, unit, seat, other)
    return found


def _texts(table: Table, combat: Combat, unit: Unit, seat: int, other: Unit | None) -> list[Change]:
    """Return what card texts add to a unit that attacks or defends (R-02, N-14)."""
    role = "attacking" if seat == combat.seat else "defending"
    return [
        Change(card, text.attack, text.defence, "combat")
        for text, controller, carrier, card in numbers.sources(table, "in_combat")
        if controller == seat and text.role in (role, "any") and _concerns(table, text, carrier, unit, other)
    ]


def _concerns(table: Table, text: Any, carrier: int, unit: Unit, other: Unit | None) -> bool:
    hands = Hands(table, [])
    if text.target == "self":
        if carrier != unit.id:
            return False
    elif not text.units.fits(unit, hands.mask(unit), table.where(unit.id), carrier):
        return False
    if other is None:
        return bool(text.against == type(text.against)())
    return bool(text.against.fits(other, hands.mask(other), table.where(other.id), unit.id))


# --- carrying it out ---------------------------------------------------------------------------------------


def damage(table: Table, told: list[Told], step: Step) -> None:
    """Compare both at once and destroy what falls (V12.15); an attack on the Sovereign only hits (V12.17)."""
    combat = table.combat
    assert combat is not None
    combat.step = "damage"
    push(table, Step("impact"))
    if combat.target_space == SOVEREIGN:
        combat.hit = True
        return
    attacker, target = table.on(table.where(combat.unit)), table.on(table.where(combat.target))
    strikes = _strikes(table, combat, attacker, target)
    ours, theirs = strikes
    target_falls = ours.attack >= theirs.defence
    attacker_falls = theirs.attack >= ours.defence
    flanked = flanker(table, combat.seat, combat.unit, table.where(combat.target))
    told.append(
        events.Compared(
            combat.unit, combat.target, ours.attack, theirs.defence, theirs.attack, ours.defence, flanked,
            attacker_falls, target_falls,
        )
    )
    _tell_keywords(told, attacker, target, ours, theirs)
    falling = [combat.unit] * attacker_falls + [combat.target] * target_falls
    before = len(table.agenda)
    gone = Hands(table, told).destroy(falling, Source(combat.seat, ""), "combat")
    _add_kills(table, combat, gone, before)
    excess = ours.attack - theirs.defence
    if ours.mask & PIERCING and combat.target in gone and excess > 0:
        combat.hit = True
        told.append(events.Excess(combat.unit, excess))
        told.append(events.Fired("piercing", attacker.card))


def _strikes(table: Table, combat: Combat, attacker: Unit, target: Unit) -> tuple[Strength, Strength]:
    return (
        strength(table, combat, attacker, combat.seat, target),
        strength(table, combat, target, 1 - combat.seat, attacker),
    )


def _tell_keywords(told: list[Told], attacker: Unit, target: Unit, ours: Strength, theirs: Strength) -> None:
    for unit, numbers_ in ((attacker, ours), (target, theirs)):
        if numbers_.mask & REACTIVE:
            told.append(events.Fired("reactive", unit.card))
        told += [
            events.Fired("in_combat", change.source)
            for change in numbers_.changes
            if change.lasting == "combat" and change.source in _speaking(change.source)
        ]
        told += [events.Fired("aura", one.source) for one in numbers_.changes if one.lasting == "aura"]


def _speaking(card: str) -> tuple[str, ...]:
    """Return the card itself if it has a text about combat, else nothing."""
    known = CARDS.get(card)
    return (card,) if known is not None and known.in_combat else ()


def _add_kills(table: Table, combat: Combat, gone: list[int], before: int) -> None:
    """Let those that destroyed and still stand have their effects, with the other triggers (V14.2)."""
    steps: list[Step] = []
    for killer, killed in ((combat.unit, combat.target), (combat.target, combat.unit)):
        space = table.where(killer)
        if killed in gone and space != NOBODY:
            unit = table.on(space)
            steps += effects_of(unit.card, "kill", owner(space), killer)
    if steps:
        waiting = table.agenda.pop()
        assert waiting.do == "triggers" and len(table.agenda) == before
        table.agenda.append(Step("triggers", steps=waiting.steps + tuple(steps)))


def entrench_fired(table: Table, told: list[Told], space: int) -> None:
    """Tell that an attack goes to a unit because it is dug in (V13.6)."""
    unit = table.on(space)
    if numbers.mask_of(table, unit, space) & ENTRENCH:
        told.append(events.Fired("entrench", unit.card))
