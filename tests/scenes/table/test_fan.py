"""A hand as a fan: nothing lies outside, every card can be pressed, and hit areas never move."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import Rect

from scenes.epikha import layout as epikha
from scenes.table import fan
from scenes.table.fan import Fan, FanRoom
from scenes.vitorian import layout as vitorian
from sprites.focus import SMALLEST_TARGET

ROOM = FanRoom(Rect(236, 560, 792, 160), (122, 171), (142, 199), 520)


@pytest.mark.parametrize("count", range(1, 31))
def test_every_card_that_is_shown_can_be_pressed_and_none_lies_on_another(count: int) -> None:
    places = Fan(ROOM, count).places()
    assert len(places) == min(count, fan.MOST)
    for place in places:
        assert place.area.w >= SMALLEST_TARGET and place.area.h >= SMALLEST_TARGET
        assert ROOM.area.contains(place.area)
    assert all(not left.area.colliderect(right.area) for left, right in pairwise(places))
    assert all(left.area.right <= right.area.left for left, right in pairwise(places))


def test_a_few_cards_lie_wide_and_many_close_up() -> None:
    assert Fan(ROOM, 5).pitch == fan.PITCH
    pitches = [Fan(ROOM, count).pitch for count in range(2, fan.MOST + 1)]
    assert pitches == sorted(pitches, reverse=True)
    narrow = FanRoom(Rect(0, 0, 300, 160), (122, 171), (142, 199), 0)
    assert Fan(narrow, fan.MOST).pitch == fan.NARROWEST


def test_the_fan_is_turned_by_the_step_about_its_middle() -> None:
    turns = [place.turn for place in Fan(ROOM, 5).places()]
    assert turns == pytest.approx([5.2, 2.6, 0.0, -2.6, -5.2])
    lows = [place.centre[1] for place in Fan(ROOM, 5).places()]
    assert lows == pytest.approx([lows[2] + 16, lows[2] + 4, lows[2], lows[2] + 4, lows[2] + 16])
    assert Fan(ROOM, 1).place(0).turn == 0
    widest = Fan(ROOM, 15).places()
    assert widest[0].turn - widest[-1].turn == pytest.approx(fan.WIDEST)


def test_from_sixteen_cards_on_the_fan_scrolls() -> None:
    assert not Fan(ROOM, 15).scrolls
    hand = Fan(ROOM, 20)
    assert hand.scrolls and list(hand.shown) == list(range(15)) and (hand.before, hand.beyond) == (0, 5)
    on = hand.scrolled(3)
    assert list(on.shown) == list(range(3, 18)) and (on.before, on.beyond) == (3, 2)
    assert hand.scrolled(99).beyond == 0 and on.scrolled(-99).before == 0
    left, right = on.arrows
    assert min(left.w, left.h) >= SMALLEST_TARGET
    for place in on.places():
        assert not place.area.colliderect(left) and not place.area.colliderect(right)


@pytest.mark.parametrize(
    ("first", "wanted", "start"), [(0, 15, 1), (0, 19, 5), (5, 4, 4), (3, 8, 3), (5, 0, 0)]
)
def test_a_card_is_brought_into_sight_by_the_shortest_way(first: int, wanted: int, start: int) -> None:
    shown = Fan(ROOM, 20, first).showing(wanted).shown
    assert wanted in shown and shown.start == start


def test_a_hand_that_has_shrunk_is_still_shown_whole() -> None:
    assert list(Fan(ROOM, 16, first=9).shown) == list(range(1, 16))
    assert list(Fan(ROOM, 4, first=9).shown) == [0, 1, 2, 3]


def test_a_raised_card_stands_upright_and_its_neighbours_make_room() -> None:
    hand = Fan(ROOM, 9)
    centre, turn, size = hand.raised(0)
    assert turn == 0 and size == pytest.approx(142 / 122)
    assert centre[1] - 199 / 2 == 520 and centre[0] - 142 / 2 >= ROOM.area.left
    assert hand.raised(4, 0.0) == (hand.place(4).centre, hand.place(4).turn, 1.0)
    for number in range(9):
        rest, moved = hand.place(number), hand.beside(number, 4)
        assert moved.area == rest.area
        slide = moved.centre[0] - rest.centre[0]
        assert (slide > 0) == (number > 4) and (slide < 0) == (number < 4)
    assert hand.beside(5, 4).centre[0] - hand.place(5).centre[0] == fan.SLIDE
    assert hand.beside(5, 4, 0.5).centre[0] - hand.place(5).centre[0] == fan.SLIDE / 2


TIP = "Una carta que dice [b]bastante[/b] de lo que hace, con su coste y su Nivel. " * 2


@pytest.mark.parametrize("room", [epikha.HAND, vitorian.HAND], ids=["epikha", "vitorian"])
@pytest.mark.parametrize("count", [1, 2, 4, 5, 7, 10, 15])
def test_the_other_cards_give_way_to_what_is_said_of_one(room: FanRoom, count: int) -> None:
    hand = Fan(room, count)
    wide, high = hand.card
    for raised in hand.shown:
        risen, tip = hand.risen(raised), hand.tip_room(raised, TIP)
        assert not tip.colliderect(risen) and Rect(0, 0, 1280, 720).contains(tip)
        for number in hand.shown:
            place = hand.aside(number, raised, tip)
            assert place.area == hand.place(number).area, "what is pressed never moves"
            middle = place.centre[0]
            assert room.area.left <= middle <= room.area.right
            if number != raised:
                card = Rect(0, 0, wide, high)
                card.center = (round(middle), round(place.centre[1]))
                assert card.clip(tip).w <= 6, "nothing of a card lies under it"


def test_a_tooltip_pushes_little_by_little() -> None:
    hand = Fan(ROOM, 5)
    tip = hand.tip_room(1, TIP)
    assert tip.left > hand.risen(1).right
    rest, half, there = (hand.aside(2, 1, tip, share).centre[0] for share in (0.0, 0.5, 1.0))
    assert rest == hand.beside(2, 1).centre[0] and half == pytest.approx((rest + there) / 2) and there > rest
    assert hand.aside(0, 1, tip) == hand.beside(0, 1), "at the other side nothing is moved"


def test_what_says_more_gets_a_wider_tooltip_and_signs_do_not_count() -> None:
    widths = [fan.tip_width("a" * n) for n in (40, 250, 350, 450)]
    assert widths == sorted(set(widths)) and widths[0] == 206
    assert fan.tip_width("a" * 150) < fan.tip_width("a" * 150, 1.25), "larger letters need more room"
    assert fan.tip_width("[icon:helmet]" * 40 + "[b]kurz[/b]") == 206


def test_up_to_ten_cards_lie_open_and_of_more_a_strip_is_to_be_read() -> None:
    for room in (epikha.HAND, vitorian.HAND):
        for count in range(1, 11):
            assert all(Fan(room, count).strip(number) is None for number in range(count))
        for count in (11, 15, 22):
            hand = Fan(room, count)
            strips = [hand.strip(number) for number in hand.shown]
            assert strips[-1] is None and all(strip == hand.pitch >= 42 for strip in strips[:-1])


def test_what_is_under_the_hand_is_what_shows_there() -> None:
    hand = Fan(ROOM, 12)
    for place in hand.places():
        assert hand.at(place.area.center) == place.number
    assert hand.at((640, 100)) is None


@pytest.mark.parametrize("count", [0, 1, 2, 5, 9, 30])
def test_the_backs_of_a_covered_hand_stay_inside(count: int) -> None:
    area = Rect(236, 560, 108, 140)
    places = fan.covered(area, (62, 87), count)
    assert len(places) == min(count, fan.BACKS)
    for place in places:
        assert area.left <= place.centre[0] - 31 and place.centre[0] + 31 <= area.right
    assert [place.turn for place in places] == sorted((place.turn for place in places), reverse=True)
