"""Quick answers to every question, by rules of thumb: how a turn goes on when nobody thinks about it.

Searching players play turns out with them; payments and other small matters are answered by them always.
All of them look at a sampled table, and only at what the seat that is asked may know in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.aiming import best_aim, best_raised, damage_of
from game.epikha.bearing import best_bearer
from game.epikha.card import CARDS
from game.epikha.fighting import choose_arms, defence, planned_attack, share_points, stand_before, stoutest
from game.epikha.judgement import Scale, Taste, makes_vital, scale_of
from game.epikha.purse import OF_BODY, OF_POOL, Purse
from game.epikha.receiving import receive
from game.epikha.rules import announce, combat, groups, numbers, vital
from game.epikha.rules.flow import DONE, PASS
from game.epikha.rules.legality import carry_out, legal
from game.epikha.spending import Spender, shots
from game.epikha.state import NOBODY, Item, Question, Table
from game.rules.contract import Action

TASTE: Final = Taste()
FEW_OPALS: Final = 2
MANY_OPALS: Final = 5
"""A hand with fewer or more Opals than these is put back (E3.1)."""
ENOUGH_OPALS: Final = 6
"""With so many on the field further ones are discarded first."""
WORTH_AN_ANSWER: Final = 6.0
"""What a spell in a window must bring beyond its price."""
WORTH_A_SHOT: Final = 4.0


class Mind:
    """What a player intends for as long as it lasts: an attack, a defence, a card to be bought first.

    A real decision begins with an empty mind, or with the intention that is tried out.
    """

    def __init__(self, scale: Scale | None = None) -> None:
        self.scale = scale or scale_of(TASTE)
        self.attack: list[int] | None = None
        """Groups that attack still; None for no plan yet."""
        self.lanes: dict[int, int] | None = None
        """By attacker: who faces it."""
        self.seat = NOBODY
        """Whose wish it is ..."""
        self.wish = ""
        """... to play this card first ..."""
        self.sparing = False
        """... or to buy nothing more in this phase ..."""
        self.loose = False
        """... or to let characters stand single in this phase that could form a Unit ..."""
        self.bearer = NOBODY
        """... or to give this body the arm that is being moved."""
        self._when: tuple[int, str] | None = None

    def turn_to(self, table: Table) -> None:
        """Forget what was meant for another phase."""
        when = (table.turn, table.phase)
        if self._when is not None and when != self._when:
            self.attack = self.lanes = None
            self.wish, self.sparing, self.loose = "", False, False
            self.bearer = NOBODY
        self._when = when


def answer(table: Table, mind: Mind | None = None) -> EpikhaAction:
    """Return what the seat that is asked says without thinking."""
    question = table.question
    assert question is not None
    mind = mind or Mind()
    mind.turn_to(table)
    found = _HABITS[question.ask](table, question, mind)
    return cast(EpikhaAction, found)


# --- before the first turn, and its end --------------------------------------------------------------------


def _prepare(table: Table, question: Question, mind: Mind) -> Action:
    """Prefer what lasts: an Ability to any arm but an armoured one."""
    options = legal(table)

    def worth(option: Action) -> float:
        card = CARDS[cast(actions.Prepare, option).card]
        return mind.scale.arm(card.id) if card.is_arm else _ABILITIES.get(card.id, 8.0)

    return max(options, key=worth)


_ABILITIES: Final = {"H1": 9.0, "H2": 9.0, "H3": 12.0, "H4": 10.0}


def _mulligan(table: Table, question: Question, mind: Mind) -> Action:
    side = table.sides[question.seat]
    opals = sum(makes_vital(CARDS[card]) for card in side.hand)
    return actions.Keep() if FEW_OPALS <= opals <= MANY_OPALS or side.mulligan else actions.Mulligan()


def _discard(table: Table, question: Question, mind: Mind) -> Action:
    """Discard what is worth least; Opals first once there are plenty."""
    side = table.sides[question.seat]
    opals = sum(makes_vital(CARDS[arm.card]) for arm in side.armoury)
    for group in groups.groups_of(table, question.seat):
        opals += sum(makes_vital(CARDS[arm.card]) for body in group.bodies for arm in body.arms)
    opals += sum(spot is not None and spot.arm is not None for spot in side.magic)

    def worth(name: str) -> float:
        card = CARDS[name]
        if makes_vital(card):
            return 2.0 if opals >= ENOUGH_OPALS else 20.0
        return mind.scale.card(name) - (0.3 * card.cost if card.cost > 20 else 0.0)

    return actions.DiscardOne(min(dict.fromkeys(side.hand), key=worth))


# --- the own phases ----------------------------------------------------------------------------------------


def _main(table: Table, question: Question, mind: Mind) -> Action:
    ours = mind.seat == question.seat
    spender = Spender(table, question.seat, mind.scale, mind.wish if ours else "", ours and mind.loose)
    if ours and mind.sparing:
        return spender.tidy() or actions.EndPhase()
    return spender.next()


def _bearer(table: Table, question: Question, mind: Mind) -> Action:
    options = [one.body for one in legal(table) if type(one) is actions.Bear]
    if not options:
        return legal(table)[0]
    if mind.seat == question.seat and mind.bearer in options:
        return actions.Bear(mind.bearer)
    return actions.Bear(best_bearer(table, question.seat, question.number, options, mind.scale))


def _summoner(table: Table, question: Question, mind: Mind) -> Action:
    """Let the weakest character summon, the Player card only where nobody else is."""

    def price(option: Action) -> float:
        at = groups.find_body(table, cast(actions.Summoner, option).body)
        assert at is not None and at.body is not None
        card = CARDS[at.body.card]
        return 1_000.0 if card.is_player else mind.scale.body(card.id) + 3 * len(at.body.arms)

    return min(legal(table), key=price)


def _members(table: Table, question: Question, mind: Mind) -> Action:
    return legal(table)[0]


def _payment(table: Table, question: Question, mind: Mind) -> Action:
    """Pay as proposed; a shield that would be pierced as it is, is raised first (E16.10)."""
    draft = question.item
    waiting = table.agenda[-1].packet if table.agenda else None
    if draft is not None and waiting is not None and table.agenda[-1].do == "absorb":
        options = legal(table)
        if waiting.perforador >= draft.level and actions.Raise() in options:
            return actions.Raise()
    return actions.Pay()


def _amount(table: Table, question: Question, mind: Mind) -> Action:
    return legal(table)[-1]


def _caster(table: Table, question: Question, mind: Mind) -> Action:
    return legal(table)[0]


# --- targets -----------------------------------------------------------------------------------------------


def _aim(table: Table, question: Question, mind: Mind) -> Action:
    draft = question.item
    assert draft is not None
    options = [one.target for one in legal(table) if type(one) is actions.Aim]
    if not options:
        return legal(table)[0]
    burnt = _burns(table, draft, options, mind)
    if burnt is not None:
        return burnt
    if actions.Raise() in legal(table) and _raises(table, draft, mind):
        return actions.Raise()
    gain, target = best_aim(table, draft, mind.scale, options)
    return actions.Aim(target if gain > 0 else _harmless(table, draft, options))


def _raises(table: Table, draft: Item, mind: Mind) -> bool:
    """Say whether a Level more pays; with the Player card's last Vital nobody pays for one."""
    wealth = table.sides[draft.seat].pool
    return best_raised(table, draft, mind.scale, wealth)[1] is not draft


