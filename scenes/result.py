"""The result of a match: who won and why, how the town ended, and what decided the districts."""

from __future__ import annotations

import pygame

from game.files import SaveProblem
from game.match import Match
from game.names import on_screen
from scenes.menus import launch, pieces, wording
from scenes.menus.page import MenuPage
from scenes.menus.result_page import ResultPage, result_page
from scenes.menus.statistics import REASONS, Pair
from sprites import faces, pictures
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.timeline import Tween, Wait
from sprites.widgets import Button

PANEL = pygame.Rect(300, 174, 680, 446)
INNER = PANEL.inflate(-48, -32)
CARTES = ((158, 330), (1122, 330))
CARTE_TILT = (4.0, -4.0)
REMATCH = pygame.Rect(1030, 636, 226, 70)
AGAIN = pygame.Rect(826, 644, 188, 56)
REPLAY = pygame.Rect(582, 644, 228, 56)
TITLE = pygame.Rect(24, 644, 226, 56)
SEAT_COLOURS = ("#C8413A", "#4A8CA6")
SEAT_CORNERS = (6, 2)
ROUND_STEP = 122
ROUNDS_Y = 494
DISTRICT = (112, 78)
BAR_HEIGHT = 56.0
GROW_AFTER, GROW = 200.0, 600.0


