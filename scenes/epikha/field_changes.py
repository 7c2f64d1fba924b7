"""What changes on the board when pieces come onto the field, move on it and leave it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace as changed

from game.epikha import events as ev
from game.epikha.card import CARDS
from game.epikha.rules import groups, leaving, magic
from game.epikha.rules.groups import Found
from game.epikha.rules.verbs import SPIRIT
from game.epikha.state import NOBODY, Arm, Body, Group, Side, Spot, Table
from game.rules.contract import Event
from scenes.epikha.board import HIDDEN, Board

# --- piles ---------------------------------------------------------------------------------------------


def from_hand(side: Side, card: str) -> None:
    """Take a card out of a hand; out of one that lies face down, any card."""
    side.hand.remove(card if card in side.hand else HIDDEN)
    if card in side.shown:
        side.shown.remove(card)


def lay(board: Board, table: Table, seat: int, card: str, to: ev.To) -> None:
    """Put a card on the pile that it goes to; both know what comes back to a hand from the field."""
    side = table.sides[seat]
    leaving.lay(side, card, to)
    if to == "hand" and not board.sees(seat):
        side.hand[-1] = HIDDEN


# --- coming --------------------------------------------------------------------------------------------


def _body_entered(board: Board, event: ev.BodyEntered) -> Board:
    def change(table: Table) -> None:
        side = table.sides[event.seat]
        from_hand(side, event.card)
        side.reserves.append(Group(event.group, (Body(event.body, event.card),)))

    return board.worked(change)


def _arm_entered(board: Board, event: ev.ArmEntered) -> Board:
    def change(table: Table) -> None:
        side = table.sides[event.seat]
        from_hand(side, event.card)
        side.armoury.append(Arm(event.arm, event.card))

    return board.worked(change)


def _summoned(board: Board, event: ev.Summoned) -> Board:
    def change(table: Table) -> None:
        side = table.sides[event.seat]
        side.spirits.remove(event.card)
        side.boosts.pop(SPIRIT, None)
        at = groups.find_body(table, event.summoner)
        assert at is not None
        spirit = (Body(event.body, event.card),)
        groups.put(table, at, Group(event.group, spirit, aside=leaving.set_aside(at.stood)))

    return board.worked(change)


def _summoner_returned(board: Board, event: ev.SummonerReturned) -> Board:
    aside = next((one for one in board.aside if one.id == event.group), None)
    if aside is None:
        return board
    waiting = tuple(one for one in board.aside if one is not aside)

    def change(table: Table) -> None:
        side = table.sides[event.seat]
        if event.to_hand:
            lay(board, table, event.seat, event.card, "hand")
        elif CARDS[event.card].is_player:
            side.area, side.waiting = aside, 1
        else:
            side.reserves.append(aside)

    loosed = (*board.loosed, *aside.bodies[0].arms) if event.to_hand else board.loosed
    return board.worked(change, aside=waiting, loosed=loosed)


# --- arms ----------------------------------------------------------------------------------------------


def _assigned(board: Board, event: ev.Assigned) -> Board:
    def change(table: Table) -> None:
        at = groups.find_arm(table, event.arm)
        assert at is not None and at.arm is not None
        groups.put_arm(table, at, None)
        _give(table, event.seat, changed(at.arm, shifted=True), event.bearer)

    return board.worked(change)


def _give(table: Table, seat: int, arm: Arm, bearer: int) -> None:
    to = None if bearer == NOBODY else groups.find_body(table, bearer)
    if to is None or to.body is None:
        table.sides[seat].armoury.append(arm)
    else:
        groups.put_body(table, to, changed(to.body, arms=(*to.body.arms, arm)))


def _arm_loosed(board: Board, event: ev.ArmLoosed) -> Board:
    found = next((arm for arm in board.loosed if arm.id == event.arm), Arm(event.arm, event.card))

    def change(table: Table) -> None:
        table.sides[event.seat].armoury.append(changed(found, damage=0))

    return board.worked(change, loosed=tuple([arm for arm in board.loosed if arm.id != event.arm]))


def _arm_left(board: Board, event: ev.ArmLeft) -> Board:
    def change(table: Table) -> None:
        at = groups.find_arm(table, event.arm)
        assert at is not None
        groups.put_arm(table, at, None)
        lay(board, table, event.seat, event.card, event.to)

    return board.worked(change)


# --- the Magic Zone ------------------------------------------------------------------------------------


def _magic_placed(board: Board, event: ev.MagicPlaced) -> Board:
    def change(table: Table) -> None:
        at = groups.find_group(table, event.number)
        if at is not None:
            spot = Spot(groups=(magic.worked(at.stood),))
            groups.put(table, at, None)
        else:
            at = groups.find_arm(table, event.number)
            assert at is not None and at.arm is not None
            spot = Spot(arm=changed(at.arm, magia=True))
            groups.put_arm(table, at, None)
        table.sides[event.seat].magic[event.space] = spot

    return board.worked(change)


def _magic_left(board: Board, event: ev.MagicLeft) -> Board:
    def change(table: Table) -> None:
        side = table.sides[event.seat]
        for space, spot in enumerate(side.magic):
            if spot is None or spot.spell:
                continue
            side.magic[space] = None
            side.reserves += [leaving.fresh(group) for group in spot.groups]
            side.armoury += [] if spot.arm is None else [spot.arm]

    return board.worked(change)


def _continuous_entered(board: Board, event: ev.ContinuousEntered) -> Board:
    def change(table: Table) -> None:
        spot = Spot(spell=event.card, id=event.number)
        table.sides[event.seat].magic[event.space] = spot

    return board.worked(change)


def _continuous_left(board: Board, event: ev.ContinuousLeft) -> Board:
    def change(table: Table) -> None:
        table.sides[event.seat].magic[event.space] = None
        lay(board, table, event.seat, event.card, event.to)

    return board.worked(change)


# --- Units ---------------------------------------------------------------------------------------------


def _unit_formed(board: Board, event: ev.UnitFormed) -> Board:
    def change(table: Table) -> None:
        side = table.sides[event.seat]
        found = [groups.find_body(table, number) for number in event.bodies]
        bodies = tuple([at.body for at in found if at is not None and at.body is not None])
        old = groups.find_group(table, event.group)
        if old is None:
            unit = Group(event.group, bodies, unit=True, formed=True)
        else:
            unit = changed(old.stood, bodies=(*old.stood.bodies, *bodies))
        gone = {at.stood.id for at in found if at is not None} | {unit.id}
        side.reserves = [*(group for group in side.reserves if group.id not in gone), unit]

    return board.worked(change)


def _unit_dispersed(board: Board, event: ev.UnitDispersed) -> Board:
    def change(table: Table) -> None:
        at = groups.find_group(table, event.group)
        if at is None:
            return
        bodies = {body.id: body for body in at.stood.bodies}
        pairs = zip(event.groups, event.bodies, strict=True)
        singles = [Group(group, (bodies[number],)) for group, number in pairs]
        _apart(table, at, singles, event.holder)

    return board.worked(change)


def _apart(table: Table, at: Found, singles: list[Group], holder: int) -> None:
    """Put the members of a dispersed Unit where they stand now (E16.15d to f)."""
    side = table.sides[at.seat]
    if at.zone == "reserves":
        side.reserves[at.index : at.index + 1] = singles
    elif at.zone == "magic":
        spot = side.magic[at.index]
        assert spot is not None
        side.magic[at.index] = changed(spot, groups=tuple(singles))
    else:
        for group in singles:
            if group.bodies[0].id == holder:
                side.combat[at.index] = changed(group, chosen=_borne(group, at.stood.chosen))
            else:
                side.behind.append(changed(group, behind=at.index))


def _borne(group: Group, chosen: Iterable[int]) -> tuple[int, ...]:
    borne = {arm.id for body in group.bodies for arm in body.arms}
    return tuple([number for number in chosen if number in borne])


# --- leaving -------------------------------------------------------------------------------------------


def _body_left(board: Board, event: ev.BodyLeft) -> Board:
    at = board.find(event.body)
    if at is None or at.body is None:
        return board
    others = tuple([body for body in at.stood.bodies if body.id != event.body])
    place = at

    def change(table: Table) -> None:
        groups.put(table, place, changed(place.stood, bodies=others) if others else None)
        lay(board, table, event.seat, event.card, event.to)

    freed = () if others or at.stood.aside is None else (at.stood.aside,)
    return board.worked(change, aside=(*board.aside, *freed), loosed=(*board.loosed, *at.body.arms))


CHANGES: Final[dict[type[Event], Callable[[Board, Any], Board]]] = {
    ev.BodyEntered: _body_entered,
    ev.ArmEntered: _arm_entered,
    ev.Summoned: _summoned,
    ev.SummonerReturned: _summoner_returned,
    ev.Assigned: _assigned,
    ev.ArmLoosed: _arm_loosed,
    ev.ArmLeft: _arm_left,
    ev.MagicPlaced: _magic_placed,
    ev.MagicLeft: _magic_left,
    ev.ContinuousEntered: _continuous_entered,
    ev.ContinuousLeft: _continuous_left,
    ev.UnitFormed: _unit_formed,
    ev.UnitDispersed: _unit_dispersed,
    ev.BodyLeft: _body_left,
}
