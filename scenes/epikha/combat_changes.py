"""What changes on the board in a combat, and while damage is received."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from msgspec.structs import replace as changed

from game.epikha import events as ev
from game.epikha.card import CARDS
from game.epikha.rules import combat, groups, leaving, strikes
from game.epikha.state import COMBAT_SPACES, NOBODY, Battle, Table
from game.rules.contract import Event
from scenes.epikha.board import Blow, Board


def _placed(board: Board, event: ev.Placed) -> Board:
    def change(table: Table) -> None:
        at = groups.find_group(table, event.group)
        assert at is not None
        groups.put(table, at, None)
        table.sides[event.seat].combat[event.space] = changed(at.stood, chosen=event.arms)

    return board.worked(change)


def _attack_declared(board: Board, event: ev.AttackDeclared) -> Board:
    def change(table: Table) -> None:
        table.attacked = True
        battle = table.battle or Battle()
        battle.step = "responders"
        table.battle = battle

    return board.worked(change)


def _response_declared(board: Board, event: ev.ResponseDeclared) -> Board:
    def change(table: Table) -> None:
        battle = table.battle or Battle()
        battle.free = list(event.free)
        table.battle = battle

    return board.worked(change)


def _strikes_begun(board: Board, event: ev.StrikesBegun) -> Board:
    def change(table: Table) -> None:
        battle = table.battle or Battle()
        if battle.step != "damage":
            battle.step = "damage"
            for space, seat, group, facing in strikes.fighters(table):
                battle.order[group.id] = strikes.step_of(table, seat, space, group, facing)
        battle.strikes = strikes_after(event.step, battle)
        table.battle = battle

    return board.worked(change, striking=event.groups, strike=event.step, blow=None)


def strikes_after(step: ev.StrikeStep, battle: Battle) -> str:
    """The strike steps that come after one, as letters."""
    later = strikes.STEPS[strikes.STEPS.index(step) + 1 :]
    return "".join(letter for letter in later if letter in battle.order.values())


def _struck(board: Board, event: ev.Struck) -> Board:
    total = sum(amount for _, amount, _ in event.portions)
    blow = Blow(event.seat, event.way, event.target, event.by, event.space, event.card, total, total)
    return replace(board, blow=blow)


def _absorbed(board: Board, event: ev.Absorbed) -> Board:
    if board.blow is not None:
        board = replace(board, blow=replace(board.blow, left=event.left) if event.left else None)
    if event.number != NOBODY or not CARDS[event.card].is_spell:
        return board

    def change(table: Table) -> None:
        table.sides[event.seat].discard.append(event.card)

    return board.worked(change)


def _damaged(board: Board, event: ev.Damaged) -> Board:
    def change(table: Table) -> None:
        at = groups.find_body(table, event.number)
        if at is not None and at.body is not None:
            groups.put_body(table, at, changed(at.body, damage=at.body.damage + event.amount))
            return
        at = groups.find_arm(table, event.number)
        if at is not None and at.arm is not None:
            groups.put_arm(table, at, changed(at.arm, damage=at.arm.damage + event.amount))

    return board.worked(change)


def _damage_lost(board: Board, event: ev.DamageLost) -> Board:
    return replace(board, blow=None)


def _combat_ended(board: Board, event: ev.CombatEnded) -> Board:
    """All survivors go home, refreshed; the Player card, or what stands in for it, to its Area (E13.14)."""

    def change(table: Table) -> None:
        for seat in (event.seat, 1 - event.seat):
            side = table.sides[seat]
            back = [group for group in side.combat if group is not None] + side.behind
            side.combat, side.behind = [None] * COMBAT_SPACES, []
            for group in back:
                if combat.stands_for_player(group):
                    side.area = leaving.fresh(group)
                else:
                    side.reserves.append(leaving.fresh(group))
        table.battle = None

    return board.worked(change, striking=(), strike=None, blow=None)


CHANGES: Final[dict[type[Event], Callable[[Board, Any], Board]]] = {
    ev.Placed: _placed,
    ev.AttackDeclared: _attack_declared,
    ev.ResponseDeclared: _response_declared,
    ev.StrikesBegun: _strikes_begun,
    ev.Struck: _struck,
    ev.Absorbed: _absorbed,
    ev.Damaged: _damaged,
    ev.DamageLost: _damage_lost,
    ev.CombatEnded: _combat_ended,
}
