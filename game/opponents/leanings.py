"""The characters of a game's computer players, from its data file: the same for every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

FOLDER: Final = Path(__file__).resolve().parent / "characters"

Shift = Annotated[float, Meta(ge=-3, le=3)]
"""How far a character of a card game may shift a term of its taste, in points."""

Kind = TypeVar("Kind", bound=msgspec.Struct)
Taste = TypeVar("Taste", bound=msgspec.Struct)


def characters_of(game: str, kind: type[Kind]) -> Callable[[], dict[str, Kind]]:
    """Return what reads the characters of a game by name, once; the balanced one has no entry there."""

    @lru_cache(maxsize=1)
    def read() -> dict[str, Kind]:
        return msgspec.json.decode((FOLDER / f"{game}.json").read_bytes(), type=dict[str, kind])  # type: ignore[valid-type]

    return read


def shifted(taste: Taste, shifts: msgspec.Struct) -> Taste:
    """Return a taste, every term shifted by the field of the same name."""
    terms = {name: getattr(taste, name) + getattr(shifts, name) for name in shifts.__struct_fields__}
    return msgspec.structs.replace(taste, **terms)
