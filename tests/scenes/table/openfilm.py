"""Filming two people at one screen, frame by frame: seals, presses for questions, and what of a hand shows.

For any board that derives from `OpenTableScene`. The test says what private things the words of a frame name
(`seen_on`; it may add what it saw painted) and which ones a seat has now (`private_of`). The film counts the
rest, and holds every frame to it by what has happened in the match, not by what the board believes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pygame

from game.match import Match
from scenes.app import App
from scenes.table.asking import CALM
from scenes.table.handover import HandoverScene
from scenes.table.openscene import OpenTableScene
from scenes.table.question import PASS, UNCOVER, Question
from sprites import markup
from sprites.focus import Target, find
from sprites.intent import Intent
from sprites.record import DrawnText
from tests.stage.support import click, key

LOOK_CODES = (pygame.K_q, pygame.K_p)
"""The keys with which seat 0 and seat 1 look, as delivered."""
LONG = 4000

SeenOn = Callable[[list[str]], set[str]]
PrivateOf = Callable[[Match, int], set[str]]


class Words:
    """Hears every text of a frame, and every word that one of its targets would say."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def text_drawn(self, drawn: DrawnText, behind: pygame.Surface | None) -> None:
        self.heard.append(markup.plain(drawn.text))

    def target_drawn(self, target: Target) -> None:
        self.heard.append(f"{target.id} {target.label} {target.why} {target.tip}")

    def picture_drawn(self, rect: pygame.FRect) -> None:
        """Has no words."""

    def panel_drawn(self, rect: pygame.FRect, layer: int) -> None:
        """Has no words."""

    def state_marked(self, rect: pygame.FRect, state: str, shape: bool, word: str) -> None:
        self.heard.append(word)


