"""The stained-glass press: cards, tokens, spaces, backs and marks of the game of magic.

Sizes are logical pixels, `scale` the render scale; every surface is made once for its arguments and shared,
so copy it before drawing on it.
"""

from __future__ import annotations

from sprites.cardstock import card_size, cut
from sprites.faces import dimmed
from sprites.glass.cards import LARGE, back, card_l, card_m, rule_icon
from sprites.glass.field import FRONT, battlefield
from sprites.glass.marks import (
    badge,
    damage,
    doomed,
    element,
    gem,
    kind_sign,
    medal,
    reticle,
    sign,
    tag,
)
from sprites.glass.model import (
    ELEMENT_ICON,
    HOUSE_COLOUR,
    RULE_ICON,
    SHAPE,
    TYPE_ICON,
    CardFace,
    TokenFace,
)
from sprites.glass.narrow import card_strip
from sprites.glass.sheet import window
from sprites.glass.tokens import (
    FAN,
    SMALL,
    TOKEN,
    chain_link,
    slot,
    stack,
    token,
    unit,
    vital_bar,
)

__all__ = [
    "ELEMENT_ICON", "FAN", "FRONT", "HOUSE_COLOUR", "LARGE", "RULE_ICON", "SHAPE", "SMALL", "TOKEN",
    "TYPE_ICON", "CardFace", "TokenFace", "back", "badge", "battlefield", "card_l", "card_m", "card_size",
    "card_strip", "chain_link", "cut", "damage", "dimmed", "doomed", "element", "gem", "kind_sign", "medal",
    "reticle", "rule_icon", "sign", "slot", "stack", "tag", "token", "unit", "vital_bar", "window",
]  # fmt: skip
