"""Looking at the open table: whose key opens a hand, what is chosen meanwhile, and what covers it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from scenes.app import App
from scenes.pause import PauseScene
from scenes.table.question import BUTTONS, CONFIRM, LOOK
from sprites.focus import find
from tests.scenes.table.lantern_films import asked, press, state_of
from tests.scenes.table.lanterns import Play
from tests.stage.support import key, mouse


def test_a_hand_is_seen_as_long_as_its_own_key_is_held(app: App) -> None:
    film = asked(app)
    assert not film.scene.looking
    film.hold(1)
    assert film.scene.looking and film.shown[1, True] == 1
    assert not film.scene.open_targets(), "the panel makes room"
    film.let_go(1)
    assert not film.scene.looking and film.scene.open_targets()


def test_no_other_key_opens_a_hand(app: App) -> None:
    film = asked(app)
    for code in (pygame.K_q, pygame.K_SPACE, pygame.K_RETURN):
        film.scene.interaction.set_focus(LOOK, by_keys=True)
        key(app, code, up=False)
        film.shoot()
        assert not film.scene.looking
        app.handle(pygame.Event(pygame.KEYUP, key=code, mod=0))


def test_what_is_chosen_while_looking_is_confirmed_with_the_hand_covered(app: App) -> None:
    film = asked(app)
    film.hold(1)
    press(film, "lamp:1")
    assert film.scene.chosen() == Play(1) and film.scene.match.to_move == 1, "nothing is done yet"
    film.let_go(1)
    panel = find(film.scene.targets(), CONFIRM)
    assert panel is not None and panel.enabled
    press(film, CONFIRM)
    assert film.scene.asking is None and state_of(film.scene.match).points == [0, 1]


def test_by_keys_alone(app: App) -> None:
    film = asked(app)
    key(app, pygame.K_TAB)
    film.hold(1)
    assert film.scene.focus_id == "lamp:0", "the keys are led to the hand"
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_RETURN)
    film.let_go(1)
    assert film.scene.chosen() == Play(1) and film.scene.focus_id == CONFIRM
    film.rest()
    key(app, pygame.K_RETURN)
    assert state_of(film.scene.match).points == [0, 1]


def test_one_key_passes(app: App) -> None:
    film = asked(app)
    key(app, pygame.K_e)
    assert film.scene.asking is None and state_of(film.scene.match).winds == 1


def test_the_mouse_holds_the_button_and_chooses_by_letting_go_over_a_card(app: App) -> None:
    film = asked(app)
    film.down.add(1)
    mouse(app, pygame.MOUSEMOTION, BUTTONS[LOOK].center)
    mouse(app, pygame.MOUSEBUTTONDOWN, BUTTONS[LOOK].center)
    film.shoot()
    assert film.scene.looking
    mouse(app, pygame.MOUSEBUTTONUP, BUTTONS[LOOK].center)
    assert not film.scene.looking and film.scene.chosen() is None, "who does not move wanted to look only"
    mouse(app, pygame.MOUSEBUTTONDOWN, BUTTONS[LOOK].center)
    film.shoot()
    lamp = find(film.scene.targets(), "lamp:2")
    assert lamp is not None
    mouse(app, pygame.MOUSEMOTION, lamp.rect.center)
    mouse(app, pygame.MOUSEBUTTONUP, lamp.rect.center)
    film.down.clear()
    film.shoot()
    assert not film.scene.looking and film.scene.chosen() == Play(2)


def test_a_pad_holds_its_button_and_chooses_with_another(app: App) -> None:
    film = asked(app)
    film.down.add(1)
    pad(app, pygame.CONTROLLER_BUTTON_X)
    film.shoot()
    assert film.scene.looking and film.scene.focus_id == "lamp:0"
    pad(app, pygame.CONTROLLER_BUTTON_A)
    pad(app, pygame.CONTROLLER_BUTTON_A, up=True)
    assert film.scene.looking and film.scene.chosen() == Play(0)
    pad(app, pygame.CONTROLLER_BUTTON_X, up=True)
    film.down.clear()
    film.shoot()
    assert not film.scene.looking and film.scene.chosen() == Play(0)


def test_the_button_of_a_pad_that_opens_the_hand_chooses_nothing(app: App) -> None:
    film = asked(app)
    pad(app, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pad(app, pygame.CONTROLLER_BUTTON_DPAD_DOWN, up=True)
    film.scene.interaction.set_focus(LOOK, by_keys=True)
    pad(app, pygame.CONTROLLER_BUTTON_A)
    assert film.scene.looking and film.scene.chosen() is None
    pad(app, pygame.CONTROLLER_BUTTON_A, up=True)
    assert not film.scene.looking


def pad(app: App, button: int, up: bool = False) -> None:
    kind = pygame.CONTROLLERBUTTONUP if up else pygame.CONTROLLERBUTTONDOWN
    app.handle(pygame.Event(kind, button=button, instance_id=0))


def lose_focus(app: App) -> None:
    app.handle(pygame.Event(pygame.WINDOWFOCUSLOST))


def resize(app: App) -> None:
    app.handle(pygame.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720))


ENDINGS: dict[str, Callable[[App], object]] = {
    "the window loses the focus": lose_focus,
    "the window changes": resize,
    "Escape": lambda app: key(app, pygame.K_ESCAPE),
    "pause": lambda app: key(app, pygame.K_F10),
    "the log": lambda app: key(app, pygame.K_l),
    "looking closely": lambda app: key(app, pygame.K_SPACE),
    "the right button": lambda app: mouse(app, pygame.MOUSEBUTTONDOWN, (640, 600), 3),
    "the other seat's key": lambda app: key(app, pygame.K_q),
    "another language": lambda app: app.scenes.relay(),
    "giving up": lambda app: app.scenes.top.match.concede(0) and None,  # type: ignore[union-attr]
}


@pytest.mark.parametrize("what", ENDINGS)
@pytest.mark.parametrize("by_mouse", [False, True])
def test_whatever_else_happens_covers_the_hand_at_once(app: App, what: str, by_mouse: bool) -> None:
    film = asked(app)
    if by_mouse:
        film.down.add(1)
        mouse(app, pygame.MOUSEMOTION, BUTTONS[LOOK].center)
        mouse(app, pygame.MOUSEBUTTONDOWN, BUTTONS[LOOK].center)
    else:
        film.hold(1)
    assert film.scene.looking
    ENDINGS[what](app)
    film.down.clear()  # as if the key were not held: nothing of the hand may be on any frame from here on
    if what != "giving up":
        assert not film.scene.looking
        film.shoot()
    for _ in range(6):
        film.step()
    assert not film.scene.looking
    while len(app.scenes.stack) > 1:
        app.scenes.pop("none")
    film.shoot()
    assert not film.scene.looking, "nor does it open again by itself"


def test_a_page_that_is_turned_to_from_a_look_does_not_show_the_hand_while_it_turns(app: App) -> None:
    film = asked(app)
    film.hold(1)
    app.scenes.push(PauseScene(film.scene.match, None, lambda: None), "fade")
    page: Any = app.scenes._transition
    app.scenes.pop("none")
    film.let_go(1)
    assert _like(page._before, app.canvas.surface)


def _like(first: pygame.Surface, second: pygame.Surface) -> bool:
    return pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")
