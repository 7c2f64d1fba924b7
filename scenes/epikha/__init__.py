"""The board of Paladines de Epikha: what is drawn, chosen and shown of a match.

Layer by layer: `board` and `changes` say how the table stands, `routes` which presses a row of actions is,
`answers` and `narrator` what is asked and said, `foreseeing` and `lanes` how it would end; `field`, `sidebar`
and `hand` draw it, `animate` moves it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.match import Match
    from scenes.app import App
    from scenes.scene import Scene


def open_match(app: App, match: Match) -> Scene:
    """The board of `match`, ready to be shown; without a person at it, to be watched."""
    from scenes.epikha.scene import EpikhaScene  # here, so that the title need not wait for the board
    from scenes.epikha.watching import EpikhaWatch

    return EpikhaScene(match) if match.humans else EpikhaWatch(match)


def look_at(app: App, match: Match) -> Scene | None:
    """The board of a recorded `match`, to be looked at; None if its events can be no match."""
    from scenes.epikha.tellable import tellable
    from scenes.epikha.watching import EpikhaWatch

    return EpikhaWatch(match, recorded=True) if tellable(match) else None
