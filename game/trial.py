"""A position from a file, tried out before anybody plays on from it: whoever edited it knew no rules.

Invariants cannot say all that a position promises (that what waits can happen, that what is asked can be
answered), so the rules themselves are asked: every answer is given once, and some turns are played on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, State, System, Told, visible_to

GAMES: Final = 3
"""How often it is played on by chance."""
LENGTH: Final = 40
"""Actions of such a play."""
SEATS: Final = (0, 1)


class Impossible(ValueError):
    """A position that the rules cannot go on from, or events that cannot be told."""


def try_out(system: System, state: State) -> None:
    """Look at a position with all eyes, give every answer, play on for a while; it is left as it was.

    Raises:
        Impossible: the rules fail somewhere.
    """
    try:
        seat = _look(system, state)
        if seat is None:
            return
        seen = state.observe(seat)
        for action in state.legal_actions(seat):
            system.preview(seen, action)
            after = state.clone()
            after.apply(action)
            _look(system, after)
        system.sample(seen, Chance.of(0))
        for number in range(GAMES):
            _play_on(system, state.clone(), Chance.of(number))
    except Exception as error:  # whatever rules raise that meet what they never made
        raise Impossible(repr(error)) from None


def try_telling(system: System, told: Sequence[Told]) -> None:
    """Tell events that no rules have led to.

    Raises:
        Impossible: one of them names what there is not.
    """
    tell = system.tell(_NoTexts())
    try:
        for seat in (SPECTATOR, *SEATS):
            for event in visible_to(seat, told):
                tell(event)
    except Exception as error:
        raise Impossible(repr(error)) from None


def _look(system: System, state: State) -> int | None:
    """Ask what everybody is shown and may do; returns who is to move."""
    system.check_invariants(state)
    for seat in SEATS:
        state.observe(seat)
    moves = state.to_move
    if (moves is None) != (state.outcome is not None):
        raise Impossible("nobody is to move in a match that goes on, or somebody is in one that is over")
    if moves is not None and not state.legal_actions(moves):
        raise Impossible("whoever is to move can do nothing")
    return moves


def _play_on(system: System, state: State, chance: Chance) -> None:
    for _ in range(LENGTH):
        seat = _look(system, state)
        if seat is None:
            return
        state.apply(chance.pick(state.legal_actions(seat)))


class _NoTexts:
    """A language without words: what is said does not matter, only that it can be."""

    code = "en"

    def has(self, key: str) -> bool:
        """Every text is there."""
        return True

    def text(self, key: str, **params: Any) -> str:
        """The key itself."""
        return key
