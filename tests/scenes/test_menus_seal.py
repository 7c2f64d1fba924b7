"""The seal between two people: how long it is held, what it lets through, and that it opens once (D47)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.app import App
from scenes.scene import Scene
from scenes.table.handover import HandoverScene, SealHold, SeatCard
from scenes.table.log import LogLine
from sprites import motion
from tests.scenes.menus_support import make_game, top
from tests.stage.support import key, mouse

OPENING = motion.SEAL_CRACK.ms + motion.COVER_OPEN.ms


class Table(Scene):
    """What lies below the book."""

    name = "table"


class Hand:
    """Counts what the seal does."""

    def __init__(self, app: App, hold: int) -> None:
        app.change_settings(seal_hold=hold)
        self.opened = 0
        self.paused = 0
        self.tops: list[Scene] = []
        self.book = HandoverScene(
            app,
            lambda: SeatCard("hunter", "Van Helsing", "Bruno", (92, 160, 180)),
            lambda: SeatCard("dracula", "Drácula", "Ana", (222, 72, 62)),
            lambda: [LogLine("discard", "text", f"line {n}") for n in range(9)],
            lambda: self._open(app),
            seat=0,
            on_pause=self._pause,
        )
        app.scenes.reset(Table(), "none")
        app.scenes.push(self.book, "none")
        app.draw()

    def _open(self, app: App) -> None:
        self.opened += 1
        self.tops.append(top(app))

    def _pause(self) -> None:
        self.paused += 1


@pytest.fixture
def app(user_folder: Path) -> Iterator[App]:
    """A game with animations at their own speed."""
    made = make_game(user_folder, animation_speed="1")
    yield made
    made.close()


@pytest.fixture
def hand(app: App) -> Hand:
    """A closed book that is to be held for 600 ms."""
    return Hand(app, 600)


def wait(app: App, milliseconds: int) -> None:
    """Let time pass in steps of one millisecond."""
    for _ in range(milliseconds):
        app.step(1.0)


def hold_space(app: App) -> None:
    key(app, pygame.K_SPACE, up=False)


def let_go(app: App) -> None:
    app.handle(pygame.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))


# --- the hold ---


@pytest.mark.rule("D47")
@pytest.mark.parametrize("milliseconds", [300, 600, 1000])
def test_the_seal_breaks_at_its_time_and_not_a_moment_before(milliseconds: int) -> None:
    seal = SealHold(float(milliseconds))
    seal.held = True
    assert not any(seal.update(1.0) for _ in range(milliseconds - 1))
    assert seal.update(1.0)
    assert not seal.update(1.0)


def test_a_seal_let_go_runs_back() -> None:
    seal = SealHold(600.0)
    seal.held = True
    seal.update(300.0)
    assert seal.share == 0.5
    seal.held = False
    seal.update(75.0)
    assert seal.share == 0.25
    seal.update(500.0)
    assert seal.share == 0.0
    assert not seal.moving


def test_each_seat_has_a_key_for_its_own_seal_and_no_other(app: App, hand: Hand) -> None:
    key(app, pygame.K_p, up=False)
    wait(app, 700)
    assert hand.book.seal.share == 0.0
    key(app, pygame.K_q, up=False)
    wait(app, 599)
    assert not hand.book.seal.broken
    wait(app, 1)
    assert hand.book.seal.broken


@pytest.mark.parametrize("loss", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWSIZECHANGED])
def test_a_seat_key_held_while_the_window_changes_is_let_go(app: App, hand: Hand, loss: int) -> None:
    key(app, pygame.K_q, up=False)
    wait(app, 200)
    app.handle(pygame.Event(loss, x=960, y=540))
    wait(app, 600)
    assert hand.book.seal.share == 0.0


@pytest.mark.parametrize("code", [pygame.K_SPACE, pygame.K_RETURN], ids=["space", "enter"])
def test_599_ms_on_a_key_open_nothing_and_600_do(app: App, hand: Hand, code: int) -> None:
    key(app, code, up=False)
    wait(app, 599)
    assert not hand.book.seal.broken
    wait(app, 1)
    assert hand.book.seal.broken
    assert hand.opened == 0
    wait(app, round(OPENING) + 1)
    assert hand.opened == 1


def test_the_seal_is_held_with_the_mouse(app: App, hand: Hand) -> None:
    mouse(app, pygame.MOUSEBUTTONDOWN, (652, 356))
    wait(app, 599)
    assert not hand.book.seal.broken
    mouse(app, pygame.MOUSEBUTTONUP, (652, 356))
    wait(app, 700)
    assert hand.book.seal.share == 0.0
    mouse(app, pygame.MOUSEBUTTONDOWN, (652, 356))
    wait(app, 600)
    assert hand.book.seal.broken


def test_short_presses_never_open_it(app: App, hand: Hand) -> None:
    for _ in range(5):
        hold_space(app)
        wait(app, 200)
        let_go(app)
        wait(app, 150)
    assert not hand.book.seal.broken


def test_the_speed_of_animations_does_not_shorten_the_hold(app: App) -> None:
    app.change_settings(animation_speed="2")
    hand = Hand(app, 600)
    hold_space(app)
    wait(app, 599)
    assert not hand.book.seal.broken


# --- what follows ---


@pytest.mark.rule("D47")
def test_it_covers_until_it_has_opened_and_opens_once(app: App, hand: Hand) -> None:
    hold_space(app)
    wait(app, 600)
    assert top(app) is hand.book
    assert hand.book.targets() == []
    wait(app, 3000)
    assert hand.opened == 1
    assert hand.tops == [hand.book]
    assert isinstance(top(app), Table)


def test_reduced_motion_opens_it_all_the_same(app: App) -> None:
    app.change_settings(reduced_motion=True)
    hand = Hand(app, 600)
    hold_space(app)
    wait(app, 600 + round(OPENING) + 2)
    assert hand.opened == 1


def test_losing_the_window_lets_go(app: App, hand: Hand) -> None:
    hold_space(app)
    wait(app, 500)
    app.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    wait(app, 200)
    assert hand.book.seal.share < 0.5


def test_escape_pauses_while_it_is_closed_only(app: App, hand: Hand) -> None:
    key(app, pygame.K_ESCAPE)
    assert hand.paused == 1
    hold_space(app)
    wait(app, 600)
    key(app, pygame.K_ESCAPE)
    assert hand.paused == 1


def test_the_last_lines_that_fit_are_told(app: App, hand: Hand) -> None:
    shown = hand.book._recap_that_fits(app.canvas)
    assert [line.text for line in shown] == [f"line {n}" for n in range(9 - len(shown), 9)]
    assert 2 <= len(shown) <= 5
