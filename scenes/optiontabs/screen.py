"""Options: language, window and sharpness."""

from __future__ import annotations

from collections.abc import Hashable

from scenes.menus import options_model, preferences
from scenes.optiontabs.form import Section


class Screen(Section):
    """Language, window and sharpness."""

    def build(self) -> None:
        """See `Section`."""
        languages = [(code, self.say(f"common.language.{code}")) for code in ("es", "en")]
        self.choice("language", languages, value=self.app.language.code, changed=self.keep("language"))
        full = self.app.window.fullscreen
        modes = [(mode, self.say(f"menus.options.mode.{mode}")) for mode in ("window", "full")]
        self.choice(
            "window", modes, key="mode", value="full" if full else "window", changed=self._choose_mode
        )
        self.about(self.say("menus.options.mode.about"))
        sizes = [(options_model.size_id(s), options_model.size_name(s)) for s in options_model.SIZES]
        self.choice(
            "window_size",
            sizes,
            key="size",
            value=options_model.size_id(self.app.window.normal_size),
            changed=self._choose_size,
            enabled=not full,
            why=self.say("menus.options.size.full"),
        )
        scales = [
            ("auto", self.say("menus.options.scale.auto")),
            *((s, self.say(f"menus.options.speed.{s}")) for s in ("1", "1.5", "2")),
        ]
        self.choice("scale", scales)
        self.about(self.say("menus.options.scale.about"))

    def _choose_mode(self, mode: Hashable) -> None:
        self.app.set_fullscreen(mode == "full")  # says itself when the system refuses
        self.page.rebuild()

    def _choose_size(self, name: Hashable) -> None:
        size = next(s for s in options_model.SIZES if options_model.size_id(s) == name)
        self.app.window.resize(size)
        preferences.change(self.app, window_size=size)
