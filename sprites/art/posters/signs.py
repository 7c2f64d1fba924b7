"""For cards that nobody has painted: the sign of their nation under its own sky."""

from __future__ import annotations

from sprites.art.inks import INKS
from sprites.art.nations import medal
from sprites.art.poster import Far, Poster, at

_LANDS = {
    "red": "factory", "blue": "clouds", "white": "domes",
    "green": "palms", "gold": "skyline", "grey": "ruins",
}  # fmt: skip

SIGNS: dict[str, Poster] = {
    f"sign-{nation}": Poster(
        nation,
        at(medal(nation), foot=0.83, size=0.72),
        "rays",
        28,
        (0.5, 0.505),
        far=(Far(_LANDS[nation], 0.86),),
        seed=180 + number,
    )
    for number, nation in enumerate(INKS)
}
"""Name of the picture -> its poster."""
