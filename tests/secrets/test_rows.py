"""Paladines de Epikha: of a row of choices the other seat sees nothing until it is done, then all (E19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from game.epikha import actions, events
from game.epikha.actions import AbsorbNext, Attack, Cast, Points, Respond, Select
from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS
from game.epikha.rules.flow import DONE
from game.epikha.rules.invariants import check_invariants
from game.epikha.state import Question, Step
from game.epikha.system import SYSTEM, EpikhaState, as_state, from_json, new
from game.epikha.wandering import by_chance
from game.match import Match, MatchSetup
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Action, Event, Split, Told, visible_to
from tests.epikha.positions import A, B, Board, arm, being

rule = pytest.mark.rule

COMPOSED = ("aim", "recall", "caster", "payment", "amount", "bearer", "summoner", "members", "arms")
"""Questions about a part of something that has been begun."""
ROWS = {"attack": Attack, "respond": Respond, "absorb": AbsorbNext, "points": Points}
NAMES = sorted(DECKS)


def unfinished(before: Question, action: Action, after: Question | None) -> bool:
    """Whether an answer has only added to a row of choices, or begun one."""
    if after is None or after.seat != before.seat:
        return False
    if after.ask in COMPOSED:
        return not _said_something(before, action, after)
    if after.ask in ("attack", "respond"):
        return before.ask in (after.ask, "arms")
    if before.ask in ("absorb", "points") and after.ask in ("absorb", "points"):
        assert before.packet is not None and after.packet is not None
        one, other = before.packet, after.packet
        same = (one.way, one.target, one.by, one.space) == (other.way, other.target, other.by, other.space)
        return same and isinstance(action, AbsorbNext | Points)
    return False


def _said_something(before: Question, action: Action, after: Question) -> bool:
    """Whether an answer has put something on the table, before what is asked now has begun."""
    if isinstance(action, actions.PlaceMagic):
        return True
    if after.card == "forced":
        return before.ask != "forced" and before.card != "forced"
    one, other = before.item, after.item
    return one is not None and other is not None and one.number != other.number


def matches(number: int) -> Iterator[tuple[EpikhaState, Question, Action, list[Told], bytes]]:
    """Yield each answer of a match by chance: state, question, action, what was told, and how it looked."""
    state, _ = new(EpikhaConfig((DECKS[NAMES[number]], DECKS[NAMES[number - 1]])), 11 + number)
    chance = Chance.of(number, 7)
    while (seat := state.to_move) is not None:
        question = state.question
        assert question is not None
        looked = msgspec.json.encode(state.observe(1 - seat))
        action = by_chance(state, chance)
        yield state, question, action, state.apply(action), looked


def loud(seat: int, told: list[Told]) -> list[Event]:
    """What a seat is told that says anything."""
    return [event for event in visible_to(seat, told) if not event.silent]


@rule("E19")
def test_no_step_of_an_unfinished_row_shows() -> None:
    shown: Counter[str] = Counter()
    for number in range(2):
        for state, question, action, told, looked in matches(number):
            seat = question.seat
            if not unfinished(question, action, state.question):
                continue
            shown[question.ask] += 1
            assert msgspec.json.encode(state.observe(1 - seat)) == looked
            assert not loud(1 - seat, told)
            assert all(isinstance(one, Split) and one.public.silent for one in told)
            assert from_json(state.to_json()).digest() == state.clone().digest() == state.digest()
            check_invariants(state)
            guess = SYSTEM.sample(state.observe(1 - seat), Chance.of(number))
            assert guess.observe(1 - seat) == state.observe(1 - seat)
    assert {"main", "payment", "attack", "arms", "respond", "absorb"} <= set(shown)


@rule("E19")
def test_when_a_row_is_done_everybody_has_been_told_the_same() -> None:
    told: list[Told] = []
    for _, _, _, more, _ in matches(0):
        told += more
    kinds = (events.Placed, events.Absorbed, events.Damaged)
    seen: list[list[Event]] = [
        [one for one in loud(seat, told) if isinstance(one, kinds)] for seat in (0, 1, SPECTATOR)
    ]
    assert len(seen[0]) > 20
    assert seen[0] == seen[1] == seen[2]


@rule("E19")
def test_where_no_row_is_open_both_seats_see_the_same_field() -> None:
    compared = 0
    for state, _, _, _, _ in matches(1):
        if state.veil is None and state.question is not None and state.question.ask not in COMPOSED:
            one, other = state.observe(0), state.observe(1)
            assert [side.combat for side in one.sides] == [side.combat for side in other.sides]
            assert one.groups == other.groups and one.ask == other.ask
            compared += 1
    assert compared > 100


# --- the rows, one by one ----------------------------------------------------------------------------------


class Played:
    """A position that is played on as a match is, with the ears of the seat that waits."""

    def __init__(self, board: Board, *steps: Step) -> None:
        board.start(*steps)
        self.state = as_state(board.table)
        self.heard: list[Event] = []

    def does(self, *chosen: Action) -> None:
        """Let the seat that is asked do something."""
        for action in chosen:
            seat = self.state.to_move
            assert seat is not None
            self.heard = loud(1 - seat, self.state.apply(action))

    def sees(self, seat: int) -> Any:
        """What a seat sees."""
        return self.state.observe(seat)


@rule("E19", "E13.2")
def test_attackers_and_their_arms_are_seen_when_all_are_declared() -> None:
    board = Board()
    armed, plain = board.add(A, ("E01", "E09")), board.add(A, "E06")
    board.add(B, "E01")
    play = Played(board, Step("combat", A))
    before = play.sees(B)
    for action in (Attack(armed, 1), Select(board.arm(armed, "E09")), Attack(plain, 3)):
        if action not in play.state.legal_actions(A):
            play.does(DONE)
        play.does(action)
        assert play.sees(B) == before and not play.heard
    assert [one is not None for one in play.sees(A).sides[A].combat] == [False, True, False, True]
    play.does(DONE)
    assert [type(one) for one in play.heard[:3]] == [events.Placed, events.Placed, events.AttackDeclared]
    assert [one is not None for one in play.sees(B).sides[A].combat] == [False, True, False, True]


@rule("E19", "E13.7", "E13.8")
def test_responders_are_seen_when_all_have_been_chosen() -> None:
    board = Board()
    attackers = [board.add(A, "E06") for _ in range(3)]
    answers = [board.add(B, "E01") for _ in range(3)]
    board.player(B, "E09")
    board.attack(*attackers)
    board.passes()
    play = Played(board)
    before = play.sees(A)
    play.does(Respond(answers[0], 0))
    play.does(Respond(answers[1], 2))
    assert play.sees(A) == before and not play.heard
    play.does(DONE)
    assert [one.group for one in play.heard if isinstance(one, events.Placed)] == answers[:2]
    assert play.sees(B).ask == "arms" and play.sees(A).ask == "forced"
    assert play.sees(A).sides[B].combat[2].id == answers[1]


@rule("E19", "E14.2", "E16.15a")
def test_points_of_a_unit_are_seen_when_all_have_been_given() -> None:
    board = Board()
    unit = board.unit(A, "E01", "E01", "E01")
    strong = board.add(B, being(12, 40))
    board.attack(unit)
    board.respond({0: strong})
    assert board.asked == "A points"
    play = Played(board)
    before = play.sees(B)
    play.does(Points(board.group(unit).bodies[0].id, 6))
    assert play.sees(B) == before and not play.heard
    play.does(Points(board.group(unit).bodies[1].id, 3))
    assert [one.amount for one in play.heard if isinstance(one, events.Damaged)][:3] == [6, 3, 3]


@rule("E19", "E14.2")
def test_absorbing_cards_are_seen_when_the_receiver_is_done() -> None:
    board = Board()
    mine = board.player(B, "E14", "E13")
    board.attack(board.add(A, being(18, 40)))
    board.respond()
    assert board.asked == "B absorb"
    play = Played(board)
    before = play.sees(A)
    play.does(AbsorbNext(board.arm(mine, "E14")))
    assert play.sees(A) == before and not play.heard
    assert play.sees(B) != before
    play.does(DONE)
    assert any(isinstance(one, events.Absorbed) and one.card == "E14" for one in play.heard)


@rule("E19", "E12.8")
def test_a_shield_spell_shows_what_absorbed_before_it_but_not_while_it_is_composed() -> None:
    board = Board()
    mine = board.player(B, "E14")
    board.hand(B, "E18", pool=3)
    board.packet(B, mine, (30, 1))
    play = Played(board)
    before = play.sees(A)
    play.does(AbsorbNext(board.arm(mine, "E14")), Cast("E18"))
    assert play.sees(B).ask == "payment"
    assert play.sees(A) == before and not play.heard
    play.does(actions.Pay())
    told = [type(one) for one in play.heard]
    assert told.index(events.Absorbed) < told.index(events.Announced)


@rule("E19", "E16.4")
def test_a_coin_shows_what_it_is_flipped_for() -> None:
    board = Board()
    mine = board.player(B, arm("object", 0, 5, "evasion"), "E14")
    board.packet(B, mine, (10, 1))
    play = Played(board)
    before = play.sees(A)
    play.does(AbsorbNext(board.group(mine).bodies[0].arms[0].id))
    assert play.sees(B).ask == "coin"
    assert play.sees(A) == before and not play.heard
    play.does(actions.CallCoin("heads"))
    assert [type(one) for one in play.heard[:2]] == [events.Absorbed, events.CoinCalled]


# --- stepping back -----------------------------------------------------------------------------------------


@rule("E19")
def test_a_row_can_be_taken_back_to_its_beginning_as_long_as_it_is_not_done() -> None:
    match = Match(SYSTEM, MatchSetup(EpikhaConfig((DECKS["empiria"], DECKS["abaron"])), 6))
    chance = Chance.of(6, 7)
    row: list[Action] = []
    begun, taken = match.digest(), Counter[int]()
    while (seat := match.to_move) is not None:
        before, looked = asked(match), match.observation(1 - seat)
        begun = begun if row else match.digest()
        row.append(chance.pick(list(match.observation(seat).legal)))  # type: ignore[attr-defined]
        assert match.act(seat, row[-1]) is None
        if not unfinished(before, row[-1], asked(match)):
            row = []
            continue
        stands, told = match.digest(), match.told
        for _ in row:
            assert match.undo(seat) is None
        assert match.digest() == begun and match.observation(1 - seat) == looked
        for action in row:
            assert match.act(seat, action) is None
        assert match.digest() == stands and match.told == told
        taken[len(row)] += 1
    assert taken.total() > 30 and max(taken) > 3


def asked(match: Match) -> Any:
    """The question that stands open."""
    return from_json(match.snapshot().state).question
