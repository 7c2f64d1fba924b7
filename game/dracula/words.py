"""The words of the district game for one viewer: cards, suits, districts and who "you" is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.language import Texts

CARDS: Final = ("card", "kept", "mine", "theirs")
SUITS: Final = ("suit", "old")
"""What numbers of a sentence (see ``Hint.params``) are ids of cards, and which of suits."""


class Words:
    """Texts of the area `dracula` as `viewer` reads them (a seat, or SPECTATOR, who is nobody's "you")."""

    def __init__(self, language: Texts, viewer: int) -> None:
        self.language = language
        self.viewer = viewer

    def text(self, key: str, **params: Any) -> str:
        """The text `dracula.KEY`."""
        return self.language.text(f"dracula.{key}", **params)

    def card(self, card: str) -> str:
        """ "X3" as "3 de Cruz", kept on one line."""
        return self.text(f"card.{card[0]}", value=card[1:])

    def card_label(self, card: str) -> str:
        """The same for a label, which knows no markup."""
        return self.card(card).replace("~", " ")

    def suit(self, suit: str) -> str:
        """The name of a suit."""
        return self.text(f"suit.{suit}")

    def name(self, seat: int) -> str:
        """The name of a role."""
        return self.text(f"seat.{seat}")

    def district(self, number: int) -> str:
        """The name of district 1 to 5."""
        return self.text(f"district.{number}")

    def at_district(self, number: int) -> str:
        """ "en la Catedral"."""
        return self.text(f"district_in.{number}")

    def to_district(self, number: int) -> str:
        """ "a la Catedral"."""
        return self.text(f"district_to.{number}")

    def named(self, params: Mapping[str, int | str]) -> dict[str, int | str]:
        """What a sentence names by id, in words: cards, suits, and districts as places."""
        return {name: self._named(name, value) for name, value in params.items()}

    def _named(self, name: str, value: int | str) -> int | str:
        if name in CARDS:
            return self.card(str(value))
        if name in SUITS:
            return self.suit(str(value))
        return self.at_district(int(value)) if name == "district" else value

    def told(self, key: str, seat: int, **params: Any) -> str:
        """The sentence about an act of `seat`: spoken to "you" or about the other; `name` is filled in."""
        who = "you" if seat == self.viewer else "they"
        return self.text(f"{key}.{who}", name=self.name(seat), **params)
