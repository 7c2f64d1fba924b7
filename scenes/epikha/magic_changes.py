"""What changes on the board when Vital is made and paid, and on the chain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace as changed

from game.epikha import events as ev
from game.epikha.rules import announce, chain, groups, numbers
from game.epikha.rules.verbs import SPIRIT, lay_down
from game.epikha.state import Item, Spot, Table
from game.rules.contract import Event
from scenes.epikha.board import Board
from scenes.epikha.field_changes import from_hand, lay

# --- Vital ---------------------------------------------------------------------------------------------


def _paid(board: Board, event: ev.Paid) -> Board:
    def change(table: Table) -> None:
        table.sides[event.seat].pool -= event.pool
        for number, amount in event.bodies:
            at = groups.find_body(table, number)
            assert at is not None and at.body is not None
            groups.put_body(table, at, changed(at.body, spent=at.body.spent + amount))

    return board.worked(change)


def _vital_made(board: Board, event: ev.VitalMade) -> Board:
    def change(table: Table) -> None:
        table.sides[event.seat].pool = event.pool

    return board.worked(change)


def _healed(board: Board, event: ev.Healed) -> Board:
    """Damage goes first, then Vital that was spent."""

    def change(table: Table) -> None:
        at = groups.player_of(table, event.seat)
        if at is None or at.body is None:
            return
        body = at.body
        mended = min(body.damage, event.amount)
        spent = body.spent - (event.amount - mended)
        groups.put_body(table, at, changed(body, damage=body.damage - mended, spent=spent))

    return board.worked(change)


def _next_raised(board: Board, event: ev.NextRaised) -> Board:
    def change(table: Table) -> None:
        table.sides[event.seat].raised += event.levels

    return board.worked(change)


def _next_cheaper(board: Board, event: ev.NextCheaper) -> Board:
    def change(table: Table) -> None:
        boosts = table.sides[event.seat].boosts
        boosts[SPIRIT] = boosts.get(SPIRIT, 0) + event.amount

    return board.worked(change)


def _mended(board: Board, event: ev.Mended) -> Board:
    return board.worked(lambda table: groups.change_arm(table, event.arm, damage=0))


def _recalled(board: Board, event: ev.Recalled) -> Board:
    def change(table: Table) -> None:
        discard = table.sides[event.seat].discard
        del discard[len(discard) - 1 - discard[::-1].index(event.card)]
        lay(board, table, event.seat, event.card, "hand")

    return board.worked(change)


# --- the chain -----------------------------------------------------------------------------------------


def item_of(board: Board, event: ev.Announced) -> Item:
    """What an announcement puts on the chain. Texts of one placed group belong together (E12.2)."""
    at = board.find(event.source) if event.what == "magia" else None
    batch = 0 if at is None or at.zone != "magic" else at.index + 1
    return Item(
        event.item,
        event.seat,
        event.what,
        event.card,
        event.effect,
        event.source,
        event.caster,
        event.target,
        event.pick,
        level=event.level,
        force=event.force,
        batch=batch,
    )


def _announced(board: Board, event: ev.Announced) -> Board:
    item = item_of(board, event)

    def change(table: Table) -> None:
        side = table.sides[event.seat]
        if event.what in ("spell", "continuous"):
            from_hand(side, event.card)
        if event.what == "continuous":
            space = groups.free_space(table, event.seat)
            side.magic[space] = Spot(spell=event.card, id=event.item, kept=True)
        if announce.spell_in(item) is not None:
            side.raised = 0
        if not chain.works_at_once(item):
            table.chain.append(item)

    return board.worked(change)


def _off_chain(table: Table, number: int) -> Item | None:
    item = next((one for one in table.chain if one.number == number), None)
    if item is not None:
        table.chain.remove(item)
    return item


def _resolved(board: Board, event: ev.ItemResolved) -> Board:
    def change(table: Table) -> None:
        item = _off_chain(table, event.item)
        if item is not None and item.what == "spell":
            lay_down(table, item)

    return board.worked(change)


def _cancelled(board: Board, event: ev.Cancelled) -> Board:
    def change(table: Table) -> None:
        item = _off_chain(table, event.item)
        if item is not None:
            lay_down(table, item)

    return board.worked(change)


def _spell_changed(board: Board, event: ev.SpellChanged) -> Board:
    def change(table: Table) -> None:
        table.chain[:] = [
            changed(item, level=event.level, force=event.force) if item.number == event.item else item
            for item in table.chain
        ]

    return board.worked(change)


def in_order(board: Board) -> list[Item]:
    """The chain as it would resolve now, what acts first in front (E12.2)."""
    left = list(board.chain)
    found = []
    while left:
        item = chain.next_item(left)
        left.remove(item)
        found.append(item)
    return found


def force_of(board: Board, item: Item) -> int:
    """The Fuerza of a spell on the chain, with what lasts on the field (X34)."""
    return item.force and max(0, item.force + numbers.spell_bonus(board.table, item.seat))


CHANGES: Final[dict[type[Event], Callable[[Board, Any], Board]]] = {
    ev.Paid: _paid,
    ev.VitalMade: _vital_made,
    ev.Healed: _healed,
    ev.NextRaised: _next_raised,
    ev.NextCheaper: _next_cheaper,
    ev.Mended: _mended,
    ev.Recalled: _recalled,
    ev.Announced: _announced,
    ev.ItemResolved: _resolved,
    ev.Cancelled: _cancelled,
    ev.SpellChanged: _spell_changed,
}
