"""What moves on this board at this moment, beyond what moves on every one: words and numbers of the war."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from scenes.table import show
from scenes.vitorian.phrases import Tongue
from sprites.blows import LossNumber
from sprites.intent import Point
from sprites.timeline import Call, Pace, Sequence, Step


class Show(show.Show):
    """The moving part of the board. Everything that animations need passes through here."""

    def __init__(
        self, tongue: Callable[[], Tongue], sound: Callable[..., object], pace: Pace, chance: random.Random
    ) -> None:
        """`tongue` speaks to the eyes that look; for the others see `scenes.table.show`."""
        super().__init__(sound, pace, chance)
        self._tongue = tongue

    @property
    def tongue(self) -> Tongue:
        """The words of the eyes that look."""
        return self._tongue()

    def number(self, text: str, centre: Point, colour: str = "#FFB7A3") -> Step:
        """A number rises over a piece."""
        piece = LossNumber(text, centre, colour, "dies")
        return Sequence(Call(lambda: self.stage.add(piece)), piece.rise(piece.kill))

    def say(self, key: str, colour: str = "", **params: Any) -> Step:
        """Big words for a moment, in the colour of the nation that they speak of."""
        return self.announce(lambda: self.tongue.say(key, **params), colour)
