"""What a seat can foresee from its own knowledge: refusals, previews and forecasts (V16.2).

All are pure functions of the observation. They work on a sampled table, so that rules and effects are written
down only once; what the seat could not know is left out of what they return.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Action, Event, IllegalAction, Reason, Told, visible_to
from game.rules.questions import why_not_seen
from game.vitorian import actions, events
from game.vitorian.observing import payment_of, units_on
from game.vitorian.rules import combat as fights
from game.vitorian.rules import damage, targets
from game.vitorian.rules.effects import PASS
from game.vitorian.rules.legality import carry_out, legal, run
from game.vitorian.rules.refusals import why_not as refused
from game.vitorian.rules.resources import kind_of
from game.vitorian.rules.verbs import Hands
from game.vitorian.sampling import sample_table
from game.vitorian.spaces import SOVEREIGN
from game.vitorian.state import NOBODY, Combat, Step, Table
from game.vitorian.view import Change, Forecast, Preview, SeenPayment, VitorianObservation
from game.vitorian.words import PIERCING

_PAID_NEXT = (actions.Mobilise, actions.Link, actions.PlayField, actions.PlayOrder)


def why_not(seen: VitorianObservation, action: Action) -> Reason | None:
    """Return why the observing seat may not take ``action`` now, or None if it may (V16.2)."""

    def found() -> Reason | None:
        return refused(sample_table(seen, Chance.of(0)), seen.seat, action)

    return why_not_seen(seen, action, "V16.2", found)


def preview(seen: VitorianObservation, action: Action) -> Preview:
    """Return what ``action`` would lead to, as far as the seat can know.

    Raises:
        IllegalAction: the action is not legal, with the same reason as ``why_not``.
    """
    reason = why_not(seen, action)
    if reason is not None:
        raise IllegalAction(reason)
    table = sample_table(seen, Chance.of(0))
    if type(action) is actions.Attack:
        return _attack(table, seen.seat, action)
    told = carry_out(table, action)
    payment = _proposal(table, seen.seat)
    if isinstance(action, _PAID_NEXT) and payment is not None:
        told += carry_out(table, actions.Pay())
    return _preview(seen, table, told, payment)


def _proposal(table: Table, seat: int) -> SeenPayment | None:
    asked = table.question
    return None if asked is None or asked.seat != seat else payment_of(table, asked)


def _attack(table: Table, seat: int, action: actions.Attack) -> Preview:
    """An attack is looked at as it is declared: nobody has answered yet."""
    told: list[Told] = []
    fights.declare(table, told, seat, action.space, action.target)
    return Preview(None, forecast_of(table), (), (), (), ("orders",))


def _preview(
    seen: VitorianObservation, table: Table, told: Sequence[Told], payment: SeenPayment | None
) -> Preview:
    shown = visible_to(SPECTATOR, told)
    before = {unit.id: unit for unit in seen.units}
    return Preview(
        payment=payment,
        forecast=forecast_of(table) if table.combat is not None else None,
        units=tuple(unit for unit in units_on(table) if before.get(unit.id) != unit),
        falls=tuple(event.unit for event in shown if type(event) is events.Destroyed),
        price=tuple(kind_of(event.resource) for event in shown if type(event) is events.PriceExhausted),
        unknown=_unknown(shown),
    )


def _unknown(told: Sequence[Event]) -> tuple[str, ...]:
    """Name what of the consequences nobody could know before."""
    found = []
    if any(type(event) is events.CardDrawn for event in told):
        found.append("draw")
    if any(isinstance(event, events.Channelled | events.ConvoyLooked) for event in told):
        found.append("convoy")
    # a window that opens may be answered from a hand that is not seen
    if any(isinstance(event, events.Stacked | events.WindowOpened | events.WindowPassed) for event in told):
        found.append("orders")
    return tuple(found)


# --- how a combat would end --------------------------------------------------------------------------------


def forecast(seen: VitorianObservation) -> Forecast | None:
    """Return how the combat would end as things stand; None without one, or if the attacker would be gone."""
    return forecast_of(sample_table(seen, Chance.of(0))) if seen.combat is not None else None


def forecast_of(table: Table) -> Forecast | None:
    """Return how the combat of a table would end if nobody said anything more (V12.6 to V12.19)."""
    if table.combat is None:
        return None
    table = table.clone()
    combat = table.combat
    assert combat is not None
    _resolve(table, combat)
    space = table.where(combat.unit)
    if space == NOBODY:
        return None
    _aim_anew(table, combat, space)
    if combat.target_space == SOVEREIGN:
        return _against_sovereign(table, combat)
    return _against_unit(table, combat)


def _resolve(table: Table, combat: Combat) -> None:
    """Let what lies on the stack happen; whatever it asks is declined, or answered in the first way."""
    if combat.step in ("orders", "resolving"):
        _leave_only(table, Step("resolve_stack"))
        run(table, [])
        while table.question is not None:
            options = legal(table)
            carry_out(table, PASS if PASS in options else options[0])


def _leave_only(table: Table, step: Step) -> None:
    """Drop what is asked and what waits, but for one step."""
    table.question = None
    table.agenda[:] = [step]


def _aim_anew(table: Table, combat: Combat, space: int) -> None:
    """Find the new target if the old one is gone; of several the first is taken (V12.8)."""
    choices = targets.new_targets(table, combat, Hands(table, []).mask(table.on(space)))
    if choices is not None:
        fights.aim_anew(table, [], choices[0])


def _against_sovereign(table: Table, combat: Combat) -> Forecast:
    attacker = table.on(table.where(combat.unit))
    ours = damage.strength(table, combat, attacker, combat.seat, None)
    walls = targets.entrenched(table, 1 - combat.seat)
    return Forecast(
        unit=combat.unit, target=None, attack=ours.attack, defence=0, strikes_back=0,
        own_defence=ours.defence, unit_changes=ours.changes, target_changes=(), flanked_by=None,
        attacker_falls=False, target_falls=False, shield_spent=(), excess=0, hit=not walls,
        wins=not walls and not table.sides[1 - combat.seat].defense, could_support=_supporters(table),
    )


def _against_unit(table: Table, combat: Combat) -> Forecast:
    attacker, target = table.on(table.where(combat.unit)), table.on(table.where(combat.target))
    ours = damage.strength(table, combat, attacker, combat.seat, target)
    theirs = damage.strength(table, combat, target, 1 - combat.seat, attacker)
    target_hit, attacker_hit = ours.attack >= theirs.defence, theirs.attack >= ours.defence
    target_falls = target_hit and not target.shield
    excess = ours.attack - theirs.defence if target_falls and ours.mask & PIERCING else 0
    left = [space for space in targets.entrenched(table, 1 - combat.seat) if table.on(space).id != target.id]
    hit = excess > 0 and not left
    struck = [attacker] * attacker_hit + [target] * target_hit
    shields = [unit.id for unit in struck if unit.shield]
    return Forecast(
        unit=combat.unit, target=combat.target, attack=ours.attack, defence=theirs.defence,
        strikes_back=theirs.attack, own_defence=ours.defence, unit_changes=_told(ours.changes),
        target_changes=_told(theirs.changes),
        flanked_by=damage.flanker(table, combat.seat, combat.unit, table.where(combat.target)),
        attacker_falls=attacker_hit and not attacker.shield, target_falls=target_falls,
        shield_spent=tuple(shields), excess=max(0, excess), hit=hit,
        wins=hit and not table.sides[1 - combat.seat].defense, could_support=_supporters(table),
    )


def _told(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Leave out changes that change nothing."""
    return tuple(change for change in changes if change.attack or change.defence)


def _supporters(table: Table) -> tuple[int, ...]:
    """Return the Rear units that may still bombard, of either side (V12.10)."""
    found = (fights.supporter(table, seat) for seat in (0, 1))
    return tuple(unit for unit in found if unit is not None)
