"""The pictures of the rule book, all made of the game's own pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scenes.dracula.figures import effects, glance, outcomes, people, table
from scenes.rulebook.figure import Figure

FIGURES: Final[Mapping[str, Figure]] = {
    **glance.FIGURES,
    **table.FIGURES,
    **effects.FIGURES,
    **outcomes.FIGURES,
    **people.FIGURES,
}
"""By the id under which the rule book names them."""
