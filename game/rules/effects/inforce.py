"""Somebody's own cards and decks put among those of the house: the same way in every card game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Final, Protocol

from game.rules.effects.files import CardFile

DECKS: Final = "decks.toml"
"""The file of a folder that holds decks; all others hold cards."""


class Cards(Protocol):
    """The cards of a game in this process, as its ``library`` keeps them."""

    def add(self, files: Sequence[CardFile], /) -> None:
        """Add the cards of files."""

    def taken_back_if_faulty(self) -> AbstractContextManager[None]:
        """Take them back if something else turns out to be wrong."""


class Decks(Protocol):
    """The decks of a game in this process, as its ``decks`` keep them."""

    def add(self, tables: Mapping[str, object], file: str, /) -> None:
        """Add the decks of a file."""

    def taken_back_if_faulty(self) -> AbstractContextManager[None]:
        """Take them back if something else turns out to be wrong."""

    def leave_out_illegal(self) -> None:
        """Leave out the decks that the cards in force have made illegal."""


def put_in_force(files: Sequence[CardFile], cards: Cards, decks: Decks) -> None:
    """Put cards and decks in force in this process, in place of ours where they bear the same id.

    Raises:
        FaultyCards: with everything that is wrong with them; then nothing has changed.
    """
    with cards.taken_back_if_faulty(), decks.taken_back_if_faulty():
        cards.add([(name, tables) for name, tables in files if name != DECKS])
        for name, tables in files:
            if name == DECKS:
                decks.add(tables, name)
        decks.leave_out_illegal()
