"""The title: the castle under the red moon, and where one can go from here."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import pygame

from scenes import furniture, keynames
from scenes.menus import launch, preferences, setup_model, wording
from scenes.menus.entry import Entry, LanguageEntry
from scenes.menus.page import MenuPage
from sprites import faces, frames, pictures
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point

if TYPE_CHECKING:
    from scenes.setup import SetupScene

Action = Callable[[], object]

LOGO_X = 68
LOGO_LINE = (470, 130)
WASH_GRID = (64, 36)
WASH_COLOUR = (11, 9, 13)
HERO = pygame.Rect(64, 314, 388, 64)
COLUMNS = (78, 272)
ENTRY_WIDTH, ENTRY_HEIGHT = 186, 42
FIRST_ROW, ROW = 403, 50
ABOUT = pygame.Rect(96, 560, 350, 64)
LANGUAGES = {"es": pygame.Rect(100, 674, 82, 40), "en": pygame.Rect(194, 674, 82, 40)}
PLATE_WIDTH = 148.0
PLATE_STEP = 158
PLATES_MIDDLE = 892
PLATES_TOP = 478
PLATES = 4
PLATE_SEATS = {0: 0, 3: 1}
"""Places of the fan that show a side, which can be pressed; the others show cards."""
SHOWN_CARDS = {1: ("B", 7), 2: ("S", 4)}
LIFT = 14.0


@dataclass(frozen=True, slots=True)
class Bat:
    """A bat of the idle motion: where it flies, how large, and how its path differs from the others'."""

    x: float
    y: float
    size: float
    phase: float


BATS = (
    Bat(700, 150, 110, 0.0),
    Bat(650, 210, 70, 1.9),
    Bat(760, 96, 60, 3.1),
    Bat(1080, 130, 84, 0.8),
    Bat(1130, 190, 56, 2.5),
    Bat(610, 120, 44, 4.2),
)
FLIGHT = 5200.0
"""Milliseconds of one round of a bat's path."""
WING_BEAT = 640.0
BAT_SKY = pygame.Rect(560, 50, 640, 230)
"""All bats stay in here; only this part is drawn again for them."""


