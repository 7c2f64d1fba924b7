"""The window of any shape: a click acts on the thing drawn under it, and display changes lose nothing."""

from __future__ import annotations

import pygame
import pytest

from scenes import window
from scenes.app import App
from scenes.letterbox import LetterBox
from scenes.window import matching
from sprites.canvas import Canvas
from tests.stage.support import Noting, click, key, make_app

SHAPES = [
    (1280, 720), (960, 540), (1600, 900), (1920, 1080), (2560, 1440), (1280, 800), (1024, 768), (2560, 1080),
    (1440, 900), (1366, 768), (961, 541), (1111, 777), (3840, 2160),
]  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES)
def test_the_picture_fills_the_window_in_one_direction_and_is_centred(shape: tuple[int, int]) -> None:
    box = LetterBox.of(*shape).box
    assert box.w == shape[0] or box.h == shape[1]
    assert abs(box.w * 9 - box.h * 16) <= 16
    assert abs((shape[0] - box.right) - box.left) <= 1
    assert abs((shape[1] - box.bottom) - box.top) <= 1


@pytest.mark.parametrize("shape", SHAPES)
def test_the_outermost_pixels_are_on_the_canvas_and_the_bars_are_nothing(shape: tuple[int, int]) -> None:
    letterbox = LetterBox.of(*shape)
    box = letterbox.box
    for pixel in (
        box.topleft,
        (box.right - 1, box.top),
        (box.left, box.bottom - 1),
        (box.right - 1, box.bottom - 1),
    ):
        point = letterbox.to_logical(pixel)
        assert point is not None
        assert 0 <= point[0] < 1280
        assert 0 <= point[1] < 720
    for pixel in ((box.left - 1, box.centery), (box.right, box.centery), (box.centerx, box.top - 1)):
        assert letterbox.to_logical(pixel) is None
    assert letterbox.to_logical((box.centerx, box.bottom)) is None


@pytest.mark.parametrize("shape", SHAPES)
def test_the_edge_pixels_of_a_target_act_on_it_and_their_neighbours_do_not(shape: tuple[int, int]) -> None:
    letterbox = LetterBox.of(*shape)
    for rect in (pygame.Rect(0, 0, 40, 40), pygame.Rect(1240, 680, 40, 40), pygame.Rect(333, 277, 41, 43)):
        shown = letterbox.to_pixels(rect)
        inside = [shown.topleft, (shown.right - 1, shown.bottom - 1)]
        assert all(rect.collidepoint(letterbox.to_logical(pixel) or (-1, -1)) for pixel in inside)
        outside = [(shown.left - 1, shown.top), (shown.right, shown.bottom - 1), (shown.left, shown.bottom)]
        assert not any(rect.collidepoint(letterbox.to_logical(pixel) or (-1, -1)) for pixel in outside)


@pytest.mark.parametrize("shape", SHAPES[:9])
def test_what_is_drawn_at_a_pixel_is_what_a_click_there_means(shape: tuple[int, int]) -> None:
    """A white square drawn through canvas and letter-box has exactly the pixels that map into it."""
    letterbox = LetterBox.of(*shape)
    scale = letterbox.render_scale()
    canvas = Canvas(pygame.Surface((round(1280 * scale), round(720 * scale))), scale)
    square = pygame.Rect(400, 240, 80, 60)
    canvas.surface.fill((255, 255, 255), canvas.pixels(square))
    shown = pygame.transform.smoothscale(canvas.surface, letterbox.box.size)
    y = letterbox.box.h * 270 // 720
    for x in range(letterbox.box.w):
        logical = letterbox.to_logical((letterbox.box.x + x, letterbox.box.y + y))
        assert logical is not None
        lit = shown.get_at((x, y)).r
        if lit in (0, 255):
            assert square.collidepoint(logical) == (lit == 255)


@pytest.mark.parametrize("shape", [(1280, 720), (1024, 768), (2560, 1080), (960, 540)])
def test_clicks_arrive_in_a_window_of_that_shape(shape: tuple[int, int]) -> None:
    app = make_app(shape)
    scene = Noting()
    app.scenes.push(scene, "none")
    click(app, (399.5, 125))
    click(app, (400.5, 125))
    assert scene.presses() == ["two"]
    app.close()


