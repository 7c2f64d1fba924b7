"""The player by chance of self-play: it may do anything, and goes on longer than it would by blind chance.

A turn is a row of small decisions (E19). Who ended a phase as readily as it does anything else would hardly
ever bring together what a dear card costs, and cards and rules would be tried in vain.
"""

from __future__ import annotations

from typing import Any, Final

from game.epikha.actions import DiscardContinuous, Disperse, EndPhase, Pass
from game.rules.chance import Chance
from game.rules.contract import Action

_STAYS: Final = 8
"""Once in so many decisions it may end something as readily as it may do anything else."""
_ENDS: Final = (DiscardContinuous, Disperse, EndPhase, Pass)
"""What ends something, or takes it apart."""


def by_chance(state: Any, chance: Chance) -> Action:
    """Return some legal action of the seat to move; each of them may come."""
    legal: list[Action] = list(state.legal_actions(state.to_move))
    if chance.below(_STAYS):
        legal = [action for action in legal if not isinstance(action, _ENDS)] or legal
    return chance.pick(legal)
