"""Two people filmed at the board of a card game: what of a frame is counted, and how both play on."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Container
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect

from scenes.app import App
from scenes.table.openscene import OpenTableScene
from scenes.table.question import CONFIRM, PASS
from sprites.focus import find
from sprites.intent import Intent
from tests.scenes.table.openfilm import OpenFilm, PrivateOf
from tests.stage.support import click

FRAME_MS = 100.0
MOST_PIECES = 9
"""No answer is put together of more presses."""
ANSWERS = 0.5
"""How often somebody who could answer looks and does so."""


@dataclass
class Seen:
    """The cards of a frame: whose faces were painted, and whose names were to be read or heard."""

    names: dict[str, str]
    painted: set[str] = field(default_factory=set)

    def on(self, words: list[str]) -> set[str]:
        """The cards on a frame with these words."""
        text = "\n".join(words).casefold()
        found = {card for card, name in self.names.items() if name in text} | self.painted
        self.painted = set()
        return found

    def watched(self, face: Callable[..., Any]) -> Callable[..., Any]:
        """What paints the face of a card of a hand, listened at: to be put in the place of ``face``."""

        def heard(tongue: Any, name: str, *more: Any) -> Any:
            self.painted.add(name)
            return face(tongue, name, *more)

        return heard


def cards_of(event: Any, cards: Container[str]) -> set[str]:
    """The cards that an event names."""
    values = [getattr(event, name) for name in event.__struct_fields__]
    flat = [one for value in values for one in (value if isinstance(value, tuple) else (value,))]
    return {one for one in flat if isinstance(one, str) and one in cards}


class Pair(ABC):
    """Two people who play on by clicks: what glows in the own turn, a pass or an answer in the other's."""

    settles = 2
    """Frames for which the pointer rests on a piece before it is pressed."""

    def __init__(self, film: OpenFilm, seed: int) -> None:
        self.film = film
        self.scene: Any = film.scene
        self.chance = random.Random(seed)
        self.answers = self.rests = 0

    # --- what a game says ----------------------------------------------------------------------------------

    @abstractmethod
    def decide(self) -> None:
        """Press something that glows, or the button."""

    @abstractmethod
    def pieces(self) -> list[str]:
        """What can be pressed next to put an answer together."""

    @abstractmethod
    def may_answer(self, seat: int) -> bool:
        """Whether a seat that is asked could do anything but pass."""

    def spot(self, id: str, rect: Rect) -> tuple[int, int]:
        """Where a piece is pressed."""
        return rect.center

    # --- playing -------------------------------------------------------------------------------------------

    def play(self, until: Callable[[], bool]) -> None:
        """Play until something is true."""
        moves = {
            "seal": self.film.break_seal,
            "question": self.question,
            "rests": self.rest,
            "decision": self.decide,
            "halt": self.scene.go_on,
        }
        while not until():
            moment = self.film.wait()
            if moment == "over":
                return
            moves[moment]()

    def press(self, id: str) -> None:
        """Put the pointer on a piece until its words stand there, and press it."""
        target = find(self.scene.targets(), id)
        assert target is not None, f"no {id} among {[one.id for one in self.scene.targets()]}"
        spot = self.spot(id, target.rect)
        self.film.app.intend(Intent("point", pos=spot, device="mouse"))
        for _ in range(self.settles):
            self.film.step()
        click(self.film.app, spot)
        self.film.shoot()

    def rest(self) -> None:
        """End the window with the hand covered where that can be, or uncover it."""
        free = find(self.scene.targets(), PASS)
        if free is not None and self.chance.random() < ANSWERS:
            self.press(PASS)
        else:
            self.film.uncover(by_mouse=self.chance.random() < ANSWERS)
        self.rests += 1

    def question(self) -> None:
        """Pass, or look and answer."""
        asked = self.scene.asking
        assert asked is not None
        others = self.may_answer(asked.seat)
        if asked.passed is None and others and (not asked.can_pass or self.chance.random() < ANSWERS):
            self.answer(asked.seat)
        else:
            self.film.pass_question()

    def answer(self, seat: int) -> None:
        """Look, put an answer together from what glows, cover the hand and confirm."""
        self.film.hold(seat)
        for _ in range(MOST_PIECES):
            if self.scene.seen is None or self.scene.chosen() is not None:
                break
            self.press(self.chance.choice(self.pieces()))
        self.film.let_go(seat)
        if self.scene.chosen() is not None:
            self.film.rest()
            self.press(CONFIRM)
            self.answers += 1


def film_of(app: App, scene: OpenTableScene[Any], seen: Seen, private_of: PrivateOf) -> OpenFilm:
    """A match whose frames are all looked at."""
    app.scenes.reset(scene, "none")
    return OpenFilm(app, scene, seen.on, private_of, FRAME_MS)
