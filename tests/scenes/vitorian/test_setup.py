"""Vitorian Wars on the set-up page: a deck for each seat, and who begins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game.language import Language
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS
from scenes.app import App
from scenes.menus import sides, wording
from scenes.menus.picking import Picked, PickScene
from scenes.setup import SetupScene
from scenes.vitorian.setup_part import DeckSetup
from tests.scenes.gamepages import setup_page, the_setup_page
from tests.scenes.menus_support import make_game, press_by_mouse, top, type_key

FORGE, WINGS, FLEET = DECKS["forge"], DECKS["wings"], DECKS["fleet"]


@pytest.fixture
def page(user_folder: Path) -> Iterator[SetupScene]:
    """The set-up page of a match of this game, against the computer."""
    app = make_game(user_folder)
    yield setup_page(app, "vitorian")
    app.close()


def config(app: App) -> VitorianConfig:
    found = the_setup_page(app).choices.config
    assert isinstance(found, VitorianConfig)
    return found


def place_of(deck: str) -> int:
    return list(DECKS).index(deck)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_deck_is_chosen_for_one_seat_and_the_other_keeps_its_own(page: SetupScene, seat: int) -> None:
    app = page.app
    before = config(app).decks
    press_by_mouse(app, f"deck{seat}")
    assert isinstance(top(app), PickScene)
    chosen = next(name for name in DECKS if name not in {deck.name for deck in before})
    press_by_mouse(app, f"pick.{place_of(chosen)}")
    assert config(app).decks[seat] == DECKS[chosen]
    assert config(app).decks[1 - seat] == before[1 - seat]


def test_leaving_the_list_keeps_the_deck(page: SetupScene) -> None:
    before = config(page.app)
    press_by_mouse(page.app, "deck1")
    type_key(page.app, "cancel")
    assert config(page.app) == before


@pytest.mark.rule("V5.1")
@pytest.mark.parametrize(("value", "first"), [("0", 0), ("1", 1), ("chance", None)])
def test_who_begins_is_chosen_or_drawn(page: SetupScene, value: str, first: int | None) -> None:
    press_by_mouse(page.app, "first.1" if value == "chance" else "first.chance")
    press_by_mouse(page.app, f"first.{value}")
    assert config(page.app).first == first


def test_each_seat_shows_the_sovereign_of_its_deck(page: SetupScene) -> None:
    part = DeckSetup()
    page.configure(VitorianConfig(decks=(FORGE, WINGS)))
    one, other = (part.seat_picture(page, seat, 64, 84, 1.0) for seat in (0, 1))
    assert one is not None and other is not None and one is not other
    page.configure(VitorianConfig(decks=(WINGS, FORGE)))
    assert part.seat_picture(page, 0, 64, 84, 1.0) is other


def test_decks_go_with_their_players_and_who_begins_stays() -> None:
    swapped = DeckSetup().swapped(VitorianConfig(decks=(FORGE, FLEET), first=1))
    assert swapped == VitorianConfig(decks=(FLEET, FORGE), first=1)


@pytest.mark.parametrize("code", ["es", "en"])
def test_every_deck_is_offered_under_a_name_of_its_own(code: str) -> None:
    found = DeckSetup().picks(Language(code))
    assert [pick.id for pick in found] == list(DECKS)
    assert len({pick.name for pick in found}) == len({pick.about for pick in found}) == len(DECKS)


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


def test_a_deck_of_ones_own_is_shown_as_it_is_and_kept(page: SetupScene) -> None:
    own = msgspec.structs.replace(FLEET, name="mine")
    page.configure(VitorianConfig(decks=(own, FORGE)))
    field = page.widgets["deck0"]
    assert isinstance(field, Picked)
    assert field.pick.name.startswith("mine") and field.pick.about == "Gran Duquesa Aurelia"
    press_by_mouse(page.app, "deck0")
    type_key(page.app, "cancel")
    assert config(page.app).decks == (own, FORGE)


def test_nothing_is_to_be_adjusted_here(page: SetupScene) -> None:
    assert "adjust" not in {target.id for target in page.targets()}
    press_by_mouse(page.app, "game.dracula")
    assert "adjust" in {target.id for target in the_setup_page(page.app).targets()}
