"""Vitorian Wars as the pages of the house know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.language import Texts
from game.rules.contract import Event
from game.vitorian.card import CARDS
from game.vitorian.events import TurnStarted
from scenes.menus.parts import GamePages
from scenes.vitorian import hand, look_at, open_match
from scenes.vitorian.actors import SEALS
from scenes.vitorian.guide import start_guide
from scenes.vitorian.ornaments import ornament
from scenes.vitorian.phrases import Tongue
from scenes.vitorian.result_part import FrontResult
from scenes.vitorian.setup_part import DeckSetup
from sprites import litho, pictures
from sprites.bindings import DOSSIER

if TYPE_CHECKING:
    from scenes.rulebook.figure import Figure

SIGN: Final = "R-08"
"""The card that stands for the game."""
MEMENTOS: Final = ("R-09", "I-12", "M-04")
"""Lithographs that stand for matches still to be played."""
SMALLEST_PLATE: Final = 100.0
"""Narrower pictures have no room for a name."""


def progress(told: Sequence[Event]) -> int:
    """The turn that is played: this game has turns where others have rounds."""
    return max((event.number for event in told if isinstance(event, TurnStarted)), default=1)


def figures() -> Mapping[str, Figure]:
    """The pictures of the rule book."""
    from scenes.vitorian.figures import FIGURES  # here, so that the title need not wait for them

    return FIGURES


def memento(number: int, w: float, h: float, scale: float) -> pygame.Surface:
    """A gun, a horse, a boat."""
    return pictures.picture(f"litho/{MEMENTOS[number]}", w, h, scale)


def plate(texts: Texts, number: int, w: float, h: float, scale: float) -> pygame.Surface:
    """The sign of the game: a tank, as a card where it is large enough."""
    if w < SMALLEST_PLATE:
        return pictures.picture(f"litho/{CARDS[SIGN].picture}", w, h, scale)
    return litho.card_m(hand.card_face(Tongue(texts, 0), SIGN), w, scale)


PAGES: Final = GamePages(
    portraits=("litho/R-00", "litho/I-00"),
    seals=SEALS,
    plate=plate,
    open=open_match,
    look=look_at,
    progress=progress,
    rounds=progress,
    guide=start_guide,
    figures=figures,
    engraving=ornament,
    memento=memento,
    book=DOSSIER,
    setup=DeckSetup(),
    result=FrontResult,
    teacher=("litho/R-12", "vitorian_cards.card.R-12"),
)
