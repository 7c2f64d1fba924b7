"""The choices of the set-up: somebody always plays, presets are known, odds are the rules' (D1, D55)."""

from __future__ import annotations

import pytest

from game.dracula.cards import DRACULA, VAN_HELSING
from game.dracula.config import PRESETS, STANDARD
from game.names import LONGEST_NAME
from game.settings import SetUp
from scenes.menus import setup_model as model


@pytest.fixture
def one() -> model.SetupChoices:
    """Van Helsing, a person, against an apprentice."""
    return model.solo(7, "Ana")


@pytest.mark.rule("D55")
@pytest.mark.parametrize(("health", "percent"), [(9, 25.35), (12, 52.55), (13, 62.50), (15, 82.13)])
def test_the_share_of_a_handicap(one: model.SetupChoices, health: int, percent: float) -> None:
    assert round(model.adjusted(one, health=health).share * 100, 2) == percent


@pytest.mark.rule("D55")
def test_the_short_match_is_even() -> None:
    short = model.with_length(model.solo(1), "short")
    assert round(short.share * 100, 1) == 50.7
    assert short.length == "short"


@pytest.mark.rule("D55")
def test_placed_vampires_and_a_later_start_change_the_share(one: model.SetupChoices) -> None:
    bitten = model.with_more_vampires(one, 3)
    assert round(bitten.share * 100, 1) == 62.5
    assert model.adjusted(one, first_round=5).share == 1.0


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


def test_lengths_and_counted_changes(one: model.SetupChoices) -> None:
    assert (one.length, one.changes) == ("standard", 0)
    fewer = model.adjusted(one, health=11)
    assert (fewer.length, fewer.changes) == ("custom", 1)
    ordered = model.with_trump(model.with_length(fewer, "short"), 2)
    assert (ordered.length, ordered.changes) == ("short", 1)
    assert model.without_handicaps(ordered).config == PRESETS["short"]
    assert model.without_handicaps(fewer).config == STANDARD


@pytest.mark.rule("D26")
def test_a_chosen_order_swaps_with_the_trump(one: model.SetupChoices) -> None:
    assert model.with_trump(one, 2).config.order == "BOXS"
    assert model.with_trump(model.with_trump(one, 2), 2).config.order == "XOBS"


def test_vampires_come_round_and_cards_turn(one: model.SetupChoices) -> None:
    seen = [one := model.with_more_vampires(one, 3) for _ in range(4)]
    assert [c.config.vampires[2] for c in seen] == [1, 2, 3, 0]
    turned = model.with_face_up(model.with_face_up(one, 1, 5), 1, 2)
    assert turned.config.face_up == ((), (2, 5))
    assert model.with_face_up(turned, 1, 5).config.face_up == ((), (2,))


def test_last_set_up_comes_back(one: model.SetupChoices) -> None:
    chosen = model.with_player(model.with_length(one, "short"), 0, "novice")
    again = model.recalled(model.remembered(chosen), 99)
    assert (again.seats, again.config, again.seed) == (chosen.seats, chosen.config, 99)
    assert model.recalled(model.remembered(model.adjusted(one, health=14)), 1).config.health == 14


def test_a_strange_memory_is_mended() -> None:
    kept = SetUp(kinds=("computer", "computer"), levels=("oracle", "novice"))
    back = model.recalled(kept, 1)
    assert [seat.player for seat in back.seats] == ["apprentice", "human"]
