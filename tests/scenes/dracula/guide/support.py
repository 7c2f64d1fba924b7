"""A newcomer at the guide of the district game."""

from __future__ import annotations

from game.dracula.system import SYSTEM
from game.match import Match
from scenes.app import App
from scenes.dracula.guide.start import guided, setup
from scenes.dracula.scene import DraculaScene
from sprites.focus import Target
from tests.scenes.guide.support import Newcomer

DECIDING = ("draw", "call", "confirm", "drawn", "slot", "district", "token")
"""What a decision is made with: the kinds of its targets."""


def open_guide(app: App) -> DraculaScene:
    """The match of the guide on the screen, without a file."""
    scene = guided(Match(SYSTEM, setup()))
    app.scenes.reset(scene, "none")
    return scene


def decisions(scene: DraculaScene) -> list[Target]:
    """What the player can press for a decision now."""
    return [t for t in scene.targets() if t.enabled and t.id.split(":")[0] in DECIDING]


NEWCOMER = Newcomer(decisions, ("go_on", "confirm"))
follow = NEWCOMER.follow
