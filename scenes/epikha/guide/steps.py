"""The notes of the guide as data: when each is shown, what it waits for, what it lights up, where it lies.

The words are in the language files: `guide.epikha.ID.title`, and `guide.epikha.ID.text` or a form of it
(see `coach`). No two notes speak of the same, so that each can wait for what it speaks of.

Moments: "show" while something is told, "rival" while the rival decides, "over" at the end, and what the
player is asked: "mulligan", "deployment" and "regroup" (what is free to do in these phases), "attack" and
"arms" (who goes, with what), "absorb" (who takes damage), "respond" (also where only the Player card is left
to), else "answer".
"""

from __future__ import annotations

from typing import Final

from scenes.guide.lesson import NEXT, TURN, Step, at

OWN: Final = at("mulligan", "deployment", "regroup", "attack", "arms", "absorb", "respond", "answer")
"""The moments at which the player is asked something."""
OPALS, CHARACTER, CHARGE, ARM, ATTACK, ENDED = "opals", "character", "charge", "arm", "attack", "ended"
"""What a note may wait for beside what every note may."""
EARLY: Final = 3
"""The turn after which it is too late for what is done in the first one."""
LATE: Final = 9
"""The turn after which nothing but the farewell is told any more."""

STEPS: Final = (
    Step("hand", at("mulligan"), TURN, "hand", "hand"),
    Step("field", at("deployment"), NEXT, "field", "side", last_round=EARLY),
    Step("opal", at("deployment"), OPALS, "opal", "left", last_round=EARLY),
    Step("character", at("deployment"), CHARACTER, "character", "left", last_round=EARLY),
    Step("ending", at("deployment", "regroup"), ENDED, "ending", "left"),
    Step("charge", at("deployment"), CHARGE, "charge", "left", first_round=3, last_round=LATE),
    Step("arm", at("deployment"), ARM, "arm", "left", first_round=3, last_round=LATE),
    Step("chain", at("deployment"), NEXT, "chain", "side", first_round=3, last_round=LATE),
    Step("attack", at("attack", "arms"), ATTACK, "attack", "line", last_round=LATE),
    Step("absorb", at("absorb"), NEXT, "absorb", "side", last_round=LATE),
    Step("respond", at("respond"), NEXT, "respond", "side", last_round=LATE),
    Step("farewell", at("deployment", "regroup", "attack"), NEXT, "tools", "side", last_round=99, alone=True),
)
"""In the order in which they are shown when the player follows them."""
