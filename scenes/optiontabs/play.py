"""Options: how a match is played, with a sample of each choice to try."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.menus import options_model, preferences
from scenes.optiontabs.form import INNER, SLIDER_LABEL, Section
from scenes.optiontabs.samples import MemorySample, Sample, SealSample, SpeedSample
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.widgets import Slider

GAP = 14
HEIGHT = 152


class Game(Section):
    """Speed, memory aid, the moments that are asked about, and the seal."""

    heading, row_height, gap = 60, 40, 5
    speed: SpeedSample
    seal: SealSample
    samples: tuple[Sample, ...] = ()

    def build(self) -> None:
        """See `Section`."""
        speeds = [(v, self.say(f"menus.options.speed.{v}")) for v in ("1", "1.5", "2", "instant")]
        self.choice("animation_speed", speeds, key="speed", changed=self._choose_speed)
        self.toggle("memory_aid", "memory")
        moments = [(v, self.say(f"menus.options.moments.{v}")) for v in ("matter", "always")]
        self.choice("recycle_moments", moments, key="moments")
        self.about(self.say("menus.options.moments.about"))
        windows = [(v, self.say(f"menus.options.windows.{v}")) for v in ("matter", "stops", "always")]
        self.choice("epikha_windows", windows, key="windows")
        self.about(self.say("menus.options.windows.about"))
        text = self.say("menus.options.seal")
        hold = float(self.app.settings.seal_hold)
        self.page.widgets.add(
            Slider(
                "seal_hold",
                self.row(),
                text,
                hold,
                lambda value: preferences.change(self.app, seal_hold=round(value)),
                low=300,
                high=1000,
                step=100,
                label_width=SLIDER_LABEL,
                show=lambda value: options_model.seconds(self.app.language, value),
                group="page",
            )
        )
        self._build_samples()

    def _build_samples(self) -> None:
        wide = (INNER.w - 2 * GAP) // 3
        first, second, third = (
            pygame.Rect(INNER.x + n * (wide + GAP), INNER.bottom - HEIGHT, wide, HEIGHT) for n in range(3)
        )
        self.speed, self.seal = SpeedSample(self, first), SealSample(self, third)
        self.samples = (self.speed, MemorySample(self, second), self.seal)

    def _choose_speed(self, speed: Hashable) -> None:
        preferences.change(self.app, animation_speed=speed)
        self.speed.play()

    def targets(self) -> list[Target]:
        """See `Section`. What only shows something is not pressed."""
        return [self.speed.target(), self.seal.target()]

    def press(self, target: Target) -> bool:
        """See `Section`."""
        if target.id == self.speed.id:
            self.speed.play()
        return target.id == self.speed.id

    def hold(self, target: Target, down: bool) -> None:
        """See `Section`."""
        if target.id == self.seal.id:
            self.seal.hold(down)

    def update(self, dt_ms: float) -> bool:
        """See `Section`."""
        return self.seal.update(dt_ms)

    def draw(self, canvas: Canvas) -> None:
        """See `Section`."""
        super().draw(canvas)
        for sample in self.samples:
            sample.draw(canvas, self.page.lit(sample.id))
