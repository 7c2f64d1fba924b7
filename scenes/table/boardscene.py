"""What the boards of all games do alike with what is drawn on them: lifting, lighting up, tools, the log.

`TableScene` follows a match and could be told without a picture; here is what a drawn board adds to it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import TypeVar, cast

from pygame import Rect

from game.match import Match
from scenes.keynames import key_of
from scenes.table import banner
from scenes.table.banner import Tool
from scenes.table.hover import Hover, pushing
from scenes.table.log import LogView
from scenes.table.oncemore import show_again
from scenes.table.scene import TableScene
from scenes.table.show import Show
from scenes.table.view import BoardRules
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point

B = TypeVar("B")
T = TypeVar("T")


class BoardScene(TableScene[B]):
    """A board with its bar and its log. A game adds its pieces and what pressing them means."""

    show: Show
    after_skip: frozenset[str] = frozenset()
    """Buttons that stand where *skip* stood while something was shown."""

    def __init__(self, match: Match, rules: BoardRules[B], log: LogView) -> None:
        super().__init__(match, rules, log)
        self.hover = Hover()
        self.hinted: frozenset[str] = frozenset()
        """Pieces that the advice points at."""
        self.advice = ""
        """The advice itself, in words, until the next choice."""
        self.advised_at: str | None = None
        """Where the focus stood when it was asked for: till it moves on, advice comes before all else."""
        self.pointed: tuple[str, ...] = ()
        """Pieces that the log line under the pointer speaks of."""
        self.tip: tuple[str, Rect] | None = None
        """The piece whose tooltip is open, or was the last to be, and where that stands."""
        self._kept: dict[str, tuple[tuple[object, ...], object]] = {}

    # --- what a game adds -------------------------------------------------------------------------------

    @abstractmethod
    def pieces_and_bar(self) -> list[Target]:
        """Everything that can be pressed but what a coach adds, the lowest first."""

    @property
    @abstractmethod
    def bar_title(self) -> str:
        """What stands at the left end of the bar."""

    @property
    def log_place(self) -> Rect:
        """Where the log stands at this moment: it may take the room that nothing else needs."""
        return self.log.area

    @abstractmethod
    def inspect(self, pos: Point | None) -> bool:
        """Show the card at a place, or the focused one, large; False where there is none."""

    @abstractmethod
    def press_piece(self, target_id: str) -> None:
        """A piece of the board was pressed."""

    @abstractmethod
    def raised(self) -> Iterable[str]:
        """The pieces that stand above the others at this moment: under the pointer, or chosen."""

    @abstractmethod
    def hint(self) -> None:
        """Advice: what a good player would do here, and why."""

    @abstractmethod
    def circumstances(self) -> tuple[object, ...]:
        """What this board depends on beyond what all of them do, see `once`."""

    # --- life -------------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self._kept.clear()
        self.advice = ""
        super().build()

    def update(self, dt_ms: float) -> None:
        """See `Scene`."""
        super().update(dt_ms)
        raised = self.hover.update(dt_ms, [*self.raised(), *self._pushing()], self.app.pace)
        if self.show.update(dt_ms) or raised:
            self.changed()

    def _pushing(self) -> list[str]:
        """What gives way to the tooltip that is open: the cards beside the one that it speaks of."""
        shown = self.app.tooltip.shown
        if shown is None or shown.tip_room is None:
            return []
        self.tip = shown.id, shown.tip_room
        return [pushing(shown.id)]

    def play_cue(self, cue: str, **said: object) -> None:
        """A sound of the show, unless it is being skipped."""
        if not self.hushed:
            self.app.sounds.play(cue, **said)

    def forget_advice(self) -> None:
        """No advice stands any more."""
        self.hinted, self.advice = frozenset(), ""

    def covered(self) -> None:
        """See `TableScene`. A card that sinks back would tell that it could be chosen."""
        self.hover, self.tip = Hover(), None
        self.forget_advice()
        super().covered()

    def clear_show(self) -> None:
        """See `TableScene`."""
        self.show.clear()

    def skip(self) -> None:
        """See `TableScene`."""
        super().skip()
        self.show.hush()

    def show_result(self) -> None:
        """See `TableScene`."""
        from scenes.result import ResultScene

        self.app.scenes.replace(ResultScene(self.match), "page")

    # --- once a moment ----------------------------------------------------------------------------------

    def once(self, name: str, make: Callable[[], T], *more: object) -> T:
        """What `make` gives, made anew only when something has happened or been chosen since.

        `more` is what else it depends on.
        """
        moment = (
            self.match.revision,
            self.view.viewer,
            self.halt,
            self.showing,
            self.deciding,
            self.shown,
            self.app.language,
            self.thinking_shown,
            self.thinks_long,
            self.advice,
            self.hinted,
            *self.circumstances(),
            *more,
        )
        kept = self._kept.get(name)
        if kept is None or kept[0] != moment:
            kept = self._kept[name] = (moment, make())
        return cast(T, kept[1])

    # --- presses ----------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """See `Scene`; worked out once for each moment, not for each look."""
        found = self.board_targets()
        return self.coach.targets(found) if self.coach else list(found)

    def board_targets(self) -> list[Target]:
        """What can be pressed but what a coach adds; kept for the moment, so not to be changed."""
        return self.once("targets", self.pieces_and_bar)

    def bar_and_log(self, log: str) -> list[Target]:
        """The buttons of the bar, and the log, which is called `log`."""
        found = banner.targets(self.say("table.menu"), self.tools())
        found.append(Target("log", self.log_place, log, group="log"))
        return found

    def tools(self) -> list[Tool]:
        """The buttons at the right end of the bar."""
        return [
            Tool("again", "restart", self.say("replays.again"), key_of(self.app, "again")),
            Tool("hint", "hint", self.say("table.hint"), key_of(self.app, "hint")),
            Tool("book", "book", self.say("table.book"), key_of(self.app, "help")),
            Tool("gear", "gear", self.say("table.gear")),
        ]

    def buttons(self) -> dict[str, Callable[[], object]]:
        """What each target does that is no piece, by id."""
        return {
            "menu": self.open_pause,
            "log": self.press_log,
            "again": lambda: show_again(self),
            "hint": self.hint,
            "book": self.explain,
            "gear": self.open_options,
        }

    def press(self, target: Target) -> None:
        """See `Scene`. A press that was on its way when a show ended by itself answers nothing."""
        if self.haste.late and target.id in self.after_skip:
            return
        if not (self.coach and self.coach.press(target)):
            button = self.buttons().get(target.id)
            if button is not None:
                button()
            else:
                self.press_piece(target.id)
        self.changed()

    def refused(self, target: Target) -> None:
        """See `Scene`."""
        self.app.sounds.play("ui_deny")
        super().refused(target)

    def press_log(self) -> None:
        """Open the rule of the log line under the mouse, or else the whole log."""
        line = self.log.line_at(self.interaction.pos) if self.app.by_mouse else None
        if line is None or not line.rule or not self.explain(line.rule):
            self.open_log()

    def handle(self, intent: Intent) -> bool:
        """See `Scene`. The pointer over a log line lights up what the line speaks of."""
        if intent.name == "point":
            about = self.log.about(intent.pos)
            if about != self.pointed:
                self.pointed = about
                self.changed()
        return super().handle(intent)

    # --- drawing ----------------------------------------------------------------------------------------

    def draw_log(self, canvas: Canvas) -> None:
        """The log beside the board."""
        self.log.area = self.log_place
        self.log.draw(canvas, self.say("table.log"), self.lit("log"), self.interaction.pos)

    def draw_last(self, canvas: Canvas) -> None:
        """The coach, and for an audit what can be pressed: after everything else."""
        if self.coach:
            self.coach.draw(canvas)
        for target in self.targets():
            canvas.mark_target(target)
