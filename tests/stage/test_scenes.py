"""The stack: life of scenes, transitions and their gate, overlays, frames only when needed."""

from __future__ import annotations

import pygame
import pytest

from scenes.app import App
from scenes.intents import Bindings
from sprites import motion
from sprites.timeline import Tween
from sprites.widgets import TextField
from tests.stage.support import Noting, click, key, make_app, mouse, pass_time

ONE = (200, 125)


def test_the_life_of_a_scene(app: App) -> None:
    below, above = Noting(), Noting()
    app.scenes.push(below, "none")
    app.scenes.push(above, "none")
    app.scenes.pop("none")
    app.scenes.pop("none")
    life = [note for note in below.seen if isinstance(note, str)]
    assert life == ["build", "enter", "pause", "resume", "leave"]
    assert above.seen == ["build", "enter", "leave"]
    assert app.scenes.top is None


def test_replace_and_reset_leave_what_they_put_away(app: App) -> None:
    first, second, third = Noting(), Noting(), Noting()
    app.scenes.push(first, "none")
    app.scenes.replace(second, "none")
    assert first.seen[-1] == "leave"
    app.scenes.push(third, "none")
    app.scenes.reset(Noting(), "none")
    assert (second.seen[-1], third.seen[-1], len(app.scenes.stack)) == ("leave", "leave", 1)


@pytest.mark.parametrize(("kind", "length"), [("fade", motion.FADE.ms), ("page", motion.PAGE_TURN.ms)])
def test_no_press_passes_a_transition(app: App, scene: Noting, kind: str, length: float) -> None:
    app.draw()
    after = Noting()
    app.scenes.replace(after, kind)
    assert not app.scenes.gate_open
    pass_time(app, length / 2)
    app.draw()
    key(app, pygame.K_DOWN)
    assert after.presses() == []
    pass_time(app, length / 2)
    assert app.scenes.gate_open
    click(app, ONE)
    assert after.presses() == ["one"]


def test_a_press_skips_a_transition_and_does_nothing_else(app: App, scene: Noting) -> None:
    after = Noting()
    app.scenes.replace(after, "page")
    mouse(app, pygame.MOUSEBUTTONDOWN, ONE)
    assert app.scenes.gate_open
    mouse(app, pygame.MOUSEBUTTONUP, ONE)
    assert after.presses() == []


@pytest.mark.parametrize("options", [{"reduced_motion": True}, {"animation_speed": "instant"}])
def test_reduced_motion_and_instant_have_no_transitions(options: dict[str, object]) -> None:
    app = make_app(**options)
    app.scenes.push(Noting(), "none")
    app.scenes.push(Noting(), "page")
    assert app.scenes.gate_open
    app.close()


def test_a_fade_shows_both_pictures(app: App, scene: Noting) -> None:
    app.canvas.surface.fill((200, 0, 0))
    app.scenes.push(Noting(), "fade")
    app.step(motion.FADE.ms / 2)
    app.draw()
    assert 30 < app.canvas.surface.get_at((900, 600)).r < 190
    app.step(motion.FADE.ms)
    app.draw()
    assert app.canvas.surface.get_at((900, 600))[:3] == app.canvas.colour("background")


def test_a_page_uncovers_the_new_picture_from_the_right(app: App, scene: Noting) -> None:
    app.canvas.surface.fill((200, 0, 0))
    app.scenes.push(Noting(), "page")
    pass_time(app, motion.PAGE_TURN.ms / 2)
    app.draw()
    assert app.canvas.surface.get_at((100, 360)).r > 60
    assert app.canvas.surface.get_at((1200, 360))[:3] == app.canvas.colour("background")
    pass_time(app, motion.PAGE_TURN.ms)
    app.draw()
    assert app.canvas.surface.get_at((100, 360))[:3] == app.canvas.colour("background")


def bind_the_looks(app: App) -> None:
    """Give each seat its key for looking at its hand, as a game with an open table does."""
    app.mapper.bindings = Bindings.from_settings({"look_first": ["q"], "look_second": ["p"]})


def test_a_look_at_a_hand_ends_when_something_comes_over_it(app: App, scene: Noting) -> None:
    bind_the_looks(app)
    key(app, pygame.K_q, up=False)
    app.scenes.push(Noting(overlay=True))
    assert scene.seen[0] == ("action", "look_start")
    assert ("action", "look_end") in scene.seen


def test_a_key_let_go_during_a_transition_ends_what_it_held(app: App, scene: Noting) -> None:
    bind_the_looks(app)
    after = Noting()
    app.scenes.replace(after, "page")
    key(app, pygame.K_q)
    assert after.seen[2:] == [("action", "look_end")]
    assert not app.scenes.gate_open


