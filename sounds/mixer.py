"""Plays cues by name. Without a sound device everything works the same, only silently."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections.abc import Iterator, Mapping

import pygame

from sounds.cues import CUES, GROUPS, Cue, Group

log = logging.getLogger(__name__)

RATE, SIZE, STEREO, BUFFER = 44100, -16, 2, 512
CHANNELS = 24
DRIVER = "SDL_AUDIODRIVER"


class Sounds:
    """The one place that makes noise.

    `volumes` maps the groups "music", "effects" and "interface" to 0..1 (a missing group is at full volume).
    Nothing here raises: a sound that cannot be played is not worth a match.
    """

    def __init__(self, volumes: Mapping[str, float] | None = None, mute: bool = False) -> None:
        self._volumes = dict.fromkeys(GROUPS, 1.0)
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._last: dict[str, int] = {}
        self._wanted_driver = os.environ.get(DRIVER)
        self.mute = mute
        self.silent = True
        self.set_volumes(volumes or {})
        self.try_again()

    def try_again(self) -> bool:
        """Look for a sound device (once more). Returns whether one was found; if not, plays on in silence."""
        self.close()
        self._set_driver(self._wanted_driver)
        self.silent = not _open_mixer()
        if self.silent:
            log.warning("no sound device: playing in silence")
            self._set_driver("dummy")
            _open_mixer()
        if pygame.mixer.get_init():
            pygame.mixer.set_num_channels(CHANNELS)
        return not self.silent

    def set_volumes(self, volumes: Mapping[str, float]) -> None:
        """Change the volumes of some groups; sounds already playing keep theirs."""
        for group in GROUPS:
            if group in volumes:
                self._volumes[group] = min(1.0, max(0.0, float(volumes[group])))

    def volume(self, group: Group) -> float:
        """The volume of a group, 0 to 1."""
        return self._volumes[group]

    def play(self, name: str) -> bool:
        """Play a cue now, unless it is muted or has only just sounded. Returns whether it was started."""
        cue = CUES.get(name)
        if cue is None:
            log.warning("there is no sound cue named %r", name)
            return False
        if self.mute or not pygame.mixer.get_init() or self._is_resting(cue):
            return False
        return self._start(cue)

    def stop(self) -> None:
        """Silence at once what is sounding."""
        if pygame.mixer.get_init():
            pygame.mixer.stop()

    def close(self) -> None:
        """Give the device back. `try_again` opens it anew."""
        self._loaded.clear()
        with contextlib.suppress(pygame.error):
            pygame.mixer.quit()

    def _start(self, cue: Cue) -> bool:
        sound = self._sound(cue)
        volume = self._volumes[cue.group]
        if sound is None or volume == 0.0:
            return False
        channel = pygame.mixer.find_channel()
        if channel is None:
            return False
        channel.set_volume(volume**2)  # loudness is heard by its powers: half way shall sound half as loud
        channel.play(sound)
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

    @staticmethod
    def _set_driver(driver: str | None) -> None:
        if driver is None:
            os.environ.pop(DRIVER, None)
        else:
            os.environ[DRIVER] = driver


def _open_mixer() -> bool:
    with _quiet_stderr():
        try:
            pygame.mixer.init(RATE, SIZE, STEREO, BUFFER)
        except pygame.error:
            return False
    return True


@contextlib.contextmanager
def _quiet_stderr() -> Iterator[None]:
    """Keep the C sound libraries from printing a page about a device that is not there."""
    try:
        sys.stderr.flush()
        saved = os.dup(2)
    except (OSError, AttributeError, ValueError):
        yield
        return
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(saved, 2)
        os.close(saved)
