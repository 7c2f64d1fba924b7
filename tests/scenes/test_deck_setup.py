"""What the set-up pages of games with decks have alike: a deck for each seat, and who begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.epikha.decks import DECKS as EPIKHA
from game.language import Language
from game.systems import SYSTEMS
from game.vitorian.decks import DECKS as VITORIAN
from scenes.boards import BOARDS
from scenes.menus.deckpart import DeckPart
from scenes.menus.picking import Picked, PickScene
from scenes.setup import SetupScene
from tests.scenes.gamepages import setup_page, the_setup_page
from tests.scenes.menus_support import make_game, press_by_mouse, top, type_key


@dataclass(frozen=True, slots=True)
class Game:
    """A game with decks: its set-up part, and the decks of the house."""

    id: str
    decks: dict[str, Any]

    @property
    def part(self) -> DeckPart:
        """Its half of the page."""
        part = BOARDS[self.id].setup
        assert isinstance(part, DeckPart)
        return part

    def config(self, *names: str, **more: Any) -> Any:
        """A config with decks of the house."""
        return SYSTEMS[self.id].config(decks=tuple(self.decks[name] for name in names), **more)


GAMES = [
    pytest.param(Game("epikha", EPIKHA), id="epikha"),
    pytest.param(Game("vitorian", VITORIAN), id="vitorian"),
]
pytestmark = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def page(user_folder: Path, game: Game) -> Iterator[SetupScene]:
    """The set-up page of a match of the game, against the computer."""
    app = make_game(user_folder)
    yield setup_page(app, game.id)
    app.close()


def chosen(page: SetupScene) -> Any:
    """The config as it now stands."""
    return the_setup_page(page.app).choices.config


@pytest.mark.parametrize("seat", [0, 1])
def test_a_deck_is_chosen_for_one_seat_and_the_other_keeps_its_own(
    page: SetupScene, game: Game, seat: int
) -> None:
    before = chosen(page).decks
    wanted = next(name for name in game.decks if name not in {deck.name for deck in before})
    press_by_mouse(page.app, f"deck{seat}")
    assert isinstance(top(page.app), PickScene)
    press_by_mouse(page.app, f"pick.{list(game.decks).index(wanted)}")
    assert chosen(page).decks[seat] == game.decks[wanted]
    assert chosen(page).decks[1 - seat] == before[1 - seat]


def test_leaving_the_list_keeps_the_deck(page: SetupScene, game: Game) -> None:
    before = chosen(page)
    press_by_mouse(page.app, "deck1")
    type_key(page.app, "cancel")
    assert chosen(page) == before


@pytest.mark.parametrize(("value", "first"), [("0", 0), ("1", 1), ("chance", None)])
def test_who_begins_is_chosen_or_left_to_chance(
    page: SetupScene, game: Game, value: str, first: int | None
) -> None:
    press_by_mouse(page.app, "first.1" if value == "chance" else "first.chance")
    press_by_mouse(page.app, f"first.{value}")
    assert chosen(page).first == first


def test_decks_go_with_their_players_and_who_begins_stays(game: Game) -> None:
    one, other, *_ = game.decks
    assert game.part.swapped(game.config(one, other, first=1)) == game.config(other, one, first=1)


@pytest.mark.parametrize("code", ["es", "en"])
def test_every_deck_is_offered_under_a_name_of_its_own(game: Game, code: str) -> None:
    found = game.part.picks(Language(code))
    assert [pick.id for pick in found] == list(game.decks)
    assert len({pick.name for pick in found}) == len({pick.about for pick in found}) == len(game.decks)


def test_a_deck_of_ones_own_stays_when_the_list_is_left(page: SetupScene, game: Game) -> None:
    one, other, *_ = game.decks
    own = msgspec.structs.replace(game.decks[one], name="mine")
    page.configure(msgspec.structs.replace(game.config(one, other), decks=(own, game.decks[other])))
    field = page.widgets["deck0"]
    assert isinstance(field, Picked) and field.pick.name.startswith("mine")
    press_by_mouse(page.app, "deck0")
    type_key(page.app, "cancel")
    assert chosen(page).decks == (own, game.decks[other])


@pytest.mark.parametrize("code", ["es", "en"])
def test_records_know_leader_and_deck(game: Game, code: str) -> None:
    one, other, *_ = game.decks
    played = game.part.played(game.config(one, other))
    leaders = [game.part.leader(game.decks[name]) for name in (one, other)]
    assert played == (f"{leaders[0]}/{one}", f"{leaders[1]}/{other}")
    language = Language(code)
    titles = [game.part.played_name(language, name) for name in (*played, "")]
    assert titles == [game.part.title(language, one), game.part.title(language, other), ""]
    assert set(leaders) <= {leader for leader, _ in game.part.choosable(language)}
