"""Taking back on this board, and coming back to it: odd moments, none of which tells or loses anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.epikha import actions as act
from game.epikha.actions import EpikhaAction
from game.epikha.system import SYSTEM
from game.journal import record_of
from game.match import Match
from game.opponents import InProcess
from scenes.app import App
from scenes.epikha import routes
from scenes.epikha.positions import match_on, seats
from scenes.epikha.scene import EpikhaScene
from scenes.table.question import PASS
from sprites.intent import Intent
from tests.epikha.positions import A, B, Board
from tests.scenes.epikha import asking
from tests.scenes.epikha.support import click, make_app, match_of, open_board, settle


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app(animation_speed="instant")
    yield made
    made.close()


# --- what nobody may learn ---------------------------------------------------------------------------------


def end_of_phase(answers: bool) -> tuple[Board, list[EpikhaAction]]:
    """A ends Despliegue; B could do something then, or not."""
    board = Board(phase="deployment")
    board.hand(B, *["E17"] * answers, pool=5)
    board.hand(A, "E01", pool=5)
    board.add(A, "E01")
    board.main()
    return board, [act.EndPhase()]


def announced(answers: bool) -> tuple[Board, list[EpikhaAction]]:
    """A puts an arrow on the chain."""
    board, _ = end_of_phase(answers)
    board.hand(A, "E17", pool=5)
    enemy = board.add(B, "E01")
    return board, [act.Cast("E17"), act.Aim(enemy), act.Pay()]


def defended(answers: bool) -> tuple[Board, list[EpikhaAction]]:
    """B settles its defence; A could do something before the blows, or not."""
    board = Board()
    attacker = board.add(A, "E03")
    defender = board.add(B, "E03")
    board.attack(attacker)
    board.hand(A, *["E17"] * answers, pool=5)
    return board, [act.Respond(defender, 0)]


@pytest.mark.rule("E1.5", "E12.1", "E19")
@pytest.mark.parametrize("answers", [True, False], ids=["could", "could not"])
@pytest.mark.parametrize("moment", [end_of_phase, announced, defended])
def test_no_undo_tells_whether_the_other_could_have_answered(
    moment: Callable[[bool], tuple[Board, list[EpikhaAction]]], answers: bool
) -> None:
    board, said = moment(answers)
    question = board.table.question
    assert question is not None
    match = match_on(board.table, seats(None))
    for action in said:
        assert match.act(question.seat, action) is None
    assert match.to_move == 1 - question.seat or not answers
    assert not match.can_undo(question.seat)


# --- taking back on the board ------------------------------------------------------------------------------


def test_undo_while_a_row_goes_on_takes_back_all_of_it(app: App) -> None:
    """A spell with two Opals: placed, announced and half composed when it is taken back."""
    scene = open_board(app, match_on(asking.main(), seats(A)))
    before = scene.match.digest()
    click(app, scene, "hand:1")
    click(app, scene, routes.MAIN)
    settle(app, scene)
    assert scene.seen is not None and scene.seen.ask == "aim" and scene.match.acts > 1
    for _ in range(9):
        app.intend(Intent("undo"))
        settle(app, scene)
    assert scene.match.digest() == before and scene.match.acts == 0
    assert scene.steps == ()
    click(app, scene, "hand:0")
    click(app, scene, routes.MAIN)
    settle(app, scene)
    assert [one.bodies[0].card for one in scene.shown.sides[A].reserves] == ["E01", "E03"]


def test_nothing_goes_on_by_itself_after_an_undo(app: App) -> None:
    """A sword was all that could be assigned: the phase waits, and what was taken back is not said again."""
    board = Board(phase="deployment")
    board.armoury(A, "E09")
    board.add(A, "E01")
    board.main()
    scene = open_board(app, match_on(board.table, seats(A)))
    sword = routes.arm(scene.shown.sides[A].armoury[0].id)
    for id in (sword, routes.group(scene.shown.sides[A].reserves[0].id)):
        click(app, scene, id)
    settle(app, scene)
    acts = scene.match.acts
    app.intend(Intent("undo"))
    for _ in range(10):
        app.step(20.0)
    assert acts == 2 and scene.match.acts == 0 and scene.deciding


# --- coming back -------------------------------------------------------------------------------------------


@pytest.mark.rule("E19")
def test_a_match_is_gone_on_with_from_every_decision_and_shown_again(app: App) -> None:
    """Left in a window, in the middle of an answer, of a payment: what comes back is what was left."""
    match = match_of(0, seed=11)
    asked: set[str] = set()
    while match.outcome is None and match.acts < 260:
        if match.to_move != A:
            assert match.poll()
            continue
        seen = match.observation(A)
        assert seen.ask is not None  # type: ignore[attr-defined]
        if seen.ask not in asked:  # type: ignore[attr-defined]
            asked.add(seen.ask)  # type: ignore[attr-defined]
            resumed = Match.resume(SYSTEM, record_of(match.lines), thinker=InProcess())
            assert isinstance(resumed, Match) and resumed.digest() == match.digest()
            scene = EpikhaScene(resumed)
            app.scenes.reset(scene, "none")
            for _ in range(20):
                app.step(20.0)
            assert scene.deciding or scene.match.acts > match.acts, f"{seen.ask}: nobody is asked"  # type: ignore[attr-defined]
            app.draw()
        assert match.act(A, match.system.levels["novice"](seen, *_luck(match))) is None
    assert {"main", "mulligan"} < asked


def _luck(match: Match) -> tuple[object, object]:
    from game.opponents import NORMAL
    from game.rules.chance import Chance

    return Chance.of(match.acts), NORMAL


# --- the open table ----------------------------------------------------------------------------------------


def asked_in_w2(app: App) -> EpikhaScene:
    """A has ended the phase; B is asked, and holds an arrow."""
    board, said = end_of_phase(True)
    board.hand(B, "E17", pool=10)
    board.do(*said)
    scene = EpikhaScene(match_on(board.table, seats(None)))
    app.scenes.reset(scene, "none")
    wait_calm(app, scene)
    return scene


def wait_calm(app: App, scene: EpikhaScene) -> None:
    """Let so much time go by as a question takes no answer."""
    for _ in range(12):
        app.step(50.0)
    assert scene.asking is not None and scene.asking.seat == B


@pytest.mark.rule("E1.5", "E12.1", "E19")
@pytest.mark.parametrize("said", [[act.Cast("E17")], [act.Cast("E17"), act.Raise()]], ids=["begun", "raised"])
def test_pass_is_one_press_also_while_an_answer_is_put_together(app: App, said: list[EpikhaAction]) -> None:
    """A Pass that could not be pressed would tell the other that something is on its way."""
    plain, scene = asked_in_w2(app), asked_in_w2(app)
    plain.match.act(B, act.Pass())
    scene.open_hand()
    for action in said:
        assert scene.act(action)
    scene.cover_hand()
    wait_calm(app, scene)
    assert scene.seen is None and scene.asking is not None and scene.asking.can_pass
    click(app, scene, PASS)
    assert scene.match.acts == 1 and scene.match.digest() == plain.match.digest()
    assert scene.match.public_events() == plain.match.public_events()
