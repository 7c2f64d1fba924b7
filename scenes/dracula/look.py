"""All that the painters of the board need to know for one frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.dracula.view import DraculaObservation
from game.dracula.words import Words
from scenes.dracula.board import Board
from scenes.dracula.selection import EMPTY, Selection
from scenes.dracula.show import Show
from scenes.table.forecast import Chip
from scenes.table.hover import Hover
from scenes.table.prompts import Prompt
from sprites.canvas import Canvas
from sprites.widgets.base import Look

if TYPE_CHECKING:
    from scenes.dracula.carrying import Carry

PLAYABLE, CHOSEN, AIM, ENEMY = "playable", "chosen", "aim", "enemy"
"""States of a card or token while the player decides (see the visual guide's table of states)."""


@dataclass
class BoardLook:
    """One frame of the board, worked out by the scene."""

    words: Words
    board: Board
    show: Show
    prompt: Prompt
    observation: DraculaObservation | None = None
    """Of the seat that decides; None while nobody is asked."""
    selection: Selection = EMPTY
    tried: Selection = EMPTY
    """The selection with the focused piece added."""
    states: dict[str, str] = field(default_factory=dict)
    """Piece id to PLAYABLE, CHOSEN, AIM or ENEMY."""
    dimmed: frozenset[str] = frozenset()
    """Pieces that cannot be chosen now."""
    chips: tuple[Chip, ...] = ()
    input: Look = field(default_factory=Look)
    """What is lit, pressed or refused at this moment."""
    hover: Hover = field(default_factory=Hover)
    highlights: frozenset[str] = frozenset()
    """Pieces that the log line under the pointer speaks of."""
    tags: tuple[str, str] = ("", "")
    """Who sits at each seat: "you", "computer" or a name."""
    panel: Callable[[Canvas], object] | None = None
    """Draws what stands in the decision panel instead of the prompt, where nobody is asked anything."""
    stand_in: tuple[int, str | None, bool] | None = None
    """Slot, card and face-up state of the drawn card while it is shown where it would lie."""

    sway: float = 0.0
    """Degrees by which the own card under the pointer or the focus leans."""
    carry: Carry | None = None
    """The card that the player holds above the table, or that flies back from his hand."""

    @property
    def taken(self) -> str:
        """The piece whose place is empty because its card is in the hand."""
        return self.carry.source if self.carry else ""

    def takes(self, id: str) -> bool:
        """True when the card in the hand may be let go on `id`."""
        return self.carry is not None and self.carry.held and id in self.carry.drops

    @property
    def lit(self) -> str | None:
        """The target under the mouse or the key focus."""
        return self.input.lit

    def shift(self, id: str) -> float:
        """How far to the side a refused piece stands at this moment."""
        return self.input.offset(id)
