"""What `main.py bench` measures, one module a subject.

Times are processor time, so that a busy machine changes little. A ratio divides a time by that of a fixed
piece of work done in the next moment: about the same on a slow machine, so it can be held to a baseline.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Figure:
    """One measured value. `most` or `least` is its budget; `ratio` compares it with the calibration."""

    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None
    ratio: float | None = None
    note: str = ""

    @property
    def holds(self) -> bool:
        """Whether the budget is kept."""
        too_much = self.most is not None and self.value > self.most
        too_little = self.least is not None and self.value < self.least
        return not (too_much or too_little)


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


def fixed_work() -> int:
    """A few milliseconds of plain Python that never change."""
    total = 1
    table = list(range(256))
    for _ in range(20_000):
        total = (total * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        table[total & 255] = total >> 8
    return sum(table)


def in_own_process(code: str, *words: str, **environment: str) -> dict[str, Any]:
    """Run Python code in a fresh process without a screen; returns the JSON object of its last line."""
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=ROOT,
        env={**os.environ, **silent, **environment},
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
