"""The notes of the guide as data: when each is shown, what it waits for, what it lights up, where it lies.

The words are in the language files: `guide.dracula.ID.title`, and `guide.dracula.ID.text` or a form of it
(see `wording`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Moment = Literal["start", "rival", "choose", "place", "aim", "drop", "resolve", "round", "over", "other"]
"""What the board is about: before the first deal, while the rival's turn is shown, the player's own four
questions (draw or call, which card, where to, sure?), the comparing of cards, the pause after it, the end."""

OWN: Final[frozenset[Moment]] = frozenset({"choose", "place", "aim", "drop"})
"""The moments at which the player is asked something."""

Waits = Literal["next", "choice", "discard", "turn", "moment"]
"""What lets a note go: its button, a chosen card, a discard, any decision, or the end of its moment."""

Light = Literal["goals", "rival", "rows", "order", "advice", "aim", "marks", "chips", "call", "vane", "tools"]
"""What a note speaks of (see `lights`)."""

Place = Literal["column", "plate", "row", "hand"]
"""Where a note lies (see `paper`): the left column, the own plate, over the rival's row, over the own one."""


@dataclass(frozen=True, slots=True)
class Step:
    """One note. It is shown at its moments, in turn; one whose time has gone is left out."""

    id: str
    moments: frozenset[Moment]
    waits: Waits
    light: Light
    place: Place
    last_round: int = 1
    """After this round of the match there is no more use for it."""
    since: int = 0
    """So many decisions the player has taken before it."""
    opening: bool = False
    """True when it makes no sense any more once the player has been asked something."""
    alone: bool = False
    """True for the last one, which waits until no other is left."""


def _at(*moments: Moment) -> frozenset[Moment]:
    return frozenset(moments)


STEPS: Final = (
    Step("goal", _at("start"), "next", "goals", "hand", opening=True),
    Step("watch", _at("rival"), "next", "rival", "column", opening=True),
    Step("rows", _at("place"), "next", "rows", "column"),
    Step("trump", _at("place"), "next", "order", "row"),
    Step("discard", _at("place"), "choice", "advice", "column"),
    Step("effect", _at("aim", "drop"), "discard", "aim", "column"),
    Step("marks", _at("place"), "next", "marks", "column", since=1),
    Step("forecast", _at("place"), "next", "chips", "column", since=1),
    Step("call", _at("choose"), "turn", "call", "column", last_round=2),
    Step("resolve", _at("resolve", "round"), "moment", "vane", "plate"),
    Step("farewell", _at("choose", "place"), "next", "tools", "row", last_round=9, alone=True),
)
"""In the order in which they are shown when the player follows them."""
