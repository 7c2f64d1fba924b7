"""What a player can say in Drácula contra Van Helsing (D13, D51)."""

from __future__ import annotations

from game.rules.contract import Action

DRAWN = 0
"""The place of the card just drawn; 1 to 5 are the slots of the own rack."""


class Draw(Action, frozen=True, tag="draw"):
    """Take the top card of the deck (D14), for good (R26). Asked only where a call would be legal too."""


class Call(Action, frozen=True, tag="call"):
    """Call the end of the round instead of drawing (D15)."""


class Discard(Action, frozen=True, tag="discard"):
    """Discard the drawn card (``place`` 0) or the card in an own slot (1 to 5), and aim its effect.

    ``slot`` is the target of a 1 (own slot), a 3 (rival slot), the first of a 4, the district of a 6;
    ``other`` the second slot of a 4 (always the greater); ``suit`` the new trump of a 7 ("X", "O", "B", "S").
    An effect that cannot be carried out, and values 2, 5 and 8, take no target.
    """

    place: int
    slot: int | None = None
    other: int | None = None
    suit: str | None = None


DraculaAction = Draw | Call | Discard
