"""What the pages of the house leave to a game: its half of the set-up and of the result, its pictures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

import pygame

from game.language import Texts
from game.match import Match
from game.rules.contract import Event
from sprites.bindings import Binding
from sprites.canvas import Canvas

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.rulebook.figure import Engraving, Figure
    from scenes.scene import Scene
    from scenes.setup import SetupScene

SETUP_PANEL: Final = pygame.Rect(636, 120, 620, 510)
SETUP_INNER: Final = pygame.Rect(656, 132, 580, 488)
"""The panel of the match. The page writes seed and fold into its middle; the game's part has the rest."""
SETUP_LABEL: Final = 168
"""Width of the names before its controls."""
SETUP_SEED_Y: Final = SETUP_INNER.y + 78
SETUP_FOLD_Y: Final = SETUP_INNER.y + 128
SETUP_FOLD: Final = (SETUP_INNER.x, SETUP_INNER.y + 180)
"""Where the foot of the panel begins: the table as it will be, or the handicaps when the fold is open."""
RESULT_PANEL: Final = pygame.Rect(300, 174, 680, 446)
RESULT_INNER: Final = RESULT_PANEL.inflate(-48, -32)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a match: the name of its picture, and what it is called."""

    portrait: str
    name: str


class SetupPart(ABC):
    """A game's half of the set-up page. `config` is always a value of the system's own type."""

    adjusts: ClassVar[bool] = True
    """False for a game in which nothing can be made easier or harder: it has no fold."""
    seat_room: ClassVar[bool] = False
    """True when it fills the place for each seat that `SetupScene.seat_room` gives: a deck, a party."""

    @abstractmethod
    def goal(self, language: Texts, seat: int) -> str:
        """What `seat` must do to win, in a sentence or two."""

    @abstractmethod
    def length(self, language: Texts, config: Any) -> str:
        """What kind of match it is, for the line beside Start: "Short match"."""

    @abstractmethod
    def changes(self, config: Any) -> int:
        """How many things differ from what the rules say."""

    @abstractmethod
    def reset(self, config: Any) -> Any:
        """`config` without those."""

    @abstractmethod
    def build(self, page: SetupScene) -> None:
        """Lay the game's controls out, those of the handicaps only when the fold is open."""

    @abstractmethod
    def draw(self, page: SetupScene, canvas: Canvas) -> None:
        """Draw what is not a control."""

    # What only some games have:

    def sides(self, language: Texts, config: Any) -> tuple[Side, Side] | None:
        """Both sides where the choices change them; None for the roles and portraits of the seats."""
        return None

    def build_seat(self, page: SetupScene, seat: int, room: pygame.Rect) -> None:  # noqa: B027
        """Lay out the controls of `seat` in its `room`; asked only with `seat_room`."""

    def draw_seat(self, page: SetupScene, canvas: Canvas, seat: int, room: pygame.Rect) -> None:  # noqa: B027
        """Draw what is not a control in the `room` of `seat`; asked only with `seat_room`."""

    def seat_picture(
        self, page: SetupScene, seat: int, w: float, h: float, scale: float
    ) -> pygame.Surface | None:
        """The picture of `seat` where the choices change it, kept elsewhere; None for its portrait."""
        return None

    def played(self, config: Any) -> tuple[str, str]:
        """What each seat plays, as the records keep it ("SIDE/WITH"); "" where there is nothing to choose."""
        return "", ""

    def played_name(self, language: Texts, played: str) -> str:
        """What is said of it beside the players; "" for nothing."""
        return ""

    def choosable(self, language: Texts) -> tuple[tuple[str, Side], ...]:
        """The sides among which one may choose, for the records; none where they are those of the seats."""
        return ()

    def swapped(self, config: Any) -> Any:
        """`config` after the players have changed sides: what belongs to them goes with them."""
        return config

    def rematch(self, match: Match) -> Any:
        """The configuration of a rematch, in which the players change sides."""
        return self.swapped(match.setup.config)

    def rematch_words(self, language: Texts, match: Match) -> str:
        """What a rematch changes, in a few words under its button."""
        return language.text("menus.result.rematch.about")


Plate = Callable[[Texts, int, float, float, float], pygame.Surface]
"""`plate(texts, number, w, h, scale)` paints one of a game's pictures; it is kept elsewhere."""


Memento = Callable[[int, float, float, float], pygame.Surface]
"""`memento(number, w, h, scale)` paints one of three bare pictures of a game, 0 to 2."""


class ResultPart(Protocol):
    """A game's half of the result page: how the match went, within `RESULT_INNER`."""

    def draw(self, canvas: Canvas, grown: float) -> None:
        """Draw it; the bars have grown to the share `grown`, 0 to 1."""


@dataclass(frozen=True, slots=True)
class GamePages:
    """A game as the pages of the house know it; `System` says all the rest."""

    portraits: tuple[str, str]
    """Names of the pictures of the two sides, wherever no match says more."""
    seals: tuple[str, str]
    """Names of the wax seals of the two sides."""
    plate: Plate
    """Its pictures: 0 is its sign everywhere, 1 to 3 fill the title while games are few."""
    open: Callable[[App, Match], Scene]
    """The board of a match, ready to be shown."""
    look: Callable[[App, Match], Scene | None]
    """The board of a recorded match (see `game.recorded`), to be looked at; None if it can be none."""
    progress: Callable[[Sequence[Event]], int]
    """The number of the round, from all events of a match."""
    rounds: Callable[[Sequence[Event]], int]
    """How many rounds have been played, from all events of a match."""
    guide: Callable[[App], None] | None
    """Begins a first match with somebody who explains it; None where nobody does yet."""
    figures: Callable[[], Mapping[str, Figure]]
    """The pictures of its rule book by their ids."""
    engraving: Engraving
    """The ornaments of its rule book: initials and tailpieces, best a different one wherever one stands."""
    memento: Memento
    """What fills a page of its matches while there are none."""
    book: Binding
    """How its books are bound: the one between two people's turns, and the book of its rules."""
    setup: SetupPart
    result: Callable[[Texts, Match], ResultPart]
    teacher: tuple[str, str] | None = None
    """Who explains in its guide: a picture and the key of a name; None where it is the second side."""
