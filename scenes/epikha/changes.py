"""What each event changes on the board, and how a `MatchView` follows a match of this game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace as changed

from game.epikha import events as ev
from game.epikha.rules import groups
from game.epikha.state import NOBODY, Arm, Battle, Body, Spot, Table
from game.epikha.view import EpikhaObservation
from game.rules.contract import Event, Outcome
from scenes.epikha import combat_changes as combat
from scenes.epikha import field_changes as field
from scenes.epikha import magic_changes as magic
from scenes.epikha.board import HIDDEN, Board, blank, covered, opening
from scenes.table.view import BoardRules


def after(board: Board, event: Event) -> Board:
    """The board after `event`."""
    change = _CHANGES.get(type(event))
    return change(board, event) if change else board


# --- set-up --------------------------------------------------------------------------------------------


def _match_started(board: Board, event: ev.MatchStarted) -> Board:
    def change(table: Table) -> None:
        table.active = event.first

    return board.worked(change)


def _prepared(board: Board, event: ev.Prepared) -> Board:
    def change(table: Table) -> None:
        table.sides[event.seat].prepared = event.card or HIDDEN

    return board.worked(change)


def _prepared_turned(board: Board, event: ev.PreparedTurned) -> Board:
    def change(table: Table) -> None:
        side = table.sides[event.seat]
        side.prepared = ""
        at = groups.player_of(table, event.seat)
        if event.arm == NOBODY or at is None or at.body is None:
            side.ability = event.card
        else:
            borne = (*at.body.arms, Arm(event.arm, event.card))
            groups.put_body(table, at, changed(at.body, arms=borne))

    return board.worked(change)


def _hand_dealt(board: Board, event: ev.HandDealt) -> Board:
    def change(table: Table) -> None:
        side = table.sides[event.seat]
        left = len(side.deck) + len(side.hand) - len(event.cards)
        side.deck = [HIDDEN] * left
        side.hand = [card or HIDDEN for card in event.cards]
        side.mulligan = event.mulligan

    return board.worked(change, begun=True)


# --- turns and phases ----------------------------------------------------------------------------------


def _turn_started(board: Board, event: ev.TurnStarted) -> Board:
    def change(table: Table) -> None:
        table.turn, table.active, table.attacked = event.number, event.seat, False
        table.sides[event.seat].turns += 1
        other = table.sides[1 - event.seat]
        if other.waiting == 1:
            other.waiting = 2

    return board.worked(change, blow=None)


def _phase(board: Board, event: ev.PhaseStarted) -> Board:
    """A phase begins: what may be done once in each of them may be done again (E7.10, E10.2, E16.15d)."""
    begins = event.phase == "inicio"

    def again(arm: Arm) -> Arm:
        return changed(arm, shifted=False, magia=arm.magia and not begins)

    def body(one: Body) -> Body:
        return changed(one, magia=one.magia and not begins, arms=tuple([again(arm) for arm in one.arms]))

    def change(table: Table) -> None:
        table.phase = event.phase
        table.battle = Battle() if event.phase == "combat" else None
        side = table.sides[event.seat]
        side.armoury = [again(arm) for arm in side.armoury]
        for place in list(groups.places_of(table, event.seat)):
            bodies = tuple([body(one) for one in place.stood.bodies])
            groups.put(table, place, changed(place.stood, bodies=bodies, formed=False))
        for space, spot in enumerate(side.magic):
            if spot is not None and spot.arm is not None:
                side.magic[space] = Spot(arm=changed(spot.arm, magia=spot.arm.magia and not begins))

    return board.worked(change, blow=None, striking=(), strike=None)


def _refreshed(board: Board, event: ev.Refreshed) -> Board:
    def change(table: Table) -> None:
        for number in event.bodies:
            groups.change_body(table, number, damage=0, spent=0)
        for number in event.arms:
            groups.change_arm(table, number, damage=0)

    return board.worked(change)


def _drawn(board: Board, event: ev.CardDrawn) -> Board:
    def change(table: Table) -> None:
        side = table.sides[event.seat]
        side.hand.append(event.card or HIDDEN)
        side.deck = [HIDDEN] * event.deck

    return board.worked(change)


def _markers_gained(board: Board, event: ev.MarkersGained) -> Board:
    return board.worked(lambda table: marked(table, event.seat, event.number, event.markers))


def _marker_used(board: Board, event: ev.MarkerUsed) -> Board:
    return board.worked(lambda table: marked(table, event.seat, event.number, event.left))


def marked(table: Table, seat: int, number: int, markers: int) -> None:
    """Let a card have so many markers; NOBODY stands for the Player Ability (E16.9)."""
    if number == NOBODY:
        table.sides[seat].ability_markers = markers
    elif groups.find_body(table, number) is not None:
        groups.change_body(table, number, markers=markers)
    else:
        groups.change_arm(table, number, markers=markers)


def _discarded(board: Board, event: ev.CardDiscarded) -> Board:
    def change(table: Table) -> None:
        side = table.sides[event.seat]
        field.from_hand(side, event.card)
        side.discard.append(event.card)

    return board.worked(change)


def _pool_emptied(board: Board, event: ev.PoolEmptied) -> Board:
    def change(table: Table) -> None:
        table.sides[event.seat].pool = 0

    return board.worked(change)


def _turn_ended(board: Board, event: ev.TurnEnded) -> Board:
    def change(table: Table) -> None:
        for side in table.sides:
            side.raised = 0
            side.boosts.clear()

    return board.worked(change)


def _ready_to_summon(board: Board, event: ev.ReadyToSummon) -> Board:
    def change(table: Table) -> None:
        table.sides[event.seat].waiting = 0

    return board.worked(change)


def _ended(board: Board, event: ev.GameEnded) -> Board:
    def change(table: Table) -> None:
        table.phase, table.outcome = "over", Outcome(event.winner, event.code, event.rule)

    return board.worked(change, blow=None)


_CHANGES: Final[dict[type[Event], Callable[[Board, Any], Board]]] = {
    ev.MatchStarted: _match_started,
    ev.Prepared: _prepared,
    ev.PreparedTurned: _prepared_turned,
    ev.HandDealt: _hand_dealt,
    ev.TurnStarted: _turn_started,
    ev.PhaseStarted: _phase,
    ev.Refreshed: _refreshed,
    ev.CardDrawn: _drawn,
    ev.MarkersGained: _markers_gained,
    ev.MarkerUsed: _marker_used,
    ev.CardDiscarded: _discarded,
    ev.PoolEmptied: _pool_emptied,
    ev.TurnEnded: _turn_ended,
    ev.ReadyToSummon: _ready_to_summon,
    ev.GameEnded: _ended,
    **field.CHANGES,
    **magic.CHANGES,
    **combat.CHANGES,
}
TOLD_ONLY: Final[tuple[type[Event], ...]] = (
    *(ev.HandKept, ev.WindowPassed, ev.Fired, ev.ChainClosed, ev.MagiaLost, ev.ShieldCast),
    *(ev.CoinCalled, ev.Unseen, ev.WindowOpened),
)
"""Events that change nothing on the board."""


def _turn_of(event: Event) -> int | None:
    return event.seat if isinstance(event, ev.TurnStarted) else None


def _turn_seat(seen: EpikhaObservation) -> int | None:
    """Whose turn it is; before the first one each seat decides about its own things behind a seal."""
    return seen.to_move if seen.phase == "setup" else seen.active


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
