"""From presses to actions: the right thing, once, and never through a closed gate."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from game.settings import DEFAULT_KEYS
from scenes.app import App
from scenes.intents import Bindings, IntentMapper
from sprites.focus import Target
from sprites.intent import Intent
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


def mapper(**keys: tuple[str, ...]) -> IntentMapper:
    pygame.display.init()
    return IntentMapper(lambda pos: pos, Bindings.from_settings(keys))


def names(intents: list[Intent]) -> list[str]:
    return [intent.name for intent in intents]


def down(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod)


def test_keys_can_be_given_other_meanings() -> None:
    other = mapper(log=("k",), undo=("no such key",))
    assert names(other.translate(down(pygame.K_k))) == ["log"]
    assert other.translate(down(pygame.K_l)) == [Intent("letter", text="l")]
    assert names(other.translate(down(pygame.K_z))) == ["undo"]


def test_a_key_given_away_no_longer_means_what_it_was_delivered_for() -> None:
    other = mapper(hint=("l",))
    assert names(other.translate(down(pygame.K_l))) == ["hint"]
    assert other.bindings.keys["log"] == ()


def test_a_key_given_to_many_actions_is_the_first_one_s_and_the_others_keep_theirs() -> None:
    everything = {action: ("a", *names) for action, names in DEFAULT_KEYS.items()}
    other = mapper(nobody=("q",), **everything)
    assert "confirm" in names(other.translate(down(pygame.K_a)))
    assert other.bindings.keys == {**{action: tuple(keys) for action, keys in DEFAULT_KEYS.items()},
                                   "confirm": ("a", "return", "enter"), "again": ()}  # fmt: skip


def test_digits_carry_their_number() -> None:
    assert mapper().translate(down(pygame.K_4)) == [Intent("digit", digit=4)]
    assert mapper().translate(down(pygame.K_KP9)) == [Intent("digit", digit=9)]


def test_each_seat_looks_while_its_own_key_is_held() -> None:
    keys = mapper()
    assert keys.translate(down(pygame.K_p)) == [Intent("look_start", digit=1)]
    assert keys.translate(pygame.Event(pygame.KEYUP, key=pygame.K_p, mod=0)) == [Intent("look_end", digit=1)]
    keys.translate(down(pygame.K_q))
    assert Intent("look_end", digit=0) in keys.translate(pygame.Event(pygame.WINDOWFOCUSLOST))


def test_letters_are_text_while_somebody_types() -> None:
    keys = mapper()
    keys.typing = True
    assert keys.translate(down(pygame.K_l)) == []
    assert keys.translate(down(pygame.K_SPACE)) == []
    assert keys.translate(pygame.Event(pygame.TEXTINPUT, text="ñ")) == [Intent("text", text="ñ")]
    assert names(keys.translate(down(pygame.K_BACKSPACE))) == ["erase"]
    assert names(keys.translate(down(pygame.K_TAB))) == ["next"]


def test_text_without_a_field_is_nothing() -> None:
    assert mapper().translate(pygame.Event(pygame.TEXTINPUT, text="ñ")) == []


def test_the_gamepad_speaks_the_same_intents() -> None:
    keys = mapper()
    assert "confirm" in names(keys.translate(pygame.Event(pygame.JOYBUTTONDOWN, button=0)))
    assert names(keys.translate(pygame.Event(pygame.JOYBUTTONUP, button=0))) == ["hold_end"]
    assert names(keys.translate(pygame.Event(pygame.JOYHATMOTION, value=(0, 1)))) == ["up"]
    stick = [
        pygame.Event(pygame.JOYAXISMOTION, axis=0, value=value) for value in (0.3, 0.9, 0.95, 0.5, 0.1, -0.9)
    ]
    assert [names(keys.translate(event)) for event in stick] == [[], ["right"], [], [], [], ["left"]]


def test_other_mouse_buttons_do_not_act() -> None:
    keys = mapper()
    assert keys.translate(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=2)) == []
    assert names(keys.translate(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3))) == ["secondary"]
    assert keys.translate(pygame.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)) == []
