"""The board as it is being shown: a small value that events change one by one while the show runs.

The match is always further on than the show. `Board.of` is the truth of an observation; `after` tells what
one event changes, so that every moment between two observations can be drawn. Both agree at the end (tested).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.dracula import events as ev
from game.dracula.cards import HUMANS, LAST_ROUND, with_trump
from game.dracula.config import DraculaConfig
from game.dracula.system import SYSTEM
from game.dracula.view import DraculaObservation, RackCard
from game.journal import MatchSetup
from game.rules.contract import SPECTATOR, Event
from scenes.table.view import NOBODY, BoardRules

SLOTS = range(1, 6)


@dataclass(frozen=True, slots=True)
class Piece:
    """A card in a rack: None for one the viewer may not know; `passed` when both have held it (D45)."""

    card: str | None
    face_up: bool = False
    passed: bool = False


@dataclass(frozen=True, slots=True)
class Held:
    """The card drawn and not yet discarded."""

    seat: int
    card: str | None
    face_up: bool = False


Rack = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """Everything on the table that `viewer` (a seat, SPECTATOR or NOBODY) can see; `racks` are by seat."""

    viewer: int
    bottom: int
    """The seat whose cards lie at the lower edge."""
    round: int
    last_round: int
    health: int
    start_health: int
    vampires: tuple[int, ...]
    humans: int
    order: str
    racks: tuple[Rack, Rack]
    held: Held | None
    pile: tuple[str, ...]
    deck: int
    deck_top: str | None
    caller: int | None
    first_round: int = 1
    open_at_deal: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The slots whose cards lie face up after every deal (D55)."""
    scores: tuple[int | None, ...] = (None,) * 5
    """Who won each district in the resolution that is being shown."""
    resolving: bool = False
    dealt: bool = True
    """False before the first deal of a match: the racks are empty."""

    @classmethod
    def of(cls, seen: DraculaObservation) -> Board:
        """The board that an observation describes."""
        bottom = max(seen.seat, 0)
        mine = tuple(_piece(card) for card in seen.rack)
        theirs = tuple(_piece(card) for card in seen.rival)
        held = None
        if seen.has_drawn and seen.to_move is not None:
            held = Held(seen.to_move, seen.drawn, seen.drawn_face_up)
        return cls(
            seen.seat,
            bottom,
            seen.round,
            seen.last_round,
            seen.health,
            seen.start_health,
            seen.vampires,
            seen.humans_at_start,
            seen.order,
            (mine, theirs) if bottom == 0 else (theirs, mine),
            held,
            seen.pile,
            seen.deck,
            seen.deck_top,
            seen.caller,
            seen.config.first_round,
            seen.config.face_up,
        )

    def piece(self, seat: int, slot: int) -> Piece:
        """The card in a slot (1 to 5)."""
        return self.racks[seat][slot - 1]

    def with_piece(self, seat: int, slot: int, piece: Piece) -> Board:
        """This board with another card in a slot."""
        rack = list(self.racks[seat])
        rack[slot - 1] = piece
        racks = list(self.racks)
        racks[seat] = tuple(rack)
        return replace(self, racks=(racks[0], racks[1]))


def _piece(card: RackCard) -> Piece:
    return Piece(card.card, card.face_up, not card.face_up and (card.known or card.known_to_rival))


def settled(board: Board) -> Board:
    """The board without what only a show knows, to compare it with an observation's."""
    racks = tuple(tuple(replace(p, passed=p.passed and not p.face_up) for p in rack) for rack in board.racks)
    return replace(board, racks=(racks[0], racks[1]), scores=(None,) * 5, resolving=False)


def blank(board: Board) -> Board:
    """The board before the first deal: nothing lies on it yet."""
    nothing = (Piece(None),) * 5
    return replace(
        board, racks=(nothing, nothing), held=None, pile=(), deck=32, deck_top=None, caller=None, dealt=False
    )


def opening(setup: MatchSetup, told: Sequence[Event], viewer: int) -> Board:
    """The board of a match before its first event, from its set-up alone; `told` are its public events.

    A spectator sees it from where the person sat, if there was just one.
    """
    people = [seat for seat, player in enumerate(setup.seats) if player.human]
    config: DraculaConfig = setup.config
    nothing = (Piece(None),) * 5
    return Board(
        viewer,
        viewer if viewer >= 0 else people[0] if len(people) == 1 else 0,
        config.first_round,
        LAST_ROUND,
        config.health,
        config.health,
        config.vampires,
        HUMANS,
        config.order or _first_order(setup, told),
        (nothing, nothing),
        None,
        (),
        32,
        None,
        None,
        config.first_round,
        config.face_up,
        dealt=False,
    )


