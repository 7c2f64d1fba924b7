"""The notes of the guide as data: when each is shown, what it waits for, what it lights up, where it lies.

The words are in the language files: `guide.vitorian.ID.title`, and `guide.vitorian.ID.text` or a form of it
(see `coach`). No two notes speak of the same, so that each can wait for what it speaks of.

Moments: "show" while something is told, "rival" while the rival decides, "over" at the end, and what the
player is asked: "mulligan", "main", "payment" (how a card is paid), "combat" (who attacks), "window" (an
Orders window), else "answer".
"""

from __future__ import annotations

from typing import Final

from scenes.guide.lesson import NEXT, TURN, Step, at

OWN: Final = at("mulligan", "main", "payment", "combat", "window", "answer")
"""The moments at which the player is asked something."""
ATTACK: Final = "attack"
"""What a note may wait for beside what every note may."""
LATE: Final = 9
"""The turn after which nothing but the farewell is told any more."""

STEPS: Final = (
    Step("goal", at("mulligan"), NEXT, "goal", "hand"),
    Step("hand", at("mulligan"), TURN, "hand", "hand"),
    Step("grid", at("main"), NEXT, "grid", "side", last_round=LATE),
    Step("mobilise", at("main"), TURN, "mobilise", "side", last_round=LATE, until=at("payment")),
    Step("payment", at("payment"), TURN, "payment", "side", last_round=LATE),
    Step("ending", at("main"), TURN, "ending", "top", last_round=2),
    Step("supplies", at("main"), NEXT, "supplies", "side", first_round=2, last_round=LATE),
    Step("recycle", at("main"), NEXT, "recycle", "side", first_round=2, last_round=LATE),
    Step("march", at("main"), NEXT, "march", "side", first_round=2, last_round=LATE),
    Step("attack", at("combat"), ATTACK, "attack", "stack", last_round=LATE),
    Step("window", at("window"), NEXT, "window", "column", last_round=LATE),
    Step("farewell", at("main", "combat"), NEXT, "tools", "column", last_round=99, alone=True),
)
"""In the order in which they are shown when the player follows them."""
