"""Memory: the shelf of kept pictures never grows too heavy, and a scene that was left is swept away."""

from __future__ import annotations

import gc
import weakref

import pygame

from scenes.app import App
from sprites import lettering
from sprites.kept import ROOM, SHELF, Shelf, weight_of
from tests.stage.support import Noting, make_app

KILOBYTE = 16 * 16 * 4


def picture(side: int = 16) -> pygame.Surface:
    return pygame.Surface((side, side), 0, 32)


def test_a_picture_is_made_once_for_its_arguments() -> None:
    shelf, made = Shelf(), []

    @shelf.kept
    def card(value: int, *, scale: float = 1.0) -> pygame.Surface:
        made.append((value, scale))
        return picture()

    assert card(1) is card(1)
    assert card(1, scale=2.0) is card(1, scale=2.0)
    assert card(1) is not card(2)
    assert made == [(1, 1.0), (1, 2.0), (2, 1.0)]


def test_makers_with_the_same_arguments_do_not_meet() -> None:
    shelf = Shelf()
    front, back = shelf.kept(lambda side: picture(side)), shelf.kept(lambda side: picture(side + 1))
    assert front(3).get_width() == 3
    assert back(3).get_width() == 4


def test_what_was_used_longest_ago_goes_first() -> None:
    shelf, made = Shelf(room=3 * KILOBYTE), []

    @shelf.kept
    def card(value: int) -> pygame.Surface:
        made.append(value)
        return picture()

    for value in (1, 2, 3, 1, 4, 1, 2):
        card(value)
    assert made == [1, 2, 3, 4, 2]
    assert (len(shelf), shelf.weight) == (3, 3 * KILOBYTE)
    shelf.clear()
    assert (len(shelf), shelf.weight) == (0, 0)


def test_with_less_room_the_oldest_go_at_once() -> None:
    shelf = Shelf(room=3 * KILOBYTE)
    card = shelf.kept(lambda value: picture())
    first, second = card(1), card(2)
    shelf.make_room(KILOBYTE)
    assert (len(shelf), shelf.weight) == (1, KILOBYTE)
    assert card(2) is second and card(1) is not first


def test_the_room_follows_the_render_scale() -> None:
    app = make_app()
    app.window.resize((1920, 1080))
    app._resized()
    assert app.canvas.scale == 1.5
    assert (SHELF.room, lettering._rendered._limit) == (1.5 * ROOM, 1.5 * lettering.ROOM)
    app.window.resize((1280, 720))
    app._resized()
    assert (SHELF.room, lettering._rendered._limit) == (ROOM, lettering.ROOM)
    app.close()


def test_the_newest_stays_even_if_it_alone_is_too_heavy() -> None:
    shelf = Shelf(room=KILOBYTE)
    large = shelf.kept(lambda: picture(64))
    assert large() is large()


def test_the_weight_is_that_of_all_surfaces() -> None:
    assert weight_of(picture()) == KILOBYTE
    assert weight_of((picture(), (picture(), 3))) == 2 * KILOBYTE
    assert weight_of(None) == 0


def test_a_scene_that_was_left_is_swept_away_after_the_next_frame(app: App) -> None:
    gone = Noting()
    gone.itself = gone  # type: ignore[attr-defined]  # scenes and their widgets know each other
    app.scenes.push(gone, "none")
    watched = weakref.ref(gone)
    del gone
    app.scenes.reset(Noting(), "none")
    assert app.chores.count(gc.collect) == 1
    app.scenes.replace(Noting(), "none")
    assert app.chores.count(gc.collect) == 1
    app.draw()
    while app.chores:
        app.chores.pop(0)()
    assert watched() is None
