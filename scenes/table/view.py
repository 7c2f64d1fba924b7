"""Following a match for the screen: whose eyes look, how far the show has come, and what comes next.

The match is final long before it has been shown. A `MatchView` hands out its events in the form of the seat
that looks, together with the board before and after each of them, and never anything of another seat. It
draws nothing and needs no window.

Two people at one screen: whoever begins a turn breaks a seal, and looks until the turn is over. What falls to
the other seat inside it is asked at the open table, where nobody looks (`NOBODY`). After the answer the hand
of the seat whose turn it is rests covered, for the other has just looked at the screen, until its owner
uncovers it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from game.match import Match, MatchSetup
from game.rules.contract import Action, Event, Reason

NOBODY: Final = -2
"""The eyes of everybody at the table: only public things (between two turns, and at the open table)."""

B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class BoardRules(Generic[B]):
    """How a game's board value is made and changed."""

    of: Callable[[Any], B]
    """The board of an observation."""
    blank: Callable[[B], B]
    """The board before the first event of a match."""
    covered: Callable[[B], B]
    """The board with everything private face down."""
    after: Callable[[B, Event], B]
    """The board after an event."""
    chapter: Callable[[Event], bool]
    """Does the event begin a round? The show pauses before it."""
    turn_of: Callable[[Event], int | None]
    """The seat whose turn an event begins, or None."""
    ends: Callable[[Event], bool]
    """Does the event end a round? The show stops after it."""
    opening: Callable[[MatchSetup, Sequence[Event], int], B]
    """The board before the first event: of a set-up, all public events, and the eyes that look."""
    turn_seat: Callable[[Any], int | None] = lambda seen: seen.to_move
    """The seat whose turn it is, of anybody's observation; as first set nobody decides in another's turn.

    Before the first turn it is the seat that decides, for its choices there are private.
    """
    passed_by: Callable[[Event], int | None] = lambda event: None
    """The seat for which an event says that a decision was passed because nothing else was allowed, or None.

    Between two people it is asked all the same. The event must reveal something (`Event.reveals`), or the
    other could find out by an undo, and look like a decision that was passed by hand.
    """


@dataclass(frozen=True, slots=True)
class Moment(Generic[B]):
    """One event with the board before and after it, and its number in the match."""

    before: B
    event: Event
    after: B
    number: int


