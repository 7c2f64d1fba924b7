"""Without the memory aid nothing on the screen remembers for the player which card he has seen (D45)."""

from __future__ import annotations

from typing import Any

import pytest

from game.dracula.actions import Discard
from game.dracula.system import SYSTEM
from scenes.app import App
from scenes.dracula import targets
from scenes.dracula.positions import match_at
from scenes.dracula.scene import DraculaScene
from sprites.focus import find
from sprites.intent import Intent
from tests.scenes.dracula.support import make_app, open_board

RACKS = ("B3 O6* B1 O1 S2*", "X5 X3* O4 S8 B7")
POSITION: dict[str, Any] = {
    "turn": "V", "order": "BSOX", "pile": 8, "known": ["O1", "S8"], "drawn": "X6",
}  # fmt: skip
HIS, MINE, OPEN = "slot:0:4", "slot:1:4", "slot:0:2"


def board(aid: bool) -> tuple[App, DraculaScene]:
    app = make_app("en", animation_speed="instant", memory_aid=aid)
    scene = open_board(app, match_at(RACKS, **POSITION))
    scene.view.jump()
    scene.settle()
    app.step(20.0)
    return app, scene


@pytest.mark.rule("D45")
def test_the_aid_marks_what_was_seen_and_shows_its_face() -> None:
    app, scene = board(True)
    assert scene.shown.piece(0, 4).card == "O1" and scene.shown.piece(0, 4).passed
    assert find(scene.targets(), HIS).tip == "Hidden, but you know it."  # type: ignore[union-attr]
    assert find(scene.targets(), MINE).tip == "Hidden, but your rival knows it."  # type: ignore[union-attr]
    app.close()


@pytest.mark.rule("D45")
def test_without_it_the_card_is_hidden_and_no_mark_no_tip_no_forecast_tells() -> None:
    app, scene = board(False)
    assert scene.shown.piece(0, 4).card is None
    assert not any(piece.passed for rack in scene.shown.racks for piece in rack)
    assert scene.shown.piece(1, 4).card == "S8" and scene.shown.piece(0, 2).card == "O6"
    for wanted in (HIS, MINE):
        told = find(scene.targets(), wanted)
        assert told is not None and not told.tip
    assert find(scene.targets(), HIS).label == "Your rival’s hidden card, at the Graveyard"  # type: ignore[union-attr]
    seen = scene.observation
    assert seen is not None and seen.rival[3].card is None
    assert scene.chips(seen, scene.tried(seen))[3].tone == "unknown"
    assert seen.legal == scene.match.observation(1).legal, "it changes nothing that may be done"
    app.close()


@pytest.mark.rule("D45")
def test_the_inspection_and_the_advice_keep_it_hidden_too() -> None:
    app, scene = board(False)
    scene.interaction.set_focus(HIS)
    assert targets.card_of(scene, None) == (None, 0, "")
    seen = scene.observation
    assert seen is not None
    blind = board_without_knowledge()
    assert SYSTEM.hint(seen).action == SYSTEM.hint(blind).action
    app.intend(Intent("hint"))
    assert scene.advice
    app.close()


def board_without_knowledge() -> Any:
    """The same position in which nobody has ever seen a hidden card."""
    return match_at(RACKS, **(POSITION | {"known": ["S8"]})).observation(1)


@pytest.mark.rule("D46")
def test_a_card_that_was_only_known_may_be_turned_up_and_a_6_shows_what_it_brings() -> None:
    app, scene = board(False)
    scene.act(Discard(2, slot=4))
    settle_or_wait(app, scene)
    assert scene.shown.piece(0, 4).card == "O1" and scene.shown.piece(0, 4).face_up
    app.close()
    app, scene = board(False)
    scene.act(Discard(0, slot=4))
    settle_or_wait(app, scene)
    assert scene.shown.piece(1, 4).card == "O1" and scene.shown.piece(0, 4).card is None
    app.close()


def settle_or_wait(app: App, scene: DraculaScene) -> None:
    """Let everything be shown; the rival sleeps."""
    for _ in range(20):
        app.step(100.0)
    assert not scene.showing


def test_the_option_takes_effect_in_the_middle_of_a_match() -> None:
    app, scene = board(True)
    app.change_settings(memory_aid=False)
    assert scene.shown.piece(0, 4).card is None
    app.change_settings(memory_aid=True)
    assert scene.shown.piece(0, 4).card == "O1"
    app.close()
