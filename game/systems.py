"""The games of the house, by id: an explicit list, so that nothing depends on what lies in a folder."""

from __future__ import annotations

from typing import Final

from game.dracula.system import SYSTEM as DRACULA
from game.epikha.system import SYSTEM as EPIKHA
from game.rules.contract import System
from game.vitorian.system import SYSTEM as VITORIAN

SYSTEMS: Final[dict[str, System]] = {system.id: system for system in (DRACULA, VITORIAN, EPIKHA)}
"""Every system that can be played."""