class TitleScene(MenuPage):
    """The first page. Only what is built appears; *Continue* only with a saved match."""

    name = "title"
    music = "title"
    wraps = True

    def __init__(self, saved: launch.Saved | None = None) -> None:
        """`saved` is the match to continue; without it the player's folder is searched."""
        super().__init__()
        self._time = 0.0
        self._saved = saved
        self._looked = saved is not None

    # --- life -------------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self._look_for_saved()
        entries = self._entries()
        hero, others = entries[0], entries[1:]
        self.widgets.add(Entry(hero.id, HERO, hero.text, hero.action, note=hero.about, hero=True))
        rows = math.ceil(len(others) / 2)
        for number, wish in enumerate(others):
            column, row = divmod(number, rows)
            rect = (COLUMNS[column], FIRST_ROW + row * ROW, ENTRY_WIDTH, ENTRY_HEIGHT)
            self.widgets.add(Entry(wish.id, rect, wish.text, wish.action, about=wish.about, group="entries"))
        for code, place in LANGUAGES.items():
            chosen = self.app.language.code == code
            name = self.say(f"common.language.{code}")
            self.widgets.add(
                LanguageEntry(f"language.{code}", place, name, chosen, partial(self._speak, code))
            )
        self.first_focus = hero.id
        if self.focus_id is None:
            self.interaction.set_focus(hero.id)

    def _look_for_saved(self) -> None:
        if not self._looked:
            self._saved, self._looked = launch.saved_match(self.app), True

    def resume(self) -> None:
        """The set-up or the options went away."""
        self._looked = False
        self.widgets.clear()
        self.build()

    # --- entries ----------------------------------------------------------------------------------------

    def _entries(self) -> list[Wish]:
        wishes = [
            Wish("play_now", self.say("menus.title.play_now"), self._play_now_about(), self.play_now),
            self._wish("one_match", self.one_match),
            self._wish("two_players", self.two_players),
            self._wish("options", self.options),
            Wish("quit", self.say("menus.title.quit"), self._quit_about(), self.app.quit),
        ]
        if self._saved:
            about = self._saved_about(self._saved)
            wishes.insert(0, Wish("continue", self.say("menus.title.continue"), about, self.go_on))
        return wishes

    def _wish(self, id: str, action: Action) -> Wish:
        return Wish(id, self.say(f"menus.title.{id}"), self.say(f"menus.title.{id}.about"), action)

    def _saved_about(self, saved: launch.Saved) -> str:
        who = wording.brief(self.app.language, saved.entry.game, saved.seats)
        when = wording.when(self.app.language, saved.entry.when, datetime.now())
        return self.say("menus.title.continue.about", who=who, round=saved.round, when=when)

    def _play_now_about(self) -> str:
        last = self._last_solo(0)
        (me,) = last.humans
        return self.say(
            "menus.title.play_now.about",
            me=wording.role(self.app.language, last.game, me),
            level=wording.level(self.app.language, last.seats[1 - me].player),
        )

    def _quit_about(self) -> str:
        return self.say("menus.title.quit.about" if self._saved else "menus.title.quit.about.empty")

    def _last_choices(self, seed: int) -> setup_model.SetupChoices:
        return setup_model.recalled(self.app.settings.last_set_up, seed)

    def _last_solo(self, seed: int) -> setup_model.SetupChoices:
        """The last choices for one person: the same seat for a quick match as for one that is set up."""
        return setup_model.against_computer(self._last_choices(seed))

    def go_on(self) -> None:
        """Continue the saved match."""
        problem = launch.resume(self.app, self._saved) if self._saved else None
        if problem:
            launch.tell(self.app, problem)
            self._saved = None
            self.widgets.clear()
            self.build()

    def play_now(self) -> None:
        """One press: the last set-up again, against the computer."""
        self._begin(self._last_solo(launch.new_seed(self.app)))

    def _begin(self, choices: setup_model.SetupChoices) -> None:
        from scenes.confirm import ask_to_replace

        ask_to_replace(self.app, self._saved, lambda: launch.start(self.app, choices))

    def one_match(self, seat: int | None = None) -> None:
        """Open the set-up of a match against the computer, with the person in `seat` if one is given."""
        last = self._last_solo(launch.new_seed(self.app))
        self._open(last if seat is None else setup_model.with_role(last, seat))

    def two_players(self) -> None:
        """Open the set-up of a match of two people."""
        last = self._last_choices(launch.new_seed(self.app))
        self._open(setup_model.duo(last.seed, (last.seats[0].name, last.seats[1].name)))

    def _open(self, choices: setup_model.SetupChoices) -> None:
        self.app.push(self._setup(choices), "page")

    def _setup(self, choices: setup_model.SetupChoices) -> SetupScene:
        from scenes.setup import SetupScene

        return SetupScene(choices, self._saved)

    def options(self) -> None:
        """Open the options."""
        from scenes.options import OptionsScene

        self.app.push(OptionsScene())

    def _speak(self, code: str) -> None:
        preferences.change(self.app, language=code)

    # --- targets ----------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """The two portrait plates lead to the set-up with that role."""
        plates = [
            Target(f"plate.{seat}", _plate_area(place), self._plate_label(seat), group="plates")
            for place, seat in PLATE_SEATS.items()
        ]
        return [*plates, *self.widgets.targets()]

    def rings_itself(self, target_id: str) -> bool:
        """The plates lie tilted."""
        return target_id.startswith("plate.")

    def action(self, intent: Intent) -> bool:
        """There is nothing to go back to."""
        return False

    def press(self, target: Target) -> None:
        """See `Scene`."""
        if target.id.startswith("plate."):
            self.app.sounds.play("ui_click")
            self.one_match(int(target.id[-1]))
        else:
            super().press(target)

    def _plate_label(self, seat: int) -> str:
        return self.say("menus.title.plate", role=self._role(seat))

    def _role(self, seat: int) -> str:
        return wording.role(self.app.language, setup_model.FIRST_GAME, seat)

    # --- idle motion --------------------------------------------------------------------------------------

    def idle_areas(self) -> Sequence[pygame.Rect]:
        """The sky of the bats."""
        return () if self.app.pace.reduced else (BAT_SKY,)

    def idle(self, dt_ms: float) -> None:
        """Let the bats fly on."""
        self._time += dt_ms

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        canvas.picture(washed_title(canvas.scale), (0, 0))
        self._draw_bats(canvas)
        self._draw_logo(canvas)
        self._draw_plates(canvas)
        self._draw_about(canvas)
        canvas.icon("world", (84, 694), 18, "#D8B978")
        self.draw_widgets(canvas)
        confirm = (keynames.key_of(self.app, "confirm"), self.say("menus.hint.choose"))
        move = (self.say("menus.key.arrows"), self.say("menus.hint.move"))
        furniture.hints(canvas, [move, confirm], 546, 695)

    def _draw_bats(self, canvas: Canvas) -> None:
        with canvas.clip(BAT_SKY):
            for bat in BATS:
                x, y = _bat_at(bat, self._time)
                wings = _wings(bat, self._time)
                canvas.centred(pictures.bat(wings, bat.size, scale=canvas.scale), (x, y))

    def _draw_logo(self, canvas: Canvas) -> None:
        canvas.fit(
            self.say("menus.tagline"),
            (74, 44, 400, 34),
            "subtitle",
            "#D8B978",
            anchor="midleft",
            one_line=True,
        )
        for key, y in (("first", 80), ("second", 164)):
            word = self.say(f"menus.logo.{key}")
            canvas.picture(_logo(word, canvas.scale), (LOGO_X, y))
        canvas.picture(frames.rule(340, scale=canvas.scale), (76, 282))

    def _draw_about(self, canvas: Canvas) -> None:
        lit = next((w for w in self.widgets if isinstance(w, Entry) and self.lit(w.id)), None)
        if lit and lit.about:
            canvas.fit(lit.about, ABOUT, "body_italic", "#CDBB93", anchor="topleft", size=16)

    def _draw_plates(self, canvas: Canvas) -> None:
        for place in range(PLATES):
            x, y = _plate_middle(place)
            seat = PLATE_SEATS.get(place)
            lit = seat is not None and self.lit(f"plate.{seat}")
            centre = (x, y - LIFT * lit)
            face = self._card(place, canvas.scale) if seat is None else self._plate(seat, canvas.scale)
            ringed = lit and self.interaction.ring
            glow = "focus" if lit else None
            furniture.draw_turned(canvas, face, centre, _plate_angle(place), glow=glow, ringed=ringed)

    def _plate(self, seat: int, scale: float) -> pygame.Surface:
        return faces.title_plate(pictures.SIDES[seat], self._role(seat), scale, PLATE_WIDTH)

    def _card(self, place: int, scale: float) -> pygame.Surface:
        suit, value = SHOWN_CARDS[place]
        effect = self.say(f"dracula.effect.{value}.name")
        return faces.dracula_card(value, suit, PLATE_WIDTH, scale, effect)


