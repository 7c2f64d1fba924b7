"""A packet of damage is received: who absorbs in which order, Units, Evasion, and what is left (E14).

Each piece is a step of the agenda, so that W5, the coins and the points of a Unit can come between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.epikha import actions, events
from game.epikha.card import CARDS, spell_of
from game.epikha.rules import absorbing, leaving, numbers, portions, veil, verbs, windows
from game.epikha.rules.absorbing import Bound, Taking
from game.epikha.rules.flow import DONE, ask, push
from game.epikha.rules.groups import (
    Found,
    find_arm,
    find_body,
    groups_of,
    player_of,
    put_arm,
    put_body,
)
from game.epikha.state import NOBODY, Arm, Body, Group, Packet, Question, Step, Table, replaced
from game.epikha.words import EVASION
from game.rules.contract import Action, Told

# --- a packet (E14.1 to E14.5) -----------------------------------------------------------------------------


def packet(table: Table, told: list[Told], step: Step) -> None:
    """Receive a packet whole, W5 included; one for a Player who is set aside is lost (E14.11)."""
    packet = step.packet
    assert packet is not None
    if not packet.portions:
        return
    if packet.way in ("overflow", "direct") and player_of(table, packet.seat) is None:
        told.append(events.DamageLost(packet.seat, packet.total, packet.space, "E16.16"))
        return
    parts = tuple([(portion.card, portion.amount, portion.level) for portion in packet.portions])
    told.append(
        events.Struck(
            packet.seat, packet.way, _struck(table, packet), packet.by, packet.space, packet.card, parts
        )
    )
    push(table, Step("absorb", packet.seat, packet=packet))


def _struck(table: Table, packet: Packet) -> int:
    group = absorbing.target_group(table, packet)
    return packet.target if group is None else group.id


def absorb(table: Table, told: list[Told], step: Step) -> None:
    """Ask for the next absorbing card, if there is anything to choose (E14.2, E14.4)."""
    packet = step.packet
    assert packet is not None
    if not packet.total:
        veil.lift(table, told)
        return
    question = Question("absorb", packet.seat, window="W5", packet=packet, numbers=step.numbers)
    if absorbing.able(table, packet) or windows.may_act(table, packet.seat, in_damage=True):
        ask(table, question)
    else:
        _close(table, told, packet, step.numbers)


def absorb_options(table: Table, question: Question) -> Sequence[Action]:
    """Return all cards that would take something, what may be done in W5, and to let the rest happen."""
    packet = question.packet
    assert packet is not None
    found: list[Action] = [actions.AbsorbNext(arm.id) for arm in absorbing.able(table, packet)]
    found += windows.damage_options(table, question)
    if found and not packet.taken:
        bound = absorbing.bound(table, packet)
        if absorbing.bound_taking(table, packet, bound).left:
            found.append(actions.AbsorbNext(_number(bound)))
    found.append(DONE)
    return found


def _number(bound: Bound) -> int:
    """Return the number of what cannot be left out: the target arm, a Unit, or the body (E14.4)."""
    if isinstance(bound, Arm) or bound.unit:
        return bound.id
    return bound.bodies[0].id


def absorb_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Let the chosen card absorb, do something in W5, or let the rest happen."""
    packet = question.packet
    assert packet is not None
    if type(action) is actions.Done:
        _close(table, told, packet, question.numbers)
    elif type(action) is not actions.AbsorbNext:
        windows.damage_answer(table, told, question, action)
    elif not packet.taken and action.number == _number(absorbing.bound(table, packet)):
        _must(table, told, packet, "absorb", question.numbers)
    else:
        at = find_arm(table, action.number)
        assert at is not None and at.arm is not None
        taking = absorbing.arm_taking(packet, at.arm)
        _tell(told, packet, at.arm.id, at.arm.card, taking)
        hit = Step("hit", packet.seat, number=at.arm.id, amount=taking.amount, packet=packet)
        rest = absorbing.after(packet, taking)
        ask_on = Step("absorb", packet.seat, packet=rest, numbers=question.numbers)
        push(table, *([hit] if taking.amount else []), ask_on)


def _close(table: Table, told: list[Told], packet: Packet, used: tuple[int, ...]) -> None:
    """Choose no further card: who must takes the rest, and what is left then passes on."""
    if packet.taken:
        push(table, Step("remainder", packet.seat, packet=packet))
    else:
        _must(table, told, packet, "remainder", used)


def _must(table: Table, told: list[Told], packet: Packet, then: str, used: tuple[int, ...]) -> None:
    """Let the character, the members of a Unit, the Player card or the target arm take its part."""
    bound = absorbing.bound(table, packet)
    taking = absorbing.bound_taking(table, packet, bound)
    after = Step(then, packet.seat, packet=absorbing.after(packet, taking, taken=True), numbers=used)
    if isinstance(bound, Arm):
        _tell(told, packet, bound.id, bound.card, taking)
        push(table, *_hits(packet, (bound.id,), taking), after)
        return
    _tell(told, packet, _number(bound), bound.bodies[0].card, taking)
    if taking.struck or not bound.unit:
        push(table, *_hits(packet, tuple([body.id for body in bound.bodies]), taking), after)
    else:
        _distribute(table, Question("points", packet.seat, due=taking.amount, packet=packet, steps=(after,)))


