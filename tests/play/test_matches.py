"""Whole matches from the title to the title, by keys alone and by gamepad alone; never a mouse.

The player knows the pilot file and nothing else: it takes the first sensible thing that can be pressed, walks
there with the arrows and Tab (or the cross and the shoulders), and looks whether the focus can be seen.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.entries import read_record
from game.journal import Record
from game.language import Language
from game.saves import Saves
from game.settings import Settings, SettingsFile
from game.systems import SYSTEMS
from scenes.app import App
from scenes.services import Services
from scenes.welcome import WelcomeScene
from tests.pilot import Sight, Spot
from tests.play.hands import DEVICES, Device, Hand, Keys
from tests.window.hands import SHORTER
from tests.window.policy import LOOK, choice

MOST_PRESSES = 800
MOST_WAITS = 600
LONGEST_STEP = 100.0
KEYS, PAD = DEVICES
PLAYED = [
    pytest.param(KEYS, "en", "one_match", id="keys alone"),
    pytest.param(PAD, "es", "two_players", id="pad for two"),
    pytest.param(KEYS, "en", "two_players", id="keys for two", marks=pytest.mark.thorough),
    pytest.param(PAD, "es", "one_match", id="pad alone", marks=pytest.mark.thorough),
]


@pytest.fixture
def game(user_folder: Path) -> Iterator[App]:
    """The real game before its first question, without motion; computer players think in this process."""
    store, saves = SettingsFile(user_folder), Saves(user_folder)
    options = Settings(animation_speed="instant", first_start=False)
    app = App(Services(Language("es"), options, store, saves=saves, folder=user_folder, seed=4))
    app.by_mouse = False
    app.scenes.push(WelcomeScene(), "none")
    yield app
    app.close()
    saves.close()


class Player:
    """Plays whatever is asked, with one hand for each seat."""

    def __init__(self, hand: Hand, seat_keys: tuple[str, ...] = ()) -> None:
        self.hand = hand
        self.seat_keys = seat_keys
        """Keys with which the seats hold their own seals; otherwise what presses things also holds."""
        self.seals = 0
        self._chance = random.Random(3)

    def sight(self) -> Sight:
        """The pilot file as it would be now."""
        raw = self.hand.sight()
        spots = tuple(Spot(**target) for target in raw["targets"])
        return Sight(0, raw["scene"], raw["seat"], raw["gate"], spots, raw)

    def until_asked(self, last: str) -> Sight:
        """Let time pass until something can be decided or `last` is in front."""
        for _ in range(MOST_WAITS):
            seen = self.sight()
            if seen.gate and (seen.scene == last or choice(seen)):
                return seen
            self.hand.app.step(LONGEST_STEP)
        raise AssertionError(f"nothing is asked; {seen}")

    def play(self, last: str = "result") -> None:
        """Play to the end."""
        for _ in range(MOST_PRESSES):
            seen = self.until_asked(last)
            if seen.scene == last:
                return
            if seen.scene == "handover":
                self.break_seal()
            else:
                self.press(self._chance.choice(choice(seen)))
        raise AssertionError(f"no end after {MOST_PRESSES} presses; {self.sight()}")

    def press(self, wanted: str) -> None:
        """Press something; what must be looked for is chosen while the own hand is held open."""
        if wanted != LOOK:
            self.hand.press(wanted)
            return
        hand, seat = self.hand, self.sight().seat
        key = "secondary" if hand.device.name == "pad" else ("look_first", "look_second")[seat or 0]
        hand.rest()
        hand.device.down(hand.app, key)
        hand.app.step(LONGEST_STEP)
        hand.press(self._chance.choice(choice(self.sight())))
        hand.device.up(hand.app, key)
        hand.rest()

    def break_seal(self) -> None:
        """Hold the seal until it is broken; with seat keys, the one of the other seat does nothing."""
        self.seals += 1
        self.hand.insist_on_the_focus()
        opened = [action for action in self.seat_keys or ("secondary",) if self._opens(action)]
        assert len(opened) == 1, f"opened by {opened}"

    def _opens(self, action: str) -> bool:
        hand = self.hand
        if hand.sight()["scene"] != "handover":
            return False
        hand.device.down(hand.app, action)
        for _ in range(9):
            hand.app.step(LONGEST_STEP)
        hand.device.up(hand.app, action)
        hand.rest()
        return bool(hand.sight()["scene"] != "handover")


def through(hand: Hand, *presses: str) -> None:
    """Press one thing after the other, each as soon as it can be."""
    for wanted in presses:
        for _ in range(MOST_WAITS):
            if hand.sight()["gate"] and wanted in hand.ids():
                break
            hand.app.step(LONGEST_STEP)
        hand.press(wanted)


@pytest.mark.parametrize("played", SYSTEMS)
@pytest.mark.parametrize(("device", "language", "entry"), PLAYED)
def test_a_whole_match_with_one_device(
    game: App, device: Device, language: str, entry: str, played: str
) -> None:
    hand = Hand(game, device, watches=True)
    through(hand, f"language.{language}", "know", entry, f"game.{played}", *SHORTER.get(played, ()), "start")
    player = Player(hand)
    player.play()
    assert game.language.code == language
    assert (player.seals > 1) == (entry == "two_players")
    assert not game.by_mouse
    assert game.by_pad == (device.name == "pad")
    through(hand, "title")
    assert hand.sight()["scene"] == "title"
    assert "continue" not in hand.ids()
    folder = game.services.folder
    assert folder is not None
    record = read_record(max(folder.glob("matches/*.match")))
    assert isinstance(record, Record)
    assert record.setup.game == played
    assert record.end is not None
    through(hand, "quit")
    assert not game.running


@pytest.mark.parametrize("played", SYSTEMS)
def test_two_people_at_one_keyboard_hold_each_their_own_seal(game: App, played: str) -> None:
    hand = Hand(game, Keys())
    through(hand, "know", "two_players", f"game.{played}", *SHORTER.get(played, ()), "start")
    player = Player(hand, seat_keys=("look_first", "look_second"))
    player.play()
    assert player.seals > 1
