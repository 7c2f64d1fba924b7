"""What the computer players thought when their strength was measured.

    python -m tests.opponents.golden

writes the file anew; the tables of docs/opponents.md must then be measured again.

The positions are drawn from seeds and do not depend on how a match gets there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from game.dracula.actions import Discard
from game.dracula.cards import BIT, DECK, NONE
from game.dracula.characters import NAMES as CHARACTERS
from game.dracula.config import DraculaConfig
from game.dracula.judgement import Judge, Taste
from game.dracula.opponent import EXACT, NAMES, PLAYERS, decide
from game.dracula.prospects import chance_before_round
from game.dracula.search import Search
from game.dracula.state import CHOOSE, DISCARD
from game.dracula.system import DraculaState
from game.opponents import Budget
from game.rules.chance import Chance

FILE = Path(__file__).with_name("golden.json")
POSITIONS = 80
SHORT = Budget(seconds=float("inf"), share=0.004)
TASTE = Taste(change_trump=0.001)


def position(seed: int) -> DraculaState:
    """A position with random cards, knowledge, health and vampires."""
    chance = Chance.of(seed, 11)
    cards = list(DECK)
    chance.shuffle(cards)
    racks = [cards.pop() for _ in range(5)], [cards.pop() for _ in range(5)]
    pile = [cards.pop() for _ in range(chance.below(18))]
    turn, last_turn = chance.below(2), len(pile) > 6 and chance.below(4) == 0
    asks = len(pile) >= 6 and not last_turn and chance.below(3) == 0
    drawn = NONE if asks else cards.pop()
    every = [*racks[0], *racks[1], *cards[-1:], drawn]
    return DraculaState(
        config=DraculaConfig(),
        setup_chance=Chance(1),
        play_chance=Chance(2),
        round=1 + chance.below(5),
        health=1 + chance.below(12),
        vampires=[chance.below(4) for _ in range(5)],
        resolved=0,
        order=shuffled([0, 1, 2, 3], chance),
        racks=racks,
        deck=cards,
        pile=pile,
        drawn=drawn,
        up=sum(BIT[card] for card in every if card != NONE and chance.below(4) == 0),
        known=sum(BIT[card] for card in every[:10] if chance.below(4) == 0),
        turn=turn,
        phase=CHOOSE if asks else DISCARD,
        caller=1 - turn if last_turn else None,
        extra=False,
        outcome=None,
    )


def shuffled(items: list[int], chance: Chance) -> list[int]:
    chance.shuffle(items)
    return items


def thoughts(seed: int) -> dict[str, Any]:
    """Everything that is thought about one position."""
    state = position(seed)
    seen = state.observe(state.turn)
    found: dict[str, Any] = {
        name: msgspec.to_builtins(PLAYERS[name](seen, Chance.of(seed, 12), SHORT)) for name in NAMES
    }
    for character in CHARACTERS[1:]:
        for name in ("novice", "master"):
            action = PLAYERS[name](seen, Chance.of(seed, 12), SHORT, character)
            found[f"{name}:{character}"] = msgspec.to_builtins(action)
    found["exact"] = msgspec.to_builtins(decide(EXACT, seen, Chance.of(seed, 12)))
    judge, forgetful = Judge(seen, TASTE), Judge(seen, TASTE, forget=True)
    found["now"] = [rounded(judge.now()), rounded(forgetful.now()), rounded(judge.before)]
    found["worth"] = [rounded(one.worth) for one in judge.discards()]
    search = Search(seen, judge, Chance.of(seed, 13), float("inf"))
    found["weights"] = [rounded(weight) for weight in search._stakes.weights]
    found["rounds"] = [played_out(search, seen, number) for number in range(6)]
    return found


def played_out(search: Search, seen: Any, number: int) -> list[Any]:
    """A sampled world played to its end: the worth, the cards left, the order, both racks."""
    world = search._world(number).copy()
    discards = [action for action in seen.legal if isinstance(action, Discard)]
    if discards:
        one = next(one for one in search._judge.discards() if one.action == discards[number % len(discards)])
        search._discard(world, one)
    worth = rounded(world.play_out(search._stakes))
    return [worth, len(world.deck), world.order, world.turn, list(world.racks), list(world.shown)]


def rounded(number: float) -> float:
    return round(number, 9)


def everything() -> dict[str, Any]:
    """All thoughts, as plain values."""
    table = [rounded(chance_before_round(r, h, (0, 1, 2, 3, 0))) for r in range(6) for h in range(1, 13)]
    found = {"table": table, "positions": [thoughts(seed) for seed in range(POSITIONS)]}
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


if __name__ == "__main__":
    rows = everything()
    table, lines = json.dumps(rows["table"]), ",\n".join(json.dumps(row) for row in rows["positions"])
    FILE.write_text(f'{{"table": {table},\n"positions": [\n{lines}\n]}}\n', encoding="utf-8")
