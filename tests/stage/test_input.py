"""From presses to actions: the right thing, once, and never through a closed gate."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from scenes.app import App
from sprites.focus import Target
from sprites.timeline import Tween
from sprites.widgets import Button
from tests.stage.support import Noting, click, key, make_app, mouse

ONE, TWO, SHUT = (200, 125), (500, 125), (200, 325)


def test_a_click_presses_what_is_under_it(app: App, scene: Noting) -> None:
    click(app, TWO)
    assert scene.presses() == ["two"]


def test_a_press_that_ends_elsewhere_does_nothing(app: App, scene: Noting) -> None:
    mouse(app, pygame.MOUSEBUTTONDOWN, ONE)
    mouse(app, pygame.MOUSEBUTTONUP, TWO)
    assert scene.presses() == []


def test_a_press_on_nothing_reaches_the_scene(app: App, scene: Noting) -> None:
    click(app, (900, 600))
    assert ("action", "press") in scene.seen


def test_two_and_three_quick_clicks_are_one(app: App, scene: Noting) -> None:
    for _ in range(3):
        click(app, ONE)
        app.step(30)
    assert scene.presses() == ["one"]


@pytest.mark.parametrize("frame", [10.0, 100.0])
def test_a_double_click_is_one_press_at_any_frame_rate(app: App, scene: Noting, frame: float) -> None:
    click(app, ONE)
    app.step(frame)
    click(app, ONE)
    assert scene.presses() == ["one"]


def test_a_later_click_is_a_new_press(app: App, scene: Noting) -> None:
    click(app, ONE)
    for _ in range(4):
        app.step(100)
    click(app, ONE)
    assert scene.presses() == ["one", "one"]


def test_a_double_click_does_not_press_what_has_come_under_the_hand(app: App, scene: Noting) -> None:
    click(app, ONE)
    scene.extra.append(Target("new", pygame.Rect(100, 100, 200, 50), "new"))
    app.step(60)
    click(app, ONE)
    assert scene.presses() == ["one"]


def test_what_was_done_in_between_makes_the_next_press_a_new_one(app: App, scene: Noting) -> None:
    click(app, ONE)
    dialog = Noting(overlay=True)
    app.scenes.push(dialog)
    click(app, TWO)
    app.scenes.pop()
    click(app, ONE)
    key(app, pygame.K_ESCAPE)
    click(app, ONE)
    assert (scene.presses(), dialog.presses()) == (["one", "one", "one"], ["two"])


def test_a_double_click_does_not_reach_the_scene_that_it_opened(app: App, scene: Noting) -> None:
    scene.widgets.add(Button("one", (100, 100, 200, 50), "one", lambda: app.scenes.push(above, "none")))
    above = Noting()
    click(app, ONE)
    click(app, ONE)
    assert above.presses() == []


def test_return_struck_twice_does_not_answer_the_dialog_that_it_opened(app: App, scene: Noting) -> None:
    dialog = Noting(overlay=True)
    scene.widgets.add(Button("one", (100, 100, 200, 50), "one", lambda: app.scenes.push(dialog)))
    scene.interaction.set_focus("one", by_keys=True)
    for _ in range(2):
        key(app, pygame.K_RETURN)
        app.step(80)
    assert (app.scenes.top, dialog.presses()) == (dialog, [])
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_RETURN)
    assert dialog.presses() == ["two"], "who has moved there means it"


@pytest.mark.parametrize("code", [pygame.K_e, pygame.K_r, pygame.K_1])
def test_a_key_that_decides_counts_once_when_pressed_twice(app: App, scene: Noting, code: int) -> None:
    for _ in range(3):
        key(app, code)
        app.step(50)
    assert len(scene.seen) == 1
    app.step(100)
    app.step(100)
    key(app, code)
    assert len(scene.seen) == 2


def test_undo_may_be_pressed_as_quickly_as_one_likes(app: App, scene: Noting) -> None:
    for _ in range(3):
        key(app, pygame.K_z)
    assert scene.seen == [("action", "undo")] * 3


def test_mouse_and_key_at_once_are_one_press(app: App, scene: Noting) -> None:
    mouse(app, pygame.MOUSEMOTION, ONE)
    mouse(app, pygame.MOUSEBUTTONDOWN, ONE)
    key(app, pygame.K_RETURN)
    mouse(app, pygame.MOUSEBUTTONUP, ONE)
    app.step(16)
    assert scene.presses() == ["one"]


def test_a_key_held_down_acts_once(app: App, scene: Noting) -> None:
    scene.interaction.set_focus("one", by_keys=True)
    for _ in range(20):
        key(app, pygame.K_RETURN, up=False)
        app.step(100)
    assert scene.presses() == ["one"]


def test_what_repeats_may_be_pressed_quickly(app: App, scene: Noting) -> None:
    scene.extra.append(Target("more", pygame.Rect(700, 500, 60, 60), "more", repeats=True))
    for _ in range(3):
        click(app, (730, 530))
        app.step(40)
    assert scene.presses() == ["more"] * 3


def test_a_closed_target_says_why(app: App, scene: Noting) -> None:
    click(app, SHUT)
    assert scene.seen[-1] == ("refused", "rule 7")
    assert app.toasts.text == "rule 7"


def test_a_refusal_makes_room_for_what_is_done_next(app: App, scene: Noting) -> None:
    click(app, SHUT)
    click(app, SHUT)
    assert app.toasts.text == "rule 7"
    app.step(400)
    click(app, ONE)
    assert scene.presses() == ["one"]
    assert app.toasts.text == ""


def test_news_out_of_the_blue_are_drawn(app: App, scene: Noting) -> None:
    app.step(16)
    app.draw()
    assert not app.draw()
    app.toasts.say("news")
    app.step(16)
    assert app.draw()


def test_a_closed_target_can_be_focused_by_keys(app: App, scene: Noting) -> None:
    scene.interaction.set_focus("one", by_keys=True)
    key(app, pygame.K_DOWN)
    assert scene.focus_id == "shut"
    key(app, pygame.K_RETURN)
    assert scene.seen[-1] == ("refused", "rule 7")


def test_arrows_move_in_space_and_show_the_ring(app: App, scene: Noting) -> None:
    key(app, pygame.K_RIGHT)
    assert (scene.focus_id, scene.interaction.ring) == ("one", True)
    key(app, pygame.K_RIGHT)
    assert scene.focus_id == "two"
    key(app, pygame.K_LEFT)
    key(app, pygame.K_LEFT)
    assert scene.focus_id == "one"


def test_tab_goes_from_group_to_group_and_back_to_where_one_was(app: App, scene: Noting) -> None:
    scene.extra += [
        Target("h1", pygame.Rect(100, 500, 50, 50), "h1", group="hand"),
        Target("h2", pygame.Rect(200, 500, 50, 50), "h2", group="hand"),
    ]
    scene.interaction.set_focus("two", by_keys=True)
    key(app, pygame.K_TAB)
    assert scene.focus_id == "h1"
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_TAB)
    assert scene.focus_id == "two"
    key(app, pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert scene.focus_id == "h2"


def test_hover_is_focus_and_leaving_ends_it(app: App, scene: Noting) -> None:
    mouse(app, pygame.MOUSEMOTION, ONE)
    assert scene.lit("one")
    assert not scene.interaction.ring
    mouse(app, pygame.MOUSEMOTION, (900, 600))
    assert not scene.lit("one")


def test_the_key_focus_stays_when_the_mouse_moves_over_nothing(app: App, scene: Noting) -> None:
    key(app, pygame.K_RIGHT)
    mouse(app, pygame.MOUSEMOTION, (900, 600))
    assert scene.focus_id == "one"


def test_an_enter_that_nobody_uses_shows_where_the_keys_stand(
    app: App, scene: Noting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scene, "action", lambda intent: False)
    mouse(app, pygame.MOUSEMOTION, (900, 600))
    key(app, pygame.K_RETURN)
    assert (scene.focus_id, scene.interaction.ring, scene.presses()) == ("one", True, [])
    for _ in range(4):
        app.step(100)
    key(app, pygame.K_RETURN)
    assert scene.presses() == ["one"]


def test_who_chooses_by_a_digit_goes_on_by_keys(app: App, scene: Noting) -> None:
    mouse(app, pygame.MOUSEMOTION, ONE)
    assert not scene.interaction.ring
    key(app, pygame.K_2)
    assert scene.interaction.ring


def test_a_held_arrow_moves_on_by_itself(app: App, scene: Noting) -> None:
    scene.interaction.set_focus("one", by_keys=True)
    key(app, pygame.K_RIGHT, up=False)
    assert scene.focus_id == "two"
    scene.interaction.set_focus("one", by_keys=True)
    for _ in range(5):
        app.step(100)
    assert scene.focus_id == "two"


def test_when_the_focused_thing_is_gone_the_keys_go_on_nearby(app: App, scene: Noting) -> None:
    scene.interaction.set_focus("two", by_keys=True)
    scene.widgets["two"].visible = False
    key(app, pygame.K_DOWN)
    assert scene.focus_id in ("one", "shut")


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE])
def test_the_seal_is_held_by_key_and_let_go(app: App, scene: Noting, code: int) -> None:
    scene.extra.append(Target("seal", pygame.Rect(600, 300, 100, 100), "seal", holds=True))
    key(app, code, up=False)
    assert ("hold", "seal", True) in scene.seen
    app.handle(pygame.Event(pygame.KEYUP, key=code, mod=0))
    assert scene.seen[-1] == ("hold", "seal", False)
    assert scene.presses() == []


def test_the_seal_is_held_by_mouse_and_ends_with_the_focus_of_the_window(app: App, scene: Noting) -> None:
    scene.extra.append(Target("seal", pygame.Rect(600, 300, 100, 100), "seal", holds=True))
    mouse(app, pygame.MOUSEBUTTONDOWN, (650, 350))
    assert scene.seen[-1] == ("hold", "seal", True)
    app.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert scene.seen[-1] == ("hold", "seal", False)
    mouse(app, pygame.MOUSEBUTTONUP, (650, 350))
    assert scene.presses() == []


def card(scene: Noting) -> None:
    scene.extra.append(Target("card", pygame.Rect(600, 500, 90, 130), "card", drags=True))


def test_a_drag_moves_and_drops_the_card_that_was_taken(app: App, scene: Noting) -> None:
    card(scene)
    mouse(app, pygame.MOUSEBUTTONDOWN, (640, 560))
    mouse(app, pygame.MOUSEMOTION, (600, 400))
    mouse(app, pygame.MOUSEMOTION, TWO)
    mouse(app, pygame.MOUSEBUTTONUP, TWO)
    assert scene.seen[-1] == ("dropped", "card", "two")
    assert scene.presses() == []


def test_a_small_movement_is_still_a_click(app: App, scene: Noting) -> None:
    card(scene)
    mouse(app, pygame.MOUSEBUTTONDOWN, (640, 560))
    mouse(app, pygame.MOUSEMOTION, (643, 562))
    mouse(app, pygame.MOUSEBUTTONUP, (643, 562))
    assert scene.presses() == ["card"]


BREAKS = {
    "escape": lambda app: key(app, pygame.K_ESCAPE),
    "right button": lambda app: mouse(app, pygame.MOUSEBUTTONDOWN, (500, 500), 3),
    "focus lost": lambda app: app.handle(pygame.Event(pygame.WINDOWFOCUSLOST)),
    "resize": lambda app: app.handle(pygame.Event(pygame.WINDOWSIZECHANGED)),
    "another scene": lambda app: app.scenes.push(Noting(), "none"),
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_broken_drag_puts_the_card_back_once(app: App, scene: Noting, how: str) -> None:
    card(scene)
    mouse(app, pygame.MOUSEBUTTONDOWN, (640, 560))
    mouse(app, pygame.MOUSEMOTION, (500, 500))
    BREAKS[how](app)
    mouse(app, pygame.MOUSEBUTTONUP, TWO)
    assert scene.seen.count(("back", "card")) == 1
    assert not any(note[0] == "dropped" for note in scene.seen if isinstance(note, tuple))
    assert scene.interaction.dragging is None


def test_letting_go_on_the_bars_drops_on_nothing() -> None:
    app = make_app((1600, 720))
    scene = Noting()
    app.scenes.push(scene, "none")
    card(scene)
    mouse(app, pygame.MOUSEBUTTONDOWN, (640, 560))
    mouse(app, pygame.MOUSEMOTION, (500, 500))
    app.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(3, 300), button=1))
    assert scene.seen[-1] == ("back", "card")
    app.close()


def test_the_gate_of_a_scene_lets_no_press_pass(app: App, scene: Noting) -> None:
    scene.gate = False
    click(app, ONE)
    key(app, pygame.K_RETURN)
    assert scene.presses() == []
    scene.gate = True
    click(app, ONE)
    assert scene.presses() == ["one"]


def test_a_press_at_a_closed_gate_skips_the_show(app: App, scene: Noting) -> None:
    dot = SimpleNamespace(x=0.0)
    scene.timeline.play(Tween(dot, 5000, x=1.0))
    scene.gate = False
    click(app, ONE)
    assert (dot.x, scene.timeline.busy, scene.presses()) == (1.0, False, [])
