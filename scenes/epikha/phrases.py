"""Words of the board that speak of what an observation says: pieces, the chain, who somebody is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.epikha import cardtexts
from game.epikha.card import CARDS
from game.epikha.rules.groups import groups_of
from game.epikha.speech import Speech
from game.epikha.state import NOBODY, Group, Item
from game.language import Texts, counted
from game.rules.contract import SPECTATOR
from scenes.epikha.board import Board


def apart(one: str, other: str) -> tuple[str, str]:
    """Two names, numbered by seat where they are alike."""
    return (one, other) if one != other else (f"{one} 1", f"{other} 2")


class NamedSpeech(Speech):
    """The words of the log: sides are called as on the board, and what stood there before is known."""

    def __init__(self, tongue: Tongue, board: Board, viewer: int) -> None:
        super().__init__(tongue.language, viewer if viewer >= 0 else SPECTATOR)
        self._names = tongue.sides

        def meet(group: Group) -> None:
            self.meet(group.id, [body.card for body in group.bodies])
            for body in group.bodies:
                self.meet(body.id, (body.card,))
                for arm in body.arms:
                    self.meet(arm.id, (arm.card,))

        for seat, side in enumerate(board.sides):
            for group in groups_of(board.table, seat):
                meet(group)
                if group.aside is not None:
                    meet(group.aside)
            for arm in (*side.armoury, *(spot.arm for spot in side.magic if spot and spot.arm)):
                self.meet(arm.id, (arm.card,))
            for spot in side.magic:
                if spot is not None and spot.spell:
                    self.meet(spot.id, (spot.spell,))
        for item in board.chain:
            self.meet(item.number, (item.card,))

    def name(self, seat: int) -> str:
        """See `Speech`."""
        return self._names[seat]


class Tongue:
    """The words of this game for one pair of eyes; `names` are what the players are called.

    A side has one name, that of its people: in turns, acts and results. Players are named where somebody is
    spoken to, and on the frame of their Player Area.
    `houses` says in whose glass each side is set: that of most cards of its deck. `kins` says whom it leads,
    after which it is called.
    """

    def __init__(
        self,
        language: Texts,
        viewer: int,
        names: tuple[str, str] = ("", ""),
        houses: tuple[str, str] = ("empiria", "abaron"),
        kins: tuple[str, str] | None = None,
    ) -> None:
        self.language = language
        self.viewer = viewer
        self.names = names
        self.houses = houses
        self.kins = kins or (self._led(houses[0]), self._led(houses[1]))
        self.speech = Speech(language, viewer if viewer >= 0 else SPECTATOR)

    def say(self, key: str, **params: Any) -> str:
        """The text `epikha_board.KEY`."""
        return self.language.text(f"epikha_board.{key}", **params)

    def card(self, card: str) -> str:
        """The whole name of a card."""
        return cardtexts.name(self.language, card)

    def short(self, card: str) -> str:
        """A name of a card for small places."""
        return cardtexts.short(self.language, card)

    def rule(self, name: str) -> str:
        """What a special rule is called."""
        return self.language.text(f"epikha_cards.rule.{name}")

    def rules(self, card: str) -> tuple[str, ...]:
        """The special rules of a card with their values, in the order in which cards show them."""
        return tuple(cardtexts.rules(self.language, card))

    def about(self, name: str) -> str:
        """What a special rule does."""
        return self.language.text(f"epikha_cards.rule.{name}.about")

    def first_line(self, card: str) -> str:
        """The first sentence of a card's rules text."""
        lines = cardtexts.lines(self.language, card)
        return lines[0] if lines else ""

    @property
    def sides(self) -> tuple[str, str]:
        """What both sides are called: the peoples of most of their cards."""
        return apart(*(self.say(f"house.{kin}") for kin in self.kins))

    def kin_of(self, house: str) -> str:
        """The people that is led by the side whose cards are set in the glass of a house."""
        found = (kin for own, kin in zip(self.houses, self.kins, strict=True) if own == house)
        return next(found, self._led(house))

    @staticmethod
    def _led(house: str) -> str:
        return "taliuz" if house == "wild" else house

    def side(self, board: Board, seat: int) -> str:
        """What a side is called."""
        return self.sides[seat]

    def who(self, seat: int) -> str:
        """Who plays for a seat: a person's name, "you", or the computer."""
        return self.names[seat] or self.say("who.you" if seat == self.viewer else "who.rival")

    def people(self, given: tuple[str, str]) -> tuple[str, str]:
        """What two people at one screen are called: as they wished, else by their sides; never alike."""
        one, other = (given[seat] or self.sides[seat] for seat in (0, 1))
        return apart(one, other)

    def counted(self, cards: Iterable[str]) -> list[str]:
        """The short names of cards, those of one name counted."""
        return counted(self.language, (self.short(card) for card in cards))

    def thing(self, board: Board, number: int) -> str:
        """The short name of what stands on the field by a number; "" once it has left."""
        card = board.card(number) if number != NOBODY else ""
        if not card:
            return ""
        group = board.group(number)
        if group is not None and group.unit and group.id == number:
            return self.say("unit", name=self.short(card), n=len(group.bodies))
        return self.short(card)

    def item(self, board: Board, item: Item) -> tuple[str, str]:
        """Name of an item of the chain, and what it does to what."""
        name = cardtexts.spell_name(self.language, item.card, item.effect)
        aimed = board.item(item.target)
        target = self.short(aimed.card) if aimed is not None else self.thing(board, item.target)
        if item.pick:
            target = self.short(item.pick)
        if item.force and target:
            return name, self.say("item.damage", n=item.force, target=target)
        if target:
            return name, self.say("item.at", target=target)
        if item.force:
            return name, self.say("item.force", n=item.force)
        has_text = bool(CARDS[item.card].effects)
        return name, cardtexts.effect(self.language, item.card, item.effect) if has_text else ""
