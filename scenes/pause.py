"""The pause: an overlay on a running match."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match import Match
from scenes import furniture, keynames
from scenes.confirm import ConfirmScene
from scenes.menus import launch, wording
from scenes.menus.page import MenuPage
from scenes.table.handover import HandoverScene
from sprites import frames
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.widgets import Button

PANEL = pygame.Rect(452, 90, 376, 548)
BUTTON_WIDTH = 300
BUTTON_HEIGHT = 54
FIRST = 202
STEP = 64


class PauseScene(MenuPage):
    """Resume, options, concede, leave. `seat` is the side that would concede; None takes that entry away.

    `conceded` is called after the match was given up, when the pause has gone.
    """

    name = "pause"
    wraps = True
    overlay = True

    def __init__(self, match: Match, seat: int | None, conceded: Callable[[], object]) -> None:
        super().__init__()
        self._match = match
        self._seat = seat
        self._conceded = conceded

    # --- life -------------------------------------------------------------------------------------------

    @property
    def _kept(self) -> bool:
        """True while the record of the match reaches the disk."""
        return self._match.journal.path is not None and self._match.journal.problem is None

    def build(self) -> None:
        """See `Scene`."""
        entries: list[tuple[str, str, Callable[[], object]]] = [
            ("resume", "menus.pause.resume", self.back),
            ("options", "menus.pause.options", self._options),
        ]
        if self._seat is not None and self._match.outcome is None:
            entries.append(("concede", "menus.pause.concede", self._ask_to_concede))
        entries.append(("title", "menus.pause.save" if self._kept else "menus.pause.leave", self._title))
        entries.append(("quit", "menus.pause.quit" if self._kept else "menus.pause.quit.plain", self._quit))
        left = PANEL.centerx - BUTTON_WIDTH // 2
        for number, (id, key, action) in enumerate(entries):
            kind = "primary" if id == "resume" else "normal"
            rect = (left, FIRST + number * STEP, BUTTON_WIDTH, BUTTON_HEIGHT)
            self.widgets.add(Button(id, rect, self.say(key), action, kind=kind))
        if self.focus_id is None:
            self.interaction.set_focus("resume")

    # --- what can be done -------------------------------------------------------------------------------

    def back(self) -> None:
        """Go on with the match."""
        self.app.scenes.pop()

    def _options(self) -> None:
        from scenes.options import OptionsScene

        self.app.push(OptionsScene())

    def _ask_to_concede(self) -> None:
        rival = 1 - self._seat if self._seat is not None else 0
        role = wording.role(self.app.language, self._match.system.id, rival)
        self.app.push(ConfirmScene("concede", self._concede, rival=role))

    def _concede(self) -> None:
        if self._seat is not None:
            self._match.concede(self._seat)
        self.app.scenes.pop()
        if isinstance(self.app.scenes.top, HandoverScene):
            self.app.scenes.pop()  # nothing is hidden any more once the match is over
        self._conceded()

    def _title(self) -> None:
        self._leave(lambda: launch.to_title(self.app))

    def _quit(self) -> None:
        self._leave(self.app.quit)

    def _leave(self, leave: Callable[[], object]) -> None:
        """Go at once when the match is kept; ask first when it would be lost."""
        if self._kept or self._match.outcome is not None:
            leave()
        else:
            self.app.push(ConfirmScene("quit", leave))

    def beside(self, pos: Point) -> bool:
        """A press beside the panel goes on with the match."""
        return not PANEL.collidepoint(pos)

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        canvas.panel(PANEL)
        title = (PANEL.x + 24, PANEL.y + 20, PANEL.w - 48, 56)
        canvas.fit(
            self.say("menus.pause.title"), title, "title", ("#FFF6DC", "#C9A461"), size=42, shadow=True
        )
        rule = frames.rule(240, scale=canvas.scale)
        canvas.picture(rule, (PANEL.centerx - 120, PANEL.y + 80))
        note = self.say("menus.pause.saved" if self._kept else "menus.pause.not_saved")
        with canvas.panel_text():
            box = (PANEL.x + 30, PANEL.bottom - 96, PANEL.w - 60, 44)
            canvas.fit(note, box, "secondary", "dim" if self._kept else "warning", align="center")
        self.draw_widgets(canvas)
        hint = [(keynames.key_of(self.app, "cancel"), self.say("menus.hint.resume"))]
        middle = PANEL.centerx + furniture.hints_width(canvas, hint) / 2
        furniture.hints(canvas, hint, middle, PANEL.bottom - 30)
