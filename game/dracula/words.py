"""The words of the district game for one viewer: cards, suits, districts and who "you" is."""

from __future__ import annotations

from typing import Any

from game.language import Texts


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

    def told(self, key: str, seat: int, **params: Any) -> str:
        """The sentence about an act of `seat`: spoken to "you" or about the other; `name` is filled in."""
        who = "you" if seat == self.viewer else "they"
        return self.text(f"{key}.{who}", name=self.name(seat), **params)
