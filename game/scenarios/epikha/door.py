"""Playing the scenarios of Paladines de Epikha."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager

from msgspec import UNSET

from game.epikha import library
from game.epikha.actions import EpikhaAction
from game.epikha.decks import Deck, problems
from game.epikha.rules.invariants import BrokenTable, check_invariants
from game.epikha.rules.refusals import why_not
from game.rules.chance import Chance
from game.rules.contract import Action, IllegalAction, Reason, System, Told
from game.rules.effects.faults import FaultyCards
from game.scenarios.epikha import compare, words
from game.scenarios.epikha.files import DeckLists, EpikhaFile, Expect, Step, seat_number
from game.scenarios.epikha.layout import Names, lay_out, made_up
from game.scenarios.format import Played, ScenarioFault, convert, decode_file, field_names, refusal_mismatches

_ACTION_FIELDS = ("do", *field_names(EpikhaAction))


class EpikhaRun:
    """One scenario being played (see ``game.scenarios.format.Run``)."""

    def __init__(self, file: EpikhaFile) -> None:
        self.file = file
        self.names = Names()
        self._cards = made_up(file, self.names)
        self._chance = Chance.of(file.seed, 100)
        self._said: list[Action] = []
        self._whole = file.new is not None
        """Whether every card is accounted for, as in a match; a position may leave some out."""
        self._held = True
        with self.in_force():
            self.state, self._started = lay_out(file, self.names)
            self.look = compare.Look(self.state, self.names, "expect")
            self.look.happened(self._started)

    def in_force(self) -> AbstractContextManager[None]:
        """Have the cards of the file in force, as everything about the run needs them."""
        return library.with_cards(self._cards, self.file.id or "scenario")

    def start(self) -> list[Told]:
        """Return what happened by itself when the position was laid out."""
        return self._started

    def play(self) -> Iterator[Played]:
        """Play step after step, comparing what is expected after each."""
        with self.in_force():
            for index, step in enumerate(self.file.steps):
                yield self._step(Step(step) if isinstance(step, str) else step, f"steps[{index}]")

    def mismatches(self) -> list[str]:
        """Compare what is expected at the end."""
        expect = self.file.expect
        with self.in_force():
            found = [*self._compared(expect, "expect"), *self._deck_mismatches()]
            if expect.replayed is not UNSET:
                found += self._replay_mismatches()
        if expect.conserved is not UNSET and expect.conserved != self._held:
            found.append("a card was lost or made on the way")
        return found

    def lines(self) -> list[str]:
        """Describe the position in the words of the table."""
        with self.in_force():
            return compare.lines(self.look)

    # --- one step ------------------------------------------------------------------------------------------

    def _step(self, step: Step, place: str) -> Played:
        said = step.play if isinstance(step.play, str) else str(step.play)
        told: list[Told] = []
        last: Action | None = None
        reason: Reason | None = None
        wrong: list[str] = []
        for action in self._actions(step, f"{place}.play"):
            last, before = action, self.state.digest()
            try:
                told += self._do(step, action)
            except IllegalAction as refusal:
                reason = refusal.reason
                if self.state.digest() != before:
                    wrong.append("the refused step has changed the state")
                break
        told += self._arranged(step, place)
        wrong += [*refusal_mismatches(step.refused, reason), *self._breach()]
        wrong += self._compared(step.expect, f"{place}.expect")
        return Played(said, last, told, reason, wrong)

    def _actions(self, step: Step, place: str) -> Iterator[Action]:
        """Yield the decisions of a step; none for what the scenario itself does."""
        if isinstance(step.play, dict):
            found: Action = convert(step.play, EpikhaAction, place, _ACTION_FIELDS)
            yield found
        elif not self._is_arranged(step.play):
            seat = seat_number(step.seat)
            speaker = (self.state.to_move or 0) if seat is None else seat
            yield from words.say(self.state, self.names, speaker, step.play, place)

    def _do(self, step: Step, action: Action) -> list[Told]:
        seat = seat_number(step.seat)
        if seat is not None and (reason := why_not(self.state, seat, action)) is not None:
            raise IllegalAction(reason)
        told = self.state.apply(action)
        self._said.append(action)
        self.look.happened(told)
        return told

    def _compared(self, expect: Expect, place: str) -> Iterator[str]:
        self.look.place = place
        yield from compare.mismatches(expect, self.look)
        if expect.can is not UNSET:
            for text in expect.can:
                yield from self._impossible(text, place)

    def _impossible(self, text: str, place: str) -> Iterator[str]:
        seat = self.state.to_move
        action = None if seat is None else next(words.say(self.state, self.names, seat, text, place), None)
        if seat is None or action is None or action not in self.state.legal_actions(seat):
            yield f"{text!r} is not legal"

    def _breach(self) -> list[str]:
        """Return what is wrong with the table, if anything."""
        if not self._whole:
            return []
        try:
            check_invariants(self.state)
        except BrokenTable as broken:
            self._held = False
            return [str(broken)]
        return []

    # --- what the scenario itself does ---------------------------------------------------------------------

    def _is_arranged(self, text: str) -> bool:
        return text == words.CONCEDE or text.split()[:1] == [words.RANDOM]

    def _arranged(self, step: Step, place: str) -> list[Told]:
        if not isinstance(step.play, str) or not self._is_arranged(step.play):
            return []
        told = self._conceded(step) if step.play == words.CONCEDE else self._at_random(step.play, place)
        self.look.happened(told)
        return told

    def _conceded(self, step: Step) -> list[Told]:
        seat = seat_number(step.seat)
        return self.state.concede((self.state.to_move or 0) if seat is None else seat)

    def _at_random(self, text: str, place: str) -> list[Told]:
        number = text.removeprefix(words.RANDOM).strip()
        if not number.isdigit() or len(number) > 4:
            raise ScenarioFault(f"{place}.play", f"{text!r}: how many actions? (random 100)")
        told: list[Told] = []
        for _ in range(int(number)):
            seat = self.state.to_move
            if seat is None:
                break
            action = self._chance.pick(self.state.legal_actions(seat))
            self._said.append(action)
            told += self.state.apply(action)
            self._held = self._held and not self._breach()
        return told

    # --- what is compared once -----------------------------------------------------------------------------

    def _deck_mismatches(self) -> Iterator[str]:
        wanted = self.file.expect.deck_faults
        if wanted is UNSET or self.file.deck is None:
            return
        found = sorted({reason.rule for reason in problems(_deck(self.file.deck))})
        if found != sorted(wanted):
            yield f"the deck breaks {found}, expected {wanted}"

    def _replay_mismatches(self) -> Iterator[str]:
        again, _ = lay_out(self.file, _named_like(self.names))
        for action in self._said:
            again.apply(action)
        if (again.digest() == self.state.digest()) != self.file.expect.replayed:
            yield "the same choices from the same seed lead elsewhere"


def _named_like(names: Names) -> Names:
    """Return names with the same sketches and no labels yet, to lay a file out once more."""
    found = Names()
    found.sketches = names.sketches
    return found


def _deck(lists: DeckLists) -> Deck:
    return Deck("scenario", tuple(lists.cards.items()), tuple(lists.spirits), tuple(lists.prepared))


class EpikhaDoor:
    """How this game plays its scenarios (see ``game.scenarios.format.Door``)."""

    has_cards = True

    @property
    def system(self) -> System:
        """The game."""
        from game.epikha.system import SYSTEM  # here: it names this door

        return SYSTEM

    def load(self, data: bytes) -> EpikhaRun:
        """Return the scenario laid out and ready to play."""
        file = decode_file(data, EpikhaFile, "epikha")
        for name in ("coins", "dice", "deals", "draws"):
            if getattr(file.script, name):
                what = "a coin is called right or wrong; a deck is written from the top down"
                raise ScenarioFault(f"script.{name}", what)
        try:
            return EpikhaRun(file)
        except FaultyCards as faulty:
            raise ScenarioFault("cards", str(faulty)) from None
