"""The rule book of this game: all of it is there, and its pictures are drawn whole and true."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.epikha.library import CARDS
from game.language import CODES, load
from game.rulebook import load as load_book
from scenes.epikha.figures import FIGURES, combat, field, magic
from scenes.epikha.ornaments import ORNAMENTS, ornament
from tests.scenes.gamepages import assert_within_plate
from tools.checks import rulebook as check
from tools.checks.rules import read_index


def test_every_rule_and_every_word_of_the_book_is_there(root: Path) -> None:
    book, index = load_book("epikha"), set(read_index(root, "epikha")["rules"])
    faults = [
        *check.rule_faults("", book, index, check.met(root, "epikha", index)),
        *check.reference_faults("", book),
        *check.figure_faults("", book, set(FIGURES)),
    ]
    for code in CODES:
        faults += check.text_faults(code, book, "epikha", frozenset(load(code)))
    assert faults == []


@pytest.mark.parametrize("code", ["es", "en"])
@pytest.mark.parametrize("id", sorted(FIGURES))
def test_every_picture_is_painted_within_its_plate(id: str, code: str) -> None:
    assert_within_plate(FIGURES[id], code)


def test_every_chapter_has_pictures_and_none_stands_twice(root: Path) -> None:
    chapters = [chapter.id for chapter in load_book("epikha").chapters]
    assert list(ORNAMENTS) == chapters
    names = [name for kept in ORNAMENTS.values() for name in kept]
    assert len(names) == len(set(names))


def test_every_ornament_is_painted() -> None:
    for chapter, kept in ORNAMENTS.items():
        for number in range(len(kept)):
            for w, h in ((64, 64), (200, 90)):
                assert ornament(chapter, number, w, h, 1.0).get_size() == (w, h)


@pytest.mark.rule("E6.4")
def test_hand_and_sword_are_of_the_levels_that_are_shown() -> None:
    hand, sword = CARDS[combat.HAND], CARDS[combat.SWORD]
    assert (hand.force, hand.level) == (5, 1)
    assert (sword.force, sword.level) == (15, combat.WEIGHT)


@pytest.mark.rule("E14.5")
def test_the_armour_takes_fifteen_and_its_bearer_lives() -> None:
    armour, bearer = CARDS[combat.ARMOUR], CARDS[combat.BEARER]
    assert armour.vital == 15 and bearer.vital == 10
    assert 0 < combat.BLOW - armour.vital < bearer.vital


@pytest.mark.rule("E14.8")
def test_what_is_left_over_is_what_is_shown() -> None:
    assert 15 - CARDS[combat.STRUCK].vital == combat.LEFT


@pytest.mark.rule("E16.15a", "E6.5")
def test_the_unit_has_the_sums_that_are_shown() -> None:
    members = [CARDS[card] for card in field.SOLDIERS]
    assert (sum(one.force for one in members), sum(one.level for one in members)) == (15, 3)
    assert {one.class_ for one in members} == {"soldado"} and all("unidades" in one.rules for one in members)


@pytest.mark.rule("E12.2")
def test_the_faster_spell_of_the_chain_stands_first() -> None:
    assert [CARDS[card].level for card in magic.SPELLS] == [2, 1]
