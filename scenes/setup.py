"""The match set-up: who sits where, how long it lasts, and a fold with handicaps (D1, D55)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from game.dracula.cards import HUMANS, LAST_ROUND, SUITS
from game.dracula.config import PRESETS
from game.names import LONGEST_NAME, player_name
from scenes.confirm import ask_to_replace
from scenes.menus import adjust, launch, pieces, wording
from scenes.menus import setup_model as model
from scenes.menus.page import MenuPage
from scenes.menus.setup_model import SetupChoices
from sprites import faces, pictures
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.widgets import Button, Choice, IconButton, TextField

SEATS = (pygame.Rect(24, 374, 272, 246), pygame.Rect(312, 374, 272, 246))
CARTES = ((160, 213), (448, 213))
CARTE_TILT = (2.0, -2.0)
SWAP = pygame.Rect(282, 191, 44, 44)
PANEL = pygame.Rect(608, 62, 648, 558)
INNER = pygame.Rect(638, 80, 588, 524)
LABEL = 168
FOLD_Y = 238
FOLD_TOP = (INNER.x, 298)
BACK = pygame.Rect(24, 642, 160, 56)
SUMMARY = pygame.Rect(204, 640, 806, 60)
START = pygame.Rect(1030, 636, 226, 66)
DISTRICT = (108, 104)


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

    # --- laying out -------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self.widgets.add(
            IconButton("swap", SWAP, "swap", self.say("menus.setup.swap"), self._swap, size=26, group="seats")
        )
        for seat in (0, 1):
            self._build_seat(seat)
        self._build_length()
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
            return self.say("dracula.tag.you")
        return player_name(name) or self.say("common.kind.human")

    def _build_length(self) -> None:
        lengths = [(name, self.say(f"menus.setup.length.{name}")) for name in PRESETS]
        row = pygame.Rect(INNER.x, INNER.y, INNER.w, 46)
        self.widgets.add(
            Choice("length", row, self.say("menus.setup.length"), lengths, self.choices.length,
                   lambda name: self.choose(model.with_length(self.choices, str(name))),
                   label_width=LABEL, group="match")
        )  # fmt: skip

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
        if self.choices.changes:
            reset = pygame.Rect(INNER.right - 188, FOLD_Y, 188, 44)
            label = self.say("menus.setup.adjust.reset")
            self.widgets.add(
                Button("reset", reset, label, lambda: self.choose(model.without_handicaps(self.choices)),
                       icon="undo", group="match")
            )  # fmt: skip
        if self.adjusting:
            adjust.build(self.widgets.add, self.app.language, self.choices, FOLD_TOP, self.choose)
            self._build_order()

    def _build_order(self) -> None:
        y = FOLD_TOP[1] + 5 * adjust.ROW + 26
        kinds = [(kind, self.say(f"menus.setup.order.{kind}")) for kind in ("random", "chosen")]
        order = self.choices.config.order
        rect = pygame.Rect(INNER.x, y, LABEL + 206, 42)
        self.widgets.add(
            Choice("order", rect, self.say("menus.setup.order"), kinds, "chosen" if order else "random",
                   self._order_kind, label_width=LABEL, group="adjust")
        )  # fmt: skip
        self.widgets.add(
            adjust.OrderRow("token", (rect.right + 8, y), order, self._token_label,
                            lambda place: self.choose(model.with_trump(self.choices, place)))
        )  # fmt: skip

    def _token_label(self, suit: str, place: int) -> str:
        name = self.say(f"dracula.suit.{suit}")
        return self.say("menus.setup.order.swap", suit=name, n=place + 1)

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

    def _fold(self) -> None:
        self.adjusting = not self.adjusting
        self._rebuild()

    def _order_kind(self, kind: object) -> None:
        order = SUITS if kind == "chosen" else None
        self.choose(model.adjusted(self.choices, order=order))

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
        return self.say("menus.setup.play_as", role=wording.role(self.app.language, seat))

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
        pieces.desk(canvas)
        duo = len(self.choices.humans) == 2
        title = self.say("menus.setup.title.duo" if duo else "menus.setup.title")
        pieces.top_bar(canvas, title, "person" if duo else "card")
        for seat in (0, 1):
            self._draw_carte(canvas, seat)
            canvas.panel(SEATS[seat])
        canvas.panel(PANEL)
        with canvas.panel_text():
            for seat in (0, 1):
                self._draw_about_seat(canvas, seat)
            self._draw_match(canvas)
            if self.adjusting:
                self._draw_adjusting(canvas)
            else:
                self._draw_city(canvas)
            self._draw_summary(canvas)
            self.draw_widgets(canvas)

    def _draw_carte(self, canvas: Canvas, seat: int) -> None:
        choice, lit = self.choices.seats[seat], self.lit(f"seat.{seat}")
        if choice.human:
            note = self._called(seat, choice.name)
        else:
            note = wording.level(self.app.language, choice.player)
        role = wording.role(self.app.language, seat)
        face = faces.carte(seat, role, note, choice.human or lit, canvas.scale)
        glow = "focus" if choice.human or lit else None
        ringed = lit and self.interaction.ring
        pieces.draw_turned(canvas, face, CARTES[seat], CARTE_TILT[seat], glow=glow, ringed=ringed)
        if choice.human:
            canvas.mark_state(_carte_area(seat), "selected", word=note)

    def _draw_about_seat(self, canvas: Canvas, seat: int) -> None:
        box, choice = SEATS[seat], self.choices.seats[seat]
        if choice.human:
            text = self.say(f"dracula.goal.{seat}", limit=HUMANS, last=LAST_ROUND)
        else:
            text = self.say(f"common.level.{choice.player}.about")
        room = (box.x + 18, box.y + 124, box.w - 36, box.h - 138)
        canvas.fit(text, room, "body_large", "text", anchor="topleft")

    def _draw_match(self, canvas: Canvas) -> None:
        length = (INNER.x + LABEL + 6, INNER.y + 48, INNER.w - LABEL - 6, 30)
        about = self.say(f"menus.setup.length.{self.choices.length}.about")
        canvas.fit(about, length, "secondary", "dim", anchor="midleft")
        label = (INNER.x + 6, INNER.y + 82, LABEL - 20, 44)
        canvas.fit(self.say("menus.setup.seed"), label, "body_large", "text", anchor="midleft")
        seed = (INNER.x + LABEL + 6, INNER.y + 127, INNER.w - LABEL - 6, 26)
        canvas.fit(self.say("menus.setup.seed.about"), seed, "secondary", "dim", anchor="midleft")
        count = self.choices.changes
        key = "menus.setup.adjust.count" if count else "menus.setup.adjust.none"
        width = INNER.w - 230 - (200 if count else 0)
        room = (INNER.x + 230, FOLD_Y, width, 44)
        canvas.fit(
            self.say(key, n=count), room, "secondary", "highlight" if count else "dim", anchor="midleft"
        )

    def _draw_adjusting(self, canvas: Canvas) -> None:
        x, y = FOLD_TOP
        figure = wording.percent(self.app.language, self.choices.share)
        box = pygame.Rect(x + adjust.LABELS + 190, y, INNER.right - x - adjust.LABELS - 190, 88)
        canvas.fit(self.say("menus.setup.chance", percent=figure), box, "body", "text", anchor="midleft")
        for number in range(1, 6):
            left = x + adjust.LABELS + (number - 1) * (adjust.CELL[0] + adjust.CELL_GAP)
            room = (left, y + 2 * adjust.ROW - 2, adjust.CELL[0], 22)
            canvas.fit(str(number), room, "numeral", "line", size=15)

    def _draw_city(self, canvas: Canvas) -> None:
        """The table as the match would begin: who lives in each district, and Dracula's health."""
        w, h = DISTRICT
        step = (INNER.w - w) / 4
        top = FOLD_TOP[1] + 4
        for number in range(1, 6):
            place = pygame.FRect(INNER.x + (number - 1) * step, top, w, h)
            canvas.box(place.inflate(4, 4), "#120D0B", 2)
            canvas.picture(pictures.district(number, w, h, canvas.scale), place.topleft)
            name, room = self.say(f"dracula.district.{number}"), (place.x - 6, top + h + 4, w + 12, 28)
            canvas.fit(name, room, "plate", "line", one_line=True, size=18)
            pieces.townsfolk(canvas, place.centerx, top + h + 46, self.choices.config.vampires[number - 1])
        self._draw_start(canvas, top + h + 74)
        room = (INNER.x + 10, top + h + 108, INNER.w - 20, INNER.bottom - top - h - 112)
        canvas.fit(self.say("menus.setup.picture.about"), room, "prose", "text", align="center")

    def _draw_start(self, canvas: Canvas, y: float) -> None:
        """Drops of health at the left, moons of the rounds at the right."""
        config = self.choices.config
        for n in range(config.health):
            canvas.picture(faces.health_drop(True, 22, canvas.scale), (INNER.x + n * 24, y))
        for number in range(1, LAST_ROUND + 1):
            state = "current" if number == config.first_round else "later"
            moon = faces.moon(number, "done" if number < config.first_round else state, 15, canvas.scale)
            canvas.picture(moon, (INNER.right - (LAST_ROUND + 1 - number) * 36, y - 4))

    def _draw_summary(self, canvas: Canvas) -> None:
        text = wording.summary(self.app.language, self.choices)
        canvas.fit(text, SUMMARY, "body_large", "text", anchor="midright", align="right")


def _carte_area(seat: int) -> pygame.Rect:
    area = pygame.Rect(0, 0, pieces.CARTE[0] - 4, pieces.CARTE[1] - 4)
    area.center = CARTES[seat]
    return area
