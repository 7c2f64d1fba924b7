"""What the tests of the stage share: an app under the dummy driver and a scene that notes what happens."""

from __future__ import annotations

from typing import Any

import pygame

from game.settings import Settings
from scenes.app import App
from scenes.scene import Scene
from scenes.services import Services
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point
from sprites.widgets import Button


class Keys:
    """A language whose texts are their keys."""

    code = "es"

    def has(self, key: str) -> bool:
        """There is every text."""
        return True

    def text(self, key: str, **params: Any) -> str:
        """The key itself."""
        return key


def make_app(size: tuple[int, int] = (1280, 720), **settings: Any) -> App:
    """An app with a window of `size` and the given options."""
    pygame.display.init()
    pygame.font.init()
    app = App(Services(Keys(), Settings(**{"window_size": size, **settings})))
    app.window.resize(size)
    app._resized()
    return app


class Noting(Scene):
    """A scene with two buttons, a closed one and a card to drag; it notes everything in `seen`."""

    name = "noting"

    def __init__(self, overlay: bool = False) -> None:
        super().__init__()
        self.seen: list[Any] = []
        self.overlay = overlay
        self.extra: list[Target] = []
        self.draws = 0
        self.gate = True

    def build(self) -> None:
        """Two buttons and a closed one."""
        self.seen.append("build")
        for number, id in enumerate(("one", "two")):
            rect = (100 + 300 * number, 100, 200, 50)
            self.widgets.add(Button(id, rect, id, lambda id=id: self.seen.append(("press", id))))
        self.widgets.add(Button("shut", (100, 300, 200, 50), "shut", self.leave, enabled=False, why="rule 7"))

    @property
    def gate_open(self) -> bool:
        """As the test wants it."""
        return self.gate

    def enter(self) -> None:
        self.seen.append("enter")

    def leave(self) -> None:
        self.seen.append("leave")

    def pause(self) -> None:
        self.seen.append("pause")

    def resume(self) -> None:
        self.seen.append("resume")

    def targets(self) -> list[Target]:
        """The buttons and whatever the test adds."""
        return [*self.widgets.targets(), *self.extra]

    def press(self, target: Target) -> None:
        if target in self.extra:
            self.seen.append(("press", target.id))
        else:
            super().press(target)

    def refused(self, target: Target) -> None:
        self.seen.append(("refused", target.why))
        super().refused(target)

    def action(self, intent: Intent) -> bool:
        self.seen.append(("action", intent.name))
        return True

    def hold(self, target: Target, down: bool) -> None:
        self.seen.append(("hold", target.id, down))

    def dragged(self, target: Target, pos: Point) -> None:
        self.seen.append(("dragged", target.id))

    def dropped(self, target: Target, onto: Target | None) -> None:
        self.seen.append(("dropped", target.id, onto.id if onto else None))

    def drag_cancelled(self, target: Target) -> None:
        self.seen.append(("back", target.id))

    def draw(self, canvas: Canvas) -> None:
        self.draws += 1
        canvas.fill((0, 0, 1280, 720), "background")
        self.draw_widgets(canvas)

    def presses(self) -> list[str]:
        """The ids pressed, in order."""
        return [note[1] for note in self.seen if note[0] == "press"]


def mouse(app: App, kind: int, pos: Point, button: int = 1) -> None:
    """One mouse event at the logical `pos`."""
    box = app.window.letterbox.box
    pixel = (int(box.x + pos[0] * box.w / 1280), int(box.y + pos[1] * box.h / 720))
    values: dict[str, Any] = {"pos": pixel}
    if kind != pygame.MOUSEMOTION:
        values["button"] = button
    app.handle(pygame.Event(kind, **values))


def click(app: App, pos: Point) -> None:
    """Move there, press and let go."""
    mouse(app, pygame.MOUSEMOTION, pos)
    mouse(app, pygame.MOUSEBUTTONDOWN, pos)
    mouse(app, pygame.MOUSEBUTTONUP, pos)


def key(app: App, code: int, mod: int = 0, *, up: bool = True) -> None:
    """Press the key and, unless told otherwise, let it go."""
    app.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=mod))
    if up:
        app.handle(pygame.Event(pygame.KEYUP, key=code, mod=mod))


def pass_time(app: App, ms: float) -> None:
    """Let `ms` pass in frames of at most 50 ms."""
    while ms > 0:
        app.step(min(50.0, ms))
        ms -= 50.0
