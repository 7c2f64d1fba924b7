"""A deck on the set-up page: its best cards in a strip, and all of it in a page of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect

from game.epikha.card import CARDS
from game.epikha.decks import Deck, title
from game.language import Texts
from game.rules.contract import SPECTATOR
from scenes.epikha.faces import house_of_deck
from scenes.epikha.overlays import PileBrowser
from scenes.epikha.phrases import Tongue
from scenes.table.decklist import DeckSheet, DeckStrip, Shown
from sprites import glass
from sprites.theme import Paint

SHOWN = 6
"""So many cards of a deck are shown in the panel, its first Spirit among them."""
RATIO = 0.8
"""Width of a window to its height."""
MOST_LEVEL = 5
"""The highest Level that is printed (E6.1)."""
KINDS = ("opal", "body", "arm", "spell")


def kind(card: str) -> str:
    """What a card is counted as."""
    shown = CARDS[card]
    if shown.unlimited:
        return "opal"
    if shown.is_body:
        return "body"
    return "arm" if shown.is_arm else "spell"


def kinds(language: Texts, deck: Deck) -> str:
    """How many cards of each kind a deck has, in words."""
    found: Counter[str] = Counter()
    for name, number in deck.cards:
        found[kind(name)] += number
    parts = [language.text(f"epikha_pages.setup.kind.{one}", n=found[one]) for one in KINDS if found[one]]
    return " · ".join(parts)


def in_order(deck: Deck) -> list[tuple[str, int]]:
    """The cards of a deck with their numbers: characters by Level, arms, spells, Opals; then the Spirits."""
    order = ("body", "arm", "spell", "opal")
    cards = sorted(deck.cards, key=lambda one: (order.index(kind(one[0])), CARDS[one[0]].level, one[0]))
    return [*cards, *((spirit, 1) for spirit in deck.spirits)]


def curve(deck: Deck) -> list[int]:
    """How many characters of each Level from 1 on a deck has; the last number counts higher ones as well."""
    found = [0] * MOST_LEVEL
    for name, number in deck.cards:
        if kind(name) == "body":
            found[min(MOST_LEVEL, max(1, CARDS[name].level)) - 1] += number
    return found


def best(deck: Deck) -> list[str]:
    """The cards that stand for a deck: its characters of highest Level, its first Spirit, its best arm."""
    listed = [name for name, _ in deck.cards]
    bodies = sorted((one for one in listed if kind(one) == "body"), key=lambda one: (-CARDS[one].level, one))
    arms = sorted((one for one in listed if kind(one) == "arm"), key=lambda one: (-CARDS[one].level, one))
    others = [*deck.spirits[:1], *arms[:1]]
    return [*bodies[: SHOWN - len(others)], *others]


def window(card: str, w: float, h: float, scale: float) -> pygame.Surface:
    """The window of a card in the middle of a place that is wider."""
    shown = CARDS[card]
    return glass.window(shown.picture, shown.type, min(w, h * RATIO), h, scale)


def strip(language: Texts, id: str, area: Rect, deck: Deck, opens: Callable[[], object]) -> DeckStrip:
    """The windows of the cards that stand for a deck."""
    tongue, name = Tongue(language, SPECTATOR), title(language, deck.name)
    cards = [(tongue.short(card), partial(window, card)) for card in best(deck)]
    look = language.text("epikha_pages.setup.look", name=name)
    return DeckStrip(id, area, Shown(name, kinds(language, deck), look, cards), opens)


class DeckBrowser(DeckSheet, PileBrowser):
    """All cards of a deck and of its Spirit pile, and how many characters it has of each Level."""

    def __init__(self, tongue: Tongue, deck: Deck) -> None:
        listed = in_order(deck)
        super().__init__(tongue, tuple(name for name, _ in listed), house_of_deck(deck), "")
        self.deck = deck
        self.lay([number for _, number in listed])

    def build(self) -> None:
        """See `Scene`."""
        self.tongue.language = self.app.language
        self.title = title(self.app.language, self.deck.name)
        super().build()

    def heads(self) -> tuple[str, str]:
        """See `DeckSheet`. Spirits and what may be prepared are no cards of the deck itself."""
        number = sum(number for _, number in self.deck.cards)
        whole = self._say("setup.whole", n=number, kinds=kinds(self.tongue.language, self.deck))
        beside = [
            self._say(f"setup.{key}", names=", ".join(map(self.tongue.short, names)))
            for key, names in (("spirits", self.deck.spirits), ("prepares", self.deck.prepared))
            if names
        ]
        return whole, "\n".join(beside)

    def curve(self) -> tuple[str, Sequence[int], Paint]:
        """See `DeckSheet`. Characters."""
        return self._say("setup.curve"), curve(self.deck), glass.HOUSE_COLOUR[self.house][1]

    def _say(self, key: str, **params: object) -> str:
        return self.tongue.language.text(f"epikha_pages.{key}", **params)
