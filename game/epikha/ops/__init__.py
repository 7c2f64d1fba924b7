"""What effects of cards can do: the ops of Paladines de Epikha and their registry.

An op is a frozen record of its parameters. It says what may be aimed at, applies itself through ``Hands``,
and words itself. To add one: write its class, name it in ``OPS``, give it its sentences in
``epikha_cards``.
"""

from __future__ import annotations

from typing import Final

from game.epikha.card import CardEffect
from game.epikha.ops.base import EpikhaOp
from game.epikha.ops.magic import (
    Absorb,
    Boost,
    Cancel,
    Heal,
    MakeVital,
    MoreAbsorption,
    NextSpiritCheaper,
    Raise,
    Recall,
)
from game.epikha.ops.statics import ForceChange, Permit, PlayerForce, PlayerVital, SpellForce
from game.epikha.ops.targets import Deal, Destroy, Mend, Return
from game.rules.effects.registry import Registry

OPS: Final[tuple[type[EpikhaOp], ...]] = (
    *(Deal, Absorb, Heal, MakeVital, Return, Destroy, Cancel, Raise, Boost, Recall),
    *(NextSpiritCheaper, Mend, MoreAbsorption, ForceChange, SpellForce, PlayerVital, PlayerForce, Permit),
)
"""Every op."""

_BODY: Final = ("magia", "marker", "always")
_ARM: Final = ("magia", "marker")
WHENS: Final = {
    "character": _BODY,
    "spirit": _BODY,
    "weapon": _ARM,
    "magic_weapon": _ARM,
    "object": _ARM,
    "machine": ("marker",),
    "spell": ("cast",),
    "continuous": ("inicio", "always"),
    "ability": ("marker", "always"),
}
"""By type of card: the occasions of its effects."""

REGISTRY: Final = Registry(CardEffect, OPS, WHENS)
"""What an effect record of a card file may say."""
