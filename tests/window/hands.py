"""The two ways to press something: with the mouse, or with nothing but keys."""

from __future__ import annotations

import contextlib
from typing import Protocol

from game.systems import SYSTEMS
from tests.pilot import Pilot, Sight, Spot
from tests.window.screen import PilotError

FIRST_GAME = next(iter(SYSTEMS))
"""What the set-up proposes to somebody who has not played yet."""
SHORTER = {"epikha": ("quick",)}
"""What is ticked in the set-up of a game so that a match takes fewer presses."""
MOST_STEPS = 60
"""No way through a screen is longer, in key strokes."""
HELD_S = 3.0
"""A seal breaks sooner than this, and one that is held with the wrong key never."""
NOTICE_S = 1.5
"""A key that leads nowhere changes nothing; after this long, on a busy machine too, another one is tried."""

SEAT_KEYS = ("q", "p")
"""The key of each seat: it holds the seal, and the own hand open."""


class Vanished(PilotError):
    """What was to be pressed is not there any more."""


class Hand(Protocol):
    """Presses spots, and holds the seal until it breaks."""

    def press(self, spot_id: str) -> None:
        """Press a spot that can be pressed now."""

    def hold(self, spot_id: str) -> None:
        """Hold a spot until another scene is there, then let go."""


def gone(pilot: Pilot, scene: str) -> Sight:
    """Wait until ``scene`` is no longer in front and presses are taken."""
    return pilot.until(lambda seen: seen.scene != scene and seen.gate, f"an end of {scene}")


def begin(pilot: Pilot, hand: Hand, entry: str, game: str = FIRST_GAME) -> None:
    """From the title through the set-up of a game, as it is proposed, to the board."""
    pilot.scene("title")
    hand.press(entry)
    before = {spot.id for spot in pilot.scene("setup").spots}
    if game != FIRST_GAME:
        hand.press(f"game.{game}")
        pilot.until(lambda seen: seen.gate and {spot.id for spot in seen.spots} != before, "another set-up")
    for option in SHORTER.get(game, ()):
        seen = pilot.open_gate()
        hand.press(option)
        pilot.until(lambda s, before=seen.counter: s.counter > before, f"a tick at {option}")  # type: ignore[misc]
    hand.press("start")
    pilot.until(lambda seen: seen.scene not in ("title", "setup"), "the board")


class MouseHand:
    """Clicks the middle of things."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def press(self, spot_id: str) -> None:
        """See `Hand`."""
        self.pilot.click(self._spot(spot_id).centre)

    def hold(self, spot_id: str) -> None:
        """See `Hand`."""
        scene = self.pilot.sight().scene
        self.pilot.hold(self._spot(spot_id).centre)
        gone(self.pilot, scene)
        self.pilot.let_go()

    def _spot(self, spot_id: str) -> Spot:
        spot = self.pilot.sight().spot(spot_id)
        if spot is None:
            raise Vanished(f"no {spot_id} any more; {self.pilot.describe()}")
        return spot


class KeyHand:
    """Walks with Tab and the arrows and strikes Return. The pointer stays where it is."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def press(self, spot_id: str) -> None:
        """See `Hand`."""
        self.walk(spot_id)
        self.pilot.key("Return")

    def hold(self, spot_id: str) -> None:
        """See `Hand`."""
        scene = self.pilot.sight().scene
        self.pilot.key_down("space")
        gone(self.pilot, scene)
        self.pilot.key_up("space")

    def walk(self, spot_id: str) -> None:
        """Move the focus to a spot."""
        tried = set[tuple[str, str]]()
        for _ in range(MOST_STEPS):
            seen = self.pilot.sight()
            goal = seen.spot(spot_id)
            if goal is None:
                raise Vanished(f"{spot_id} went away while walking there; {self.pilot.describe()}")
            if goal.focused:
                return
            here = seen.focused.id if seen.focused else ""
            ways = towards(seen.focused, goal)
            key = next((way for way in ways if (here, way) not in tried), "Tab")  # no way is gone twice
            tried.add((here, key))
            self._stroke(seen, key)
        raise PilotError(f"no way by keys to {spot_id}; {self.pilot.describe()}")

    def _stroke(self, seen: Sight, key: str) -> None:
        """Strike a key, and wait a moment for what it moves."""
        self.pilot.key(key)
        with contextlib.suppress(PilotError):
            self.pilot.until(lambda s: s.counter > seen.counter, "a moved focus", NOTICE_S)


def towards(here: Spot | None, goal: Spot) -> list[str]:
    """The keys that may lead from ``here`` towards ``goal``, the best one first.

    Tab goes from group to group, arrows go where they point.
    """
    if here is None or here.group != goal.group:
        return ["Tab"]
    right, down = goal.centre[0] - here.centre[0], goal.centre[1] - here.centre[1]
    sideways = ["Right", "Left"] if right > 0 else ["Left", "Right"]
    upright = ["Down", "Up"] if down > 0 else ["Up", "Down"]
    (best, last), (second, third) = (sideways, upright) if abs(right) >= abs(down) else (upright, sideways)
    return [best, second, third, last]


class SeatKeyHand(KeyHand):
    """The same, but each seal is held with the key of its own seat; the other seat's key does nothing."""

    KEYS = SEAT_KEYS

    def hold(self, spot_id: str) -> None:
        """See `Hand`."""
        scene = self.pilot.sight().scene
        for key in self.KEYS:
            self.pilot.key_down(key)
            try:
                self.pilot.until(lambda seen: seen.scene != scene and seen.gate, "a broken seal", HELD_S)
                return
            except PilotError:
                continue
            finally:
                self.pilot.key_up(key)
        raise PilotError(f"no key of a seat breaks the seal; {self.pilot.describe()}")