@dataclass(frozen=True, slots=True)
class Wish:
    """An entry before it is laid out."""

    id: str
    text: str
    about: str
    action: Action


def _plate_middle(place: int) -> Point:
    offset = place - 1.5
    return PLATES_MIDDLE + offset * PLATE_STEP, PLATES_TOP + 108 + offset**2 * 7


def _plate_angle(place: int) -> float:
    return 5 * (1.5 - place)


def _plate_area(place: int) -> pygame.Rect:
    area = pygame.Rect(0, 0, 136, 190)
    area.center = tuple(map(round, _plate_middle(place)))
    return area.clip(pygame.Rect(0, 0, 1280, 712))


@lru_cache(maxsize=4)
def _logo(word: str, scale: float) -> pygame.Surface:
    """A line of the logo as a picture: its lines stand closer than lines of text may."""
    w, h = LOGO_LINE
    surface = pygame.Surface((round(w * scale), round(h * scale)), pygame.SRCALPHA)
    canvas = Canvas(surface, scale)
    canvas.fit(
        word, (0, 0, w, h), "logo", ("#FFF6DC", "#C9A461"), anchor="midleft", one_line=True, shadow=True
    )
    return surface


@lru_cache(maxsize=1)
def washed_title(scale: float) -> pygame.Surface:
    """The title picture, darkened at the left for the entries, at the foot and in the corners."""
    picture = pictures.background("title", scale).copy()
    wash = pygame.Surface(WASH_GRID, pygame.SRCALPHA)
    for x in range(WASH_GRID[0]):
        for y in range(WASH_GRID[1]):
            wash.set_at((x, y), (*WASH_COLOUR, round(255 * _darkness(x / WASH_GRID[0], y / WASH_GRID[1]))))
    picture.blit(pygame.transform.smoothscale(wash, picture.get_size()), (0, 0))
    return picture


def _darkness(x: float, y: float) -> float:
    """How dark the wash is at a place of the page, both from 0 to 1."""
    left = 0.93 * (1 - _slope(0.24, 0.52, x))
    foot = 0.40 * _slope(0.72, 1.0, y)
    corner = 0.55 * _slope(0.62, 1.0, math.hypot(x - 0.56, (y - 0.44) * 0.9))
    return 1 - (1 - left) * (1 - foot) * (1 - corner)


def _slope(low: float, high: float, value: float) -> float:
    share = min(max((value - low) / (high - low), 0.0), 1.0)
    return share * share * (3 - 2 * share)


def _bat_at(bat: Bat, time: float) -> Point:
    turn = math.tau * time / FLIGHT + bat.phase
    return bat.x + 26 * math.sin(turn), bat.y + 9 * math.sin(2 * turn + bat.phase)


def _wings(bat: Bat, time: float) -> int:
    """Which of its wing positions a bat shows: down and up again."""
    return (0, 1, 2, 1)[int((time / WING_BEAT + bat.phase) * 4) % 4]
