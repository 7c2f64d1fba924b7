"""The open table: what two people at one screen decide inside the other's turn, with both hands covered.

A card game's board derives from `OpenTableScene`. Against the computer, and for what a seat decides in its
own turn, it is a `TableScene` and no more.

Whoever is asked sees the own hand only while the own key (or the *Look* button of mouse or pad) is held;
letting it go, another page, a lost window, whatever else happens covers it at once. What was chosen meanwhile
waits to be confirmed with the hand covered.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from game.match import Match
from game.rules.contract import Action, Event, Observation
from scenes.table import question as panel
from scenes.table.banner import Banner
from scenes.table.log import LogView
from scenes.table.prompts import Choice
from scenes.table.question import CONFIRM, LOOK, PASS, CoveredHand, Question
from scenes.table.scene import TableScene
from scenes.table.view import NOBODY, BoardRules
from sprites import focus
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point

B = TypeVar("B")

CALM = 300.0
"""So long a new question takes no answer, in milliseconds: a press so soon was meant for something else."""
MOVED = 12.0
"""Whoever lets go of *Look* so near to where he pressed it wanted to look and no more."""
HAND_GROUP = "hand"
"""The group of the targets that are cards of the hand: a look leads the keys there."""
ENDS_LOOK = ("menu", "log", "help", "hint", "again", "cancel", "secondary", "drop_all", "end_turn")
"""What covers the hand again, whatever else it does."""


class OpenTableScene(TableScene[B]):
    """A match in which a seat may be asked in the other's turn."""

    def __init__(self, match: Match, rules: BoardRules[B], log: LogView) -> None:
        super().__init__(match, rules, log)
        self.asking: Question | None = None
        """What is asked at the open table."""
        self._asked_for = 0.0
        """For how long, in milliseconds."""
        self._looks = False
        self._held_from: Point | None = None
        """Where the mouse holds *Look*."""
        self._pad_holds = False
        """True while a pad's own button for looking is held."""
        self._just_held = False
        """True right after a pad has begun to hold *Look*: what its button says besides means nothing."""

    # --- what a game adds -------------------------------------------------------------------------------

    @abstractmethod
    def question(self, seat: int, passed: Event | None) -> Question:
        """What `seat` is asked, in public words; `passed` is the event by which it has passed by itself."""

    @abstractmethod
    def pass_action(self, seat: int) -> Action | None:
        """What *Pass* does now for the seat that is asked; None where it is not allowed."""

    @abstractmethod
    def chosen(self) -> Action | None:
        """What has been chosen and can be confirmed, None while nothing is or something lacks."""

    @abstractmethod
    def covered_hands(self) -> Sequence[CoveredHand]:
        """Both hands as they lie at the open table, as far as the show has come."""

    def question_opened(self) -> None:
        """A seat is asked at the open table: nothing is chosen yet."""

    # --- who may see and choose ---------------------------------------------------------------------------

    @property
    def looking(self) -> bool:
        """True while the seat that is asked holds its hand open."""
        return self._looks and self.asking is not None and not self.showing

    @property
    def eyes(self) -> int:
        """The seat whose private things may be drawn at this moment, or NOBODY (SPECTATOR for onlookers)."""
        if self.looking and self.asking is not None:
            return self.asking.seat
        return self.view.viewer

    @property
    def hand_board(self) -> B | None:
        """The board on which the hand that may be seen now lies; None while both are covered.

        At the open table only the hand of it is meant to be drawn, above the board of everybody (`shown`).
        """
        if self.looking and self.asking is not None:
            return self.view.seen_by(self.asking.seat)
        return None if self.view.viewer == NOBODY else self.shown

    @property
    def mind(self) -> Observation | None:
        """What the seat knows that may choose at this moment; None while nobody may.

        Who has passed by itself may look and has nothing to choose.
        """
        if self.match.outcome is not None or self.showing:
            return None
        if self.asking is not None:
            free = self.looking and self.asking.passed is None
            return self.match.observation(self.asking.seat) if free else None
        return self.match.observation(self.view.viewer) if self.deciding and self.view.viewer >= 0 else None

    @property
    def asked_seat(self) -> int | None:
        """See `Scene`."""
        return self.asking.seat if self.asking is not None else super().asked_seat

    # --- asking -------------------------------------------------------------------------------------------

    def update(self, dt_ms: float) -> None:
        """See `Scene`."""
        self._asked_for += dt_ms
        super().update(dt_ms)

    def _go_on(self, dt_ms: float) -> None:
        if self.asking is None or self.match.outcome is not None:
            self._close_question()
            super()._go_on(dt_ms)

    def _show_pending(self) -> None:
        passed = self.view.passed_now
        if passed is None:
            super()._show_pending()
            return
        if self.view.viewer != NOBODY:
            self.view.lay_open()
            self.seals.hide()
        self._ask(*passed)

    def _open_decision(self) -> None:
        seat = self.view.inside if self.view.viewer == NOBODY else None
        if seat is None:
            super()._open_decision()
        else:
            self.deciding = True
            self._ask(seat, None)

    def _ask(self, seat: int, passed: Event | None) -> None:
        self.asking, self._asked_for = self.question(seat, passed), 0.0
        self.app.sounds.play("your_choice")
        self.question_opened()
        self._lead_to(PASS)
        self.changed()

    def _close_question(self) -> None:
        if self.asking is not None:
            self.cover_hand()
            self.asking = None

    def _lead_to(self, target_id: str) -> None:
        """The keys go on there; a mouse keeps its own place."""
        self.first_focus = target_id
        if self.interaction.ring or focus.find(self.targets(), self.focus_id) is None:
            self.interaction.set_focus(target_id, by_keys=self.interaction.ring)

    def build(self) -> None:
        """See `Scene`. The question is put in the words of now, with the hand covered."""
        self.cover_hand()
        super().build()
        if self.asking is not None:
            self.asking = self.question(self.asking.seat, self.asking.passed)

    # --- answering ----------------------------------------------------------------------------------------

    @property
    def calm(self) -> bool:
        """True once the question stands long enough to be answered."""
        return self._asked_for >= CALM

    def pass_by(self) -> None:
        """The seat that is asked passes."""
        asked = self.asking
        if asked is None or not self.calm:
            return
        if asked.passed is not None:
            self.haste.decided()
            self.view.answer()
            self.acted()
            self._close_question()
            self.changed()
            return
        action = self.pass_action(asked.seat)
        if action is not None:
            self.act(action)

    def confirm_answer(self) -> None:
        """What was chosen is done."""
        action = self.chosen()
        if action is not None and self.calm:
            self.act(action)

    def act(self, action: Action) -> bool:
        """See `TableScene`. With a choice that goes on and was told to nobody a look goes on too."""
        asked = self.asking
        taken = super().act(action)
        if taken and not self._asks_on(asked):
            self._close_question()
        return taken

    def acted(self) -> None:
        """See `TableScene`. Whoever is asked comes to an open table; else the turn goes on, or is over."""
        if self.view.viewer != NOBODY:
            if self.asking is not None:
                self.settle()
                self.tell_log()
        elif not self.view.asks_ahead:
            self.seals.cover()
        elif not self.looking:
            self.seals.hide()

    def undo(self) -> None:
        """See `TableScene`."""
        asked, acts = self.asking, self.match.acts
        super().undo()
        if self.match.acts != acts and not self._asks_on(asked):
            self._close_question()

    def _asks_on(self, asked: Question | None) -> bool:
        """The same seat goes on putting its answer together: ask for the next part of it; False if not."""
        if asked is None or self.view.pending or self.view.inside != asked.seat:
            return False
        self.deciding = True
        self.asking = self.question(asked.seat, None)
        self.question_opened()
        self._after_look()
        return True

    # --- looking ------------------------------------------------------------------------------------------

    def open_hand(self) -> None:
        """Open the hand of the seat that is asked, until `cover_hand`."""
        if self.asking is None or self.looking or self.showing:
            return
        self._looks = True
        self.app.sounds.play("card_flip")
        self.app.tooltip.close()
        targets = self.targets()
        under = focus.at(targets, self.interaction.pos) if self.interaction.pos else None
        if self.interaction.ring:
            hand = [target for target in targets if target.group == HAND_GROUP]
            under = next((target for target in hand if target.enabled), hand[0] if hand else None)
        self.interaction.set_focus(under.id if under else None, by_keys=self.interaction.ring)
        self.changed()

    def cover_hand(self) -> None:
        """Cover the hand again, at once."""
        self._held_from, self._just_held, self._pad_holds = None, False, False
        if self._looks:
            self._looks = False
            self.interaction.handle(Intent("drop_all"))
            self.app.tooltip.close(silent=self.interaction.focused())
            self.app.toasts.clear()
            self.covered()
            self._after_look()
            self.app.scenes.draw(self.app.canvas)  # whoever takes the picture next takes a covered one
            self.changed()

    def _after_look(self) -> None:
        if not self._looks:
            self._lead_to(CONFIRM if self.chosen() is not None else PASS)

    def hold(self, target: Target, down: bool) -> None:
        """See `Scene`. *Look* is held with the mouse or by a pad."""
        if target.id != LOOK:
            super().hold(target, down)
        elif down:
            self._held_from = self.interaction.start if self.app.by_mouse else None
            self._just_held = not self.app.by_mouse
            self.open_hand()
        else:
            self.cover_hand()

    def pause(self) -> None:
        """See `Scene`."""
        self.cover_hand()
        super().pause()

    def handle(self, intent: Intent) -> bool:
        """See `Scene`. A look ends with whatever else happens, before it happens."""
        if self.asking is None:
            return super().handle(intent)
        if intent.name == "hold_start" and (intent.device == "keys" or self.focus_id != LOOK):
            return False  # each seat has its own key, no other one opens a hand
        said, self._just_held = self._just_held, False
        if said and intent.name in ("confirm", "secondary"):
            return True
        if self._pad_held(intent):
            return True
        if intent.name == "release" and self.looking:
            self._choose_by_release(intent.pos)
        elif self.looking and intent.name in ENDS_LOOK:
            return self._end_look_by(intent)
        return super().handle(intent)

    def _pad_held(self, intent: Intent) -> bool:
        """The button with which a pad looks, wherever its focus is, goes down or up."""
        if intent.name == "secondary" and intent.device == "pad" and not self.looking:
            self.open_hand()
            self._pad_holds = self.looking
            return True
        if intent.name == "hold_end" and self._pad_holds:
            self.cover_hand()
        return False

    def _choose_by_release(self, pos: Point | None) -> None:
        """A mouse that has held *Look* lets go over something: that is chosen, and then covered."""
        start = self._held_from
        if pos is None or start is None:
            return
        if max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) > MOVED:
            under = focus.at(self.targets(), pos)
            if under is not None and not under.holds:
                self.interaction.activate(under)

    def _end_look_by(self, intent: Intent) -> bool:
        if intent.name == "cancel" and self.step_back():
            return True
        self.cover_hand()
        return intent.name in ("secondary", "end_turn") or super().handle(intent)

    def action(self, intent: Intent) -> bool:
        """See `Scene`. Each seat has a key of its own to look with."""
        asked = self.asking
        if asked is None:
            return super().action(intent)
        if intent.name in ("look_start", "look_end"):
            return self._look_key(asked, intent)
        if intent.name == "end_turn":
            self.pass_by()
        elif intent.name == "confirm" and self.focus_id == LOOK:
            key = panel.look_key(self.app, asked.seat)
            self.refuse(panel.say(self.app, "look.how", held=key), LOOK)
        else:
            return super().action(intent)
        return True

    def _look_key(self, asked: Question, intent: Intent) -> bool:
        if intent.name == "look_end":
            if intent.digit == asked.seat:
                self.cover_hand()
        elif intent.digit == asked.seat:
            self.open_hand()
        else:
            self.cover_hand()
            key = panel.look_key(self.app, asked.seat)
            self.refuse(panel.say(self.app, "look.whose", name=asked.name, held=key), LOOK)
        return True

    # --- what a board calls -------------------------------------------------------------------------------

    def open_targets(self) -> list[Target]:
        """The buttons of the question; none while nothing is asked or the hand is open."""
        if self.asking is None or self.looking:
            return []
        return panel.targets(self._choices(self.asking))

    def press_open(self, target: Target) -> bool:
        """A target was pressed; True when it was one of the question's."""
        if target.id == PASS:
            self.pass_by()
        elif target.id == CONFIRM:
            self.confirm_answer()
        return target.id in (PASS, CONFIRM, LOOK)

    def draw_open(self, canvas: Canvas) -> None:
        """Draw the question and both covered hands, if something is asked and the hand is not open."""
        if self.asking is not None and not self.looking:
            panel.draw_hands(canvas, self.app, self.covered_hands(), self.asking.seat)
            panel.draw(canvas, self.app, self.asking, self._choices(self.asking), self.look)

    def open_banner(self, colour: str) -> Banner | None:
        """The hanging banner while something is asked: who decides, and that a hand is open."""
        if self.asking is None:
            return None
        name = self.asking.name
        if not self.looking:
            ask = self.asking.ask or panel.title_of(self.app, self.asking)
            return Banner(panel.say(self.app, "headline", name=name), ask, colour)
        key = panel.look_key(self.app, self.asking.seat)
        words = panel.say(self.app, "looking", name=name), panel.say(self.app, "let_go", held=key)
        return Banner(*words, colour)

    def _choices(self, asked: Question) -> list[Choice]:
        return panel.choices(self.app, asked, self.chosen() is not None)
