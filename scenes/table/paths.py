"""Choosing by pressing pieces one after the other: every legal action is a row of presses.

A game says by which pieces an action is pressed (`hand card, space`). What may be pressed next, what a press
adds, and when an action is complete then follow from the legal actions alone; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

A = TypeVar("A")

Steps = tuple[str, ...]
"""Ids of pieces in the order in which they are pressed."""


@dataclass(frozen=True)
class Paths(Generic[A]):
    """All actions that may be chosen, by their rows of presses."""

    actions: dict[Steps, A]

    @classmethod
    def of(cls, legal: Iterable[A], steps: Callable[[A], Steps]) -> Paths[A]:
        """The paths of the `legal` actions; of two with the same presses the first one counts."""
        found: dict[Steps, A] = {}
        for action in legal:
            found.setdefault(steps(action), action)
        return cls(found)

    def next(self, chosen: Steps) -> frozenset[str]:
        """The pieces that may be pressed after those that are chosen."""
        depth = len(chosen)
        return frozenset(path[depth] for path in self.actions if len(path) > depth and path[:depth] == chosen)

    def action(self, chosen: Steps) -> A | None:
        """The action that is chosen, or None while a press lacks."""
        return self.actions.get(chosen)

    def lone(self, chosen: Steps) -> Steps:
        """What is chosen, with the presses that follow by themselves because there is only one way on."""
        while chosen not in self.actions:
            ways = self.next(chosen)
            if len(ways) != 1:
                break
            chosen = (*chosen, *ways)
        return chosen

    def ends(self, chosen: Steps) -> bool:
        """True when an action is chosen and nothing can be added to it."""
        return chosen in self.actions and not self.next(chosen)

    def pressed(self, chosen: Steps, id: str) -> Steps | None:
        """What is chosen after a press on `id`; None when that leads nowhere.

        A press on the last piece takes it back; one that does not go on from here begins anew, or goes on
        from where it fits.
        """
        if chosen and id == chosen[-1] and id not in self.next(chosen):
            return chosen[:-1]
        for depth in range(len(chosen), -1, -1):
            if id in self.next(chosen[:depth]):
                return (*chosen[:depth], id)
        return None

    def after(self, chosen: Steps) -> list[A]:
        """All actions that begin with what is chosen."""
        return [action for path, action in self.actions.items() if path[: len(chosen)] == chosen]
