"""Matches that go from question to question: what is the same in every game that puts its decisions so.

The game keeps its position in a table with a ``question`` (who is asked what) and an ``outcome``; its rules
list what may be said to a question and carry it out. Everything around that is here.
"""

from __future__ import annotations

from abc import ABC, ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from msgspec import StructMeta

from game.rules.contract import Action, IllegalAction, Outcome, Reason, Told
from game.rules.literal import is_offered

Said = TypeVar("Said", bound=Action)


class Asked(Protocol):
    """A question that is put to a seat."""

    @property
    def seat(self) -> int:
        """The seat that is asked."""


class Asking(Protocol):
    """A position that waits at a question, or at none once the match is over."""

    @property
    def question(self) -> Asked | None:
        """What is asked, of whom."""

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it is played."""


Asks = TypeVar("Asks", bound=Asking)


class AbstractStruct(StructMeta, ABCMeta):
    """The metaclass of a struct with abstract bases: one that lacks a method of theirs cannot be made."""


class Questioned(Generic[Said], ABC):
    """What a match does by its questions alone; stands behind the table among the bases of a state.

    The table is a struct, so the state is a class of :class:`AbstractStruct`.
    """

    question: Any
    """Declared by the table, with its type."""
    _offered: ClassVar[tuple[Any, Sequence[Action]] | None] = None
    """What was last offered, and at which question; kept beside the position, never saved."""

    @abstractmethod
    def options(self) -> Sequence[Action]:
        """Return what may be said to the question that is put, by the game's rules."""

    @abstractmethod
    def refused(self, action: Action) -> Reason:
        """Return why an action that is none of the options is refused, by the game's rules."""

    @abstractmethod
    def carried_out(self, action: Action) -> list[Told]:
        """Carry out one of the options, by the game's rules."""

    @property
    def to_move(self) -> int | None:
        """The seat whose decision it is; None once the match is over."""
        question = self.question
        return None if question is None else question.seat

    def legal_actions(self, seat: int) -> Sequence[Said]:
        """Every action that ``seat`` may take now; none for the seat that is not asked."""
        question = self.question
        if question is None or seat != question.seat:
            return ()
        return cast(Sequence[Said], self._offers(question))

    def _offers(self, question: Asked) -> Sequence[Action]:
        offered = self._offered
        if offered is None or offered[0] is not question:
            offered = (question, self.options())
            self.__dict__["_offered"] = offered
        return offered[1]

    def apply(self, action: Action) -> list[Told]:
        """Carry out an action of the seat to move with all consequences up to the next decision.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        question = self.question
        if question is None or not is_offered(action, self._offers(question)):
            raise IllegalAction(self.refused(action))
        self.__dict__.pop("_offered", None)
        return self.carried_out(action)


def why_not(
    table: Asks,
    seat: int,
    action: Action,
    legal: Callable[[Asks], Sequence[Action]],
    refusal: Callable[[Asks, int | None, Action], Reason],
) -> Reason | None:
    """Return why ``seat`` may not take an action now, None if it may."""
    question = table.question
    mine = question is not None and question.seat == seat
    if mine and is_offered(action, legal(table)):
        return None
    return refusal(table, seat, action)


class Seen(Protocol):
    """What a seat knows of such a match."""

    @property
    def seat(self) -> int:
        """Whose eyes they are."""

    @property
    def to_move(self) -> int | None:
        """The seat that is asked."""

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it is played."""

    @property
    def legal(self) -> Sequence[Action]:
        """What may be said, to the seat that is asked."""


def why_not_seen(
    seen: Seen, action: Action, rule: str, refused: Callable[[], Reason | None]
) -> Reason | None:
    """Return why the observing seat may not take an action now, None if it may.

    ``rule`` is the one by which a seat says what it is asked, and nothing else; ``refused`` finds the rule
    that stands against what was not offered.
    """
    if seen.outcome is not None:
        return Reason("game_over", seen.outcome.rule)
    if seen.to_move != seen.seat:
        return Reason("not_your_turn", rule)
    return None if is_offered(action, seen.legal) else refused()


def out_of_turn(table: Asking, seat: int | None, rule: str) -> Reason | None:
    """Return what stands against any action of a seat that is not asked; None for nothing.

    ``rule`` is the rule by which a seat says what it is asked, and nothing else.
    """
    if table.outcome is not None:
        return Reason("game_over", table.outcome.rule)
    question = table.question
    assert question is not None
    if seat is None or seat != question.seat:
        return Reason("not_your_turn", rule)
    return None
