"""Writing OGG Vorbis, so that the same music always gives the same file.

The encoder numbers each stream by chance; here every stream has the same number, and the pages' sums are
counted anew. Vorbis keeps the exact count of samples, so nothing is added at either end of a loop.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sounds.synth.signal import RATE

SERIAL: Final = 1897
"""The number of every stream of ours: the year in which the count came to London."""
HEAD: Final = struct.Struct("<4sBBqIIIB")
_POLYNOMIAL: Final = 0x04C11DB7


def write(path: Path, sound: NDArray[np.float64], quality: float) -> None:
    """Write one row (mono) or two (stereo) at `quality` from 0 to 1."""
    import soundfile

    rows = np.atleast_2d(sound).T
    with soundfile.SoundFile(
        path, "w", RATE, rows.shape[1], "VORBIS", format="OGG", compression_level=1.0 - quality
    ) as file:
        for first in range(0, len(rows), RATE):  # longer runs at once overflow the encoder's stack
            file.write(rows[first : first + RATE])
    path.write_bytes(renumbered(path.read_bytes()))


def renumbered(content: bytes) -> bytes:
    """The same stream under our number. Raises ValueError when it is no OGG."""
    pages, at = bytearray(content), 0
    while at < len(pages):
        capture, version, kind, position, _, sequence, _, count = HEAD.unpack_from(pages, at)
        if capture != b"OggS":
            raise ValueError(f"no page begins at byte {at}")
        HEAD.pack_into(pages, at, capture, version, kind, position, SERIAL, sequence, 0, count)
        size = HEAD.size + count + sum(pages[at + HEAD.size : at + HEAD.size + count])
        struct.pack_into("<I", pages, at + 22, _sum(bytes(pages[at : at + size])))
        at += size
    return bytes(pages)


def _table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ _POLYNOMIAL if value & 0x80000000 else value << 1
        table.append(value & 0xFFFFFFFF)
    return table


_TABLE: Final = _table()


def _sum(page: bytes) -> int:
    """The checksum of a page whose own field is zero."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value
