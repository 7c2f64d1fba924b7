"""A deck on the set-up page: its best cards in a strip, and all of it in a page of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from game.language import Texts
from game.rules.contract import SPECTATOR
from game.vitorian import decks as deck_lists
from game.vitorian.card import CARDS
from game.vitorian.decks import Deck
from scenes.table.decklist import DeckSheet, DeckStrip, Shown
from scenes.vitorian.overlays import PileBrowser
from scenes.vitorian.phrases import Tongue
from sprites import litho
from sprites.theme import Paint

SHOWN = 4
"""So many cards of a deck are shown under its Sovereign."""
MOST_LEVEL = 7
"""Cards of this Level and above share a column of the curve."""


def kinds(tongue: Tongue, deck: Deck) -> str:
    """How many cards of each kind a deck has, in words."""
    found = {"unit": 0, "order": 0, "equipment": 0, "field": 0}
    for name, number in deck.cards:
        found[CARDS[name].type] += number
    return " · ".join(tongue.say(f"setup.kind.{kind}", n=number) for kind, number in found.items() if number)


def in_order(deck: Deck) -> list[tuple[str, int]]:
    """The cards of a deck with their numbers: units by Level, then what has none."""
    return sorted(deck.cards, key=lambda one: (not CARDS[one[0]].is_unit, CARDS[one[0]].level, one[0]))


def curve(deck: Deck) -> list[int]:
    """How many units of each Level from 1 on a deck has; the last number is of all higher ones as well."""
    found = [0] * MOST_LEVEL
    for name, number in deck.cards:
        if CARDS[name].is_unit:
            found[min(MOST_LEVEL, max(1, CARDS[name].level)) - 1] += number
    return found


def strip(language: Texts, id: str, area: Rect, deck: Deck, opens: Callable[[], object]) -> DeckStrip:
    """The units of highest Level of a deck's own nation."""
    tongue, title = Tongue(language, SPECTATOR), deck_lists.title(language, deck.name)
    colour = CARDS[deck.sovereign].colour
    own = [name for name, _ in deck.cards if CARDS[name].is_unit and CARDS[name].colour == colour]
    units = sorted(own, key=lambda name: (-CARDS[name].level, name))[:SHOWN]
    cards = [(tongue.short(name), partial(litho.strip, CARDS[name].picture)) for name in units]
    shown = Shown(title, kinds(tongue, deck), tongue.say("setup.look", name=title), cards)
    return DeckStrip(id, area, shown, opens)


class DeckBrowser(DeckSheet, PileBrowser):
    """All cards of a deck with their numbers, and how many units it has of each Level."""

    def __init__(self, tongue: Tongue, deck: Deck) -> None:
        listed = in_order(deck)
        super().__init__(tongue, tuple(name for name, _ in listed), CARDS[deck.sovereign].colour, "")
        self.deck = deck
        self.lay([number for _, number in listed])

    def build(self) -> None:
        """See `Scene`."""
        self.tongue.language = self.app.language
        self.title = deck_lists.title(self.app.language, self.deck.name)
        super().build()

    def heads(self) -> tuple[str, str]:
        """See `DeckSheet`. The Sovereign."""
        whole = self.tongue.say("setup.whole", n=sum(self.numbers), kinds=kinds(self.tongue, self.deck))
        return self.tongue.card(self.deck.sovereign), whole

    def curve(self) -> tuple[str, Sequence[int], Paint]:
        """See `DeckSheet`. Units."""
        return self.tongue.say("setup.curve"), curve(self.deck), litho.NATION_COLOUR[self.nation]
