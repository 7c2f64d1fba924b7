"""One of a list of pictured things: the field that shows the chosen one, and the page that opens from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scenes import furniture, keynames
from scenes.menus.page import MenuPage
from sprites import frames
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.widgets import Button, Look, ScrollList, Widget
from sprites.widgets.base import Box

RATIO = 0.71
"""Width of a picture to its height: that of a card."""
ROW = 92
MOST_ROWS = 5
"""So many are seen at once; with more the list scrolls."""
WIDE = 620
HEAD, FOOT = 74, 82


@dataclass(frozen=True, slots=True)
class Pick:
    """One thing of the list; `picture(w, h, scale)` paints it and keeps it elsewhere."""

    id: str
    name: str
    about: str
    picture: Callable[[float, float, float], pygame.Surface]


class Picked(Widget):
    """The chosen one with its picture; a press calls `opens`, which shows a `PickScene`."""

    def __init__(
        self,
        id: str,
        rect: Box,
        title: str,
        pick: Pick,
        opens: Callable[[], object],
        *,
        group: str = "main",
    ) -> None:
        super().__init__(id, rect, title, group=group)
        self.pick = pick
        self._opens = opens

    @property
    def label(self) -> str:
        """See `Widget`."""
        return f"{self.text}: {self.pick.name}"

    def press(self, target_id: str) -> None:
        """See `Widget`."""
        self._opens()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        lit = look.lit == self.id
        self.glow(canvas, self.rect)
        face = frames.button(
            self.rect.w, self.rect.h, canvas.skin.name, "focus" if lit else "normal", canvas.scale
        )
        canvas.picture(face, self.rect.topleft)
        draw_pick(canvas, self.pick, self.rect.inflate(-16, -12), "bright" if lit else "text")
        canvas.icon("chevron_down", (self.rect.right - 22, self.rect.centery), 14, "line")
        if lit:
            canvas.mark_state(self.rect, "focus", shape=True)


def draw_pick(canvas: Canvas, pick: Pick, rect: pygame.Rect, ink: str) -> None:
    """The picture, the name and the line of `pick` in `rect`, its right end left free."""
    wide = round(rect.h * RATIO)
    canvas.picture(pick.picture(wide, rect.h, canvas.scale), rect.topleft)
    room = pygame.Rect(rect.x + wide + 14, rect.y, rect.w - wide - 48, rect.h)
    high = round(rect.h * 0.44)
    name, about = (room.x, room.y, room.w, high), (room.x, room.y + high, room.w, room.h - high)
    canvas.fit(pick.name, name, "button", ink, anchor="midleft", one_line=True, size=19, smallest=15)
    canvas.fit(pick.about, about, "body", "dim", anchor="topleft")


class PickScene(MenuPage):
    """The whole list over the page; `done` hears the id that was chosen, once and after the list has gone."""

    name = "picking"
    overlay = True

    def __init__(self, title: str, picks: Sequence[Pick], value: str, done: Callable[[str], object]) -> None:
        super().__init__()
        self._title, self._picks, self._value = title, picks, value
        self._done = done
        rows = min(MOST_ROWS, len(picks)) * ROW
        self.panel = pygame.Rect(0, 0, WIDE, HEAD + rows + FOOT)
        self.panel.center = (640, 360)
        self._rows = pygame.Rect(self.panel.x + 24, self.panel.y + HEAD, WIDE - 48, rows)

    def build(self) -> None:
        """See `Scene`."""
        place = next((n for n, pick in enumerate(self._picks) if pick.id == self._value), 0)
        rows = ScrollList(
            "pick", self._rows, len(self._picks), ROW, self._paint, self._choose, row_label=self._label
        )
        rows.show(place * ROW, (place + 1) * ROW)
        self.widgets.add(rows)
        back = pygame.Rect(self.panel.right - 24 - 168, self.panel.bottom - 66, 168, 48)
        self.widgets.add(Button("back", back, self.say("menus.back"), self.go_back, group="foot"))
        if self.focus_id is None:
            self.interaction.set_focus(f"pick.{place}")

    def _label(self, number: int) -> str:
        return self._picks[number].name

    def _choose(self, number: int) -> None:
        self.back()
        self._done(self._picks[number].id)

    def back(self) -> None:
        """Everything stays as it was."""
        self.app.scenes.pop()

    def beside(self, pos: Point) -> bool:
        """A press beside the list changes nothing."""
        return not self.panel.collidepoint(pos)

    def rings_itself(self, target_id: str) -> bool:
        """See `MenuPage`. A row is framed as it is."""
        return target_id.startswith("pick.")

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        canvas.panel(self.panel)
        room = (self.panel.x + 28, self.panel.y + 16, WIDE - 56, 44)
        canvas.fit(self._title, room, "title", "text", anchor="midleft", one_line=True, shadow=True)
        with canvas.panel_text():
            self.draw_widgets(canvas)
        leave = [(keynames.key_of(self.app, "cancel"), self.say("menus.hint.back"))]
        furniture.hints(canvas, leave, self.panel.right - 206, self.panel.bottom - 42)

    def _paint(self, canvas: Canvas, number: int, rect: pygame.FRect, lit: bool) -> None:
        pick, area = self._picks[number], pygame.Rect(rect).inflate(-6, -8)
        chosen = pick.id == self._value
        if chosen:
            canvas.fill(area, "line2", 60)
            canvas.box(area, "highlight", 6, 1.4)
            canvas.icon("check", (area.right - 20, area.centery), 16, "highlight")
            canvas.mark_state(area, "selected", shape=True)
        if lit:
            canvas.box(area, "focus", 6, 2.4)
            canvas.mark_state(area, "focus", shape=True)
        draw_pick(canvas, pick, area.inflate(-16, -10), "bright" if lit or chosen else "text")