def _burns(table: Table, draft: Item, options: Sequence[int], mind: Mind) -> Action | None:
    """Aim at the rival's Player card where this and the other spells of the hand end the match."""
    op = announce.choosing(draft)
    at = groups.player_of(table, 1 - draft.seat)
    if op is None or op.NAME != "deal" or at is None or at.stood.id not in options:
        return None
    side = table.sides[draft.seat]
    spender = Spender(table, draft.seat, mind.scale)
    amount = damage_of(table, draft, op)
    body = at.stood.bodies[0]
    left = numbers.vital_left(table, 1 - draft.seat, body) - amount
    spells = [CARDS[name] for name in side.hand if CARDS[name].is_spell and CARDS[name].force]
    more = sum(card.force for card in spells) - (draft.force if draft.what == "spell" else 0)
    if left <= 0 or (left <= more and spender.burns(Purse(table, draft.seat).most)):
        return actions.Aim(at.stood.id)
    return None


def _harmless(table: Table, draft: Item, options: Sequence[int]) -> int:
    """Return a target of the rival's where an effect must be used and does nothing good anywhere."""
    own = {groups.owner(table, number): number for number in options}
    return own.get(1 - draft.seat, own.get(NOBODY, options[0]))


def _recall(table: Table, question: Question, mind: Mind) -> Action:
    options, draft = legal(table), question.item
    if draft is not None and actions.Raise() in options and _raises(table, draft, mind):
        return actions.Raise()
    picks = [one for one in options if type(one) is actions.Recall]
    return max(picks, key=lambda one: mind.scale.card(one.card), default=options[0])


def _effects(table: Table, question: Question, mind: Mind) -> Action:
    """Announce first what changes spells of the same group that are still to come (E11.4)."""
    options = legal(table)
    for item in table.batch:
        op = announce.choosing(item)
        action = actions.NextEffect(item.source, item.effect)
        if op is not None and op.NAME in ("boost", "raise") and action in options:
            return action
    return options[0]


# --- windows -----------------------------------------------------------------------------------------------


