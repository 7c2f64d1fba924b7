"""Card faces, counters and marks: 32 cards that differ, states that can be told, sizes at every scale."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from sprites import faces
from sprites.palette import SUIT_ORDER

SCALES = (1.0, 1.5, 2.0)


def pixels_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def light(surface: pygame.Surface) -> int:
    return sum(pygame.transform.average_color(surface)[:3])


def test_no_two_of_the_32_cards_look_alike() -> None:
    cards = {pixels_of(faces.dracula_card(value, suit)) for value in range(1, 9) for suit in SUIT_ORDER}
    assert len(cards) == 32


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("width", [82, 92, 184])
def test_a_card_has_the_size_of_its_width(width: int, scale: float) -> None:
    w, h = faces.card_size(width)
    wanted = (round(w * scale), round(h * scale))
    assert faces.dracula_card(4, "O", width, scale, "Cambia dos").get_size() == wanted
    assert faces.dracula_back("dracula", width, scale).get_size() == wanted


def test_the_board_card_keeps_its_anatomy() -> None:
    assert faces.card_size(92) == (92, 131)
    assert faces.card_size(184) == (184, 262)


def test_card_corners_are_round_and_the_rest_is_solid() -> None:
    for card in (faces.dracula_card(7, "B"), faces.dracula_back("hunter")):
        assert card.get_at((0, 0)).a == 0
        assert card.get_at((46, 65)).a == 255


def test_the_ribbon_shows_the_colour_of_the_suit() -> None:
    card = faces.dracula_card(1, "O", 184)
    red, _, blue = card.get_at((18, 70))[:3]
    assert blue > red + 50


@pytest.mark.parametrize(
    "label", ["Fin de ronda", "Cambia triunfo", "Intercambia hasta", "Swap the trump one"]
)
@pytest.mark.parametrize("width", [82, 92])
def test_the_foot_keeps_its_words_inside_the_card(label: str, width: int) -> None:
    bare, worded = faces.dracula_card(3, "X", width, 2.0), faces.dracula_card(3, "X", width, 2.0, label)
    apart = pygame.surfarray.array3d(bare).astype(int) - pygame.surfarray.array3d(worded)
    columns, rows = np.where(np.abs(apart).max(axis=2) > 12)
    assert 4 <= columns.min() < columns.max() <= bare.get_width() - 4
    assert rows.max() <= bare.get_height() - 4


def test_states_can_be_told_apart() -> None:
    looks = [pixels_of(faces.dracula_card(5, "S", state=state)) for state in faces.CARD_STATES]
    assert all(a != b for a, b in combinations(looks, 2))
    assert light(faces.dracula_card(5, "S", state="dim")) < 0.75 * light(faces.dracula_card(5, "S"))
    assert faces.dracula_card(5, "S", state="ghost").get_at((46, 65)).a == pytest.approx(0.47 * 255, abs=2)
    with pytest.raises(KeyError):
        faces.dracula_card(5, "S", state="angry")


def test_a_card_is_made_once() -> None:
    assert faces.dracula_card(2, "B", 92, 1.0, "Revela") is faces.dracula_card(2, "B", 92, 1.0, "Revela")


def test_the_two_backs_differ() -> None:
    assert pixels_of(faces.dracula_back(0)) != pixels_of(faces.dracula_back(1))
    assert pixels_of(faces.dracula_back(1)) == pixels_of(faces.dracula_back("hunter"))


def test_turning_shows_the_front_then_the_back_at_the_same_height() -> None:
    front, back = faces.dracula_card(1, "X"), faces.dracula_back()
    widths = [faces.turning(front, back, share).get_width() for share in (0, 0.25, 0.5, 0.75, 1)]
    assert widths == [92, 46, 1, 46, 92]
    assert {faces.turning(front, back, share).get_height() for share in (0, 0.3, 0.9)} == {131}
    assert pixels_of(faces.turning(front, back, 1)) == pixels_of(back)


def test_a_person_turns_into_a_vampire() -> None:
    assert pixels_of(faces.townsfolk_turning(2, 0)) == pixels_of(faces.townsfolk(2, False))
    assert pixels_of(faces.townsfolk_turning(2, 1)) == pixels_of(faces.townsfolk(2, True))


@pytest.mark.parametrize("scale", SCALES)
def test_counters_and_marks_have_their_sizes(scale: float) -> None:
    drawn = {
        30: faces.townsfolk(1, False, 15, scale),
        34: faces.token("X", 17, scale),
        84: faces.token("B", 42, scale),
        18: faces.health_drop(True, 18, scale),
        26: faces.eye_badge(True, False, 13, scale),
        24: faces.number_badge(5, 12, scale),
        46: faces.skull_badge(23, scale),
    }
    assert {side: surface.get_width() for side, surface in drawn.items()} == {
        side: round(side * scale) for side in drawn
    }


def test_marks_that_mean_different_things_look_different() -> None:
    groups = (
        [faces.townsfolk(kind, False) for kind in range(faces.TOWNSFOLK_KINDS)] + [faces.townsfolk(0, True)],
        [faces.eye_badge(mine, half) for mine in (False, True) for half in (False, True)],
        [faces.moon(3, state) for state in faces.MOON_STATES] + [faces.moon(4, "current")],
        [faces.health_drop(full) for full in (False, True)],
        [faces.token(suit) for suit in SUIT_ORDER],
        [faces.ink_blot(variant, 12) for variant in range(3)],
        [faces.weather_vane(62, rightwards=way) for way in (False, True)],
        [faces.district_ribbon(156, hot) for hot in (False, True)],
    )
    for group in groups:
        looks = [pixels_of(surface) for surface in group]
        assert all(a != b for a, b in combinations(looks, 2))


def test_particles_are_soft_at_their_rim() -> None:
    for particle in (faces.spark(14), faces.dust(14)):
        assert particle.get_at((0, 0)).a == 0
        assert particle.get_at((14, 14)).a > 100


def test_the_leaving_players_carte_is_grey() -> None:
    here, gone = (faces.carte("hunter", "Van Helsing", "Bruno", active) for active in (True, False))
    assert here.get_size() == gone.get_size() == (204, 292)
    assert light(gone) < light(here)


def test_a_hot_district_has_a_red_rim() -> None:
    red, green, _ = faces.district_tile(4, hot=True).get_at((1, 180))[:3]
    assert red > green + 80
    assert faces.district_tile(4).get_size() == (144, 196)


def test_a_title_plate_names_its_hero() -> None:
    plain, named = faces.title_plate("dracula", ""), faces.title_plate("dracula", "Drácula")
    assert named.get_size() == (148, 207)
    assert pixels_of(plain) != pixels_of(named)
