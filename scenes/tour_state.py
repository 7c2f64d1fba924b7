"""What a state of the tour is: boards and pages name theirs by it and know nothing of the tour itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.scene import Scene

if TYPE_CHECKING:
    from scenes.app import App


@dataclass(frozen=True, slots=True)
class TourState:
    """A state worth seeing: `build` makes its scene, `then` (if any) brings the scene to the state.

    `match_screen` holds it to the rule against large empty areas. `settles` False keeps a motion as it is at
    the moment when `then` returns, instead of letting it end.
    """

    name: str
    build: Callable[[App], Scene]
    then: Callable[[App, Scene], object] | None = None
    match_screen: bool = False
    settles: bool = True
