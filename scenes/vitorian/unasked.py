"""What this board does not ask because nothing hangs on it, and buttons that say several things in a row."""

from __future__ import annotations

from game.vitorian import actions as act
from game.vitorian.actions import VitorianAction
from game.vitorian.needless import can_attack, combat_matters, order_matters, window_matters
from game.vitorian.occasions import matters
from game.vitorian.rules.resources import kind_of
from game.vitorian.view import VitorianObservation
from scenes.vitorian import routes

LOW = "way:low"
"""Buttons that put so many of equal looked-at cards under the Convoy."""


def answer(seen: VitorianObservation, *, always: bool, shared: bool) -> VitorianAction | None:
    """What is said without asking, or None.

    With ``always`` every moment is asked in which something could be done at all. Two people at one screen
    are asked in every window: who passes at once would tell what is not in the hand.
    """
    if seen.ask == "arrange" and not order_matters(seen):
        return as_it_lies(seen)[0]
    if seen.ask == "combat" and (len(seen.legal) == 1 or (not always and not combat_matters(seen))):
        return act.EndPhase()
    if always:
        return None
    if seen.ask == "recycle" and not matters(seen):
        return act.Pass()
    return act.Pass() if seen.ask == "window" and not shared and not window_matters(seen) else None


def whole(seen: VitorianObservation, id: str, *, always: bool) -> tuple[VitorianAction, ...]:
    """What a button says that stands for several actions; empty for any other."""
    if seen.ask == "arrange" and id == routes.MAIN:
        return as_it_lies(seen)
    if seen.ask == "arrange" and id.startswith(LOW):
        return underneath(seen, int(id.removeprefix(LOW)))
    if seen.ask == "main" and id == routes.MAIN and not always and not can_attack(seen):
        return act.EndPhase(), act.EndPhase()
    return ()


def as_it_lies(seen: VitorianObservation) -> tuple[VitorianAction, ...]:
    """Put back all that is still looked at in the order in which it lies."""
    return tuple(act.PutBack(kind_of(card), True) for card in seen.looked)


def underneath(seen: VitorianObservation, count: int) -> tuple[VitorianAction, ...]:
    """Put ``count`` of equal looked-at cards under the Convoy and the rest back on top."""
    return tuple(act.PutBack(kind_of(card), number >= count) for number, card in enumerate(seen.looked))


def alike(seen: VitorianObservation) -> bool:
    """Say whether all looked-at cards are of one kind and may go underneath: only their number matters."""
    kinds = {kind_of(card) for card in seen.looked}
    return len(seen.looked) > 1 and len(kinds) == 1 and may_go_under(seen)


def may_go_under(seen: VitorianObservation) -> bool:
    """Say whether looked-at cards may be put under the Convoy."""
    return any(isinstance(action, act.PutBack) and not action.top for action in seen.legal)


def placed(seen: VitorianObservation) -> tuple[tuple[str, ...], ...]:
    """The kinds of the settled cards: on top from the top down, and underneath where that may be."""
    asked = seen.pending.question
    if seen.ask != "arrange" or asked is None:
        return ()
    top = tuple(map(kind_of, asked.returns))
    return (top, tuple(map(kind_of, asked.exhausts))) if may_go_under(seen) else (top,)
