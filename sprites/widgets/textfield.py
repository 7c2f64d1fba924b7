"""The line of text that a player types: names, seeds, search words."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from game.letters import DRAWN
from sprites import frames
from sprites.canvas import Canvas
from sprites.intent import Intent
from sprites.widgets.base import Box, Look, Widget

BLINK = 530.0


class TextField(Widget):
    """One line of text. Letters come from text events only, so every keyboard layout and accent works.

    `accept` says whether a character may stand in it, all that the typefaces have by default; `changed` hears
    every new value.
    """

    repeats = True

    def __init__(
        self,
        id: str,
        rect: Box,
        text: str,
        value: str,
        changed: Callable[[str], object],
        *,
        limit: int = 24,
        empty: str = "",
        accept: Callable[[str], bool] = DRAWN.__contains__,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        group: str = "main",
    ) -> None:
        super().__init__(id, rect, text, enabled=enabled, why=why, tip=tip, group=group)
        self.value = value
        self.caret = len(value)
        self.limit = limit
        self.empty = empty
        self.accept = accept
        self._changed = changed
        self._clock = 0.0

    def update(self, dt_ms: float, look: Look) -> bool:
        """The caret blinks while it has the focus."""
        was = self.typing
        self.typing = self.enabled and look.lit == self.id
        before = self._caret_shown
        self._clock = (self._clock + dt_ms) % (2 * BLINK) if self.typing else 0.0
        return super().update(dt_ms, look) or was != self.typing or before != self._caret_shown

    @property
    def _caret_shown(self) -> bool:
        return self.typing and self._clock < BLINK

    def handle(self, intent: Intent, focused: str | None) -> bool:
        """Typing and moving the caret, while focused."""
        if focused is None or not self.enabled:
            return False
        match intent.name:
            case "text":
                return self._type(intent.text)
            case "erase":
                return self._replace(
                    self.value[: max(0, self.caret - 1)] + self.value[self.caret :], self.caret - 1
                )
            case "erase_ahead":
                return self._replace(self.value[: self.caret] + self.value[self.caret + 1 :], self.caret)
            case "left":
                return self._move(self.caret - 1)
            case "right":
                return self._move(self.caret + 1)
            case "home":
                return self._move(0)
            case "end":
                return self._move(len(self.value))
        return False

    def take(self, text: str) -> None:
        """Let `text`, as far as it may stand here, take the place of what stood here."""
        fitting = self._fitting(text, self.limit)
        self._replace(fitting, len(fitting))

    def _type(self, text: str) -> bool:
        fitting = self._fitting(text, self.limit - len(self.value))
        return self._replace(
            self.value[: self.caret] + fitting + self.value[self.caret :], self.caret + len(fitting)
        )

    def _fitting(self, text: str, room: int) -> str:
        # a letter and its accent may come as two signs
        return "".join(filter(self.accept, unicodedata.normalize("NFC", text)))[:room]

    def _replace(self, value: str, caret: int) -> bool:
        if value != self.value:
            self.value = value
            self._changed(value)
        return self._move(caret)

    def _move(self, caret: int) -> bool:
        self.caret = min(len(self.value), max(0, caret))
        self._clock = 0.0
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        lit = look.lit == self.id
        state = "disabled" if not self.enabled else "focus" if lit else "normal"
        x = self.rect.x + look.offset(self.id)
        face = frames.field(self.rect.w, self.rect.h, canvas.skin.name, state, canvas.scale)
        canvas.picture(face, (x, self.rect.y))
        room = self.rect.inflate(-20, -8)
        shown = plainly(self.value) or self.empty
        drawn = canvas.fit(
            shown, room, "body_large", "text" if self.value else "dim", anchor="midleft", one_line=True
        )
        if self._caret_shown:
            whole, before = (
                canvas.measure(plainly(text), "body_large")[0]
                for text in (self.value, self.value[: self.caret])
            )  # the field may have made the letters smaller, all of them alike
            at = room.x + (drawn.w * before / whole if whole else 0) + 1
            canvas.line((at, self.rect.centery - 10), (at, self.rect.centery + 10), "focus", 2)


def plainly(text: str) -> str:
    """`text` so that nothing in it is taken for markup."""
    return text.replace("[", "[\u200b").replace("~", "\u223c")
