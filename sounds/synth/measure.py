"""Measuring a loop as the player will hear it: decoded by the game's own mixer, judged by figures.

Loudness is BS.1770 by `pyloudnorm`, which only development needs.
"""

from __future__ import annotations

import importlib.util
import math
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sounds.synth.signal import RATE

Frames = NDArray[np.float64]
"""One row a moment, one column an ear."""

LUFS: Final = (-20.0, -16.0)
SECONDS: Final = (75.0, 150.0)
PEAK: Final = -1.0
"""In dB, between the samples too."""
SEAM: Final = 0.01
"""The greatest jump of the level from the last moment of a loop to its first."""
SILENCE: Final = 1.0
"""The longest silence, in seconds; silent is what lies below `HUSH` dB."""
HUSH: Final = -60.0


@dataclass(frozen=True)
class Facts:
    """What can be said of a loop; `turn_db` is by how much it is louder on one side of the seam."""

    seconds: float
    peak_db: float
    seam: float
    turn_db: float
    longest_silence: float
    centre: float
    lufs: float | None = None

    def kept(self) -> dict[str, float]:
        """As the manifest keeps it."""
        return {name: value for name, value in asdict(self).items() if value is not None}


def decoded(path: Path) -> Frames:
    """What the game's mixer makes of a file; no device is needed, and a mixer that was open is closed."""
    import pygame

    driver = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
        raw = pygame.mixer.Sound(path).get_raw()
    finally:
        pygame.mixer.quit()
        if driver is None:
            del os.environ["SDL_AUDIODRIVER"]
        else:
            os.environ["SDL_AUDIODRIVER"] = driver
    return np.frombuffer(raw, dtype="<i2").reshape(-1, 2) / 32768.0


def facts(frames: Frames, loudness: bool = True) -> Facts:
    """Measure a loop; without `loudness` nothing but numpy is needed."""
    return Facts(
        round(len(frames) / RATE, 3),
        round(_decibels(true_peak(frames)), 2),
        round(float(np.max(np.abs(frames[0] - frames[-1]))), 4),
        round(abs(_decibels(_rms(frames[:RATE])) - _decibels(_rms(frames[-RATE:]))), 2),
        round(longest_silence(frames), 3),
        round(float(np.max(np.abs(frames.mean(axis=0)))), 5),
        round(integrated(frames), 2) if loudness else None,
    )


def has_meter() -> bool:
    """Whether the loudness meter, a package of development, is installed."""
    return importlib.util.find_spec("pyloudnorm") is not None


def integrated(frames: Frames) -> float:
    """The loudness of the whole in LUFS."""
    import pyloudnorm

    return float(pyloudnorm.Meter(RATE).integrated_loudness(frames))


def true_peak(frames: Frames, block: int = 1 << 15, margin: int = 1024) -> float:
    """The highest point of the wave, also between the samples: read four times as often where it is high."""
    highest = float(np.max(np.abs(frames)))
    for ear in frames.T:
        for first in range(0, len(ear), block):
            part = ear[max(0, first - margin) : first + block + margin]
            if np.max(np.abs(part)) > 0.8 * highest:
                finer = np.fft.irfft(np.fft.rfft(part), 4 * len(part)) * 4
                highest = max(highest, float(np.max(np.abs(finer[4 * margin : -4 * margin]))))
    return highest


def longest_silence(frames: Frames) -> float:
    """The longest stretch in which nothing is heard, round the loop, in seconds."""
    step = RATE // 100
    count = len(frames) // step
    power = np.mean(frames[: count * step].reshape(count, step, -1) ** 2, axis=(1, 2))
    quiet = power < 10 ** (HUSH / 10)
    longest = run = 0
    for hush in np.concatenate([quiet, quiet]):
        run = run + 1 if hush else 0
        longest = max(longest, run)
    return min(longest, count) * step / RATE


def _rms(frames: Frames) -> float:
    return float(np.sqrt(np.mean(frames**2)))


def _decibels(level: float) -> float:
    return 20 * math.log10(max(level, 1e-9))
