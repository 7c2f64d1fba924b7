"""What the board shows before anything is done: what may be pressed, and how it would end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from game.epikha import actions as act
from game.epikha import cardtexts
from game.epikha.card import CARDS
from game.epikha.charging import Plan
from game.epikha.state import NOBODY
from game.epikha.view import EpikhaObservation, Preview
from game.match import Match
from game.rules.contract import Action, IllegalAction
from game.rules.reasons import ruled_sentence
from scenes.epikha import lanes, layout, outcomes, refusals, routes, sources, targets, unasked
from scenes.epikha.board import Board
from scenes.epikha.carrying import CarryingScene
from scenes.epikha.look import Lane, Outcome
from scenes.epikha.routes import Row
from scenes.table.fan import Fan
from scenes.table.log import LogView
from scenes.table.view import BoardRules

if TYPE_CHECKING:
    from scenes.epikha.scene import EpikhaScene


WEIGHED: Final = ("aim", "caster", "payment", "amount", "main", "window", "absorb")
"""Questions at which a choice may have an effect that is shown before it is made."""
PAID: Final = ("payment",)
ABSORBS: Final = act.AbsorbNext | act.Done
FORESEEN: Final = act.Aim | act.Caster | act.UseMarker | ABSORBS
"""Actions whose outcome is shown; to be done is one only while damage is received."""


class ForeseeingScene(CarryingScene):
    """The part of the board that looks ahead; all of it is worked out once for each moment."""

    def __init__(self, match: Match, rules: BoardRules[Board], log: LogView) -> None:
        super().__init__(match, rules, log)
        self.scrolled = 0
        """The first card of a hand that is too large for its room."""
        self.since_read = -1
        """The turn in which something has been done already: what came before it is told no more."""
        self._last: tuple[int, tuple[Lane, ...]] = 0, ()
        """The last forecast of the combat that goes on, with the turn of it."""

    def circumstances(self) -> tuple[object, ...]:
        """See `BoardScene`."""
        return (
            self.steps, self.picked, self.asking, self.looking, self.scrolled, self.carrying, self.wishes,
            self.amount, self.drawer, self.auto, self.warned, self.since_read,
        )  # fmt: skip

    def act(self, action: Action) -> bool:
        """See `TableScene`. Whoever does something in the own turn has read what came before it."""
        taken = super().act(action)
        if taken and self.shown.phase in ("deployment", "combat", "regroup"):
            self.since_read = self.shown.turn
        return taken

    def states(self) -> dict[str, str]:
        """How the pieces look while one chooses."""
        seen = self.seen
        if seen is None or self.showing:
            return dict.fromkeys(() if self.asking is None else self.asking.glow, "selected")
        return self.once("states", lambda: targets.states(cast("EpikhaScene", self), seen))

    @property
    def payer(self) -> int:
        """The seat whose Vital stands in the large panel: the lower one, or the one that looks."""
        return self.asking.seat if self.asking is not None and self.looking else self.shown.bottom

    @property
    def fan(self) -> Fan | None:
        """Where the cards of the open hand lie."""
        cards = self.hand
        return None if cards is None else Fan(layout.HAND, len(cards), self.scrolled)

    # --- payments --------------------------------------------------------------------------------------

    def shown_plan(self) -> Plan | None:
        """The payment to be shown: of the card that is chosen, or else of the one under the pointer."""
        seen = self.seen
        if seen is None or self.showing:
            return None
        plan = self.plan(seen)
        if plan is not None or self.steps:
            return plan
        id = self.focus_id or ""
        name = self.route(id, seen).removeprefix("card:") if id.startswith("hand:") else ""
        return self.plans(seen).get(name) if name else None

    def marked(self) -> dict[str, int]:
        """Numbers on pieces: what each gives of a payment, points that members have got."""
        seen, plan = self.seen, self.shown_plan()
        if seen is None or self.showing:
            return {}
        if plan is not None:
            return sources.paying(seen, plan)
        if seen.payment is not None:
            found: dict[str, int] = {}
            for source, amount in (*seen.payment.chosen, *seen.payment.proposal):
                id = routes.steps(act.Spend(source), seen)[0]
                found[id] = found.get(id, 0) + amount
            return found
        return {}

    # --- forecasts -------------------------------------------------------------------------------------

    def tried(self, seen: EpikhaObservation) -> Row:
        """What a press on the piece under the pointer or the focus would say, if that is a whole choice."""
        id = self.carry_over or self.focus_id or ""
        if not id or id not in self.states():
            return ()
        paths = self.paths(seen)
        steps = paths.pressed(self.steps, self.route(id, seen))
        row = paths.action(steps) if steps is not None else None
        fights = row is not None and isinstance(row[0], act.Attack | act.Respond | act.PlacePlayer)
        return row if row is not None and fights else ()

    def foreseen(self) -> tuple[Lane, ...]:
        """The lanes of the combat, with what is being weighed; what was foreseen last while it is shown."""
        if self.shown.table.battle is None:
            self._last = 0, ()
            return ()
        seen = self.seen
        if seen is not None and not self.showing:
            row = self.once("tried", lambda: self.tried(seen), self.focus_id)
            found = self.once("lanes", lambda: lanes.of(seen, row), row)
            self._last = self.shown.turn, found
            return found
        if not self.view.pending and not self.showing and self.view.decider >= 0:
            known = cast(EpikhaObservation, self.match.observation(self.view.decider))
            self._last = self.shown.turn, self.once("standing", lambda: lanes.of(known))
        turn, found = self._last
        return found if turn == self.shown.turn else ()

    def outcome(self) -> Outcome | None:
        """What an effect would come to that is being aimed, cast or paid for."""
        seen = self.seen
        if seen is None or self.showing or seen.ask not in WEIGHED:
            return None
        id = self.carry_over or self.focus_id or ""
        return self.once("outcome", lambda: self._outcome(seen, id), id)

    def _outcome(self, seen: EpikhaObservation, id: str) -> Outcome | None:
        action = self._weighed(seen, id)
        if action is not None:
            return self._foreseen(seen, action, id)
        if seen.ask != "aim":
            return None
        refused = self._refused(seen, id)
        if seen.chain and not refused:
            return None  # then the chain is what there is to be read
        card, text = self._effect(seen)
        return Outcome(card, text, id if refused else "", refused=refused) if card else None

    def _weighed(self, seen: EpikhaObservation, id: str) -> Action | None:
        """The action whose outcome is to be shown."""
        if seen.ask in PAID:
            return next((one for one in seen.legal if isinstance(one, act.Pay)), None)
        if not id or not (id in self.states() or (seen.ask == "absorb" and id in self.after_skip)):
            return None
        paths = self.paths(seen)
        steps = paths.pressed(self.steps, self.route(id, seen))
        if steps is not None and paths.next(steps) == {routes.ABSORB}:
            steps = (*steps, routes.ABSORB)
        row = paths.action(steps) if steps is not None else None
        return row[0] if row is not None and len(row) == 1 and isinstance(row[0], FORESEEN) else None

    def _foreseen(self, seen: EpikhaObservation, action: Action, id: str) -> Outcome | None:
        try:
            foreseen = cast(Preview, self.match.preview(seen.seat, action))
        except IllegalAction:
            return None
        card, text = self._effect(seen)
        if isinstance(action, ABSORBS):
            absorbing = action.number if isinstance(action, act.AbsorbNext) else NOBODY
            return Outcome("", "", id, outcomes.of(seen, foreseen, absorbing))
        if isinstance(action, act.UseMarker):
            own = seen.sides[seen.seat].ability if action.source == NOBODY else self.shown.card(action.source)
            card, text = own, cardtexts.effect(self.tongue.language, own, action.effect)
        if card not in CARDS:
            return None
        found = outcomes.of(seen, foreseen)
        return Outcome(card, text, id, found, unknown=foreseen.unknown, wins=foreseen.wins)

    def _effect(self, seen: EpikhaObservation) -> tuple[str, str]:
        """The card whose effect is being put together, and what that does."""
        draft = seen.draft
        card = draft.card if draft is not None else seen.ask_by
        if card not in CARDS:
            return "", ""
        language = self.tongue.language
        if draft is not None and draft.effect < len(CARDS[card].effects):
            return card, cardtexts.effect(language, card, draft.effect)
        return card, "\n".join(cardtexts.lines(language, card))

    def _refused(self, seen: EpikhaObservation, id: str) -> str:
        """Why the piece under the pointer cannot be aimed at; "" for one that can, and for no piece."""
        if id.partition(":")[0] not in ("group", "arm", "spell", "item") or id in self.states():
            return ""
        action = refusals.meant(seen, (), id)
        reason = None if action is None else self.match.why_not(seen.seat, action)
        if reason is None:
            return ""
        return ruled_sentence(self.app.language, self.match.system.id, reason)

    def falling(self) -> frozenset[int]:
        """What the chain would destroy; known while somebody may still answer it."""
        shown = self.shown
        seat = self.view.viewer if self.view.viewer >= 0 else self.view.decider
        if not shown.chain or self.showing or self.view.pending or seat < 0:
            return frozenset()
        known = cast(EpikhaObservation, self.match.observation(seat))
        return self.once("falling", lambda: lanes.falling(known))

    def arrow(self) -> tuple[str, str] | None:
        """What is being aimed: from the piece that is chosen to the one under the pointer."""
        seen = self.seen
        if seen is None or self.showing:
            return None
        over = self.carry_over or self.focus_id or ""
        if over not in self.states():
            return None
        if self.steps and self.steps[0].startswith(("group:", "arm:")) and over != self.steps[0]:
            return self.steps[0], over
        draft = seen.draft
        if seen.ask != "aim" or draft is None:
            return None
        if draft.source != NOBODY:
            return routes.thing_steps(seen, draft.source)[0], over
        said = targets.announced(cast("EpikhaScene", self), seen)
        return (said, over) if said else None

    def dial(self) -> tuple[int, int, int] | None:
        """The amount that is being chosen."""
        seen = self.seen
        if seen is None or self.showing or unasked.dial(seen) is None:
            return None
        return self.dialled(seen)
