"""The things that sound in a vampire hunter's study: paper, wood, wax, iron, bells, strings and breath.

Each takes the generator of chance of its cue where it needs one, so that a cue always comes out the same.
"""

from __future__ import annotations

import numpy as np

from sounds.synth.signal import (
    RATE,
    Signal,
    decay,
    glide,
    highpass,
    lowpass,
    mix,
    modes,
    moments,
    noise,
    resonate,
    silence,
    sine,
    sweep,
    swell,
)

Chance = np.random.Generator

BELL = ((0.5, 0.5, 1.0), (1.0, 1.0, 0.7), (1.19, 0.65, 0.55), (1.5, 0.35, 0.42), (2.0, 0.75, 0.4),
        (2.52, 0.3, 0.25), (2.66, 0.22, 0.22), (3.01, 0.25, 0.18), (4.13, 0.16, 0.12))
"""A church bell: its partials as (multiple of the strike note, gain, share of the whole ringing time)."""
WOOD = ((1.0, 1.0, 1.0), (2.57, 0.5, 0.7), (4.34, 0.28, 0.45), (6.9, 0.15, 0.3))
"""A block of dry wood."""


def tick(chance: Chance, pitch: float, fall: float) -> Signal:
    """The smallest touch: a breath of noise that rings for an instant at `pitch`."""
    burst = noise(chance, fall) * decay(fall, fall, 0.0005)
    return resonate(burst, pitch, 1.6)


def knock(chance: Chance, pitch: float, fall: float = 0.12) -> Signal:
    """A knuckle on wood."""
    body = modes([(pitch * multiple, gain, fall * share) for multiple, gain, share in WOOD], fall * 1.3)
    return mix((0, body), (0, 0.5 * tick(chance, pitch * 5, 0.02)))


def thump(pitch: float, fall: float) -> Signal:
    """The low body of a blow: a tone that sinks as it fades."""
    duration = fall * 1.2
    return sine(glide(pitch * 1.7, pitch, duration), duration) * decay(duration, fall, 0.002)


def grains(chance: Chance, duration: float, count: int, pitch: tuple[float, float], fall: float) -> Signal:
    """A crackle of `count` tiny ticks, strewn over `duration`, each at its own pitch and strength."""
    total = silence(duration + fall)
    for start in np.sort(chance.uniform(0, duration, count)):
        strength = chance.uniform(0.25, 1.0)
        total += mix(
            (float(start), strength * tick(chance, chance.uniform(*pitch), fall)), length=duration + fall
        )
    return total


def rustle(chance: Chance, duration: float, low: float, high: float, peak: float = 0.4) -> Signal:
    """A sheet of paper in the air: noise whose colour wanders from `low` to `high`, and its creases."""
    air = sweep(noise(chance, duration), low, high, 0.9) * swell(duration, peak)
    creases = grains(chance, duration * 0.85, round(duration * 70), (2200, 5200), 0.006)
    return mix((0, air), (0.01, 0.35 * creases), length=duration + 0.02)


def card(chance: Chance, pitch: float = 1500, weight: float = 0.5) -> Signal:
    """A stiff card that comes down flat: a snap of its edge and a small body of the table."""
    snap = resonate(noise(chance, 0.05) * decay(0.05, 0.035, 0.0006), pitch, 1.1)
    edge = highpass(noise(chance, 0.02) * decay(0.02, 0.012, 0.0004), 3500)
    return mix((0, snap), (0, 0.4 * edge), (0.001, weight * thump(105, 0.09)))


def bell(pitch: float, ringing: float, duration: float, softness: float = 0.003) -> Signal:
    """A cast bell struck once; partials beat slightly, as in every real bell."""
    partials = []
    for multiple, gain, share in BELL:
        partials.append((pitch * multiple, gain * 0.7, ringing * share))
        partials.append((pitch * multiple * 1.0017, gain * 0.3, ringing * share))
    return modes(partials, duration, softness)


def string(chance: Chance, pitch: float, ringing: float, duration: float, brightness: float = 0.5) -> Signal:
    """A plucked gut string: harmonics that fade the sooner the higher they lie."""
    partials = []
    for n in range(1, 14):
        gain = brightness ** (n - 1) * abs(np.sin(np.pi * n * 0.21))
        partials.append((pitch * n * (1 + 0.0001 * n * n), gain, ringing / n**0.8))
    return mix((0, modes(partials, duration, 0.002)), (0, 0.15 * tick(chance, 1900, 0.015)))


def pipe(chance: Chance, pitch: float, duration: float, attack: float = 0.06, release: float = 0.5) -> Signal:
    """A soft organ pipe: few harmonics, a breath of wind, a slow end."""
    harmonics = ((1, 1.0), (2, 0.42), (3, 0.2), (4, 0.1), (6, 0.05))
    tone = sum((gain * sine(pitch * n, duration) for n, gain in harmonics), start=silence(duration))
    wind = 0.02 * resonate(noise(chance, duration), pitch * 2, 3)
    return (tone + wind) * _held(duration, attack, release)


def _held(duration: float, attack: float, release: float) -> Signal:
    time = moments(duration)
    rise = np.clip(time / attack, 0, 1)
    fall = np.clip((duration - time) / release, 0, 1)
    return np.asarray((0.5 - 0.5 * np.cos(np.pi * rise)) * fall**2)


def creak(chance: Chance, low: float, high: float, duration: float) -> Signal:
    """Rusty iron turning: a stick-and-slip train of clicks through two resonances that rise and sink."""
    time = moments(duration)
    bend = low * (high / low) ** (np.sin(np.pi * time / duration) ** 2)
    rate = bend / 9 * (1 + 0.05 * np.cumsum(chance.normal(0, 1, len(time))) / RATE**0.5)
    slips = np.diff(np.floor(np.cumsum(rate) / RATE), prepend=0.0)
    slips *= chance.uniform(0.6, 1.0, len(time))
    squeal = sine(bend, duration) * (0.6 + 0.4 * sine(bend / 9, duration))
    rough = resonate(slips, (low + high) / 2, 5) + 0.6 * resonate(slips, low * 2.9, 7)
    return (0.25 * squeal + 3.0 * rough) * swell(duration, 0.45)


def breath(chance: Chance, duration: float, start: float, end: float, peak: float = 0.3) -> Signal:
    """Air drawn or blown through a throat, from one vowel colour to another."""
    return lowpass(sweep(noise(chance, duration), start, end, 2.2), 5200) * swell(duration, peak)


def stone(chance: Chance, duration: float) -> Signal:
    """A heavy disc dragged round in its socket."""
    drag = lowpass(noise(chance, duration), 420) + 0.25 * resonate(noise(chance, duration), 900, 1.2)
    grit = grains(chance, duration * 0.9, round(duration * 120), (500, 1700), 0.008)
    return mix((0, drag * swell(duration, 0.5)), (0, 0.35 * grit))
