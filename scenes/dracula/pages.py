"""Drácula contra Van Helsing as the pages of the house know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.dracula.events import RoundStarted
from game.rules.contract import Event
from scenes.dracula import look_at, open_match
from scenes.dracula.guide import start_guide
from scenes.dracula.result_part import TownResult
from scenes.dracula.setup_part import TownSetup
from scenes.menus.parts import GamePages
from sprites import faces, pictures

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


def engraving(number: int, w: float, h: float, scale: float) -> pygame.Surface:
    """The picture of one of the cards; neighbours in the rule book differ."""
    return faces.framed_vignette(number % 8 + 1, "XOBS"[number % 4], w, h, scale)


PAGES: Final = GamePages(
    portraits=pictures.SIDES,
    open=open_match,
    look=look_at,
    progress=progress,
    rounds=rounds,
    guide=start_guide,
    figures=figures,
    engraving=engraving,
    setup=TownSetup(),
    result=TownResult,
)
