"""A crawler that begins at the title and presses everything there is, by keys alone or by gamepad alone.

Whatever screen it comes upon, every target of it must be reached, and *back* must lead out of it. At the end
no screen of the game may be missing: one that only the tour knows could not be found by a player either.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.language import Language
from game.saves import Saves
from game.settings import Settings, SettingsFile
from game.systems import SYSTEMS
from scenes.app import App
from scenes.services import Services
from scenes.title import TitleScene
from tests.play.hands import DEVICES, Device, Hand
from tests.play.test_matches import Player, through

MOST_PRESSES = 900
DEEPEST = 5
MOST_WAITS, QUIET = 60, 6
"""Steps of 100 ms: how long anything may go on, and how long nothing must."""
BOARD = (
    *("slot:", "token:", "district:", "draw", "drawn", "call", "deck", "confirm", "other"),
    *("hand", "cell:", "res:", "recycle", "main", "second", "way:", "look:", "field:", "sov:", "open:"),
)
"""What is pressed on a board is the matter of the matches, not of the crawler."""
ON_THE_BOARD = ("menu", "log", "help", "hint")
A_CARD, LARGE = "hand:0", "!secondary"
"""A card, and what shows it large."""
DEPENDING = ("start", "yes")
QUESTIONS = ("confirm", "naming")
EVERYWHERE = {
    "title", "setup", "confirm", "options", "learn", "rulebook", "replays", "records", "pause",
    *SYSTEMS, "handover", "result", "log", "inspect", "pile",
}  # fmt: skip

Screen = tuple[str, frozenset[str]]


@pytest.fixture
def game(user_folder: Path) -> Iterator[App]:
    """The real game at its title; one match was played before, and another was begun."""
    store, saves = SettingsFile(user_folder), Saves(user_folder)
    options = Settings(animation_speed="instant", first_start=False, guide="skipped")
    app = App(Services(Language("es"), options, store, saves=saves, folder=user_folder, seed=4))
    app.by_mouse = False
    app.scenes.push(TitleScene(), "none")
    hand = Hand(app, DEVICES[0])
    through(hand, "one_match", "start")
    Player(hand).play()
    through(hand, "title", "one_match", "start")
    app.scenes.reset(TitleScene(), "none")
    yield app
    app.close()
    saves.close()


class Crawler:
    """Remembers what was seen and pressed, and how each screen is come upon."""

    def __init__(self, app: App, device: Device) -> None:
        self.app = app
        self.hand = Hand(app, device)
        self.screens: set[Screen] = set()
        self.pressed: set[tuple[str, ...]] = set()
        self.ids: set[str] = set()
        self.faults: list[str] = []
        self.presses = 0
        self._ways: deque[tuple[str, ...]] = deque([()])

    @property
    def names(self) -> set[str]:
        """The screens come upon."""
        return {name for name, _ in self.screens}

    def crawl(self) -> None:
        """Follow every way to its end."""
        while self._ways and self.presses < MOST_PRESSES:
            self._explore(self._ways.popleft())

    def _explore(self, way: tuple[str, ...]) -> None:
        """Press everything on the screen at the end of `way` that was not pressed before."""
        self._go(way)
        here = self._screen()
        for wanted in self._open(here, way):
            if self._screen() != here:
                self._go(way)
            if self._screen() != here or not (wanted.startswith("!") or wanted in self.hand.ids()):
                continue
            self.pressed.add(self._what(here[0], wanted, way))
            self._do(wanted)
            self._note((*way, wanted))

    def _what(self, name: str, wanted: str, way: tuple[str, ...]) -> tuple[str, ...]:
        """What counts as pressed before: an answer and a start mean something else by every way."""
        return (name, wanted, *way) if wanted in DEPENDING else (name, wanted)

    def _open(self, here: Screen, way: tuple[str, ...]) -> list[str]:
        """What there is still to press; on a board, what opens something."""
        name, _ = here
        ids = [id for id in self.hand.ids() if not (name in SYSTEMS and id.startswith(BOARD))]
        strokes = [f"!{action}" for action in ON_THE_BOARD] if name in (*SYSTEMS, "handover") else []
        strokes += [LARGE] * (A_CARD in self.hand.ids())
        strokes += ["!confirm"] * (getattr(self.app.scenes.top, "halt", "") == "over")
        return [id for id in (*ids, *strokes) if self._what(name, id, way) not in self.pressed]

    def _do(self, wanted: str) -> None:
        """Press a target, or strike a key of its own ("!log")."""
        self.presses += 1
        if wanted.startswith("!"):
            if wanted == LARGE:
                self.hand.can_reach(A_CARD)
            self.hand.rest()
            self.hand.strike(wanted[1:])
        elif self.hand.can_reach(wanted):
            self.hand.press(wanted)
        elif wanted in self.hand.ids():
            self.faults.append(f"{self.hand.where()}: {wanted} is not reached")
        self._settle(wanted if wanted.startswith("pad.") else "cancel")

    def _settle(self, wanted: str = "") -> None:
        """Let what was begun end; whoever waits for a key or has left is called back."""
        quiet = 0
        for _ in range(MOST_WAITS):
            quiet = quiet + 1 if self.app.scenes.gate_open and not self.app.scenes.moving else 0
            if quiet > QUIET:
                break
            self.app.step(100.0)
        if self.app.scenes.captures_keys:  # a button that an action has already changes nothing
            self.hand.strike(wanted.removeprefix("pad.") if self.hand.device.name == "pad" else "cancel")
        self.app.running = True

    def _note(self, way: tuple[str, ...]) -> None:
        """Look at where `way` has led; a screen not seen before is walked through and put on the list."""
        there = self._screen()
        if there[0] in QUESTIONS:  # what becomes of the answer depends on what was asked
            there = (there[0], there[1] | {" ".join(way)})
        self.ids |= set(self.hand.ids())
        if there in self.screens:
            return
        self.screens.add(there)
        if not self.hand.sight()["gate"]:
            return
        if missing := self.hand.reach_all():
            self.faults.append(f"{there[0]} by {way}: never reached {sorted(missing)}")
        if there[0] != "title":
            self.hand.rest()
            self.hand.strike("cancel")
            self._settle()
            if self._screen() == there:
                self.faults.append(f"{there[0]} by {way}: back leads nowhere")
        if len(way) < DEEPEST:
            self._ways.append(way)

    def _go(self, way: tuple[str, ...]) -> None:
        """Go to the title and from there along `way`, as far as it is still there."""
        self.app.scenes.reset(TitleScene(), "none")
        self._settle()
        for wanted in way:
            if not wanted.startswith("!") and wanted not in self.hand.ids():
                return
            self.presses -= 1
            self._do(wanted)

    def _screen(self) -> Screen:
        """Where we are: the scene, and what can be focused, numbers left out."""
        seen = self.hand.sight()
        return seen["scene"], frozenset(target["id"].rstrip("0123456789") for target in seen["targets"])


@pytest.mark.parametrize(
    "device",
    [pytest.param(one, marks=[pytest.mark.thorough] if one.name == "keys" else []) for one in DEVICES],
    ids=lambda device: device.name,
)
def test_everything_is_found_from_the_title(game: App, device: Device) -> None:
    crawler = Crawler(game, device)
    crawler.screens.add(crawler._screen())
    crawler.crawl()
    assert crawler.faults == []
    assert crawler.names >= EVERYWHERE
    assert crawler.presses < MOST_PRESSES, "the crawl has no end"
