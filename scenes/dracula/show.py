"""What moves on this board at this moment, beyond what moves on every one: the district being judged."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from game.dracula.events import DistrictResolved
from game.dracula.words import Words
from scenes.dracula.board import Board
from scenes.table import show
from sprites.timeline import Call, Pace, Step

COLOURS: Final = ("#8E2636", "#2F5F74")
"""The plates on which big words speak of a seat."""


class Show(show.Show):
    """The moving part of the board. Everything that animations need passes through here."""

    def __init__(
        self, words: Callable[[], Words], sound: Callable[..., object], pace: Pace, chance: random.Random
    ) -> None:
        """`words` are those of the eyes that look; for the others see `scenes.table.show`."""
        super().__init__(sound, pace, chance)
        self.verdict: DistrictResolved | None = None
        self.bare: Board | None = None
        """Shown in place of the board while cards are being dealt."""
        self._words = words

    @property
    def words(self) -> Words:
        """The words of the eyes that look."""
        return self._words()

    def clear(self) -> None:
        """See the base: no district is judged and nothing dealt any more, either."""
        super().clear()
        self.verdict = None
        self.bare = None

    def judge(self, verdict: DistrictResolved) -> Call:
        """From here on this district is being compared."""

        def begin() -> None:
            self.verdict = verdict

        return Call(begin)

    def clear_table(self, bare: Board | None) -> Call:
        """From here on the empty table is seen (None: the board again)."""

        def begin() -> None:
            self.bare = bare

        return Call(begin)

    def say(self, key: str, seat: int | None = None, **params: Any) -> Step:
        """Big words for a moment, in the colour of a seat."""

        def words() -> str:
            return self.words.text(key, name="" if seat is None else self.words.name(seat), **params)

        return self.announce(words, "" if seat is None else COLOURS[seat])
