"""The built pictures as the game uses them: present, exact at each scale, opened once."""

from __future__ import annotations

import pygame
import pytest

from sprites import pictures
from sprites.palette import SUIT_ORDER

SCALES = (1.0, 1.5, 2.0)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("name", ["title", "ground", "desk"])
def test_a_background_covers_the_canvas_without_being_scaled(name: str, scale: float) -> None:
    assert (round(1280 * scale), round(720 * scale)) in {(p.width, p.height) for p in pictures.prints()[name]}
    assert pictures.background(name, scale).get_size() == (round(1280 * scale), round(720 * scale))


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("index", range(1, 6))
def test_a_district_has_a_print_for_each_scale(index: int, scale: float) -> None:
    widths = {p.width for p in pictures.prints()[f"district_{pictures.DISTRICTS[index - 1]}"]}
    assert round(136 * scale) in widths
    assert pictures.district(index, 136, 110, scale).get_size() == (round(136 * scale), round(110 * scale))


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("width", [92, 184])
def test_board_and_inspect_cards_have_a_print_for_each_scale(width: int, scale: float) -> None:
    widths = {p.width for p in pictures.prints()["vignette_5"]}
    assert round(83 * width / 92 * scale + 1e-6) in widths or int(83 * width / 92 * scale + 0.5) in widths


def test_the_full_art_of_a_card_is_large() -> None:
    assert all(pictures.prints()[f"vignette_{value}"][-1].width >= 528 for value in range(1, 9))


def test_the_views_of_the_districts_differ() -> None:
    views = {pygame.image.tobytes(pictures.district(index, 136, 110), "RGB") for index in range(1, 6)}
    assert len(views) == 5


@pytest.mark.parametrize("index", [0, 6])
def test_there_are_five_districts(index: int) -> None:
    with pytest.raises(IndexError):
        pictures.district(index, 136, 110)


def test_the_four_suits_print_one_vignette_in_four_colours() -> None:
    prints = {suit: pictures.vignette(3, suit, 83, 102) for suit in SUIT_ORDER}
    means = {pygame.transform.average_color(prints[suit])[:3] for suit in SUIT_ORDER}
    assert len(means) == 4


def test_a_cell_outside_the_strip_is_refused() -> None:
    with pytest.raises(IndexError):
        pictures.picture("vignette_3", 83, 102, 1.0, 4)
    with pytest.raises(ValueError, match="substring"):
        pictures.vignette(3, "Z", 83, 102)


def test_an_unknown_picture_is_refused() -> None:
    with pytest.raises(KeyError):
        pictures.picture("mona_lisa", 10, 10)


@pytest.mark.parametrize("who", ["dracula", "hunter"])
def test_a_portrait_uses_the_crop_of_its_proportions(who: str) -> None:
    wide, tall = pictures.portrait(who, 188, 120), pictures.portrait(who, 188, 214)
    assert wide.get_size() == (188, 120)
    assert tall.get_size() == (188, 214)
    assert pictures.portrait(("dracula", "hunter").index(who), 188, 120) is wide


def test_other_proportions_are_cut_out_of_the_middle() -> None:
    square = pictures.picture("title", 300, 300)
    assert square.get_size() == (300, 300)
    full = pictures.background("title")
    same_place = pygame.transform.smoothscale(full.subsurface((280, 0, 720, 720)), (300, 300))
    near = [
        (a[:3], b[:3])
        for a, b in ((square.get_at(p), same_place.get_at(p)) for p in ((30, 30), (150, 60), (270, 20)))
    ]
    assert all(abs(x - y) < 60 for one, two in near for x, y in zip(one, two, strict=True))


def test_a_picture_is_made_once_and_its_file_opened_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = pictures.seal("dracula", "whole")
    monkeypatch.setattr(pygame.image, "load", lambda *_: pytest.fail("opened again"))
    assert pictures.seal(0, "whole") is first
    assert pictures.seal("dracula", "whole", size=97).get_size() == (97, 97)


def test_the_halves_of_a_seal_make_up_the_whole() -> None:
    whole, left, right = (pictures.seal("hunter", piece) for piece in pictures.SEAL_PIECES)
    spots = [(x, y) for x in range(40, 160, 7) for y in range(40, 160, 7)]
    assert all(abs(left.get_at(p).a + right.get_at(p).a - whole.get_at(p).a) <= 6 for p in spots)
    assert left.get_at((40, 97)).a > 200 > 20 > right.get_at((40, 97)).a


def test_the_book_is_see_through_outside_its_cover_only() -> None:
    book = pictures.book()
    assert book.get_at((589, 0)).a == 0
    assert book.get_at((300, 300)).a == 255


def test_a_burning_card_loses_more_at_every_stage() -> None:
    card = pygame.Surface((92, 131), pygame.SRCALPHA)
    card.fill((200, 190, 160, 255))
    left = [
        pygame.mask.from_surface(pictures.burned(card, stage), 60).count()
        for stage in range(pictures.BURN_STAGES)
    ]
    assert left == sorted(left, reverse=True)
    assert left[0] > 0.8 * 92 * 131
    assert left[-1] < 0.05 * 92 * 131


def test_a_bat_beats_its_wings() -> None:
    frames = [pictures.bat(frame, 120) for frame in range(pictures.BAT_FRAMES)]
    heights = [frame.get_bounding_rect().centery for frame in frames]
    assert heights == sorted(heights)
    assert len(set(heights)) == 3


def test_opaque_pictures_carry_no_alpha() -> None:
    assert not pictures.background("ground").get_flags() & pygame.SRCALPHA


def test_warming_opens_the_prints_of_a_scale() -> None:
    pictures.warm(("back_hunter",), 1.0)
    assert pictures.back("hunter", 92, 131).get_size() == (92, 131)
