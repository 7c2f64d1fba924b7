"""What the board shows before anything is done: what may be pressed, and how it would end."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game.match import Match
from game.rules.contract import Action, IllegalAction
from game.rules.reasons import ruled_sentence
from game.vitorian.foresight import forecast
from game.vitorian.view import Forecast, Preview, VitorianObservation
from scenes.table.fan import Fan
from scenes.table.log import LogView
from scenes.table.view import BoardRules
from scenes.vitorian import layout, outcomes, refusals, targets
from scenes.vitorian.board import Board
from scenes.vitorian.carrying import CarryingScene
from scenes.vitorian.outcomes import Fate

if TYPE_CHECKING:
    from scenes.vitorian.scene import VitorianScene


AIMED = ("aim", "target")
PRICED = ("payment", "price")
"""While this is asked, what has been chosen counts already."""


class ForeseeingScene(CarryingScene):
    """The part of the board that looks ahead; all of it is worked out once for each moment."""

    def __init__(self, match: Match, rules: BoardRules[Board], log: LogView) -> None:
        super().__init__(match, rules, log)
        self.scrolled = 0
        """The first card of a hand that is too large for its room."""
        self._last: tuple[int, Forecast] | None = None
        """The last forecast of the combat that goes on, by its attacker."""
        self.since_read = -1
        """The turn in which something has been done already: what came before it is told no more."""
        self._begun: Forecast | None = None
        """What the last action brings, while its price is asked."""

    def act(self, action: Action) -> bool:
        """See `TableScene`. What an action brings stays foreseen while it is paid, and at the open table."""
        ahead = self._ahead(action)
        taken = super().act(action)
        if taken:
            self._begun = ahead
            if self.shown.phase in ("main", "combat"):
                self.since_read = self.shown.turn
            if ahead is not None and self.view.shared:
                self._last = ahead.unit, ahead
        return taken

    def _ahead(self, action: Action) -> Forecast | None:
        """How the combat would end if nobody said anything more after `action`."""
        try:
            return cast(Preview, self.match.preview(self.view.decider, action)).forecast
        except IllegalAction:
            return None

    def circumstances(self) -> tuple[object, ...]:
        """See `BoardScene`."""
        return (
            self.steps, self.picked, self.asking, self.looking, self.scrolled, self.warned, self.carrying,
            self.since_read,
        )  # fmt: skip

    def states(self) -> dict[str, str]:
        """How the pieces look while one chooses."""
        seen = self.seen
        if seen is None or self.showing:
            return self._asked_about()
        return self.once("states", lambda: targets.states(cast("VitorianScene", self), seen))

    def _asked_about(self) -> dict[str, str]:
        """At the open table the fighters glow, in the colours that they have in every combat."""
        glow = () if self.asking is None else self.asking.glow
        return dict(zip(reversed(glow), ("enemy", "selected"), strict=False))

    @property
    def payer(self) -> int:
        """The seat whose resources lie open in the large panel: the lower one, or the one that looks."""
        return self.asking.seat if self.asking is not None and self.looking else self.shown.bottom

    @property
    def fan(self) -> Fan | None:
        """Where the cards of the open hand lie."""
        cards = self.hand
        return None if cards is None else Fan(layout.HAND, len(cards), self.scrolled)

    # --- forecasts -------------------------------------------------------------------------------------

    def tried(self, seen: VitorianObservation) -> Preview | None:
        """What a press on the piece under the pointer or the focus would bring, if that were an action."""
        return self.once("tried", lambda: self._try(seen), self.focus_id)

    def _try(self, seen: VitorianObservation) -> Preview | None:
        id = self.carry_over or self.focus_id or ""
        if not id or id not in self.states():
            return None
        paths = self.paths(seen)
        steps = paths.pressed(self.steps, self.route(id, seen))
        action = paths.action(steps) if steps is not None else None
        if action is None:
            return None
        try:
            return cast(Preview, self.match.preview(seen.seat, action))
        except IllegalAction:
            return None

    def fates(self) -> tuple[Fate, ...]:
        """What a press on the piece under the pointer or the focus would bring to units outside a combat."""
        seen = self.seen
        if seen is None or self.showing:
            return ()
        tried = self.tried(seen)
        return () if tried is None or tried.forecast is not None else outcomes.of(self.shown, tried)

    def against(self) -> str:
        """Why the unit under the pointer cannot be the target that is asked for, "" for none."""
        seen, id = self.seen, self.focus_id or ""
        if seen is None or self.showing or seen.ask not in AIMED or not id.startswith("cell:"):
            return ""
        return self.once("against", lambda: self._against(seen, id), id)

    def _against(self, seen: VitorianObservation, id: str) -> str:
        if id in self.states():
            return ""
        action = refusals.meant(seen, (), id)
        reason = None if action is None else self.match.why_not(seen.seat, action)
        if reason is None:
            return ""
        return ruled_sentence(self.app.language, self.match.system.id, reason)

    def foreseen(self) -> tuple[Forecast | None, bool]:
        """The forecast to be shown, and whether it counts in something that is not chosen yet."""
        seen, combat = self.seen, self.shown.combat
        if seen is not None and not self.showing:
            tried = self.tried(seen)
            if tried is not None and tried.forecast is not None:
                return tried.forecast, True
            if seen.ask in PRICED and self._begun is not None:
                return self._begun, True
        if combat is None:
            if not self.view.pending and not self.showing:
                self._last = None
            return None, False
        if not self.view.pending and not self.showing and self.view.decider >= 0:
            now = self.once("forecast", lambda: self._standing())
            if now is not None:
                self._last = (combat.unit, now)
        if self._last is not None and self._last[0] == combat.unit:
            return self._last[1], False
        return None, False

    def _standing(self) -> Forecast | None:
        known = cast(VitorianObservation, self.match.observation(self.view.decider))
        return forecast(known) if known.combat is not None else None
