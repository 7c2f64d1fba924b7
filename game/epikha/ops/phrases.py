"""The phrases that the sentences of ops are put together from, in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from game.epikha import words
from game.epikha.card import CARDS
from game.language import Texts
from game.rules.effects.wording import Speaker

AREA = "epikha_cards"


class Phrases(Speaker):
    """Words phrases of Paladines de Epikha."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, AREA)

    def op(self, name: str, shape: str = "", **params: object) -> str:
        """Return the sentence of an op in one of its shapes."""
        return self.say(f"op.{name}.{shape}" if shape else f"op.{name}", **params)

    def card(self, name: str) -> str:
        """Return the name of a card."""
        return self.called(CARDS[name])

    def rule(self, name: str) -> str:
        """Return the name of a special rule, without its value."""
        return self.say(f"rule.{name}")

    def rules(self, mask: int) -> str:
        """Return the names of the rules of a mask: "Perforador y Veloz"."""
        return self.listed([self.rule(name) for name in words.names_of(mask)])

    def alternatives(self, options: Sequence[str]) -> str:
        """Return possibilities as people list them: "a, b or c"."""
        if len(options) < 2:
            return "".join(options)
        return self.say("list.or", head=", ".join(options[:-1]), last=options[-1])
