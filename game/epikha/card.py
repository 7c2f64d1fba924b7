"""A card as the rules see it, and the table of all that are in force (filled by ``library``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from game.epikha import words
from game.rules.effects import kinds
from game.rules.effects.records import Table
from game.rules.effects.registry import Effect

if TYPE_CHECKING:
    from game.epikha.ops.base import EpikhaOp

WHENS: Final = ("cast", "magia", "marker", "inicio", "always")
"""Occasions of effects: of a spell that is cast (E12), on placing (E11), for a marker (E16.9), at the end of
the own Inicio (E8.2), and lasting."""


class Spell(msgspec.Struct, frozen=True, kw_only=True):
    """What a spell has, be it a card or written in a Magia text (E5.8, E11.9)."""

    level: Annotated[int, kinds.Number(1, words.HIGHEST)]
    element: Annotated[str, kinds.Word(words.ELEMENTS)] = ""
    rules: Annotated[tuple[str, ...], kinds.Words(("dispersar", "maestro", "perforador"))] = ()
    """Rules that mean something on a spell of a Magia text, which absorbs nothing and lies nowhere."""
    force: Annotated[int, kinds.Number(0, 90)] = 0
    vital: Annotated[int, kinds.Number(0, 90)] = 0
    """Its Resistencia."""
    name: Annotated[Mapping[str, str], kinds.Spoken(("es", "en"), 32)] = {}
    """The name of a spell in a Magia text; of a card it is empty."""
    mask: int = 0
    """``rules`` as bits (see ``words``)."""
    traits: frozenset[str] = frozenset()
    """What an Inmunidad may be against, as "element:fuego" (E16.6); the caster's own come on top."""


class CardEffect(Effect, frozen=True, kw_only=True):
    """One effect of a card. ``op`` says what it does (see ``ops``)."""

    if TYPE_CHECKING:  # ops word cards, so at run time this module knows none of them
        op: EpikhaOp

    when: Annotated[str, kinds.Word(WHENS)]
    spell: Annotated[Spell | None, Table(Spell)] = None
    """The spell that a Magia text casts (E11.9); None for a plain effect."""
    at_once: Annotated[bool, kinds.Switch()] = False
    """It works at once, outside the chain (E12.3)."""

    @property
    def immediate(self) -> bool:
        """Whether it works at once: by its text, or because it only makes Vital (E12.3)."""
        return self.at_once or self.op.MAKES_VITAL

    def objections(self, occasion: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """Some fields are for some occasions only."""
        if self.spell is not None and self.when != "magia":
            yield "spell", "only_when", {"known": "magia"}
        if self.at_once and self.when not in ("magia", "marker"):
            yield "at_once", "only_when", {"known": "magia, marker"}


class Card(msgspec.Struct, frozen=True):
    """A card as the rules see it. Fields that its type does not have are 0, "" or empty."""

    id: str
    type: str
    level: int = 0
    cost: int = 0
    """Printed cost in Vital; of a forged weapon its Forja (E5.5)."""
    forge: bool = False
    """Whether the cost is Forja, which any Vital pays (E7.3)."""
    force: int = 0
    """Printed Fuerza."""
    vital: int = 0
    """Printed Vital or Resistencia; a 0 absorbs nothing (E5.13)."""
    class_: str = ""
    race: str = ""
    element: str = ""
    rules: frozenset[str] = frozenset()
    """Printed special rules, without their values."""
    mask: int = 0
    """The same as bits (see ``words``)."""
    immune: frozenset[str] = frozenset()
    """What its Inmunidad is against, as "race:bestia" (E16.6): compared with ``traits``."""
    traits: frozenset[str] = frozenset()
    """What an Inmunidad of others may be against: "class:mago", "race:ika", "type:character", ..."""
    markers: int = 0
    """How many markers it gets (E16.9)."""
    effects: tuple[CardEffect, ...] = ()
    """All effects; ``effects[n].number`` is n."""
    fires: Mapping[str, tuple[CardEffect, ...]] = {}
    """The effects that come about on an occasion, by occasion; most cards have none."""
    statics: tuple[Any, ...] = ()
    """Its lasting effects (``ops.statics``), read by the numbers of the rules."""
    spell: Spell | None = None
    """Of a spell card: what its effects have as a spell (E5.8)."""
    unlimited: bool = False
    """A deck may hold any number (E2.2)."""
    shielded_from_damage_spells: bool = False
    """No damage spell may aim at it (E12.6)."""
    bears: bool = True
    """Whether others may be assigned to it: not to a Bestia, unless its text says so (E1.3, E16.2)."""
    is_body: bool = False
    is_character: bool = False
    """A character or Spirit (E1.8)."""
    is_arm: bool = False
    is_weapon: bool = False
    """A weapon or magic weapon."""
    is_object: bool = False
    is_machine: bool = False
    is_spell: bool = False
    is_continuous: bool = False
    is_spirit: bool = False
    is_player: bool = False
    is_ability: bool = False
    in_deck: bool = False
    """Whether a deck may hold cards of its type (E2.1, E2.3)."""
    named: str = ""
    """The card whose name it bears: itself, or the one that it is another picture of."""
    picture: str = ""
    """Name of its picture: its own id unless its file names another card."""
    name: Mapping[str, str] = {}
    """By language, the name of somebody's own card; those of the house stand in the language files."""
    own: bool = False
    """Whether it comes from somebody's own card file."""


CARDS: Final[dict[str, Card]] = {}
"""By id: every card in force in this process. It is changed in place, so it may be imported by name."""


def spell_of(card: str, effect: int) -> Spell | None:
    """Return the spell that an effect of a card is, the card itself or one in a Magia text (E11.9)."""
    shown = CARDS[card]
    return shown.spell or (shown.effects[effect].spell if shown.effects else None)
