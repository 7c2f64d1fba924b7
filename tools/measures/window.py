"""The window: frames, an idle screen, the start, changes of scene, memory, each in a process of its own."""

from __future__ import annotations

import gc
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

import pygame

from scenes.app import App
from scenes.tour import Tour, states
from scenes.tour_state import TourState
from tools.measures import Figure, Measurement, compared, in_own_process, memory_mb, speed_now, speed_of

FRAMES, FRAME_MS = 40, 1000 / 60
LOOKS, DEAREST = 3, 3
"""How many frames show which screens are the dearest, and how many of those are measured well."""
IDLE_SECONDS, SETTLE_SECONDS = 3.0, 2.0
SWITCHES = 200
MOST_FRAME_MS, MOST_IDLE_PERCENT = 6.0, 3.0
MOST_FIRST_FRAME_S, MOST_USABLE_S, MOST_CHANGE_S = 0.5, 1.0, 0.3
MOST_MEMORY_MB = {1: 250.0, 2: 450.0}
MOST_SWITCH_GROWTH_MB = 5.0


def measurements() -> Iterator[Measurement]:
    """All that is measured of the window."""
    yield frame_figures
    yield idle_figures
    yield start_figures
    yield large_figures
    yield switch_figures


def frame_figures() -> Iterator[Figure]:
    """The dearest screen, the dearest change to a screen out of all of the tour, and what is held then."""
    measured = own("frames")
    yield Figure(
        "frame, busiest screen",
        round(measured["busiest"], 2),
        "ms",
        most=MOST_FRAME_MS,
        ratio=measured["ratio"],
        note=measured["name"],
        speed=measured["speed"],
    )
    name, (slowest, speed) = measured["slowest"]
    yield Figure(
        "change of scene, slowest", round(slowest, 1), "ms", most=MOST_CHANGE_S * 1000, note=name, speed=speed
    )
    yield memory_figure(1, measured["mb"])


def idle_figures() -> Iterator[Figure]:
    """What a screen takes while nobody does anything."""
    idle = own("idle")
    for screen in IDLE:
        percent, speed = round(idle[screen], 2), idle["speed"]
        yield Figure(f"idle: {screen}", percent, "% CPU", most=MOST_IDLE_PERCENT, speed=speed)


def start_figures() -> Iterator[Figure]:
    """From the birth of the process on."""
    start = sorted((own("start") for _ in range(3)), key=lambda run: run["usable"] * run["speed"])[1]
    for name, most in (("first frame", MOST_FIRST_FRAME_S), ("usable title", MOST_USABLE_S)):
        seconds = round(start[name.split()[0]], 3)
        yield Figure(f"start: {name}", seconds, "s", most=most, speed=start["speed"])


def large_figures() -> Iterator[Figure]:
    """What is held at twice the size."""
    yield memory_figure(2, own("memory", "2")["mb"])


def memory_figure(scale: int, held: float) -> Figure:
    """What is held after every screen has been seen at that scale."""
    return Figure(f"memory at scale {scale}, all seen", round(held, 1), "MB", most=MOST_MEMORY_MB[scale])


def switch_figures() -> Iterator[Figure]:
    """What changes between full screen and window leave behind."""
    grown = own("switches")["mb"]
    yield Figure(f"{SWITCHES} full-screen switches grow", round(grown, 2), "MB", most=MOST_SWITCH_GROWTH_MB)


def own(group: str, *words: str) -> dict[str, Any]:
    """Measure one group in a fresh process."""
    return in_own_process("from tools.measures import window; window.measure_here()", group, *words)


def measure_here() -> None:
    """The other side of `own`: measure what the command line names and print it, with the machine's speed."""
    measured = GROUPS[sys.argv[1]](*sys.argv[2:])
    print(json.dumps({"speed": speed_now()} | measured))


def tour_app(scale: float = 1.0) -> App:
    """An app as the tour has one."""
    return Tour("es", scale, None, False)._app


def show(app: App, state: TourState) -> None:
    """Bring the app to a state of the tour and draw it."""
    scene = state.build(app)
    app.scenes.reset(scene, "none")
    if state.then:
        state.then(app, scene)
    app.scenes.refresh()
    app.draw()
    while app.chores:
        app.chores.pop(0)()


