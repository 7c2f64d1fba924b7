"""The title: the castle under the red moon, and where one can go from here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

import pygame

from game.saves import PLAYED_ELSEWHERE
from scenes import furniture, keynames
from scenes.boards import BOARDS
from scenes.menus import games, launch, setup_model, wording
from scenes.menus.entry import Entry
from scenes.menus.frontispiece import SKY, Frontispiece
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Point

if TYPE_CHECKING:
    from scenes.setup import SetupScene

Action = Callable[[], object]

HERO = pygame.Rect(64, 314, 388, 64)
COLUMNS = (78, 272)
ENTRY_WIDTH, ENTRY_HEIGHT = 186, 42
FIRST_ROW, ROW = 403, 50
ABOUT = pygame.Rect(96, 606, 366, 58)
PLATE = (148.0, 207.0)
PLATE_STEP = 158
PLATES_MIDDLE = 892
PLATES_TOP = 478
PLATES = 4
LIFT = 14.0


class TitleScene(Frontispiece):
    """The first page. Only what is built appears; *Continue* only with a saved match."""

    name = "title"

    def __init__(self, saved: launch.Saved | None = None) -> None:
        """`saved` is the match to continue; without it the player's folder is searched."""
        super().__init__()
        self._saved = saved
        self._looked = saved is not None

    # --- life -------------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self._look_for_saved()
        entries = self._entries()
        hero = entries[0][0]
        self.widgets.add(Entry(hero.id, HERO, hero.text, hero.action, note=hero.about, hero=True))
        for x, wishes in zip(COLUMNS, (entries[0][1:], entries[1]), strict=True):
            for row, wish in enumerate(wishes):
                rect = (x, FIRST_ROW + row * ROW, ENTRY_WIDTH, ENTRY_HEIGHT)
                self.widgets.add(
                    Entry(wish.id, rect, wish.text, wish.action, about=wish.about, group="entries")
                )
        self.add_languages()
        self.first_focus = self.proposes = hero.id
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

    def _entries(self) -> tuple[list[Wish], list[Wish]]:
        """What is played, the foremost first, and what else the atlas holds."""
        play = [
            Wish("play_now", self.say("menus.title.play_now"), self._play_now_about(), self.play_now),
            Wish("one_match", self.say("menus.title.one_match"), self._games_about(), self.one_match),
            self._wish("two_players", self.two_players),
        ]
        if self._saved:
            about = self._saved_about(self._saved)
            play.insert(0, Wish("continue", self.say("menus.title.continue"), about, self.go_on))
        house = [
            self._wish("learn", self.learn),
            self._wish("records", self.records),
            self._wish("options", self.options),
            Wish("quit", self.say("menus.title.quit"), self._quit_about(), self.app.quit),
        ]
        return play, house

    def _wish(self, id: str, action: Action) -> Wish:
        return Wish(id, self.say(f"menus.title.{id}"), self.say(f"menus.title.{id}.about"), action)

    def _saved_about(self, saved: launch.Saved) -> str:
        who = games.name(self.app.language, saved.entry.game)
        progress = wording.progress(self.app.language, saved.entry.game, saved.round)
        when = wording.when(self.app.language, saved.played or saved.entry.when, datetime.now())
        return self.say("menus.title.continue.about", who=who, progress=progress, when=when)

    def _play_now_about(self) -> str:
        last = self._last_solo(0)
        (me,) = last.humans
        level = wording.level(self.app.language, last.seats[1 - me].player)
        name = games.name(self.app.language, last.game)
        return self.say("menus.title.play_now.about", game=name, level=level)

    def _games_about(self) -> str:
        """What can be chosen for one match: first of all among which games."""
        names = " · ".join(games.name(self.app.language, game) for game in games.built())
        return self.say("menus.title.one_match.about", games=names)

    def _quit_about(self) -> str:
        return self.say("menus.title.quit.about" if self._saved else "menus.title.quit.about.empty")

    def _last_choices(self, seed: int, game: str = "") -> setup_model.SetupChoices:
        return setup_model.recalled(self.app.settings.last_set_up, seed, game)

    def _last_solo(self, seed: int, game: str = "") -> setup_model.SetupChoices:
        """The last choices for one person: the same seat for a quick match as for one that is set up."""
        return setup_model.against_computer(self._last_choices(seed, game))

    def go_on(self) -> None:
        """Continue the saved match."""
        problem = launch.resume(self.app, self._saved) if self._saved else None
        if problem:
            launch.tell(self.app, problem)
            if problem.text == PLAYED_ELSEWHERE:  # that window may be closed in a moment
                return
            self._saved = None
            self.widgets.clear()
            self.build()

    def play_now(self) -> None:
        """One press: the last set-up again, against the computer."""
        self._begin(self._last_solo(launch.new_seed(self.app)))

    def _begin(self, choices: setup_model.SetupChoices) -> None:
        from scenes.confirm import ask_to_replace

        ask_to_replace(self.app, self._saved, lambda: launch.start(self.app, choices))

    def one_match(self, game: str = "") -> None:
        """Open the set-up of a match against the computer, of `game` or of the one that was played last."""
        self._open(self._last_solo(launch.new_seed(self.app), game))

    def two_players(self) -> None:
        """Open the set-up of a match of two people."""
        self._open(setup_model.for_two(self._last_choices(launch.new_seed(self.app))))

    def _open(self, choices: setup_model.SetupChoices) -> None:
        self.app.push(self._setup(choices), "page")

    def _setup(self, choices: setup_model.SetupChoices) -> SetupScene:
        from scenes.setup import SetupScene

        return SetupScene(choices, self._saved)

    def learn(self) -> None:
        """Open the ways to learn."""
        from scenes.learn import LearnScene

        self.app.push(LearnScene(self._saved, self._last_choices(0).game), "page")

    def records(self) -> None:
        """Open the records, which lead to the replays."""
        from scenes.records import RecordsScene

        self.app.push(RecordsScene(game=self._last_choices(0).game), "page")

    def options(self) -> None:
        """Open the options."""
        from scenes.options import OptionsScene

        self.app.push(OptionsScene())

    # --- targets ----------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """The plate of a game leads to its set-up."""
        plates = [
            Target(f"plate.{game}", _plate_area(place), label, group="plates", tip=label)
            for place, (game, label) in enumerate((game, self._plate_label(game)) for game in games.built())
        ]
        return [*plates, *self.widgets.targets()]

    def rings_itself(self, target_id: str) -> bool:
        """The plates lie tilted."""
        return target_id.startswith("plate.")

    def press(self, target: Target) -> None:
        """See `Scene`."""
        if target.id.startswith("plate."):
            self.app.sounds.play("ui_click")
            self.one_match(target.id.removeprefix("plate."))
        else:
            super().press(target)

    def _plate_label(self, game: str) -> str:
        return self.say("menus.title.plate", game=games.name(self.app.language, game))

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self.draw_front(canvas)
        if canvas.draws_only(SKY):
            return
        self._draw_plates(canvas)
        self._draw_about(canvas)
        self.draw_widgets(canvas)
        confirm = (keynames.key_of(self.app, "confirm"), self.say("menus.hint.choose"))
        move = (self.say("menus.key.arrows"), self.say("menus.hint.move"))
        furniture.hints(canvas, [move, confirm], 546, 695)

    def _draw_about(self, canvas: Canvas) -> None:
        lit = next((w for w in self.widgets if isinstance(w, Entry) and self.lit(w.id)), None)
        if lit and lit.about:
            canvas.fit(lit.about, ABOUT, "body_italic", "#CDBB93", anchor="topleft", size=16)

    def _draw_plates(self, canvas: Canvas) -> None:
        """One for each game; the first game's other pictures lie where there is none yet."""
        built = games.built()
        for place in range(PLATES):
            x, y = _plate_middle(place)
            game, number = (built[place], 0) if place < len(built) else (setup_model.FIRST_GAME, place)
            lit = not number and self.lit(f"plate.{game}")
            face = BOARDS[game].plate(self.app.language, number, *PLATE, canvas.scale)
            ringed, glow = lit and self.interaction.ring, "focus" if lit else None
            centre = (x, y - LIFT * lit)
            furniture.draw_turned(canvas, face, centre, _plate_angle(place), glow=glow, ringed=ringed)


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
