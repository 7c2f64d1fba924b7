"""What tests of a whole position share: other values for its fields, saves at every decision (P-24)."""

from __future__ import annotations

from typing import Any

from game.rules.chance import Chance
from game.rules.contract import System


def other(value: Any) -> Any:
    """Something else of the same kind as what a field of a position holds."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "x"
        case Chance():
            return Chance(value.position + 1)
        case list():
            return value[:-1] if value else [*value, "x"]
        case dict():
            return {} if value else {"x": 1}
        case tuple():
            return value[::-1]
        case None:
            return "x"
    return None


def saved_at_every_decision(system: System, decks: str, seed: int) -> set[str]:
    """Play a match by chance twice, once saved and loaded at each decision; both must go alike to the end.

    Returns what was asked on the way.
    """
    assert system.decks is not None
    straight, _ = system.new(system.decks(decks, seed), seed)
    saved, _ = system.new(system.decks(decks, seed), seed)
    chance, asked = Chance.of(seed, 7), set()
    while (seat := straight.to_move) is not None:
        saved = system.from_json(saved.to_json())
        assert saved.digest() == straight.digest()
        asked.add(straight.question.ask)
        action = chance.pick(straight.legal_actions(seat))
        assert straight.apply(action) == saved.apply(action)
    assert saved.outcome == straight.outcome
    return asked
