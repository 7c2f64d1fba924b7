"""P-05: no card leads to a question without an answer, whatever there is to choose (none, one, one too few).

Every card of the house is played at tables that lack something, and every way on from there is walked until
its owner may act freely again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.journal import SeatSetup
from game.match import Match, MatchSetup
from game.rules.contract import Action, reveals
from game.vitorian import actions, events
from game.vitorian.card import CARDS
from game.vitorian.rules.invariants import check_invariants
from game.vitorian.system import SYSTEM, VitorianState
from tests.vitorian.positions import Board, unit

FULL_ROWS = {f"A-{row}{column}": "R-01" for row in "VR" for column in range(1, 6)}
ONE_SPACE = {place: unit for place, unit in FULL_ROWS.items() if place != "A-R5"}

MAIN: dict[str, dict[str, Any]] = {
    "an empty grid": {},
    "one own unit, which has all already": {"units": {"A-V1": "R-01 shield exhausted +R-17"}},
    "one own unit": {"units": {"A-V3": "R-01", "B-V1": "G-04"}},
    "one enemy that may be meant": {"units": {"B-V1": "I-12", "B-R2": "M-11"}},
    "an enemy behind a marker": {"units": {"A-R1": "R-01", "B-V1": "I-12 shield"}},
    "one space left": {"units": {**ONE_SPACE, "B-V1": "I-12"}},
    "no space left": {"units": {**FULL_ROWS, "B-V1": "I-12"}},
    "an empty Convoy": {"units": {"A-V1": "R-01"}, "convoy": 0},
    "one card in the Convoy": {"units": {"A-V1": "R-01"}, "convoy": 1},
    "two cards in the Convoy": {"units": {"A-V1": "R-01"}, "convoy": 2},
}
COMBAT: dict[str, dict[str, Any]] = {
    "two alone": {"units": {"A-V1": "I-12", "B-V1": "I-12"}},
    "the Sovereign": {"units": {"A-V1": "I-12"}, "target": "SOV"},
    "no space to turn to": {"units": {**FULL_ROWS, "B-V1": "I-12"}},
    "a marker on each": {"units": {"A-V1": "I-12 shield", "B-V1": "I-12 shield", "A-R1": "R-01"}},
    "no Defense cards": {"units": {"A-V1": "I-12", "B-V1": "I-12"}, "def": 0},
    "exactly the price, exhausted": {
        "units": {"A-V1": "I-12", "A-R4": "R-01", "B-V1": "I-12"},
        "area": "p s",
    },
    "the last card of the deck": {"units": {"A-V1": "I-12", "B-V1": "I-12"}, "deck": "R-01"},
}


def price(card: str) -> list[str]:
    """What just pays for a card: its printed cost, and Personnel up to its Level."""
    paid = CARDS[card]
    kinds = ["P"] * paid.cost_p + ["S"] * paid.cost_s
    return kinds + ["P"] * (max(paid.level, len(kinds)) - len(kinds))


def main_board(card: str, place: str, too_few: int = 0) -> Board:
    """The card in hand, and just enough to pay for it, or too little; what is exhausted cannot help."""
    ready = price(card)[too_few:]
    convoy = MAIN[place].get("convoy", min(3, 10 - len(ready)))
    area = [*ready, *["p", "s"] * 5][: 10 - convoy]
    side = {"hand": card, "area": " ".join(area), "convoy": " ".join("SPSP"[:convoy])}
    return Board(seats=[side, {}], units=MAIN[place].get("units", {}))


def combat_board(card: str, place: str, attacks: bool) -> Board:
    """The card's owner attacks, or its rival does; the rival can take its unit away or destroy the other."""
    given = dict(COMBAT[place])
    target = given.pop("target", "B-V1")
    side = {"hand": card, "area": given.pop("area", "P P S S p s"), "sovereign": "M-00"}
    side |= {key: given.pop(key) for key in ("def", "deck") if key in given}
    rival = {"hand": "N-11 I-14", "area": "P S", "sovereign": "M-00"}
    units = given["units"]
    if not attacks:
        swap = {"A": "B", "B": "A"}
        units = {swap[place[0]] + place[1:]: unit for place, unit in units.items()}
        target = target if target == "SOV" else "A-V1"
    mover = "A" if attacks else "B"
    board = Board(seats=[side, rival], units={**units}, phase="combat", turn=mover)
    board.do(f"attack {mover}-V1 {target if attacks or target == 'SOV' else 'A-V1'}")
    return board


def ways_on(state: VitorianState, first: list[Action]) -> Iterator[VitorianState]:
    """Every position that can follow the first actions before somebody may act freely again."""
    waiting = []
    for action in first:
        after = state.clone()
        after.apply(action)
        waiting.append(after)
    seen: set[str] = set()
    while waiting:
        found = waiting.pop()
        if (digest := found.digest()) in seen:
            continue
        seen.add(digest)
        yield found
        if found.question is None or found.question.ask in ("main", "combat", "recycle"):
            continue
        assert found.to_move is not None
        for action in found.legal_actions(found.to_move):
            after = found.clone()
            after.apply(action)
            waiting.append(after)


