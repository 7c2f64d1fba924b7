"""Looking through a deck on the set-up page: every card with its number, and the curve of its units."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.vitorian.card import CARDS
from game.vitorian.decks import DECKS
from scenes.setup import SetupScene
from scenes.vitorian import decklist
from scenes.vitorian.decklist import DeckBrowser
from scenes.vitorian.overlays import InspectCard
from sprites.focus import find
from sprites.intent import Intent
from tests.scenes.gamepages import setup_page
from tests.scenes.menus_support import make_game, press_by_mouse, top


@pytest.fixture
def page(user_folder: Path) -> Iterator[SetupScene]:
    app = make_game(user_folder)
    yield setup_page(app, "vitorian")
    app.close()


@pytest.mark.parametrize("name", list(DECKS))
def test_the_list_and_the_curve_count_every_card(name: str) -> None:
    deck = DECKS[name]
    assert sorted(decklist.in_order(deck)) == sorted(deck.cards)
    units = [card for card in deck.listed() if CARDS[card].is_unit]
    numbers = decklist.curve(deck)
    assert sum(numbers) == len(units)
    assert numbers[2] == sum(CARDS[card].level == 3 for card in units)
    assert numbers[-1] == sum(CARDS[card].level >= decklist.MOST_LEVEL for card in units)


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


def test_by_keys_every_card_of_a_deck_is_reached(page: SetupScene) -> None:
    app = page.app
    page.press(next(one for one in page.targets() if one.id == "list0"))
    browser = top(app)
    assert isinstance(browser, DeckBrowser)
    browser.interaction.set_focus("card:0", by_keys=True)
    seen = set()
    for _ in range(len(browser.cards)):
        seen.add(browser.focus_id)
        assert find(browser.targets(), browser.focus_id) is not None
        row_end = (
            browser.focus_id is not None
            and int(browser.focus_id[5:]) % browser.columns == browser.columns - 1
        )
        if row_end:
            app.intend(Intent("down"))
            for _ in range(browser.columns - 1):
                app.intend(Intent("left"))
        else:
            app.intend(Intent("right"))
    assert {f"card:{number}" for number in range(len(browser.cards))} <= seen
