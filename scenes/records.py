"""The records: what one player has won against whom, rows of wins, and the last matches."""

from __future__ import annotations

from datetime import datetime

import pygame

from game.language import decimal
from game.records import Finished, Statistics, Tally, statistics
from game.systems import SYSTEMS
from scenes import furniture, keynames, recording
from scenes.boards import BOARDS
from scenes.menus import launch, wording
from scenes.menus.page import MenuPage
from scenes.menus.setup_model import FIRST_GAME
from scenes.menus.vignette import draw_fan
from scenes.replays.list import ReplaysScene
from scenes.replays.words import player
from sprites import faces, frames, pictures
from sprites.canvas import Canvas
from sprites.theme import SMALLEST, STYLES
from sprites.widgets import Button

TABLE = pygame.Rect(24, 62, 600, 640)
FIGURES = pygame.Rect(648, 62, 608, 196)
LATEST = pygame.Rect(648, 276, 608, 330)
REPLAYS = pygame.Rect(648, 632, 262, 62)
BACK = pygame.Rect(1030, 636, 226, 56)
LEVELS_X, LEVELS_W = 44, 148
COLUMN_W, COLUMN_GAP = 190, 10
PORTRAIT = (150, 112)
FIRST_ROW, ROW = 236, 84
TOTAL_ROW = 88
LATEST_ROW = 45
SEAL = 40.0
TWO_LINES = 44
"""Height of two lines under a figure."""
EMPTY = pygame.Rect(24, 62, 1232, 552)


