"""A running match: who sits where, whose decision it is, what was told to whom, and its record.

Scenes, hot seat and computer players play through this class only. It holds the complete state and gives
each seat no more than ``State.observe`` does. No call waits: the computer players think elsewhere.
"""

from __future__ import annotations

from typing import Any, Final, Self

import msgspec

from game.files import SaveProblem
from game.journal import (
    FORMAT,
    ActLine,
    AnyLine,
    EndLine,
    Journal,
    Record,
    SetupLine,
    UndoLine,
    setup_line,
    told_to_raw,
)
from game.journal import MatchSetup as MatchSetup
from game.opponents import NOVICE, Budget, InProcess, Question, Thinker, choose
from game.resume import Restored, restore
from game.rules.chance import Chance
from game.rules.contract import (
    SPECTATOR,
    Action,
    Event,
    IllegalAction,
    Observation,
    Outcome,
    Reason,
    State,
    System,
    Told,
    reveals,
    visible_to,
)
from game.saves import Saves
from game.sentences import Sentence
from game.snapshot import Snapshot
from game.version import VERSION

SEATS: Final = (0, 1)
NOT_YOUR_TURN: Final = Reason("not_your_turn", rule="")
NOTHING_TO_UNDO: Final = Reason("cannot_undo", rule="")


class Notice(Sentence, frozen=True, kw_only=True):
    """Something to be told that is no event of the game, such as a save that failed.

    ``at`` is the number of the event before which it stands.
    """

    at: int


class _Step(msgspec.Struct, frozen=True):
    """Where a decision can be taken back to: whose it was, and what there was before it."""

    seat: int
    state: State
    told: int
    acts: int


