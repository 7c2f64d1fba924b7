"""A position told in the words of the table, and compared with what a scenario expects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import UNSET, structs

from game.dracula.cards import BIT, NAMES, SUITS, order_text
from game.dracula.events import DistrictResolved, EffectSkipped
from game.dracula.state import OVER, ROUND_OVER
from game.dracula.system import DraculaState
from game.dracula.view import RackCard
from game.rules.contract import SPECTATOR, Told, visible_to
from game.scenarios.dracula.files import Expect, Sees, seat_letter
from game.scenarios.dracula.words import say

Tell = Callable[[DraculaState, Sequence[Told]], Any]
"""Reads one expected thing off a state and the events of the last step."""


def rack_text(state: DraculaState, seat: int) -> str:
    """Return a rack with a star at each card that lies face up."""
    return " ".join(NAMES[card] + "*" * bool(state.up & BIT[card]) for card in state.racks[seat])


def _seen(rack: Sequence[RackCard]) -> str:
    return " ".join(slot.card or "??" for slot in rack)


def sees(state: DraculaState, seat: int) -> Sees:
    """Return both racks as a seat sees them, "??" for a card that it may not know."""
    seen = state.observe(seat)
    return Sees(_seen(seen.rack), _seen(seen.rival))


def _score(told: Sequence[Told]) -> str:
    return "".join("DV"[event.winner] for event in told if isinstance(event, DistrictResolved))


def _pile(state: DraculaState, told: Sequence[Told]) -> list[str]:
    return [NAMES[card] for card in state.pile]


def event_names(told: Sequence[Told]) -> list[str]:
    """Return the kinds of the events, in order."""
    return [str(event.__struct_config__.tag) for event in visible_to(SPECTATOR, told)]


def _top_up(state: DraculaState) -> bool:
    return bool(state.deck and state.up & BIT[state.deck[-1]])


TELL: Final[dict[str, Tell]] = {
    "D": lambda state, told: rack_text(state, 0),
    "V": lambda state, told: rack_text(state, 1),
    "D_sees": lambda state, told: sees(state, 0),
    "V_sees": lambda state, told: sees(state, 1),
    "turn": lambda state, told: seat_letter(state.turn),
    "phase": lambda state, told: state.phase,
    "over": lambda state, told: state.phase in (ROUND_OVER, OVER),
    "winner": lambda state, told: seat_letter(state.outcome.winner) if state.outcome else None,
    "outcome": lambda state, told: state.outcome.code if state.outcome else None,
    "score": lambda state, told: _score(told),
    "skipped": lambda state, told: any(isinstance(event, EffectSkipped) for event in told),
    "events": lambda state, told: event_names(told),
    "called_by": lambda state, told: seat_letter(state.caller),
    "extra": lambda state, told: state.extra,
    "trump": lambda state, told: SUITS[state.order[0]],
    "rank": lambda state, told: ">".join(order_text(state.order)[1:]),
    "health": lambda state, told: state.health,
    "vampires": lambda state, told: list(state.vampires),
    "round": lambda state, told: state.round,
    "pile": _pile,
    "deck": lambda state, told: len(state.deck),
    "top_up": lambda state, told: _top_up(state),
    "legal": lambda state, told: 0 if state.to_move is None else len(state.legal_actions(state.to_move)),
}
"""Field of ``Expect`` to what it is compared with."""


def mismatches(expect: Expect, state: DraculaState, told: Sequence[Told]) -> Iterator[str]:
    """Yield one sentence for each expectation that does not hold."""
    for name, wanted in structs.asdict(expect).items():
        if wanted is UNSET:
            continue
        found = TELL[name](state, told)
        if name == "pile" and isinstance(wanted, int):
            found = len(found)
        if found != wanted:
            yield f"{name} is {_shown(found)}, expected {_shown(wanted)}"


def _shown(value: object) -> str:
    return f"own {value.own} / rival {value.rival}" if isinstance(value, Sees) else repr(value)


def lines(state: DraculaState) -> list[str]:
    """Describe the position for a reader, a line an item."""
    drawn = NAMES[state.drawn] if state.drawn >= 0 else "-"
    deck = " ".join(NAMES[card] + "*" * bool(state.up & BIT[card]) for card in reversed(state.deck))
    seat = state.to_move
    legal = [] if seat is None else [say(action) for action in state.legal_actions(seat)]
    return [
        f"round {state.round}, phase {state.phase}, turn {seat_letter(state.turn)}"
        f"{' (extra)' if state.extra else ''}, called by {seat_letter(state.caller) or 'nobody'}",
        f"health {state.health}, vampires {' '.join(map(str, state.vampires))}",
        f"trump {SUITS[state.order[0]]}, rank {'>'.join(order_text(state.order)[1:])}",
        f"D {rack_text(state, 0)}",
        f"V {rack_text(state, 1)}",
        f"drawn {drawn}; pile {len(state.pile)}: {' '.join(NAMES[card] for card in state.pile)}",
        f"deck {len(state.deck)}: {deck}",
        *(f"{'DV'[n]} sees own {sees(state, n).own} / rival {sees(state, n).rival}" for n in (0, 1)),
        f"legal ({len(legal)}): {'; '.join(legal)}",
    ]