class MatchView(Generic[B]):
    """What may be shown of a match, and what has been."""

    def __init__(self, match: Match, rules: BoardRules[B]) -> None:
        """Begin at the first deal of a fresh match, or at the present of one that was begun elsewhere."""
        self.match = match
        self.rules = rules
        self._bases: dict[int, tuple[B, int]] = {}
        self.shared = len(match.humans) == 2
        """Two people look at one screen."""
        self.viewer: int = NOBODY
        self.cursor = 0
        self.unsealed: int | None = None
        """Of two people, the one who broke the seal of the turn that goes on."""
        self._side = 0
        """Of two people, the one who looked last: the covered table is still seen from there."""
        self._began: int | None = None
        """Of two people, the one whose turn it was when the view began."""
        self._answered = 0
        """Decisions that were passed before this event have been asked all the same."""
        self.board: B = self.begin()

    def begin(self) -> B:
        """Choose eyes and cursor, and return the board that stands there."""
        match, rules = self.match, self.rules
        fresh = match.acts == 0 and any(rules.chapter(event) for event in match.public_events()[:1])
        for seat in match.humans:
            board = rules.of(match.observation(seat))
            self._bases[seat] = (rules.blank(board), 0) if fresh else (board, match.told)
        return self._first_board(fresh)

    def _first_board(self, fresh: bool) -> B:
        if self.shared:
            self.cursor, self._began = self._bases[0][1], self._turn
            return self.rules.covered(self._bases[0][0])
        viewer = self.match.viewer
        assert viewer is not None
        self.viewer = viewer
        board = self.rules.of(self.match.observation(viewer))
        self.cursor = 0 if fresh else self.match.told
        return self.rules.blank(board) if fresh else board

    # --- what is to be shown ----------------------------------------------------------------------------

    @property
    def pending(self) -> bool:
        """True while something has happened that was not shown yet."""
        return self.cursor < self.match.told

    @property
    def at_chapter(self) -> bool:
        """True when the next thing to show begins a round."""
        return self.pending and self.rules.chapter(self._events(self.cursor)[0])

    def take(self, most: int = 0) -> list[Moment[B]]:
        """The next moments, up to the end, the next round or question; the view's board is final at once.

        With `most` it is at most so many of them.
        """
        moments: list[Moment[B]] = []
        for number, event in enumerate(self._events(self.cursor), self.cursor):
            stops = self.rules.chapter(event) or self._passed(number) is not None
            if moments and (stops or len(moments) == most):
                break
            after = self.rules.after(self.board, event)
            moments.append(Moment(self.board, event, after, number))
            self.board = after
        self.cursor += len(moments)
        return moments

    def skip_silent(self) -> None:
        """Take as shown what says nothing to these eyes: it stands for what another seat is told."""
        while self.pending and self._events(self.cursor)[0].silent:
            self.cursor += 1

    def pass_on(self) -> bool:
        """Between two people: take a finished turn as told, for whoever comes is shown it behind the seal.

        Not so the end of a round or of the match, which both watch together; False then.
        """
        if self.match.outcome is not None or self._new_round(self.cursor):
            return False
        while self.pending:
            self.take()
        return True

    def jump(self) -> None:
        """Show the present at once, without telling how it came about."""
        if self.viewer != NOBODY:
            self.board, self.cursor = self.rules.of(self.match.observation(self.viewer)), self.match.told

    def told(self) -> list[Event]:
        """Everything shown so far, as the present eyes may know it (for the log)."""
        return self._events(0)[: self.cursor]

    def last_turn(self) -> list[Event]:
        """The public events of the turn that has just ended, with the extra turns that belong to it."""
        events = self.match.public_events(0)
        starts = [n for n, event in enumerate(events) if self.rules.turn_of(event) is not None]
        if len(starts) < 2:
            return []
        *earlier, first, end = starts
        while earlier and self._one_turn(events[earlier[-1] : first + 1]):
            first = earlier.pop()
        return events[first:end]

    def _one_turn(self, events: list[Event]) -> bool:
        """True when the turns that the first and the last event begin are the same seat's, in one round."""
        same = self.rules.turn_of(events[0]) == self.rules.turn_of(events[-1])
        return same and not any(self.rules.chapter(event) for event in events)

    def _events(self, since: int) -> list[Event]:
        if self.viewer == NOBODY:
            return self.match.public_events(since)
        return self.match.events(self.viewer, since)

    def again(self, seat: int) -> list[Moment[B]]:
        """The rival's last turn of this round once more, as `seat` was told it; nothing if there was none."""
        events = self.match.events(seat)
        if not events or not self.rules.chapter(events[0]):
            return []  # a match laid out in the middle: nobody knows how the board stood before
        first, end = self._last_of(1 - seat, events)
        board = self.rules.opening(self.match.setup, self.match.public_events(), seat)
        moments: list[Moment[B]] = []
        for number, event in enumerate(events[:end]):
            after = self.rules.after(board, event)
            if number >= first:
                moments.append(Moment(board, event, after, number))
            board = after
        return moments

    def _last_of(self, seat: int, events: list[Event]) -> tuple[int, int]:
        """Where the last turn of `seat`, with the extra turns that belong to it, begins and ends."""
        first = end = len(events)
        for number in reversed(range(len(events))):
            whose = self.rules.turn_of(events[number])
            if self.rules.chapter(events[number]) or (whose is not None and whose != seat and first < end):
                break
            if whose == seat:
                first = number
            elif whose is not None:
                end = first = number
        return first, end

    # --- the open table -----------------------------------------------------------------------------------

    @property
    def inside(self) -> int | None:
        """Of two people, the one who is to decide something in the other's turn; None at any other time."""
        seat = self.match.to_move
        return seat if self.shared and seat is not None and self._turn != seat else None

    @property
    def _turn(self) -> int | None:
        """The seat whose turn it is."""
        seat = self.match.to_move
        return None if seat is None else self.rules.turn_seat(self.match.observation(seat))

    @property
    def decider(self) -> int:
        """The seat whose decision the screen takes: the one that looks, or is asked at the open table."""
        if self.viewer != NOBODY:
            return self.viewer
        seat = self.resting if self.inside is None else self.inside
        return NOBODY if seat is None else seat

    @property
    def resting(self) -> int | None:
        """Of two people, the one whose turn goes on while the hand rests covered after the other's answer."""
        seat = self.unsealed
        rests = self.viewer == NOBODY and self.match.to_move == seat and not self.asks_ahead
        return seat if rests else None

    @property
    def passed_now(self) -> tuple[int, Event] | None:
        """The seat to be asked before the next event is shown, which says that it passed by itself."""
        if not self.pending:
            return None
        event = self.match.public_events(self.cursor)[0]
        seat = self._passed(self.cursor)
        return None if seat is None else (seat, event)

    @property
    def asks_ahead(self) -> bool:
        """True when something is to be asked at the open table: now, or in what is still to be shown."""
        ahead = range(self.cursor, self.match.told)
        return self.inside is not None or any(self._passed(number) is not None for number in ahead)

    def _passed(self, number: int) -> int | None:
        """The seat that is to be asked in the other's turn although an event says that it has passed."""
        if not self.shared or number < self._answered:
            return None
        # a pass may say only to its own seat that nothing else was possible
        forms = (self.match.event(seat, number) for seat in (0, 1))
        seat = next((seat for form in forms if (seat := self.rules.passed_by(form)) is not None), None)
        return seat if seat is not None and self._turn_at(number) == 1 - seat else None

    def _turn_at(self, number: int) -> int | None:
        """The seat in whose turn event `number` happened."""
        before = reversed(self.match.public_events()[:number])
        turns = (seat for event in before if (seat := self.rules.turn_of(event)) is not None)
        return next(turns, self._began)

    def answer(self) -> None:
        """The seat of `passed_now` has answered: what is told next may be shown."""
        self._answered = self.cursor + 1

    def ask_no_more(self) -> None:
        """Somebody has given up: what was passed before is told without asking."""
        self._answered = self.match.told

    def lay_open(self) -> None:
        """Cover what the seat that looks has in private, until it may look again."""
        if self.viewer != NOBODY:
            self._cover(self.board)

    def seen_by(self, seat: int) -> B:
        """The board as `seat` has been told it, as far as the show has come."""
        board, index = self._bases[seat]
        for event in self.match.events(seat, index)[: max(0, self.cursor - index)]:
            board = self.rules.after(board, event)
        return board

    def look_again(self) -> None:
        """The seat whose hand rests looks again; it has broken its seal."""
        seat = self.resting
        if seat is not None:
            self.match.uncover(seat)
            self.viewer, self._side, self.board = seat, seat, self.seen_by(seat)

    def _cover(self, board: B) -> None:
        """From here on only public things are shown, on a board as the seat that has looked sees it."""
        self.viewer, self._side, self.board = NOBODY, self.viewer, self.rules.covered(board)

    # --- acting -------------------------------------------------------------------------------------------

    def act(self, seat: int, action: Action) -> Reason | None:
        """Let a seat take an action; a refusal returns its reason.

        When two people share the screen and the turn is over, or the other one is asked something, the seat's
        cards are covered at once: what follows is told as everybody may know it.
        """
        base = (self.rules.of(self.match.observation(seat)), self.match.told)
        refusal = self.match.act(seat, action)
        if refusal is None:
            self._bases[seat] = base
            if self.shared:
                self._change_eyes(base)
        return refusal

    def _change_eyes(self, base: tuple[B, int]) -> None:
        """After an action: whose turn goes on, and may it still look?"""
        if self._turn != self.unsealed or self._new_round(base[1]):
            self.unsealed = None
        keeps = self.unsealed is not None and self.viewer == self.match.to_move and not self.asks_ahead
        if self.viewer != NOBODY and not keeps:
            self._cover(base[0])
            self.cursor = base[1]

    def _new_round(self, since: int) -> bool:
        return any(self.rules.chapter(event) for event in self.match.public_events(since))

    def undo(self, seat: int) -> Reason | None:
        """Take back the last decision of a seat, where that is allowed; an open table stays one."""
        refusal = self.match.undo(seat)
        if refusal is None:
            covered = self.viewer == NOBODY
            board = self.rules.of(self.match.observation(self._side if covered else seat))
            self.board, self.cursor = self.rules.covered(board) if covered else board, self.match.told
        return refusal

    @property
    def needs_seal(self) -> int | None:
        """The seat that must break its seal before anything goes on, or None."""
        seat = self.match.to_move
        covered = self.shared and seat is not None and self.viewer != seat and self.unsealed != seat
        return seat if covered and self.inside is None else None

    def uncover(self, seat: int) -> None:
        """`seat` has broken its seal: go on with its eyes, from the beginning of the other's last turn."""
        self.match.uncover(seat)
        self.viewer = self.unsealed = self._side = seat
        board, index = self._bases[seat]
        events = self.match.events(seat, index)
        start = self._replay_start(seat, events)
        for event in events[:start]:
            board = self.rules.after(board, event)
        self.board, self.cursor = board, index + start

    def _replay_start(self, seat: int, events: list[Event]) -> int:
        """How many of the events the seat has seen itself: up to its rival's turn, or to the new round."""
        start = 0
        for number, event in enumerate(events):
            if self.rules.chapter(event):
                return number
            if not start and self.rules.turn_of(event) == 1 - seat:
                start = number
        return start
