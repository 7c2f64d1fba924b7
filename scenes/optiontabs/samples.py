"""What the options mean in a match, tried on the spot: a card on its way, marks on cards, a seal to hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.table.handover import SealHold
from sprites import faces, frames, motion, pictures
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Point
from sprites.timeline import Call, Tween

if TYPE_CHECKING:
    from scenes.optiontabs.form import Section

CARD = 64
"""Width of a card in a sample."""
CAPTION = 46
"""Height of the words at a sample's foot."""
SEAL, RING = 76, 47
"""Side of the seal of wax and radius of the ring around it."""
BROKEN_MS = 700.0
"""How long a broken seal is seen before a whole one lies there again."""
CRACK_REACH = 16


class Sample:
    """A small field of a section with words at its foot; `id` is its target, if it can be tried."""

    def __init__(self, section: Section, id: str, rect: pygame.Rect, holds: bool = False) -> None:
        self.section = section
        self.id = id
        self.rect = rect
        self.holds = holds

    @property
    def caption(self) -> str:
        """What it shows, in words."""
        return self.section.say(f"menus.options.sample.{self.id}")

    @property
    def stage(self) -> pygame.Rect:
        """Where its picture stands."""
        return pygame.Rect(self.rect.x, self.rect.y + 8, self.rect.w, self.rect.h - CAPTION - 8)

    def target(self) -> Target:
        """What is pressed to try it."""
        return Target(self.id, self.rect, self.caption, group="samples", holds=self.holds, repeats=True)

    def draw(self, canvas: Canvas, lit: bool) -> None:
        """The field, its words and its picture."""
        canvas.panel(self.rect, shadow=False)
        room = (self.rect.x + 14, self.rect.bottom - CAPTION, self.rect.w - 28, CAPTION - 8)
        canvas.fit(self.caption, room, "secondary", "bright" if lit else "dim", align="center")
        if lit:
            canvas.mark_state(self.rect, "focus", shape=True)
        self.paint(canvas)

    def paint(self, canvas: Canvas) -> None:
        """The picture."""


class SpeedSample(Sample):
    """A card is drawn, as fast as in a match."""

    def __init__(self, section: Section, rect: pygame.Rect) -> None:
        super().__init__(section, "try_speed", rect)
        self.way = 1.0
        """How far the card has come, 0 to 1."""

    def play(self) -> None:
        """Draw the card once more."""
        self.section.app.sounds.play("card_draw")
        timeline = self.section.page.timeline
        timeline.skip()
        self.way = 0.0
        timeline.play(Tween(self, motion.DRAW_CARD.ms, motion.DRAW_CARD.curve, way=1.0))

    def paint(self, canvas: Canvas) -> None:
        """See `Sample`."""
        stage, high = self.stage, faces.card_size(CARD)[1]
        y = stage.centery
        left, right = stage.x + 62, stage.right - 62
        slot = pygame.Rect(0, 0, CARD, round(high))
        slot.center = right, y
        outline = frames.ring(slot.w, slot.h, canvas.code("line2"), canvas.scale, width=1.6, style="dashed")
        canvas.picture(outline, slot.topleft)
        back = faces.dracula_back("dracula", CARD, canvas.scale)
        for lift in (4, 2, 0):
            canvas.centred(back, (left - lift, y - lift))
        front = faces.dracula_card(6, "B", CARD, canvas.scale, self.section.say("dracula.effect.6.name"))
        shown = back if self.way < 0.5 else front
        place = (left + (right - left) * self.way, y - 14 * (1 - (2 * self.way - 1) ** 2))
        with canvas.above():
            canvas.centred(shown, place)


class MemorySample(Sample):
    """A card of mine that the rival has seen and one of his that I have seen, marked or not."""

    def __init__(self, section: Section, rect: pygame.Rect) -> None:
        super().__init__(section, "memory", rect)

    @property
    def caption(self) -> str:
        """See `Sample`."""
        state = "on" if self.section.app.settings.memory_aid else "off"
        return self.section.say(f"menus.options.sample.memory.{state}")

    def paint(self, canvas: Canvas) -> None:
        """See `Sample`."""
        y = self.stage.centery
        mine = faces.dracula_card(4, "S", CARD, canvas.scale, self.section.say("dracula.effect.4.name"))
        his = faces.dracula_back("dracula", CARD, canvas.scale)
        for picture, x, own in ((mine, self.rect.centerx - 60, True), (his, self.rect.centerx + 60, False)):
            canvas.centred(picture, (x, y))
            if self.section.app.settings.memory_aid:
                self._mark(canvas, (x, y), own)

    @staticmethod
    def _mark(canvas: Canvas, middle: Point, own: bool) -> None:
        wide, high = faces.card_size(CARD)
        colour = "#E0453A" if own else "#E9DEC6"
        rim = frames.ring(round(wide) + 8, round(high) + 8, colour, canvas.scale, width=3.0, style="dotted")
        canvas.centred(rim, middle)
        corner = (middle[0] + wide / 2 - 4, middle[1] - high / 2 + 6)
        with canvas.above():
            canvas.centred(faces.eye_badge(own, True, 13, canvas.scale), corner)


class SealSample(Sample):
    """A seal to hold: it breaks after the time that was chosen, and is whole again soon after."""

    def __init__(self, section: Section, rect: pygame.Rect) -> None:
        super().__init__(section, "try_seal", rect, holds=True)
        self.crack = 0.0
        """How far it has burst, 0 to 1."""
        self._fresh()

    def _fresh(self) -> None:
        self.crack = 0.0
        self.seal = SealHold(float(self.section.app.settings.seal_hold))

    def hold(self, down: bool) -> None:
        """It is pressed, or let go."""
        if down and not self.seal.moving:
            self._fresh()
        self.seal.held = down

    def update(self, dt_ms: float) -> bool:
        """Let time pass; True while it looks different from moment to moment."""
        moving = self.seal.moving
        if self.seal.update(dt_ms):
            self.section.app.sounds.play("seal_crack")
            timeline = self.section.page.timeline
            timeline.skip()
            crack = Tween(self, motion.SEAL_CRACK.ms, motion.SEAL_CRACK.curve, moves=False, crack=1.0)
            timeline.play(crack, Tween(self, BROKEN_MS, moves=False, crack=1.0), Call(self._fresh))
        return moving

    def paint(self, canvas: Canvas) -> None:
        """See `Sample`."""
        middle = self.stage.center
        ring = frames.progress_ring(RING, self.seal.share, canvas.scale)
        canvas.centred(ring, middle)
        if self.crack <= 0:
            canvas.centred(pictures.seal("hunter", "whole", canvas.scale, SEAL), middle)
            return
        reach = 0.0 if self.section.app.pace.reduced else CRACK_REACH * self.crack
        for side, piece in ((-1, "left"), (1, "right")):
            half = pictures.seal("hunter", piece, canvas.scale, SEAL)
            fade = round(255 * (1 - 0.7 * self.crack))
            canvas.centred(half, (middle[0] + side * reach, middle[1] + 6 * self.crack), alpha=fade)
