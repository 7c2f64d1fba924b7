"""The words of the notes: which form of a text fits the moment, and what is put into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dracula.actions import DRAWN, Call, Discard
from game.rules.contract import Action
from scenes.dracula import selection as sel
from scenes.dracula.guide.lesson import Lesson
from scenes.dracula.guide.paper import Note
from scenes.dracula.guide.steps import Step
from scenes.keynames import key_of

if TYPE_CHECKING:
    from scenes.dracula.scene import DraculaScene

FORMS: Final = {
    "discard": ("_slot", "_drawn"),
    "effect": ("_aim", "_confirm"),
    "call": ("_call", "_draw"),
}
"""Ends of the text keys of the notes that have several forms."""


def note(scene: DraculaScene, lesson: Lesson, step: Step, advice: Action | None) -> Note:
    """The note of `step` in the player's language."""
    texts = scene.app.language
    text = texts.text(
        f"guide.dracula.{step.id}.text{_form(scene, step, advice)}", **_params(scene, step, advice)
    )
    return Note(
        step.place,
        texts.text(f"guide.dracula.{step.id}.title"),
        text,
        lesson.number(step),
        len(lesson.steps),
        _button(scene, step),
    )


def _button(scene: DraculaScene, step: Step) -> str:
    if step.waits != "next":
        return ""
    own = f"guide.dracula.next.{step.id}"
    return scene.say(own if scene.app.language.has(own) else "guide.next")


def _form(scene: DraculaScene, step: Step, advice: Action | None) -> str:
    """Which of `FORMS` fits."""
    if step.id == "discard":
        return "_drawn" if isinstance(advice, Discard) and advice.place == DRAWN else "_slot"
    if step.id == "effect":
        seen = scene.observation
        done = seen is None or sel.complete(seen, scene.selection) is not None
        return "_confirm" if done else "_aim"
    if step.id == "call":
        return "_call" if isinstance(advice, Call) else "_draw"
    return ""


def _params(scene: DraculaScene, step: Step, advice: Action | None) -> dict[str, object]:
    words = scene.words
    if step.id == "goal":
        return {"limit": scene.shown.humans, "last": scene.shown.last_round}
    if step.id == "effect":
        return {"confirm": words.text("drop.confirm")}
    if step.id == "farewell":
        return {name: key_of(scene.app, name) for name in ("hint", "help", "log")}
    seen = scene.observation
    if step.id == "discard" and seen is not None and isinstance(advice, Discard):
        return {"card": words.card(sel.card_at(seen, advice.place) or "X1")}
    return {}
