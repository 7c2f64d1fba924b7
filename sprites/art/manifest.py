"""The manifest of the built pictures, and the check that pictures, sources and manifest belong together."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from sprites.art.recipes import Recipe, recipes

SHEETS = Path(__file__).parent.parent / "sheets"
MANIFEST = SHEETS / "manifest.json"
SAMPLE = 5
"""How many pictures a check paints again."""
TOLERANCE = 8
"""How far a channel may be off before its pixel counts as different."""
DIFFERENT = 0.001
"""The share of pixels that may differ."""
_SMALL = 400 * 400


def encoded(recipe: Recipe) -> bytes:
    """Paint the picture and pack it as WebP."""
    picture = Image.fromarray((np.clip(recipe.paint(), 0, 1) * 255 + 0.5).astype(np.uint8))
    packed = io.BytesIO()
    if recipe.lossless:
        picture.save(packed, "WEBP", lossless=True, exact=True, method=4)
    else:
        picture.save(packed, "WEBP", quality=recipe.quality, method=4, exact=recipe.clear)
    return packed.getvalue()


def entry(recipe: Recipe, size: int) -> dict[str, Any]:
    """What the manifest says about one picture; `size` is its file's in bytes."""
    told = {
        "picture": recipe.picture,
        "file": recipe.file,
        "width": recipe.width,
        "height": recipe.height,
        "cells": recipe.cells,
        "alpha": recipe.clear,
        "bytes": size,
        "recipe": recipe.digest(),
    }
    return told if recipe.eye == 0.5 else {**told, "eye": recipe.eye}


def read() -> dict[str, dict[str, Any]]:
    """The manifest: name with size -> entry. Empty when nothing was built yet."""
    if not MANIFEST.exists():
        return {}
    pictures: dict[str, dict[str, Any]] = json.loads(MANIFEST.read_text(encoding="utf-8"))["pictures"]
    return pictures


def write(pictures: dict[str, dict[str, Any]]) -> None:
    """Write the manifest, one line for each picture, so that differences can be read."""
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(pictures[name])}" for name in sorted(pictures))
    MANIFEST.write_text(f'{{"version": 1, "pictures": {{\n{lines}\n}}}}\n', encoding="utf-8", newline="\n")


def check_manifest() -> list[str]:
    """What is wrong between recipes, manifest and files, one sentence each; nothing is painted."""
    known, wanted = read(), {recipe.name: recipe for recipe in recipes()}
    faults = [f"{name}: built, but no recipe makes it" for name in sorted(known.keys() - wanted.keys())]
    for name, recipe in wanted.items():
        faults += _faults(recipe, known.get(name))
    return faults + [f"{path}: a file that the manifest does not know" for path in _strays(known.values())]


def _faults(recipe: Recipe, known: dict[str, Any] | None) -> list[str]:
    if known is None:
        return [f"{recipe.name}: not built"]
    path = SHEETS / recipe.file
    if not path.exists():
        return [f"{recipe.name}: its file is missing"]
    if known != entry(recipe, path.stat().st_size):
        return [f"{recipe.name}: its sources, parameters or file have changed since it was built"]
    return []


def _strays(known: Iterable[dict[str, Any]]) -> list[str]:
    files = {item["file"] for item in known}
    return sorted(path.name for path in SHEETS.glob("*.webp") if path.name not in files)


def check_sample(seed: int = 1) -> list[str]:
    """Paint `SAMPLE` small pictures again and compare them with their files; one sentence for each that
    differs.
    """
    small = [recipe for recipe in recipes() if recipe.width * recipe.height * recipe.cells <= _SMALL]
    return [text for recipe in random.Random(seed).sample(small, SAMPLE) if (text := _compared(recipe))]


def _compared(recipe: Recipe) -> str:
    stored = _pixels((SHEETS / recipe.file).read_bytes())
    again = _pixels(encoded(recipe))
    if stored.shape != again.shape:
        return f"{recipe.name}: stored as {stored.shape}, painted as {again.shape}"
    share = different_share(stored, again)
    return f"{recipe.name}: {share:.2%} of the pixels differ" if share > DIFFERENT else ""


def different_share(first: np.ndarray[Any, Any], second: np.ndarray[Any, Any]) -> float:
    """The share of pixels of which some channel is off by more than `TOLERANCE`."""
    apart = np.abs(first.astype(np.int16) - second.astype(np.int16)).max(axis=-1)
    return float((apart > TOLERANCE).mean())


def _pixels(data: bytes) -> np.ndarray[Any, Any]:
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGBA"))
