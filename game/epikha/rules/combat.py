"""The Combat Phase from the declaration to the return: attackers, arms, responders, the Player (E13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from game.epikha import actions, events
from game.epikha.card import CARDS
from game.epikha.rules import groups, leaving, veil
from game.epikha.rules.flow import DONE, ask, push
from game.epikha.rules.strikes import battle_of
from game.epikha.state import COMBAT_SPACES, Arm, Battle, Body, Group, Question, Step, Table, replaced
from game.epikha.words import PESADO, VELOZ
from game.rules.contract import Action, Told

MOST_WEAPONS: Final = 2
"""How many weapons a group fights with (E13.4)."""


def combat(table: Table, told: list[Told], step: Step) -> None:
    """Begin the Combat Phase (E8.5, E13.1)."""
    table.battle = Battle()
    push(table, Step("attackers", step.seat))


def ready(table: Table, seat: int) -> list[Group]:
    """Return the groups of a seat that may be placed in the Combat Zone: from Deployment and Magic Zone.

    It does not matter when they came (E9.4, E11.6, E13.2, E13.7).
    """
    side = table.sides[seat]
    found = [] if side.area is None else [side.area]
    found += side.reserves
    for spot in side.magic:
        if spot is not None:
            found += spot.groups
    return found


# --- attackers (E13.1, E13.2) ------------------------------------------------------------------------------


def attackers(table: Table, told: list[Told], step: Step) -> None:
    """Ask for the next attacker; done by itself where there is none, or no space."""
    if None in table.sides[step.seat].combat and ready(table, step.seat):
        ask(table, Question("attack", step.seat))
    else:
        _declared(table, told, step.seat)


def attack_options(table: Table, question: Question) -> Sequence[Action]:
    """Return every group with every free space, and to be done."""
    free = [space for space, fighter in enumerate(table.sides[question.seat].combat) if fighter is None]
    found: list[Action] = []
    if free:
        for group in ready(table, question.seat):
            found += [actions.Attack(group.id, space) for space in free]
    found.append(DONE)
    return found


def attack_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Choose the arms of an attacker and go on, or declare the attack."""
    if type(action) is actions.Attack:
        push(table, Step("attackers", question.seat))
        _choose_arms(table, told, question.seat, action.group, action.space, "attacker")
    else:
        _declared(table, told, question.seat)


def _declared(table: Table, told: list[Told], seat: int) -> None:
    """Declare the attack; nobody attacks where no group is placed, and the phase is over (E8.8)."""
    veil.lift(table, told)
    spaces = tuple([space for space, group in enumerate(table.sides[seat].combat) if group is not None])
    if not spaces:
        table.battle = None
        return
    table.attacked = True
    told.append(events.AttackDeclared(seat, spaces))
    push(table, Step("window", seat, card="W3"), Step("answered", 1 - seat))


# --- the arms of a group (E13.4, E13.5) --------------------------------------------------------------------

Role = events.Role


def _choose_arms(table: Table, told: list[Told], seat: int, group: int, space: int, role: Role) -> None:
    """Ask which weapons or machine a group fights with, then let it take its space."""
    _next_arm(table, told, Question("arms", seat, card=role, number=group, space=space))


def _next_arm(table: Table, told: list[Told], question: Question) -> None:
    if _may_select(groups.group_at(table, question.number), question.numbers):
        ask(table, question)
    else:
        _place(table, told, question)


def _may_select(group: Group, numbers: Sequence[int]) -> bool:
    """Say whether any arm may be selected besides those with these numbers."""
    arms = [arm for body in group.bodies for arm in body.arms]
    if not arms:
        return False
    chosen = [arm for arm in arms if arm.id in numbers]
    return any(arm not in chosen and _fits(arm, chosen) for arm in arms)


def arms_options(table: Table, question: Question) -> Sequence[Action]:
    """Return the arms that may be selected besides those chosen, of equal ones the first; and to be done."""
    group = groups.group_at(table, question.number)
    armed = [(body, arm) for body in group.bodies for arm in body.arms]
    chosen = [arm for _, arm in armed if arm.id in question.numbers]
    different: dict[tuple[object, ...], Action] = {}
    for body, arm in armed:
        if arm not in chosen and _fits(arm, chosen):
            different.setdefault(_kind(body, arm), actions.Select(arm.id))
    return [*different.values(), DONE]


def _kind(body: Body, arm: Arm) -> tuple[object, ...]:
    return (body.id, arm.card, arm.damage, arm.markers, arm.magia)


def _fits(arm: Arm, chosen: Sequence[Arm]) -> bool:
    """Say whether an arm may be selected with those chosen: two weapons, or one machine (E5.12, E13.5)."""
    card = CARDS[arm.card]
    if card.is_object:
        return False
    if not chosen:
        return True
    if card.is_machine or len(chosen) == MOST_WEAPONS or CARDS[chosen[0].card].is_machine:
        return False
    return not contradictory(arm.card, chosen[0].card)


def contradictory(one: str, other: str) -> bool:
    """Say whether the rules of two weapons exclude each other: Pesado and Veloz (E13.5)."""
    first, second = CARDS[one].mask, CARDS[other].mask
    return bool((first & PESADO and second & VELOZ) or (first & VELOZ and second & PESADO))


