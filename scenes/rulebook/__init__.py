"""The rule book: an open book with pictures, a search and a glossary, for every game of the house."""

from __future__ import annotations

from scenes.rulebook.scene import RulebookScene

__all__ = ["RulebookScene"]