class RecordsScene(MenuPage):
    """What the matches of `game` add up to; `matches`, if they are given, instead of the player's own."""

    name = "records"
    music = "title"

    def __init__(self, matches: list[Finished] | None = None, game: str = FIRST_GAME) -> None:
        super().__init__()
        self._game = game
        self._matches = matches
        self._told: Statistics | None = None

    # --- life -------------------------------------------------------------------------------------------

    @property
    def told(self) -> Statistics:
        """All figures of the page."""
        if self._told is None:
            self._told = self._read()
        return self._told

    def _read(self) -> Statistics:
        records = recording.opened(self.app) if self._matches is None else None
        if records is not None:
            found = records.statistics(self._game)
            if records.problem:
                self.app.toasts.say(records.problem.words(self.app.language))
            return found
        return statistics(self._matches or [])

    @property
    def _empty(self) -> bool:
        return not self.told.last

    def build(self) -> None:
        """See `Scene`."""
        add, say = self.widgets.add, self.say
        add(Button("replays", REPLAYS, say("records.replays"), self._replays, kind="primary", icon="play"))
        add(Button("back", BACK, say("replays.back"), self.go_back))
        if self.focus_id is None:
            self.interaction.set_focus("replays")

    def _replays(self) -> None:
        self.app.push(ReplaysScene(), "page")

    def back(self) -> None:
        """To where it was opened."""
        launch.back(self.app)

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        furniture.desk(canvas)
        furniture.top_bar(canvas, self.say("records.title"), "cup")
        if self._empty:
            canvas.panel(EMPTY)
            title, about = self.say("records.empty"), self.say("records.empty.about")
            draw_fan(canvas, EMPTY, ("B4", "O8", "S7"), 262, title, about)
        else:
            canvas.panel(TABLE)
            canvas.panel(FIGURES)
            canvas.panel(LATEST)
            with canvas.panel_text():
                self._draw_table(canvas)
                self._draw_figures(canvas)
                self._draw_latest(canvas)
        self.draw_widgets(canvas)
        leave = [(keynames.key_of(self.app, "cancel"), self.say("menus.hint.back"))]
        furniture.hints(canvas, leave, 1014, BACK.centery)

    def _draw_table(self, canvas: Canvas) -> None:
        """Role by level: how many were won of how many, with a bar."""
        levels = list(SYSTEMS[self._game].levels)
        for seat in (0, 1):
            left = self._column(seat)
            portrait = faces.framed_portrait(BOARDS[self._game].portraits[seat], *PORTRAIT, canvas.scale)
            canvas.picture(portrait, (left + (COLUMN_W - PORTRAIT[0]) / 2, TABLE.y + 22))
            role = wording.role(self.app.language, self._game, seat)
            room = (left, TABLE.y + 22 + PORTRAIT[1], COLUMN_W, 34)
            canvas.fit(role, room, "button", "text", one_line=True)
        for number, level in enumerate(levels):
            y = FIRST_ROW + number * ROW
            canvas.line((LEVELS_X, y), (TABLE.right - 20, y), "line2")
            name = wording.level(self.app.language, level)
            room = (LEVELS_X, y + 8, LEVELS_W, ROW - 16)
            canvas.fit(name, room, "button", "line", anchor="midleft", one_line=True)
            for seat in (0, 1):
                self._draw_tally(canvas, self.told.by.get((seat, level), Tally()), self._column(seat), y, ROW)
        y = FIRST_ROW + len(levels) * ROW
        canvas.line((LEVELS_X, y), (TABLE.right - 20, y), "gold", 1.6)
        room = (LEVELS_X, y + 8, LEVELS_W, TOTAL_ROW - 16)
        canvas.fit(self.say("records.total"), room, "button", "text", anchor="midleft", one_line=True)
        for seat in (0, 1):
            self._draw_tally(canvas, self._sum(seat), self._column(seat), y, TOTAL_ROW)

    def _column(self, seat: int) -> int:
        return LEVELS_X + LEVELS_W + seat * (COLUMN_W + COLUMN_GAP)

    def _sum(self, seat: int) -> Tally:
        mine = [tally for (place, _), tally in self.told.by.items() if place == seat]
        return Tally(sum(tally.games for tally in mine), sum(tally.wins for tally in mine))

    def _draw_tally(self, canvas: Canvas, tally: Tally, left: int, y: int, high: int) -> None:
        middle = y + high / 2
        if not tally.games:
            canvas.text("–", (left + COLUMN_W / 2, middle), "body_large", "dim", anchor="center")
            return
        words = self.say("records.won_of", won=tally.wins, n=tally.games)
        canvas.fit(words, (left + 4, middle - 27, COLUMN_W - 8, 26), "label", "text", one_line=True)
        share = tally.wins / tally.games
        bar = frames.gauge(COLUMN_W - 40, 10, share, canvas.scale, colour=canvas.code("highlight"))
        canvas.picture(bar, (left + 20, middle + 6))

    def _draw_figures(self, canvas: Canvas) -> None:
        told = self.told
        share = round(100 * told.alone.wins / told.alone.games) if told.alone.games else 0
        figures = (
            (str(told.alone.games), "records.games"),
            (self.say("menus.options.percent", n=share), "records.share"),
            (str(told.streak), "records.streak"),
            (str(told.best), "records.best"),
            (self._rounds(told.rounds), "records.rounds"),
        )
        wide = (FIGURES.w - 32) / len(figures)
        size = _common_size(canvas, [self.say(key) for _, key in figures], wide - 8)
        for number, (figure, key) in enumerate(figures):
            left = FIGURES.x + 16 + number * wide
            room = (left, FIGURES.y + 20, wide, 64)
            gold = ("#FFF3C4", "#C8933A")
            canvas.fit(figure, room, "title", gold, one_line=True, size=44, shadow=True)
            room = (left + 4, FIGURES.y + 86, wide - 8, TWO_LINES)
            canvas.fit(self.say(key), room, "body", "dim", align="center", size=size)
            if number:
                canvas.line((left, FIGURES.y + 30), (left, FIGURES.y + 124), "line2")
        first, second = told.people
        if first + second:
            roles = [wording.role(self.app.language, self._game, seat) for seat in (0, 1)]
            words = self.say(
                "records.people", n=first + second, first=roles[0], second=roles[1], one=first, two=second
            )
        else:
            words = self.say("records.people.none")
        room = (FIGURES.x + 24, FIGURES.y + 140, FIGURES.w - 48, 40)
        canvas.fit(f"[icon:person]~{words}", room, "body", "text")

    def _rounds(self, rounds: float) -> str:
        return decimal(self.app.language.code, f"{rounds:.1f}")

    def _draw_latest(self, canvas: Canvas) -> None:
        title = (LATEST.x + 24, LATEST.y + 12, LATEST.w - 48, 30)
        canvas.fit(self.say("records.latest"), title, "heading", "line", anchor="midleft", one_line=True)
        for number, match in enumerate(self.told.last):
            self._draw_match(canvas, match, LATEST.y + 46 + number * LATEST_ROW)

    def _draw_match(self, canvas: Canvas, match: Finished, y: int) -> None:
        middle = y + LATEST_ROW / 2
        if match.winner is not None:
            seal = pictures.seal(match.winner, "whole", canvas.scale, SEAL)
            canvas.centred(seal, (LATEST.x + 46, middle))
        if match.winner is None:
            result, ink = self.say("replays.draw"), "text"
        elif match.person is None:
            result, ink = self.say("records.two"), "text"
        else:
            result = self.say("menus.result.won" if match.won else "menus.result.lost")
            ink = "highlight" if match.won else "dim"
        canvas.fit(
            result, (LATEST.x + 76, y, 120, LATEST_ROW), "body_bold", ink, anchor="midleft", one_line=True
        )
        who = " – ".join(player(self.app.language, seat) for seat in match.seats)
        room = (LATEST.x + 202, y, 262, LATEST_ROW)
        canvas.fit(who, room, "body", "text", anchor="midleft", one_line=True)
        when = wording.when(self.app.language, match.when, datetime.now())
        room = (LATEST.right - 140, y, 120, LATEST_ROW)
        canvas.fit(when, room, "secondary", "dim", anchor="midright", one_line=True)


def _common_size(canvas: Canvas, texts: list[str], wide: float) -> float:
    """The largest size at which every one of `texts` takes at most two lines: they stand side by side."""
    size = STYLES["body"].size
    while size * canvas.text_factor > SMALLEST and any(
        canvas.measure(text, "body", wide, size)[1] > TWO_LINES for text in texts
    ):
        size -= 0.5
    return size