def _hits(packet: Packet, numbers_: tuple[int, ...], taking: Taking) -> list[Step]:
    """Return the hits on cards that take all of their part, or are counted as 0 and hit (E14.7)."""
    if not taking.amount and not taking.struck:
        return []
    return [
        Step("hit", packet.seat, number=number, amount=taking.amount, packet=packet) for number in numbers_
    ]


def _tell(told: list[Told], packet: Packet, number: int, card: str, taking: Taking) -> None:
    left = portions.total(taking.left)
    told.append(
        events.Absorbed(packet.seat, number, card, taking.amount, taking.void, taking.lost, left)
    )
    told += [events.Fired(rule, card) for rule in taking.rules]


def shield(table: Table, told: list[Told], step: Step) -> None:
    """Let a shield spell take its part at its place in the order, and ask on (E12.8)."""
    packet, item = step.packet, step.item
    assert packet is not None and item is not None
    spell = spell_of(item.card, item.effect)
    assert spell is not None
    traits = CARDS[item.card].traits | spell.traits
    taking = absorbing.spell_taking(packet, spell, item.level, traits)
    _tell(told, packet, NOBODY, item.card, taking)
    table.sides[step.seat].discard.append(item.card)
    push(table, Step("absorb", step.seat, packet=absorbing.after(packet, taking), numbers=step.numbers))


def remainder(table: Table, told: list[Told], step: Step) -> None:
    """Let damage that is left over pass to the Player of the struck group, or be lost (E12.6, E14.8)."""
    packet = step.packet
    assert packet is not None
    veil.lift(table, told)
    packet = _absorb_late(table, told, packet)
    if not packet.total:
        return
    if packet.way == "combat":
        assert table.battle is not None
        rest = replaced(packet, way="overflow", target=NOBODY, taken=False, more=0)
        table.battle.left.append(rest)
    else:
        told.append(events.DamageLost(packet.seat, packet.total, packet.space, "E12.6"))


def _absorb_late(table: Table, told: list[Told], packet: Packet) -> Packet:
    """Let who has taken its part absorb what was added to it only afterwards (X13, H4)."""
    if not packet.more:
        return packet
    bound = absorbing.bound(table, packet)
    lost = min(packet.more, packet.total)
    taking = Taking(portions.less(packet.portions, lost), 0, False, 0, lost)
    card = bound.card if isinstance(bound, Arm) else bound.bodies[0].card
    _tell(told, packet, _number(bound), card, taking)
    return absorbing.after(packet, taking)


# --- points for the members of a Unit (E16.15a) ------------------------------------------------------------


def _distribute(table: Table, question: Question) -> None:
    """Ask for the points of the next member that there is a choice about; with the last one all are hit."""
    packet = question.packet
    assert packet is not None
    group = absorbing.target_group(table, packet)
    assert group is not None
    while len(question.amounts) < len(group.bodies):
        least, most = _bounds(table, group, question)
        if least < most:
            number = group.bodies[len(question.amounts)].id
            ask(table, replaced(question, number=number))
            return
        question = _given(question, least)
    hits = [
        Step("hit", packet.seat, number=body.id, amount=amount, packet=packet)
        for body, amount in zip(group.bodies, question.amounts, strict=True)
        if amount
    ]
    push(table, *hits, *question.steps)


def _bounds(table: Table, group: Group, question: Question) -> tuple[int, int]:
    """Return the least and the most points of the next member, so that all find a place."""
    room = absorbing.room(table, question.seat, group)
    place = len(question.amounts)
    return max(0, question.due - sum(room[place + 1 :])), min(room[place], question.due)


def _given(question: Question, points: int) -> Question:
    return replaced(question, due=question.due - points, amounts=(*question.amounts, points))


def points_options(table: Table, question: Question) -> Sequence[Action]:
    """Return all numbers of points that the next member can get."""
    packet = question.packet
    assert packet is not None
    group = absorbing.target_group(table, packet)
    assert group is not None
    least, most = _bounds(table, group, question)
    return [actions.Points(question.number, points) for points in range(least, most + 1)]


