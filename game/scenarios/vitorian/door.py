"""Playing the scenarios of Vitorian Wars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, ClassVar

from msgspec import UNSET

from game.rules.contract import Action, Reason, System, Told
from game.rules.effects.faults import FaultyCards
from game.scenarios.cardruns import CardDoor, CardRun
from game.scenarios.vitorian import compare, words
from game.scenarios.vitorian.files import DeckLists, Expect, Step, VitorianFile
from game.scenarios.vitorian.layout import lay_out, made_up
from game.vitorian import library
from game.vitorian.actions import Bottom, VitorianAction
from game.vitorian.decks import Deck, problems
from game.vitorian.rules.invariants import check_invariants
from game.vitorian.rules.refusals import why_not
from game.vitorian.system import VitorianState

ANY_CARD = "bottom any"


class VitorianRun(CardRun[VitorianState, VitorianFile, Step, Expect]):
    """One scenario being played (see ``game.scenarios.format.Run``)."""

    action: ClassVar = VitorianAction
    cites: ClassVar = {"table": "V16.3", "conserved": "V16.3", "replayed": "V16.1"}

    def __init__(self, file: VitorianFile) -> None:
        cards = made_up(file)
        self._told: list[Told] = []
        self._faults: tuple[str, ...] = ()
        if file.expect.card_faults is not UNSET:
            self._faults, cards = _faults_of(cards), {}
        super().__init__(file, cards, whole=file.new is not None)

    def in_force(self) -> AbstractContextManager[None]:
        """Have the cards of the file in force, as everything about the run needs them."""
        return library.with_cards(self._cards, self.file.id or "scenario")

    def laid_out(self) -> tuple[VitorianState, list[Told]]:
        """Return the position of the file."""
        return lay_out(self.file)

    def happened(self, told: list[Told]) -> None:
        """Note what has happened."""
        self._told += told

    def lines(self) -> list[str]:
        """Describe the position in the words of the table."""
        with self.in_force():
            return compare.lines(self.state)

    def steps(self) -> Iterator[Step]:
        """Yield the steps of the file."""
        return (Step(step) if isinstance(step, str) else step for step in self.file.steps)

    def spoken(self, step: Step, text: str, place: str) -> Iterator[Action]:
        """Yield the decision that the words of a step say."""
        if text == ANY_CARD:
            hand = self.state.sides[self.state.to_move or 0].hand
            yield Bottom(hand[0]) if hand else Bottom("")
        else:
            yield words.parse(text, place)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Return why a seat may not take an action now, None if it may."""
        return why_not(self.state, seat, action)

    def check(self) -> None:
        """Raise a ``BrokenTable`` if something is wrong with the table (V16.3)."""
        check_invariants(self.state)

    def deck_problems(self) -> Sequence[Reason] | None:
        """Return what V4 has against the deck of the file."""
        return None if self.file.deck is None else problems(_deck(self.file.deck))

    def wanted_at(self, step: Step | None) -> Expect:
        """Return what is expected after a step, of None at the end."""
        return self.file.expect if step is None else step.expect

    def compared(self, wanted: Expect, place: str) -> Iterator[str]:
        """Yield a sentence for each expectation that does not hold."""
        return compare.mismatches(wanted, self.state, self._told)

    def mismatches(self) -> list[str]:
        """Compare what is expected at the end, the faults of the made-up cards included."""
        found, wanted = super().mismatches(), self.file.expect.card_faults
        if wanted is not UNSET and list(self._faults) != wanted:
            found.append(f"faulty fields are {self._faults}, expected {wanted}")
        return found


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


class VitorianDoor(CardDoor[VitorianFile]):
    """How this game plays its scenarios."""

    def __init__(self) -> None:
        unused = ("coins", "dice", "deals")
        instead = "this game has none; a deck is written from the top down"
        super().__init__("vitorian", VitorianFile, VitorianRun, unused, instead)

    @property
    def system(self) -> System:
        """The game."""
        from game.vitorian.system import SYSTEM  # here: it names this door

        return SYSTEM
