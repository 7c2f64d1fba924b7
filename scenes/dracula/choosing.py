"""Choosing on the board: what the player has picked, how a press or a key adds to it, and the advice."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygame import Rect

from game.dracula.actions import DRAWN, Call, Discard, Draw
from game.dracula.view import DraculaObservation
from game.dracula.words import Words
from game.match import Match
from game.rules.contract import Action, Reason
from scenes.dracula import layout, memory, targets
from scenes.dracula import selection as sel
from scenes.dracula.board import Board
from scenes.dracula.selection import EMPTY, Selection
from scenes.table.boardscene import BoardScene
from scenes.table.log import LogView
from scenes.table.view import BoardRules
from sprites import motion
from sprites.intent import Intent

SWAY_ROOM = 44
"""How much wider and higher than a card is what changes when it sways: its light, its mark, its lift."""


class ChoosingScene(BoardScene[Board]):
    """The part of the board that turns presses into one legal action; nothing happens before `confirm`."""

    def __init__(self, match: Match, rules: BoardRules[Board], log: LogView) -> None:
        super().__init__(match, rules, log)
        self.selection: Selection = EMPTY
        self._swayed: tuple[str | None, float] = (None, 0.0)
        """The piece that sways, and for how long it has."""

    @property
    def words(self) -> Words:
        """The words for the eyes that look now."""
        return Words(self.app.language, self.view.viewer)

    @property
    def observation(self) -> DraculaObservation | None:
        """What the seat that decides knows; None while nobody is asked."""
        if not self.deciding or self.view.viewer < 0 or self.match.outcome is not None:
            return None
        return self.known_to(self.view.viewer)

    @property
    def memory_aid(self) -> bool:
        """True while the screen remembers for the player which hidden cards he has seen (D45)."""
        return self.app.settings.memory_aid

    def known_to(self, seat: int) -> DraculaObservation:
        """What a seat (or SPECTATOR) knows; without the memory aid only what lies open or is its own."""
        seen = self.match.observation(seat)
        assert isinstance(seen, DraculaObservation)
        return seen if self.memory_aid else memory.unaided_view(seen)

    @property
    def shown(self) -> Board:
        """The board as far as it has been told, as the player wants to see it."""
        return self._shown if self.memory_aid else memory.unaided(self._shown)

    @shown.setter
    def shown(self, board: Board) -> None:
        self._shown = board

    @property
    def told_all(self) -> bool:
        """True when the board stands as the match does."""
        return self._shown == self.view.board

    def halted(self) -> None:
        """See `TableScene`."""
        self._lead("go_on")

    def decision_opened(self) -> None:
        """See `TableScene`."""
        self._forget_choice()
        seen = self.observation
        if seen is not None:
            self.app.sounds.play("your_choice")
            self._lead("draw" if seen.phase == "choose" else "drawn")

    def _forget_choice(self) -> None:
        self.selection = EMPTY
        self.forget_advice()

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
        """Move the key focus to where the next step is; a mouse keeps its own, and keys begin there later."""
        self.first_focus = target_id
        if self.interaction.ring or targets.find(self.targets(), self.focus_id) is None:
            self.interaction.set_focus(target_id, by_keys=self.interaction.ring)

    def choose_place(self, seen: DraculaObservation, place: int) -> None:
        """The player picks the card to discard."""
        if place not in sel.places(seen):
            name = "drawn" if place == DRAWN else targets.slot(seen.seat, place)
            self.refuse_by(self._place_reason(seen, place), name)
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

    def act(self, action: Action) -> bool:
        """See `TableScene`. What was advised goes with the decision, before anybody else looks (D47)."""
        taken = super().act(action)
        if taken:
            self._forget_choice()
        return taken

    def call_reason(self, seen: DraculaObservation) -> Reason | None:
        """Why the end may not be called now."""
        return self.match.why_not(seen.seat, Call())

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

    # --- idle motion -----------------------------------------------------------------------------------

    def idle_areas(self) -> Sequence[Rect]:
        """See `Scene`. Only the card that the player looks at moves by itself."""
        seat, number = self._looked_at()
        if not number:
            return ()
        return (layout.card(seat == self.shown.bottom, number).inflate(SWAY_ROOM, SWAY_ROOM),)

    def idle(self, dt_ms: float) -> None:
        """See `Scene`. A card that is looked at anew begins upright."""
        self._swayed = (self.focus_id, self._swung() + dt_ms)

    def _looked_at(self) -> tuple[int, int]:
        """Seat and number of the own card under the pointer or the focus; number 0 for none."""
        seen, id = self.observation, self.focus_id or ""
        own = seen is not None and not self.showing and id.startswith(targets.slot(seen.seat, 0)[:-1])
        return (int(id[5]), int(id[-1])) if own else (0, 0)

    def _swung(self) -> float:
        return self._swayed[1] if self._swayed[0] == self.focus_id else 0.0

    @property
    def sway(self) -> float:
        """How far the card that is looked at leans at this moment, in degrees."""
        if not self._looked_at()[1]:
            return 0.0
        return motion.SWAY * math.sin(self._swung() / motion.SWAY_PERIOD * math.tau)

    # --- presses and keys ------------------------------------------------------------------------------

    def press_piece(self, target_id: str) -> None:
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

    def choose_other(self) -> None:
        self.selection = EMPTY
        self._lead("drawn")

    def take_card(self) -> None:
        if self.observation is not None:
            self._forget_choice()
            self.act(Draw())

    def call_end(self) -> None:
        if self.observation is not None:
            self._forget_choice()
            self.act(Call())

    def key(self, seen: DraculaObservation, intent: Intent) -> bool:
        if intent.name == "digit":
            return self._digit(seen, intent.digit)
        if intent.name == "end_turn":
            self._try_call(seen)
        elif self._is_letter(intent, "choose.draw_key"):
            self.take_card() if seen.phase == "choose" else self.refuse_by(self._draw_reason(seen))
        else:
            return False
        return True

    def _is_letter(self, intent: Intent, key: str) -> bool:
        """True for the letter that a button shows: the text `key`, another one in each language."""
        return intent.name == "letter" and intent.text.upper() == self.words.text(key)

    def _draw_reason(self, seen: DraculaObservation) -> Reason | None:
        return self.match.why_not(seen.seat, Draw())

    def _try_call(self, seen: DraculaObservation) -> None:
        reason = self.call_reason(seen)
        if reason is None:
            self.call_end()
        else:
            self.refuse_by(reason, "call")

    def _digit(self, seen: DraculaObservation, digit: int) -> bool:
        if seen.phase == "choose":
            if digit in (1, 2):
                self.take_card() if digit == 1 else self._try_call(seen)
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
