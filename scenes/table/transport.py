"""How a match that is only watched goes on: by itself, step by step, slowly or at once. No drawing."""

from __future__ import annotations

from typing import Final

from sprites.timeline import Pace

SPEEDS: Final[dict[str, float]] = {"1": 1.0, "1.5": 1.5, "2": 2.0, "4": 4.0, "instant": 1.0}
"""The offered speeds by name: how many times as fast, where it does not go at once."""


class Transport:
    """Playing or paused, the speed, and the single steps that were asked for.

    `pace` is that of the show; a pause stops it in the middle of a motion.
    """

    def __init__(self, speed: str = "1", playing: bool = True) -> None:
        self.pace = Pace()
        self.playing = playing
        self.speed = speed if speed in SPEEDS else "1"
        self._stepping = False
        self.rushing = ""
        """Where it hurries to while the match is still being played: "turn", "round" or ""."""
        self._settle()

    def _settle(self) -> None:
        moves = self.playing or self._stepping
        self.pace.speed = SPEEDS[self.speed] if moves else 0.0
        self.pace.instant = moves and self.speed == "instant"

    def play(self) -> None:
        """Go on by itself."""
        self.playing, self._stepping = True, False
        self._settle()

    def pause(self) -> None:
        """Stand still at once."""
        self.playing = self._stepping = False
        self.rushing = ""
        self._settle()

    def step(self) -> None:
        """Go on by one event, or to the end of the one that is being shown, and stand still."""
        self.playing, self._stepping = False, True
        self._settle()

    def rush(self, to: str) -> None:
        """Hurry to the next "turn" or the end of the "round" as soon as it has been played."""
        self.rushing = to

    def arrived(self) -> None:
        """What was hurried to has been reached, or what was stepped to has been shown."""
        self.rushing, self._stepping = "", False
        self._settle()

    def choose_speed(self, name: str) -> None:
        """Go on at another speed, one of `SPEEDS`."""
        self.speed = name
        self._settle()

    @property
    def moves(self) -> bool:
        """True while the show may go on to the next event."""
        return self.playing or self._stepping

    @property
    def stepping(self) -> bool:
        """True while one step is being made."""
        return self._stepping

    @property
    def wants_play(self) -> bool:
        """True while the players of the match are to think."""
        return self.moves or bool(self.rushing)
