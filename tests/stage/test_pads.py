"""Gamepads: what their events say, on one pad and on two, and what becomes of one that is pulled out."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes import keynames
from scenes.app import App
from scenes.padbuttons import DEFAULT_PAD, FIXED, Button, buttons_of, rebound, sign, sign_of
from scenes.pads import PadMapper
from sprites import icons
from sprites.focus import Target
from sprites.intent import Intent
from tests.stage.support import Noting, click

SEAL = Target("seal", pygame.Rect(600, 400, 200, 200), "seal", holds=True)


def button(number: int, up: bool = False, pad: int = 0) -> pygame.Event:
    kind = pygame.CONTROLLERBUTTONUP if up else pygame.CONTROLLERBUTTONDOWN
    return pygame.Event(kind, instance_id=pad, button=int(number))


def axis(number: int, value: float, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=number, value=int(value * 32767))


def names(intents: list[Intent]) -> list[str]:
    return [intent.name for intent in intents]


def told(pads: PadMapper, *events: pygame.Event) -> list[list[str]]:
    return [names(pads.translate(event)) for event in events]


# --- what is said ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("action", "bound"), DEFAULT_PAD.items())
def test_every_button_says_its_action(action: str, bound: tuple[int, ...]) -> None:
    for number in bound:
        if number < Button.LEFT_TRIGGER:
            assert names(PadMapper().translate(button(number)))[-1] == action


def test_an_unknown_pad_counts_its_buttons_as_most_do() -> None:
    down = [pygame.Event(pygame.JOYBUTTONDOWN, instance_id=3, button=n) for n in (1, 4, 5, 6, 7, 90)]
    assert told(PadMapper(), *down) == [["cancel"], ["previous"], ["next"], ["log"], ["menu"], []]


def test_a_trembling_stick_says_a_direction_once_and_its_stronger_side_counts() -> None:
    lies = [axis(0, value) for value in (0.3, 0.9, 0.5, 0.62, 0.45, 0.1)]
    assert told(PadMapper(), *lies) == [[], ["right"], [], [], [], []]
    assert told(PadMapper(), axis(0, 0.7), axis(1, 0.68), axis(1, 0.9)) == [["right"], [], ["down"]]


def test_what_is_held_says_itself_again_until_it_is_let_go() -> None:
    for hold, let_go in ((axis(1, 1), axis(1, 0)), (button(Button.DOWN), button(Button.DOWN, up=True))):
        pads = PadMapper()
        assert told(pads, hold) == [["down"]]
        assert pads.tick(300) == []
        assert [intent.repeated for intent in pads.tick(100) + pads.tick(80)] == [True, True]
        pads.translate(let_go)
        assert pads.tick(1000) == []


def test_the_second_stick_scrolls() -> None:
    pads = PadMapper()
    (intent,) = pads.translate(axis(3, 0.9))
    assert (intent.name, intent.amount) == ("scroll", -1.0)
    assert pads.translate(axis(2, 1.0)) == []


def test_a_trigger_counts_once_when_pulled_half_and_again_after_it_was_let_go() -> None:
    pulls = [axis(5, value) for value in (0.2, 0.6, 0.9, 0.4, 0.6, 0.1, 0.7)]
    assert told(PadMapper(), *pulls) == [[], ["next"], [], [], [], [], ["next"]]


def test_a_hat_is_a_cross() -> None:
    hats = [pygame.Event(pygame.JOYHATMOTION, instance_id=0, value=v) for v in ((0, 1), (0, 0), (-1, 0))]
    assert told(PadMapper(), *hats) == [["up"], [], ["left"]]


# --- holding, two pads, and pads that go -------------------------------------------------------------------


def test_a_seal_held_on_one_pad_is_not_let_go_on_another(app: App, scene: Noting) -> None:
    scene.extra.append(SEAL)
    scene.interaction.set_focus("seal", by_keys=True)
    app.handle(button(Button.X, pad=1))
    app.handle(button(Button.X, pad=2))
    app.handle(button(Button.X, up=True, pad=2))
    assert scene.seen[-1] != ("hold", "seal", False)
    app.handle(button(Button.X, up=True, pad=1))
    assert [note for note in scene.seen if note[0] == "hold"] == [
        ("hold", "seal", True),
        ("hold", "seal", False),
    ]


def test_losing_the_focus_lets_everything_go(app: App, scene: Noting) -> None:
    scene.extra.append(SEAL)
    scene.interaction.set_focus("seal", by_keys=True)
    app.handle(button(Button.X))
    app.handle(axis(1, 1.0))
    app.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert ("hold", "seal", False) in scene.seen
    assert app.mapper.tick(1000) == []


def test_two_quick_presses_on_two_pads_are_one(app: App, scene: Noting) -> None:
    scene.interaction.set_focus("one", by_keys=True)
    app.handle(button(Button.A, pad=1))
    app.handle(button(Button.A, pad=2))
    assert scene.presses() == ["one"]


class VirtualPad:
    """A pad that SDL itself makes up: plugged in, pressed and pulled out like one of plastic."""

    def __init__(self) -> None:
        self.sdl = ctypes.CDLL(_sdl_library())
        self.sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self.index = self.sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
        self.handle = ctypes.c_void_p(self.sdl.SDL_JoystickOpen(self.index))

    def press(self, number: int, down: bool = True) -> None:
        self.sdl.SDL_JoystickSetVirtualButton(self.handle, number, int(down))

    def pull_out(self) -> None:
        self.sdl.SDL_JoystickDetachVirtual(self.index)
        self.index = -1


def _sdl_library() -> str:
    """The SDL that pygame has brought along and opened."""
    package = Path(pygame.__file__).parent
    beside = [
        *package.glob("SDL2.dll"),
        *package.parent.glob("pygame_ce.libs/libSDL2-2*"),
        *package.rglob("libSDL2-2*.dylib"),
    ]
    return str(beside[0])


@pytest.fixture
def pad(app: App) -> Iterator[VirtualPad]:
    pygame.event.clear()
    app.gamepads.start()
    plugged = VirtualPad()
    pump(app)
    yield plugged
    plugged.pull_out()
    app.gamepads.stop()
    pygame.event.clear()


def pump(app: App) -> None:
    for event in pygame.event.get():
        app.handle(event)


def test_a_pad_that_is_plugged_in_is_heard_once(app: App, scene: Noting, pad: VirtualPad) -> None:
    assert len(app.gamepads) == 1
    scene.interaction.set_focus("one", by_keys=True)
    scene.seen.clear()
    pad.press(Button.B)
    pump(app)
    assert [note for note in scene.seen if note[0] == "action"] == [("action", "cancel")]
    pad.pull_out()
    pump(app)
    assert len(app.gamepads) == 0


def test_a_pad_pulled_out_in_mid_hold_lets_go_and_says_so(app: App, scene: Noting, pad: VirtualPad) -> None:
    scene.extra.append(SEAL)
    scene.interaction.set_focus("seal", by_keys=True)
    pad.press(Button.X)
    pump(app)
    assert app.by_pad
    pad.pull_out()
    pump(app)
    assert [note for note in scene.seen if note[0] == "hold"] == [
        ("hold", "seal", True),
        ("hold", "seal", False),
    ]
    assert (app.by_pad, app.toasts.text) == (False, "pad.lost")


def test_a_pad_that_only_vanishes_breaks_the_hold_too(app: App, scene: Noting, pad: VirtualPad) -> None:
    scene.extra.append(SEAL)
    scene.interaction.set_focus("seal", by_keys=True)
    pad.press(Button.X)
    pump(app)
    held = next(iter(app.gamepads._open))
    app.handle(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=held))
    assert ("hold", "seal", False) in scene.seen


# --- what the player reads and changes ---------------------------------------------------------------------


def test_hints_name_the_buttons_of_whoever_plays_with_a_pad(app: App, scene: Noting) -> None:
    assert keynames.key_of(app, "help") == "F1"
    scene.seen.clear()
    app.handle(button(Button.Y))
    assert keynames.key_of(app, "help") == "[icon:pad_right_stick]"
    assert scene.seen[0] == "build"
    click(app, (900, 600))
    assert keynames.key_of(app, "help") == "F1"


def test_every_button_has_a_sign() -> None:
    for number in Button:
        assert sign(number).removeprefix("[icon:").removesuffix("]") in icons.ICONS
    assert [sign_of({}, action) for action in FIXED.values()] == [sign(number) for number in FIXED]
    assert sign_of({}, "look_first") == ""


def test_a_button_of_another_action_is_exchanged_and_none_is_left_without() -> None:
    result = rebound({}, "confirm", Button.B)
    assert (result.swapped, result.refused) == ("cancel", False)
    now = buttons_of(result.pad)
    assert (now["confirm"], now["cancel"]) == ((Button.B,), (Button.A,))
    again = buttons_of(rebound(result.pad, "hint", Button.LEFT_SHOULDER).pad)
    assert (again["hint"], again["previous"]) == ((Button.LEFT_SHOULDER,), (Button.LEFT_TRIGGER,))


@pytest.mark.parametrize("number", [Button.UP, Button.GUIDE, 77])
def test_the_cross_and_strange_buttons_cannot_be_bound(number: int) -> None:
    result = rebound({"hint": [3]}, "hint", number)
    assert (result.refused, result.pad) == (True, {"hint": [3]})


def test_the_players_buttons_count(app: App, scene: Noting) -> None:
    app.change_settings(pad={"log": [Button.Y], "hint": [Button.VIEW]})
    scene.seen.clear()
    app.handle(button(Button.Y))
    assert ("action", "log") in scene.seen


def test_a_screen_that_waits_for_a_key_hears_a_button_as_itself(app: App, scene: Noting) -> None:
    scene.captures_keys = True
    heard: list[Intent] = []
    scene.action = lambda intent: bool(heard.append(intent)) or True  # type: ignore[method-assign]
    app.handle(button(Button.LEFT_SHOULDER))
    app.handle(axis(4, 0.9))
    assert [(i.name, i.digit) for i in heard] == [
        ("button", Button.LEFT_SHOULDER),
        ("button", Button.LEFT_TRIGGER),
    ]
