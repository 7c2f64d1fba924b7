"""The words of Vitorian Wars for one viewer: cards, spaces, resources, units, and who "you" is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from game.language import Texts
from game.vitorian import cardtexts
from game.vitorian.card import CARDS
from game.vitorian.ops.phrases import Phrases
from game.vitorian.spaces import column, is_vanguard
from game.vitorian.words import RESOURCES, mask_of

_VALUES: Final = (1, 2)


class Speech:
    """Texts of the area `vitorian` as `viewer` reads them (a seat, or SPECTATOR, who is nobody's "you").

    Events name units by number. Which card that is comes from the units that one has seen enter; `meet`
    says it of units that stood there before.
    """

    def __init__(self, language: Texts, viewer: int) -> None:
        self.language = language
        self.viewer = viewer
        self._phrases = Phrases(language)
        self._units: dict[int, str] = {}

    def text(self, key: str, **params: Any) -> str:
        """The text `vitorian.KEY`."""
        return self.language.text(f"vitorian.{key}", **params)

    def meet(self, unit: int, card: str) -> None:
        """Remember which card a unit of the grid is."""
        self._units[unit] = card

    def unit(self, unit: int | None) -> str:
        """The name of a unit; of one that was never met, just "a unit"."""
        card = None if unit is None else self._units.get(unit)
        return self.text("log.some_unit") if card is None else self.card(card)

    def card(self, card: str) -> str:
        """The name of a card."""
        return cardtexts.name(self.language, card)

    def ability(self, card: str, number: int) -> str:
        """The name of an ability of a card."""
        return cardtexts.ability(self.language, card, number)

    def name(self, seat: int) -> str:
        """The name of a side."""
        return self.text(f"seat.{seat}")

    def space(self, space: int) -> str:
        """ "Vanguardia 3", kept on one line: columns count from 1."""
        row = "vanguard" if is_vanguard(space) else "rear"
        return self.text(f"log.space.{row}", column=column(space) + 1)

    def resources(self, cards: Iterable[str]) -> str:
        """ "2 [P] y 1 [S]": Resource cards, counted by type and value."""
        counts = Counter((CARDS[card].resource, CARDS[card].value) for card in cards)
        kinds = [(kind, value) for kind in RESOURCES for value in _VALUES if counts[kind, value]]
        parts = [
            self.text(f"log.resource.{value}", number=counts[kind, value], kind=kind) for kind, value in kinds
        ]
        return self._phrases.listed(parts)

    def bonus(self, attack: int, defence: int, keywords: Iterable[str]) -> str:
        """ "+2/+0 y Carga de Bayoneta"."""
        return self._phrases.bonus(attack, defence, mask_of(keywords))

    def told(self, key: str, seat: int, **params: Any) -> str:
        """The sentence about an act of `seat`: spoken to "you" or about the other; `name` is filled in."""
        who = "you" if seat == self.viewer else "they"
        return self.text(f"log.{key}.{who}", name=self.name(seat), **params)