def _window(table: Table, question: Question, mind: Mind) -> Action:
    """Say something where it clearly brings more than it costs; hold spells for combat."""
    seat = question.seat
    if question.window == "W1":
        return PASS
    fighting = table.battle is not None and question.window in ("W3", "W4")
    side = table.sides[seat]
    purse: Purse | None = None
    best: Action = PASS
    most = 0.0
    for name in dict.fromkeys(side.hand):
        card = CARDS[name]
        if not card.is_spell or card.is_continuous or not (fighting or _answers(table, seat, name)):
            continue
        draft = announce.spell_draft(table, seat, name)
        if draft is None:
            continue
        purse = purse or Purse(table, seat)
        wealth = vital.wealth(table, seat)
        if not announce.can_announce(table, draft, wealth):
            continue
        pool = min(card.cost, purse.most)
        price = OF_POOL * pool + OF_BODY * (card.cost - pool) + mind.scale.held(name)
        worth, raised = _window_gain(table, draft, mind, max(side.pool, purse.most))
        gain = worth - price - WORTH_AN_ANSWER
        if gain > most:
            due = announce.cost_of(raised) - side.pool
            best = (purse.place(due) if due > 0 else None) or actions.Cast(name)
            most = gain
    if best is PASS and fighting and groups.free_space(table, seat) != NOBODY:
        for number, gain in shots(table, seat, mind.scale):
            if gain > max(most, WORTH_A_SHOT + 6.0):
                best, most = actions.PlaceMagic(number), gain
    return best


def _answers(table: Table, seat: int, name: str) -> bool:
    """Say whether a spell cancels, and there is something of the rival's to cancel."""
    if not table.chain or table.chain[-1].seat == seat:
        return False
    return any(effect.op.NAME == "cancel" for effect in CARDS[name].fires.get("cast", ()))


def _window_gain(table: Table, draft: Item, mind: Mind, wealth: int) -> tuple[float, Item]:
    """Return what a spell brings, and the draft as it had best be raised; ``wealth`` is Opal Vital."""
    return best_raised(table, draft, mind.scale, wealth)


# --- combat ------------------------------------------------------------------------------------------------


def _attack(table: Table, question: Question, mind: Mind) -> Action:
    """Attack as planned; without a plan make the one that promises most."""
    side = table.sides[question.seat]
    if mind.attack is None:
        mind.attack = planned_attack(table, question.seat, mind.scale)
    able = {group.id for group in combat.ready(table, question.seat)}
    while mind.attack:
        group = mind.attack.pop(0)
        if group in able and None in side.combat:
            return actions.Attack(group, side.combat.index(None))
    mind.attack = None
    return DONE


def _respond(table: Table, question: Question, mind: Mind) -> Action:
    """Face attackers as planned; without a plan so that least is lost."""
    seat = question.seat
    if mind.lanes is None:
        field, attackers, held = defence(table, seat, mind.scale)
        _, lanes = field.answered(attackers, held)
        mind.lanes = {one: other.group for one, other in lanes.items() if one not in held}
    able = {group.id for group in combat.ready(table, seat)}
    enemy = table.sides[1 - seat].combat
    free = combat.free_attackers(table, seat)
    if not all(combat.stands_for_player(group) for group in combat.ready(table, seat)):
        for space in free:
            group = enemy[space]
            facing = mind.lanes.get(-1 if group is None else group.id, NOBODY)
            if facing in able:
                return actions.Respond(facing, space)
    return DONE


def _arms(table: Table, question: Question, mind: Mind) -> Action:
    return choose_arms(table, question)


def _forced(table: Table, question: Question, mind: Mind) -> Action:
    return stand_before(table, question, mind.scale)


def _points(table: Table, question: Question, mind: Mind) -> Action:
    return share_points(table, question)


def _survivor(table: Table, question: Question, mind: Mind) -> Action:
    return stoutest(table, question)


def _absorb(table: Table, question: Question, mind: Mind) -> Action:
    return receive(table, question, legal(table), mind.scale)


def _coin(table: Table, question: Question, mind: Mind) -> Action:
    return actions.CallCoin("heads")


def _order(table: Table, question: Question, mind: Mind) -> Action:
    return legal(table)[0]


Habit = Callable[[Table, Question, Mind], Action]

_HABITS: Final[dict[str, Habit]] = {
    "prepare": _prepare,
    "mulligan": _mulligan,
    "main": _main,
    "window": _window,
    "aim": _aim,
    "recall": _recall,
    "caster": _caster,
    "payment": _payment,
    "amount": _amount,
    "effects": _effects,
    "bearer": _bearer,
    "summoner": _summoner,
    "members": _members,
    "discard": _discard,
    "attack": _attack,
    "arms": _arms,
    "respond": _respond,
    "forced": _forced,
    "absorb": _absorb,
    "points": _points,
    "coin": _coin,
    "damage_order": _order,
    "survivor": _survivor,
}
"""By what is asked: every question there is."""


def play_on(table: Table, turn: int, mind: Mind) -> None:
    """Let habits play until the first free decision after turn number ``turn``, or the end of the match.

    Whatever is compared must be judged at the same moment: the Inicio brings a card and refreshes.
    """
    while (question := table.question) is not None and (table.turn <= turn or question.ask != "main"):
        carry_out(table, answer(table, mind))
