"""What the board shows before anything is done: what may be pressed, and how it would end."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game.match import Match
from game.rules.contract import IllegalAction
from game.vitorian.foresight import forecast
from game.vitorian.view import Forecast, Preview, VitorianObservation
from scenes.table.fan import Fan
from scenes.table.log import LogView
from scenes.table.view import BoardRules
from scenes.vitorian import layout, targets
from scenes.vitorian.board import Board
from scenes.vitorian.carrying import CarryingScene

if TYPE_CHECKING:
    from scenes.vitorian.scene import VitorianScene


class ForeseeingScene(CarryingScene):
    """The part of the board that looks ahead; all of it is worked out once for each moment."""

    def __init__(self, match: Match, rules: BoardRules[Board], log: LogView) -> None:
        super().__init__(match, rules, log)
        self.scrolled = 0
        """The first card of a hand that is too large for its room."""
        self._last: tuple[int, Forecast] | None = None
        """The last forecast of the combat that goes on, by its attacker."""

    def circumstances(self) -> tuple[object, ...]:
        """See `BoardScene`."""
        return (
            self.steps, self.picked, self.asking, self.looking, self.scrolled, self.warned, self.carrying,
        )  # fmt: skip

    def states(self) -> dict[str, str]:
        """How the pieces look while one chooses."""
        seen = self.seen
        if seen is None or self.showing:
            return dict.fromkeys(self.asking.glow, "asked") if self.asking is not None else {}
        return self.once("states", lambda: targets.states(cast("VitorianScene", self), seen))

    @property
    def payer(self) -> int:
        """The seat whose resources lie open in their panel."""
        return self.shown.bottom if self.asking is None else self.asking.seat

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

    def foreseen(self) -> tuple[Forecast | None, bool]:
        """The forecast to be shown, and whether it counts in something that is not chosen yet."""
        seen, combat = self.seen, self.shown.combat
        if seen is not None and not self.showing:
            tried = self.tried(seen)
            if tried is not None and tried.forecast is not None:
                return tried.forecast, True
        if combat is None:
            self._last = None
            return None, False
        if not self.view.pending and not self.showing and self.view.viewer >= 0:
            now = self.once("forecast", lambda: self._standing())
            if now is not None:
                self._last = (combat.unit, now)
        if self._last is not None and self._last[0] == combat.unit:
            return self._last[1], False
        return None, False

    def _standing(self) -> Forecast | None:
        known = cast(VitorianObservation, self.match.observation(self.view.viewer))
        return forecast(known) if known.combat is not None else None
