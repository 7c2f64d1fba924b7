"""What the sections of the options are built with: rows from top to bottom, each with a line about it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from scenes.menus import preferences
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.widgets import Choice, Toggle

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.options import OptionsScene

PAGE = pygame.Rect(272, 66, 984, 556)
INNER = PAGE.inflate(-64, -40)
HEADING = 70
ROW = 50
NOTE_ROW = 24
GAP = 18
LABEL = 300
SLIDER_LABEL = LABEL - 9
"""The track of a slider begins where the segments of a choice do."""


class Section(ABC):
    """One section of `page`; it lives as long as it is shown."""

    waiting = ""
    """The action that waits for its new key."""
    heading, row_height, gap = HEADING, ROW, GAP
    """Where the rows begin, the height of one, and what lies between two."""

    def __init__(self, page: OptionsScene) -> None:
        self.page = page
        self.y = 0
        """Where the next row begins."""
        self.notes: list[tuple[str, pygame.Rect, str]] = []

    @property
    def app(self) -> App:
        """The game."""
        return self.page.app

    def say(self, key: str, **params: Any) -> str:
        """The text `key` in the player's language."""
        return self.page.say(key, **params)

    def lay_out(self) -> None:
        """Put the controls on the page, from the top."""
        self.y, self.notes = INNER.y + self.heading, []
        self.build()

    @abstractmethod
    def build(self) -> None:
        """Add the controls of this section."""

    def draw(self, canvas: Canvas) -> None:
        """Draw what is not a control."""
        for text, rect, colour in self.notes:
            canvas.fit(text, rect, "secondary", colour, anchor="midleft")

    def take_key(self, key: str) -> None:  # noqa: B027  (an offer to the sections, not a duty)
        """A key was pressed while an action waits for one."""

    def take_button(self, button: int) -> None:  # noqa: B027  (the same)
        """A button of a gamepad was pressed while an action waits for one."""

    def update(self, dt_ms: float) -> bool:
        """Let `dt_ms` milliseconds pass; True when the section looks different afterwards."""
        return False

    def targets(self) -> list[Target]:
        """What can be pressed besides the controls."""
        return []

    def press(self, target: Target) -> bool:
        """One of `targets` was pressed; False for any other."""
        return False

    def hold(self, target: Target, down: bool) -> None:  # noqa: B027  (the same)
        """One of `targets` that is held is pressed, or let go."""

    # --- rows -------------------------------------------------------------------------------------------

    def row(self) -> pygame.Rect:
        """The place of the next row."""
        rect = pygame.Rect(INNER.x, self.y, INNER.w, self.row_height)
        self.y += rect.h + self.gap
        return rect

    def about(self, text: str, colour: str = "dim") -> None:
        """A line of explanation under the row before."""
        self.y -= self.gap - 1
        rect = pygame.Rect(INNER.x + 6, self.y, INNER.w - 12, NOTE_ROW)
        self.notes.append((text, rect, colour))
        self.y += NOTE_ROW + self.gap

    def keep(self, name: str) -> Callable[[Any], None]:
        """What changes the option `name`."""
        return lambda value: preferences.change(self.app, **{name: value})

    def choice(self, name: str, values: Sequence[tuple[Hashable, str]], **more: Any) -> Choice:
        """A row to choose one of `values` of the option `name`.

        `key` is its text where it is not the name, `value` and `changed` replace those of the option.
        """
        text = self.say(f"menus.options.{more.pop('key', name)}")
        value = more.pop("value", None) or getattr(self.app.settings, name)
        changed = more.pop("changed", None) or self.keep(name)
        return self.page.widgets.add(
            Choice(name, self.row(), text, values, value, changed, label_width=LABEL, group="page", **more)
        )

    def toggle(self, name: str, key: str) -> None:
        """A row that turns the option `name` on and off, with a line about it."""
        text = self.say(f"menus.options.{key}")
        on = getattr(self.app.settings, name)
        self.page.widgets.add(Toggle(name, self.row(), text, on, self.keep(name), group="page"))
        self.about(self.say(f"menus.options.{key}.about"))