def frames() -> dict[str, Any]:
    """The milliseconds of coming to each screen, and of a whole frame of the dearest one drawn anew.

    All screens have been seen then, so the megabytes held are those of a player who has been everywhere.
    """
    app = tour_app()
    frame: dict[str, float] = {}
    change: dict[str, tuple[float, float]] = {}
    for state in states():
        spent, ratio = compared(lambda: show(app, state), 1)  # noqa: B023
        change[state.name] = spent, speed_of(spent, ratio)
        frame[state.name] = compared(lambda: one_frame(app), LOOKS)[1]
    held = memory_mb()
    slowest = max(change.items(), key=lambda item: item[1][0] * item[1][1])
    found = [(*framed(app, state), state.name) for state in dearest(frame)]
    ratio, busiest, name = max(found)
    speed = speed_of(busiest, ratio)
    return {"name": name, "busiest": busiest, "ratio": ratio, "slowest": slowest, "speed": speed, "mb": held}


def dearest(frame: dict[str, float]) -> list[TourState]:
    """The states whose frames cost most, by a first look at each."""
    return sorted(states(), key=lambda state: frame[state.name])[-DEAREST:]


def framed(app: App, state: TourState) -> tuple[float, float]:
    """The ratio of a frame of this state, and its milliseconds."""
    show(app, state)
    busiest, ratio = compared(lambda: one_frame(app), FRAMES)
    return ratio, busiest


def one_frame(app: App) -> None:
    """One frame in which everything is drawn and shown again."""
    app.step(FRAME_MS)
    app.scenes.refresh()
    app.draw()


IDLE = {"title": "title", "board": "draw"}
"""The screens that are watched while nobody does anything, and the states of the tour that show them."""


def idle() -> dict[str, float]:
    """The share of a core that title and board take while nobody does anything, with music, in percent."""
    found = {}
    for label, part in IDLE.items():
        state = next(state for state in states() if part in state.name)
        app = tour_app()
        show(app, state)
        app.hearing.open()
        idle_percent(app, SETTLE_SECONDS)  # music and bed are loaded and come in: that is not idling yet
        found[label] = idle_percent(app)
        app.sounds.close()
        app.close()
    return found


def idle_percent(app: App, seconds: float = IDLE_SECONDS) -> float:
    """Run the loop in real time, without input, and see what it costs."""
    clock = pygame.time.Clock()
    end = time.monotonic() + seconds
    start = time.process_time()
    while time.monotonic() < end:
        dt = clock.tick(app.frame_rate)
        for event in pygame.event.get():
            app.handle(event)
        app.step(dt)
        app.draw()
    return 100 * (time.process_time() - start) / seconds


def start() -> dict[str, float]:
    """Seconds of processor time from the birth of the process to the first frame and to a usable title."""
    marks: dict[str, float] = {}
    plain = App.draw

    def draw(app: App) -> bool:
        drawn = plain(app)
        if drawn:
            marks.setdefault("first", time.process_time())
        if marks and not app.chores and app.scenes.gate_open:
            marks["usable"] = time.process_time()
            app.quit()
        return drawn

    App.draw = draw  # type: ignore[method-assign, assignment]
    import main

    with tempfile.TemporaryDirectory() as folder:
        main.play(["--data", folder, "--mute"], lambda key, **params: key)
    return marks


def memory(scale: str) -> dict[str, float]:
    """Megabytes held after every screen has been seen."""
    app = tour_app(float(scale))
    for state in states():
        show(app, state)
        one_frame(app)
    return {"mb": memory_mb()}


def switches() -> dict[str, float]:
    """Megabytes gained over many changes between full screen and window."""
    app = tour_app()
    show(app, states()[0])
    for _ in range(10):
        switch(app)
    gc.collect()
    before = memory_mb()
    for _ in range(SWITCHES // 2):
        switch(app)
    gc.collect()
    return {"mb": memory_mb() - before}


def switch(app: App) -> None:
    """To the full screen and back, a frame each."""
    for wanted in (True, False):
        app.set_fullscreen(wanted)
        for event in pygame.event.get():
            app.handle(event)
        one_frame(app)


GROUPS: dict[str, Callable[..., dict[str, Any]]] = {
    "frames": frames, "idle": idle, "start": start, "memory": memory, "switches": switches,
}  # fmt: skip
