"""Words of the board that speak of what an observation says: units, numbers, reasons, who somebody is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from game.language import Texts
from game.rules.contract import SPECTATOR
from game.vitorian import cardtexts
from game.vitorian.card import CARDS, Card
from game.vitorian.ops.numbers import Change
from game.vitorian.speech import Speech
from game.vitorian.view import Change as NumberChange
from game.vitorian.view import SeenItem
from game.vitorian.words import KEYWORDS
from scenes.vitorian.board import Board


def apart(one: str, other: str) -> tuple[str, str]:
    """Two names, numbered by seat where they are alike."""
    return (one, other) if one != other else (f"{one} 1", f"{other} 2")


NATION_INKS: Final = {
    "red": "#FFB35C", "blue": "#8CC8F2", "white": "#E9DEC6", "green": "#9FD89F", "gold": "#E2B04A",
    "grey": "#C4BFB2",
}  # fmt: skip
"""Light inks of the nations, for small signs on a dark panel."""
OTHER_INK: Final = "#D0B4F2"
"""The second side's where both are of one nation."""


def side_inks(board: Board) -> tuple[str, str]:
    """The inks of both sides, wherever they sit: those of their nations."""
    one, other = (NATION_INKS[CARDS[side.sovereign].colour] for side in board.sides)
    return one, other if other != one else OTHER_INK


class NamedSpeech(Speech):
    """The words of the log: sides are called by their Sovereigns, `inks` are theirs."""

    def __init__(self, tongue: Tongue, board: Board, viewer: int) -> None:
        super().__init__(tongue.language, viewer if viewer >= 0 else SPECTATOR)
        self._names = tongue.leaders(board)
        self.inks = side_inks(board)

    def name(self, seat: int) -> str:
        """See `Speech`."""
        return self._names[seat]