def test_the_bars_act_on_nothing() -> None:
    app = make_app((1600, 720))
    scene = Noting()
    app.scenes.push(scene, "none")
    for x in (0, 159, 1440, 1599):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.handle(pygame.Event(kind, pos=(x, 100), button=1))
    assert scene.seen == ["build", "enter"]
    app.close()


@pytest.mark.parametrize(
    ("shape", "scale"),
    [((960, 540), 1.0), ((1280, 720), 1.0), ((1300, 731), 1.5), ((1920, 1080), 1.5), ((3840, 2160), 1.5)],
)
def test_the_render_scale_is_the_smallest_that_is_large_enough(shape: tuple[int, int], scale: float) -> None:
    assert LetterBox.of(*shape).render_scale() == scale
    assert LetterBox.of(*shape).render_scale(2.0) == 2.0


def test_a_resize_in_mid_match_shows_the_same_screen_at_the_new_size(app: App, scene: Noting) -> None:
    app.draw()
    app.window.resize((1920, 1080))
    app.handle(pygame.Event(pygame.WINDOWSIZECHANGED))
    assert app.canvas.scale == 1.5
    assert app.draw()
    assert app.window.surface.get_size() == (1920, 1080)
    assert app.window.surface.get_at((960, 1000))[:3] == app.canvas.colour("background")
    click(app, (500, 125))
    assert scene.presses() == ["two"]


def test_the_old_picture_fills_the_new_size_until_the_new_one_is_ready(app: App, scene: Noting) -> None:
    app.draw()
    app.window.resize((1920, 1080))
    assert app.window.surface.get_at((1900, 1060))[:3] == (0, 0, 0)
    app.handle(pygame.Event(pygame.WINDOWSIZECHANGED))
    assert app.window.surface.get_at((1900, 1060))[:3] == app.canvas.colour("background")
    assert app.frames_drawn == 1, "not drawn anew yet"


def test_bars_are_cleared_when_the_shape_changes(app: App, scene: Noting) -> None:
    app.draw()
    app.window.resize((1280, 900))
    app.handle(pygame.Event(pygame.WINDOWSIZECHANGED))
    app.draw()
    assert app.window.surface.get_at((10, 10))[:3] == (0, 0, 0)
    assert app.window.surface.get_at((640, 895))[:3] == (0, 0, 0)


def test_full_screen_and_back_keeps_size_and_scene(app: App, scene: Noting) -> None:
    for _ in range(5):
        app.set_fullscreen(True)
        app.draw()
        app.set_fullscreen(False)
        app.draw()
    assert app.window.normal_size == (1280, 720)
    assert app.window.surface.get_size() == (1280, 720)
    assert app.scenes.top is scene
    assert app.settings.window == "window"


def test_the_full_screen_key_works_everywhere_and_is_no_press(app: App, scene: Noting) -> None:
    scene.interaction.set_focus("one", by_keys=True)
    key(app, pygame.K_RETURN, pygame.KMOD_LALT)
    assert app.window.fullscreen
    key(app, pygame.K_F11)
    assert not app.window.fullscreen
    assert scene.presses() == []


