"""Recipes of what is heard from afar by night, and close by in the study: the echoes of the beds."""

from __future__ import annotations

import numpy as np

from sounds.synth.instruments import Chance, bell, grains, knock, rustle, thump
from sounds.synth.signal import (
    Signal,
    decay,
    glide,
    highpass,
    lowpass,
    mix,
    moments,
    noise,
    resonate,
    room,
    silence,
    sine,
    swell,
)

STREET, STREET_SHARE = 0.9, 0.75
"""How long the walls of a narrow street answer, and how much of a far sound is their answer."""


def afar(chance: Chance, signal: Signal, dullness: float = 1500) -> Signal:
    """Put it three streets away: the high is lost on the way, and walls answer."""
    padded = np.concatenate([lowpass(signal, dullness), silence(STREET * 0.5)])
    return room(chance, padded, STREET, STREET_SHARE)


def far_owl(chance: Chance) -> Signal:
    """A tawny owl: one long call, a pause, and the trembling answer to itself."""

    def hoot(length: float, top: float, tremble: float) -> Signal:
        bend = top * (1 + 0.03 * np.sin(np.pi * moments(length) / length))
        shake = 1 + tremble * np.sin(2 * np.pi * 13 * moments(length))
        tone = sine(bend, length) + 0.12 * sine(2 * bend, length)
        return (tone + 0.1 * resonate(noise(chance, length), top, 4)) * shake * swell(length, 0.35)

    calls = mix(
        (0, 0.8 * hoot(0.5, 392, 0.0)), (1.15, 0.35 * hoot(0.16, 372, 0.0)), (1.5, hoot(0.75, 396, 0.4))
    )
    return afar(chance, calls)


def far_dog(chance: Chance) -> Signal:
    """A yard dog, three barks and a thought."""

    def bark(pitch: float) -> Signal:
        length = 0.17
        voice = sum(
            (sine(n * glide(pitch * 1.15, pitch * 0.8, length), length) / n for n in range(1, 9)),
            start=silence(length),
        )
        throat = resonate(voice, 640, 2.0) + 0.6 * resonate(voice + 0.5 * noise(chance, length), 1250, 2.5)
        return throat * decay(length, 0.22, 0.012)

    barks = mix((0, bark(236)), (0.3, 0.8 * bark(228)), (1.05, 0.9 * bark(242)))
    return afar(chance, barks, 1150)


def far_carriage(chance: Chance) -> Signal:
    """A horse and two iron tyres pass the end of the street."""
    length, parts = 4.4, []
    for step in range(11):
        at = 0.3 + step * 0.36 + float(chance.normal(0, 0.008))
        for late, pitch in ((0.0, 560), (0.13, 470)):
            hoof = lowpass(knock(chance, pitch * float(chance.uniform(0.94, 1.06)), 0.05), 2400)
            parts.append((at + late, 0.8 * hoof))
    wheels = lowpass(noise(chance, length), 240) + 0.15 * resonate(noise(chance, length), 700, 1.0)
    passing = mix(*parts, (0, 0.5 * wheels), length=length) * swell(length, 0.5)
    return afar(chance, passing, 1700)


def far_bell(chance: Chance) -> Signal:
    """Some other parish: a low bell, twice."""
    once = bell(164.81, 3.2, 2.6, 0.02)
    return afar(chance, mix((0, once), (1.7, 0.8 * once)), 900)


def near_candle(chance: Chance) -> Signal:
    """A wick meets a drop of water."""
    spit = grains(chance, 0.4, 14, (1900, 5200), 0.006)
    hiss = highpass(noise(chance, 0.4), 2400) * swell(0.4, 0.3)
    return mix((0, spit), (0.02, 0.06 * hiss))


def near_leaf(chance: Chance) -> Signal:
    """Somebody turns a leaf of an old atlas."""
    lift = lowpass(rustle(chance, 0.7, 1100, 2600, 0.5), 3000)
    fall = mix((0, 0.25 * thump(120, 0.08)), (0, 0.2 * rustle(chance, 0.2, 1600, 900)))
    return room(chance, mix((0, 0.7 * lift), (0.62, fall)), 0.12, 0.25)
