"""Despliegue and Reagrupamiento: what the active player may do, and playing cards of the hand (E8.4, E9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.epikha import actions, events
from game.epikha.card import CARDS
from game.epikha.rules import (
    announce,
    assign,
    groups,
    leaving,
    magic,
    payment,
    spirits,
    units,
    vital,
    windows,
)
from game.epikha.rules.flow import ask, number, push
from game.epikha.rules.verbs import from_hand
from game.epikha.state import NOBODY, Arm, Body, Group, Question, Step, Table
from game.epikha.words import UNICO
from game.rules.contract import Action, Told

END: Final = actions.EndPhase()


def main(table: Table, told: list[Told], step: Step) -> None:
    """Ask the active player for the next thing in this phase."""
    ask(table, Question("main", step.seat, window="W2"))


def main_options(table: Table, question: Question) -> Sequence[Action]:
    """Return all that the active player may do, ending the phase included (E8.4, E8.6)."""
    seat = question.seat
    side = table.sides[seat]
    standing = groups.groups_of(table, seat)
    wealth = vital.wealth(table, seat, standing)
    return [
        *plays(table, seat, wealth),
        *windows.casts(table, seat, wealth),
        *spirits.options(table, seat, wealth),
        *assign.assign_options(side),
        *magic.placings(table, seat),
        *windows.markers(table, seat, wealth, standing=standing),
        *units.unit_options(side, standing, table.phase == "deployment"),
        *_discardable(table, seat),
        END,
    ]


def plays(table: Table, seat: int, wealth: int) -> Iterator[Action]:
    """Yield the cards of the hand that can be played, forged or, continuous ones, cast (E9.1, E9.2)."""
    side = table.sides[seat]
    for name in dict.fromkeys(side.hand):
        card = CARDS[name]
        if card.is_continuous:
            if groups.free_space(table, seat) != NOBODY and not leaving.unique_there(table, name):
                draft = announce.spell_draft(table, seat, name)
                if draft is not None and announce.can_announce(table, draft, wealth):
                    yield actions.Cast(name)
        elif card.is_spell or card.cost > (wealth if card.forge else side.pool):
            continue
        elif not leaving.unique_there(table, name):
            yield actions.Forge(name) if card.forge else actions.Play(name)


def _discardable(table: Table, seat: int) -> list[Action]:
    """Return the own continuous spells, which may be discarded (E11.10)."""
    return [
        actions.DiscardContinuous(spot.id)
        for spot in table.sides[seat].magic
        if spot is not None and spot.spell and not spot.kept
    ]


def main_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Do what was said, and ask again until the phase is ended; then the other seat may act (E12.1)."""
    seat = question.seat
    if type(action) is actions.EndPhase:
        told.append(events.WindowOpened(1 - seat, "W2"))
        push(table, Step("window", 1 - seat, "W2"))
        return
    push(table, Step("main", seat))
    if windows.do(table, told, seat, action, "W2"):
        return
    if type(action) is actions.Play:
        vital.spend_pool(table, told, seat, action.card)
        enter(table, told, Step("entered", seat, action.card))
    elif type(action) is actions.Forge:
        _forge(table, told, seat, action.card)
    elif type(action) is actions.Summon:
        spirits.begin(table, told, seat, action.card)
    elif type(action) is actions.Assign:
        assign.begin(table, told, seat, action.arm)
    elif type(action) is actions.FormUnit:
        units.form(table, told, seat, action.group)
    elif type(action) is actions.JoinUnit:
        units.join(table, told, seat, action.unit)
    elif type(action) is actions.Disperse:
        units.disperse_own(table, told, action.group)
    elif type(action) is actions.DiscardContinuous:
        leaving.spell_leaves(table, told, action.number, "discard")


def _forge(table: Table, told: list[Told], seat: int, name: str) -> None:
    """Ask for the Forja cost, which any Vital pays (E5.5, E5.11)."""
    step = Step("entered", seat, name)
    due = CARDS[name].cost
    payment.begin(table, told, Question("payment", seat, name, due=due, steps=(step,)))


def enter(table: Table, told: list[Told], step: Step) -> None:
    """Let a card that is paid for enter the Deployment Zone: Reserves or Armoury (E4.7, E5)."""
    seat, name, card = step.seat, step.card, CARDS[step.card]
    side = table.sides[seat]
    from_hand(table, seat, name)
    if card.is_body:
        body = Body(number(table), name)
        group = Group(number(table), (body,))
        side.reserves.append(group)
        told.append(events.BodyEntered(seat, name, body.id, group.id))
    else:
        arm = Arm(number(table), name)
        side.armoury.append(arm)
        told.append(events.ArmEntered(seat, name, arm.id, card.forge))
    if card.mask & UNICO:  # from now on no other of its name may come (E16.13)
        told.append(events.Fired("unico", name))
