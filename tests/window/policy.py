"""A player that knows nothing but what can be pressed, and still gets to the end of every match."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable

from tests.pilot import Pilot, Sight
from tests.window.hands import SEAT_KEYS, Hand, Vanished
from tests.window.screen import PilotError

MOST_PRESSES = 1500
"""The longest possible match takes fewer presses."""
NOTICE_S = 0.35
"""A press that was taken for part of the one before changes nothing; after this long another is made."""
MOST_VAIN = 12
"""So many presses in a row without any effect are a fault of the game."""
CERTAIN = ("seal", "confirm", "go_on", "open:confirm", "open:uncover", "open:pass", "close", "resume")
"""What is pressed as soon as it can be."""
LOOK = "open:look"
"""What is held to see the own hand while one is asked."""
GLOWING = ("playable", "place", "enemy")
"""How a board marks what can be chosen next."""


class Player:
    """Presses the first sensible thing. With several hands they take turns, decision by decision."""

    def __init__(self, pilot: Pilot, *hands: Hand, seed: int = 1) -> None:
        self.pilot = pilot
        self.seals = 0
        """How many seals had to be broken."""
        self._hands = hands
        self._vain = 0
        self._chance = random.Random(seed)

    def play(self, last: str = "result") -> Sight:
        """Play until the scene ``last`` is in front; returns its sight."""
        return self.play_until(lambda seen: seen.scene == last)

    def play_until(self, done: Callable[[Sight], bool]) -> Sight:
        """Play until an open sight is ``done``; returns that."""
        for press in range(MOST_PRESSES):
            seen = self.pilot.until(lambda s: s.gate and (done(s) or choice(s)), "a decision")
            if done(seen):
                return seen
            self._act(seen, self._hands[press % len(self._hands)])
        raise PilotError(f"no end after {MOST_PRESSES} presses; {self.pilot.describe()}")

    def _act(self, seen: Sight, hand: Hand) -> None:
        """Do one thing, and wait until it has been noticed."""
        if seen.scene == "handover":
            self.seals += 1
            hand.hold("seal")
            return
        with contextlib.suppress(Vanished):  # whoever comes too late looks again
            wanted = self._chance.choice(choice(seen))
            if wanted == LOOK:
                self._look(seen, hand)
            else:
                hand.press(wanted)
        before = signature(seen)
        self._vain = 0 if self._changed(before) else self._vain + 1
        if self._vain == MOST_VAIN:
            raise PilotError(f"{MOST_VAIN} presses without any effect; {self.pilot.describe()}")

    def _look(self, seen: Sight, hand: Hand) -> None:
        """Hold the own hand open, choose something, and cover it again."""
        key = SEAT_KEYS[seen.seat or 0]
        self.pilot.key_down(key)
        try:
            open_hand = self.pilot.until(lambda s: not s.spot(LOOK), "an open hand")
            hand.press(self._chance.choice(choice(open_hand)))
        finally:
            self.pilot.key_up(key)

    def _changed(self, before: object) -> bool:
        try:
            self.pilot.until(lambda s: signature(s) != before, "an effect of the press", NOTICE_S)
        except PilotError:
            return signature(self.pilot.sight()) != before
        return True


def signature(seen: Sight) -> object:
    """What of a sight changes when something happened, the focus left out."""
    return seen.scene, seen.seat, seen.gate, [(spot.id, spot.enabled, spot.state) for spot in seen.spots]


def choice(seen: Sight) -> list[str]:
    """The ids among which to choose now; empty while there is nothing to decide."""
    ids = [spot.id for spot in seen.spots if spot.enabled]
    for certain in CERTAIN:
        if certain in ids:
            return [certain]
    if seen.scene == "vitorian":
        return on_the_front(seen, ids)
    if seen.scene == "epikha":
        return among_glass(seen, ids)
    if seen.seat is None:
        return []
    if "draw" in ids:
        return [spot_id for spot_id in ids if spot_id in ("draw", "call")]
    return glowing(seen)


def glowing(seen: Sight) -> list[str]:
    """The ids of what a board marks as to be chosen next."""
    return sorted(spot.id for spot in seen.spots if spot.enabled and spot.state in GLOWING)


def on_the_front(seen: Sight, ids: list[str]) -> list[str]:
    """The same on the board of Vitorian Wars, by what glows: what was begun is gone on with, the rival's
    Sovereign is attacked before anything else, cards come before units; the button ends what cannot go on.
    """
    if seen.seat is None:
        over = "main" in ids and not seen.raw["busy"]  # the end of the match stands until it was read
        return ["main"] if over else []
    lit = glowing(seen)
    begun = any(spot.state == "selected" for spot in seen.spots)
    first = [one for one in lit if one == f"sov:{1 - seen.seat}"]
    for kind in ("look:", "way:"):
        first = [one for one in ids if one.startswith(kind)] or first
    if first:
        return first
    if begun or "main" not in ids:
        return lit
    cards, units = ([one for one in lit if one.startswith(kind)] for kind in ("hand:", "cell:"))
    return cards or [*units, *["main"] * max(1, len(units))]


def among_glass(seen: Sight, ids: list[str]) -> list[str]:
    """The same on the board of Paladines de Epikha: what was begun is gone on with, cards are played before
    anything else is done; the button does what is proposed, and ends what cannot go on.
    """
    main = ["main"] if "main" in ids else []
    if seen.seat is None:
        return [] if seen.raw["busy"] else main  # the end of the match stands until it was read
    ways = [one for one in ids if one.startswith("way:")]
    lit = glowing(seen)
    if not lit and not ways and LOOK in ids:
        return [LOOK]  # here must be chosen, and nobody may pass
    if ways or any(spot.state == "selected" for spot in seen.spots):
        return ways or [*lit, *main]
    cards, groups = ([one for one in lit if one.startswith(kind)] for kind in ("hand:", "group:"))
    return cards or [*groups, *main * max(1, len(groups))] or lit
