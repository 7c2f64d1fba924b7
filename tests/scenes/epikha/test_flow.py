"""How little a turn takes: presses of a whole turn, and questions of a match beyond one's own choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from game.epikha import actions as act
from game.epikha.actions import EpikhaAction
from game.epikha.habits import Mind, answer
from game.epikha.sampling import sample_table
from game.epikha.state import Step
from game.epikha.view import EpikhaObservation
from game.journal import ActLine
from game.rules.chance import Chance
from scenes.app import App
from scenes.epikha import answers, routes
from scenes.epikha.positions import match_on, seats
from scenes.epikha.scene import EpikhaScene
from sprites.focus import find
from sprites.intent import Intent
from tests.epikha.positions import A, B, Board
from tests.scenes.epikha.support import click, make_app, match_of, open_board, settle

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
    """Despliegue with five Opals that have come back to the Armoury, and an enemy for a spell."""
    board = Board(phase="deployment")
    board.add(B, "E01")
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
    scene = open_board(app, match_on(five_opals("E03", "E01", "E05", "E17").table, seats(A)))
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


# --- questions ---------------------------------------------------------------------------------------------

OWN_CHOICES = frozenset({"main", "attack", *answers.COMPOSED, "effects"})
"""What somebody has begun: all else is asked by the rules."""
MOST_ASKED = 4.0
"""Questions a turn, on the average of a match."""


class Person:
    """Plays by habit, pressed piece by piece, and counts what is asked beyond that."""

    def __init__(self, app: App, scene: EpikhaScene) -> None:
        self.app, self.scene = app, scene
        self.asked: Counter[str] = Counter()
        self._at = -1
        self._mind = Mind()

    def play(self) -> None:
        """Play to the end."""
        while True:
            settle(self.app, self.scene)
            if self.scene.halt:
                return
            seen = self.scene.seen
            assert seen is not None
            if self.scene.match.acts != self._at:
                self._at = self.scene.match.acts
                assert len(seen.legal) > 1 or seen.ask == "main", f"{seen.ask}: only {seen.legal} is legal"
                self.asked[seen.ask or ""] += seen.ask not in OWN_CHOICES
            self._press(seen)
            self.app.step(400.0)

    def _press(self, seen: EpikhaObservation) -> None:
        """Press what comes next: a whole answer where there is a button for it."""
        scene, whole = self.scene, {"points": routes.SECOND, "absorb": routes.MAIN, "coin": routes.way("all")}
        wanted = scene.warned or whole.get(seen.ask or "")
        if wanted not in scene.paths(seen).next(()):
            hint = routes.steps(answer(sample_table(seen, Chance.of(0)), self._mind), seen)
            begun = scene.steps and hint[: len(scene.steps)] == scene.steps
            rest = hint[len(scene.steps) :] if begun else hint
            wanted = rest[0] if rest else min(scene.paths(seen).next(scene.steps))
        ids = [one.id for one in scene.targets() if one.enabled and scene.route(one.id, seen) == wanted]
        target = find(scene.targets(), ids[0])
        assert target is not None
        scene.press(target)


@pytest.mark.rule("E12.1")
@pytest.mark.parametrize(("decks", "seed"), [(("empiria", "abaron"), 1), (("abaron", "empiria"), 2)])
def test_a_match_against_the_computer_asks_little_beyond_ones_own_choices(
    app: App, decks: tuple[str, str], seed: int
) -> None:
    scene = open_board(app, match_of(A, decks, seed))
    person = Person(app, scene)
    person.play()
    assert scene.match.outcome is not None and scene.shown.turn > 3
    assert 0 < person.asked.total() <= MOST_ASKED * scene.shown.turn, person.asked


@pytest.mark.rule("E12.1")
@pytest.mark.parametrize(
    ("windows", "hand", "asked"),
    [("matter", "E17", False), ("stops", "E17", True), ("stops", "E01", False), ("always", "E01", True)],
)
@pytest.mark.parametrize("window", ["W1", "W2"])
def test_first_and_closing_windows_are_asked_of_whoever_wants_stops(
    app: App, windows: Any, hand: str, asked: bool, window: str
) -> None:
    """In his hand an arrow or a soldier, who cannot be played now; an Opal could be placed in any case."""
    app.change_settings(epikha_windows=windows)
    board = Board(active=A if window == "W1" else B)
    board.hand(A, hand)
    board.player(A, "O1")
    board.add(B, "E01")
    board.start(Step("window", A, card=window), Step("main", board.table.active))
    scene = EpikhaScene(match_on(board.table, seats(A)))
    app.scenes.reset(scene, "none")
    for _ in range(5):
        app.step(20.0)
    assert (scene.seen is not None and scene.seen.ask == "window") == asked
    assert said(scene) == ([] if asked else [act.Pass()])


@pytest.mark.rule("E13.11")
@pytest.mark.parametrize(("opal", "asked"), [(True, True), (False, False)])
def test_the_order_of_damage_is_asked_of_whoever_can_pay_for_a_shield(
    app: App, opal: bool, asked: bool
) -> None:
    board = Board()
    board.hand(B, "E18")
    board.player(B, *["O1"] * opal, damage=197)
    one, other = board.add(A, "E07"), board.add(A, "E07")
    left, right = board.add(B, "E01"), board.add(B, "E02")
    board.attack(one, other)
    board.respond({0: left, 1: right})
    while board.asked == "B absorb":
        board.do(act.Done())
    assert board.asked == "B damage_order"
    scene = EpikhaScene(match_on(board.table, seats(B)))
    app.scenes.reset(scene, "none")
    for _ in range(5):
        app.step(20.0)
    assert (not scene.match.acts) == asked


@pytest.mark.rule("E8.4")
@pytest.mark.parametrize("people", [False, True], ids=["computer", "two people"])
def test_a_phase_in_which_nothing_can_be_done_is_over_unless_that_would_tell_the_rival(
    app: App, people: bool
) -> None:
    board = Board()
    board.hand(A, "E08")
    board.start(Step("combat", A), Step("regroup", A), Step("end_turn", A))
    scene = EpikhaScene(match_on(board.table, seats(None if people else A)))
    app.scenes.reset(scene, "none")
    if people:
        scene.uncover(A)
    settle(app, scene)
    click(app, scene, routes.SECOND)
    for _ in range(5):
        app.step(20.0)
    assert said(scene)[:2] == ([act.Done()] if people else [act.Done(), act.EndPhase()])
    assert not people or (scene.seen is not None and scene.seen.legal == (act.EndPhase(),))
