"""The scene that follows a match: shows what happened, asks what is to be decided, hands the table over.

A game's board derives from `TableScene` and adds its layout, its pieces, and how each event looks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, Literal, TypeVar

from game.match import Match
from game.rules.contract import Action, Event
from scenes import recording
from scenes.keynames import key_of
from scenes.table import covering
from scenes.table.coach import Coach
from scenes.table.handover import SeatCard
from scenes.table.haste import SKIPPERS, Haste, hurry
from scenes.table.keeper import LogKeeper
from scenes.table.log import LogLine, LogView
from scenes.table.oncemore import show_again
from scenes.table.refusing import RefusingScene
from scenes.table.sealing import Seals
from scenes.table.unasked import Unasked
from scenes.table.view import NOBODY, BoardRules, MatchView, Moment
from sprites import motion
from sprites.intent import Intent
from sprites.timeline import Call, Sequence, Step

B = TypeVar("B")

Halt = Literal["", "round", "over"]
"""Why the show waits for a press: the round or the match is over, or it does not."""



class TableScene(RefusingScene, ABC, Generic[B]):
    """A match on the screen. `shown` is the board as far as it has been told."""

    name = "table"
    music = "night"

    def __init__(self, match: Match, rules: BoardRules[B], log: LogView) -> None:
        super().__init__(match)
        self.view = self.follow(rules)
        self.shown: B = self.view.board
        self.log = log
        self.coach: Coach | None = None
        self.halt: Halt = ""
        self.deciding = False
        """True while the screen asks the seat that looks for its decision."""
        self.hushed = False
        """True while a show is skipped: its sounds are left out."""
        self.thought = 0.0
        """How long the computer has been thinking with nothing to show, in milliseconds."""
        self.telling = ""
        """The log line of what is being shown, in words."""
        self.retelling = False
        """True while a turn is shown once more that the log has told already."""
        self.unasked = Unasked(self)
        self.haste = Haste()
        self.seals = Seals(self)
        self.keeper = LogKeeper(match, log, lambda event: self.line(event))
        self._entered = False
        """True once the end of the match has been noticed."""
        self._round_over = False
        self.now: Event | None = None
        """What is being shown."""
        self.ahead: list[Event] = []
        """What has been taken to be shown and not begun yet."""

    def follow(self, rules: BoardRules[B]) -> MatchView[B]:
        """How the match is followed."""
        return MatchView(self.match, rules)

    # --- what a game adds -------------------------------------------------------------------------------

    @abstractmethod
    def show_moment(self, moment: Moment[B]) -> Step:
        """The animation of one event."""

    @abstractmethod
    def line(self, event: Event) -> LogLine | None:
        """The log line of an event for the present eyes."""

    @abstractmethod
    def recap(self) -> list[LogLine]:
        """Public lines of the turn that has ended, for the cover."""

    @abstractmethod
    def seat_card(self, seat: int) -> SeatCard:
        """How the cover names a seat."""

    def match_over(self) -> None:
        """The match came to its end just now, whatever is still to be shown of it."""
        recording.enter(self.app, self.match)

    def lingers(self, event: Event) -> bool:
        """True for an event that one impatient press does not skip along with what came before it."""
        return False

    def decision_opened(self) -> None:
        """A new decision is asked: nothing is chosen yet."""

    def halted(self) -> None:
        """The show waits for a press, see `halt`."""

    def answer_unasked(self, seat: int) -> Action | None:
        """What `seat` would say anyhow where asking is in vain: the screen says it; None where it asks.

        It may depend on nothing but what everybody knows, or the seat that looks.
        """
        return None

    def step_back(self) -> bool:
        """Undo one step of a choice that is not confirmed; False when there is none."""
        return False

    def show_result(self) -> None:
        """Leave the board for the result."""

    def covered(self) -> None:
        """What is private is covered: nothing may go on that a hand has begun, nor tell of it (D47)."""

    def clear_show(self) -> None:
        """Nothing moves any more: drop what only an animation needed."""

    # --- life -------------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`. The log is told anew, in the words of the present eyes; a running show ends."""
        if self.showing:
            self.skip()
        self.tell_log()

    def enter(self) -> None:
        """See `Scene`."""
        self.app.toasts.clear()

    def leave(self) -> None:
        """See `Scene`. The computer player need not think on."""
        self.match.close()

    def update(self, dt_ms: float) -> None:
        """See `Scene`."""
        super().update(dt_ms)
        self.haste.watch(dt_ms, self.showing)
        if self.haste.update(dt_ms) and self.showing:
            self.skip()
        for text in self.keeper.notices(self.app.language):
            self.app.toasts.say(text)
        if self.asks_computer() and self.match.poll():
            self.changed()
        if self.match.outcome is not None and not self._entered:
            self._entered = True
            self.match_over()
        if not self.timeline.busy and not self.frozen:
            self._go_on(dt_ms)
        if self.coach and self.coach.update(dt_ms):
            self.changed()

    @property
    def frozen(self) -> bool:
        """See `Scene`. A guide explains what comes next before it comes."""
        return self.coach is not None and self.coach.holds

    def asks_computer(self) -> bool:
        """True while the computer may think and act, whatever is being shown."""
        return True

    def _go_on(self, dt_ms: float) -> None:
        if self.halt:
            return
        if self.view.pending:
            self._show_pending()
        elif self.match.outcome is not None:
            self._stop("over")
        elif self.view.needs_seal is not None:
            self.seals.wait(self.view.needs_seal, dt_ms)
        elif self.match.thinking:
            self._think(dt_ms)
        elif not self.deciding:
            self._open_decision()

    def _show_pending(self) -> None:
        if self.view.at_chapter:
            if self._round_over:
                self._round_over = False
                self._stop("round")
                return
            seal = self.view.needs_seal
            if seal is not None:
                self.seals.close(seal)
                return
        self.play(self.view.take())

    def play(self, moments: list[Moment[B]], end: Callable[[], object] | None = None) -> None:
        """Show moments one after the other, then call `end` (else `settle`); the board is final already."""
        self.thought = 0.0
        self.ahead = [moment.event for moment in moments]
        self.timeline.play(*[self._told(moment) for moment in moments], Call(end or self.settle))
        self.timeline.update(0.0)  # the first thing stands on the very next frame
        self.changed()

    def _told(self, moment: Moment[B]) -> Step:
        if self.view.rules.ends(moment.event):
            self._round_over = True
        return Sequence(
            Call(lambda: self._begin(moment.event)),
            self.show_moment(moment),
            Call(lambda: self._arrive(moment.after)),
        )

    def _begin(self, event: Event) -> None:
        self.now = event
        del self.ahead[:1]
        self.enter_line(event)

    def enter_line(self, event: Event) -> None:
        """An event is about to be shown: write it into the log."""
        line = self.line(event)
        if line is not None:
            self.telling = line.text
            if not self.retelling:
                self.log.lines.append(line)

    def _arrive(self, board: B) -> None:
        self.shown = board

    def settle(self) -> None:
        """Show the truth: the end of whatever was being told."""
        self.shown = self.view.board
        self.clear_show()
        self.changed()

    def tell_log(self) -> None:
        """Write the log anew, for the eyes that look now."""
        self.keeper.rewrite(self.app.language, self.view.told())

    def _think(self, dt_ms: float) -> None:
        before, self.thought = self.thought, self.thought + dt_ms
        if any(before < after <= self.thought for after in (motion.THINKING_AFTER, motion.THINKING_LONG)):
            self.changed()

    @property
    def thinking_shown(self) -> bool:
        """True once the computer has been thinking long enough to say so."""
        return self.match.thinking and self.thought >= motion.THINKING_AFTER

    @property
    def thinks_long(self) -> str:
        """A sentence for whoever waits longer than usual; "" before that."""
        if not self.match.thinking or self.thought < motion.THINKING_LONG:
            return ""
        return self.say("table.thinking_long", held=key_of(self.app, "cancel"))

    # --- pauses of the show -------------------------------------------------------------------------------

    def _stop(self, why: Halt) -> None:
        self.halt, self.deciding = why, False
        self.halted()
        self.changed()

    def go_on(self) -> None:
        """The player has read the summary: next round, or the result."""
        why, self.halt = self.halt, ""
        self.haste.decided()
        if why == "over":
            self.halt = "over"
            self.show_result()
        self.changed()

    def uncover(self, seat: int) -> None:
        """`seat` has broken its seal: from here on the table is seen with its eyes."""
        self.skip()
        self._round_over = False
        self.view.uncover(seat)
        self.settle()
        self.tell_log()

    # --- deciding -----------------------------------------------------------------------------------------

    def _open_decision(self) -> None:
        if self.unasked.say():
            self.acted()
            self.changed()
            if self.view.viewer != NOBODY:
                self._go_on(0.0)  # in the same frame, so that nothing flickers
            return
        self.deciding = True
        self.decision_opened()
        self.changed()

    def act(self, action: Action) -> bool:
        """Take an action for the seat that decides; a refusal is said. True when it was taken."""
        seat = self.view.decider
        refusal = self.view.act(seat, action)
        if refusal is not None:
            self.refuse_by(refusal)
            return False
        self.deciding = False
        self.haste.decided()
        self.app.toasts.clear()
        self.acted()
        self.changed()
        return True

    def acted(self) -> None:
        """An action was taken: cover the table when the turn is over and another person comes."""
        if self.view.viewer == NOBODY:
            self.seals.cover()

    def undo(self) -> None:
        """Take back the last step of a choice, or the last action where nothing was revealed."""
        if self.deciding and self.step_back():
            return
        seat = self.view.decider
        if seat >= 0 and self.match.can_undo(seat) and self.view.undo(seat) is None:
            self.unasked.taken_back(seat)
            self.deciding = False
            self.settle()
            self.tell_log()
            return
        seen = self.match.acts > 0
        self.refuse(self.say(f"table.undo.{'seen' if seen else 'none'}"), rule=self.undo_rule if seen else "")

    # --- intents ------------------------------------------------------------------------------------------

    @property
    def asked_seat(self) -> int | None:
        """See `Scene`."""
        return self.view.viewer if self.deciding else None

    @property
    def showing(self) -> bool:
        """True while a show runs, so that presses only skip it."""
        return self.timeline.busy

    def hurry(self) -> None:
        """The player wants the show to go on."""
        hurry(self)

    def skip(self) -> None:
        """End the running show at once, and without the noise of all that it would have told."""
        self.hushed = True
        self.haste.ended()
        self.timeline.skip()
        self.hushed = False
        self.changed()

    def handle(self, intent: Intent) -> bool:
        """See `Scene`. While a show runs every confirming key is meant for it, two quick ones as well."""
        self.haste.notice(intent, self.showing)
        if self.haste.comes_late(intent):
            return True
        if self.showing and intent.name == "confirm" and self.interaction.focused() is None:
            self.hurry()
            return True
        return super().handle(intent)

    def action(self, intent: Intent) -> bool:
        """See `Scene`. What every board does alike; games take their own intents first."""
        if self.coach and self.coach.action(intent):
            return True
        if intent.name == "menu":
            self.open_pause()
        elif intent.name == "log":
            self.open_log()
        elif self.showing and intent.name in SKIPPERS:
            self.hurry()
        elif self.halt and intent.name == "confirm":
            self.go_on()
        elif intent.name == "undo":
            self.undo()
        elif intent.name == "again":
            show_again(self)
        elif intent.name == "cancel":
            if not (self.deciding and self.step_back()):
                self.open_pause()
        else:
            return False
        return True

    def open_log(self) -> None:
        """Open the drawer with all lines."""
        covering.open_log(self)

    def open_pause(self) -> None:
        """Open the pause."""
        covering.open_pause(self, self._conceded)

    def _conceded(self) -> None:
        covering.uncover_end(self)

    def open_options(self) -> None:
        """Open the options over the board."""
        from scenes.options import OptionsScene

        self.app.push(OptionsScene())
