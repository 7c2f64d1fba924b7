"""Every system of the house, and the made-up one, with what the checks need to know of each."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.dracula.actions import Discard
from game.dracula.state import ROUND_OVER, Table
from game.dracula.view import Preview
from game.rules.chance import Chance
from game.systems import SYSTEMS
from game.vitorian.actions import Aim, Attack, Bottom, Gank, Move, PutBack, Recycle
from game.vitorian.foresight import forecast_of
from game.vitorian.state import Side as VitorianSide
from game.vitorian.state import Table as VitorianTable
from game.vitorian.view import Preview as VitorianPreview
from tests.conformance import candles
from tests.conformance.checks import Case
from tests.conformance.epikha_case import EPIKHA


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


def permute_vitorian(table: Any, seat: int, chance: Chance) -> Any:
    """Exchange all cards that ``seat`` cannot see, and the chance that is still to come (V2.7)."""
    other: VitorianTable = table.clone()
    rival = other.sides[1 - seat]
    hidden = list((Counter(rival.hand) - Counter(rival.shown)).elements()) + rival.deck
    chance.shuffle(hidden)
    rival.deck[:] = hidden[: len(rival.deck)]
    rival.hand[:] = rival.shown + hidden[len(rival.deck) :]
    chance.shuffle(other.sides[seat].deck)
    looks = other.question is not None and other.question.ask == "arrange"
    for side in other.sides:
        chance.shuffle(side.defense)
        if not looks:
            _shuffle_unknown(side, seat, chance)
    other.play_chance.word()
    other.setup_chance.word()
    return other


def _shuffle_unknown(side: VitorianSide, seat: int, chance: Chance) -> None:
    """Exchange the cards of a Convoy that ``seat`` does not know."""
    places = [place for place, known in enumerate(side.known) if not known >> seat & 1]
    cards = [side.convoy[place] for place in places]
    chance.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        side.convoy[place] = card


def vitorian_truth(table: Any, seat: int) -> Any:
    """How the running combat would end, which everybody can reckon."""
    return forecast_of(table)


def vitorian_foreseen(preview: VitorianPreview) -> Any:
    """The same as a preview says it."""
    return preview.forecast


CASES = {
    "dracula": Case(
        SYSTEMS["dracula"], permute_dracula, dracula_truth, dracula_foreseen,
        (Discard(6), Discard(0, slot=9), Discard(0, suit="Z"), Discard(1, 5, 1, "X")), can_undo=False,
    ),
    "vitorian": Case(
        SYSTEMS["vitorian"], permute_vitorian, vitorian_truth, vitorian_foreseen,
        (Move(99), Attack(3, 40), Bottom("none"), Recycle("Q"), Gank(5, 4), Aim(99), PutBack("X", True)),
        can_undo=True,
    ),
    "epikha": EPIKHA,
    "candles": Case(
        candles.CANDLES, candles.permute, candles.truth, candles.foreseen, (candles.Lay(0), candles.Lay(4)),
        can_undo=True,
    ),
}  # fmt: skip
