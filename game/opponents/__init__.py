"""Computer players: what they are asked, what they may use, and who thinks for them.

A computer player is a function ``choose(observation, chance, budget) -> action``. It gets what its seat may
know, a stream of chance of its own, and nothing else. Each system names its players in ``System.levels`` and
what may lean them one way or the other in ``System.characters``.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

import msgspec

from game.rules.chance import Chance
from game.rules.contract import Action, Observation, System

NOVICE: Final = "novice"
"""The level that every system has: it answers when nobody else does."""

BALANCED: Final = ""
"""The character without leanings, which every system has."""


class Budget(msgspec.Struct, frozen=True):
    """How much a decision may cost: ``share`` scales the simulations of a level, ``seconds`` only cuts."""

    seconds: float = 1.2
    share: float = 1.0


NORMAL: Final = Budget()
"""What a decision in a match may cost."""


class Chooser(Protocol):
    """A computer player of one level."""

    def __call__(self, seen: Any, chance: Chance, budget: Budget, character: str = BALANCED, /) -> Action:
        """Return the action of the seat that observes; an unknown character plays balanced."""


class Question(msgspec.Struct, frozen=True):
    """One decision to be made by a computer player. ``seed`` starts the chance of this decision."""

    system: System
    level: str
    observation: Observation
    seed: int
    character: str = BALANCED


class Thinker(Protocol):
    """Answers one question at a time without ever keeping the caller waiting."""

    @property
    def stands_in(self) -> bool:
        """True after a decision that the Novice made in place of the one asked, until that one makes one."""

    def ask(self, question: Question) -> None:
        """Take up a question; an earlier one is dropped."""

    def answer(self) -> Action | None:
        """Return the answer if there is one yet. May be called every frame."""

    def cancel(self) -> None:
        """Drop the question."""


def character_key(character: str) -> str:
    """Return the text key of a character's name; with ``.about`` behind it, of the sentence about it."""
    return f"common.character.{character or 'balanced'}"


def choose(question: Question, budget: Budget) -> Action:
    """Let the computer player of the question decide, here and now.

    An unknown level (a file of another version may name one) is answered by the Novice, an unknown character
    plays balanced.
    """
    levels = question.system.levels
    player: Chooser = levels.get(question.level) or levels[NOVICE]
    return player(question.observation, Chance.of(question.seed), budget, question.character)


class InProcess:
    """A thinker that decides in the moment it is asked for the answer; for tests and as a stand-in."""

    stands_in = False

    def __init__(self, budget: Budget = NORMAL) -> None:
        self._budget = budget
        self._question: Question | None = None

    def ask(self, question: Question) -> None:
        """Take up a question."""
        self._question = question

    def answer(self) -> Action | None:
        """Decide the open question, if there is one."""
        question, self._question = self._question, None
        return choose(question, self._budget) if question else None

    def cancel(self) -> None:
        """Drop the question."""
        self._question = None
