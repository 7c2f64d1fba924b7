"""Cards that a person wrote: from the files of a folder into every game that has cards, in every process.

    --cards DIR

A file belongs to the game that it names (``game = "..."`` before its first card); one that names none, to the
first game that has cards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from game.language import Texts
from game.rules.contract import System
from game.rules.effects.faults import Fault, FaultyCards, Reading
from game.rules.effects.files import CardFile, folder_files

GAME: Final = "game"
"""The entry of a file that names its game."""

_used: Final[list[CardFile]] = []


def load(folder: Path) -> None:
    """Put the card files of a folder in force in this process.

    Raises:
        FaultyCards: with everything that is wrong with them.
    """
    use(folder_files(folder))


def use(files: Sequence[CardFile]) -> None:
    """Put card files that have been read in force in this process (see ``load``)."""
    from game.systems import SYSTEMS  # here, so that the window need not wait for the games

    with_cards = {name: system for name, system in SYSTEMS.items() if system.cards is not None}
    for name, own in _by_game(files, list(with_cards)).items():
        _put_in_force(with_cards[name], own)
    _used.extend(files)


def any_game() -> bool:
    """Say whether any game has card files."""
    from game.systems import SYSTEMS

    return any(system.cards is not None for system in SYSTEMS.values())


def used() -> tuple[CardFile, ...]:
    """Return the files in force: what another process needs to know the same cards."""
    return tuple(_used)


def sentences(faulty: FaultyCards, texts: Texts) -> list[str]:
    """Return a line for everything that is wrong with card files."""
    return [fault.sentence(texts) for fault in faulty.faults]


def notes(text: Callable[..., str]) -> list[str]:
    """Return a line for everything of the games that the cards in force have put out of use."""
    from game.systems import SYSTEMS

    told = (system.left_out(text) for system in SYSTEMS.values() if system.left_out is not None)
    return [line for lines in told for line in lines]


def _by_game(files: Sequence[CardFile], games: Sequence[str]) -> dict[str, list[CardFile]]:
    found: dict[str, list[CardFile]] = defaultdict(list)
    faults: list[Fault] = []
    for file, tables in files:
        reading = Reading(file, "")
        name = tables.get(GAME, games[0] if games else "")
        if name in games:
            found[str(name)].append((file, {key: table for key, table in tables.items() if key != GAME}))
        else:
            reading.unknown(GAME, "no_game", name, games)
        faults += reading.faults
    if faults:
        raise FaultyCards(faults)
    return found


def _put_in_force(system: System, files: Sequence[tuple[str, Mapping[str, object]]]) -> None:
    if system.cards is not None:
        # the record stands in many places; other cards make other matches, wherever it is asked
        msgspec.structs.force_setattr(system, "fingerprint", system.cards(files))
