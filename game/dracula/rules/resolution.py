"""The comparison of the racks and the end of the match (D34 to D41, D53)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from game.dracula.cards import BIT, DRACULA, HUMANS, LAST_ROUND, NAMES, SLOTS, SUIT, VALUE, VAN_HELSING
from game.dracula.events import DistrictResolved, GameEnded
from game.dracula.state import OVER, Table
from game.rules.contract import Outcome, Told

Why = Literal["trump", "trump_value", "value", "column"]

BY_HEALTH = Outcome(VAN_HELSING, "dracula_destroyed", "D39")
BY_VAMPIRES = Outcome(DRACULA, "district_lost", "D40")
BY_SURVIVAL = Outcome(DRACULA, "dracula_survived", "D41")


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """Who wins a comparison (0: the first card), what decided and by which rule."""

    winner: int
    why: Why
    rule: str


def compare(order: list[int], first: int, second: int) -> Verdict:
    """Compare two cards under a token order: trump, then value, then the column (D34, D35, D36; R23)."""
    trump = order[0]
    first_is_trump, second_is_trump = SUIT[first] == trump, SUIT[second] == trump
    if first_is_trump != second_is_trump:
        return _TRUMP[second_is_trump]
    if VALUE[first] != VALUE[second]:
        return (_TRUMP_VALUE if first_is_trump else _VALUE)[VALUE[second] > VALUE[first]]
    return _COLUMN[order.index(SUIT[second]) < order.index(SUIT[first])]


def _verdicts(why: Why, rule: str) -> tuple[Verdict, Verdict]:
    """Return what a comparison says if the first card wins, and if the second does: there are only eight."""
    return Verdict(0, why, rule), Verdict(1, why, rule)


_TRUMP: Final = _verdicts("trump", "D34")
_TRUMP_VALUE: Final = _verdicts("trump_value", "D34")
_VALUE: Final = _verdicts("value", "D35")
_COLUMN: Final = _verdicts("column", "D36")


def resolve_round(table: Table, told: list[Told]) -> None:
    """Show all cards and resolve districts 1 to 5 until a limit is met (D34, D38; R20, R25).

    Afterwards the match may be over; if not, the next round has not been dealt yet.
    """
    up = table.up
    for rack in table.racks:
        for card in rack:
            up |= BIT[card]
    table.up = up
    for place in range(SLOTS):
        _resolve_district(table, place, told)
        outcome = _limit_met(table, place)
        if outcome is not None:
            end_match(table, outcome, told)
            return
    if table.round == LAST_ROUND:
        end_match(table, BY_SURVIVAL, told)


def _resolve_district(table: Table, place: int, told: list[Told]) -> None:
    """Compare the two cards of one district and hand out its point (D37)."""
    first, second = table.racks[0][place], table.racks[1][place]
    verdict = compare(table.order, first, second)
    health_before, vampires_before = health, vampires = table.health, table.vampires[place]
    if verdict.winner == DRACULA:
        table.vampires[place] = vampires = vampires + 1
    else:
        table.health = health = health - 1
    table.resolved += 1
    told.append(DistrictResolved(
        place + 1, (NAMES[first], NAMES[second]), verdict.winner, verdict.why, verdict.rule,
        health_before, health, vampires_before, vampires,
    ))


def _limit_met(table: Table, place: int) -> Outcome | None:
    """Test the two limits after a district (D38): no health left (D39), nobody human left there (D40)."""
    if table.health == 0:
        return BY_HEALTH
    return BY_VAMPIRES if table.vampires[place] == HUMANS else None


def end_match(table: Table, outcome: Outcome, told: list[Told]) -> None:
    """Set down how the match ended."""
    table.outcome = outcome
    table.phase = OVER
    assert outcome.winner is not None
    told.append(GameEnded(outcome.winner, outcome.code, outcome.rule))


def concede(table: Table, seat: int, told: list[Told]) -> None:
    """Let a seat give up: the rival wins (D53)."""
    end_match(table, Outcome(1 - seat, "conceded", "D53"), told)
