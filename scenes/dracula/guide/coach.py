"""The guide at the board of the district game."""

from __future__ import annotations

from typing import Final

from game.dracula.actions import DRAWN, Call, Discard
from game.dracula.view import DraculaObservation
from scenes.dracula import selection as sel
from scenes.dracula.guide import lights
from scenes.dracula.guide.facts import facts
from scenes.dracula.guide.places import PLACES, VOICE
from scenes.dracula.guide.steps import OWN, STEPS
from scenes.dracula.scene import DraculaScene
from scenes.guide.coach import GuideCoach
from scenes.guide.lesson import Facts, Step
from scenes.guide.spotlight import Shine
from scenes.keynames import key_of
from scenes.menus import preferences

FORMS: Final = {
    "discard": ("_slot", "_drawn"),
    "effect": ("_aim", "_confirm"),
    "call": ("_call", "_draw"),
}
"""Ends of the text keys of the notes that have several forms."""


class DraculaCoach(GuideCoach[DraculaScene]):
    """Van Helsing over the player's shoulder."""

    game = "dracula"
    steps = STEPS
    own = OWN
    places = PLACES
    voice = VOICE
    leads = ("go_on", "confirm", "draw", "drawn")

    def facts(self) -> Facts:
        """See `GuideCoach`."""
        return facts(self.scene)

    def light(self, light: str) -> Shine:
        """See `GuideCoach`."""
        return lights.shine(self.scene, light, self.advice)

    def known(self) -> DraculaObservation | None:
        """See `GuideCoach`."""
        return self.scene.observation

    def spoken(self) -> set[str]:
        """See `GuideCoach`."""
        return {self.scene.words.text("choose.draw_key")}

    def left(self, how: str) -> None:
        """See `GuideCoach`. This is the guide that a first start offers, once."""
        preferences.change(self.scene.app, guide=how)

    # --- words --------------------------------------------------------------------------------------------

    def form(self, step: Step) -> str:
        """See `GuideCoach`: which of `FORMS` fits."""
        advice = self.advice
        if step.id == "discard":
            return "_drawn" if isinstance(advice, Discard) and advice.place == DRAWN else "_slot"
        if step.id == "effect":
            seen = self.scene.observation
            done = seen is None or sel.complete(seen, self.scene.selection) is not None
            return "_confirm" if done else "_aim"
        if step.id == "call":
            return "_call" if isinstance(advice, Call) else "_draw"
        return ""

    def named(self, step: Step) -> dict[str, object]:
        """See `GuideCoach`."""
        scene, advice = self.scene, self.advice
        words, seen = scene.words, scene.observation
        if step.id == "goal":
            return {"limit": scene.shown.humans, "last": scene.shown.last_round}
        if step.id == "effect":
            return {"confirm": words.text("drop.confirm")}
        if step.id == "farewell":
            return {name: key_of(scene.app, name) for name in ("hint", "help", "log")}
        if step.id == "discard" and seen is not None and isinstance(advice, Discard):
            return {"card": words.card(sel.card_at(seen, advice.place) or "X1")}
        return {}
