"""The cards of the house against the list: every number, type, rule and name (E5, E16; `list.tsv`)."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

from game.epikha import cardtexts, library, words
from game.epikha.card import CARDS, Card, spell_of
from game.epikha.decks import DECKS, STARTERS
from game.epikha.ops import OPS
from game.language import Language

LIST = list(csv.DictReader(Path(__file__).with_name("list.tsv").open(encoding="utf-8"), delimiter="\t"))
"""The list as it was written before the cards were."""
BY_ID = {row["id"]: row for row in LIST}
SPANISH, ENGLISH = Language("es"), Language("en")

TYPES = {
    "Player": "player", "Personaje": "character", "Espiritu": "spirit", "Arma": "weapon", "Objeto": "object",
    "Arma Magica": "magic_weapon", "Arma Magica, no forging": "magic_weapon", "Maquina": "machine",
    "Hechizo": "spell", "Hechizo Continuo": "continuous", "Ability": "ability",
}  # fmt: skip
RULES = {"Dispersar Unidades": "dispersar"}
SECTION_SIX = {
    "acorazado": "E06 X20 X21 X28 X36", "bestia": "A07 X07 X08", "dispersar": "E02 X08 X18 X27",
    "evasion": "A01 A19 X04 X09 X12 X22", "coloso": "E07 E20 X02 X23", "inmunidad": "X10 X11 X24",
    "maestro": "E12 A13 X16 X26 X34", "magia": "O1 E04 E15 E16 A04 A05 A08 A10 X05 X06",
    "marcador": "X13 X14 X25 H3 H4", "perforador": "E12 E17 X11 X15 X16", "pesado": "E11 X01 X15 X19",
    "regeneracion": "A06 A09 X03", "unico": "E08 E12 A08 A13 X09 X10",
    "veloz": "E05 E10 A03 A11 A13 X07 X10 X16 X35",
    "unidades": "E01 E02 E03 E07 A01 A02 A04 X02 X03 X05 X12", "espiritu": "E20 A19 X35 X36",
}  # fmt: skip
"""The list's own account of where each rule is."""


def kinds(row: dict[str, str]) -> tuple[str, str, str, str]:
    """The type, class, race and element that a row says."""
    head, _, rest = row["type"].partition(" / ")
    if head.startswith("Hechizo, "):
        return "spell", "", "", head.removeprefix("Hechizo, ").lower()
    class_, _, race = rest.lower().partition(", ")
    return TYPES[head], class_, race, ""


def rules(row: dict[str, str]) -> set[str]:
    named = [] if row["rules"] == "-" else row["rules"].split(", ")
    bare = (RULES.get(name, name.split(" ")[0].lower()) for name in named)
    return set(bare)


def number(word: str) -> int:
    return 0 if word == "-" else int(word)


def test_all_cards_of_the_list_are_there_and_no_others() -> None:
    assert set(CARDS) == set(BY_ID) and len(LIST) == 82


@pytest.mark.rule("E5.1", "E5.2", "E5.3", "E5.4", "E5.5", "E5.6", "E5.7", "E5.8", "E5.9", "E5.10", "E5.10a")
@pytest.mark.parametrize("name", BY_ID)
def test_a_card_is_what_the_list_says(name: str) -> None:
    card, row = CARDS[name], BY_ID[name]
    assert (card.type, card.class_, card.race, card.element) == kinds(row)
    assert card.level == int(row["level"])
    assert (card.force, card.vital) == (number(row["force"]), number(row["vital"]))
    assert (card.cost, card.forge) == (number(row["cost"].removeprefix("Fj ")), row["cost"].startswith("Fj"))
    assert card.rules == rules(row)
    assert cardtexts.name(SPANISH, name) == row["name"]
    assert card.is_player or cardtexts.name(ENGLISH, name) == row["name"], "called so everywhere"


@pytest.mark.parametrize("rule", SECTION_SIX)
def test_each_rule_is_where_the_list_says(rule: str) -> None:
    assert {name for name, card in CARDS.items() if rule in card.rules} == set(SECTION_SIX[rule].split())
    assert words.names_of(words.BIT[rule]) == (rule,)


def test_masks_and_rules_say_the_same() -> None:
    for card in CARDS.values():
        assert set(words.names_of(card.mask)) == card.rules


@pytest.mark.rule("E16.17")
def test_these_rules_are_lent_and_no_others() -> None:
    assert set(words.names_of(words.LENT_MASK)) == set(words.RULES) - {
        *("bestia", "espiritu", "maestro", "marcador", "unico", "unidades"),
    }


