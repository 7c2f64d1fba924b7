"""Which cards of a game bear one name, and so are one card in a deck: told by what is read on them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from game.language import CODES, Language, Texts
from game.rules.effects.shelf import Shelf


class Namesakes:
    """The cards of a shelf by name. Two cards bear one name if they do in any language, and so do all that
    are linked in this way."""

    def __init__(
        self, shelf: Shelf[Any], counted: Callable[[Any], bool], named: Callable[[Texts, str], str]
    ) -> None:
        """``counted`` says which cards are counted by name, ``named`` gives the name of one."""
        self._shelf = shelf
        self._counted = counted
        self._named = named
        self._shared: dict[str, str] | None = None
        shelf.on_change(self._forget)

    def of(self, card: Any) -> str:
        """Return what all counted cards of its name have in common, and no others: the id of one of them."""
        if self._shared is None:
            self._shared = self._found()
        shared: str = self._shared.get(card.id, card.named)
        return shared

    def _forget(self) -> None:
        self._shared = None

    def _found(self) -> dict[str, str]:
        """Return that id for every counted card; nothing while all bear the names of the house."""
        cards = self._shelf.cards.values()
        if not any(card.own and card.name for card in cards):
            return {}
        found: dict[str, str] = {}
        first: dict[tuple[str, str], str] = {}
        for card in cards:
            if self._counted(card):
                found[card.id] = card.named
                for name in self._names(card):
                    _join(found, first.setdefault(name, card.id), card.id)
        return found

    def _names(self, card: Any) -> Iterable[tuple[str, str]]:
        """Return what the card is called in each language, letters of one sort being alike."""
        for code in CODES:
            name = unicodedata.normalize("NFKC", self._named(_language(code), card.id))
            yield code, " ".join(name.casefold().split())


@cache
def _language(code: str) -> Language:
    return Language(code)


def _join(found: dict[str, str], earlier: str, later: str) -> None:
    kept, given_up = found[earlier], found[later]
    if kept != given_up:
        found.update({name: kept for name, shared in found.items() if shared == given_up})
