"""The posters: a picture for every card, no two alike, printed the same every time."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from sprites.art import skies
from sprites.art.inks import INKS
from sprites.art.litho import poster
from sprites.art.nations import nation_sign
from sprites.art.poster import GROUNDS, LANDS, SKIES, Poster, at
from sprites.art.posters import POSTERS, SIGNS
from sprites.art.recipes import recipes
from sprites.art.shapes import Part, circle

CARDS = (
    *(f"{nation}-{number:02}" for nation in "RBIM" for number in range(19)),
    *(f"G-{number:02}" for number in range(1, 11)),
    *(f"N-{number:02}" for number in range(1, 16)),
)
RESOURCES = tuple(f"Q-{colour}-{kind}" for colour in "RBIMGN" for kind in "PS")
NATIONS = {"R": "red", "B": "blue", "I": "white", "M": "green", "G": "gold", "N": "grey"}
SMALL = (61, 68)
SIZE = (122, 135)


def _what_it_shows(recipe: Poster) -> tuple[object, ...]:
    """Figure, sky and palette; the sky is one with its rays and its focus."""
    return recipe.hero.parts, recipe.sky, recipe.nation


def test_every_card_and_every_resource_has_its_picture() -> None:
    assert set(POSTERS) == {*CARDS, *RESOURCES}
    assert len(POSTERS) == 113


def test_every_poster_is_listed_for_printing() -> None:
    listed = {recipe.picture for recipe in recipes()}
    assert {f"litho/{card}" for card in POSTERS | SIGNS} <= listed


def test_every_nation_has_a_sign_for_cards_that_nobody_has_painted() -> None:
    assert {poster.nation for poster in SIGNS.values()} == set(INKS)
    assert all(name == f"sign-{poster.nation}" for name, poster in SIGNS.items())
    assert len({poster.hero.parts for poster in SIGNS.values()}) == len(INKS)
    with pytest.raises(KeyError):
        nation_sign("violet", "w")


@pytest.mark.parametrize("card", POSTERS)
def test_a_card_wears_the_inks_of_its_nation(card: str) -> None:
    letter = card.split("-")[1] if card.startswith("Q-") else card[0]
    assert POSTERS[card].nation == NATIONS[letter]


def test_no_two_pictures_share_figure_and_sky_and_inks() -> None:
    alike = [
        (first, second)
        for (first, one), (second, other) in combinations(POSTERS.items(), 2)
        if _what_it_shows(one) == _what_it_shows(other)
    ]
    assert alike == []


def test_no_two_cards_of_a_nation_have_the_same_figure() -> None:
    for nation in NATIONS.values():
        figures = [recipe.hero.parts for recipe in POSTERS.values() if recipe.nation == nation]
        assert len(set(figures)) == len(figures)


@pytest.mark.parametrize("card", POSTERS)
def test_a_recipe_names_only_what_the_press_has(card: str) -> None:
    recipe = POSTERS[card]
    inks = INKS[recipe.nation]
    roles = {part.role for layer in (*recipe.behind, recipe.hero) for part in layer.parts}
    assert roles | {recipe.disc_role} | {land.role for land in recipe.far} <= inks.keys()
    assert recipe.sky in SKIES
    assert {land.kind for land in recipe.far} <= set(LANDS)
    assert recipe.ground in GROUNDS
    assert len(recipe.hero.parts) >= 8
    assert 0.2 <= recipe.eye <= 0.8


def test_the_press_can_print_all_it_lists() -> None:
    assert set(skies.SKIES) == set(SKIES)
    assert set(skies.LANDS) == set(LANDS)
    assert all(skies.ground(kind, 442, INKS["red"]) for kind in GROUNDS if kind)
    with pytest.raises(KeyError):
        skies.ground("lava", 442, INKS["red"])


def test_a_poster_is_printed_the_same_twice_and_in_colour() -> None:
    first, again = poster(SMALL, POSTERS["R-01"]), poster(SMALL, POSTERS["R-01"])
    assert first.shape == (68, 61, 3)
    assert np.array_equal(first, again)
    assert first[..., 0].mean() > first[..., 2].mean() + 0.15


def test_a_figure_has_a_cream_line_around_it_and_a_shadow_beside_it() -> None:
    disc = at([Part("k", circle(200, 200, 80))], foot=1.0)
    plain = Poster("red", at(()), "dusk")
    bare, drawn = poster(SIZE, plain), poster(SIZE, replace(plain, hero=disc))
    change = (drawn - bare).sum(axis=2)
    middle = SIZE[1] - SIZE[0] // 2
    row = change[middle]
    assert row[SIZE[0] // 2] < -0.5
    assert row[: SIZE[0] // 2].max() > 0.2
    left, right = row[: SIZE[0] // 3], row[-(SIZE[0] // 3) :]
    assert right.sum() < left.sum()
