"""Quick answers to every question, by rules of thumb: how a turn goes on when nobody thinks about it.

Searching players play turns out with them; payments and other small matters are answered by them always.
All of them look at a sampled table, and only at what the seat that is asked may know in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from game.rules.contract import Action
from game.vitorian import actions
from game.vitorian.actions import VitorianAction
from game.vitorian.card import CARDS, Card
from game.vitorian.judgement import Stand, Taste, standing, value, worth_of
from game.vitorian.rules import combat as fights
from game.vitorian.rules import damage, numbers
from game.vitorian.rules.effects import PASS
from game.vitorian.rules.legality import carry_out, legal
from game.vitorian.rules.play import END
from game.vitorian.rules.targets import behind, front
from game.vitorian.spaces import SOVEREIGN, VANGUARD, other_row
from game.vitorian.spaces import column as column_of
from game.vitorian.state import NOBODY, Combat, Question, Table
from game.vitorian.words import BAYONET, ENTRENCH, PIERCING, REACTIVE

TASTE: Final = Taste()
PAY: Final = actions.Pay()
PAY_TOP: Final = actions.Pay(top=True)
LOW_LEVEL: Final = 3
"""Units up to this Level can be played in the first turns."""
REAR_COSTS: Final = 1.6
"""What a unit in the Rear is worth less: it does not attack."""
BLOCKS: Final = 2.0
"""What it is worth at least to stand in the way to the own Sovereign."""
OPEN: Final = 2.0
"""What it is worth to have an open way to the other."""
RETURNED: Final = 1.1
"""What a resource that goes back to the Convoy is missed: it comes again."""
WORTH_A_MARCH: Final = 1.2
MOST_TRIED: Final = 12
MOST_ORDERS: Final = 3
WORTH_AN_ORDER: Final = 0.5
"""What an Order must bring beyond its own worth."""


def answer(table: Table) -> VitorianAction:
    """Return what the seat that is asked says without thinking."""
    question = table.question
    assert question is not None
    options = legal(table)
    if len(options) == 1:
        return cast(VitorianAction, options[0])
    habit = _HABITS.get(question.ask, _try_each)
    return cast(VitorianAction, habit(table, question, options))


def _first(table: Table, question: Question, options: Sequence[Action]) -> Action:
    return options[0]


def _last(table: Table, question: Question, options: Sequence[Action]) -> Action:
    return options[-1]


def _try_each(table: Table, question: Question, options: Sequence[Action]) -> Action:
    """Return what looks best at once, among the first few and the last, which is to pass where one may."""
    best, most = options[-1], -1e9
    for option in [*options[: MOST_TRIED - 1], options[-1]]:
        world = table.clone()
        carry_out(world, option)
        worth = value(world, question.seat, TASTE)
        if worth > most:
            best, most = option, worth
    return best


def _pay(table: Table, question: Question, options: Sequence[Action]) -> Action:
    """Pay as proposed; what is scarce goes on top of the Convoy where it may, to come back soon (V13.12)."""
    if PAY_TOP in options:
        card, side = CARDS[question.card], table.sides[question.seat]
        supplies = sum(CARDS[one].resource == "S" for pile in (side.ready, side.spent) for one in pile)
        personnel = len(side.ready) + len(side.spent) - supplies - card.cost_p
        supplies -= card.cost_s
        scarce = personnel <= supplies if card.cost_p else supplies <= personnel
        return PAY_TOP if scarce else PAY
    return PAY if PAY in options else options[0]


# --- before the first turn ---------------------------------------------------------------------------------


def _mulligan(table: Table, question: Question, options: Sequence[Action]) -> Action:
    """Deal anew once if too little of the hand can be played soon."""
    keeps = playable_soon(table.sides[question.seat].hand) >= 2 or table.mulligans[question.seat]
    return actions.Keep() if keeps else actions.Mulligan()


def playable_soon(hand: Sequence[str]) -> int:
    """Return how many units of a hand can be played in the first turns."""
    return sum(CARDS[card].is_unit and CARDS[card].level <= LOW_LEVEL for card in hand)


def _bottom(table: Table, question: Question, options: Sequence[Action]) -> Action:
    """Put away what is played last: the highest Level."""
    return max(options, key=lambda one: CARDS[cast(actions.Bottom, one).card].level)


# --- resources ---------------------------------------------------------------------------------------------


def _recycle(table: Table, question: Question, options: Sequence[Action]) -> Action:
    """Recycle in the End phase where the Convoy would be empty in the next turn (V7.3)."""
    side = table.sides[question.seat]
    if table.phase == "end" and not side.convoy:
        spent = [one for one in options if type(one) is actions.Recycle and one.resource.islower()]
        return spent[0] if spent else options[0]
    return PASS


def _upkeep(table: Table, question: Question, options: Sequence[Action]) -> Action:
    """Keep the best Elite."""
    aims = [one for one in options if type(one) is actions.Aim]
    return max(aims, key=lambda aim: CARDS[table.on(aim.space).card].level)


def _give(table: Table, question: Question, options: Sequence[Action]) -> Action:
    """Give an exhausted resource of value 1 rather than any other; nothing if no card is left (V1.3)."""
    if PASS in options and not table.sides[question.seat].deck:
        return PASS
    kinds = [one for one in options if type(one) is actions.Give]
    return min(kinds, key=lambda one: (one.resource[0].isupper(), len(one.resource)))


# --- the Main phase ----------------------------------------------------------------------------------------


def _main(table: Table, question: Question, options: Sequence[Action]) -> Action:
    """Play the most useful card that can be paid for, where it stands best; march where that helps."""
    lay = Lay(table, question.seat)
    best: Action = END
    most = 0.0
    for option in options:
        worth = lay.worth(option)
        if worth > most:
            best, most = option, worth
    return best


class Lay:
    """How the units stand when a card is to be placed."""

    def __init__(self, table: Table, seat: int) -> None:
        """Judge the units of both sides once."""
        self.table, self.seat = table, seat
        self.mine = {stand.space: stand for stand in standing(table, seat, TASTE)}
        self.theirs = {stand.space: stand for stand in standing(table, 1 - seat, TASTE)}
        # the fewer hits a Sovereign still bears, the more it is worth to stand in the way
        self._blocks = BLOCKS * (1 + 3 / (len(table.sides[seat].defense) + 1))
        self.walls = any(stand.mask & ENTRENCH for stand in self.theirs.values())

    def worth(self, option: Action) -> float:
        """Return how useful an action of the Main phase looks; nothing below 0 is worth doing."""
        match option:
            case actions.Mobilise():
                card = CARDS[option.card]
                return 4.0 + self.price(card) + self.place(card, option.space)
            case actions.PlayField():
                return 6.0
            case actions.Link():
                stand = self.mine[option.space]
                return 3.0 + 0.5 * stand.worth + (1.0 if option.space in VANGUARD[self.seat] else 0.0)
            case actions.Move():
                return self._march(option.space)
        return -1.0

    @staticmethod
    def price(card: Card) -> float:
        """Return what a unit brings beyond the resources that leave the Area for it (V8.1)."""
        return _worth_of_card(card) - RETURNED * (card.cost_p + card.cost_s)

    def place(self, card: Card, space: int) -> float:
        """Return how well a unit of a card would stand on a space."""
        fresh = not card.mask & BAYONET
        return self.standing(card.attack, card.defence, card.mask, space, fresh)

    def _march(self, space: int) -> float:
        stand = self.mine[space]
        other = other_row(space)
        here = self.standing(stand.attack, stand.defence, stand.mask, space, False)
        there = self.standing(stand.attack, stand.defence, stand.mask, other, False)
        return there - here - WORTH_A_MARCH

    def standing(self, attack: int, defence: int, mask: int, space: int, fresh: bool) -> float:
        """Return how well a unit with these numbers stands on a space."""
        column = column_of(space)
        met = self.theirs.get(front(1 - self.seat, column))
        second = self.theirs.get(behind(1 - self.seat, column))
        own_front, own_rear = front(self.seat, column), behind(self.seat, column)
        alone = all(other == space or other not in self.mine for other in (own_front, own_rear))
        worth = self._blocks if alone and met is not None else 0.0
        if mask & REACTIVE:
            defence *= 2
        if space == own_rear:
            digs = 1.0 if mask & ENTRENCH else 0.0
            support = 0.25 * attack if own_front in self.mine else 0.0
            return worth + digs + support - REAR_COSTS
        if met is not None:
            return worth + _against(attack, defence, met, fresh)
        if second is not None:
            return worth + 0.5 * _against(attack, defence, second, fresh)
        return worth + (0.0 if self.walls else OPEN)


def _worth_of_card(card: Card) -> float:
    """Return what a new unit of a card is worth by itself."""
    return worth_of(numbers.made(card.id, 0), card.attack, card.defence, card.mask, TASTE)


def _against(attack: int, defence: int, met: Stand, fresh: bool) -> float:
    """Return how well numbers stand against an enemy in the same column; a new unit is attacked first."""
    beats, holds = attack >= met.defence, defence > met.attack
    worth = 1.5 if beats and holds else 0.6 if holds else 0.0
    if not holds:
        worth -= 1.5 if fresh or not beats else 0.5
    return worth


# --- the Combat phase --------------------------------------------------------------------------------------


def _combat(table: Table, question: Question, options: Sequence[Action]) -> Action:
    """Make the attack that promises most; none that promises nothing."""
    best: Action = END
    most = 0.05
    for option in options:
        if type(option) is actions.Attack:
            gain = attack_gain(table, question.seat, option.space, option.target)
            if gain > most:
                best, most = option, gain
    return best


def _target(table: Table, question: Question, options: Sequence[Action]) -> Action:
    combat = table.combat
    assert combat is not None
    space = table.where(combat.unit)
    aims = cast(Sequence[actions.Aim], options)
    return max(aims, key=lambda aim: attack_gain(table, question.seat, space, aim.space))


def attack_gain(table: Table, seat: int, space: int, target: int) -> float:
    """Return what an attack promises in points, each side bombarding where it helps."""
    enemy = 1 - seat
    if target == SOVEREIGN:
        left = len(table.sides[enemy].defense)
        return 100.0 if not left else TASTE.defense + TASTE.scarce / (left * (left + 1))
    unit, met = table.on(space), table.on(target)
    combat = Combat(seat, unit.id, met.id, target, column_of(target), space)
    ours = damage.strength(table, combat, unit, seat, met)
    theirs = damage.strength(table, combat, met, enemy, unit)
    help_ours, help_theirs = _bombardment(table, seat, space), _bombardment(table, enemy, target)
    falls = ours.attack + help_ours >= theirs.defence
    dies = theirs.attack >= ours.defence
    may_die = theirs.attack + help_theirs >= ours.defence
    gain = 0.0
    if falls:
        worth = worth_of(met, *numbers.current(table, met, target), TASTE)
        gain += TASTE.shield if met.shield else worth + (TASTE.entrench if met.mask & ENTRENCH else 0.0)
        if ours.mask & PIERCING and ours.attack > theirs.defence and not met.shield:
            gain += TASTE.defense
    if may_die:
        lost = worth_of(unit, *numbers.current(table, unit, space), TASTE)
        gain -= (TASTE.shield if unit.shield else lost) * (1.0 if dies else 0.5)
    return gain


def _bombardment(table: Table, seat: int, space: int) -> int:
    """Return the Attack that a Rear unit could add to the unit on a space (V12.10)."""
    if space not in VANGUARD[seat]:
        return 0
    rear = behind(seat, column_of(space))
    unit = table.grid[rear]
    if unit is None or not any(CARDS[card].resource == "S" for card in table.sides[seat].ready):
        return 0
    return numbers.attack_of(table, unit, rear)


def _window(table: Table, question: Question, options: Sequence[Action]) -> Action:
    """Play an Order if the combat then ends clearly better; of Recycles and Ganking nothing is thought."""
    orders = [one for one in options if type(one) is actions.PlayOrder]
    if not orders:
        return PASS
    best: Action = PASS
    most = _fought_out(table, PASS, question.seat) + WORTH_AN_ORDER
    for option in orders[:MOST_ORDERS]:
        worth = _fought_out(table, option, question.seat)
        if worth > most:
            best, most = option, worth
    return best


def _fought_out(table: Table, action: Action, seat: int) -> float:
    return value(fought_out(table, action), seat, TASTE)


def fought_out(table: Table, action: Action) -> Table:
    """Return how a combat leaves the table if nothing but ``action`` is put on the stack any more."""
    world = table.clone()
    carry_out(world, action)
    while world.combat is not None and (question := world.question) is not None:
        options = legal(world)
        habit = _last if question.ask == "window" else _HABITS.get(question.ask, _first)
        carry_out(world, habit(world, question, options))
    return world


def _support(table: Table, question: Question, options: Sequence[Action]) -> Action:
    """Bombard where it destroys what would stand."""
    combat, seat = table.combat, question.seat
    assert combat is not None
    if combat.target == NOBODY:
        return PASS
    own, other = combat.unit, combat.target
    if seat != combat.seat:
        own, other = other, own
    unit, met = table.on(table.where(own)), table.on(table.where(other))
    ours = damage.strength(table, combat, unit, seat, met)
    theirs = damage.strength(table, combat, met, 1 - seat, unit)
    number = fights.supporter(table, seat)
    assert number is not None
    rear = table.where(number)
    more = ours.attack + numbers.attack_of(table, table.on(rear), rear)
    helps = ours.attack < theirs.defence <= more
    pierces = seat == combat.seat and bool(ours.mask & PIERCING) and ours.attack <= theirs.defence < more
    return options[0] if helps or pierces else PASS


Habit = Callable[[Table, Question, Sequence[Action]], Action]

_HABITS: Final[dict[str, Habit]] = {
    "mulligan": _mulligan,
    "bottom": _bottom,
    "recycle": _recycle,
    "arrange": _first,
    "upkeep": _upkeep,
    "main": _main,
    "combat": _combat,
    "payment": _pay,
    "price": _first,
    "give": _give,
    "window": _window,
    "support": _support,
    "target": _target,
    "triggers": _first,
}
"""By what is asked; all else is tried out."""


def play_on(table: Table, turn: int) -> None:
    """Let habits play until the Main phase after turn number ``turn``, or until the match is over.

    Whatever is compared must be judged at the same moment: whether a seat is asked for a Recycle depends on
    what it has (V16.2), and two resources and a card come in between.
    """
    while table.question is not None and (table.turn <= turn or table.phase == "logistics"):
        carry_out(table, answer(table))


def settle(table: Table, seat: int) -> None:
    """Let habits answer until ``seat`` may act freely, the next Main phase is there, or the match is over."""
    turn = table.turn
    while (question := table.question) is not None and (table.turn == turn or table.phase == "logistics"):
        if table.combat is None and question.ask in ("main", "combat") and question.seat == seat:
            return
        carry_out(table, answer(table))