class Match:
    """One match from its set-up to its outcome."""

    def __init__(
        self,
        system: System,
        setup: MatchSetup,
        journal: Journal | None = None,
        thinker: Thinker | None = None,
        saves: Saves | None = None,
        restored: Restored | None = None,
    ) -> None:
        """Start a match, or go on with one that was ``restored`` (see ``resume``).

        ``journal`` keeps its record, ``thinker`` decides for the computer's seats; with ``saves`` the
        position is also written at every end of a turn.
        """
        self.system = system
        self.setup = setup
        self.journal = journal or Journal()
        self.lines: list[AnyLine] = []
        """The record so far."""
        self.notices: list[Notice] = []
        self.acts = 0
        """Actions taken, undone ones left out."""
        self.revision = 0
        """Changes whenever the position does."""
        self._thinker: Thinker = thinker or InProcess()
        self._saves = saves
        self._steps: list[_Step] = []
        self._asked = False
        self._stand_ins: set[int] = set()
        self._uncovered: int | None = None
        self._seen: dict[int, Observation] = {}
        if restored:
            self._state, self._told = restored.state, restored.told
            self._go_on(restored)
        else:
            self._state, self._told = system.new(setup.config, setup.seed)
            self._write(setup_line(system, setup, self._told))

    def _go_on(self, restored: Restored) -> None:
        self.lines, self.acts = list(restored.lines), restored.acts
        for line in self.lines:
            if isinstance(line, ActLine):
                self._seat_stand_in(line.seat, line.stand_in)
        if restored.resumed:
            self._note("common.notice.other_version")
            self._write(restored.resumed)

    @classmethod
    def resume(
        cls,
        system: System,
        record: Record,
        journal: Journal | None = None,
        thinker: Thinker | None = None,
        saves: Saves | None = None,
        snapshot: Snapshot | None = None,
        name: str = "",
    ) -> Self | SaveProblem:
        """Go on with a recorded match, or return the sentence that says why that cannot be.

        Under the rules of the record it is played again from its seed; under other rules it goes on from the
        stored position, and a notice says so. ``name`` is what a refusal calls the file (else the journal's).
        """
        called = name or (journal.path.name if journal and journal.path else "")
        restored = restore(system, record, snapshot, called)
        if isinstance(restored, SaveProblem):
            return restored
        return cls(system, restored.setup, journal, thinker, saves, restored)

    # --- whose turn, and who may look ---------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it is played."""
        return self._state.outcome

    @property
    def to_move(self) -> int | None:
        """The seat whose decision it is."""
        return self._state.to_move

    @property
    def thinking(self) -> bool:
        """Whether a computer player has the decision."""
        seat = self.to_move
        return seat is not None and not self.is_human(seat)

    def is_human(self, seat: int) -> bool:
        """Whether a person sits at ``seat``."""
        return self.setup.seats[seat].human

    def stands_in(self, seat: int) -> bool:
        """Whether the Novice made the last decision of ``seat`` in place of the computer player there."""
        return seat in self._stand_ins

    @property
    def stand_ins(self) -> int:
        """How many decisions the Novice made in place of another computer player."""
        return sum(isinstance(line, ActLine) and line.stand_in for line in self.lines)

    def _seat_stand_in(self, seat: int, stands_in: bool) -> None:
        (self._stand_ins.add if stands_in else self._stand_ins.discard)(seat)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats with a person."""
        return tuple(seat for seat in SEATS if self.is_human(seat))

    @property
    def viewer(self) -> int | None:
        """The seat whose private view may be on the screen; None while it must be covered (D47).

        Where only computers play it is ``SPECTATOR``.
        """
        if not self.humans:
            return SPECTATOR
        return self.humans[0] if len(self.humans) == 1 else self._uncovered

    def needs_handover(self, seat: int) -> bool:
        """Whether a seal must be broken before ``seat`` may see its side: two people share the screen."""
        deciding = self.outcome is None and self.to_move == seat
        return len(self.humans) == 2 and deciding and self._uncovered != seat

    def uncover(self, seat: int) -> None:
        """Note that ``seat`` broke its seal. The view is covered again as soon as its turn is over."""
        if self.needs_handover(seat):
            self._uncovered = seat

    # --- what a seat may know -----------------------------------------------------------------------------

    def observation(self, seat: int) -> Observation:
        """Return what ``seat`` may know.

        Raises:
            PermissionError: a spectator of an unfinished match in which a person plays.
        """
        self._permit(seat)
        if seat not in self._seen:
            self._seen[seat] = self._state.observe(seat)
        return self._seen[seat]

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """Return what was told to ``seat``, from event number ``since`` on (the first is 0).

        Raises:
            PermissionError: as for ``observation``.
        """
        self._permit(seat)
        return visible_to(seat, self._told[since:])

    def event(self, seat: int, number: int) -> Event:
        """Return event ``number`` (the first is 0) in the form in which it was told to ``seat``.

        Raises:
            PermissionError: as for ``observation``.
        """
        self._permit(seat)
        return visible_to(seat, self._told[number : number + 1])[0]

    def public_events(self, since: int = 0) -> list[Event]:
        """Return what everybody may know of what happened, from event number ``since`` on (D47)."""
        return [item if isinstance(item, Event) else item.public for item in self._told[since:]]

    @property
    def told(self) -> int:
        """How many events there have been."""
        return len(self._told)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Return why ``seat`` may not take ``action`` now; None if it may."""
        return self.system.why_not(self.observation(seat), action)

    def preview(self, seat: int, action: Action) -> Any:
        """Return what ``action`` would do as far as ``seat`` knows."""
        return self.system.preview(self.observation(seat), action)

    def digest(self) -> str:
        """Return the hash of the complete state."""
        return self._state.digest()

    def _permit(self, seat: int) -> None:
        if seat == SPECTATOR and self.humans and self.outcome is None:
            raise PermissionError("nobody watches a match in which a person plays before it is over")

    # --- playing ------------------------------------------------------------------------------------------

    def act(self, seat: int, action: Action) -> Reason | None:
        """Let ``seat`` take ``action``. A refusal returns its reason and changes nothing."""
        return self._take(seat, action)

    def _take(self, seat: int, action: Action, stand_in: bool = False) -> Reason | None:
        if self.to_move != seat:
            return self.why_not(seat, action) or NOT_YOUR_TURN
        step = _Step(seat, self._state.clone(), len(self._told), self.acts)
        try:
            told = self._state.apply(action)
        except IllegalAction as illegal:
            return illegal.reason
        self._steps = [] if reveals(told) else [*self._steps, step]
        self._done(seat, msgspec.to_builtins(action), told, stand_in)
        return None

    def concede(self, seat: int) -> Reason | None:
        """Let ``seat`` give up, whoever is to move (D53)."""
        if self.outcome:
            return _over(self.outcome)
        told = self._state.concede(seat)
        self._steps = []
        self._done(seat, None, told)
        return None

    def poll(self) -> bool:
        """Ask the computer player, or carry out its answer; True if something was done. Never waits."""
        seat = self.to_move
        if seat is None or self.is_human(seat):
            return False
        question = self._question(seat)
        if not self._asked:
            self._asked = True
            self._thinker.ask(question)
        action = self._thinker.answer()
        if action is None:
            return False
        stand_in = self._thinker.stands_in and question.level != NOVICE
        if stand_in != self.stands_in(seat):
            which = "in" if stand_in else "out"
            self._tell(f"common.notice.novice_steps_{which}", {"level": f"common.level.{question.level}"})
        if self._take(seat, action, stand_in):
            self._take(seat, self._something_legal(question), stand_in)
        return True

    def can_undo(self, seat: int) -> bool:
        """Whether ``seat`` may take its last decision back: it was the last act, and it revealed nothing."""
        return bool(self._steps) and self._steps[-1].seat == seat and self.outcome is None

    def undo(self, seat: int) -> Reason | None:
        """Go back to the last decision of ``seat``; a refusal returns its reason."""
        if not self.can_undo(seat):
            return NOTHING_TO_UNDO
        step = self._steps.pop()
        self._state, self.acts = step.state, step.acts
        del self._told[step.told :]
        self._write(UndoLine(step.acts))
        self._changed()
        if len(self.humans) == 2:
            self._uncovered = seat
        return None

    def close(self) -> None:
        """Let go of the computer player's question; the record stays as it is."""
        self._thinker.cancel()
        self._asked = False

    def _question(self, seat: int) -> Question:
        """Return the question for the computer at ``seat``; its chance belongs to the record (D50)."""
        seed = Chance.of(self.setup.computer_seed, 2 * self.acts + seat).position
        who = self.setup.seats[seat]
        return Question(self.system, who.level, self.observation(seat), seed, who.character)

    def _something_legal(self, question: Question) -> Action:
        """Return what the Novice does; should even that be refused, the first legal action."""
        novice = msgspec.structs.replace(question, level=NOVICE)
        legal = self._state.legal_actions(question.observation.seat)
        action = choose(novice, Budget())
        return action if action in legal else legal[0]

    def _note(self, text: str, params: dict[str, int | str] | None = None) -> None:
        if all(notice.text != text for notice in self.notices):
            self._tell(text, params)

    def _tell(self, text: str, params: dict[str, int | str] | None = None) -> None:
        self.notices.append(Notice(text, params or {}, at=len(self._told)))

    def _done(self, seat: int, action: Any, told: list[Told], stand_in: bool = False) -> None:
        """Enter what happened into log and record, and write the position at the end of a turn."""
        self._told += told
        self.acts += 1
        self._seat_stand_in(seat, stand_in)
        self._write(ActLine(seat, action, told_to_raw(told), stand_in))
        self._changed()
        if self.outcome:
            self._write(EndLine(self.outcome, self.digest()))
        if self._saves and self.to_move != seat:
            self._saves.snapshot(self.journal, self.snapshot)

    def _changed(self) -> None:
        self.revision += 1
        self._seen.clear()
        self.close()
        if self.to_move != self._uncovered:
            self._uncovered = None

    def _write(self, line: AnyLine) -> None:
        self.lines.append(line)
        problem = self.journal.append(line)
        if problem:
            self._note(problem.text, problem.params)

    def snapshot(self) -> Snapshot:
        """Return the position as it is written beside the journal."""
        state = msgspec.Raw(self._state.to_json())
        system, first = self.system, self.lines[0]
        assert isinstance(first, SetupLine), "every record begins with its set-up"
        return Snapshot(
            FORMAT, VERSION, system.id, system.fingerprint, self.acts, self.digest(), state, first.match_id
        )


def _over(outcome: Outcome) -> Reason:
    return Reason("game_over", outcome.rule)
