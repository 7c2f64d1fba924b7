"""The recipes of the posters: which figure stands on a card, under which sky, before what."""

from __future__ import annotations

from sprites.art.poster import Poster
from sprites.art.posters.blue import BLUE
from sprites.art.posters.gold import GOLD
from sprites.art.posters.green import GREEN
from sprites.art.posters.grey import GREY
from sprites.art.posters.red import RED
from sprites.art.posters.resources import RESOURCES
from sprites.art.posters.signs import SIGNS
from sprites.art.posters.white import WHITE

__all__ = ["POSTERS", "SIGNS"]

POSTERS: dict[str, Poster] = {**RED, **BLUE, **WHITE, **GREEN, **GOLD, **GREY, **RESOURCES}
"""Card id, or the name of a resource picture -> its poster."""
