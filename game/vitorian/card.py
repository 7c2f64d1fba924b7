"""A card as the rules see it, and the table of all that are in force (filled by ``library``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from game.rules.effects import kinds
from game.rules.effects.registry import Effect
from game.vitorian import words

if TYPE_CHECKING:
    from game.vitorian.ops.base import VitorianOp

WHENS: Final = (
    *("mobilise", "link", "order", "recycle", "channel", "channelled", "upkeep", "main"),
    *("hit", "kill", "destroyed", "end", "always", "option"),
)
"""Occasions of effects: on mobilise (V10.4), when linked, as an Order, as a Recycle ability (V9.1), before
and after channelling (V9.11, V9.12), in upkeep, once in each own Main phase, when the owner hits the enemy
Sovereign (a unit: when that unit does), when the unit destroys one by combat damage, when it is destroyed
(V14.2), at the end of the owner's turn (V14.3), lasting, and as one of several possibilities."""

ONCE: Final = ("hit", "kill")
"""Occasions that come several times in a turn."""
VOLUNTARY: Final = ("mobilise", "link", "channelled", "main", "hit", "kill", "destroyed", "end")
"""Occasions on which an effect may be left to its controller; a Recycle ability always is (V9.6)."""
ONLY_IF: Final = ("no_own_shield",)
"""Conditions of effects: no own unit has a Shield marker (V9.12)."""


class CardEffect(Effect, frozen=True, kw_only=True):
    """One effect of a card. ``op`` says what it does (see ``ops``)."""

    if TYPE_CHECKING:  # ops word cards, so at run time this module knows none of them
        op: VitorianOp

    when: Annotated[str, kinds.Word(WHENS)]
    may: Annotated[bool, kinds.Switch()] = False
    """Its controller may let it be."""
    once: Annotated[bool, kinds.Switch()] = False
    """Only the first time in each turn ("hit", "kill"); what is used in Main is once in each of them."""
    only_if: Annotated[str, kinds.Word(ONLY_IF)] = ""
    resource: Annotated[str, kinds.Word(words.RESOURCES)] = ""
    """The type of resource that triggers a Recycle ability, "" for any (V9.5)."""
    title: Annotated[Mapping[str, str], kinds.Spoken(("es", "en"), 40)] = {}
    """The ability's name on somebody's own card; those of the house stand in the language files."""

    def objections(self, occasion: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """Some fields are for some occasions only."""
        if self.resource and self.when != "recycle":
            yield "resource", "only_when", {"known": "recycle"}
        if self.once and self.when not in ONCE:
            yield "once", "only_when", {"known": ", ".join(ONCE)}
        if self.may and self.when not in VOLUNTARY:
            yield "may", "only_when", {"known": ", ".join(VOLUNTARY)}


class Card(msgspec.Struct, frozen=True):
    """A card as the rules see it. Fields that its type does not have are 0, "" or empty."""

    id: str
    type: str
    colour: str
    """One of ``words.COLOURS``; of a Sovereign the first of its colours."""
    colours: tuple[str, ...]
    """All colours: what a Sovereign's deck may hold (V4.1); of other cards just ``colour``."""
    level: int = 0
    cost_p: int = 0
    """[P] of the printed cost (V3.8)."""
    cost_s: int = 0
    attack: int = 0
    """Printed Attack; of an Equipment what it adds (V3.5)."""
    defence: int = 0
    unit_class: str = ""
    keywords: frozenset[str] = frozenset()
    """Printed keywords; of an Equipment those that the linked unit gets."""
    mask: int = 0
    """The same as bits (see ``words``)."""
    effects: tuple[CardEffect, ...] = ()
    """All effects; ``effects[n].number`` is n."""
    fires: Mapping[str, tuple[CardEffect, ...]] = {}
    """The effects that come about on an occasion, by occasion; most cards have none."""
    auras: tuple[Any, ...] = ()
    """Lasting changes of other units (``ops.statics.Aura``)."""
    in_combat: tuple[Any, ...] = ()
    """Changes that are read in step 4 of a combat only (``ops.statics.InCombat``)."""
    laws: tuple[Any, ...] = ()
    """What it permits or forbids (``ops.statics.Law``, V14.5)."""
    resource: str = ""
    """Type of a Resource card: "P" or "S" (V3.7)."""
    value: int = 0
    """Value of a Resource card: 1 or 2."""
    defense: int = 0
    """Number of Defense cards of a Sovereign (V3.1)."""
    elite: bool = False
    """A unit of printed Level 5 or more (V3.3)."""
    is_unit: bool = False
    is_order: bool = False
    is_equipment: bool = False
    is_field: bool = False
    is_maneuver: bool = False
    """Whether it may lie in a Maneuver deck (V4.2): a unit that only other cards make may not."""
    token: bool = False
    """A unit that only other cards make; it is in no deck and leaves the match with the grid."""
    named: str = ""
    """The card whose name it bears: itself, or the one that it is another picture of (V4.3)."""
    picture: str = ""
    """Name of its picture: its own id unless its file names another card; resources of one colour and kind
    share theirs ("Q-R-P")."""
    name: Mapping[str, str] = {}
    """By language, the name of somebody's own card; those of the house stand in the language files."""
    own: bool = False
    """Whether it comes from somebody's own card file."""

    @property
    def nation(self) -> str:
        """The colour as the name of a nation, or of what serves all (V15)."""
        return self.colour


CARDS: Final[dict[str, Card]] = {}
"""By id: every card in force in this process. It is changed in place, so it may be imported by name."""