def arms_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Select an arm, or let the group take its space with those that are selected."""
    if type(action) is actions.Select:
        _next_arm(table, told, replaced(question, numbers=(*question.numbers, action.arm)))
    else:
        _place(table, told, question)


def _place(table: Table, told: list[Told], question: Question) -> None:
    """Let a group take its space in the Combat Zone, its arms with it (E13.2, E13.3)."""
    at = groups.find_group(table, question.number)
    assert at is not None
    group = replaced(at.stood, chosen=question.numbers)
    groups.put(table, at, None)
    table.sides[question.seat].combat[question.space] = group
    chosen = [arm.card for body in group.bodies for arm in body.arms if arm.id in group.chosen]
    cards = (*[body.card for body in group.bodies], *chosen)
    role = cast(Role, question.card)
    told.append(events.Placed(question.seat, group.id, question.space, role, question.numbers, cards))


# --- responders and the forced Player (E13.7 to E13.9) -----------------------------------------------------


def answered(table: Table, told: list[Told], step: Step) -> None:
    """Let the defender place responders; without attackers the combat ends at once (E12.1)."""
    if not any(table.sides[1 - step.seat].combat):
        push(table, Step("end_combat"))
        return
    battle_of(table).step = "responders"
    push(table, Step("responders", step.seat))


def free_attackers(table: Table, seat: int) -> list[int]:
    """Return the spaces in which attackers face nobody of the defending ``seat``."""
    own, enemy = table.sides[seat].combat, table.sides[1 - seat].combat
    return [space for space in range(COMBAT_SPACES) if enemy[space] is not None and own[space] is None]


def responders(table: Table, told: list[Told], step: Step) -> None:
    """Ask for the next responder; done by itself where there is none, or no attacker is free."""
    if free_attackers(table, step.seat) and _responds(ready(table, step.seat)):
        ask(table, Question("respond", step.seat))
    else:
        _all_responded(table, told, step.seat)


def respond_options(table: Table, question: Question) -> Sequence[Action]:
    """Return every group with every free attacker, and to be done.

    Where only the Player card is left, it must face one of them anyway: nothing is to be chosen here (E13.8).
    """
    free = free_attackers(table, question.seat)
    ready_groups = ready(table, question.seat) if free else []
    found: list[Action] = []
    if _responds(ready_groups):
        for group in ready_groups:
            found += [actions.Respond(group.id, space) for space in free]
    found.append(DONE)
    return found


def _responds(ready_groups: Sequence[Group]) -> bool:
    """Say whether anybody but the Player card could respond."""
    return not all(stands_for_player(group) for group in ready_groups)


def respond_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Choose the arms of a responder and go on, or be done."""
    if type(action) is actions.Respond:
        push(table, Step("responders", question.seat))
        _choose_arms(table, told, question.seat, action.group, action.space, "responder")
    else:
        _all_responded(table, told, question.seat)


def _all_responded(table: Table, told: list[Told], seat: int) -> None:
    veil.lift(table, told)
    battle_of(table).step = "forced"
    push(
        table,
        *(Step("forced", seat), Step("responded", seat), Step("window", table.active, card="W4")),
        Step("strike_order"),
    )


def stand_in(table: Table, seat: int) -> Group | None:
    """Return the Player card, or the Spirit in its place, if it is not in combat (E13.8, E16.16c)."""
    return next((group for group in ready(table, seat) if stands_for_player(group)), None)


def stands_for_player(group: Group) -> bool:
    """Say whether a group is the Player card or a Spirit that the Player summoned (E16.16c)."""
    if group.aside is not None:
        return CARDS[group.aside.bodies[0].card].is_player
    return CARDS[group.bodies[0].card].is_player


def forced(table: Table, told: list[Told], step: Step) -> None:
    """Let the Player card face a free attacker, if there is one and it is not in combat (E13.8)."""
    if not free_attackers(table, step.seat) or stand_in(table, step.seat) is None:
        return
    question = Question("forced", step.seat)
    options = forced_options(table, question)
    if len(options) > 1:
        ask(table, question)
    else:
        forced_answer(table, told, question, options[0])


def forced_options(table: Table, question: Question) -> Sequence[Action]:
    """Return the free attackers before which the Player card may be placed."""
    return [actions.PlacePlayer(space) for space in free_attackers(table, question.seat)]


def forced_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Choose the arms of the Player card, and let it take the space."""
    assert isinstance(action, actions.PlacePlayer)
    group = stand_in(table, question.seat)
    assert group is not None
    _choose_arms(table, told, question.seat, group.id, action.space, "forced")


def responded(table: Table, told: list[Told], step: Step) -> None:
    """Say that all places are settled (E13.9)."""
    free = battle_of(table).free = free_attackers(table, step.seat)
    told.append(events.ResponseDeclared(step.seat, tuple(free)))


# --- the end (E13.14) --------------------------------------------------------------------------------------


def end_combat(table: Table, told: list[Told], step: Step) -> None:
    """Let all survivors return to the Deployment Zone, refreshed (E4.9, E13.14, E15.2)."""
    home: list[int] = []
    for seat in (table.active, 1 - table.active):
        side = table.sides[seat]
        back = [group for group in side.combat if group is not None] + side.behind
        side.combat = [None] * COMBAT_SPACES
        side.behind = []
        for group in back:
            _return(table, seat, group)
            home.append(group.id)
    table.battle = None
    told.append(events.CombatEnded(table.active, tuple(home)))


def _return(table: Table, seat: int, group: Group) -> None:
    """Put the Player card or its stand-in into the Player Area, other groups into the Reserves."""
    side = table.sides[seat]
    if stands_for_player(group):
        side.area = leaving.fresh(group)
    else:
        side.reserves.append(leaving.fresh(group))
