"""Blocks of sound: tones, noise, filters, envelopes and levels.

A signal is a one-dimensional float array, 44 100 samples a second, full scale at +-1. Times are seconds,
frequencies hertz, levels decibels below full scale. Every filter is causal: nothing sounds before its cause.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]
RATE = 44_100


def moments(duration: float) -> Signal:
    """The time of each sample of a signal of that length."""
    return np.arange(round(duration * RATE)) / RATE


def silence(duration: float) -> Signal:
    """Nothing, for a while."""
    return np.zeros(round(duration * RATE))


def sine(frequency: float | Signal, duration: float) -> Signal:
    """A pure tone; an array of frequencies, one a sample, makes it glide."""
    steady = np.broadcast_to(np.asarray(frequency, dtype=float), (round(duration * RATE),))
    return np.sin(2 * np.pi * np.cumsum(steady) / RATE)


def glide(start: float, end: float, duration: float) -> Signal:
    """Frequencies that move evenly in pitch from `start` to `end`."""
    return start * (end / start) ** (moments(duration) / duration)


def noise(chance: np.random.Generator, duration: float) -> Signal:
    """White noise."""
    return chance.uniform(-1, 1, round(duration * RATE))


def _filtered(signal: Signal, response: NDArray[np.complex128]) -> Signal:
    size = (len(response) - 1) * 2
    return np.asarray(np.fft.irfft(np.fft.rfft(signal, size) * response, size)[: len(signal)])


def _bins(signal: Signal) -> Signal:
    """The frequencies of a transform with room behind the signal, so that tails do not wrap round."""
    size = 1 << (2 * len(signal) + 2048).bit_length()
    return np.fft.rfftfreq(size, 1 / RATE)


def lowpass(signal: Signal, frequency: float, order: int = 2) -> Signal:
    """Dull it above `frequency`, 6 dB an octave for each order."""
    return _filtered(signal, (1 / (1 + 1j * _bins(signal) / frequency)) ** order)


def highpass(signal: Signal, frequency: float, order: int = 2) -> Signal:
    """Thin it below `frequency`."""
    ratio = 1j * _bins(signal) / frequency
    return _filtered(signal, (ratio / (1 + ratio)) ** order)


def resonate(signal: Signal, frequency: float, sharpness: float) -> Signal:
    """Let only the neighbourhood of `frequency` ring; a greater sharpness is narrower and rings longer."""
    bins = _bins(signal)
    band = 1j * bins * frequency / sharpness
    return _filtered(signal, band / (frequency**2 - bins**2 + band))


def sweep(signal: Signal, start: float, end: float, sharpness: float, steps: int = 12) -> Signal:
    """A resonance that wanders from `start` to `end` while the signal lasts."""
    centres = np.geomspace(start, end, steps)
    position = np.linspace(0, steps - 1, len(signal))
    total = np.zeros(len(signal))
    for index, centre in enumerate(centres):
        share = np.clip(1 - np.abs(position - index), 0, 1)
        total += resonate(signal, float(centre), sharpness) * share
    return total


def decay(duration: float, fall: float, attack: float = 0.001) -> Signal:
    """A rise of `attack` seconds, then a fall by 60 dB within `fall` seconds."""
    time = moments(duration)
    rise = 0.5 - 0.5 * np.cos(np.pi * np.clip(time / attack, 0, 1))
    return np.asarray(rise * 10 ** (-3 * np.maximum(time - attack, 0) / fall))


def swell(duration: float, peak: float) -> Signal:
    """A smooth hill with its top at the share `peak` of the length."""
    time = moments(duration) / duration
    bent = np.where(time < peak, time / peak / 2, 0.5 + (time - peak) / (1 - peak) / 2)
    return np.sin(np.pi * bent) ** 2


def modes(partials: list[tuple[float, float, float]], duration: float, attack: float = 0.001) -> Signal:
    """A struck body: the sum of fading tones, each given as (hertz, gain, seconds to fall by 60 dB)."""
    total = silence(duration)
    for frequency, gain, fall in partials:
        total += gain * sine(frequency, duration) * decay(duration, fall, attack)
    return total


def mix(*parts: tuple[float, Signal], length: float | None = None) -> Signal:
    """Lay signals over each other, each given with the second at which it starts."""
    ends = [round(start * RATE) + len(part) for start, part in parts]
    total = np.zeros(max(ends) if length is None else round(length * RATE))
    for start, part in parts:
        first = round(start * RATE)
        room = max(0, len(total) - first)
        total[first : first + len(part)] += part[:room]
    return total


def room(chance: np.random.Generator, signal: Signal, size: float = 0.09, amount: float = 0.16) -> Signal:
    """Put it in a small panelled room: a short dull tail that makes a dry sound real."""
    tail = lowpass(noise(chance, size) * decay(size, size * 1.2, 0.004), 3200)
    tail *= amount / np.sqrt(np.sum(tail**2))
    length = len(signal) + len(tail) - 1
    wet = np.fft.irfft(np.fft.rfft(signal, length) * np.fft.rfft(tail, length), length)
    wet[: len(signal)] += signal
    return np.asarray(wet)


def finish(signal: Signal, loudness: float, longest: float) -> Signal:
    """Make a signal fit to ship: centred, cut to `longest` seconds, faded at both ends, at its level.

    `loudness` is the level of its loudest twentieth of a second; the peak never passes -1.5 dB.
    """
    cut = highpass(signal, 28, order=1)[: round(longest * RATE)]
    cut = cut[: _end_of_sound(cut)]
    cut *= _edges(len(cut))
    cut -= np.sum(cut) / max(1.0, float(np.sum(_edges(len(cut))))) * _edges(len(cut))
    level = 10 ** (loudness / 20) / max(loudest(cut), 1e-9)
    ceiling = 10 ** (-1.5 / 20) / max(float(np.max(np.abs(cut))), 1e-9)
    return np.asarray(cut * min(level, ceiling))


def loudest(signal: Signal) -> float:
    """The root mean square of the loudest twentieth of a second."""
    window = round(0.05 * RATE)
    power = np.convolve(signal**2, np.ones(window) / window)
    return float(np.sqrt(np.max(power)))


def _end_of_sound(signal: Signal) -> int:
    """Where the last sample above -66 dB of the peak lies, with a little room behind it."""
    heard = np.nonzero(np.abs(signal) > np.max(np.abs(signal)) * 10 ** (-66 / 20))[0]
    return min(len(signal), int(heard[-1]) + round(0.012 * RATE))


def _edges(length: int) -> Signal:
    """One in the middle, falling to zero at both ends: half a millisecond in, twelve out."""
    position = np.arange(length)
    into = np.clip(position / (0.0005 * RATE), 0, 1)
    out = np.clip((length - 1 - position) / (0.012 * RATE), 0, 1)
    return np.asarray((0.5 - 0.5 * np.cos(np.pi * into)) * (0.5 - 0.5 * np.cos(np.pi * out)))
