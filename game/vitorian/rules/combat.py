"""Combat from the declaration to the impact (V12), one attack after the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.rules.contract import Action, Told
from game.vitorian import actions, events
from game.vitorian.card import CARDS
from game.vitorian.rules import numbers, resources
from game.vitorian.rules.damage import entrench_fired
from game.vitorian.rules.effects import PASS, effects_of
from game.vitorian.rules.flow import ask, charge, push
from game.vitorian.rules.play import END
from game.vitorian.rules.recycle import recycle, recycle_options
from game.vitorian.rules.targets import behind, entrenched, front, new_targets, targets
from game.vitorian.rules.verbs import Hands, finish
from game.vitorian.spaces import SOVEREIGN, VANGUARD, column, is_vanguard, owner
from game.vitorian.state import NOBODY, Combat, Question, Step, Table, Unit, replaced
from game.vitorian.words import BAYONET, LONG_RANGE, SWIFT

SWIFT_ATTACKS: Final = 2


@lru_cache(1_000)
def _attack(space: int, target: int) -> Action:
    return actions.Attack(space, target)


# --- step 1: declaration -----------------------------------------------------------------------------------


def combat_options(table: Table, question: Question) -> Sequence[Action]:
    """Return all attacks that may be declared (V12.1, V12.3), a Recycle, and ending the phase."""
    seat = question.seat
    found: list[Action] = []
    walls: list[int] | None = None
    for unit, space, mask in numbers.masked_units(table, seat):
        if is_vanguard(space) and may_attack(table, unit, space, mask):
            walls = entrenched(table, 1 - seat) if walls is None else walls
            found += [_attack(space, target) for target in targets(table, seat, column(space), mask, walls)]
    found += recycle_options(table, seat)
    found.append(END)
    return found


def may_attack(table: Table, unit: Unit, space: int, mask: int) -> bool:
    """Say whether a unit in the Vanguard with these keywords may attack now (V10.3, V12.1, V12.2, V13.1,
    V13.2)."""
    if unit.exhausted:
        return False
    if unit.fresh and not mask & BAYONET:
        return False
    return attacks_left(mask, unit) > 0 and not numbers.forbidden(table, "attack", unit, space)


def attacks_left(mask: int, unit: Unit) -> int:
    """Return how many attacks this turn has left for a unit with these keywords (V12.2, V13.2)."""
    return max(0, (SWIFT_ATTACKS if mask & SWIFT else 1) - unit.attacks)


def combat_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Declare an attack, recycle between attacks, or end the phase (V9.3)."""
    seat = question.seat
    if type(action) is actions.EndPhase:
        push(table, Step("end", seat))
        return
    push(table, Step("ask_main", seat))
    if type(action) is actions.Recycle:
        recycle(table, told, seat, action)
    else:
        assert isinstance(action, actions.Attack)
        declare(table, told, seat, action.space, action.target)


def declare(table: Table, told: list[Told], seat: int, space: int, target_space: int) -> None:
    """Declare an attack: it exhausts the attacker, unless it is Swift (V12.2, V13.2)."""
    unit = table.on(space)
    mask = numbers.mask_of(table, unit, space)
    swift = bool(mask & SWIFT)
    table.grid[space] = replaced(unit, exhausted=not swift, attacks=unit.attacks + 1)
    target = NOBODY if target_space == SOVEREIGN else table.on(target_space).id
    attacked = column(space if target_space == SOVEREIGN else target_space)
    table.combat = Combat(seat, unit.id, target, target_space, attacked, space)
    aimed = None if target == NOBODY else target
    told.append(events.AttackDeclared(seat, unit.id, space, aimed, target_space, attacked))
    _tell_keywords(table, told, unit, space, target_space, mask)
    windows = Step("open_window", 1 - seat), Step("open_window", seat)
    push(table, *windows, Step("resolve_stack"), Step("after_stack"))


def _tell_keywords(
    table: Table, told: list[Told], unit: Unit, space: int, target_space: int, mask: int
) -> None:
    if mask & SWIFT:
        told.append(events.Fired("swift", unit.card))
    if unit.fresh:
        told.append(events.Fired("bayonet", unit.card))
    seat = owner(space)
    covered = table.grid[front(1 - seat, column(space))] is not None
    if mask & LONG_RANGE and covered and target_space in (SOVEREIGN, behind(1 - seat, column(space))):
        told.append(events.Fired("long_range", unit.card))
    if target_space != SOVEREIGN:
        entrench_fired(table, told, target_space)


# --- after the stack: is there still a target? (V12.8) -----------------------------------------------------


def after_stack(table: Table, told: list[Told], step: Step) -> None:
    """End the combat, go on (also with an attacker that was moved: V12.9), or let it aim anew."""
    combat = table.combat
    assert combat is not None
    space = table.where(combat.unit)
    if space == NOBODY:
        end_combat(table, told)
        return
    push(table, Step("support", 1 - combat.seat), Step("support", combat.seat), Step("damage"))
    choices = new_targets(table, combat, Hands(table, told).mask(table.on(space)))
    if choices is None:
        return
    combat.step = "target"
    if len(choices) == 1:
        aim_anew(table, told, choices[0])
    else:
        ask(table, Question("target", combat.seat))


