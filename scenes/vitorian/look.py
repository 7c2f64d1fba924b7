"""All that the painters of the board need to know for one frame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.vitorian.view import Forecast, SeenPayment, VitorianObservation
from scenes.table.decklook import DeckLook
from scenes.vitorian.board import Board
from scenes.vitorian.outcomes import Fate
from scenes.vitorian.phrases import Tongue

if TYPE_CHECKING:
    from scenes.vitorian.show import Show


@dataclass
class BoardLook(DeckLook):
    """One frame of the board, worked out by the scene."""

    tongue: Tongue
    board: Board
    show: Show
    seen: VitorianObservation | None = None
    forecast: Forecast | None = None
    with_try: bool = False
    """True when the forecast counts something in that is not chosen yet."""
    fates: tuple[Fate, ...] = ()
    """What a choice that is being weighed outside combat would bring to units."""
    refused: str = ""
    """Why what the pointer is on cannot be the target that is asked for, with its rule."""
    payment: SeenPayment | None = None
    looked: tuple[str, ...] = ()
    """Convoy cards that are looked at."""
    placed: tuple[tuple[str, ...], ...] = ()
    """Those that are put back already: on top from the top down, and underneath."""
    arrows: tuple[tuple[int, int], ...] = ()
    """Attacks that are being aimed: space and target."""
    quiet: bool = False
    """True while there is no combat: the log has more room, and the forecast less."""
    answers: int | None = None
    """The seat that the open table asks in an Orders window; None for any other question, or none."""
