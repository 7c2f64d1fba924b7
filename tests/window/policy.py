"""A player that knows nothing but what can be pressed, and still gets to the end of every match."""

from __future__ import annotations

import random

from tests.pilot import Pilot, Sight
from tests.window.hands import Hand
from tests.window.screen import PilotError

MOST_PRESSES = 1500
"""The longest possible match takes fewer presses."""
NOTICE_S = 0.5
"""A press that was taken for part of the one before changes nothing; after this long it is made again."""
AIMS = ("token:", "rival:", "district:")
"""What an effect may aim at, other than the own cards."""
DISCARDS = ("own:", "drawn")
ALWAYS_THERE = ("menu", "log", "book", "gear", "deck", "pile", "hint", "other")
"""What a board offers besides the decision."""


class Player:
    """Presses the first sensible thing until the result is there. ``seats`` are all the seats ever asked."""

    def __init__(self, pilot: Pilot, hand: Hand, seed: int = 1) -> None:
        self.pilot = pilot
        self.hand = hand
        self.seats: list[int] = []
        self.seals = 0
        """How many seals had to be broken."""
        self._chance = random.Random(seed)

    def play(self, last: str = "result") -> Sight:
        """Play until the scene ``last`` is in front; returns its sight."""
        for _ in range(MOST_PRESSES):
            seen = self.pilot.until(lambda s: (s.scene == last and s.gate) or choice(s), "a decision")
            if seen.scene == last:
                return seen
            self.act(seen)
        raise PilotError(f"no end after {MOST_PRESSES} presses; {self.pilot.describe()}")

    def turns(self, number: int) -> Sight:
        """Play until it has been asked in ``number`` turns; returns the sight then."""
        raise NotImplementedError

    def act(self, seen: Sight) -> None:
        """Do one thing, and wait until it has been noticed."""
        if seen.seat is not None and (not self.seats or self.seats[-1] != seen.seat):
            self.seats.append(seen.seat)
        if seen.scene == "handover":
            self.seals += 1
            self.hand.hold("seal")
            return
        spots = choice(seen)
        self.hand.press(self._chance.choice(spots))
        before = signature(seen)
        try:
            self.pilot.until(lambda s: signature(s) != before, "an effect of the press", NOTICE_S)
        except PilotError:
            if signature(self.pilot.sight()) != before:
                raise


def signature(seen: Sight) -> object:
    """What of a sight changes when something happened, the focus left out."""
    return seen.scene, seen.seat, seen.gate, [(spot.id, spot.enabled) for spot in seen.spots]


def choice(seen: Sight) -> list[str]:
    """The ids among which to choose now; empty while there is nothing to decide."""
    if not seen.gate:
        return []
    ids = [spot.id for spot in seen.spots if spot.enabled]
    for first in ("seal", "confirm", "next", "draw"):
        if first in ids:
            return [first]
    for prefix in AIMS:
        found = [spot_id for spot_id in ids if spot_id.startswith(prefix)]
        if found:
            return found
    return [spot_id for spot_id in ids if spot_id.startswith(DISCARDS)]
