"""The least of a card game's board: hands that are seen or covered, a lamp that waits, and the open table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from game.match import Match
from game.rules.contract import Action, Event
from scenes.table.fan import Fan, FanRoom
from scenes.table.handover import SeatCard
from scenes.table.log import LogLine, LogView
from scenes.table.openscene import HAND_GROUP, OpenTableScene
from scenes.table.question import CoveredHand, Question, resting
from scenes.table.view import BoardRules, Moment
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent
from sprites.timeline import Step, Wait
from tests.scenes.table.lanterns import (
    Begun,
    Cards,
    End,
    LanternsObservation,
    Pass,
    Passed,
    Play,
    Played,
    TurnBegun,
)

ROOM = FanRoom(Rect(236, 560, 792, 160), (122, 171), (142, 199), 520)
NAMES = ("Ana", "Bruno")


@dataclass(frozen=True)
class Lamps:
    """The board: both hands as far as they may be seen, and the lamp that was played last."""

    hands: tuple[Cards, Cards] = ((), ())
    last: int | None = None

    @staticmethod
    def of(seen: LanternsObservation) -> Lamps:
        return Lamps(seen.hands, seen.lit)

    def with_hand(self, seat: int, hand: Cards) -> Lamps:
        hands = (hand, self.hands[1]) if seat == 0 else (self.hands[0], hand)
        return replace(self, hands=hands)


def covered(board: Lamps) -> Lamps:
    return replace(board, hands=tuple(tuple(None for _ in hand) for hand in board.hands))


def after(board: Lamps, event: Event) -> Lamps:
    if isinstance(event, Begun):
        return Lamps(event.hands)
    if isinstance(event, TurnBegun):
        return replace(board.with_hand(event.seat, (*board.hands[event.seat], event.lamp)), last=None)
    if isinstance(event, Played):
        hand = board.hands[event.seat]
        return replace(
            board.with_hand(event.seat, hand[: event.place] + hand[event.place + 1 :]), last=event.lamp
        )
    return board


RULES: BoardRules[Lamps] = BoardRules(
    of=Lamps.of,
    blank=lambda board: Lamps(),
    covered=covered,
    after=after,
    chapter=lambda event: isinstance(event, Begun),
    turn_of=lambda event: event.seat if isinstance(event, TurnBegun) else None,
    ends=lambda event: False,
    opening=lambda setup, told, viewer: Lamps(),
    turn_seat=lambda seen: seen.active,
    passed_by=lambda event: event.seat if isinstance(event, Passed) and event.by_itself else None,
)


def lamp_name(lamp: int | None) -> str:
    """How a lamp is written, wherever it is."""
    return f"lamp {lamp}"


class LanternTable(OpenTableScene[Lamps]):
    """Presses choose a lamp; in the own turn at once, at the open table it waits to be confirmed."""

    name = "lanterns"

    def __init__(self, match: Match) -> None:
        super().__init__(match, RULES, LogView(Rect(1042, 60, 226, 500)))
        self.place: int | None = None

    # --- what the table asks of a game --------------------------------------------------------------------

    def show_moment(self, moment: Moment[Lamps]) -> Step:
        return Wait(120.0)

    def line(self, event: Event) -> LogLine | None:
        match event:
            case TurnBegun(seat=seat, lamp=lamp):
                return LogLine("log", "text", f"{NAMES[seat]} draws {lamp_name(lamp) if lamp else 'a lamp'}")
            case Played(seat=seat, lamp=lamp):
                return LogLine("log", "text", f"{NAMES[seat]} plays {lamp_name(lamp)}")
            case Passed(seat=seat):
                return LogLine("log", "text", f"{NAMES[seat]} passes")
        return None

    def recap(self) -> list[LogLine]:
        return [line for event in self.view.last_turn() if (line := self.line(event)) is not None]

    def seat_card(self, seat: int) -> SeatCard:
        return SeatCard("hunter", f"seat {seat}", NAMES[seat], (90, 160, 180))

    def question(self, seat: int, passed: Event | None) -> Question:
        return Question(seat, NAMES[seat], f"{lamp_name(self.shown.last)} is lit.", passed=passed)

    def goes_on(self, seat: int) -> Question:
        return resting(self.app, seat, NAMES[seat], NAMES[1 - seat], can_pass=False)

    def pass_action(self, seat: int) -> Action | None:
        return Pass()

    def chosen(self) -> Action | None:
        return None if self.place is None else Play(self.place)

    def covered_hands(self) -> Sequence[CoveredHand]:
        rooms = (Rect(236, 572, 108, 130), Rect(860, 572, 168, 130))
        hands = self.shown.hands
        return [CoveredHand(s, NAMES[s], rooms[s], len(hands[s]), back, (62, 87)) for s in (0, 1)]

    def question_opened(self) -> None:
        self.place = None

    def step_back(self) -> bool:
        before, self.place = self.place, None
        return before is not None

    # --- presses ------------------------------------------------------------------------------------------

    @property
    def fan(self) -> Fan | None:
        """The hand that lies open, if one does."""
        board, seat = self.hand_board, self.eyes
        return None if board is None or seat < 0 else Fan(ROOM, len(board.hands[seat]))

    def targets(self) -> list[Target]:
        found = [Target("end", Rect(1042, 638, 226, 66), "end", enabled=self._free(End()))]
        if self.asking is None or self.looking:
            for place in self.fan.places() if self.fan else []:
                lamp, free = f"lamp:{place.number}", self._free(Play(place.number))
                found.append(Target(lamp, place.area, lamp, free, "too dim", HAND_GROUP))
        return [*found, *self.open_targets()]

    def _free(self, action: Action) -> bool:
        seen = self.mind
        return isinstance(seen, LanternsObservation) and action in seen.legal

    def press(self, target: Target) -> None:
        if self.press_open(target):
            return
        if target.id == "end":
            self.act(End())
        elif self.asking is None:
            self.act(Play(int(target.id.split(":")[1])))
        else:
            self.place = int(target.id.split(":")[1])

    def action(self, intent: Intent) -> bool:
        if intent.name == "end_turn" and self.asking is None and self._free(End()):
            return self.act(End())
        return super().action(intent)

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((0, 0, 1280, 720), "background")
        self.log.draw(canvas, "log", False, None)
        canvas.panel((540, 200, 200, 80))
        canvas.text(lamp_name(self.shown.last), (640, 240), "body", anchor="center")
        self._draw_hand(canvas)
        self.draw_open(canvas)
        bar = self.open_banner("#7D171C")
        if bar is not None:
            canvas.text(f"{bar.title} / {bar.ask}", (640, 20), "body", anchor="center")
        for target in self.targets():
            canvas.mark_target(target)

    def _draw_hand(self, canvas: Canvas) -> None:
        board, hand = self.hand_board, self.fan
        if board is None or hand is None:
            return
        for place in hand.places():
            canvas.box(place.area, "#3A3034", 6)
            name = lamp_name(board.hands[self.eyes][place.number])
            canvas.text(name, (place.area.x + 4, place.area.y + 20), "small")


def back(scale: float) -> pygame.Surface:
    """The back of a lamp."""
    made = _BACKS.get(scale)
    if made is None:
        made = _BACKS[scale] = pygame.Surface((round(62 * scale), round(87 * scale)))
        made.fill((90, 40, 40))
    return made


_BACKS: dict[float, pygame.Surface] = {}
