"""Where things lie on the board, and which of its states the tour shows."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import Rect

from game.dracula.actions import DRAWN
from scenes.dracula import layout, tour_states
from tests.scenes.dracula import support

NEEDED = (
    "draw-or-call", "drawn", "effect-1", "effect-2", "effect-3", "effect-4", "effect-5", "effect-6",
    "effect-7",
    "nothing-for-1", "nothing-for-3", "eight-refused", "call-refused", "draw-top-open", "marks", "last-turn",
    "compare-trump", "compare-higher-trump", "compare-value", "compare-column", "end-by-health",
    "end-by-vampires", "end-by-survival", "health-9", "health-12", "health-15", "short-match", "log-open",
    "inspect", "pile", "hint", "thinking", "seal", "passed-on", "covered-tail",
    "drag", "drag-pile", "drag-across", "drag-refused",
)  # fmt: skip


def test_the_tour_knows_every_state_worth_seeing() -> None:
    names = [state.name for state in tour_states.STATES]
    assert len(names) == len(set(names))
    assert {f"dracula.{name}" for name in NEEDED} <= set(names)


@pytest.mark.parametrize(
    "name", ["draw-or-call", "drawn", "effect-4", "effect-6", "effect-7", "round-summary"]
)
def test_hit_areas_are_large_enough_and_apart(name: str) -> None:
    app = support.make_app("es")
    state = support.state(name)
    scene = state.build(app)
    app.scenes.reset(scene, "none")
    assert state.then is not None
    state.then(app, scene)
    rects = [(t.id, t.rect) for t in scene.targets() if not t.nested]
    for _, rect in rects:
        assert min(rect.size) >= 40
        assert Rect(0, 0, 1280, 720).contains(rect)
    for (one, first), (two, second) in combinations(rects, 2):
        assert not first.colliderect(second), f"{one} and {two}"
    app.close()


def test_the_drawn_card_is_place_0() -> None:
    assert DRAWN == 0 and layout.HELD.size == (82, 117)
    assert [layout.own_card(slot).x for slot in range(1, 6)] == [262, 420, 578, 736, 894]
