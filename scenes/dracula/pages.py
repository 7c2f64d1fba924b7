"""Drácula contra Van Helsing as the pages of the house know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.dracula.events import RoundStarted
from game.rules.contract import Event
from scenes.dracula import look_at, open_match
from scenes.dracula.guide import start_guide
from scenes.dracula.result_part import TownResult
from scenes.dracula.setup_part import TownSetup
from scenes.menus.parts import GamePages
from sprites import pictures

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


PAGES: Final = GamePages(
    pictures.SIDES, open_match, look_at, progress, rounds, start_guide, figures, TownSetup(), TownResult
)
