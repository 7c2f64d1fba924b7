"""Looking through a deck on the set-up page: every card with its number, and the curve of its characters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.epikha.card import CARDS
from game.epikha.decks import DECKS
from game.language import Language
from scenes.epikha import decklist
from scenes.epikha.decklist import DeckBrowser
from scenes.epikha.overlays import InspectCard
from scenes.setup import SetupScene
from sprites.intent import Intent
from tests.scenes.gamepages import setup_page
from tests.scenes.menus_support import make_game, press_by_mouse, top


@pytest.fixture
def page(user_folder: Path) -> Iterator[SetupScene]:
    app = make_game(user_folder)
    yield setup_page(app, "epikha")
    app.close()


@pytest.mark.parametrize("name", list(DECKS))
def test_the_list_and_the_curve_count_every_card(name: str) -> None:
    deck = DECKS[name]
    spirits = [(spirit, 1) for spirit in deck.spirits]
    assert sorted(decklist.in_order(deck)) == sorted([*deck.cards, *spirits])
    bodies = [card for card in deck.listed() if CARDS[card].type == "character"]
    numbers = decklist.curve(deck)
    assert sum(numbers) == len(bodies)
    assert numbers[1] == sum(CARDS[card].level == 2 for card in bodies)


@pytest.mark.parametrize("name", list(DECKS))
def test_the_strip_shows_cards_that_are_in_the_deck(name: str) -> None:
    deck = DECKS[name]
    shown = decklist.best(deck)
    assert len(shown) == len(set(shown)) == decklist.SHOWN
    assert set(shown) <= {card for card, _ in deck.cards} | set(deck.spirits)
    assert deck.spirits[0] in shown


@pytest.mark.rule("E2.1")
@pytest.mark.parametrize("code", ["es", "en"])
def test_kinds_add_up_to_fifty(code: str) -> None:
    for deck in DECKS.values():
        words = decklist.kinds(Language(code), deck)
        assert sum(int(part.split()[0]) for part in words.split(" · ")) == 50


def test_by_mouse_a_deck_opens_and_a_card_of_it(page: SetupScene) -> None:
    app = page.app
    press_by_mouse(app, "list1")
    browser = top(app)
    assert isinstance(browser, DeckBrowser)
    assert browser.deck == page.choices.config.decks[1]  # type: ignore[attr-defined]
    press_by_mouse(app, "card:3")
    large = top(app)
    assert isinstance(large, InspectCard) and large.card == browser.cards[3]
    app.intend(Intent("cancel"))
    press_by_mouse(app, "close")
    assert top(app) is page
