"""The choices of the set-up: people, computer players, and what was chosen comes back (D1)."""

from __future__ import annotations

import msgspec
import pytest

from game.dracula.cards import DRACULA, VAN_HELSING
from game.dracula.config import STANDARD, DraculaConfig
from game.language import Language
from game.names import LONGEST_NAME
from game.opponents import BALANCED
from game.settings import SetUp
from game.systems import SYSTEMS
from scenes.menus import rivals
from scenes.menus import setup_model as model


@pytest.fixture
def one() -> model.SetupChoices:
    """Van Helsing, a person, against an apprentice."""
    return model.solo(7, "Ana")


def test_a_lone_player_changes_sides(one: model.SetupChoices) -> None:
    other = model.with_role(one, DRACULA)
    assert other.humans == (DRACULA,)
    assert other.seats[0].name == "Ana"
    assert other.seats[1].player == "apprentice"
    assert model.with_role(other, DRACULA) is other


def test_a_match_to_watch_and_a_person_who_sits_down_after_all(one: model.SetupChoices) -> None:
    watched = model.with_player(one, VAN_HELSING, "master")
    assert watched.humans == ()
    assert [seat.player for seat in watched.seats] == ["apprentice", "master"]
    back = model.with_role(watched, DRACULA)
    assert back.humans == (DRACULA,)
    assert [seat.player for seat in back.seats] == ["human", "master"]


def test_all_levels_are_offered_in_order_and_the_apprentice_is_proposed(one: model.SetupChoices) -> None:
    assert model.levels("dracula") == ("novice", "apprentice", "veteran", "master")
    assert one.seats[0].player == model.DEFAULT_LEVEL
    assert model.characters("dracula")[0] == BALANCED


def test_of_two_people_one_stays_against_the_computer() -> None:
    alone = model.against_computer(model.duo(1, ("Ana", "Bruno")))
    assert alone.humans == (model.NEWCOMER,)
    assert alone.seats[0].player == model.DEFAULT_LEVEL
    assert model.against_computer(alone) is alone


def test_two_people_keep_their_names() -> None:
    both = model.duo(1, ("Ana", "Bruno"))
    assert both.humans == (0, 1)
    assert [seat.name for seat in model.swapped(both).seats] == ["Bruno", "Ana"]


def test_names_lose_control_signs_and_length(one: model.SetupChoices) -> None:
    named = model.with_name(one, 1, "Ñandú\n\x07" + "x" * 90)
    assert named.seats[1].name == ("Ñandú" + "x" * 90)[:LONGEST_NAME]


@pytest.mark.parametrize(
    ("typed", "seed"), [("42", 42), (" 0017 ", 17), ("abc", 7), ("", 7), ("9" * 30, 999_999_999)]
)
def test_seed_as_typed(one: model.SetupChoices, typed: str, seed: int) -> None:
    assert model.with_seed(one, typed).seed == seed


def test_last_set_up_comes_back_with_every_handicap(one: model.SetupChoices) -> None:
    config = DraculaConfig(14, (0, 1, 0, 0, 2), 3, "BOXS", ((), (2, 5)))
    chosen = model.with_config(model.with_player(one, 0, "veteran"), config)
    chosen = model.with_character(chosen, 0, "patient")
    kept = msgspec.json.decode(msgspec.json.encode(model.remembered(chosen, SetUp())), type=SetUp)
    again = model.recalled(kept, 99)
    assert (again.seats, again.config, again.seed) == (chosen.seats, config, 99)


def test_what_is_kept_of_other_games_stays(one: model.SetupChoices) -> None:
    kept = model.remembered(one, SetUp(configs={"epik": {"acts": 4}}))
    assert kept.configs["epik"] == {"acts": 4}
    assert kept.game == "dracula"


@pytest.mark.parametrize("config", [{"health": 99}, {"health": "many"}, {"moons": 3}])
def test_a_config_that_the_rules_refuse_is_forgotten(config: dict[str, object]) -> None:
    kept = SetUp(kinds=("human", "human"), configs={"dracula": config})
    assert model.recalled(kept, 1).config == STANDARD


def test_a_strange_memory_is_mended() -> None:
    kept = SetUp("whist", ("computer", "computer"), ("oracle", "novice"), characters=("grim", "bold"))
    back = model.recalled(kept, 1)
    assert [seat.player for seat in back.seats] == ["apprentice", "human"]
    assert [seat.character for seat in back.seats] == [BALANCED, "bold"]
    assert back.game == "dracula"


@pytest.mark.parametrize("game", SYSTEMS)
def test_every_level_and_every_character_has_a_picture_of_its_own(game: str) -> None:
    texts = Language("es")
    for tiles in (rivals.player_tiles(texts, game), rivals.character_tiles(texts, game)):
        icons = [tile.icon for tile in tiles]
        assert rivals.OTHER_ICON not in icons and len(set(icons)) == len(icons)
