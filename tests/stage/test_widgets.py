"""The controls do what they say with mouse and keys alike, and keep their hit areas."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from scenes.app import App
from scenes.audit import Audit
from sprites.canvas import SIZE, Canvas
from sprites.focus import SMALLEST_TARGET, Target
from sprites.intent import Intent
from sprites.widgets import (
    Button,
    Choice,
    DialogBox,
    IconButton,
    Look,
    ScrollArea,
    ScrollList,
    Slider,
    TextField,
    Toggle,
    Tooltip,
)
from sprites.widgets.tooltip import beside, placed, standing
from tests.stage.support import Noting, click, key, mouse


def canvas() -> Canvas:
    return Canvas(pygame.Surface(SIZE))


def test_a_toggle_goes_on_and_off() -> None:
    heard: list[bool] = []
    toggle = Toggle("t", (0, 0, 200, 44), "Motion", False, heard.append)
    toggle.press("t")
    toggle.press("t")
    assert heard == [True, False]


def slider(**more: Any) -> tuple[Slider, list[float]]:
    heard: list[float] = []
    return Slider("s", (100, 100, 400, 44), "Music", 0.5, heard.append, **more), heard


def test_a_slider_moves_in_steps_and_stops_at_its_ends() -> None:
    control, heard = slider()
    for _ in range(7):
        control.handle(Intent("right"), "s")
    assert heard == [0.6, 0.7, 0.8, 0.9, 1.0]
    control.handle(Intent("left"), "s")
    assert control.value == 0.9


def test_arrows_pass_a_slider_that_has_not_the_focus() -> None:
    control, heard = slider()
    assert not control.handle(Intent("right"), None)
    assert not heard


def test_a_slider_follows_the_mouse_until_it_is_let_go(app: App, scene: Noting) -> None:
    control, heard = slider()
    scene.widgets.clear()
    scene.widgets.add(control)
    start, end = control._track()
    mouse(app, pygame.MOUSEBUTTONDOWN, (start, 122))
    mouse(app, pygame.MOUSEMOTION, (end + 30, 300))
    mouse(app, pygame.MOUSEBUTTONUP, (end + 30, 300))
    mouse(app, pygame.MOUSEMOTION, (start, 122))
    assert heard == [0.0, 1.0]


def test_a_closed_slider_stays() -> None:
    control, heard = slider(enabled=False, why="no sound")
    control.handle(Intent("right"), "s")
    control.handle(Intent("press", pos=(300, 120)), None)
    assert not heard


def test_a_choice_has_a_target_for_each_option(app: App, scene: Noting) -> None:
    heard: list[object] = []
    scene.widgets.clear()
    scene.widgets.add(
        Choice(
            "lang",
            (100, 100, 600, 44),
            "Language",
            [("es", "Español"), ("en", "English")],
            "es",
            heard.append,
        )
    )
    assert [t.id for t in scene.targets()] == ["lang.es", "lang.en"]
    click(app, scene.targets()[1].rect.center)
    assert heard == ["en"]
    click(app, scene.targets()[1].rect.center)
    assert heard == ["en"]


def rows(count: int = 20) -> tuple[ScrollList, list[int]]:
    picked: list[int] = []
    area = ScrollList("l", (100, 100, 300, 200), count, 44, lambda *_: None, picked.append, row_label=str)
    return area, picked


def test_only_rows_that_can_be_seen_are_targets() -> None:
    area, _ = rows()
    assert [t.id for t in area.targets()] == ["l.0", "l.1", "l.2", "l.3"]
    area.scroll(44)
    assert [t.id for t in area.targets()] == ["l.1", "l.2", "l.3", "l.4"]
    assert all(area.rect.contains(t.rect) and t.rect.h >= SMALLEST_TARGET for t in area.targets())


def test_arrows_walk_through_a_list_and_scroll_it(app: App, scene: Noting) -> None:
    area, picked = rows()
    scene.widgets.clear()
    scene.widgets.add(area)
    scene.interaction.set_focus("l.0", by_keys=True)
    for _ in range(10):
        key(app, pygame.K_DOWN)
    assert scene.focus_id == "l.10"
    key(app, pygame.K_RETURN)
    assert picked == [10]
    for _ in range(10):
        key(app, pygame.K_UP)
    assert (scene.focus_id, area.offset) == ("l.0", 0.0)


def test_the_wheel_scrolls_what_is_under_the_mouse(app: App, scene: Noting) -> None:
    area, _ = rows()
    scene.widgets.add(area)
    mouse(app, pygame.MOUSEMOTION, (200, 200))
    app.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert area.offset > 0
    app.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=50))
    assert area.offset == 0
    mouse(app, pygame.MOUSEMOTION, (900, 200))
    app.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert area.offset == 0


def test_the_bar_is_dragged_through_the_whole_content() -> None:
    area = ScrollArea("a", (100, 100, 300, 200), 1000, lambda *_: None)
    assert area.handle(Intent("press", pos=(395, 110)), None)
    area.handle(Intent("point", pos=(395, 400)), None)
    assert area.offset == area.reach == 800
    assert area.handle(Intent("release", pos=(395, 400)), None)
    assert not area.handle(Intent("point", pos=(395, 100)), None)


def test_what_fits_is_not_scrolled_and_is_no_target() -> None:
    area = ScrollArea("a", (100, 100, 300, 200), 150, lambda *_: None)
    assert (area.reach, area.targets(), area.scroll(50)) == (0.0, [], False)


def test_the_content_of_an_area_is_clipped() -> None:
    board = canvas()
    area = ScrollArea("a", (100, 100, 300, 200), 900, lambda c, inner: c.fill(inner, (9, 99, 9)))
    area.draw(board, Look())
    assert board.surface.get_at((150, 299))[:3] == (9, 99, 9)
    assert board.surface.get_at((150, 301))[:3] == (0, 0, 0)


def field(value: str = "", **more: Any) -> tuple[TextField, list[str]]:
    heard: list[str] = []
    return TextField("f", (0, 0, 300, 44), "Name", value, heard.append, **more), heard


def test_a_field_takes_what_the_typefaces_can_draw() -> None:
    control, heard = field()
    control.handle(Intent("text", text="Íñe\u0301 漢字 👍\u202eŁ"), "f")
    assert heard == ["Íñé  Ł"]
    control.take("بطاقة ok")
    assert control.value == " ok"


def say(control: TextField, *intents: str) -> None:
    for name in intents:
        control.handle(Intent(name), "f")


def test_typing_moving_and_erasing() -> None:
    control, heard = field("Ana")
    say(control, "home")
    control.handle(Intent("text", text="¡"), "f")
    say(control, "end", "erase", "left", "erase_ahead")
    assert heard == ["¡Ana", "¡An", "¡A"]
    say(control, "erase", "erase", "erase", "erase_ahead")
    assert control.value == ""


def test_a_field_takes_no_more_than_it_holds_and_only_what_it_accepts() -> None:
    control, _ = field("12", limit=4, accept=str.isdigit)
    control.handle(Intent("text", text="3a4b5"), "f")
    assert control.value == "1234"


def test_markup_typed_by_a_player_is_only_text() -> None:
    heard = Audit()
    control, _ = field("[b]x[/b] ~")
    control.draw(Canvas(pygame.Surface(SIZE), recorder=heard), Look(lit="f"))
    (given,) = [text.drawn.text for text in heard.texts]
    assert "[b]" not in given and "~" not in given, "it would be read as markup"
    assert given.replace("\u200b", "").replace("∼", "~") == "[b]x[/b] ~"


def test_a_button_is_lit_pressed_and_closed_in_turn() -> None:
    button = Button("b", (0, 0, 200, 50), "Go", lambda: None)
    assert button.state(Look()) == "normal"
    assert button.state(Look(lit="b")) == "focus"
    assert button.state(Look(lit="b", pressed="b")) == "pressed"
    button.press("b")
    assert button.state(Look()) == "pressed"
    button.update(500, Look())
    assert button.state(Look()) == "normal"
    button.enabled = False
    assert button.state(Look(lit="b")) == "disabled"


def test_the_light_of_a_button_comes_and_goes_in_time() -> None:
    button = Button("b", (0, 0, 200, 50), "Go", lambda: None)
    assert button.update(45, Look(lit="b"))
    assert button._warmth == pytest.approx(0.5)
    button.update(45, Look(lit="b"))
    assert not button.update(45, Look(lit="b"))
    assert button.update(120, Look())
    assert button._warmth == 0


def test_a_refused_button_shakes_and_its_target_stays() -> None:
    button = Button("b", (10, 10, 200, 50), "Go", lambda: None, enabled=False, why="no")
    look = Look(refused="b", shift=4.0)
    still, shaken = canvas(), canvas()
    button.draw(still, Look())
    button.draw(shaken, look)
    assert pygame.image.tobytes(still.surface, "RGB") != pygame.image.tobytes(shaken.surface, "RGB")
    assert button.targets()[0].rect == pygame.Rect(10, 10, 200, 50)


@pytest.mark.parametrize("skin", ["goth", "dies", "epik", "noir"])
def test_every_control_draws_in_every_skin(skin: str) -> None:
    board = canvas()
    board.use_skin(skin)
    area, _ = rows()
    for control in (
        Button("b", (0, 0, 226, 66), "Go", lambda: None, kind="primary", icon="check", key="R", sub="now"),
        Button("q", (0, 0, 226, 66), "Go", lambda: None, kind="quiet"),
        IconButton("i", (0, 0, 44, 44), "gear", "Options", lambda: None),
        Toggle("t", (0, 0, 200, 44), "Motion", True, lambda on: None),
        slider()[0],
        Choice("c", (0, 0, 400, 44), "", [(1, "One"), (2, "Two")], 2, lambda value: None),
        field("Ana")[0],
        area,
    ):
        board.surface.fill("black")
        control.update(30, Look(lit=control.id))
        control.draw(board, Look(lit=control.id))
        drawn = pygame.mask.from_threshold(board.surface, "black", (1, 1, 1)).count()
        assert drawn < SIZE[0] * SIZE[1], f"{control.id} leaves the canvas empty"


def test_dialog_buttons_lie_inside_in_a_row_the_last_at_the_right() -> None:
    box = DialogBox("¿Rendirse?", "Drácula gana la partida. " * 6)
    places = box.buttons(3)
    assert all(box.rect.contains(place) for place in places)
    assert all(a.right < b.left for a, b in pairwise(places))
    assert pygame.Rect(0, 0, *SIZE).contains(box.rect)
    box.draw(canvas())


@pytest.mark.parametrize("rect", [(0, 0, 40, 40), (1240, 680, 40, 40), (600, 300, 80, 80), (0, 0, 1280, 720)])
def test_a_tooltip_never_leaves_the_canvas(rect: tuple[int, int, int, int]) -> None:
    box = placed(pygame.FRect(rect), 260, 120)
    assert pygame.FRect(0, 0, *SIZE).contains(box)


@pytest.mark.parametrize("left", [236, 420, 569, 640, 720, 886])
def test_a_tooltip_hides_nothing_of_a_picture_that_has_risen(left: int) -> None:
    card = pygame.FRect(left, 520, 142, 199)
    box = beside(card, 288, 180)
    assert not box.colliderect(card)
    assert pygame.FRect(0, 0, *SIZE).contains(box)


@pytest.mark.parametrize(("high", "top"), [(90, 540), (172, 540), (230, 482)])
def test_a_tooltip_with_a_place_of_its_own_grows_from_its_foot_up(high: int, top: int) -> None:
    box = standing(pygame.Rect(300, 540, 206, 172), high)
    assert (box.x, box.y, box.w, box.h) == (300, top, 206, high)


def test_a_tooltip_explains_why_a_closed_target_is_closed() -> None:
    tooltip = Tooltip()
    shut = Target("x", pygame.Rect(300, 300, 50, 50), "x", enabled=False, why="rule 7")
    tooltip.update(10, shut)
    assert tooltip.update(250, shut)
    board = canvas()
    tooltip.draw(board)
    assert board.surface.get_bounding_rect().w > 0
    tooltip.close()
    assert tooltip.shown is None


def test_a_target_without_anything_to_say_has_no_tooltip() -> None:
    tooltip = Tooltip()
    plain = Target("x", pygame.Rect(300, 300, 50, 50), "x")
    tooltip.update(10, plain)
    assert not tooltip.update(1000, plain)
