"""Answering at the open table of this board: questions in public words, passing, and confirming a choice."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final, cast

from pygame import Surface

from game.epikha import actions as act
from game.epikha.view import EpikhaObservation
from game.rules.contract import Action, Event, Observation
from scenes.epikha import answers, targets
from scenes.epikha.board import Board, covered
from scenes.epikha.choosing import ChoosingScene
from scenes.epikha.routes import Row
from scenes.table.question import PASS, CoveredHand, Question, resting
from sprites import glass

OF_THE_FIELD: Final = ("respond", "arms", "forced", "damage_order")
"""Questions about nothing but what lies open on the field: they are answered with the hand covered."""


class AnsweringScene(ChoosingScene):
    """The part of the board by which two people at one screen ask each other."""

    @property
    def mind(self) -> Observation | None:
        """See `OpenTableScene`. For what is to be chosen on the field alone nobody needs to see the hand."""
        found, asked = super().mind, self.asking
        if found is not None or asked is None or asked.own or asked.passed is not None or self.showing:
            return found
        seen = cast(EpikhaObservation, self.match.observation(asked.seat))
        return seen if seen.ask in OF_THE_FIELD and self.match.outcome is None else None

    def first_answer(self) -> str:
        """See `AskingScene`. Where something must be chosen on the field, the keys begin there."""
        seen = None if self.asking is None or self.asking.can_pass else self.seen
        if seen is None:
            return PASS
        found = (id for route in self.paths(seen).next(()) for id in targets.pieces(self, seen, route))  # type: ignore[arg-type]
        return min(found, default=PASS)

    # --- while the seat that is asked looks ----------------------------------------------------------------

    def open_hand(self) -> None:
        """See `OpenTableScene`. What the seat has put together so far, told to nobody yet, lies there."""
        super().open_hand()
        self._lay_out()

    def question_opened(self) -> None:
        """See `AskingScene`."""
        super().question_opened()
        self._lay_out()

    def covered(self) -> None:
        """See `TableScene`."""
        super().covered()
        self.shown = self.view.board

    def _lay_out(self) -> None:
        """While the seat looks or chooses, the board stands as it knows it, with an unfinished row (E19)."""
        if self.asking is not None and (self.looking or self.mind is not None):
            own = Board.of(cast(EpikhaObservation, self.match.observation(self.asking.seat)))
            self.shown = replace(covered(own), bottom=self.shown.bottom)

    # --- answers -------------------------------------------------------------------------------------------

    def pass_action(self, seat: int) -> Action | None:
        """See `AskingScene`."""
        seen = cast(EpikhaObservation, self.match.observation(seat))
        quiet = seen.ask in answers.ENDED_BY_PASS
        passing = (act.Pass, act.Keep, *((act.Done,) if quiet else ()))
        return next((action for action in seen.legal if isinstance(action, passing)), None)

    def chosen(self) -> Action | None:
        """See `AskingScene`."""
        row = self._chosen_row()
        return None if row is None else row[0]

    def _chosen_row(self) -> Row | None:
        if self.asking is None or self.asking.passed is not None or not self.steps:
            return None
        seen = cast(EpikhaObservation, self.match.observation(self.asking.seat))
        return self.paths(seen).action(self.steps)

    def confirm_answer(self) -> None:
        """See `AskingScene`. A whole row is confirmed at once."""
        row = self._chosen_row()
        if row is not None and self.calm and self.asking is not None:
            self.say_row(cast(EpikhaObservation, self.match.observation(self.asking.seat)), row)

    def question(self, seat: int, passed: Event | None) -> Question:
        """See `AskingScene`."""
        seen = cast(EpikhaObservation, self.match.observation(seat))
        back = self.match.can_undo(seat)
        return answers.question(self.tongue, self.shown, seen, seat, passed, takes_back=back)

    def goes_on(self, seat: int) -> Question:
        """See `AskingScene`. What ends a question without a card needs no look at the hand."""
        tongue, seen = self.tongue, cast(EpikhaObservation, self.match.observation(seat))
        free = seen.ask == "window" and self.pass_action(seat) is not None
        return resting(
            self.app, seat, tongue.who(seat), tongue.who(1 - seat),
            pass_label=tongue.say("pass") if free else "", can_pass=free,
            glow=answers.glow(self.shown, seen), rule=answers.RULES_OF_ASK.get(seen.ask or "", ""),
        )  # fmt: skip

    def covered_hands(self) -> list[CoveredHand]:
        """See `AskingScene`. Left the hand of the seat whose turn it is, right that of the asked one."""
        asked = self.asking.seat if self.asking is not None else 1
        tongue, found = self.tongue, []
        for seat, area in ((1 - asked, answers.LEFT_HAND), (asked, answers.RIGHT_HAND)):
            count, back = len(self.shown.sides[seat].hand), partial(_back, tongue.houses[seat])
            found.append(CoveredHand(seat, tongue.who(seat), area, count, back, glass.card_size(66)))
        return found


def _back(house: str, scale: float) -> Surface:
    return glass.back(house, 66, scale)
