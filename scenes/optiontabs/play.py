"""Options: how a match is played."""

from __future__ import annotations

from scenes.menus import options_model, preferences
from scenes.optiontabs.form import SLIDER_LABEL, Section
from sprites.widgets import Slider


class Game(Section):
    """Speed, memory aid and the seal."""

    def build(self) -> None:
        """See `Section`."""
        speeds = [(v, self.say(f"menus.options.speed.{v}")) for v in ("1", "1.5", "2", "instant")]
        self.choice("animation_speed", speeds, key="speed")
        self.toggle("memory_aid", "memory")
        text = self.say("menus.options.seal")
        hold = float(self.app.settings.seal_hold)
        self.page.widgets.add(
            Slider(
                "seal_hold",
                self.row(),
                text,
                hold,
                lambda value: preferences.change(self.app, seal_hold=round(value)),
                low=300,
                high=1000,
                step=100,
                label_width=SLIDER_LABEL,
                show=lambda value: options_model.seconds(self.app.language, value),
                group="page",
            )
        )
        self.about(self.say("menus.options.seal.about"))
