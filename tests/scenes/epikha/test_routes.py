"""Every legal action is a row of presses, what stands for several goes on by itself, and words are there."""

from __future__ import annotations

from typing import Any

import pytest

from game.epikha import actions as act
from game.epikha import charging
from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS
from game.epikha.observing import observe
from game.epikha.system import new
from game.epikha.view import EpikhaObservation
from game.language import Language
from game.rules.chance import Chance
from scenes.epikha import answers, panelwords, routes, unasked
from scenes.epikha.board import Board as Shown
from scenes.epikha.phrases import Tongue
from tests.epikha.positions import A, B, Board

MOST_ACTS = 260
PAIRS = (("empiria", "abaron"), ("gahu", "taliuz"))


def check(seen: EpikhaObservation) -> None:
    """No two actions are pressed alike, and each can be reached."""
    plans = charging.plans(seen)
    rows = routes.paths(seen, plans).actions
    begun = {row[0] for row in rows.values()} | {plan.says for plan in plans.values()}
    assert begun >= set(seen.legal), (seen.ask, set(seen.legal) - begun)
    single = [routes.steps(action, seen) for action in seen.legal if not isinstance(action, act.Assign)]
    assert len(single) == len(set(single)), seen.ask


def words_are_there(tongue: Tongue, seen: EpikhaObservation) -> None:
    """What is asked can be said: banner, panel, buttons and help."""
    board = Shown.of(seen)
    paths = routes.paths(seen, charging.plans(seen))
    dial = unasked.dial(seen)
    words = [
        answers.ask_line(tongue, seen, ()), answers.help_text(tongue, seen),
        *panelwords.panel_words(tongue, board, seen, ()), tongue.say(f"not_now.{seen.ask}"),
    ]  # fmt: skip
    main = answers.main_choice(tongue, seen, "", amount=None if dial is None else dial[1])
    second = answers.second_choice(tongue, seen)
    words += [choice.label for choice in (main, second) if choice is not None]
    for steps in ((), *paths.actions):
        words += [choice.label for choice in panelwords.ways(tongue, board, seen, paths, steps[:1])]
    asked = answers.question(tongue, board, seen, seen.seat, None)
    words += [asked.text, asked.ask]
    assert all(words), (seen.ask, words)


@pytest.mark.parametrize("decks", PAIRS, ids=lambda pair: pair[0])
def test_no_two_legal_actions_are_pressed_alike(decks: tuple[str, str]) -> None:
    chance, asked = Chance.of(len(decks[0])), set()
    state, _ = new(EpikhaConfig((DECKS[decks[0]], DECKS[decks[1]])), 5)
    tongue = Tongue(Language("es"), 0)
    for _ in range(MOST_ACTS):
        seat = state.to_move
        if seat is None:
            break
        seen = state.observe(seat)
        if seen.ask not in asked:
            words_are_there(tongue, seen)
        asked.add(seen.ask)
        check(seen)
        state.apply(chance.pick(list(seen.legal)))
    assert {"main", "payment", "bearer"} <= asked


@pytest.fixture
def field() -> Board:
    board = Board(phase="deployment")
    board.add(A, "E01")
    board.armoury(A, "E09")
    board.main()
    return board


def test_an_arm_goes_to_its_bearer_in_one_row(field: Board) -> None:
    seen = observe(field.table, A)
    soldier, sword = seen.sides[A].reserves[0], seen.sides[A].armoury[0]
    row = routes.paths(seen).actions[(routes.arm(sword.id), routes.group(soldier.id))]
    assert row == (act.Assign(sword.id), act.Bear(soldier.bodies[0].id))
    field.do(*row)


def test_a_member_of_a_unit_is_named_by_a_button() -> None:
    board = Board(phase="deployment")
    unit = board.unit(A, "E01", "E01", "E01")
    sword = board.armoury(A, "E09")
    board.main()
    seen = observe(board.table, A)
    body = board.group(unit).bodies[1].id
    steps = (routes.arm(sword), routes.group(unit), routes.way(f"body.{body}"))
    assert routes.paths(seen).actions[steps] == (act.Assign(sword), act.Bear(body))


