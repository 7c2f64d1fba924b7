"""The card machine that all games share, tried with a made-up game."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path
from typing import Any

import pytest

from game.language import Language
from game.rules.effects import kinds
from game.rules.effects.faults import FaultyCards
from game.rules.effects.files import MOST_BYTES, folder_files, tables_of
from game.rules.effects.kinds import described
from game.rules.effects.records import fields_of
from game.rules.effects.registry import Op, Registry
from game.rules.effects.wording import Speaker, sentence, signed
from tests.rules.made_up import Choose, Deal, Figure, Relic, Spell, Summon, Whom, read

GOOD: dict[str, Any] = {"type": "figure", "cost": 5, "vital": 20}


def faults(table: object, **more: object) -> list[str]:
    """The faults of one card, as people read them."""
    table = {**table, **more} if isinstance(table, dict) else table
    with pytest.raises(FaultyCards) as caught:
        read({"F-1": table})
    return [fault.sentence(Language("en")) for fault in caught.value.faults]


def effect(**fields: object) -> dict[str, object]:
    return {**GOOD, "effects": [{"when": "cast", **fields}]}


def test_a_card_of_another_game_is_read_by_its_declarations() -> None:
    table = {
        **GOOD,
        "rules": ["marker:2", "swift", "immunity:fire"],
        "unique": True,
        "forge": {"opal": 2},
        "called": {"es": "Lobo"},
        "effects": [{"when": "cast", "op": "deal", "amount": 10, "whom": {"race": "beast"}}],
    }
    card = read({"F-1": table})["F-1"]
    assert card.record == Figure(
        cost=5, vital=20, rules=("swift", "marker:2", "immunity:fire"), unique=True, forge={"opal": 2},
        called={"es": "Lobo", "en": "Lobo"},
    )  # fmt: skip
    assert [(e.number, e.when, e.op) for e in card.effects] == [(0, "cast", Deal(10, Whom(race="beast")))]


def test_possibilities_are_numbered_behind_the_other_effects() -> None:
    options = [[{"op": "deal", "amount": 5}], [{"op": "deal", "amount": 10}, {"op": "summon", "card": "OLD"}]]
    table = {
        **GOOD,
        "effects": [
            {"when": "cast", "op": "choose", "options": options},
            {"when": "cast", "op": "deal", "amount": 20},
        ],
    }
    effects = read({"F-1": table})["F-1"].effects
    assert [(e.when, e.op) for e in effects] == [
        ("cast", Choose(((2,), (3, 4)))),
        ("cast", Deal(20)),
        ("option", Deal(5)),
        ("option", Deal(10)),
        ("option", Summon("OLD")),
    ]
    assert [e.number for e in effects] == [0, 1, 2, 3, 4]


def test_an_effect_knows_its_op_and_a_card_its_effects_when_they_object() -> None:
    assert faults(effect(op="deal", amount=50)) == [
        "made.toml: F-1: effects 1, when: this field is only for the occasion: cast"
    ]
    assert faults(effect(op="deal", amount=10), cost=0) == [
        "made.toml: F-1: effects: has 1 effects; 0 is the most"
    ]
    assert faults(effect(op="deal", amount=12), cost=0) == [
        "made.toml: F-1: effects 1, amount: takes a whole number from 5 to 50, not 12"
    ], "a card is looked at as a whole once its parts are right"


class Working(Op, frozen=True):
    """An op of which its heirs have to say how it works."""

    @abstractmethod
    def work(self) -> None:
        """Do it."""


def test_an_op_that_leaves_its_work_out_is_found_when_its_game_is_imported() -> None:
    class Idle(Working, frozen=True):
        NAME = "idle"

    class Busy(Working, frozen=True):
        NAME = "busy"

        def work(self) -> None:
            """Do nothing much."""

    with pytest.raises(TypeError, match="op Idle has no work"):
        Registry(Spell, (Busy, Idle), {})  # type: ignore[type-abstract]
    assert list(Registry(Spell, (Busy,), {}).ops) == ["busy"]


def test_a_field_may_list_cards() -> None:
    card = read({"F-1": {**GOOD, "kin": ["OLD", "OLD", "F-1"]}})["F-1"]
    assert card.record.kin == ("OLD", "OLD", "F-1")
    assert faults(GOOD, kin=["STONE"]) == [
        "made.toml: F-1: kin: STONE is a card of type relic, and here belongs one of type figure"
    ]
    assert faults(GOOD, kin="OLD") == [
        'made.toml: F-1: kin: takes a list of ids of cards in quotes, such as ["MY-01"], not "OLD"'
    ]
    assert kinds.CardIds().describe() == "a list of ids of cards"


def test_cards_may_name_each_other_whatever_their_order() -> None:
    cards = read({"A": effect(op="summon", card="B"), "B": GOOD})
    assert list(cards) == ["A", "B"]


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ({**GOOD, "cost": 31}, "cost: takes a whole number from 0 to 30, not 31"),
        ({**GOOD, "cost": True}, "cost: takes a whole number from 0 to 30, not true"),
        ({**GOOD, "unique": 1}, "unique: takes true or false, not 1"),
        ({**GOOD, "vitl": 3}, "vitl: there is no such field here. Did you mean vital?"),
        ({**GOOD, "zzz": 3}, "zzz: there is no such field here; there are: cost, vital"),
        ({"type": "figure", "cost": 1}, "vital: this field is missing (a whole number from 0 to 200)"),
        ({"type": "figur"}, "type: there is no type figur. Did you mean figure?"),
        ({"type": "xyz"}, "type: there is no type xyz; there are: figure, relic"),
        ({}, "type: the type of the card is missing: figure, relic"),
        (5, "a card begins with its id in square brackets"),
        ({**GOOD, "rules": ["swft"]}, "rules: does not know swft. Did you mean swift?"),
        ({**GOOD, "rules": "swift"}, "rules: takes a list of words in quotes"),
        ({**GOOD, "rules": ["swift", "swift"]}, "rules: has swift twice"),
        ({**GOOD, "rules": ["marker"]}, "rules: marker takes a value behind a colon, such as marker:1"),
        ({**GOOD, "rules": ["swift:2"]}, "rules: swift takes no value"),
        ({**GOOD, "rules": ["marker:9"]}, "rules, marker: takes a whole number from 1 to 3, not 9"),
        ({**GOOD, "rules": ["immunity:fir"]}, "rules, immunity: does not know fir. Did you mean fire?"),
        ({**GOOD, "forge": 3}, "forge: takes amounts of gold, opal, not 3"),
        ({**GOOD, "forge": {"golf": 1}}, "forge: does not know golf. Did you mean gold?"),
        ({**GOOD, "forge": {"gold": 4}}, "forge, gold: takes a whole number from 0 to 3, not 4"),
        ({**GOOD, "called": ""}, "called: takes a text of at most 12 letters"),
        ({**GOOD, "called": {"fr": "Loup"}}, "called: does not know fr; there are: es, en"),
        ({**GOOD, "called": "x" * 13}, "called: has 13 letters; 12 is the most"),
        ({**GOOD, "called": 3}, "called: takes a text of at most 12 letters"),
        ({**GOOD, "called": "[icon:x]"}, "called: cannot have square brackets or ~ in it: [icon:x]"),
        ({**GOOD, "called": "a~b"}, "called: cannot have square brackets or ~ in it: a~b"),
        ({**GOOD, "called": "漢字"}, "called: has signs that the typefaces of the game lack: 漢字"),
        ({**GOOD, "called": "\u202eevil"}, "called: has signs that the typefaces of the game lack: <U+202E>"),
        ({**GOOD, "called": {"es": "bien", "en": "\t"}}, "called: takes a text of at most 12 letters"),
        ({**GOOD, "cost": "3"}, 'cost: takes a whole number from 0 to 30, not "3"'),
        ({**GOOD, "cost": "9" * 3000}, f'cost: takes a whole number from 0 to 30, not "{"9" * 40}…"'),
        ({**GOOD, "effects": 3}, "effects: takes a list of effects in square brackets"),
        ({**GOOD, "effects": [3]}, "effects 1: takes a table of fields in braces, not 3"),
        ({"type": "relic", "cost": 1, "effects": []}, "effects: there is no such field here"),
        (effect(op="dael", amount=5), "effects 1, op: there is no effect dael. Did you mean deal?"),
        (effect(op=["deal"]), 'effects 1, op: there is no effect ["deal"]'),
        (effect(amount=5), "effects 1, op: it must say what it does (op): deal, summon, choose"),
        (effect(op="deal"), "effects 1, amount: this field is missing"),
        (effect(op="deal", amuont=5), "effects 1, amuont: there is no such field here. Did you mean amount?"),
        (effect(op="deal", amount=7), "effects 1, amount: takes a whole number from 5 to 50, not 7"),
        (effect(op="deal", amount=5, whom=1), "effects 1, whom: takes a table of fields in braces, not 1"),
        (effect(op="deal", amount=5, whom={"rcae": "x"}), "whom, rcae: there is no such field here."),
        (
            effect(op="deal", amount=5, whom={"race": "beats"}),
            "whom, race: does not know beats. Did you mean",
        ),
        (effect(op="deal", amount=5, when="cats"), "effects 1, when: does not know cats. Did you mean cast?"),
        (effect(op="deal", amount=5, when="always"), "deal is not used on the occasion always, but on: cast"),
        (
            effect(op="deal", amount=5, when="option"),
            "effects 1, when: a card of type figure has no occasion option",
        ),
        (effect(op="summon", card="ODL"), "effects 1, card: there is no card ODL. Did you mean OLD?"),
        (
            effect(op="summon", card="STONE"),
            "card: STONE is a card of type relic, and here belongs one of type figure",
        ),
        (effect(op="summon", card=3), "effects 1, card: takes the id of a card, not 3"),
        (effect(op="choose"), "effects 1, options: takes two to four possibilities"),
        (effect(op="choose", options=[[]]), "effects 1, options: takes two to four possibilities"),
        (
            effect(op="choose", options=[[{"op": "deal", "amount": 5}], [{"op": "dael", "amount": 5}]]),
            "effects 1, options 2 1, op: there is no effect dael. Did you mean deal?",
        ),
    ],
)
def test_a_fault_is_told_with_file_card_field_and_what_was_meant(table: object, told: str) -> None:
    found = faults(table)
    assert any(told in line for line in found), found
    assert all(line.startswith("made.toml: F-1: ") for line in found)


def test_everything_wrong_is_told_at_once_in_both_languages() -> None:
    with pytest.raises(FaultyCards) as caught:
        read({"F-1": {**GOOD, "cost": 99}, "F 2": GOOD, "F-3": effect(op="deal", amount=5, x=1)})
    for code in ("es", "en"):
        texts = Language(code)
        lines = [fault.sentence(texts) for fault in caught.value.faults]
        assert len(lines) == 3
        assert all(texts.has(f"cardfiles.{fault.code}") for fault in caught.value.faults)
    assert "F 2: the id of a card is letters, digits and hyphens" in lines[1]


def test_the_same_card_in_two_files_is_told() -> None:
    from tests.rules.made_up import SCHEMA

    with pytest.raises(FaultyCards) as caught:
        SCHEMA.read_all([("a.toml", {"F-1": GOOD}), ("b.toml", {"F-1": GOOD})], {})
    assert [fault.sentence(Language("en")) for fault in caught.value.faults] == [
        "b.toml: F-1: this card is there twice"
    ]


def test_a_folder_is_read_by_name_and_its_troubles_are_told(tmp_path: Path) -> None:
    with pytest.raises(FaultyCards, match="no_files"):
        folder_files(tmp_path)
    with pytest.raises(FaultyCards, match="unreadable"):
        folder_files(tmp_path / "absent")
    (tmp_path / "b.toml").write_text("[B]\ncost = 1\n", encoding="utf-8")
    (tmp_path / "a.toml").write_text("[A]\ncost = 2\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no cards", encoding="utf-8")
    assert folder_files(tmp_path) == [("a.toml", {"A": {"cost": 2}}), ("b.toml", {"B": {"cost": 1}})]
    (tmp_path / "c.toml").write_text("[C\n", encoding="utf-8")
    (tmp_path / "d.toml").write_bytes(b"\xff")
    (tmp_path / "e.toml").mkdir()
    with pytest.raises(FaultyCards) as caught:
        folder_files(tmp_path)
    lines = [fault.sentence(Language("en")) for fault in caught.value.faults]
    assert lines[0].startswith("c.toml: is no TOML file: ")
    assert "line 1" in lines[0]
    assert lines[1].startswith("d.toml: is no TOML file: ")
    assert lines[2] == "e.toml: cannot be read: Is a directory"


def test_a_file_beyond_all_measure_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    path.write_bytes(b"#" * (MOST_BYTES + 1))
    with pytest.raises(FaultyCards, match="too_long"):
        tables_of(path)


def test_every_kind_describes_itself() -> None:
    lines = described(
        [(name, field.kind) for name, field in {**fields_of(Figure), **fields_of(Deal)}.items()]
    )
    assert lines == [
        "cost: a whole number from 0 to 30",
        "vital: a whole number from 0 to 200",
        'rules: a list of "swift", "marker", "immunity"',
        "unique: true or false",
        "forge: amounts of gold and opal, each from 0 to 3",
        "called: a text of at most 12 letters, or one for each of es, en",
        "kin: a list of ids of cards of type figure",
        "amount: a whole number from 1 to 50",
        'whom: a table with some of (race: one of "human", "beast"; most_level: a whole number from 1 to 5)',
    ]
    assert fields_of(Summon)["card"].kind.describe() == "the id of a card of type figure"
    assert fields_of(Relic)["cost"].required


def test_phrases_are_joined_as_people_join_them() -> None:
    spanish = Speaker(Language("es"), "vitorian_cards")
    assert spanish.listed([]) == ""
    assert spanish.listed(["a"]) == "a"
    assert spanish.listed(["a", "b", "c"]) == "a, b y c"
    assert spanish.listed(["a", "Infantería"]) == "a e Infantería"
    assert spanish.listed(["a", "hielo"]) == "a y hielo"
    assert [signed(2), signed(0), signed(-1)] == ["+2", "+0", "−1"]
    assert [sentence("roba"), sentence("Ya está."), sentence("uno (dos)")] == [
        "Roba.",
        "Ya está.",
        "Uno (dos).",
    ]
