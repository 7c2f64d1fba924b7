"""Keeping the log of a match: its events in the words of whoever looks, and the notices between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.language import Texts
from game.match import Match, Notice
from game.rules.contract import Event
from scenes.table.log import LogLine, LogView

Wording = Callable[[Event], LogLine | None]
NOTICE: Final = ("log", "highlight")
"""Icon and ink of a line that is no event of the game."""


class LogKeeper:
    """Writes the lines of a match. `wording` is the board's: the line of an event for the present eyes."""

    def __init__(self, match: Match, log: LogView, wording: Wording) -> None:
        self._match = match
        self._log = log
        self._wording = wording
        self._noticed = 0

    def rewrite(self, texts: Texts, told: Sequence[Event]) -> None:
        """Write the log anew: the events `told` so far, each notice at its place."""
        notices = list(self._match.notices[: self._noticed])
        lines: list[LogLine | None] = []
        for number, event in enumerate(told):
            while notices and notices[0].at <= number:
                lines.append(_line_of(texts, notices.pop(0)))
            lines.append(self._wording(event))
        lines += [_line_of(texts, notice) for notice in notices]
        self._log.lines = [line for line in lines if line is not None]

    def notices(self, texts: Texts) -> list[str]:
        """Log what the match has told beside its events since, such as a save that failed, and return it."""
        fresh = [_line_of(texts, notice) for notice in self._match.notices[self._noticed :]]
        self._log.lines += fresh
        self._noticed = len(self._match.notices)
        return [line.text for line in fresh]


def _line_of(texts: Texts, notice: Notice) -> LogLine:
    return LogLine(*NOTICE, notice.words(texts))
