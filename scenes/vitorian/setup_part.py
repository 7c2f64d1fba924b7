"""The game's half of the set-up page: a deck for each seat, and who begins."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

import msgspec
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
from scenes.menus.parts import SETUP_FOLD_Y, SetupPart, Side
from scenes.menus.parts import SETUP_INNER as INNER
from scenes.menus.parts import SETUP_LABEL as LABEL
from scenes.menus.picking import Pick, Picked, PickScene
from scenes.vitorian.decklist import STRIP, DeckBrowser, DeckStrip
from scenes.vitorian.phrases import Tongue, apart
from sprites import litho
from sprites.canvas import Canvas
from sprites.widgets import Choice

if TYPE_CHECKING:
    from scenes.setup import SetupScene

FIRST = {"chance": None, "0": 0, "1": 1}
DECKS_Y, DECK_STEP = SETUP_FOLD_Y + 2, 182
"""Where the first deck stands, and how far below it the second."""


class DeckSetup(SetupPart):
    """See `SetupPart`."""

    adjusts = False
    seat_room = True

    def goal(self, language: Texts, seat: int) -> str:
        """See `SetupPart`."""
        return language.text("vitorian_board.goal")

    def length(self, language: Texts, config: VitorianConfig) -> str:
        """See `SetupPart`."""
        one, other = (deck_lists.title(language, deck.name) for deck in config.decks)
        first, second = _leaders(language, config)
        return language.text("vitorian_board.setup.length", one=one, other=other, first=first, second=second)

    def sides(self, language: Texts, config: VitorianConfig) -> tuple[Side, Side]:
        """See `SetupPart`. The Sovereigns; two of the same are numbered, as on the board."""
        pictures = (f"litho/{CARDS[deck.sovereign].picture}" for deck in config.decks)
        one, other = map(Side, pictures, _leaders(language, config))
        return one, other

    def played(self, config: VitorianConfig) -> tuple[str, str]:
        """See `SetupPart`. Sovereign and deck."""
        one, other = (f"{deck.sovereign}/{deck.name}" for deck in config.decks)
        return one, other

    def played_name(self, language: Texts, played: str) -> str:
        """See `SetupPart`. The deck."""
        name = played.partition("/")[2]
        return deck_lists.title(language, name) if name else ""

    def choosable(self, language: Texts) -> tuple[tuple[str, Side], ...]:
        """See `SetupPart`. The Sovereigns of the decks of the house."""
        leaders = dict.fromkeys(deck.sovereign for deck in DECKS.values())
        return tuple(
            (leader, Side(f"litho/{CARDS[leader].picture}", cardtexts.short(language, leader)))
            for leader in leaders
            if leader in CARDS
        )

    def changes(self, config: VitorianConfig) -> int:
        """See `SetupPart`. Decks are a choice, no handicap."""
        return 0

    def reset(self, config: VitorianConfig) -> VitorianConfig:
        """See `SetupPart`."""
        return config

    def swapped(self, config: VitorianConfig) -> VitorianConfig:
        """See `SetupPart`. Decks go with their players."""
        one, other = config.decks
        return msgspec.structs.replace(config, decks=(other, one))

    def rematch(self, match: Match) -> VitorianConfig:
        """See `SetupPart`. Whoever did not begin begins now: the other one sits there, with the own deck."""
        swapped = self.swapped(cast(VitorianConfig, match.setup.config))
        return msgspec.structs.replace(swapped, first=_beginner(match))

    def rematch_words(self, language: Texts, match: Match) -> str:
        """See `SetupPart`."""
        leaders = _leaders(language, cast(VitorianConfig, match.setup.config))
        return language.text("vitorian_board.rematch.about", name=leaders[1 - _beginner(match)])

    def build(self, page: SetupScene) -> None:
        """See `SetupPart`."""
        options = [(name, page.say(f"vitorian_board.setup.first.{name}")) for name in FIRST]
        value = next(name for name, seat in FIRST.items() if seat == _config(page).first)
        row = pygame.Rect(INNER.x, INNER.y, INNER.w, 46)
        page.widgets.add(
            Choice("first", row, page.say("vitorian_board.setup.first"), options, value,
                   lambda name: _begin_with(page, FIRST[str(name)]),
                   label_width=LABEL, group="match")
        )  # fmt: skip
        language = page.app.language
        for seat, deck in enumerate(_config(page).decks):
            area = pygame.Rect(INNER.x, DECKS_Y + seat * DECK_STEP, INNER.w, STRIP + 52)
            opens = partial(_look_through, page, deck)
            page.widgets.add(DeckStrip(f"list{seat}", area, language, deck, opens, "decks"))

    def draw(self, page: SetupScene, canvas: Canvas) -> None:
        """See `SetupPart`."""
        about = (INNER.x + LABEL + 6, INNER.y + 46, INNER.w - LABEL - 6, 30)
        canvas.fit(page.say("vitorian_board.setup.first.about"), about, "secondary", "dim", anchor="midleft")

    def build_seat(self, page: SetupScene, seat: int, room: pygame.Rect) -> None:
        """See `SetupPart`."""
        deck = _config(page).decks[seat]
        title, pick = page.say("vitorian_board.setup.deck"), _pick(page.app.language, deck)
        opens = partial(_open, page, seat, deck)
        page.widgets.add(Picked(f"deck{seat}", room, title, pick, opens, group=f"seat{seat}"))

    def seat_picture(
        self, page: SetupScene, seat: int, w: float, h: float, scale: float
    ) -> pygame.Surface | None:
        """See `SetupPart`. The Sovereign of the seat's deck."""
        return litho.portrait(CARDS[_config(page).decks[seat].sovereign].picture, w, h, scale)


