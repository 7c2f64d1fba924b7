"""All cards that are in force in this process, read from the card files (E5; docs/cards.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from game.epikha import words
from game.epikha.card import CARDS, Card, CardEffect, Spell
from game.epikha.ops.statics import Permit, Static
from game.epikha.schema import SCHEMA, heads, plain
from game.rules.effects.faults import Fault
from game.rules.effects.files import ReadCard
from game.rules.effects.shelf import Shelf

__all__ = ["CARDS", "Card", "CardEffect", "add", "fingerprint", "load_extra", "on_change", "with_cards"]

FOLDER: Final = Path(__file__).resolve().parent / "cards"
FILES: Final = ("players", "opal", "empiria", "abaron", "spirits", "folk", "arms", "spells")
"""The card files of the house: a list, not a look into the folder, which would break in a package."""
PLAYERS: Final = ("J1", "J2")
"""The Player cards: of 20/200, and of the quick game (E2.4)."""


# --- from records to cards ---------------------------------------------------------------------------------


def _compiled(read: ReadCard, own: bool) -> Card:
    """Return a card as the rules see it."""
    record, kind = read.record, read.type
    rules = (*heads(plain(record, "rules", ())), *(("espiritu",) if kind == "spirit" else ()))
    effects = tuple(_effect(effect) for effect in read.effects)
    forge = max(plain(record, "forge", -1), -1)
    mask = words.mask_of(rules)
    return Card(
        id=read.id,
        type=kind,
        level=plain(record, "level", 1 if kind == "ability" else 0),
        cost=forge if forge >= 0 else plain(record, "cost", 0),
        forge=forge >= 0,
        force=plain(record, "force", 0),
        vital=plain(record, "vital", 0),
        class_=plain(record, "class_", ""),
        race=plain(record, "race", ""),
        element=plain(record, "element", ""),
        rules=frozenset(rules),
        mask=mask,
        immune=frozenset(plain(record, "immune", ())),
        traits=_traits(kind, record),
        markers=_markers(plain(record, "rules", ())),
        effects=effects,
        fires=_by_occasion(effects),
        statics=tuple(effect.op for effect in effects if isinstance(effect.op, Static)),
        spell=_spell_card(record, rules) if kind in ("spell", "continuous") else None,
        unlimited=plain(record, "unlimited", False),
        shielded_from_damage_spells=plain(record, "no_damage_spells", False),
        bears=_bears(mask, effects),
        is_body=kind in words.BODIES,
        is_character=kind in ("character", "spirit"),
        is_arm=kind in words.ARMS,
        is_weapon=kind in words.WEAPONS,
        is_object=kind == "object",
        is_machine=kind == "machine",
        is_spell=kind == "spell",
        is_continuous=kind == "continuous",
        is_spirit=kind == "spirit",
        is_player=kind == "player",
        is_ability=kind == "ability",
        in_deck=kind in words.DECK,
        named=read.id,
        picture=record.picture or read.id,
        name=record.name,
        own=own,
    )


def _effect(effect: Any) -> CardEffect:
    """Return an effect with what the spell of its Magia text has worked out (E11.9)."""
    found: CardEffect = effect
    spell = found.spell
    if spell is None:
        return found
    return msgspec.structs.replace(found, spell=_spell(spell, spell.rules, spell.element))


def _spell(spell: Spell, rules: Sequence[str], element: str) -> Spell:
    traits = {"type:spell"} | ({f"element:{element}"} if element else set())
    return msgspec.structs.replace(spell, mask=words.mask_of(rules), traits=frozenset(traits))


def _spell_card(record: Any, rules: Sequence[str]) -> Spell:
    """Return what a spell has; a continuous one has neither element nor Fuerza (E5.8, E5.9)."""
    element, force = plain(record, "element", ""), plain(record, "force", 0)
    made = Spell(
        level=record.level, element=element, rules=tuple(rules), force=force, vital=plain(record, "vital", 0)
    )
    return _spell(made, rules, element)


def _traits(kind: str, record: Any) -> frozenset[str]:
    fields = (("class", "class_"), ("race", "race"), ("element", "element"))
    found = {f"{trait}:{word}" for trait, name in fields if (word := plain(record, name, ""))}
    return frozenset({f"type:{kind}"} | found)


def _markers(rules: Sequence[str]) -> int:
    return next((int(rule.partition(":")[2]) for rule in rules if rule.startswith("marcador")), 0)


def _bears(mask: int, effects: Sequence[CardEffect]) -> bool:
    """Say whether arms may be assigned to it: a text beats E16.2 (E1.3)."""
    permitted = any(isinstance(effect.op, Permit) and effect.op.deed == "bear" for effect in effects)
    return permitted or not mask & words.BESTIA


def _by_occasion(effects: Sequence[CardEffect]) -> dict[str, tuple[CardEffect, ...]]:
    found: dict[str, tuple[CardEffect, ...]] = {}
    for effect in effects:
        if effect.when != "always":
            found[effect.when] = (*found.get(effect.when, ()), effect)
    return found


# --- what is in force --------------------------------------------------------------------------------------


def _strangers(card: ReadCard) -> Iterator[Fault]:
    """Yield what keeps a well-written card from living among ours."""
    if card.type == "player" and card.id not in PLAYERS:
        known = (("known", ", ".join(PLAYERS)),)
        yield Fault(card.file, card.id, "type", "epikha_cards.fault.players", known)
    for effect in card.effects:
        spell = effect.spell if isinstance(effect, CardEffect) else None
        if spell is not None and not spell.name:
            yield Fault(card.file, card.id, f"effects {effect.number + 1}, spell, name", "nameless")


SHELF: Final[Shelf[Card]] = Shelf(SCHEMA, CARDS, _compiled, _strangers)
"""The cards in force."""
on_change = SHELF.on_change
add = SHELF.add
load_extra = SHELF.load_extra
with_cards = SHELF.with_cards
taken_back_if_faulty = SHELF.taken_back_if_faulty
fingerprint = SHELF.fingerprint

SHELF.stock(FOLDER, FILES)
