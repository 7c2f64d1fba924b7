"""The effects of the discarded card (D19 to D27): each must be carried out if it can be, else it is skipped.

Targets have been checked by ``legality``; a missing one means that there was nothing to choose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.dracula.actions import Discard
from game.dracula.cards import BIT, NAMES, SUITS, order_text
from game.dracula.events import (
    CardRevealed,
    DeckTopRevealed,
    DistrictSwapped,
    EffectSkipped,
    SlotsSwapped,
    TrumpChanged,
)
from game.dracula.state import Table
from game.rules.contract import Split, Told

Effect = Callable[[Table, Discard, str, list[Told]], None]
"""Carries out an effect: the table, the discard with its target, the discarded card's name, the events."""


def reveal_own(table: Table, action: Discard, card: str, told: list[Told]) -> None:
    """1: turn one of your own hidden cards face up (D20; R5, R7)."""
    _reveal(table, table.turn, action.slot, card, "D20", told)


def reveal_rival(table: Table, action: Discard, card: str, told: list[Told]) -> None:
    """3: turn a hidden card of the rival face up, chosen by slot by whoever discarded (D22, D46; R6)."""
    _reveal(table, 1 - table.turn, action.slot, card, "D22", told)


def _reveal(table: Table, owner: int, slot: int | None, card: str, rule: str, told: list[Told]) -> None:
    if slot is None:
        told.append(EffectSkipped(table.turn, card, rule))
        return
    shown = table.racks[owner][slot - 1]
    table.up |= BIT[shown]
    told.append(CardRevealed(table.turn, owner, slot, NAMES[shown]))


def reveal_deck(table: Table, action: Discard, card: str, told: list[Told]) -> None:
    """2: turn the top card of the deck face up; it stays there for whoever draws next (D21; R8)."""
    if not table.deck:
        told.append(EffectSkipped(table.turn, card, "D21"))
        return
    top = table.deck[-1]
    table.up |= BIT[top]
    told.append(DeckTopRevealed(table.turn, NAMES[top]))


def swap_own(table: Table, action: Discard, card: str, told: list[Told]) -> None:
    """4: two of your own cards change places, each with its state (D23)."""
    assert action.slot is not None and action.other is not None
    rack = table.racks[table.turn]
    one, other = action.slot - 1, action.other - 1
    rack[one], rack[other] = rack[other], rack[one]
    told.append(SlotsSwapped(table.turn, action.slot, action.other))


def play_again(table: Table, action: Discard, card: str, told: list[Told]) -> None:
    """5: another whole turn, which ``turn`` begins; nothing of the kind once the deck is empty (D24; R12)."""
    if not table.deck:
        told.append(EffectSkipped(table.turn, card, "D24"))


def swap_district(table: Table, action: Discard, card: str, told: list[Told]) -> None:
    """6: both cards of a district change owners and keep their state; both seats know both (D25; R9, R10)."""
    assert action.slot is not None
    place = action.slot - 1
    first, second = table.racks
    first[place], second[place] = second[place], first[place]
    pair = (first[place], second[place])
    table.known |= BIT[pair[0]] | BIT[pair[1]]
    full = DistrictSwapped(table.turn, action.slot, (NAMES[pair[0]], NAMES[pair[1]]))
    public = DistrictSwapped(table.turn, action.slot, (_if_up(table, pair[0]), _if_up(table, pair[1])))
    told.append(Split(public, (full, full), full))


def _if_up(table: Table, card: int) -> str | None:
    return NAMES[card] if table.up & BIT[card] else None


def change_trump(table: Table, action: Discard, card: str, told: list[Told]) -> None:
    """7: the trump token changes places with one of the column (D26; R11)."""
    assert action.suit is not None
    order = table.order
    old, new = order[0], SUITS.index(action.suit)
    order[order.index(new)] = old
    order[0] = new
    told.append(TrumpChanged(table.turn, SUITS[old], action.suit, order_text(order)))


EFFECTS: Final[tuple[Effect | None, ...]] = (
    None, reveal_own, reveal_deck, reveal_rival, swap_own, play_again, swap_district, change_trump, None,
)
"""By value; an 8 only ends the round (D27), which ``turn`` sees to."""
