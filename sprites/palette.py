"""Colours of the printed atlas: inks, papers, skins and suits, and the little arithmetic between them.

Colours are `#RRGGBB` strings wherever they end up in vector data and RGB triples where a surface is filled.
"""

from __future__ import annotations

from dataclasses import dataclass

INK = "#0A0708"
BONE = "#E9DEC6"
CREAM = "#F4E8CC"
GOLD = "#C9AD77"
FOCUS = "#FFD873"
PLAYABLE = "#FFC64A"
ENEMY = "#FF5A3C"
DANGER = "#E0453A"
GAIN = "#2F6479"
LOSS = "#7D171C"
OK = "#5F9E5F"
WARNING = "#FFB35C"
CARD_EDGE = "#120D0B"


@dataclass(frozen=True)
class Skin:
    """The chrome of one printing press: panel gradient, the two hairlines, text and accent colours."""

    background: str
    top: str
    bottom: str
    line: str
    line2: str
    text: str
    dim: str
    accent: str
    highlight: str


SKINS: dict[str, Skin] = {
    "goth": Skin(
        "#120E11", "#2A2124", "#171215", "#C9AD77", "#6D5839", "#EADFC6", "#A8987B", "#B3242A", "#F0C867"
    ),
    "dies": Skin(
        "#1D1B16", "#34322A", "#201F1A", "#C8A45A", "#6D5C37", "#F2E7CB", "#B3A785", "#C8321F", "#FFC64A"
    ),
    "epik": Skin(
        "#0D0F20", "#252A52", "#141733", "#D9B25A", "#6F5B34", "#F3EAD6", "#B1AAC8", "#B5283A", "#FFD98A"
    ),
    "noir": Skin(
        "#0C0C0E", "#26262A", "#141416", "#B9B4A8", "#4D4A45", "#F1EEE6", "#9D9990", "#C81E2D", "#FFD98A"
    ),
}


@dataclass(frozen=True)
class Suit:
    """One of the four Dracula suits: ribbon colour, its deep shade, ink of numeral and icon, icon name."""

    colour: str
    deep: str
    ink: str
    icon: str


SUITS: dict[str, Suit] = {
    "X": Suit("#D8A62F", "#7A5510", "#1D1206", "cross"),
    "O": Suit("#35529C", "#1A2B57", "#FFFAF0", "coffin"),
    "B": Suit("#B3242A", "#5E1015", "#FFFAF0", "blood"),
    "S": Suit("#46A88A", "#17493B", "#0B211A", "stake"),
}
"""Suit letter of the rules ("X" cross, "O" coffin, "B" blood, "S" stake) -> how it is printed."""

SUIT_ORDER = "XOBS"


def rgb(colour: str) -> tuple[int, int, int]:
    """`#RRGGBB` -> three integers 0 to 255. Raises ValueError for anything else."""
    digits = colour.removeprefix("#")
    if len(digits) != 6:
        raise ValueError(f"not a #RRGGBB colour: {colour!r}")
    value = int(digits, 16)
    return value >> 16, value >> 8 & 255, value & 255


def mix(first: str, second: str, share: float) -> str:
    """The colour `share` (0 to 1) of the way from `first` to `second`."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def lighter(colour: str, share: float) -> str:
    """`colour` mixed with white by `share` (0 to 1)."""
    return mix(colour, "#FFFFFF", share)


def darker(colour: str, share: float) -> str:
    """`colour` mixed with black by `share` (0 to 1)."""
    return mix(colour, "#000000", share)
