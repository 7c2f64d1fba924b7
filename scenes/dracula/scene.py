"""The board of Drácula contra Van Helsing as a scene: what can be pressed, what a press does, what is drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.dracula import events as ev
from game.dracula.actions import DRAWN, Call, Discard, Draw
from game.dracula.view import DraculaObservation
from game.match import Match
from game.rules.contract import Event, Reason
from scenes.dracula import board as boards
from scenes.dracula import chips, chronicle, layout, painter, panel, targets
from scenes.dracula import selection as sel
from scenes.dracula.animate import Show
from scenes.dracula.board import Board
from scenes.dracula.look import BoardLook
from scenes.dracula.overlays import InspectCard, PileBrowser, ShortRules
from scenes.dracula.selection import EMPTY, Selection
from scenes.dracula.words import Words
from scenes.table import banner
from scenes.table.banner import Banner, Tool
from scenes.table.handover import SeatCard
from scenes.table.log import LogLine, LogView
from scenes.table.prompts import Prompt
from scenes.table.scene import TableScene
from scenes.table.view import NOBODY, BoardRules, Moment
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point
from sprites.timeline import Step

SEAT_COLOURS = ("#8E2636", "#2F5F74")
PORTRAITS = ("dracula", "hunter")
DRAW_LETTER = "r"
CALL_LETTERS = "ic"
"""The call answers to the first letter of its name in both languages."""


def _is_round(event: Event) -> bool:
    return isinstance(event, ev.RoundStarted)


def _turn_of(event: Event) -> int | None:
    return event.seat if isinstance(event, ev.TurnStarted) else None


RULES: BoardRules[Board] = BoardRules(
    Board.of, boards.blank, boards.covered, boards.after, _is_round, _turn_of
)


class DraculaScene(TableScene[Board]):
    """One match on the board."""

    name = "dracula"

    def __init__(self, match: Match) -> None:
        super().__init__(match, RULES, LogView(layout.LOG))
        self.selection: Selection = EMPTY
        self.hinted: frozenset[str] = frozenset()
        """Pieces that the advice points at."""
        self.advice = ""
        """The advice itself, shown in place of the panel's text until the next choice."""
        self.show = Show(self._sound, self._tell)
        self.acting: int | None = None
        """The seat that acts in what is being shown."""
        self._ground = painter.Ground()
        self._chips: dict[Any, Any] = {}
        self._about: tuple[str, ...] = ()

    # --- words ----------------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self._chips.clear()
        super().build()

    @property
    def words(self) -> Words:
        """The words for the eyes that look now."""
        return Words(self.app.language, self.view.viewer)

    def _sound(self, cue: str) -> None:
        self.app.sounds.play(cue)

    def _tell(self, key: str, seat: int | None, params: dict[str, Any]) -> str:
        words = self.words
        return words.text(key, name="" if seat is None else words.name(seat), **params)

    def line(self, event: Event) -> LogLine | None:
        """See `TableScene`."""
        return chronicle.line(self.words, event)

    def recap(self) -> list[LogLine]:
        """See `TableScene`."""
        words = Words(self.app.language, NOBODY)
        found = (chronicle.line(words, event) for event in self.view.last_turn())
        lines = [line for line in found if line is not None]
        pile = len(self.shown.pile)
        if lines and pile:
            lines.append(LogLine("hour", "text", words.text("recap.pile", n=pile)))
        return lines

    def seat_card(self, seat: int) -> SeatCard:
        """See `TableScene`."""
        role = self.words.name(seat)
        name = self.match.setup.seats[seat].name
        return SeatCard(PORTRAITS[seat], role, name or role)

    def ends_round(self, event: Event) -> bool:
        """See `TableScene`."""
        return isinstance(event, ev.RoundEnded)

    # --- the show -------------------------------------------------------------------------------------------

    def show_moment(self, moment: Moment[Board]) -> Step:
        """See `TableScene`."""
        return self.show.step(moment)

    def clear_show(self) -> None:
        """See `TableScene`."""
        self.show.clear()

    def show_result(self) -> None:
        """See `TableScene`."""
        from scenes.result import ResultScene

        self.app.scenes.replace(ResultScene(self.match), "page")

    # --- deciding -------------------------------------------------------------------------------------------

    @property
    def observation(self) -> DraculaObservation | None:
        """What the seat that decides knows; None while nobody is asked."""
        if not self.deciding or self.view.viewer < 0:
            return None
        seen = self.match.observation(self.view.viewer)
        assert isinstance(seen, DraculaObservation)
        return seen

    def decision_opened(self) -> None:
        """See `TableScene`."""
        self._forget_choice()
        seen = self.observation
        if seen is not None:
            self.app.sounds.play("your_choice")
            self._lead("draw" if seen.phase == "choose" else "drawn")

    def _forget_choice(self) -> None:
        self.selection, self.hinted, self.advice = EMPTY, frozenset(), ""

    def step_back(self) -> bool:
        """See `TableScene`."""
        seen = self.observation
        if seen is None or self.selection == EMPTY:
            return False
        place = self.selection.place
        self.selection = sel.back(seen, self.selection)
        if self.selection == EMPTY and place is not None:
            self._lead("drawn" if place == DRAWN else targets.slot(seen.seat, place))
        self.app.sounds.play("ui_back")
        return True

    def _lead(self, target_id: str) -> None:
        """Move the key focus to where the next step is; a mouse keeps its own."""
        if self.interaction.ring or targets.find(self.targets(), self.focus_id) is None:
            self.interaction.set_focus(target_id, by_keys=self.interaction.ring)

    def choose_place(self, seen: DraculaObservation, place: int) -> None:
        """The player picks the card to discard."""
        if place not in sel.places(seen):
            name = "drawn" if place == DRAWN else targets.slot(seen.seat, place)
            self.refuse(self._reason(self._place_reason(seen, place)), name)
            return
        self._forget_choice()
        self.selection = sel.choose_place(seen, place)
        self.app.sounds.play("ui_click")
        self._lead(targets.next_step(seen, self.selection))

    def _place_reason(self, seen: DraculaObservation, place: int) -> Reason | None:
        return self.match.why_not(seen.seat, Discard(place))

    def aim(self, seen: DraculaObservation, slot: int) -> None:
        """The player points the effect at a slot or a district."""
        self.selection = sel.choose_slot(seen, self.selection, slot)
        self.app.sounds.play("target")
        self._lead(targets.next_step(seen, self.selection))

    def confirm(self) -> None:
        """Do what is chosen."""
        seen = self.observation
        action = sel.complete(seen, self.selection) if seen else None
        if action is not None:
            self._forget_choice()
            self.act(action)

    def call_reason(self, seen: DraculaObservation) -> Reason | None:
        """Why the end may not be called now."""
        return self.match.why_not(seen.seat, Call())

    def _reason(self, reason: Reason | None) -> str:
        return panel.reason(self.words, reason)

    def hint(self) -> None:
        """Advice: what a good player would do here, and why."""
        seen = self.observation
        if seen is None:
            self.refuse(self.say("table.hint.none"))
            return
        advice = self.match.system.hint(seen)
        self.hinted = targets.of_action(seen, advice.action)
        self.advice = targets.advice(self.words, seen, advice)
        self.selection = EMPTY
        self.changed()

    # --- presses --------------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """See `Scene`."""
        words, prompt = self.words, self.prompt()
        found = banner.targets(self.say("table.menu"), self.tools())
        found.append(Target("log", layout.LOG, words.text("target.log"), group="log"))
        found += targets.board(self, words, prompt)
        return found

    def tools(self) -> list[Tool]:
        """The buttons at the right end of the bar."""
        return [
            Tool("hint", "hint", self.say("table.hint")),
            Tool("book", "book", self.say("table.book")),
            Tool("gear", "gear", self.say("table.gear")),
        ]

    def press(self, target: Target) -> None:
        """See `Scene`."""
        simple = {
            "menu": self.open_pause, "log": self.open_log, "hint": self.hint, "book": self.open_rules,
            "gear": self.open_options, "skip": self.skip, "go_on": self.go_on, "confirm": self.confirm,
            "pile": self.open_pile, "other": self._other, "draw": self._draw, "deck": self._draw,
            "call": self._call,
        }  # fmt: skip
        if target.id in simple:
            simple[target.id]()
        else:
            self._press_piece(target.id)
        self.changed()

    def _press_piece(self, target_id: str) -> None:
        seen = self.observation
        if seen is None:
            return
        kind, _, rest = target_id.partition(":")
        if kind == "drawn":
            self.choose_place(seen, DRAWN)
        elif kind == "token":
            self.selection = sel.choose_suit(self.selection, rest)
            self._lead(targets.next_step(seen, self.selection))
        else:
            self._press_slot(seen, kind, rest)

    def _press_slot(self, seen: DraculaObservation, kind: str, rest: str) -> None:
        own = None if kind == "district" else int(rest[0]) == seen.seat
        slot = int(rest[-1])
        chosen = self.selection
        aimed = slot in sel.open_slots(seen, chosen) or slot in chosen.slots
        if chosen.place is not None and sel.aims_at(seen, chosen, own) and aimed:
            self.aim(seen, slot)
        elif own:
            self.choose_place(seen, slot)

    def _other(self) -> None:
        self.selection = EMPTY
        self._lead("drawn")

    def _draw(self) -> None:
        if self.observation is not None:
            self.act(Draw())

    def _call(self) -> None:
        if self.observation is not None:
            self.act(Call())

    def refused(self, target: Target) -> None:
        """See `Scene`."""
        self.app.sounds.play("ui_deny")
        super().refused(target)

    # --- keys -----------------------------------------------------------------------------------------------

    def action(self, intent: Intent) -> bool:
        """See `Scene`."""
        if intent.name == "secondary":
            return self.inspect(intent.pos)
        if intent.name == "help":
            self.open_rules()
            return True
        if intent.name == "hint":
            self.hint()
            return True
        seen = self.observation
        if seen is not None and not self.showing and self._key(seen, intent):
            return True
        return super().action(intent)

    def _key(self, seen: DraculaObservation, intent: Intent) -> bool:
        if intent.name == "digit":
            return self._digit(seen, intent.digit)
        call = intent.name == "end_turn" or (intent.name == "letter" and intent.text in CALL_LETTERS)
        if call:
            self._try_call(seen)
        elif intent.name == "letter" and intent.text == DRAW_LETTER:
            self._draw() if seen.phase == "choose" else self.refuse(self._reason(self._draw_reason(seen)))
        else:
            return False
        return True

    def _draw_reason(self, seen: DraculaObservation) -> Reason | None:
        return self.match.why_not(seen.seat, Draw())

    def _try_call(self, seen: DraculaObservation) -> None:
        reason = self.call_reason(seen)
        if reason is None:
            self._call()
        else:
            self.refuse(self._reason(reason), "call")

    def _digit(self, seen: DraculaObservation, digit: int) -> bool:
        if seen.phase == "choose":
            if digit in (1, 2):
                self._draw() if digit == 1 else self._try_call(seen)
            return digit in (1, 2)
        if self.selection.place is None:
            if digit <= 6:
                self.choose_place(seen, DRAWN if digit == 6 else digit)
            return digit <= 6
        wanted = targets.by_digit(seen, self.selection, digit)
        target = targets.find(self.targets(), wanted)
        if target is None:
            return False
        if target.enabled:
            self.press(target)
        else:
            self.refused(target)
        return True

    def inspect(self, pos: Point | None) -> bool:
        """Show the card under the pointer, or the focused one, large."""
        found = targets.card_of(self, pos)
        if found is None:
            return False
        card, owner, mark = found
        self.app.sounds.play("card_flip")
        self.app.push(InspectCard(self.words, self.shown, card, owner, mark))
        return True

    def open_pile(self) -> None:
        """Open the discard pile."""
        self.app.push(PileBrowser(self.words, self.shown))

    def open_rules(self) -> None:
        """Open the short rules."""
        self.app.push(ShortRules(self.words))

    def handle(self, intent: Intent) -> bool:
        """See `Scene`. The pointer over a log line lights up what the line speaks of."""
        if intent.name == "point":
            about = self.log.about(intent.pos)
            if about != self._about:
                self._about = about
                self.changed()
        return super().handle(intent)

    # --- drawing --------------------------------------------------------------------------------------------

    def prompt(self) -> Prompt:
        """What the decision panel says now."""
        words, seen = self.words, self.observation
        if self.halt:
            return self._halted_prompt(words)
        if seen is not None and not self.showing:
            keys = (self.say("dracula.choose.call_key"), self.say("dracula.choose.draw_key"))
            found = panel.prompt(words, seen, self.selection, self.call_reason(seen), *keys)
            return replace(found, text=self.advice) if self.advice else found
        verdict = self.show.verdict
        if verdict is not None or self.shown.resolving:
            return panel.resolving(words, self.shown, verdict)
        return self._waiting_prompt(words)

    def _waiting_prompt(self, words: Words) -> Prompt:
        held = self.shown.held
        lines = self.log.lines
        told = lines[-1].text if self.showing and lines else ""
        return panel.waiting(words, self._turn_seat(), self.thinking_shown, held, told)

    def _halted_prompt(self, words: Words) -> Prompt:
        outcome = self.match.outcome
        if self.halt == "over" and outcome is not None:
            return panel.over(words, self.shown, outcome)
        return panel.summary(words, self.shown)

    def chips(self, seen: DraculaObservation, tried: Selection) -> Any:
        """The forecast chips, worked out once a selection."""
        key = (self.match.revision, seen.seat, tried)
        if key not in self._chips:
            if len(self._chips) > 60:
                self._chips.clear()
            now, before = chips.forecasts(seen, tried), chips.forecasts(seen, EMPTY)
            self._chips[key] = chips.chips(self.words, seen, now, before)
        return self._chips[key]

    def look_of_board(self) -> BoardLook:
        """Everything that the painters need for this frame."""
        seen, words = self.observation, self.words
        if self.showing:
            seen = None
        focus = self.focus_id
        tried = sel.tried(seen, self.selection, focus) if seen else EMPTY
        states, dimmed = targets.states(seen, self.selection) if seen else ({}, frozenset())
        look = self.look
        return BoardLook(
            words, self.shown, self.show, self.prompt(), seen, self.selection, tried, states, dimmed,
            self.chips(seen, tried) if seen else self._idle_chips(), focus,
            frozenset(self._about) | self.hinted, self.app.settings.memory_aid,
            {look.refused: look.shift} if look.refused else {}, self._tags(words),
            stand_in=self._stand_in(seen),
        )  # fmt: skip

    def _stand_in(self, seen: DraculaObservation | None) -> tuple[int, str | None, bool] | None:
        if seen is None or not panel.moved_in(seen, self.selection):
            return None
        return self.selection.place or DRAWN, seen.drawn, seen.drawn_face_up

    def _idle_chips(self) -> Any:
        viewer = self.view.viewer
        if viewer < 0 or self.shown != self.view.board or self.showing or self.shown.resolving:
            return ()
        seen = self.match.observation(viewer)
        return self.chips(seen, EMPTY) if seen.outcome is None and not self.view.pending else ()

    def _tags(self, words: Words) -> tuple[str, str]:
        def tag(seat: int) -> str:
            setup = self.match.setup.seats[seat]
            if seat == self.view.viewer and len(self.match.humans) == 1:
                return words.text("tag.you")
            if setup.kind == "human":
                return setup.name or words.text("tag.person")
            return words.text("tag.computer")

        return tag(0), tag(1)

    def banner(self, prompt: Prompt) -> Banner:
        """Whose turn it is, and what is asked."""
        words, shown = self.words, self.shown
        if self.halt == "over":
            winner = self.match.outcome.winner if self.match.outcome else None
            return Banner(words.text("turn.over"), prompt.ask, SEAT_COLOURS[winner or 0])
        if shown.resolving:
            return Banner(words.text("turn.resolve", round=shown.round), prompt.ask, "#5A4630")
        seat = self._turn_seat()
        kind = "last_" if shown.caller is not None and shown.caller != seat else ""
        seen = self.observation
        if not kind and seen is not None and seen.extra_turn:
            kind = "extra_"
        who = "you" if seat == self.view.viewer else "they"
        return Banner(words.text(f"turn.{kind}{who}", name=words.name(seat)), prompt.ask, SEAT_COLOURS[seat])

    def _turn_seat(self) -> int:
        """The seat that acts in what is being shown, else the seat whose decision it is."""
        if self.showing and self.acting is not None:
            return self.acting
        seat = self.match.to_move
        return seat if seat is not None else 0

    def enter_line(self, event: Event) -> None:
        """See `TableScene`."""
        super().enter_line(event)
        self.acting = getattr(event, "seat", self.acting)

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        look = self.look_of_board()
        painter.paint(canvas, look, self._ground)
        self.log.draw(canvas, self.say("table.log"), self.lit("log"), self.interaction.pos)
        note = look.words.text("round.of", round=self.shown.round, last=self.shown.last_round)
        banner.draw(
            canvas, look.words.text("name"), self.banner(look.prompt), note, self.tools(), self.focus_id
        )
        for target in self.targets():
            canvas.mark_target(target)
