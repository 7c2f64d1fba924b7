"""The notes of the guide as data: when each is shown, what it waits for, what it lights up, where it lies.

The words are in the language files: `guide.dracula.ID.title`, and `guide.dracula.ID.text` or a form of it
(see `coach`).

Moments: "start" before the first deal, "rival" while the rival's turn is shown, the player's own four
questions "choose" (draw or call), "place" (which card), "aim" (where to) and "drop" (sure?), "resolve" while
cards are compared, "round" in the pause after it, "over" at the end, else "other".
"""

from __future__ import annotations

from typing import Final

from scenes.guide.lesson import MOMENT, NEXT, TURN, Step, at

OWN: Final = at("choose", "place", "aim", "drop")
"""The moments at which the player is asked something."""
DISCARD: Final = "discard"
"""What a note may wait for beside what every note may."""

STEPS: Final = (
    Step("goal", at("start"), NEXT, "goals", "hand", opening=True),
    Step("watch", at("rival"), NEXT, "rival", "column", opening=True),
    Step("rows", at("place"), NEXT, "rows", "column"),
    Step("trump", at("place"), NEXT, "order", "row"),
    Step("discard", at("place"), TURN, "advice", "column", until=at("aim", "drop")),
    Step("effect", at("aim", "drop"), DISCARD, "aim", "column"),
    Step("marks", at("place"), NEXT, "marks", "column", since=1),
    Step("forecast", at("place"), NEXT, "chips", "column", since=1),
    Step("call", at("choose"), TURN, "call", "column", last_round=2),
    Step("resolve", at("resolve", "round"), MOMENT, "vane", "plate"),
    Step("farewell", at("choose", "place"), NEXT, "tools", "row", last_round=9, alone=True),
)
"""In the order in which they are shown when the player follows them."""
