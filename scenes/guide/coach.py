"""The guide at a board: shows the note of the moment, lights what it speaks of, stays out of the way.

A game's coach says what its board is about (`facts`), what the notes light up (`shine`), whose voice they are
and where they may lie; their words are `guide.GAME.ID.title` and `guide.GAME.ID.text` or a form of it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from pygame import Rect

from game.rules.contract import Action
from scenes.guide import paper, spotlight
from scenes.guide.lesson import NEXT as BY_BUTTON
from scenes.guide.lesson import Facts, Lesson, Step
from scenes.guide.paper import Note, Place, Voice
from scenes.guide.spotlight import Shine
from scenes.menus import preferences
from scenes.table import banner, prompts
from scenes.table.boardscene import BoardScene
from scenes.table.prompts import Choice
from sprites import easing, motion
from sprites.canvas import Canvas
from sprites.focus import Target, at, find
from sprites.intent import Intent

S = TypeVar("S", bound=BoardScene[Any])

NEXT: Final = "guide:next"
SKIP: Final = "guide:skip"
GROUP: Final = "guide"
ICONED: Final = 200
"""Narrower ways out have no room for an icon."""
COMING: Final = 26.0
"""How far away a note begins its way to its place."""
LETTERS: Final = "SGXKVJN"
"""Letters for the way out, the best first: the first one that means nothing else."""


class GuideCoach(ABC, Generic[S]):
    """A `scenes.table.coach.Coach` for the first match of a game."""

    game: ClassVar[str]
    """The id of its system, under which its words are found."""
    steps: ClassVar[Sequence[Step]]
    own: ClassVar[frozenset[str]]
    """The moments at which the player is asked something."""
    places: ClassVar[Mapping[str, Place]]
    voice: ClassVar[Voice]
    way_out: ClassVar[Rect] = Rect(58, 4, 250, 40)
    """Where the guide is skipped: in the bar, in place of the game's name, so that it is never covered."""
    leads: ClassVar[Sequence[str]]
    """Where the keys go on when a note has been read: the first of these targets that can be pressed."""

    def __init__(self, scene: S) -> None:
        self.lesson = Lesson(self.steps, self.own)
        self.scene = scene
        self._seen: tuple[object, ...] = ()
        self._shown: Step | None = None
        """The step whose note has been led to."""
        self._led = ""
        """The target that it meant then."""
        self._stale = False
        """True once something has happened since."""
        self._come = 0.0
        """How long the present note has been on its way, in milliseconds."""
        self._advice: tuple[int, Action | None] = (-1, None)

    # --- what a game adds ---------------------------------------------------------------------------------

    @abstractmethod
    def facts(self) -> Facts:
        """The facts of this moment."""

    @abstractmethod
    def light(self, light: str) -> Shine:
        """What is lit for a note of that light."""

    @abstractmethod
    def known(self) -> object | None:
        """The observation of the seat that may choose now; None while nobody may."""

    def place(self, step: Step) -> Place:
        """Where the note of a step lies at this moment."""
        return self.places[step.place]

    def form(self, step: Step) -> str:
        """The end of the text key of a note that has several forms."""
        return ""

    def named(self, step: Step) -> dict[str, object]:
        """What the text of a note names."""
        return {}

    def spoken(self) -> set[str]:
        """Letters that mean something on this board, beside those that the player has chosen."""
        return set()

    def left(self, how: str) -> None:
        """The guide is over: "done" or "skipped"."""

    # --- what is shown ------------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The step whose note is shown."""
        return self.lesson.current

    @property
    def note(self) -> Note | None:
        """The note that is shown, in the player's language."""
        step = self.step
        if step is None:
            return None
        key, texts = f"guide.{self.game}.{step.id}", self.scene.app.language
        text = texts.text(f"{key}.text{self.form(step)}", **self.named(step))
        number, of = self.lesson.number(step), len(self.lesson.steps)
        return Note(self.place(step), texts.text(f"{key}.title"), text, number, of, self._button(step))

    def _button(self, step: Step) -> str:
        if step.waits != BY_BUTTON:
            return ""
        own = f"guide.{self.game}.next.{step.id}"
        return self.scene.say(own if self.scene.app.language.has(own) else "guide.next")

    @property
    def lies(self) -> Rect | None:
        """See `Coach`."""
        return self.place(self.step).area if self.step else None

    @property
    def shine(self) -> Shine:
        """What the note speaks of."""
        return self.light(self.step.light) if self.step else Shine()

    @property
    def advice(self) -> Action | None:
        """What a good player would do now; None while the player is asked nothing."""
        scene, seen = self.scene, self.known()
        if seen is None or scene.showing:
            return None
        if self._advice[0] != scene.match.revision:
            self._advice = (scene.match.revision, scene.match.system.hint(seen).action)
        return self._advice[1]

    @property
    def holds(self) -> bool:
        """See `Coach`. The cards are dealt, and the rival plays, when the note about it has been read."""
        self._look()
        step = self.step
        return step is not None and step.waits == BY_BUTTON and not step.moments & self.own

    # --- life ---------------------------------------------------------------------------------------------

    def update(self, dt_ms: float) -> bool:
        """See `Coach`."""
        self._look()
        if self.lesson.over:
            if self.lesson.complete:
                self.scene.app.sounds.play("reward")
            self._leave("done" if self.lesson.complete else "skipped")
            return True
        if self.step is not self._shown:
            self._shown, self._come = self.step, 0.0
            self._lead()
            return True
        if self._stale and self.shine.target != self._led:
            self._lead()
        self._stale = False
        moving = self.step is not None and self._come < motion.PLAY_TRAVEL.ms
        self._come += dt_ms
        return moving

    def _look(self) -> None:
        """Follow the board; cheap while nothing has happened."""
        scene = self.scene
        seen = (
            scene.match.revision,
            scene.halt,
            scene.showing,
            scene.deciding,
            scene.now,
            scene.shown,
            scene.advice,
            len(self.lesson.pending),
            *scene.circumstances(),
        )
        if seen != self._seen:
            self._seen, self._stale = seen, True
            self.lesson.look(self.facts())

    def _lead(self) -> None:
        """The keys stand where the note leads, so that Enter goes on; a mouse keeps what it points at."""
        scene, self._led = self.scene, self.shine.target
        input, targets = scene.interaction, scene.targets()
        scene.first_focus = NEXT if find(targets, NEXT) else ""
        pointed = at(targets, input.pos) if input.pos and not input.ring else None
        if pointed or (self.step is None and find(targets, scene.focus_id)):
            return
        found = [target.id for target in targets if target.enabled]
        wanted = (NEXT, self._led, *self.leads)
        input.set_focus(next((id for id in wanted if id in found), None), by_keys=input.ring)

    def skip(self) -> None:
        """The player wants no guide: the match goes on without it."""
        self._leave("skipped")
        self.scene.app.toasts.say(self.scene.say("guide.skipped"))

    def _leave(self, how: str) -> None:
        scene = self.scene
        self.lesson.end()
        scene.coach = None
        spotlight.forget()
        self._lead()
        if how == "done":
            preferences.change(scene.app, welcomed=True)  # the last note has named the keys already
        self.left(how)
        scene.changed()

    # --- presses ------------------------------------------------------------------------------------------

    def targets(self, board: Sequence[Target]) -> list[Target]:
        """See `Coach`."""
        note = self.note
        skip = Target(SKIP, self.way_out, self.scene.say("guide.skip"), group=banner.GROUP)
        if note is None:
            return [*board, skip]
        lies = note.place.area
        found = [target for target in board if target.enabled or not lies.colliderect(target.rect)]
        if note.button:
            found.append(Target(NEXT, note.place.button, note.button, group=GROUP))
        return [*found, skip]

    def press(self, target: Target) -> bool:
        """See `Coach`."""
        if target.id == SKIP:
            self.skip()
        elif target.id == NEXT:
            self.scene.app.sounds.play("page_turn")
            self.lesson.read()
            self.update(0.0)
        return target.id in (SKIP, NEXT)

    def action(self, intent: Intent) -> bool:
        """See `Coach`. A press on the paper is no press on the board."""
        if intent.name == "letter" and intent.text.upper() == self._letter():
            self.skip()
            return True
        lies = self.lies if intent.name == "press" else None
        return lies is not None and intent.pos is not None and lies.collidepoint(intent.pos)

    def _letter(self) -> str:
        """The letter that skips the guide: one that the player has given nothing else to do."""
        taken = {name.upper() for names in self.scene.app.settings.keys.values() for name in names}
        return next((letter for letter in LETTERS if letter not in taken | self.spoken()), "")

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Coach`."""
        note, step = self.note, self.step
        if note is not None and step is not None:
            with canvas.above():
                spotlight.draw(canvas, self.shine, note.place.area, step.waits == BY_BUTTON)
                choice = Choice(NEXT, note.button, icon="check", primary=True) if note.button else None
                paper.draw(canvas, note, choice, self.voice, self.scene.look, self._shift(note))
        self._draw_skip(canvas)

    def _draw_skip(self, canvas: Canvas) -> None:
        key = "" if self.scene.app.by_pad else self._letter()
        icon = "skip" if self.way_out.w >= ICONED else ""
        choice = Choice(SKIP, self.scene.say("guide.skip"), key=key, icon=icon)
        prompts.draw_button(canvas, self.way_out, choice, self.scene.look)

    def _shift(self, note: Note) -> tuple[float, float]:
        """Where a note on its way is, beside its place."""
        pace = self.scene.app.pace
        if pace.instant or pace.reduced:
            return 0.0, 0.0
        share = min(1.0, self._come * pace.speed / motion.PLAY_TRAVEL.ms)
        away = COMING * (1 - easing.out_cubic(share))
        x, y = note.place.comes
        return x * away, y * away
