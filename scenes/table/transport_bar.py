"""The controls under a board that is watched: the way through the match, the buttons, speed and eyes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from pygame import Rect

from game.language import decimal
from game.rules.contract import SPECTATOR
from scenes.keynames import key_of
from scenes.table.timeview import Stop
from scenes.table.transport import SPEEDS
from scenes.table.view import NOBODY
from sprites import frames
from sprites.canvas import Canvas
from sprites.intent import Intent, Point
from sprites.widgets import Look, Widget
from sprites.widgets.base import Box
from sprites.widgets.hand import Hand

if TYPE_CHECKING:
    from scenes.table.watched import WatchedTable

PANEL: Final = Rect(224, 548, 808, 160)
LEFT, RIGHT = 340, 1020
"""The card that the lower seat has drawn lies left of everything."""
WORDS: Final = Rect(LEFT, 554, 470, 46)
"""Where the board says what is going on."""
EYES: Final = Rect(822, 556, RIGHT - 822, 42)
TRACK: Final = Rect(LEFT, 602, RIGHT - LEFT, 40)
BUTTON_Y, BUTTON_H = 645, 40
HINT: Final = Rect(LEFT, 685, 566, 17)
PLACE: Final = Rect(912, 685, RIGHT - 912, 17)


class Knob(Widget):
    """A button with an icon or a word that follows the state of the show."""

    repeats = True

    def __init__(
        self,
        id: str,
        rect: Box,
        icon: Callable[[], str],
        name: Callable[[], str],
        action: Callable[[], object],
        *,
        key: str = "",
        worded: bool = False,
        accent: bool = False,
        enabled: bool = True,
        why: str = "",
        about: str = "",
        group: str = "steer",
    ) -> None:
        super().__init__(id, rect, "", enabled=enabled, why=why, group=group)
        self._icon = icon
        self._name = name
        self._action = action
        self._key = key
        self._worded = worded
        self._about = about
        self._accent = accent

    @property
    def label(self) -> str:
        """See `Widget`."""
        return self._name()

    def targets(self) -> list[Any]:
        """See `Widget`. The tooltip of a button without words says its name and key; else what it does."""
        named = f"{self._name()} ({self._key})" if self._key else self._name()
        self.tip = self._about if self._worded else named
        return super().targets()

    def press(self, target_id: str) -> None:
        """See `Widget`."""
        self._action()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        lit = look.lit == self.id
        state = "disabled" if not self.enabled else "pressed" if look.pressed == self.id else "normal"
        state = "focus" if lit and state == "normal" else state
        self.glow(canvas, self.rect)
        face = frames.button(
            self.rect.w, self.rect.h, canvas.skin.name, state, canvas.scale, accent=self._accent
        )
        canvas.picture(face, self.rect.topleft)
        if lit:
            canvas.mark_state(self.rect, "focus", shape=True)
        ink = frames.button_ink(canvas.skin.name, state, accent=self._accent) if self.enabled else "dim"
        if self._worded:
            words = f"[icon:{self._icon()}]~{self._name()}"
            canvas.fit(words, self.rect.inflate(-16, -6), "button_small", ink, one_line=True)
        else:
            canvas.icon(self._icon(), self.rect.center, 19, ink)


class SpeedKnobs(Widget):
    """The offered speeds side by side; the chosen one is framed and underlined."""

    repeats = True
    GAP = 8

    def __init__(
        self,
        id: str,
        rect: Box,
        name: Callable[[str], str],
        figure: Callable[[str], str],
        now: Callable[[], str],
        choose: Callable[[str], object],
    ) -> None:
        super().__init__(id, rect, group="speed")
        self._name = name
        self._figure = figure
        self._now = now
        self._choose = choose

    def places(self) -> dict[str, Rect]:
        """The place of each speed."""
        wide = (self.rect.w - self.GAP * (len(SPEEDS) - 1)) // len(SPEEDS)
        return {
            speed: Rect(self.rect.x + number * (wide + self.GAP), self.rect.y, wide, self.rect.h)
            for number, speed in enumerate(SPEEDS)
        }

    def targets(self) -> list[Any]:
        """See `Widget`."""
        return [
            self.target(f"{self.id}.{speed}", place, self._name(speed))
            for speed, place in self.places().items()
        ]

    def press(self, target_id: str) -> None:
        """See `Widget`."""
        self._choose(target_id.removeprefix(f"{self.id}."))

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        for speed, place in self.places().items():
            lit, chosen = look.lit == f"{self.id}.{speed}", speed == self._now()
            face = frames.button(
                place.w, place.h, canvas.skin.name, "focus" if lit else "normal", canvas.scale
            )
            canvas.picture(face, place.topleft)
            ink = "highlight" if chosen else "text"
            if speed == "instant":
                canvas.icon("burst", place.center, 18, ink)
            else:
                canvas.fit(f"×{self._figure(speed)}", place.inflate(-8, -8), "body_bold", ink, one_line=True)
            if chosen:
                canvas.line(
                    (place.x + 8, place.bottom - 6), (place.right - 9, place.bottom - 6), "highlight", 2.4
                )
                canvas.mark_state(place, "selected", shape=True)
            if lit:
                canvas.mark_state(place, "focus", shape=True)


class Track(Widget):
    """The way through the match: the board's sign for each round, a mark up or down for a turn of a seat.

    A press or a drag jumps to the nearest stop; with the focus on it the arrows do.
    """

    repeats = True

    def __init__(self, rect: Box, board: WatchedTable[Any]) -> None:
        super().__init__("track", rect, group="track")
        self._board = board
        self._time = board.time
        self._hand = Hand(self.rect.collidepoint, self._follow)

    @property
    def label(self) -> str:
        """See `Widget`."""
        return place_words(self._board)

    def handle(self, intent: Intent, focused: str | None) -> bool:
        """See `Widget`."""
        if focused and intent.name in ("left", "right"):
            at = self._time.cursor
            after = self._time.stop_after(at)
            end = self._time.match.told
            self._board.jump(
                self._time.stop_before(at) if intent.name == "left" else end if after is None else after
            )
            return True
        return self._hand.handle(intent)

    def _x(self, at: int) -> float:
        return self.rect.x + 14 + (self.rect.w - 28) * at / max(1, self._time.match.told)

    def _follow(self, pos: Point, moved: Point) -> None:
        places = [0, *(stop.at for stop in self._time.stops)]
        nearest = min(places, key=lambda at: abs(self._x(at) - pos[0]))
        if nearest != self._time.cursor:
            self._board.jump(nearest)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        rect, y = self.rect, self.rect.y + 26
        lit = look.lit == self.id or self._hand.held
        if lit:
            canvas.box(rect, "focus", 6, 1.4)
            canvas.mark_state(rect, "focus", shape=True)
        left, right, now = self._x(0), self._x(self._time.match.told), self._x(self._time.cursor)
        canvas.line((left, y), (right, y), "line2", 3)
        canvas.line((left, y), (now, y), "highlight", 3)
        before = -1
        for stop in self._time.stops:
            self._mark(canvas, stop, y, stop.round != before)
            before = stop.round
        canvas.circle((now, y), 8, "ink")
        canvas.circle((now, y), 6.5, "focus" if lit else "highlight")

    def _mark(self, canvas: Canvas, stop: Stop, y: int, new_round: bool) -> None:
        x = self._x(stop.at)
        if stop.seat is None:
            canvas.icon("diamond", (x, y), 11, "line", "ink")
            return
        way = -1 if stop.seat == 0 else 1
        canvas.line((x, y + 2 * way), (x, y + 9 * way), self._board.seat_inks[stop.seat], 2)
        if new_round:
            self._board.draw_round(canvas, stop.round, (x, self.rect.y + 10), stop.at <= self._time.cursor)


def build(board: WatchedTable[Any]) -> None:
    """Lay the controls of `board` out."""
    add, say, show = board.widgets.add, board.say, board.transport
    x = LEFT
    for id, icon, wide, action in (
        ("first", "to_start", 42, board.first),
        ("turn_back", "turn_back", 42, board.turn_back),
        ("step_back", "step_back", 42, board.step_back_on),
        ("play", "", 80, board.toggle),
        ("step", "step_on", 42, board.step),
        ("turn_on", "turn_on", 42, board.turn_on),
        ("last", "skip", 42, board.last),
    ):
        name = partial(_name_of, board, id)
        sign = partial(_play_icon, board) if id == "play" else partial(str, icon)
        rect = (x, BUTTON_Y, wide, BUTTON_H)
        add(Knob(id, rect, sign, name, action, key=_key_of(board, id), accent=id == "play"))
        x += wide + 8
    speeds = (x + 4, BUTTON_Y, RIGHT - 48 - x - 4 - 4, BUTTON_H)
    names, figures = partial(_speed_name, board), partial(decimal, board.app.language.code)
    add(SpeedKnobs("speed", speeds, names, figures, lambda: show.speed, board.choose_speed))
    leave = (RIGHT - 40, BUTTON_Y, 40, BUTTON_H)
    key = key_of(board.app, "cancel")
    result = partial(_leads_to_result, board)
    add(
        Knob(
            "leave",
            leave,
            lambda: "cup" if result() else "door",
            lambda: say("replays.result" if result() else "replays.leave"),
            board.leave_watching,
            key=key,
            group="leave",
        )
    )
    add(Track(TRACK, board))
    several = len(board.time.eyes) > 1
    add(
        Knob(
            "eyes",
            EYES,
            lambda: "eye" if several else "halfeye",
            partial(_eyes_words, board),
            partial(_next_eyes, board),
            worded=True,
            enabled=several,
            why=say("replays.eyes.why"),
            about=say("replays.eyes.about"),
            group="eyes",
        )
    )


def _leads_to_result(board: WatchedTable[Any]) -> bool:
    return not board.recorded and board.at_end


def _play_icon(board: WatchedTable[Any]) -> str:
    return "restart" if board.at_end else "pause" if board.transport.playing else "play"


def _name_of(board: WatchedTable[Any], id: str) -> str:
    if id == "play":
        now = "again" if board.at_end else "pause" if board.transport.playing else "play"
        return board.say(f"replays.do.{now}")
    if id == "last" and not board.over:
        return board.say(f"{board.match.system.id}.progress.end")
    return board.say(f"replays.do.{id}")


def _key_of(board: WatchedTable[Any], id: str) -> str:
    intent = {
        "play": "secondary",
        "step": "right",
        "step_back": "left",
        "turn_on": "down",
        "turn_back": "up",
    }.get(id)
    return key_of(board.app, intent) if intent else ""


def _speed_name(board: WatchedTable[Any], speed: str) -> str:
    if speed == "instant":
        return board.say("replays.speed.instant")
    return board.say("replays.speed", times=decimal(board.app.language.code, speed))


def place_words(board: WatchedTable[Any]) -> str:
    """Where the show stands: the turn, and how many there are so far."""
    all_turns = sum(stop.seat is not None for stop in board.time.stops)
    return board.say("replays.place", turn=board.time.turn_number(), of=all_turns)


def _eyes_words(board: WatchedTable[Any]) -> str:
    viewer = board.view.viewer
    if viewer == NOBODY:
        return board.say("replays.eyes.public")
    if viewer == SPECTATOR:
        return board.say("replays.eyes.all")
    from scenes.menus import sides  # here, for it asks the registry of the games

    both = sides.sides(board.app.language, board.match.system.id, board.match.setup.config)
    return board.say("replays.eyes.seat", role=both[viewer].name)


def _next_eyes(board: WatchedTable[Any]) -> None:
    eyes = board.time.eyes
    board.look_with(eyes[(eyes.index(board.view.viewer) + 1) % len(eyes)])


def draw(board: WatchedTable[Any], canvas: Canvas, told: str) -> None:
    """Draw what is `told` of this moment, and the controls below it; the panel behind is the board's."""
    with canvas.panel_text():
        canvas.fit(told, WORDS, "body", "text", anchor="midleft")
    board.widgets.draw(canvas, board.look)
    canvas.fit(_hint_words(board), HINT, "small", "dim", anchor="midleft", one_line=True)
    canvas.fit(place_words(board), PLACE, "small_bold", "dim", anchor="midright", one_line=True)


def _hint_words(board: WatchedTable[Any]) -> str:
    """The keys of the bar, in one line."""
    keys = {name: key_of(board.app, intent) for name, intent in (("play", "secondary"), ("leave", "cancel"))}
    return board.say("replays.keys", **keys)
