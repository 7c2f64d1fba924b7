"""What a player wants, whatever device said it: the small value that every scene and widget handles."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float]

ACTIONS = (
    "confirm", "cancel", "next", "previous", "left", "right", "up", "down", "secondary", "log", "undo",
    "hint", "end_turn", "again", "help", "menu", "digit", "letter", "look_start", "look_end",
    "hold_start", "hold_end", "point", "press", "release", "scroll", "drop_all", "text", "erase",
    "erase_ahead", "home", "end", "key", "button",
)  # fmt: skip
"""Every intent name. `point`, `press`, `release` and `scroll` come from the mouse; `text`, `erase`,
`erase_ahead`, `home` and `end` are for text fields; `drop_all` says that a press in progress was broken off
(focus lost, window resized) and must end without acting."""

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(frozen=True, slots=True)
class Intent:
    """One wish. `pos` is in logical units and set for mouse intents only."""

    name: str
    pos: Point | None = None
    digit: int = 0
    """1 to 9 for `digit`; the seat (0, 1) for `look_start` and `look_end`; which one for `button`."""
    amount: float = 0.0
    """Notches for `scroll`, positive upwards."""
    text: str = ""
    device: str = "keys"
    """"mouse", "keys" or "pad": decides whether the focus ring shows."""
    repeated: bool = False
    """True when a held key said it again; only movement and text may act on it."""
