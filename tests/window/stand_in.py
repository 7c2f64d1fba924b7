"""A window of two buttons that keeps a pilot file as the game does: what the driver's own tests play with.

Left counts presses (by mouse, or by Return when the keys are on it), right starts a child that sleeps.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import pygame

LEFT, RIGHT = pygame.Rect(40, 40, 61, 41), pygame.Rect(200, 40, 60, 40)

ORANGE = (240, 120, 10)


def write(path: Path, state: dict[str, int], focus: int) -> None:
    """Replace the pilot file whole."""
    targets = [
        {"id": name, "rect": list(rect), "enabled": True, "focused": focus == place}
        for place, (name, rect) in enumerate([("left", LEFT), ("right", RIGHT)])
    ]
    sight = {"scene": "stand_in", "seat": None, "gate": True, "targets": targets, **state}
    half = path.with_suffix(".half")
    half.write_text(json.dumps(sight), encoding="utf-8")
    half.replace(path)


def main() -> None:
    """Run until the window is closed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--data")
    parser.add_argument("--pilot", type=Path)
    path: Path = parser.parse_args().pilot
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    pygame.display.init()
    window = pygame.Window("stand-in", (320, 120), resizable=True)
    window.get_surface().fill("white")
    window.get_surface().fill(ORANGE, RIGHT)
    window.flip()
    state, focus = {"counter": 1, "left": 0}, 0
    write(path, state, focus)
    while (event := pygame.event.wait()).type not in (pygame.QUIT, pygame.WINDOWCLOSE):
        if event.type == pygame.MOUSEBUTTONDOWN:
            state["left"] += LEFT.collidepoint(event.pos)
            if RIGHT.collidepoint(event.pos):
                subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_TAB:
            focus = 1 - focus
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN and focus == 0:
            state["left"] += 1
        else:
            continue
        state["counter"] += 1
        write(path, state, focus)


if __name__ == "__main__":
    main()