def points_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Give so many points to the member, and go on with the next."""
    assert isinstance(action, actions.Points)
    _distribute(table, _given(question, action.n))


# --- a hit, and the coin of Evasion (E14.7, E16.4) ---------------------------------------------------------


def hit(table: Table, told: list[Told], step: Step) -> None:
    """Do damage to a body or arm; its controller may call a coin first where it has Evasion."""
    assert step.packet is not None
    at = _struck_card(table, step.number)
    if _evades(table, at):
        question = Question("coin", step.seat, number=step.number, due=step.amount, packet=step.packet)
        ask(table, question)
    else:
        _harm(table, told, at, step.amount, step.packet)


def _struck_card(table: Table, number: int) -> Found:
    """Return where the body or arm is that is hit."""
    at = find_body(table, number) or find_arm(table, number)
    assert at is not None
    return at


def _evades(table: Table, at: Found) -> bool:
    if at.arm is not None:
        return bool(CARDS[at.arm.card].mask & EVASION)
    return bool(numbers.rule_level(table, at.seat, at.stood, EVASION))


_CALLS: Final = (actions.CallCoin("heads"), actions.CallCoin("tails"), actions.CallCoin("no"))


def coin_options(table: Table, question: Question) -> Sequence[Action]:
    """Return both calls, and to let it be."""
    return _CALLS


def coin_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Flip the coin that was called: right, and the damage to this card is nothing (E16.4)."""
    assert isinstance(action, actions.CallCoin) and question.packet is not None
    at = _struck_card(table, question.number)
    if action.call != "no":
        veil.lift(table, told)
        heads = table.play_chance.below(2) == 0
        right = heads == (action.call == "heads")
        card = _card_of(at)
        told.append(events.CoinCalled(question.seat, question.number, card, heads, right))
        if right:
            return
    _harm(table, told, at, question.due, question.packet)


def _card_of(at: Found) -> str:
    thing = at.arm or at.body
    assert thing is not None
    return thing.card


def _harm(table: Table, told: list[Told], at: Found, amount: int, packet: Packet) -> None:
    """Add the damage to what there is (E14.10); a card that counts as 0 is marked instead (E14.7)."""
    thing: Arm | Body
    if at.arm is not None:
        thing = arm = replaced(at.arm, damage=at.arm.damage + amount)
        put_arm(table, at, arm)
        left = numbers.capacity(arm)
    else:
        assert at.body is not None
        thing = body = replaced(at.body, damage=at.body.damage + amount)
        put_body(table, at, body)
        left = numbers.vital_left(table, packet.seat, body)
        _scatter(table, told, at.stood, packet)
    if not amount:
        table.doomed.append(thing.id)
    told.append(events.Damaged(packet.seat, thing.id, thing.card, amount, left, not left or not amount))


def _scatter(table: Table, told: list[Told], group: Group, packet: Packet) -> None:
    """Note a Unit that Dispersar Unidades has reached (E16.3)."""
    if packet.disperses and group.unit and group.id not in table.scattered:
        table.scattered.append(group.id)
        told.append(events.Fired("dispersar", packet.card or packet.portions[0].card))


# --- the end of a step: what is destroyed leaves, the match may end (E13.11, E15.1, E17) -------------------


def sweep(table: Table, told: list[Told], step: Step) -> None:
    """Let destroyed cards leave together, look at the end of the match, let Units disperse."""
    bodies: list[int] = []
    arms: list[int] = []
    for seat in (0, 1):
        _find_destroyed(table, seat, bodies, arms)
    table.doomed.clear()
    if bodies or arms:
        leaving.leave(table, told, bodies, arms, "destroyed")
    if not _ended(table, told):
        _disperse(table)


def _find_destroyed(table: Table, seat: int, bodies: list[int], arms: list[int]) -> None:
    """Find what is destroyed of a seat (E14.7); a Player card is looked at elsewhere."""
    doomed, side = table.doomed, table.sides[seat]
    for group in groups_of(table, seat):
        for body in group.bodies:
            if _dead(body, doomed):
                bodies.append(body.id)
            if body.arms:
                arms += [arm.id for arm in body.arms if _broken(arm, doomed)]
    arms += [arm.id for arm in side.armoury if _broken(arm, doomed)]
    arms += [spot.arm.id for spot in side.magic if spot and spot.arm and _broken(spot.arm, doomed)]


def _dead(body: Body, doomed: list[int]) -> bool:
    card = CARDS[body.card]
    if card.is_player:
        return False
    return body.id in doomed or (body.damage > 0 and body.damage + body.spent >= card.vital)


def _broken(arm: Arm, doomed: list[int]) -> bool:
    return arm.id in doomed or (arm.damage > 0 and arm.damage >= CARDS[arm.card].vital)


def _ended(table: Table, told: list[Told]) -> bool:
    """End the match if a Player card has no Vital left; both at once is a draw (E1.2, E17.1, E17.2)."""
    lost = [seat for seat in (0, 1) if _beaten(table, player_of(table, seat))]
    if not lost:
        return False
    if len(lost) == 2:
        verbs.finish(table, told, None, "both_players", "E17.2")
    else:
        verbs.finish(table, told, 1 - lost[0], "player", "E17.1")
    return True


def _beaten(table: Table, at: Found | None) -> bool:
    return at is not None and at.body is not None and not numbers.vital_left(table, at.seat, at.body)


def _disperse(table: Table) -> None:
    """Let Units with fewer than three members and those that were reached disperse (E16.3, E16.15e)."""
    scattered, table.scattered = table.scattered, []
    steps = [
        Step("disperse", seat, number=group.id)
        for seat in (0, 1)
        for group in groups_of(table, seat)
        if group.unit and (len(group.bodies) < 3 or group.id in scattered)
    ]
    push(table, *steps)
