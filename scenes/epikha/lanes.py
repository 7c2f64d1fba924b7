"""What would come of a combat if nobody said anything more: the strikes of each space, by the rules.

A table that fits what the seat knows is played on to the end of the damage. Everybody passes; whoever goes
into combat takes the arms that may go along, arms that survive it absorb first, coins fail, points are spread
evenly: what has to be reckoned with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from game.epikha import actions as act
from game.epikha import events as ev
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.observing import observe
from game.epikha.rules.legality import ANSWERS, STEPS, legal
from game.epikha.sampling import sample_table
from game.epikha.state import NOBODY, Group, Table
from game.epikha.view import EpikhaObservation
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Event, Told, visible_to
from scenes.epikha import unasked
from scenes.epikha.look import Lane, Strike

MOST: Final = 400
"""More steps and answers than any combat needs."""
BETWEEN: Final = ("main", "window", "attack", "respond")
"""Questions at which a chain that has been resolved is over."""


def of(seen: EpikhaObservation, row: Sequence[EpikhaAction] = ()) -> tuple[Lane, ...]:
    """The lanes of the combat that goes on, after a `row` of actions; none outside a combat."""
    if seen.phase != "combat" or seen.outcome is not None:
        return ()
    table = _imagined(seen)
    told: list[Told] = []
    if seen.ask == "arms":  # those that have been chosen so far
        row = (act.Done(),)
    for action in row:
        while table.question is None and table.agenda:
            _goes_on(table, told)
        if table.question is None or action not in legal(table):
            break
        _answer(table, told, action)
    if table.battle is None:
        return ()
    stood = _stood(table)
    settled = False
    for _ in range(MOST):
        if table.battle is None or table.outcome is not None:
            break
        settled, stood = _stand(table, settled, stood)
        if not _goes_on(table, told):
            break
    return _lanes(stood, visible_to(SPECTATOR, told))


def falling(seen: EpikhaObservation) -> frozenset[int]:
    """Bodies, arms and continuous spells that the chain would destroy if nobody answered any more."""
    if not seen.chain or seen.outcome is not None:
        return frozenset()
    table = _imagined(seen)
    told: list[Told] = []
    for _ in range(MOST):
        asked = table.question
        if table.outcome is not None or (asked is not None and asked.ask in BETWEEN and not table.chain):
            break
        if not _goes_on(table, told):
            break
    found: set[int] = set()
    for event in visible_to(SPECTATOR, told):
        match event:
            case ev.StrikesBegun() | ev.TurnStarted():
                break  # that comes after it
            case ev.BodyLeft(body=number, way="destroyed") | ev.ArmLeft(arm=number, way="destroyed"):
                found.add(number)
            case ev.ContinuousLeft(number=number):
                found.add(number)
    return frozenset(found)


def _imagined(seen: EpikhaObservation) -> Table:
    """A table that fits what a seat knows, on which nobody holds anything."""
    table = sample_table(seen, Chance.of(0))
    for side in table.sides:
        side.hand.clear()
        side.shown.clear()
    return table


def _stand(
    table: Table, settled: bool, stood: dict[int, tuple[int, int]]
) -> tuple[bool, dict[int, tuple[int, int]]]:
    """Note who faces whom until damage starts; who falls then is told all the same."""
    battle = table.battle
    if settled or battle is None:
        return True, stood
    return battle.step == "damage", _stood(table) or stood


def _stood(table: Table) -> dict[int, tuple[int, int]]:
    """By space: attacker and responder."""
    mine, theirs = table.sides[table.active].combat, table.sides[1 - table.active].combat
    pairs = enumerate(zip(mine, theirs, strict=True))
    return {space: (_number(one), _number(other)) for space, (one, other) in pairs if one or other}


def _number(group: Group | None) -> int:
    return NOBODY if group is None else group.id


def _goes_on(table: Table, told: list[Told]) -> bool:
    """Let the next thing happen; False where only a person could say what comes."""
    question = table.question
    if question is not None:
        action = _default(table)
        if action is None:
            return False
        _answer(table, told, action)
        return True
    if not table.agenda:
        return False
    step = table.agenda.pop()
    STEPS[step.do](table, told, step)
    return True


def _answer(table: Table, told: list[Told], action: EpikhaAction) -> None:
    """Say something, and let nothing of what follows happen yet."""
    question, table.question = table.question, None
    assert question is not None
    ANSWERS[question.ask](table, told, question, action)


def _default(table: Table) -> EpikhaAction | None:
    question = table.question
    assert question is not None
    match question.ask:
        case "window":
            return act.Pass()
        case "arms":
            return next((one for one in legal(table) if isinstance(one, act.Select)), act.Done())
        case "attack" | "respond":
            return act.Done()
        case "absorb":
            return unasked.absorbing_next(observe(table, question.seat))
        case "points":
            seen = observe(table, question.seat)
            return unasked.again(seen, "points")
        case "coin":
            return act.CallCoin("no")
        case "forced" | "damage_order" | "survivor":
            return cast(EpikhaAction, legal(table)[0])
    return None


def _lanes(stood: dict[int, tuple[int, int]], told: Sequence[Event]) -> tuple[Lane, ...]:
    strikes = _strikes(told)
    return tuple(
        Lane(space, attacker, responder, tuple(one for at, one in strikes if at == space))
        for space, (attacker, responder) in sorted(stood.items())
    )


class _Teller:
    """Collects the strikes of a combat from its events, each with its space."""

    def __init__(self) -> None:
        self.step: ev.StrikeStep = "N"
        self.found: list[tuple[int, Strike]] = []
        self._now = NOBODY
        """The place in ``found`` of the strike whose damage is being received."""
        self._hit: dict[int, int] = {}
        """By body or arm: the strike that has hit it last."""

    def tell(self, event: Event) -> None:
        """Take in the next event."""
        match event:
            case ev.StrikesBegun(step=step):
                self.step = step
            case ev.Struck(way="combat"):
                self._now = len(self.found)
                self.found.append((event.space, Strike(self.step, event.by, event.target, _total(event))))
            case ev.Struck(way="overflow" | "direct"):
                self._pass_over(event)
            case ev.Damaged():
                self._hit[event.number] = self._now
                self._hurt(event)
            case ev.BodyLeft(body=number) | ev.ArmLeft(arm=number):
                self._fall(number)

    def _pass_over(self, event: ev.Struck) -> None:
        """Damage goes at a Player: what a strike leaves over, or one that nobody faces."""
        amount = _total(event)
        for place in reversed(range(len(self.found))):
            space, strike = self.found[place]
            if (space, strike.by) == (event.space, event.by) and event.way == "overflow":
                self._now = place
                self.found[place] = space, replace(strike, over=amount, on=event.seat)
                return
        self._now = len(self.found)
        direct = Strike(self.step, event.by, NOBODY, amount, over=amount, on=event.seat)
        self.found.append((event.space, direct))

    def _hurt(self, event: ev.Damaged) -> None:
        if self._now != NOBODY and CARDS[event.card].is_player:
            space, strike = self.found[self._now]
            self.found[self._now] = space, replace(strike, hurts=event.seat, kept=max(0, event.left))

    def _fall(self, number: int) -> None:
        place = self._hit.get(number, NOBODY)
        if place != NOBODY:
            space, strike = self.found[place]
            self.found[place] = space, replace(strike, falls=(*strike.falls, number))


def _total(event: ev.Struck) -> int:
    return sum(amount for _, amount, _ in event.portions)


def _strikes(told: Sequence[Event]) -> list[tuple[int, Strike]]:
    teller = _Teller()
    for event in told:
        teller.tell(event)
    return teller.found
