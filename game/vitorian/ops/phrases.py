"""The phrases that the sentences of ops are put together from, in the player's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.language import Texts
from game.rules.effects.wording import Speaker, signed
from game.vitorian import words
from game.vitorian.card import CARDS

if TYPE_CHECKING:
    from game.vitorian.ops.filters import UnitFilter

AREA = "vitorian_cards"


class Phrases(Speaker):
    """Words phrases of Vitorian Wars."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, AREA)

    def op(self, name: str, shape: str, may: bool, **params: object) -> str:
        """Return the sentence of an op in one of its shapes; with ``may`` it says "you may"."""
        parts = ("op", name, shape, "may" if may else "")
        return self.say(".".join(part for part in parts if part), **params)

    def card(self, name: str) -> str:
        """Return the name of a card."""
        return self.called(CARDS[name])

    def bonus(self, attack: int, defence: int, mask: int) -> str:
        """Return what a unit gets: "+2/+0 and Piercing"."""
        numbers = [f"{signed(attack)}/{signed(defence)}"] if attack or defence else []
        return self.listed([*numbers, *(self.keyword(name) for name in words.names_of(mask))])

    def keyword(self, name: str) -> str:
        """Return the name of a keyword."""
        return self.say(f"keyword.{name}")

    def alternatives(self, options: Sequence[str]) -> str:
        """Return possibilities as people list them: "a; or b"."""
        whole = options[0]
        for option in options[1:]:
            whole = self.say("list.or", head=whole, last=option)
        return whole

    def whom(self, target: str, units: UnitFilter) -> str:
        """Return the units that an effect concerns: "one other Armoured unit of yours"."""
        many = target.startswith("each")
        if not many and not target.startswith("one"):
            return self.say(f"whom.{target}")
        other = ".other" if units.other and not target.endswith("enemy") else ""
        return self.say(f"whom.{target}{other}", unit=self.noun(units, many), which=self.which(units))

    def noun(self, units: UnitFilter, many: bool) -> str:
        """Return "unit", or what a class of units is called."""
        ending = ".many" if many else ""
        noun = self.say(f"unit.{units.class_ or 'any'}{ending}")
        return self.say("unit.elite", unit=noun) if units.elite else noun

    def which(self, units: UnitFilter) -> str:
        """Return what stands behind the noun, its space included: " of Level 3 or less in the Rear"."""
        has = [self.keyword(units.keyword)] if units.keyword else []
        has += self._defence("which", units)
        parts = [
            self.listed(self._levels("which", units)),
            self.say(f"which.{units.row}") if units.row else "",
            self.say("which.with", what=self.listed(has)) if has else "",
        ]
        return "".join(f" {part}" for part in parts if part)

    def a_unit(self, units: UnitFilter) -> str:
        """Return any such unit: "an Armoured unit with Entrench"."""
        return self.say("whom.a", unit=self._a_noun(units), which=self.which(units))

    def _a_noun(self, units: UnitFilter) -> str:
        if units.elite:
            return self.say("unit.elite.a", unit=self.say(f"unit.{units.class_ or 'any'}"))
        return self.say(f"unit.{units.class_ or 'any'}.a")

    def condition(self, target: str, units: UnitFilter) -> str:
        """Return what must be true of a unit that is settled already: " if its Level is 3 or less"."""
        true = self._true(target, units)
        return " " + self.say("if.head", what=self.listed(true)) if true else ""

    def on_condition(self, told: str, target: str, units: UnitFilter) -> str:
        """Return a sentence behind its condition, where the end of it would be misread for one: "if it has
        Heavy, move this unit to any empty space, without cost".
        """
        true = self._true(target, units)
        return self.say("if.first", what=self.listed(true), told=told) if true else told

    def unshielded(self, target: str, units: UnitFilter) -> str:
        """Return the condition and that there is no Shield marker yet; "" where there is no condition."""
        true = self._true(target, units)
        what = self.listed([*true, self.say("if.no_shield")])
        return " " + self.say("if.head", what=what) if true else ""

    def _true(self, target: str, units: UnitFilter) -> list[str]:
        """Return what must be true of a unit that is settled already, and so is not described."""
        if target.startswith(("each", "one")):
            return []
        parts = [
            self.say(f"if.{units.row}") if units.row else "",
            self.say("if.class", unit=self._a_noun(units)) if units.class_ or units.elite else "",
            self.say("if.keyword", keyword=self.keyword(units.keyword)) if units.keyword else "",
            *self._levels("if", units),
            *self._defence("if", units),
        ]
        return [part for part in parts if part]

    def _levels(self, head: str, units: UnitFilter) -> list[str]:
        least, most = units.least_level, units.most_level
        if least and least == most:
            return [self.say(f"{head}.one_level", number=least)]
        if 0 < least < most:
            return [self.say(f"{head}.between_levels", least=least, most=most)]
        found = [self.say(f"{head}.least_level", number=least)] if least else []
        return found + ([self.say(f"{head}.most_level", number=most)] if most else [])

    def _defence(self, head: str, units: UnitFilter) -> list[str]:
        most = units.most_defence
        return [] if most < 0 else [self.say(f"{head}.most_defence", number=most)]
