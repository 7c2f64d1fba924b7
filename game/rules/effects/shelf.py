"""The cards of a game that are in force in this process: those of the house, somebody's own, and for a while
those of a scenario. What a card is the game says; this knows how they come, go, and are told apart."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from game.rules.effects.faults import Fault, FaultyCards
from game.rules.effects.files import CardFile, ReadCard, Schema, folder_files, tables_of

C = TypeVar("C", bound=msgspec.Struct)
Strangers = Callable[[ReadCard], Iterable[Fault]]


class Shelf(Generic[C]):
    """The cards in force. A record with a field ``of`` is only another picture of that card (a print)."""

    def __init__(
        self,
        schema: Schema,
        cards: dict[str, C],
        compiled: Callable[[ReadCard, bool], C],
        strangers: Strangers,
    ) -> None:
        """``cards`` is changed in place; ``compiled`` makes a card of a record (and of whether it is an own
        one); ``strangers`` yields what keeps a well-written card from living among those of the house.
        """
        self.schema = schema
        self.cards = cards
        self._compiled = compiled
        self._strangers = strangers
        self._changed: list[Callable[[], None]] = []
        self._fingerprint = ""

    def on_change(self, forget: Callable[[], None]) -> None:
        """Have ``forget`` called whenever the cards in force change: for tables derived from them."""
        self._changed.append(forget)

    def stock(self, folder: Path, files: Sequence[str]) -> None:
        """Put the cards of the house in force."""
        tables = [(f"{name}.toml", tables_of(folder / f"{name}.toml")) for name in files]
        self.put_in_force(self.schema.read_all(tables, {}), own=False)

    def add(self, files: Iterable[CardFile]) -> None:
        """Add the cards of files, in place of ours where they bear the same id.

        Raises:
            FaultyCards: with everything that is wrong with them; nothing has changed.
        """
        cards = self.schema.read_all(files, self._types())
        strange = (fault for card in cards.values() for fault in self._all_strange(card))
        _refuse([*_circles(cards), *strange])
        self.put_in_force(cards, own=True)

    def load_extra(self, folder: Path) -> None:
        """Add the cards of the TOML files of a folder (see ``add``)."""
        self.add(folder_files(folder))

    @contextlib.contextmanager
    def with_cards(self, tables: Mapping[str, object], file: str) -> Iterator[None]:
        """Have the cards of ``tables`` in force as well for a while, as a scenario file has them.

        Raises:
            FaultyCards: they are wrong.
        """
        before = dict(self.cards)
        try:
            if tables:
                cards = self.schema.read(tables, file, self._types())
                _refuse(list(_circles(cards)))
                self.put_in_force(cards, own=True)
            yield
        finally:
            if tables:
                self.put_back(before)

    @contextlib.contextmanager
    def taken_back_if_faulty(self) -> Iterator[None]:
        """Take back the cards that were added meanwhile if something else turns out to be wrong."""
        before = dict(self.cards)
        try:
            yield
        except FaultyCards:
            self.put_back(before)
            raise

    def put_in_force(self, cards: Mapping[str, ReadCard], own: bool) -> None:
        """Put cards that were read in force."""
        prints = _prints(cards)
        for name, card in cards.items():
            if name not in prints:
                self.cards[name] = self._compiled(card, own)
        for name, card in prints.items():
            self.cards[name] = self._print(card, self.cards[_originals(name, prints)[-1]])
        self._fingerprint = ""
        for forget in self._changed:
            forget()

    def put_back(self, cards: Mapping[str, C]) -> None:
        """Have exactly these cards in force."""
        kept = dict(cards)
        self.cards.clear()
        self.cards.update(kept)
        self.put_in_force({}, own=False)

    def fingerprint(self) -> str:
        """Return a short hash of all cards in force: other cards, other matches."""
        if not self._fingerprint:
            told: dict[str, Any] = dict(self.cards)
            ops = {name: [effect.op.NAME for effect in card.effects] for name, card in told.items()}
            whole = msgspec.json.encode([self.cards, ops], order="sorted")
            self._fingerprint = hashlib.sha256(whole).hexdigest()[:16]
        return self._fingerprint

    def _types(self) -> dict[str, str]:
        known: dict[str, Any] = dict(self.cards)
        return {name: card.type for name, card in known.items()}

    def _print(self, read: ReadCard, original: Any) -> C:
        """Return a card that is another picture of ``original``."""
        picture = read.record.picture or read.id
        found: C = msgspec.structs.replace(
            original, id=read.id, named=original.named, picture=picture, own=True
        )
        return found

    def _all_strange(self, card: ReadCard) -> Iterator[Fault]:
        ours: Any = self.cards.get(card.id)
        if ours is None and not card.record.name and not is_print(card):
            yield Fault(card.file, card.id, "name", "nameless")
        if ours is not None and ours.type != card.type:
            params = (("type", ours.type), ("other", card.type))
            yield Fault(card.file, card.id, "type", "in_the_way", params)
        yield from self._strangers(card)


def is_print(card: ReadCard) -> bool:
    """Say whether a card is only another picture of one."""
    return hasattr(card.record, "of")


def _refuse(faults: Sequence[Fault]) -> None:
    if faults:
        raise FaultyCards(faults)


def _prints(cards: Mapping[str, ReadCard]) -> dict[str, ReadCard]:
    return {name: card for name, card in cards.items() if is_print(card)}


def _originals(name: str, prints: Mapping[str, ReadCard]) -> list[str]:
    """Return the cards of which a print is a picture, one by way of the other, each once."""
    found: list[str] = []
    while name in prints:
        name = prints[name].record.of
        if name in found:
            break
        found.append(name)
    return found


def _circles(cards: Mapping[str, ReadCard]) -> Iterator[Fault]:
    """Yield the prints that lead to no card but back to a print."""
    prints = _prints(cards)
    for name, card in prints.items():
        shown = _originals(name, prints)
        if shown[-1] in prints:
            way = " -> ".join([name, *shown])
            yield Fault(card.file, name, "of", "print_circle", (("word", way),))
