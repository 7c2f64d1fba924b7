"""Paladines de Epikha as the pages of the house know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.epikha.events import TurnStarted
from game.language import Texts
from game.rules.contract import Event
from scenes.epikha import faces, look_at, open_match
from scenes.epikha.guide import start_guide
from scenes.epikha.ornaments import ornament
from scenes.epikha.phrases import Tongue
from scenes.epikha.result_part import GlassResult
from scenes.epikha.setup_part import DeckSetup
from scenes.menus.parts import GamePages
from sprites import glass, pictures
from sprites.bindings import MISSAL
from sprites.glass import sheet
from sprites.kept import kept

if TYPE_CHECKING:
    from scenes.rulebook.figure import Figure

PORTRAITS: Final = ("glass/herald-empiria", "glass/herald-abaron")
SEALS: Final = ("sun", "moon")
PLATES: Final = ("glass/emblem", "glass/E08", "glass/A08", "glass/E20")
"""The sign of the game, then the pictures for a title with few games."""
MEMENTOS: Final = (("O1", "object"), ("E12", "magic_weapon"), ("A14", "spell"))
"""An Opal, a sword, a bolt: what stands for matches still to be played, with the shape of each window."""
SIGN: Final = "E08"
SMALLEST_PLATE: Final = 100.0
"""Narrower pictures have no room for a name."""
RIM: Final = 0.045
"""Of the width of a plate, for the rim around its picture."""


def progress(told: Sequence[Event]) -> int:
    """The turn that is played: this game has turns where others have rounds."""
    return max((event.number for event in told if isinstance(event, TurnStarted)), default=1)


def figures() -> Mapping[str, Figure]:
    """The pictures of the rule book."""
    from scenes.epikha.figures import FIGURES  # here, so that the title need not wait for them

    return FIGURES


def memento(number: int, w: float, h: float, scale: float) -> pygame.Surface:
    """A window of coloured glass."""
    return glass.window(*MEMENTOS[number], w, h, scale)


def plate(texts: Texts, number: int, w: float, h: float, scale: float) -> pygame.Surface:
    """The sign of the game: a champion, as a card where it is large enough; or one of its pictures."""
    if number == 0 and w >= SMALLEST_PLATE:
        return glass.card_m(faces.card_face(Tongue(texts, 0), SIGN), w, scale)
    return _rimmed(number, w, h, scale)


@kept
def _rimmed(number: int, w: float, h: float, scale: float) -> pygame.Surface:
    rim = w * RIM
    out = sheet.ground(w, h, 8 * w / 132, "abaron", scale).copy()
    picture = pictures.picture(PLATES[number], w - 2 * rim, h - 2 * rim, scale)
    out.blit(picture, (round(rim * scale), round(rim * scale)))
    return out


PAGES: Final = GamePages(
    portraits=PORTRAITS,
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
    book=MISSAL,
    setup=DeckSetup(),
    result=GlassResult,
    teacher=("glass/E04", "epikha_cards.card.E04"),
)
