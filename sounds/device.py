"""Opening and closing the sound device, without a word on the terminal when there is none."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator

import pygame

RATE, SIZE, BUFFER = 44100, -16, 1024
DRIVER = "SDL_AUDIODRIVER"


def open_mixer(mono: bool = False) -> bool:
    """Open the device; False when there is none, or none that takes our form.

    In mono the mixer itself has one channel: what was recorded for two ears is added up for both.
    """
    free = pygame.AUDIO_ALLOW_FREQUENCY_CHANGE if mono else pygame.AUDIO_ALLOW_ANY_CHANGE
    with _quiet_stderr():
        try:
            pygame.mixer.init(RATE, SIZE, 1 if mono else 2, BUFFER, allowedchanges=free)
        except pygame.error:
            return False
    return True


def close_mixer() -> None:
    """Give the device back."""
    with contextlib.suppress(pygame.error):
        pygame.mixer.quit()


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
