"""Paladines de Epikha on the set-up page: what its sides are, and the options of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS
from game.epikha.system import SYSTEM
from game.journal import MatchSetup, SeatSetup
from game.language import Language
from game.match import Match
from scenes.app import App
from scenes.epikha.setup_part import DeckSetup
from scenes.menus import sides, wording
from scenes.setup import SetupScene
from tests.scenes.gamepages import setup_page, the_setup_page
from tests.scenes.menus_support import HANDS, Press, make_game

EMPIRIA, ABARON, GAHU = DECKS["empiria"], DECKS["abaron"], DECKS["gahu"]


@pytest.fixture
def page(user_folder: Path) -> Iterator[SetupScene]:
    """The set-up page of a match of this game, against the computer."""
    app = make_game(user_folder)
    yield setup_page(app, "epikha")
    app.close()


def config(app: App) -> EpikhaConfig:
    found = the_setup_page(app).choices.config
    assert isinstance(found, EpikhaConfig)
    return found


@pytest.mark.rule("E2.4", "E2.5", "E8.3")
@HANDS
@pytest.mark.parametrize(("option", "ticked"), [("quick", True), ("prepared", True), ("first_draws", False)])
def test_each_option_of_the_rules_is_ticked_and_unticked(
    page: SetupScene, press: Press, option: str, ticked: bool
) -> None:
    app = page.app
    assert config(app) == EpikhaConfig(), "as the rules have it nothing is ticked"
    press(app, option)
    assert config(app) == msgspec.structs.replace(EpikhaConfig(), **{option: ticked})
    press(app, option)
    assert config(app) == EpikhaConfig()


def test_the_line_beside_start_names_the_chosen_options() -> None:
    part, spanish = DeckSetup(), Language("es")
    plain = part.length(spanish, EpikhaConfig((EMPIRIA, ABARON)))
    assert plain == "Mazos: Legión de Empiria (Empiria) · Magos de Abaron (Abaron)"
    chosen = part.length(spanish, EpikhaConfig((EMPIRIA, ABARON), quick=True, first_draws=False))
    assert chosen == f"{plain}. Partida rápida · Empezar sin robar"


def test_sides_are_called_by_the_houses_of_their_decks_unless_both_are_one(page: SetupScene) -> None:
    line = wording.summary(Language("es"), page.choices, "", sides.named(page._sides))
    assert line.startswith(("[b]Empiria[/b] contra Abaron", "[b]Abaron[/b] contra Empiria"))
    page.configure(EpikhaConfig((EMPIRIA, EMPIRIA)))
    assert sides.named(page._sides) == ("Empiria 1", "Empiria 2")


def test_each_seat_shows_who_stands_for_its_deck(page: SetupScene) -> None:
    page.configure(EpikhaConfig((EMPIRIA, ABARON)))
    assert [side.portrait for side in page._sides] == ["glass/herald-empiria", "glass/herald-abaron"]
    page.configure(EpikhaConfig((GAHU, EMPIRIA)))
    assert [side.portrait for side in page._sides] == ["glass/herald-wild", "glass/herald-empiria"]


def test_decks_go_with_their_players_and_all_else_stays() -> None:
    chosen = EpikhaConfig((EMPIRIA, GAHU), first=1, quick=True)
    assert DeckSetup().swapped(chosen) == EpikhaConfig((GAHU, EMPIRIA), first=1, quick=True)


@pytest.mark.parametrize("first", [0, 1])
def test_in_a_rematch_the_other_one_begins_with_the_own_deck(first: int) -> None:
    people = SeatSetup("human", "", "Ana"), SeatSetup("human", "", "Luis")
    match = Match(SYSTEM, MatchSetup(EpikhaConfig((EMPIRIA, ABARON), first), 5, 5, people))
    match.concede(1)
    part = DeckSetup()
    again = part.rematch(match)
    assert again == EpikhaConfig((ABARON, EMPIRIA), first)
    second = ("Abaron", "Empiria")[first]
    assert part.rematch_words(Language("es"), match) == f"esta vez empieza {second}"
    assert part.side_names(Language("es"), again)[first] == second


def test_of_a_deck_of_ones_own_it_is_said_what_it_is_made_of() -> None:
    own = msgspec.structs.replace(GAHU, name="mine")
    assert "15 Ópalos" in DeckSetup().pick(Language("es"), own).about


def test_records_know_house_and_deck() -> None:
    part, spanish = DeckSetup(), Language("es")
    assert part.played(EpikhaConfig((ABARON, GAHU))) == ("abaron/abaron", "gahu/gahu")
    assert part.played_name(spanish, "gahu/gahu") == "Gahus y Espíritus"
    assert part.played_name(spanish, "") == ""
    assert [kin for kin, _ in part.choosable(spanish)] == ["empiria", "abaron", "gahu", "taliuz"]
