"""Where the pieces of the board lie: rows that close up, stacks, medals, drawers, and what is pressed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import Rect

from scenes.epikha import layout
from scenes.epikha.spots import places, spots
from scenes.epikha.stands import Stand, alike, row
from tests.scenes.epikha.table import A, B, Table

SCREEN = Rect(0, 0, 1280, 720)


def stands(table: Table, drawer: str = "") -> dict[str, Stand]:
    """All pieces by id."""
    return {stand.id: stand for stand in spots(table.seen(), drawer).stands}


# --- rows ----------------------------------------------------------------------------------------------


def test_pieces_stand_apart_while_there_is_room() -> None:
    assert row(Rect(100, 0, 300, 0), [82, 82], 18) == [100, 200]


def test_a_row_closes_up_evenly_and_still_fills_its_room() -> None:
    edges = row(Rect(100, 0, 300, 0), [82] * 5, 18)
    steps = {after - before for before, after in pairwise(edges)}
    assert len(edges) == 5 and steps == {54}
    assert 380 < edges[-1] + 82 <= 400


def test_no_piece_shows_less_than_its_least_strip() -> None:
    edges = row(Rect(0, 0, 300, 0), [82] * 20, 18)
    assert len(edges) < 20
    assert all(after - before >= layout.TIGHTEST for before, after in pairwise(edges))


def test_an_empty_row_has_no_pieces() -> None:
    assert row(Rect(0, 0, 300, 0), [], 18) == []


@pytest.mark.parametrize("seat", [A, B], ids=["own", "foe"])
def test_a_row_that_is_too_long_has_a_tab_that_says_how_many_are_out_of_sight(seat: int) -> None:
    table = Table(phase="deployment")
    groups = [table.add(seat, "E01") for _ in range(14)]
    laid = spots(table.seen())
    row_of = {f"group:{number}" for number in groups}
    shown = [stand for stand in laid.stands if stand.id in row_of]
    ((id, tab, hidden),) = laid.tabs
    assert id == f"drawer:{seat}:reserves"
    assert len(shown) + hidden == len(groups)
    area = layout.zone(seat, "reserves", A)
    assert all(area.contains(stand.place) and not stand.place.colliderect(tab) for stand in shown)


def test_the_drawer_shows_every_piece_of_its_row() -> None:
    table = Table(phase="deployment")
    groups = [table.add(A, "E01") for _ in range(24)]
    drawer = spots(table.seen(), "0:reserves").drawer
    assert drawer is not None
    assert {stand.id for stand in drawer.stands} == {f"group:{number}" for number in groups}
    assert all(drawer.area.contains(stand.place) for stand in drawer.stands)
    assert SCREEN.contains(drawer.area)


def test_a_drawer_covers_what_lies_under_it() -> None:
    table = Table(phase="deployment")
    table.armoury(A, "E13")
    group = table.add(A, "E01")
    assert f"group:{group}" in places(table.seen())
    assert f"group:{group}" not in places(table.seen(), "0:armoury")


def test_a_drawer_closes_when_nothing_is_left_for_it_to_show() -> None:
    assert spots(Table().seen(), "0:armoury").drawer is None
    assert spots(Table().seen(), "0:99").drawer is None


# --- stacks and medals ---------------------------------------------------------------------------------


@pytest.mark.rule("E19")
def test_equal_arms_of_an_armoury_are_one_stack_and_others_are_not() -> None:
    table = Table(phase="deployment")
    first = table.armoury(A, "O1")
    table.armoury(A, "O1")
    moved = table.armoury(A, "O1", shifted=True)
    hurt = table.armoury(A, "E14", damage=5)
    whole = table.armoury(A, "E14")
    found = stands(table)
    assert {id: len(stand.arms) for id, stand in found.items() if stand.kind == "arm"} == {
        f"arm:{first}": 2, f"arm:{moved}": 1, f"arm:{hurt}": 1, f"arm:{whole}": 1,
    }  # fmt: skip


def test_arms_that_are_borne_are_medals_of_their_bearer() -> None:
    table = Table()
    bearer = table.add(A, ("E07", "E09", "E14"))
    sword, armour = table.bears(bearer)
    stand = stands(table)[f"group:{bearer}"]
    assert {medal.id for medal in stand.medals} == {f"arm:{sword}", f"arm:{armour}"}
    assert all(medal.place.colliderect(stand.place) for medal in stand.medals)


def test_the_selected_arms_of_a_fighter_come_first() -> None:
    table = Table()
    bearer = table.add(A, ("E07", "E14", "E09"))
    armour, sword = table.bears(bearer)
    table.fights(A, 1, bearer, sword)
    medals = stands(table)[f"group:{bearer}"].medals
    assert [medal.id for medal in medals] == [f"arm:{sword}", f"arm:{armour}"]
    assert [medal.chosen for medal in medals] == [True, False]


def test_equal_arms_of_a_bearer_are_one_medal() -> None:
    table = Table()
    bearer = table.add(A, ("E01", "O1", "O1", "O1"))
    (medal,) = stands(table)[f"group:{bearer}"].medals
    assert len(medal.arms) == 3


def test_the_last_medal_stands_for_the_arms_that_have_none_and_opens_a_drawer_with_all() -> None:
    table = Table()
    bearer = table.add(A, ("E07", "E09", "E13", "E14", "O1", "O1"))
    medals = stands(table)[f"group:{bearer}"].medals
    assert medals[-1].id == f"drawer:0:{bearer}"
    assert sum(len(medal.arms) for medal in medals) + medals[-1].rest == 5
    drawer = spots(table.seen(), f"0:{bearer}").drawer
    assert drawer is not None
    assert sum(len(stand.arms) for stand in drawer.stands) == 5


def test_no_medal_hides_the_numbers_of_a_token_of_full_size() -> None:
    table = Table()
    bearer = table.add(A, ("E07", "E09", "E13", "E14"))
    stand = stands(table)[f"group:{bearer}"]
    (x, y), (right, bottom) = stand.place.topleft, stand.place.bottomright
    force, vital = Rect(x + 2, bottom - 42, 24, 24), Rect(right - 26, bottom - 42, 24, 24)
    numbers = force, vital, Rect(x + 2, y + 2, 20, 20)
    for medal in stand.medals:
        for number in numbers:
            shared = medal.place.clip(number)
            assert shared.w * shared.h < number.w * number.h / 3, (medal.place, number)


# --- who waits behind ----------------------------------------------------------------------------------


@pytest.mark.rule("E16.15")
def test_survivors_behind_a_fighter_can_be_pressed() -> None:
    table = Table()
    holder = table.add(A, "E01")
    table.fights(A, 2, holder)
    waiting = [table.behind(A, 2, "E01") for _ in range(2)]
    found = places(table.seen())
    for number in waiting:
        assert found[f"group:{number}"].w >= 30
        assert not found[f"group:{number}"].colliderect(layout.stand(A, "combat", 1, A))


def test_those_behind_a_fallen_holder_stand_in_the_space_themselves() -> None:
    table = Table()
    waiting = table.behind(A, 0, "E01")
    assert places(table.seen())[f"group:{waiting}"] == layout.stand(A, "combat", 0, A)


# --- everything has a place ----------------------------------------------------------------------------


def crowded() -> Table:
    """A field on which every place is taken."""
    table = Table()
    for seat in (A, B):
        table.player(seat, "E14", "E09", "E13", "O1", "O1")
        for card in ("E01", "E05", ("E04", "E15", "O1"), "E08", "X09", "A03"):
            table.add(seat, card)
        table.unit(seat, "E01", "E02", "E01")
        for space in range(4):
            table.fights(seat, space, table.add(seat, "E06"))
        for card in ("O1", "O1", "E09", "E10", "E13", "E14", "X19"):
            table.armoury(seat, card)
        table.continuous(seat, "A18")
        for space in range(1, 5):
            table.magic(seat, space, "O1")
    return table


@pytest.mark.parametrize("viewer", [A, B], ids=["first", "second"])
def test_everything_on_a_crowded_field_lies_on_the_screen(viewer: int) -> None:
    for id, place in places(crowded().seen(viewer)).items():
        if place.size != (0, 0):
            assert SCREEN.contains(place), id


def test_both_seats_see_their_own_side_below() -> None:
    table = crowded()
    for viewer in (A, B):
        found = places(table.seen(viewer))
        assert found[f"armoury:{viewer}"].y > layout.LINE_Y > found[f"armoury:{1 - viewer}"].y


def test_what_stands_in_a_space_is_pressed_above_the_space() -> None:
    table = Table()
    fighter = table.add(A, "E06")
    table.fights(A, 0, fighter)
    order = list(places(table.seen()))
    assert order.index("slot:0:0") < order.index(f"group:{fighter}")


def test_the_free_magic_spaces_are_one_place() -> None:
    table = Table(phase="deployment")
    table.magic(A, 0, "O1")
    free = places(table.seen())["magic:0"]
    assert free.x == layout.space(A, "magic", 1, A).x
    for space in range(1, 5):
        table.magic(A, space, "O1")
    assert places(table.seen())["magic:0"].size == (0, 0)


def test_stacks_keep_the_order_in_which_arms_came() -> None:
    table = Table()
    numbers = [table.armoury(A, card) for card in ("E13", "O1", "E13", "O1")]
    stacks = alike(table.table.sides[A].armoury)
    found = [[arm.id for arm in stack] for stack in stacks]
    assert found == [[numbers[0], numbers[2]], [numbers[1], numbers[3]]]
