"""Reading and writing FLAC: the cues exactly as they were made, in a fifth of the room."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from sounds.synth.signal import RATE

FORM = ("FLAC", "PCM_16", 1, RATE)
"""How every cue is stored: container, depth, number of ears, steps a second."""


def write(path: Path, steps: np.ndarray) -> None:
    """Write 16-bit steps as a mono file."""
    import soundfile

    soundfile.write(path, steps.astype(np.int16), RATE, "PCM_16", format="FLAC", compression_level=1.0)


def read(path: Path) -> np.ndarray:
    """The 16-bit steps of a built file. Raises ValueError when it is not one of ours."""
    import soundfile

    try:
        with soundfile.SoundFile(path) as file:
            form = (file.format, file.subtype, file.channels, file.samplerate)
            if form != FORM:
                raise ValueError(f"{path}: expected {FORM}, found {form}")
            return np.asarray(file.read(dtype="int16"))
    except soundfile.LibsndfileError as error:
        raise ValueError(f"{path}: {error}") from error
