"""The tour: visits every screen and every state worth seeing, saves a picture of each, and judges them.

    tour --out DIR [--audit] [--list] [--language es|en|test] [--scale 1|1.5|2]
         [--text normal|large|largest] [--contrast] [NAME...]

It needs no display and works the same in the packaged program. With NAMEs it visits only the states whose
name begins with one of them.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.commandline import TaskParser
from game.language import CODES, TEST, Language
from game.readers import render_scale
from game.settings import Settings
from scenes import memory
from scenes.audit import Audit, Fault
from scenes.services import TEXT_FACTORS, Services
from scenes.tour_state import TourState

if TYPE_CHECKING:
    from scenes.app import App

SETTLE_STEPS = 40
STEP_MS = 50.0
PLAIN = Settings(first_start=False)
"""The options as delivered, with a window of the usual size on every screen."""


def states() -> tuple[TourState, ...]:
    """Every state, in the order of the tour. An explicit list: looking into folders breaks in a package."""
    from scenes.dracula.guide.tour_states import STATES as GUIDE
    from scenes.dracula.tour_states import STATES as DRACULA
    from scenes.epikha.guide.tour_states import STATES as EPIKHA_GUIDE
    from scenes.epikha.tour_states import STATES as EPIKHA
    from scenes.menu_tour_states import STATES as MENUS
    from scenes.replays.tour_states import STATES as REPLAYS
    from scenes.rulebook.tour_states import STATES as RULEBOOK
    from scenes.vitorian.guide.tour_states import STATES as VITORIAN_GUIDE
    from scenes.vitorian.tour_states import STATES as VITORIAN

    return (
        *MENUS, *DRACULA, *GUIDE, *VITORIAN, *VITORIAN_GUIDE, *EPIKHA, *EPIKHA_GUIDE, *RULEBOOK, *REPLAYS
    )  # fmt: skip


class Tour:
    """Visits states one after the other in an app of its own."""

    def __init__(
        self, language: str, scale: float, out: Path | None, audit: bool, options: Settings = PLAIN
    ) -> None:
        self._app = _new_app(language, scale, options)
        self._out = out
        self._audits = audit
        self.faults = 0

    def visit(self, state: TourState) -> list[Fault]:
        """Show `state`, save its picture, and say what is wrong with it."""
        app = self._app
        app.toasts.clear()  # what the state before said is not of this one
        app.hearing.clear()
        scene = state.build(app)
        app.scenes.reset(scene, "none")
        if state.then:
            state.then(app, scene)
        if state.settles:
            self._settle()
        faults = self._draw(state.match_screen)
        if self._out:
            pygame.image.save(app.canvas.surface, self._out / f"{state.name}.png")
        self.faults += len(faults)
        return faults

    def _settle(self) -> None:
        for _ in range(SETTLE_STEPS):
            self._app.step(STEP_MS)
            if not self._app.scenes.moving:
                break

    def _draw(self, match_screen: bool) -> list[Fault]:
        audit = Audit() if self._audits else None
        self._app.canvas.recorder = audit
        self._app.scenes.refresh()
        self._app.draw()
        self._app.canvas.recorder = None
        return audit.faults(match_screen) if audit else []

    def close(self) -> None:
        """Close the app."""
        self._app.close()


def _new_app(language: str, scale: float, options: Settings) -> App:
    from scenes.app import App

    memory.settle()
    pygame.display.init()
    pygame.font.init()
    app = App(Services(Language(language), options), scale=scale)
    app.tooltip.close()
    return app


def main(argv: Sequence[str]) -> int:
    """Run the tour; 0 when all is well, 1 when the audit found faults, 2 for a wrong command line."""
    options = _options(argv)
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # also where there is a display: a tour is no window to look at
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    wanted = [s for s in states() if not options.names or s.name.startswith(tuple(options.names))]
    if not wanted:
        print(f"tour: no state is called {', '.join(options.names)}; --list names them all", file=sys.stderr)
        return 2
    if options.list:
        print("\n".join(state.name for state in wanted))
        return 0
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
    shown_with = Settings(text_size=options.text, high_contrast=options.contrast, first_start=False)
    tour = Tour(options.language, options.scale, options.out, options.audit, shown_with)
    try:
        for number, state in enumerate(wanted, 1):
            for fault in tour.visit(state):
                print(fault.line(state.name))
            _progress(number, len(wanted))
    finally:
        tour.close()
    judged = f": {tour.faults} faults" if options.audit else ""
    print(f"{len(wanted)} states in {options.language}{judged}")
    return 1 if tour.faults else 0


def _options(argv: Sequence[str]) -> argparse.Namespace:
    parser = TaskParser(prog="tour", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="visit only states that begin so")
    parser.add_argument("--out", type=Path, metavar="DIR", help="save the pictures here")
    parser.add_argument("--audit", action="store_true", help="judge every state; exit 1 on a fault")
    parser.add_argument("--list", action="store_true", help="name the states and end")
    parser.add_argument("--language", choices=(*CODES, TEST), default="es")
    parser.add_number("--scale", render_scale, "cli.bad.scale", default=1.0, metavar="1|1.5|2")
    parser.add_argument("--text", choices=tuple(TEXT_FACTORS), default="normal", help="size of texts")
    parser.add_argument("--contrast", action="store_true", help="with high contrast")
    return parser.parse_args(argv)


def _progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        print(f"\r{done}/{of}", end=end, file=sys.stderr, flush=True)
