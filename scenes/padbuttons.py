"""The buttons of a gamepad: their numbers, what they do at first, and what a player may change about that.

A number means the same button on every pad: those that SDL knows are translated by it, and the buttons of an
unknown pad are counted in the order of the usual one. Letters are those of the usual pad; what counts is the
place, which the drawn signs show as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum


class Button(IntEnum):
    """Buttons by place. Up to `RIGHT` the numbers are SDL's; the triggers are axes there."""

    A, B, X, Y, VIEW, GUIDE, MENU, LEFT_STICK, RIGHT_STICK, LEFT_SHOULDER, RIGHT_SHOULDER = range(11)
    UP, DOWN, LEFT, RIGHT = range(11, 15)
    LEFT_TRIGGER, RIGHT_TRIGGER = 32, 33


UNKNOWN_PAD = (
    *(Button.A, Button.B, Button.X, Button.Y, Button.LEFT_SHOULDER, Button.RIGHT_SHOULDER),
    *(Button.VIEW, Button.MENU, Button.GUIDE, Button.LEFT_STICK, Button.RIGHT_STICK),
)
"""The buttons of a pad that SDL does not know, in the order in which they are most often numbered."""

DEFAULT_PAD: dict[str, tuple[int, ...]] = {
    "confirm": (Button.A,),
    "cancel": (Button.B,),
    "secondary": (Button.X,),
    "hint": (Button.Y,),
    "previous": (Button.LEFT_SHOULDER, Button.LEFT_TRIGGER),
    "next": (Button.RIGHT_SHOULDER, Button.RIGHT_TRIGGER),
    "log": (Button.VIEW,),
    "menu": (Button.MENU,),
    "undo": (Button.LEFT_STICK,),
    "help": (Button.RIGHT_STICK,),
}
"""Action -> its buttons, as first delivered."""

FIXED: dict[int, str] = {
    Button.UP: "up",
    Button.DOWN: "down",
    Button.LEFT: "left",
    Button.RIGHT: "right",
}
"""Buttons that always do the same."""

Chosen = Mapping[str, Sequence[int]]


@dataclass(frozen=True, slots=True)
class PadRebound:
    """What pressing a button for an action led to: the player's buttons for the options, or a refusal."""

    pad: dict[str, list[int]]
    refused: bool = False
    """True for a button that cannot be used: the cross, and the button of the pad's maker."""
    swapped: str = ""
    """The action that had the button and was given the old one in exchange; empty when it was free."""


def buttons_of(chosen: Chosen) -> dict[str, tuple[int, ...]]:
    """Action -> its buttons: those in `chosen` (the option `pad`), the first ones elsewhere."""
    mine = {action: tuple(map(int, numbers)) for action, numbers in chosen.items() if numbers}
    return {action: mine.get(action, first) for action, first in DEFAULT_PAD.items()}


def rebound(chosen: Chosen, action: str, button: int) -> PadRebound:
    """Let `button` alone stand for `action`; whoever had it gets the old one, so that nothing is lost."""
    now = buttons_of(chosen)
    same = {name: list(map(int, numbers)) for name, numbers in chosen.items()}
    if button in FIXED or button == Button.GUIDE or button not in set(Button) or action not in now:
        return PadRebound(same, refused=True)
    owner = next((name for name, bound in now.items() if button in bound and name != action), "")
    if owner:
        left = [int(number) for number in now[owner] if number != button]
        same[owner] = left or [int(now[action][0])]
    return PadRebound(same | {action: [int(button)]}, swapped=owner)


def sign(button: int) -> str:
    """The drawn sign of a button, as markup for any text or key cap."""
    return f"[icon:pad_{Button(button).name.lower()}]" if button in set(Button) else "?"


def sign_of(chosen: Chosen, action: str) -> str:
    """The sign of the first button of `action`, empty when no button does it."""
    bound = buttons_of(chosen).get(action)
    fixed = next((button for button, name in FIXED.items() if name == action), None)
    return sign(bound[0]) if bound else sign(fixed) if fixed is not None else ""
