"""Every system of the house, and the made-up one, with what the checks need to know of each."""

from __future__ import annotations

from typing import Any

from game.dracula.actions import Discard
from game.dracula.state import ROUND_OVER, Table
from game.dracula.view import Preview
from game.rules.chance import Chance
from game.systems import SYSTEMS
from tests.conformance import candles
from tests.conformance.checks import Case


def permute_dracula(table: Any, seat: int, chance: Chance) -> Any:
    """Exchange all cards that ``seat`` cannot see, and the chance that is still to come."""
    other: Table = table.clone()
    rival = other.racks[1 - seat]
    seen = other.up | other.known
    slots = [slot for slot, card in enumerate(rival) if not seen >> card & 1]
    depth = len(other.deck) - (bool(other.deck) and other.up >> other.deck[-1] & 1)
    drawn = other.drawn >= 0 and other.turn != seat and not other.up >> other.drawn & 1
    hidden = [rival[slot] for slot in slots] + other.deck[:depth] + [other.drawn] * drawn
    chance.shuffle(hidden)
    for slot in slots:
        rival[slot] = hidden.pop()
    if drawn:
        other.drawn = hidden.pop()
    other.deck[:depth] = hidden
    other.play_chance.word()
    other.setup_chance.word()
    return other


def dracula_truth(table: Any, seat: int) -> Any:
    """Racks, order, end of the round and next seat, as the seat sees them."""
    seen = table.observe(seat)
    return seen.rack, seen.rival, seen.order, table.phase == ROUND_OVER, table.to_move


def dracula_foreseen(preview: Preview) -> Any:
    """The same as a preview says it."""
    return preview.rack, preview.rival, preview.order, preview.ends_round, preview.next_seat


CASES = {
    "dracula": Case(
        SYSTEMS["dracula"], permute_dracula, dracula_truth, dracula_foreseen,
        (Discard(6), Discard(0, slot=9), Discard(0, suit="Z"), Discard(1, 5, 1, "X")), can_undo=False,
    ),
    "candles": Case(
        candles.CANDLES, candles.permute, candles.truth, candles.foreseen, (candles.Lay(0), candles.Lay(4)),
        can_undo=True,
    ),
}  # fmt: skip
