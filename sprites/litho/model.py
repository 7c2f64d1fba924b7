"""What a lithographed card shows, as plain values: the faces know no game and no language.

Words come in the player's language; capitals are made by the press. Numbers are shown as they are given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NATION_COLOUR: Final = {
    "red": "#A5231A", "blue": "#235A8C", "white": "#6E6653",
    "green": "#3D6233", "gold": "#8A5C0E", "grey": "#50565B",
}  # fmt: skip
"""The band of a nation; cream words on it have a contrast of 5:1 and more."""
NATION_ICON: Final = {
    "red": "cog_sun", "blue": "wing", "white": "gate", "green": "wave", "gold": "diadem", "grey": "spanner",
}  # fmt: skip
KEYWORD_ICON: Final = {
    "light": "feather", "heavy": "weight", "brute": "anvil", "ganking": "chevrons", "swift": "lightning",
    "entrench": "spade", "piercing": "shell", "bayonet": "bayonet", "reactive": "plates",
    "long_range": "telescope", "scrap": "cog", "accelerated": "clock", "circular": "loop",
}  # fmt: skip
"""Keyword -> its icon."""
RESOURCE_ICON: Final = {"P": "helmet", "S": "drum"}
RESOURCE_COLOUR: Final = {"P": "#CDB57E", "S": "#D08A34"}
"""Sand and amber: the grounds of the two resources."""
ATTACK: Final = "#B32A1E"
DEFENCE: Final = "#235A8C"
BLACK: Final = "#231B15"
"""The ground of a Level."""
EDGE: Final = "#17110D"
CREAM: Final = "#EFE2C2"
CHARCOAL: Final = "#2B2A28"
BAND_INK: Final = "#FBF1D8"
PAPER_INK: Final = "#2A1B10"


@dataclass(frozen=True)
class CardFace:
    """A card in a hand, in a list, or to be read."""

    code: str
    """Name of its picture below "litho/": its id, or "Q-R-P" and the like for resources."""
    name: str
    nation: str
    type: str
    """"sovereign", "unit", "order", "equipment", "field" or "resource"."""
    level: int = 0
    attack: int | None = None
    """None where the card has no such number; of an Equipment what it adds."""
    defence: int | None = None
    """As `attack`; of a Sovereign the number of Defense cards."""
    keywords: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """The names of the keywords in the same order; of a card without any, what it is."""
    p: int = 0
    s: int = 0
    short: str = ""
    """Stands where the whole name has no room."""


@dataclass(frozen=True)
class TokenFace:
    """A unit on the grid. The printed numbers tell whether the present ones are better or worse."""

    code: str
    name: str
    nation: str
    level: int
    attack: int
    defence: int
    printed_attack: int
    printed_defence: int
    keywords: tuple[str, ...] = ()
    exhausted: bool = False
    fresh: bool = False
    """Came this turn."""
    moved: bool = False
    shield: bool = False
    equipment: int = 0
    """Linked Equipment cards."""
    struck: bool = False
    """Has attacked this turn and is still ready."""
    used: tuple[str, ...] = ()
    """Keywords that do nothing more in this turn."""
    mine: bool = True
