"""Why an action is not legal: the first rule that stands against it (E19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.epikha import actions
from game.epikha.rules import refusing_cards, refusing_combat, refusing_field
from game.epikha.rules.legality import legal
from game.epikha.state import Question, Table
from game.rules import questions
from game.rules.contract import Action, Reason
from game.rules.literal import literal

Finder = Callable[[Table, Question, Any], Reason | None]

_OWN_PHASES: Final = (
    *(actions.Play, actions.Forge, actions.Summon, actions.Assign, actions.FormUnit, actions.JoinUnit),
    *(actions.Disperse, actions.DiscardContinuous),
)
_IN_WINDOWS: Final = (actions.Cast, actions.PlaceMagic, actions.UseMarker)


def why_not(table: Table, seat: int, action: Action) -> Reason | None:
    """Return why ``seat`` may not take an action now, None if it may."""
    return questions.why_not(table, seat, action, legal, refusal)


def refusal(table: Table, seat: int | None, action: Action) -> Reason:
    """Return why an action that is not legal is not; the first rule in the order of play."""
    unasked = questions.out_of_turn(table, seat, "E19")
    if unasked is not None:
        return unasked
    question = table.question
    assert question is not None and seat is not None
    if not literal(action):
        return Reason("not_offered", "E19")
    if question.ask not in _ASKS.get(type(action), ()):
        return _wrong_moment(table, question, action)
    finder = _FINDERS.get(type(action))
    found = None if finder is None else finder(table, question, action)
    return found or Reason("not_offered", "E19")


def _wrong_moment(table: Table, question: Question, action: Action) -> Reason:
    """Return why this is no moment for such an action."""
    if isinstance(action, _OWN_PHASES):
        return Reason("only_in_own_phases", _RULES.get(type(action), "E9.1"))
    if isinstance(action, _IN_WINDOWS):
        return Reason("no_window", "E12.1")
    code, rule = _MOMENTS.get(type(action), ("answer_first", "E19"))
    if type(action) is actions.Mulligan and not table.sides[question.seat].mulligan:
        code = "mulligan_before"
    return Reason(code, rule)


_RULES: Final[dict[type[Action], str]] = {
    actions.Assign: "E10.1",
    actions.FormUnit: "E16.15",
    actions.JoinUnit: "E16.15d",
    actions.Disperse: "E16.15d",
    actions.DiscardContinuous: "E11.10",
    actions.Summon: "E16.16",
}
_MOMENTS: Final[dict[type[Action], tuple[str, str]]] = {
    actions.Attack: ("only_attacking", "E13.2"),
    actions.Respond: ("only_responding", "E13.7"),
    actions.EndPhase: ("cannot_end_now", "E8.4"),
    actions.Mulligan: ("mulligan_once", "E3.1"),
    actions.DiscardOne: ("nothing_to_discard", "E8.7"),
    actions.Prepare: ("prepared_before", "E2.5"),
    actions.CallCoin: ("no_coin", "E16.4"),
    actions.Raise: ("nothing_to_raise", "E6.7"),
}

_ASKS: Final[dict[type[Action], tuple[str, ...]]] = {
    actions.Prepare: ("prepare",),
    actions.Mulligan: ("mulligan",),
    actions.Keep: ("mulligan",),
    actions.Pass: ("window",),
    actions.Done: ("members", "attack", "arms", "respond", "absorb"),
    actions.EndPhase: ("main",),
    actions.DiscardOne: ("discard",),
    **dict.fromkeys(_OWN_PHASES, ("main",)),
    **dict.fromkeys(_IN_WINDOWS, ("main", "window", "absorb")),
    actions.Summoner: ("summoner",),
    actions.Raise: ("aim", "recall", "caster", "payment"),
    actions.Aim: ("aim",),
    actions.Recall: ("recall",),
    actions.Caster: ("caster",),
    actions.Pay: ("payment",),
    actions.Spend: ("payment",),
    actions.Amount: ("amount",),
    actions.Bear: ("bearer",),
    actions.ToArmoury: ("bearer",),
    actions.NextEffect: ("effects",),
    actions.AddMember: ("members",),
    actions.Attack: ("attack",),
    actions.Respond: ("respond",),
    actions.PlacePlayer: ("forced",),
    actions.Select: ("arms",),
    actions.AbsorbNext: ("absorb",),
    actions.Points: ("points",),
    actions.DamageOrder: ("damage_order",),
    actions.CallCoin: ("coin",),
    actions.KeepSurvivor: ("survivor",),
}
"""At which questions an action may be said at all."""

_FINDERS: Final[dict[type[Action], Finder]] = {
    actions.Prepare: refusing_cards.prepare,
    actions.DiscardOne: refusing_cards.discard,
    actions.Play: refusing_cards.play,
    actions.Forge: refusing_cards.forge,
    actions.Summon: refusing_field.summon,
    actions.Summoner: refusing_field.summoner,
    actions.Cast: refusing_cards.cast,
    actions.Raise: refusing_cards.raise_level,
    actions.Aim: refusing_cards.aim,
    actions.Recall: refusing_cards.recall,
    actions.Caster: refusing_cards.caster,
    actions.Spend: refusing_cards.spend,
    actions.Amount: refusing_cards.amount,
    actions.UseMarker: refusing_cards.use_marker,
    actions.Assign: refusing_field.assign,
    actions.Bear: refusing_field.bear,
    actions.ToArmoury: refusing_field.to_armoury,
    actions.PlaceMagic: refusing_field.place_magic,
    actions.NextEffect: refusing_field.next_effect,
    actions.FormUnit: refusing_field.form_unit,
    actions.JoinUnit: refusing_field.join_unit,
    actions.AddMember: refusing_field.add_member,
    actions.Disperse: refusing_field.disperse,
    actions.DiscardContinuous: refusing_field.discard_continuous,
    actions.Done: refusing_field.done,
    actions.Attack: refusing_combat.attack,
    actions.Respond: refusing_combat.respond,
    actions.PlacePlayer: refusing_combat.place_player,
    actions.Select: refusing_combat.select,
    actions.AbsorbNext: refusing_combat.absorb_next,
    actions.Points: refusing_combat.points,
    actions.DamageOrder: refusing_combat.damage_order,
    actions.KeepSurvivor: refusing_combat.keep_survivor,
}
"""What looks for the rule that stands against an action at its question."""
