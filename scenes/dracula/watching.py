"""The board of Drácula contra Van Helsing for onlookers: two computer players, or a recorded match."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from game.dracula import events as ev
from game.dracula.cards import NUMBERS, order_numbers
from game.dracula.rules.resolution import compare
from game.dracula.words import Words
from game.match import Match
from game.rules.contract import Event
from scenes.dracula import narrator, painter, panel, plates, sides, targets
from scenes.dracula.board import SLOTS, Board
from scenes.dracula.look import BoardLook
from scenes.dracula.scene import DraculaScene
from scenes.replays.words import seated
from scenes.table import transport_bar as bar
from scenes.table.banner import Banner
from scenes.table.forecast import Chip
from scenes.table.prompts import Prompt
from scenes.table.watched import WatchedBoard
from sprites import faces, frames
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Point

MOON = (284, 626)
"""Centre of the moon of the round that is shown, left of the bar."""
STRIP = 26
"""Height of the strip on a portrait that says who plays there."""


class DraculaWatch(WatchedBoard[Board], DraculaScene):
    """One match that is looked at: it begins at once, whether it is played now or was recorded."""

    seat_inks = sides.INKS

    def __init__(self, match: Match, recorded: bool = False) -> None:
        super().__init__(match, recorded)
        self._ground = painter.Ground(bar.PANEL)

    # --- words ------------------------------------------------------------------------------------------

    @property
    def turn_seat(self) -> int:
        """See `DraculaScene`. The match may be further than what is shown."""
        if self.acting is not None:
            return self.acting
        return self.match.to_move or 0

    def landed(self) -> None:
        """See `WatchedTable`."""
        told = self.time.told()
        self.acting = next((seat for seat in map(_seat_of, reversed(told)) if seat is not None), None)
        self.ending, self.round_told = self.shown.resolving, self.shown.round
        last = told[-1] if told else None
        self.now = last
        line = self.line(last) if last else None
        self.telling = line.text if line else ""

    def prompt(self) -> Prompt:
        """See `DraculaScene`. Nothing is asked; a drawn card lies where it always does."""
        held = self.shown.held
        label = self.words.text("drawn") if held else ""
        return Prompt("watch", self._ask(), card=held.card if held else None, card_label=label)

    def _ask(self) -> str:
        if self.halt == "over":
            return self.words.text("ask.over") if self.match.outcome else self.say("replays.unfinished")
        if self.halt or self.shown.resolving:
            return self.words.text("ask.resolve")
        if self.thinking_shown and not self.showing and not self.view.pending:
            return self.words.text("ask.thinking")
        paused = not self.transport.playing and not self.showing
        return self.say("replays.paused") if paused else self.words.text("ask.showing")

    def headline(self, asked: Prompt) -> Banner:
        """See `DraculaScene`."""
        if self.halt == "over" and self.match.outcome is None:
            return Banner(self.say("replays.here"), asked.ask, narrator.NEUTRAL)
        if not self.shown.dealt and not self.showing:
            return Banner(self.say("replays.start"), asked.ask, narrator.NEUTRAL)
        return narrator.headline(self, asked)

    def narration(self) -> str:
        """What is going on, and why it matters."""
        words, outcome = self.words, self.match.outcome
        if self.halt == "over":
            if outcome is None:
                return self.say("replays.here.text")
            return _in_one(panel.over(words, self.shown, outcome))
        if self.halt == "round":
            return _in_one(panel.summary(words, self.shown))
        if self.show.verdict is not None:
            return _in_one(panel.resolving(words, self.shown, self.show.verdict))
        if self.thinking_shown and not self.view.pending and not self.showing:
            thinks = words.text("wait.thinking", name=words.name(self.match.to_move or 0))
            return f"{thinks} {outlook(words, self.shown)}"
        if self.now is None or (not self.shown.dealt and not self.showing):
            return self.say("replays.start.text")
        if isinstance(self.now, ev.TurnStarted | ev.Drawn):
            return f"{self.telling} {outlook(words, self.shown)}"
        return f"{self.telling} {reason(words, self.now)}".strip()

    # --- presses ----------------------------------------------------------------------------------------

    def pieces_and_bar(self) -> list[Target]:
        """See `BoardScene`."""
        words = self.words
        found = self.bar_and_log(words.text("target.log"))
        board = targets.board(self, words, Prompt("watch", ""))
        kept = [
            t for t in board if t.id.startswith(("slot:", "pile")) or (t.id == "deck" and self.shown.deck_top)
        ]
        return found + [replace(t, enabled=True, why="") for t in kept]

    def press(self, target: Target) -> None:
        """See `Scene`. A card shows itself large."""
        if target.id.startswith("slot:") or target.id == "deck":
            self.inspect((float(target.rect.centerx), float(target.rect.centery)))
        else:
            super().press(target)

    # --- drawing ----------------------------------------------------------------------------------------

    def look_of_board(self) -> BoardLook:
        """See `DraculaScene`."""
        return replace(super().look_of_board(), panel=self._paint_panel, tags=("", ""))

    def _idle_chips(self) -> tuple[Chip, ...]:
        return ()  # the panel takes their room, and nobody knows the position of a recorded match

    def draw_round(self, canvas: Canvas, round: int, centre: Point, past: bool) -> None:
        """See `WatchedTable`. A short match begins with a later moon."""
        number = self.match.setup.config.first_round + round
        canvas.centred(faces.moon(number, "current" if past else "later", 8, canvas.scale), centre)

    def _paint_panel(self, canvas: Canvas) -> None:
        for seat in (0, 1):
            self._paint_name(canvas, seat)
        if self.shown.held is None or self.shown.held.seat != self.shown.bottom:
            canvas.centred(faces.moon(self.shown.round, "current", 34, canvas.scale), MOON)
        bar.draw(self, canvas, self.narration())

    def _paint_name(self, canvas: Canvas, seat: int) -> None:
        """Who plays there, on the foot of the portrait."""
        area = plates.portrait(self.shown, seat)
        strip = Rect(area.x + 2, area.bottom - STRIP - 2, area.w - 4, STRIP)
        canvas.picture(frames.veil(strip.w, strip.h, "#0A0708", 0.82, canvas.scale, 3), strip.topleft)
        setup = self.match.setup.seats[seat]
        icon = "person" if setup.human else "automaton"
        name = seated(self.app.language, self.match, seat)
        canvas.fit(f"[icon:{icon}]~{name}", strip.inflate(-12, -2), "body_bold", "bright", one_line=True)


def _in_one(told: Prompt) -> str:
    """Title and text of a panel as one paragraph."""
    return f"[b]{told.title}.[/b] {told.text}".replace("\n", " ")


def _seat_of(event: Event) -> int | None:
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None


def outlook(words: Words, board: Board) -> str:
    """How the districts would go if the round ended now, as far as these eyes see."""
    order = order_numbers(board.order)
    pairs = [(board.piece(0, place).card, board.piece(1, place).card) for place in SLOTS]
    seen = [compare(order, NUMBERS[one], NUMBERS[two]).winner for one, two in pairs if one and two]
    key = "dracula.outlook" if len(seen) == len(pairs) else "dracula.outlook.open"
    return words.language.text(
        key, first=seen.count(0), second=seen.count(1), open=len(pairs) - len(seen),
        one=words.name(0), two=words.name(1),
    )  # fmt: skip


def reason(words: Words, event: Event) -> str:
    """Why an event matters, in a short sentence; "" where it speaks for itself."""
    say = words.language.text
    match event:
        case ev.Discarded():
            return say(f"dracula.tell.discarded.{event.card[1:]}")
        case ev.CardRevealed() | ev.DeckTopRevealed() | ev.SlotsSwapped() | ev.DistrictSwapped():
            return say(f"dracula.tell.{type(event).__name__}")
        case ev.TrumpChanged():
            return say("dracula.tell.TrumpChanged", suit=words.suit(event.new))
        case ev.Called():
            return say("dracula.tell.Called", rival=words.name(1 - event.seat))
    return ""
