"""What `main.py bench` measures, one module a subject.

Times are processor time, so that a busy machine changes little. A ratio divides a time by that of a fixed
piece of work done in the next moment: about the same on a slow machine, so it can be held to a baseline.

The budgets are for a class of machine, and one that others use runs at half its speed for hours. So each time
is also said as that class would have taken it, by the fixed work beside it: that is what a budget judges.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
CLASS_MS = 2.4
"""What the fixed work takes on the machine that the budgets are for, with nobody else on it."""


@dataclass(frozen=True)
class Figure:
    """One measured value. `most` or `least` is its budget; `ratio` compares it with the calibration.

    `speed` is that of the machine in those moments, 1.0 that of the class the budgets are for.
    """

    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None
    ratio: float | None = None
    note: str = ""
    speed: float = 1.0

    @property
    def in_class(self) -> float:
        """The value as a machine of the class would have it: what is no time is the same everywhere."""
        if self.unit.endswith("/s"):
            return self.value / self.speed
        return self.value * self.speed if self.unit in TIMES else self.value

    @property
    def is_timed(self) -> bool:
        """Whether the value depends on the speed of the machine."""
        return self.unit in TIMES or self.unit.endswith("/s")

    @property
    def holds(self) -> bool:
        """Whether the budget is kept by a machine of the class."""
        return self._within(self.in_class)

    @property
    def holds_here(self) -> bool:
        """Whether it is kept by this machine, as fast as it is now."""
        return self._within(self.value)

    def _within(self, value: float) -> bool:
        too_much = self.most is not None and value > self.most
        too_little = self.least is not None and value < self.least
        return not (too_much or too_little)


TIMES = ("s", "ms", "us", "% CPU")
"""The units of times; those of rates end in `/s`."""

Measurement = Callable[[], Iterable[Figure]]
"""What is measured in one go; a figure over its budget is measured again together with these only."""


def cpu_ms(work: Callable[[], object]) -> float:
    """The processor time of one call, in milliseconds."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def median(values: list[float]) -> float:
    """The middle value."""
    return sorted(values)[len(values) // 2]


def compared(work: Callable[[], object], times: int) -> tuple[float, float]:
    """Do `work` so many times, each followed by the fixed work; the median milliseconds and the median ratio.

    A machine that others use is fast in one moment and slow in the next, so each ratio is of one moment.
    """
    spent, ratios = [], []
    for _ in range(times):
        spent.append(cpu_ms(work))
        ratios.append(spent[-1] / cpu_ms(fixed_work))
    return median(spent), median(ratios)


def speed_of(spent: float, ratio: float) -> float:
    """The machine's speed in the moments of `compared`, from what it answered."""
    return CLASS_MS * ratio / spent


def speed_now() -> float:
    """The machine's speed in this moment, 1.0 that of its class."""
    return CLASS_MS / median([cpu_ms(fixed_work) for _ in range(9)])


def fixed_work() -> int:
    """A few milliseconds of plain Python that never change."""
    total = 1
    table = list(range(256))
    for _ in range(20_000):
        total = (total * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        table[total & 255] = total >> 8
    return sum(table)


def in_own_process(code: str, *words: str, **environment: str) -> dict[str, Any]:
    """Run Python code in a fresh process without a screen; returns the JSON object of its last line.

    It keeps its compiled modules, as a player's Python does.
    """
    here = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=ROOT,
        env={**here, **silent, **environment},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise RuntimeError(f"a measurement failed: {done.stderr.strip().splitlines()[-1:]}")
    return dict(json.loads(done.stdout.splitlines()[-1]))


def memory_mb() -> float:
    """What this process holds in memory now, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
