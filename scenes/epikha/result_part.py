"""The game's half of the result page: both sides, figures, and how the Vital of the Players went."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, cast

from pygame import Rect

from game.epikha.config import EpikhaConfig
from game.language import Texts
from game.match import Match
from game.rules.contract import SPECTATOR
from scenes.epikha.faces import house_of_deck, kin_of_deck
from scenes.epikha.phrases import Tongue
from scenes.epikha.setup_part import PICTURE
from scenes.epikha.statistics import FIGURES, Figures, match_figures
from scenes.menus import twosided
from scenes.menus.parts import RESULT_INNER as INNER
from sprites import pictures
from sprites.canvas import Canvas
from sprites.glass import HOUSE_COLOUR
from sprites.intent import Point

PORTRAIT: Final = (84, 110)
COURSE: Final = Rect(INNER.x + 40, INNER.y + 262, INNER.w - 60, 106)
"""Where the lines of the Vital are drawn."""
OTHER: Final = "#C79A4B"
"""The second side's ink where both are of one house."""
DOT: Final = 2.6


class GlassResult:
    """See `ResultPart`. Everything is worked out once, when it is made."""

    def __init__(self, language: Texts, match: Match) -> None:
        self.language = language
        decks = cast(EpikhaConfig, match.setup.config).decks
        houses = [house_of_deck(deck) for deck in decks]
        kins = kin_of_deck(decks[0]), kin_of_deck(decks[1])
        self.figures = match_figures(match.events(SPECTATOR))
        self.tongue = Tongue(language, SPECTATOR, houses=(houses[0], houses[1]), kins=kins)
        self.names = self.tongue.sides
        self.pictures = [PICTURE[kin] for kin in kins]
        one, other = (HOUSE_COLOUR[house][1] for house in houses)
        self.inks = (one, other if other != one else OTHER)

    def _say(self, key: str, **params: Any) -> str:
        return self.language.text(f"epikha_pages.result.{key}", **params)

    def draw(self, canvas: Canvas, grown: float) -> None:
        """See `ResultPart`."""
        canvas.text(self._say("title"), INNER.topleft, "heading", "line")
        turns = self._say("turns", n=self.figures.turns)
        canvas.text(turns, (INNER.right, INNER.y + 2), "body", "dim", anchor="topright")
        for seat in (0, 1):
            self._draw_side(canvas, seat)
        rows = [(self._say(name), self.figures.counts[name]) for name in FIGURES]
        twosided.draw_counts(canvas, rows, self.inks, PORTRAIT[0], grown, each=True)
        self._draw_course(canvas, grown)

    def _draw_side(self, canvas: Canvas, seat: int) -> None:
        w, h = PORTRAIT
        x = INNER.x if seat == 0 else INNER.right - w
        canvas.picture(pictures.picture(self.pictures[seat], w, h, canvas.scale), (x, INNER.y + 32))
        name = (x - 10, INNER.y + 36 + h, w + 20, 22)
        canvas.fit(self.names[seat], name, "body_bold", "text", one_line=True)
        last = points(self.figures, seat)[-1][1]
        words = self._say("vital", n=last, of=self.figures.full[seat])
        line = (x - 10, INNER.y + 58 + h, w + 20, 20)
        canvas.fit(words, line, "small", "dim", one_line=True)

    def _draw_course(self, canvas: Canvas, grown: float) -> None:
        heading = (INNER.x, COURSE.y - 34)
        canvas.text(self._say("course"), heading, "heading", "line")
        most = max(self.figures.full) or 1
        for share in (0.0, 0.5, 1.0):
            y = COURSE.bottom - COURSE.h * share
            canvas.fill((COURSE.x, y, COURSE.w, 1), "line2")
            canvas.text(str(round(most * share)), (COURSE.x - 8, y), "small", "dim", anchor="midright")
        for seat in (0, 1):
            self._draw_line(canvas, seat, grown)
        best = self.figures.best
        words = self._say("best.none")
        if best is not None:
            words = self._say("best", card=self.tongue.short(best[0]), n=best[1])
        with canvas.panel_text():
            room = (INNER.x, COURSE.bottom + 14, INNER.w, INNER.bottom - COURSE.bottom - 14)
            canvas.fit(words, room, "body", "text", anchor="midleft")

    def _draw_line(self, canvas: Canvas, seat: int, grown: float) -> None:
        """The Vital at the end of each turn; the first side's points are round, the second's square."""
        most, last = max(self.figures.full) or 1, max(1, self.figures.turns)
        spots: list[Point] = [
            (COURSE.x + COURSE.w * turn / last, COURSE.bottom - COURSE.h * vital / most)
            for turn, vital in points(self.figures, seat)
        ]
        shown = spots[: max(1, round(len(spots) * grown))]
        for start, end in pairwise(shown):
            canvas.line(start, end, self.inks[seat], 2.4)
        for x, y in shown:
            if seat == 0:
                canvas.circle((x, y), DOT, self.inks[seat])
            else:
                canvas.fill((x - DOT, y - DOT, 2 * DOT, 2 * DOT), self.inks[seat])


def points(figures: Figures, seat: int) -> list[tuple[int, int]]:
    """(turn, Vital at its end) of a Player card for every turn, from 0, before the first."""
    ends = {turn: max(0, vital) for turn, who, vital in figures.course if who == seat}
    found, now = [], figures.full[seat]
    for turn in range(figures.turns + 1):
        now = ends.get(turn, now)
        found.append((turn, now))
    return found