@pytest.mark.parametrize(
    ("action", "steps"),
    [
        (act.Play("E01"), ("card:E01", "go")),
        (act.Summon("E20"), ("spirits:0", "way:E20", "go")),
        (act.Attack(7, 2), ("group:7", "slot:0:2")),
        (act.Amount(4), ("dial:4",)),
        (act.CallCoin("no"), ("way:no",)),
        (act.Spend(-2), ("pool:0",)),
        (act.UseMarker(-1, 0), ("ability:0", "way:marker.0")),
        (act.Aim(-1), ("way:next",)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_pieces_stand_for_what_they_show(field: Board, action: Any, steps: tuple[str, ...]) -> None:
    assert routes.steps(action, observe(field.table, A)) == steps


# --- answers that stand for several ------------------------------------------------------------------------


@pytest.mark.rule("E14.4")
def test_arms_that_survive_absorb_first_and_no_other() -> None:
    board = Board(active=B)
    player = board.player(A, "E13", "E14")
    board.packet(A, player, (10, 1), way="direct")
    seen = observe(board.table, A)
    armour = board.arm(player, "E14")
    assert unasked.absorbing_next(seen) == act.AbsorbNext(armour)
    assert unasked.hurts(seen, board.arm(player, "E13")) and not unasked.hurts(seen, armour)


@pytest.mark.rule("E16.15a")
def test_points_are_proposed_evenly() -> None:
    board = Board(active=B)
    unit = board.unit(A, "E01", "E01", "E01")
    board.packet(A, unit, (20, 1))
    given = []
    while board.asked.endswith("points"):
        seen = observe(board.table, A)
        answer = unasked.again(seen, "points")
        assert isinstance(answer, act.Points)
        given.append(answer.n)
        board.do(answer)
    assert given == [7, 7] or given == [7, 7, 6]


def window(which: str, *hand: str) -> EpikhaObservation:
    board = Board(active=A)
    board.player(A, "O1")
    board.hand(A, *hand)
    board.add(B, "E01")
    from game.epikha.state import Step

    board.start(Step("window", A, card=which))
    return observe(board.table, A)


@pytest.mark.rule("E12.1")
@pytest.mark.parametrize(
    ("which", "hand", "windows", "asked"),
    [
        ("W1", ("E17",), "matter", False), ("W1", ("E17",), "stops", True), ("W1", ("E01",), "stops", False),
        ("W1", ("E01",), "always", True), ("W3", ("E17",), "matter", True),
        ("W3", ("E01",), "stops", False), ("W3", ("E01",), "always", True),
    ],
)  # fmt: skip
def test_a_window_is_asked_only_where_it_may_matter(
    which: str, hand: tuple[str, ...], windows: unasked.Asked, asked: bool
) -> None:
    seen = window(which, *hand)
    found = unasked.answer(seen, charging.plans(seen), windows=windows, shared=False)
    assert found == (None if asked else act.Pass())


def test_two_people_are_asked_wherever_a_pass_would_tell_of_the_hand() -> None:
    seen = window("W3", "E01")
    assert unasked.answer(seen, charging.plans(seen), windows="matter", shared=True) is None


@pytest.mark.rule("E12.8")
def test_damage_is_not_asked_about_where_only_vital_could_be_made() -> None:
    board = Board(active=B)
    player = board.player(A, "O1")
    board.packet(A, player, (10, 1), way="direct")
    seen = observe(board.table, A)
    assert unasked.answer(seen, charging.plans(seen), windows="always", shared=False) == act.Done()


def test_what_is_put_together_tells_nobody_before_it_is_whole() -> None:
    board = Board(active=B, phase="deployment")
    board.hand(A, "E17", pool=5)
    board.add(B, "E01")
    board.main()
    board.do(act.EndPhase())
    seen = observe(board.table, A)
    assert not answers.tells(seen, (act.Cast("E17"),)) and answers.tells(seen, (act.Pass(),))
