"""The boards of the house by the id of their system: an explicit list, as `game.systems` has of the rules."""

from __future__ import annotations

from typing import Final

from scenes.dracula.pages import PAGES as DRACULA
from scenes.epikha.pages import PAGES as EPIKHA
from scenes.menus.parts import GamePages
from scenes.vitorian.pages import PAGES as VITORIAN

BOARDS: Final[dict[str, GamePages]] = {"dracula": DRACULA, "vitorian": VITORIAN, "epikha": EPIKHA}
"""Every system of `game.systems.SYSTEMS` has its own."""
