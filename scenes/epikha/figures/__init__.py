"""The pictures of the rule book, all made of the glass of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scenes.epikha.figures import combat, field, glance, magic
from scenes.rulebook.figure import Figure

FIGURES: Final[Mapping[str, Figure]] = {**glance.FIGURES, **field.FIGURES, **magic.FIGURES, **combat.FIGURES}
"""By the id under which the rule book names them."""
