"""The pause: an overlay on a running match."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match import Match
from scenes import furniture, keynames
from scenes.confirm import ConfirmScene
from scenes.menus import launch, sides
from scenes.menus.page import MenuPage
from scenes.table.handover import HandoverScene
from sprites import frames
from sprites.canvas import SIZE, Canvas
from sprites.intent import Intent, Point
from sprites.widgets import Button

WIDTH = 376
BUTTON_WIDTH = 300
BUTTON_HEIGHT = 52
FIRST = 108
"""From the panel's upper edge to its first button."""
STEP = 62
FOOT = 112
"""Room under the last button for what becomes of the match and the key that goes on."""


class PauseScene(MenuPage):
    """Resume, rules, options, concede, leave. `seat` is the side that would concede; None takes that away.

    `conceded` is called after the match was given up, when the pause has gone.
    """

    name = "pause"
    wraps = True
    overlay = True

    def __init__(self, match: Match, seat: int | None, conceded: Callable[[], object]) -> None:
        super().__init__()
        self._match = match
        self.rules_of = match.system.id
        self._seat = seat
        self._conceded = conceded
        self.panel = pygame.Rect(0, 0, WIDTH, 0)

    # --- life -------------------------------------------------------------------------------------------

    @property
    def _kept(self) -> bool:
        """True while the record of the match reaches the disk and somebody will go on with it."""
        journal = self._match.journal
        return bool(self._match.humans) and journal.path is not None and journal.problem is None

    @property
    def _note(self) -> str:
        """What becomes of the match when it is left."""
        if not self._match.humans:
            return "menus.pause.watched"
        return "menus.pause.saved" if self._kept else "menus.pause.not_saved"

    @property
    def _lost(self) -> bool:
        """True when leaving would lose what somebody has played."""
        return bool(self._match.humans) and not self._kept and self._match.outcome is None

    def build(self) -> None:
        """See `Scene`."""
        entries: list[tuple[str, str, Callable[[], object]]] = [
            ("resume", "menus.pause.resume", self.back),
            ("rules", "menus.pause.rules", self._rules),
            ("options", "menus.pause.options", self._options),
        ]
        if self._seat is not None and self._match.outcome is None:
            entries.append(("concede", "menus.pause.concede", self._ask_to_concede))
        entries.append(("title", "menus.pause.save" if self._kept else "menus.pause.leave", self._title))
        entries.append(("quit", "menus.pause.quit" if self._kept else "menus.pause.quit.plain", self._quit))
        self.panel = pygame.Rect(0, 0, WIDTH, FIRST + len(entries) * STEP + FOOT)
        self.panel.center = SIZE[0] // 2, SIZE[1] // 2
        left = self.panel.centerx - BUTTON_WIDTH // 2
        for number, (id, key, action) in enumerate(entries):
            kind = "primary" if id == "resume" else "normal"
            rect = (left, self.panel.y + FIRST + number * STEP, BUTTON_WIDTH, BUTTON_HEIGHT)
            self.widgets.add(Button(id, rect, self.say(key), action, kind=kind))
        if self.focus_id is None:
            self.interaction.set_focus("resume")

    # --- what can be done -------------------------------------------------------------------------------

    def action(self, intent: Intent) -> bool:
        """See `Scene`. The key of the rules opens them here as it does on the board."""
        if intent.name == "help":
            self._rules()
            return True
        return super().action(intent)

    def back(self) -> None:
        """Go on with the match."""
        self.app.scenes.pop()

    def _rules(self) -> None:
        self.explain()

    def _options(self) -> None:
        from scenes.options import OptionsScene

        self.app.push(OptionsScene())

    def _ask_to_concede(self) -> None:
        rival = 1 - self._seat if self._seat is not None else 0
        game, config = self._match.system.id, self._match.setup.config
        self.app.push(
            ConfirmScene(
                "concede",
                self._concede,
                rival=lambda: sides.sides(self.app.language, game, config)[rival].name,
            )
        )

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
        """Go at once, but ask first when the match would be lost."""
        if self._lost:
            self.app.push(ConfirmScene("quit", leave))
        else:
            leave()

    def beside(self, pos: Point) -> bool:
        """A press beside the panel goes on with the match."""
        return not self.panel.collidepoint(pos)

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        canvas.panel(self.panel)
        title = (self.panel.x + 24, self.panel.y + 16, self.panel.w - 48, 56)
        canvas.fit(
            self.say("menus.pause.title"), title, "title", ("#FFF6DC", "#C9A461"), size=42, shadow=True
        )
        rule = frames.rule(240, scale=canvas.scale)
        canvas.picture(rule, (self.panel.centerx - 120, self.panel.y + 76))
        with canvas.panel_text():
            box = (self.panel.x + 30, self.panel.bottom - 98, self.panel.w - 60, 44)
            canvas.fit(
                self.say(self._note), box, "secondary", "warning" if self._lost else "dim", align="center"
            )
        self.draw_widgets(canvas)
        hint = [(keynames.key_of(self.app, "cancel"), self.say("menus.hint.resume"))]
        middle = self.panel.centerx + furniture.hints_width(canvas, hint) / 2
        furniture.hints(canvas, hint, middle, self.panel.bottom - 30)
