"""The guide at the board of Vitorian Wars."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pygame import Rect

from game.rules.contract import Action
from game.vitorian import actions as act
from game.vitorian.spaces import column
from game.vitorian.view import VitorianObservation
from scenes.guide.coach import GuideCoach
from scenes.guide.lesson import Facts, Step
from scenes.guide.paper import Place
from scenes.guide.spotlight import Shine
from scenes.keynames import key_of
from scenes.vitorian import layout, routes
from scenes.vitorian.guide import lights
from scenes.vitorian.guide.facts import facts
from scenes.vitorian.guide.places import PLACES, VOICE
from scenes.vitorian.guide.steps import OWN, STEPS
from scenes.vitorian.scene import VitorianScene

FORMS: Final = {
    "hand": ("_keep", "_change"),
    "mobilise": ("_card", "_space"),
    "attack": ("_unit", "_target"),
}
"""Ends of the text keys of the notes that have several forms."""
ELSEWHERE: Final = {"stack": ("short",), "column": ("side", "top")}
"""Where a note may lie when its own place is taken, by that; any other goes over the rival's rows."""


class VitorianCoach(GuideCoach[VitorianScene]):
    """A machine officer over the Marshal's shoulder."""

    game = "vitorian"
    steps = STEPS
    own = OWN
    places = PLACES
    voice = VOICE
    way_out = Rect(49, 4, 160, 40)  # beside it the phases have room
    leads = (routes.MAIN,)

    def facts(self) -> Facts:
        """See `GuideCoach`. A note for which there is no room waits."""
        now = facts(self.scene)
        cramped = {
            step.light
            for step in self.lesson.pending
            if now.moment in step.moments and step.light not in now.missing and self._room(step) is None
        }
        return replace(now, missing=now.missing | cramped)

    def light(self, light: str) -> Shine:
        """See `GuideCoach`. An arrow leads only from the place for which it is made."""
        found = lights.shine(self.scene, light, self._counsel(light))
        step = self.step
        home = step is None or self.place(step) is self.places[step.place]
        return found if home else replace(found, way=())

    def _counsel(self, light: str) -> Action | None:
        """The advice, where a light asks for it: it takes a moment to find."""
        return self.advice if light in FORMS else None

    def known(self) -> VitorianObservation | None:
        """See `GuideCoach`."""
        return self.scene.seen

    # --- room ---------------------------------------------------------------------------------------------

    def place(self, step: Step) -> Place:
        """See `GuideCoach`: its own, or another one where nothing that can be pressed would be covered."""
        return self._room(step) or self.places[step.place]

    def _room(self, step: Step) -> Place | None:
        return self.scene.once(f"guide {step.id}", lambda: self._found_room(step))

    def _found_room(self, step: Step) -> Place | None:
        scene = self.scene
        taken = [target.rect for target in scene.board_targets()]
        taken += lights.shine(scene, step.light, self._counsel(step.light)).areas
        if scene.advice:
            taken += [layout.STACK, layout.FORECAST]  # there it is read
        for name in (step.place, *ELSEWHERE.get(step.place, ("top",))):
            place = self.places[name]
            if not any(place.area.colliderect(rect) for rect in taken):
                return place
        return None

    # --- words --------------------------------------------------------------------------------------------

    def form(self, step: Step) -> str:
        """See `GuideCoach`: which of `FORMS` fits."""
        if step.id == "hand":
            return "_change" if isinstance(self.advice, act.Mulligan) else "_keep"
        if step.id in FORMS:
            return FORMS[step.id][1 if self.scene.steps else 0]
        return ""

    def named(self, step: Step) -> dict[str, object]:
        """See `GuideCoach`."""
        scene = self.scene
        tongue = scene.tongue
        if step.id == "farewell":
            return {name: key_of(scene.app, name) for name in ("hint", "help", "log")}
        if step.id == "mobilise":
            found = lights.mobilised(scene, self.advice)
            if found is None:
                return {}
            return {"card": tongue.card(found.card), "column": column(found.space) + 1}
        if step.id == "attack":
            attack = lights.attacking(scene, self.advice)
            unit = None if attack is None else scene.shown.at(attack.space)
            return {} if unit is None else {"unit": tongue.card(unit.card)}
        if step.id in ("hand", "payment", "ending", "window"):
            return {"button": self._button_words(step)}
        return {}

    def _button_words(self, step: Step) -> str:
        """What stands on the button that a note names."""
        look = self.scene.sketch()
        choice = look.second if self.form(step) == "_change" else look.main
        return "" if choice is None else choice.label
