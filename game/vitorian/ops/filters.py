"""Which units an effect means: class, Level, keyword, row ... A filter is a table in a card file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from game.rules.effects.kinds import Number, Switch, Word
from game.vitorian import words
from game.vitorian.card import CARDS
from game.vitorian.spaces import is_vanguard

if TYPE_CHECKING:
    from game.vitorian.state import Unit


class UnitFilter(msgspec.Struct, frozen=True):
    """Which units are meant; what is left out does not matter. Level and Defence are the printed ones."""

    class_: Annotated[str, Word(words.CLASSES)] = ""
    keyword: Annotated[str, Word(words.KEYWORDS)] = ""
    """One that the unit has now, printed or not."""
    elite: Annotated[bool, Switch()] = False
    other: Annotated[bool, Switch()] = False
    """Not the unit that carries the effect."""
    row: Annotated[str, Word(("vanguard", "rear"))] = ""
    least_level: Annotated[int, Number(1, 9)] = 0
    most_level: Annotated[int, Number(1, 9)] = 0
    most_defence: Annotated[int, Number(0, 20)] = -1

    def objections(self) -> Iterator[tuple[str, str, dict[str, object]]]:
        """Yield what no unit can be at once: the field, the code and its numbers."""
        most = f"most_level = {self.most_level}"
        if 0 < self.most_level < self.least_level:
            yield "most_level", "fits_nothing", {"one": f"least_level = {self.least_level}", "other": most}
        if self.elite and 0 < self.most_level < words.ELITE:
            yield "most_level", "fits_nothing", {"one": "elite = true", "other": most}

    def fits(self, unit: Unit, mask: int, space: int, source: int | None) -> bool:
        """Say whether a unit on ``space`` is meant; ``source`` is "this unit".

        ``mask`` are its keywords, which matter only where the filter asks for one.
        """
        if self.other and unit.id == source:
            return False
        if self.row and (self.row == "vanguard") != is_vanguard(space):
            return False
        if self.keyword and not mask & words.BIT[self.keyword]:
            return False
        return self._card_fits(unit.card)

    def _card_fits(self, name: str) -> bool:
        card = CARDS[name]
        if self.class_ and card.unit_class != self.class_:
            return False
        if self.elite and not card.elite:
            return False
        if self.most_level and card.level > self.most_level:
            return False
        if card.level < self.least_level:
            return False
        return self.most_defence < 0 or card.defence <= self.most_defence


ANY: Final = UnitFilter()
"""Every unit."""
