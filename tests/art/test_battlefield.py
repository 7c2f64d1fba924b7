"""The map of the war, its cells and wire, the table below it, and the backs of the cards."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from sprites import litho, pictures
from sprites.art import backs, battlefield
from sprites.art.fields import Field
from sprites.art.inks import INKS
from sprites.art.printing import keyline, printed


def lightness(surface: pygame.Surface) -> Field:
    return pygame.surfarray.array3d(surface).astype(np.float32).mean(axis=2).T


@pytest.fixture(scope="module")
def field() -> Field:
    return lightness(pictures.picture("vitorian/field", *battlefield.SIZE))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    ("name", "size"), [("vitorian/field", battlefield.SIZE), ("vitorian/cloth", battlefield.CANVAS)]
)
def test_map_and_table_have_a_print_for_each_scale(
    name: str, size: tuple[float, float], scale: float
) -> None:
    wanted = round(size[0] * scale), round(size[1] * scale)
    assert wanted in {(form.width, form.height) for form in pictures.prints()[name]}


@pytest.mark.parametrize("column", range(5))
@pytest.mark.parametrize("row", range(4))
def test_every_cell_has_four_dark_corners(field: Field, column: int, row: int) -> None:
    x, y = round(battlefield.COLUMNS[column]), round(battlefield.ROWS[row])
    w, h = (round(side) for side in battlefield.CELL)
    inside = np.median(field[y + 20 : y + h - 20, x + 20 : x + w - 20])
    for across in (slice(x + 3, x + 14), slice(x + w - 14, x + w - 3)):
        for down in (y + 1, y + h - 3):
            assert field[down : down + 2, across].min() < inside - 25


def test_the_wire_runs_between_the_two_inner_rows(field: Field) -> None:
    front = round(battlefield.FRONT)
    assert battlefield.ROWS[1] + battlefield.CELL[1] < front < battlefield.ROWS[2]
    wire, below = field[front - 9 : front + 9, 20:-20], field[front + 30 : front + 60, 20:-20]
    assert (wire < 60).mean() > 3 * (below < 60).mean()
    assert all((column < 80).any() for column in np.array_split(wire, 30, axis=1))


def test_the_table_is_darker_than_the_map_and_darkest_at_its_corners() -> None:
    table = lightness(pictures.picture("vitorian/cloth", *battlefield.CANVAS))
    assert table.max() < 80
    assert table[:40, :40].mean() < 0.7 * table[300:420, 560:720].mean()


def test_every_nation_has_a_back_of_its_own() -> None:
    assert set(backs.GROUNDS) == set(INKS)
    prints = {nation: lightness(pictures.picture(f"back/{nation}", *backs.SIZE)) for nation in INKS}
    for (first, one), (second, other) in combinations(prints.items(), 2):
        assert np.abs(one - other).mean() > 3, (first, second)


@pytest.mark.parametrize("nation", INKS)
def test_a_back_is_dark_and_shows_its_sign_in_the_middle(nation: str) -> None:
    seen = lightness(pictures.picture(f"back/{nation}", *backs.SIZE))
    assert seen.mean() < 115
    assert seen[67:108, 40:82].max() > 190
    assert seen[20:30, 30:90].mean() < 130


def test_the_border_of_a_back_is_the_same_either_way_up() -> None:
    back = backs.back((61, 88), "grey")
    turned = back[::-1, ::-1]
    assert np.abs(back - turned)[:22].mean() < 0.06
    assert np.array_equal(back, backs.back((61, 88), "grey"))


def test_a_back_of_no_nation_is_refused() -> None:
    with pytest.raises(KeyError):
        backs.back((61, 88), "violet")


def test_every_face_of_an_unpainted_card_shows_the_sign_of_its_nation() -> None:
    for code, alike in (("MY-01", True), ("R-01", False)):
        shown, sign = (litho.strip(name, 60, 66, nation="red") for name in (code, "sign-red"))
        assert (pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(sign, "RGBA")) is alike
    card = litho.CardFace("MY-01", "Mine", "blue", "unit", 1, 1, 1)
    token = litho.TokenFace("MY-01", "Mine", "blue", 1, 1, 1, 1, 1)
    assert litho.card_m(card).get_size() == (132, 185) and litho.token(token).get_size() == (144, 98)


def test_a_print_is_darker_at_its_corners_than_at_its_focus() -> None:
    sheet = printed(np.full((160, 160, 3), 0.8, np.float32), (0.5, 0.5), "#101010", 1)
    assert sheet[70:90, 70:90].mean() > sheet[:20, :20].mean() + 0.05


def test_a_key_line_lies_around_what_covers() -> None:
    cover = np.zeros((200, 200), np.float32)
    cover[80:120, 80:120] = 1
    sheet = keyline(np.full((200, 200, 3), 0.5, np.float32), cover, "#FFFFFF", "#000000")
    row = sheet[100, :, 0]
    assert row[77] > 0.8
    assert row[40] == pytest.approx(0.5, abs=0.02)
