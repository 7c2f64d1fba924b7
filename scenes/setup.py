"""The match set-up: which game, who sits where, how long it lasts, and a fold with handicaps."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import msgspec
import pygame

from game.names import LONGEST_NAME, player_name
from game.settings import SetUp
from scenes import furniture
from scenes.boards import BOARDS
from scenes.confirm import ask_to_replace
from scenes.menus import launch, rivals, sides, wording
from scenes.menus import setup_model as model
from scenes.menus.games import GameRow
from scenes.menus.page import MenuPage
from scenes.menus.parts import SETUP_FOLD_Y as FOLD_Y
from scenes.menus.parts import SETUP_INNER as INNER
from scenes.menus.parts import SETUP_LABEL as LABEL
from scenes.menus.parts import SETUP_PANEL as PANEL
from scenes.menus.parts import SETUP_SEED_Y as SEED_Y
from scenes.menus.parts import SetupPart, Side
from scenes.menus.setup_model import SetupChoices
from scenes.menus.tiles import Tiles
from sprites import faces
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.widgets import Button, IconButton, TextField

SEATS = (pygame.Rect(24, 120, 596, 249), pygame.Rect(24, 381, 596, 249))
PLATE = (138, 196)
PLATES = ((114, 245), (114, 506))
PLATE_TILT = (2.0, -2.0)
CONTROLS = 182
"""So far from the left edge of a side's panel its controls begin, right of the plate."""
TILES_Y, TILES_H = 12, 70
SECOND_Y, SECOND_H = 88, 56
ABOUT_Y = 150
TAG_Y = 36
"""Middle of the tag on a plate, under the upper edge of the panel."""
SWAP = pygame.Rect(92, 353, 44, 44)
TITLES = (".watch", "", ".duo")
"""What the page is called with so many people."""
TITLE_ICONS = {".watch": "eye", "": "card", ".duo": "person"}
START = pygame.Rect(1030, 638, 226, 64)
SUMMARY = pygame.Rect(32, 640, 982, 60)


