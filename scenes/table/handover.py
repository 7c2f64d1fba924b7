"""The seal between two people at one screen: a closed book hides everything until its seal is broken (D47).

It knows nothing private: who leaves, who comes, and the public lines it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.names import of_person
from scenes import candlelight, furniture, keynames
from scenes.scene import Scene
from scenes.table.log import LogLine
from sprites import faces, frames, motion, pictures, turning
from sprites.bindings import LEATHER, Binding
from sprites.canvas import Canvas
from sprites.easing import CURVES
from sprites.focus import Target
from sprites.intent import Intent
from sprites.particles import Particles
from sprites.theme import Colour
from sprites.timeline import Call, Tween

if TYPE_CHECKING:
    from scenes.app import App

BOOK = pygame.Rect(352, 58, 576, 604)
MIDDLE = BOOK.centerx + 12
"""The middle of the cover: the spine takes the left edge."""
SEAL = (MIDDLE, 356)
SEAL_RADIUS = 88.0
RING_RADIUS = 108.0
RECAP = pygame.Rect(28, 462, 296, 228)
"""The largest room of the recap; its panel is as high as its lines and stands on the lower edge."""
RECAP_WIDTH = RECAP.w - 36
RECAP_TEXT = RECAP_WIDTH - 26
RECAP_FRAME = 52
"""Height of the recap's panel beside its lines: heading and edges."""
RECAP_LINES = 4
CARTES = ((174, 292), (1118, 292))
CARTE_TILT = (-4.0, 4.0)
CRUMBS = 40
LOOK_KEYS = ("look_first", "look_second")
"""The action whose key holds the seal of seat 0 and of seat 1."""
RUN_BACK = 2.0
"""A seal that is let go early runs back this many times as fast."""


@dataclass(frozen=True, slots=True)
class SeatCard:
    """A person at the table: the seat's portrait, the name of the role and the person's own name.

    `wax` is the colour of the crumbs of the seat's seal, a little lighter than the seal itself; `seal` whose
    seal it is, where that is not the portrait's; `book` the closed book of the game, on which it lies.
    """

    portrait: str
    role: str
    name: str
    wax: Colour
    seal: str = ""
    book: Binding = LEATHER


class SealHold:
    """How far the seal is: it fills while it is held and runs back when it is let go, until it is broken."""

    def __init__(self, hold_ms: float) -> None:
        self.hold_ms = hold_ms
        self.held = False
        self.broken = False
        self._gone = 0.0

    @property
    def share(self) -> float:
        """How much is filled, 0 to 1."""
        return self._gone / self.hold_ms

    def update(self, dt_ms: float) -> bool:
        """Let time pass; True at the one moment at which it breaks."""
        if self.broken:
            return False
        way = dt_ms if self.held else -dt_ms * RUN_BACK
        self._gone = min(max(0.0, self._gone + way), self.hold_ms)
        self.broken = self._gone >= self.hold_ms
        return self.broken

    @property
    def moving(self) -> bool:
        """True while it looks different from moment to moment."""
        return not self.broken and (self.held or self._gone > 0)


