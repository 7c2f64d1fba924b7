"""Plays cues, music and ambience by name. Without a sound device everything works the same, only silently."""

from __future__ import annotations

import logging
import os
import random
from collections.abc import Callable, Mapping

import pygame

from sounds.cues import CUES, GROUPS, TRACKS, Cue, Group
from sounds.device import DRIVER, close_mixer, open_mixer
from sounds.fade import Duck, loudness
from sounds.players import BED_CHANNEL, Ambience, Music

log = logging.getLogger(__name__)

CHANNELS = 24


class Sounds:
    """The one place that makes noise.

    `volumes` maps the groups to 0..1 (a missing group is at full volume). `update` must be called in every
    frame: fades and music live by it. Nothing here raises: no sound is worth a match.
    """

    def __init__(
        self,
        volumes: Mapping[str, float] | None = None,
        mute: bool = False,
        mono: bool = False,
        chance: random.Random | None = None,
    ) -> None:
        self.silent = True
        """True while there is no device."""
        self.listeners: list[Callable[[Cue, Mapping[str, object]], object]] = []
        """Told of every cue that is played, also in silence, and of what was said with it."""
        self._volumes = dict.fromkeys(GROUPS, 1.0)
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._last: dict[str, int] = {}
        self._on: dict[int, Group] = {}
        """The group of the cue that was last put on a channel."""
        self._wanted_driver = os.environ.get(DRIVER)
        self._music = Music()
        self._ambience = Ambience(self.play, chance or random.Random())
        self._duck = Duck()
        self._mute = mute
        self._mono = mono
        self.set_volumes(volumes or {})
        self.try_again()

    # --- the device -------------------------------------------------------------------------------------

    def try_again(self) -> bool:
        """Look for a sound device (once more). Returns whether one was found; if not, plays on in silence.

        Music and ambience begin anew.
        """
        self.close()
        _set_driver(self._wanted_driver)
        self.silent = not open_mixer(self._mono)
        if self.silent:
            log.warning("no sound device: playing in silence")
            _set_driver("dummy")
            open_mixer(self._mono)
        if pygame.mixer.get_init():
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(BED_CHANNEL + 1)
        return not self.silent

    def lost(self) -> bool:
        """The device went away: go on in silence. False when there was none to lose."""
        if self.silent:
            return False
        log.warning("the sound device went away: playing in silence")
        self.close()
        self.silent = True
        wanted, self._wanted_driver = self._wanted_driver, "dummy"
        self.try_again()
        self.silent, self._wanted_driver = True, wanted
        return True

    def close(self) -> None:
        """Give the device back. `try_again` opens it anew."""
        self._loaded.clear()
        self._on.clear()
        self._music.forget()
        self._ambience.forget()
        close_mixer()

    # --- how loud ---------------------------------------------------------------------------------------

    def set_volumes(self, volumes: Mapping[str, float]) -> None:
        """Change the volumes of some groups, also of what is sounding."""
        for group in GROUPS:
            if group in volumes:
                self._volumes[group] = min(1.0, max(0.0, float(volumes[group])))
        if pygame.mixer.get_init():
            for channel, group in self._on.items():
                pygame.mixer.Channel(channel).set_volume(loudness(self._volumes[group]))

    def volume(self, group: Group) -> float:
        """The volume of a group, 0 to 1."""
        return self._volumes[group]

    @property
    def mute(self) -> bool:
        """True while nothing shall be heard."""
        return self._mute

    @mute.setter
    def mute(self, mute: bool) -> None:
        self._mute = mute
        if mute:
            self.stop()

    @property
    def mono(self) -> bool:
        """True while both ears shall hear the same."""
        return self._mono

    @mono.setter
    def mono(self, mono: bool) -> None:
        if mono != self._mono:
            self._mono = mono
            if not self.silent:
                self.try_again()

    # --- what sounds ------------------------------------------------------------------------------------

    def play(self, name: str, /, **said: object) -> bool:
        """Play a cue now, unless it is muted or has only just sounded. Returns whether it was started.

        What is `said` with it (a district, say) goes to the listeners. Where the music of a game is wanted,
        a cue that this game has in a way of its own sounds in that way.
        """
        track = TRACKS.get(self._music.wanted or "")
        cue = CUES.get(track.own.get(name, name) if track else name)
        if cue is None:
            log.warning("there is no sound cue named %r", name)
            return False
        if self._is_resting(cue):
            return False
        for listener in self.listeners:
            listener(cue, said)
        if self._mute or not pygame.mixer.get_init():
            return False
        return self._start(cue)

    def music(self, name: str | None) -> None:
        """Let a piece of music take over, with the ambience that belongs to it; None ends both."""
        self._music.wanted = name
        track = TRACKS.get(name or "")
        self.ambience(track.bed if track else None)

    def ambience(self, name: str | None) -> None:
        """Let another bed of ambience take over; None ends it."""
        self._ambience.wanted = name

    @property
    def playing(self) -> tuple[str | None, str | None]:
        """The music and the ambience that play now."""
        return self._music.playing, self._ambience.playing

    def update(self, dt_ms: float, away: bool = False) -> None:
        """Let time pass. While the player is `away` music and ambience hold still, as without a device."""
        if not pygame.mixer.get_init():
            return
        self._duck.update(dt_ms)
        gain = 0.0 if away or self._mute or self.silent else self._duck.gain
        self._music.update(dt_ms, loudness(self._volumes["music"]) * gain)
        self._ambience.update(dt_ms, loudness(self._volumes["ambience"]) * gain)

    def stop(self) -> None:
        """Silence at once every cue that is sounding; music and ambience go on."""
        if pygame.mixer.get_init():
            for channel in range(BED_CHANNEL + 1, CHANNELS):
                pygame.mixer.Channel(channel).stop()

    def _start(self, cue: Cue) -> bool:
        sound = self._sound(cue)
        volume = self._volumes[cue.group]
        if sound is None or volume == 0.0:
            return False
        free = [n for n in range(BED_CHANNEL + 1, CHANNELS) if not pygame.mixer.Channel(n).get_busy()]
        if not free:
            return False
        channel = pygame.mixer.Channel(free[0])
        self._on[free[0]] = cue.group
        channel.play(sound)
        channel.set_volume(loudness(volume))
        if cue.ducks:
            self._duck.under(cue.ducks, sound.get_length() * 1000)
        return True

    def _sound(self, cue: Cue) -> pygame.mixer.Sound | None:
        """The loaded file; a file that cannot be read is reported once and stays silent."""
        if cue.name not in self._loaded:
            try:
                self._loaded[cue.name] = pygame.mixer.Sound(cue.file)
            except (pygame.error, OSError) as error:
                log.warning("sound cue %s: %s", cue.name, error)
                self._loaded[cue.name] = None
        return self._loaded[cue.name]

    def _is_resting(self, cue: Cue) -> bool:
        now = pygame.time.get_ticks()
        last = self._last.get(cue.name)
        if last is not None and now - last < cue.rest_ms:
            return True
        self._last[cue.name] = now
        return False


def _set_driver(driver: str | None) -> None:
    if driver is None:
        os.environ.pop(DRIVER, None)
    else:
        os.environ[DRIVER] = driver
