"""Trying intentions out: in the same sampled worlds for all, the worse half dropped after each part.

An intention is an action with what it is meant for: a whole attack, a defence, a card to be paid for. In each
world it is taken, habits play the turn on and, for who looks further, the rival's reply; then the position is
judged. Hidden cards are dealt anew for each world, so nothing is known that may not be.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final, cast

import msgspec

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.aiming import aim_gain
from game.epikha.card import CARDS
from game.epikha.fighting import defence, planned_attack
from game.epikha.habits import TASTE, Mind, answer, play_on
from game.epikha.judgement import Scale, Taste, scale_of, value
from game.epikha.lanes import FATAL, Field, Fighter, fighter
from game.epikha.observing import player_vital
from game.epikha.rescue import Rescue, in_danger
from game.epikha.rules import announce, combat, units, vital, windows
from game.epikha.rules.assign import may_bear
from game.epikha.rules.flow import DONE, PASS
from game.epikha.rules.legality import carry_out, legal
from game.epikha.sampling import sample_table
from game.epikha.spending import Purse, Spender, shots
from game.epikha.state import COMBAT_SPACES, NOBODY, Group, Table
from game.epikha.view import EpikhaObservation
from game.rules.chance import Chance

TARGETS: Final = 5
"""So many targets are tried."""
VARIED: Final = 9
"""So many ways to attack or to answer are tried."""
FEWEST: Final = 3
"""In fewer worlds nothing shows."""
FIRST_WORLDS: Final = 2
"""In so many worlds an intention is tried before half of them are dropped, where there are tries enough."""
TO_LIVE: Final = 0.6
"""Seconds for the search for a way to live."""
CLEARLY: Final = 3.0
"""A lead of so many standard errors is no accident ..."""
EVEN: Final = 4.0
"""... with this much spread added, as few worlds hide what they have."""
SOONER: Final = 0.05
"""What acting is worth beyond passing, so that equal things are done rather than left."""
WEAK: Final = 60
"""A Player card with no more Vital than this had perhaps better let others fight with its weapons."""
MOST_STEPS: Final = 60
"""After so many small decisions an action that has not won yet does not win by itself."""
ANSWERS: Final = 4
"""In so many worlds it is looked whether the rival can answer a winning action."""
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


Results = dict[Intent, list[float]]
"""What each intention led to, world by world."""


class Planner:
    """The trying out of one decision."""

    def __init__(
        self,
        seen: EpikhaObservation,
        chance: Chance,
        taste: Taste,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """After ``seconds`` of the ``clock`` the best so far must do."""
        self._seen, self._chance, self._taste = seen, chance, taste
        self._clock, self._until = clock, clock() + seconds
        self._worlds: list[Table] = []

    def world(self, number: int = 0) -> Table:
        """Return sampled world number ``number``; it must not be changed."""
        while len(self._worlds) <= number:
            self._worlds.append(sample_table(self._seen, self._chance))
        return self._worlds[number]

    def habit(self) -> EpikhaAction:
        """Return what is said without thinking."""
        return answer(self.world().clone(), Mind(scale_of(self._taste)))

    # --- winning at once ----------------------------------------------------------------------------------

    def wins_now(self) -> EpikhaAction | None:
        """Return an action that wins the match outright, if there is one; rivals may have answers to it."""
        seen = self._seen
        left = player_vital(self.world(), 1 - seen.seat)
        if seen.ask in _NEVER or left is None or left > self._reach():
            return None
        winning = [action for action in seen.legal if self._wins(action, 0)]
        if len(winning) < 2:
            return winning[0] if winning else None
        return max(
            winning, key=lambda one: (sum(self._wins(one, n) for n in range(ANSWERS)), self._outright(one))
        )

    def _reach(self) -> int:
        """Return more than one action can take from the rival's Player card."""
        seen = self._seen
        own = {group.id for group in _groups(self.world(), seen.seat)}
        reach = sum(numbers.force for numbers in seen.groups if numbers.group in own)
        # what has struck already and is still to be received; who dealt it may have fallen since
        waiting = [step.packet for step in seen.pending.agenda]
        waiting += [] if seen.pending.battle is None else seen.pending.battle.left
        reach += sum(packet.total for packet in (seen.packet, *waiting) if packet is not None)
        spells = [item.force for item in (*seen.chain, *seen.pending.batch) if item.seat == seen.seat]
        spells += [] if seen.draft is None else [seen.draft.force]
        texts = [CARDS[card].force for card in seen.sides[seen.seat].hand or ()]
        return reach + 2 * sum(spells) + max(texts, default=0) + 40

    def _outright(self, action: EpikhaAction) -> bool:
        """Say whether an action wins before anything more is asked."""
        table = self.world().clone()
        carry_out(table, action)
        return table.outcome is not None

    def _wins(self, action: EpikhaAction, number: int) -> bool:
        """Say whether an action wins before this seat is asked anything but what belongs to it."""
        table = self.world(number).clone()
        carry_out(table, action)
        mind = Mind(scale_of(self._taste))
        for _ in range(MOST_STEPS):
            question = table.question
            if question is None or (question.seat == self._seen.seat and question.ask not in _GOES_ON):
                break
            carry_out(table, answer(table, mind))
        return table.outcome is not None and table.outcome.winner == self._seen.seat

    # --- living through what is shown ---------------------------------------------------------------------

    def living(self, meant: EpikhaAction) -> EpikhaAction:
        """Return what is meant, or what is better because the own Player card would not live through that."""
        table, seat = self.world(), self._seen.seat
        if not in_danger(table, seat):
            return meant
        # whatever time thinking took, this much is left for not losing
        until = max(self._until, self._clock() + TO_LIVE)
        search = Rescue(seat, scale_of(self._taste), lambda: self._clock() >= until)
        return search.better(table, meant)

    # --- what is worth a try ------------------------------------------------------------------------------

    def candidates(self) -> list[Intent]:
        """Return the intentions worth a try, that of habit first; it alone where nothing is to be thought."""
        return intents_of(self.world(), self._taste, self._seen.legal)

    # --- trying ---------------------------------------------------------------------------------------------

    def tried(self, intent: Intent, number: int, look: int) -> float:
        """Return what an intention leads to in a world: ``look`` 1 after this turn, 2 after the next."""
        return self.worth_of(self.world(number), intent, look)

    def worth_of(self, before: Table, intent: Intent, look: int) -> float:
        """Return what an intention leads to from a table, which is not changed."""
        table = before.clone()
        mind = intent.mind(self._seen.seat, self._taste)
        mind.turn_to(table)
        carry_out(table, intent.action)
        play_on(table, self._seen.turn + look - 1, mind)
        worth = self.judged(table)
        return worth - SOONER * isinstance(intent.action, actions.EndPhase | actions.Pass)

    def judged(self, table: Table) -> float:
        """Return how good a position at the start of a turn is, the attack that comes next included."""
        worth = value(table, self._seen.seat, self._taste)
        if table.outcome is not None:
            return worth
        promise = Field(table, table.active, scale_of(self._taste)).attack()[0]
        threat = self._taste.lethal if promise >= FATAL / 2 else self._taste.threat * promise
        return worth + (threat if table.active == self._seen.seat else -threat)

    def best(self, tried: Sequence[Intent], tries: int, look: int) -> EpikhaAction:
        """Return the action that leads furthest; ``tries`` are shared out among all intentions.

        What is clearly worse than the best is dropped at once; when nothing else is left that is the answer.
        """
        results: Results = {intent: [] for intent in tried}
        alive = list(results)
        rounds = max(1, (len(alive) - 1).bit_length())
        done = 0
        for _ in range(rounds):
            least = FIRST_WORLDS if not done and tries >= FIRST_WORLDS * len(alive) else 1
            for number in range(done, done + max(least, tries // (rounds * len(alive)))):
                for intent in alive:
                    if self._clock() >= self._until and done:
                        return alive[0].action
                    results[intent].append(self.tried(intent, number, look))
                done = number + 1
                alive = _still_open(results, alive)
                if len({intent.action for intent in alive}) == 1:
                    return alive[0].action
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0].action


def _groups(table: Table, seat: int) -> Iterator[Group]:
    yield from combat.ready(table, seat)
    yield from (group for group in table.sides[seat].combat if group is not None)


def _still_open(results: Results, alive: list[Intent]) -> list[Intent]:
    """Return what chance could still put first, the best first; all have been tried in the same worlds."""
    alive = sorted(alive, key=lambda intent: -sum(results[intent]))
    best = results[alive[0]]
    count = len(best)
    if count < FEWEST:
        return alive
    found = alive[:1]
    for intent in alive[1:]:
        leads = [one - other for one, other in zip(best, results[intent], strict=True)]
        lead = sum(leads) / count
        spread = sum((each - lead) ** 2 for each in leads) / count
        if lead < CLEARLY * ((spread + EVEN) / count) ** 0.5:
            found.append(intent)
    return found


# --- intentions by what is asked ---------------------------------------------------------------------------


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
    for option in units.unit_options(table.sides[seat], [*_groups(table, seat)], deployment=False):
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
_GOES_ON: Final = ("aim", "caster", "payment", "effects", "arms")
"""Questions that belong to the action before them."""
_NEVER: Final = ("mulligan", "prepare", "members", "bearer", "discard", "amount")
"""Questions whose answer ends no match."""
