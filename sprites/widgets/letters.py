"""A board of letters on the screen, for whoever has no keys at hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from sprites import frames
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent
from sprites.widgets.base import Box, Look, Widget
from sprites.widgets.choice import CHOSEN

ROWS: Final = ("1234567890", "qwertyuiop", "asdfghjklñ", "zxcvbnm-'.", "áéíóúüç¡!?")
COLUMNS: Final = 10
GAP: Final = 8
KEYS: Final = {"shift": ("arrow_up", 3), "space": ("", 4), "erase": ("arrow_left", 3)}
"""The keys of the last row: icon, and how many columns wide."""


class Letters(Widget):
    """Writes a text letter by letter; `changed` hears every new one.

    `accept` says which characters may stand in it: rows without any are left out. `names` are those of the
    keys of the last row, in the player's language. Its targets are called `id.SIGN` and `id.KEY`; capitals
    come with *shift*, and by themselves at the beginning of a word. Typed letters are taken as well.
    """

    repeats = True

    def __init__(
        self,
        id: str,
        rect: Box,
        text: str,
        changed: Callable[[str], object],
        *,
        limit: int,
        accept: Callable[[str], bool],
        names: dict[str, str],
    ) -> None:
        super().__init__(id, rect, text, group="letters")
        self.value = text
        self.limit = limit
        self._accept = accept
        self._changed = changed
        self._names = names
        self._shifted: bool | None = None
        """What was chosen with *shift*; None as long as the beginning of a word decides."""
        self.typing = True
        self._places = self._laid_out()

    def _laid_out(self) -> dict[str, pygame.Rect]:
        rows = [row for row in ROWS if any(map(self._accept, row))]
        lined = [[(sign, 1) for sign in row] for row in rows]
        lined.append([(key, wide) for key, (_, wide) in KEYS.items() if key == "erase" or self._accept("a")])
        step_x = (self.rect.w + GAP) / COLUMNS
        step_y = (self.rect.h + GAP) / len(lined)
        places = {}
        for number, row in enumerate(lined):
            column = COLUMNS - sum(wide for _, wide in row)
            for key, wide in row:
                x, y = self.rect.x + column * step_x, self.rect.y + number * step_y
                places[key] = pygame.Rect(round(x), round(y), round(wide * step_x) - GAP, round(step_y) - GAP)
                column += wide
        return places

    @property
    def capital(self) -> bool:
        """True while the next letter is a capital."""
        return self._shifted if self._shifted is not None else not self.value or self.value[-1] == " "

    def targets(self) -> list[Target]:
        """One for each key."""
        return [
            self.target(f"{self.id}.{key}", place, self._names.get(key, self._shown(key)))
            for key, place in self._places.items()
        ]

    def _shown(self, sign: str) -> str:
        return sign.upper() if self.capital else sign

    def press(self, target_id: str) -> None:
        """Write that sign, or do what that key is for."""
        key = target_id.removeprefix(f"{self.id}.")
        if key == "shift":
            self._shifted = not self.capital
        elif key == "erase":
            self._write(self.value[:-1])
        else:
            self._write(self.value + (" " if key == "space" else self._shown(key)))

    def handle(self, intent: Intent, focused: str | None) -> bool:
        """Typed letters, and the key that erases."""
        if intent.name == "text":
            self._write(self.value + intent.text)
        elif intent.name in ("erase", "secondary"):
            self._write(self.value[:-1])
        else:
            return False
        return True

    def _write(self, text: str) -> None:
        fitting = "".join(filter(self._accept, text))[: self.limit]
        self._shifted = None
        if fitting != self.value:
            self.value = fitting
            self._changed(fitting)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        for key, place in self._places.items():
            self._draw_key(canvas, key, place, look.lit == f"{self.id}.{key}")

    def _draw_key(self, canvas: Canvas, key: str, place: pygame.Rect, lit: bool) -> None:
        state, skin = "focus" if lit else "normal", canvas.skin.name
        chosen = key == "shift" and self.capital
        if chosen:
            line = canvas.code("focus" if lit else "highlight")
            face = frames.panel(
                place.w, place.h, skin, canvas.scale, top=CHOSEN[0], bottom=CHOSEN[1], line=line
            )
            canvas.mark_state(place, "selected", shape=True)
        else:
            face = frames.button(place.w, place.h, skin, state, canvas.scale)
        canvas.picture(face, place.topleft)
        ink = frames.button_ink(skin, state, accent=chosen)
        if key in KEYS:
            icon, name = KEYS[key][0], self._names[key]
            words = f"[icon:{icon}]~{name}" if icon else name
            canvas.fit(words, place.inflate(-16, -6), "button_small", ink, one_line=True)
        else:
            canvas.fit(self._shown(key), place.inflate(-8, -4), "body_large", ink, one_line=True)
        if lit:
            canvas.mark_state(place, "focus", shape=True)