def holds(state: VitorianState) -> None:
    check_invariants(state)
    if state.to_move is None:
        assert state.outcome is not None
    else:
        assert state.legal_actions(state.to_move)


def plays(state: VitorianState, card: str, number: int = 2) -> list[Action]:
    """Some ways to begin to play a card: the first and the last."""
    assert state.to_move is not None
    ways = [one for one in state.legal_actions(state.to_move) if getattr(one, "card", "") == card]
    return list(dict.fromkeys([*ways[: number - 1], *ways[-1:]]))


MANEUVER = sorted(name for name, card in CARDS.items() if card.is_maneuver and not card.is_order)
ORDERS = sorted(name for name, card in CARDS.items() if card.is_order)


@pytest.mark.parametrize("place", MAIN)
def test_no_card_of_the_main_phase_leads_into_a_dead_end(place: str) -> None:
    offered = 0
    for card in MANEUVER:
        state = main_board(card, place).state
        first = plays(state, card)
        offered += bool(first)
        for found in ways_on(state, first):
            holds(found)
    units = sum(CARDS[card].is_unit for card in MANEUVER)
    assert offered >= (units if place != "no space left" else 1)


@pytest.mark.rule("V8.3", "V8.9")
def test_a_card_for_which_one_resource_is_missing_is_not_offered() -> None:
    for card in MANEUVER:
        assert plays(main_board(card, "one own unit").state, card)
        assert not plays(main_board(card, "one own unit", too_few=1).state, card)


@pytest.mark.parametrize("attacks", (True, False), ids=("attacking", "defending"))
@pytest.mark.parametrize("place", COMBAT)
def test_no_order_leads_into_a_dead_end(place: str, attacks: bool) -> None:
    walked = 0
    for card in ORDERS:
        state = combat_board(card, place, attacks).state
        if state.question is None or state.question.ask != "window":
            continue
        while state.to_move == 1:
            state.apply(state.legal_actions(1)[-1])
        if state.question is None or state.question.ask != "window":
            continue
        for found in ways_on(state, plays(state, card)):
            holds(found)
            walked += 1
    assert walked > 20


@pytest.mark.rule("V9.6", "V9.8", "V9.10")
@pytest.mark.parametrize("sovereign", ("R-00", "B-00", "I-00", "M-00"))
def test_a_recycle_leads_nowhere_without_a_way_on(sovereign: str) -> None:
    side = {"sovereign": sovereign, "area": "P s", "recycled": False}
    for place in MAIN.values():
        state = Board(seats=[side, {}], units=place.get("units", {})).state
        found = list(ways_on(state, [a for a in state.legal_actions(0) if isinstance(a, actions.Recycle)]))
        for one in found:
            holds(one)
            assert one.sides[0].recycled
        assert len(found) >= 2


@pytest.mark.rule("V2.6")
@pytest.mark.parametrize("area", ("", "p"))
def test_the_black_market_asks_only_who_has_something_to_give(area: str) -> None:
    board = Board(seats=[{"field": "N-15", "area": area}, {}])
    assert ("use field" in board.legal()) == bool(area)


# --- nothing, one, or one too few of what a card wants ------------------------------------------------------


@pytest.mark.rule("V10.4", "V13.13")
@pytest.mark.parametrize(
    ("card", "units", "asked"),
    [
        ("R-10", {}, "A main"),
        ("R-10", {"B-V1": "G-04"}, "A main"),
        ("R-10", {"B-V1": "I-12"}, "A main"),
        ("R-10", {"B-V1": "I-12", "B-V2": "R-01"}, "A aim"),
        ("I-07", {}, "A main"),
        ("I-07", {"A-V1": "R-01 shield"}, "A main"),
        ("I-07", {"A-V1": "R-01"}, "A main"),
        ("I-07", {"A-V1": "R-01", "A-V2": "R-01"}, "A aim"),
        ("B-06", {}, "A main"),
        ("B-06", {"A-R1": "R-01", "A-V1": "R-01", "A-V2": "R-01"}, "A aim"),
        ("M-10", {}, "A arrange"),
    ],
)
def test_what_a_unit_does_on_entering_is_done_asked_or_passed_over(
    card: str, units: dict[str, str], asked: str
) -> None:
    board = Board(seats=[{"hand": card, "area": " ".join(price(card))}, {}], units=units)
    board.do(f"mobilise {card} A-R2", "pay")
    assert board.asked == asked
    skipped = [event for event in board.told if isinstance(event, events.EffectIdle)]
    done = [event for event in board.told if isinstance(event, events.Fired)]
    wants_more = card != "B-06"
    if asked == "A main" and wants_more:
        assert bool(skipped) != bool(done) and all(event.card == card for event in skipped)
    else:
        assert not skipped


