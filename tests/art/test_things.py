"""The windows of all that does not fight by itself in Epikha: one for each card, no two alike."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
import pytest

from game.epikha.library import CARDS
from sprites.art import cathedral
from sprites.art.fields import Field
from sprites.art.glass import Window, at, glass, window
from sprites.art.press import Place, Plate, coverage
from sprites.art.shapes import Part, circle
from sprites.art.stains import STAINS
from sprites.art.tracery import GROUNDS
from sprites.art.windows import WINDOWS
from sprites.art.windows.things import THINGS
from sprites.glass import SHAPE
from sprites.windows import OUTLINES

MAGIA = {"A04-magia", "A05-magia", "A08-magia"}
BODIES = ("character", "spirit", "player")
TINY = Plate(400, 440, 48 / 400, 1)
SMALL = (60, 66)


@cache
def _outline(card: str) -> Field:
    """Where the thing of a window is, 48 pixels wide, as if it were black; lines are left out."""
    whole = np.zeros((TINY.cells[1], TINY.cells[0]), np.float32)
    layer = THINGS[card].layers[-1]
    place = Place(layer.x * 400, layer.foot * 440, layer.size * 400, layer.turn, layer.flip)
    return np.maximum(whole, coverage(TINY, layer.parts, place.transform))


def test_every_card_that_is_no_body_has_its_window() -> None:
    things = {card.id for card in CARDS.values() if card.type not in BODIES and not card.own}
    assert set(THINGS) == things | MAGIA


@pytest.mark.parametrize("card", sorted(THINGS.keys() - MAGIA))
def test_the_shape_of_the_window_says_what_kind_of_card_it_is(card: str) -> None:
    assert THINGS[card].shape == SHAPE[CARDS[card].type]


def test_the_spell_of_a_magia_text_looks_out_of_a_lozenge() -> None:
    assert {THINGS[name].shape for name in MAGIA} == {"lozenge"}


def test_no_two_windows_of_the_game_show_the_same_figure() -> None:
    assert len({recipe.layers[-1].parts for recipe in WINDOWS.values()}) == len(WINDOWS)


@pytest.mark.parametrize("card", THINGS)
def test_a_window_names_only_what_the_press_has(card: str) -> None:
    recipe = THINGS[card]
    known = STAINS[recipe.palette].keys() | {role for role, _ in recipe.stain}
    assert {part.role for layer in recipe.layers for part in layer.parts} <= known
    assert recipe.ground in GROUNDS and recipe.shape in OUTLINES


@pytest.mark.parametrize("card", THINGS)
def test_a_thing_is_large_and_leaves_light_around_it(card: str) -> None:
    assert 0.06 < float(_outline(card).mean()) < 0.72


def test_every_outline_is_known_from_every_other_at_48_pixels() -> None:
    alike = [
        (one, other)
        for one, other in combinations(THINGS, 2)
        if float(np.abs(_outline(one) - _outline(other)).mean()) < 0.03
    ]
    assert alike == []


def test_a_window_is_printed_the_same_every_time_and_another_seed_changes_its_glass() -> None:
    disc = [Part("b", circle(200, 200, 120))]
    first, again = (glass(disc, "rays", "empiria", "roundel", SMALL, 3) for _ in range(2))
    assert first.shape == (66, 60, 3)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, glass(disc, "rays", "empiria", "roundel", SMALL, 4))


@pytest.mark.parametrize("ground", GROUNDS)
def test_every_ground_is_leaded_and_lighter_in_its_focus_than_at_the_edge(ground: str) -> None:
    sheet = window(SMALL, Window("frost", ground, (), "pane", (0.5, 0.5))).mean(axis=2)
    assert sheet[23:43, 20:40].mean() > (sheet[:8].mean() + sheet[-8:].mean()) / 2
    assert sheet.std() > 0.02


def test_a_figure_has_leads_between_its_panes_and_a_glow_around_it() -> None:
    bare = window((120, 132), Window("empiria", "quarries", (), "pane"))
    disc = at([Part("w", circle(200, 200, 100))])
    drawn = window((120, 132), Window("empiria", "quarries", (disc,), "pane"))
    change = (drawn - bare).sum(axis=2)[72]
    assert change[60] > 0.5
    assert change[28:32].min() < -0.2
    assert change[22:27].mean() > 0.02


@pytest.mark.parametrize(
    "fault", [("lava", "empiria", "arch"), ("rays", "lava", "arch"), ("rays", "empiria", "lava")]
)
def test_what_the_press_does_not_have_is_refused(fault: tuple[str, str, str]) -> None:
    with pytest.raises(KeyError):
        glass([], *fault, SMALL)


def test_the_hall_is_dark_and_its_fields_are_framed_in_brass() -> None:
    hall = cathedral.hall((640, 360)).mean(axis=2)
    assert hall.mean() < 0.2
    for x, y, w, h in cathedral.ZONES:
        inside = hall[round(y / 2) + 8 : round((y + h) / 2) - 8, round(x / 2) + 20 : round((x + w) / 2) - 20]
        assert inside.mean() < 0.24
        assert hall[round(y / 2), round(x / 2) + 6] > inside.mean() + 0.1


def test_a_back_is_darker_than_a_window_and_unknown_houses_are_refused() -> None:
    backs = [cathedral.back((60, 86), house) for house in cathedral.HOUSES]
    assert max(back.mean() for back in backs) < 0.45
    with pytest.raises(KeyError):
        cathedral.back((60, 86), "lava")
