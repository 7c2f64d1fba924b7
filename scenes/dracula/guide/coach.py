"""The guide at the board: shows the note of the moment, lights what it speaks of, stays out of the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.rules.contract import Action
from scenes.dracula.guide import lights, paper, spotlight, wording
from scenes.dracula.guide.facts import facts
from scenes.dracula.guide.lesson import Lesson
from scenes.dracula.guide.lights import Shine
from scenes.dracula.guide.paper import Note
from scenes.dracula.guide.steps import OWN, Step
from scenes.menus import preferences
from scenes.table import banner, prompts
from scenes.table.prompts import Choice
from sprites import easing, motion
from sprites.canvas import Canvas
from sprites.focus import Target, at, find
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.dracula.scene import DraculaScene

NEXT: Final = "guide:next"
SKIP: Final = "guide:skip"
GROUP: Final = "guide"
SKIP_AREA: Final = Rect(58, 4, 250, 40)
"""In the bar, in place of the game's name: it is never covered and covers nothing."""
COMING: Final = 26.0
"""How far away a note begins its way to its place."""
LEADS: Final = ("go_on", "confirm", "draw", "drawn")
"""Where the keys go on when a note has been read: the first of these that can be pressed."""
LETTERS: Final = "SGXKVJN"
"""Letters for the way out, the best first: the first one that means nothing else."""


class GuideCoach:
    """A `scenes.table.coach.Coach` for the first match of the district game."""

    def __init__(self, scene: DraculaScene) -> None:
        self.lesson = Lesson()
        self._scene = scene
        self._seen: tuple[object, ...] = ()
        self._shown: Step | None = None
        """The step whose note has been led to."""
        self._come = 0.0
        """How long the present note has been on its way, in milliseconds."""
        self._advice: tuple[int, Action | None] = (-1, None)

    # --- what is shown ------------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The step whose note is shown."""
        return self.lesson.current

    @property
    def note(self) -> Note | None:
        """The note that is shown."""
        return wording.note(self._scene, self.lesson, self.step, self.advice) if self.step else None

    @property
    def shine(self) -> Shine:
        """What the note speaks of."""
        return lights.shine(self._scene, self.step.light, self.advice) if self.step else Shine((), ())

    @property
    def advice(self) -> Action | None:
        """What a good player would do now; None while the player is asked nothing."""
        scene = self._scene
        seen = scene.observation
        if seen is None or scene.showing:
            return None
        if self._advice[0] != scene.match.revision:
            self._advice = (scene.match.revision, scene.match.system.hint(seen).action)
        return self._advice[1]

    @property
    def holds(self) -> bool:
        """See `Coach`. The cards are dealt, and the rival plays, when the note about it has been read."""
        self._look()
        return self.step is not None and self.step.waits == "next" and not self.step.moments & OWN

    # --- life ---------------------------------------------------------------------------------------------

    def update(self, dt_ms: float) -> bool:
        """See `Coach`."""
        self._look()
        if self.lesson.over:
            if self.lesson.complete:
                self._scene.app.sounds.play("reward")
            self._leave("done" if self.lesson.complete else "skipped")
            return True
        if self.step is not self._shown:
            self._shown, self._come = self.step, 0.0
            self._lead()
            return True
        moving = self.step is not None and self._come < motion.PLAY_TRAVEL.ms
        self._come += dt_ms
        return moving

    def _look(self) -> None:
        """Follow the board; cheap while nothing has happened."""
        scene = self._scene
        seen = (
            scene.match.revision,
            scene.halt,
            scene.showing,
            scene.deciding,
            scene.selection,
            scene.acting,
            scene.ending,
            scene.shown,
            len(self.lesson.pending),
        )
        if seen != self._seen:
            self._seen = seen
            self.lesson.look(facts(scene))

    def _lead(self) -> None:
        """The keys stand where the note leads, so that Enter goes on; a mouse keeps what it points at."""
        scene = self._scene
        input, targets = scene.interaction, scene.targets()
        scene.first_focus = NEXT if find(targets, NEXT) else ""
        pointed = at(targets, input.pos) if input.pos and not input.ring else None
        if pointed or (self.step is None and find(targets, scene.focus_id)):
            return
        found = [target.id for target in targets if target.enabled]
        wanted = (NEXT, self.shine.target, *LEADS)
        input.set_focus(next((id for id in wanted if id in found), None), by_keys=input.ring)

    def skip(self) -> None:
        """The player wants no guide: the match goes on without it."""
        self._leave("skipped")
        self._scene.app.toasts.say(self._scene.say("guide.skipped"))

    def _leave(self, how: str) -> None:
        scene = self._scene
        self.lesson.end()
        scene.coach = None
        spotlight.forget()
        self._lead()
        told = {"welcomed": True} if how == "done" else {}  # the last note has named the keys already
        preferences.change(scene.app, guide=how, **told)
        scene.changed()

    # --- presses ------------------------------------------------------------------------------------------

    def targets(self, board: Sequence[Target]) -> list[Target]:
        """See `Coach`."""
        note = self.note
        skip = Target(SKIP, SKIP_AREA, self._scene.say("guide.skip"), group=banner.GROUP)
        if note is None:
            return [*board, skip]
        lies = paper.area(note)
        found = [target for target in board if target.enabled or not lies.colliderect(target.rect)]
        if note.button:
            found.append(Target(NEXT, paper.button(note), note.button, group=GROUP))
        return [*found, skip]

    def press(self, target: Target) -> bool:
        """See `Coach`."""
        if target.id == SKIP:
            self.skip()
        elif target.id == NEXT:
            self._scene.app.sounds.play("page_turn")
            self.lesson.read()
            self.update(0.0)
        return target.id in (SKIP, NEXT)

    def action(self, intent: Intent) -> bool:
        """See `Coach`. A press on the paper is no press on the board."""
        if intent.name == "letter" and intent.text.upper() == self._letter():
            self.skip()
            return True
        note = self.note if intent.name == "press" else None
        return note is not None and intent.pos is not None and paper.area(note).collidepoint(intent.pos)

    def _letter(self) -> str:
        """The letter that skips the guide: one that the player has given nothing else to do."""
        scene = self._scene
        taken = {name.upper() for names in scene.app.settings.keys.values() for name in names}
        taken.add(scene.words.text("choose.draw_key"))
        return next((letter for letter in LETTERS if letter not in taken), "")

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Coach`."""
        note, step = self.note, self.step
        if note is not None and step is not None:
            with canvas.above():
                spotlight.draw(canvas, self.shine, paper.area(note), step.waits == "next")
                choice = Choice(NEXT, note.button, icon="check", primary=True) if note.button else None
                paper.draw(canvas, note, choice, self._scene.look, self._shift(note))
        self._draw_skip(canvas)

    def _draw_skip(self, canvas: Canvas) -> None:
        key = "" if self._scene.app.by_pad else self._letter()
        choice = Choice(SKIP, self._scene.say("guide.skip"), key=key, icon="skip")
        prompts.draw_button(canvas, SKIP_AREA, choice, self._scene.look)

    def _shift(self, note: Note) -> tuple[float, float]:
        """Where a note on its way is, beside its place."""
        pace = self._scene.app.pace
        if pace.instant or pace.reduced:
            return 0.0, 0.0
        share = min(1.0, self._come * pace.speed / motion.PLAY_TRAVEL.ms)
        away = COMING * (1 - easing.out_cubic(share))
        return (-away, 0.0) if note.place in ("column", "plate") else (0.0, -away)
