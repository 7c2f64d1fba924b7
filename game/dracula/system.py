"""Drácula contra Van Helsing as the house sees it: the state of a match and the record of the system."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.dracula import characters
from game.dracula.actions import DraculaAction
from game.dracula.config import DraculaConfig
from game.dracula.events import DraculaEvent, effect_fired
from game.dracula.foresight import preview, why_not
from game.dracula.hints import hint
from game.dracula.opponent import PLAYERS
from game.dracula.rules.deal import lay_table, start_match, start_next_round
from game.dracula.rules.invariants import BrokenTable, check_invariants
from game.dracula.rules.legality import facts_of, legal_at, on_offer, refusal
from game.dracula.rules.resolution import concede, resolve_round
from game.dracula.rules.turn import draw, must_draw, play
from game.dracula.sampling import sample_table
from game.dracula.state import OVER, ROUND_OVER, Table
from game.dracula.telling import tell
from game.dracula.view import DraculaObservation, observe
from game.rules.chance import Chance
from game.rules.contract import Action, IllegalAction, System, Told
from game.rules.positions import match_from, reader, require_concedable

FINGERPRINT: Final = "dracula/1"
"""Raise the number whenever the same actions could lead elsewhere."""


class DraculaState(Table):
    """One match (see ``game.rules.contract.State``)."""

    @property
    def to_move(self) -> int | None:
        """The seat whose decision it is; None once the match is over."""
        return None if self.phase == OVER or self.phase == ROUND_OVER else self.turn

    def legal_actions(self, seat: int) -> Sequence[DraculaAction]:
        """Every action that ``seat`` may take now (D13 to D31); none for the seat that is not to move."""
        return legal_at(self) if seat == self.turn else ()

    def apply(self, action: Action) -> list[Told]:
        """Carry out an action of the seat to move with all consequences up to the next decision.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed (D51).
        """
        told = self.apply_alone(action)
        if self.phase == ROUND_OVER:
            resolve_round(self, told)
            if self.outcome is None:
                start_next_round(self, told)
        if must_draw(self):
            draw(self, told, forced=True)
        return told

    def apply_alone(self, action: Action) -> list[Told]:
        """Carry out an action without what follows by itself: the comparison, a new round, a draw.

        Raises:
            IllegalAction: as in ``apply``.
        """
        if not on_offer(self, action):
            reason = refusal(facts_of(self), self.turn, action)
            if reason is not None:
                raise IllegalAction(reason)
        told: list[Told] = []
        play(self, action, told)  # type: ignore[arg-type]  # the refusal has sorted out every other type
        return told

    def concede(self, seat: int) -> list[Told]:
        """Let ``seat`` give up, whoever is to move (D53).

        Raises:
            IllegalAction: the match is over, or there is no such seat.
        """
        require_concedable(self, seat, "D53")
        told: list[Told] = []
        concede(self, seat, told)
        return told

    def observe(self, seat: int) -> DraculaObservation:
        """Return what ``seat`` (or a permitted ``SPECTATOR``) may know (D43)."""
        return observe(self, seat)


def new(config: DraculaConfig, seed: int) -> tuple[DraculaState, list[Told]]:
    """Return a new match at its first decision, and the events that led there (D7 to D12)."""
    state = as_state(lay_table(config, seed))
    told: list[Told] = []
    start_match(state, told)
    draw(state, told, forced=True)
    return state, told


def as_state(table: Table) -> DraculaState:
    """Return the match that goes on from a position; lists are shared with it."""
    return match_from(DraculaState, table)


_read: Final = reader(DraculaState, check_invariants)


def from_json(data: bytes) -> DraculaState:
    """Return a saved match exactly as it was.

    Raises:
        ValueError: the data is damaged or no possible position; the text says where.
    """
    state = _read(data)
    if state.phase == ROUND_OVER:
        raise BrokenTable("a match never rests between the end of a round and its comparison")
    return state


def sample(seen: DraculaObservation, chance: Chance) -> DraculaState:
    """Return a full state that fits the observation, its hidden cards dealt anew (D52)."""
    return as_state(sample_table(seen, chance))


def scenarios() -> Any:
    """Return what plays the scenario files of this game."""
    from game.scenarios.dracula.door import DraculaDoor  # here: it plays this system, and few ask for it

    return DraculaDoor()


SYSTEM: Final = System(
    id="dracula",
    config=DraculaConfig,
    actions=DraculaAction,
    events=DraculaEvent,
    observation=DraculaObservation,
    new=new,
    from_json=from_json,
    why_not=why_not,
    preview=preview,
    hint=hint,
    sample=sample,
    seat_names=("dracula.seat.0", "dracula.seat.1"),
    fingerprint=FINGERPRINT,
    levels=PLAYERS,
    characters=characters.NAMES,
    check_invariants=check_invariants,
    tally=effect_fired,
    tell=tell,
    scenarios=scenarios,
)
