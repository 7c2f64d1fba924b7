"""The options page without a window: what can be chosen, and what a newly pressed key changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.language import Texts, decimal
from game.settings import DEFAULT_KEYS
from game.systems import SYSTEMS

TAB_ICONS = {
    "screen": "screen",
    "sound": "sound",
    "game": "card",
    "reading": "eye",
    "keys": "keyboard",
    "credits": "book",
}
TAB_VIGNETTES = {
    "screen": "X2",
    "sound": "B7",
    "game": "X5",
    "reading": "S3",
    "keys": "O4",
    "credits": "X1",
}
"""The card whose engraving lies beside each section."""
SIZES = ((960, 540), (1280, 720), (1600, 900), (1920, 1080))
"""Window sizes offered; the window itself may be dragged to any other."""
CREDITS = ("fan", *SYSTEMS, "art", "fonts", "libraries", "thanks")

FIXED_ACTIONS = ("cancel", "previous")
"""Actions that keep their keys: Escape always leads back, and Shift turns *next* round."""
REBINDABLE = tuple(action for action in DEFAULT_KEYS if action not in FIXED_ACTIONS)
BARRED = frozenset(
    name
    for side in ("left", "right")
    for name in (f"{side} shift", f"{side} ctrl", f"{side} alt", f"{side} meta")
) | {"caps lock", "numlock", "scroll lock", "print screen", ""}
"""Keys that cannot stand for an action."""

Keys = Mapping[str, list[str]]


@dataclass(frozen=True, slots=True)
class Rebound:
    """What pressing a key led to: the new keys, or why nothing changed."""

    keys: dict[str, list[str]]
    refused: bool = False
    """True for a key that cannot be used."""
    taken_by: str = ""
    """The other action whose key it already is."""


def rebound(keys: Keys, action: str, key: str) -> Rebound:
    """Let `key` alone stand for `action`; a barred key, or one of another action, changes nothing."""
    same = {name: list(bound) for name, bound in keys.items()}
    if key in BARRED or key in _fixed_keys():
        return Rebound(same, refused=True)
    owner = next((name for name, bound in keys.items() if key in bound and name != action), "")
    if owner:
        return Rebound(same, taken_by=owner)
    return Rebound(same | {action: [key]})


def _fixed_keys() -> set[str]:
    return {key for action in FIXED_ACTIONS for key in DEFAULT_KEYS[action]}


def delivered() -> dict[str, list[str]]:
    """The keys as first delivered."""
    return {action: list(names) for action, names in DEFAULT_KEYS.items()}


def seconds(language: Texts, milliseconds: float) -> str:
    """`milliseconds` as "0.6 s", written as the language does."""
    return language.text("menus.options.seconds", n=decimal(language.code, f"{milliseconds / 1000:.1f}"))


def size_id(size: tuple[int, int]) -> str:
    """ "1280x720", the plain name of a size."""
    return f"{size[0]}x{size[1]}"


def size_name(size: tuple[int, int]) -> str:
    """ "1280 × 720"."""
    return f"{size[0]} × {size[1]}"