class ResultScene(MenuPage):
    """Shown once a match is over; rematch with the roles swapped is what it proposes."""

    name = "result"

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._match = match
        self._page: ResultPage | None = None
        self._kept = ""
        """Where the replay was saved, or why it was not, as a sentence."""
        self._replay_done = False
        self.grown = 0.0
        """How far the bars have grown since the page opened, 0 to 1."""

    @property
    def page(self) -> ResultPage:
        """The figures, in the language of the moment."""
        if self._page is None:
            self._page = result_page(self.app.language, self._match)
        return self._page

    # --- life -------------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self._page = None
        add, say = self.widgets.add, self.say
        add(Button("title", TITLE, say("menus.result.title"), self.go_back))
        if self._match.journal.path is not None:
            add(
                Button(
                    "replay",
                    REPLAY,
                    say("menus.result.replay"),
                    self._keep_replay,
                    icon="check" if self._replay_done else "save",
                    enabled=not self._replay_done,
                    why=self._kept,
                )
            )
        add(Button("again", AGAIN, say("menus.result.again"), self._again))
        rematch = say("menus.result.rematch")
        sub = say("menus.result.rematch.about")
        add(Button("rematch", REMATCH, rematch, self._rematch, kind="primary", sub=sub))
        if self.focus_id is None:
            self.interaction.set_focus("rematch")

    def enter(self) -> None:
        """Win or lose is heard."""
        self.app.sounds.play("win" if self.page.winner in self._match.humans else "lose")
        self.timeline.play(Wait(GROW_AFTER), Tween(self, GROW, "out_cubic", grown=1.0))

    def _rematch(self) -> None:
        seed = launch.drawn_seed()
        launch.start_setup(self.app, self._match.setup.rematch(seed, seed, launch.now()))

    def _again(self) -> None:
        seed = launch.drawn_seed()
        setup = self._match.setup.rematch(seed, seed, launch.now())
        launch.start_setup(self.app, setup.rematch(seed, seed, launch.now()))

    def _keep_replay(self) -> None:
        path, saves = self._match.journal.path, self.app.services.saves
        if path is None or saves is None:
            return
        title = f"{self.page.names[0]} - {self.page.names[1]} {self._match.setup.when[:10]}"
        kept = saves.keep(path.stem, title)
        if isinstance(kept, SaveProblem):
            self._kept = self.say("menus.result.replay.failed", why=launch.problem_text(self.app, kept))
        else:
            self._replay_done = True
            self._kept = self.say("menus.result.replay.saved", where=on_screen(str(saves.path(kept))))
        self.app.toasts.say(self._kept)
        self.widgets.clear()
        self.build()

    def back(self) -> None:
        """To the title."""
        launch.to_title(self.app)

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        pieces.desk(canvas)
        self._draw_heading(canvas)
        for seat in (0, 1):
            self._draw_carte(canvas, seat)
        canvas.panel(PANEL)
        self._draw_town(canvas)
        self._draw_reasons(canvas, pygame.Rect(INNER.x, INNER.y + 172, 300, 130))
        self._draw_discards(canvas, pygame.Rect(INNER.x + 336, INNER.y + 172, INNER.w - 336, 130))
        self._draw_rounds(canvas)
        self._draw_legend(canvas)
        with canvas.panel_text():
            self._draw_story(canvas)
        self.draw_widgets(canvas)

    def _draw_heading(self, canvas: Canvas) -> None:
        page = self.page
        canvas.fit(page.kicker, (290, 22, 700, 32), "subtitle", "#E6C57A", one_line=True, shadow=True)
        canvas.fit(
            page.title, (290, 46, 700, 76), "handover", ("#FFF3C4", "#C8933A"), one_line=True, shadow=True
        )
        with canvas.panel_text():
            rule = self.say("menus.result.rule", rule=page.rule)
            text = f"{page.reason} [c:gold]{rule}[/c]"
            canvas.fit(text, (290, 122, 700, 46), "body_large", "text", align="center")

    def _draw_carte(self, canvas: Canvas, seat: int) -> None:
        page = self.page
        won = seat == page.winner
        role = wording.role(self.app.language, seat)
        face = faces.carte(seat, role, page.notes[seat], won, canvas.scale)
        glow = "highlight" if won else None
        pieces.draw_turned(canvas, face, CARTES[seat], CARTE_TILT[seat], glow=glow)
        if won:
            x, y = CARTES[seat]
            canvas.icon("crown", (x, y - 176), 40, "highlight")
        canvas.mark_state(pygame.Rect(0, 0, 10, 10), "won" if won else "lost", word=page.notes[seat])

    # --- the town ---------------------------------------------------------------------------------------

    def _draw_town(self, canvas: Canvas) -> None:
        page = self.page
        canvas.text(self.say("menus.result.districts"), INNER.topleft, "heading", "line")
        left = self.say("menus.result.left", n=page.figures.rounds, turns=page.figures.turns)
        canvas.text(left, (INNER.right, INNER.y + 2), "body", "dim", anchor="topright")
        w, h = DISTRICT
        step = (INNER.w - w) / 4
        for number in range(1, 6):
            place = pygame.FRect(INNER.x + (number - 1) * step, INNER.y + 28, w, h)
            self._draw_district(canvas, number, place)
        self._draw_health(canvas, INNER.y + 150)

    def _draw_district(self, canvas: Canvas, number: int, place: pygame.FRect) -> None:
        page = self.page
        bitten = page.vampires[number - 1]
        fallen = bitten >= page.humans
        canvas.box(place.inflate(4, 4), "danger" if fallen else "#120D0B", 2)
        picture = pictures.district(number, place.w, place.h, canvas.scale)
        canvas.picture(picture, place.topleft)
        pieces.townsfolk(canvas, place.centerx, place.bottom + 20, bitten)

    def _draw_health(self, canvas: Canvas, y: float) -> None:
        page = self.page
        text = self.say("dracula.health", n=page.health, start=page.start_health)
        wide = canvas.text(text, (INNER.x, y), "body_bold", "text").w
        for n in range(page.start_health):
            drop = faces.health_drop(n < page.health, 20, canvas.scale)
            canvas.picture(drop, (INNER.x + wide + 14 + n * 22, y - 1))

    # --- figures ----------------------------------------------------------------------------------------

    def _draw_reasons(self, canvas: Canvas, box: pygame.Rect) -> None:
        """Two-sided bars: Dracula's districts to the left of the word, Van Helsing's to its right."""
        canvas.text(self.say("menus.result.reasons"), box.topleft, "heading", "line")
        pairs = self.page.figures.reasons
        most = max((max(pair) for pair in pairs.values()), default=0) or 1
        for row, reason in enumerate(REASONS):
            self._draw_reason(
                canvas, pygame.Rect(box.x, box.y + 28 + row * 25, box.w, 22), reason, pairs[reason], most
            )

    def _draw_reason(self, canvas: Canvas, row: pygame.Rect, reason: str, pair: Pair, most: int) -> None:
        word = 116
        reach = ((row.w - word) / 2 - 24) * self.grown
        room = (row.centerx - word / 2 + 4, row.y, word - 8, row.h)
        canvas.fit(self.say(f"menus.result.reason.{reason}"), room, "body", "text", one_line=True, size=14)
        for seat, count in enumerate(pair):
            side = -1 if seat == 0 else 1
            length = reach * count / most
            start = row.centerx + side * word / 2
            if count:
                left = start - length if side < 0 else start
                canvas.box((left, row.y + 4, max(2, length), row.h - 8), SEAT_COLOURS[seat], 2)
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
        canvas.text(self.say("menus.result.discards"), box.topleft, "heading", "line")
        pairs = self.page.figures.discards
        most = max(sum(pair) for pair in pairs) or 1
        step = box.w / len(pairs)
        for value, pair in enumerate(pairs, 1):
            middle = box.x + (value - 0.5) * step
            foot = box.y + 108.0
            for seat, count in enumerate(pair):
                high = BAR_HEIGHT * self.grown * count / most
                if count:
                    canvas.box((middle - 9, foot - high, 18, high), SEAT_COLOURS[seat], 2)
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

    def _draw_rounds(self, canvas: Canvas) -> None:
        """Every round as its moon with a mark for each district, in the order of the vane."""
        canvas.text(self.say("menus.result.courses"), (INNER.x, ROUNDS_Y), "heading", "line")
        y = ROUNDS_Y + 42
        for column, course in enumerate(self.page.figures.courses):
            x = INNER.x + 13 + column * ROUND_STEP
            canvas.centred(faces.moon(course.round, "current", 13, canvas.scale), (x, y))
            for number, winner in enumerate(course.winners):
                self._draw_mark(canvas, (x + 25 + number * 15, y), winner)

    def _draw_mark(self, canvas: Canvas, centre: Point, seat: int) -> None:
        """A round mark for Dracula, a square one for Van Helsing."""
        x, y = centre
        canvas.box((x - 6, y - 6, 12, 12), SEAT_COLOURS[seat], SEAT_CORNERS[seat])
        canvas.mark_state((x - 6, y - 6, 12, 12), f"won by {seat}", shape=True)

    def _draw_story(self, canvas: Canvas) -> None:
        figures = self.page.figures
        swing = figures.swing
        if swing:
            role = wording.role(self.app.language, swing.seat)
            key, params = "menus.result.swing.about", {"role": role, "n": swing.won, "total": swing.total}
            story = self.say(key, round=swing.round, **params)
        else:
            story = self.say("menus.result.swing.none")
        key = "menus.result.calls" if figures.calls else "menus.result.calls.none"
        text = f"{story} {self.say(key, n=figures.calls)}"
        room = (INNER.x, ROUNDS_Y + 60, INNER.w, INNER.bottom - ROUNDS_Y - 60)
        canvas.fit(text, room, "body", "text", anchor="midleft")

    def _draw_legend(self, canvas: Canvas) -> None:
        """Which colour and form is whose."""
        x = float(INNER.right)
        for seat in (1, 0):
            role = wording.role(self.app.language, seat)
            x = canvas.text(role, (x, ROUNDS_Y + 10), "body", "text", anchor="midright").left
            self._draw_mark(canvas, (x - 14, ROUNDS_Y + 11), seat)
            x -= 44
