"""What sounds all the time: the one stream of music, and the bed of ambience with its echoes.

Both are told what is wanted and get there by themselves while `update` is called: down with the old, up with
the new. Files that cannot be read are reported once and stay silent.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from typing import Final

import pygame

from sounds.cues import BEDS, TRACKS
from sounds.fade import Fade

log = logging.getLogger(__name__)

BED_CHANNEL: Final = 0
"""The channel that no cue may take."""


class Music:
    """The stream of music: never more than one piece at once, read from its file bit by bit."""

    def __init__(self) -> None:
        self.wanted: str | None = None
        self.playing: str | None = None
        self._fade = Fade()
        self._gain = -1.0
        self._paused = False
        self._broken: set[str] = set()

    def forget(self) -> None:
        """The device is a new one: nothing plays, what is wanted begins anew."""
        self.playing, self._fade, self._gain, self._paused = None, Fade(), -1.0, False

    def update(self, dt_ms: float, gain: float) -> None:
        """Let time pass at the loudness `gain`; 0 holds the music where it is."""
        self._hold(gain == 0.0)
        if self._paused:
            if self.playing != self.wanted:
                self._change()
            return
        if self.playing == self.wanted:
            self._fade.up(dt_ms)
        elif self.playing is None or self._fade.down(dt_ms):
            self._change()
        self._set(gain * self._fade.level)

    def _hold(self, paused: bool) -> None:
        if paused == self._paused:
            return
        self._paused = paused
        if self.playing is not None:
            (pygame.mixer.music.pause if paused else pygame.mixer.music.unpause)()

    def _change(self) -> None:
        """Begin what is wanted, as yet unheard."""
        self._fade, self.playing = Fade(), self.wanted
        pygame.mixer.music.stop()
        if self.wanted is None or self.wanted in self._broken:
            return
        try:
            pygame.mixer.music.load(TRACKS[self.wanted].file)
            self._set(0.0)
            pygame.mixer.music.play(loops=-1)
        except (pygame.error, OSError, KeyError) as error:
            log.warning("music %s: %s", self.wanted, error)
            self._broken.add(self.wanted)
            return
        if self._paused:
            pygame.mixer.music.pause()

    def _set(self, gain: float) -> None:
        if gain != self._gain:
            self._gain = gain
            pygame.mixer.music.set_volume(gain)


class Ambience:
    """The bed of a place, and now and then something from farther away."""

    def __init__(self, play: Callable[[str], object], chance: random.Random) -> None:
        self.wanted: str | None = None
        self.playing: str | None = None
        self._play = play
        self._chance = chance
        self._fade = Fade()
        self._wait_ms = 0.0
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}

    def forget(self) -> None:
        """The device is a new one."""
        self.playing, self._fade = None, Fade()
        self._loaded.clear()

    def update(self, dt_ms: float, gain: float) -> None:
        """Let time pass at the loudness `gain`."""
        channel = pygame.mixer.Channel(BED_CHANNEL)
        if self.playing == self.wanted:
            self._fade.up(dt_ms)
            self._echo(dt_ms, gain)
        elif self.playing is None or gain == 0.0 or self._fade.down(dt_ms):
            self._change(channel)
        channel.set_volume(gain * self._fade.level)

    def _change(self, channel: pygame.mixer.Channel) -> None:
        self._fade, self.playing = Fade(), self.wanted
        channel.stop()
        self._rest()
        sound = self._sound(self.wanted) if self.wanted else None
        if sound is not None:
            channel.set_volume(0.0)
            channel.play(sound, loops=-1)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            try:
                self._loaded[name] = pygame.mixer.Sound(BEDS[name].file)
            except (pygame.error, OSError, KeyError) as error:
                log.warning("ambience %s: %s", name, error)
                self._loaded[name] = None
        return self._loaded[name]

    def _echo(self, dt_ms: float, gain: float) -> None:
        bed = BEDS.get(self.playing or "")
        if bed is None or gain == 0.0:
            return
        self._wait_ms -= dt_ms
        if self._wait_ms <= 0:
            self._rest()
            self._play(self._chance.choice(bed.echoes))

    def _rest(self) -> None:
        bed = BEDS.get(self.playing or "")
        if bed is not None:
            self._wait_ms = 1000 * self._chance.uniform(*bed.every)
