"""What the words of a step name: things on the field by label ("hero"), by card ("B.E01#2"), or as "P"."""

from __future__ import annotations

import re
from typing import Final

from game.epikha.card import CARDS
from game.epikha.rules import groups
from game.epikha.state import NOBODY, POOL, Arm, Body, Group, Table
from game.scenarios.epikha.layout import THE_PLAYER, Names
from game.scenarios.format import ScenarioFault, near

_NAMED: Final = re.compile(r"(?:(?P<seat>[AB])\.)?(?P<card>[^#\s]+?)(?:#(?P<nth>\d))?")


class Finder:
    """Finds what is named at a table, as one seat speaks of it: its own things first."""

    def __init__(self, table: Table, names: Names, seat: int, place: str) -> None:
        self.table = table
        self.names = names
        self.seat = seat
        self.place = place

    def thing(self, text: str) -> int:
        """Return the number of a body or arm, whether it is still there or not.

        Raises:
            ScenarioFault: nothing is called so.
        """
        if text in self.names.labels:
            return self.names.labels[text]
        found = _NAMED.fullmatch(text)
        if found is None:
            raise ScenarioFault(self.place, f"{text!r} names nothing")
        seats = ["AB".index(found["seat"])] if found["seat"] else [self.seat, 1 - self.seat]
        for seat in seats:
            there = self._called(seat, found["card"])
            if len(there) >= int(found["nth"] or 1):
                return there[int(found["nth"] or 1) - 1]
        known = (*self.names.labels, *CARDS)
        raise ScenarioFault(self.place, f"nothing on the field is called {text!r}{near(text, known)}")

    def group(self, text: str) -> int:
        """Return the number of the group of a body; that of the body itself once it has left."""
        number = self.thing(text)
        at = groups.find_body(self.table, number)
        return number if at is None else at.stood.id

    def either(self, text: str) -> int:
        """Return the number of the group of a body, or that of an arm."""
        number = self.thing(text)
        return self.group(text) if groups.find_arm(self.table, number) is None else number

    def taker(self, text: str) -> int:
        """Return what absorbs: an arm, a body, or a Unit by the number of its group."""
        number = self.thing(text)
        at = groups.find_body(self.table, number)
        return at.stood.id if at is not None and at.stood.unit else number

    def target(self, text: str) -> int:
        """Return what an effect aims at: "next", "item:E17", "spell:E19", or something on the field."""
        kind, colon, rest = text.partition(":")
        if text == "next":
            return NOBODY
        if kind == "item" and colon:
            return self._item(rest)
        if kind == "spell" and colon:
            return self._spell(rest)
        return self.either(text)

    def payer(self, text: str) -> int:
        """Return who pays: "pool", or a body."""
        return POOL if text == "pool" else self.thing(text)

    def source(self, text: str) -> int:
        """Return whose marker is removed: a body's or arm's, or that of the "ability"."""
        return NOBODY if text == "ability" else self.thing(text)

    def _called(self, seat: int, text: str) -> list[int]:
        """Return all cards of that name: on characters, in the Armoury, then alone in the Magic Zone."""
        card = "" if text == THE_PLAYER else self.names.sketches.get(text, text)
        pieces: list[Body | Arm] = []
        for group in all_groups(self.table, seat):
            for body in group.bodies:
                pieces += (body, *body.arms)
        found = sorted(
            piece.id for piece in pieces if (piece.card == card if card else CARDS[piece.card].is_player)
        )
        side = self.table.sides[seat]
        found += [arm.id for arm in side.armoury if arm.card == card]
        found += [spot.arm.id for spot in side.magic if spot and spot.arm and spot.arm.card == card]
        return found

    def _item(self, text: str) -> int:
        card = self.names.sketches.get(text, text)
        for item in (*self.table.chain, *self.table.batch):
            if item.card == card:
                return item.number
        raise ScenarioFault(self.place, f"nothing of {text!r} is on the chain")

    def _spell(self, text: str) -> int:
        card = self.names.sketches.get(text, text)
        for seat in (self.seat, 1 - self.seat):
            for spot in self.table.sides[seat].magic:
                if spot is not None and spot.spell == card:
                    return spot.id
        raise ScenarioFault(self.place, f"no continuous spell {text!r} acts")


def all_groups(table: Table, seat: int) -> list[Group]:
    """Return every group of a seat, those set aside too."""
    found = []
    for group in groups.groups_of(table, seat):
        found.append(group)
        if group.aside is not None:
            found.append(group.aside)
    return found
