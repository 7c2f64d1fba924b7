"""Somebody's own cards: what is wrong with a file is told with file, card, field, and what may be meant."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import owncards as shared
from game.epikha import decks, library, owncards
from game.epikha.card import CARDS
from game.epikha.decks import DECKS, LEFT_OUT
from game.epikha.library import with_cards
from game.epikha.schema import SCHEMA
from game.language import Language
from game.rules.contract import System
from game.rules.effects.faults import FaultyCards
from tests.conformance.candles import CANDLES

ENGLISH, SPANISH = Language("en"), Language("es")
MAGE: dict[str, Any] = {
    "type": "character", "name": "Zz", "level": 2, "cost": 10, "class": "mago", "race": "ika", "force": 5,
    "vital": 10,
}  # fmt: skip
BOLT: dict[str, Any] = {
    "type": "spell", "name": "Zz", "level": 1, "cost": 5, "element": "rayo", "force": 5,
    "effects": [{"when": "cast", "op": "deal"}],
}  # fmt: skip
BLADE: dict[str, Any] = {"type": "magic_weapon", "name": "Zz", "level": 1, "cost": 5}
HAZE: dict[str, Any] = {"type": "continuous", "name": "Zz", "level": 1, "cost": 5}


def told(card: dict[str, Any], **fields: object) -> list[str]:
    """What is wrong with a card, in English."""
    with pytest.raises(FaultyCards) as caught:
        library.add([("mine.toml", {"Z1": {**card, **fields}})])
    lines = [fault.sentence(ENGLISH) for fault in caught.value.faults]
    assert all(line.startswith("mine.toml: Z1: ") for line in lines)
    for fault in caught.value.faults:
        spanish = fault.sentence(SPANISH)
        assert "{" not in spanish and "cardfiles" not in spanish and "epikha_cards" not in spanish
    assert "Z1" not in CARDS
    return [line.removeprefix("mine.toml: Z1: ") for line in lines]


def magia(**effect: object) -> dict[str, Any]:
    return {"rules": ["magia"], "effects": [{"when": "magia", **effect}]}


@pytest.mark.parametrize(
    ("card", "fields", "line"),
    [
        (MAGE, {"rules": ["velos"]}, "rules: does not know velos. Did you mean veloz?"),
        (MAGE, {"rules": ["maestro"]}, "rules: does not know maestro"),
        (MAGE, {"rules": ["marcador"]}, "rules: marcador takes a value behind a colon, such as marcador:1"),
        (MAGE, {"rules": ["marcador:0"]}, "rules, marcador: takes a whole number from 1 to 9, not 0"),
        (MAGE, {"race": "humana"}, "race: does not know humana. Did you mean humano?"),
        (MAGE, {"class": "mage"}, "class: does not know mage. Did you mean mago?"),
        (MAGE, {"level": 6}, "level: takes a whole number from 1 to 5, not 6"),
        (MAGE, {"vital": 0}, "vital: takes a whole number from 1 to 90, not 0"),
        (MAGE, {"resistencia": 5}, "resistencia: there is no such field here"),
        (MAGE, {"type": "caracter"}, "type: there is no type caracter. Did you mean character?"),
        (MAGE, {"rules": ["inmunidad"]}, "immune: the rule inmunidad and what stands in immune"),
        (MAGE, {"immune": ["race:ika"]}, "immune: the rule inmunidad and what stands in immune"),
        (MAGE, {"rules": ["inmunidad"], "immune": ["race:ikas"]}, "Did you mean ika?"),
        (MAGE, {"rules": ["inmunidad"], "immune": ["ika"]}, "immune: does not know ika"),
        (MAGE, {"effects": [{"when": "magia", "op": "vital", "amount": 5}]},
         "rules: has effects on the occasion magia, so it lacks the rule magia"),
        (MAGE, {"effects": [{"when": "marker", "op": "vital", "amount": 5}]},
         "rules: has effects on the occasion marker, so it lacks the rule marcador"),
        (MAGE, {"rules": ["marcador:1"]}, "effects: has the rule marcador, so it lacks an effect"),
        (MAGE, magia(op="heel", amount=5), "effects 1, op: there is no effect heel. Did you mean heal?"),
        (MAGE, magia(op="heal"), "effects 1, amount: this field is missing"),
        (MAGE, magia(op="deal"), "effects 1, op: deals damage and does not say how much"),
        (MAGE, magia(op="destroy"), "effects 1, what: it must say what it can aim at"),
        (MAGE, magia(op="destroy", what=["player"]), "effects 1, what: this effect cannot aim at player"),
        (MAGE, magia(op="destroy", what=["weapon"], who={"class": "mago"}),
         "effects 1, who: class and race are asked of characters only"),
        (MAGE, magia(op="return", what=["character"], who={"most_level": 2, "above": 0}),
         "effects 1, who, above: most_level and above are two limits of Level"),
        (MAGE, magia(op="absorb"), "effects 1, when: absorb is not used on the occasion magia, but on: cast"),
        (MAGE, magia(op="deal", spell={"level": 1, "force": 5}),
         "effects 1, spell, name: a card of your own needs a name"),
        (MAGE, magia(op="deal", spell={"force": 5, "name": "Yy"}),
         "effects 1, spell, level: this field is missing"),
        (MAGE, {"rules": ["marcador:1"], "effects": [
            {"when": "marker", "op": "deal", "spell": {"level": 1, "force": 5, "name": "Yy"}}]},
         "effects 1, spell: this field is only for the occasion: magia"),
        (HAZE, {"effects": [{"when": "inicio", "op": "heal", "amount": 5, "at_once": True}]},
         "effects 1, at_once: this field is only for the occasion: magia, marker"),
        (HAZE, {"effects": [{"when": "always", "op": "player_force", "amount": 5}]},
         "effects 1, op: player_force works only on cards of type: ability"),
        (MAGE, {"effects": [{"when": "always", "op": "spell_force", "amount": 5}]},
         "effects 1, op: spell_force works only on cards of type: continuous"),
        (HAZE, {"effects": [{"when": "always", "op": "force", "side": "both", "amount": 5}]},
         "effects 1, side: does not know both"),
        (HAZE, {"effects": [{"when": "inicio", "op": "destroy", "what": ["weapon"]}]},
         "effects 1, when: destroy is not used on the occasion inicio"),
        (BOLT, {"effects": []}, "effects: a spell needs an effect"),
        (BOLT, {"force": 0}, "effects 1, op: deals damage and does not say how much"),
        (BOLT, {"effects": [{"when": "cast", "op": "absorb"}]}, "vital: absorbs damage and does not say how"),
        (BOLT, {"effects": [{"when": "cast", "op": "deal"}, {"when": "cast", "op": "cancel"}]},
         "effects: only one effect of a spell can aim at something"),
        (BLADE, {"forge": 5}, "cost: a magic weapon has cost or forge, and only one of the two"),
        ({"type": "magic_weapon", "name": "Zz", "level": 1}, {}, "cost: a magic weapon has cost or forge"),
        ({"type": "weapon", "level": 1, "cost": 5}, {}, "name: a card of your own needs a name"),
        ({"type": "player", "name": "Zz", "level": 3, "force": 5, "vital": 9}, {},
         "type: the Player cards are J1, J2: they can be replaced, and no others added"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_field(
    card: dict[str, Any], fields: dict[str, Any], line: str
) -> None:
    lines = told(card, **fields)
    assert len(lines) == 1 and line in lines[0], lines


def test_a_card_of_the_house_is_replaced_by_one_of_its_type_only() -> None:
    with pytest.raises(FaultyCards) as caught:
        library.add([("mine.toml", {"E01": BOLT})])
    assert "is of type character" in caught.value.faults[0].sentence(ENGLISH)
    library.add([("mine.toml", {"E01": {**MAGE, "name": {"es": "Novicio"}}})])
    assert CARDS["E01"].own and CARDS["E01"].class_ == "mago"


@pytest.mark.rule("E1.3")
def test_a_text_may_let_a_beast_bear_arms() -> None:
    beast = {**MAGE, "class": "bestia", "race": "bestia", "rules": ["bestia"]}
    allowed = {**beast, "effects": [{"when": "always", "op": "permit", "deed": "bear"}]}
    with with_cards({"Z1": beast, "Z2": allowed}, "mine.toml"):
        assert not CARDS["Z1"].bears and CARDS["Z2"].bears


def test_a_card_may_be_another_picture() -> None:
    with with_cards({"Z1": {"type": "print", "of": "E08", "picture": "E07"}}, "mine.toml"):
        assert (CARDS["Z1"].named, CARDS["Z1"].picture, CARDS["Z1"].force) == ("E08", "E07", 25)
    with pytest.raises(FaultyCards, match="print_circle"):
        library.add([("mine.toml", {"Z1": {"type": "print", "of": "Z1"}})])


def test_every_type_of_card_can_be_written() -> None:
    assert {card.type for card in CARDS.values()} == set(SCHEMA.types) - {"print"}


# --- files of a folder, as `--cards` reads them ---


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> Iterator[System]:
    """A system with the cards of Epikha, alone in the house; all is put back afterwards."""

    def cards(files: object) -> str:
        owncards.put_in_force(files)  # type: ignore[arg-type]
        return library.fingerprint()

    system = msgspec.structs.replace(CANDLES, id="epikha", cards=cards, fingerprint="before")
    monkeypatch.setattr("game.systems.SYSTEMS", {"candles": CANDLES, "epikha": system})
    monkeypatch.setattr(shared, "_used", [])
    kept = [(table, dict(table)) for table in (DECKS, LEFT_OUT, decks.LISTS.names)]
    yield system
    for table, before in kept:
        table.clear()
        table.update(before)  # type: ignore[arg-type]


def folder(place: Path, **files: str) -> Path:
    for name, text in files.items():
        (place / f"{name}.toml").write_text(text, encoding="utf-8")
    return place


DAGGER = 'game = "epikha"\n[Z1]\ntype = "weapon"\nname = "Daga"\nlevel = 1\ncost = 5\nforce = 10\n'
MINE = "[mine.cards]\nO1 = 40\nZ1 = 4\nE01 = 4\nE02 = 2\n"


def test_own_cards_and_decks_come_in_force_together(tmp_path: Path, system: System) -> None:
    shared.load(folder(tmp_path, mine=DAGGER, decks=f'game = "epikha"\n[mine]\nspirits = ["E20"]\n{MINE}'))
    assert CARDS["Z1"].force == 10 and decks.problems(DECKS["mine"]) == []
    assert system.fingerprint == library.fingerprint() != "before"


def test_a_wrong_deck_beside_good_cards_leaves_all_as_it_was(tmp_path: Path, system: System) -> None:
    wrong = f'game = "epikha"\n[mine]\nspirits = ["E20", "E20"]\n{MINE}'
    with pytest.raises(FaultyCards) as caught:
        shared.load(folder(tmp_path, mine=DAGGER, decks=wrong))
    assert shared.sentences(caught.value, ENGLISH) == [
        "decks.toml: mine: E20 is in the Spirit pile 2 times; each name may be there once."
    ]
    assert "Z1" not in CARDS and "mine" not in DECKS and system.fingerprint == "before"


def test_a_deck_that_own_cards_make_illegal_is_left_out_with_its_reason(
    tmp_path: Path, system: System
) -> None:
    dear = 'game = "epikha"\n[E09]\ntype = "weapon"\nname = "Espada"\nlevel = 2\ncost = 5\n'
    shared.load(folder(tmp_path, mine=dear))
    assert list(LEFT_OUT) == ["empiria", "taliuz"] and list(DECKS) == ["abaron", "gahu"]
    (line, _) = decks.left_out(ENGLISH.text)
    assert line.startswith("The deck empiria cannot be played") and "E09 cannot be prepared" in line
