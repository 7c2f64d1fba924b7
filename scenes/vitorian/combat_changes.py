"""What each event of a combat changes on the board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec

from game.vitorian import events as ev
from game.vitorian.rules import numbers
from game.vitorian.state import UnitChange
from game.vitorian.view import Change, SeenCombat, SeenItem
from game.vitorian.words import SWIFT, mask_of
from scenes.vitorian import piles
from scenes.vitorian.board import Board


def declared(board: Board, event: ev.AttackDeclared) -> Board:
    unit = board.grid[event.space]
    if unit is not None:
        swift = bool(numbers.mask_of(board.table(), unit, event.space) & SWIFT)
        board = board.turned(event.space, exhausted=not swift, attacks=unit.attacks + 1)
    combat = SeenCombat(
        event.seat, event.unit, event.target, event.target_space, event.column, event.space, "orders",
        (), (), (), (), (False, False),
    )  # fmt: skip
    return replace(board, combat=combat)


def _fight(board: Board, **changes: Any) -> Board:
    combat = board.combat
    return board if combat is None else replace(board, combat=msgspec.structs.replace(combat, **changes))


def stacked(board: Board, event: ev.Stacked) -> Board:
    combat = board.combat
    if event.what == "order":
        board = piles.plays(board, event.seat, event.source)
    elif event.what == "ganking" and event.space is not None:
        board = board.turned(event.space, ganked=True)
    if combat is None:
        return board
    item = SeenItem(
        event.item, event.seat, event.what, event.source, event.ability, event.unit, event.space, event.to
    )
    return _fight(board, stack=(*combat.stack, item))


def resolved(board: Board, event: ev.ItemResolved) -> Board:
    combat = board.combat
    if combat is None:
        return board
    item = next((one for one in combat.stack if one.item == event.item), None)
    if item is not None and item.what == "order":
        side = board.sides[event.seat]
        board = piles.with_side(board, event.seat, discard=(*side.discard, event.source))
    stack = tuple(one for one in combat.stack if one.item != event.item)
    return _fight(board, stack=stack, step="resolving")


def changed(board: Board, event: ev.Changed) -> Board:
    if event.lasting == "combat":
        combat = board.combat
        if combat is None:
            return board
        change = Change(event.by, event.attack, event.defence, "combat")
        gained = (*combat.gained, (event.unit, event.keywords)) if event.keywords else combat.gained
        return _fight(board, changes=(*combat.changes, (event.unit, change)), gained=gained)
    unit = board.grid[event.space]
    if unit is None:
        return board
    change_ = UnitChange(event.by, event.attack, event.defence, mask_of(event.keywords), event.lasting)
    return board.with_unit(event.space, numbers.reckoned(unit, unit.equipment, (*unit.changes, change_)))


def retargeted(board: Board, event: ev.Retargeted) -> Board:
    return _fight(board, target=event.target, target_space=event.target_space, column=event.column)


def supported(board: Board, event: ev.Supported) -> Board:
    combat = board.combat
    return board if combat is None else _fight(board, supporters=(*combat.supporters, event.unit))


def no_support(board: Board, event: ev.SupportForbidden) -> Board:
    combat = board.combat
    if combat is None:
        return board
    one, other = combat.no_support
    return _fight(board, no_support=(one or event.seat == 0, other or event.seat == 1))


def _gone(board: Board, seat: int, space: int, cards: Iterable[str | None]) -> Board:
    side = board.sides[seat]
    thrown = tuple(card for card in cards if card)
    return piles.with_side(board, seat, discard=(*side.discard, *thrown)).with_unit(space, None)


def destroyed(board: Board, event: ev.Destroyed) -> Board:
    return _gone(board, event.seat, event.space, (event.card, event.equipment))


def token_gone(board: Board, event: ev.TokenGone) -> Board:
    return _gone(board, event.seat, event.space, (event.equipment,))


def returned(board: Board, event: ev.ReturnedToHand) -> Board:
    board = _gone(board, event.seat, event.space, (event.equipment,))
    side = board.sides[event.seat]
    known = event.card if None not in side.hand else None
    return piles.with_side(board, event.seat, hand=(*side.hand, known), shown=(*side.shown, event.card))


def hit(board: Board, event: ev.SovereignHit) -> Board:
    if event.removed is None:
        return board
    side = board.sides[event.seat]
    return piles.with_side(board, event.seat, defense=event.left, discard=(*side.discard, event.removed))


def resource_readied(board: Board, event: ev.ResourceReadied) -> Board:
    side = board.sides[event.seat]
    if event.resource not in side.spent:
        return board
    spent = piles.without(side.spent, event.resource)
    return piles.with_side(board, event.seat, spent=spent, ready=(*side.ready, event.resource))


def given(board: Board, event: ev.ConvoyGiven) -> Board:
    return piles.under(board, event.seat, event.resource, event.spent)


def defense_moved(board: Board, event: ev.DefenseMoved) -> Board:
    side = board.sides[event.seat]
    return piles.with_side(board, event.seat, defense=event.left, ready=(*side.ready, event.resource))
