"""Where the notes of this guide may lie, and whose notebook they are."""

from __future__ import annotations

from functools import partial
from typing import Final

from pygame import Rect

from scenes.guide.paper import Place, Voice
from scenes.vitorian.actors import SEALS
from sprites import faces, pictures

LEFT, RIGHT, ABOVE, BELOW = (-1, 0), (1, 0), (0, -1), (0, 1)
PLACES: Final = {
    "hand": Place(Rect(276, 540, 748, 152), "across", BELOW),
    "side": Place(Rect(1036, 54, 240, 352), "upright", RIGHT, portrait=72, beside=True),
    "stack": Place(Rect(1036, 54, 240, 232), "upright", RIGHT),
    "short": Place(Rect(1036, 54, 240, 170), "upright", RIGHT),
    "column": Place(Rect(1036, 54, 240, 448), "upright", RIGHT, portrait=104, seal=58),
    "top": Place(Rect(244, 60, 776, 152), "across", ABOVE),
}
"""By name: where the hand will lie; over what can be done and, outside of a combat, what is foreseen; over
what can be done, with or without its last rows, one of which takes something back; over that and all that is
foreseen in a combat; over the rival's rows, while nobody stands there."""

NARRATOR: Final = "litho/R-12"
VOICE: Final = Voice(
    partial(faces.framed_portrait, NARRATOR), partial(pictures.seal, SEALS[0], "whole"),
    head_ink="#8A2414", dot_ink="#6B4A2A",
)  # fmt: skip
"""A machine officer writes, in oil and soot."""
