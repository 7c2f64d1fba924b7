"""What the board says now: the bar along the top, and the panel that asks or tells."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from scenes.dracula import panel
from scenes.dracula.sides import CLOTHS
from scenes.keynames import key_of
from scenes.table.banner import Banner
from scenes.table.prompts import Prompt

if TYPE_CHECKING:
    from scenes.dracula.scene import DraculaScene

NEUTRAL = "#5A4630"
"""Colour of the bar while no seat acts."""


def prompt(scene: DraculaScene) -> Prompt:
    """What the panel asks of the player, or tells while nothing is asked."""
    words, seen = scene.words, scene.observation
    if scene.halt:
        return _halted(scene)
    if seen is not None and not scene.showing:
        found = panel.prompt(words, seen, scene.selection, scene.call_reason(seen), scene.tried(seen))
        carry = scene.carry
        if carry is not None and carry.held and carry.drops and carry.chosen is None:
            found = replace(found, text=words.text("place.drag"))
        elif scene.advice:
            found = _advised(scene, found)
        return _with_keys(scene, found)
    if scene.show.verdict is not None or _resolving(scene):
        return panel.resolving(words, scene.shown, scene.show.verdict)
    return _waiting(scene)


def _advised(scene: DraculaScene, asked: Prompt) -> Prompt:
    """The same with the advice: in the panel, or on the wide answer that it speaks of."""
    if not asked.wide:
        return replace(asked, text=scene.advice)
    choices = (
        replace(c, detail=scene.advice, icon="hint") if c.id in scene.hinted else c for c in asked.choices
    )
    return replace(asked, choices=tuple(choices))


def _with_keys(scene: DraculaScene, asked: Prompt) -> Prompt:
    """The same with the keys as they are bound; a hand on the mouse confirms with its button."""
    keys = {"other": key_of(scene.app, "cancel"), "call": key_of(scene.app, "end_turn")}
    if scene.interaction.ring:
        keys["confirm"] = key_of(scene.app, "confirm")
    choices = (replace(c, key=keys.get(c.id, c.key)) if c.enabled else c for c in asked.choices)
    return replace(asked, choices=tuple(choices))


def _halted(scene: DraculaScene) -> Prompt:
    outcome = scene.match.outcome
    if scene.halt == "over" and outcome is not None:
        return panel.over(scene.words, scene.shown, outcome)
    return panel.summary(scene.words, scene.shown)


def _waiting(scene: DraculaScene) -> Prompt:
    shown = scene.shown
    told = scene.telling if scene.showing else ""
    if told and scene.acting is None:
        return panel.telling(scene.words, _round(scene), told)
    if not shown.dealt:
        return _dealing(scene)
    seat = scene.turn_seat
    if scene.view.needs_seal is not None and not told:
        card = scene.seat_card(seat)
        return panel.covered(scene.words, seat, card.name, card.role)
    aside, outlook = seat != shown.bottom, "" if told else scene.thinks_long or _outlook(scene)
    return panel.waiting(scene.words, seat, scene.thinking_shown, shown.held, told, aside, outlook)


def _dealing(scene: DraculaScene) -> Prompt:
    """Before the first card lies on the table."""
    words = scene.words
    return Prompt("wait", words.text("ask.dealing"), words.text("flash.round", round=scene.shown.round))


def _outlook(scene: DraculaScene) -> str:
    """Something to think about while the rival does: only for a person, and only when all has been told."""
    viewer = scene.view.viewer
    if viewer < 0 or scene.view.pending or scene.match.outcome is not None:
        return ""
    return panel.outlook(scene.words, scene.known_to(viewer))


def _resolving(scene: DraculaScene) -> bool:
    """True while the districts are compared, or it is told that they will be."""
    return scene.ending if scene.showing else scene.shown.resolving


def _round(scene: DraculaScene) -> int:
    """The round that is being told: the next one already while its cards are dealt."""
    return max(scene.shown.round, scene.round_told)


def headline(scene: DraculaScene, asked: Prompt) -> Banner:
    """Whose turn it is, and what is asked."""
    words, shown = scene.words, scene.shown
    if scene.halt == "over":
        winner = scene.match.outcome.winner if scene.match.outcome else None
        return Banner(words.text("turn.over"), asked.ask, CLOTHS[winner or 0])
    if _resolving(scene):
        return Banner(words.text("turn.resolve", round=shown.round), asked.ask, NEUTRAL)
    if not shown.dealt or (scene.showing and scene.acting is None):
        return Banner(words.text("flash.round", round=_round(scene)), asked.ask, NEUTRAL)
    seat = scene.turn_seat
    who = "you" if seat == scene.view.viewer else "they"
    title = words.text(f"turn.{_kind(scene, seat)}{who}", name=words.name(seat))
    return Banner(title, asked.ask, CLOTHS[seat])


def _kind(scene: DraculaScene, seat: int) -> str:
    """What kind of turn it is, as the beginning of its text key."""
    if scene.shown.caller is not None and scene.shown.caller != seat:
        return "last_"
    seen = scene.observation
    return "extra_" if seen is not None and seen.extra_turn else ""