class OpenFilm:
    """A match between two people at one screen. Whatever it does it does with keys and the mouse."""

    def __init__(
        self,
        app: App,
        scene: OpenTableScene[Any],
        seen_on: SeenOn,
        private_of: PrivateOf,
        frame_ms: float = 40.0,
    ) -> None:
        self.app, self.scene, self.frame_ms = app, scene, frame_ms
        self.seals: Counter[tuple[int, int]] = Counter()
        """Seals by turn (0 before the first one) and seat."""
        self.last_seal: int | None = None
        """The seat that broke a seal last."""
        self.questions = 0
        self.passed: list[int] = []
        """Presses that each passed question took."""
        self.frames = 0
        self.shown: Counter[tuple[int, bool]] = Counter()
        """Frames on which something of a seat's hand was seen, by seat and whether its key was down."""
        self.rests = False
        """True from a question to the other seat on until the hand of the turn has been uncovered."""
        self.down: set[int] = set()
        """The seats whose keys are held."""
        self.reel: list[bytes] = []
        """What every frame looked like, once `keeps`."""
        self.keeps = False
        self._seen_on, self._private_of = seen_on, private_of
        self._question: Question | None = None

    # --- frames -------------------------------------------------------------------------------------------

    def step(self) -> None:
        """Let a frame's time pass, draw the frame and hold it against what may be seen."""
        self.app.step(self.frame_ms)
        self.shoot()

    def shoot(self) -> None:
        """Draw the frame of now and look at everything on it."""
        words = Words()
        self.app.canvas.recorder = words
        self.app.scenes.refresh()
        self.app.draw()
        self.app.canvas.recorder = None
        self.frames += 1
        if self.keeps:
            self.reel.append(pygame.image.tobytes(self.app.canvas.surface, "RGB"))
        self._note_question()
        found = self._seen_on(words.heard)
        for seat in (0, 1):
            private = found & self._private_of(self.scene.match, seat)
            if private:
                self.shown[seat, seat in self.down] += 1
                assert seat in self._allowed(), f"{private} of seat {seat} on frame {self.frames}"

    def _allowed(self) -> set[int | None]:
        """The seats whose private things may be on the frame of now."""
        asked = self.scene.asking
        if self.covered or (self.rests and (asked is None or asked.own)):
            return set()
        if asked is not None:
            return {seat for seat in self.down if seat == asked.seat}
        match = self.scene.match
        if len(match.humans) == 1:
            return set(match.humans)
        seat = match.to_move
        turn = None if seat is None else self.scene.view.rules.turn_seat(match.observation(seat))
        return {turn} & {self.last_seal}

    def _note_question(self) -> None:
        asked = self.scene.asking
        if asked is not None and not asked.own:
            self.questions += asked is not self._question
            self.rests = True
        self._question = asked

    @property
    def covered(self) -> bool:
        """True while the sealed book lies over the table."""
        return any(isinstance(scene, HandoverScene) for scene in self.app.scenes.stack)

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        turn_of = self.scene.view.rules.turn_of
        return sum(turn_of(event) is not None for event in self.scene.match.public_events())

    # --- what happens -------------------------------------------------------------------------------------

    def wait(self) -> str:
        """Film until somebody must do something.

        It is a "seal", "question", "decision" or "halt", a hand that "rests", or the match is "over".
        """
        for _ in range(LONG):
            if self.covered:
                return "seal"
            if self.scene.halt:
                return "over" if self.scene.halt == "over" else "halt"
            if self.scene.asking is not None and self.scene.calm:
                return "rests" if self.scene.asking.own else "question"
            if self.scene.deciding and self.scene.asking is None:
                return "decision"
            self.step()
        raise AssertionError("it never goes on")

    def break_seal(self) -> None:
        """The coming person holds the own key until the seal breaks."""
        top = self.app.scenes.top
        assert isinstance(top, HandoverScene)
        seat = self.scene.view.needs_seal
        assert seat is not None
        self.seals[self.turn, seat] += 1
        self.last_seal, self.rests = seat, False
        self.hold(seat)
        while self.app.scenes.top is not self.scene:
            self.step()
        self.let_go(seat)

    def uncover(self, by_mouse: bool = False) -> None:
        """The one whose turn goes on uncovers the own hand, with its key or by a click."""
        asked = self.scene.asking
        assert asked is not None and asked.own
        button = find(self.scene.targets(), UNCOVER)
        assert button is not None and not self.scene.mind
        self.rests = False
        if by_mouse:
            click(self.app, button.rect.center)
            self.shoot()
        else:
            self.hold(asked.seat)
            self.let_go(asked.seat)

    def hold(self, seat: int) -> None:
        """Press the key with which `seat` looks."""
        self.down.add(seat)
        key(self.app, LOOK_CODES[seat], up=False)
        self.shoot()

    def let_go(self, seat: int) -> None:
        """Let it go."""
        self.app.handle(pygame.Event(pygame.KEYUP, key=LOOK_CODES[seat], mod=0))
        self.down.discard(seat)
        self.shoot()

    def pass_question(self) -> None:
        """Pass what is asked by clicks, and count how many it takes."""
        asked, presses = self.scene.asking, 0
        while self.scene.asking is asked and presses < 5:
            target = find(self.scene.targets(), PASS)
            assert asked is not None and target is not None and target.enabled
            click(self.app, target.rect.center)
            presses += 1
            self.shoot()
            self.rest()
        self.passed.append(presses)
        self.app.intend(Intent("point", pos=(640, 330), device="mouse"))

    def rest(self) -> None:
        """Let as much time go by as a new question takes no answer."""
        for _ in range(int(CALM / self.frame_ms) + 1):
            self.step()

    def check(self) -> None:
        """At most one seal a turn (and one a seat before the first), one press for each passed question."""
        turns: Counter[int] = Counter()
        for (turn, seat), seals in self.seals.items():
            assert seals == 1, f"{seals} seals for seat {seat} in turn {turn}"
            turns[turn] += turn > 0
        assert max(turns.values(), default=0) <= 1, "more than one seal in a turn"
        assert set(self.passed) <= {1}
