"""The game's half of the set-up page: a deck for each seat, and who begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.language import Texts
from game.match import Match
from game.rules.contract import SPECTATOR, Seat
from game.vitorian import cardtexts
from game.vitorian import decks as deck_lists
from game.vitorian.card import CARDS
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS, Deck
from game.vitorian.events import TurnLost, TurnStarted
from scenes.menus.deckpart import DeckPart
from scenes.menus.parts import Side
from scenes.scene import Scene
from scenes.vitorian import decklist
from scenes.vitorian.phrases import Tongue, apart
from sprites import litho
from sprites.widgets import Widget


class DeckSetup(DeckPart):
    """See `SetupPart`."""

    words = "vitorian_board"

    def choosable(self, language: Texts) -> tuple[tuple[str, Side], ...]:
        """See `SetupPart`. The Sovereigns of the decks of the house."""
        leaders = dict.fromkeys(deck.sovereign for deck in DECKS.values())
        return tuple(
            (leader, Side(self.portrait(leader), cardtexts.short(language, leader)))
            for leader in leaders
            if leader in CARDS
        )

    # --- decks ------------------------------------------------------------------------------------------

    def house_decks(self) -> Mapping[str, Deck]:
        """See `DeckPart`."""
        return DECKS

    def title(self, language: Texts, name: str) -> str:
        """See `DeckPart`."""
        return deck_lists.title(language, name)

    def leader(self, deck: Deck) -> str:
        """See `DeckPart`. The Sovereign."""
        return deck.sovereign

    def portrait(self, leader: str) -> str:
        """See `DeckPart`."""
        return f"litho/{CARDS[leader].picture}"

    def named(self, language: Texts, deck: Deck) -> tuple[str, str]:
        """See `DeckPart`. With its nation; about a deck of one's own its Sovereign is all that is known."""
        leader = CARDS[deck.sovereign]
        tongue = Tongue(language, SPECTATOR)
        key = f"vitorian_cards.deck.{deck.name}.about"
        known = DECKS.get(deck.name) == deck and language.has(key)
        about = language.text(key) if known else tongue.card(leader.id)
        return f"{deck_lists.title(language, deck.name)} · {tongue.nation(leader.colour)}", about

    def picture(self, deck: Deck, w: float, h: float, scale: float) -> pygame.Surface:
        """See `DeckPart`. The Sovereign."""
        return litho.portrait(CARDS[deck.sovereign].picture, w, h, scale)

    def side_names(self, language: Texts, config: VitorianConfig) -> tuple[str, str]:
        """See `DeckPart`. The Sovereigns."""
        one, other = (cardtexts.short(language, deck.sovereign) for deck in config.decks)
        return apart(one, other)

    def strip(
        self, language: Texts, id: str, area: pygame.Rect, deck: Deck, opens: Callable[[], object]
    ) -> Widget:
        """See `DeckPart`."""
        return decklist.strip(language, id, area, deck, opens)

    def browser(self, language: Texts, deck: Deck) -> Scene:
        """See `DeckPart`."""
        return decklist.DeckBrowser(Tongue(language, SPECTATOR), deck)

    def beginner(self, match: Match) -> Seat:
        """See `DeckPart`."""
        told = match.events(SPECTATOR)
        return next((event.seat for event in told if isinstance(event, TurnStarted | TurnLost)), 0)
