"""The cards of the house as data (V3, V15), their names and their rules text."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from game.language import Language
from game.rules.effects import files
from game.rules.effects.faults import FaultyCards
from game.vitorian import cardtexts, library, words
from game.vitorian.card import CARDS, Card
from game.vitorian.decks import DECKS

TEXTS = {code: Language(code) for code in ("es", "en")}
NUMBERS = {
    "R-01": (1, 0, 0, 2, 1), "R-08": (5, 1, 1, 5, 3), "R-11": (7, 1, 2, 7, 6), "B-03": (2, 0, 0, 2, 1),
    "B-09": (6, 1, 1, 5, 7), "I-05": (4, 0, 1, 1, 3), "I-10": (7, 1, 2, 6, 6), "M-05": (4, 1, 0, 4, 5),
    "M-09": (7, 1, 2, 8, 9), "G-04": (8, 2, 2, 10, 9), "N-01": (1, 0, 0, 1, 1), "N-03": (3, 1, 0, 1, 3),
    "R-13": (0, 1, 0, 0, 0), "I-14": (0, 1, 1, 0, 0), "M-17": (2, 0, 1, 0, 3), "G-08": (3, 1, 1, 2, 2),
    "G-09": (4, 1, 1, 0, 0), "N-10": (0, 0, 0, 0, 0), "N-15": (2, 0, 1, 0, 0),
}  # fmt: skip


def of_type(kind: str) -> list[Card]:
    return [card for card in CARDS.values() if card.type == kind]


@pytest.mark.rule("V3.1", "V3.2", "V3.4", "V3.5", "V3.6", "V3.7", "V3.8", "V9.13")
def test_all_cards_are_there() -> None:
    assert Counter(card.type for card in CARDS.values()) == {
        "sovereign": 4, "unit": 61, "order": 21, "equipment": 11, "field": 4, "resource": 24,
    }  # fmt: skip
    assert Counter(name[0] for name in CARDS if name[1:3] == "-0" or name[1] == "-") == {
        "R": 19, "B": 19, "I": 19, "M": 19, "G": 10, "N": 15, "Q": 24,
    }  # fmt: skip


@pytest.mark.rule("V3.2", "V3.8")
@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_and_costs_are_those_of_the_list(name: str) -> None:
    card = CARDS[name]
    assert (card.level, card.cost_p, card.cost_s, card.attack, card.defence) == NUMBERS[name]


def test_what_was_changed_for_the_balance_is_written_down(root: Path) -> None:
    page = (root / "docs" / "balance-vitorian.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| ([A-Z]-\d\d) \| (.+) \| (.+) \|$", page, re.M)
    assert len(table) == 17
    for name, printed, here in table:
        card = CARDS[name]
        said = {f"Defense {card.defense}", f"Level {card.level}", f"{card.attack}/{card.defence}"}
        assert set(here.split(", ")) <= said, name
        assert not set(printed.split(", ")) & set(here.split(", ")), name


@pytest.mark.rule("V3.3")
def test_an_elite_is_a_unit_of_level_five_or_more() -> None:
    assert {card.id for card in CARDS.values() if card.elite} == {
        *("R-07", "R-08", "R-11", "B-07", "B-09", "I-09", "I-10", "M-07", "M-08", "M-09", "M-12"),
        *("G-01", "G-02", "G-03", "G-04", "G-05"),
    }


@pytest.mark.rule("V3.1", "V1.2")
def test_sovereigns_have_their_defense_number_and_a_recycle_ability() -> None:
    assert {card.id: card.defense for card in of_type("sovereign")} == {
        "R-00": 5, "B-00": 4, "I-00": 5, "M-00": 5,
    }  # fmt: skip
    for card in of_type("sovereign"):
        assert card.fires["recycle"]


@pytest.mark.rule("V3.6", "V4.4")
def test_field_conditions_are_gold_or_grey() -> None:
    assert {card.colour for card in of_type("field")} == {"gold", "grey"}


@pytest.mark.rule("V3.7")
def test_resources_come_in_every_colour_type_and_value() -> None:
    kinds = {(card.colour, card.resource, card.value) for card in of_type("resource")}
    assert kinds == {(c, r, v) for c in words.COLOURS for r in words.RESOURCES for v in (1, 2)}


@pytest.mark.rule("V15.1", "V15.2")
@pytest.mark.parametrize(
    ("colour", "keywords"),
    [
        ("red", {"bayonet", "piercing"}),
        ("blue", {"light", "swift", "long_range"}),
        ("white", {"entrench", "reactive"}),
        ("green", {"heavy", "brute", "circular"}),
        ("grey", {"scrap", "accelerated"}),
    ],
)
def test_every_colour_has_the_keywords_of_its_character(colour: str, keywords: set[str]) -> None:
    cards = [card for card in CARDS.values() if card.colour == colour]
    assert keywords <= {keyword for card in cards for keyword in card.keywords}
    assert all(sum(keyword in card.keywords for card in cards) >= 2 for keyword in keywords)


@pytest.mark.rule("V15.2")
def test_gold_is_made_of_expensive_finishers() -> None:
    units = [card for card in CARDS.values() if card.colour == "gold" and card.is_unit]
    assert units and all(card.elite for card in units)


def test_masks_and_keywords_say_the_same() -> None:
    for card in CARDS.values():
        assert frozenset(words.names_of(card.mask)) == card.keywords


@pytest.mark.parametrize("code", ["es", "en"])
def test_every_card_has_its_names(code: str) -> None:
    texts = TEXTS[code]
    for name in CARDS:
        assert texts.has(f"vitorian_cards.card.{name}")
        assert 0 < len(cardtexts.short(texts, name)) <= 13 and "…" not in cardtexts.short(texts, name)
    shorts = Counter(cardtexts.short(texts, name) for name, card in CARDS.items() if card.is_maneuver)
    assert [short for short, times in shorts.items() if times > 1] == []
    for deck in DECKS:
        assert texts.has(f"vitorian_cards.deck.{deck}") and texts.has(f"vitorian_cards.deck.{deck}.about")
    for word in (
        *(f"keyword.{k}" for k in words.KEYWORDS),
        *(f"nation.{c}" for c in words.COLOURS),
        "shield",
    ):
        assert texts.has(f"vitorian_cards.{word}")


@pytest.mark.parametrize(
    ("name", "spanish", "english"),
    [
        ("R-08", [], []),
        (
            "R-00",
            [
                "Marcha Forzada. Reciclar [P]: mueve una unidad tuya a un espacio vacío de una columna"
                " adyacente de su fila, sin coste.",
                "Sobrecarga de Motores. Reciclar [S]: una unidad Blindada tuya recibe +2/+0 y Carga de"
                " Bayoneta hasta el final del turno.",
            ],
            [
                "Forced March. Recycle [P]: move one unit of yours to an empty space in an adjacent column of"
                " its row, without cost.",
                "Motor Overload. Recycle [S]: one Armoured unit of yours gets +2/+0 and Bayonet Charge until"
                " the end of the turn.",
            ],
        ),
        ("R-17", ["Unidad enlazada: +1/+0 y Munición Perforante."], ["Linked unit: +1/+0 and Piercing."]),
        (
            "I-14",
            ["Destruye la unidad combatiente enemiga si su Nivel es 3 o menos."],
            ["Destroy the enemy combatant if its Level is 3 or less."],
        ),
        (
            "G-10",
            ["La primera vez en cada turno que golpeas al Soberano enemigo: roba 1 carta."],
            ["The first time in each turn that you hit the enemy Sovereign: draw 1 card."],
        ),
    ],
)
def test_the_rules_text_is_generated(name: str, spanish: list[str], english: list[str]) -> None:
    assert cardtexts.lines(TEXTS["es"], name) == spanish
    assert cardtexts.lines(TEXTS["en"], name) == english


def test_every_effect_of_every_card_is_told_in_whole_sentences() -> None:
    for texts in TEXTS.values():
        for name, card in CARDS.items():
            lines = cardtexts.lines(texts, name)
            assert len(lines) == len([e for e in card.effects if e.when != "option"]) + (card.is_equipment)
            for line in lines:
                assert (line.endswith(".") and "{" not in line and line[0].isupper()) or line[0] in "+−"


def test_an_ability_is_called_by_its_name_or_by_its_card() -> None:
    assert cardtexts.ability(TEXTS["es"], "B-00", 1) == "Maniobras Evasivas"
    assert cardtexts.ability(TEXTS["en"], "N-15", 0) == "Black Market"
    assert cardtexts.lines(TEXTS["en"], "M-00")[1] == (
        "Rationing. Recycle: ready 1 exhausted resource of your Area."
    )
    assert cardtexts.type_line(TEXTS["en"], "R-08") == "Unit · Armoured · Elite"
    assert cardtexts.type_line(TEXTS["es"], "Q-R-P1") == "Recurso · Personal"


def test_resources_of_a_colour_and_kind_share_their_picture() -> None:
    assert {CARDS[name].picture for name in ("Q-R-P1", "Q-R-P2")} == {"Q-R-P"}
    assert CARDS["Q-N-S2"].picture == "Q-N-S" and CARDS["R-08"].picture == "R-08"


# --- somebody's own cards ----------------------------------------------------------------------------------

OWN = """
["R-99"]
name = { es = "Carro de prueba", en = "Trial Tank of Great Length" }
type = "unit"
colour = "red"
class = "armoured"
level = 2
attack = 9
defence = 9
picture = "R-05"

