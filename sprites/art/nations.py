"""The signs of the nations as figures: on the backs of cards, and for cards that nobody has painted yet."""

from __future__ import annotations

from sprites.art.shapes import Part, Parts, circle, moved
from sprites.art.sketch import cog_sun, crown_sign, gate_sign, shifted, star, wave_sign, wing_sign

_MIDDLE = 200.0


def nation_sign(nation: str, role: str, hole: str = "s") -> Parts:
    """The sign of a nation around the origin, about 200 wide. Raises KeyError for a nation there is not."""
    match nation:
        case "red":
            return cog_sun(0, 0, 98, role, hole)
        case "blue":
            return moved(wing_sign(0, 0, 196, role), "translate(0,8)")
        case "white":
            return gate_sign(0, 2, 152, role)
        case "green":
            return wave_sign(0, -10, 190, role)
        case "gold":
            return crown_sign(0, 4, 172, role)
        case "grey":
            return spanner_sign(0, 0, 190, role)
    raise KeyError(nation)


def spanner_sign(x: float, y: float, size: float, role: str = "c") -> Parts:
    """The sign of those who serve nobody: two crossed spanners, about `size` wide."""
    spanner = (
        "M-13 -40L-13 44Q-30 56 -28 76Q-26 92 -13 99V72L0 64L13 72V99Q26 92 28 76Q30 56 13 44V-40"
        "Q30 -52 28 -72Q26 -88 13 -95V-68L0 -60L-13 -68V-95Q-26 -88 -28 -72Q-30 -52 -13 -40Z"
    )
    pair = [Part(role, spanner, transform="rotate(42)"), Part(role, spanner, transform="rotate(-42)")]
    return shifted(pair, x, y, size / 190)


def medal(nation: str) -> Parts:
    """The sign on a toothed medal, a figure of its own in the box of 400."""
    discs = ((178, "k"), (170, "w"), (158, "k"), (150, "b"))
    return [
        Part("k", star(_MIDDLE, _MIDDLE, 206, 186, 32)),
        Part("c", star(_MIDDLE, _MIDDLE, 197, 179, 32)),
        *(Part(role, circle(_MIDDLE, _MIDDLE, radius)) for radius, role in discs),
        Part("s", f"M{_MIDDLE} 50A150 150 0 0 1 {_MIDDLE} 350Z"),
        *shifted(nation_sign(nation, "k", "k"), _MIDDLE + 6, _MIDDLE + 8, 1.06),
        *shifted(nation_sign(nation, "w", "k"), _MIDDLE, _MIDDLE, 1.06),
    ]
