"""The game's half of the set-up page: a deck for each seat, who begins, and the options of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, cast

import msgspec
import pygame

from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS, Deck, title
from game.epikha.events import MatchStarted
from game.language import Texts
from game.match import Match
from game.rules.contract import SPECTATOR, Seat
from scenes.epikha import decklist
from scenes.epikha.faces import KINS, PORTRAITS, house_of_deck, kin_of_deck
from scenes.epikha.phrases import Tongue
from scenes.menus.deckpart import DeckPart
from scenes.menus.parts import SETUP_FOLD_Y, Side
from scenes.menus.parts import SETUP_INNER as INNER
from scenes.scene import Scene
from sprites import pictures
from sprites.widgets import Toggle, Widget

if TYPE_CHECKING:
    from scenes.setup import SetupScene

OPTIONS: Final = {"quick": True, "prepared": True, "first_draws": False}
"""The options of the rules (E2.4, E2.5, E8.3), each with what it is when it is ticked."""
PICTURE: Final = {kin: f"glass/{picture}" for kin, picture in PORTRAITS.items()}
"""Who stands for a side of each people."""


class DeckSetup(DeckPart):
    """See `SetupPart`. Both Player cards are alike, so a side is called by the people of its deck."""

    words = "epikha_pages"
    strips = (SETUP_FOLD_Y + 52, 156, 150)

    def length(self, language: Texts, config: EpikhaConfig) -> str:
        """See `SetupPart`. The decks, and which options are chosen."""
        decks = super().length(language, config)
        say = language.text
        chosen = [say(f"epikha_pages.setup.{name}") for name in OPTIONS if _ticked(config, name)]
        if not chosen:
            return decks
        return say("epikha_pages.setup.length.with", decks=decks, options=" · ".join(chosen))

    def choosable(self, language: Texts) -> tuple[tuple[str, Side], ...]:
        """See `SetupPart`. The peoples of the decks that can be chosen."""
        there = {kin_of_deck(deck) for deck in DECKS.values()}
        tongue = Tongue(language, SPECTATOR)
        return tuple((kin, Side(PICTURE[kin], tongue.say(f"house.{kin}"))) for kin in KINS if kin in there)

    # --- the page ---------------------------------------------------------------------------------------

    def build(self, page: SetupScene) -> None:
        """See `SetupPart`."""
        super().build(page)
        config = cast(EpikhaConfig, page.choices.config)
        w = INNER.w // len(OPTIONS)
        for number, name in enumerate(OPTIONS):
            place = pygame.Rect(INNER.x + number * w, SETUP_FOLD_Y + 4, w - 6, 40)
            words, tip = page.say(f"epikha_pages.setup.{name}"), page.say(f"epikha_pages.setup.{name}.about")
            turned = partial(_tick, page, name)
            page.widgets.add(
                Toggle(name, place, words, _ticked(config, name), turned, tip=tip, group="options")
            )

    # --- decks ------------------------------------------------------------------------------------------

    def house_decks(self) -> Mapping[str, Deck]:
        """See `DeckPart`."""
        return DECKS

    def title(self, language: Texts, name: str) -> str:
        """See `DeckPart`."""
        return title(language, name)

    def leader(self, deck: Deck) -> str:
        """See `DeckPart`. The people: both Player cards are alike."""
        return kin_of_deck(deck)

    def portrait(self, leader: str) -> str:
        """See `DeckPart`."""
        return PICTURE[leader]

    def named(self, language: Texts, deck: Deck) -> tuple[str, str]:
        """See `DeckPart`. Of a deck of one's own it is said what it is made of."""
        key = f"epikha_cards.deck.{deck.name}.about"
        known = DECKS.get(deck.name) == deck and language.has(key)
        return title(language, deck.name), language.text(key) if known else decklist.kinds(language, deck)

    def picture(self, deck: Deck, w: float, h: float, scale: float) -> pygame.Surface:
        """See `DeckPart`. The herald of its house; where it has none, its first character."""
        if house_of_deck(deck) != "wild":
            return pictures.picture(PICTURE[kin_of_deck(deck)], w, h, scale)
        return pictures.picture(f"glass/{decklist.best(deck)[0]}", w, h, scale)

    def seat_picture(
        self, page: SetupScene, seat: int, w: float, h: float, scale: float
    ) -> pygame.Surface | None:
        """See `SetupPart`. None: the plate of the house frames who stands for the side."""
        return None

    def side_names(self, language: Texts, config: EpikhaConfig) -> tuple[str, str]:
        """See `DeckPart`."""
        one, other = (kin_of_deck(deck) for deck in config.decks)
        return Tongue(language, SPECTATOR, kins=(one, other)).sides

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
        return next((event.first for event in told if isinstance(event, MatchStarted)), 0)


def _ticked(config: EpikhaConfig, name: str) -> bool:
    chosen: bool = getattr(config, name) is OPTIONS[name]
    return chosen


def _tick(page: SetupScene, name: str, on: bool) -> None:
    page.configure(msgspec.structs.replace(page.choices.config, **{name: OPTIONS[name] is on}))
