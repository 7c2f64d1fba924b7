"""Levels that move: fades, and the stepping back of music while a banner speaks."""

from __future__ import annotations

FADE_OUT_MS = 900.0
FADE_IN_MS = 1400.0
DUCK_MS = 140.0
"""From full level to any other, when something begins to speak."""
RISE_MS = 1200.0
"""And back again."""


def loudness(volume: float) -> float:
    """The gain of a volume. Loudness is heard by its powers: half way must sound half as loud."""
    return volume * volume


def ratio(decibels: float) -> float:
    """The gain that is softer by so many decibels."""
    return 10 ** (-decibels / 20)


class Fade:
    """A level between 0 and 1 that goes up or down evenly."""

    def __init__(self, level: float = 0.0) -> None:
        self.level = level

    def up(self, dt_ms: float) -> None:
        """Rise for `dt_ms` milliseconds."""
        self.level = min(1.0, self.level + dt_ms / FADE_IN_MS)

    def down(self, dt_ms: float) -> bool:
        """Sink for `dt_ms` milliseconds; True when nothing is left."""
        self.level = max(0.0, self.level - dt_ms / FADE_OUT_MS)
        return self.level == 0.0


class Duck:
    """The gain of all that steps back while a cue speaks."""

    def __init__(self) -> None:
        self.gain = 1.0
        self._floor = 1.0
        self._left = 0.0

    def under(self, decibels: float, milliseconds: float) -> None:
        """Step back for so long. Of two cues at once the deeper and the longer count."""
        floor = ratio(decibels)
        self._floor = min(self._floor, floor) if self._left > 0 else floor
        self._left = max(self._left, milliseconds)

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - dt_ms)
        if self._left > 0:
            self.gain = max(self._floor, self.gain - dt_ms / DUCK_MS)
        else:
            self.gain = min(1.0, self.gain + dt_ms / RISE_MS)
