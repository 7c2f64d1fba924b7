"""What is heard, as far as the screen has to do with it: opening the device, losing it, and captions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from game.settings import Settings
from sounds.cues import GROUPS, Cue
from sprites.canvas import SIZE, Canvas

if TYPE_CHECKING:
    from scenes.app import App

CAPTION_MS = 2600.0
STRIP: Final = pygame.Rect(240, 697, 800, 23)
"""The lowest edge of the screen, where no page puts anything."""


class Hearing:
    """Stands between the game and its player of sounds."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.caption = ""
        """What was heard last, in words, as long as it is shown."""
        self._left = 0.0

    def open(self) -> None:
        """Open the device; where there is none, say so once."""
        from sounds.mixer import Sounds

        app, now = self._app, self._app.settings
        sounds = Sounds(_volumes(now), app.services.mute or now.mute, now.mono)
        sounds.listeners.append(self.heard)
        app.services.sounds = sounds
        app.scenes.tell_music()
        if sounds.silent and not app.services.mute and not app.toasts.text:
            app.toasts.say(app.language.text("menus.options.sound.missing"))

    def apply(self) -> None:
        """Let the options as they are now take effect."""
        now, sounds = self._app.settings, self._app.sounds
        sounds.set_volumes(_volumes(now))
        sounds.mute = now.mute or self._app.services.mute
        sounds.mono = now.mono
        if not now.captions:
            self.clear()

    def notice(self, event: pygame.Event) -> None:
        """A sound device may have gone away; the microphones and what we never opened do not matter."""
        gone = event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture and event.which > 0
        if gone and self._app.sounds.lost():
            self._app.toasts.say(self._app.language.text("sound.lost"))

    def heard(self, cue: Cue, said: Mapping[str, object]) -> None:
        """A cue sounds: say it in words, if it means something and words are wanted."""
        if self._app.settings.captions and cue.spoken:
            self.tell(cue, said)

    def tell(self, cue: Cue, said: Mapping[str, object]) -> None:
        """Show the caption of a cue for a while."""
        key = f"sound.caption.{cue.name}"
        self.caption = self._app.language.text(f"{key}.there" if said else key, **said)
        self._left = CAPTION_MS
        self._app.scenes.refresh()

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self._app.sounds.update(dt_ms, self._app.idle.away)
        if self.caption:
            self._left -= dt_ms
            if self._left <= 0:
                self.clear()

    def clear(self) -> None:
        """Take the caption away."""
        if self.caption:
            self.caption = ""
            self._app.scenes.refresh()

    def draw(self, canvas: Canvas) -> None:
        """Draw the caption in its strip."""
        if not self.caption:
            return
        with canvas.above(), canvas.panel_text():
            shown = f"[icon:sound]~{self.caption}"
            wide, _ = canvas.measure(shown, "small_bold")
            canvas.box((SIZE[0] / 2 - wide / 2 - 14, STRIP.y, wide + 28, STRIP.h), "#0B0807", 6)
            canvas.text(shown, STRIP.center, "small_bold", "bone", anchor="center")


def _volumes(now: Settings) -> dict[str, float]:
    return {group: getattr(now, group) for group in GROUPS}
