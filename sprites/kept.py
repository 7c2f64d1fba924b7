"""Pictures that are made once and kept: a shelf with room for so many bytes, not for so many pictures.

A full-screen picture at render scale 2 weighs as much as a thousand icons, so counting pictures would say
nothing about memory.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import ParamSpec, TypeVar, cast

import pygame

P = ParamSpec("P")
R = TypeVar("R")

ROOM = 32 << 20
"""Bytes for all kept pictures together at render scale 1, twice as many at 2: there a frame of a board needs
16 MB and the dearest page of the menus 45 MB, and at scale 1 each a quarter of that."""


class Shelf:
    """Keeps what was made; when it grows too heavy, what was used longest ago goes first."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.weight = 0
        self._things: OrderedDict[Hashable, object] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def kept(self, make: Callable[P, R]) -> Callable[P, R]:
        """Decorator: make a picture (or a tuple of them) once for its arguments, which must be hashable."""
        things = self._things

        @functools.wraps(make)
        def fetch(*args: P.args, **kwargs: P.kwargs) -> R:
            key = (make, args, tuple(kwargs.items())) if kwargs else (make, args)
            if key in things:
                things.move_to_end(key)
                return cast(R, things[key])
            thing = make(*args, **kwargs)
            self._put(key, thing)
            return thing

        return fetch

    def clear(self) -> None:
        """Forget everything."""
        self._things.clear()
        self.weight = 0

    def make_room(self, room: int) -> None:
        """Keep so many bytes from here on."""
        self.room = room
        self._sweep()

    def _put(self, key: Hashable, thing: object) -> None:
        self._things[key] = thing
        self.weight += weight_of(thing)
        self._sweep()

    def _sweep(self) -> None:
        while self.weight > self.room and len(self._things) > 1:
            self.weight -= weight_of(self._things.popitem(last=False)[1])


def weight_of(thing: object) -> int:
    """The bytes of a surface, or of all surfaces in a tuple; nothing for anything else."""
    if isinstance(thing, pygame.Surface):
        return thing.get_width() * thing.get_height() * thing.get_bytesize()
    return sum(map(weight_of, thing)) if isinstance(thing, tuple) else 0


SHELF = Shelf()
"""The one shelf of the game."""
kept = SHELF.kept
