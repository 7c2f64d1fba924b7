"""Vitorian Wars as the house sees it: the state of a match and the record of the system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.rules.chance import Chance
from game.rules.contract import Action, Reason, System, Told
from game.rules.positions import match_from, reader, require_concedable
from game.rules.questions import AbstractStruct, Questioned
from game.vitorian import characters, library, owncards
from game.vitorian.actions import VitorianAction
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import STARTERS, left_out
from game.vitorian.events import VitorianEvent
from game.vitorian.foresight import preview, why_not
from game.vitorian.hints import hint
from game.vitorian.idleness import idle_turn
from game.vitorian.matchups import config_of
from game.vitorian.observing import observe
from game.vitorian.opponent import PLAYERS
from game.vitorian.rules.deal import lay_table, start
from game.vitorian.rules.invariants import check_invariants
from game.vitorian.rules.legality import carry_out, legal, run
from game.vitorian.rules.refusals import refusal
from game.vitorian.rules.verbs import finish
from game.vitorian.sampling import sample_table
from game.vitorian.state import Table
from game.vitorian.tally import fired
from game.vitorian.telling import tell
from game.vitorian.view import VitorianObservation

RULES_VERSION: Final = "vitorian/1"
"""Raise the number whenever the same actions could lead elsewhere by the rules, whatever the cards."""


class VitorianState(Table, Questioned[VitorianAction], dict=True, metaclass=AbstractStruct):
    """One match (see ``game.rules.contract.State``); only what is offered may be said (V16.2)."""

    def options(self) -> Sequence[Action]:
        """Return what may be said to the question that is put."""
        return legal(self)

    def refused(self, action: Action) -> Reason:
        """Return why an action that is none of the options is refused."""
        return refusal(self, self.to_move, action)

    def carried_out(self, action: Action) -> list[Told]:
        """Carry out one of the options with all consequences up to the next decision."""
        return carry_out(self, action)

    def concede(self, seat: int) -> list[Told]:
        """Let ``seat`` give up, whoever is to move (V1.4).

        Raises:
            IllegalAction: the match is over, or there is no such seat.
        """
        require_concedable(self, seat, "V1.4")
        told: list[Told] = []
        finish(self, told, 1 - seat, "conceded", "V1.4")
        return told

    def observe(self, seat: int) -> VitorianObservation:
        """Return what ``seat`` (or a permitted ``SPECTATOR``) may know (V2.7)."""
        return observe(self, seat, self.legal_actions(seat))


def new(config: VitorianConfig, seed: int) -> tuple[VitorianState, list[Told]]:
    """Return a new match at its first decision, and the events that led there (V5)."""
    state = as_state(lay_table(config, seed))
    told: list[Told] = []
    start(state, told)
    run(state, told)
    return state, told


def as_state(table: Table) -> VitorianState:
    """Return the match that goes on from a position; lists are shared with it."""
    return match_from(VitorianState, table)


from_json: Final = reader(VitorianState, check_invariants)
"""Return a saved match exactly as it was; a ``ValueError`` says where the data is damaged or impossible."""


def sample(seen: VitorianObservation, chance: Chance) -> VitorianState:
    """Return a full state that fits the observation, its hidden cards dealt anew (V2.7)."""
    return as_state(sample_table(seen, chance))


def turns(state: VitorianState) -> int:
    """Return how many turns of both sides have begun, lost ones included (V6.1, V7.5)."""
    return state.turn


def fingerprint() -> str:
    """Return what changes with the rules and with the cards in force."""
    return f"{RULES_VERSION}/{library.fingerprint()}"


def use_cards(files: Sequence[tuple[str, Mapping[str, object]]]) -> str:
    """Put somebody's own card files in force in this process and return the new fingerprint.

    Raises:
        FaultyCards: with everything that is wrong with them.
    """
    owncards.put_in_force(files)
    return fingerprint()


def scenarios() -> Any:
    """Return what plays the scenario files of this game."""
    from game.scenarios.vitorian.door import VitorianDoor  # here: it plays this system, and few ask for it

    return VitorianDoor()


SYSTEM: Final = System(
    id="vitorian",
    config=VitorianConfig,
    actions=VitorianAction,
    events=VitorianEvent,
    observation=VitorianObservation,
    new=new,
    from_json=from_json,
    why_not=why_not,
    preview=preview,
    hint=hint,
    sample=sample,
    seat_names=("vitorian.seat.0", "vitorian.seat.1"),
    fingerprint=fingerprint(),
    levels=PLAYERS,
    characters=characters.NAMES,
    check_invariants=check_invariants,
    tally=fired,
    tell=tell,
    scenarios=scenarios,
    decks=config_of,
    starters=STARTERS,
    turns=turns,
    cards=use_cards,
    left_out=left_out,
    idle=idle_turn,
)
