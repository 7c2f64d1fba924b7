"""The choices of the set-up: somebody always plays, and what was chosen comes back (D1)."""

from __future__ import annotations

import msgspec
import pytest

from game.dracula.cards import DRACULA, VAN_HELSING
from game.dracula.config import STANDARD, DraculaConfig
from game.names import LONGEST_NAME
from game.settings import SetUp
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


def test_there_is_always_a_person(one: model.SetupChoices) -> None:
    machine = model.with_player(one, VAN_HELSING, "novice")
    assert machine.humans == (DRACULA,)
    assert [seat.player for seat in machine.seats] == ["human", "novice"]
    assert machine.seats[0].name == "Ana"


def test_two_people_keep_their_names() -> None:
    both = model.duo(1, ("Ana", "Bruno"))
    assert both.humans == (0, 1)
    assert [seat.name for seat in model.swapped(both).seats] == ["Bruno", "Ana"]


def test_names_lose_control_signs_and_length(one: model.SetupChoices) -> None:
    named = model.with_name(one, 1, "Ñandú\n\x07" + "x" * 90)
    assert named.seats[1].name == ("Ñandú" + "x" * 90)[: LONGEST_NAME]


@pytest.mark.parametrize(
    ("typed", "seed"), [("42", 42), (" 0017 ", 17), ("abc", 7), ("", 7), ("9" * 30, 999_999_999)]
)
def test_seed_as_typed(one: model.SetupChoices, typed: str, seed: int) -> None:
    assert model.with_seed(one, typed).seed == seed


def test_last_set_up_comes_back_with_every_handicap(one: model.SetupChoices) -> None:
    config = DraculaConfig(14, (0, 1, 0, 0, 2), 3, "BOXS", ((), (2, 5)))
    chosen = model.with_config(model.with_player(one, 0, "novice"), config)
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
    kept = SetUp(game="whist", kinds=("computer", "computer"), levels=("oracle", "novice"))
    back = model.recalled(kept, 1)
    assert [seat.player for seat in back.seats] == ["apprentice", "human"]
    assert back.game == "dracula"
