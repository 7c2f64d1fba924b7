"""Vitorian Wars on the set-up page: Sovereigns and the words about the decks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game.language import Language
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS
from scenes.menus import sides, wording
from scenes.setup import SetupScene
from scenes.vitorian.setup_part import DeckSetup
from tests.scenes.gamepages import setup_page, the_setup_page
from tests.scenes.menus_support import make_game, press_by_mouse

FORGE, WINGS, FLEET = DECKS["forge"], DECKS["wings"], DECKS["fleet"]


@pytest.fixture
def page(user_folder: Path) -> Iterator[SetupScene]:
    """The set-up page of a match of this game, against the computer."""
    app = make_game(user_folder)
    yield setup_page(app, "vitorian")
    app.close()


def test_each_seat_shows_the_sovereign_of_its_deck(page: SetupScene) -> None:
    part = DeckSetup()
    page.configure(VitorianConfig(decks=(FORGE, WINGS)))
    one, other = (part.seat_picture(page, seat, 64, 84, 1.0) for seat in (0, 1))
    assert one is not None and other is not None and one is not other
    page.configure(VitorianConfig(decks=(WINGS, FORGE)))
    assert part.seat_picture(page, 0, 64, 84, 1.0) is other


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("es", "Mazos: Forja y Bayoneta (Zahir) · Gran Flota (Aurelia)"),
        ("en", "Decks: Forge and Bayonet (Zahir) · High Fleet (Aurelia)"),
    ],
)
def test_the_line_beside_start_gives_each_side_its_own_deck(code: str, line: str) -> None:
    assert DeckSetup().length(Language(code), VitorianConfig(decks=(FORGE, FLEET))) == line


def test_sides_are_called_by_their_sovereigns_unless_both_are_one(page: SetupScene) -> None:
    line = wording.summary(Language("es"), page.choices, "", sides.named(page._sides))
    assert line.startswith("[b]Aurelia[/b] contra Zahir")
    page.configure(VitorianConfig(decks=(WINGS, FLEET)))
    assert sides.named(page._sides) == ("Aurelia 1", "Aurelia 2")


def test_of_a_deck_of_ones_own_its_sovereign_is_named() -> None:
    own = msgspec.structs.replace(FLEET, name="mine")
    assert DeckSetup().pick(Language("es"), own).about == "Gran Duquesa Aurelia"


def test_nothing_is_to_be_adjusted_here(page: SetupScene) -> None:
    assert "adjust" not in {target.id for target in page.targets()}
    press_by_mouse(page.app, "game.dracula")
    assert "adjust" in {target.id for target in the_setup_page(page.app).targets()}
