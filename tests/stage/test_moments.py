"""The display changes, or the player looks away, at every moment at which that can hurt (P-16 to P-20)."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from scenes.app import App
from scenes.scene import Scene
from scenes.table.handover import HandoverScene, SeatCard
from sprites import kept
from sprites.focus import Target
from sprites.kept import SHELF
from sprites.widgets import TextField
from tests.scenes.dracula.support import instant_app, open_board, solo
from tests.stage.support import Noting, click, key, make_app, mouse, pass_time

SEAL = Target("seal", pygame.Rect(600, 300, 100, 100), "seal", holds=True)
CARD = Target("card", pygame.Rect(600, 500, 90, 130), "card", drags=True)
OTHER_CARD = Target("other", pygame.Rect(800, 500, 90, 130), "other", drags=True)


def by_key(app: App) -> None:
    """The full-screen key, and what the system says of it afterwards."""
    key(app, pygame.K_F11)
    app.handle(pygame.Event(pygame.WINDOWSIZECHANGED))


def by_option(app: App) -> None:
    """The choice on the page of options."""
    app.set_fullscreen(not app.window.fullscreen)


def dragged_larger(app: App) -> None:
    """The edge of the window pulled with the mouse."""
    app.window.resize((1500, 900))
    app.handle(pygame.Event(pygame.WINDOWSIZECHANGED))


def other_screen(app: App) -> None:
    """Moved to a screen that shows more pixels for the same window, or thrown there when one is unplugged."""
    app.window._window.size = (1920, 1080)
    app.handle(pygame.Event(pygame.WINDOWMOVED, x=2000, y=0))
    app.handle(pygame.Event(pygame.WINDOWDISPLAYCHANGED, display_index=1))


CHANGES: dict[str, Callable[[App], None]] = {
    "key": by_key,
    "option": by_option,
    "resize": dragged_larger,
    "other screen": other_screen,
}
LOOKING_AWAY = {
    "focus lost": pygame.WINDOWFOCUSLOST,
    "minimised": pygame.WINDOWMINIMIZED,
}


@pytest.fixture(params=CHANGES)
def change(request: pytest.FixtureRequest) -> Callable[[App], None]:
    """A change of the display."""
    return CHANGES[request.param]


class Form(Noting):
    """A page with a field to type in."""

    def __init__(self) -> None:
        super().__init__()
        self.typed = "A"

    def build(self) -> None:
        super().build()
        self.widgets.add(TextField("name", (100, 400, 300, 44), "name", self.typed, self._keep))

    def _keep(self, value: str) -> None:
        self.typed = value


def text(app: App, letters: str) -> None:
    """Type letters as a keyboard does: a key and its text."""
    for letter in letters:
        key(app, pygame.key.key_code(letter))
        app.handle(pygame.Event(pygame.TEXTINPUT, text=letter))


def test_in_a_drag_the_card_goes_back_once_and_the_next_drag_takes_the_next_card(
    app: App, scene: Noting, change: Callable[[App], None]
) -> None:
    scene.extra += [CARD, OTHER_CARD]
    mouse(app, pygame.MOUSEBUTTONDOWN, (640, 560))
    mouse(app, pygame.MOUSEMOTION, (500, 450))
    change(app)
    mouse(app, pygame.MOUSEMOTION, (500, 125))
    mouse(app, pygame.MOUSEBUTTONUP, (500, 125))
    assert scene.seen.count(("back", "card")) == 1 and scene.interaction.dragging is None
    mouse(app, pygame.MOUSEBUTTONDOWN, (840, 560))
    mouse(app, pygame.MOUSEMOTION, (500, 450))
    mouse(app, pygame.MOUSEBUTTONUP, (500, 125))
    assert [note for note in scene.seen if note[0] == "dropped"] == [("dropped", "other", "two")]
    assert scene.presses() == []


@pytest.mark.parametrize("by_mouse", [True, False])
def test_in_a_hold_it_is_let_go_and_can_be_held_again(
    app: App, scene: Noting, change: Callable[[App], None], by_mouse: bool
) -> None:
    scene.extra.append(SEAL)
    hold(app, by_mouse)
    change(app)
    let_go(app, by_mouse)
    hold(app, by_mouse)
    held = [note[2] for note in scene.seen if note[0] == "hold"]
    assert held == [True, False, True]


@pytest.mark.parametrize("away", LOOKING_AWAY.values(), ids=LOOKING_AWAY)
@pytest.mark.parametrize("by_mouse", [True, False])
def test_who_looks_away_lets_go(app: App, scene: Noting, away: int, by_mouse: bool) -> None:
    scene.extra.append(SEAL)
    hold(app, by_mouse)
    app.handle(pygame.Event(away))
    assert scene.seen[-1] == ("hold", "seal", False)
    let_go(app, by_mouse)
    assert scene.seen.count(("hold", "seal", False)) == 1


def hold(app: App, by_mouse: bool) -> None:
    """Begin to hold the seal."""
    if by_mouse:
        mouse(app, pygame.MOUSEBUTTONDOWN, (650, 350))
    else:
        scene_of(app).interaction.set_focus("seal", by_keys=True)
        key(app, pygame.K_SPACE, up=False)


def scene_of(app: App) -> Scene:
    """The scene on top."""
    assert app.scenes.top
    return app.scenes.top


def let_go(app: App, by_mouse: bool) -> None:
    """Let it go."""
    if by_mouse:
        mouse(app, pygame.MOUSEBUTTONUP, (650, 350))
    else:
        app.handle(pygame.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))


def test_in_a_text_field_what_was_typed_stays_and_typing_goes_on(
    app: App, change: Callable[[App], None]
) -> None:
    form = Form()
    app.scenes.push(form, "none")
    click(app, (250, 420))
    app.step(16)
    text(app, "na")
    change(app)
    text(app, "lez")
    app.step(16)
    text(app, "l")
    assert form.typed == "Analezl"
    assert not any(note[0] == "action" for note in form.seen)


def test_in_a_press_nothing_is_pressed(app: App, scene: Noting, change: Callable[[App], None]) -> None:
    mouse(app, pygame.MOUSEBUTTONDOWN, (500, 125))
    change(app)
    mouse(app, pygame.MOUSEBUTTONUP, (500, 125))
    assert scene.presses() == []
    pass_time(app, 400)
    click(app, (500, 125))
    assert scene.presses() == ["two"]


@pytest.mark.parametrize("how", ["fade", "page"])
def test_in_a_transition_it_ends_and_the_new_scene_is_there(
    app: App, scene: Noting, change: Callable[[App], None], how: str
) -> None:
    app.draw()
    following = Noting()
    app.scenes.push(following, how)
    app.step(60)
    assert not app.scenes.gate_open
    change(app)
    pass_time(app, 1000)
    app.draw()
    assert app.scenes.gate_open and app.scenes.top is following
    click(app, (500, 125))
    assert following.presses() == ["two"] and scene.presses() == []


def test_in_a_dialogue_it_stays_on_top(app: App, scene: Noting, change: Callable[[App], None]) -> None:
    dialogue = Noting(overlay=True)
    app.draw()
    app.scenes.push(dialogue, "none")
    app.draw()
    change(app)
    app.draw()
    click(app, (500, 125))
    assert app.scenes.stack == (scene, dialogue)
    assert dialogue.presses() == ["two"] and scene.presses() == []


def test_while_a_key_is_chosen_only_the_full_screen_key_is_no_choice(app: App, scene: Noting) -> None:
    scene.captures_keys = True
    by_key(app)
    assert app.window.fullscreen and ("action", "key") not in scene.seen
    key(app, pygame.K_F9)
    assert ("action", "key") in scene.seen


def test_another_density_of_the_same_window_is_laid_out_anew(app: App, scene: Noting) -> None:
    app.draw()
    other_screen(app)
    assert app.canvas.scale == 1.5 and app.window.letterbox.window == (1920, 1080)
    app.draw()
    before = scene.seen.count("build")
    app.handle(pygame.Event(pygame.WINDOWDISPLAYCHANGED, display_index=0))
    assert scene.seen.count("build") == before, "nothing changed"
    assert app.draw(), "but it is shown again"


@pytest.mark.parametrize("frame", [16.0, 50.0, 100.0, 250.0])
def test_a_seal_is_held_and_never_opened_by_hasty_presses_at_any_frame_rate(frame: float) -> None:
    opened: list[bool] = []
    app = make_app(seal_hold=600)
    card = SeatCard("hunter", "Van Helsing", "Ana", (92, 160, 180))
    seal = HandoverScene(app, lambda: card, lambda: card, list, lambda: opened.append(True), seat=0)
    app.scenes.reset(Noting(), "none")
    app.scenes.push(seal, "none")
    for _ in range(6):
        key(app, pygame.K_SPACE)
        click(app, (652, 356))
        app.step(frame)
        click(app, (652, 356))
        key(app, pygame.K_RETURN)
    assert seal.seal.share == 0 and not opened
    key(app, pygame.K_SPACE, up=False)
    for _ in range(200):
        app.step(frame)
    assert opened == [True] and app.scenes.top is not seal
    app.close()


class Thinker:
    """A computer player that needs as long as the test says."""

    stands_in = False

    def __init__(self) -> None:
        self.question: Any = None
        self.ready = False

    def ask(self, question: Any) -> None:
        self.question = question

    def answer(self) -> Any:
        return self.question.observation.legal[0] if self.ready and self.question else None

    def cancel(self) -> None:
        self.question = None


@pytest.fixture
def thinking() -> Iterator[tuple[App, Scene, Thinker]]:
    """A match in which the computer thinks, without end until it is allowed to stop."""
    app, match, thinker = instant_app(), solo(5), Thinker()
    match._thinker = thinker
    board = open_board(app, match)
    while not match.thinking:
        seat = match.to_move
        assert seat is not None
        match.act(seat, match.observation(seat).legal[0])  # type: ignore[attr-defined]
    pass_time(app, 3000)
    assert thinker.question is not None
    yield app, board, thinker
    app.close()


def test_minimised_while_the_computer_thinks_it_plays_on_unseen(
    thinking: tuple[App, Scene, Thinker],
) -> None:
    app, board, thinker = thinking
    app.draw()
    app.handle(pygame.Event(pygame.WINDOWMINIMIZED))
    acts = board.match.acts  # type: ignore[attr-defined]
    thinker.ready = True
    for _ in range(40):
        app.step(50)
        assert not app.draw()
    assert board.match.acts > acts  # type: ignore[attr-defined]
    app.handle(pygame.Event(pygame.WINDOWRESTORED))
    assert app.draw() and app.scenes.top is board


def test_full_screen_and_back_while_the_computer_thinks(
    thinking: tuple[App, Scene, Thinker], change: Callable[[App], None]
) -> None:
    app, board, thinker = thinking
    for _ in range(3):
        change(app)
        app.step(50)
        app.draw()
    key(app, pygame.K_F10)
    pass_time(app, 400)
    assert app.scenes.top is not board, "pause answers"
    key(app, pygame.K_ESCAPE)
    pass_time(app, 400)
    thinker.ready = True
    acts = board.match.acts  # type: ignore[attr-defined]
    pass_time(app, 3000)
    assert app.scenes.top is board and board.match.acts > acts  # type: ignore[attr-defined]


@pytest.mark.parametrize(("board", "times"), [(False, 200), (True, 12)], ids=["page", "board"])
def test_two_hundred_switches_keep_nothing_that_grows(
    board: bool, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two sizes at which everything is laid out, and every picture made, at another scale."""
    monkeypatch.setattr(kept, "ROOM", 128 << 20)  # nothing is dropped, so that all that is made is seen
    app = instant_app()
    app._asked_scale = None
    app.window.resize((1920, 1080))
    if board:
        open_board(app, solo(5))
    else:
        app.scenes.push(Noting(), "none")

    def switch(times: int) -> tuple[int, int]:
        scales = set()
        for _ in range(times):
            app.set_fullscreen(not app.window.fullscreen)
            app.step(20)
            app.draw()
            scales.add(app.canvas.scale)
        assert len(scales) == 2
        gc.collect()
        return sum(isinstance(thing, pygame.Surface) for thing in gc.get_objects()), SHELF.weight

    surfaces, weight = switch(4)
    after, heavier = switch(times)
    assert after <= surfaces + 2 and heavier == weight
    app.close()
