"""The beds of ambience: how a place sounds while nothing happens. Like music they go round for ever."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from zlib import crc32

import numpy as np

from sounds.synth.instruments import Chance
from sounds.synth.signal import RATE, Signal

LEVEL: Final = -43.0
"""24 dB under the effects, as the root mean square of the whole, in dB."""


def _round_noise(chance: Chance, seconds: float, low: float, high: float, slope: float) -> Signal:
    """Noise between two frequencies that has no seam: its spectrum is drawn, not its samples."""
    length = round(seconds * RATE)
    bins = np.fft.rfftfreq(length, 1 / RATE)
    shape = 1 / (1 + (low / np.maximum(bins, 1.0)) ** 4) / (1 + (bins / high) ** slope)
    spectrum = shape * np.exp(2j * np.pi * chance.uniform(0, 1, len(bins)))
    spectrum[0] = 0
    made = np.fft.irfft(spectrum, length)
    return np.asarray(made / np.sqrt(np.mean(made**2)))


def _gusts(chance: Chance, seconds: float, depth: float, waves: int) -> Signal:
    """A slow rise and fall, in dB, that comes back to where it began."""
    angle = np.linspace(0, 2 * np.pi, round(seconds * RATE), endpoint=False)
    total = np.zeros(len(angle))
    for n in range(1, waves + 1):
        total += np.sin(n * angle + chance.uniform(0, 2 * np.pi)) / n**0.5
    return np.asarray(10 ** (depth * total / np.max(np.abs(total)) / 20))


def night_street(chance: Chance) -> Signal:
    """Wind over roofs, and a finer one in some chimney."""
    seconds = 20.0
    roofs = _round_noise(chance, seconds, 70, 330, 3) * _gusts(chance, seconds, 5, 5)
    chimney = _round_noise(chance, seconds, 520, 760, 6) * _gusts(chance, seconds, 9, 7)
    return roofs + 0.16 * chimney


def desk(chance: Chance) -> Signal:
    """A quiet room: the air in the chimney, and the flame."""
    seconds = 16.0
    air = _round_noise(chance, seconds, 60, 210, 3) * _gusts(chance, seconds, 2.5, 3)
    flame = _round_noise(chance, seconds, 700, 1900, 4) * _gusts(chance, seconds, 6, 9)
    return air + 0.09 * flame


def front(chance: Chance) -> Signal:
    """A front beyond the hills: guns that melt into one rumble, and the wind that brings it."""
    seconds = 16.0
    guns = _round_noise(chance, seconds, 38, 95, 3) * _gusts(chance, seconds, 7, 11)
    wind = _round_noise(chance, seconds, 160, 420, 3) * _gusts(chance, seconds, 5, 4)
    lorries = _round_noise(chance, seconds, 88, 104, 8) * _gusts(chance, seconds, 9, 3)
    return guns + 0.35 * wind + 0.3 * lorries


def cathedral(chance: Chance) -> Signal:
    """A great cold room: the air under the vault, and a draught through the leads of the windows."""
    seconds = 18.0
    vault = _round_noise(chance, seconds, 48, 150, 3) * _gusts(chance, seconds, 3, 4)
    draught = _round_noise(chance, seconds, 340, 520, 6) * _gusts(chance, seconds, 8, 6)
    return vault + 0.2 * draught


BEDS: Final[dict[str, Callable[[Chance], Signal]]] = {
    "night_street": night_street,
    "desk": desk,
    "front": front,
    "cathedral": cathedral,
}
"""Every bed by name."""


def render(name: str) -> Signal:
    """A bed at its level, the same on every run."""
    made = BEDS[name](np.random.default_rng(crc32(f"bed/{name}".encode())))
    return np.asarray(made * 10 ** (LEVEL / 20) / np.sqrt(np.mean(made**2)))
