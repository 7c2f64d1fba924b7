"""Dracula's half of the result page: how the town ended, and what decided the districts (D49)."""

from __future__ import annotations

from typing import cast

import pygame

from game.dracula.view import DraculaObservation
from game.language import Texts
from game.match import Match
from game.rules.contract import SPECTATOR
from scenes.dracula.sides import FILLS
from scenes.dracula.statistics import REASONS, Pair, match_statistics
from scenes.dracula.townsfolk import townsfolk
from scenes.menus.parts import RESULT_INNER as INNER
from sprites import bars, faces, pictures
from sprites.canvas import Canvas
from sprites.intent import Point

SEAT_CORNERS = (6, 2)
ROUND_STEP = 122
FIGURES = 184
"""How far under the head of the town the bars begin: the health between them has air on both sides."""
ROUNDS_Y = 502
DISTRICT = (112, 78)
BAR_HEIGHT = 56.0


class TownResult:
    """See `ResultPart`. Everything is worked out once, when it is made."""

    def __init__(self, language: Texts, match: Match) -> None:
        self._say = language.text
        self.seen = cast(DraculaObservation, match.observation(SPECTATOR))
        self.figures = match_statistics(match.events(SPECTATOR))
        self._grown = 0.0

    def _role(self, seat: int) -> str:
        return self._say(f"dracula.seat.{seat}")

    def draw(self, canvas: Canvas, grown: float) -> None:
        """See `ResultPart`."""
        self._grown = grown
        self._draw_town(canvas)
        self._draw_reasons(canvas, pygame.Rect(INNER.x, INNER.y + FIGURES, 300, 130))
        self._draw_discards(canvas, pygame.Rect(INNER.x + 336, INNER.y + FIGURES, INNER.w - 336, 130))
        self._draw_rounds(canvas)
        self._draw_legend(canvas)
        with canvas.panel_text():
            self._draw_story(canvas)

    # --- the town ---------------------------------------------------------------------------------------

    def _draw_town(self, canvas: Canvas) -> None:
        canvas.text(self._say("dracula.result.districts"), INNER.topleft, "heading", "line")
        left = self._say("dracula.result.left", n=self.figures.rounds, turns=self.figures.turns)
        canvas.text(left, (INNER.right, INNER.y + 2), "body", "dim", anchor="topright")
        w, h = DISTRICT
        step = (INNER.w - w) / 4
        for number in range(1, 6):
            place = pygame.FRect(INNER.x + (number - 1) * step, INNER.y + 28, w, h)
            self._draw_district(canvas, number, place)
        self._draw_health(canvas, INNER.y + 151)

    def _draw_district(self, canvas: Canvas, number: int, place: pygame.FRect) -> None:
        bitten = self.seen.vampires[number - 1]
        fallen = bitten >= self.seen.humans_at_start
        canvas.box(place.inflate(4, 4), "danger" if fallen else "#120D0B", 2)
        picture = pictures.district(number, place.w, place.h, canvas.scale)
        canvas.picture(picture, place.topleft)
        townsfolk(canvas, place.centerx, place.bottom + 20, bitten)

    def _draw_health(self, canvas: Canvas, y: float) -> None:
        text = self._say("dracula.health", n=self.seen.health, start=self.seen.start_health)
        wide = canvas.text(text, (INNER.x, y), "body_bold", "text").w
        for n in range(self.seen.start_health):
            drop = faces.health_drop(n < self.seen.health, 20, canvas.scale)
            canvas.picture(drop, (INNER.x + wide + 14 + n * 22, y - 1))

    # --- figures ----------------------------------------------------------------------------------------

    def _draw_reasons(self, canvas: Canvas, box: pygame.Rect) -> None:
        """Two-sided bars: Dracula's districts to the left of the word, Van Helsing's to its right."""
        canvas.text(self._say("dracula.result.reasons"), box.topleft, "heading", "line")
        pairs = self.figures.reasons
        most = max((max(pair) for pair in pairs.values()), default=0) or 1
        for row, reason in enumerate(REASONS):
            self._draw_reason(
                canvas, pygame.Rect(box.x, box.y + 28 + row * 25, box.w, 22), reason, pairs[reason], most
            )

    def _draw_reason(self, canvas: Canvas, row: pygame.Rect, reason: str, pair: Pair, most: int) -> None:
        word = 116
        reach = ((row.w - word) / 2 - 24) * self._grown
        room = (row.centerx - word / 2 + 4, row.y, word - 8, row.h)
        canvas.fit(self._say(f"dracula.result.reason.{reason}"), room, "body", "text", one_line=True, size=14)
        for seat, count in enumerate(pair):
            side = -1 if seat == 0 else 1
            length = reach * count / most
            start = row.centerx + side * word / 2
            if count:
                left = start - length if side < 0 else start
                self._draw_bar(canvas, pygame.FRect(left, row.y + 3, max(2.0, length), row.h - 6), seat)
            end = start + side * (length + 12)
            canvas.text(
                str(count),
                (end, row.centery),
                "numeral",
                "text" if count else "dim",
                anchor="center",
                size=14,
            )

    def _draw_discards(self, canvas: Canvas, box: pygame.Rect) -> None:
        """Eight columns, Dracula's part below, Van Helsing's on top."""
        canvas.text(self._say("dracula.result.discards"), box.topleft, "heading", "line")
        pairs = self.figures.discards
        most = max(sum(pair) for pair in pairs) or 1
        step = box.w / len(pairs)
        for value, pair in enumerate(pairs, 1):
            middle = box.x + (value - 0.5) * step
            foot = box.y + 108.0
            for seat, count in enumerate(pair):
                high = BAR_HEIGHT * self._grown * count / most
                if count:
                    self._draw_bar(canvas, pygame.FRect(middle - 10, foot - high, 20, high - 2), seat)
                foot -= high
            count = sum(pair)
            canvas.text(
                str(count),
                (middle, foot - 10),
                "numeral",
                "text" if count else "dim",
                anchor="center",
                size=14,
            )
            canvas.text(str(value), (middle, box.y + 120), "numeral", "line", anchor="center", size=14)

    @staticmethod
    def _draw_bar(canvas: Canvas, rect: pygame.FRect, seat: int) -> None:
        """A bar in the ink and the hatching of `seat`."""
        bars.bar(canvas, rect, FILLS[seat], bars.HATCHINGS[seat])

    def _draw_rounds(self, canvas: Canvas) -> None:
        """Every round as its moon with a mark for each district, in the order of the vane."""
        canvas.text(self._say("dracula.result.courses"), (INNER.x, ROUNDS_Y), "heading", "line")
        y = ROUNDS_Y + 42
        for column, course in enumerate(self.figures.courses):
            x = INNER.x + 13 + column * ROUND_STEP
            canvas.centred(faces.moon(course.round, "current", 13, canvas.scale), (x, y))
            for number, winner in enumerate(course.winners):
                self._draw_mark(canvas, (x + 25 + number * 15, y), winner)

    def _draw_mark(self, canvas: Canvas, centre: Point, seat: int) -> None:
        """A round mark for Dracula, a square one for Van Helsing."""
        x, y = centre
        canvas.box((x - 6, y - 6, 12, 12), FILLS[seat], SEAT_CORNERS[seat])
        canvas.mark_state((x - 6, y - 6, 12, 12), f"won by {seat}", shape=True)

    def _draw_story(self, canvas: Canvas) -> None:
        figures = self.figures
        swing = figures.swing
        if swing:
            role = self._role(swing.seat)
            key, params = "dracula.result.swing.about", {"role": role, "n": swing.won, "total": swing.total}
            story = self._say(key, round=swing.round, **params)
        else:
            story = self._say("dracula.result.swing.none")
        key = "dracula.result.calls" if figures.calls else "dracula.result.calls.none"
        text = f"{story} {self._say(key, n=figures.calls)}"
        room = (INNER.x, ROUNDS_Y + 60, INNER.w, INNER.bottom - ROUNDS_Y - 60)
        canvas.fit(text, room, "body", "text", anchor="midleft")

    def _draw_legend(self, canvas: Canvas) -> None:
        """Which colour and form is whose."""
        x = float(INNER.right)
        for seat in (1, 0):
            role = self._role(seat)
            x = canvas.text(role, (x, ROUNDS_Y + 10), "body", "text", anchor="midright").left
            self._draw_mark(canvas, (x - 14, ROUNDS_Y + 11), seat)
            x -= 44
