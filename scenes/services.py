"""What every scene may ask for: texts, options, saves, sounds, the folder of the player, the match worker."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.files import SaveProblem
from game.language import Texts
from game.settings import Settings
from sprites.timeline import Pace

if TYPE_CHECKING:
    from game.opponents.worker import Worker
    from game.saves import Saves

TEXT_FACTORS = {"normal": 1.0, "large": 1.25, "largest": 1.4}
"""The text-size option as a factor of the styles of panels; cards and board do not grow."""


class SoundPlayer(Protocol):
    """Plays named cues, music and ambience; silent without a device (`sounds.mixer.Sounds`)."""

    @property
    def silent(self) -> bool:
        """True while there is no device."""
        ...

    mute: bool
    mono: bool

    def play(self, cue: str, /, **said: object) -> object:
        """Play `cue` once; what is `said` with it (a district, say) is for the captions."""
        ...

    def music(self, name: str | None) -> None:
        """Let a piece of music take over, with its ambience; None ends it."""
        ...

    def set_volumes(self, volumes: Mapping[str, float]) -> None:
        """Take other volumes, 0 to 1, by group."""
        ...

    def update(self, dt_ms: float, away: bool = False) -> None:
        """Let time pass; music holds still while the player is `away`."""
        ...

    def try_again(self) -> bool:
        """Look for a device once more; True when there is one."""
        ...

    def lost(self) -> bool:
        """The device went away; False when there was none."""
        ...

    def close(self) -> None:
        """Give the device back."""
        ...


class Silence:
    """A player of sounds that plays none."""

    silent = False
    mute = False
    mono = False

    def play(self, cue: str, /, **said: object) -> None:
        """Play nothing."""

    def music(self, name: str | None) -> None:
        """Play nothing."""

    def set_volumes(self, volumes: Mapping[str, float]) -> None:
        """Take no volumes."""

    def update(self, dt_ms: float, away: bool = False) -> None:
        """Nothing goes on."""

    def try_again(self) -> bool:
        """Silence is what it should be."""
        return True

    def lost(self) -> bool:
        """There is no device to lose."""
        return False

    def close(self) -> None:
        """There is no device to give back."""


class SettingsStore(Protocol):
    """Where options are kept (`game.settings.SettingsFile`)."""

    def save(self, settings: Settings) -> SaveProblem | None:
        """Write the options down."""
        ...


@dataclass
class Services:
    """The outside world of the scenes, handed to the App."""

    language: Texts
    settings: Settings = field(default_factory=Settings)
    store: SettingsStore | None = None
    sounds: SoundPlayer = field(default_factory=Silence)
    saves: Saves | None = None
    worker: Worker | None = None
    folder: Path | None = None
    """The player's own folder: options, saves, reports."""
    mute: bool = False
    """True when the command line asked for silence."""
    seed: int | None = None
    """The seed asked for on the command line."""
    chance: random.Random = field(default_factory=lambda: random.Random(20))
    """Chance for show only (particles, candle light); a match never asks it."""


def pace_of(settings: Settings, speed: float | None = None) -> Pace:
    """The pace that the options ask for; `speed` from the command line counts more."""
    instant = settings.animation_speed == "instant" and speed is None
    usual = 1.0 if instant else float(settings.animation_speed if speed is None else speed)
    return Pace(speed or usual, instant, settings.reduced_motion)
