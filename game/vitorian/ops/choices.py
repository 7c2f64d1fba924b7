"""The op that offers several possibilities, of which its controller chooses one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from game.vitorian.card import CARDS, CardEffect
from game.vitorian.ops.base import Asks, Hands, Source, VitorianOp
from game.vitorian.ops.phrases import Phrases

MOST: Final = 4


class ChooseOne(VitorianOp, frozen=True):
    """One of several possibilities happens. Each is a list of effects: ``options = [[...], [...]]``."""

    NAME: ClassVar = "choose_one"
    WHENS: ClassVar = (
        *("mobilise", "link", "order", "recycle", "channelled", "main"),
        *("hit", "kill", "destroyed", "end"),
    )
    options: tuple[tuple[int, ...], ...] = ()
    """For each possibility the numbers of its effects on the card."""

    def objections(self, when: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """There must be something to choose between, and not too much."""
        if not 2 <= len(self.options) <= MOST or not all(self.options):
            yield "options", "options", {}

    @property
    def asks(self) -> Asks | None:
        """Which possibility."""
        return "option"

    def effects(self, card: str, option: int) -> list[CardEffect]:
        """Return the effects of a possibility, in order."""
        return [CARDS[card].effects[number] for number in self.options[option]]

    def open(self, hands: Hands, source: Source) -> list[int]:
        """Return the possibilities of which every part can be done (V12.7)."""
        return [
            option
            for option in range(len(self.options))
            if all(effect.op.playable(hands, source) for effect in self.effects(source.card, option))
        ]

    def playable(self, hands: Hands, source: Source) -> bool:
        """Some possibility must be open."""
        return bool(self.open(hands, source))

    def told(self, say: Phrases, may: bool, options: Sequence[str]) -> str:
        """Return the sentence, given the sentences of the possibilities."""
        return say.op(self.NAME, "", may, options=say.alternatives(options))
