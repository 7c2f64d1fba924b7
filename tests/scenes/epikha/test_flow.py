"""How little a turn takes: presses of a whole turn, and questions of a match beyond one's own choices."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from game.epikha import actions as act
from game.epikha.actions import EpikhaAction
from game.epikha.state import Step
from game.journal import ActLine
from scenes.app import App
from scenes.epikha import routes
from scenes.epikha.positions import match_on, seats
from scenes.epikha.scene import EpikhaScene
from sprites.intent import Intent
from tests.epikha.positions import A, Board
from tests.scenes.epikha.support import click, make_app, open_board

MOST_TURN = 8
"""No turn with five Opals and three plays takes more presses."""


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app(animation_speed="instant")
    yield made
    made.close()


# --- presses -----------------------------------------------------------------------------------------------


class Presses:
    """Counts what somebody strikes: the mouse on pieces, or keys and nothing else."""

    def __init__(self, app: App, scene: EpikhaScene, by_mouse: bool) -> None:
        self.app, self.scene, self.by_mouse = app, scene, by_mouse
        self.count = 0

    def play(self, card: str) -> None:
        """Choose a card of the hand and play it as proposed: with a digit and Enter by keys."""
        number = (self.scene.hand or ()).index(card)
        if self.by_mouse:
            self.press(f"hand:{number}")
            self.press(routes.MAIN)
        else:
            self.strike(Intent("digit", digit=number + 1, device="keys"))
            self.strike(Intent("confirm", device="keys"))
        assert not self.scene.steps, f"{card} waits for something"

    def end(self) -> None:
        """Press the main button."""
        if self.by_mouse:
            self.press(routes.MAIN)
        else:
            self.strike(Intent("end_turn", device="keys"))

    def press(self, id: str) -> None:
        """Click a piece."""
        self.count += 1
        click(self.app, self.scene, id)
        self.wait()

    def strike(self, intent: Intent) -> None:
        """Strike a key."""
        self.count += 1
        for _ in range(5):
            self.app.step(80.0)
        self.app.intend(intent)
        self.app.step(20.0)
        self.wait()

    def wait(self) -> None:
        """Let everything be told, up to the next decision or the rival's turn."""
        scene = self.scene
        while scene.match.to_move == A and (scene.showing or not scene.deciding):
            self.app.step(20.0)


def five_opals(*hand: str) -> Board:
    """Despliegue with five Opals that have come back to the Armoury."""
    board = Board(phase="deployment")
    board.hand(A, *hand)
    for _ in range(5):
        board.armoury(A, "O1")
    for side in board.table.sides:
        side.deck = ["E01"] * 9
    board.start(*(Step(name, A) for name in ("main", "combat_phase", "regroup", "end_turn")))
    return board


def said(scene: EpikhaScene, seat: int = A) -> list[EpikhaAction]:
    """What a seat has said, by hand or unasked."""
    lines = (line for line in scene.match.lines if isinstance(line, ActLine) and line.seat == seat)
    return [msgspec.convert(line.action, EpikhaAction) for line in lines]  # type: ignore[call-overload,no-any-return]


@pytest.mark.rule("E7.8a", "E8.4")
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_a_turn_with_five_opals_and_three_plays_takes_at_most_eight_presses(
    app: App, by_mouse: bool
) -> None:
    scene = open_board(app, match_on(five_opals("E03", "E01", "E05").table, seats(A)))
    hand = Presses(app, scene, by_mouse)
    for card in ("E03", "E01", "E05"):
        hand.play(card)
    side = scene.shown.sides[A]
    assert sorted(one.bodies[0].card for one in side.reserves) == ["E01", "E03", "E05"]
    assert sum(spot is not None for spot in side.magic) == 5 and side.pool == 0
    while said(scene).count(act.EndPhase()) < 2:
        hand.end()
    assert hand.count == MOST_TURN
    own = [one for one in said(scene) if not isinstance(one, act.Pass)]
    assert own[-2:] == [act.Done(), act.EndPhase()], "nothing else came between the attack and the end"
