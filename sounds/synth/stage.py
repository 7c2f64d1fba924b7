"""Playing a score: each note by its instrument at its place on the stage, in one room, round and round.

Time is a circle here. What still rings when the piece is over rings into its beginning, and so does the room,
so that the loop has no seam to be heard; it is cut open where it is quietest.
"""

from __future__ import annotations

from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from sounds.synth.band import BAND
from sounds.synth.orchestra import INSTRUMENTS
from sounds.synth.score import Note, Part, Score, hertz
from sounds.synth.signal import RATE, Signal, decay, highpass, lowpass, noise, silence

Stereo = NDArray[np.float64]
"""Two rows, left and right."""
PLAYERS = INSTRUMENTS | BAND
"""Every instrument by name."""
TAKES = 3
"""How often the same note is played anew before a take is used again."""
SWELL = 1.6
"""How far a phrase of four bars rises and sinks, in dB."""
BREATH = 0.05
"""How far a phrase hurries ahead and waits again, in seconds."""
AIR, AIR_ABOVE = 4.5, 2200.0
"""What the hall adds to the high tones, in dB, and above how many hertz."""
EARLY, LATE = 0.25, 0.02
"""Where the loop may be cut open: so many seconds before the first beat."""


def play(score: Score) -> Stereo:
    """The whole loop, cut open, at no particular level."""
    return _opened(circle(score))


def circle(score: Score, bars: int = 0) -> Stereo:
    """The loop as it is written, or only its first bars as a loop of their own, at no particular level."""
    if bars:
        length = round(bars * score.bar * score.unit_seconds * RATE)
    else:
        length = round(score.seconds * RATE)
    dry, wet = np.zeros((2, length)), np.zeros((2, length))
    for name, part in score.parts.items():
        chance = np.random.default_rng(crc32(f"{score.name}/{name}".encode()))
        line = np.zeros(length)
        takes: dict[tuple[int, int, int], Signal] = {}
        for number, note in enumerate(score.notes[name]):
            if bars and note.start >= bars * score.bar:
                break
            _place(line, _start(score, note, part, chance), _take(score, part, note, number, chance, takes))
        left, right = _panned(part.pan)
        gain = 10 ** (part.level / 20)
        dry += gain * np.stack([left * line, right * line])
        wet += gain * part.room * np.stack([left * line, right * line])
    return _aired(dry + _room(score.name, wet))


def _take(
    score: Score,
    part: Part,
    note: Note,
    number: int,
    chance: np.random.Generator,
    takes: dict[tuple[int, int, int], Signal],
) -> Signal:
    """The sound of a note: one of a few takes of it, as loud as its place asks for."""
    key = (note.pitch, round(note.length * 8), number % TAKES)
    if key not in takes:
        seconds = note.length * score.unit_seconds
        takes[key] = PLAYERS[part.instrument](chance, hertz(note.pitch), seconds, 0.8)
    return takes[key] * 10 ** (_loudness(score, part, note, chance) / 20)


def _loudness(score: Score, part: Part, note: Note, chance: np.random.Generator) -> float:
    """How a note stands out from its part, in dB: by its section, its phrase, its beat and by chance."""
    section = score.section_at(note.start)
    voice = next(name for name, other in score.parts.items() if other is part)
    phrase = SWELL * -np.cos(2 * np.pi * note.start / (4 * score.bar))
    beat = note.start % score.bar
    accent = 1.0 if beat == 0 else 0.0 if beat in score.strong else -1.2
    if part.sustained:
        accent = 0.0
    return float(section.levels.get(voice, 0.0) + phrase + accent + chance.normal(0, 0.6))


def _start(score: Score, note: Note, part: Part, chance: np.random.Generator) -> int:
    """The first sample of a note; nobody is quite in time, and bows begin a little early."""
    early = 0.06 if part.sustained else 0.0
    breath = BREATH * np.sin(2 * np.pi * note.start / (4 * score.bar))
    own = float(chance.normal(0, 0.007))
    return round((note.start * score.unit_seconds - breath - early + own) * RATE)


def _place(line: Signal, start: int, sound: Signal) -> None:
    """Add a sound to a circle of time."""
    length = len(line)
    sound = sound[:length]
    start %= length
    first = min(len(sound), length - start)
    line[start : start + first] += sound[:first]
    line[: len(sound) - first] += sound[first:]


def _panned(pan: float) -> tuple[float, float]:
    angle = (pan + 1) * np.pi / 4
    return float(np.cos(angle)), float(np.sin(angle))


def _room(name: str, wet: Stereo) -> Stereo:
    """What a vaulted room gives back, different for each ear; the convolution goes round the circle too."""
    length = wet.shape[1]
    answer = np.empty_like(wet)
    for ear in (0, 1):
        chance = np.random.default_rng(crc32(f"{name}/room/{ear}".encode()))
        tail = _tail(chance)
        tail = np.pad(tail, (0, max(0, length - len(tail))))[:length]
        both = wet[ear] + 0.35 * wet[1 - ear]
        answer[ear] = np.fft.irfft(np.fft.rfft(both) * np.fft.rfft(tail), length)
    return answer


def _aired(sound: Stereo) -> Stereo:
    """The same with a little more light above."""
    length = sound.shape[1]
    bins = np.fft.rfftfreq(length, 1 / RATE) / AIR_ABOVE
    shelf = 1 + (10 ** (AIR / 20) - 1) * bins**2 / (1 + bins**2)
    return np.asarray(np.fft.irfft(np.fft.rfft(sound, axis=1) * shelf, length, axis=1))


def _tail(chance: np.random.Generator) -> Signal:
    """The answer of the room to a clap: low tones stay two seconds and a half, high ones less than one."""
    duration = 2.6
    low = lowpass(noise(chance, duration), 500) * decay(duration, 2.5, 0.02)
    middle = lowpass(highpass(noise(chance, duration), 400), 2200) * decay(duration, 1.9, 0.012)
    high = lowpass(highpass(noise(chance, duration), 2000), 5200) * decay(duration, 0.8, 0.006)
    tail = highpass(1.2 * low + middle + 0.6 * high, 140)
    tail /= np.sqrt(np.sum(tail**2))
    return np.concatenate([silence(0.018), tail])


def _opened(loop: Stereo) -> Stereo:
    """The circle, cut open shortly before its first beat, where both ears are nearest to rest."""
    step = np.max(np.abs(loop - np.roll(loop, 1, axis=1)), axis=0) + np.max(np.abs(loop), axis=0)
    first, last = loop.shape[1] - round(EARLY * RATE), loop.shape[1] - round(LATE * RATE)
    cut = first + int(np.argmin(step[first:last]))
    return np.roll(loop, -cut, axis=1)
