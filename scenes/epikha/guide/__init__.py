"""The guide to a first match of Paladines de Epikha: a real match, and an enchantress who reads along."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.app import App


def start_guide(app: App) -> None:
    """Begin the first match with its guide; whatever was on the screen is left."""
    from scenes.epikha.guide.start import begin  # here, so that the title need not wait for the board

    begin(app)
