"""A newcomer at the guide of Vitorian Wars."""

from __future__ import annotations

from game.match import Match
from game.opponents import InProcess
from game.vitorian.system import SYSTEM
from scenes.app import App
from scenes.vitorian import routes
from scenes.vitorian.guide.start import guided, setup
from scenes.vitorian.scene import VitorianScene
from sprites.focus import Target
from tests.scenes.guide.support import Newcomer


def open_guide(app: App) -> VitorianScene:
    """The match of the guide on the screen, without a file."""
    scene = guided(Match(SYSTEM, setup(), thinker=InProcess()))
    app.scenes.reset(scene, "none")
    return scene


def decisions(scene: VitorianScene) -> list[Target]:
    """What glows, as somebody would press who does not find the button."""
    return [target for target in scene.targets() if target.enabled and target.id in scene.states()]


NEWCOMER = Newcomer(decisions, (routes.MAIN,))
follow = NEWCOMER.follow
