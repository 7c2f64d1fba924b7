"""Playing the scenarios of Drácula contra Van Helsing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from game.dracula.actions import Discard, DraculaAction, Draw
from game.dracula.cards import LAST_ROUND
from game.dracula.rules.deal import start_next_round
from game.dracula.rules.invariants import BrokenTable, check_invariants
from game.dracula.rules.resolution import resolve_round
from game.dracula.rules.turn import draw, must_draw
from game.dracula.state import CHOOSE, ROUND_OVER
from game.dracula.system import SYSTEM
from game.rules.contract import Action, IllegalAction, Reason, System, Told
from game.scenarios.dracula import compare, words
from game.scenarios.dracula.files import DraculaFile, Step, seat_number
from game.scenarios.dracula.layout import deal_order, lay_out
from game.scenarios.format import Played, ScenarioFault, convert, decode_file, field_names, refusal_mismatches

_DISCARD_FIELDS: Final = ("do", *field_names(Discard))


class DraculaRun:
    """One scenario being played (see ``game.scenarios.format.Run``)."""

    def __init__(self, file: DraculaFile) -> None:
        self.file = file
        self.state, self._started = lay_out(file)
        self._deals = list(file.script.deals)
        self._compared = 0
        self._told = self._started
        self._follow(self._started)

    def in_force(self) -> AbstractContextManager[None]:
        """Nothing: a file of this game describes only positions."""
        return nullcontext()

    def start(self) -> list[Told]:
        """Return what happened by itself when the position was laid out."""
        return self._started

    def play(self) -> Iterator[Played]:
        """Play step after step, comparing what is expected after each."""
        for index, step in enumerate(self.file.steps):
            place = f"steps[{index}]"
            yield self._step(Step(step) if isinstance(step, str) else step, place)

    def mismatches(self) -> list[str]:
        """Compare what is expected at the end."""
        return list(compare.mismatches(self.file.expect, self.state, self._told))

    def lines(self) -> list[str]:
        """Describe the position in the words of the table."""
        return compare.lines(self.state)

    def _step(self, step: Step, place: str) -> Played:
        said = step.play if isinstance(step.play, str) else str(step.play)
        action = self._action(step, place)
        reason: Reason | None = None
        told = self._draw_first(step, action)
        before = self.state.digest()
        try:
            told += self._do(step, action, place)
            self._told = told
        except IllegalAction as refusal:
            reason = refusal.reason
        wrong = list(refusal_mismatches(step.refused, reason))
        if reason is not None and self.state.digest() != before:
            wrong.append("the refused step has changed the state")
        wrong += self._breach()
        wrong += compare.mismatches(step.expect, self.state, told)
        return Played(said, action, told, reason, wrong)

    def _breach(self) -> list[str]:
        """Return what is wrong with the table, if anything (D49)."""
        try:
            check_invariants(self.state)
        except BrokenTable as broken:
            return [f"{broken} (D49)"]
        return []

    def _action(self, step: Step, place: str) -> DraculaAction | None:
        """Return the action of a step; None for what the scenario itself does."""
        if isinstance(step.play, dict):
            found: DraculaAction = convert(step.play, DraculaAction, f"{place}.play", _DISCARD_FIELDS)
            return found
        if step.play in (words.RESOLVE, words.NEW_ROUND, words.CONCEDE):
            return None
        return words.parse(step.play, f"{place}.play")

    def _do(self, step: Step, action: DraculaAction | None, place: str) -> list[Told]:
        if action is None:
            return self._arrange(step, place)
        asked = seat_number(step.seat)
        if asked is not None:
            reason = SYSTEM.why_not(self.state.observe(asked), action)
            if reason is not None:
                raise IllegalAction(reason)
        return self._act(action)

    def _draw_first(self, step: Step, action: DraculaAction | None) -> list[Told]:
        """In words, to discard or to keep says that a card is drawn first, if it is that seat's turn."""
        in_words = isinstance(step.play, str) and isinstance(action, Discard)
        in_turn = seat_number(step.seat) in (None, self.state.turn)
        return self._act(Draw()) if in_words and in_turn and self.state.phase == CHOOSE else []

    def _act(self, action: Action) -> list[Told]:
        told = self.state.apply_alone(action)
        self._follow(told)
        return told

    def _follow(self, told: list[Told]) -> None:
        """In a match, let follow what follows by itself: the comparison, the new round, the forced draw."""
        if self.file.flow == "table":
            return
        if self.state.phase == ROUND_OVER:
            resolve_round(self.state, told)
            if self.state.outcome is None:
                self._new_round(None, told, "script.deals")
        if must_draw(self.state):
            draw(self.state, told, forced=True)

    def _arrange(self, step: Step, place: str) -> list[Told]:
        """Do what a scenario says to the table itself: compare, deal anew, let a seat give up."""
        told: list[Told] = []
        if step.play == words.CONCEDE:
            seat = seat_number(step.seat)
            return self.state.concede(self.state.turn if seat is None else seat)
        if self.state.outcome is not None:
            raise IllegalAction(Reason("game_over", self.state.outcome.rule))
        if step.play == words.RESOLVE:
            if self._compared == self.state.round:
                raise ScenarioFault(place, "this round has been compared already; a new round comes next")
            self._compared = self.state.round
            self.state.phase = ROUND_OVER
            resolve_round(self.state, told)
        else:
            self._new_round(step.deal, told, place)
        return told

    def _new_round(self, deal: list[str] | None, told: list[Told], place: str) -> None:
        if self.state.round == LAST_ROUND:
            raise ScenarioFault(place, f"round {LAST_ROUND} is the last one (D6)")
        if deal is None and self._deals:
            deal = self._deals.pop(0)
        order = None if deal is None else deal_order(deal, self.file.seed, f"{place}.deal")
        start_next_round(self.state, told, order)


class DraculaDoor:
    """How this game plays its scenarios (see ``game.scenarios.format.Door``)."""

    system: System = SYSTEM
    has_cards = False

    def load(self, data: bytes) -> DraculaRun:
        """Return the scenario laid out and ready to play."""
        file = decode_file(data, DraculaFile, self.system.id)
        if file.script.coins:
            raise ScenarioFault("script.coins", "this game throws no coins")
        if file.script.dice:
            raise ScenarioFault("script.dice", "this game rolls no dice")
        return DraculaRun(file)
