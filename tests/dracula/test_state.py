"""Copies, hashes and saves of the position, and what must always hold of it (D49, D50)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.dracula.config import SHORT, DraculaConfig
from game.dracula.rules.invariants import BrokenTable, check_invariants
from game.dracula.system import FINGERPRINT, SYSTEM, DraculaState, from_json, new
from game.rules.chance import Chance
from game.rules.contract import Outcome
from tests.dracula.table import table

OTHER: dict[str, Any] = {
    "config": DraculaConfig(health=9), "setup_chance": Chance(1), "play_chance": Chance(2), "round": 4,
    "health": 3, "vampires": [1, 2, 3, 0, 1], "resolved": 9, "order": [3, 1, 0, 2],
    "racks": ([1, 2, 3, 4, 5], [6, 7, 8, 9, 10]), "deck": [20, 21], "pile": [30, 31], "drawn": 17, "up": 5,
    "known": 6, "turn": 1, "phase": "choose", "caller": 1, "extra": True,
    "outcome": Outcome(1, "conceded", "D53"),
}  # fmt: skip
"""For each field of the state another value than it has at the start."""


@pytest.mark.rule("D50")
def test_every_field_of_the_state_is_named_here() -> None:
    assert set(OTHER) == set(DraculaState.__struct_fields__)


@pytest.mark.rule("D50")
@pytest.mark.parametrize("field", OTHER)
def test_every_field_is_hashed_saved_and_copied(field: str) -> None:
    state, _ = new(DraculaConfig(), 77)
    before = state.digest()
    setattr(state, field, OTHER[field])
    assert state.digest() != before
    saved = msgspec.json.decode(state.to_json(), type=DraculaState)
    assert getattr(saved, field) == OTHER[field]
    copy = state.clone()
    assert type(copy) is DraculaState
    assert getattr(copy, field) == OTHER[field]
    assert copy.digest() == saved.digest() == state.digest()


@pytest.mark.rule("D50")
def test_a_copy_shares_nothing_that_changes() -> None:
    state, _ = new(DraculaConfig(), 78)
    before = state.digest()
    copy = state.clone()
    for values in (copy.vampires, copy.order, copy.racks[0], copy.racks[1], copy.deck):
        values.reverse()
        values[0] += 1
    copy.pile.append(3)
    copy.play_chance.word()
    copy.setup_chance.word()
    assert state.digest() == before


@pytest.mark.rule("D50")
def test_copy_save_and_original_play_on_alike() -> None:
    state, _ = new(SHORT, 5)
    chance = Chance.of(5)
    while state.to_move is not None:
        copy, saved = state.clone(), from_json(state.to_json())
        action = chance.pick(state.legal_actions(state.to_move))
        assert copy.apply(action) == saved.apply(action) == state.apply(action)
        assert copy.digest() == saved.digest() == state.digest()
        assert copy == state


@pytest.mark.rule("D50")
def test_the_hash_is_the_same_on_every_machine() -> None:
    assert new(DraculaConfig(), 1)[0].digest() == (
        "95bc75d9f075eec50ac1b5ef33f313521f14a6e0f69e51054f8d7e8e5530eee6"
    )
    assert SYSTEM.fingerprint == FINGERPRINT == "dracula/1"


# --- invariants -----------------------------------------------------------------------------------------


def broken(**changes: Any) -> str:
    """What the check says about a position with some fields changed; "" if it has no objection."""
    state, _ = new(DraculaConfig(), 11)
    for name, value in changes.items():
        setattr(state, name, value(getattr(state, name)) if callable(value) else value)
    try:
        check_invariants(state)
    except BrokenTable as fault:
        return str(fault)
    return ""


CARDS = "racks, pile, deck and drawn card must be the 32 different cards"
PILE = "the pile must hold one card for each draw of the round"
UNKNOWN_CARD = "only the 32 cards can be marked as open or known"
MARKS = "no card of the pile is marked as open or known"
HEALTH = "health must lie between 0 and its start value"
VAMPIRES = "each district holds 0 to 4 vampires and never loses one"
POINTS = "each resolved district must have given exactly one point"
LIMIT = "a match ends as soon as no health is left or a district is lost"
ROUND = "the round marker is off its track"

BREACHES = [
    ({"racks": lambda racks: (racks[0][:4], racks[1] + racks[0][4:])}, "each rack must hold 5 cards"),
    ({"racks": lambda racks: (racks[0] + racks[1][4:], racks[1][:4])}, "each rack must hold 5 cards"),
    ({"racks": lambda racks: (racks[0], racks[1][:4])}, "each rack must hold 5 cards"),
    ({"racks": lambda racks: (racks[0][:4], racks[1])}, "each rack must hold 5 cards"),
    ({"deck": lambda deck: deck[:-1]}, CARDS),
    ({"deck": lambda deck: [*deck[:-1], deck[0]]}, CARDS),
    ({"drawn": -1}, CARDS),
    ({"order": [0, 1, 2, 2]}, "the token order must name each suit once"),
    ({"order": [0, 1, 2]}, "the token order must name each suit once"),
    ({"health": 13, "resolved": -1}, HEALTH),
    ({"health": -1, "resolved": 13}, HEALTH),
    ({"vampires": [0, 0, 5, 0, 0], "resolved": 5}, VAMPIRES),
    ({"vampires": [0, 0, -1, 0, 0], "resolved": -1}, VAMPIRES),
    ({"health": 0, "resolved": 12}, LIMIT),
    ({"vampires": [0, 4, 0, 0, 0], "resolved": 4}, LIMIT),
    ({"vampires": [0, 0, 0, 0]}, "there are 5 districts"),
    ({"resolved": 1}, POINTS),
    ({"health": 11}, POINTS),
    ({"vampires": [0, 1, 0, 0, 0]}, POINTS),
    ({"up": 1 << 32}, UNKNOWN_CARD),
    ({"known": 1 << 32}, UNKNOWN_CARD),
    ({"round": 0}, ROUND),
    ({"round": 6}, ROUND),
    ({"turn": 2}, "it must be the turn of seat 0 or 1"),
    ({"caller": 2}, "only seat 0 or 1 can have called"),
    ({"phase": "choose"}, "nothing is drawn before the choice to draw"),
    ({"phase": "over"}, "a match is over when it has an outcome"),
    ({"outcome": Outcome(0, "conceded", "D53")}, "a match is over when it has an outcome"),
]


@pytest.mark.rule("D49")
@pytest.mark.parametrize(("changes", "text"), BREACHES)
def test_an_impossible_position_is_told_what_is_wrong(changes: dict[str, Any], text: str) -> None:
    assert broken(**changes) == text


@pytest.mark.rule("D49", "D18")
def test_the_pile_and_the_draws_belong_together() -> None:
    state = table(pile=3).state
    state.deck.append(state.pile.pop())
    check_invariants(state)
    state.racks[0][0], state.drawn = state.drawn, state.racks[0][0]
    with pytest.raises(BrokenTable):
        check_invariants(state)
    state = table(pile=3).state
    state.phase = "discard"
    with pytest.raises(BrokenTable, match="a card must have been drawn before the discard"):
        check_invariants(state)


@pytest.mark.rule("D49", "D44", "D45")
@pytest.mark.parametrize("field", ["up", "known"])
def test_no_card_of_the_pile_keeps_a_mark(field: str) -> None:
    state = table(pile=3).state
    setattr(state, field, 1 << state.pile[1])
    with pytest.raises(BrokenTable, match=MARKS):
        check_invariants(state)


@pytest.mark.rule("D49", "D55")
def test_possible_positions_are_left_alone() -> None:
    assert broken() == ""
    over = {"outcome": Outcome(0, "conceded", "D53"), "phase": "over"}
    assert broken(health=0, resolved=12, **over) == ""
    assert broken(vampires=[4, 0, 0, 0, 0], resolved=4, **over) == ""
    assert broken(round=5) == ""
    assert broken(caller=0) == broken(caller=1) == ""
    check_invariants(new(SHORT, 1)[0])
    state, _ = new(DraculaConfig(vampires=(1, 0, 0, 0, 0), first_round=3), 1)
    state.vampires[0] = 0
    with pytest.raises(BrokenTable, match=VAMPIRES):
        check_invariants(state)


@pytest.mark.rule("D49")
def test_a_damaged_save_is_refused() -> None:
    state, _ = new(DraculaConfig(), 2)
    whole = state.to_json()
    changes = {
        b'"round":1': b'"round":"one"',
        b'"round"': b'"rounds"',
        b'{"config"': b'{"rounds":1,"config"',
        b'"health":12,"vampires"': b'"health":3,"vampires"',
        b'"phase":"discard"': b'"phase":"dinner"',
    }
    ended = table(deck="S8", pile=6).play("discard drawn").state
    with pytest.raises(BrokenTable, match="never rests between"):
        from_json(ended.to_json())
    for damaged in (whole[:-9], b"", b"[]", b"null", *(whole.replace(*change) for change in changes.items())):
        assert damaged != whole
        with pytest.raises(ValueError):
            from_json(damaged)
