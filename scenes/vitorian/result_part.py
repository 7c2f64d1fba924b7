"""The game's half of the result page: both Sovereigns, figures of both sides, hits turn by turn."""

from __future__ import annotations

from typing import Final, cast

from game.language import Texts
from game.match import Match
from game.rules.contract import SPECTATOR
from game.vitorian.card import CARDS
from game.vitorian.view import VitorianObservation
from scenes.menus import twosided
from scenes.menus.parts import RESULT_INNER as INNER
from scenes.menus.twosided import spread
from scenes.vitorian.phrases import Tongue, apart
from scenes.vitorian.statistics import FIGURES, match_figures
from sprites import litho
from sprites.canvas import Canvas
from sprites.intent import Point

PORTRAIT: Final = (84, 110)
HIT: Final = 24.0
"""Across the mark of a hit."""
LINE: Final = 68
"""How far below its heading the line of the course runs."""
ICONS: Final = ("burst", "shield")
"""The mark of a hit of each seat: told apart by form as well as by colour."""


class FrontResult:
    """See `ResultPart`. Everything is worked out once, when it is made."""

    def __init__(self, language: Texts, match: Match) -> None:
        self.tongue = Tongue(language, SPECTATOR)
        self.seen = cast(VitorianObservation, match.observation(SPECTATOR))
        self.figures = match_figures(match.events(SPECTATOR))
        colours = [CARDS[side.sovereign].colour for side in self.seen.sides]
        self.names = apart(*(self.tongue.short(side.sovereign) for side in self.seen.sides))
        self.inks = [litho.NATION_COLOUR[colour] for colour in colours]

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
        canvas.fit(self.names[seat], name, "body_bold", "text", one_line=True)
        words = self.tongue.say("result.defense", n=side.defense, of=card.defense)
        line = (x - 10, INNER.y + 58 + h, w + 20, 20)
        canvas.fit(words, line, "small", "dim", one_line=True)

    def _draw_figures(self, canvas: Canvas, grown: float) -> None:
        rows = [(self.tongue.say(f"result.{name}"), self.figures.counts[name]) for name in FIGURES]
        twosided.draw_counts(canvas, rows, self.inks, PORTRAIT[0], grown)

    def _draw_course(self, canvas: Canvas) -> None:
        say, y = self.tongue.say, INNER.y + 244
        canvas.text(say("result.course"), (INNER.x, y), "heading", "line")
        canvas.fill((INNER.x + 10, y + LINE, INNER.w - 20, 2), "line2")
        for seat in (0, 1):
            self._draw_hits(canvas, seat, y + LINE)
        best = self.figures.best
        if best is None:
            words = say("result.best.none")
        else:
            words = say("result.best", unit=self.tongue.card(best[0]), n=best[1])
        if not self.figures.course:
            words = f"{say('result.course.none')} {words}"
        with canvas.panel_text():
            room = (INNER.x, y + 122, INNER.w, INNER.bottom - y - 122)
            canvas.fit(words, room, "body", "text", anchor="midleft")

    def _draw_hits(self, canvas: Canvas, seat: int, line_y: float) -> None:
        """The hits of a seat beside the line, each with a stroke to its turn, which is told once."""
        turns = [turn for turn, who in self.figures.course if who == seat]
        step = (INNER.w - 40) / max(1, self.figures.turns)
        wanted = [INNER.x + 20 + step * (turn - 0.5) for turn in turns]
        side = -1 if seat == 0 else 1
        for number, x in enumerate(spread(wanted, HIT + 2, INNER.x + HIT / 2, INNER.right - HIT / 2)):
            y = line_y + 1 + side * 24
            canvas.line((wanted[number], line_y + 1), (x, y), "line2", 1.4)
            self._draw_hit(canvas, seat, (x, y))
            if turns[number] not in turns[:number]:
                canvas.text(str(turns[number]), (x, y + side * 20), "small_bold", "text", anchor="center")

    def _draw_hit(self, canvas: Canvas, seat: int, spot: Point) -> None:
        canvas.circle(spot, HIT / 2, "#14100C")
        canvas.circle(spot, HIT / 2 - 1, self.inks[seat])
        canvas.icon(ICONS[seat], spot, 13, "cream", self.inks[seat])
        area = (spot[0] - HIT / 2, spot[1] - HIT / 2, HIT, HIT)
        canvas.mark_state(area, f"hit by {seat}", shape=True)
