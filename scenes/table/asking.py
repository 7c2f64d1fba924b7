"""Asking a seat at the open table: when a question is put, what its answers do, and how it goes on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from game.match import Match
from game.rules.contract import Action, Event
from scenes.table import question as panel
from scenes.table.log import LogView
from scenes.table.prompts import Choice
from scenes.table.question import CONFIRM, LOOK, PASS, UNCOVER, CoveredHand, Question
from scenes.table.scene import TableScene
from scenes.table.view import NOBODY, BoardRules
from sprites import focus
from sprites.focus import Target

B = TypeVar("B")

CALM = 300.0
"""So long a new question takes no answer, in milliseconds: a press so soon was meant for something else."""


class AskingScene(TableScene[B]):
    """The part of an open table that asks. Looking at a hand is added by `OpenTableScene`."""

    def __init__(self, match: Match, rules: BoardRules[B], log: LogView) -> None:
        super().__init__(match, rules, log)
        self.asking: Question | None = None
        """What is asked at the open table."""
        self._asked_for = 0.0
        """For how long, in milliseconds."""

    # --- what a game adds -------------------------------------------------------------------------------

    @abstractmethod
    def question(self, seat: int, passed: Event | None) -> Question:
        """What `seat` is asked, in public words; `passed` is the event by which it has passed by itself."""

    @abstractmethod
    def goes_on(self, seat: int) -> Question:
        """What `seat` reads whose turn goes on with a covered hand, in public words; it is its `own`."""

    @abstractmethod
    def pass_action(self, seat: int) -> Action | None:
        """What *Pass* does now for the seat that is asked; None where it is not allowed."""

    @abstractmethod
    def chosen(self) -> Action | None:
        """What has been chosen and can be confirmed, None while nothing is or something lacks."""

    @abstractmethod
    def covered_hands(self) -> Sequence[CoveredHand]:
        """Both hands as they lie at the open table, as far as the show has come."""

    def question_opened(self) -> None:
        """A seat is asked at the open table: nothing is chosen yet."""

    def first_answer(self) -> str:
        """The target at which the keys begin when a seat is asked."""
        return PASS

    # --- what looking adds --------------------------------------------------------------------------------

    @property
    @abstractmethod
    def looking(self) -> bool:
        """True while the seat that is asked holds its hand open."""

    @abstractmethod
    def cover_hand(self) -> None:
        """Cover the hand again, at once."""

    # --- asking -------------------------------------------------------------------------------------------

    def update(self, dt_ms: float) -> None:
        """See `Scene`."""
        self._asked_for += dt_ms
        super().update(dt_ms)

    def _go_on(self, dt_ms: float) -> None:
        if self.asking is not None and self.asking.passed is None and self.match.outcome is not None:
            self._close_question()  # somebody has given up meanwhile
        if self.asking is None:
            super()._go_on(dt_ms)

    def _conceded(self) -> None:
        self.view.ask_no_more()
        self._close_question()
        super()._conceded()

    def _show_pending(self) -> None:
        passed = self.view.passed_now
        if passed is None:
            super()._show_pending()
            return
        if self.view.viewer != NOBODY:
            self.view.lay_open()
            self.seals.hide()
        self._ask(*passed)

    def _open_decision(self) -> None:
        seat = self.view.decider if self.view.viewer == NOBODY else NOBODY
        if seat == NOBODY:
            super()._open_decision()
        elif self.view.resting is not None and self.unasked.say():
            self.acted()
            self.changed()
        else:
            self.deciding = True
            self._ask(seat, None)

    def _ask(self, seat: int, passed: Event | None) -> None:
        self.asking, self._asked_for = self._worded(seat, passed), 0.0
        self.app.sounds.play("your_choice")
        self.question_opened()
        if self.asking.own:
            self._lead_nowhere()
        else:
            self._lead_to(self.first_answer())
        self.changed()

    def _worded(self, seat: int, passed: Event | None) -> Question:
        """The words of a question, or of the own turn that goes on with a covered hand."""
        own = passed is None and self.view.resting == seat
        return self.goes_on(seat) if own else self.question(seat, passed)

    def _lead_nowhere(self) -> None:
        """A second press of the other's neither passes nor opens anything: it shows where the keys begin."""
        self.first_focus = UNCOVER
        self.interaction.set_focus(None, by_keys=self.interaction.ring)

    def uncover_own(self) -> None:
        """The one whose turn goes on opens the own hand again."""
        asked = self.asking
        if asked is None or not asked.own:
            return
        self.asking, self.deciding = None, False
        self.view.look_again()
        self.app.tooltip.close()
        self.app.sounds.play("card_flip")
        self.settle()
        self.tell_log()
        self.changed()

    def _close_question(self) -> None:
        if self.asking is not None:
            self.cover_hand()
            self.asking = None

    def _lead_to(self, target_id: str) -> None:
        """The keys go on there; a mouse keeps its own place."""
        self.first_focus = target_id
        if self.interaction.ring or focus.find(self.targets(), self.focus_id) is None:
            self.interaction.set_focus(target_id, by_keys=self.interaction.ring)

    def build(self) -> None:
        """See `Scene`. The question is put in the words of now, with the hand covered."""
        self.cover_hand()
        super().build()
        if self.asking is not None:
            self.asking = self._worded(self.asking.seat, self.asking.passed)

    # --- answering ----------------------------------------------------------------------------------------

    @property
    def calm(self) -> bool:
        """True once the question stands long enough to be answered."""
        return self._asked_for >= CALM

    def pass_by(self) -> None:
        """The seat that is asked passes."""
        asked = self.asking
        if asked is None or not self.calm or (asked.own and not asked.can_pass):
            return
        if asked.passed is not None:
            self.haste.decided()
            self.view.answer()
            self.acted()
            self._close_question()
            self.changed()
            return
        action = self.pass_action(asked.seat) or self._take_back_to_pass(asked.seat)
        if action is not None:
            self.act(action)

    def _take_back_to_pass(self, seat: int) -> Action | None:
        """*Pass* ends the question, not a part of its answer: what was told to nobody goes back for it."""
        action = None
        while action is None and self.match.can_undo(seat):
            self.view.undo(seat)
            action = self.pass_action(seat)
        self.settle()
        self.tell_log()
        return action

    def confirm_answer(self) -> None:
        """What was chosen is done."""
        action = self.chosen()
        if action is not None and self.calm:
            self.act(action)

    def act(self, action: Action) -> bool:
        """See `TableScene`. With a choice that goes on and was told to nobody a look goes on too."""
        asked = self.asking
        taken = super().act(action)
        if taken and not self._asks_on(asked):
            self._close_question()
        return taken

    def acted(self) -> None:
        """See `TableScene`. Whoever is asked comes to an open table; else the turn goes on, or is over."""
        if self.view.viewer != NOBODY:
            return
        if self.view.resting is None and not self.view.asks_ahead:
            self.seals.cover()
        elif not self.looking:
            self.seals.hide()

    def undo(self) -> None:
        """See `TableScene`."""
        asked, acts = self.asking, self.match.acts
        super().undo()
        if self.match.acts != acts and not self._asks_on(asked):
            self._close_question()

    def _asks_on(self, asked: Question | None) -> bool:
        """The same seat goes on putting its answer together: ask for the next part of it; False if not."""
        self.view.skip_silent()
        if asked is None or self.view.pending or self.view.inside != asked.seat:
            return False
        self.deciding = True
        self.asking = self.question(asked.seat, None)
        self.question_opened()
        self.lead_back()
        return True

    def lead_back(self) -> None:
        """With the hand covered the keys go on at what the answer needs next."""
        if not self.looking:
            self._lead_to(CONFIRM if self.chosen() is not None else self.first_answer())

    # --- what a board calls -------------------------------------------------------------------------------

    @property
    def asked_seat(self) -> int | None:
        """See `Scene`."""
        return self.asking.seat if self.asking is not None else super().asked_seat

    def open_targets(self) -> list[Target]:
        """The buttons of the question; none while nothing is asked or the hand is open."""
        if self.asking is None or self.looking:
            return []
        return panel.targets(self._choices(self.asking))

    def press_open(self, target: Target) -> bool:
        """A target was pressed; True when it was one of the question's."""
        if target.id == PASS:
            self.pass_by()
        elif target.id == CONFIRM:
            self.confirm_answer()
        elif target.id == UNCOVER and self.calm:
            self.uncover_own()
        return target.id in (PASS, CONFIRM, LOOK, UNCOVER)

    def _choices(self, asked: Question) -> list[Choice]:
        return panel.choices(self.app, asked, self.chosen() is not None)
