"""What can be heard in a score without playing it: clashes, ranges, parallels, notes that do not belong.

Judged are the moments that weigh (the score's strong units). One sentence a fault.
"""

from __future__ import annotations

from itertools import combinations, pairwise

from sounds.synth.score import Note, Score, pitch_of

VOICES, SECTIONS = 3, 2
"""What a piece has at least."""
BORROWED = 0.15
"""At most this share of a section's notes may be from outside its mode."""
GRAIN = 0.25
"""Less than any note is long, in units."""
LEAP = 14
"""A melody does not leap farther than this, in half tones."""


def faults(score: Score) -> list[str]:
    """Everything that is wrong with a score."""
    played = [name for name, notes in score.notes.items() if notes]
    found = []
    if len(played) < VOICES or len(score.sections) < SECTIONS:
        found.append(f"{len(played)} voices and {len(score.sections)} sections are too few")
    found += _ranges(score) + _strangers(score) + _clashes(score) + _parallels(score) + _leaps(score)
    return [f"{score.name}: {sentence}" for sentence in found]


def place(score: Score, unit: float) -> str:
    """A moment for people: "bar 3, unit 2"."""
    return f"bar {int(unit // score.bar) + 1}, unit {unit % score.bar + 1:g}"


def _ranges(score: Score) -> list[str]:
    return [
        f"{voice} leaves its range at {place(score, note.start)}"
        for voice, part in score.parts.items()
        for note in score.notes[voice]
        if not pitch_of(part.lowest) <= note.pitch <= pitch_of(part.highest)
    ]


def _strangers(score: Score) -> list[str]:
    found, first = [], 0.0
    for section in score.sections:
        last = first + section.bars * score.bar
        here = [
            (voice, note)
            for voice in score.parts
            for note in score.notes[voice]
            if first <= note.start < last
        ]
        own = section.scale()
        for voice, note in here:
            if note.pitch % 12 not in own:
                found.append(f"{voice} is outside {section.mode} at {place(score, note.start)}")
        lent = {pitch for pitch in own if pitch not in section.plain()}
        share = sum(note.pitch % 12 in lent for _, note in here) / max(1, len(here))
        if share > BORROWED:
            found.append(f"{share:.0%} of section {section.name} is borrowed from another mode")
        first = last
    return found


def sounding(score: Score, unit: float, sustained_only: bool = False) -> dict[str, Note]:
    """The note of each voice at a moment; a figure, which has several, is left out."""
    now = {}
    for voice, part in score.parts.items():
        if sustained_only and not part.sustained:
            continue
        here = [note for note in score.notes[voice] if note.start <= unit < note.end]
        if len(here) == 1:
            now[voice] = here[0]
    return now


def moments(score: Score) -> list[float]:
    """The moments that weigh, in units."""
    bars = range(score.units // score.bar)
    return [float(bar * score.bar + strong) for bar in bars for strong in score.strong]


def _clashes(score: Score) -> list[str]:
    """Half tones (and their octaves up to a ninth) on a strong moment that no voice prepared."""
    found = []
    for unit in moments(score):
        for (one, low), (two, high) in combinations(sounding(score, unit).items(), 2):
            apart = abs(low.pitch - high.pitch)
            prepared = low.start < unit and high.start < unit
            if apart in (1, 13) and not prepared:
                found.append(f"{one} and {two} clash at {place(score, unit)}")
    return found


def _parallels(score: Score) -> list[str]:
    """Fifths and octaves in a row, from one note straight to the next, which make one voice of two."""
    found = []
    for unit in moments(score)[1:]:
        then, now = sounding(score, unit - GRAIN, True), sounding(score, unit, True)
        for one, two in combinations([voice for voice in now if voice in then], 2):
            tune = score.parts[one].tune or score.parts[two].tune
            if tune and "bass" not in (one, two):
                continue
            moved = (now[one].pitch - then[one].pitch, now[two].pitch - then[two].pitch)
            apart = (abs(then[one].pitch - then[two].pitch) % 12, abs(now[one].pitch - now[two].pitch) % 12)
            if moved[0] and moved[0] * moved[1] > 0 and apart in ((0, 0), (7, 7)):
                found.append(f"{one} and {two} run in parallel into {place(score, unit)}")
    return found


def _leaps(score: Score) -> list[str]:
    found = []
    for voice, part in score.parts.items():
        if not part.sustained:
            continue
        for then, now in pairwise(score.notes[voice]):
            if abs(now.pitch - then.pitch) > LEAP and abs(then.end - now.start) < 1e-6:
                found.append(f"{voice} leaps too far at {place(score, now.start)}")
    return found
