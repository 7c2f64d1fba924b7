"""Drácula contra Van Helsing as the pages of the house know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.dracula.events import RoundStarted
from game.language import Texts
from game.rules.contract import Event
from scenes.dracula import look_at, open_match
from scenes.dracula.guide import start_guide
from scenes.dracula.ornaments import ornament
from scenes.dracula.result_part import TownResult
from scenes.dracula.setup_part import TownSetup
from scenes.menus.parts import GamePages
from sprites import faces, pictures
from sprites.bindings import LEATHER

if TYPE_CHECKING:
    from scenes.rulebook.figure import Figure


def progress(told: Sequence[Event]) -> int:
    """The round that is played."""
    return max((event.round for event in told if isinstance(event, RoundStarted)), default=1)


def rounds(told: Sequence[Event]) -> int:
    """How many rounds have begun."""
    return sum(isinstance(event, RoundStarted) for event in told)


def figures() -> Mapping[str, Figure]:
    """The pictures of the rule book."""
    from scenes.dracula.figures import FIGURES  # here, so that the title need not wait for them

    return FIGURES


def memento(number: int, w: float, h: float, scale: float) -> pygame.Surface:
    """Crossed swords, a coffin, a raven."""
    value, suit = MEMENTOS[number]
    return pictures.vignette(value, suit, w, h, scale)


MEMENTOS: Final = ((4, "B"), (8, "O"), (7, "S"))
"""Cards whose engravings stand for matches still to be played."""
CARDS: Final = {1: (7, "B"), 2: (4, "S")}
"""Cards among its pictures; the others are the two sides."""
SMALLEST_PLATE = 100.0
"""Narrower pictures of a side have no room for its name."""


def plate(texts: Texts, number: int, w: float, h: float, scale: float) -> pygame.Surface:
    """Dracula, two of the cards, Van Helsing."""
    if number in CARDS:
        value, suit = CARDS[number]
        return faces.dracula_card(value, suit, w, scale, texts.text(f"dracula.effect.{value}.name"))
    seat = 0 if number == 0 else 1
    if w < SMALLEST_PLATE:
        return faces.framed_portrait(seat, w, h, scale)
    return faces.title_plate(pictures.SIDES[seat], texts.text(f"dracula.seat.{seat}"), scale, w, h)


PAGES: Final = GamePages(
    portraits=pictures.SIDES,
    seals=pictures.SIDES,
    plate=plate,
    open=open_match,
    look=look_at,
    progress=progress,
    rounds=rounds,
    guide=start_guide,
    figures=figures,
    engraving=ornament,
    memento=memento,
    book=LEATHER,
    setup=TownSetup(),
    result=TownResult,
)
