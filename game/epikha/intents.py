"""Intentions: what is worth a try at a decision, question by question.

An intention is an action with what it is meant for: a whole attack, a defence, a card to be paid for. That of
habit comes first; ``planning`` tries them out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, cast

import msgspec

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.aiming import aim_gain
from game.epikha.card import CARDS
from game.epikha.fighting import defence, planned_attack
from game.epikha.habits import TASTE, Mind, answer
from game.epikha.judgement import Scale, Taste, scale_of
from game.epikha.lanes import Field, Fighter, fighter
from game.epikha.observing import player_vital
from game.epikha.purse import Purse
from game.epikha.rules import announce, combat, units, vital, windows
from game.epikha.rules.assign import may_bear
from game.epikha.rules.flow import DONE, PASS
from game.epikha.rules.legality import legal
from game.epikha.spending import Spender, shots
from game.epikha.state import COMBAT_SPACES, NOBODY, Group, Table

TARGETS: Final = 5
"""So many targets are tried."""
VARIED: Final = 9
"""So many ways to attack or to answer are tried."""
WEAK: Final = 60
"""A Player card with no more Vital than this had perhaps better let others fight with its weapons."""
PLAIN: Final = ("forced", "summoner", "recall", "survivor", "absorb", "effects")
"""Questions of which every answer is tried."""


class Intent(msgspec.Struct, frozen=True):
    """An action, and what it is meant for."""

    action: EpikhaAction
    attack: tuple[int, ...] | None = None
    """Groups that attack after it."""
    lanes: tuple[tuple[int, int], ...] | None = None
    """Attackers with who faces them."""
    wish: str = ""
    """The card that is to be played."""
    sparing: bool = False
    """Nothing more is bought."""
    loose: bool = False
    """No Unit is formed."""
    bearer: int = NOBODY
    """Who is to bear the arm that is moved."""

    def mind(self, seat: int, taste: Taste) -> Mind:
        """Return a mind that means to go on like this."""
        mind = Mind(scale_of(taste))
        mind.seat, mind.wish, mind.sparing = seat, self.wish, self.sparing
        mind.loose, mind.bearer = self.loose, self.bearer
        mind.attack = None if self.attack is None else list(self.attack)
        mind.lanes = None if self.lanes is None else dict(self.lanes)
        return mind


def standing(table: Table, seat: int) -> Iterator[Group]:
    """Yield the groups of a seat that fight, or could (E13.2)."""
    yield from combat.ready(table, seat)
    yield from (group for group in table.sides[seat].combat if group is not None)


def intents_of(
    table: Table, taste: Taste = TASTE, options: Sequence[EpikhaAction] | None = None
) -> list[Intent]:
    """Return the intentions worth a try at a decision; ``options``: what is legal, if it is known."""
    question = table.question
    assert question is not None
    allowed = cast(Sequence[EpikhaAction], legal(table)) if options is None else options
    habit = answer(table.clone(), Mind(scale_of(taste)))
    found = [Intent(habit)]
    find = _CANDIDATES.get(question.ask)
    if find is not None:
        found = list(dict.fromkeys(find(table, question.seat, taste, habit)))
    elif question.ask in PLAIN:
        found += [Intent(action) for action in allowed if action != habit]
    return [one for one in found if one.action in allowed] or [Intent(allowed[0])]


def _main(table: Table, seat: int, taste: Taste, habit: EpikhaAction) -> Iterator[Intent]:
    """What habit does; each card that could be played first; each Magia; to buy nothing more."""
    scale = scale_of(taste)
    yield Intent(habit)
    if isinstance(habit, actions.FormUnit):
        yield Intent(Spender(table, seat, scale, loose=True).next(), loose=True)
    if isinstance(habit, actions.Assign | actions.FormUnit | actions.JoinUnit):
        return
    if type(habit) is actions.Play and not CARDS[habit.card].cost:
        return
    side = table.sides[seat]
    purse = Purse(table, seat)
    reach = max(purse.most, vital.wealth(table, seat) + purse.most - side.pool)
    # what habit buys by itself would only be bought in another order
    bought = {name for name, _, _ in Spender(table, seat, scale).chosen(purse.most)}
    for name in dict.fromkeys([*side.hand, *side.spirits]):
        if name not in bought and 0 < CARDS[name].cost <= reach:
            action = Spender(table, seat, scale, name).next()
            if type(action) is not actions.EndPhase:
                yield Intent(action, wish=name)
    for option in windows.markers(table, seat, side.pool):
        yield Intent(cast(EpikhaAction, option))
    for number, _ in shots(table, seat, scale):
        yield Intent(actions.PlaceMagic(number))
    yield from _regrouped(table, seat, scale)
    if not isinstance(habit, actions.EndPhase):
        yield Intent(actions.EndPhase(), sparing=True)


def _regrouped(table: Table, seat: int, scale: Scale) -> Iterator[Intent]:
    """Dispersing a Unit, and an arm of a Player card that had better not fight for somebody else."""
    for option in units.unit_options(table.sides[seat], [*standing(table, seat)], deployment=False):
        yield Intent(cast(EpikhaAction, option), loose=True)
    side = table.sides[seat]
    vital_left = player_vital(table, seat)
    if table.phase != "deployment" or side.area is None or vital_left is None or vital_left > WEAK:
        return
    arms = [arm for arm in side.area.bodies[0].arms if not arm.shifted and CARDS[arm.card].is_weapon]
    arms.sort(key=lambda arm: -CARDS[arm.card].force)
    for arm in arms[:1]:
        able = [body for group in side.reserves for body in group.bodies if may_bear(body, arm)]
        if able:
            strongest = max(able, key=lambda body: scale.body(body.card))
            yield Intent(actions.Assign(arm.id), bearer=strongest.id)


def _attack(table: Table, seat: int, taste: Taste, habit: EpikhaAction) -> Iterator[Intent]:
    """The attack that promises most, and those that differ by one group; nobody, everybody."""
    scale = scale_of(taste)
    base = planned_attack(table, seat, scale)
    side = table.sides[seat]
    able = [fighter(table, seat, group, scale) for group in combat.ready(table, seat)]
    others = sorted((one for one in able if one.force > 0), key=lambda one: -one.force)
    room = side.combat.count(None)
    plans = [tuple(base), (), tuple(one.group for one in others[:room])]
    plans += [tuple(one for one in base if one != left) for left in base]
    plans += [(*base, one.group) for one in others if one.group not in base and len(base) < room]
    free = side.combat.index(None) if None in side.combat else COMBAT_SPACES
    for plan in list(dict.fromkeys(plans))[:VARIED]:
        yield Intent(actions.Attack(plan[0], free) if plan else DONE, attack=plan[1:])


def _respond(table: Table, seat: int, taste: Taste, habit: EpikhaAction) -> Iterator[Intent]:
    """The answer that loses least, and those that differ in one lane."""
    field, attackers, held = defence(table, seat, scale_of(taste))
    _, lanes = field.answered(attackers, held)
    open_ = {one: other for one, other in lanes.items() if one not in held}
    plans = [open_, {}]
    plans += [{one: other for one, other in open_.items() if one != left} for left in open_]
    plans += list(_swapped(field, attackers, held, open_))
    enemy = table.sides[1 - seat].combat
    for plan in plans[:VARIED]:
        pairs = tuple((one, other.group) for one, other in plan.items())
        action: EpikhaAction = DONE
        for space in combat.free_attackers(table, seat):
            group = enemy[space]
            if group is not None and group.id in plan:
                action = actions.Respond(plan[group.id].group, space)
                break
        yield Intent(action, lanes=pairs)


def _swapped(
    field: Field, attackers: Sequence[Fighter], held: dict[int, Fighter], lanes: dict[int, Fighter]
) -> Iterator[dict[int, Fighter]]:
    """Yield answers in which one attacker is faced by somebody else, the best of them first."""
    found: list[tuple[float, int, dict[int, Fighter]]] = []
    for one in attackers:
        if one.group in held:
            continue
        for other in field.defenders:
            if lanes.get(one.group) is other:
                continue
            changed = {attacker: facing for attacker, facing in lanes.items() if facing is not other}
            changed[one.group] = other
            found.append((field.total(attackers, {**held, **changed}), len(found), changed))
    found.sort(key=lambda one: one[:2])
    yield from (changed for _, _, changed in found)


def _window(table: Table, seat: int, taste: Taste, habit: EpikhaAction) -> Iterator[Intent]:
    """To pass, each spell, each Magia; placing Opals alone only where habit pays for something with them."""
    yield Intent(habit)
    yield Intent(PASS)
    question = table.question
    fighting = table.battle is not None or bool(table.chain)
    if not fighting and question is not None and question.window == "W1":
        return
    texts = {number for number, _ in shots(table, seat, scale_of(taste))}
    for option in legal(table):
        placed = type(option) is actions.PlaceMagic and option.number in texts
        if placed or (fighting and isinstance(option, actions.Cast | actions.UseMarker)):
            yield Intent(cast(EpikhaAction, option))


def _aim(table: Table, seat: int, taste: Taste, habit: EpikhaAction) -> Iterator[Intent]:
    """The targets at which most is gained."""
    yield Intent(habit)
    question = table.question
    draft = None if question is None else question.item
    op = None if draft is None else announce.choosing(draft)
    if draft is None or op is None:
        return
    aims = [one for one in legal(table) if type(one) is actions.Aim]
    aims.sort(key=lambda one: -aim_gain(table, draft, op, one.target, scale_of(taste)))
    for one in aims[:TARGETS]:
        yield Intent(one)


Candidates = Callable[[Table, int, Taste, EpikhaAction], Iterator[Intent]]

_CANDIDATES: Final[dict[str, Candidates]] = {
    "main": _main,
    "attack": _attack,
    "respond": _respond,
    "window": _window,
    "aim": _aim,
}
