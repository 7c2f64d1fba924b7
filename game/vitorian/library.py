"""All cards that are in force in this process, read from the card files (V3; docs/cards.md)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from game.rules.effects.faults import Fault
from game.rules.effects.files import ReadCard
from game.rules.effects.shelf import Shelf
from game.vitorian import words
from game.vitorian.card import CARDS, Card, CardEffect
from game.vitorian.ops.statics import Aura, InCombat, Law
from game.vitorian.schema import SCHEMA, plain

__all__ = ["CARDS", "Card", "CardEffect", "add", "fingerprint", "load_extra", "on_change", "with_cards"]

FOLDER: Final = Path(__file__).resolve().parent / "cards"
FILES: Final = ("sovereigns", "resources", "red", "blue", "white", "green", "gold", "grey")
"""The card files of the house: a list, not a look into the folder, which would break in a package."""


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


# --- what is in force --------------------------------------------------------------------------------------


def _strangers(card: ReadCard) -> Iterator[Fault]:
    """Yield what keeps a well-written card from living among ours."""
    ours = CARDS.get(card.id)
    if ours is not None and ours.type == card.type == "resource":
        for field, was in (("kind", ours.resource), ("value", ours.value)):
            if getattr(card.record, field) != was:
                yield Fault(card.file, card.id, field, "resource_kept")
    if card.type == "sovereign" and not any(effect.when == "recycle" for effect in card.effects):
        yield Fault(card.file, card.id, "effects", "no_recycle")  # V3.1


SHELF: Final[Shelf[Card]] = Shelf(SCHEMA, CARDS, _compiled, _strangers)
"""The cards in force."""
on_change = SHELF.on_change
add = SHELF.add
load_extra = SHELF.load_extra
with_cards = SHELF.with_cards
taken_back_if_faulty = SHELF.taken_back_if_faulty
fingerprint = SHELF.fingerprint

SHELF.stock(FOLDER, FILES)
