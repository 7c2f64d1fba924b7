"""The board looks as it did: a few states against small stored pictures, with tolerance.

After a wanted change, look at the new pictures and store them by running this file with `ATLAS_GOLDEN=new`.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pygame
import pytest

from scenes.dracula import tour_states
from tests.scenes.dracula import support

SIZE = (320, 180)
MOST_MEAN = 2.0
"""Mean difference of a channel, 0 to 255."""
MOST_OFF = 0.02
"""Share of points that may differ clearly."""
CLEARLY = 24
RENEW = os.environ.get("ATLAS_GOLDEN") == "new"


def _picture(name: str) -> pygame.Surface:
    app = support.make_app("es")
    state = next(state for state in tour_states.STATES if state.name == name)
    scene = state.build(app)
    app.scenes.reset(scene, "none")
    if state.then:
        state.then(app, scene)
    app.scenes.refresh()
    app.draw()
    small = pygame.transform.smoothscale(app.canvas.surface, SIZE)
    app.close()
    return small


def _difference(one: pygame.Surface, two: pygame.Surface) -> tuple[float, float]:
    first, second = (pygame.surfarray.array3d(s).astype(np.int16) for s in (one, two))
    apart = np.abs(first - second)
    return float(apart.mean()), float((apart.max(axis=2) > CLEARLY).mean())


@pytest.mark.parametrize("name", ["dracula.draw-or-call", "dracula.effect-6", "dracula.compare-column"])
def test_the_board_looks_as_it_did(name: str, root: Path) -> None:
    stored = root / "tests" / "golden" / f"{name}.png"
    now = _picture(name)
    if RENEW:
        stored.parent.mkdir(exist_ok=True)
        pygame.image.save(now, stored)
    mean, off = _difference(now, pygame.image.load(stored))
    assert mean < MOST_MEAN, f"{name}: mean difference {mean:.1f}"
    assert off < MOST_OFF, f"{name}: {off:.1%} of the points differ"


def test_a_different_state_is_told_apart(root: Path) -> None:
    stored = pygame.image.load(root / "tests" / "golden" / "dracula.draw-or-call.png")
    mean, off = _difference(_picture("dracula.effect-6"), stored)
    assert mean >= MOST_MEAN or off >= MOST_OFF
