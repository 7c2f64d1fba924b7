"""What the player calls a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import Texts
from game.settings import DEFAULT_KEYS
from scenes.padbuttons import sign_of

if TYPE_CHECKING:
    from scenes.app import App

NAMED_KEYS = (
    *("return", "enter", "space", "tab", "escape", "backspace", "delete", "insert"),
    *("left", "right", "up", "down", "home", "end", "page up", "page down"),
)
"""Keys that are called differently in each language."""


def key_name(language: Texts, key: str) -> str:
    """What the player calls a key: a word of the language, or its sign in capitals."""
    if key in NAMED_KEYS:
        return language.text(f"menus.key.name.{key.replace(' ', '_')}")
    return key.upper()


def key_of(app: App, action: str) -> str:
    """What the player calls the (first) key of `action`, as bound now.

    Whoever plays with a gamepad gets the drawn sign of its button, as markup.
    """
    if app.by_pad and (sign := sign_of(app.settings.pad, action)):
        return sign
    bound = app.settings.keys.get(action) or DEFAULT_KEYS[action]
    return key_name(app.language, bound[0])
