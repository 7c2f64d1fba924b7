"""Builds and judges what goes round for ever: the music and the beds of ambience.

Their manifest, `loops.json`, holds for each file a hash of what it stands on, a hash of the file, a print of
its beginning by which a rebuild can be compared without rendering all of it, and what was measured.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np

from sounds.cues import BEDS, FILES, TRACKS
from sounds.synth import band, beds, harmony, instruments, machines, measure, ogg, orchestra, signal, stage
from sounds.synth.hashing import meaning
from sounds.synth.score import Score
from sounds.synth.scores import SCORES
from sounds.synth.signal import RATE

MANIFEST: Final = "loops.json"
LOUDNESS: Final = -18.0
"""Of all music, in LUFS."""
PRINT_BARS, PRINT_STEP = 2, 0.25
"""The print of a piece: the level of each quarter of a second of its first bars."""
PRINT_TOLERANCE: Final = 0.1
"""In dB; another machine's sine may round otherwise."""
FINE, BOLD, BED = 0.45, 0.2, 0.2
"""How well music is encoded (0 to 1): strings and bells show every fault, a band with drums covers it."""


@dataclass(frozen=True)
class Loop:
    """One file: its parts in code, how it is made (one row an ear) and how well it is encoded (0 to 1)."""

    file: str
    stands_on: tuple[ModuleType, ...]
    written: str
    make: Callable[[], np.ndarray]
    begin: Callable[[], np.ndarray]
    quality: float
    score: Score | None = None


def _music(piece: Score) -> Loop:
    brass = any(part.instrument in band.BAND for part in piece.parts.values())
    parts = (signal, instruments, orchestra, stage, *((machines, band) if brass else ()))
    return Loop(
        f"music_{piece.name}", parts, _said(piece), lambda: _levelled(stage.play(piece)),
        lambda: stage.circle(piece, PRINT_BARS), BOLD if brass else FINE, piece,
    )  # fmt: skip


def _said(piece: Score) -> str:
    """What a score says, however it is written."""
    levels = [sorted(section.levels.items()) for section in piece.sections]
    return repr((piece.tempo, piece.unit, piece.bar, piece.strong, piece.parts, piece.notes, levels))


def _bed(name: str) -> Loop:
    parts = (signal, instruments, beds)
    made = lambda: beds.render(name)  # noqa: E731
    return Loop(f"bed_{name}", parts, name, made, made, BED)


def _levelled(made: np.ndarray) -> np.ndarray:
    return np.asarray(made * 10 ** ((LOUDNESS - measure.integrated(made.T)) / 20))


LOOPS: Final = {loop.file: loop for loop in (*map(_music, SCORES.values()), *map(_bed, BEDS))}
"""Every loop by the name of its file."""


def recipe_hash(loop: Loop) -> str:
    """A hash of all that decides how a loop sounds; comments and layout do not count."""
    said = "".join(meaning(part) for part in loop.stands_on)
    return hashlib.sha256(f"{said}{loop.written}{loop.quality}{LOUDNESS}".encode()).hexdigest()[:16]


