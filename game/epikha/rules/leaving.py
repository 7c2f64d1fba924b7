"""Leaving the field: where cards go, what falls into the Armoury, who comes back (E10.6, E15.1, E16.16)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.epikha import events, library
from game.epikha.card import CARDS
from game.epikha.events import To, Way
from game.epikha.namesakes import same_name
from game.epikha.rules import groups, numbers
from game.epikha.state import NOBODY, Arm, Body, Group, Side, Table, replaced
from game.epikha.words import REGENERACION, UNICO
from game.rules.contract import Told


def leave(
    table: Table, told: list[Told], bodies: Sequence[int], arms: Sequence[int], way: Way, by: str = ""
) -> None:
    """Let bodies and arms leave the field together, with the rules that they have at this moment (E16.12).

    Player cards stay where they are: of them the end of the match makes an end (E17.1). Units that lose
    members are not dispersed here. Summoners come back once all have left, those of the active seat first: a
    copy that leaves with their Spirit is on the field no more, wherever it stood (E16.13).
    """
    going = [(number, _where_to(table, number, way)) for number in bodies]
    for number in arms:
        _arm_leaves(table, told, number, way, by)
    back: list[tuple[int, Group]] = []
    for number, to in going:
        if to is not None:
            back += _body_leaves(table, told, number, way, to, by)
    for seat, aside in sorted(back, key=lambda one: one[0] != table.active):
        _come_back(table, told, seat, aside)


def _where_to(table: Table, number: int, way: Way) -> To | None:
    at = groups.find_body(table, number)
    if at is None or at.body is None or CARDS[at.body.card].is_player:
        return None
    if CARDS[at.body.card].is_spirit:
        return "removed"
    if way == "returned" or numbers.rule_level(table, at.seat, at.stood, REGENERACION):
        return "hand"
    return "discard"


def lay(side: Side, card: str, to: To) -> None:
    """Put a card on the pile that it goes to; both know what comes back to a hand from the field."""
    if to == "discard":
        side.discard.append(card)
    elif to == "removed":
        side.removed.append(card)
    else:
        side.hand.append(card)
        side.shown.append(card)


def _arm_leaves(table: Table, told: list[Told], number: int, way: Way, by: str) -> None:
    at = groups.find_arm(table, number)
    if at is None or at.arm is None:
        return
    back = way == "returned" or CARDS[at.arm.card].mask & REGENERACION
    to: To = "hand" if back else "discard"
    groups.put_arm(table, at, None)
    lay(table.sides[at.seat], at.arm.card, to)
    told.append(events.ArmLeft(at.seat, at.arm.card, number, way, to, by))


def _body_leaves(
    table: Table, told: list[Told], number: int, way: Way, to: To, by: str
) -> list[tuple[int, Group]]:
    """Let a body leave; return whom it had set aside, with the seat."""
    at = groups.find_body(table, number)
    assert at is not None and at.body is not None
    group, body = at.stood, at.body
    others = tuple([one for one in group.bodies if one.id != number])
    groups.put(table, at, replaced(group, bodies=others) if others else None)
    side = table.sides[at.seat]
    lay(side, body.card, to)
    told.append(events.BodyLeft(at.seat, body.card, number, group.id, way, to, by))
    loose(table, told, at.seat, body.arms)
    return [] if others or group.aside is None else [(at.seat, group.aside)]


def loose(table: Table, told: list[Told], seat: int, arms: Sequence[Arm]) -> None:
    """Let arms fall into the Armoury, all damage on them removed (E4.9, E8.2, E10.6)."""
    for arm in arms:
        table.sides[seat].armoury.append(replaced(arm, damage=0) if arm.damage else arm)
        told.append(events.ArmLoosed(seat, arm.card, arm.id))


# --- Unico and summoners (E16.13, E16.16) ------------------------------------------------------------------


def unique_there(table: Table, card: str) -> bool:
    """Say whether Unico forbids to play a card: one of its name that has this rule is on the field, on either
    side; whether the card itself has it does not matter (E16.13)."""
    name = same_name(CARDS[card])
    if name not in _unique_names():
        return False
    return any(
        CARDS[other].mask & UNICO and same_name(CARDS[other]) == name
        for seat in (0, 1)
        for other in cards_of(table, seat)
    )


@cache
def _unique_names() -> frozenset[str]:
    """Return the names of all cards in force that have Unico (see ``namesakes``)."""
    return frozenset(same_name(card) for card in CARDS.values() if card.mask & UNICO)


library.on_change(_unique_names.cache_clear)


def cards_of(table: Table, seat: int) -> list[str]:
    """Return all cards of a seat on the field: bodies, arms, continuous spells."""
    side = table.sides[seat]
    found = [arm.card for arm in side.armoury]
    for group in groups.groups_of(table, seat):
        for body in group.bodies:
            found.append(body.card)
            found += [arm.card for arm in body.arms]
    for spot in side.magic:
        if spot is not None and spot.arm is not None:
            found.append(spot.arm.card)
        elif spot is not None and spot.spell:
            found.append(spot.spell)
    return found


def set_aside(group: Group) -> Group:
    """Return a summoner as it is set aside, and so as it will come back (E16.16a, b).

    It leaves the field: markers go and Magia may work anew (E7.10, E16.9), and its arms may be moved again
    (E10.2). A character and all arms come back refreshed, a Player card with the Vital it has.
    """
    body = group.bodies[0]
    arms = tuple(
        [replaced(arm, damage=0, markers=0, magia=False, shifted=False) for arm in body.arms]
    )
    body = replaced(body, arms=arms, markers=0, magia=False)
    if not CARDS[body.card].is_player:
        body = replaced(body, damage=0, spent=0)
    return replaced(group, bodies=(body,), chosen=())


def _come_back(table: Table, told: list[Told], seat: int, aside: Group) -> None:
    """Let a summoner come back to the Deployment Zone.

    Of it and its arms, what has Unico goes to the hand if a copy is on the field (E16.13).
    """
    side, body = table.sides[seat], aside.bodies[0]
    to_hand = unique_there(table, body.card)
    doubled = [arm.id for arm in body.arms if unique_there(table, arm.card)]
    told.append(events.SummonerReturned(seat, body.card, body.id, aside.id, to_hand))
    if to_hand:
        lay(side, body.card, "hand")
        loose(table, told, seat, body.arms)
    elif CARDS[body.card].is_player:
        side.area, side.waiting = aside, 1
    else:
        side.reserves.append(aside)
    for number in doubled:
        _arm_leaves(table, told, number, "returned", "")


# --- continuous spells -------------------------------------------------------------------------------------


def spell_leaves(table: Table, told: list[Told], number: int, to: To, by: str = "") -> None:
    """Let a continuous spell leave its Magic space (E11.10, E12.10)."""
    at = groups.find_spell(table, number)
    if at is None:
        return
    side = table.sides[at.seat]
    spot = side.magic[at.index]
    assert spot is not None
    side.magic[at.index] = None
    lay(side, spot.spell, to)
    told.append(events.ContinuousLeft(at.seat, spot.spell, number, at.index, to, by))


# --- refreshing (E4.9, E8.2, E15.2) ------------------------------------------------------------------------


def fresh_arms(arms: tuple[Arm, ...]) -> tuple[Arm, ...]:
    """Return arms without damage."""
    return tuple([replaced(arm, damage=0) if arm.damage else arm for arm in arms])


def fresh_body(body: Body) -> Body:
    """Return a body refreshed with its arms; a Player card keeps what it has lost (E15.3, E15.4)."""
    arms = fresh_arms(body.arms)
    if CARDS[body.card].is_player or not (body.damage or body.spent):
        return body if arms == body.arms else replaced(body, arms=arms)
    return replaced(body, damage=0, spent=0, arms=arms)


def fresh(group: Group) -> Group:
    """Return a group refreshed as it enters the Deployment Zone, or at Inicio (E15.2)."""
    bodies = tuple([fresh_body(body) for body in group.bodies])
    same = bodies == group.bodies and not group.chosen and group.behind == NOBODY
    return group if same else replaced(group, bodies=bodies, chosen=(), behind=NOBODY)
