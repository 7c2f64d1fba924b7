"""The engraving press and its fields: tones become ink, the same ink every time."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from sprites.art import emblems, fields, people, places, prints, things
from sprites.art.press import Burin, Place, Plate, Stock, draw, engrave, inked
from sprites.art.shapes import (
    Part,
    both_sides,
    circle,
    half,
    mirrored,
    moved,
    polygon,
    split_light,
)

PLATE = Plate(40, 30, 1, 2)
FIGURES = (
    people.dracula, people.hunter, things.candle, things.keyhole, things.spyglass, things.crossed_swords,
    things.clock, things.hourglass, things.raven, things.coffin, emblems.bat_emblem, emblems.crossed_stakes,
)  # fmt: skip


def test_an_outline_is_mirrored_about_the_middle() -> None:
    assert mirrored("0,10 L30,20 Q40,60 0,90") == (
        "M200.0 10.0L230.0 20.0Q240.0 60.0 200.0 90.0L200.0 90.0Q160.0 60.0 170.0 20.0L200.0 10.0Z"
    )


def test_a_half_is_closed_along_the_middle() -> None:
    assert half("0,10 L30,20 L0,90", -1) == "M200.0 10.0L170.0 20.0L200.0 90.0L200 90L200 10Z"


def test_split_light_shades_the_right_half() -> None:
    lit, shade = split_light("0,0 L50,50 L0,100")
    assert (lit.role, shade.role) == ("b", "s")
    assert "250.0" in shade.data and "150.0" not in shade.data


def test_parts_are_moved_and_mirrored() -> None:
    part = Part("k", "M0 0Z", transform="rotate(3)")
    assert moved([part], "scale(2)")[0].transform == "scale(2) rotate(3)"
    assert [p.role for p in both_sides("a", "M0 0Z", right="as")] == ["a", "as"]


def test_blurring_keeps_the_mean_and_takes_the_edges() -> None:
    sharp = np.zeros((60, 60), np.float32)
    sharp[20:40, 20:40] = 1
    soft = fields.blurred(sharp, 4)
    assert soft.mean() == pytest.approx(sharp.mean(), abs=0.002)
    assert 0.2 < soft[30, 20] < 0.8
    assert fields.blurred(sharp, 0.2) is sharp


def test_a_wide_blur_on_a_coarse_grid_is_close_to_the_direct_one() -> None:
    sharp = np.zeros((200, 200), np.float32)
    sharp[70:130, 70:130] = 1
    coarse, direct = fields.blurred(sharp, 20), fields._box_blurred(sharp, 20)
    assert np.abs(coarse - direct).max() < 0.06


def test_noise_is_seeded_and_stays_between_0_and_1() -> None:
    one, two = fields.fractal(80, 50, 12, 4, 7), fields.fractal(80, 50, 12, 4, 7)
    assert np.array_equal(one, two)
    assert not np.array_equal(one, fields.fractal(80, 50, 12, 4, 8))
    assert one.shape == (50, 80)
    assert 0 <= one.min() < one.max() <= 1


def test_darker_tones_take_more_ink() -> None:
    shares = [float(engrave(PLATE, PLATE.even(tone), Burin()).mean()) for tone in (0.95, 0.7, 0.4, 0.2, 0.05)]
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] > 0.97


def test_shadows_are_crossed_by_a_second_set_of_lines() -> None:
    plain = engrave(PLATE, PLATE.even(0.3), Burin(cross=0.01))
    crossed = engrave(PLATE, PLATE.even(0.3), Burin(cross=0.42))
    assert crossed.mean() > plain.mean() + 0.01


def test_a_part_is_lit_from_the_top_left() -> None:
    tone, covered = draw(PLATE, PLATE.even(0.5), [Part("b", circle(20, 15, 12))], None)
    rows, columns = tone.shape
    upper_left = tone[rows * 5 // 16, columns * 3 // 8]
    lower_right = tone[rows * 11 // 16, columns * 5 // 8]
    assert upper_left > lower_right
    assert covered[rows // 2, columns // 2] == 1


def test_ink_parts_stay_flat_and_a_halo_lightens_the_ground() -> None:
    box = [Part("k", polygon((10, 8), (30, 8), (30, 22), (10, 22)))]
    tone, _ = draw(PLATE, PLATE.even(0.4), box, None, halo=3)
    assert np.allclose(tone[24:36, 30:50], 0.05, atol=0.01)
    assert tone[30, 16] > 0.7
    assert tone[2, 2] == pytest.approx(0.4, abs=0.02)


def test_a_place_stands_a_figure_on_its_foot_point() -> None:
    box = [Part("k", polygon((0, 0), (400, 0), (400, 400), (0, 400)))]
    tone, covered = draw(PLATE, PLATE.even(1), box, Place(20, 30, 10))
    rows = np.where(covered.max(1) > 0.5)[0]
    columns = np.where(covered.max(0) > 0.5)[0]
    assert (rows[0] / PLATE.unit, (rows[-1] + 1) / PLATE.unit) == (20, 30)
    assert (columns[0] / PLATE.unit, (columns[-1] + 1) / PLATE.unit) == (15, 25)
    assert tone.min() == pytest.approx(0.05, abs=0.01)


def test_a_spot_colour_lies_under_the_ink() -> None:
    ink = engrave(PLATE, PLATE.even(0.95), Burin())
    printed = inked(PLATE, ink, Stock(stain=0), PLATE.even(1), "#B3242A")
    red, green, _ = printed.mean((0, 1))
    assert red > green + 0.3


@pytest.mark.parametrize("name", prints.DISTRICTS)
def test_every_district_has_a_rich_view(name: str) -> None:
    assert len(getattr(places, name)()) >= 25


@pytest.mark.parametrize("figure", FIGURES)
def test_every_figure_fills_its_box(figure: Callable[[], list[Part]]) -> None:
    plate = Plate(100, 100, 1, 1)
    _, covered = draw(plate, plate.even(1), figure(), Place(50, 100, 100))
    assert covered.mean() > 0.1
    assert np.where(covered.max(0) > 0.5)[0].size > 40


def test_a_print_is_the_same_every_time() -> None:
    first, second = (prints.vignettes((166, 102), 3, ("#B3242A", "#46A88A")) for _ in range(2))
    assert np.array_equal(first, second)
    assert first.shape == (102, 166, 3)
    assert not np.array_equal(first[:, :83], first[:, 83:])