def file_hash(path: Path) -> str:
    """A hash of a built file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def print_of(loop: Loop) -> list[float]:
    """The levels of the beginning, in dB, one each quarter of a second."""
    made = np.atleast_2d(loop.begin())[:, : round(8 * RATE)]
    step = round(PRINT_STEP * RATE)
    count = made.shape[1] // step
    power = np.mean(made[:, : count * step].reshape(len(made), count, step) ** 2, axis=(0, 2))
    return [round(10 * math.log10(max(float(level), 1e-12)), 2) for level in power]


def build(folder: Path = FILES, names: Iterable[str] = LOOPS) -> dict[str, dict[str, Any]]:
    """Make the files of `names` and rewrite the manifest; returns it. Needs the encoder and the meter."""
    manifest = read_manifest(folder)
    for name in names:
        loop, path = LOOPS[name], folder / f"{name}.ogg"
        ogg.write(path, loop.make(), loop.quality)
        row: dict[str, Any] = {"recipe": recipe_hash(loop), "file": file_hash(path), "print": print_of(loop)}
        row |= measure.facts(measure.decoded(path), loudness=loop.score is not None).kept()
        manifest[name] = row | (_about(loop.score) if loop.score else {})
    manifest = {name: manifest[name] for name in LOOPS if name in manifest}
    lines = ",\n".join(f'  "{name}": {json.dumps(row)}' for name, row in manifest.items())
    (folder / MANIFEST).write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    return manifest


def _about(piece: Score) -> dict[str, Any]:
    """What the score says of a piece."""
    return {
        "tempo": piece.tempo,
        "voices": sum(1 for notes in piece.notes.values() if notes),
        "sections": [f"{section.name}: {section.mode}" for section in piece.sections],
    }


def read_manifest(folder: Path = FILES) -> dict[str, dict[str, Any]]:
    """The manifest of a folder, empty when there is none."""
    path = folder / MANIFEST
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def faults(folder: Path = FILES, *, loudness: bool = True, prints: Collection[str] = LOOPS) -> list[str]:
    """Everything that is wrong with the loops, one sentence each.

    `loudness` is measured where the meter is installed; elsewhere the figure kept for exactly this file is
    judged. The first bars of those in `prints` are rendered anew.
    """
    manifest, found = read_manifest(folder), scores_faults(SCORES)
    wanted = {track.file.stem for track in TRACKS.values()} | {bed.file.stem for bed in BEDS.values()}
    found += [f"{name}: in a list, but nobody makes it" for name in sorted(wanted - set(LOOPS))]
    found += [f"{name}: in the manifest, but nobody makes it" for name in sorted(set(manifest) - set(LOOPS))]
    for name, loop in LOOPS.items():
        path, row = folder / f"{name}.ogg", manifest.get(name)
        if row is None or not path.exists():
            found.append(f"{name}: not built")
            continue
        if row["recipe"] != recipe_hash(loop):
            found.append(f"{name}: what it stands on has changed since it was built")
        elif name in prints and not same_print(row["print"], print_of(loop)):
            found.append(f"{name}: its recipe makes something else here")
        if row["file"] != file_hash(path):
            found.append(f"{name}: the file is not the one that was built")
        heard = measure.facts(
            measure.decoded(path), loudness=loudness and loop.score is not None and measure.has_meter()
        )
        if heard.lufs is None:
            heard = replace(heard, lufs=row.get("lufs"))
        found += [f"{name}: {sentence}" for sentence in judged(heard, loop)]
    return found


def same_print(kept: list[float], made: list[float]) -> bool:
    """Whether two prints are the same but for rounding."""
    pairs = zip(kept, made, strict=False)
    return len(kept) == len(made) and all(abs(one - two) <= PRINT_TOLERANCE for one, two in pairs)


def judged(heard: measure.Facts, loop: Loop) -> list[str]:
    """Everything in which a loop breaks the measures."""
    found = []
    if heard.seam >= measure.SEAM:
        found.append(f"jumps by {heard.seam:.3f} where it begins anew")
    if heard.longest_silence > measure.SILENCE:
        found.append(f"is silent for {heard.longest_silence:.1f} s")
    if heard.peak_db >= measure.PEAK:
        found.append(f"peaks at {heard.peak_db:.1f} dB")
    if heard.centre > 0.001:
        found.append("is not centred")
    if loop.score is None:
        return found
    shortest, longest = measure.SECONDS
    if not shortest <= heard.seconds <= longest:
        found.append(f"lasts {heard.seconds:.1f} s")
    if abs(heard.seconds - loop.score.seconds) > 0.001:
        found.append("is not as long as its score")
    softest, loudest = measure.LUFS
    if heard.lufs is not None and not softest <= heard.lufs <= loudest:
        found.append(f"has a loudness of {heard.lufs:.1f} LUFS")
    return found


def scores_faults(scores: Mapping[str, Score]) -> list[str]:
    """Everything that is wrong with the music as it is written."""
    found = [sentence for piece in scores.values() for sentence in harmony.faults(piece)]
    for what, values in (
        ("tempo", [piece.tempo for piece in scores.values()]),
        ("mode", [piece.sections[0].mode for piece in scores.values()]),
    ):
        if len(set(values)) < len(values):
            found.append(f"two pieces share a {what}")
    return found
