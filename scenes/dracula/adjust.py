"""The fold of the match set-up: handicaps in a small table of the five districts (D55)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.dracula.config import FIRST_ROUNDS, HEALTH, PLACED, DraculaConfig
from game.language import Texts
from scenes.dracula import handicaps, sides
from sprites import frames, icons
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.palette import SUIT_ORDER, SUITS
from sprites.widgets import Look, Widget

Choose = Callable[[DraculaConfig], object]
LABELS = 168
"""Width of the column of row names."""
CELL = (72, 40)
CELL_GAP = 9
ROW = 48


class Cells(Widget):
    """A row of five small fields, one for each district; `paint` draws what stands in one."""

    repeats = True

    def __init__(
        self,
        id: str,
        topleft: tuple[int, int],
        text: str,
        labels: list[str],
        paint: Callable[[Canvas, int, pygame.Rect], object],
        picked: Callable[[int], object],
    ) -> None:
        width = LABELS + 5 * (CELL[0] + CELL_GAP)
        super().__init__(id, (*topleft, width, CELL[1]), text, group="adjust")
        self.labels = labels
        self._paint = paint
        self._picked = picked

    def _places(self) -> list[pygame.Rect]:
        x = self.rect.x + LABELS
        return [pygame.Rect(x + n * (CELL[0] + CELL_GAP), self.rect.y, *CELL) for n in range(5)]

    def targets(self) -> list[Target]:
        """One for each district, called `id.number`."""
        pairs = zip(self._places(), self.labels, strict=True)
        return [self.target(f"{self.id}.{n}", place, f"{self.text}, {label}")
                for n, (place, label) in enumerate(pairs, 1)]  # fmt: skip

    def press(self, target_id: str) -> None:
        """Change that field."""
        self._picked(int(target_id.rpartition(".")[2]))

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        room = (self.rect.x, self.rect.y, LABELS - 14, CELL[1])
        canvas.fit(self.text, room, "body", "text", anchor="midleft")
        for number, place in enumerate(self._places(), 1):
            state = "focus" if look.lit == f"{self.id}.{number}" else "normal"
            canvas.picture(
                frames.field(place.w, place.h, canvas.skin.name, state, canvas.scale), place.topleft
            )
            self._paint(canvas, number, place)


class Stepper(Widget):
    """A number between two arrows; targets `id.less` and `id.more`."""

    repeats = True

    def __init__(
        self,
        id: str,
        topleft: tuple[int, int],
        text: str,
        value: int,
        limits: range,
        show: str,
        names: tuple[str, str],
        changed: Callable[[int], object],
    ) -> None:
        super().__init__(id, (*topleft, LABELS + 172, CELL[1]), text, group="adjust")
        self.value = value
        self.limits = limits
        self.show = show
        self.names = names
        self._changed = changed

    def _places(self) -> tuple[pygame.Rect, pygame.Rect]:
        x = self.rect.x + LABELS
        return pygame.Rect(x, self.rect.y, 44, 40), pygame.Rect(x + 128, self.rect.y, 44, 40)

    def targets(self) -> list[Target]:
        """Less and more."""
        less, more = self._places()
        words = [f"{self.text}: {name}" for name in self.names]
        return [
            self.target(f"{self.id}.less", less, words[0]),
            self.target(f"{self.id}.more", more, words[1]),
        ]

    def press(self, target_id: str) -> None:
        """One step, if there is one."""
        value = self.value + (1 if target_id.endswith("more") else -1)
        if value in self.limits:
            self._changed(value)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        x, y, _, h = self.rect
        canvas.fit(self.text, (x, y, LABELS - 14, h), "body", "text", anchor="midleft")
        for (name, icon, end), place in zip(
            (("less", "minus", self.limits[0]), ("more", "plus", self.limits[-1])),
            self._places(),
            strict=True,
        ):
            lit = look.lit == f"{self.id}.{name}"
            state = "disabled" if self.value == end else "focus" if lit else "normal"
            canvas.picture(
                frames.button(place.w, place.h, canvas.skin.name, state, canvas.scale), place.topleft
            )
            canvas.icon(icon, place.center, 16, "line2" if self.value == end else "focus" if lit else "line")
        canvas.fit(self.show, (x + LABELS + 48, y, 76, h), "numeral", "highlight", one_line=True)


class OrderRow(Widget):
    """The four suit tokens, the trump first; pressing another one swaps it with the trump (D26)."""

    repeats = True

    def __init__(
        self,
        id: str,
        topleft: tuple[int, int],
        order: str | None,
        label: Callable[[str, int], str],
        picked: Callable[[int], object],
    ) -> None:
        super().__init__(id, (*topleft, 4 * 50, 44), group="adjust")
        self.order = order
        self._label = label
        self._picked = picked

    def _place(self, number: int) -> pygame.Rect:
        return pygame.Rect(self.rect.x + number * 50 + (10 if number else 0), self.rect.y, 42, 42)

    def targets(self) -> list[Target]:
        """The three tokens of the column, when the order is chosen."""
        if self.order is None:
            return []
        return [
            self.target(f"{self.id}.{n}", self._place(n), self._label(self.order[n], n)) for n in (1, 2, 3)
        ]

    def press(self, target_id: str) -> None:
        """Swap that token with the trump."""
        self._picked(int(target_id.rpartition(".")[2]))

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        for number, suit in enumerate(self.order or SUIT_ORDER):
            place = self._place(number)
            if self.order is None:
                canvas.centred(
                    icons.icon("question", 22, canvas.code("line2"), scale=canvas.scale), place.center
                )
                continue
            lit = look.lit == f"{self.id}.{number}"
            name = SUITS[suit].icon
            canvas.circle(place.center, 20, "focus" if lit or number == 0 else "line2")
            canvas.circle(place.center, 17.5, name)
            dark = suit in "XS"
            canvas.icon(name, place.center, 20, "#1A120C" if dark else "#FFF1D0", name)
            if number == 0:
                canvas.ring(place.inflate(4, 4), "highlight", width=2, radius=23)


def build(
    add: Callable[[Widget], object],
    language: Texts,
    config: DraculaConfig,
    topleft: tuple[int, int],
    choose: Choose,
) -> None:
    """Lay the fold out at `topleft`; `choose` hears the config after every change."""
    x, y = topleft
    say, change = language.text, partial(handicaps.adjusted, config)
    steps = (say("menus.setup.less"), say("menus.setup.more"))
    districts = [say(f"dracula.district.{n}") for n in range(1, 6)]
    add(Stepper("health", (x, y), say("dracula.setup.health"), config.health, HEALTH, str(config.health),
                steps, lambda value: choose(change(health=value))))  # fmt: skip
    first = say("dracula.setup.first_round.of", n=config.first_round, last=FIRST_ROUNDS[-1])
    add(Stepper("first_round", (x, y + ROW), say("dracula.setup.first_round"), config.first_round,
                FIRST_ROUNDS, first, steps, lambda value: choose(change(first_round=value))))  # fmt: skip
    add(Cells("vampires", (x, y + 2 * ROW + 22), say("dracula.setup.vampires"), districts,
              lambda canvas, n, place: _paint_vampires(canvas, config.vampires[n - 1], place),
              lambda n: choose(handicaps.with_more_vampires(config, n))))  # fmt: skip
    for seat in (0, 1):
        text = say("dracula.setup.face_up.of", role=say(f"dracula.seat.{seat}"))
        top = y + (3 + seat) * ROW + 22
        paint = partial(_paint_face, config.face_up[seat])
        turn = partial(handicaps.with_face_up, config, seat)
        add(Cells(f"face_up{seat}", (x, top), text, districts, paint, partial(_chosen, choose, turn)))


def _chosen(choose: Choose, change: Callable[[int], DraculaConfig], number: int) -> None:
    choose(change(number))


def _paint_vampires(canvas: Canvas, count: int, place: pygame.Rect) -> None:
    for number in range(len(PLACED) - 1):
        there = number < count
        centre = (place.centerx + (number - 1) * 21, place.centery)
        if there:
            canvas.icon("vamp", centre, 18, sides.INKS[0])
        else:
            canvas.icon("person", centre, 15, "line2")
    canvas.mark_state(place, f"vampires {count}", shape=True)


def _paint_face(face_up: tuple[int, ...], canvas: Canvas, slot: int, place: pygame.Rect) -> None:
    if slot in face_up:
        canvas.icon("eye", place.center, 24, "highlight")
    else:
        canvas.icon("card", place.center, 18, "line2")
    canvas.mark_state(place, "face up" if slot in face_up else "hidden", shape=True)
