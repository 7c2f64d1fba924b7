"""The values of the options of the command line: what a word means, or ValueError if it means nothing."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path


def language_code(word: str) -> str:
    """One of the two languages."""
    return one_of(word, ("es", "en"))


def one_of(word: str, allowed: Sequence[str]) -> str:
    """`word` itself if it is allowed, else ValueError."""
    if word not in allowed:
        raise ValueError(word)
    return word


def seed_number(word: str) -> int:
    """A whole number from 0."""
    if not word.isascii() or not word.isdigit() or len(word) > 18:
        raise ValueError(word)
    return int(word)


def count_of_games(word: str) -> int:
    """A whole number from 1."""
    number = seed_number(word)
    if number < 1:
        raise ValueError(word)
    return number


def render_scale(word: str) -> float:
    """Pixels per logical unit: 1, 1.5 or 2."""
    return float(one_of(word, ("1", "1.5", "2")))


def show_speed(word: str) -> float:
    """How many times the normal speed the show runs, 0.25 to 20."""
    speed = float(word)
    if not 0.25 <= speed <= 20:
        raise ValueError(word)
    return speed


def existing_file(word: str) -> Path:
    """A file that is there."""
    path = Path(word)
    if not path.is_file():
        raise ValueError(word)
    return path.resolve()


def existing_folder(word: str) -> Path:
    """A folder that is there."""
    path = Path(word)
    if not word or not path.is_dir():
        raise ValueError(word)
    return path.resolve()


def place(word: str) -> Path:
    """A file or folder that may still be made."""
    if not word:
        raise ValueError(word)
    return Path(word).resolve()


def new_file(word: str) -> Path:
    """A file that is there or can be made: in a folder that is there."""
    path = place(word)
    if path.is_dir() or not os.access(path.parent, os.W_OK | os.X_OK):
        raise ValueError(word)
    return path
