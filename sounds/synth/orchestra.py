"""The instruments of the music: each turns a pitch, a length and a strength into a signal with its tail.

Strings and voices are read from a table that holds one period, as many times as there are players; what is
plucked or struck is the sum of its fading partials.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from sounds.synth.instruments import Chance, bell, string, tick
from sounds.synth.signal import RATE, Signal, highpass, lowpass, mix, modes, moments, noise, resonate

TABLE: Final = 1 << 14
CEILING: Final = 6500.0
"""Nothing that is bowed or sung has partials above this, in hertz: the ear shall rest for an hour."""

STRING_BODY = ((280, 0.5, 1.0), (520, 0.5, 0.8), (1050, 0.6, 0.55), (2300, 0.7, 0.25))
VOWEL = ((560, 0.28, 1.0), (950, 0.32, 0.6), (2600, 0.3, 0.2))
"""Formants as (hertz, width in octaves, gain)."""


def _shaped(formants: tuple[tuple[float, float, float], ...], frequency: float, floor: float) -> float:
    hills = sum(gain * np.exp(-((np.log2(frequency / at) / width) ** 2)) for at, width, gain in formants)
    return floor + float(hills)


def period(
    pitch: float, tilt: float, formants: tuple[tuple[float, float, float], ...], floor: float
) -> Signal:
    """One period of a tone whose partials fall by n^-tilt under some formants."""
    angle = np.arange(TABLE) * (2 * np.pi / TABLE)
    total, power = np.zeros(TABLE), 0.0
    for n in range(1, max(2, int(CEILING / pitch)) + 1):
        gain = _shaped(formants, pitch * n, floor) / n**tilt
        total += gain * np.sin(n * angle + 2.4 * n * n)  # scattered phases: no spike in the wave
        power += gain * gain / 2
    return total / np.sqrt(max(power, 1e-12))


def _players(
    chance: Chance, period: Signal, pitch: float, duration: float, count: int, vibrato: float
) -> Signal:
    """Several players of one note: each a little off, each with a vibrato of its own that comes late."""
    time = moments(duration)
    total = np.zeros(len(time))
    late = np.clip((time - 0.25) / 0.6, 0, 1)
    for _ in range(count):
        cents = chance.normal(0, 4.5)
        speed, phase = chance.uniform(4.6, 5.6), chance.uniform(0, 2 * np.pi)
        wander = vibrato * late * np.sin(2 * np.pi * speed * time + phase)
        drift = 2.5 * np.sin(2 * np.pi * chance.uniform(0.1, 0.3) * time + chance.uniform(0, 6.3))
        frequency = pitch * 2 ** ((cents + wander + drift) / 1200)
        place = np.cumsum(frequency) * (TABLE / RATE) + chance.uniform(0, TABLE)
        total += period[place.astype(np.int64) & (TABLE - 1)]
    return total / np.sqrt(count)


def _bowed(duration: float, attack: float, release: float) -> Signal:
    """In and out as a bow does; `duration` is with the release."""
    time = moments(duration)
    rise = np.sin(np.pi / 2 * np.clip(time / attack, 0, 1)) ** 2
    fall = np.sin(np.pi / 2 * np.clip((duration - time) / release, 0, 1)) ** 2
    arch = 1 + 0.18 * np.sin(np.pi * np.clip(time / max(duration, 0.1), 0, 1))
    return np.asarray(rise * fall * arch)


def cello(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """Low strings, four players."""
    duration = seconds + 0.5
    tone = _players(chance, period(pitch, 1.15, STRING_BODY, 0.25), pitch, duration, 4, 9)
    bow = 0.05 * lowpass(resonate(noise(chance, duration), 900, 0.7), 2500)
    return lowpass(tone + bow, 1500 + 900 * strength, 1) * _bowed(duration, 0.22, 0.55) * strength


def viola(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """A single viola that sings, with a second one in its shadow."""
    duration = seconds + 0.35
    tone = _players(chance, period(pitch, 1.05, STRING_BODY, 0.2), pitch, duration, 2, 13)
    return lowpass(tone, 2900 + 1400 * strength, 1) * _bowed(duration, 0.16, 0.4) * strength


def choir(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """Five voices on a dark vowel."""
    duration = seconds + 0.9
    tone = _players(chance, period(pitch, 0.75, VOWEL, 0.06), pitch, duration, 5, 10)
    breath = 0.03 * resonate(noise(chance, duration), 1400, 0.8)
    return lowpass(tone + breath, 3400, 1) * _bowed(duration, 0.55, 1.0) * strength


def lute(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """A gut string, left to ring."""
    ringing = float(np.clip(2.6 * (220 / pitch) ** 0.35, 1.0, 3.4))
    return lowpass(string(chance, pitch, ringing, ringing * 0.8, 0.46 + 0.2 * strength), 6200) * strength


def pizzicato(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """A double bass, plucked: round, soon gone."""
    body = string(chance, pitch, 1.25, 1.1, 0.45 + 0.15 * strength)
    return lowpass(body, 2000) * strength


def glass(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """A rim of glass, tapped with felt: nearly a pure tone, with a little light above."""
    partials = [
        (pitch * 0.9995, 0.6, 2.8),
        (pitch * 1.0008, 0.4, 2.5),
        (pitch * 2.01, 0.34 * strength, 1.5),
        (pitch * 3.02, 0.16 * strength, 0.9),
        (pitch * 4.9, 0.06 * strength, 0.35),
    ]
    return lowpass(modes(partials, 2.4, 0.005), 7000) * strength


def box(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """A tooth of a music box and the drum that plucks it."""
    partials = [
        (pitch, 1.0, 1.7),
        (pitch * 2.0, 0.3, 1.0),
        (pitch * 3.01, 0.18 * strength, 0.6),
        (pitch * 5.4, 0.09 * strength, 0.2),
    ]
    tooth = modes(partials, 1.5, 0.002)
    return lowpass(mix((0, tooth), (0, 0.06 * tick(chance, 2100, 0.012))), 7000) * strength


def celesta(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """A felt hammer on a steel bar over a wooden box."""
    partials = [(pitch, 1.0, 0.9), (pitch * 2, 0.12, 0.5), (pitch * 4.0, 0.1 * strength, 0.25)]
    return lowpass(modes(partials, 0.8, 0.004), 5500) * strength


def tower(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """A bell across the roofs: most of it is air by now."""
    return highpass(lowpass(bell(pitch, 5.5, 4.6, 0.03), 800), 60) * strength


Instrument = Callable[[Chance, float, float, float], Signal]
INSTRUMENTS: Final[dict[str, Instrument]] = {
    made.__name__: made for made in (cello, viola, choir, lute, pizzicato, glass, box, celesta, tower)
}
"""Every instrument by name."""
