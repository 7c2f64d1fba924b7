"""The pictures of the rule book: all that it names are there, drawn whole, and their examples are true."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.vitorian.library import CARDS
from scenes.vitorian.figures import FIGURES
from scenes.vitorian.figures.combat import DEFENDER, FIGHTER, GUARD, STRUCK, SUPPORTER
from scenes.vitorian.figures.field import BOUGHT
from tests.scenes.gamepages import assert_within_plate

BOOK = Path(__file__).parents[3] / "game" / "rulebook" / "vitorian.json"


def test_every_picture_of_the_book_is_there_and_no_other() -> None:
    chapters = json.loads(BOOK.read_text(encoding="utf-8"))["chapters"]
    named = [part["figure"] for chapter in chapters for part in chapter["paragraphs"] if "figure" in part]
    assert sorted(named) == sorted(FIGURES)


@pytest.mark.parametrize("code", ["es", "en"])
@pytest.mark.parametrize("id", sorted(FIGURES))
def test_every_picture_is_painted_within_its_plate(id: str, code: str) -> None:
    assert_within_plate(FIGURES[id], code)


@pytest.mark.rule("V8.1")
def test_the_card_that_is_paid_for_asks_for_what_is_shown() -> None:
    card = CARDS[BOUGHT]
    assert (card.level, card.cost_p, card.cost_s) == (3, 1, 0)


@pytest.mark.rule("V12.10")
def test_the_supported_attack_is_just_enough() -> None:
    assert CARDS[FIGHTER].attack + CARDS[SUPPORTER].attack == 9 == CARDS[STRUCK].defence


@pytest.mark.rule("V12.13", "V12.15")
def test_flanking_makes_the_difference_of_the_example() -> None:
    guard, defender = CARDS[GUARD], CARDS[DEFENDER]
    assert (guard.attack, guard.defence) == (5, 4)
    assert (defender.attack, defender.defence) == (4, 5)