class Tongue:
    """The words of this game for one pair of eyes; `names` are what the players are called.

    A side has one name, its Sovereign's (`leader`): in turns, acts and results. Players are named where
    somebody is spoken to, and beside their Sovereign.
    """

    def __init__(self, language: Texts, viewer: int, names: tuple[str, str] = ("", "")) -> None:
        self.language = language
        self.viewer = viewer
        self.names = names
        self.speech = Speech(language, viewer if viewer >= 0 else SPECTATOR)

    def say(self, key: str, **params: Any) -> str:
        """The text `vitorian_board.KEY`."""
        return self.language.text(f"vitorian_board.{key}", **params)

    def card(self, card: str) -> str:
        """The whole name of a card."""
        return cardtexts.name(self.language, card)

    def short(self, card: str) -> str:
        """A name of a card for small places."""
        return cardtexts.short(self.language, card)

    def unit(self, board: Board, number: int | None) -> str:
        """The short name of a unit on the grid; of a unit that has gone, what it was."""
        unit = board.unit(number)
        return self.speech.unit(None) if unit is None else self.short(unit.card)

    def nation(self, colour: str) -> str:
        """A nation's short name."""
        return self.say(f"nation.{colour}")

    def keyword(self, name: str) -> str:
        """What a keyword is called."""
        return self.language.text(f"vitorian_cards.keyword.{name}")

    def about(self, name: str) -> str:
        """What a keyword does."""
        return self.language.text(f"vitorian_cards.keyword.{name}.about")

    def who(self, seat: int) -> str:
        """Who plays for a seat: a person's name, "you", or the computer."""
        return self.names[seat] or self.say("who.you" if seat == self.viewer else "who.rival")

    def people(self, board: Board, given: tuple[str, str]) -> tuple[str, str]:
        """What two people at one screen are called: as they wished, else by their Sovereigns; never alike."""
        one, other = (given[seat] or self.short(board.sides[seat].sovereign) for seat in (0, 1))
        return apart(one, other)

    def leaders(self, board: Board) -> tuple[str, str]:
        """What both sides are called: their Sovereigns."""
        one, other = (self.short(side.sovereign) for side in board.sides)
        return apart(one, other)

    def leader(self, board: Board, seat: int) -> str:
        """What a side is called."""
        return self.leaders(board)[seat]

    def about_side(self, key: str, board: Board, seat: int, **params: Any) -> str:
        """The text `vitorian_board.KEY` about a side, spoken to "you" where its own eyes look."""
        whose = f"{key}.you" if seat == self.viewer else key
        return self.say(whose, name=self.leader(board, seat), **params)

    def side(self, board: Board, seat: int) -> str:
        """The nation that a seat commands."""
        return self.nation(CARDS[board.sides[seat].sovereign].colour)

    def keywords(self, card: Card) -> tuple[str, ...]:
        """The keywords of a card, in the order in which cards show them."""
        return tuple(name for name in KEYWORDS if name in card.keywords)

    def foot(self, card: Card) -> tuple[str, ...]:
        """What stands under the name of a card in a hand: its keywords, else its class or type."""
        if card.keywords:
            return tuple(self.keyword(name) for name in self.keywords(card))
        if card.unit_class:
            return (self.language.text(f"vitorian_cards.class.{card.unit_class}"),)
        return (self.language.text(f"vitorian_cards.type.{card.type}"),)

    def source(self, change: NumberChange) -> str:
        """Where a change of a number comes from."""
        if change.source in ("flank", "support", "reactive"):
            return self.say(f"source.{change.source}")
        return self.short(change.source) if change.source in CARDS else self.say("source.card")

    def sum(self, printed: int, changes: Iterable[NumberChange], which: str) -> str:
        """A number taken apart: "3 +1 Oficial -1 flanco"."""
        parts = [str(printed)]
        for change in changes:
            amount = getattr(change, which)
            if amount:
                sign = "+" if amount > 0 else "−"
                parts.append(f"{sign}{abs(amount)}~{self.source(change).replace(' ', '~')}")
        return " ".join(parts)

    def item(self, board: Board, item: SeenItem) -> tuple[str, str]:
        """Name of an item of the stack, and what it is aimed at."""
        if item.what == "ganking":
            name = self.short(item.source)
            where = "" if item.to is None else self.speech.space(item.to)
            return name, self.say("item.ganking", where=where)
        if item.what == "recycle":
            name = cardtexts.ability(self.language, item.source, item.ability)
        else:
            name = self.card(item.source)
        if item.what == "order":
            return name, self._effects(board, item)
        return name, "" if item.unit is None else self.say("item.on", unit=self.unit(board, item.unit))

    def _effects(self, board: Board, item: SeenItem) -> str:
        """What an Order on the stack does: numbers with the unit that they mean, the rest as on the card."""
        found = cardtexts.lines(self.language, item.source)
        meant = (item.unit,) if item.unit is not None else item.bound
        op = CARDS[item.source].effects[0].op
        if len(meant) == 1 and isinstance(op, Change):
            bonus = self.speech.bonus(op.attack, op.defence, op.keywords)
            name = self.unit(board, meant[0]).replace(" ", "~")
            found = [self.say("item.change", bonus=bonus, unit=name), *found[1:]]
        return " ".join(found)

    def first_line(self, card: str) -> str:
        """The first sentence of a card's rules text."""
        lines = cardtexts.lines(self.language, card)
        return lines[0] if lines else ""

    def gist(self, card: str) -> str:
        """The first thing that a card does, for a place with little room."""
        return cardtexts.gist(self.language, card)

    def cost(self, card: Card) -> str:
        """What returns to the Convoy: "1 [P] and 1 [S]"; "" where nothing does."""
        parts = [f"{number}~[{kind}]" for kind, number in (("P", card.cost_p), ("S", card.cost_s)) if number]
        return self.say("and", one=parts[0], other=parts[1]) if len(parts) == 2 else "".join(parts)
