"""A board that is only looked at: computer players at it, or a recorded match, under one transport bar.

Mix it in before a game's board: `class MyWatch(WatchedBoard[MyBoard], MyScene)`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from game.match import Match
from scenes.menus import launch
from scenes.table import transport_bar as bar
from scenes.table.banner import Tool
from scenes.table.boardscene import BoardScene
from scenes.table.scene import TableScene
from scenes.table.timeview import TimeView
from scenes.table.transport import SPEEDS, Transport
from scenes.table.view import BoardRules, MatchView
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point

B = TypeVar("B")

AUTO_ROUND = 2500.0
"""How long the end of a round stays, in milliseconds."""
AHEAD = 6
"""Players may be so many events further than the show, so that it need not wait for them."""
DECIDING = ("confirm", "undo", "again", "hint", "end_turn")
"""Intents of somebody who plays."""
EYES_KEY = "v"
STEERED = ("play", None)
"""With this focused (or nothing), the arrows steer the show instead of the focus."""


class WatchedTable(TableScene[B]):
    """What watching adds to a board, which sets `recorded` and `transport` before it begins.

    `recorded` is True for a match that nobody goes on with.
    """

    recorded = False
    seat_inks: tuple[str, str]
    """The colours of the two seats on the track."""

    transport: Transport
    _stepped = False
    """True once the step that was asked for has begun."""
    _halted = 0.0
    """How long the end of a round has been standing, in milliseconds."""

    # --- life -------------------------------------------------------------------------------------------

    def follow(self, rules: BoardRules[B]) -> MatchView[B]:
        """See `TableScene`."""
        self.time = TimeView(self.match, rules)
        return self.time

    def build(self) -> None:
        """See `Scene`."""
        super().build()
        bar.build(self)
        self.first_focus = "play"

    def enter(self) -> None:
        """See `Scene`."""
        super().enter()
        self.timeline.pace = self.transport.pace
        asked = self.app.settings.animation_speed
        self.transport.choose_speed("4" if asked == "instant" else asked)  # there must be something to see
        self.interaction.set_focus("play")
        if self.match.acts and not self.recorded:
            self.jump(self.match.told)

    def update(self, dt_ms: float) -> None:
        """See `Scene`."""
        self.transport.pace.reduced = self.app.pace.reduced
        if self.transport.rushing:
            self._rush()
        super().update(dt_ms)

    def match_over(self) -> None:
        """See `TableScene`. What was only looked at is nobody's achievement."""

    def asks_computer(self) -> bool:
        """See `TableScene`. A pause stops the players too."""
        behind = self.match.told - self.view.cursor
        return not self.recorded and self.transport.wants_play and behind <= AHEAD

    def _go_on(self, dt_ms: float) -> None:
        if self.halt:
            self._wait_halted(dt_ms)
        elif self.transport.stepping and self._stepped:
            self._stepped = False
            self.transport.arrived()
            self.changed()
        elif self.view.pending:
            if self.transport.moves:
                self._show_one()
        elif self.over:
            self._end()
        elif self.transport.wants_play:
            self._think(dt_ms)

    def _show_one(self) -> None:
        if self.view.at_chapter and self._round_over:
            self._round_over, self._halted = False, 0.0
            self._stop("round")
            return
        self._stepped = self.transport.stepping
        self.play(self.view.take(1))

    def _wait_halted(self, dt_ms: float) -> None:
        """At the end of a round it stands for a moment, however fast it goes."""
        if self.halt == "round":
            self._halted += dt_ms * self.transport.pace.speed
            if self._halted >= AUTO_ROUND or self.transport.stepping or self.transport.pace.instant:
                self.go_on()

    def _end(self) -> None:
        self.transport.pause()
        self._stop("over")

    @property
    def over(self) -> bool:
        """True when the whole match is known: nothing more will be played."""
        return self.recorded or self.match.outcome is not None

    @property
    def at_end(self) -> bool:
        """True at the end of a recorded match."""
        return self.halt == "over"

    # --- steering ---------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Play or pause; at the end of a recorded match from its beginning once more."""
        if self.halt == "over":
            self.jump(0)
            self.transport.play()
        elif self.transport.playing:
            self.transport.pause()
        else:
            self.transport.play()
        self.changed()

    def step(self) -> None:
        """One event further."""
        self.transport.step()
        self._stepped = self.timeline.busy
        self.changed()

    def step_back_on(self) -> None:
        """One event back, at once."""
        self.transport.pause()
        self.jump(self.view.cursor - 1)

    def turn_back(self) -> None:
        """To the beginning of the turn, or of the one before."""
        self.jump(self.time.stop_before(self.view.cursor))

    def turn_on(self) -> None:
        """To the beginning of the next turn, as soon as there is one."""
        self._hasten("turn", self.time.stop_after(self.view.cursor))

    def round_on(self) -> None:
        """To the end of the round, as soon as it has ended."""
        self._hasten("round", self.time.round_after(self.view.cursor))

    def first(self) -> None:
        """To the very beginning."""
        self.jump(0)

    def last(self) -> None:
        """To the end of a recorded match; of one that is being played to the end of the round."""
        if self.over:
            self.jump(self.match.told)
        else:
            self.round_on()

    def _hasten(self, to: str, at: int | None) -> None:
        if at is not None:
            self.jump(at)
        elif self.over:
            self.jump(self.match.told)
        else:
            self.transport.rush(to)
            self.changed()

    def _rush(self) -> None:
        """Show at once what has been played since, up to where it was hurried to."""
        after = self.time.stop_after if self.transport.rushing == "turn" else self.time.round_after
        at = after(self.view.cursor)
        if at is not None or self.match.outcome is not None:
            self.transport.arrived()
            self.jump(self.match.told if at is None else at)
        elif self.view.pending:
            self.jump(self.match.told, rushing=self.transport.rushing)

    def jump(self, at: int, rushing: str = "") -> None:
        """Stand where `at` events have been told, exactly as if one had looked on until there."""
        self.skip()
        self.halt, self._round_over, self._stepped = "", False, False
        self.transport.rushing = rushing
        self.time.go(at)
        self.settle()
        self.tell_log()
        self.landed()
        if self.time.cursor == self.match.told and self.over:
            self._end()
        self.changed()

    def look_with(self, viewer: int) -> None:
        """Go on with other eyes."""
        self.skip()
        self.time.look(viewer)
        self.settle()
        self.tell_log()
        self.landed()
        self.changed()

    @abstractmethod
    def draw_round(self, canvas: Canvas, round: int, centre: Point, past: bool) -> None:
        """Draw the small sign of a round (0: the first one played) on the track; `past` once it has begun."""

    def landed(self) -> None:
        """The show stands somewhere else than where it came to by itself: forget what it was telling."""

    def choose_speed(self, name: str) -> None:
        """Another speed."""
        self.transport.choose_speed(name)
        self.changed()

    # --- intents ----------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """See `Scene`. The arrows steer while the focus rests on the play button."""
        steers = {
            "left": self.step_back_on,
            "right": self.step,
            "up": self.turn_back,
            "down": self.turn_on,
        }
        if intent.name in steers and self.focus_id in STEERED:
            hurries = intent.repeated and intent.name == "right"  # a held key need not see every motion
            self.jump(self.view.cursor + 1) if hurries else steers[intent.name]()
            return True
        return super().handle(intent)

    def action(self, intent: Intent) -> bool:
        """See `Scene`. Nobody is asked anything, so that what decides means nothing here."""
        if intent.name in DECIDING:
            return False
        return self.steer(intent) or super().action(intent)

    def steer(self, intent: Intent) -> bool:
        """Keys of the transport bar; True when the intent was one of them."""
        if intent.name == "secondary" and intent.pos is None:
            self.toggle()
        elif intent.name == "digit" and intent.digit <= len(SPEEDS):
            self.choose_speed(tuple(SPEEDS)[intent.digit - 1])
        elif intent.name == "letter" and intent.text == EYES_KEY:
            self.widgets.press("eyes")
        elif intent.name == "cancel":
            self.leave_watching()
        else:
            return False
        return True

    def hurry(self) -> None:
        """A press on the table ends what is being shown."""
        self.skip()

    def open_pause(self) -> None:
        """See `TableScene`. A recorded match has nothing to be paused: its menu is the way out."""
        if self.recorded:
            self.leave_watching()
        else:
            self.transport.pause()
            super().open_pause()

    def leave_watching(self) -> None:
        """Away from a recorded match, or from the end of a played one to its result.

        A match that is being played is left by the pause, which says what is kept.
        """
        if not self.over:
            self.open_pause()
        elif self.at_end and not self.recorded:
            self.show_result()
        else:
            launch.back(self.app)

    # --- the controls -------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """See `Scene`."""
        return [*super().targets(), *self.widgets.targets()]

    def press(self, target: Target) -> None:
        """See `Scene`."""
        if self.widgets.owner(target.id) is not None:
            self.app.sounds.play("ui_click")
            self.widgets.press(target.id)
            self.changed()
        else:
            super().press(target)

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`. The track frames itself."""
        super().draw(canvas)
        if self.widgets.owner(self.focus_id) is not None and self.focus_id != "track":
            self.draw_focus(canvas)


class WatchedBoard(WatchedTable[B], BoardScene[B]):
    """What watching adds to a drawn board, with its bar and its cards."""

    def __init__(self, match: Match, recorded: bool = False) -> None:
        self.recorded = recorded
        self.transport = Transport()
        super().__init__(match)  # type: ignore[call-arg]  # the game's board, which brings its rules and log

    @property
    def bar_title(self) -> str:
        """See `BoardScene`."""
        return self.say("replays.bar.recorded" if self.recorded else "replays.bar.live")

    def tools(self) -> list[Tool]:
        """See `BoardScene`. Nobody needs advice here."""
        return [tool for tool in super().tools() if tool.id in ("book", "gear")]

    def inspect(self, pos: Point | None) -> bool:
        """See `BoardScene`. While a large card lies there the show waits."""
        self.transport.pause()
        return super().inspect(pos)  # type: ignore[safe-super]  # the game's board has it

    def halted(self) -> None:
        """See `TableScene`."""
