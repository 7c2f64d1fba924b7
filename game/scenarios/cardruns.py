"""Playing the scenarios of a card game: what is the same whatever the cards and the rules are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import UNSET, UnsetType

from game.language import Language
from game.rules.chance import Chance
from game.rules.contract import Action, ConfigError, IllegalAction, Reason, State, System, Told
from game.rules.effects.faults import FaultyCards
from game.rules.reasons import sentence
from game.scenarios.cardfiles import CONCEDE, RANDOM, CardFile, CardStep, Seat, seat_number
from game.scenarios.format import (
    Played,
    Run,
    ScenarioFault,
    convert,
    decode_file,
    field_names,
    refusal_mismatches,
)


class Expecting(Protocol):
    """Expectations of a file that are compared alike in every card game."""

    @property
    def deck_faults(self) -> list[str] | UnsetType:
        """The rules that the deck of the file breaks."""

    @property
    def replayed(self) -> bool | UnsetType:
        """Whether the same choices lead to the same position."""

    @property
    def conserved(self) -> bool | UnsetType:
        """Whether no card was lost or made on the way."""


Laid = TypeVar("Laid", bound=State)
Filed = TypeVar("Filed", bound=CardFile)
Stepped = TypeVar("Stepped", bound=CardStep)
Wanted = TypeVar("Wanted", bound=Expecting)


class CardRun(Generic[Laid, Filed, Stepped, Wanted], ABC):
    """One scenario being played (see ``game.scenarios.format.Run``); a game says what is its own."""

    state: Laid
    action: ClassVar[Any]
    """The union of the game's actions, which a step may also give as they are stored."""
    cites: ClassVar[dict[str, str]] = {}
    """Which rule stands behind a sentence: of "table", "conserved" and "replayed"."""

    def __init__(self, file: Filed, cards: dict[str, dict[str, Any]], whole: bool) -> None:
        """``cards`` are those in force meanwhile; ``whole`` says whether every card is accounted for, as in
        a match: a position may leave some out.
        """
        self.file = file
        self._cards = cards
        self._chance = Chance.of(file.seed, 100)
        self._said: list[Action] = []
        self._whole = whole
        self._held = True
        with self.in_force():
            self.state, self._started = self.laid_out()
            self.happened(self._started)

    # --- what a game says ----------------------------------------------------------------------------------

    @abstractmethod
    def in_force(self) -> AbstractContextManager[None]:
        """Have the cards of the file in force, as everything about the run needs them."""

    @abstractmethod
    def laid_out(self) -> tuple[Laid, list[Told]]:
        """Return the position of the file and what happened by itself."""

    def laid_out_again(self) -> State:
        """Return the position of the file once more, to play the same choices from it."""
        return self.laid_out()[0]

    @abstractmethod
    def happened(self, told: list[Told]) -> None:
        """Note what has happened."""

    @abstractmethod
    def steps(self) -> Iterator[Stepped]:
        """Yield the steps of the file, those of mere words included."""

    @abstractmethod
    def wanted_at(self, step: Stepped | None) -> Wanted:
        """Return what is expected after a step; of None, at the end."""

    @abstractmethod
    def compared(self, wanted: Wanted, place: str) -> Iterator[str]:
        """Yield a sentence for each expectation that does not hold; ``place`` is where they stand."""

    @abstractmethod
    def spoken(self, step: Stepped, text: str, place: str) -> Iterator[Action]:
        """Yield the decisions that the words of a step say, one after the other."""

    @abstractmethod
    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Return why a seat may not take an action now, None if it may."""

    @abstractmethod
    def check(self) -> None:
        """Raise a ``ValueError`` that says what is wrong with the table, if anything."""

    @abstractmethod
    def deck_problems(self) -> Sequence[Reason] | None:
        """Return what the rules have against the deck of the file; None for a file without one."""

    # --- the run -------------------------------------------------------------------------------------------

    def start(self) -> list[Told]:
        """Return what happened by itself when the position was laid out."""
        return self._started

    def play(self) -> Iterator[Played]:
        """Play step after step, comparing what is expected after each."""
        with self.in_force():
            for index, step in enumerate(self.steps()):
                yield self._step(step, f"steps[{index}]")

    def mismatches(self) -> list[str]:
        """Compare what is expected at the end."""
        wanted = self.wanted_at(None)
        with self.in_force():
            found = [*self.compared(wanted, "expect"), *self._deck_mismatches(wanted)]
            if wanted.replayed is not UNSET:
                found += self._replay_mismatches(wanted.replayed)
        if wanted.conserved is not UNSET and wanted.conserved != self._held:
            found.append(self._cited("a card was lost or made on the way", "conserved"))
        return found

    def speaker(self, seat: Seat | None) -> int:
        """Return the seat that says a step: the one named, else the one to move."""
        number = seat_number(seat)
        return (self.state.to_move or 0) if number is None else number

    def actions(self, step: Stepped, place: str) -> Iterator[Action]:
        """Yield the decisions that a step of the players says, in words or as they are stored.

        Raises:
            ScenarioFault: nothing in the game is said like that.
        """
        if isinstance(step.play, str):
            yield from self.spoken(step, step.play, place)
        else:
            found: Action = convert(step.play, self.action, place, ("do", *field_names(self.action)))
            yield found

    def _cited(self, text: str, what: str) -> str:
        return f"{text} ({self.cites[what]})" if what in self.cites else text

    # --- one step ------------------------------------------------------------------------------------------

    def _step(self, step: Stepped, place: str) -> Played:
        said = step.play if isinstance(step.play, str) else str(step.play)
        told: list[Told] = []
        last: Action | None = None
        reason: Reason | None = None
        before = self.state.digest()
        try:
            if _is_arranged(step.play):
                told += self._arranged(step, place)
            else:
                for action in self.actions(step, f"{place}.play"):
                    last, before = action, self.state.digest()
                    told += self._said_by(step, action)
        except IllegalAction as refusal:
            reason = refusal.reason
        wrong = list(refusal_mismatches(step.refused, reason))
        if reason is not None and self.state.digest() != before:
            wrong.append("the refused step has changed the state")
        wrong += self._breach()
        wrong += self.compared(self.wanted_at(step), f"{place}.expect")
        return Played(said, last, told, reason, wrong)

    def _said_by(self, step: Stepped, action: Action) -> list[Told]:
        seat = seat_number(step.seat)
        if seat is not None and (reason := self.why_not(seat, action)) is not None:
            raise IllegalAction(reason)
        told = self._applied(action)
        self.happened(told)
        return told

    def _applied(self, action: Action) -> list[Told]:
        told = self.state.apply(action)
        self._said.append(action)
        return told

    def _breach(self) -> list[str]:
        """Return what is wrong with the table, if anything."""
        if not self._whole:
            return []
        try:
            self.check()
        except ValueError as broken:
            self._held = False
            return [self._cited(str(broken), "table")]
        return []

    # --- what the scenario itself does ---------------------------------------------------------------------

    def _arranged(self, step: Stepped, place: str) -> list[Told]:
        assert isinstance(step.play, str)
        if step.play == CONCEDE:
            told = self.state.concede(self.speaker(step.seat))
        else:
            told = self._at_random(step.play, place)
        self.happened(told)
        return told

    def _at_random(self, text: str, place: str) -> list[Told]:
        number = text.removeprefix(RANDOM).strip()
        if not number.isdigit() or len(number) > 4:
            raise ScenarioFault(f"{place}.play", f"{text!r}: how many actions? (random 100)")
        told: list[Told] = []
        for _ in range(int(number)):
            seat = self.state.to_move
            if seat is None:
                break
            told += self._applied(self._chance.pick(self.state.legal_actions(seat)))
            self._held = self._held and not self._breach()
        return told

    # --- what is compared once -----------------------------------------------------------------------------

    def _deck_mismatches(self, wanted: Wanted) -> Iterator[str]:
        if wanted.deck_faults is UNSET or (problems := self.deck_problems()) is None:
            return
        found = sorted({reason.rule for reason in problems})
        if found != sorted(wanted.deck_faults):
            yield f"the deck breaks {found}, expected {wanted.deck_faults}"

    def _replay_mismatches(self, wanted: bool) -> Iterator[str]:
        again = self.laid_out_again()
        for action in self._said:
            again.apply(action)
        if (again.digest() == self.state.digest()) != wanted:
            yield self._cited("the same choices from the same seed lead elsewhere", "replayed")


def _is_arranged(play: object) -> bool:
    """Say whether a step is something that the scenario itself does."""
    return isinstance(play, str) and (play == CONCEDE or play.split()[:1] == [RANDOM])


def refuse_script(file: CardFile, names: Sequence[str], what: str) -> None:
    """Refuse chance settled beforehand that the game has no use for; ``what`` says what would do instead.

    Raises:
        ScenarioFault: the script of the file names any of it.
    """
    for name in names:
        if getattr(file.script, name):
            raise ScenarioFault(f"script.{name}", what)


class CardDoor(Generic[Filed], ABC):
    """How a card game plays its scenarios (see ``game.scenarios.format.Door``)."""

    has_cards = True

    def __init__(
        self, game: str, file: type[Filed], run: Callable[[Filed], Run], unused: Sequence[str], instead: str
    ) -> None:
        """``unused``: parts of the script that the game has no use for; ``instead`` says what would do."""
        self._game, self._file, self._run = game, file, run
        self._unused, self._instead = unused, instead

    @property
    @abstractmethod
    def system(self) -> System:
        """The game."""

    def load(self, data: bytes) -> Run:
        """Return the scenario laid out and ready to play.

        Raises:
            ScenarioFault: the file cannot be followed; says where and why.
        """
        file = decode_file(data, self._file, self._game)
        refuse_script(file, self._unused, self._instead)
        try:
            return self._run(file)
        except FaultyCards as faulty:
            raise ScenarioFault("cards", str(faulty)) from None
        except ConfigError as error:
            why = sentence(Language("en"), self._game, error.reason)
            raise ScenarioFault("cards", f"no deck can be played with them: {why}") from None
