"""What a press that leads nowhere would have meant: the action of which the refusal says why."""

from __future__ import annotations

from game.epikha import actions as act
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.view import EpikhaObservation
from scenes.epikha import routes
from scenes.table.paths import Steps


def meant(seen: EpikhaObservation, steps: Steps, route: str) -> EpikhaAction | None:
    """The action that a press on `route` after `steps` would have been; None where none comes to mind."""
    kind, _, rest = route.partition(":")
    match seen.ask:
        case "main" | "window" | "absorb":
            return _free(seen, steps, kind, rest)
        case "aim" if kind in ("group", "arm", "spell", "item"):
            return act.Aim(int(rest))
        case "bearer" | "summoner" if kind == "group":
            body = _body(seen, int(rest))
            return act.Bear(body) if seen.ask == "bearer" else act.Summoner(body)
        case "caster" if kind == "group":
            return act.Caster(int(rest))
        case "payment" if kind == "group":
            return act.Spend(_body(seen, int(rest)))
        case "members" if kind == "group":
            return act.AddMember(int(rest))
        case "arms" if kind == "arm":
            return act.Select(int(rest))
        case "attack" | "respond":
            return _fighting(seen, steps, kind, rest)
        case "forced" if kind == "slot":
            return act.PlacePlayer(int(rest.partition(":")[2]))
    return None


def _body(seen: EpikhaObservation, group: int) -> int:
    return next((one.bodies[0].id for one in routes.all_groups(seen) if one.id == group), group)


def _free(seen: EpikhaObservation, steps: Steps, kind: str, rest: str) -> EpikhaAction | None:
    """In the own phase, a window, or while damage is received."""
    if kind == "card" and rest:
        return _card(seen, rest)
    if steps and steps[0].startswith("arm:"):
        number = int(steps[0].removeprefix("arm:"))
        return act.PlaceMagic(number) if kind == "magic" else None
    if kind == "arm":
        return act.AbsorbNext(int(rest)) if seen.ask == "absorb" else _moving(seen, int(rest))
    return act.PlaceMagic(int(rest)) if kind == "group" and not steps else None


def _moving(seen: EpikhaObservation, arm: int) -> EpikhaAction:
    return act.Assign(arm) if seen.ask == "main" else act.PlaceMagic(arm)


def _card(seen: EpikhaObservation, name: str) -> EpikhaAction | None:
    """A card of the hand, said as its type is said."""
    card = CARDS.get(name)
    if card is None:
        return None
    if card.is_spell or card.is_continuous:
        return act.Cast(name)
    return act.Forge(name) if card.forge else act.Play(name)


def _fighting(seen: EpikhaObservation, steps: Steps, kind: str, rest: str) -> EpikhaAction | None:
    made = act.Attack if seen.ask == "attack" else act.Respond
    if steps and steps[0].startswith("group:") and kind == "slot":
        return made(int(steps[0].removeprefix("group:")), int(rest.partition(":")[2]))
    if kind == "group":
        free = next((one.space for one in seen.legal if isinstance(one, act.Attack | act.Respond)), 0)
        return made(int(rest), free)
    return None
