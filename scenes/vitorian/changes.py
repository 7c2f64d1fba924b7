"""What each event changes on the board, and how a `MatchView` follows a match of this game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from game.rules.contract import Event
from game.vitorian import events as ev
from game.vitorian.rules import numbers
from game.vitorian.spaces import OWN
from game.vitorian.state import replaced
from game.vitorian.view import VitorianObservation
from scenes.table.view import BoardRules
from scenes.vitorian import combat_changes as combat
from scenes.vitorian import piles
from scenes.vitorian.board import Board, blank, covered, opening
from scenes.vitorian.piles import with_side

Cards = tuple[str, ...]
Piles = tuple[str | None, ...]


def after(board: Board, event: Event) -> Board:
    """The board after `event`."""
    change = _CHANGES.get(type(event))
    return change(board, event) if change else board


# --- set-up and turns ----------------------------------------------------------------------------------


def _match_started(board: Board, event: ev.MatchStarted) -> Board:
    return replace(board, active=event.first)


def _hand_dealt(board: Board, event: ev.HandDealt) -> Board:
    side = board.sides[event.seat]
    deck = side.deck + len(side.hand) - len(event.cards)
    return replace(with_side(board, event.seat, hand=event.cards, deck=deck), begun=True)


def _bottomed(board: Board, event: ev.CardBottomed) -> Board:
    side = board.sides[event.seat]
    return with_side(board, event.seat, hand=piles.without(side.hand, event.card), deck=side.deck + 1)


def _turn_started(board: Board, event: ev.TurnStarted) -> Board:
    board = replace(board, turn=event.number, active=event.seat)
    for seat in (0, 1):
        board = with_side(board, seat, recycled=False)
    return with_side(board, event.seat, turns=board.sides[event.seat].turns + 1)


def _turn_lost(board: Board, event: ev.TurnLost) -> Board:
    side = board.sides[event.seat]
    board = replace(board, turn=event.number, active=event.seat)
    return with_side(board, event.seat, loses_turn=False, turns=side.turns + 1)


def _phase(board: Board, event: ev.PhaseStarted) -> Board:
    return replace(board, phase=event.phase)


def _readied(board: Board, event: ev.Readied) -> Board:
    side = board.sides[event.seat]
    board = with_side(board, event.seat, ready=(*side.ready, *side.spent), spent=())
    for space in OWN[event.seat]:
        board = board.turned(space, exhausted=False)
    return board


def _channelled(board: Board, event: ev.Channelled) -> Board:
    side = board.sides[event.seat]
    left = side.convoy[len(event.resources) :]
    return with_side(board, event.seat, ready=(*side.ready, *event.resources), convoy=left)


def _burnt_out(board: Board, event: ev.BurntOut) -> Board:
    return with_side(board, event.seat, ready=(), spent=(), convoy=(None,) * event.convoy, loses_turn=True)


def _looked(board: Board, event: ev.ConvoyLooked) -> Board:
    side = board.sides[event.seat]
    seen = event.resources if None not in event.resources else side.convoy[: len(event.resources)]
    return with_side(board, event.seat, convoy=(*seen, *side.convoy[len(seen) :]))


def _arranged(board: Board, event: ev.ConvoyArranged) -> Board:
    """How they lie now only an observation says; what lay below is known as before."""
    side = board.sides[event.seat]
    kept: Piles = (None,) * event.bottom
    return with_side(board, event.seat, convoy=(*side.convoy[event.bottom :], *kept) if kept else side.convoy)


def _upkeep(board: Board, event: ev.UpkeepPaid) -> Board:
    return board if event.resource is None else piles.exhausted(board, event.seat, event.resource)


def _drawn(board: Board, event: ev.CardDrawn) -> Board:
    side = board.sides[event.seat]
    return with_side(board, event.seat, hand=(*side.hand, event.card), deck=event.deck)


def _turn_ended(board: Board, event: ev.TurnEnded) -> Board:
    grid = []
    for unit in board.grid:
        if unit is not None:
            kept = tuple(change for change in unit.changes if change.lasting != "turn")
            unit = numbers.reckoned(unit, unit.equipment, kept)
            unit = replaced(unit, fresh=False, moved=False, attacks=0, ganked=False)
        grid.append(unit)
    return replace(board, grid=tuple(grid))


# --- paying and playing --------------------------------------------------------------------------------


def _paid(board: Board, event: ev.Paid) -> Board:
    seat = event.seat
    if not board.sides[seat].paying:
        side = board.sides[seat]
        hand, shown = piles.without(side.hand, event.card), piles.without(side.shown, event.card)
        board = with_side(board, seat, hand=hand, shown=shown, paying=event.card)
    for card in event.exhausted:
        board = piles.exhausted(board, seat, card)
    side, spent = board.sides[seat], list(event.spent)
    for card in event.returned:
        lay_spent = card in spent
        if lay_spent:
            spent.remove(card)
        side = piles.taken(side, card, lay_spent)
    convoy: Piles = (*event.returned, *side.convoy) if event.top else (*side.convoy, *event.returned)
    return board.with_side(seat, replace(side, convoy=convoy))


def _price(board: Board, event: ev.PriceExhausted) -> Board:
    return piles.exhausted(board, event.seat, event.resource)


def _recycled(board: Board, event: ev.Recycled) -> Board:
    under = piles.under(board, event.seat, event.resource, event.spent)
    return with_side(under, event.seat, recycled=True)


def _mobilised(board: Board, event: ev.Mobilised) -> Board:
    if not event.token:
        board = piles.plays(board, event.seat, event.card)
    return board.with_unit(event.space, numbers.made(event.card, event.unit, event.token))


def _linked(board: Board, event: ev.Linked) -> Board:
    board = piles.plays(board, event.seat, event.card)
    unit = board.grid[event.space]
    if unit is None:
        return board
    return board.with_unit(event.space, numbers.reckoned(unit, event.card, unit.changes))


def _field_played(board: Board, event: ev.FieldPlayed) -> Board:
    return with_side(piles.plays(board, event.seat, event.card), event.seat, field=event.card)


def _field_removed(board: Board, event: ev.FieldRemoved) -> Board:
    side = board.sides[event.seat]
    return with_side(board, event.seat, field=None, discard=(*side.discard, event.card))


def _moved(board: Board, event: ev.Moved) -> Board:
    unit = board.grid[event.origin]
    if unit is None:
        return board
    if event.way == "standard":
        unit = replaced(unit, moved=True)
    return board.with_unit(event.origin, None).with_unit(event.space, unit)


def _unit_turned(board: Board, event: ev.UnitTurned) -> Board:
    return board.turned(event.space, exhausted=event.exhausted)


def _recovered(board: Board, event: ev.Recovered) -> Board:
    side = board.sides[event.seat]
    hand = (*side.hand, event.card if None not in side.hand else None)
    discard = piles.without(side.discard, event.card)
    return with_side(board, event.seat, hand=hand, shown=(*side.shown, event.card), discard=discard)


_CHANGES: Final[dict[type[Event], Callable[[Board, Any], Board]]] = {
    ev.MatchStarted: _match_started,
    ev.HandDealt: _hand_dealt,
    ev.CardBottomed: _bottomed,
    ev.TurnStarted: _turn_started,
    ev.TurnLost: _turn_lost,
    ev.PhaseStarted: _phase,
    ev.Readied: _readied,
    ev.Channelled: _channelled,
    ev.BurntOut: _burnt_out,
    ev.ConvoyLooked: _looked,
    ev.ConvoyArranged: _arranged,
    ev.ShieldGained: lambda board, event: board.turned(event.space, shield=True),
    ev.ShieldSpent: lambda board, event: board.turned(event.space, shield=False),
    ev.UpkeepPaid: _upkeep,
    ev.CardDrawn: _drawn,
    ev.TurnEnded: _turn_ended,
    ev.Paid: _paid,
    ev.PriceExhausted: _price,
    ev.Recycled: _recycled,
    ev.Mobilised: _mobilised,
    ev.Linked: _linked,
    ev.FieldPlayed: _field_played,
    ev.FieldRemoved: _field_removed,
    ev.Moved: _moved,
    ev.UnitTurned: _unit_turned,
    ev.Recovered: _recovered,
    ev.AttackDeclared: combat.declared,
    ev.Stacked: combat.stacked,
    ev.ItemResolved: combat.resolved,
    ev.Changed: combat.changed,
    ev.Retargeted: combat.retargeted,
    ev.Supported: combat.supported,
    ev.SupportForbidden: combat.no_support,
    ev.Destroyed: combat.destroyed,
    ev.TokenGone: combat.token_gone,
    ev.ReturnedToHand: combat.returned,
    ev.SovereignHit: combat.hit,
    ev.CombatEnded: lambda board, event: replace(board, combat=None),
    ev.ResourceReadied: combat.resource_readied,
    ev.ConvoyGiven: combat.given,
    ev.DefenseMoved: combat.defense_moved,
    ev.GameEnded: lambda board, event: replace(board, phase="over", combat=None),
}


def _turn_of(event: Event) -> int | None:
    return event.seat if isinstance(event, ev.TurnStarted) else None


def _turn_seat(seen: VitorianObservation) -> int | None:
    """Whose turn it is; before the first one each seat decides about its own hand behind a seal."""
    return seen.to_move if seen.phase == "mulligan" else seen.active


def _passed_by(event: Event) -> int | None:
    return event.seat if isinstance(event, ev.WindowPassed) and event.by_itself else None


RULES: Final[BoardRules[Board]] = BoardRules(
    of=Board.of,
    blank=blank,
    covered=covered,
    after=after,
    chapter=lambda event: isinstance(event, ev.MatchStarted),
    turn_of=_turn_of,
    ends=lambda event: False,
    opening=opening,
    turn_seat=_turn_seat,
    passed_by=_passed_by,
)
"""How a `MatchView` follows a match of this game."""
