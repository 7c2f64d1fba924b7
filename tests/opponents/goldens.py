"""What the records of what computer players thought have in common: choice of positions, values, files."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game.opponents import Budget, Chooser
from game.rules.chance import Chance

SHORT = Budget(seconds=float("inf"), share=0.02)

P = TypeVar("P")


def evenly(by_ask: Mapping[str, Sequence[P]], most: int) -> list[P]:
    """At most so many positions of each kind of question, evenly out of the matches."""
    return [
        position
        for ask in sorted(by_ask)
        for position in by_ask[ask][:: max(1, len(by_ask[ask]) // most)][:most]
    ]


def said(action: Any) -> Any:
    """An action in plain values."""
    return msgspec.to_builtins(action)


def chosen(
    players: Mapping[str, Chooser], characters: Iterable[str], seen: Any, number: int
) -> dict[str, Any]:
    """What every level does in position `number`, then every character of the veteran."""
    found = {name: said(player(seen, Chance.of(number, 12), SHORT)) for name, player in players.items()}
    for character in characters:
        found[character] = said(players["veteran"](seen, Chance.of(number, 12), SHORT, character))
    return found


def rounded(number: float) -> float:
    """A number as it is kept."""
    return round(number, 6)


def everything(positions: Iterable[P], thoughts: Callable[[P, int], dict[str, Any]]) -> list[Any]:
    """All thoughts, as plain values."""
    found = [thoughts(position, number) for number, position in enumerate(positions)]
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


def write(file: Path, rows: Sequence[Any]) -> None:
    """Write a record, a line a position."""
    lines = ",\n".join(json.dumps(row) for row in rows)
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