NOBODY = {"op": "destroy", "target": "one_enemy", "units": {"most_level": 1}}
TWO_DRAINS = [[{"op": "remove_field"}], [NOBODY]]


@pytest.mark.rule("V10.4", "V2.7")
@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ({"op": "ready", "count": 1}, True),
        ({"op": "choose_one", "options": TWO_DRAINS}, True),
        ({"op": "ready", "count": 1, "may": True}, False),
        ({"op": "muster", "most_level": 3}, False),
    ],
    ids=("a resource", "a possibility", "what need not be", "a card of the hand"),
)
def test_that_nothing_is_there_is_told_unless_only_a_hand_knows(effect: dict[str, Any], told: bool) -> None:
    card = unit({"when": "destroyed" if effect["op"] != "muster" else "mobilise", **effect})
    board = Board(
        cards={"X-1": card}, units={"A-V1": "5/5", "B-V1": "X-1"}, seats=[{"hand": "X-1", "area": "P"}, {}]
    )
    if effect["op"] == "muster":
        board.do("mobilise X-1 A-R2", "pay")
    else:
        board.do("end", "attack A-V1 B-V1")
    assert any(isinstance(event, events.EffectIdle) for event in board.told) == told


@pytest.mark.rule("V12.7", "V12.19")
@pytest.mark.parametrize(
    ("card", "place", "attacks", "offered"),
    [
        ("B-13", "two alone", True, True),
        ("B-13", "no space to turn to", True, False),
        ("M-15", "two alone", True, False),
        ("M-15", "no space to turn to", True, True),
        ("N-10", "two alone", True, True),
        ("N-10", "no Defense cards", True, False),
        ("R-13", "two alone", True, True),
        ("R-13", "two alone", False, False),
        ("R-16", "two alone", True, False),
        ("R-16", "two alone", False, True),
        ("R-14", "the Sovereign", True, False),
        ("R-14", "the Sovereign", False, True),
        ("N-09", "the Sovereign", False, False),
        ("I-15", "a marker on each", True, True),
        ("I-15", "two alone", True, True),
        ("M-16", "two alone", True, True),
    ],
)
def test_an_order_is_offered_only_where_it_has_what_it_wants(
    card: str, place: str, attacks: bool, offered: bool
) -> None:
    board = combat_board(card, place, attacks)
    if attacks:
        board.do("pass")
    state = board.state
    wanted = state.question is not None and state.question.seat == 0 and bool(plays(state, card))
    assert wanted == offered


@pytest.mark.rule("V12.6")
@pytest.mark.parametrize(("spent", "readied"), [("", 0), ("s", 1), ("s s s", 2)])
def test_up_to_two_may_be_none_one_or_two(spent: str, readied: int) -> None:
    board = Board(
        seats=[{"hand": "M-16", "area": f"P {spent}"}, {}],
        units={"A-V1": "R-05", "B-V1": "N-03"},
        phase="combat",
    )
    board.do("attack A-V1 B-V1", "order M-16", "pay")
    for _ in range(readied):
        assert board.legal() == ["give s", "pass"]
        board.do("give s")
    assert board.state.combat is None
    assert len(board.state.sides[0].ready) == readied


# --- stepping back -----------------------------------------------------------------------------------------


def test_stepping_back_from_any_card_before_it_is_paid_gives_everything_back() -> None:
    """Chosen, aimed and half paid for: step by step back, each position is the one that was there."""
    walked = 0
    boards = [main_board(card, "one own unit") for card in MANEUVER]
    for board, card in zip(boards, MANEUVER, strict=True):
        walked += _steps_back(board.state, card)
    for card in ORDERS:
        for place in ("a marker on each", "two alone"):
            state = combat_board(card, place, False).state
            if state.question is not None and state.question.seat == 0 and plays(state, card):
                walked += _steps_back(state, card)
    assert walked > 150


def _steps_back(state: VitorianState, card: str) -> int:
    """Play the card piece by piece as far as nothing is revealed, and take it all back."""
    match = Match(SYSTEM, MatchSetup(SYSTEM.config(), 1, 1, (SeatSetup(), SeatSetup())))
    match._state = state.clone()
    before = [match.digest()]
    action: Action | None = plays(state, card)[0]
    while action is not None:
        trial = match._state.clone()
        if reveals(trial.apply(action)):
            break
        assert match.act(0, action) is None
        before.append(match.digest())
        action = _next_piece(match)
    taken = len(before) - 1
    for digest in reversed(before[:-1]):
        assert match.can_undo(0) and match.undo(0) is None
        assert match.digest() == digest
    assert not match.can_undo(0)
    return taken


def _next_piece(match: Match) -> Action | None:
    """The last way to go on with the card itself: by hand rather than by the proposal."""
    question = getattr(match._state, "question", None)
    if question is None or question.seat != 0 or question.ask not in ("payment", "aim", "give", "ready"):
        return None
    return list(match._state.legal_actions(0))[-1]