["R-98"]
type = "print"
of = "R-01"
"""


def test_own_cards_come_for_a_while_and_go_again(tmp_path: Path) -> None:
    before, hashed = dict(CARDS), library.fingerprint()
    (tmp_path / "mine.toml").write_text(OWN, encoding="utf-8")
    changes: list[int] = []
    library.on_change(lambda: changes.append(len(CARDS)))
    with library.with_cards({}, "none.toml"):
        assert changes == []
    tables = files.tables_of(tmp_path / "mine.toml")
    with library.with_cards(tables, "mine.toml"):
        card = CARDS["R-99"]
        assert (card.attack, card.picture, card.own, card.named) == (9, "R-05", True, "R-99")
        assert (CARDS["R-98"].named, CARDS["R-98"].attack, CARDS["R-98"].picture) == ("R-01", 2, "R-98")
        assert cardtexts.name(TEXTS["es"], "R-99") == "Carro de prueba"
        assert cardtexts.name(TEXTS["en"], "R-98") == "Sultanate Rifleman"
        assert cardtexts.short(TEXTS["en"], "R-99") == "Trial Tank o…"
        assert library.fingerprint() != hashed
        assert changes == [len(before) + 2]
    assert before == CARDS and library.fingerprint() == hashed
    library.SHELF._changed.pop()


@pytest.mark.parametrize(
    ("tables", "told"),
    [
        (
            {"R-01": {"type": "order", "colour": "red"}},
            "mine.toml: R-01: type: this card of the house is of type",
        ),
        (
            {"X-1": {"type": "order", "colour": "red"}},
            "mine.toml: X-1: name: a card of your own needs a name",
        ),
    ],
)
def test_an_own_card_must_be_able_to_live_among_ours(tables: dict[str, object], told: str) -> None:
    before = dict(CARDS)
    with pytest.raises(FaultyCards) as caught:
        library.add([("mine.toml", tables)])
    assert caught.value.faults[0].sentence(TEXTS["en"]).startswith(told)
    assert before == CARDS


def test_the_fingerprint_is_the_same_in_every_process(root: Path) -> None:
    import subprocess
    import sys

    code = "from game.vitorian import library; print(library.fingerprint())"
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, env={"PYTHONHASHSEED": "7"}
    )
    assert told.stdout.strip() == library.fingerprint()
