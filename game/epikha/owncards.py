"""Somebody's own cards and decks of Paladines de Epikha, put among those of the house."""

from __future__ import annotations

from collections.abc import Sequence

from game.epikha import decks, library
from game.rules.effects.files import CardFile

DECKS = "decks.toml"
"""The file of a folder that holds decks; all others hold cards."""


def put_in_force(files: Sequence[CardFile]) -> None:
    """Put cards and decks in force in this process, in place of ours where they bear the same id.

    Raises:
        FaultyCards: with everything that is wrong with them; then nothing has changed.
    """
    with library.taken_back_if_faulty(), decks.taken_back_if_faulty():
        library.add([(name, tables) for name, tables in files if name != DECKS])
        for name, tables in files:
            if name == DECKS:
                decks.add(tables, name)
        decks.leave_out_illegal()
