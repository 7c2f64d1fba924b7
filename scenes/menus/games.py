"""The games of the house side by side: which there are, what they are called, and the row to choose one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.language import Texts
from game.systems import SYSTEMS
from scenes.boards import BOARDS
from sprites import frames
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.theme import SMALLEST
from sprites.widgets import Look, Widget
from sprites.widgets.choice import CHOSEN

ROW: Final = pygame.Rect(24, 54, 1232, 58)
"""Where the row lies on a page, under its top bar."""
GAP = 8
PICTURE = (37, 50)
BESIDE, CHECK = 58, 34
"""How far from the left edge of a place its words begin, and what the mark of the chosen one takes."""


def built() -> tuple[str, ...]:
    """The games that can be played, in their order in the house."""
    return tuple(game for game in SYSTEMS if game in BOARDS)


def name(language: Texts, game: str) -> str:
    """What `game` is called."""
    return language.text(f"{game}.name")


def about(language: Texts, game: str) -> str:
    """What kind of game it is, in one line."""
    return language.text(f"{game}.about")


class GameRow(Widget):
    """One of the games, each with its picture, its name and a line; `changed` hears the id of the new one.

    Its targets are called `game.ID`. Where the games stand too close for their lines, the names stand alone.
    """

    repeats = True

    def __init__(self, language: Texts, value: str, changed: Callable[[str], object]) -> None:
        super().__init__("game", ROW, group="game")
        self.value = value
        self._language = language
        self._games = built()
        self._changed = changed

    def _places(self) -> dict[str, pygame.Rect]:
        wide = (self.rect.w + GAP) / len(self._games)
        return {
            game: pygame.Rect(round(self.rect.x + n * wide), self.rect.y, round(wide) - GAP, self.rect.h)
            for n, game in enumerate(self._games)
        }

    def targets(self) -> list[Target]:
        """One for each game."""
        return [
            self.target(f"game.{game}", place, name(self._language, game))
            for game, place in self._places().items()
        ]

    def press(self, target_id: str) -> None:
        """Choose that game."""
        game = target_id.removeprefix("game.")
        if game != self.value:
            self.value = game
            self._changed(game)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        places = self._places()
        told = all(self._has_room(canvas, game, place) for game, place in places.items())
        for game, place in places.items():
            self._draw_game(canvas, game, place, look.lit == f"game.{game}", told)

    def _has_room(self, canvas: Canvas, game: str, place: pygame.Rect) -> bool:
        """Whether the line about `game` can be read beside its picture."""
        wide, _ = canvas.measure(about(self._language, game), "secondary", size=SMALLEST)
        return wide <= place.w - BESIDE - CHECK

    def _draw_game(self, canvas: Canvas, game: str, place: pygame.Rect, lit: bool, told: bool) -> None:
        chosen, skin = game == self.value, canvas.skin.name
        state = "focus" if lit else "normal"
        if chosen:
            line = canvas.code("focus" if lit else "highlight")
            face = frames.panel(
                place.w, place.h, skin, canvas.scale, top=CHOSEN[0], bottom=CHOSEN[1], line=line
            )
        else:
            face = frames.button(place.w, place.h, skin, state, canvas.scale)
        canvas.picture(face, place.topleft)
        picture = BOARDS[game].plate(self._language, 0, *PICTURE, canvas.scale)
        canvas.picture(picture, (place.x + 10, place.y + (place.h - PICTURE[1]) / 2))
        ink = frames.button_ink(skin, state, accent=chosen)
        high = 26 if told else place.h - 10
        room = pygame.Rect(place.x + BESIDE, place.y + 5, place.w - BESIDE - (CHECK if chosen else 12), high)
        canvas.fit(name(self._language, game), room, "button", ink, anchor="midleft", one_line=told, size=20)
        if told:
            below = (room.x, place.y + 31, room.w, 22)
            words = about(self._language, game)
            canvas.fit(words, below, "secondary", "text", anchor="midleft", one_line=True)
        if chosen:
            canvas.icon("check", (place.right - 20, place.centery), 17, "highlight")
            canvas.mark_state(place, "selected", shape=True)
        if lit:
            canvas.mark_state(place, "focus", shape=True)
