"""The records of a game: what one player has won against whom, rows of wins, and the last matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial

import pygame

from game.journal import SeatSetup
from game.language import Texts, decimal
from game.opponents import NOVICE
from game.records import Finished, Statistics, Tally, statistics
from game.systems import SYSTEMS
from scenes import furniture, recording
from scenes.boards import BOARDS
from scenes.menus import launch, sides, wording
from scenes.menus.games import GameRow
from scenes.menus.page import MenuPage
from scenes.menus.parts import Side
from scenes.menus.setup_model import FIRST_GAME
from scenes.menus.vignette import draw_fan
from scenes.replays.list import ReplaysScene
from scenes.replays.words import player
from sprites import faces, frames, pictures
from sprites.canvas import Canvas, Rectangle
from sprites.widgets import Button, Look, Widget

TABLE = pygame.Rect(24, 120, 600, 582)
FIGURES = pygame.Rect(648, 120, 608, 170)
LATEST = pygame.Rect(648, 300, 608, 332)
REPLAYS = pygame.Rect(994, 640, 262, 62)
REPLAYS_ALONE = pygame.Rect(509, 640, 262, 62)
LEVELS_X, LEVELS_W = 44, 148
COLUMNS_W, COLUMN_GAP = 400, 10
NARROW = 140
"""Columns up to so wide have room for few words."""
PORTRAIT = (150, 104)
FIRST_ROW, ROW = 274, 82
TOTAL_ROW = 88
LATEST_TOP, LATEST_ROW = 40, 48
"""Where the last matches begin under the upper edge of their panel, and from one to the next."""
SEAL = 40.0
TWO_LINES = 44
"""Height of two lines under a figure."""
EMPTY = pygame.Rect(24, 120, 1232, 510)


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
        return statistics([match for match in self._matches or [] if match.game == self._game])

    @property
    def _empty(self) -> bool:
        return not self.told.last

    def build(self) -> None:
        """See `Scene`."""
        add = self.widgets.add
        add(GameRow(self.app.language, self._game, self._turn_to))
        for number, match in enumerate(self.told.last):
            add(self._row(number, match))
        place, words = REPLAYS_ALONE if self._empty else REPLAYS, self.say("records.replays")
        add(Button("replays", place, words, self._replays, kind="primary", icon="play"))
        self.add_back()
        if self.focus_id is None:
            self.interaction.set_focus("replays")

    def _row(self, number: int, match: Finished) -> MatchRow:
        y = LATEST.y + LATEST_TOP + number * LATEST_ROW
        rect = pygame.Rect(LATEST.x + 12, y, LATEST.w - 24, LATEST_ROW - 8)
        words = f"{self._result(match)[0]}. {self._played(match)} {_players(self.app.language, match)}"
        watch = partial(self._replays, match)
        return MatchRow(f"match.{number}", rect, words, watch, partial(self._draw_match, match=match))

    def _turn_to(self, game: str) -> None:
        self._game, self._told = game, None
        self.widgets.clear()
        self.build()
        self.changed()

    def _replays(self, wanted: Finished | None = None) -> None:
        """Open the replays, at the match that is `wanted`."""
        self.app.push(ReplaysScene(wanted=wanted), "page")

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
            draw_fan(canvas, EMPTY, [BOARDS[self._game].memento], 262, title, about)
        else:
            canvas.panel(TABLE)
            canvas.panel(FIGURES)
            canvas.panel(LATEST)
            with canvas.panel_text():
                self._draw_table(canvas)
                self._draw_figures(canvas)
                self._draw_latest(canvas)
        with canvas.panel_text():
            self.draw_widgets(canvas)

    def _draw_table(self, canvas: Canvas) -> None:
        """Side by level: how many were won of how many, with a bar."""
        levels = list(SYSTEMS[self._game].levels)
        columns = self._columns()
        wide = COLUMNS_W / len(columns) - COLUMN_GAP
        lefts = [LEVELS_X + LEVELS_W + number * (wide + COLUMN_GAP) for number in range(len(columns))]
        for column, left in zip(columns, lefts, strict=True):
            self._draw_head(canvas, column, left, wide)
        for number, level in enumerate(levels):
            y = FIRST_ROW + number * ROW
            canvas.line((LEVELS_X, y), (TABLE.right - 20, y), "line2")
            name = wording.level(self.app.language, level)
            room = (LEVELS_X, y + 8, LEVELS_W, ROW - 16)
            canvas.fit(name, room, "button", "line", anchor="midleft", one_line=True)
            for column, left in zip(columns, lefts, strict=True):
                _draw_tally(self, canvas, column.tallies.get(level, Tally()), (left, y, wide, ROW))
        y = FIRST_ROW + len(levels) * ROW
        canvas.line((LEVELS_X, y), (TABLE.right - 20, y), "gold", 1.6)
        room = (LEVELS_X, y + 8, LEVELS_W, TOTAL_ROW - 16)
        canvas.fit(self.say("records.total"), room, "button", "text", anchor="midleft", one_line=True)
        for column, left in zip(columns, lefts, strict=True):
            _draw_tally(self, canvas, column.total, (left, y, wide, TOTAL_ROW))

    def _columns(self) -> list[Column]:
        """The sides that one can play; where they are chosen also the matches of any other, if there are."""
        choosable = BOARDS[self._game].setup.choosable(self.app.language)
        if not choosable:
            by = self.told.by
            return [
                Column(side, {level: tally for (place, level), tally in by.items() if place == seat})
                for seat, side in enumerate(sides.seats(self.app.language, self._game))
            ]
        told = self.told.by_side
        found = [
            Column(side, {level: tally for (played, level), tally in told.items() if played == key})
            for key, side in choosable
        ]
        known = {key for key, _ in choosable}
        others: dict[str, Tally] = {}
        for (played, level), tally in told.items():
            if played not in known:
                before = others.get(level, Tally())
                others[level] = Tally(before.games + tally.games, before.wins + tally.wins)
        return [*found, Column(Side("", self.say("records.others")), others)] if others else found

    def _draw_head(self, canvas: Canvas, column: Column, left: float, wide: float) -> None:
        """The portrait of a side over its name."""
        w = min(PORTRAIT[0], wide)
        if column.side.portrait:
            portrait = faces.framed_portrait(column.side.portrait, w, PORTRAIT[1], canvas.scale)
            canvas.picture(portrait, (left + (wide - w) / 2, TABLE.y + 14))
        room = (left, TABLE.y + 15 + PORTRAIT[1], wide, 34)
        canvas.fit(column.side.name, room, "button", "text", one_line=True)

    def _draw_figures(self, canvas: Canvas) -> None:
        told = self.told
        share = round(100 * told.alone.wins / told.alone.games) if told.alone.games else 0
        figures = (
            (str(told.alone.games), "records.games"),
            (self.say("menus.options.percent", n=share), "records.share"),
            (str(told.streak), "records.streak"),
            (str(told.best), "records.best"),
            (self._rounds(told.rounds), f"{self._game}.progress.each"),
        )
        wide = (FIGURES.w - 32) / len(figures)
        size = _common_size(canvas, [self.say(key) for _, key in figures], wide - 8)
        for number, (figure, key) in enumerate(figures):
            left = FIGURES.x + 16 + number * wide
            room = (left, FIGURES.y + 10, wide, 62)
            gold = ("#FFF3C4", "#C8933A")
            canvas.fit(figure, room, "title", gold, one_line=True, size=44, shadow=True)
            room = (left + 4, FIGURES.y + 72, wide - 8, TWO_LINES)
            canvas.fit(self.say(key), room, "body", "dim", align="center", size=size)
            if number:
                canvas.line((left, FIGURES.y + 20), (left, FIGURES.y + 112), "line2")
        first, second = told.people
        if first + second and BOARDS[self._game].setup.choosable(self.app.language):
            words = self.say("records.people.chosen", n=first + second)
        elif first + second:
            roles = [wording.role(self.app.language, self._game, seat) for seat in (0, 1)]
            words = self.say(
                "records.people", n=first + second, first=roles[0], second=roles[1], one=first, two=second
            )
        else:
            words = self.say("records.people.none")
        room = (FIGURES.x + 24, FIGURES.y + 120, FIGURES.w - 48, 40)
        canvas.fit(f"[icon:person]~{words}", room, "body", "text")

    def _rounds(self, rounds: float) -> str:
        return decimal(self.app.language.code, f"{rounds:.1f}")

    def _draw_latest(self, canvas: Canvas) -> None:
        title = (LATEST.x + 24, LATEST.y + 8, LATEST.w - 48, 30)
        canvas.fit(self.say("records.latest"), title, "heading", "line", anchor="midleft", one_line=True)

    def _result(self, match: Finished) -> tuple[str, str]:
        """How a match went for the person, in a word, and the colour of it."""
        if match.winner is None:
            return self.say("replays.draw"), "text"
        if match.person is None:
            return self.say("records.two"), "text"
        won = "won" if match.won else "lost"
        return self.say(f"menus.result.{won}"), "highlight" if match.won else "dim"

    def _played(self, match: Finished) -> str:
        """What was played against what, in the order of the seats; "" where there is nothing to choose."""
        part = BOARDS[self._game].setup
        names = [part.played_name(self.app.language, played) for played in match.sides]
        return " – ".join(names) if all(names) else ""

    def _draw_match(self, canvas: Canvas, rect: pygame.Rect, match: Finished) -> None:
        if match.winner is not None:
            seal = pictures.seal(BOARDS[self._game].seals[match.winner], "whole", canvas.scale, SEAL)
            canvas.centred(seal, (rect.x + 34, rect.centery))
        result, ink = self._result(match)
        room = (rect.x + 64, rect.y, 98, rect.h)
        canvas.fit(result, room, "body_bold", ink, anchor="midleft", one_line=True)
        who, played = _players(self.app.language, match), self._played(match)
        left, top, high = rect.x + 168, rect.y, rect.h
        if played:
            whole = (left, top, rect.right - 28 - left, 22)
            canvas.fit(played, whole, "body", "text", anchor="midleft", one_line=True)
            top, high = top + 21, 18
        room = (left, top, 268, high)
        style, ink = ("secondary", "dim") if played else ("body", "text")
        canvas.fit(who, room, style, ink, anchor="midleft", one_line=True)
        when = wording.when(self.app.language, match.ended or match.when, datetime.now())
        room = (rect.right - 142, top, 114, high)
        canvas.fit(when, room, "secondary", "dim", anchor="midright", one_line=True)
        canvas.icon("play", (rect.right - 14, rect.centery), 12, "line")


class MatchRow(Widget):
    """One of the last matches, which leads to its replay; `paint` draws what stands in it."""

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        text: str,
        action: Callable[[], object],
        paint: Callable[[Canvas, pygame.Rect], object],
    ) -> None:
        super().__init__(id, rect, text, group="latest")
        self._action = action
        self._paint = paint

    def press(self, target_id: str) -> None:
        """See `Widget`."""
        self._action()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        if look.lit == self.id:
            canvas.fill(self.rect, "line2", 60)
            canvas.box(self.rect, "focus", 6, 1.4)
            canvas.mark_state(self.rect, "focus", shape=True)
        self._paint(canvas, self.rect)


@dataclass(frozen=True, slots=True)
class Column:
    """A side of the table, with what was won with it by level of the rival."""

    side: Side
    tallies: Mapping[str, Tally]

    @property
    def total(self) -> Tally:
        """All levels together."""
        tallies = self.tallies.values()
        return Tally(sum(tally.games for tally in tallies), sum(tally.wins for tally in tallies))


def _draw_tally(page: RecordsScene, canvas: Canvas, tally: Tally, room: Rectangle) -> None:
    """How many were won of how many, over a bar."""
    left, y, wide, high = room
    middle = y + high / 2
    if not tally.games:
        canvas.text("–", (left + wide / 2, middle), "body_large", "dim", anchor="center")
        return
    key = "records.won_of" if wide > NARROW else "records.won_of.short"
    words = page.say(key, won=tally.wins, n=tally.games)
    canvas.fit(words, (left + 4, middle - 27, wide - 8, 26), "label", "text", one_line=True)
    share = tally.wins / tally.games
    margin = 20 if wide > NARROW else 8
    bar = frames.gauge(wide - 2 * margin, 10, share, canvas.scale, colour=canvas.code("highlight"))
    canvas.picture(bar, (left + margin, middle + 6))


def _players(language: Texts, match: Finished) -> str:
    return " – ".join(_player(language, match, seat) for seat in match.seats)


def _player(language: Texts, match: Finished, seat: SeatSetup) -> str:
    """A player; of a computer player also how often the Novice decided in its place."""
    name = player(language, seat)
    if seat.human or not match.stand_ins:
        return name
    novice = wording.level(language, NOVICE)
    return language.text("records.stood_in", name=name, novice=novice, n=match.stand_ins)


def _common_size(canvas: Canvas, texts: list[str], wide: float) -> float:
    """The largest size at which every one of `texts` takes at most two lines: they stand side by side."""
    return furniture.common_size(
        canvas,
        "body",
        lambda size: all(canvas.measure(text, "body", wide, size)[1] <= TWO_LINES for text in texts),
    )
