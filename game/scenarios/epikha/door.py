"""Playing the scenarios of Paladines de Epikha."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import ClassVar

from msgspec import UNSET

from game.epikha import library
from game.epikha.actions import EpikhaAction
from game.epikha.decks import Deck, problems
from game.epikha.rules.invariants import check_invariants
from game.epikha.rules.refusals import why_not
from game.epikha.system import EpikhaState
from game.rules.contract import Action, Reason, System, Told
from game.scenarios.cardruns import CardDoor, CardRun
from game.scenarios.epikha import compare, words
from game.scenarios.epikha.files import DeckLists, EpikhaFile, Expect, Step
from game.scenarios.epikha.layout import Names, lay_out, made_up


class EpikhaRun(CardRun[EpikhaState, EpikhaFile, Step, Expect]):
    """One scenario being played (see ``game.scenarios.format.Run``)."""

    action: ClassVar = EpikhaAction

    def __init__(self, file: EpikhaFile) -> None:
        self.names = Names()
        super().__init__(file, made_up(file, self.names), whole=file.new is not None)

    def in_force(self) -> AbstractContextManager[None]:
        """Have the cards of the file in force, as everything about the run needs them."""
        return library.with_cards(self._cards, self.file.id or "scenario")

    def laid_out(self) -> tuple[EpikhaState, list[Told]]:
        """Return the position of the file, and how it is looked at from now on."""
        state, started = lay_out(self.file, self.names)
        self.look = compare.Look(state, self.names, "expect")
        return state, started

    def laid_out_again(self) -> EpikhaState:
        """Return the position of the file once more."""
        return lay_out(self.file, _named_like(self.names))[0]

    def happened(self, told: list[Told]) -> None:
        """Note what has happened."""
        self.look.happened(told)

    def lines(self) -> list[str]:
        """Describe the position in the words of the table."""
        with self.in_force():
            return compare.lines(self.look)

    def steps(self) -> Iterator[Step]:
        """Yield the steps of the file."""
        return (Step(step) if isinstance(step, str) else step for step in self.file.steps)

    def spoken(self, step: Step, text: str, place: str) -> Iterator[Action]:
        """Yield the decisions that the words of a step say."""
        return words.say(self.state, self.names, self.speaker(step.seat), text, place)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Return why a seat may not take an action now, None if it may."""
        return why_not(self.state, seat, action)

    def check(self) -> None:
        """Raise a ``BrokenTable`` if something is wrong with the table."""
        check_invariants(self.state)

    def deck_problems(self) -> Sequence[Reason] | None:
        """Return what E2 has against the deck of the file."""
        return None if self.file.deck is None else problems(_deck(self.file.deck))

    def wanted_at(self, step: Step | None) -> Expect:
        """Return what is expected after a step, of None at the end."""
        return self.file.expect if step is None else step.expect

    def compared(self, wanted: Expect, place: str) -> Iterator[str]:
        """Yield a sentence for each expectation that does not hold."""
        self.look.place = place
        yield from compare.mismatches(wanted, self.look)
        if wanted.can is not UNSET:
            for text in wanted.can:
                yield from self._impossible(text, place)

    def _impossible(self, text: str, place: str) -> Iterator[str]:
        seat = self.state.to_move
        action = None if seat is None else next(words.say(self.state, self.names, seat, text, place), None)
        if seat is None or action is None or action not in self.state.legal_actions(seat):
            yield f"{text!r} is not legal"


def _named_like(names: Names) -> Names:
    """Return names with the same sketches and no labels yet, to lay a file out once more."""
    found = Names()
    found.sketches = names.sketches
    return found


def _deck(lists: DeckLists) -> Deck:
    return Deck("scenario", tuple(lists.cards.items()), tuple(lists.spirits), tuple(lists.prepared))


class EpikhaDoor(CardDoor[EpikhaFile]):
    """How this game plays its scenarios."""

    def __init__(self) -> None:
        unused = ("coins", "dice", "deals", "draws")
        instead = "a coin is called right or wrong; a deck is written from the top down"
        super().__init__("epikha", EpikhaFile, EpikhaRun, unused, instead)

    @property
    def system(self) -> System:
        """The game."""
        from game.epikha.system import SYSTEM  # here: it names this door

        return SYSTEM
