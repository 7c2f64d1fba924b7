"""What each event changes on the board, and how a `MatchView` follows a match of this game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

import msgspec

from game.rules.contract import Event
from game.vitorian import events as ev
from game.vitorian.card import CARDS
from game.vitorian.rules import numbers
from game.vitorian.spaces import OWN
from game.vitorian.state import UnitChange, replaced
from game.vitorian.view import Change, SeenCombat, SeenItem, VitorianObservation
from game.vitorian.words import SWIFT, mask_of
from scenes.table.view import BoardRules
from scenes.vitorian.board import Board, Flank, blank, covered, opening

Cards = tuple[str, ...]
Piles = tuple[str | None, ...]


def after(board: Board, event: Event) -> Board:
    """The board after `event`."""
    change = _CHANGES.get(type(event))
    return change(board, event) if change else board


# --- piles ---------------------------------------------------------------------------------------------


def _without(pile: Iterable[Any], card: Any) -> tuple[Any, ...]:
    """The pile without one such card; of a hidden pile, without one of its cards."""
    left = list(pile)
    wanted = card if card in left else None
    if wanted in left:
        left.remove(wanted)
    return tuple(left)


def _side(board: Board, seat: int, **changes: Any) -> Board:
    return board.with_side(seat, replace(board.sides[seat], **changes))


def _plays(board: Board, seat: int, card: str) -> Board:
    """A card comes from the hand, unless it has left it already to be paid for."""
    side = board.sides[seat]
    if side.paying:
        return _side(board, seat, paying="")
    return _side(board, seat, hand=_without(side.hand, card), shown=_without(side.shown, card))


def _taken(side: Flank, card: str, spent_first: bool = True) -> Flank:
    """The side without a resource of its Area; which of two like ones it was does not matter."""
    if card in side.spent and (spent_first or card not in side.ready):
        return replace(side, spent=_without(side.spent, card))
    return replace(side, ready=_without(side.ready, card))


def _exhausted(board: Board, seat: int, card: str) -> Board:
    side = board.sides[seat]
    return _side(board, seat, ready=_without(side.ready, card), spent=(*side.spent, card))


def _under(board: Board, seat: int, card: str) -> Board:
    """A resource of the Area goes under the Convoy, where both saw it go."""
    side = _taken(board.sides[seat], card)
    return board.with_side(seat, replace(side, convoy=(*side.convoy, card)))


# --- set-up and turns ----------------------------------------------------------------------------------


def _match_started(board: Board, event: ev.MatchStarted) -> Board:
    return replace(board, active=event.first)


def _hand_dealt(board: Board, event: ev.HandDealt) -> Board:
    side = board.sides[event.seat]
    deck = side.deck + len(side.hand) - len(event.cards)
    return replace(_side(board, event.seat, hand=event.cards, deck=deck), begun=True)


def _bottomed(board: Board, event: ev.CardBottomed) -> Board:
    side = board.sides[event.seat]
    return _side(board, event.seat, hand=_without(side.hand, event.card), deck=side.deck + 1)


def _turn_started(board: Board, event: ev.TurnStarted) -> Board:
    board = replace(board, turn=event.number, active=event.seat)
    for seat in (0, 1):
        board = _side(board, seat, recycled=False)
    return _side(board, event.seat, turns=board.sides[event.seat].turns + 1)


def _turn_lost(board: Board, event: ev.TurnLost) -> Board:
    side = board.sides[event.seat]
    board = replace(board, turn=event.number, active=event.seat)
    return _side(board, event.seat, loses_turn=False, turns=side.turns + 1)


def _phase(board: Board, event: ev.PhaseStarted) -> Board:
    return replace(board, phase=event.phase)


def _readied(board: Board, event: ev.Readied) -> Board:
    side = board.sides[event.seat]
    board = _side(board, event.seat, ready=(*side.ready, *side.spent), spent=())
    for space in OWN[event.seat]:
        board = board.turned(space, exhausted=False)
    return board


def _channelled(board: Board, event: ev.Channelled) -> Board:
    side = board.sides[event.seat]
    left = side.convoy[len(event.resources) :]
    return _side(board, event.seat, ready=(*side.ready, *event.resources), convoy=left)


def _burnt_out(board: Board, event: ev.BurntOut) -> Board:
    return _side(board, event.seat, ready=(), spent=(), convoy=(None,) * event.convoy, loses_turn=True)


def _looked(board: Board, event: ev.ConvoyLooked) -> Board:
    side = board.sides[event.seat]
    seen = event.resources if None not in event.resources else side.convoy[: len(event.resources)]
    return _side(board, event.seat, convoy=(*seen, *side.convoy[len(seen) :]))


def _arranged(board: Board, event: ev.ConvoyArranged) -> Board:
    """How they lie now only an observation says; what lay below is known as before."""
    side = board.sides[event.seat]
    kept: Piles = (None,) * event.bottom
    return _side(board, event.seat, convoy=(*side.convoy[event.bottom :], *kept) if kept else side.convoy)


def _upkeep(board: Board, event: ev.UpkeepPaid) -> Board:
    return board if event.resource is None else _exhausted(board, event.seat, event.resource)


def _drawn(board: Board, event: ev.CardDrawn) -> Board:
    side = board.sides[event.seat]
    return _side(board, event.seat, hand=(*side.hand, event.card), deck=event.deck)


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
        hand, shown = _without(side.hand, event.card), _without(side.shown, event.card)
        board = _side(board, seat, hand=hand, shown=shown, paying=event.card)
    for card in event.exhausted:
        board = _exhausted(board, seat, card)
    side = board.sides[seat]
    for card in event.returned:
        side = _taken(side, card, spent_first=CARDS[event.card].is_order)
    convoy: Piles = (*event.returned, *side.convoy) if event.top else (*side.convoy, *event.returned)
    return board.with_side(seat, replace(side, convoy=convoy))


def _price(board: Board, event: ev.PriceExhausted) -> Board:
    return _exhausted(board, event.seat, event.resource)


def _recycled(board: Board, event: ev.Recycled) -> Board:
    return _side(_under(board, event.seat, event.resource), event.seat, recycled=True)


def _mobilised(board: Board, event: ev.Mobilised) -> Board:
    if not event.token:
        board = _plays(board, event.seat, event.card)
    return board.with_unit(event.space, numbers.made(event.card, event.unit, event.token))


def _linked(board: Board, event: ev.Linked) -> Board:
    board = _plays(board, event.seat, event.card)
    unit = board.grid[event.space]
    if unit is None:
        return board
    return board.with_unit(event.space, numbers.reckoned(unit, event.card, unit.changes))


def _field_played(board: Board, event: ev.FieldPlayed) -> Board:
    return _side(_plays(board, event.seat, event.card), event.seat, field=event.card)


def _field_removed(board: Board, event: ev.FieldRemoved) -> Board:
    side = board.sides[event.seat]
    return _side(board, event.seat, field=None, discard=(*side.discard, event.card))


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
    return _side(board, event.seat, hand=hand, discard=_without(side.discard, event.card))


# --- combat --------------------------------------------------------------------------------------------


def _declared(board: Board, event: ev.AttackDeclared) -> Board:
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


def _stacked(board: Board, event: ev.Stacked) -> Board:
    combat = board.combat
    if event.what == "order":
        board = _plays(board, event.seat, event.source)
    elif event.what == "ganking" and event.space is not None:
        board = board.turned(event.space, ganked=True)
    if combat is None:
        return board
    item = SeenItem(
        event.item, event.seat, event.what, event.source, event.ability, event.unit, event.space, event.to
    )
    return _fight(board, stack=(*combat.stack, item))


def _resolved(board: Board, event: ev.ItemResolved) -> Board:
    combat = board.combat
    if combat is None:
        return board
    item = next((one for one in combat.stack if one.item == event.item), None)
    if item is not None and item.what == "order":
        side = board.sides[event.seat]
        board = _side(board, event.seat, discard=(*side.discard, event.source))
    stack = tuple(one for one in combat.stack if one.item != event.item)
    return _fight(board, stack=stack, step="resolving")


def _changed(board: Board, event: ev.Changed) -> Board:
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


def _retargeted(board: Board, event: ev.Retargeted) -> Board:
    return _fight(board, target=event.target, target_space=event.target_space, column=event.column)


def _supported(board: Board, event: ev.Supported) -> Board:
    combat = board.combat
    return board if combat is None else _fight(board, supporters=(*combat.supporters, event.unit))


def _no_support(board: Board, event: ev.SupportForbidden) -> Board:
    combat = board.combat
    if combat is None:
        return board
    one, other = combat.no_support
    return _fight(board, no_support=(one or event.seat == 0, other or event.seat == 1))


def _gone(board: Board, seat: int, space: int, cards: Iterable[str | None]) -> Board:
    side = board.sides[seat]
    thrown = tuple(card for card in cards if card)
    return _side(board, seat, discard=(*side.discard, *thrown)).with_unit(space, None)


def _destroyed(board: Board, event: ev.Destroyed) -> Board:
    return _gone(board, event.seat, event.space, (event.card, event.equipment))


def _token_gone(board: Board, event: ev.TokenGone) -> Board:
    return _gone(board, event.seat, event.space, (event.equipment,))


def _returned(board: Board, event: ev.ReturnedToHand) -> Board:
    board = _gone(board, event.seat, event.space, (event.equipment,))
    side = board.sides[event.seat]
    known = event.card if None not in side.hand else None
    return _side(board, event.seat, hand=(*side.hand, known), shown=(*side.shown, event.card))


def _hit(board: Board, event: ev.SovereignHit) -> Board:
    if event.removed is None:
        return board
    side = board.sides[event.seat]
    return _side(board, event.seat, defense=event.left, discard=(*side.discard, event.removed))


def _resource_readied(board: Board, event: ev.ResourceReadied) -> Board:
    side = board.sides[event.seat]
    spent = _without(side.spent, event.resource)
    return _side(board, event.seat, spent=spent, ready=(*side.ready, event.resource))


def _given(board: Board, event: ev.ConvoyGiven) -> Board:
    return _under(board, event.seat, event.resource)


def _defense_moved(board: Board, event: ev.DefenseMoved) -> Board:
    side = board.sides[event.seat]
    return _side(board, event.seat, defense=event.left, ready=(*side.ready, event.resource))


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
    ev.AttackDeclared: _declared,
    ev.Stacked: _stacked,
    ev.ItemResolved: _resolved,
    ev.Changed: _changed,
    ev.Retargeted: _retargeted,
    ev.Supported: _supported,
    ev.SupportForbidden: _no_support,
    ev.Destroyed: _destroyed,
    ev.TokenGone: _token_gone,
    ev.ReturnedToHand: _returned,
    ev.SovereignHit: _hit,
    ev.CombatEnded: lambda board, event: replace(board, combat=None),
    ev.ResourceReadied: _resource_readied,
    ev.ConvoyGiven: _given,
    ev.DefenseMoved: _defense_moved,
    ev.GameEnded: lambda board, event: replace(board, phase="over"),
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
