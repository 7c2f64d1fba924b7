"""The open table: what two people at one screen decide inside the other's turn, with both hands covered.

A card game's board derives from `OpenTableScene`. Against the computer, and for what a seat decides in its
own turn, it is a `TableScene` and no more. Only after the other's answer the hand of the own turn rests
covered until its owner uncovers it, with the own key or the button.

Whoever is asked sees the own hand only while the own key (or the *Look* button of mouse or pad) is held;
letting it go, another page, a lost window, whatever else happens covers it at once. What was chosen meanwhile
waits to be confirmed with the hand covered.
"""

from __future__ import annotations

from typing import TypeVar

from game.match import Match
from game.rules.contract import Observation
from scenes.table import question as panel
from scenes.table.asking import AskingScene
from scenes.table.banner import Banner
from scenes.table.log import LogView
from scenes.table.question import LOOK, UNCOVER, Question
from scenes.table.view import NOBODY, BoardRules
from sprites import focus
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point

B = TypeVar("B")

MOVED = 12.0
"""Whoever lets go of *Look* so near to where he pressed it wanted to look and no more."""
HAND_GROUP = "hand"
"""The group of the targets that are cards of the hand: a look leads the keys there."""
ENDS_LOOK = ("menu", "log", "help", "hint", "again", "cancel", "secondary", "end_turn")
"""What covers the hand again, whatever else it does."""


class OpenTableScene(AskingScene[B]):
    """A match in which a seat may be asked in the other's turn."""

    def __init__(self, match: Match, rules: BoardRules[B], log: LogView) -> None:
        super().__init__(match, rules, log)
        self._looks = False
        self._held_from: Point | None = None
        """Where the mouse holds *Look*."""
        self._pad_holds = False
        """True while a pad's own button for looking is held."""
        self._just_held = False
        """True right after a pad has begun to hold *Look*: what its button says besides means nothing."""

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

    # --- looking ------------------------------------------------------------------------------------------

    def open_hand(self) -> None:
        """Open the hand of the seat that is asked, until `cover_hand`; in the own turn it stays open."""
        if self.asking is None or self.looking or self.showing:
            return
        if self.asking.own:
            self.uncover_own()
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
            self.lead_back()
            self.app.scenes.draw(self.app.canvas)  # whoever takes the picture next takes a covered one
            self.changed()

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
            self.refuse(
                panel.say(self.app, "look.whose", name=asked.name, held=key), UNCOVER if asked.own else LOOK
            )
        return True

    # --- what a board calls -------------------------------------------------------------------------------

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
        if self.asking.own:
            return Banner(panel.say(self.app, "goes_on", name=name), panel.say(self.app, "rests"), colour)
        if not self.looking:
            ask = self.asking.ask or panel.title_of(self.app, self.asking)
            return Banner(panel.say(self.app, "headline", name=name), ask, colour)
        key = panel.look_key(self.app, self.asking.seat)
        words = panel.say(self.app, "looking", name=name), panel.say(self.app, "let_go", held=key)
        return Banner(*words, colour)
