"""The decks of a game that can be chosen in this process: those of the house and somebody's own."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from game.language import Texts
from game.rules.contract import Reason
from game.rules.effects.faults import Fault, FaultyCards, Reading
from game.rules.effects.files import refer
from game.rules.effects.records import read_record

DECK_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,23}")
"""What a deck may be called in files and on the command line."""
LONGEST_NAME: Final = 32

D = TypeVar("D", bound=msgspec.Struct)


class Known(Protocol):
    """A card, as far as decks look at it."""

    @property
    def type(self) -> str:
        """Its type."""


class Decklists(Generic[D]):
    """The decks that can be chosen, by id. A record of a deck file has a field ``name``, by language."""

    def __init__(
        self,
        area: str,
        cards: Mapping[str, Known],
        record: type[msgspec.Struct],
        made: Callable[[str, Any], D],
        problems: Callable[[D], list[Reason]],
        taken: Sequence[str] = (),
    ) -> None:
        """``area`` holds the reasons of ``problems`` and, with "_cards" behind it, the names of the decks;
        ``made`` makes a deck of an id and a record; no deck can be called one of ``taken``.
        """
        self.area = area
        self.decks: dict[str, D] = {}
        """The decks by id: those of the house, and behind them somebody's own."""
        self.left_out: dict[str, Reason] = {}
        """Decks of the house that cards in force have made illegal, and what they break."""
        self.names: dict[str, Mapping[str, str]] = {}
        self._cards = cards
        self._record = record
        self._made = made
        self._problems = problems
        self._taken = taken

    def add(self, tables: Mapping[str, object], file: str) -> None:
        """Add the decks of a deck file, in place of ours where they bear the same id.

        Raises:
            FaultyCards: with everything that is wrong with them; nothing has changed.
        """
        types = {name: card.type for name, card in self._cards.items()}
        found: dict[str, D] = {}
        names: dict[str, Mapping[str, str]] = {}
        faults: list[Fault] = []
        for name, table in tables.items():
            reading = Reading(file, name)
            if not DECK_ID.fullmatch(name):
                reading.fault("", "deck_name")
            elif name in self._taken:
                reading.fault("", "deck_taken", word=name)
            record: Any = read_record(self._record, table, "", reading)
            refer(reading, types)
            if record is not None and not reading.faults:
                found[name], names[name] = self._made(name, record), record.name
                faults += [self._illegal(file, name, reason) for reason in self._problems(found[name])]
            faults += reading.faults
        if faults:
            raise FaultyCards(faults)
        self.decks.update(found)
        self.names.update(names)

    def leave_out_illegal(self, file: str) -> None:
        """Leave out the decks that the cards in force have made illegal; with none left, nothing could be
        played. ``file`` is that of the house.

        Raises:
            FaultyCards: no deck is left.
        """
        broken = {name: why[0] for name, deck in self.decks.items() if (why := self._problems(deck))}
        if len(broken) == len(self.decks):
            raise FaultyCards([self._illegal(file, name, reason) for name, reason in broken.items()])
        for name, reason in broken.items():
            self.left_out[name] = reason
            del self.decks[name]

    @contextlib.contextmanager
    def taken_back_if_faulty(self) -> Iterator[None]:
        """Take back the decks that were added meanwhile if something else turns out to be wrong."""
        tables: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
            (self.decks, dict(self.decks)), (self.names, dict(self.names)),
            (self.left_out, dict(self.left_out)),
        )  # fmt: skip
        try:
            yield
        except FaultyCards:
            for table, before in tables:
                table.clear()
                table.update(before)
            raise

    def told_left_out(self, text: Callable[..., str]) -> list[str]:
        """Return a sentence for each deck of the house that the cards in force have made illegal."""
        found = []
        for name, reason in self.left_out.items():
            why = text(f"{self.area}.reason.{reason.code}", **reason.params)
            found.append(text(f"{self.area}.reason.deck_left_out", deck=name, why=why))
        return found

    def first_two(self, starters: Sequence[str]) -> tuple[D, D]:
        """Return the decks with which a set-up begins: the first two of the house that are legal now."""
        order = [self.decks[name] for name in starters if name in self.decks]
        legal = [deck for deck in (*order, *self.decks.values()) if not self._problems(deck)]
        return (legal or order)[0], (legal or order)[:2][-1]

    def title(self, texts: Texts, deck: str) -> str:
        """Return what a deck is called."""
        own = self.names.get(deck, {})
        key = f"{self.area}_cards.deck.{deck}"
        return own.get(texts.code) or next(iter(own.values()), texts.text(key) if texts.has(key) else deck)

    def _illegal(self, file: str, deck: str, reason: Reason) -> Fault:
        params = tuple((name, str(value)) for name, value in reason.params.items())
        return Fault(file, deck, "", f"{self.area}.reason.{reason.code}", params)