@pytest.mark.rule("E11.9")
@pytest.mark.parametrize(
    ("name", "called", "level", "element", "force", "has"),
    [
        ("E04", "Flecha de Fuego", 2, "fuego", 10, ("perforador",)), ("A04", "Chispa", 1, "rayo", 5, ()),
        ("A05", "Dardo de Hielo", 2, "hielo", 10, ()), ("A08", "Tormenta", 3, "rayo", 15, ()),
    ],
)  # fmt: skip
def test_the_spells_of_magia_texts_are_those_of_the_list(
    name: str, called: str, level: int, element: str, force: int, has: tuple[str, ...]
) -> None:
    spell = spell_of(name, 0)
    assert spell is not None
    assert (spell.level, spell.element, spell.force, spell.vital, spell.rules) == (
        level, element, force, 0, has,
    )  # fmt: skip
    assert spell.mask == words.mask_of(has) and spell.traits == {"type:spell", f"element:{element}"}
    assert cardtexts.spell_name(SPANISH, name, 0) == cardtexts.spell_name(ENGLISH, name, 0) == called


@pytest.mark.rule("E16.6")
def test_immunities_and_what_they_are_against() -> None:
    assert {name: set(card.immune) for name, card in CARDS.items() if card.immune} == {
        "X10": {"race:bestia"}, "X11": {"race:demonio"}, "X24": {"element:fuego"},
    }  # fmt: skip
    assert CARDS["A07"].traits == {"type:character", "class:bestia", "race:bestia"}
    assert CARDS["E17"].traits == {"type:spell", "element:fuego"}


@pytest.mark.rule("E16.9")
def test_markers_are_those_of_the_list() -> None:
    assert {name: card.markers for name, card in CARDS.items() if card.markers} == {
        "X13": 1, "X14": 2, "X25": 1, "H3": 1, "H4": 1,
    }  # fmt: skip


@pytest.mark.rule("E2.2", "E12.6")
def test_only_opals_are_there_in_any_number_and_out_of_reach_of_damage_spells() -> None:
    assert [name for name, card in CARDS.items() if card.unlimited] == ["O1"]
    assert [name for name, card in CARDS.items() if card.shielded_from_damage_spells] == ["O1"]


@pytest.mark.rule("E12.3")
def test_what_makes_vital_or_says_so_acts_at_once() -> None:
    at_once = {
        (name, effect.number)
        for name, card in CARDS.items()
        for effect in card.effects
        if effect.when in ("magia", "marker") and effect.immediate
    }
    assert at_once == {("O1", 0), ("A10", 0), ("X14", 1), ("X25", 1), ("H3", 0)}


@pytest.mark.rule("E16.2")
def test_beasts_bear_nothing() -> None:
    assert [name for name, card in CARDS.items() if not card.bears] == ["A07", "X07", "X08"]


@pytest.mark.rule("E2.1")
@pytest.mark.parametrize("name", STARTERS)
def test_the_starter_decks_hold_what_the_list_counts(name: str) -> None:
    letter = name[0].upper()
    mine = {
        row["id"]: int(row["copies"])
        for row in LIST
        if row["id"][0] in (letter, "O") and row["copies"] != "0"
    }
    assert dict(DECKS[name].cards) == mine and sum(mine.values()) == 50
    assert DECKS[name].spirits == {"empiria": ("E20",), "abaron": ("A19",)}[name]


def test_types_are_told_apart() -> None:
    flags = ("is_character", "is_weapon", "is_object", "is_machine", "is_spell", "is_continuous")
    for card in CARDS.values():
        told = [flag for flag in (*flags, "is_player", "is_ability") if getattr(card, flag)]
        assert len(told) == 1, card.id
        assert card.is_arm == (card.type in words.ARMS) and card.is_body == (card.type in words.BODIES)
        assert card.in_deck == (not (card.is_spirit or card.is_player or card.is_ability))
    count = Counter(card.type for card in CARDS.values())
    assert count["spirit"] == 4 and count["machine"] == 2 and count["continuous"] == 4


def test_every_op_is_used_by_a_card_but_the_permission() -> None:
    used = {effect.op.NAME for card in CARDS.values() for effect in card.effects}
    assert used == {op.NAME for op in OPS} - {"permit"}


def test_effects_are_found_by_occasion() -> None:
    for card in CARDS.values():
        by_occasion = [effect.number for effects in card.fires.values() for effect in effects]
        lasting = [effect.number for effect in card.effects if effect.when == "always"]
        assert sorted(by_occasion + lasting) == list(range(len(card.effects)))
        assert len(card.statics) == len(lasting)


def test_the_fingerprint_tells_other_cards() -> None:
    before = library.fingerprint()
    record = {"type": "weapon", "level": 1, "cost": 5, "name": "Daga"}
    with library.with_cards({"Z1": record}, "mine.toml"):
        assert library.fingerprint() != before and isinstance(CARDS["Z1"], Card)
    assert library.fingerprint() == before and "Z1" not in CARDS
