"""A player inside the process: hands that post events of one device, eyes that read the pilot file.

Nothing here knows what a scene is. A hand sees where the focus stands, strikes, and looks where it is then;
what it has learned of a screen it uses to find its way (`Walk`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

import pygame

from scenes.app import App
from scenes.padbuttons import Button
from scenes.pilot import snapshot
from sprites.focus import Target
from sprites.record import DrawnText

FRAME = 16.0
APART = (100.0, 100.0, 110.0)
"""Steps after which the next press is one of its own."""
STROKES = ("next", "previous", "left", "right", "up", "down")
OPPOSITE = dict(zip(STROKES, ("previous", "next", "right", "left", "down", "up"), strict=True))
MOST_STROKES = 400
"""No screen needs more to be walked through."""

KEYS = {
    "confirm": pygame.K_RETURN,
    "cancel": pygame.K_ESCAPE,
    "menu": pygame.K_F10,
    "log": pygame.K_l,
    "hint": pygame.K_h,
    "help": pygame.K_F1,
    "secondary": pygame.K_SPACE,
    "look_first": pygame.K_q,
    "look_second": pygame.K_p,
    "next": pygame.K_TAB,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
}
BUTTONS = {
    "confirm": Button.A,
    "cancel": Button.B,
    "secondary": Button.X,
    "hint": Button.Y,
    "log": Button.VIEW,
    "menu": Button.MENU,
    "help": Button.RIGHT_STICK,
    "undo": Button.LEFT_STICK,
    "previous": Button.LEFT_SHOULDER,
    "next": Button.RIGHT_SHOULDER,
    "left": Button.LEFT,
    "right": Button.RIGHT,
    "up": Button.UP,
    "down": Button.DOWN,
}


class Device(Protocol):
    """Posts what a person does with it."""

    name: str

    def down(self, app: App, action: str) -> None:
        """Press and hold."""

    def up(self, app: App, action: str) -> None:
        """Let go."""


class Keys:
    """The keyboard alone."""

    name = "keys"

    def down(self, app: App, action: str) -> None:
        """See `Device`."""
        self._post(app, pygame.KEYDOWN, action)

    def up(self, app: App, action: str) -> None:
        """See `Device`."""
        self._post(app, pygame.KEYUP, action)

    def _post(self, app: App, kind: int, action: str) -> None:
        back = action == "previous"
        key = KEYS["next"] if back else KEYS[action]
        app.handle(pygame.Event(kind, key=key, mod=pygame.KMOD_LSHIFT if back else 0))


class Pad:
    """A gamepad alone, as SDL tells of one that it knows."""

    name = "pad"

    def down(self, app: App, action: str) -> None:
        """See `Device`."""
        app.handle(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=int(BUTTONS[action])))

    def up(self, app: App, action: str) -> None:
        """See `Device`."""
        app.handle(pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=int(BUTTONS[action])))


DEVICES: tuple[Device, ...] = (Keys(), Pad())


class FocusCamera:
    """Hears of every state that is marked on a frame; keeps where the focus was shown."""

    def __init__(self) -> None:
        self.shown: list[pygame.FRect] = []

    def text_drawn(self, drawn: DrawnText, behind: pygame.Surface | None) -> None:
        """Nothing to keep."""

    def picture_drawn(self, rect: pygame.FRect) -> None:
        """Nothing to keep."""

    def panel_drawn(self, rect: pygame.FRect, layer: int) -> None:
        """Nothing to keep."""

    def target_drawn(self, target: Target) -> None:
        """Nothing to keep."""

    def state_marked(self, rect: pygame.FRect, state: str, shape: bool, word: str) -> None:
        """Keep the focus, if a shape or a word tells of it."""
        if state == "focus" and (shape or word):
            self.shown.append(rect)


@dataclass
class Walk:
    """What was learned of a screen: where each stroke led."""

    known: dict[tuple[str, str], str] = field(default_factory=dict)
    renewed: bool = False
    """True when all of it was forgotten once and learned again."""

    def way(self, here: str, wanted: Callable[[str], bool], strokes: Iterable[str]) -> str | None:
        """The first stroke of the shortest known way to a wanted place, or to a stroke not yet tried."""
        strokes = tuple(strokes)
        queue: list[tuple[str, str | None]] = [(here, None)]
        seen = {here}
        untried: str | None = None
        while queue:
            place, first = queue.pop(0)
            for stroke in strokes:
                there = self.known.get((place, stroke))
                begin = first or stroke
                if there is None:
                    untried = untried or begin
                elif wanted(there):
                    return begin
                elif there not in seen:
                    seen.add(there)
                    queue.append((there, begin))
        return untried


class Hand:
    """Walks and presses with one device, in one running game."""

    def __init__(self, app: App, device: Device, watches: bool = False) -> None:
        self.app = app
        self.device = device
        self.watches = watches
        """True to insist on a focus that is seen, on a frame drawn before the first press of each target."""
        self._watched: set[tuple[str, str]] = set()
        self._walks: dict[tuple[str, tuple[str, ...]], Walk] = {}

    # --- eyes -------------------------------------------------------------------------------------------

    def sight(self) -> dict[str, Any]:
        """What the pilot file would hold now."""
        return snapshot(self.app)

    def ids(self) -> list[str]:
        """What can be focused."""
        return [target["id"] for target in self.sight()["targets"]]

    def focused(self) -> str | None:
        """Where the focus stands."""
        return focus_of(self.sight()) or None

    def insist_on_the_focus(self) -> None:
        """A frame drawn now must show the focus around what has it."""
        assert self.shows_the_focus(), f"{self.where()}: no focus to be seen"

    def shows_the_focus(self) -> bool:
        """Whether a frame drawn now shows the focus around what has it."""
        app, camera = self.app, FocusCamera()
        focused = next(target for target in self.sight()["targets"] if target["focused"])
        app.canvas.recorder = camera
        app.scenes.refresh()
        app.draw()
        app.canvas.recorder = None
        rect = pygame.Rect(focused["rect"])
        box = app.window.letterbox
        shown = [pygame.Rect(box.to_pixels(area)) for area in camera.shown]
        return any(area.colliderect(rect) for area in shown)

    def where(self) -> str:
        """For messages: the screen, and what has the focus."""
        return f"{self.device.name} in {self.sight()['scene']}, focus on {self.focused()}"

    # --- hands ------------------------------------------------------------------------------------------

    def strike(self, action: str) -> None:
        """One short press, with a frame after it."""
        self.device.down(self.app, action)
        self.device.up(self.app, action)
        self.app.step(FRAME)

    def rest(self, steps: Iterable[float] = APART) -> None:
        """Let time pass."""
        for step in steps:
            self.app.step(step)

    def walk(self, wanted: str) -> None:
        """Bring the focus to `wanted`."""
        assert self.can_reach(wanted), f"{self.where()}: no way to {wanted} among {self.ids()}"

    def can_reach(self, wanted: str) -> bool:
        """Bring the focus to `wanted` if there is a way."""
        return self._walk_to(lambda id: id == wanted)

    def reach_all(self, ids: Iterable[str] | None = None) -> set[str]:
        """Walk to every target (or those in `ids`); returns what was not reached."""
        left = set(self.ids() if ids is None else ids)
        here = self.focused()
        left.discard(here or "")
        while left and (here := self._way_to(left.__contains__)) is not None:
            left.discard(here)
        return left & set(self.ids())

    def press(self, wanted: str) -> None:
        """Walk to `wanted` and press it."""
        self.walk(wanted)
        pressed = self.sight()["scene"], wanted
        if self.watches and pressed not in self._watched:
            self.insist_on_the_focus()
            self._watched.add(pressed)
        self.rest()
        self.strike("confirm")

    def _walk_to(self, wanted: Callable[[str], bool]) -> bool:
        return self._way_to(wanted) is not None

    def _way_to(self, wanted: Callable[[str], bool]) -> str | None:
        """Walk to the nearest wanted target; returns which it was, None if none can be reached."""
        seen = self.sight()
        if not focus_of(seen):
            self.strike("next")
            seen = self.sight()
        for walk in self._walks.values():
            walk.renewed = False
        for _ in range(MOST_STROKES):
            here = focus_of(seen)
            if wanted(here):
                return here
            ids = ids_of(seen)
            walk = self._walks.setdefault((seen["scene"], ids), Walk())
            stroke = towards(seen, here, wanted)
            if stroke is None or (here, stroke) in walk.known:
                stroke = walk.way(here, wanted, STROKES)
            if stroke is None and walk.renewed:
                return None
            if stroke is None:  # groups remember where one was: what was learned may no longer hold
                self._walks[seen["scene"], ids] = Walk(renewed=True)
                continue
            self.strike(stroke)
            seen = self.sight()
            walk.known[here, stroke] = focus_of(seen)
            if ids_of(seen) != ids and not any(wanted(id) for id in ids_of(seen)):
                self.strike(OPPOSITE[stroke])  # that turned a page or scrolled on
                walk.known[here, stroke] = here
                seen = self.sight()
        return None


def ids_of(seen: dict[str, Any]) -> tuple[str, ...]:
    """What can be focused."""
    return tuple(target["id"] for target in seen["targets"])


def focus_of(seen: dict[str, Any]) -> str:
    """The id of what has the focus, empty when nothing has."""
    return next((str(target["id"]) for target in seen["targets"] if target["focused"]), "")


def towards(seen: dict[str, Any], here: str, wanted: Callable[[str], bool]) -> str | None:
    """The stroke that leads from `here` to the nearest wanted target, as far as one can see."""
    places = {target["id"]: target for target in seen["targets"]}
    goals = [target for id, target in places.items() if wanted(id)]
    if here not in places or not goals:
        return None
    x, y = pygame.Rect(places[here]["rect"]).center
    ways = [(pygame.Rect(goal["rect"]).centerx - x, pygame.Rect(goal["rect"]).centery - y) for goal in goals]
    right, down = min(ways, key=lambda way: abs(way[0]) + abs(way[1]))
    return ("left", "right")[right > 0] if abs(right) > abs(down) else ("up", "down")[down > 0]
