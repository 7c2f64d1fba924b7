"""Choosing on the board: what the player has pressed so far, and the actions that this comes to."""

from __future__ import annotations

from typing import cast

from game.epikha import actions as act
from game.epikha import charging
from game.epikha import events as ev
from game.epikha.charging import AS_PROPOSED, Plan
from game.epikha.view import EpikhaObservation
from game.match import Match
from game.rules.contract import Action
from scenes.epikha import answers, lastturn, refusals, routes, sources, unasked
from scenes.epikha.board import Board
from scenes.epikha.planning import PlanningScene
from scenes.epikha.routes import Row
from scenes.table.log import LogView
from scenes.table.paths import Paths, Steps
from scenes.table.view import BoardRules
from sprites.intent import Intent

ALL_COINS = routes.way("all")
ARM_WAY = routes.way("arm.")
"""Buttons that stand for arms, whose medals are small."""


class ChoosingScene(PlanningScene):
    """The part of the board that turns presses into legal actions."""

    def __init__(self, match: Match, rules: BoardRules[Board], log: LogView) -> None:
        super().__init__(match, rules, log)
        self.picked = ""
        """The very card that was pressed, where several are alike."""
        self.row: tuple[int, Row] = 0, ()
        """What a choice goes on to say, and the number of the action with which that begins."""
        self.pays: Plan | None = None
        """The payment that was shown with the card that is being announced."""
        self.auto = ""
        """What is said again and again by itself: "absorb", "coins" or "points"."""
        self.amount: int | None = None
        """Where the dial stands; None for its proposal."""
        self.drawer = ""
        """The open drawer, see `BoardLook`."""
        self.warned = ""
        """The button whose warning has been read: the next press on it counts."""

    def paths(self, seen: EpikhaObservation) -> Paths[Row]:
        """All that may be pressed."""
        return self.once("paths", lambda: self._paths(seen))

    def _paths(self, seen: EpikhaObservation) -> Paths[Row]:
        more: dict[Steps, Row] = {}
        if seen.ask == "main":
            more[(routes.pool(seen.seat),)] = charging.charge(seen)
            more[(routes.SECOND,)] = self.as_before(seen) or charging.charge(seen)
        elif routes.declines(seen):
            more[(routes.MAIN,)] = (act.Done(), act.EndPhase())
        elif seen.ask == "coin" and unasked.struck_unit(seen) is not None:
            more[(ALL_COINS,)] = (act.CallCoin("heads"),)
        elif seen.ask == "points":
            first = next(one for one in seen.legal if isinstance(one, act.Points))
            more[(routes.SECOND,)] = (act.Points(first.body, unasked.even_share(seen)),)
        found = routes.paths(seen, self.plans(seen), more)
        if answers.proposes(seen):
            found.actions[(routes.MAIN,)] = (unasked.absorbing_next(seen),)
            found.actions[(routes.SECOND,)] = (act.Done(),)
        return found

    def as_before(self, seen: EpikhaObservation) -> Row:
        """What gives arms of the Armoury back to whoever bore them last."""
        return charging.as_before(seen, lastturn.bearers(self.match.events(seen.seat), seen.seat))

    @property
    def hand(self) -> tuple[str | None, ...] | None:
        """The hand that lies open, or None."""
        board, seat = self.hand_board, self.eyes
        return board.hand(seat) if board is not None and seat >= 0 else None

    def forget(self) -> None:
        """Nothing is chosen, and no advice stands."""
        self.steps, self.picked, self.wishes = (), "", AS_PROPOSED
        self.row, self.amount, self.warned = (0, ()), None, ""
        self.forget_advice()

    def decision_opened(self) -> None:
        """See `TableScene`. The board stands as the seat that decides knows it; one undo takes a row back."""
        row = self.row
        self.forget()
        self.row, self.auto = row, ""
        self.learn()
        seen = self.seen
        if seen is not None:
            if seen.ask not in answers.COMPOSED:
                self.pays, self.drawer = None, ""
                self.app.sounds.play("your_choice")
            self.lead(answers.first_focus(seen))

    def answer_unasked(self, seat: int) -> Action | None:
        """See `TableScene`. What was said goes on; what nothing hangs on is not asked."""
        seen = cast(EpikhaObservation, self.match.observation(seat))
        begun, row = self.row
        at = self.match.acts - begun
        if 0 <= at < len(row) and row[at] in seen.legal:
            return row[at]
        if self.pays is not None and seen.payment is not None and seen.payment.card == self.pays.card:
            piece = charging.payment(seen, self.pays.pays)
            if piece is not None:
                return piece
        if self.auto and (more := unasked.again(seen, self.auto)) is not None:
            return more
        if seen.ask == "main":
            return seen.legal[0] if self._nothing_in_phase(seen) else None
        if seen.ask not in ("window", "absorb", "damage_order"):
            return None
        plans = charging.plans(seen)
        windows = self.app.settings.epikha_windows
        return unasked.answer(seen, plans, windows=windows, shared=self.view.shared)

    def _nothing_in_phase(self, seen: EpikhaObservation) -> bool:
        """Say whether a phase has just begun in which nothing can be done, and nobody learns it by that.

        Whoever has done something in it ends it himself, for until then it can be taken back.
        """
        told = self.match.events(seen.seat)
        begun = bool(told) and isinstance(told[-1], ev.PhaseStarted)
        return begun and len(seen.legal) == 1 and not self.view.shared

    # --- presses ---------------------------------------------------------------------------------------

    def route(self, target_id: str, seen: EpikhaObservation) -> str:
        """What a target is pressed as, after what has been pressed already."""
        ways = self.paths(seen).next(self.steps)
        kind, _, rest = target_id.partition(":")
        if target_id in ways:
            return target_id
        if kind == "hand":
            hand = self.hand or ()
            return routes.card(hand[int(rest)] or "") if int(rest) < len(hand) else ""
        if target_id == routes.MAIN:
            return self._main_route(seen, ways)
        if routes.GO in ways and target_id in sources.places(seen):
            return routes.GO
        if target_id.startswith(ARM_WAY):
            return routes.arm(int(target_id.removeprefix(ARM_WAY)))
        if kind == "arm":
            alike = (routes.arm(one) for one in sources.alike(seen, int(rest)))
            begun = self.paths(seen).next(())
            return next((id for id in alike if id in ways or id in begun), target_id)
        place = sources.space_of(seen, target_id)
        return place if place in ways else target_id

    def _main_route(self, seen: EpikhaObservation, ways: frozenset[str]) -> str:
        if routes.GO in ways:
            return routes.GO
        amount = self.dialled(seen)
        return routes.MAIN if amount is None else f"{routes.DIAL}{amount[1]}"

    def dialled(self, seen: EpikhaObservation) -> tuple[int, int, int] | None:
        """Least, present and greatest amount that is asked for; None where none is."""
        found = unasked.dial(seen)
        if found is None or self.amount is None:
            return found
        least, _, most = found
        return least, min(max(self.amount, least), most), most

    def turn_dial(self, seen: EpikhaObservation, by: int) -> None:
        """Another amount."""
        found = self.dialled(seen)
        if found is not None:
            self.amount = min(max(found[1] + by, found[0]), found[2])
            self.app.sounds.play("ui_click")

    def press_piece(self, target_id: str) -> None:
        """A piece of the board was pressed."""
        seen = self.seen
        if seen is None:
            return
        if target_id.startswith(routes.DIAL):
            self.turn_dial(seen, int(target_id.removeprefix(routes.DIAL)))
            return
        if target_id == routes.SECOND and self.plan(seen) is not None:
            self.raise_plan(seen)
            return
        paths, route = self.paths(seen), self.route(target_id, seen)
        if route not in paths.next(self.steps) and self.change_source(seen, target_id):
            return
        steps = paths.pressed(self.steps, route)
        if steps is None:
            self.refuse_piece(seen, route, target_id)
        else:
            self.choose(seen, steps, target_id)

    def choose(self, seen: EpikhaObservation, steps: Steps, target_id: str = "") -> None:
        """Go on with `steps`; a whole action is done, or waits to be confirmed."""
        if steps[:1] != self.steps[:1]:
            self.wishes = AS_PROPOSED
        paths = self.paths(seen)
        if paths.next(steps) == {routes.ABSORB} and steps not in paths.actions:
            steps = (*steps, routes.ABSORB)
        if target_id.startswith(routes.ALIKE):
            self.picked = target_id
        elif not steps or not steps[0].startswith("card:"):
            self.picked = ""
        self.steps, self.warned = steps, ""
        row = paths.action(steps)
        if row is not None and paths.ends(steps):
            self.take(seen, row)
        else:
            self.app.sounds.play("ui_click")
            self.lead_on(seen)

    def lead_on(self, seen: EpikhaObservation) -> None:
        """The keys go on where the choice goes on."""
        ways = self.paths(seen).next(self.steps)
        if not self.steps or not ways:
            return
        buttons = sorted(id for id in ways if id.startswith("way:"))
        if routes.GO in ways:
            self.lead(routes.MAIN)
        else:
            self.lead(buttons[0] if buttons else min(ways, key=lambda id: (len(id), id)))

    def take(self, seen: EpikhaObservation, row: Row) -> None:
        """Do what was chosen, or at the open table let it wait for its confirmation."""
        if self.asking is not None and answers.tells(seen, row):
            self.app.sounds.play("ui_click")
            return
        button = self.steps[-1]
        if answers.leaves_open_way(seen, row) and self.warned != button:
            self.warned = button
            self.refuse(self.tongue.say("warn.attack"), self.warned, "E13.8")
            return
        self.say_row(seen, row)

    def say_row(self, seen: EpikhaObservation, row: Row) -> None:
        """Say a row of actions: the first one now, the others as soon as they can be."""
        steps = self.steps
        plan = self.plan(seen) if steps[-1:] == (routes.GO,) else None
        if not self.act(row[0]):
            return
        self.row = self.match.acts, row[1:]
        if plan is not None:
            self.pays = plan
        self.auto = self._auto(seen, steps)
        if self.asking is not None:
            self.go_on_asked()

    def go_on_asked(self) -> None:
        """At the open table what was confirmed goes on by itself."""
        while self.asking is not None and not self.view.pending and self.match.to_move == self.asking.seat:
            begun, row = self.row
            at = self.match.acts - begun
            legal = cast(EpikhaObservation, self.match.observation(self.asking.seat)).legal
            if not (0 <= at < len(row) and row[at] in legal):
                return
            kept = self.row, self.pays
            if not super().act(row[at]):
                return
            self.row, self.pays = kept

    def _auto(self, seen: EpikhaObservation, steps: Steps) -> str:
        """What goes on to be said by itself after this."""
        if steps == (routes.MAIN,) and seen.ask == "absorb" and answers.proposes(seen):
            return "absorb"
        if steps == (ALL_COINS,):
            return "coins"
        return "points" if steps == (routes.SECOND,) and seen.ask == "points" else ""

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
        if id == routes.SECOND and self.plan(seen) is not None:
            self.raise_plan(seen)
            return
        paths, route = self.paths(seen), self.route(id, seen)
        steps = (*self.steps, route) if route in paths.next(self.steps) else (route,)
        row = paths.action(steps)
        if row is not None:
            self.steps = steps
            self.take(seen, row)
            if self.steps == steps and self.asking is None:
                self.steps = ()

    def refuse_piece(self, seen: EpikhaObservation, route: str, target_id: str) -> None:
        """Say why a piece cannot be pressed now."""
        action = refusals.meant(seen, self.steps, route)
        reason = None if action is None else self.match.why_not(seen.seat, action)
        if reason is not None:
            self.refuse_by(reason, target_id)
        elif self.steps:
            self.steps, self.picked, self.wishes = (), "", AS_PROPOSED
            self.app.sounds.play("ui_back")
        else:
            self.refuse(self.tongue.say(f"not_now.{seen.ask}"), target_id)

    # --- stepping back ---------------------------------------------------------------------------------

    def step_back(self) -> bool:
        """See `TableScene`."""
        if self.drawer:
            self.drawer = ""
        elif self.steps:
            self.steps = self.steps[:-1]
            self.wishes = AS_PROPOSED
            if not self.steps:
                self.picked = ""
        else:
            return False
        self.app.sounds.play("ui_back")
        self.changed()
        return True

    def action(self, intent: Intent) -> bool:
        """See `Scene`. Escape steps back out of what was begun, before it opens anything."""
        seen = self.seen
        begun = seen is not None and not self.steps and not self.drawer and seen.ask in answers.COMPOSED
        if intent.name == "cancel" and seen is not None and begun and self.match.can_undo(seen.seat):
            self.undo()
            return True
        return super().action(intent)
