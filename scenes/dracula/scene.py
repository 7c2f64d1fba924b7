"""The board of Drácula contra Van Helsing as a scene: what it asks, what can be pressed, what is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pygame import Rect

from game.dracula import events as ev
from game.dracula.actions import DRAWN
from game.dracula.view import DraculaObservation
from game.dracula.words import Words
from game.match import Match
from game.rules.contract import Event
from scenes.dracula import chips, chronicle, layout, narrator, painter, panel, plates, sides, targets
from scenes.dracula import selection as sel
from scenes.dracula.animate import animation
from scenes.dracula.board import RULES, Board
from scenes.dracula.carrying import CarryingScene
from scenes.dracula.look import CHOSEN, BoardLook
from scenes.dracula.memory import unaided
from scenes.dracula.overlays import InspectCard, PileBrowser
from scenes.dracula.questions import rule_in_question
from scenes.dracula.selection import EMPTY, Selection
from scenes.dracula.show import Show
from scenes.table import banner
from scenes.table.banner import Banner
from scenes.table.forecast import Chip
from scenes.table.handover import SeatCard
from scenes.table.log import LogLine, LogView
from scenes.table.prompts import Prompt, text_area
from scenes.table.view import NOBODY, Moment
from sprites import pictures
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point
from sprites.timeline import Step


class DraculaScene(CarryingScene):
    """One match on the board."""

    name = "dracula"
    undo_rule = "R26"
    after_skip = frozenset({"confirm", "other", "call", "go_on"})

    def __init__(self, match: Match) -> None:
        super().__init__(match, RULES, LogView(layout.LOG))
        self.acting: int | None = None
        """The seat that acts in what is being shown."""
        self.ending = False
        """True from the moment at which it is told that the round is over until the next one begins."""
        self.round_told = 0
        """The round whose beginning has been told last; the board follows when its cards lie."""
        self.show: Show
        self._ground = painter.Ground()
        self._chips: dict[tuple[int, int, Selection], tuple[Chip, ...]] = {}

    def enter(self) -> None:
        """See `Scene`."""
        super().enter()
        self.show = Show(lambda: self.words, self.play_cue, self.app.pace, self.app.services.chance)

    def raised(self) -> list[str]:
        """See `BoardScene`. The own cards that are chosen, or under the pointer and to be chosen."""
        states, _ = self.once("states", self._states)
        return [id for id, state in states.items() if state == CHOSEN or id == self.focus_id]

    # --- words ----------------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self._chips.clear()
        super().build()

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
        return SeatCard(pictures.SIDES[seat], role, name or role, sides.WAX[seat])

    def lingers(self, event: Event) -> bool:
        """See `TableScene`. The end of a round is what all of it was played for."""
        return isinstance(event, ev.RoundEnded | ev.DistrictResolved | ev.GameEnded)

    # --- the show -------------------------------------------------------------------------------------------

    def show_moment(self, moment: Moment[Board]) -> Step:
        """See `TableScene`."""
        if not self.memory_aid:
            moment = replace(moment, before=unaided(moment.before), after=unaided(moment.after))
        return animation(self.show, moment)

    @property
    def turn_seat(self) -> int:
        """The seat that acts in what is being shown, else the seat whose decision it is."""
        if self.showing and self.acting is not None:
            return self.acting
        return self.match.to_move or 0

    # --- presses --------------------------------------------------------------------------------------------

    def circumstances(self) -> tuple[object, ...]:
        """See `BoardScene`."""
        return self.selection, self.show.verdict, len(self.log.lines), self.acting, self.carrying

    def pieces_and_bar(self) -> list[Target]:
        """See `BoardScene`."""
        words = self.words
        return [*self.bar_and_log(words.text("target.log")), *targets.board(self, words, self.prompt())]

    def buttons(self) -> dict[str, Callable[[], object]]:
        """See `BoardScene`."""
        return super().buttons() | {
            "skip": self.hurry,
            "go_on": self.go_on,
            "confirm": self.confirm,
            "pile": self.open_pile,
            "other": self.choose_other,
            "draw": self.take_card,
            "deck": self.take_card,
            "call": self.call_end,
        }

    # --- keys -----------------------------------------------------------------------------------------------

    def action(self, intent: Intent) -> bool:
        """See `Scene`."""
        if intent.name == "secondary":
            return self.inspect(intent.pos)
        if intent.name == "help":
            return self.explain(rule_in_question(self))
        if intent.name == "hint":
            self.hint()
            return True
        seen = self.observation
        if seen is not None and not self.showing and self.key(seen, intent):
            return True
        return super().action(intent)

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

    # --- drawing --------------------------------------------------------------------------------------------

    @property
    def refusal_room(self) -> Rect | None:
        """See `Scene`. Over the words of the panel, unless two wide buttons fill it."""
        asked = self.prompt()
        return None if asked.wide else text_area(asked, painter.AREAS)

    def prompt(self) -> Prompt:
        """What the decision panel says now."""
        return self.once("prompt", lambda: narrator.prompt(self), self.focus_id, self.interaction.ring)

    def chips(self, seen: DraculaObservation, tried: Selection) -> tuple[Chip, ...]:
        """The forecast chips, worked out once a selection."""
        key = (self.match.revision, seen.seat, tried)
        if key not in self._chips:
            if len(self._chips) > 60:
                self._chips.clear()
            now, before = chips.forecasts(seen, tried), chips.forecasts(seen, EMPTY)
            self._chips[key] = chips.chips(self.words, seen, now, before)
        return self._chips[key]

    def tried(self, seen: DraculaObservation) -> Selection:
        """The selection as a press on what is under the pointer or the focus would make it."""
        if self.carry is not None and self.carry.held:
            return self.carry.chosen or self.selection
        return self.once("tried", lambda: sel.tried(seen, self.selection, self.focus_id), self.focus_id)

    def look_of_board(self) -> BoardLook:
        """Everything that the painters need for this frame."""
        seen, words = self.observation, self.words
        if self.showing:
            seen = None
        tried = self.tried(seen) if seen else EMPTY
        states, dimmed = self.once("states", self._states)
        return BoardLook(
            words=words,
            board=self.shown,
            show=self.show,
            prompt=self.prompt(),
            observation=seen,
            selection=self.selection,
            tried=tried,
            states=states,
            dimmed=dimmed,
            chips=self.chips(seen, tried) if seen else self._idle_chips(),
            input=self.look,
            hover=self.hover,
            highlights=frozenset(self.pointed) | self.hinted,
            tags=plates.tags(words, self.match),
            stand_in=self._stand_in(seen),
            carry=self.carry,
            sway=self.sway,
        )

    def states(self) -> dict[str, str]:
        """See `Scene`."""
        looks, _ = self.once("states", self._states)
        seen = self.observation
        return {} if seen is None else targets.marks(looks, seen.seat)

    def _states(self) -> tuple[dict[str, str], frozenset[str]]:
        seen = self.observation
        if seen is None or self.showing:
            return {}, frozenset()
        if self.carry is not None and self.carry.held:
            return self.carry.states, frozenset()
        return targets.states(seen, self.selection)

    def _stand_in(self, seen: DraculaObservation | None) -> tuple[int, str | None, bool] | None:
        if seen is None or not panel.moved_in(seen, self.selection):
            return None
        return self.selection.place or DRAWN, seen.drawn, seen.drawn_face_up

    def _idle_chips(self) -> tuple[Chip, ...]:
        viewer = self.view.viewer
        if viewer < 0 or not self.told_all or self.showing or self.shown.resolving:
            return ()
        seen = self.known_to(viewer)
        return self.chips(seen, EMPTY) if seen.outcome is None and not self.view.pending else ()

    def enter_line(self, event: Event) -> None:
        """See `TableScene`."""
        super().enter_line(event)
        self.acting = getattr(event, "seat", None)
        if isinstance(event, ev.RoundStarted):
            self.ending, self.round_told = False, event.round
        elif isinstance(event, ev.RoundEnded):
            self.ending = True

    @property
    def bar_title(self) -> str:
        """What stands at the left end of the bar."""
        return self.words.text("name")

    def headline(self, asked: Prompt) -> Banner:
        """What the hanging banner says."""
        return narrator.headline(self, asked)

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        look = self.look_of_board()
        painter.paint(canvas, look, self._ground)
        self.draw_log(canvas)
        note = look.words.text("round.of", round=self.shown.round, last=self.shown.last_round)
        bar = self.headline(look.prompt)
        title = "" if self.coach else self.bar_title  # there a coach has the way out
        banner.draw(canvas, title, bar, note, self.tools(), self.focus_id)
        kept = self.focus_id in look.highlights or self.focus_id in look.show.marked
        if self.focus_id == "deck" or kept or look.states.get(self.focus_id or "") == CHOSEN:
            self.draw_focus(canvas)  # the others light up by themselves
        self.draw_last(canvas)
