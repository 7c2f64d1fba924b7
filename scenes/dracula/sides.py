"""How the two sides are told apart, by seat: Dracula (0) and Van Helsing (1). Never by colour alone."""

from __future__ import annotations

from typing import Final

ICONS: Final = ("vamp", "hunter")
INKS: Final = ("#E8746A", "#8FC0D4")
"""Of signs and words: light enough on the dark panels."""
FILLS: Final = ("#C8413A", "#4A8CA6")
"""Of bars and dots on the result."""
CLOTHS: Final = ("#8E2636", "#2F5F74")
"""Of the banner and the labels on which white words stand."""
WAX: Final = ((222, 72, 62), (92, 160, 180))
"""Of the crumbs of the seal between two people, a little lighter than its wax."""