def _beginner(match: Match) -> Seat:
    """The seat that began a match; the first one where nobody came so far."""
    turns = (event.seat for event in match.events(SPECTATOR) if isinstance(event, TurnStarted | TurnLost))
    return next(turns, 0)


def _leaders(language: Texts, config: VitorianConfig) -> tuple[str, str]:
    """What both sides are called."""
    one, other = (cardtexts.short(language, deck.sovereign) for deck in config.decks)
    return apart(one, other)


def picks(language: Texts) -> list[Pick]:
    """Every deck that can be chosen, with its Sovereign."""
    return [_pick(language, deck) for deck in DECKS.values()]


def _pick(language: Texts, deck: Deck) -> Pick:
    leader = CARDS[deck.sovereign]
    tongue = Tongue(language, 0)
    key = f"vitorian_cards.deck.{deck.name}.about"
    known = DECKS.get(deck.name) == deck and language.has(key)
    about = language.text(key) if known else tongue.card(leader.id)
    title = f"{deck_lists.title(language, deck.name)} · {tongue.nation(leader.colour)}"
    return Pick(deck.name, title, about, lambda w, h, scale: litho.portrait(leader.picture, w, h, scale))


def _look_through(page: SetupScene, deck: Deck) -> None:
    page.app.push(DeckBrowser(Tongue(page.app.language, 0), deck))


def _config(page: SetupScene) -> VitorianConfig:
    return cast(VitorianConfig, page.choices.config)


def _begin_with(page: SetupScene, first: int | None) -> None:
    page.configure(msgspec.structs.replace(_config(page), first=first))


def _open(page: SetupScene, seat: int, deck: Deck) -> None:
    def done(name: str) -> None:
        decks = list(_config(page).decks)
        decks[seat] = DECKS[name]
        page.configure(msgspec.structs.replace(_config(page), decks=(decks[0], decks[1])))

    # a deck of one's own may bear the name of one of the house
    value = deck.name if DECKS.get(deck.name) == deck else ""
    found = picks(page.app.language)
    page.app.push(PickScene(page.say("vitorian_board.setup.deck.which"), found, value, done))
