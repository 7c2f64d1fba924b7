"""All cards that are in force in this process, read from the card files (V3; docs/cards.md)."""

from __future__ import annotations

import contextlib
import functools
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from game.rules.effects.faults import Fault, FaultyCards
from game.rules.effects.files import ReadCard, folder_files, tables_of
from game.vitorian import words
from game.vitorian.card import CARDS, Card, CardEffect
from game.vitorian.ops.statics import Aura, InCombat, Law
from game.vitorian.schema import SCHEMA, PrintRecord, plain

__all__ = ["CARDS", "Card", "CardEffect", "add", "fingerprint", "load_extra", "on_change", "with_cards"]

FOLDER: Final = Path(__file__).resolve().parent / "cards"
FILES: Final = ("sovereigns", "resources", "red", "blue", "white", "green", "gold", "grey")
"""The card files of the house: a list, not a look into the folder, which would break in a package."""

_changed: Final[list[Callable[[], None]]] = []


def on_change(forget: Callable[[], None]) -> None:
    """Have ``forget`` called whenever the cards in force change: for tables that are derived from them."""
    _changed.append(forget)


# --- from records to cards ---------------------------------------------------------------------------------


def _compiled(read: ReadCard, own: bool) -> Card:
    """Return a card as the rules see it."""
    record = read.record
    cost = plain(record, "cost", {})
    keywords = plain(record, "keywords", ())
    colours = plain(record, "colours", None) or (record.colour,)
    level = plain(record, "level", 0)
    token = plain(record, "token", False)
    return Card(
        id=read.id,
        type=read.type,
        colour=colours[0],
        colours=colours,
        level=level,
        cost_p=cost.get("P", 0),
        cost_s=cost.get("S", 0),
        attack=plain(record, "attack", 0),
        defence=plain(record, "defence", 0),
        unit_class=plain(record, "class_", ""),
        keywords=frozenset(keywords),
        mask=words.mask_of(keywords),
        effects=read.effects,  # type: ignore[arg-type]
        fires=_by_occasion(read),
        auras=_statics(read, Aura),
        in_combat=_statics(read, InCombat),
        laws=_statics(read, Law),
        resource=plain(record, "kind", ""),
        value=plain(record, "value", 0),
        defense=plain(record, "defense", 0),
        elite=read.type == "unit" and level >= words.ELITE,
        is_unit=read.type == "unit",
        is_order=read.type == "order",
        is_equipment=read.type == "equipment",
        is_field=read.type == "field",
        is_maneuver=read.type in words.MANEUVER and not token,
        token=token,
        named=read.id,
        picture=record.picture or _picture(read, colours[0]),
        name=record.name,
        own=own,
    )


def _picture(read: ReadCard, colour: str) -> str:
    """Return the picture of a card whose file names none: its own, but of a resource that of its kind."""
    if read.type == "resource":
        return f"Q-{words.LETTERS[colour]}-{plain(read.record, 'kind', '')}"
    return read.id


def _by_occasion(read: ReadCard) -> dict[str, tuple[CardEffect, ...]]:
    found: dict[str, tuple[CardEffect, ...]] = {}
    for effect in read.effects:
        if isinstance(effect, CardEffect) and effect.when not in ("always", "option"):
            found[effect.when] = (*found.get(effect.when, ()), effect)
    return found


def _statics(read: ReadCard, kind: type[msgspec.Struct]) -> tuple[msgspec.Struct, ...]:
    return tuple(effect.op for effect in read.effects if isinstance(effect.op, kind))


def _print(read: ReadCard, record: PrintRecord, original: Card) -> Card:
    """Return a card that is another picture of ``original`` (V4.3)."""
    picture = record.picture or read.id
    return msgspec.structs.replace(original, id=read.id, named=original.named, picture=picture, own=True)


def _originals(name: str, prints: Mapping[str, ReadCard]) -> list[str]:
    """Return the cards of which a print is a picture, one by way of the other, each once."""
    found: list[str] = []
    while name in prints:
        name = prints[name].record.of
        if name in found:
            break
        found.append(name)
    return found