def test_a_screen_that_refuses_leaves_a_window_and_a_message(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Refusing:
        def __init__(self, window: pygame.Window) -> None:
            self._window = window

        def __getattr__(self, name: str) -> object:
            return getattr(self._window, name)

        def set_fullscreen(self, desktop: bool = False) -> None:
            raise pygame.error("no such mode")

    monkeypatch.setattr(app.window, "_window", Refusing(app.window._window))
    app.scenes.push(Noting(), "none")
    assert not app.set_fullscreen(True)
    assert not app.window.fullscreen
    assert app.toasts.text


def test_the_window_size_is_remembered(app: App, scene: Noting) -> None:
    app.window.resize((1500, 900))
    app.remember_window()
    assert app.settings.window_size == (1500, 900)
    assert not app.settings.first_start


def test_losing_the_focus_hides_nothing(app: App, scene: Noting) -> None:
    app.draw()
    app.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    scene.changed()
    assert app.draw()


def test_closing_the_window_leaves_the_scenes_and_the_loop(app: App) -> None:
    scene = Noting()
    app.scenes.push(scene, "none")
    app.handle(pygame.Event(pygame.WINDOWCLOSE))
    assert not app.running
    app.scenes.clear()
    assert scene.seen[-1] == "leave"


@pytest.mark.parametrize("target", [(1600, 900), (1366, 768), (960, 540), (2560, 1440), (1921, 1081)])
def test_a_part_scaled_alone_fits_into_the_whole(target: tuple[int, int]) -> None:
    source, area = (1920, 1080), pygame.Rect(700, 333, 101, 57)
    taken, put = matching(area, source, target)
    assert taken.contains(area)
    assert pygame.Rect(0, 0, *source).contains(taken)
    for mine, theirs, mine_all, theirs_all in (
        (taken.left, put.left, source[0], target[0]),
        (taken.right, put.right, source[0], target[0]),
        (taken.top, put.top, source[1], target[1]),
        (taken.bottom, put.bottom, source[1], target[1]),
    ):
        assert mine * theirs_all == theirs * mine_all


def test_showing_a_part_leaves_the_rest_of_the_window(app: App, scene: Noting) -> None:
    app.window.resize((1600, 900))
    app.handle(pygame.Event(pygame.WINDOWSIZECHANGED))
    app.draw()
    app.canvas.surface.fill((250, 0, 0))
    app.window.present(app.canvas.surface, [pygame.Rect(960, 540, 120, 120)])
    assert app.window.surface.get_at((850, 500)).r > 240
    assert app.window.surface.get_at((700, 500)).r < 40


def test_a_maximised_window_is_remembered_with_the_size_it_had_before(app: App, scene: Noting) -> None:
    app.handle(pygame.Event(pygame.WINDOWMAXIMIZED))
    app.window._window.size = (1900, 1000)
    app.handle(pygame.Event(pygame.WINDOWSIZECHANGED))
    app.remember_window()
    assert (app.settings.window, app.settings.window_size) == ("maximised", (1280, 720))
    app.handle(pygame.Event(pygame.WINDOWRESTORED))
    app.window.resize((1000, 600))
    app.remember_window()
    assert (app.settings.window, app.settings.window_size) == ("window", (1000, 600))


def test_a_click_is_exact_where_window_units_are_not_pixels(app: App, scene: Noting) -> None:
    class HighDensity:
        """A window of 640x360 points that shows 1280x720 pixels."""

        size = (640, 360)

    real, app.window._window = app.window._window, HighDensity()  # type: ignore[assignment]
    assert app.window.to_logical((0, 0)) == (0.5, 0.5)
    assert app.window.to_logical((639, 359)) == (1278.5, 718.5)
    app.window._window = real


def test_gamepads_are_opened_and_dropped_as_they_come_and_go(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Pad:
        def __init__(self, index: int) -> None:
            if index > 5:
                raise pygame.error("gone again")

        def get_instance_id(self) -> int:
            return 42

    monkeypatch.setattr(pygame.joystick, "Joystick", Pad)
    app.handle(pygame.Event(pygame.JOYDEVICEADDED, device_index=0))
    app.handle(pygame.Event(pygame.JOYDEVICEADDED, device_index=9))
    assert len(app.gamepads) == 1
    app.handle(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=42))
    assert len(app.gamepads) == 0


@pytest.mark.parametrize(
    ("screen", "first", "state", "saved"),
    [
        ((1366, 768), (1120, 630), "maximised", (1366, 688)),
        ((1280, 720), (1120, 630), "maximised", (1280, 640)),
        ((1440, 900), (1280, 720), "window", (1440, 820)),
        ((2560, 1440), (1280, 720), "window", (1900, 1000)),
        ((3440, 1440), (1280, 720), "window", (1900, 1000)),
        ((3840, 2160), (1920, 1080), "window", (1900, 1000)),
        ((800, 600), (1120, 630), "maximised", (960, 540)),
    ],
)
def test_the_window_suits_the_screen(
    screen: tuple[int, int],
    first: tuple[int, int],
    state: str,
    saved: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(window, "_first_screen", lambda: screen)
    assert window.first_size((1280, 720)) == first
    assert window.start_state((1280, 720), "window") == state
    assert window.start_state((1280, 720), "fullscreen") == "fullscreen"
    assert window._fitting((1900, 1000)) == saved
