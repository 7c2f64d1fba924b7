"""How music is written down here: scores of sections, each with voices in a short notation.

A voice is a text of bars parted by "|"; a bar is a row of notes "d4:1.5" (pitch, octave, length in units of
score; the length 1 may be left out), "r:2" for a rest, "eb5" and "f#3" for the black keys; "-3" is three
bars of rest. A figure is a row of letters that break the chord which other voices hold. From this come
the notes to be played, and the facts by which a score is judged before anybody has heard it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

NOTE = re.compile(r"([a-g])([b#]?)(\d)(?::([\d.]+))?$")
REST = re.compile(r"r(?::([\d.]+))?$")
RESTS = re.compile(r"-(\d+)$")
STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
MODES = {
    "dorian": (0, 2, 3, 5, 7, 9, 10),
    "phrygian": (0, 1, 3, 5, 7, 8, 10),
    "aeolian": (0, 2, 3, 5, 7, 8, 10),
    "harmonic minor": (0, 2, 3, 5, 7, 8, 11),
    "lydian": (0, 2, 4, 6, 7, 9, 11),
}
"""The steps of a mode above its final, in half tones."""


@dataclass(frozen=True)
class Note:
    """`pitch` is a MIDI number; `start` and `length` are in units from the beginning of the piece."""

    start: float
    length: float
    pitch: int

    @property
    def end(self) -> float:
        """When it is let go."""
        return self.start + self.length


@dataclass(frozen=True)
class Part:
    """Who plays a voice: instrument, level in dB, place from -1 (left) to 1, share of room."""

    instrument: str
    level: float
    pan: float = 0.0
    room: float = 0.3
    lowest: str = "c1"
    highest: str = "c7"
    sustained: bool = False
    """True for a voice that holds its notes: equal neighbours become one, harmony is judged by it."""
    tune: bool = False
    """True for a melody, which may double a voice of the chord but not the bass."""


@dataclass(frozen=True)
class Figure:
    """A broken chord: at each step of `unit` units some voices sound, `above` half tones higher.

    `steps` go round: a letter for each voice that sounds, "." for none.
    """

    steps: str
    unit: float
    letters: Mapping[str, str]
    above: int = 0


@dataclass(frozen=True)
class Section:
    """Some bars in one mode. `levels` are dB by voice on top of those of the parts."""

    name: str
    mode: str
    bars: int
    voices: Mapping[str, str]
    figures: Mapping[str, Figure] = field(default_factory=dict)
    levels: Mapping[str, float] = field(default_factory=dict)
    borrowed: str = ""
    """Notes from outside the mode, by name, for cadences."""

    @property
    def final(self) -> int:
        """The final of the mode, 0 (c) to 11."""
        return named(self.mode.split()[0])

    def plain(self) -> frozenset[int]:
        """The pitches of the mode, 0 to 11."""
        steps = MODES[self.mode.split(" ", 1)[1]]
        return frozenset((self.final + step) % 12 for step in steps)

    def scale(self) -> frozenset[int]:
        """The pitches of the mode and what is borrowed."""
        return self.plain() | {named(name) for name in self.borrowed.split()}


@dataclass(frozen=True)
class Score:
    """A piece that goes round for ever. `tempo` is in crotchets a minute, `unit` in crotchets."""

    name: str
    tempo: float
    unit: float
    bar: int
    """Units in a bar."""
    strong: tuple[int, ...]
    """The units of a bar that weigh."""
    parts: Mapping[str, Part]
    sections: tuple[Section, ...]

    @property
    def unit_seconds(self) -> float:
        """The length of a unit."""
        return 60.0 / self.tempo * self.unit

    @property
    def units(self) -> int:
        """The length of the piece in units."""
        return self.bar * sum(section.bars for section in self.sections)

    @property
    def seconds(self) -> float:
        """The length of the piece."""
        return self.units * self.unit_seconds

    @cached_property
    def notes(self) -> dict[str, list[Note]]:
        """All notes by voice. Raises ValueError where bars are too few, too many, or of a wrong length."""
        played: dict[str, list[Note]] = {name: [] for name in self.parts}
        first = 0.0
        for section in self.sections:
            for name, text in section.voices.items():
                played[name] += self._written(section, name, text, first)
            for name, figure in section.figures.items():
                played[name] += self._broken(section, figure, first, played)
            first += section.bars * self.bar
        for name, part in self.parts.items():
            played[name].sort(key=lambda note: (note.start, note.pitch))
            if part.sustained:
                played[name] = _joined(played[name])
        return played

    def _written(self, section: Section, voice: str, text: str, first: float) -> list[Note]:
        bars = self._bars(text)
        if len(bars) != section.bars:
            raise ValueError(f"{self.name}, {section.name}, {voice}: {len(bars)} bars, not {section.bars}")
        notes = []
        for number, bar in enumerate(bars):
            at = first + number * self.bar
            for word in bar:
                pitch, length = _read(word)
                if pitch is not None:
                    notes.append(Note(at, length, pitch))
                at += length
            if abs(at - first - (number + 1) * self.bar) > 1e-6:
                raise ValueError(f"{self.name}, {section.name}, {voice}: bar {number + 1} has a wrong length")
        return notes

    def _bars(self, text: str) -> list[list[str]]:
        """The words of each bar."""
        bars: list[list[str]] = []
        for bar in text.split("|"):
            silent = RESTS.match(bar.strip())
            bars += [[f"r:{self.bar}"]] * int(silent[1]) if silent else [bar.split()]
        return bars

    def _broken(
        self, section: Section, figure: Figure, first: float, played: Mapping[str, list[Note]]
    ) -> list[Note]:
        steps, notes = figure.steps.split(), []
        for number in range(round(section.bars * self.bar / figure.unit)):
            at = first + number * figure.unit
            for letter in steps[number % len(steps)].replace(".", ""):
                for note in played[figure.letters[letter]]:
                    if note.start <= at < note.end:
                        notes.append(Note(at, figure.unit, note.pitch + figure.above))
        return notes

    def section_at(self, unit: float) -> Section:
        """The section that sounds at a moment."""
        for section in self.sections:
            if unit < section.bars * self.bar:
                return section
            unit -= section.bars * self.bar
        raise ValueError("after the end")


def named(name: str) -> int:
    """A pitch by its name without octave: 0 (c) to 11."""
    return (STEPS[name[0]] + {"": 0, "b": -1, "#": 1}[name[1:]]) % 12


def pitch_of(name: str) -> int:
    """The MIDI number of "d4"."""
    pitch, _ = _read(name)
    if pitch is None:
        raise ValueError(f"{name} is no note")
    return pitch


def hertz(pitch: float) -> float:
    """The frequency of a MIDI number, at a' = 440 Hz."""
    return 440.0 * 2 ** ((pitch - 69) / 12)


def _read(word: str) -> tuple[int | None, float]:
    rest = REST.match(word)
    if rest:
        return None, float(rest[1] or 1)
    note = NOTE.match(word)
    if not note:
        raise ValueError(f"cannot read the note {word!r}")
    step = STEPS[note[1]] + {"": 0, "b": -1, "#": 1}[note[2]]
    return step + 12 * (int(note[3]) + 1), float(note[4] or 1)


def _joined(notes: list[Note]) -> list[Note]:
    """Equal neighbours as one long note."""
    joined: list[Note] = []
    for note in notes:
        last = joined[-1] if joined else None
        if last and last.pitch == note.pitch and abs(last.end - note.start) < 1e-6:
            joined[-1] = Note(last.start, last.length + note.length, note.pitch)
        else:
            joined.append(note)
    return joined
