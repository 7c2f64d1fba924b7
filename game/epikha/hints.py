"""A good action for a person who asks, and one sentence why; from the seat's own knowledge only.

The keys of the sentences are ``epikha_hints.REASON``; they name cards by id and combat spaces from 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.epikha import actions
from game.epikha.card import CARDS
from game.epikha.judgement import makes_vital
from game.epikha.opponent import EXACT, decide
from game.epikha.rules.groups import find_arm, find_body, find_group, find_spell
from game.epikha.sampling import sample_table
from game.epikha.state import NOBODY, Table
from game.epikha.view import EpikhaObservation
from game.opponents import Budget
from game.rules.chance import Chance
from game.rules.contract import Action, Hint

AREA: Final = "epikha_hints"
TIMELESS: Final = Budget(seconds=float("inf"))
"""Advice is the same on every machine."""

Why = tuple[str, dict[str, int | str]]
"""The name of a reason and what its sentence names."""


def hint(seen: EpikhaObservation) -> Hint:
    """Return what a player that looks at the rival's reply would do, and why.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    action = decide(EXACT, seen, Chance.of(0), TIMELESS)
    reason, named = why(seen, action)
    return Hint(action, f"{AREA}.{reason}", named)


def why(seen: EpikhaObservation, action: Action) -> Why:
    """Return the reason for an action, and what its sentence names."""
    found = _REASONS.get(type(action))
    if found is not None:
        return found(seen, sample_table(seen, Chance.of(0)), action)
    return _PLAIN.get(type(action), "plain"), {}


def _card(table: Table, number: int) -> str:
    """Return the card of what has this number: of a group its first body; "" for anything else."""
    group = find_group(table, number)
    if group is not None:
        return group.stood.bodies[0].card
    for find in (find_body, find_arm):
        at = find(table, number)
        if at is not None:
            piece = at.arm or at.body
            return "" if piece is None else piece.card
    spell = find_spell(table, number)
    spot = None if spell is None else table.sides[spell.seat].magic[spell.index]
    if spot is not None:
        return spot.spell
    return next((item.card for item in table.chain if item.number == number), "")


def _play(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    card = CARDS[action.card]
    if makes_vital(card):
        return "opal", {"card": action.card}
    kind = "arm" if card.is_arm else "character"
    return kind, {"card": action.card}


def _cast(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    if CARDS[action.card].is_continuous:
        return "continuous", {"card": action.card}
    return ("shield" if seen.ask == "absorb" else "cast"), {"card": action.card}


def _summon(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    return "summon", {"card": action.card}


def _aim(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    name = _card(table, action.target)
    if not name:
        return "plain", {}
    at = find_group(table, action.target)
    if at is not None and at.seat == 1 - seen.seat and CARDS[name].is_player:
        return "aim_player", {}
    return "aim", {"target": name}


def _assign(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    at = find_arm(table, action.arm)
    borne = at is not None and at.body is not None
    return ("move" if borne else "assign"), {"card": _card(table, action.arm)}


def _bear(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    name = _card(table, action.body)
    return ("bear_player" if CARDS[name].is_player else "bear"), {"card": name}


def _place(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    name = _card(table, action.number)
    if makes_vital(CARDS[name]):
        return "vital", {"card": name}
    return "magia", {"card": name}


def _attack(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    name = _card(table, action.group)
    return ("attack_player" if CARDS[name].is_player else "attack"), {"card": name}


def _respond(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    attacker = table.sides[1 - seen.seat].combat[action.space]
    target = "" if attacker is None else attacker.bodies[0].card
    return "respond", {"card": _card(table, action.group), "target": target}


def _before(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    attacker = table.sides[1 - seen.seat].combat[action.space]
    return "forced", {"target": "" if attacker is None else attacker.bodies[0].card}


def _absorb(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    return "absorb", {"card": _card(table, action.number)}


def _select(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    return "select", {"card": _card(table, action.arm)}


def _unit(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    number = action.unit if type(action) is actions.JoinUnit else action.group
    return "unit", {"card": _card(table, number)}


def _disperse(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    return "disperse", {"card": _card(table, action.group)}


def _marker(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    if action.source == NOBODY:
        return "marker", {"card": table.sides[seen.seat].ability}
    return "marker", {"card": _card(table, action.source)}


def _discard(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    return "discard", {"card": action.card}


def _end(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    return f"end_{seen.phase}", {}


def _pass(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    return ("pass_answer" if seen.window == "W6" else "pass"), {}


def _done(seen: EpikhaObservation, table: Table, action: Any) -> Why:
    return (f"done_{seen.ask}" if seen.ask in _ENDS else "plain"), {}


_ENDS: Final = ("attack", "respond", "absorb", "arms", "members")

_REASONS: Final[dict[type[Action], Callable[[EpikhaObservation, Table, Any], Why]]] = {
    actions.Play: _play,
    actions.Forge: _play,
    actions.Cast: _cast,
    actions.Summon: _summon,
    actions.Aim: _aim,
    actions.Assign: _assign,
    actions.Bear: _bear,
    actions.PlaceMagic: _place,
    actions.Attack: _attack,
    actions.Respond: _respond,
    actions.PlacePlayer: _before,
    actions.AbsorbNext: _absorb,
    actions.Select: _select,
    actions.FormUnit: _unit,
    actions.JoinUnit: _unit,
    actions.AddMember: _unit,
    actions.Disperse: _disperse,
    actions.UseMarker: _marker,
    actions.DiscardOne: _discard,
    actions.EndPhase: _end,
    actions.Pass: _pass,
    actions.Done: _done,
}
_PLAIN: Final[dict[type[Action], str]] = {
    actions.Keep: "keep",
    actions.Mulligan: "mulligan",
    actions.Prepare: "prepare",
    actions.Pay: "pay",
    actions.Raise: "raise",
    actions.Points: "points",
    actions.CallCoin: "coin",
    actions.Summoner: "summoner",
    actions.NextEffect: "effects",
}
"""What needs no more than its name."""