def target_options(table: Table, question: Question) -> Sequence[Action]:
    """Return what the attacker may aim at from where it stands now, whatever its row (V12.8)."""
    combat = table.combat
    assert combat is not None
    space = table.where(combat.unit)
    mask = Hands(table, []).mask(table.on(space))
    return [actions.Aim(target) for target in targets(table, combat.seat, column(space), mask)]


def target_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Take the new target."""
    assert isinstance(action, actions.Aim)
    aim_anew(table, told, action.space)


def aim_anew(table: Table, told: list[Told], target_space: int) -> None:
    """Let the attack have a new target; its column is the attacked column now (V12.8)."""
    combat = table.combat
    assert combat is not None
    space = table.where(combat.unit)
    combat.target = NOBODY if target_space == SOVEREIGN else table.on(target_space).id
    combat.target_space = target_space
    combat.column = column(space if target_space == SOVEREIGN else target_space)
    aimed = None if combat.target == NOBODY else combat.target
    told.append(events.Retargeted(combat.seat, combat.unit, aimed, target_space, combat.column))


# --- step 3: supporting bombardment (V12.10 to V12.12) -----------------------------------------------------


def supporter(table: Table, seat: int) -> int | None:
    """Return the Rear unit of a seat that could bombard in this combat, whether it is paid or not."""
    combat = table.combat
    assert combat is not None
    fighter = combat.unit if combat.seat == seat else combat.target
    space = table.where(fighter) if fighter != NOBODY else NOBODY
    if space not in VANGUARD[seat] or combat.forbidden[seat]:
        return None
    unit = table.grid[behind(seat, column(space))]
    return None if unit is None or unit.id in combat.supporters else unit.id


def support(table: Table, told: list[Told], step: Step) -> None:
    """Ask a side whether it bombards, if it has a unit behind its own and can pay (V12.10)."""
    combat = table.combat
    assert combat is not None
    combat.step = "support"
    if supporter(table, step.seat) is not None and resources.ready_supplies(table.sides[step.seat]):
        ask(table, Question("support", step.seat, may=True))


_SUPPORT: Final = (actions.Support(), PASS)


def support_options(table: Table, question: Question) -> Sequence[Action]:
    """Return yes and no."""
    return _SUPPORT


def support_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Pay for the bombardment, or decline it."""
    if type(action) is not actions.Support:
        told.append(events.SupportDeclined(question.seat, by_itself=False))
        return
    unit = supporter(table, question.seat)
    assert unit is not None
    charge(table, told, question.seat, ("S",), "support", Step("supported", question.seat, unit=unit))


def supported(table: Table, told: list[Told], step: Step) -> None:
    """Let a paid bombardment count (V12.10, V12.11)."""
    combat = table.combat
    assert combat is not None
    combat.supporters.append(step.unit)
    space = table.where(step.unit)
    attack = numbers.attack_of(table, table.on(space), space)
    told.append(events.Supported(step.seat, step.unit, space, attack))
    told.append(events.Fired("support", table.on(space).card))


# --- step 5: impact on the Sovereign (V12.17, V12.18, V13.7) -----------------------------------------------


def impact(table: Table, told: list[Told], step: Step) -> None:
    """Hit the Sovereign, if the attack struck it or carried through (V12.17, V13.7), and end the combat."""
    combat = table.combat
    assert combat is not None
    combat.step = "impact"
    seat, enemy = combat.seat, 1 - combat.seat
    push(table, Step("combat_over"))
    if not combat.hit or entrenched(table, enemy):
        return
    side = table.sides[enemy]
    if not side.defense:
        told.append(events.SovereignHit(enemy, None, 0))
        finish(table, told, seat, "sovereign", "V1.2")
        return
    removed = side.defense.pop()
    side.discard.append(removed)
    told.append(events.SovereignHit(enemy, removed, len(side.defense)))
    _on_hit(table, seat, combat.unit)


def _on_hit(table: Table, seat: int, attacker: int) -> None:
    """Let effects of the hitting side come about: of Sovereign, Field Condition and the attacker itself."""
    side = table.sides[seat]
    steps = effects_of(side.sovereign, "hit", seat, NOBODY)
    if side.field:
        steps += effects_of(side.field, "hit", seat, NOBODY)
    space = table.where(attacker)
    if space != NOBODY and (card := CARDS[table.on(space).card]).fires:
        steps += effects_of(card.id, "hit", seat, attacker)
    push(table, *steps)


def combat_over(table: Table, told: list[Told], step: Step) -> None:
    """End the combat; what was for this combat only ends with it (V14.4)."""
    end_combat(table, told)


def end_combat(table: Table, told: list[Told]) -> None:
    """Forget the combat."""
    assert table.combat is not None
    told.append(events.CombatEnded(table.combat.unit))
    table.combat = None
