"""A good action for a person who asks, and one sentence why; from the seat's own knowledge only.

The keys of the sentences are ``vitorian_hints.REASON``; they name cards by id and columns from 1.
"""

from __future__ import annotations

from typing import Final

from game.opponents import Budget
from game.rules.chance import Chance
from game.rules.contract import Action, Hint
from game.vitorian import actions
from game.vitorian.card import CARDS
from game.vitorian.foresight import preview
from game.vitorian.habits import Lay
from game.vitorian.opponent import EXACT, decide
from game.vitorian.rules.targets import behind, front
from game.vitorian.sampling import sample_table
from game.vitorian.spaces import SOVEREIGN, VANGUARD, column
from game.vitorian.view import Forecast, VitorianObservation
from game.vitorian.words import BAYONET, ENTRENCH

AREA: Final = "vitorian_hints"
TIMELESS: Final = Budget(seconds=float("inf"))
"""Advice is the same on every machine."""

Why = tuple[str, dict[str, int | str]]
"""The name of a reason and what its sentence names."""


def hint(seen: VitorianObservation) -> Hint:
    """Return what a player that looks at the rival's reply would do, and why.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    action = decide(EXACT, seen, Chance.of(0), TIMELESS)
    reason, named = _why(seen, action)
    return Hint(action, f"{AREA}.{reason}", named)


def _why(seen: VitorianObservation, action: Action) -> Why:
    match action:
        case actions.Attack():
            return _attack(seen, action)
        case actions.Mobilise():
            return _mobilise(seen, action)
        case actions.Link():
            return "link", {"card": action.card, "unit": _card_on(seen, action.space)}
        case actions.PlayField() | actions.PlayOrder() | actions.Bottom():
            name = {actions.PlayField: "field", actions.PlayOrder: "order", actions.Bottom: "bottom"}
            return name[type(action)], {"card": action.card}
        case actions.Move():
            forward = "back" if action.space in VANGUARD[seen.seat] else "forward"
            return f"march_{forward}", {"unit": _card_on(seen, action.space)}
        case actions.Recycle():
            return ("recycle_convoy" if seen.phase == "end" else "recycle"), {}
        case actions.Gank():
            return "gank", {"unit": _card_on(seen, action.space), "column": column(action.to) + 1}
        case actions.Pass():
            return (f"pass_{seen.ask}" if seen.ask in _PASSES else "pass"), {}
        case actions.EndPhase():
            return f"end_{seen.phase}", {}
        case actions.Aim() if seen.ask == "upkeep":
            return "upkeep", {"unit": _card_on(seen, action.space)}
    return _PLAIN.get(type(action), "plain"), {}


_PASSES: Final = ("window", "recycle", "support")
_PLAIN: Final[dict[type[Action], str]] = {
    actions.Keep: "keep",
    actions.Mulligan: "mulligan",
    actions.Pay: "pay",
    actions.Support: "support",
    actions.PutBack: "arrange",
    actions.Give: "give",
}
"""What needs no more than its name."""


def _card_on(seen: VitorianObservation, space: int) -> str:
    return next((unit.card for unit in seen.units if unit.space == space), "")


def _attack(seen: VitorianObservation, action: actions.Attack) -> Why:
    """An attack: the match, a hit, or what becomes of both units."""
    forecast = preview(seen, action).forecast
    assert forecast is not None
    named: dict[str, int | str] = {"unit": _card_on(seen, action.space)}
    if forecast.wins:
        return "win", named
    if action.target == SOVEREIGN:
        return "hit", named
    return _fight(forecast), {**named, "target": _card_on(seen, action.target)}


def _fight(forecast: Forecast) -> str:
    if not forecast.target_falls:
        return "shield" if forecast.target in forecast.shield_spent else "press"
    if forecast.hit:
        return "pierce"
    return "trade" if forecast.attacker_falls else "destroy"


def _mobilise(seen: VitorianObservation, action: actions.Mobilise) -> Why:
    """A new unit: what it does in its column."""
    card, seat, at = CARDS[action.card], seen.seat, column(action.space)
    lay = Lay(sample_table(seen, Chance.of(0)), seat)
    met = lay.theirs.get(front(1 - seat, at))
    alone = not any(space in lay.mine for space in (front(seat, at), behind(seat, at)))
    named: dict[str, int | str] = {"card": action.card, "column": at + 1}
    if card.mask & ENTRENCH:
        return "dig", named
    if alone and met is not None:
        return "block", {**named, "target": met.unit.card}
    if action.space not in VANGUARD[seat]:
        return "behind", named
    if met is None and behind(1 - seat, at) not in lay.theirs and not lay.walls:
        return ("charge" if card.mask & BAYONET else "open"), named
    if met is not None and card.attack >= met.defence:
        return "stronger", {**named, "target": met.unit.card}
    return "more", named
