"""Frames, lights and outlines: exact sizes, states that look different, shadows outside only."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from sprites import frames, palette, vector

SKINS = ("goth", "dies", "epik", "noir", "paper")
SCALES = (1.0, 1.5, 2.0)


def pixels_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("skin", SKINS)
def test_a_panel_has_exactly_its_size(skin: str, scale: float) -> None:
    drawn = frames.panel(204, 121, skin, scale)
    assert drawn.get_size() == (round(204 * scale), round(121 * scale))
    assert drawn.get_at(drawn.get_rect().center).a == 255


def test_goth_corners_are_bitten_out() -> None:
    drawn = frames.panel(204, 120, "goth")
    assert drawn.get_at((1, 1)).a == 0
    assert drawn.get_at((102, 1)).a == 255


def test_high_contrast_flattens_a_panel() -> None:
    plain, flat = frames.panel(200, 100, "goth"), frames.panel(200, 100, "goth", contrast=True)
    assert plain.get_at((100, 20)) != plain.get_at((100, 80))
    assert flat.get_at((100, 20)) == flat.get_at((100, 80))


@pytest.mark.parametrize("accent", [False, True])
def test_the_states_of_a_button_can_be_told_apart(accent: bool) -> None:
    faces = [pixels_of(frames.button(200, 46, "goth", state, accent=accent))
             for state in ("normal", "hover", "pressed", "disabled")]  # fmt: skip
    assert all(a != b for a, b in combinations(faces, 2))


def test_an_unknown_state_or_skin_is_refused() -> None:
    with pytest.raises(KeyError):
        frames.button(200, 46, "goth", "asleep")
    with pytest.raises(KeyError):
        frames.panel(200, 46, "rococo")


def test_a_disabled_label_is_duller_than_a_live_one() -> None:
    def light(colour: str) -> int:
        return sum(palette.rgb(colour))

    assert light(frames.button_ink("goth", "disabled")) < light(frames.button_ink("goth"))


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("kind", sorted(frames.SHADOWS))
def test_a_shadow_is_larger_by_its_margin_and_fades_out(kind: str, scale: float) -> None:
    margin = frames.SHADOWS[kind].margin
    drawn = frames.shadow(92, 131, kind, scale)
    assert drawn.get_width() == round(92 * scale) + 2 * round(margin * scale)
    assert drawn.get_height() == round(131 * scale) + 2 * round(margin * scale)
    assert drawn.get_at((0, 0)).a == 0
    assert drawn.get_at(drawn.get_rect().center).a > 100


def test_a_stretched_shadow_is_as_dark_along_the_side() -> None:
    short, long = frames.shadow(140, 140, "panel"), frames.shadow(400, 140, "panel")
    middle = short.get_height() // 2
    assert [short.get_at((x, middle)).a for x in range(30)] == [long.get_at((x, middle)).a for x in range(30)]


def test_a_glow_has_its_colour_everywhere() -> None:
    drawn = frames.glow(92, 131, "#FFD873", spread=9)
    lit = [drawn.get_at((x, 80)) for x in range(6, 30)]
    assert all(colour[:3] == (0xFF, 0xD8, 0x73) for colour in lit if colour.a > 30)
    assert drawn.get_width() == 92 + 2 * frames.glow_margin(9)


@pytest.mark.parametrize("style", ["solid", "dashed", "dotted"])
def test_a_ring_is_hollow(style: str) -> None:
    drawn = frames.ring(98, 137, "#FFD873", style=style)
    assert drawn.get_at((49, 68)).a == 0
    assert pygame.mask.from_surface(drawn, 60).count() > 150


def test_a_dashed_ring_has_gaps_and_a_solid_one_has_none() -> None:
    def along_the_top(style: str) -> set[bool]:
        drawn = frames.ring(98, 137, "#FFD873", style=style)
        return {drawn.get_at((x, 1)).a > 100 for x in range(15, 83)}

    assert along_the_top("solid") == {True}
    assert along_the_top("dashed") == {True, False}


def test_a_gauge_fills_from_the_left() -> None:
    drawn = frames.gauge(200, 12, 0.5)
    assert sum(drawn.get_at((40, 6))[:3]) > sum(drawn.get_at((160, 6))[:3]) + 200


def test_a_progress_ring_runs_clockwise_from_twelve() -> None:
    drawn = frames.progress_ring(60, 0.25)
    middle = drawn.get_width() // 2
    right, left = drawn.get_at((middle + 42, middle - 42)), drawn.get_at((middle - 42, middle - 42))
    assert right[:3] == palette.rgb(palette.FOCUS)
    assert left[:3] != palette.rgb(palette.FOCUS)


def test_an_arrow_reaches_from_start_to_end() -> None:
    drawn, (left, top) = frames.arrow((100, 200), (300, 120), scale=2.0)
    seen = drawn.get_bounding_rect(min_alpha=120)
    assert abs(left + seen.left / 2 - 100) < 8
    assert abs(left + seen.right / 2 - 300) < 8
    assert abs(top + seen.top / 2 - 120) < 12


def test_an_arrow_of_no_length_is_drawn_too() -> None:
    drawn, _ = frames.arrow((50, 50), (50, 50))
    assert drawn.get_width() > 0


def test_pictures_are_made_once() -> None:
    assert frames.panel(204, 120) is frames.panel(204, 120)
    assert frames.shadow(92, 131) is frames.shadow(92, 131)
    assert frames.progress_ring(60, 0.2501) is frames.progress_ring(60, 0.2499)


def test_colours_are_mixed_and_checked() -> None:
    assert palette.mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert palette.rgb("#FF5A3C") == (255, 90, 60)
    with pytest.raises(ValueError, match="colour"):
        palette.rgb("red")


def test_a_drawing_needs_no_display_and_has_the_size_asked_for() -> None:
    drawn = vector.drawing(vector.box(0, 0, 10, 10, 0, "#FF0000"), (33, 17), (10, 10))
    assert drawn.get_size() == (33, 17)
    assert drawn.get_at((16, 8)) == (255, 0, 0, 255)
