"""The pictures of the rule books: an explicit list for each game, all made of the game's own pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scenes.rulebook.figures import effects, glance, outcomes, people, table
from scenes.rulebook.figures.plate import Figure, Plate

__all__ = ["FIGURES", "Figure", "Plate"]

FIGURES: Final[Mapping[str, Mapping[str, Figure]]] = {
    "dracula": {
        **glance.FIGURES,
        **table.FIGURES,
        **effects.FIGURES,
        **outcomes.FIGURES,
        **people.FIGURES,
    },
}
"""Game and figure id to the figure."""
