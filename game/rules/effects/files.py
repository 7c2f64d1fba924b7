"""Card files: TOML files with a table a card, read by the declarations of a game.

[R-08]
type = "unit"
level = 5
...
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from game.rules.effects.faults import LONGEST_PLACE, Fault, FaultyCards, Reading, shown
from game.rules.effects.records import read_record
from game.rules.effects.registry import Effect, Registry

CARD_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,23}")
"""What a card may be called in files."""
EFFECTS: Final = "effects"
"""The field of every card that holds its effects."""
MOST_BYTES: Final = 1_000_000
"""A larger file is no file of cards."""


_TUPLE: Final = re.compile(r"\(((?:'[^']*',? ?)+)\)")
"""Names in a row as the reader of TOML says them."""

CardFile = tuple[str, Mapping[str, object]]
"""A file's name and its tables."""


class ReadCard(msgspec.Struct, frozen=True):
    """A card as it was read: its type, its fields as that type's struct, its effects."""

    id: str
    type: str
    record: Any
    effects: tuple[Effect, ...]
    file: str


class Schema:
    """What the cards of a game look like: a struct for each type of card, and the ops of their effects.

    A struct may say by ``objections(effects)`` what is wrong with its fields and effects together; it is
    asked once each of them is right by itself.
    """

    def __init__(self, types: Mapping[str, type[msgspec.Struct]], registry: Registry) -> None:
        self.types = types
        self.registry = registry

    def read(self, tables: Mapping[str, object], file: str, known: Mapping[str, str]) -> dict[str, ReadCard]:
        """Return the cards of the tables of one or several files.

        ``known`` maps the ids of cards that are there already to their types.

        Raises:
            FaultyCards: with everything that is wrong.
        """
        return self.read_all([(file, tables)], known)

    def read_all(self, files: Iterable[CardFile], known: Mapping[str, str]) -> dict[str, ReadCard]:
        """Return the cards of several files, which may name each other (see ``read``)."""
        cards: dict[str, ReadCard] = {}
        readings: list[Reading] = []
        for file, tables in files:
            for name, table in tables.items():
                reading = Reading(file, name)
                readings.append(reading)
                if name in cards:
                    reading.fault("", "card_twice")
                card = self._card(name, table, reading)
                if card is not None:
                    cards[name] = card
        types = {**known, **{name: card.type for name, card in cards.items()}}
        for reading in readings:
            refer(reading, types)
        faults = [fault for reading in readings for fault in reading.faults]
        if faults:
            raise FaultyCards(faults)
        return cards

    def _card(self, name: str, table: object, reading: Reading) -> ReadCard | None:
        if not CARD_ID.fullmatch(name):
            reading.fault("", "card_name", word=name)
        if not isinstance(table, dict):
            reading.fault("", "not_a_card")
            return None
        kind = table.get("type", "")
        if not isinstance(kind, str) or kind not in self.types:
            code = "type" if "type" in table else "type_missing"
            reading.unknown("type", code, kind, self.types)
            return None
        reading.type = kind
        takes_effects = kind in self.registry.whens
        aside = ("type", EFFECTS) if takes_effects else ("type",)
        record = read_record(self.types[kind], table, "", reading, aside)
        effects: tuple[Effect, ...] = ()
        if takes_effects and EFFECTS in table:
            effects = self.registry.read(table[EFFECTS], EFFECTS, reading)
        if record is None:
            return None
        objections = getattr(record, "objections", None)
        if objections is not None and not reading.faults:
            for field, code, params in objections(effects):
                reading.fault(field, code, **params)
        return ReadCard(name, kind, record, effects, reading.file)


def refer(reading: Reading, types: Mapping[str, str]) -> None:
    """Note the cards that a reading names and nobody has."""
    for field, card, wanted in reading.references:
        if card not in types:
            reading.unknown(field, "no_card", card, [name for name in types if wanted in ("", types[name])])
        elif wanted not in ("", types[card]):
            reading.fault(field, "card_type", word=card, type=types[card], wanted=wanted)


def tables_of(path: Path) -> dict[str, object]:
    """Return the tables of one card file.

    Raises:
        FaultyCards: it cannot be read, is no TOML, or has nothing in it.
    """
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):  # a pipe would keep us waiting
            raise FaultyCards([Fault(path.name, "", "", "no_file")])
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise FaultyCards([Fault(path.name, "", "", "unreadable", (("why", why),))]) from None
    if len(text) > MOST_BYTES:
        raise FaultyCards([Fault(path.name, "", "", "too_long")])
    try:
        tables = tomllib.loads(text.decode("utf-8-sig"))  # some editors put a mark before the first letter
    except RecursionError:
        raise FaultyCards([Fault(path.name, "", "", "too_deep")]) from None
    except UnicodeDecodeError:
        raise FaultyCards([Fault(path.name, "", "", "no_text")]) from None
    except ValueError as error:
        why = shown(_TUPLE.sub(_dotted, str(error)), LONGEST_PLACE)
        raise FaultyCards([Fault(path.name, "", "", "no_toml", (("why", why),))]) from None
    if not tables:
        raise FaultyCards([Fault(path.name, "", "", "empty")])
    return tables


def _dotted(names: re.Match[str]) -> str:
    """Return names that the reader of TOML lists as Python writes them as they stand in the file: [a.b]."""
    return f"[{'.'.join(part.strip()[1:-1] for part in names[1].split(',') if part.strip())}]"


def folder_files(folder: Path) -> list[CardFile]:
    """Return the names and tables of the card files of a folder, by name.

    Raises:
        FaultyCards: there is no such folder, there are none in it, or some cannot be read.
    """
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise FaultyCards([Fault(str(folder), "", "", "unreadable", (("why", why),))]) from None
    if not paths:
        raise FaultyCards([Fault(str(folder), "", "", "no_files")])
    found: list[CardFile] = []
    faults: list[Fault] = []
    for path in paths:
        try:
            found.append((path.name, tables_of(path)))
        except FaultyCards as faulty:
            faults += faulty.faults
    if faults:
        raise FaultyCards(faults)
    return found
