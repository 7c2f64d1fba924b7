"""Faces of the cards of glass: sizes, states that can be told, and a look for everything of the game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.epikha import words
from sprites import badges, glass, icons, palette
from sprites.glass import CardFace, TokenFace, cards, model, tokens
from sprites.windows import OUTLINES

SCALES = (1.0, 1.5, 2.0)
FIRE_ARROW = CardFace(
    "E17", "Flecha de Fuego", "empiria", "spell", 2, 5, 10, 0, ("perforador",), ("Perforador",), "fuego"
)
PALADIN = TokenFace("E06", "P. de Hierro", "empiria", "character", 2, 10, 15, 10, 15)


def points(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def light(surface: pygame.Surface) -> int:
    return sum(pygame.transform.average_color(surface)[:3])


# --- sizes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("width", [122, 132, 136, 148])
def test_a_card_has_the_size_of_its_width(width: int, scale: float) -> None:
    w, h = glass.card_size(width)
    wanted = (round(w * scale), round(h * scale))
    assert glass.card_m(FIRE_ARROW, width, scale).get_size() == wanted
    assert glass.back("empiria", width, scale).get_size() == wanted


@pytest.mark.parametrize("scale", SCALES)
def test_a_covered_card_tells_its_name_and_cost_in_the_strip_that_shows(scale: float) -> None:
    def strip(face: CardFace) -> bytes:
        picture = glass.card_strip(face, 101, 48.0, scale)
        assert picture.get_size() == glass.card_m(face, 101, scale).get_size()
        return points(picture.subsurface((0, 0, round(48 * scale), picture.get_height())))

    others = (replace(FIRE_ARROW, name="Rayo"), replace(FIRE_ARROW, cost=10), replace(FIRE_ARROW, element=""))
    assert len({strip(face) for face in (FIRE_ARROW, *others)}) == 4


@pytest.mark.parametrize("scale", SCALES)
def test_the_anatomies_keep_their_measures(scale: float) -> None:
    assert glass.card_size(136) == (136, 191)
    for size in (glass.TOKEN, glass.SMALL):
        wanted = tuple(round(side * scale) for side in size)
        assert glass.token(PALADIN, *size, scale).get_size() == wanted
        assert glass.slot("arch", *size, scale).get_size() == wanted
    assert glass.card_l(FIRE_ARROW, "", (), scale).get_size() == (264 * scale, 370 * scale)
    assert glass.battlefield(scale).get_size() == (1280 * scale, 720 * scale)


def test_corners_are_round_and_the_rest_is_solid() -> None:
    for surface in (glass.card_m(FIRE_ARROW), glass.back("abaron"), glass.token(PALADIN)):
        w, h = surface.get_size()
        assert surface.get_at((0, 0)).a == surface.get_at((w - 1, h - 1)).a == 0
        assert surface.get_at((w // 2, h // 2)).a == 255


@pytest.mark.parametrize("kind", words.TYPES)
def test_a_window_is_cut_to_the_outline_of_its_type(kind: str) -> None:
    shown = glass.window("E17", kind, 120, 132)
    assert shown.get_at((60, 66)).a == 255
    assert shown.get_at((0, 0)).a == 0
    assert glass.SHAPE[kind] in OUTLINES


def test_only_the_last_large_cards_are_kept() -> None:
    first = glass.card_l(FIRE_ARROW, "", ("0",))
    assert glass.card_l(FIRE_ARROW, "", ("0",)) is first
    for number in range(1, cards.LARGE_KEPT + 1):
        glass.card_l(FIRE_ARROW, "", (str(number),))
    assert glass.card_l(FIRE_ARROW, "", ("0",)) is not first


# --- what must be told apart -----------------------------------------------------------------------------


def test_every_state_of_a_token_changes_its_picture() -> None:
    changes = (
        *({"cracked": True}, {"spent": True}, {"markers": 1}, {"markers": 2}, {"rules": ("acorazado",)}),
        *({"force": 15}, {"force": 5}, {"vital": 5}, {"level": 3}, {"type": "spirit"}, {"house": "abaron"}),
    )
    shown = {points(glass.token(replace(PALADIN, **change))) for change in changes}
    assert len(shown | {points(glass.token(PALADIN))}) == len(changes) + 1


def test_the_second_number_is_a_heart_of_who_lives_and_a_shield_of_things() -> None:
    bodies = {kind: points(glass.card_m(replace(FIRE_ARROW, type=kind, code="E17"))) for kind in words.TYPES}
    assert bodies["spell"] == bodies["continuous"]
    assert points(glass.badge("vital", "5", 12)) != points(glass.badge("resistance", "5", 12))


def test_a_changed_number_is_green_when_better_and_reddish_when_worse() -> None:
    place = pygame.Rect(5, 66, 17, 17)
    better, worse = (
        pygame.transform.average_color(glass.token(replace(PALADIN, printed_force=n)).subsurface(place))
        for n in (5, 15)
    )
    assert better[1] > worse[1] and better[0] < worse[0]


def test_who_has_done_its_magic_is_paler_and_darker() -> None:
    assert light(glass.token(replace(PALADIN, spent=True))) < light(glass.token(PALADIN)) * 0.8


def test_forging_has_a_stone_of_its_own() -> None:
    assert points(glass.card_m(FIRE_ARROW)) != points(glass.card_m(replace(FIRE_ARROW, forge=True)))


@pytest.mark.parametrize("chosen", [True, False])
def test_a_medal_says_what_is_left(chosen: bool) -> None:
    medals = {points(glass.medal("E13", "object", left, chosen=chosen)) for left in ("", "5", "15")}
    assert len(medals) == 3


def test_a_chosen_medal_has_a_golden_rim() -> None:
    chosen, plain = (
        glass.medal("E13", "object", "5", chosen=state).get_at((17, 1)) for state in (True, False)
    )
    assert sum(chosen[:3]) > sum(plain[:3])


def test_a_hot_space_can_be_told_from_a_cold_one_and_an_arch_from_a_lozenge() -> None:
    kinds = [("arch", False), ("arch", True), ("lozenge", False), ("lozenge", True)]
    assert len({points(glass.slot(kind, hot=hot)) for kind, hot in kinds}) == 4
    with pytest.raises(KeyError):
        glass.slot("roundel")


def test_a_chain_tells_mine_from_theirs_and_what_comes_next() -> None:
    links = [
        glass.chain_link("E17", "spell", "empiria", order, mine=mine, next_up=first)
        for order, mine, first in ((1, True, True), (1, True, False), (1, False, False), (2, True, False))
    ]
    assert len({points(link) for link in links}) == len(links)


def test_a_unit_shows_how_many_stand_in_it_and_is_as_wide_as_its_fan() -> None:
    pair, troop = (glass.unit((PALADIN,) * count, 30, 45) for count in (2, 5))
    assert pair.get_width() == 82 + tokens.FAN
    assert troop.get_width() == 82 + 2 * tokens.FAN
    assert points(troop) != points(glass.unit((PALADIN,) * 4, 30, 45))


def test_a_stack_counts_its_cards() -> None:
    assert len({points(glass.stack(PALADIN, count)) for count in range(1, 6)}) == 5


def test_the_bar_of_vital_is_filled_to_its_share() -> None:
    bars = [glass.vital_bar(share) for share in (0.0, 0.25, 0.5, 1.0)]
    greens = [pygame.transform.average_color(bar)[1] for bar in bars]
    assert greens == sorted(greens) and len(set(greens)) == 4
    assert points(glass.vital_bar(2.0)) == points(glass.vital_bar(1.0))
    assert points(glass.vital_bar(0.5, mine=False)) != points(glass.vital_bar(0.5))


def test_marks_of_the_forecast_differ() -> None:
    marks = (glass.damage("-5"), glass.damage("-5", True), glass.doomed(), glass.reticle(), glass.gem())
    assert len({points(mark) for mark in marks}) == len(marks)


def test_the_hall_lies_in_the_light_of_both_houses() -> None:
    blue, other = (glass.battlefield(1.0, mine, "abaron") for mine in ("empiria", "wild"))
    far, near = pygame.Rect(116, 0, 900, 200), pygame.Rect(116, 340, 900, 200)
    assert points(blue.subsurface(far)) == points(other.subsurface(far))
    assert points(blue.subsurface(near)) != points(other.subsurface(near))


def test_each_half_of_the_hall_is_clearly_of_the_colour_of_its_house() -> None:
    """Violet above, blue below, in the dark stone too, which takes little of a light that falls on it."""
    hall = glass.battlefield(1.0, "empiria", "abaron")
    far = pygame.transform.average_color(hall, pygame.Rect(116, 60, 900, 200))
    near = pygame.transform.average_color(hall, pygame.Rect(116, 340, 900, 200))
    assert far[0] > near[0] + 8 and near[1] > far[1] + 4
    assert min(far[2], near[2]) > max(far[0], far[1])


# --- everything of the game has its look -----------------------------------------------------------------


def test_every_rule_and_element_has_an_icon_of_its_own() -> None:
    assert tuple(glass.RULE_ICON) == words.RULES
    assert set(glass.ELEMENT_ICON) == set(words.ELEMENTS)
    for signs in (glass.RULE_ICON, glass.ELEMENT_ICON):
        assert len(set(signs.values())) == len(signs)
        assert set(signs.values()) <= set(icons.ICONS)


def test_no_two_rules_look_alike_in_small() -> None:
    shown = {rule: glass.sign(rule, 16) for rule in words.RULES}
    for one, other in combinations(words.RULES, 2):
        assert points(shown[one]) != points(shown[other])


def test_a_rule_that_does_not_act_is_struck_through() -> None:
    assert points(glass.sign("veloz", used=True)) != points(glass.sign("veloz"))


def test_every_type_of_card_has_a_shape_and_a_sign() -> None:
    assert tuple(glass.SHAPE) == tuple(glass.TYPE_ICON) == words.TYPES
    assert set(glass.TYPE_ICON.values()) <= set(icons.ICONS)
    assert all(glass.kind_sign(kind, "wild").get_width() == 24 for kind in words.TYPES)


def test_no_two_houses_have_the_same_back() -> None:
    assert len({points(glass.back(house)) for house in glass.HOUSE_COLOUR}) == len(glass.HOUSE_COLOUR)


# --- numbers can be read ---------------------------------------------------------------------------------


def _luminance(colour: str) -> float:
    parts = [value / 255 for value in palette.rgb(colour)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("ink", [badges.WHITE, badges.BETTER, badges.WORSE])
@pytest.mark.parametrize("base", [model.FORCE, model.VITAL, model.RESISTANCE])
def test_a_number_stands_out_from_its_badge(ink: str, base: str) -> None:
    assert (_luminance(ink) + 0.05) / (_luminance(base) + 0.05) >= 4.5


def test_three_digits_get_a_larger_badge() -> None:
    player = replace(PALADIN, type="player", printed_vital=200)
    low, high = (glass.token(replace(player, vital=vital)) for vital in (99, 100))
    assert low.get_at((58, 78)) != high.get_at((58, 78))
