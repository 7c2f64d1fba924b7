"""The pictures of the rule book, all made of the lithographed pieces of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scenes.rulebook.figure import Figure
from scenes.vitorian.figures import combat, field, glance

FIGURES: Final[Mapping[str, Figure]] = {**glance.FIGURES, **field.FIGURES, **combat.FIGURES}
"""By the id under which the rule book names them."""
