"""Names, seeds and searches without a keyboard: letters on the screen, and where what they write goes."""

from __future__ import annotations

import pytest

from scenes.app import App
from scenes.letters import LettersScene
from scenes.menus import setup_model as model
from scenes.rulebook import RulebookScene
from scenes.scene import Scene
from scenes.setup import SetupScene
from sprites.intent import Intent
from sprites.widgets import TextField
from tests.scenes.menus_support import press_by_mouse, rest, show, top


@pytest.fixture
def first_page() -> Scene:
    """The set-up of a match."""
    return SetupScene(model.solo(7))


def pad(app: App, name: str) -> None:
    app.intend(Intent(name, device="pad"))
    rest(app)


def press_by_pad(app: App, wanted: str) -> None:
    top(app).interaction.set_focus(wanted, by_keys=True)
    pad(app, "confirm")


def write(app: App, *keys: str) -> None:
    for key in keys:
        press_by_pad(app, f"letters.{key}")


def test_a_name_is_written_with_a_pad(app: App) -> None:
    page = top(app)
    assert isinstance(page, SetupScene)
    press_by_pad(app, "name1")
    assert isinstance(top(app), LettersScene)
    write(app, "ñ", "a", "n", "x", "erase", "space", "l", "shift", "ú")
    assert page.choices.seats[1].name == ""
    press_by_pad(app, "yes")
    assert top(app) is page and page.choices.seats[1].name == "Ñan LÚ"
    field = page.widgets["name1"]
    assert isinstance(field, TextField) and field.value == "Ñan LÚ"


def test_a_seed_takes_figures_only_and_no_more_than_it_may(app: App) -> None:
    page = top(app)
    assert isinstance(page, SetupScene)
    press_by_pad(app, "seed")
    board = {target.id for target in top(app).targets()}
    assert "letters.1" in board and not {"letters.a", "letters.space", "letters.shift"} & board
    pad(app, "secondary")
    write(app, *["4"] * (model.MOST_DIGITS + 2))
    pad(app, "menu")
    assert page.choices.seed == int("4" * model.MOST_DIGITS)


def test_what_is_left_changes_nothing_and_a_hand_on_the_keys_types_as_ever(app: App) -> None:
    page = top(app)
    assert isinstance(page, SetupScene)
    press_by_pad(app, "name1")
    write(app, "b")
    app.intend(Intent("text", text="o"))
    assert top(app).widgets["letters"].value == "Bo"  # type: ignore[attr-defined]
    pad(app, "cancel")
    assert top(app) is page and page.choices.seats[1].name == ""
    press_by_mouse(app, "name1")
    assert top(app) is page


def test_the_search_of_the_rule_book_is_written_too(app: App) -> None:
    book = RulebookScene("dracula")
    show(app, book)
    press_by_pad(app, "search")
    write(app, "t", "r", "i")
    press_by_pad(app, "yes")
    assert top(app) is book and book.query == "Tri"
