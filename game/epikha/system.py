"""Paladines de Epikha as the house sees it: the state of a match and the record of the system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.epikha import characters, library, owncards
from game.epikha.actions import EpikhaAction
from game.epikha.config import EpikhaConfig
from game.epikha.decks import STARTERS, left_out
from game.epikha.events import EpikhaEvent
from game.epikha.foresight import preview, why_not
from game.epikha.hints import hint
from game.epikha.idleness import idle_turn
from game.epikha.matchups import config_of
from game.epikha.observing import observe
from game.epikha.opponent import PLAYERS
from game.epikha.rules import veil
from game.epikha.rules.deal import lay_table, start
from game.epikha.rules.invariants import check_invariants
from game.epikha.rules.legality import carry_out, legal, run
from game.epikha.rules.refusals import refusal
from game.epikha.rules.verbs import finish
from game.epikha.sampling import sample_table
from game.epikha.state import Table
from game.epikha.tally import fired
from game.epikha.telling import tell
from game.epikha.view import EpikhaObservation
from game.epikha.wandering import by_chance
from game.rules.chance import Chance
from game.rules.contract import Action, Reason, System, Told
from game.rules.positions import match_from, reader, require_concedable
from game.rules.questions import AbstractStruct, Questioned

RULES_VERSION: Final = "epikha/1"
"""Raise the number whenever the same actions could lead elsewhere by the rules, whatever the cards."""


class EpikhaState(Table, Questioned[EpikhaAction], dict=True, metaclass=AbstractStruct):
    """One match (see ``game.rules.contract.State``); only what is offered may be said (E19)."""

    def options(self) -> Sequence[Action]:
        """Return what may be said to the question that is put."""
        return legal(self)

    def refused(self, action: Action) -> Reason:
        """Return why an action that is none of the options is refused."""
        return refusal(self, self.to_move, action)

    def carried_out(self, action: Action) -> list[Told]:
        """Carry out one of the options with all consequences up to the next decision.

        What belongs to an unfinished row is told to its seat alone until the row is done.
        """
        assert self.question is not None
        veil.draw(self, self.question, action)
        hangs = self.veil
        return veil.keep(self, hangs, carry_out(self, action))

    def concede(self, seat: int) -> list[Told]:
        """Let ``seat`` give up, whoever is to move (E17.4).

        Raises:
            IllegalAction: the match is over, or there is no such seat.
        """
        require_concedable(self, seat, "E17.4")
        told: list[Told] = []
        finish(self, told, 1 - seat, "conceded", "E17.4")
        return told

    def observe(self, seat: int) -> EpikhaObservation:
        """Return what ``seat`` (or a permitted ``SPECTATOR``) may know (E1.5)."""
        return observe(self, seat, self.legal_actions(seat))


def new(config: EpikhaConfig, seed: int) -> tuple[EpikhaState, list[Told]]:
    """Return a new match at its first decision, and the events that led there (E3)."""
    state = as_state(lay_table(config, seed))
    told: list[Told] = []
    start(state, told)
    run(state, told)
    return state, told


def as_state(table: Table) -> EpikhaState:
    """Return the match that goes on from a position; lists are shared with it."""
    return match_from(EpikhaState, table)


from_json: Final = reader(EpikhaState, check_invariants)
"""Return a saved match exactly as it was; a ``ValueError`` says where the data is damaged or impossible."""


def sample(seen: EpikhaObservation, chance: Chance) -> EpikhaState:
    """Return a full state that fits the observation, its hidden cards dealt anew (E1.5)."""
    return as_state(sample_table(seen, chance))


def turns(state: EpikhaState) -> int:
    """Return how many turns of both sides have begun (E8)."""
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
    from game.scenarios.epikha.door import EpikhaDoor  # here: it plays this system, and few ask for it

    return EpikhaDoor()


SYSTEM: Final = System(
    id="epikha",
    config=EpikhaConfig,
    actions=EpikhaAction,
    events=EpikhaEvent,
    observation=EpikhaObservation,
    new=new,
    from_json=from_json,
    why_not=why_not,
    preview=preview,
    hint=hint,
    sample=sample,
    seat_names=("epikha.seat.0", "epikha.seat.1"),
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
    by_chance=by_chance,
)
