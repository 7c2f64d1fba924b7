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
from game.vitorian.spaces import COLUMNS, column
from game.vitorian.view import VitorianObservation
from scenes.replays.words import seated
from scenes.table.choosing import ChoosingTable
from scenes.table.log import LogView
from scenes.table.paths import Paths, Steps
from scenes.table.question import CoveredHand, Question, resting
from scenes.table.view import BoardRules
from scenes.vitorian import answers, refusals, routes, spots, unasked
from scenes.vitorian.board import Board
from scenes.vitorian.phrases import Tongue
from sprites import litho
from sprites.intent import Intent

COMPOSED = ("payment", "price", "aim", "option", "give", "ready")
"""Questions about a part of something that was begun by a press: stepping back undoes that press."""


class ChoosingScene(ChoosingTable[Board]):
    """The part of the board that turns presses into legal actions."""

    def __init__(self, match: Match, rules: BoardRules[Board], log: LogView) -> None:
        super().__init__(match, rules, log)
        self.steps: Steps = ()
        """What has been pressed of an action (see `routes`)."""
        self.picked = ""
        """The very card that was pressed, where several are alike."""
        self.warned = ""
        """The button whose warning has been read: the next press on it counts."""
        self.plan: tuple[int, tuple[VitorianAction, ...]] = 0, ()
        """What a button goes on to say, and the number of the action with which that begins."""
        self.last_column = COLUMNS // 2
        """The column in which the own side did something last."""

    # --- who decides what ------------------------------------------------------------------------------

    @property
    def tongue(self) -> Tongue:
        """The words for the eyes that look now."""
        tongue = Tongue(self.app.language, self.view.viewer)
        one, other = self.match.setup.seats
        if self.view.shared:
            tongue.names = tongue.people(self.view.board, (one.name, other.name))
        else:
            rivals = (
                "" if setup.human else seated(self.app.language, self.match, seat)
                for seat, setup in enumerate((one, other))
            )
            tongue.names = next(rivals), next(rivals)
        return tongue

    @property
    def seen(self) -> VitorianObservation | None:
        """What the seat knows that may choose now; None while nobody may."""
        return cast("VitorianObservation | None", self.mind)

    @property
    def asks_always(self) -> bool:
        """True for whoever wants to be asked at every moment in which anything could be done."""
        return self.app.settings.recycle_moments == "always"

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
        self.steps, self.picked, self.warned, self.plan = (), "", "", (0, ())
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
        """See `TableScene`. What a button has said goes on; what nothing hangs on is not asked (V9.3)."""
        seen = cast(VitorianObservation, self.match.observation(seat))
        begun, planned = self.plan
        at = self.match.acts - begun
        if 0 <= at < len(planned) and planned[at] in seen.legal:
            return planned[at]
        return unasked.answer(seen, always=self.asks_always, shared=self.view.shared)

    # --- presses ---------------------------------------------------------------------------------------

    def route(self, target_id: str, seen: VitorianObservation) -> str:
        """What a target is pressed as."""
        kind, _, rest = target_id.partition(":")
        if kind == "hand":
            hand = self.hand or ()
            return routes.card(hand[int(rest)] or "") if int(rest) < len(hand) else ""
        if kind == "gate":
            return routes.sovereign(1 - seen.seat)
        return f"look:{answers.looked_kinds(seen)[int(rest)]}" if kind == "look" else target_id

    def press_piece(self, target_id: str) -> None:
        """A piece of the board was pressed."""
        seen = self.seen
        if seen is None or self.say_whole(seen, target_id):
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
        if not self.steps or not ways:
            return
        name, seen = self.steps[0].removeprefix("card:"), self.seen
        spaces = [int(id.removeprefix("cell:")) for id in ways if id.startswith("cell:")]
        if seen is not None and spaces and name in CARDS and CARDS[name].is_unit:
            self.lead(routes.cell(spots.best(seen, name, spaces, self.last_column)))
        else:
            first = min(ways, key=lambda id: (len(id), id))
            self.lead(routes.way_to(first, self.steps, seen) if seen is not None else first)

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
            if isinstance(action, act.Mobilise | act.Move | act.Attack):
                self.last_column = column(action.space)
        return taken

    @property
    def says_end_of_turn(self) -> bool:
        """True while the main button ends Main and Combat at once, because nobody could attack."""
        seen = self.seen
        return seen is not None and seen.ask == "main" and self.once("ends", lambda: self._whole_main(seen))

    def _whole_main(self, seen: VitorianObservation) -> bool:
        return bool(unasked.whole(seen, routes.MAIN, always=self.asks_always))

    def say_whole(self, seen: VitorianObservation, id: str) -> bool:
        """Say all that a button stands for, one action after the other; False for any other button."""
        whole = unasked.whole(seen, id, always=self.asks_always) if self.asking is None else ()
        if not whole:
            return False
        if self.act(whole[0]):
            self.plan = self.match.acts, whole[1:]
        return True

    def press_button(self, id: str) -> None:
        """The main button or the second one."""
        seen = self.seen
        if seen is None or self.say_whole(seen, id):
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
            self.refuse(self.tongue.say(f"not_now.{answers.asked(seen)}"), target_id)

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
        back = self.match.can_undo(seat)
        return answers.question(self.tongue, self.shown, seen, seat, passed, takes_back=back)

    def goes_on(self, seat: int) -> Question:
        """See `AskingScene`. What ends a question without a card needs no look at the hand."""
        tongue, seen = self.tongue, cast(VitorianObservation, self.match.observation(seat))
        passes = cast("VitorianAction | None", self.pass_action(seat))
        free = passes is not None and answers.warning(tongue, seen, passes) is None
        return resting(
            self.app, seat, tongue.who(seat), tongue.who(1 - seat),
            pass_label=tongue.say(f"pass.{seen.ask}") if free else "", can_pass=free,
            glow=answers.fighters(self.shown), rule=answers.RULES_OF_ASK.get(seen.ask or "", ""),
        )  # fmt: skip

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
