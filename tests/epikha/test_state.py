"""Every field of a position is copied, saved and hashed (P-24); play goes on alike from every decision."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.epikha.state import Battle, Packet, Side, Table
from game.epikha.system import SYSTEM
from tests.conformance.fields import other, saved_at_every_decision
from tests.epikha.positions import A, B, Board

NAMED: dict[type[Any], str] = {
    Table: "config setup_chance play_chance sides next_number turn active phase attacked passed chain batch"
    " doomed scattered question agenda battle outcome veil",
    Side: "hand deck discard spirits removed reserves area armoury magic combat behind pool shown prepared"
    " ability ability_markers mulligan turns waiting raised boosts",
    Battle: "step strikes order left free",
}
"""All that there is; who adds a field reads here that it must be copied by ``clone``."""


def in_combat() -> Table:
    """W4 with a spell on the chain, waiting effects, marks, and damage left over."""
    board = Board()
    board.hand(A, "E17", pool=5)
    board.hand(B, "A15", pool=5)
    attacker = board.add(A, ("E03", "E09"))
    board.add(B, "E01")
    board.attack(attacker)
    table = board.table
    assert table.battle is not None
    table.battle.left.append(Packet(A, "direct", (), -1))
    table.battle.order[attacker] = "N"
    table.battle.free.append(0)
    table.sides[B].boosts["spirit"] = 5
    table.sides[B].shown.append("A15")
    return table


@pytest.mark.parametrize("kind", NAMED, ids=lambda kind: kind.__name__)
def test_every_field_is_named_here(kind: type[Any]) -> None:
    assert list(kind.__struct_fields__) == NAMED[kind].split()


@pytest.mark.rule("E19")
@pytest.mark.parametrize(
    ("kind", "field"), [(kind, field) for kind, names in NAMED.items() for field in names.split()]
)
def test_every_field_is_saved_hashed_and_copied(kind: type[Any], field: str) -> None:
    table = in_combat()
    before = table.digest()
    copy = table.clone()
    assert copy.digest() == before
    assert msgspec.json.decode(table.to_json(), type=Table).digest() == before
    part: Any = {Table: copy, Side: copy.sides[B], Battle: copy.battle}[kind]
    setattr(part, field, other(getattr(part, field)))
    assert copy.digest() != before and table.digest() == before
    assert msgspec.json.decode(copy.to_json()) != msgspec.json.decode(table.to_json())


@pytest.mark.rule("E19")
def test_a_copy_shares_nothing_that_changes() -> None:
    table = in_combat()
    before = table.digest()
    copy = table.clone()
    assert copy.battle is not None
    for part in (copy, copy.battle, *copy.sides):
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if isinstance(value, list):
                value.append(None)
            elif isinstance(value, dict):
                value["x"] = 1
    copy.play_chance.below(5)
    copy.setup_chance.below(5)
    assert table.digest() == before


@pytest.mark.rule("E19")
def test_saves_and_the_match_itself_play_on_alike_from_every_decision() -> None:
    """P-24: saving and loading at each decision gives the same rest of the match as not saving."""
    asked = saved_at_every_decision(SYSTEM, "gahu,taliuz", 4)
    assert {"main", "window", "payment", "aim", "coin", "absorb"} <= asked
