"""What a poster is made of, as plain values: the press prints them, the recipes write them down."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sprites.art.shapes import Part

SKIES = ("rays", "fan", "rings", "beams", "diagonals", "storm", "dusk", "checks", "bands")
"""Skies: rays from the disc, rays from below, rings, searchlights, slanted stripes, rain clouds, plain dusk,
staggered lozenges, level bands."""
LANDS = (
    "factory",
    "skyline",
    "domes",
    "mountains",
    "palms",
    "waves",
    "clouds",
    "derricks",
    "hangars",
    "ruins",
)
"""Bands of far land."""
GROUNDS = ("", "slope", "mound", "wire", "water", "rubble", "rails", "cobbles")
"""What lies before the figure."""


@dataclass(frozen=True)
class Layer:
    """A drawing set into the picture: middle and foot as shares of its width and height, width as a share
    of the picture's width (1.0: as wide as the picture), turn in degrees.
    """

    parts: tuple[Part, ...]
    x: float = 0.5
    foot: float = 1.0
    size: float = 1.0
    turn: float = 0.0
    flip: bool = False


@dataclass(frozen=True)
class Far:
    """A band of far land: kind, skyline as a share of the height, size of its shapes, role."""

    kind: str
    y: float = 0.8
    size: float = 1.0
    role: str = "far"


@dataclass(frozen=True)
class Poster:
    """One picture: nation (a palette), sky, disc behind the head, far bands, small things, hero, foreground.

    `focus` is the point the sky turns around, as shares of width and height; `rays` how many rays there are;
    `disc` the radius of the disc there in 400ths of the width (0: none) and `disc_role` its colour. The token
    on the grid shows a strip of the picture whose middle is `eye`, a share of the height.
    """

    nation: str
    hero: Layer
    sky: str = "rays"
    rays: int = 26
    focus: tuple[float, float] = (0.5, 0.42)
    disc: float = 0.0
    disc_role: str = "a"
    far: tuple[Far, ...] = ()
    behind: tuple[Layer, ...] = ()
    ground: str = ""
    eye: float = 0.45
    seed: int = 1


def at(
    parts: Iterable[Part],
    x: float = 0.5,
    foot: float = 1.0,
    size: float = 1.0,
    turn: float = 0.0,
    flip: bool = False,
) -> Layer:
    """A layer of these parts; see `Layer` for the measures."""
    return Layer(tuple(parts), x, foot, size, turn, flip)
