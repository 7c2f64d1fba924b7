"""The moments for a Recycle at the start and in the End phase (V9.3): when one made just there matters.

The rules ask for a Recycle whenever one could be made. In nearly all turns it does no more there than in the
own Main phase, or between attacks; a screen need not ask then. All is worked out from an observation.
"""

from __future__ import annotations

from game.rules.chance import Chance
from game.vitorian import actions
from game.vitorian.card import CARDS
from game.vitorian.ops.numbers import Lasts
from game.vitorian.rules.legality import carry_out
from game.vitorian.rules.turn import CHANNELLED
from game.vitorian.sampling import sample_table
from game.vitorian.view import VitorianObservation


def matters(seen: VitorianObservation) -> bool:
    """Say whether the moment for a Recycle that ``seen`` is asked about gives what Main and Combat do not.

    - In the End phase with an empty Convoy it is the last one that wards off the Burnout (V9.6, V7.3).
    - With fewer cards in the Convoy than are channelled, what is recycled comes back by the next channelling:
      the ability is free, at the start already in this very turn.
    - At the start of a turn that burns out the Area goes whole into the Convoy (V7.4): it is the only
      Recycle of the turn, and free as well.

    What is free is worth nothing where the ability can do nothing, or ends with the turn that is ending.
    """
    convoy = len(seen.sides[seen.seat].convoy)
    if seen.phase == "end" and not convoy:
        return True
    return convoy < CHANNELLED and any(does_something(seen, action) for action in seen.legal)


def does_something(seen: VitorianObservation, action: actions.VitorianAction) -> bool:
    """Say whether ``action`` is a Recycle whose ability could do anything now."""
    if type(action) is not actions.Recycle:
        return False
    op = CARDS[seen.sides[seen.seat].sovereign].effects[action.ability].op
    if seen.phase == "end" and isinstance(op, Lasts) and op.lasts == "turn":
        return False
    if op.asks not in ("aim", "resource"):
        return True
    table = sample_table(seen, Chance.of(0))
    carry_out(table, action)
    return table.question is not None and table.question.item is not None
