"""Builds the sound files: `python -m sounds.synth.build [--check]`.

The manifest holds, for each cue, a hash of what its recipe stands on and facts about the built file.
`--check` writes nothing: it tells which files are missing, out of date or not what their recipe makes.
"""

from __future__ import annotations

import argparse
import hashlib
import inspect
import json
import math
import sys
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final
from zlib import crc32

import numpy as np

from sounds.cues import FILES
from sounds.synth import (
    band,
    flac,
    instruments,
    loops,
    machines,
    magic,
    orchestra,
    places,
    recipes,
    signal,
    war,
)
from sounds.synth.hashing import meaning
from sounds.synth.signal import RATE, Signal, finish, loudest

MANIFEST = "manifest.json"
PEAK, OFF_LEVEL, CENTRE = -1.0, 0.3, 0.001
"""What a cue must keep: its peak below so many dB, its loudness within so many, its middle at zero."""
TOLERANCE = 3
"""How many of 32 768 steps a sample may differ on a machine whose sine rounds otherwise."""

HELPERS: Final[dict[object, tuple[object, ...]]] = {
    places: (places.afar,),
    war: (places.afar, machines, band, orchestra.period),
    magic: (places.afar, orchestra),
}
"""What the recipes of a module stand on besides the blocks and instruments that all stand on."""


def render(name: str) -> Signal:
    """The finished signal of a cue, the same on every run."""
    recipe = recipes.RECIPES[name]
    chance = np.random.default_rng(crc32(name.encode()))
    return finish(recipe.make(chance), recipe.loudness, recipe.longest)


def samples(made: Signal) -> np.ndarray:
    """The signal as 16-bit steps."""
    return np.round(made * 32767).astype("<i2")


def recipe_hash(name: str) -> str:
    """A hash of all that decides how a cue sounds: its recipe, the instruments and the blocks.

    Comments and layout do not count.
    """
    recipe = recipes.RECIPES[name]
    parts = (signal, instruments, *HELPERS.get(inspect.getmodule(recipe.make), ()), recipe.make)
    said = "".join(meaning(part) for part in parts)
    return hashlib.sha256(f"{said}{name}{recipe.loudness}{recipe.longest}".encode()).hexdigest()[:16]


def facts(name: str, made: Signal) -> dict[str, float | str]:
    """What the manifest says of a cue."""
    return {
        "recipe": recipe_hash(name),
        "seconds": round(len(made) / RATE, 3),
        "peak_db": round(20 * math.log10(float(np.max(np.abs(made)))), 1),
        "loudness_db": round(20 * math.log10(loudest(made)), 1),
    }


def build(folder: Path = FILES, names: Iterable[str] = recipes.RECIPES) -> dict[str, dict[str, float | str]]:
    """Make the files of `names` in `folder` and rewrite its manifest; returns the manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    manifest = read_manifest(folder)
    for name in names:
        made = render(name)
        flac.write(folder / f"{name}.flac", samples(made))
        manifest[name] = facts(name, made)
    manifest = {name: manifest[name] for name in recipes.RECIPES if name in manifest}
    text = json.dumps(manifest, indent=2) + "\n"
    (folder / MANIFEST).write_text(text, encoding="utf-8")
    return manifest


def read_manifest(folder: Path = FILES) -> dict[str, dict[str, float | str]]:
    """The manifest of a folder, empty when there is none."""
    path = folder / MANIFEST
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def faults(
    folder: Path = FILES, names: Iterable[str] = recipes.RECIPES, again: Collection[str] = recipes.RECIPES
) -> list[str]:
    """Everything in which the built files of `names` and their recipes disagree, one sentence each.

    Those in `again` are made anew and compared.
    """
    manifest = read_manifest(folder)
    strays = (name for name in manifest if name not in recipes.RECIPES)
    found = [f"{name}: in the manifest, but without a recipe" for name in strays]
    for name in names:
        path = folder / f"{name}.flac"
        if name not in manifest or not path.exists():
            found.append(f"{name}: not built")
            continue
        built = flac.read(path)
        found += [f"{name}: {sentence}" for sentence in judged(name, built / 32768)]
        if manifest[name]["recipe"] != recipe_hash(name):
            found.append(f"{name}: its recipe has changed since it was built")
        elif name in again and not same_sound(built, samples(render(name))):
            found.append(f"{name}: the file is not what its recipe makes")
    return found


def judged(name: str, heard: Signal) -> list[str]:
    """Everything in which a built cue breaks the measures: its length, its peak, its loudness, its middle."""
    recipe, found = recipes.RECIPES[name], []
    if len(heard) > recipe.longest * RATE + 1:
        found.append(f"lasts {len(heard) / RATE:.2f} s")
    if float(np.max(np.abs(heard))) >= 10 ** (PEAK / 20):
        found.append("peaks too high")
    level = 20 * math.log10(max(loudest(heard), 1e-9))
    if abs(level - recipe.loudness) > OFF_LEVEL:
        found.append(f"has a loudness of {level:.1f} dB, not {recipe.loudness:.1f}")
    if abs(float(np.mean(heard))) > CENTRE:
        found.append("is not centred")
    return found


def same_sound(built: np.ndarray, made: np.ndarray) -> bool:
    """Whether two runs of 16-bit steps are the same but for rounding."""
    if len(built) != len(made):
        return False
    return bool(np.max(np.abs(built.astype(int) - made.astype(int))) <= TOLERANCE)


def main(words: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m sounds.synth.build", description=__doc__)
    parser.add_argument("names", nargs="*", help="only these cues, pieces (music_...) or beds (bed_...)")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    asked = parser.parse_args(words)
    if asked.check:
        found = faults() + loops.faults()
        print("\n".join(found) or "all sounds are what their recipes make")
        return 1 if found else 0
    wanted = asked.names or [*recipes.RECIPES, *loops.LOOPS]
    for name, row in build(names=[name for name in wanted if name in recipes.RECIPES]).items():
        print(f"{name:<14}{row['seconds']:>7} s, peak {row['peak_db']} dB, loudness {row['loudness_db']} dB")
    for name, row in loops.build(names=[name for name in wanted if name in loops.LOOPS]).items():
        loud = f"{row['lufs']} LUFS, " if "lufs" in row else ""
        print(f"{name:<18}{row['seconds']:>7} s, peak {row['peak_db']} dB, {loud}seam {row['seam']}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