def test_an_overlay_lies_over_its_dimmed_scene_and_takes_the_presses(app: App, scene: Noting) -> None:
    app.draw()
    before = app.canvas.surface.get_at((700, 600))
    overlay = Noting(overlay=True)
    overlay.draw = overlay.draw_widgets  # type: ignore[method-assign]
    app.scenes.push(overlay)
    assert app.scenes.gate_open
    app.draw()
    assert app.canvas.surface.get_at((700, 600)).r < before.r
    click(app, ONE)
    assert (scene.presses(), overlay.presses()) == ([], ["one"])


def test_the_scene_below_an_overlay_is_drawn_once(app: App, scene: Noting) -> None:
    overlay = Noting(overlay=True)
    app.scenes.push(overlay)
    app.draw()
    drawn = scene.draws
    for _ in range(3):
        overlay.changed()
        app.draw()
    assert scene.draws == drawn


def test_nothing_is_drawn_while_nothing_changes(app: App, scene: Noting) -> None:
    app.draw()
    for _ in range(50):
        app.step(16)
        assert not app.draw()
    scene.changed()
    assert app.draw()
    assert not app.draw()


def test_a_running_timeline_asks_for_frames(app: App, scene: Noting) -> None:
    app.draw()
    scene.timeline.play(Tween(scene, 50, dims=0.0))
    app.step(16)
    assert app.draw()


def test_nothing_is_drawn_while_minimised(app: App, scene: Noting) -> None:
    app.handle(pygame.Event(pygame.WINDOWMINIMIZED))
    scene.changed()
    assert not app.draw()
    app.handle(pygame.Event(pygame.WINDOWRESTORED))
    assert app.draw()


class Candle(Noting):
    """A scene with a flame."""

    ticks = 0

    def idle_areas(self) -> list[pygame.Rect]:
        return [pygame.Rect(600, 300, 100, 100)]

    def idle(self, dt_ms: float) -> None:
        self.ticks += 1


def idle_frames(app: App, seconds: float) -> int:
    return sum(1 for _ in range(round(seconds * 60)) if app.step(1000 / 60) or app.draw())


def test_idle_motion_runs_fifteen_times_a_second_and_rests(app: App) -> None:
    candle = Candle()
    app.scenes.push(candle, "none")
    app.draw()
    assert 13 <= idle_frames(app, 1) <= 15
    idle_frames(app, 30)
    assert idle_frames(app, 1) == 0
    mouse(app, pygame.MOUSEMOTION, (5, 5))
    assert idle_frames(app, 1) >= 13


