"""The payment that is shown with a card that is chosen: how it would be paid, and what is wished."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace as changed

from game.epikha import charging
from game.epikha.charging import AS_PROPOSED, Plan
from game.epikha.view import EpikhaObservation
from game.match import Match
from scenes.epikha import faces, sources
from scenes.epikha.board import Board
from scenes.epikha.phrases import Tongue
from scenes.replays.words import seated
from scenes.table.choosing import ChoosingTable
from scenes.table.log import LogView
from scenes.table.paths import Steps
from scenes.table.view import BoardRules


class PlanningScene(ChoosingTable[Board]):
    """The part of the board that knows what has been pressed, and what the card that this chose costs."""

    def __init__(self, match: Match, rules: BoardRules[Board], log: LogView) -> None:
        super().__init__(match, rules, log)
        self.steps: Steps = ()
        """What has been pressed of an action (see `routes`)."""
        self.wishes = AS_PROPOSED
        """What is to be otherwise than proposed of the payment that is shown."""
        self._plans: tuple[tuple[object, ...], dict[str, Plan]] = (), {}
        one, other = match.setup.config.decks
        self._houses = faces.house_of_deck(one), faces.house_of_deck(other)
        self._kins = faces.kin_of_deck(one), faces.kin_of_deck(other)

    # --- who decides what ------------------------------------------------------------------------------

    @property
    def tongue(self) -> Tongue:
        """The words for the eyes that look now."""
        tongue = Tongue(self.app.language, self.view.viewer, houses=self._houses, kins=self._kins)
        first, second = self.match.setup.seats
        if self.view.shared:
            tongue.names = tongue.people((first.name, second.name))
        else:
            rivals = (
                "" if setup.human else seated(self.app.language, self.match, seat)
                for seat, setup in enumerate((first, second))
            )
            tongue.names = next(rivals), next(rivals)
        return tongue

    @property
    def seen(self) -> EpikhaObservation | None:
        """What the seat knows that may choose now; None while nobody may."""
        return cast("EpikhaObservation | None", self.mind)

    def plans(self, seen: EpikhaObservation) -> dict[str, Plan]:
        """How every card that can be paid for would be paid, by card, as the player wishes it."""
        key = (self.match.revision, seen.seat)
        if self._plans[0] != key:
            self._plans = key, charging.plans(seen)
        found = self._plans[1]
        name = self.chosen_card
        if name and self.wishes != AS_PROPOSED and name in found:
            wished = charging.plan(seen, found[name].says, self.wishes)  # type: ignore[arg-type]
            return found if wished is None else found | {name: wished}
        return found

    @property
    def chosen_card(self) -> str:
        """The card of the hand or the Spirit that is chosen, "" for none."""
        if self.steps and self.steps[0].startswith("card:"):
            return self.steps[0].removeprefix("card:")
        if len(self.steps) > 1 and self.steps[0].startswith("spirits:"):
            return self.steps[1].removeprefix("way:")
        return ""

    def plan(self, seen: EpikhaObservation) -> Plan | None:
        """The payment of the card that is chosen."""
        return self.plans(seen).get(self.chosen_card) if self.chosen_card else None

    # --- the payment that is shown ---------------------------------------------------------------------

    def raise_plan(self, seen: EpikhaObservation) -> None:
        """Pay for one Level more of the spell that is chosen; after the highest none again (E6.7)."""
        if self.may_raise(seen):
            self.wishes = changed(self.wishes, levels=self.wishes.levels + 1)
        else:
            self.wishes = changed(self.wishes, levels=0)
        self.app.sounds.play("ui_click")

    def may_raise(self, seen: EpikhaObservation) -> bool:
        """Whether one Level more can be paid for with what is chosen."""
        plan = self.plan(seen)
        if plan is None or not sources.may_raise(plan.card, self.wishes.levels):
            return False
        wished = changed(self.wishes, levels=self.wishes.levels + 1)
        return charging.plan(seen, plan.says, wished) is not None  # type: ignore[arg-type]

    def change_source(self, seen: EpikhaObservation, target_id: str) -> bool:
        """Let a source of Vital pay, or not pay, for the card that is chosen; False for anything else."""
        plan = self.plan(seen)
        if plan is None:
            return False
        wished = sources.toggled(seen, plan, self.wishes, target_id)
        if wished is None:
            return False
        other = charging.plan(seen, plan.says, wished)  # type: ignore[arg-type]
        if other == plan:
            return False
        if other is None:
            self.refuse(self.tongue.say("pay.needed"), target_id, "E7.1")
            return True
        self.wishes = wished
        self.app.sounds.play("ui_click")
        return True
