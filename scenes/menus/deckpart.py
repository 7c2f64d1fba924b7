"""The set-up part of games to which each seat brings a deck: the decks of both, and who begins."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
import pygame

from game.language import Texts
from game.match import Match
from game.rules.contract import Seat
from scenes.menus.parts import SETUP_FOLD_Y, SetupPart, Side
from scenes.menus.parts import SETUP_INNER as INNER
from scenes.menus.parts import SETUP_LABEL as LABEL
from scenes.menus.picking import Pick, Picked, PickScene
from scenes.scene import Scene
from sprites.canvas import Canvas
from sprites.widgets import Choice, Widget

if TYPE_CHECKING:
    from scenes.setup import SetupScene

FIRST: Final = {"chance": None, "0": 0, "1": 1}


class DeckPart(SetupPart):
    """See `SetupPart`. The config of such a game has `decks`, one for each seat, and `first`, who begins."""

    adjusts = False
    seat_room = True
    words: ClassVar[str]
    """The area of its texts: `goal`, `setup.first`, `setup.first.chance` and so on, `setup.deck`,
    `setup.length`, `rematch.about`."""
    strips: ClassVar[tuple[int, int, int]] = (SETUP_FOLD_Y + 2, 182, 174)
    """Where the first deck stands in the panel, how far below it the second, and how high each is."""

    # --- what a game adds -------------------------------------------------------------------------------

    @abstractmethod
    def house_decks(self) -> Mapping[str, Any]:
        """The decks that can be chosen, by their ids."""

    @abstractmethod
    def title(self, language: Texts, name: str) -> str:
        """What a deck of this name is called."""

    @abstractmethod
    def leader(self, deck: Any) -> str:
        """Who a side with this deck fights for, as the records keep it: a word without a "/"."""

    @abstractmethod
    def portrait(self, leader: str) -> str:
        """The name of the picture of a side that fights for `leader`."""

    @abstractmethod
    def named(self, language: Texts, deck: Any) -> tuple[str, str]:
        """Title of a deck in the list, and a line about it."""

    @abstractmethod
    def picture(self, deck: Any, w: float, h: float, scale: float) -> pygame.Surface:
        """The picture that stands for a deck; it is kept elsewhere."""

    @abstractmethod
    def side_names(self, language: Texts, config: Any) -> tuple[str, str]:
        """What both sides are called, never alike."""

    @abstractmethod
    def strip(
        self, language: Texts, id: str, area: pygame.Rect, deck: Any, opens: Callable[[], object]
    ) -> Widget:
        """What shows a deck in the panel; a press opens the whole of it."""

    @abstractmethod
    def browser(self, language: Texts, deck: Any) -> Scene:
        """The page with all of a deck."""

    @abstractmethod
    def beginner(self, match: Match) -> Seat:
        """The seat that began a match; the first one where nobody came so far."""

    # --- words ------------------------------------------------------------------------------------------

    def goal(self, language: Texts, seat: int) -> str:
        """See `SetupPart`."""
        return language.text(f"{self.words}.goal")

    def length(self, language: Texts, config: Any) -> str:
        """See `SetupPart`. Which decks meet."""
        one, other = (self.title(language, deck.name) for deck in config.decks)
        first, second = self.side_names(language, config)
        return language.text(f"{self.words}.setup.length", one=one, other=other, first=first, second=second)

    def sides(self, language: Texts, config: Any) -> tuple[Side, Side]:
        """See `SetupPart`. The leaders of the decks; two of the same are numbered, as on the board."""
        pictures = (self.portrait(self.leader(deck)) for deck in config.decks)
        one, other = map(Side, pictures, self.side_names(language, config))
        return one, other

    def played(self, config: Any) -> tuple[str, str]:
        """See `SetupPart`. Leader and deck."""
        one, other = (f"{self.leader(deck)}/{deck.name}" for deck in config.decks)
        return one, other

    def played_name(self, language: Texts, played: str) -> str:
        """See `SetupPart`. The deck."""
        name = played.partition("/")[2]
        return self.title(language, name) if name else ""

    # --- choices ----------------------------------------------------------------------------------------

    def changes(self, config: Any) -> int:
        """See `SetupPart`. Decks are a choice, no handicap."""
        return 0

    def reset(self, config: Any) -> Any:
        """See `SetupPart`."""
        return config

    def swapped(self, config: Any) -> Any:
        """See `SetupPart`. Decks go with their players."""
        one, other = config.decks
        return msgspec.structs.replace(config, decks=(other, one))

    def rematch(self, match: Match) -> Any:
        """See `SetupPart`. Whoever did not begin begins now: the other one sits there, with the own deck."""
        swapped = self.swapped(match.setup.config)
        return msgspec.structs.replace(swapped, first=self.beginner(match))

    def rematch_words(self, language: Texts, match: Match) -> str:
        """See `SetupPart`."""
        names = self.side_names(language, match.setup.config)
        return language.text(f"{self.words}.rematch.about", name=names[1 - self.beginner(match)])

    def picks(self, language: Texts) -> list[Pick]:
        """Every deck that can be chosen."""
        return [self.pick(language, deck) for deck in self.house_decks().values()]

    def pick(self, language: Texts, deck: Any) -> Pick:
        """A deck as one of the list."""
        return Pick(deck.name, *self.named(language, deck), partial(self.picture, deck))

    # --- the page ---------------------------------------------------------------------------------------

    def build(self, page: SetupScene) -> None:
        """See `SetupPart`."""
        config: Any = page.choices.config
        options = [(name, page.say(f"{self.words}.setup.first.{name}")) for name in FIRST]
        value = next(name for name, seat in FIRST.items() if seat == config.first)
        row = pygame.Rect(INNER.x, INNER.y, INNER.w, 46)
        page.widgets.add(
            Choice("first", row, page.say(f"{self.words}.setup.first"), options, value,
                   lambda name: _change(page, first=FIRST[str(name)]),
                   label_width=LABEL, group="match")
        )  # fmt: skip
        top, step, high = self.strips
        for seat, deck in enumerate(config.decks):
            area = pygame.Rect(INNER.x, top + seat * step, INNER.w, high)
            opens = partial(self._look_through, page, deck)
            page.widgets.add(self.strip(page.app.language, f"list{seat}", area, deck, opens))

    def draw(self, page: SetupScene, canvas: Canvas) -> None:
        """See `SetupPart`."""
        about = (INNER.x + LABEL + 6, INNER.y + 46, INNER.w - LABEL - 6, 30)
        canvas.fit(page.say(f"{self.words}.setup.first.about"), about, "secondary", "dim", anchor="midleft")

    def build_seat(self, page: SetupScene, seat: int, room: pygame.Rect) -> None:
        """See `SetupPart`."""
        deck = _deck(page, seat)
        title, pick = page.say(f"{self.words}.setup.deck"), self.pick(page.app.language, deck)
        opens = partial(self._open, page, seat, deck)
        page.widgets.add(Picked(f"deck{seat}", room, title, pick, opens, group=f"seat{seat}"))

    def seat_picture(
        self, page: SetupScene, seat: int, w: float, h: float, scale: float
    ) -> pygame.Surface | None:
        """See `SetupPart`. That of the seat's deck."""
        return self.picture(_deck(page, seat), w, h, scale)

    def _look_through(self, page: SetupScene, deck: Any) -> None:
        page.app.push(self.browser(page.app.language, deck))

    def _open(self, page: SetupScene, seat: int, deck: Any) -> None:
        known = self.house_decks()

        def done(name: str) -> None:
            config: Any = page.choices.config
            decks = list(config.decks)
            decks[seat] = known[name]
            _change(page, decks=(decks[0], decks[1]))

        # a deck of one's own may bear the name of one of the house
        value = deck.name if known.get(deck.name) == deck else ""
        found = self.picks(page.app.language)
        page.app.push(PickScene(page.say(f"{self.words}.setup.deck.which"), found, value, done))


def _deck(page: SetupScene, seat: int) -> Any:
    config: Any = page.choices.config
    return config.decks[seat]


def _change(page: SetupScene, **changes: Any) -> None:
    page.configure(msgspec.structs.replace(page.choices.config, **changes))
