"""The focus graph: arrows go where a person expects, and everything can be reached by keys alone."""

from __future__ import annotations

import pygame
import pytest

from scenes import tour
from sprites import focus
from sprites.focus import Target


def target(id: str, x: int, y: int, group: str = "main", size: tuple[int, int] = (40, 40)) -> Target:
    return Target(id, pygame.Rect(x, y, *size), id, group=group)


GRID = [target(f"{column}{row}", 100 * column, 100 * row) for row in range(3) for column in range(3)]


@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [
        ("11", "left", "01"),
        ("11", "right", "21"),
        ("11", "up", "10"),
        ("11", "down", "12"),
        ("00", "down", "01"),
    ],
)
def test_arrows_go_to_the_neighbour(start: str, direction: str, end: str) -> None:
    current = focus.find(GRID, start)
    assert current is not None
    found = focus.neighbour(GRID, current, direction)
    assert found is not None
    assert found.id == end


@pytest.mark.parametrize("direction", ["left", "up"])
def test_there_is_nothing_beyond_the_edge(direction: str) -> None:
    assert focus.neighbour(GRID, GRID[0], direction) is None


@pytest.mark.parametrize(("start", "direction", "end"), [("10", "up", "12"), ("21", "right", "01")])
def test_the_other_end_lies_in_the_same_column_or_row(start: str, direction: str, end: str) -> None:
    current = focus.find(GRID, start)
    assert current is not None
    found = focus.opposite(GRID, current, direction)
    assert found is not None and found.id == end


def test_what_stands_alone_has_no_other_end() -> None:
    assert focus.opposite([GRID[0], GRID[4]], GRID[0], "up") is None


def test_what_lies_straight_ahead_comes_before_what_is_nearer_but_aside() -> None:
    start, ahead, aside = target("s", 0, 100), target("ahead", 400, 110), target("aside", 60, 160)
    assert focus.neighbour([start, ahead, aside], start, "right") is ahead


def test_beside_the_way_the_own_group_comes_before_what_is_nearer() -> None:
    start, own, other = target("s", 300, 300), target("own", 100, 100), target("other", 200, 400, "language")
    assert focus.neighbour([start, own, other], start, "left") is own
    ahead = target("ahead", 0, 300, "language")
    assert focus.neighbour([start, own, other, ahead], start, "left") is ahead


def test_without_anything_ahead_the_nearest_aside_is_taken() -> None:
    start, near, far = target("s", 0, 100), target("near", 100, 200), target("far", 100, 600)
    assert focus.neighbour([start, near, far], start, "right") is near


def test_the_later_target_lies_on_top() -> None:
    below, above = target("below", 0, 0, size=(100, 100)), target("above", 50, 50)
    assert focus.at([below, above], (60, 60)) is above
    assert focus.at([below, above], (10, 10)) is below
    assert focus.at([below, above], (500, 500)) is None


def test_tab_walks_through_the_groups_in_both_directions() -> None:
    items = [
        target("a1", 0, 0, "a"),
        target("a2", 50, 0, "a"),
        target("b1", 0, 50, "b"),
        target("c1", 0, 90, "c"),
    ]
    assert focus.tabbed(items, items[1]) is items[2]
    assert focus.tabbed(items, items[0], backwards=True) is items[3]
    assert focus.tabbed(items, items[3], remembered={"a": "a2"}) is items[1]
    assert focus.tabbed(items, None) is items[0]
    assert focus.tabbed(items, None, backwards=True) is items[3]
    assert focus.tabbed([], None) is None


def test_a_lone_group_is_walked_one_by_one_and_round() -> None:
    assert focus.tabbed(GRID, GRID[0]) is GRID[1]
    assert focus.tabbed(GRID, GRID[-1]) is GRID[0]
    assert focus.tabbed(GRID, GRID[0], backwards=True) is GRID[-1]
    assert focus.tabbed(GRID, target("gone", 0, 0)) is GRID[0]


def reached(targets: list[Target]) -> set[str]:
    """Every id that arrows and Tab lead to from the first target."""
    seen, ahead = {targets[0].id}, [targets[0]]
    while ahead:
        current = ahead.pop()
        steps = [focus.neighbour(targets, current, way) for way in ("left", "right", "up", "down")]
        steps += [focus.tabbed(targets, current), focus.tabbed(targets, current, backwards=True)]
        fresh = [step for step in steps if step and step.id not in seen]
        seen |= {step.id for step in fresh}
        ahead += fresh
    return seen


SCREENS = ("title", "setup.adjust", "options.keys", "result.health", "dracula.drawn", "dracula.pile", "pause")


@pytest.mark.parametrize("name", SCREENS)
def test_everything_on_a_screen_can_be_reached_by_keys(name: str) -> None:
    visit = tour.Tour("es", 1.0, None, audit=False)
    visit.visit(next(state for state in tour.states() if state.name == name))
    scene = visit._app.scenes.top
    assert scene is not None
    targets = scene.targets()
    assert reached(targets) == {item.id for item in targets}
    visit.close()
