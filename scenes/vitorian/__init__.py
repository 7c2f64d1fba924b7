"""The board of Vitorian Wars: what is drawn, chosen and shown of a match.

Layer by layer: `board` and `changes` say how the table stands, `routes` which presses an action is, `answers`
and `narrator` what is asked and said, `field`, `command`, `sidebar` and `hand` draw it, `animate` moves it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.match import Match
    from scenes.app import App
    from scenes.scene import Scene


def open_match(app: App, match: Match) -> Scene:
    """The board of `match`, ready to be shown; without a person at it, to be watched."""
    from scenes.vitorian.scene import VitorianScene  # here, so that the title need not wait for the board
    from scenes.vitorian.watching import VitorianWatch

    return VitorianScene(match) if match.humans else VitorianWatch(match)


def look_at(app: App, match: Match) -> Scene | None:
    """The board of a recorded `match`, to be looked at; None if its events can be no match."""
    from scenes.vitorian.tellable import tellable
    from scenes.vitorian.watching import VitorianWatch

    return VitorianWatch(match, recorded=True) if tellable(match) else None