class HandoverScene(Scene):
    """Covers the screen until the coming player has held the seal; then calls `on_open` and goes away.

    `on_open` is called once, while the book still covers everything, so that the scene below can be made
    ready for the new eyes. `leaving`, `coming` and `recap`, the public lines of the turn that has ended (the
    last ones are shown), are asked for again when the language changes. `first` says that nobody has played
    yet. `on_pause` opens the pause; without it Escape does nothing.
    """

    name = "handover"
    fills_screen = False

    def __init__(
        self,
        app: App,
        leaving: Callable[[], SeatCard],
        coming: Callable[[], SeatCard],
        recap: Callable[[], Sequence[LogLine]],
        on_open: Callable[[], object],
        *,
        seat: int,
        on_pause: Callable[[], object] | None = None,
        first: bool = False,
    ) -> None:
        super().__init__()
        self.app = app
        self._seat = seat
        self._tell = leaving, coming, recap
        self._leaving: SeatCard
        self._coming: SeatCard
        self._recap: list[LogLine]
        self._on_open = on_open
        self._on_pause = on_pause
        self._first = first
        self.seal = SealHold(float(app.settings.seal_hold))
        self._crumbs = Particles(app.services.chance)
        self._lit_for = 0.0
        """How long the candles have burned, in milliseconds."""
        self.crack = 0.0
        """How far the seal has burst, 0 to 1."""
        self.cover = 0.0
        """How far the cover stands open, 0 to 1."""
        self._turning: tuple[float, pygame.Surface] | None = None
        """The render scale, and the cover as it was when it began to open: nothing on it moves any more."""

    def build(self) -> None:
        """See `Scene`. Says everything in the language of now."""
        leaving, coming, recap = self._tell
        self._leaving, self._coming = leaving(), coming()
        self._recap = list(recap())[-RECAP_LINES:]

    # --- what happens -----------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """The seal, while it can still be held."""
        if self.seal.broken:
            return []
        side = 2 * RING_RADIUS
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (round(SEAL[0]), round(SEAL[1]))
        return [Target("seal", rect, self.say("menus.seal.target"), holds=True)]

    def hold(self, target: Target, down: bool) -> None:
        """The seal is pressed, or let go."""
        self.seal.held = down
        self.changed()

    def pause(self) -> None:
        """Another page lies on top: what was held is let go."""
        self.seal.held = False

    def action(self, intent: Intent) -> bool:
        """Escape opens the pause; the coming seat's own key, and no other seat's, holds the seal too."""
        if intent.name in ("look_start", "look_end") and intent.digit == self._seat:
            self.seal.held = intent.name == "look_start"
            self.changed()
            return True
        if intent.name in ("cancel", "menu") and self._on_pause and not self.seal.broken:
            self._on_pause()
            return True
        return False

    def update(self, dt_ms: float) -> None:
        """See `Scene`. The time to hold does not follow the speed of the animations."""
        super().update(dt_ms)
        if self.seal.moving or self._crumbs.update(dt_ms):
            self.changed()
        if self.seal.update(dt_ms):
            self.app.sounds.play("seal_crack")
            if not self.app.pace.reduced:
                self._crumbs.burst(SEAL, self._coming.wax, CRUMBS, speed=260, radius=4)
            self._burst()

    def _burst(self) -> None:
        self.timeline.play(
            Tween(self, motion.SEAL_CRACK.ms, motion.SEAL_CRACK.curve, moves=False, crack=1.0),
            Call(lambda: self.app.sounds.play("book_open")),
            Tween(self, motion.COVER_OPEN.ms, motion.COVER_OPEN.curve, cover=1.0),
            Call(self._open),
        )

    def _open(self) -> None:
        self._on_open()
        if self.app.scenes.top is self:
            self.app.scenes.pop()

    def idle_areas(self) -> Sequence[pygame.Rect]:
        """The light of the candles."""
        return candlelight.AREAS

    def idle(self, dt_ms: float) -> None:
        """The candles burn on."""
        self._lit_for += dt_ms

    # --- how it looks -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        furniture.desk(canvas)
        candlelight.draw(canvas, self._lit_for)
        self._draw_cartes(canvas)
        self._draw_recap(canvas)
        self._draw_book(canvas)
        self._crumbs.draw(canvas)
        if self._on_pause:
            furniture.hints(canvas, [(keynames.key_of(self.app, "cancel"), self.say("menus.hint.pause"))])

    @property
    def _seal(self) -> str:
        """Whose seal is broken."""
        return self._coming.seal or self._coming.portrait

    def _draw_cartes(self, canvas: Canvas) -> None:
        gone, here = self._leaving, self._coming
        note = self._note("waiting" if self._first else "done", gone)
        skin = canvas.skin.name
        left = faces.carte(gone.portrait, gone.role, note, False, canvas.scale, skin)
        furniture.draw_turned(canvas, left, CARTES[0], CARTE_TILT[0])
        right = faces.carte(here.portrait, here.role, self._note("turn", here), True, canvas.scale, skin)
        furniture.draw_turned(canvas, right, CARTES[1], CARTE_TILT[1], glow=here.wax)

    def _note(self, kind: str, card: SeatCard) -> str:
        return of_person(self.app.language, f"menus.seal.{kind}", card.name, card.role)

    def _draw_recap(self, canvas: Canvas) -> None:
        with canvas.panel_text():
            lines = self._recap_that_fits(canvas)
            empty = self.say("menus.seal.recap.empty")
            heights = [canvas.measure(line.text, "body", RECAP_TEXT)[1] + 6 for line in lines]
            height = sum(heights) if lines else canvas.measure(empty, "body_italic", RECAP_WIDTH)[1] + 6
            box = pygame.Rect(RECAP.x, 0, RECAP.w, round(height) + RECAP_FRAME)
            box.bottom = RECAP.bottom
            canvas.panel(box)
            x, y = box.x + 18, box.y + 12.0
            canvas.text(self.say("menus.seal.recap"), (x, y), "heading", "line")
            y += 28
            if not lines:
                canvas.text(empty, (x, y), "body_italic", "dim", width=RECAP_WIDTH)
            for line, high in zip(lines, heights, strict=True):
                canvas.icon(line.icon, (x + 8, y + 9), 15, line.colour)
                canvas.text(line.text, (x + 26, y), "body", "text", width=RECAP_TEXT)
                y += high

    def _recap_that_fits(self, canvas: Canvas) -> list[LogLine]:
        """The last lines that have room, in order."""
        fitting: list[LogLine] = []
        room = float(RECAP.h - RECAP_FRAME)
        for line in reversed(self._recap):
            room -= canvas.measure(line.text, "body", RECAP_TEXT)[1] + 6
            if room < 0 and fitting:
                break
            fitting.insert(0, line)
        return fitting

    def _draw_book(self, canvas: Canvas) -> None:
        if self.cover <= 0:
            canvas.picture(self._coming.book.closed(canvas.scale), BOOK.topleft)
            self._draw_cover(canvas)
            return
        canvas.shadow(BOOK, "lifted")
        canvas.box(BOOK, self._coming.book.lining, 8)
        canvas.picture(self._coming.book.page(canvas.scale), (BOOK.x + 8, BOOK.y + 8))
        self._draw_turning_cover(canvas)

    def _draw_turning_cover(self, canvas: Canvas) -> None:
        if self.app.pace.reduced or self.cover >= 1:
            return
        if self._turning is None or self._turning[0] != canvas.scale:
            self._turning = canvas.scale, self._cover_picture(canvas)
        cover, above = turning.turned(self._turning[1], self.cover)
        with canvas.above():
            canvas.picture(cover, (BOOK.x, BOOK.y - above / canvas.scale))

    def _cover_picture(self, canvas: Canvas) -> pygame.Surface:
        area = canvas.pixels(BOOK)
        surface = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
        own = Canvas(surface, canvas.scale, high_contrast=canvas.high_contrast)
        own.use_skin(canvas.skin.name)
        own.picture(self._coming.book.closed(canvas.scale), BOOK.topleft)
        self._draw_cover(own)
        return surface.subsurface(area).copy()

    def _draw_cover(self, canvas: Canvas) -> None:
        self._draw_title(canvas)
        self._draw_seal(canvas)
        self._draw_words(canvas)

    def _draw_title(self, canvas: Canvas) -> None:
        canvas.fit(
            self.say("menus.seal.kicker"),
            (MIDDLE - 170, 108, 340, 34),
            "subtitle",
            "#E6C57A",
            shadow=True,
            one_line=True,
        )
        canvas.fit(
            self.say("menus.seal.title", role=self._coming.role),
            (MIDDLE - 200, 142, 400, 80),
            "handover",
            self._coming.book.title,
            one_line=True,
            shadow=True,
            smallest=26,
        )
        rule = frames.rule(280, scale=canvas.scale)
        canvas.picture(rule, (MIDDLE - 140, 216))

    def _draw_seal(self, canvas: Canvas) -> None:
        ring = frames.progress_ring(RING_RADIUS, self.seal.share, canvas.scale)
        if self.crack <= 0:
            canvas.centred(ring, SEAL)
        for target in self.targets():
            canvas.mark_target(target)
            if self.lit(target.id) or self.seal.held:
                canvas.centred(frames.round_glow(SEAL_RADIUS, "#FFD873", canvas.scale, spread=12), SEAL)
                canvas.mark_state(target.rect, "focus", shape=True)
        if self.crack <= 0:
            canvas.centred(pictures.seal(self._seal, "whole", canvas.scale), SEAL)
        else:
            self._draw_halves(canvas)

    def _draw_halves(self, canvas: Canvas) -> None:
        share = CURVES["out_cubic"](self.crack)
        reach = 0.0 if self.app.pace.reduced else 46 * share
        fade = round(255 * (1 - self.crack))
        for side, piece in ((-1, "left"), (1, "right")):
            half = pictures.seal(self._seal, piece, canvas.scale)
            turned = pygame.transform.rotozoom(half, -side * 14 * share, 1.0)
            canvas.centred(turned, (SEAL[0] + side * reach, SEAL[1] + 18 * share), alpha=fade)

    def _draw_words(self, canvas: Canvas) -> None:
        suffix = ".first" if self._first else ""
        canvas.fit(
            self.say(f"menus.seal.pass{suffix}", name=self._coming.name),
            (MIDDLE - 226, 476, 452, 42),
            "button_large",
            "#FFF1D0",
            one_line=True,
            size=29,
            shadow=True,
        )
        canvas.fit(
            self.say(f"menus.seal.look_away{suffix}", name=self._leaving.name),
            (MIDDLE - 222, 516, 444, 40),
            "body_large",
            "#E3C9A6",
            align="center",
        )
        self._draw_hold_hint(canvas)

    def _draw_hold_hint(self, canvas: Canvas) -> None:
        before, between, after = [self.say(f"menus.seal.hold.{part}") for part in ("before", "or", "after")]
        keys = [keynames.key_of(self.app, action) for action in ("secondary", LOOK_KEYS[self._seat])]
        first, last = canvas.measure(before, "label")[0], canvas.measure(after, "label")[0]
        middle = canvas.measure(between, "label")[0] + 8
        total = first + last + middle + 12
        total += sum(8 + max(24.0, canvas.measure(key, "key")[0] + 14) for key in keys)
        frame = frames.pill(max(344.0, round(total) + 48), 46, "#12060A", canvas.scale, "#D8A84A")
        canvas.centred(frame, (MIDDLE, 583))
        x = MIDDLE - total / 2
        canvas.text(before, (x, 582), "label", "#FFF1D0", anchor="midleft")
        right = x + first + 2
        for number, key in enumerate(keys):
            if number:
                canvas.text(between, (right + 8, 582), "label", "#FFF1D0", anchor="midleft")
                right += middle
            right = canvas.keycap(key, (right + 8, 583), anchor="midleft").right
        canvas.text(after, (x + total, 582), "label", "#FFF1D0", anchor="midright")
