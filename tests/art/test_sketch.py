"""The notation of figures: one line a part, and a word about what is wrong with a line that is none."""

from __future__ import annotations

import pytest

from sprites.art.shapes import Part, half, mirrored
from sprites.art.sketch import drawn, flipped, gear, recoloured, resized, shifted, star


def test_a_line_is_a_role_and_a_path() -> None:
    assert drawn("k M0 0L10 0Z") == [Part("k", "M0 0L10 0Z")]


def test_a_number_in_the_head_makes_a_line_and_an_at_sign_thins_it() -> None:
    assert drawn("as2.5@.5 M0 0L10 0") == [Part("as", "M0 0L10 0", 2.5, "", 0.5)]


def test_an_equals_sign_mirrors_half_an_outline() -> None:
    assert drawn("k= 0,10 L30,20 L0,90") == [Part("k", mirrored("0,10 L30,20 L0,90"))]


def test_a_bar_splits_the_light() -> None:
    outline = "0,10 L30,20 L0,90"
    assert drawn(f"b|s {outline}") == [Part("b", mirrored(outline)), Part("s", half(outline))]


def test_an_ampersand_lays_the_mirror_image_beside() -> None:
    left, right = drawn("f&fs4 M10 0L20 0")
    assert (left.role, right.role, left.width, right.width) == ("f", "fs", 4, 4)
    assert not left.transform and "scale(-1,1)" in right.transform


@pytest.mark.parametrize(("line", "start"), [("c o 10 20 5", "M5 20A5 5"), ("c r 1 2 3 4", "M1 2h3v4")])
def test_shapes_have_short_names(line: str, start: str) -> None:
    assert drawn(line)[0].data.startswith(start)


def test_empty_lines_and_remarks_mean_nothing() -> None:
    assert drawn("\n  # the hat\n\n") == []


@pytest.mark.parametrize("line", ["k", "K M0 0", "k o 10 20", "7 M0 0L1 1"])
def test_a_line_that_is_no_part_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"figure|numbers"):
        drawn(line)


def test_parts_are_recoloured_and_moved_together() -> None:
    parts = recoloured(drawn("k M0 0L1 0Z\na M0 0L2 0Z"), {"a": "c"})
    assert [part.role for part in parts] == ["k", "c"]
    assert all(part.transform.startswith("translate(5,6)") for part in shifted(parts, 5, 6))
    assert all("translate(-200,-200)" in part.transform for part in resized(parts, 5, 6, 0.5))
    assert all("scale(-1,1)" in part.transform for part in flipped(parts))


def test_stars_and_gears_have_their_points() -> None:
    assert star(0, 0, 10, 5, 5).count("L") == 9
    assert gear(0, 0, 10, 7, 8).count("L") == 31
