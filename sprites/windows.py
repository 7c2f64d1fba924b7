"""The outlines of the windows: which shape a kind of card looks out of. Plain data, known to press and faces.

Every outline fills a box of 120 x 132, so that all of them stand in the same place of a card.
"""

from __future__ import annotations

from typing import Final

BOX: Final = (120.0, 132.0)
OUTLINES: Final = {
    "arch": "M6 130V52Q6 30 60 4Q114 30 114 52V130Z",
    "shield": "M8 6H112V70Q110 112 60 130Q10 112 8 70Z",
    "roundel": "M60 9A57 57 0 1 1 59.9 9Z",
    "lozenge": "M60 2L116 66L60 130L4 66Z",
    "tower": "M6 130V18H22V6H42V18H50V6H70V18H78V6H98V18H114V130Z",
    "mandorla": "M6 66Q6 4 60 4Q114 4 114 66Q114 130 60 130Q6 130 6 66Z",
    "gable": "M6 130V28L33 8L60 28L87 8L114 28V130Z",
    "page": "M3 3H117V129H3Z",
    "quatrefoil": "M60 5Q84 5 90 32Q115 40 115 67Q115 94 90 102Q84 129 60 129Q36 129 30 102Q5 94 5 67"
    "Q5 40 30 32Q36 5 60 5Z",
    "pane": "M-9 -9H129V141H-9Z",
}  # fmt: skip
"""Shape -> its outline: pointed arch, heater shield, roundel, lozenge, crenellated, mandorla, twin gable,
the whole page, quatrefoil, a pane without an edge."""
