"""The instruments of a military band: brass, low strings struck with the bow, drums, a telegraph.

Brass grows brighter as it grows louder: it is read from two tables of one tone, a dull and a bright one.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from sounds.synth import machines
from sounds.synth.instruments import Chance
from sounds.synth.orchestra import STRING_BODY, TABLE, Instrument, period
from sounds.synth.signal import RATE, Signal, decay, lowpass, mix, modes, moments, noise, resonate

BELL: Final = ((420, 1.0, 0.8), (1150, 0.8, 0.9), (2500, 0.5, 0.4))
"""The formants of a brass bell; the lower the instrument, the lower they lie."""


def _brass(
    chance: Chance, pitch: float, duration: float, size: float, players: int, press: float
) -> tuple[Signal, Signal]:
    """Some players of one note, dull and bright. `size` scales the bell, `press` is the vibrato in cents."""
    formants = tuple((at / size, width, gain) for at, width, gain in BELL)
    dull, bright = (period(pitch, tilt, formants, 0.2) for tilt in (2.0, 0.95))
    time = moments(duration)
    soft, loud = np.zeros(len(time)), np.zeros(len(time))
    late = np.clip((time - 0.3) / 0.5, 0, 1)
    for _ in range(players):
        speed, phase = chance.uniform(4.4, 5.2), chance.uniform(0, 2 * np.pi)
        scoop = -35 * np.exp(-time / 0.03)
        cents = chance.normal(0, 4) + scoop + press * late * np.sin(2 * np.pi * speed * time + phase)
        place = np.cumsum(pitch * 2 ** (cents / 1200)) * (TABLE / RATE) + chance.uniform(0, TABLE)
        index = place.astype(np.int64) & (TABLE - 1)
        soft += dull[index]
        loud += bright[index]
    return soft / np.sqrt(players), loud / np.sqrt(players)


def _blown(
    parts: tuple[Signal, Signal], duration: float, attack: float, release: float, glare: float
) -> Signal:
    """The breath: a marked beginning that settles, and the brightness that follows it."""
    time = moments(duration)
    rise = np.sin(np.pi / 2 * np.clip(time / attack, 0, 1)) ** 2
    fall = np.sin(np.pi / 2 * np.clip((duration - time) / release, 0, 1)) ** 2
    level = rise * fall * (0.78 + 0.22 * np.exp(-time / 0.22))
    shine = np.clip(glare * level**2, 0, 1)
    return np.asarray(level * ((1 - shine) * parts[0] + shine * parts[1]))


def tuba(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """The bass of the band, one player with a good pair of lungs."""
    duration = seconds + 0.18
    tone = _blown(_brass(chance, pitch, duration, 1.9, 2, 2), duration, 0.05, 0.2, 0.5)
    return lowpass(tone, 900 + 500 * strength, 1) * strength


def trombones(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """Three of them, on a long note."""
    duration = seconds + 0.3
    tone = _blown(_brass(chance, pitch, duration, 1.25, 3, 5), duration, 0.11, 0.35, 0.55)
    return lowpass(tone, 2100, 1) * strength


def cornet(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """A bugler who has learned a tune, and one who goes with him."""
    duration = seconds + 0.16
    tone = _blown(_brass(chance, pitch, duration, 0.85, 2, 9), duration, 0.035, 0.2, 0.75)
    return lowpass(tone, 3600, 1) * strength


def struck_strings(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """Cellos and basses, short and near the bridge: the machine that never stops."""
    duration = min(seconds, 0.34) + 0.12
    time = moments(duration)
    wave = period(pitch, 1.0, STRING_BODY, 0.3)
    total = np.zeros(len(time))
    for _ in range(3):
        off = 2 ** (chance.normal(0, 5) / 1200)
        total += wave[(time * pitch * off * TABLE + chance.uniform(0, TABLE)).astype(np.int64) & (TABLE - 1)]
    bow = 0.25 * resonate(noise(chance, duration), 1400, 0.8) * decay(duration, 0.09)
    return lowpass((total / 3**0.5 + bow) * decay(duration, 0.55, 0.012), 1700, 1) * strength


def field_drum(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """A snare drum; it has no pitch."""
    return lowpass(machines.snare(chance, 0.2), 5200, 1) * strength


def great_drum(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """The bass drum; it has no pitch either."""
    return machines.bass_drum(chance) * strength


def telegraph(chance: Chance, pitch: float, seconds: float, strength: float) -> Signal:
    """A little tuned hammer, as if the wire could sing."""
    body = modes([(pitch, 1.0, 0.22), (pitch * 2.76, 0.2, 0.08)], 0.3, 0.002)
    return mix((0, body), (0, 0.05 * machines.morse(chance, ".", 0.02))) * strength


BAND: Final[dict[str, Instrument]] = {
    made.__name__: made
    for made in (tuba, trombones, cornet, struck_strings, field_drum, great_drum, telegraph)
}
"""Every instrument of the band by name."""
