"""Where the notes of this guide lie, and whose notebook they are."""

from __future__ import annotations

from functools import partial
from typing import Final

from pygame import Rect

from scenes.guide.paper import Place, Voice
from sprites import faces, pictures

COLUMN: Final = Rect(6, 296, 210, 412)
"""Over the left column below the rival's plate: there nothing can be pressed."""
PLATE: Final = Rect(6, 462, 210, 246)
"""Over the own plate."""
ROW: Final = Rect(232, 54, 704, 144)
"""Over the rival's cards, while they cannot be chosen."""
HAND: Final = Rect(318, 412, 706, 150)
"""Where the own cards will lie."""
LEFT, ABOVE = (-1, 0), (0, -1)
PLACES: Final = {
    "column": Place(COLUMN, "upright", LEFT, portrait=104, seal=58),
    "plate": Place(PLATE, "upright", LEFT),
    "row": Place(ROW, "across", ABOVE),
    "hand": Place(HAND, "across", ABOVE),
}

SEAT: Final = 1
VOICE: Final = Voice(partial(faces.framed_portrait, SEAT), partial(pictures.seal, SEAT, "whole"))
"""Van Helsing writes."""
