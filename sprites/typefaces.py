"""The vendored typefaces: one short name per font file, one open font per size.

Every text on the screen comes from here, so no font file is opened twice at one size while it is in use.
Sizes are given in logical pixels together with the render scale; the glyphs are rasterised at their exact
size and never stretched.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame

FONT_FOLDER = Path(__file__).parent / "fonts"
FONTS_OPEN = 80
"""So many open fonts are kept, some 0.2 MB each at render scale 2: twice what a full board speaks in."""

FILES: dict[str, str] = {
    "grenze": "grenze-gotisch/GrenzeGotisch_700Bold.ttf",
    "grenze_black": "grenze-gotisch/GrenzeGotisch_900Black.ttf",
    "fell_sc": "im-fell-english-sc/IMFellEnglishSC_400Regular.ttf",
    "alegreya_sans": "alegreya-sans/AlegreyaSans_500Medium.ttf",
    "alegreya_sans_bold": "alegreya-sans/AlegreyaSans_700Bold.ttf",
    "alegreya_sans_italic": "alegreya-sans/AlegreyaSans_500Medium_Italic.ttf",
    "alegreya": "alegreya/Alegreya_500Medium.ttf",
    "alegreya_bold": "alegreya/Alegreya_700Bold.ttf",
    "barlow_semi": "barlow-semi-condensed/BarlowSemiCondensed_500Medium.ttf",
    "barlow_semi_bold": "barlow-semi-condensed/BarlowSemiCondensed_700Bold.ttf",
    "barlow": "barlow-condensed/BarlowCondensed_500Medium.ttf",
    "barlow_semibold": "barlow-condensed/BarlowCondensed_600SemiBold.ttf",
    "barlow_bold": "barlow-condensed/BarlowCondensed_700Bold.ttf",
    "league": "league-gothic/LeagueGothic_400Regular.ttf",
    "cinzel": "cinzel/Cinzel_700Bold.ttf",
}
"""Short name of a face -> its file below `FONT_FOLDER`."""


def path(name: str) -> Path:
    """The file of the face `name`. Raises KeyError for an unknown name."""
    return FONT_FOLDER / FILES[name]


def typeface(name: str, size: float, scale: float = 1.0) -> pygame.font.Font:
    """The face `name` at `size` logical pixels, rasterised for the render scale `scale`.

    The same object is returned for the same name and pixel size. Raises KeyError for an unknown name.
    """
    return _open(name, max(1, round(size * scale)))


@lru_cache(maxsize=FONTS_OPEN)
def _open(name: str, pixels: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(path(name), pixels)


def forget() -> None:
    """Drop every open font; needed after `pygame.font.quit()` made them unusable."""
    _open.cache_clear()


def fitting_size(name: str, text: str, width: float, largest: float, smallest: float) -> float:
    """The largest size from `largest` down to `smallest` at which `text` is at most `width` wide.

    All measures are logical pixels at scale 1; when nothing fits, `smallest` is returned.
    """
    size = largest
    while size > smallest and typeface(name, size).size(text)[0] > width:
        size -= 1
    return max(size, smallest)
