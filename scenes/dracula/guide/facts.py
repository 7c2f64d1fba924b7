"""What the board is about at this moment, read off the scene for the lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.dracula.events import Discarded
from game.journal import ActLine
from scenes.dracula import selection as sel
from scenes.dracula.guide.steps import DISCARD
from scenes.dracula.selection import EMPTY
from scenes.guide.lesson import Facts

if TYPE_CHECKING:
    from scenes.dracula.scene import DraculaScene


def facts(scene: DraculaScene) -> Facts:
    """The facts of this moment."""
    match, viewer = scene.match, scene.view.viewer
    decisions = sum(isinstance(line, ActLine) and line.seat == viewer for line in match.lines)
    told = match.events(viewer)
    discards = sum(isinstance(event, Discarded) and event.seat == viewer for event in told)
    return Facts(moment(scene), scene.shown.round, decisions, {DISCARD: discards}, _missing(scene))


def moment(scene: DraculaScene) -> str:
    """What the board shows or asks now."""
    if scene.halt:
        return "over" if scene.halt == "over" else "round"
    if scene.ending if scene.showing else scene.shown.resolving:
        return "resolve"
    if scene.showing:
        return "rival" if scene.acting == 1 - scene.view.viewer else "other"
    if not scene.shown.dealt:
        return "start"
    return _asked(scene)


def _asked(scene: DraculaScene) -> str:
    seen = scene.observation
    if seen is None:
        return "rival" if scene.match.thinking else "other"
    if seen.phase == "choose":
        return "choose"
    if scene.selection.place is None:
        return "place"
    return "drop" if sel.complete(seen, scene.selection) is not None else "aim"


def _missing(scene: DraculaScene) -> frozenset[str]:
    found: set[str] = set()
    if open_piece(scene) is None:
        found.add("marks")
    if known_chip(scene) is None:
        found.add("chips")
    return frozenset(found)


def open_piece(scene: DraculaScene) -> tuple[int, int] | None:
    """Seat and slot of a card that both players see, the rival's first; None when there is none."""
    viewer = scene.view.viewer
    for seat in (1 - viewer, viewer):
        for slot, piece in enumerate(scene.shown.racks[seat], 1):
            if piece.face_up:
                return seat, slot
    return None


def known_chip(scene: DraculaScene) -> int | None:
    """The first district whose forecast says something; None while all rival cards are dark."""
    seen = scene.observation
    if seen is None:
        return None
    chips = enumerate(scene.chips(seen, EMPTY), 1)
    return next((district for district, chip in chips if chip.tone != "unknown"), None)
