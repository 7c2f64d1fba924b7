"""The match set-up: who sits where, how long it lasts, and a fold with handicaps."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import msgspec
import pygame

from game.names import LONGEST_NAME, player_name
from scenes import furniture
from scenes.boards import BOARDS
from scenes.confirm import ask_to_replace
from scenes.menus import launch, wording
from scenes.menus import setup_model as model
from scenes.menus.page import MenuPage
from scenes.menus.parts import SETUP_INNER as INNER
from scenes.menus.parts import SETUP_LABEL as LABEL
from scenes.menus.parts import SETUP_PANEL as PANEL
from scenes.menus.setup_model import SetupChoices
from sprites import faces
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.widgets import Button, Choice, IconButton, TextField

SEATS = (pygame.Rect(24, 374, 272, 246), pygame.Rect(312, 374, 272, 246))
CARTES = ((160, 213), (448, 213))
CARTE_TILT = (2.0, -2.0)
SWAP = pygame.Rect(282, 191, 44, 44)
FOLD_Y = 238
BACK = pygame.Rect(24, 642, 160, 56)
SUMMARY = pygame.Rect(204, 640, 806, 60)
START = pygame.Rect(1030, 636, 226, 66)


class SetupScene(MenuPage):
    """Lets people choose and starts the match; `saved` is a match half played that it would replace."""

    name = "setup"

    def __init__(
        self, choices: SetupChoices, saved: launch.Saved | None = None, *, adjusting: bool = False
    ) -> None:
        super().__init__()
        self.choices = choices
        self.adjusting = adjusting
        self._saved = saved
        self._pages = BOARDS[choices.game]
        self.part = self._pages.setup

    # --- laying out -------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self.widgets.add(
            IconButton("swap", SWAP, "swap", self.say("menus.setup.swap"), self._swap, size=26, group="seats")
        )
        for seat in (0, 1):
            self._build_seat(seat)
        self.part.build(self)
        self._build_seed()
        self._build_fold()
        self.widgets.add(Button("back", BACK, self.say("menus.setup.back"), self.go_back, group="foot"))
        start = self.say("menus.setup.start")
        self.widgets.add(
            Button("start", START, start, self.start, kind="primary", style="button_large", group="foot")
        )
        if self.focus_id is None:
            self.interaction.set_focus("start")

    def choose(self, choices: SetupChoices) -> None:
        """Go on with `choices` and lay the page out anew."""
        self.choices = choices
        self._rebuild()

    def configure(self, config: msgspec.Struct) -> None:
        """Go on with another config of the game."""
        self.choose(model.with_config(self.choices, config))

    def _rebuild(self) -> None:
        self.widgets.clear()
        self.build()
        self.changed()

    def _build_seat(self, seat: int) -> None:
        box, choice = SEATS[seat], self.choices.seats[seat]
        row = pygame.Rect(box.x + 14, box.y + 14, box.w - 28, 44)
        kinds = [(kind, self.say(f"common.kind.{kind}")) for kind in ("human", "computer")]
        kind = "human" if choice.human else "computer"
        self.widgets.add(
            Choice(f"kind{seat}", row, "", kinds, kind, partial(self._seat_kind, seat), group="seats")
        )
        row = row.move(0, 54)
        if choice.human:
            self._build_name(seat, row.inflate(-4, 0))
        else:
            levels = [(name, wording.level(self.app.language, name)) for name in model.LEVELS]
            self.widgets.add(
                Choice(
                    f"level{seat}",
                    row,
                    "",
                    levels,
                    choice.player,
                    partial(self._seat_player, seat),
                    group="seats",
                )
            )

    def _build_name(self, seat: int, row: pygame.Rect) -> None:
        empty = self.say("menus.setup.name")
        name = self.choices.seats[seat].name
        self.widgets.add(
            TextField(f"name{seat}", row, self.say("menus.setup.name"), name, partial(self._named, seat),
                      limit=LONGEST_NAME, empty=empty, group="seats")
        )  # fmt: skip

    def _called(self, seat: int, name: str) -> str:
        """A person's name; without one "You" where there is only one person."""
        if not name and len(self.choices.humans) == 1:
            return self.say("menus.setup.you")
        return player_name(name) or self.say("common.kind.human")

    def _build_seed(self) -> None:
        field = pygame.Rect(INNER.x + LABEL, INNER.y + 82, 196, 44)
        self.widgets.add(
            TextField("seed", field, self.say("menus.setup.seed"), str(self.choices.seed), self._seeded,
                      limit=model.MOST_DIGITS, accept=str.isdecimal, group="match")
        )  # fmt: skip
        other = pygame.Rect(field.right + 12, field.y, 156, 44)
        self.widgets.add(
            Button(
                "roll", other, self.say("menus.setup.seed.roll"), self._roll, icon="restart", group="match"
            )
        )

    def _build_fold(self) -> None:
        text = self.say("menus.setup.adjust.close" if self.adjusting else "menus.setup.adjust")
        icon = "chevron_up" if self.adjusting else "chevron_down"
        rect = pygame.Rect(INNER.x, FOLD_Y, 214, 44)
        self.widgets.add(Button("adjust", rect, text, self._fold, icon=icon, group="match"))
        if self.part.changes(self.choices.config):
            reset = pygame.Rect(INNER.right - 188, FOLD_Y, 188, 44)
            label = self.say("menus.setup.adjust.reset")
            self.widgets.add(
                Button("reset", reset, label, self._reset,
                       icon="undo", group="match")
            )  # fmt: skip

    # --- choosing ---------------------------------------------------------------------------------------

    def _seat_kind(self, seat: int, kind: object) -> None:
        self._seat_player(seat, model.HUMAN if kind == "human" else model.LEVELS[-1])

    def _seat_player(self, seat: int, player: object) -> None:
        self.choose(model.with_player(self.choices, seat, str(player)))

    def _named(self, seat: int, name: str) -> None:
        self.choices = model.with_name(self.choices, seat, name)
        self.changed()

    def _seeded(self, typed: str) -> None:
        self.choices = model.with_seed(self.choices, typed)
        self.changed()

    def _roll(self) -> None:
        self.choose(replace(self.choices, seed=launch.drawn_seed()))

    def _swap(self) -> None:
        self.choose(model.swapped(self.choices))

    def _reset(self) -> None:
        self.configure(self.part.reset(self.choices.config))

    def _fold(self) -> None:
        self.adjusting = not self.adjusting
        self._rebuild()

    def start(self) -> None:
        """Begin the match."""
        ask_to_replace(self.app, self._saved, lambda: launch.start(self.app, self.choices))

    def back(self) -> None:
        """To the title."""
        self.app.scenes.pop("page")

    # --- targets ----------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """The cartes choose the side of a lone player."""
        if len(self.choices.humans) == 2:
            return self.widgets.targets()
        cartes = [
            Target(f"seat.{seat}", _carte_area(seat), self._play_as(seat), group="cartes") for seat in (0, 1)
        ]
        return [*cartes, *self.widgets.targets()]

    def _play_as(self, seat: int) -> str:
        return self.say("menus.setup.play_as", role=wording.role(self.app.language, self.choices.game, seat))

    def rings_itself(self, target_id: str) -> bool:
        """The cartes lie tilted."""
        return target_id.startswith("seat.")

    def press(self, target: Target) -> None:
        """See `Scene`."""
        if target.id.startswith("seat."):
            self.app.sounds.play("ui_click")
            self.choose(model.with_role(self.choices, int(target.id[-1])))
        else:
            super().press(target)

    def update(self, dt_ms: float) -> None:
        """See `Scene`. A seed field that was left shows the seed that counts."""
        super().update(dt_ms)
        seed = self.widgets["seed"]
        if isinstance(seed, TextField) and not seed.typing and seed.value != str(self.choices.seed):
            seed.value = str(self.choices.seed)
            self.changed()

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        furniture.desk(canvas)
        duo = len(self.choices.humans) == 2
        title = self.say("menus.setup.title.duo" if duo else "menus.setup.title")
        furniture.top_bar(canvas, title, "person" if duo else "card")
        for seat in (0, 1):
            self._draw_carte(canvas, seat)
            canvas.panel(SEATS[seat])
        canvas.panel(PANEL)
        with canvas.panel_text():
            for seat in (0, 1):
                self._draw_about_seat(canvas, seat)
            self._draw_match(canvas)
            self.part.draw(self, canvas)
            self._draw_summary(canvas)
            self.draw_widgets(canvas)

    def _draw_carte(self, canvas: Canvas, seat: int) -> None:
        choice, lit = self.choices.seats[seat], self.lit(f"seat.{seat}")
        if choice.human:
            note = self._called(seat, choice.name)
        else:
            note = wording.level(self.app.language, choice.player)
        role = wording.role(self.app.language, self.choices.game, seat)
        face = faces.carte(self._pages.portraits[seat], role, note, choice.human or lit, canvas.scale)
        glow = "focus" if choice.human or lit else None
        ringed = lit and self.interaction.ring
        furniture.draw_turned(canvas, face, CARTES[seat], CARTE_TILT[seat], glow=glow, ringed=ringed)
        if choice.human:
            canvas.mark_state(_carte_area(seat), "selected", word=note)

    def _draw_about_seat(self, canvas: Canvas, seat: int) -> None:
        box, choice = SEATS[seat], self.choices.seats[seat]
        if choice.human:
            text = self.part.goal(self.app.language, seat)
        else:
            text = self.say(f"common.level.{choice.player}.about")
        room = (box.x + 18, box.y + 124, box.w - 36, box.h - 138)
        canvas.fit(text, room, "body_large", "text", anchor="topleft")

    def _draw_match(self, canvas: Canvas) -> None:
        label = (INNER.x + 6, INNER.y + 82, LABEL - 20, 44)
        canvas.fit(self.say("menus.setup.seed"), label, "body_large", "text", anchor="midleft")
        seed = (INNER.x + LABEL + 6, INNER.y + 127, INNER.w - LABEL - 6, 26)
        canvas.fit(self.say("menus.setup.seed.about"), seed, "secondary", "dim", anchor="midleft")
        count = self.part.changes(self.choices.config)
        key = "menus.setup.adjust.count" if count else "menus.setup.adjust.none"
        width = INNER.w - 230 - (200 if count else 0)
        room = (INNER.x + 230, FOLD_Y, width, 44)
        canvas.fit(
            self.say(key, n=count), room, "secondary", "highlight" if count else "dim", anchor="midleft"
        )

    def _draw_summary(self, canvas: Canvas) -> None:
        length = self.part.length(self.app.language, self.choices.config)
        text = wording.summary(self.app.language, self.choices, length)
        canvas.fit(text, SUMMARY, "body_large", "text", anchor="midright", align="right")


def _carte_area(seat: int) -> pygame.Rect:
    area = pygame.Rect(0, 0, furniture.CARTE[0] - 4, furniture.CARTE[1] - 4)
    area.center = CARTES[seat]
    return area
