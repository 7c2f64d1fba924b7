"""Changing an option from a page: it takes effect at once, and a failure to keep it is told once."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakSet

from game.names import on_screen

if TYPE_CHECKING:
    from scenes.app import App

_told: WeakSet[App] = WeakSet()
"""The games that have already said that options cannot be kept, and could not keep them since."""


def change(app: App, **changes: object) -> None:
    """Change options by field name; `App.change_settings` says what may go wrong with the names."""
    problem = app.change_settings(**changes)
    if problem is None:
        _told.discard(app)
    elif app not in _told:
        _told.add(app)
        where = on_screen(str(app.services.folder or ""))
        app.toasts.say(app.language.text("menus.options.not_saved", where=where))
        app.scenes.refresh()
