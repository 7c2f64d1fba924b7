"""Where the notes of this guide may lie, and whose missal they are."""

from __future__ import annotations

from functools import partial
from typing import Final

from pygame import Rect

from scenes.epikha.actors import SEALS
from scenes.guide.paper import Place, Voice
from sprites import faces, pictures

LEFT, RIGHT, ABOVE, BELOW = (-1, 0), (1, 0), (0, -1), (0, 1)
PLACES: Final = {
    "hand": Place(Rect(204, 536, 748, 170), "across", BELOW),
    "left": Place(Rect(118, 164, 404, 226), "upright", LEFT, portrait=72, beside=True),
    "broad": Place(Rect(118, 150, 430, 256), "upright", LEFT),
    "side": Place(Rect(1036, 54, 240, 390), "upright", RIGHT, portrait=72, beside=True),
    "short": Place(Rect(1036, 54, 240, 336), "upright", RIGHT),
    "line": Place(Rect(120, 150, 890, 136), "across", ABOVE),
    "lane": Place(Rect(118, 150, 430, 138), "upright", ABOVE),
    "right": Place(Rect(770, 534, 258, 180), "upright", BELOW),
}
"""By name: where the hand will lie; over both Combat Zones, while nobody fights, without or with a button;
over the phases and what can be done, with or without its last row, which takes something back; over the
rival's side of the battle line, whole or its Combat Zone alone; beside a small hand."""

NARRATOR: Final = "glass/E04"
VOICE: Final = Voice(
    partial(faces.framed_portrait, NARRATOR), partial(pictures.seal, SEALS[0], "whole"),
    head_ink="#7A1F2B", dot_ink="#5A4A6B",
)  # fmt: skip
"""An enchantress of Empiria writes, in red and violet."""
