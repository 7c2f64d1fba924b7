"""The things that sound in a war of diesel and steel: guns, engines, plate, boots, drums of fuel, a siren.

Each takes the generator of chance of its cue where it needs one, so that a cue always comes out the same.
"""

from __future__ import annotations

import numpy as np

from sounds.synth.instruments import Chance, grains, thump, tick
from sounds.synth.signal import (
    RATE,
    Signal,
    decay,
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

PLATE = ((1.0, 1.0, 1.0), (1.71, 0.8, 0.8), (2.39, 0.7, 0.65), (3.13, 0.5, 0.5), (4.37, 0.4, 0.35),
         (5.83, 0.25, 0.25))  # fmt: skip
"""A sheet of armour: its partials as (multiple, gain, share of the ringing time). None fits another."""


def plate(chance: Chance, pitch: float, ringing: float, duration: float) -> Signal:
    """Metal struck once; its partials lie a little elsewhere each time."""
    partials = [
        (pitch * multiple * float(chance.uniform(0.985, 1.015)), gain, ringing * share)
        for multiple, gain, share in PLATE
    ]
    return mix((0, modes(partials, duration)), (0, 0.5 * tick(chance, pitch * 3.5, 0.012)))


def crack(chance: Chance, weight: float) -> Signal:
    """A shot: the crack of the muzzle, then the thump of the air. `weight` 0 is a rifle, 1 a cannon."""
    length = 0.14 + 0.22 * weight
    snap = highpass(noise(chance, 0.05) * decay(0.05, 0.03, 0.0012), 1800 - 1300 * weight)
    snap = lowpass(snap, 5200)
    blast = lowpass(noise(chance, length) * decay(length, length * 0.9, 0.001), 3000 - 2300 * weight)
    body = thump(150 - 102 * weight, 0.1 + 0.24 * weight)
    return mix((0, (1 - 0.6 * weight) * snap), (0, blast), (0.002, (0.5 + 1.2 * weight) * body))


def engine(chance: Chance, duration: float, slow: float, fast: float) -> Signal:
    """A diesel: so many strokes a second, from `slow` to `fast`, each a knock in a heavy block."""
    rate = np.linspace(slow, fast, round(duration * RATE))
    strokes = np.diff(np.floor(np.cumsum(rate) / RATE), prepend=0.0)
    strokes *= chance.uniform(0.75, 1.0, len(strokes))
    block = (
        resonate(strokes, 74, 1.3) + 0.7 * resonate(strokes, 168, 2.0) + 0.35 * resonate(strokes, 620, 3.0)
    )
    block /= max(float(np.max(np.abs(block))), 1e-9)
    pant = np.clip(lowpass(strokes, 30, 1) * RATE / 220, 0, 1)
    return block + 0.18 * lowpass(noise(chance, duration), 900) * pant


def boots(chance: Chance, count: int, gap: float) -> Signal:
    """Men fall in: nailed soles on a floor of planks, not quite together."""
    parts = []
    for step in range(count):
        for _ in range(3):
            late = step * gap + abs(float(chance.normal(0, 0.008)))
            sole = mix((0, thump(98, 0.07)), (0, 0.6 * tick(chance, 1500, 0.02)))
            parts.append((late, float(chance.uniform(0.5, 0.9)) * sole))
    return mix(*parts)


def barrel(chance: Chance) -> Signal:
    """A drum of fuel set down: a hollow note, and what is in it swings to and fro."""
    hollow = modes([(118, 1.0, 0.26), (201, 0.6, 0.2), (347, 0.35, 0.14), (733, 0.2, 0.07)], 0.32, 0.002)
    slosh = lowpass(sweep(noise(chance, 0.3), 320, 760, 2.4), 1500) * swell(0.3, 0.4)
    return mix((0, hollow), (0, 0.4 * tick(chance, 1700, 0.015)), (0.06, 0.8 * slosh))


def morse(chance: Chance, marks: str, unit: float) -> Signal:
    """A telegraph sounder taps `marks` ("." and "-"): a click as its arm falls, a duller one as it rises."""
    parts, at = [], 0.0
    for mark in marks:
        held = unit if mark == "." else 2.4 * unit
        parts += [(at, tick(chance, 2500, 0.014)), (at, 0.8 * modes([(1240, 1.0, 0.05)], 0.05))]
        parts += [(at + held, 0.5 * tick(chance, 1500, 0.014))]
        at += held + unit
    return mix(*parts)


def siren(duration: float, low: float, high: float) -> Signal:
    """A hand-cranked siren: its note climbs, hangs and runs down with the wheel."""
    time = moments(duration) / duration
    wheel = np.where(time < 0.45, np.sin(np.pi / 2 * time / 0.45), np.cos(np.pi / 2.6 * (time - 0.45) / 0.55))
    pitch = low * (high / low) ** wheel
    tone = sum((sine(n * pitch, duration) / n**1.2 for n in range(1, 8)), start=silence(duration))
    second = sum((sine(n * 1.2 * pitch, duration) / n**1.4 for n in range(1, 6)), start=silence(duration))
    return lowpass(tone + 0.6 * second, 2600) * np.clip(time / 0.1, 0, 1) * np.clip((1 - time) / 0.3, 0, 1)


def torn(chance: Chance, duration: float) -> Signal:
    """Stout paper torn from top to bottom: fibres give way faster and faster."""
    fibres = grains(chance, duration, round(duration * 420), (1500, 5200), 0.005)
    air = sweep(noise(chance, duration), 1100, 3600, 1.1) * swell(duration, 0.75)
    return mix((0, fibres), (0, 0.5 * air))


def snare(chance: Chance, fall: float) -> Signal:
    """A field drum: the skin, and the gut that rattles under it."""
    skin = modes([(187, 1.0, 0.11), (311, 0.6, 0.08)], 0.16)
    rattle = highpass(resonate(noise(chance, fall) * decay(fall, fall * 0.9, 0.0008), 2900, 0.5), 900)
    return mix((0, 0.8 * skin), (0, rattle))


def bass_drum(chance: Chance) -> Signal:
    """A great drum on a cart, struck with felt."""
    return mix((0, 1.4 * thump(47, 0.55)), (0, 0.2 * lowpass(noise(chance, 0.06) * decay(0.06, 0.05), 700)))
