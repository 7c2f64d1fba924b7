"""Positions for the tests of the rules, written as scenario files write them."""

from __future__ import annotations

from typing import Any

import msgspec

from game.rules.contract import SPECTATOR, Event, IllegalAction, Reason, visible_to
from game.scenarios.vitorian.door import VitorianRun
from game.scenarios.vitorian.files import VitorianFile
from game.scenarios.vitorian.words import parse, say
from game.vitorian.system import VitorianState


def unit(*effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A made-up unit of Level 1 that costs nothing but one exhausted resource, as card files write it."""
    base = {
        "type": "unit", "colour": "grey", "class": "militia", "level": 1, "attack": 2, "defence": 2,
        "name": "Made up",
    }  # fmt: skip
    return {**base, **fields, "effects": list(effects)}


class Board:
    """A position that can be played on in words; docs/scenarios.md says how units and sides are written."""

    def __init__(self, **file: Any) -> None:
        whole = {"game": "vitorian", "id": "test", **file}
        self.run = VitorianRun(msgspec.convert(whole, VitorianFile))
        self.told: list[Event] = visible_to(SPECTATOR, self.run.start())

    @property
    def state(self) -> VitorianState:
        """The position as it stands."""
        return self.run.state

    def do(self, *steps: str) -> list[Event]:
        """Play steps in words, and return the events of the last one, as a spectator sees them."""
        events: list[Event] = []
        with self.run.in_force():
            for step in steps:
                events = visible_to(SPECTATOR, self.state.apply(parse(step, "test")))
                self.told += events
        return events

    def refused(self, step: str) -> Reason:
        """Return why a step is refused; it must be, and change nothing."""
        before = self.state.digest()
        with self.run.in_force():
            try:
                self.state.apply(parse(step, "test"))
            except IllegalAction as refusal:
                assert self.state.digest() == before
                return refusal.reason
        raise AssertionError(f"{step} was accepted")

    def legal(self) -> list[str]:
        """Return all legal actions in words."""
        with self.run.in_force():
            seat = self.state.to_move
            return [] if seat is None else [say(action) for action in self.state.legal_actions(seat)]

    @property
    def asked(self) -> str:
        """Who is asked what: "A main"."""
        question = self.state.question
        return "" if question is None else f"{'AB'[question.seat]} {question.ask}"
