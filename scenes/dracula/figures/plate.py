"""What pictures in the book are drawn with: the game's own pieces, placed on a plate."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.dracula.words import Words
from game.language import Texts
from game.rules.contract import SPECTATOR
from scenes.dracula import pieces
from scenes.rulebook import figure as figure_page
from scenes.rulebook.figure import PLATE_W, Figure, KeyNames
from scenes.table import arrows
from sprites import faces, frames, icons, palette, pictures
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.kept import kept
from sprites.theme import Paint

RATIO = faces.CARD_PROPORTION
GOLD = "#FFD873"
DIM = "#A8987B"


def figure(
    height: float, paint: Callable[[Plate], object], width: float = PLATE_W, framed: bool = True
) -> Figure:
    """A figure of the rule book that `paint` draws on a plate; nobody's side is taken in its words."""

    def on_plate(canvas: Canvas, rect: pygame.FRect, language: Texts, keys: KeyNames) -> None:
        paint(Plate(canvas, rect, Words(language, SPECTATOR), keys))

    return Figure(height, on_plate, width, framed)


class Plate(figure_page.Plate):
    """A place for a picture of this game."""

    def __init__(self, canvas: Canvas, rect: pygame.FRect, words: Words, keys: KeyNames) -> None:
        """`keys` gives what the player calls the key of an action."""
        super().__init__(canvas, rect)
        self.words = words
        self.key_of = keys

    # --- cards ------------------------------------------------------------------------------------------

    def card(self, card: str, x: float, y: float, width: float = 56, *, dim: bool = False) -> None:
        """The face of a card around (x, y)."""
        scale = self.canvas.scale
        if width >= pieces.SMALLEST_FOOT:
            face = pieces.face(self.words, card, width, scale)
        else:
            face = small_card(card, width, scale)
        self._put(pieces.greyed(face) if dim else face, x, y)

    def back(self, owner: int, x: float, y: float, width: float = 56) -> None:
        """The back of a card of Dracula (0), Van Helsing (1) or the deck (2) around (x, y)."""
        self._put(pieces.back(owner, width, self.canvas.scale), x, y)

    def _put(self, picture: pygame.Surface, x: float, y: float) -> None:
        scale = self.canvas.scale
        corner = self.at(x - picture.get_width() / scale / 2, y - picture.get_height() / scale / 2)
        pieces.place(self.canvas, picture, corner)

    def gap(self, x: float, y: float, width: float = 56) -> None:
        """A dashed outline where a card would lie."""
        pieces.empty_place(self.canvas, self.around(x, y, width))

    def around(self, x: float, y: float, width: float) -> pygame.Rect:
        """The place of a card of this width around (x, y), on the canvas."""
        left, top = self.at(x - width / 2, y - round(width * RATIO) / 2)
        return pygame.Rect(round(left), round(top), round(width), round(width * RATIO))

    def glow(self, x: float, y: float, width: float = 56) -> None:
        """Light around a card that is drawn next."""
        pieces.glow(self.canvas, self.around(x, y, width), GOLD, 8)

    def dots(self, x: float, y: float, width: float = 56, mine: bool = False) -> None:
        """The dotted rim of a known card."""
        pieces.ring(self.canvas, self.around(x, y, width), "#E77B6A" if mine else "#E9DEC6", "dotted", 3.2)

    def eye(self, x: float, y: float, mine: bool, half: bool = False) -> None:
        """The mark of who sees a card."""
        self.canvas.centred(faces.eye_badge(mine, half, 12, self.canvas.scale), self.at(x, y))

    def lost(self, x: float, y: float) -> None:
        """The cross over a card that lost."""
        self.canvas.circle(self.at(x, y), 13, "#0D0909")
        self.canvas.icon("close", self.at(x, y), 15, "#E77B6A", "#0D0909")

    def rack(self, cards: Sequence[str | int], y: float, width: float = 48, left: float = 0.0) -> list[float]:
        """A row of cards (an integer is the back of that owner) over the plate; the middles of all."""
        pitch = (self.w - left) / len(cards)
        middles = [left + pitch * (n + 0.5) for n in range(len(cards))]
        for card, x in zip(cards, middles, strict=True):
            if isinstance(card, int):
                self.back(card, x, y, width)
            else:
                self.card(card, x, y, width)
        return middles

    # --- other pieces -----------------------------------------------------------------------------------

    def token(self, suit: str, x: float, y: float, radius: float = 15, *, trump: bool = False) -> None:
        """A suit token; the trump glows."""
        if trump:
            light = frames.round_glow(radius, palette.SUITS[suit].colour, self.canvas.scale, spread=9)
            side = light.get_width() / self.canvas.scale / 2
            left, top = self.at(x - side, y - side)
            self.canvas.surface.blit(light, self.canvas.point((left, top)))
        pieces.token(self.canvas, suit, self.at(x, y), radius)

    def folk(self, kind: int, x: float, y: float, vampire: bool = False, radius: float = 14) -> None:
        """One of the townsfolk."""
        self.canvas.centred(faces.townsfolk(kind, vampire, radius, self.canvas.scale), self.at(x, y))

    def people(self, x: float, y: float, vampires: int, radius: float = 9, kind: int = 0) -> None:
        """The four of a district in a row around x, of whom some are vampires."""
        for number in range(4):
            place = x + (number - 1.5) * (2 * radius + 2)
            self.folk(number + kind, place, y, number < vampires, radius)

    def district(self, number: int, x: float, y: float, w: float = 66, h: float = 46) -> None:
        """The view of a district with its number."""
        left, top = self.at(x - w / 2, y - h / 2)
        view = pictures.district(number, w, h, self.canvas.scale)
        self.canvas.picture(view, (left, top))
        self.canvas.box((left, top, w, h), "#0D0909", 0, 1.6)
        self.badge(number, x - w / 2 + 3, y - h / 2 + 2)

    def badge(self, number: int, x: float, y: float, radius: float = 10) -> None:
        """A small disc with a number."""
        self.canvas.centred(faces.number_badge(number, radius, self.canvas.scale), self.at(x, y))

    def drop(self, x: float, y: float, full: bool = True, size: float = 20) -> None:
        """A drop of Dracula's health."""
        self.canvas.centred(faces.health_drop(full, size, self.canvas.scale), self.at(x, y))

    def drops(self, x: float, y: float, full: int, of: int, pitch: float = 22) -> None:
        """A row of drops that begins at x."""
        for number in range(of):
            self.drop(x + number * pitch, y, number < full, pitch - 4)

    def moon(self, number: int, x: float, y: float, state: str, radius: float = 17) -> None:
        """The moon of a round: "done", "current" or "later"."""
        self.canvas.centred(faces.moon(number, state, radius, self.canvas.scale), self.at(x, y))

    def vane(self, x: float, y: float, width: float = 56) -> None:
        """The weather vane."""
        self.canvas.centred(faces.weather_vane(width, self.canvas.scale), self.at(x, y))

    def portrait(self, seat: int, x: float, y: float, w: float, h: float) -> None:
        """The portrait of a side."""
        picture = faces.framed_portrait(seat, w, h, self.canvas.scale)
        pieces.place(self.canvas, picture, self.at(x - w / 2, y - h / 2))

    def seal(self, seat: int, x: float, y: float, size: float = 84) -> None:
        """The wax seal of a side."""
        self.canvas.centred(pictures.seal(seat, "whole", self.canvas.scale, size), self.at(x, y))

    # --- signs ------------------------------------------------------------------------------------------

    def icon(self, name: str, x: float, y: float, size: float = 24, colour: Paint = "line") -> None:
        """An icon around (x, y)."""
        self.canvas.icon(name, self.at(x, y), size, colour, "#171215")

    def disc(self, x: float, y: float, radius: float) -> None:
        """A dark disc, on which a sign can be read over a picture."""
        self.canvas.circle(self.at(x, y), radius, "#0D0909")

    def arrow(self, *points: Point, double: bool = False) -> None:
        """A bright arrow along the points."""
        arrows.route(self.canvas, tuple(self.at(*point) for point in points), double)

    def then(self, x: float, y: float) -> None:
        """The sign between before and after."""
        self.icon("arrow", x, y, 26, GOLD)

    def wall(self, x: float) -> None:
        """A thin upright line that parts what causes from what is caused."""
        self.canvas.line(self.at(x, 10), self.at(x, self.h - 10), "line2", 1)

    def note(self, text: str, x: float, y: float, w: float, h: float = 20, colour: Paint = "text") -> None:
        """A few words in the box around (x, y)."""
        left, top = self.at(x - w / 2, y - h / 2)
        self.canvas.fit(text, (left, top, w, h), "small_bold", colour, align="center")

    def count(self, text: str, x: float, y: float, size: float = 22, colour: Paint = GOLD) -> None:
        """A numeral around (x, y)."""
        self.canvas.text(text, self.at(x, y), "numeral", colour, anchor="center", size=size)

    def key(self, name: str, x: float, y: float) -> None:
        """A key cap whose left edge is at x."""
        self.canvas.keycap(name, self.at(x, y), anchor="midleft")


@kept
def small_card(card: str, width: float, scale: float) -> pygame.Surface:
    """A card too narrow for words: its suit stands at its foot instead."""
    face = faces.dracula_card(int(card[1:]), card[0], width, scale).copy()
    look = palette.SUITS[card[0]]
    mark = icons.icon(look.icon, width * 0.17, look.deep, "#E9DEC6", scale)
    foot = face.get_height() - width * 0.135 * scale
    face.blit(mark, mark.get_rect(center=(face.get_width() // 2, round(foot))))
    return face
