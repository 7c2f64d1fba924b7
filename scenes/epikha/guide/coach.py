"""The guide at the board of Paladines de Epikha."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pygame import Rect

from game.epikha import actions as act
from game.epikha.card import CARDS
from game.epikha.state import Arm
from game.epikha.view import EpikhaObservation
from game.rules.contract import Action
from scenes.epikha import layout, routes
from scenes.epikha.guide import lights, wanted
from scenes.epikha.guide.facts import facts, moment
from scenes.epikha.guide.places import PLACES, VOICE
from scenes.epikha.guide.steps import OWN, STEPS
from scenes.epikha.scene import EpikhaScene
from scenes.guide.coach import GuideCoach
from scenes.guide.lesson import Facts, Step
from scenes.guide.paper import Place
from scenes.guide.spotlight import Shine
from scenes.keynames import key_of

FORMS: Final = {
    "hand": ("_keep", "_change"),
    "opal": ("_card", "_go"),
    "character": ("_card", "_go"),
    "ending": ("_deployment", "_regroup"),
    "arm": ("_card", "_go", "_take", "_give"),
    "attack": ("_who", "_space", "_arms", "_more", "_done"),
}
"""Ends of the text keys of the notes that have several forms."""
ADVISED: Final = ("hand", "character", "attack")
"""Lights that ask for the advice: it takes a moment to find."""
ELSEWHERE: Final = {
    "left": ("side", "short", "right", "lane"),
    "side": ("short", "broad"),
    "line": ("lane", "right", "side", "short"),
}
"""Where a note may lie when its own place is taken, by that."""


class EpikhaCoach(GuideCoach[EpikhaScene]):
    """An enchantress of Empiria who reads the missal along with the Paladin."""

    game = "epikha"
    steps = STEPS
    own = OWN
    places = PLACES
    voice = VOICE
    way_out = Rect(52, 4, 340, 40)  # broad letters, and nothing beside it up to the banner
    leads = ("hand:0", routes.MAIN)

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
        """See `GuideCoach`."""
        return lights.shine(self.scene, light, self._counsel(light))

    def _counsel(self, light: str) -> Action | None:
        return self.advice if light in ADVISED else None

    def known(self) -> EpikhaObservation | None:
        """See `GuideCoach`."""
        return self.scene.seen

    # --- room ---------------------------------------------------------------------------------------------

    def place(self, step: Step) -> Place:
        """See `GuideCoach`: its own, or another one where nothing that can be pressed would be covered."""
        return self._room(step) or self.places[step.place]

    def _room(self, step: Step) -> Place | None:
        return self.scene.once(f"guide {step.id}", lambda: self._found_room(step), self.scene.focus_id)

    def _found_room(self, step: Step) -> Place | None:
        scene = self.scene
        lit = self.light(step.light).areas
        if not lit:
            return None  # what it speaks of lies in a drawer
        taken = [target.rect for target in scene.board_targets()] + list(lit)
        if scene.advice:
            taken.append(layout.FORECAST)  # there it is read
        for name in (step.place, *ELSEWHERE.get(step.place, ())):
            place = self.places[name]
            if not any(place.area.colliderect(rect) for rect in taken):
                return place
        return None

    # --- words --------------------------------------------------------------------------------------------

    def form(self, step: Step) -> str:
        """See `GuideCoach`: which of `FORMS` fits."""
        scene = self.scene
        seen = scene.seen
        forms = FORMS.get(step.id, ("",))
        if seen is None:
            return forms[0]
        if step.id == "hand":
            return forms[isinstance(self.advice, act.Mulligan)]
        if step.id in ("opal", "character"):
            return forms[self.light(step.light).target == routes.MAIN]
        if step.id == "ending":
            return forms[moment(scene) == "regroup"]
        if step.id == "arm":
            return self._arm_form(seen)
        return self._attack_form(seen) if step.id == "attack" else ""

    def _arm_form(self, seen: EpikhaObservation) -> str:
        arm = wanted.arm_wanted(self.scene, seen)
        if isinstance(arm, Arm):
            return "_give" if self.scene.steps[:1] == (routes.arm(arm.id),) else "_take"
        return "_go" if arm is not None and self.scene.chosen_card == arm else "_card"

    def _attack_form(self, seen: EpikhaObservation) -> str:
        if seen.ask == "arms":
            return "_arms"
        if self.scene.steps:
            return "_space"
        if not any(seen.sides[seen.seat].combat):
            return "_who"
        return "_done" if wanted.attack_wanted(seen, "", self.advice) is None else "_more"

    def named(self, step: Step) -> dict[str, object]:
        """See `GuideCoach`."""
        scene, seen = self.scene, self.scene.seen
        if step.id == "farewell":
            return {name: key_of(scene.app, name) for name in ("hint", "help", "log")}
        if seen is None:
            return {}
        found: dict[str, object] = {"button": self._button_words(step)}
        if step.id == "field":
            player = seen.sides[1 - seen.seat].area
            found["vital"] = CARDS[player.bodies[0].card].vital if player is not None else 0
        elif step.id == "character":
            found["card"] = self._card(wanted.character_wanted(scene, seen, self._counsel(step.light)))
        elif step.id == "arm":
            arm = wanted.arm_wanted(scene, seen)
            found["card"] = self._card(arm.card if isinstance(arm, Arm) else arm or "")
            bearer = wanted.bearer_wanted(scene, seen, arm) if isinstance(arm, Arm) else None
            found["name"] = "" if bearer is None else scene.tongue.thing(scene.shown, bearer.id)
        elif step.id == "attack":
            attack = wanted.attack_wanted(seen, "", self.advice)
            found["unit"] = "" if attack is None else scene.tongue.thing(scene.shown, attack.group)
        return found

    def _card(self, card: str) -> str:
        return self.scene.tongue.card(card) if card else ""

    def _button_words(self, step: Step) -> str:
        """What stands on the button that a note names."""
        look = self.scene.sketch()
        second = step.id == "charge" or self.form(step) == "_change"
        choice = look.second if second else look.main
        return "" if choice is None else choice.label
