"""The ornaments of the rule book: for every chapter pictures of its own, and no picture twice.

A name is a lithograph of the game; what is composed is set of its pieces (`litho.stills`). The first one of a
chapter stands beside its first words, the others at the foot of its pages in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.vitorian.library import CARDS
from sprites import litho
from sprites.litho import stills

Painter = Callable[[float, float, float], pygame.Surface]
"""Paints a picture of some width and height at a render scale."""


def _shown(*ids: str) -> tuple[tuple[str, str], ...]:
    """Picture and nation of cards."""
    return tuple((CARDS[id].picture, CARDS[id].colour) for id in ids)


def _faces(*ids: str) -> tuple[litho.CardFace, ...]:
    """Cards as they are held, without a word on them."""
    found = (CARDS[id] for id in ids)
    return tuple(
        litho.CardFace(
            card.picture, "", card.colour, card.type, card.level, card.attack, card.defence,
            p=card.cost_p, s=card.cost_s,
        )
        for card in found
    )  # fmt: skip


def _placed(*units: tuple[str, tuple[float, float]]) -> tuple[tuple[str, str, tuple[float, float]], ...]:
    return tuple((CARDS[id].picture, CARDS[id].colour, place) for id, place in units)


FRONT: Final[Painter] = partial(
    stills.front, "red", "blue",
    _placed(("B-04", (0.5, 0.14)), ("B-02", (0.10, 0.365)), ("R-08", (0.5, 0.615)), ("R-01", (0.90, 0.615)),
            ("R-09", (0.5, 0.85))),
)  # fmt: skip
CARDS_OF_ALL_KINDS: Final[Painter] = partial(stills.cards, _faces("R-13", "N-06", "M-17"))
PILES: Final[Painter] = partial(stills.piles, "white", ("red", "blue", "white", "green"))
HAND: Final[Painter] = partial(stills.hand, "green", 6)
STORES: Final[Painter] = partial(stills.stores, "red")
LEADERS: Final[Painter] = partial(stills.leaders, _shown("R-00", "B-00", "I-00", "M-00"))
DUEL: Final[Painter] = partial(stills.duel, _shown("I-06")[0], _shown("R-07")[0])
FALLEN: Final[Painter] = partial(stills.fallen, *_shown("M-07")[0])
KEYWORDS: Final[Painter] = partial(stills.keywords, "blue")
NATIONS: Final[Painter] = partial(stills.nations, "grey")
SET: Final = (FRONT, CARDS_OF_ALL_KINDS, PILES, HAND, STORES, LEADERS, DUEL, FALLEN, KEYWORDS, NATIONS)
"""All that are composed of pieces."""

ORNAMENTS: Final[dict[str, tuple[str | Painter, ...]]] = {
    "summary": ("B-10", "R-08", "B-09", "N-12"),
    "goal": ("R-18", "I-05", "G-10", "G-09", "R-17"),
    "field": ("N-11", FRONT, "N-14", "B-02", "M-10"),
    "cards": ("G-06", CARDS_OF_ALL_KINDS, "I-16", "M-18", "B-18"),
    "decks": ("sign-red", PILES, "sign-blue", "sign-green", "sign-white"),
    "setup": ("Q-N-P", HAND, "R-06", "G-08"),
    "turn": ("G-03", "N-05", "B-11", "M-01", "Q-B-S"),
    "paying": ("Q-R-S", STORES, "Q-G-S", "Q-I-P", "Q-M-S"),
    "recycle": ("N-13", LEADERS, "R-12", "Q-N-S", "N-04"),
    "main": ("Q-B-P", "M-03", "I-12", "M-04", "B-12"),
    "combat": ("R-16", DUEL, "R-09", "B-14", "G-07", "N-09"),
    "damage": ("N-10", FALLEN, "R-14", "I-17", "M-13"),
    "keywords": ("B-17", KEYWORDS, "I-15", "R-05", "R-15"),
    "house": ("N-06", "I-14", "B-16", "G-04"),
    "glossary": ("I-07", NATIONS, "M-11", "Q-I-S", "G-05"),
}
"""Chapter -> its pictures."""


def ornament(chapter: str, number: int, w: float, h: float, scale: float) -> pygame.Surface:
    """The picture `number` of a chapter; where a chapter has more pages than pictures they begin again."""
    kept = ORNAMENTS[chapter]
    chosen = kept[number % len(kept)]
    return litho.strip(chosen, w, h, scale) if isinstance(chosen, str) else chosen(w, h, scale)
