"""Playing the scenarios of Vitorian Wars."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any

from msgspec import UNSET

from game.language import Language
from game.rules.chance import Chance
from game.rules.contract import Action, ConfigError, IllegalAction, Reason, System, Told
from game.rules.effects.faults import FaultyCards
from game.rules.reasons import sentence
from game.scenarios.format import Played, ScenarioFault, convert, decode_file, field_names, refusal_mismatches
from game.scenarios.vitorian import compare, words
from game.scenarios.vitorian.files import DeckLists, Step, VitorianFile, seat_number
from game.scenarios.vitorian.layout import lay_out, made_up
from game.vitorian import library
from game.vitorian.actions import Bottom, VitorianAction
from game.vitorian.decks import Deck, problems
from game.vitorian.rules.invariants import BrokenTable, check_invariants
from game.vitorian.rules.refusals import why_not

_ACTION_FIELDS = ("do", *field_names(VitorianAction))
ANY_CARD = "bottom any"


class VitorianRun:
    """One scenario being played (see ``game.scenarios.format.Run``)."""

    def __init__(self, file: VitorianFile) -> None:
        self.file = file
        self._cards = made_up(file)
        self._chance = Chance.of(file.seed, 100)
        self._said: list[Action] = []
        self._whole = file.new is not None
        """Whether every card is accounted for, as in a match (V16.3); a position may leave some out."""
        self._held = True
        self._faults: tuple[str, ...] = ()
        if file.expect.card_faults is not UNSET:
            self._faults, self._cards = _faults_of(self._cards), {}
        with self.in_force():
            self.state, self._started = lay_out(file)
        self._told = list(self._started)

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
                place = f"steps[{index}]"
                yield self._step(Step(step) if isinstance(step, str) else step, place)

    def mismatches(self) -> list[str]:
        """Compare what is expected at the end."""
        expect = self.file.expect
        with self.in_force():
            found = list(compare.mismatches(expect, self.state, self._told))
            found += self._deck_mismatches()
            if expect.card_faults is not UNSET and list(self._faults) != expect.card_faults:
                found.append(f"faulty fields are {self._faults}, expected {expect.card_faults}")
            if expect.replayed is not UNSET:
                found += self._replay_mismatches()
        if expect.conserved is not UNSET and expect.conserved != self._held:
            found.append("a card was lost or made on the way (V16.3)")
        return found

    def lines(self) -> list[str]:
        """Describe the position in the words of the table."""
        with self.in_force():
            return compare.lines(self.state)

    def _step(self, step: Step, place: str) -> Played:
        said = step.play if isinstance(step.play, str) else str(step.play)
        told: list[Told] = []
        reason: Reason | None = None
        action = self._action(step, place)
        before = self.state.digest()
        try:
            told = self._do(step, action, place)
            self._told += told
        except IllegalAction as refusal:
            reason = refusal.reason
        wrong = list(refusal_mismatches(step.refused, reason))
        if reason is not None and self.state.digest() != before:
            wrong.append("the refused step has changed the state")
        wrong += self._breach()
        wrong += compare.mismatches(step.expect, self.state, self._told)
        return Played(said, action, told, reason, wrong)

    def _breach(self) -> list[str]:
        """Return what is wrong with the table, if anything (V16.3)."""
        if not self._whole:
            return []
        try:
            check_invariants(self.state)
        except BrokenTable as broken:
            self._held = False
            return [f"{broken} (V16.3)"]
        return []

    def _action(self, step: Step, place: str) -> Action | None:
        """Return the action of a step; None for what the scenario itself does."""
        if isinstance(step.play, dict):
            found: Action = convert(step.play, VitorianAction, f"{place}.play", _ACTION_FIELDS)
            return found
        if step.play == words.CONCEDE or step.play.split()[:1] == [words.RANDOM]:
            return None
        if step.play == ANY_CARD:
            hand = self.state.sides[self.state.to_move or 0].hand
            return Bottom(hand[0]) if hand else Bottom("")
        return words.parse(step.play, f"{place}.play")

    def _do(self, step: Step, action: Action | None, place: str) -> list[Told]:
        if action is None:
            return self._arrange(step, place)
        seat = seat_number(step.seat)
        if seat is not None and (reason := why_not(self.state, seat, action)) is not None:
            raise IllegalAction(reason)
        told = self.state.apply(action)
        self._said.append(action)
        return told

    def _arrange(self, step: Step, place: str) -> list[Told]:
        assert isinstance(step.play, str)
        if step.play == words.CONCEDE:
            seat = seat_number(step.seat)
            return self.state.concede((self.state.to_move or 0) if seat is None else seat)
        number = step.play.removeprefix(words.RANDOM).strip()
        if not number.isdigit() or len(number) > 4:
            raise ScenarioFault(f"{place}.play", f"{step.play!r}: how many actions? (random 100)")
        return self._at_random(int(number))

    def _at_random(self, number: int) -> list[Told]:
        told: list[Told] = []
        for _ in range(number):
            seat = self.state.to_move
            if seat is None:
                break
            told += self.state.apply(self._chance.pick(self.state.legal_actions(seat)))
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
        again, _ = lay_out(self.file)
        for action in self._said:
            again.apply(action)
        if (again.digest() == self.state.digest()) != self.file.expect.replayed:
            yield "the same choices from the same seed lead elsewhere (V16.1)"


def _faults_of(cards: dict[str, dict[str, Any]]) -> tuple[str, ...]:
    """Return the fields of made-up cards that are wrong."""
    try:
        with library.with_cards(cards, "scenario"):
            return ()
    except FaultyCards as faulty:
        return tuple(fault.field for fault in faulty.faults)


def _deck(lists: DeckLists) -> Deck:
    return Deck(
        "scenario", lists.sovereign, tuple(lists.cards.items()),
        tuple(card for card, number in lists.convoy.items() for _ in range(number)),
        tuple(card for card, number in lists.defense.items() for _ in range(number)),
    )


class VitorianDoor:
    """How this game plays its scenarios (see ``game.scenarios.format.Door``)."""

    has_cards = True

    @property
    def system(self) -> System:
        """The game."""
        from game.vitorian.system import SYSTEM  # here: it names this door

        return SYSTEM

    def load(self, data: bytes) -> VitorianRun:
        """Return the scenario laid out and ready to play."""
        file = decode_file(data, VitorianFile, "vitorian")
        for name in ("coins", "dice", "deals"):
            if getattr(file.script, name):
                what = "this game has none; a deck is written from the top down"
                raise ScenarioFault(f"script.{name}", what)
        try:
            return VitorianRun(file)
        except FaultyCards as faulty:
            raise ScenarioFault("cards", str(faulty)) from None
        except ConfigError as error:
            why = sentence(Language("en"), "vitorian", error.reason)
            raise ScenarioFault("cards", f"no deck can be played with them: {why}") from None