def _prints(cards: Mapping[str, ReadCard]) -> dict[str, ReadCard]:
    return {name: card for name, card in cards.items() if isinstance(card.record, PrintRecord)}


def _put_in_force(cards: Mapping[str, ReadCard], own: bool) -> None:
    prints = _prints(cards)
    for name, card in cards.items():
        if name not in prints:
            CARDS[name] = _compiled(card, own)
    for name, card in prints.items():
        CARDS[name] = _print(card, card.record, CARDS[_originals(name, prints)[-1]])
    fingerprint.cache_clear()
    for forget in _changed:
        forget()


# --- what is in force --------------------------------------------------------------------------------------


def _types() -> dict[str, str]:
    return {name: card.type for name, card in CARDS.items()}


def add(files: Iterable[tuple[str, Mapping[str, object]]]) -> None:
    """Add the cards of files, in place of ours where they bear the same id.

    Raises:
        FaultyCards: with everything that is wrong with them; nothing has changed.
    """
    cards = SCHEMA.read_all(files, _types())
    _refuse([*_circles(cards), *(fault for card in cards.values() for fault in _strangers(card))])
    _put_in_force(cards, own=True)


def load_extra(folder: Path) -> None:
    """Add the cards of the TOML files of a folder (see ``add``)."""
    add(folder_files(folder))


def _refuse(faults: Sequence[Fault]) -> None:
    if faults:
        raise FaultyCards(faults)


def _circles(cards: Mapping[str, ReadCard]) -> Iterator[Fault]:
    """Yield the prints that lead to no card but back to a print."""
    prints = _prints(cards)
    for name, card in prints.items():
        shown = _originals(name, prints)
        if shown[-1] in prints:
            way = " -> ".join([name, *shown])
            yield Fault(card.file, name, "of", "print_circle", (("word", way),))


def _strangers(card: ReadCard) -> Iterator[Fault]:
    """Yield what keeps a well-written card from living among ours."""
    ours = CARDS.get(card.id)
    if ours is None and not card.record.name and not isinstance(card.record, PrintRecord):
        yield Fault(card.file, card.id, "name", "nameless")
    if ours is not None and ours.type != card.type:
        params = (("type", ours.type), ("other", card.type))
        yield Fault(card.file, card.id, "type", "in_the_way", params)
    if ours is not None and ours.type == card.type == "resource":
        for field, was in (("kind", ours.resource), ("value", ours.value)):
            if getattr(card.record, field) != was:
                yield Fault(card.file, card.id, field, "resource_kept")
    if card.type == "sovereign" and not any(effect.when == "recycle" for effect in card.effects):
        yield Fault(card.file, card.id, "effects", "no_recycle")  # V3.1


@contextlib.contextmanager
def with_cards(tables: Mapping[str, object], file: str) -> Iterator[None]:
    """Have the cards of ``tables`` in force as well for a while, as a scenario file has them.

    Raises:
        FaultyCards: they are wrong.
    """
    before = dict(CARDS)
    try:
        if tables:
            cards = SCHEMA.read(tables, file, _types())
            _refuse(list(_circles(cards)))
            _put_in_force(cards, own=True)
        yield
    finally:
        if tables:
            _put_back(before)


@contextlib.contextmanager
def taken_back_if_faulty() -> Iterator[None]:
    """Take back the cards that were added meanwhile if something else turns out to be wrong."""
    before = dict(CARDS)
    try:
        yield
    except FaultyCards:
        _put_back(before)
        raise


def _put_back(cards: Mapping[str, Card]) -> None:
    CARDS.clear()
    CARDS.update(cards)
    _put_in_force({}, own=False)


@functools.cache
def fingerprint() -> str:
    """Return a short hash of all cards in force: other cards, other matches."""
    ops = {name: [effect.op.NAME for effect in card.effects] for name, card in CARDS.items()}
    return hashlib.sha256(msgspec.json.encode([CARDS, ops], order="sorted")).hexdigest()[:16]


def _load() -> None:
    files = [(f"{name}.toml", tables_of(FOLDER / f"{name}.toml")) for name in FILES]
    _put_in_force(SCHEMA.read_all(files, {}), own=False)


_load()
