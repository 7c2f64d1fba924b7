"""The ops of Vitorian Wars: declared, checked, worded; and records by chance, right and wrong."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from game.language import Language
from game.rules.effects.faults import FaultyCards
from game.rules.effects.records import fields_of
from game.vitorian import cardtexts, library
from game.vitorian.ops import OPS, REGISTRY, WHENS
from game.vitorian.ops.statics import Static
from tests.vitorian.cards.made_cards import cards, spoilt

SPANISH, ENGLISH = Language("es"), Language("en")
UNIT: dict[str, Any] = {
    "type": "unit", "colour": "red", "class": "infantry", "level": 1, "attack": 1, "defence": 1,
    "name": "Made",
}  # fmt: skip


def faults(**fields: object) -> list[str]:
    with pytest.raises(FaultyCards) as caught:
        library.SCHEMA.read({"X-1": {**UNIT, **fields}}, "mine.toml", {"R-08": "unit"})
    return [fault.sentence(ENGLISH) for fault in caught.value.faults]


@pytest.mark.parametrize("op", OPS, ids=lambda op: op.NAME)
def test_an_op_declares_every_parameter_and_has_its_sentences_in_both_languages(op: type[Any]) -> None:
    assert set(fields_of(op)) | {"options"} >= {name.rstrip("_") for name in op.__struct_fields__}
    assert op.__doc__ and op.NAME and op.WHENS
    assert set(op.WHENS) <= {when for whens in WHENS.values() for when in whens} | {"option"}
    voluntary = ("",) if issubclass(op, Static) else ("", ".may")
    for shape in op.SHAPES:
        for ending in voluntary:
            key = "vitorian_cards.op." + op.NAME + (f".{shape}" if shape else "") + ending
            for texts in (SPANISH, ENGLISH):
                assert texts.has(key.replace("..", ".")), key


def test_there_are_about_twenty_five_ops_each_of_another_name() -> None:
    assert len(REGISTRY.ops) == len(OPS) == 27


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ({"when": "mobilise", "op": "change", "target": "own_attacker", "lasts": "turn", "attack": 1},
         "effects 1, target: there is no own_attacker on the occasion mobilise, only on: order"),
        ({"when": "mobilise", "op": "change", "target": "self", "lasts": "combat", "attack": 1},
         "effects 1, lasts: a change for the combat is for Orders only"),
        ({"when": "mobilise", "op": "change", "target": "self", "lasts": "turn"},
         "effects 1, attack: it changes nothing"),
        ({"when": "destroyed", "op": "shield", "target": "self"}, "there is no self on the occasion"),
        ({"when": "mobilise", "op": "move", "target": "each_own", "reach": "row"},
         "each_own are several units, and here there is room for one"),
        ({"when": "mobilise", "op": "borrow_attack", "target": "one_own", "lasts": "turn"},
         "with one_own two units would have to be chosen"),
        ({"when": "always", "op": "aura", "units": {"keyword": "light"}, "keywords": ["heavy"]},
         "effects 1, keywords: a lasting effect cannot give keywords by keywords"),
        ({"when": "always", "op": "in_combat", "target": "self", "role": "any", "units": {"elite": True},
          "attack": 1}, "effects 1, units: is only for the target each_own"),
        ({"when": "mobilise", "op": "draw", "once": True}, "this field is only for the occasion: hit, kill"),
        ({"when": "mobilise", "op": "draw", "resource": "P"}, "resource: this field is only for"),
        ({"when": "always", "op": "aura", "attack": 1, "may": True}, "may: this field is only for"),
        ({"when": "link", "op": "draw"}, "a card of type unit has no occasion link"),
        ({"when": "mobilise", "op": "destory", "target": "one"}, "Did you mean destroy?"),
        ({"when": "mobilise", "op": "destroy", "target": "one_enmy"}, "Did you mean one_enemy?"),
        ({"when": "mobilise", "op": "destroy", "target": "one", "units": {"class": "armored"}},
         "effects 1, units, class: does not know armored. Did you mean armoured?"),
        ({"when": "mobilise", "op": "token", "card": "R-88"}, "effects 1, card: there is no card R-88."),
    ],
)  # fmt: skip
def test_what_does_not_go_together_is_told(effect: dict[str, Any], told: str) -> None:
    found = faults(effects=[effect])
    assert any(told in line for line in found), found
    assert all(line.startswith("mine.toml: X-1: ") for line in found)


def test_a_misspelt_keyword_is_told_with_the_right_one() -> None:
    assert faults(keywords=["percing"]) == [
        "mine.toml: X-1: keywords: does not know percing. Did you mean piercing?"
    ]


@settings(max_examples=40, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(table=cards())
def test_a_card_by_chance_is_worded_in_both_languages_or_refused_with_reasons(table: dict[str, Any]) -> None:
    try:
        with library.with_cards({"X-1": table}, "mine.toml"):
            for texts in (SPANISH, ENGLISH):
                for line in cardtexts.lines(texts, "X-1"):
                    assert line[0] == line[0].upper() and line.endswith(".")
                    assert "{" not in line and "vitorian_cards" not in line and ".." not in line
                assert cardtexts.type_line(texts, "X-1")
            assert library.CARDS["X-1"].own
    except FaultyCards as faulty:
        for fault in faulty.faults:
            assert "effects" in fault.field, fault
            assert ENGLISH.has(f"cardfiles.{fault.code}") and SPANISH.has(f"cardfiles.{fault.code}")
    assert "X-1" not in library.CARDS


@settings(max_examples=60, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(table=spoilt())
def test_a_spoilt_card_is_refused_with_sentences_or_read_but_never_falls_over(table: dict[str, Any]) -> None:
    before = dict(library.CARDS)
    try:
        library.SCHEMA.read({"X-1": table}, "mine.toml", {"R-01": "unit"})
    except FaultyCards as faulty:
        assert faulty.faults
        for fault in faulty.faults:
            assert not re.search(r"\{[a-z_]+\}", fault.sentence(ENGLISH)), fault
            assert SPANISH.has(f"cardfiles.{fault.code}"), fault.code
    assert before == library.CARDS
