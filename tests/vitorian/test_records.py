"""The records of Vitorian Wars: frozen, strict, and which events reveal or are dwelt on (V2.7, V16.2)."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, get_args

import msgspec
import pytest

import game.vitorian
from game.vitorian import events
from game.vitorian.decks import DECKS
from game.vitorian.judgement import Taste
from game.vitorian.opponent import EXACT, Level
from game.vitorian.ops.filters import ANY, UnitFilter
from game.vitorian.state import NOBODY
from game.vitorian.system import SYSTEM, VitorianState
from tests.vitorian.positions import Board

CHANGED = {"judgement.Stand", "state.Combat", "state.Side", "state.Table", "system.VitorianState"}
"""What is changed in place; all else may be shared."""
LAX = {
    "card.Card", "card.CardEffect", "decks.DeckRecord", "judgement.Stand", "rules.damage.Strength",
    "schema.EquipmentRecord", "schema.FieldRecord", "schema.ManeuverRecord", "schema.OrderRecord",
    "schema.PrintRecord", "schema.Record", "schema.ResourceRecord", "schema.SovereignRecord",
    "schema.UnitRecord",
}  # fmt: skip
"""What never comes out of a file by itself: card files are read field by field."""
REVEAL = {
    "BurntOut", "CardDrawn", "Channelled", "ConvoyLooked", "DefenseMoved", "HandDealt", "MatchStarted",
    "SovereignHit", "WindowOpened", "WindowPassed",
}  # fmt: skip
QUIET = {
    "CardBottomed", "CardDrawn", "Changed", "Channelled", "CombatEnded", "ConvoyArranged", "ConvoyGiven",
    "ConvoyLooked", "EffectIdle", "Excess", "Fired", "HandDealt", "HandKept", "ItemResolved", "Moved", "Paid",
    "PhaseStarted", "PriceExhausted", "Readied", "Recovered", "ResourceReadied", "ShieldGained",
    "SupportDeclined", "SupportForbidden", "TurnEnded", "UnitTurned", "UpkeepPaid", "WindowOpened",
    "WindowPassed",
}  # fmt: skip
MEANT: dict[str, dict[str, Any]] = {
    "config.VitorianConfig": {"decks": (DECKS["forge"], DECKS["wings"])},
    "ops.filters.UnitFilter": {"most_defence": -1},
    "ops.supplies.Ready": {"count": 1},
    "ops.supplies.Trade": {"draw": 1},
    "ops.supplies.Channel": {"count": 1},
    "ops.supplies.Draw": {"count": 1},
    "ops.supplies.Recover": {"most_level": 9},
    "state.Pick": {"unit": NOBODY, "space": NOBODY, "to": NOBODY},
    "state.Combat": {"step": "orders"},
    "state.Step": {"unit": NOBODY},
    "state.Question": {"unit": NOBODY, "space": NOBODY},
    "view.Change": {"lasting": "aura"},
}
"""Values that stand for what is not said; everything else that is not said is nothing, no or empty."""
BY_SIDE = {"ops.statics.Aura", "ops.statics.Law", "ops.statics.Permit", "ops.statics.Forbid"}
JUDGES = (Taste, Level)


def records() -> dict[str, type[msgspec.Struct]]:
    found: dict[str, type[msgspec.Struct]] = {}
    for module in pkgutil.walk_packages(game.vitorian.__path__, "game.vitorian."):
        for name, kind in vars(importlib.import_module(module.name)).items():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.name:
                found[f"{module.name.removeprefix('game.vitorian.')}.{name}"] = kind
    return found


RECORDS = records()


@pytest.mark.rule("V16.2")
def test_what_is_handed_out_cannot_be_changed() -> None:
    assert {name for name, kind in RECORDS.items() if not kind.__struct_config__.frozen} == CHANGED


def test_what_comes_out_of_a_file_takes_no_unknown_fields() -> None:
    strict = {name for name, kind in RECORDS.items() if kind.__struct_config__.forbid_unknown_fields}
    assert {name for name in RECORDS.keys() - strict if not name.startswith("ops.")} == LAX


@pytest.mark.parametrize("name", RECORDS)
def test_what_is_not_said_is_nothing(name: str) -> None:
    kind = RECORDS[name]
    if kind in JUDGES:
        return
    said = {field.name: field.default for field in msgspec.structs.fields(kind) if field.default is not NONE}
    for field, default in said.items():
        if isinstance(default, UnitFilter):
            assert default == ANY
        elif name in BY_SIDE and field == "side":
            assert default == "own"
        else:
            assert default == MEANT.get(name, {}).get(field, default if not default else None), field


NONE = msgspec.NODEFAULT


@pytest.mark.rule("V2.7")
def test_which_events_reveal_and_which_the_show_dwells_on() -> None:
    kinds = get_args(SYSTEM.events)
    assert {kind.__name__ for kind in kinds if kind.reveals} == REVEAL
    assert {kind.__name__ for kind in kinds if not kind.major} == QUIET


def test_a_state_keeps_what_it_offered_beside_its_position() -> None:
    assert VitorianState.__struct_config__.dict
    assert EXACT.temperature == 0 and Level().worlds == 0 and Level().look == 1


@pytest.mark.parametrize("field", ["temperature", "careless", "worst_gap", "worlds", "look"])
def test_a_level_with_an_impossible_number_is_refused(field: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({field: -1}, Level)


@pytest.mark.rule("V9.11")
def test_what_was_put_under_a_convoy_is_told_in_number_only() -> None:
    board = Board(seats=[{"sovereign": "M-00", "hand": "M-10", "area": "P P", "convoy": "S P S P"}, {}])
    board.do("mobilise M-10 A-R1", "pay", "top P", "top S")
    told = board.do("top S")
    assert events.ConvoyArranged(0, 0, "M-10") in told
