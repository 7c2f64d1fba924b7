"""The lithograph press: cards, tokens, backs, resources and marks of the game of war.

Sizes are logical pixels, `scale` the render scale; every surface is made once for its arguments and shared,
so copy it before drawing on it.
"""

from __future__ import annotations

from sprites.faces import dimmed
from sprites.litho.cards import LARGE, back, card_l, card_m
from sprites.litho.field import PLACE, battlefield
from sprites.litho.marks import badge, burst, chip, cost, doomed, reticle, sign
from sprites.litho.model import (
    KEYWORD_ICON,
    NATION_COLOUR,
    NATION_ICON,
    RESOURCE_COLOUR,
    RESOURCE_ICON,
    CardFace,
    TokenFace,
)
from sprites.litho.narrow import card_strip
from sprites.litho.sheet import card_size, cut
from sprites.litho.things import emblem, pip, portrait, resource, strip
from sprites.litho.tokens import TOKEN, token

__all__ = [
    "KEYWORD_ICON", "LARGE", "NATION_COLOUR", "NATION_ICON", "PLACE", "RESOURCE_COLOUR", "RESOURCE_ICON",
    "TOKEN", "CardFace", "TokenFace", "back", "badge", "battlefield", "burst", "card_l", "card_m",
    "card_size", "card_strip", "chip", "cost", "cut", "dimmed", "doomed", "emblem", "pip", "portrait",
    "resource", "reticle", "sign", "strip", "token",
]  # fmt: skip
