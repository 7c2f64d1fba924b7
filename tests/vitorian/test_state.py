"""Every field of a position is copied, saved and hashed (P-24), and a damaged one is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from game.vitorian.state import Combat, Side, Table
from game.vitorian.system import SYSTEM, VitorianState, from_json
from tests.conformance.fields import other, saved_at_every_decision
from tests.vitorian.positions import Board

NAMED = {
    Table: "config setup_chance play_chance sides grid next_unit turn active phase mulligans burning used"
    " question agenda combat outcome",
    Side: "sovereign hand deck convoy known defense discard ready spent shown field recycled lost turns",
    Combat: "seat unit target target_space column space step stack items changes supporters forbidden hit",
}
"""All that there is; who adds a field reads here that it must be copied by ``clone``."""


def in_combat() -> VitorianState:
    """A table with nearly everything on it: a window, an item on the stack, changes, marks."""
    board = Board(
        seats=[
            {"hand": "N-09 N-11", "area": "P P s", "field": "N-15", "recycled": False},
            {"hand": "R-01", "area": "S p"},
        ],
        units={"A-V1": "R-05 +R-17", "A-V3": "R-06", "B-V1": "N-03 shield", "B-R1": "I-08 exhausted"},
        phase="combat",
    )
    board.do("attack A-V1 B-V1", "order N-09", "pay", "gank A-V3 A-V2")
    return board.state


@pytest.mark.parametrize("kind", NAMED, ids=lambda kind: kind.__name__)
def test_every_field_is_named_here(kind: type[Any]) -> None:
    assert list(kind.__struct_fields__) == NAMED[kind].split()


@pytest.mark.rule("V16.1")
@pytest.mark.parametrize("field", NAMED[Table].split())
def test_every_field_of_the_table_is_hashed_and_copied(field: str) -> None:
    state = in_combat()
    before = state.digest()
    assert state.clone().digest() == before
    changed = state.clone()
    setattr(changed, field, other(getattr(changed, field)))
    assert changed.to_json() != state.to_json() and state.digest() == before


@pytest.mark.rule("V16.1")
@pytest.mark.parametrize(
    ("kind", "field"), [(kind, field) for kind in (Side, Combat) for field in NAMED[kind].split()]
)
def test_every_field_of_a_side_and_of_a_combat_is_hashed_and_copied(kind: type[Any], field: str) -> None:
    state = in_combat()
    before = state.digest()
    copy = state.clone()
    part: Any = copy.sides[1] if kind is Side else copy.combat
    setattr(part, field, other(getattr(part, field)))
    assert copy.digest() != before and state.digest() == before


def test_a_copy_shares_nothing_that_changes() -> None:
    state = in_combat()
    before = state.digest()
    copy = state.clone()
    assert copy.combat is not None
    lists = [copy.grid, copy.mulligans, copy.used, copy.agenda, copy.combat.stack, copy.combat.changes]
    lists += [copy.combat.supporters, copy.combat.forbidden]
    for side in copy.sides:
        lists += [value for name in Side.__struct_fields__ if isinstance(value := getattr(side, name), list)]
    for one in lists:
        one.append(None)
    copy.play_chance.below(5)
    copy.setup_chance.below(5)
    assert state.digest() == before


@pytest.mark.rule("V16.1")
def test_copies_saves_and_the_match_itself_play_on_alike_from_every_decision() -> None:
    """P-24: saving and loading at each decision gives the same rest of the match as not saving."""
    saved_at_every_decision(SYSTEM, "random", 9)


# --- damage ------------------------------------------------------------------------------------------------

Spoil = Callable[[dict[str, Any]], object]
DAMAGE: dict[str, Spoil] = {
    "a card too many": lambda table: table["sides"][0]["hand"].append("R-01"),
    "a card too few": lambda table: table["sides"][1]["deck"].pop(),
    "a resource too many": lambda table: table["sides"][0]["ready"].append("Q-N-P1"),
    "a Defense card too few": lambda table: table["sides"][1]["defense"].pop(),
    "a card that there is not": lambda table: table["sides"][0]["hand"].__setitem__(0, "Z-99"),
    "a resource in the hand": lambda table: table["sides"][0]["hand"].__setitem__(0, "Q-N-P1"),
    "a unit twice": lambda table: table["grid"].__setitem__(4, table["grid"][5]),
    "a space too few": lambda table: table["grid"].pop(),
    "a unit number of the future": lambda table: table["grid"][5].__setitem__("id", 99),
    "an Equipment that is none": lambda table: table["grid"][5].__setitem__("equipment", "R-01"),
    "a unit that is none": lambda table: table["grid"][7].__setitem__("card", "R-17"),
    "an impossible stream of chance": lambda table: table["play_chance"].__setitem__("position", -1),
    "an impossible stream of the set-up": lambda table: table["setup_chance"].__setitem__("position", -1),
    "a Sovereign that is none": lambda table: table["sides"][0].__setitem__("sovereign", "R-01"),
    "a Field Condition that there is not": lambda table: table["sides"][0].__setitem__("field", "Z-99"),
    "an Order on the stack that there is not": lambda table: table["combat"]["stack"][0].__setitem__(
        "source", "Z-99"
    ),
    "a phase after the end": lambda table: table.__setitem__("phase", "over"),
    "an unknown step": lambda table: table["agenda"].append({**table["agenda"][0], "do": "dance"}),
    "an unknown question": lambda table: table["question"].__setitem__("ask", "dance"),
    "knowledge of one card too many": lambda table: table["sides"][0]["known"].append(0),
    "a field that there is not": lambda table: table.__setitem__("weather", "rain"),
    "a word for a number": lambda table: table.__setitem__("turn", "three"),
    "no combat in a window": lambda table: table.__setitem__("combat", None),
    "a fighter that is not there": lambda table: table["combat"].__setitem__("unit", 77),
    "an outcome while something is asked": lambda table: table.__setitem__(
        "outcome", {"winner": 0, "code": "sovereign", "rule": "V1.2"}
    ),
}


@pytest.mark.rule("V16.3")
@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_position_is_refused(name: str) -> None:
    table = json.loads(in_combat().to_json())
    from_json(json.dumps(table).encode())
    DAMAGE[name](table)
    with pytest.raises((ValueError, msgspec.ValidationError)):
        from_json(json.dumps(table).encode())
