"""Where everything lies on the rule book's page: rectangles by name in logical units (1280x720)."""

from __future__ import annotations

from typing import Final

from pygame import Rect

SEARCH: Final = Rect(16, 58, 216, 42)
CLEAR: Final = Rect(236, 58, 44, 42)
CONTENTS: Final = Rect(16, 108, 266, 604)
CHAPTER_ROW: Final = 40
RESULT_ROW: Final = 62

COVER: Final = Rect(292, 56, 976, 656)
LEFT_PAGE: Final = Rect(304, 64, 476, 638)
RIGHT_PAGE: Final = Rect(780, 64, 476, 638)
PAGES: Final = (LEFT_PAGE, RIGHT_PAGE)

TEXT_W: Final = 412
TEXT_H: Final = 546
TEXT_TOP: Final = 50
"""From the upper edge of a page to its first line."""
TEXT_LEFT: Final = (36, 28)
"""From the left edge of the left and of the right page to its text: the inner margin is the narrow one."""

PREVIOUS: Final = Rect(312, 662, 48, 40)
NEXT: Final = Rect(1200, 662, 48, 40)
FOLIO_Y: Final = 682
"""Where the numbers of the pages stand."""

BACK: Final = Rect(1016, 3, 116, 40)
CLOSE: Final = Rect(1144, 3, 116, 40)


def text_corner(side: int) -> tuple[int, int]:
    """The upper left corner of the text on the left (0) or right (1) page."""
    page = PAGES[side]
    return page.x + TEXT_LEFT[side], page.y + TEXT_TOP
