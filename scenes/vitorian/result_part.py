"""The game's half of the result page: both Sovereigns, figures of both sides, hits turn by turn."""

from __future__ import annotations

from typing import Final, cast

import pygame

from game.language import Texts
from game.match import Match
from game.rules.contract import SPECTATOR
from game.vitorian.card import CARDS
from game.vitorian.view import VitorianObservation
from scenes.menus.parts import RESULT_INNER as INNER
from scenes.menus.parts import Side
from scenes.vitorian.phrases import Tongue
from scenes.vitorian.statistics import FIGURES, match_figures
from sprites import bars, litho
from sprites.canvas import Canvas

PORTRAIT: Final = (84, 110)
ROW: Final = 26
WORD: Final = 190
COURSE_Y: Final = 318
ICONS: Final = ("burst", "shield")
"""The mark of a hit of each seat: told apart by form as well as by colour."""


class FrontResult:
    """See `ResultPart`. Everything is worked out once, when it is made."""

    def __init__(self, language: Texts, match: Match) -> None:
        self.tongue = Tongue(language, SPECTATOR)
        self.seen = cast(VitorianObservation, match.observation(SPECTATOR))
        self.figures = match_figures(match.events(SPECTATOR))
        colours = [CARDS[side.sovereign].colour for side in self.seen.sides]
        self.inks = [litho.NATION_COLOUR[colour] for colour in colours]

    @property
    def sides(self) -> tuple[Side, Side]:
        """See `ResultPart`. Their Sovereigns; two of the same are told apart by the seats."""
        leaders = [CARDS[side.sovereign] for side in self.seen.sides]
        names = [self.tongue.short(leader.id) for leader in leaders]
        if names[0] == names[1]:
            names = [self.tongue.language.text(f"vitorian.seat.{seat}") for seat in (0, 1)]
        first, second = (
            Side(f"litho/{leader.picture}", name) for leader, name in zip(leaders, names, strict=True)
        )
        return first, second

    def draw(self, canvas: Canvas, grown: float) -> None:
        """See `ResultPart`."""
        say = self.tongue.say
        canvas.text(say("result.title"), INNER.topleft, "heading", "line")
        turns = say("result.turns", n=self.figures.turns)
        canvas.text(turns, (INNER.right, INNER.y + 2), "body", "dim", anchor="topright")
        for seat in (0, 1):
            self._draw_sovereign(canvas, seat)
        self._draw_figures(canvas, grown)
        self._draw_course(canvas)

    def _draw_sovereign(self, canvas: Canvas, seat: int) -> None:
        side = self.seen.sides[seat]
        card = CARDS[side.sovereign]
        w, h = PORTRAIT
        x = INNER.x if seat == 0 else INNER.right - w
        canvas.picture(litho.portrait(card.picture, w, h, canvas.scale), (x, INNER.y + 32))
        name = (x - 10, INNER.y + 36 + h, w + 20, 22)
        canvas.fit(self.tongue.short(side.sovereign), name, "body_bold", "text", one_line=True)
        words = self.tongue.say("result.defense", n=side.defense, of=card.defense)
        line = (x - 10, INNER.y + 58 + h, w + 20, 20)
        canvas.fit(words, line, "small", "dim", one_line=True)

    def _draw_figures(self, canvas: Canvas, grown: float) -> None:
        """Two-sided bars: the first seat's to the left of the words, the second's to their right."""
        most = max((max(pair) for pair in self.figures.counts.values()), default=0) or 1
        middle = INNER.centerx
        reach = (INNER.w - 2 * PORTRAIT[0] - WORD) / 2 - 52
        for row, name in enumerate(FIGURES):
            y = INNER.y + 36 + row * ROW
            room = (middle - WORD / 2, y, WORD, 22)
            canvas.fit(self.tongue.say(f"result.{name}"), room, "body", "text", one_line=True, size=14)
            for seat, count in enumerate(self.figures.counts[name]):
                self._draw_bar(canvas, seat, count, reach * grown * count / most, y)

    def _draw_bar(self, canvas: Canvas, seat: int, count: int, length: float, y: float) -> None:
        side = -1 if seat == 0 else 1
        start = INNER.centerx + side * WORD / 2
        if count:
            left = start - length if side < 0 else start
            rect = pygame.FRect(left, y + 4, max(2.0, length), 14)
            bars.bar(canvas, rect, self.inks[seat], bars.HATCHINGS[seat])
        end = start + side * (length + 13)
        ink = "text" if count else "dim"
        canvas.text(str(count), (end, y + 11), "numeral", ink, anchor="center", size=14)

    def _draw_course(self, canvas: Canvas) -> None:
        say, y = self.tongue.say, INNER.y + 244
        canvas.text(say("result.course"), (INNER.x, y), "heading", "line")
        course, turns = self.figures.course, max(1, self.figures.turns)
        line_y = y + 62
        canvas.fill((INNER.x + 10, line_y, INNER.w - 20, 2), "line2")
        for place, (turn, seat) in enumerate(course):
            x = INNER.x + 20 + (INNER.w - 40) * (turn - 0.5) / turns
            same = sum(1 for other, who in course[:place] if other == turn and who == seat)
            spot = (x + 12 * same, line_y - 16 if seat == 0 else line_y + 18)
            canvas.circle(spot, 12, "#14100C")
            canvas.circle(spot, 11, self.inks[seat])
            canvas.icon(ICONS[seat], spot, 13, "cream", self.inks[seat])
            if not same:
                outside = spot[1] + (-20 if seat == 0 else 20)
                canvas.text(str(turn), (spot[0], outside), "small_bold", "text", anchor="center")
            canvas.mark_state((spot[0] - 12, spot[1] - 12, 24, 24), f"hit by {seat}", shape=True)
        best = self.figures.best
        if best is None:
            words = say("result.best.none")
        else:
            words = say("result.best", unit=self.tongue.card(best[0]), n=best[1])
        if not course:
            words = f"{say('result.course.none')} {words}"
        with canvas.panel_text():
            room = (INNER.x, y + 100, INNER.w, INNER.bottom - y - 100)
            canvas.fit(words, room, "body", "text", anchor="midleft")
