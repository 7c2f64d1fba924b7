"""All that the painters of the board need to know for one frame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pygame import Rect

from game.epikha.events import StrikeStep
from game.epikha.state import NOBODY
from game.epikha.view import EpikhaObservation
from scenes.epikha.board import Board
from scenes.table.fan import Fan
from scenes.table.hover import Hover
from scenes.table.paths import Steps
from scenes.table.prompts import Choice
from sprites.widgets.base import Look

if TYPE_CHECKING:
    from game.epikha.charging import Plan
    from scenes.epikha.phrases import Tongue
    from scenes.epikha.show import Show
    from scenes.table.carrying import Carry


@dataclass(frozen=True, slots=True)
class Strike:
    """What one blow of a combat would come to: groups and bodies by number."""

    step: StrikeStep
    by: int
    target: int
    """The group that is struck, or NOBODY where the blow goes at the Player directly."""
    amount: int
    """Damage that is dealt, before anything absorbs it."""
    falls: tuple[int, ...] = ()
    """Bodies and arms that would be destroyed."""
    over: int = 0
    """What passes on to the Player of seat ``on``."""
    on: int = NOBODY
    hurts: int = NOBODY
    """The seat whose Player card is hurt by it, however it comes there."""
    kept: int = 0
    """The Vital that this Player card has then."""


@dataclass(frozen=True, slots=True)
class Lane:
    """What would come of a space of the combat."""

    space: int
    attacker: int
    responder: int
    """NOBODY while the attacker is free."""
    strikes: tuple[Strike, ...] = ()

    @property
    def falls(self) -> frozenset[int]:
        """Everybody and everything that would be destroyed."""
        return frozenset(number for strike in self.strikes for number in strike.falls)


@dataclass
class BoardLook:
    """One frame of the board, worked out by the scene."""

    tongue: Tongue
    board: Board
    show: Show
    hand: tuple[str | None, ...] | None = None
    """The hand that lies open, or None while none does."""
    fan: Fan | None = None
    seen: EpikhaObservation | None = None
    """Of whoever may choose now; None while nobody is asked."""
    chosen: Steps = ()
    picked: str = ""
    """Id of the very piece that was pressed, where several are alike."""
    states: Mapping[str, str] = field(default_factory=dict)
    """Target id to "playable", "place", "enemy", "selected", "asked", "pays"."""
    lanes: tuple[Lane, ...] = ()
    """What would come of each space of the combat, as far as it can be known."""
    aimed: frozenset[int] = frozenset()
    """Numbers of what the chain aims at."""
    doomed: frozenset[int] = frozenset()
    """Numbers of what the chain would destroy if nobody answered any more."""
    plan: Plan | None = None
    """What a card that is chosen costs: what is spent, from where, what stays."""
    dial: tuple[int, int, int] | None = None
    """Least, present and greatest amount of Vital or points that is being chosen."""
    marked: Mapping[str, int] = field(default_factory=dict)
    """Target id to a number on it: points given, Vital spent, its turn among what absorbs."""
    arrow: tuple[str, str] | None = None
    """Ids of what is being aimed from, and at."""
    drawer: str = ""
    """The open drawer: "0:armoury", "0:reserves" or "0:" and the number of a group; "" for none."""
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
    since: str = ""
    """What has happened since the own turn before, "" once something has been done."""
    watched: bool = False
    """True for onlookers, who can do nothing but point."""
    winner: int | None = None
    """Who has won, once that has been shown."""
    drawn: bool = False
    """The match has ended in a draw, and that has been shown."""
    payer: int = 0
    """The seat whose Vital stands in the large panel: the lower one, or the one that looks."""
    carry: Carry | None = None
    waiting: str = ""
    """What the panel of the forecast says where nothing else has to be said."""

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
