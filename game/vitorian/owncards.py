"""Somebody's own cards and decks of Vitorian Wars, put among those of the house."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.effects import inforce
from game.rules.effects.files import CardFile
from game.vitorian import decks, library


def put_in_force(files: Sequence[CardFile]) -> None:
    """Put cards and decks in force in this process, in place of ours where they bear the same id.

    Raises:
        FaultyCards: with everything that is wrong with them; then nothing has changed.
    """
    inforce.put_in_force(files, library.SHELF, decks)