@pytest.mark.parametrize("event", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_idle_motion_stops_where_nobody_looks(app: App, event: int) -> None:
    app.scenes.push(Candle(), "none")
    app.draw()
    app.handle(pygame.Event(event))
    idle_frames(app, 0.2)
    assert idle_frames(app, 1) == 0


def test_idle_motion_draws_only_its_areas(app: App) -> None:
    app.scenes.push(Candle(), "none")
    app.draw()
    app.canvas.surface.fill((1, 2, 3))
    for _ in range(8):
        app.step(16)
    assert app.draw()
    assert app.canvas.surface.get_at((10, 10))[:3] == (1, 2, 3)
    assert app.canvas.surface.get_at((650, 350))[:3] == app.canvas.colour("background")


def test_steady_frames_load_scale_and_open_nothing(
    app: App, scene: Noting, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.changed()
    app.draw()

    def forbidden(*_: object, **__: object) -> None:
        raise AssertionError("a steady frame must find everything made")

    for module, name in (
        (pygame.image, "load"), (pygame.transform, "smoothscale"), (pygame.transform, "rotozoom"),
        (pygame.transform, "scale"), (pygame.font, "Font"),
    ):  # fmt: skip
        monkeypatch.setattr(module, name, forbidden)
    for _ in range(3):
        scene.changed()
        assert app.draw()


def test_a_change_of_language_builds_everything_again(app: App, scene: Noting) -> None:
    overlay = Noting(overlay=True)
    app.scenes.push(overlay)
    scene.seen.clear()
    app.change_language("test")
    assert scene.seen == ["build"]
    assert overlay.seen[-1] == "build"


def test_options_take_effect_at_once(app: App, scene: Noting) -> None:
    app.change_settings(animation_speed="2", reduced_motion=True, keys={"log": ["k"]}, text_size="large")
    assert (app.pace.speed, app.pace.reduced, app.canvas.text_factor) == (2.0, True, 1.25)
    assert app.mapper.bindings.action_of(pygame.K_k) == "log"
    assert scene.timeline.pace is app.pace


def test_a_new_scene_has_its_focus_where_the_mouse_is(app: App, scene: Noting) -> None:
    mouse(app, pygame.MOUSEMOTION, ONE)
    above = Noting()
    app.scenes.push(above, "none")
    assert above.lit("one")


def test_a_new_scene_reached_by_keys_shows_its_ring(app: App, scene: Noting) -> None:
    key(app, pygame.K_RIGHT)
    above = Noting()
    above.first_focus = "two"
    app.scenes.push(above, "none")
    assert (above.focus_id, above.interaction.ring) == ("two", True)


def test_a_captured_key_is_only_itself(app: App, scene: Noting) -> None:
    scene.captures_keys = True
    key(app, pygame.K_ESCAPE)
    assert scene.seen == [("action", "key")]


def test_letters_go_to_the_field_that_has_the_focus(app: App, scene: Noting) -> None:
    field = scene.widgets.add(TextField("name", (100, 500, 200, 44), "Name", "", lambda value: None))
    scene.interaction.set_focus("name", by_keys=True)
    app.step(16)
    for sign in "¿Ñandú?":
        key(app, pygame.K_l)
        app.handle(pygame.Event(pygame.TEXTINPUT, text=sign))
    assert field.value == "¿Ñandú?"
    assert not any(note == ("action", "log") for note in scene.seen)


def test_the_tooltip_waits_and_then_follows_at_once(app: App, scene: Noting) -> None:
    scene.widgets["one"].tip = "first"
    scene.widgets["two"].tip = "second"
    mouse(app, pygame.MOUSEMOTION, ONE)
    app.step(1)
    pass_time(app, motion.TOOLTIP_DELAY - 1)
    assert app.tooltip.shown is None
    app.step(1)
    assert app.tooltip.shown is not None
    mouse(app, pygame.MOUSEMOTION, (500, 125))
    app.step(1)
    assert app.tooltip.shown is not None
    assert app.tooltip.shown.id == "two"
    mouse(app, pygame.MOUSEMOTION, (900, 600))
    app.step(1)
    assert app.tooltip.shown is None


def test_the_tooltip_does_not_come_back_when_a_page_above_goes(app: App, scene: Noting) -> None:
    scene.widgets["one"].tip, scene.widgets["two"].tip = "first", "second"
    mouse(app, pygame.MOUSEMOTION, ONE)
    app.step(1)
    pass_time(app, motion.TOOLTIP_DELAY + 1)
    assert app.tooltip.shown is not None
    above = Noting()
    above.overlay = True
    app.scenes.push(above, "none")
    app.scenes.pop("none")
    pass_time(app, 2 * motion.TOOLTIP_DELAY)
    assert app.tooltip.shown is None
    mouse(app, pygame.MOUSEMOTION, (500, 125))
    app.step(1)
    pass_time(app, motion.TOOLTIP_DELAY + 1)
    assert app.tooltip.shown is not None
    mouse(app, pygame.MOUSEMOTION, ONE)
    app.step(1)
    assert app.tooltip.shown is not None and app.tooltip.shown.id == "one"


def test_the_focus_that_a_scene_moves_by_itself_opens_no_tooltip(app: App, scene: Noting) -> None:
    scene.widgets["one"].tip, scene.widgets["two"].tip = "first", "second"
    mouse(app, pygame.MOUSEMOTION, ONE)
    app.step(1)
    scene.interaction.set_focus("two", by_keys=True)
    scene.changed()
    app.step(1)
    pass_time(app, 2 * motion.TOOLTIP_DELAY)
    assert app.tooltip.shown is None
    key(app, pygame.K_LEFT)
    app.step(1)
    pass_time(app, motion.TOOLTIP_DELAY + 1)
    assert app.tooltip.shown is not None


def test_the_loop_looks_seldom_while_nothing_happens_and_often_at_once_again(app: App, scene: Noting) -> None:
    key(app, pygame.K_DOWN)
    assert app.frame_rate == 60
    pass_time(app, motion.IDLE_CALM + 50)
    assert app.frame_rate == 30
    scene.timeline.play(Tween(scene, 1_000, "linear", dims=0.0))
    assert app.frame_rate == 60
    pass_time(app, 1_100)
    assert app.frame_rate == 30
    app.handle(pygame.Event(pygame.WINDOWMINIMIZED))
    assert app.frame_rate == 20
    app.handle(pygame.Event(pygame.WINDOWRESTORED))
    key(app, pygame.K_UP)
    assert app.frame_rate == 60