class SetupScene(MenuPage):
    """Lets people choose and starts the match; `saved` is a match half played that it would replace."""

    name = "setup"
    music = "title"

    def __init__(
        self, choices: SetupChoices, saved: launch.Saved | None = None, *, adjusting: bool = False
    ) -> None:
        super().__init__()
        self.choices = choices
        self.adjusting = adjusting
        self._saved = saved
        self._last = SetUp()
        """What was last chosen in every game, here and in earlier matches."""

    @property
    def part(self) -> SetupPart:
        """The half of the page that is the game's."""
        return BOARDS[self.choices.game].setup

    # --- laying out -------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self.widgets.add(GameRow(self.app.language, self.choices.game, self._play))
        self.widgets.add(
            IconButton("swap", SWAP, "swap", self.say("menus.setup.swap"), self._swap, size=26, group="seats")
        )
        for seat in (0, 1):
            self._build_seat(seat)
        self.part.build(self)
        self._build_seed()
        self._build_fold()
        self.add_back()
        start = self.say("menus.setup.start" if self.choices.humans else "menus.setup.watch")
        self.widgets.add(
            Button("start", START, start, self.start, kind="primary", style="button_large", group="foot")
        )
        if self.focus_id is None:
            self.interaction.set_focus("start")

    def choose(self, choices: SetupChoices) -> None:
        """Go on with `choices` and lay the page out anew."""
        self.choices = choices
        self._rebuild()

    def _play(self, game: str) -> None:
        """Turn to another game, as it was last set up; what was chosen here is found again."""
        last = self._last if self._last.game else self.app.settings.last_set_up
        fresh = model.in_game(self.choices, last, game)
        self._last = model.remembered(self.choices, last)
        self.adjusting = False
        self.choose(fresh)

    def configure(self, config: msgspec.Struct) -> None:
        """Go on with another config of the game."""
        self.choose(model.with_config(self.choices, config))

    def _rebuild(self) -> None:
        self.widgets.clear()
        self.build()
        self.changed()

    def _build_seat(self, seat: int) -> None:
        box, choice, group = SEATS[seat], self.choices.seats[seat], f"seat{seat}"
        language, game = self.app.language, self.choices.game
        row = pygame.Rect(box.x + CONTROLS, box.y + TILES_Y, box.w - CONTROLS - 16, TILES_H)
        tiles = rivals.player_tiles(language, game)
        sits = partial(self._seat_player, seat)
        self.widgets.add(Tiles(f"level{seat}", row, tiles, choice.player, sits, group=group))
        row = pygame.Rect(row.x, box.y + SECOND_Y, row.w, SECOND_H)
        characters = rivals.character_tiles(language, game)
        if choice.human:
            self._build_name(seat, row.inflate(-4, -14))
        elif characters:
            is_like = partial(self._seat_character, seat)
            self.widgets.add(
                Tiles(f"character{seat}", row, characters, choice.character, is_like, group=group)
            )
        if self.part.seat_room:
            self.part.build_seat(self, seat, self.seat_room(seat))

    @staticmethod
    def seat_room(seat: int) -> pygame.Rect:
        """The place in the panel of `seat` that a game's part may fill."""
        box = SEATS[seat]
        return pygame.Rect(box.x + CONTROLS + 2, box.y + ABOUT_Y, box.w - CONTROLS - 20, box.h - ABOUT_Y - 11)

    def _build_name(self, seat: int, row: pygame.Rect) -> None:
        empty = self.say("menus.setup.name")
        name = self.choices.seats[seat].name
        self.widgets.add(
            TextField(f"name{seat}", row, self.say("menus.setup.name"), name, partial(self._named, seat),
                      limit=LONGEST_NAME, empty=empty, group=f"seat{seat}")
        )  # fmt: skip

    def _called(self, seat: int, name: str) -> str:
        """A person's name; without one "You" where there is only one person."""
        if not name and len(self.choices.humans) == 1:
            return self.say("menus.setup.you")
        return player_name(name) or self.say("common.kind.human")

    def _build_seed(self) -> None:
        field = pygame.Rect(INNER.x + LABEL, SEED_Y, 196, 42)
        self.widgets.add(
            TextField("seed", field, self.say("menus.setup.seed"), str(self.choices.seed), self._seeded,
                      limit=model.MOST_DIGITS, accept=str.isdecimal, tip=self.say("menus.setup.seed.about"),
                      group="match")
        )  # fmt: skip
        other = pygame.Rect(field.right + 12, field.y, 156, 42)
        self.widgets.add(
            Button(
                "roll", other, self.say("menus.setup.seed.roll"), self._roll, icon="restart", group="match"
            )
        )

    def _build_fold(self) -> None:
        if not self.part.adjusts:
            return
        text = self.say("menus.setup.adjust.close" if self.adjusting else "menus.setup.adjust")
        icon = "chevron_up" if self.adjusting else "chevron_down"
        rect = pygame.Rect(INNER.x, FOLD_Y, 214, 42)
        self.widgets.add(Button("adjust", rect, text, self._fold, icon=icon, group="match"))
        if self.part.changes(self.choices.config):
            reset = pygame.Rect(INNER.right - 188, FOLD_Y, 188, 42)
            label = self.say("menus.setup.adjust.reset")
            self.widgets.add(
                Button("reset", reset, label, self._reset,
                       icon="undo", group="match")
            )  # fmt: skip

    # --- choosing ---------------------------------------------------------------------------------------

    def _seat_player(self, seat: int, player: str) -> None:
        self.choose(model.with_player(self.choices, seat, player))

    def _seat_character(self, seat: int, character: str) -> None:
        self.choose(model.with_character(self.choices, seat, character))

    def _named(self, seat: int, name: str) -> None:
        self.choices = model.with_name(self.choices, seat, name)
        self.changed()

    def _seeded(self, typed: str) -> None:
        self.choices = model.with_seed(self.choices, typed)
        self.changed()

    def _roll(self) -> None:
        self.choose(replace(self.choices, seed=launch.drawn_seed()))

    def _swap(self) -> None:
        self.choose(self._with_swapped_config(model.swapped(self.choices)))

    def _with_swapped_config(self, choices: SetupChoices) -> SetupChoices:
        return model.with_config(choices, self.part.swapped(choices.config))

    def _reset(self) -> None:
        self.configure(self.part.reset(self.choices.config))

    def _fold(self) -> None:
        self.adjusting = not self.adjusting
        self._rebuild()

    def start(self) -> None:
        """Begin the match. One to watch takes the place of none that is half played."""
        replaced = self._saved if self.choices.humans else None
        ask_to_replace(self.app, replaced, lambda: launch.start(self.app, self.choices))

    def back(self) -> None:
        """To the title."""
        self.app.scenes.pop("page")

    # --- targets ----------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """The plates choose the side of a lone player."""
        if len(self.choices.humans) == 2:
            return self.widgets.targets()
        plates = [
            Target(f"seat.{seat}", _plate_area(seat), self._play_as(seat), group="plates") for seat in (0, 1)
        ]
        return [*plates, *self.widgets.targets()]

    @property
    def _sides(self) -> tuple[Side, Side]:
        return sides.sides(self.app.language, self.choices.game, self.choices.config)

    def _play_as(self, seat: int) -> str:
        return self.say("menus.setup.play_as", role=self._sides[seat].name)

    def rings_itself(self, target_id: str) -> bool:
        """The plates lie tilted."""
        return target_id.startswith("seat.")

    def press(self, target: Target) -> None:
        """See `Scene`."""
        if target.id.startswith("seat."):
            self.app.sounds.play("ui_click")
            self._sit(int(target.id[-1]))
        else:
            super().press(target)

    def _sit(self, seat: int) -> None:
        """Let the lone person play in `seat`."""
        if self.choices.humans and seat not in self.choices.humans:
            self._swap()
        else:
            self.choose(model.with_role(self.choices, seat))

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
        kind = TITLES[len(self.choices.humans)]
        furniture.top_bar(canvas, self.say(f"menus.setup.title{kind}"), TITLE_ICONS[kind])
        for seat in (0, 1):
            canvas.panel(SEATS[seat])
        canvas.panel(PANEL)
        for seat in (0, 1):
            self._draw_plate(canvas, seat)
        with canvas.above():
            canvas.circle(SWAP.center, SWAP.w / 2 + 2, "line2")
            canvas.circle(SWAP.center, SWAP.w / 2 + 0.5, "#1D1719")
        with canvas.panel_text():
            for seat in (0, 1):
                self._draw_about_seat(canvas, seat)
            self._draw_match(canvas)
            self.part.draw(self, canvas)
            self._draw_summary(canvas)
            self.draw_widgets(canvas)

    def _draw_plate(self, canvas: Canvas, seat: int) -> None:
        """The portrait of a side, lit when a person plays it, with a tag that says who does."""
        choice, lit = self.choices.seats[seat], self.lit(f"seat.{seat}")
        face = self.part.seat_picture(self, seat, *PLATE, canvas.scale) or self._portrait(seat, canvas.scale)
        glow = "focus" if choice.human or lit else None
        ringed = lit and self.interaction.ring
        furniture.draw_turned(canvas, face, PLATES[seat], PLATE_TILT[seat], glow=glow, ringed=ringed)
        if choice.human:
            tag = self._called(seat, choice.name)
            canvas.mark_state(_plate_area(seat), "selected", word=tag)
        else:
            tag = wording.level(self.app.language, choice.player)
        furniture.tag(canvas, tag, PLATES[seat][0], SEATS[seat].y + TAG_Y, choice.human, PLATE[0] - 8)

    def _portrait(self, seat: int, scale: float) -> pygame.Surface:
        side = self._sides[seat]
        return faces.title_plate(side.portrait, side.name, scale, *PLATE)

    def _draw_about_seat(self, canvas: Canvas, seat: int) -> None:
        choice, room = self.choices.seats[seat], self.seat_room(seat)
        if self.part.seat_room:
            self.part.draw_seat(self, canvas, seat, room)
            return
        if choice.human:
            text = self.part.goal(self.app.language, seat)
        else:
            text = rivals.about(self.app.language, self.choices.game, choice.player, choice.character)
        canvas.fit(text, room, "body_large", "text", anchor="topleft")

    def _draw_match(self, canvas: Canvas) -> None:
        label = (INNER.x + 6, SEED_Y, LABEL - 20, 42)
        canvas.fit(self.say("menus.setup.seed"), label, "body_large", "text", anchor="midleft")
        if not self.part.adjusts:
            return
        count = self.part.changes(self.choices.config)
        key = "menus.setup.adjust.count" if count else "menus.setup.adjust.none"
        width = INNER.w - 230 - (200 if count else 0)
        room = (INNER.x + 230, FOLD_Y, width, 42)
        canvas.fit(
            self.say(key, n=count), room, "secondary", "highlight" if count else "dim", anchor="midleft"
        )

    def _draw_summary(self, canvas: Canvas) -> None:
        length = self.part.length(self.app.language, self.choices.config)
        text = wording.summary(self.app.language, self.choices, length, sides.named(self._sides))
        canvas.fit(text, SUMMARY, "body_large", "text", anchor="midright", align="right")


def _plate_area(seat: int) -> pygame.Rect:
    area = pygame.Rect(0, 0, PLATE[0] - 4, PLATE[1] - 4)
    area.center = PLATES[seat]
    return area
