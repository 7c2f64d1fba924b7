"""A newcomer at the guide of Paladines de Epikha."""

from __future__ import annotations

from game.epikha.system import SYSTEM
from game.match import Match
from game.opponents import InProcess
from scenes.app import App
from scenes.epikha import routes
from scenes.epikha.guide.start import guided, setup
from scenes.epikha.scene import EpikhaScene
from sprites.focus import Target
from tests.scenes.guide.support import Newcomer


def open_guide(app: App) -> EpikhaScene:
    """The match of the guide on the screen, without a file."""
    scene = guided(Match(SYSTEM, setup(), thinker=InProcess()))
    app.scenes.reset(scene, "none")
    return scene


def decisions(scene: EpikhaScene) -> list[Target]:
    """What glows, as somebody would press who does not find the button."""
    return [target for target in scene.targets() if target.enabled and target.id in scene.states()]


NEWCOMER = Newcomer(decisions, (routes.MAIN,))
follow = NEWCOMER.follow
