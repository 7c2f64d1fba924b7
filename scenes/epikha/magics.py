"""From events of magic to animations: Vital, what is announced, how the chain resolves, what effects do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.epikha import events as ev
from game.epikha.card import CARDS
from game.epikha.state import NOBODY
from game.rules.contract import Event
from scenes.epikha import actors, layout
from scenes.epikha.board import Board
from scenes.epikha.show import Show
from sprites import motion
from sprites.intent import Point
from sprites.moves import Travel, grow
from sprites.timeline import Parallel, Sequence, Step, Wait, stagger

READ = 420.0
"""How long something that wants to be read stands still."""
GAIN, LOSS, MARKER, VITAL = "#9BF0C8", "#FFB7A3", "#D9A8F5", "#7FE3D8"
GLINT, FLAME = (127, 227, 216), (255, 200, 120)
MOST_DROPS = 4
"""So many drops of Vital fly at most, however much it is."""


def marked_at(board: Board, seat: int, number: int) -> Point:
    """Where the markers of a card are seen; NOBODY stands for a Player Ability."""
    if number == NOBODY:
        return layout.ability(seat, board.bottom).center
    return actors.centre(board, number)


def player_at(board: Board, seat: int) -> Point:
    """The middle of the Player card of a seat, or of its place while it is set aside."""
    for group in (board.sides[seat].area, *board.sides[seat].combat):
        if group is not None and CARDS[group.bodies[0].card].is_player:
            return actors.centre(board, group.id)
    return layout.player(seat, board.bottom).center


# --- Vital ------------------------------------------------------------------------------------------------


def _vital_made(show: Show, before: Board, event: ev.VitalMade, after: Board) -> Step:
    """Drops of Vital go from the Magic Zone to the pool."""
    start = layout.zone(event.seat, "magic", after.bottom).center
    goal = layout.pool_of(event.seat, after.bottom)
    drops = [actors.vital_actor(start) for _ in range(min(MOST_DROPS, max(1, event.amount // 5)))]
    ways = [Travel(drop, goal, motion.DRAW_CARD, rise=24.0) for drop in drops]
    return Sequence(
        show.enter(drops),
        show.sound("opal_charge"),
        stagger(motion.DRAW_GAP, ways),
        show.leave(),
        show.number(f"+{event.amount}", goal, VITAL),
    )


def _paid(show: Show, before: Board, event: ev.Paid, after: Board) -> Step:
    """What pays says how much; all at the same time."""
    numbers: list[Step] = []
    if event.pool:
        spot = layout.pool_of(event.seat, after.bottom)
        numbers.append(show.number(f"−{event.pool}", spot, VITAL))
    for number, amount in event.bodies:
        numbers.append(show.number(f"−{amount}", actors.centre(before, number), VITAL))
    return Sequence(show.sound("ui_click"), Parallel(*numbers)) if numbers else Sequence()


def _pool_emptied(show: Show, before: Board, event: ev.PoolEmptied, after: Board) -> Step:
    spot = layout.pool_of(event.seat, after.bottom)
    return show.number(f"−{event.amount}", spot, LOSS)


def _healed(show: Show, before: Board, event: ev.Healed, after: Board) -> Step:
    spot = player_at(after, event.seat)
    return Sequence(
        show.sound("opal_charge"), show.burst(spot, GLINT, 18), show.number(f"+{event.amount}", spot, GAIN)
    )


# --- the chain --------------------------------------------------------------------------------------------


def _announced(show: Show, before: Board, event: ev.Announced, after: Board) -> Step:
    """A spell flies from the hand to the chain; an effect lights up whatever works it."""
    marks = [f"group:{event.target}", f"arm:{event.target}", f"spell:{event.target}", f"item:{event.target}"]
    if event.what in ("spell", "continuous"):
        start = layout.hand_of(event.seat, after.bottom)
        card = actors.card_actor(show.tongue, event.card, show.tongue.houses[event.seat], start)
    else:
        start = marked_at(after, event.seat, event.source)
        card = actors.card_actor(show.tongue, event.card, show.tongue.houses[event.seat], start, 50)
    way = Travel(card, layout.FORECAST.center, motion.PLAY_TRAVEL)
    return Sequence(
        show.enter([card]),
        show.sound("spell_cast"),
        Parallel(way, grow(card, 1.1, motion.PLAY_TRAVEL)),
        show.aim(event.seat, before.viewer, *marks) if event.target != NOBODY else Sequence(),
        Wait(READ if event.seat != before.viewer else 120.0),
        show.leave(),
    )


def _resolved(show: Show, before: Board, event: ev.ItemResolved, after: Board) -> Step:
    """What resolves strikes its target with light, or does nothing."""
    item = before.item(event.item)
    if event.lost or item is None or item.target == NOBODY or before.find(item.target) is None:
        return Sequence(show.sound("ui_deny" if event.lost else "card_flip"), Wait(240.0))
    return Sequence(
        show.sound("spell_cast"), show.burst(actors.centre(before, item.target), FLAME, 20), Wait(200.0)
    )


def _cancelled(show: Show, before: Board, event: ev.Cancelled, after: Board) -> Step:
    return Sequence(show.sound("ui_deny"), show.burst(layout.FORECAST.center, FLAME, 16), Wait(300.0))


def _spell_changed(show: Show, before: Board, event: ev.SpellChanged, after: Board) -> Step:
    old = before.item(event.item)
    if old is None:
        return Wait(160.0)
    more = event.level - old.level or event.force - old.force
    return show.number(f"+{more}", layout.FORECAST.center, GAIN)


def _next_raised(show: Show, before: Board, event: ev.NextRaised, after: Board) -> Step:
    return show.number(f"+{event.levels}", player_at(after, event.seat), GAIN)


def _next_cheaper(show: Show, before: Board, event: ev.NextCheaper, after: Board) -> Step:
    return show.number(f"−{event.amount}", layout.spirits(event.seat, after.bottom).center, GAIN)


def _mended(show: Show, before: Board, event: ev.Mended, after: Board) -> Step:
    return Sequence(
        show.sound("opal_charge"), show.burst(actors.centre(after, event.arm), GLINT, 14), Wait(200.0)
    )


def _recalled(show: Show, before: Board, event: ev.Recalled, after: Board) -> Step:
    start = layout.discard(event.seat, after.bottom).center
    card = actors.card_actor(show.tongue, event.card, show.tongue.houses[event.seat], start, 60)
    way = Travel(card, layout.hand_of(event.seat, after.bottom), motion.DRAW_CARD, rise=motion.DRAW_RISE)
    return Sequence(
        show.enter([card]), show.sound("card_draw"), Parallel(way, grow(card, 1.0, motion.DRAW_CARD)),
        show.leave(),
    )  # fmt: skip


def _marker_used(show: Show, before: Board, event: ev.MarkerUsed, after: Board) -> Step:
    return show.number("−1", marked_at(before, event.seat, event.number), MARKER)


def _magia_lost(show: Show, before: Board, event: ev.MagiaLost, after: Board) -> Step:
    return Sequence(show.sound("ui_deny"), Wait(160.0))


def _chain_closed(show: Show, before: Board, event: ev.ChainClosed, after: Board) -> Step:
    return Wait(220.0)


def _shield_cast(show: Show, before: Board, event: ev.ShieldCast, after: Board) -> Step:
    spot = player_at(after, event.seat)
    return Sequence(show.sound("block"), show.burst(spot, GLINT, 24), Wait(160.0))


SCRIPTS: Final[dict[type[Event], Callable[[Show, Board, Any, Board], Step]]] = {
    ev.VitalMade: _vital_made,
    ev.Paid: _paid,
    ev.PoolEmptied: _pool_emptied,
    ev.Healed: _healed,
    ev.Announced: _announced,
    ev.ItemResolved: _resolved,
    ev.Cancelled: _cancelled,
    ev.SpellChanged: _spell_changed,
    ev.NextRaised: _next_raised,
    ev.NextCheaper: _next_cheaper,
    ev.Mended: _mended,
    ev.Recalled: _recalled,
    ev.MarkerUsed: _marker_used,
    ev.MagiaLost: _magia_lost,
    ev.ChainClosed: _chain_closed,
    ev.ShieldCast: _shield_cast,
}
