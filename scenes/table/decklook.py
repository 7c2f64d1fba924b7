"""What the painters of every card game's board need to know for one frame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pygame import Rect

from scenes.table.fan import Fan
from scenes.table.hover import Hover
from scenes.table.paths import Steps
from scenes.table.prompts import Choice
from sprites.widgets.base import Look

if TYPE_CHECKING:
    from scenes.table.carrying import Carry


@dataclass
class DeckLook:
    """One frame of a board, worked out by its scene; a game adds what is its own."""

    tongue: Any
    board: Any
    show: Any
    hand: tuple[str | None, ...] | None = None
    """The hand that lies open, or None while none does."""
    fan: Fan | None = None
    tip: tuple[str, Rect] | None = None
    """See `Fanned`."""
    seen: Any = None
    """The observation of whoever may choose now; None while nobody is asked."""
    chosen: Steps = ()
    picked: str = ""
    """Id of the very piece that was pressed, where several are alike."""
    states: Mapping[str, str] = field(default_factory=dict)
    """Target id to "playable", "place", "enemy", "selected", "asked", and what else the game has."""
    main: Choice | None = None
    second: Choice | None = None
    ways: tuple[Choice, ...] = ()
    """Buttons of the choice panel, with its title and text; none while it is closed."""
    title: str = ""
    text: str = ""
    panel: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    """Where the choice panel stands."""
    big_hand: bool = False
    """The hand lies large on the field: mulligan."""
    input: Look = field(default_factory=Look)
    hover: Hover = field(default_factory=Hover)
    highlights: frozenset[str] = frozenset()
    """Pieces that the log line under the pointer speaks of."""
    undo: str = ""
    """What the row says that takes back the last action; "" where nothing can be."""
    hint: str = ""
    """Advice in words, "" for none."""
    advised: bool = False
    """Whether advice was asked for just now, so that it stands before what the focus would show."""
    since: str = ""
    """What has happened since the own turn before, "" once something has been done."""
    watched: bool = False
    """True for onlookers, who can do nothing but point."""
    winner: int | None = None
    """Who has won, once that has been shown."""
    payer: int = 0
    """The seat whose means lie open in the large panel: the lower one, or the one that looks."""
    carry: Carry | None = None
    log: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    """Where the log stands."""
    waiting: str = ""
    """What is said where nothing else has to be."""

    @property
    def lit(self) -> str | None:
        """The target under the mouse or the key focus."""
        return self.input.lit

    def state(self, id: str) -> str:
        """How the piece `id` looks now, "" for plain."""
        return "focus" if id == self.lit and self.states.get(id) != "selected" else self.states.get(id, "")

    def shift(self, id: str) -> int:
        """How far to the side a refused piece stands at this moment."""
        return round(self.input.offset(id))