def _first_order(setup: MatchSetup, told: Sequence[Event]) -> str:
    """The order that was drawn at the set-up: no event tells it, but the first change of the trump does.

    Where the trump never changed it is drawn again from the seed.
    """
    for event in told:
        if isinstance(event, ev.TrumpChanged):
            return with_trump(event.order, event.old)
    seen = SYSTEM.new(setup.config, setup.seed)[0].observe(SPECTATOR)
    assert isinstance(seen, DraculaObservation)
    return seen.order


def covered(board: Board) -> Board:
    """The board with everything private face down, for two people at one screen (D47)."""
    racks = tuple(tuple(p if p.face_up else Piece(None) for p in rack) for rack in board.racks)
    held = board.held
    if held is not None and not held.face_up:
        held = replace(held, card=None)
    return replace(board, viewer=NOBODY, racks=(racks[0], racks[1]), held=held)


def after(board: Board, event: Event) -> Board:
    """The board after `event`."""
    change = _CHANGES.get(type(event))
    return change(board, event) if change else board


def _round_started(board: Board, event: ev.RoundStarted) -> Board:
    racks = tuple(
        tuple(Piece(card, slot in board.open_at_deal[seat]) for slot, card in enumerate(rack, 1))
        for seat, rack in enumerate(event.racks)
    )
    return replace(
        board,
        round=event.round,
        racks=(racks[0], racks[1]),
        held=None,
        pile=(),
        deck=event.deck,
        deck_top=None,
        caller=None,
        scores=(None,) * 5,
        resolving=False,
        dealt=True,
    )


def _drawn(board: Board, event: ev.Drawn) -> Board:
    held = Held(event.seat, event.card, event.face_up)
    return replace(board, held=held, deck=event.deck, deck_top=None)


def _discarded(board: Board, event: ev.Discarded) -> Board:
    if event.place:
        kept = Piece(event.kept, event.kept_face_up)
        board = board.with_piece(event.seat, event.place, kept)
    return replace(board, held=None, pile=(*board.pile, event.card))


def _revealed(board: Board, event: ev.CardRevealed) -> Board:
    old = board.piece(event.owner, event.slot)
    return board.with_piece(event.owner, event.slot, replace(old, card=event.card, face_up=True))


def _deck_top(board: Board, event: ev.DeckTopRevealed) -> Board:
    return replace(board, deck_top=event.card)


def _slots_swapped(board: Board, event: ev.SlotsSwapped) -> Board:
    one, two = board.piece(event.seat, event.slot), board.piece(event.seat, event.other)
    return board.with_piece(event.seat, event.slot, two).with_piece(event.seat, event.other, one)


def _district_swapped(board: Board, event: ev.DistrictSwapped) -> Board:
    old = (board.piece(0, event.district), board.piece(1, event.district))
    for seat in (0, 1):
        came = old[1 - seat]
        card = event.cards[seat] if board.viewer != NOBODY else came.card
        board = board.with_piece(seat, event.district, Piece(card, came.face_up, not came.face_up))
    return board


def _trump(board: Board, event: ev.TrumpChanged) -> Board:
    return replace(board, order=event.order)


def _called(board: Board, event: ev.Called) -> Board:
    return replace(board, caller=event.seat)


def _round_ended(board: Board, event: ev.RoundEnded) -> Board:
    racks = tuple(tuple(Piece(card, True) for card in rack) for rack in event.racks)
    return replace(board, racks=(racks[0], racks[1]), scores=(None,) * 5, resolving=True)


def _resolved(board: Board, event: ev.DistrictResolved) -> Board:
    scores, vampires = list(board.scores), list(board.vampires)
    scores[event.district - 1] = event.winner
    vampires[event.district - 1] = event.vampires
    return replace(board, health=event.health, vampires=tuple(vampires), scores=tuple(scores))


_CHANGES: dict[type[Event], Callable[[Board, Any], Board]] = {
    ev.RoundStarted: _round_started,
    ev.Drawn: _drawn,
    ev.Discarded: _discarded,
    ev.CardRevealed: _revealed,
    ev.DeckTopRevealed: _deck_top,
    ev.SlotsSwapped: _slots_swapped,
    ev.DistrictSwapped: _district_swapped,
    ev.TrumpChanged: _trump,
    ev.Called: _called,
    ev.RoundEnded: _round_ended,
    ev.DistrictResolved: _resolved,
}


def _is_round(event: Event) -> bool:
    return isinstance(event, ev.RoundStarted)


def _turn_of(event: Event) -> int | None:
    return event.seat if isinstance(event, ev.TurnStarted) else None


def _ends_round(event: Event) -> bool:
    return isinstance(event, ev.RoundEnded)


RULES: BoardRules[Board] = BoardRules(
    of=Board.of,
    blank=blank,
    covered=covered,
    after=after,
    chapter=_is_round,
    turn_of=_turn_of,
    ends=_ends_round,
    opening=opening,
)
"""How a `MatchView` follows a match of this game."""
