"""How the tests of both boards look at a state: as a small picture, against a stored one, with tolerance."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pygame

from scenes.app import App
from scenes.tour_state import TourState

SIZE = (320, 180)
MOST_MEAN = 2.0
"""Mean difference of a channel, 0 to 255."""
MOST_OFF = 0.02
"""Share of points that may differ clearly."""
CLEARLY = 24
RENEW = os.environ.get("ATLAS_GOLDEN") == "new"


def small_picture(app: App, state: TourState) -> pygame.Surface:
    """The state as it is drawn, reduced; the app is closed."""
    scene = state.build(app)
    app.scenes.reset(scene, "none")
    if state.then:
        state.then(app, scene)
    app.scenes.refresh()
    app.draw()
    small = pygame.transform.smoothscale(app.canvas.surface, SIZE)
    app.close()
    return small


def difference(one: pygame.Surface, two: pygame.Surface) -> tuple[float, float]:
    """Mean difference of a channel, and the share of points that differ clearly."""
    first, second = (pygame.surfarray.array3d(s).astype(np.int16) for s in (one, two))
    apart = np.abs(first - second)
    return float(apart.mean()), float((apart.max(axis=2) > CLEARLY).mean())


def assert_as_stored(now: pygame.Surface, stored: Path) -> None:
    """The picture is the stored one but for small things; with `ATLAS_GOLDEN=new` it is stored instead."""
    if RENEW:
        stored.parent.mkdir(exist_ok=True)
        pygame.image.save(now, stored)
    mean, off = difference(now, pygame.image.load(stored))
    assert mean < MOST_MEAN, f"{stored.stem}: mean difference {mean:.1f}"
    assert off < MOST_OFF, f"{stored.stem}: {off:.1%} of the points differ"
