"""What effects of cards can do: the ops of Vitorian Wars and their registry.

An op is a frozen record of its parameters. It says what may be aimed at, applies itself through ``Hands``,
and words itself. To add one: write its class, name it in ``OPS``, give it its sentences in
``vitorian_cards``.
"""

from __future__ import annotations

from typing import Final

from game.rules.effects.registry import Registry
from game.vitorian.card import CardEffect
from game.vitorian.ops.base import VitorianOp
from game.vitorian.ops.choices import ChooseOne
from game.vitorian.ops.numbers import BorrowAttack, Change, ChangeByKeyword
from game.vitorian.ops.statics import Aura, Forbid, InCombat, Permit
from game.vitorian.ops.supplies import (
    Arrange,
    Channel,
    Draw,
    Exempt,
    NoSupport,
    Ready,
    Recover,
    RemoveField,
    Trade,
    UnearthDefense,
)
from game.vitorian.ops.troops import (
    Destroy,
    ExhaustUnit,
    Move,
    Muster,
    ReadyUnit,
    Return,
    Shield,
    Token,
    Unshield,
)

OPS: Final[tuple[type[VitorianOp], ...]] = (
    *(Change, ChangeByKeyword, BorrowAttack, Destroy, Return, Move, Shield, Unshield),
    *(ReadyUnit, ExhaustUnit, Token, Muster, Draw, Recover, Ready, Trade, Arrange, Channel),
    *(UnearthDefense, Exempt, NoSupport, RemoveField, ChooseOne, Aura, InCombat, Permit, Forbid),
)
"""Every op."""

WHENS: Final = {
    "sovereign": ("recycle", "channel", "channelled", "upkeep", "main", "hit", "end", "always"),
    "unit": ("mobilise", "main", "hit", "kill", "destroyed", "end", "always"),
    "equipment": ("link",),
    "order": ("order",),
    "field": ("channel", "channelled", "upkeep", "main", "hit", "end", "always"),
}
"""By type of card: the occasions of its effects."""

REGISTRY: Final = Registry(CardEffect, OPS, WHENS)
"""What an effect record of a card file may say."""
