"""Choosing on the board: what the player has pressed so far, and the action that this comes to."""

from __future__ import annotations

from functools import partial
from typing import cast

from pygame import Surface

from game.match import Match
from game.rules.contract import Action, Event
from game.vitorian import actions as act
from game.vitorian.actions import VitorianAction
from game.vitorian.card import CARDS
from game.vitorian.occasions import matters
from game.vitorian.view import VitorianObservation
from scenes.table.boardscene import BoardScene
from scenes.table.log import LogView
from scenes.table.openscene import OpenTableScene
from scenes.table.paths import Paths, Steps
from scenes.table.question import CoveredHand, Question
from scenes.table.view import BoardRules
from scenes.vitorian import answers, refusals, routes
from scenes.vitorian.board import Board
from scenes.vitorian.phrases import Tongue
from sprites import litho
from sprites.focus import find
from sprites.intent import Intent

COMPOSED = ("payment", "price", "aim", "option", "give", "ready")
"""Questions about a part of something that was begun by a press: stepping back undoes that press."""


class ChoosingScene(BoardScene[Board], OpenTableScene[Board]):
    """The part of the board that turns presses into legal actions."""

    def __init__(self, match: Match, rules: BoardRules[Board], log: LogView) -> None:
        super().__init__(match, rules, log)
        self.steps: Steps = ()
        """What has been pressed of an action (see `routes`)."""
        self.picked = ""
        """The very card that was pressed, where several are alike."""
        self.warned = ""
        """The button whose warning has been read: the next press on it counts."""

    # --- who decides what ------------------------------------------------------------------------------

    @property
    def tongue(self) -> Tongue:
        """The words for the eyes that look now."""
        tongue = Tongue(self.app.language, self.view.viewer)
        if self.view.shared:
            one, other = self.match.setup.seats
            tongue.names = tongue.people(self.view.board, (one.name, other.name))
        return tongue

    @property
    def seen(self) -> VitorianObservation | None:
        """What the seat knows that may choose now; None while nobody may."""
        return cast("VitorianObservation | None", self.mind)

    def paths(self, seen: VitorianObservation) -> Paths[VitorianAction]:
        """All that may be pressed."""
        return routes.paths(seen)

    @property
    def hand(self) -> tuple[str | None, ...] | None:
        """The hand that lies open, or None."""
        board, seat = self.hand_board, self.eyes
        return board.sides[seat].hand if board is not None and seat >= 0 else None

    def forget(self) -> None:
        """Nothing is chosen, and no advice stands."""
        self.steps, self.picked, self.warned = (), "", ""
        self.forget_advice()

    def decision_opened(self) -> None:
        """See `TableScene`. The board stands as the seat that decides knows it."""
        self.forget()
        self.learn()
        seen = self.seen
        if seen is not None:
            if seen.ask not in COMPOSED:
                self.app.sounds.play("your_choice")
            self.lead(answers.first_focus(seen))

    def answer_unasked(self, seat: int) -> Action | None:
        """See `TableScene`. The moments for a Recycle pass by where they give nothing (V9.3)."""
        seen = cast(VitorianObservation, self.match.observation(seat))
        if self.app.settings.recycle_moments == "always" or seen.ask != "recycle" or matters(seen):
            return None
        return act.Pass()

    def question_opened(self) -> None:
        """See `AskingScene`."""
        self.forget()

    def settle(self) -> None:
        """See `TableScene`."""
        super().settle()
        self.learn()

    knows_more = True
    """True where the seat that looks may know more of the position than its events have told."""

    def learn(self) -> None:
        """Once all has been told, let the board stand as the seat that looks knows it."""
        if self.knows_more and not self.view.pending and self.view.viewer >= 0:
            self.view.jump()
            self.shown = self.view.board

    def lead(self, target_id: str) -> None:
        """Move the key focus to where the next step is; a mouse keeps its own, and keys begin there later."""
        self.first_focus = target_id
        if self.interaction.ring:
            self.interaction.set_focus(target_id, by_keys=True)
        elif self.focus_id is not None and find(self.targets(), self.focus_id) is None:
            self.interaction.set_focus(None)

    # --- presses ---------------------------------------------------------------------------------------

    def route(self, target_id: str, seen: VitorianObservation) -> str:
        """What a target is pressed as."""
        kind, _, rest = target_id.partition(":")
        if kind == "hand":
            hand = self.hand or ()
            return routes.card(hand[int(rest)] or "") if int(rest) < len(hand) else ""
        return f"look:{answers.looked_kinds(seen)[int(rest)]}" if kind == "look" else target_id

    def press_piece(self, target_id: str) -> None:
        """A piece of the board was pressed."""
        seen = self.seen
        if seen is None:
            return
        paths, route = self.paths(seen), self.route(target_id, seen)
        steps = paths.pressed(self.steps, route)
        if steps is None:
            self.refuse_piece(seen, route, target_id)
            return
        self.choose(seen, steps, target_id)

    def choose(self, seen: VitorianObservation, steps: Steps, target_id: str = "") -> None:
        """Go on with `steps`; a whole action is done, or waits to be confirmed."""
        paths = self.paths(seen)
        more = paths.lone(steps)
        if len(more) > len(steps) and more[-1].startswith("way:"):
            steps = more
        if target_id.startswith(routes.ALIKE):
            self.picked = target_id
        elif not steps or not steps[0].startswith(("card:", "look:")):
            self.picked = ""
        self.steps, self.warned = steps, ""
        action = paths.action(steps)
        if action is not None and paths.ends(steps):
            self.take(seen, action)
        else:
            self.app.sounds.play("ui_click")
            self.lead_on(paths)

    def lead_on(self, paths: Paths[VitorianAction]) -> None:
        """The keys go on where the choice goes on."""
        ways = paths.next(self.steps)
        if self.steps and ways:
            self.lead(sorted(ways, key=lambda id: (len(id), id))[0])

    def take(self, seen: VitorianObservation, action: VitorianAction) -> None:
        """Do an action, or at the open table let it wait for its confirmation."""
        if self.asking is not None and answers.tells(seen, action):
            self.app.sounds.play("ui_click")
            return
        if warning := answers.warning(self.tongue, seen, action):
            id = self.steps[-1] if self.steps else routes.MAIN
            if self.warned != id:
                self.warned = id
                self.steps = ()
                self.refuse(warning[0], id, warning[1])
                return
        if isinstance(action, act.Attack):
            self.app.sounds.play("target")
        self.act(action)

    def act(self, action: Action) -> bool:
        """See `TableScene`. What was chosen and advised goes with the decision."""
        taken = super().act(action)
        if taken:
            self.forget()
        return taken

    def press_button(self, id: str) -> None:
        """The main button or the second one."""
        seen = self.seen
        if seen is None:
            return
        action = self.paths(seen).action((id,))
        if action is not None:
            self.steps = (id,)
            self.take(seen, action)
            if self.steps == (id,) and self.asking is None:
                self.steps = ()

    def refuse_piece(self, seen: VitorianObservation, route: str, target_id: str) -> None:
        """Say why a piece cannot be pressed now."""
        action = refusals.meant(seen, self.steps, route)
        reason = None if action is None else self.match.why_not(seen.seat, action)
        if reason is not None:
            self.refuse_by(reason, target_id)
        elif self.steps:
            self.steps, self.picked = (), ""
            self.app.sounds.play("ui_back")
        else:
            self.refuse(self.tongue.say(f"not_now.{seen.ask}"), target_id)

    # --- stepping back ---------------------------------------------------------------------------------

    def step_back(self) -> bool:
        """See `TableScene`."""
        if not self.steps:
            return False
        self.steps = self.steps[:-1]
        if not self.steps:
            self.picked = ""
        self.app.sounds.play("ui_back")
        self.changed()
        return True

    def action(self, intent: Intent) -> bool:
        """See `Scene`. Escape steps back out of what was begun, before it opens anything."""
        seen = self.seen
        begun = seen is not None and not self.steps and seen.ask in COMPOSED
        if intent.name == "cancel" and seen is not None and begun and self.match.can_undo(seen.seat):
            self.undo()
            return True
        return super().action(intent)

    # --- the open table --------------------------------------------------------------------------------

    def pass_action(self, seat: int) -> Action | None:
        """See `AskingScene`."""
        seen = cast(VitorianObservation, self.match.observation(seat))
        return next((action for action in seen.legal if isinstance(action, act.Pass | act.Keep)), None)

    def chosen(self) -> Action | None:
        """See `AskingScene`."""
        if self.asking is None or self.asking.passed is not None or not self.steps:
            return None
        seen = cast(VitorianObservation, self.match.observation(self.asking.seat))
        return self.paths(seen).action(self.steps)

    def question(self, seat: int, passed: Event | None) -> Question:
        """See `AskingScene`."""
        seen = cast(VitorianObservation, self.match.observation(seat))
        return answers.question(self.tongue, self.shown, seen, seat, passed)

    def covered_hands(self) -> list[CoveredHand]:
        """See `AskingScene`. Left the hand of the seat whose turn it is, right that of the asked one."""
        asked = self.asking.seat if self.asking is not None else 1
        found = []
        for seat, area in ((1 - asked, answers.LEFT_HAND), (asked, answers.RIGHT_HAND)):
            side = self.shown.sides[seat]
            nation = CARDS[side.sovereign].colour

            back, name = partial(_back, nation), self.tongue.who(seat)
            found.append(CoveredHand(seat, name, area, len(side.hand), back, litho.card_size(66)))
        return found


def _back(nation: str, scale: float) -> Surface:
    return litho.back(nation, 66, scale)
