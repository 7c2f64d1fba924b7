"""The windows of all that fights in Epikha: one for each card, no two alike, to be known by their outline."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
import pytest

from game.epikha.library import CARDS
from sprites.art.fields import Field
from sprites.art.glass import Window, window
from sprites.art.press import Place, Plate, coverage
from sprites.art.stains import STAINS
from sprites.art.tracery import GROUNDS
from sprites.art.windows.bodies import BODIES

PAGES = {"herald-empiria", "herald-abaron", "herald-wild", "emblem"}
SHAPES = {"character": "arch", "spirit": "mandorla", "player": "gable"}
PEOPLES = {
    "E01": "empiria", "E04": "empiria", "E08": "empiria", "A01": "abaron", "A08": "abaron", "X12": "abaron",
    "X03": "gahu", "X06": "gahu", "X07": "taliuz", "X11": "taliuz", "X09": "demon", "X35": "spirit",
}  # fmt: skip
TINY = Plate(400, 440, 48 / 400, 1)
"""A window as small as the smallest token shows it."""


def _known(recipe: Window) -> set[str]:
    return STAINS[recipe.palette].keys() | {role for role, _ in recipe.stain}


@cache
def _outline(card: str) -> Field:
    """Where the figures of a window are, 48 pixels wide, as if they were black."""
    whole = np.zeros((TINY.cells[1], TINY.cells[0]), np.float32)
    for layer in BODIES[card].layers:
        place = Place(layer.x * 400, layer.foot * 440, layer.size * 400, layer.turn, layer.flip)
        np.maximum(whole, coverage(TINY, layer.parts, place.transform), out=whole)
    return whole


def test_every_card_that_fights_has_its_window_and_nobody_else_but_the_pages() -> None:
    bodies = {card.id for card in CARDS.values() if card.type in SHAPES and not card.own}
    assert set(BODIES) == bodies | PAGES


@pytest.mark.parametrize("card", sorted(BODIES.keys() - PAGES))
def test_the_shape_of_the_window_says_what_kind_of_card_it_is(card: str) -> None:
    assert BODIES[card].shape == SHAPES[CARDS[card].type]


@pytest.mark.parametrize("name", sorted(PAGES))
def test_pages_get_panes_without_an_edge(name: str) -> None:
    assert BODIES[name].shape == "pane"


@pytest.mark.parametrize(("card", "house"), PEOPLES.items())
def test_a_people_has_glass_of_its_own(card: str, house: str) -> None:
    assert BODIES[card].palette == house


def test_no_two_windows_show_the_same_figure() -> None:
    assert len({recipe.layers for recipe in BODIES.values()}) == len(BODIES)


@pytest.mark.parametrize("card", BODIES)
def test_a_window_names_only_what_the_press_has(card: str) -> None:
    recipe = BODIES[card]
    assert {part.role for layer in recipe.layers for part in layer.parts} <= _known(recipe)
    assert recipe.ground in GROUNDS


@pytest.mark.parametrize("card", BODIES)
def test_a_figure_fills_its_window_and_leaves_light_around_its_head(card: str) -> None:
    outline = _outline(card)
    upper = outline[: len(outline) // 2]
    assert 0.3 < float(outline.mean()) < 0.9
    assert 0.1 < float(upper.mean()) < 0.8


def test_every_outline_is_known_from_every_other_at_48_pixels() -> None:
    alike = [
        (one, other)
        for one, other in combinations(BODIES, 2)
        if float(np.abs(_outline(one) - _outline(other)).mean()) < 0.04
    ]
    assert alike == []


def test_a_window_is_printed_the_same_every_time_and_in_its_size() -> None:
    first, again = (window((60, 66), BODIES["X36"]) for _ in range(2))
    assert first.shape == (66, 60, 3)
    assert np.array_equal(first, again)
