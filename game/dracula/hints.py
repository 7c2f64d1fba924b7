"""A good action for a person who asks, and one sentence why; from the seat's own knowledge only."""

from __future__ import annotations

from game.dracula.actions import Call, Discard
from game.dracula.cards import NAMES
from game.dracula.judgement import Judge
from game.dracula.opponent import EXACT, decide
from game.dracula.view import DraculaObservation
from game.rules.chance import Chance
from game.rules.contract import Hint


def hint(seen: DraculaObservation) -> Hint:
    """Return what the strongest one-step player would do, and its chance to win in whole percent.

    ``now`` is the chance if the round ended with the racks as they lie, ``after`` the same after the action.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    action = decide(EXACT, seen, Chance.of(0))
    judge = Judge(seen, EXACT.taste)
    now = _percent(judge.now())
    if not isinstance(action, Discard):
        text = "dracula.hint.call" if isinstance(action, Call) else "dracula.hint.draw"
        return Hint(action, text, {"now": now})
    judged = next(one for one in judge.discards() if one.action == action)
    text = "dracula.hint.end" if judged.ends else "dracula.hint.discard"
    return Hint(action, text, {"card": NAMES[judged.card], "now": now, "after": _percent(judged.now)})


def _percent(chance: float) -> int:
    return round(100 * chance)
