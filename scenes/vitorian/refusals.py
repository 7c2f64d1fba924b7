"""What a press was meant to do that the rules do not allow: the action whose refusal says why."""

from __future__ import annotations

from game.vitorian import actions as act
from game.vitorian.actions import VitorianAction
from game.vitorian.card import CARDS
from game.vitorian.spaces import OWN, SOVEREIGN, column, is_vanguard, other_row, owner
from game.vitorian.view import VitorianObservation
from scenes.table.paths import Steps


def meant(seen: VitorianObservation, steps: Steps, route: str) -> VitorianAction | None:
    """The action that a press on `route` after `steps` would have been; None where none comes to mind."""
    kind, _, rest = route.partition(":")
    if seen.ask == "payment":
        return act.Exhaust(rest) if kind == "res" else None
    if seen.ask in ("aim", "target"):
        return act.Aim(int(rest)) if kind == "cell" else None
    if seen.ask not in ("main", "combat", "window"):
        return None
    if steps and steps[0].startswith("card:"):
        return _with_card(seen, steps[0].removeprefix("card:"), kind, rest)
    if steps and steps[0].startswith("cell:"):
        return _with_unit(seen, int(steps[0].removeprefix("cell:")), kind, rest)
    if kind == "card" and rest:
        return _card(seen, rest)
    if kind == "cell":
        return _cell(seen, int(rest))
    if kind == "recycle":
        kinds = [act_.resource for act_ in seen.legal if isinstance(act_, act.Recycle)]
        return act.Recycle(kinds[0] if kinds else "P", 0)
    if kind == "res":
        return act.Exhaust(rest)
    return None


def _card(seen: VitorianObservation, name: str) -> VitorianAction | None:
    """A card of the hand: played in the most likely way."""
    card = CARDS.get(name)
    if card is None:
        return None
    taken = {unit.space for unit in seen.units}
    if card.is_unit:
        free = [space for space in OWN[seen.seat] if space not in taken]
        return act.Mobilise(name, free[0] if free else OWN[seen.seat][0])
    if card.is_equipment:
        own = [unit.space for unit in seen.units if unit.seat == seen.seat and not unit.equipment]
        return act.Link(name, own[0] if own else OWN[seen.seat][0])
    return act.PlayField(name) if card.is_field else act.PlayOrder(name)


def _with_card(seen: VitorianObservation, name: str, kind: str, rest: str) -> VitorianAction | None:
    card = CARDS.get(name)
    if kind == "card":
        return _card(seen, rest)
    if card is None or kind != "cell":
        return None
    return act.Link(name, int(rest)) if card.is_equipment else act.Mobilise(name, int(rest))


def _cell(seen: VitorianObservation, space: int) -> VitorianAction | None:
    """A unit by itself: in Main it would march, in Combat attack."""
    unit = next((unit for unit in seen.units if unit.space == space), None)
    if unit is None or unit.seat != seen.seat:
        return None
    if seen.ask == "combat":
        ahead = _ahead(space) if is_vanguard(space) else SOVEREIGN
        return act.Attack(space, ahead)
    if seen.ask == "window":
        return act.Gank(space, space + 1 if column(space) < 4 else space - 1)
    return act.Move(space)


def _ahead(space: int) -> int:
    return space + 5 if space < 10 else space - 5


def _with_unit(seen: VitorianObservation, space: int, kind: str, rest: str) -> VitorianAction | None:
    if kind == "card":
        return _card(seen, rest)
    if seen.ask == "combat":
        if kind == "sov":
            return act.Attack(space, SOVEREIGN)
        return act.Attack(space, int(rest)) if kind == "cell" and owner(int(rest)) != seen.seat else None
    if kind == "cell" and seen.ask == "main":
        return act.Move(space) if int(rest) == other_row(space) else None
    return act.Gank(space, int(rest)) if kind == "cell" and seen.ask == "window" else None
