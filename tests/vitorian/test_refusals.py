"""What is refused, by the first rule against it in the order of play; every reason there is (V16.2)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from game.language import Language
from game.rules.contract import IllegalAction
from game.rules.reasons import sentence
from game.vitorian import actions
from tests.vitorian.positions import Board

SOURCE = Path(__file__).parents[2] / "game" / "vitorian" / "rules" / "refusals.py"
Case = tuple[dict[str, Any], list[str], str, str, str]


def at(**board: Any) -> dict[str, Any]:
    return board


def mine(**side: Any) -> list[dict[str, Any]]:
    return [side, {}]


BAN_MOVE = {
    "type": "unit", "colour": "grey", "class": "militia", "level": 1, "attack": 1, "defence": 9,
    "name": "Ban",
    "effects": [
        {"when": "always", "op": "forbid", "what": "move", "side": "both"},
        {"when": "always", "op": "forbid", "what": "attack", "side": "enemy"},
    ],
}  # fmt: skip
STAY = {"when": "always", "op": "forbid", "what": "move", "side": "enemy", "units": {"most_level": 2}}
LOW_BOUND = {"X-1": {**BAN_MOVE, "effects": [STAY]}, "Y-1": {**BAN_MOVE, "effects": []}}
BANNED = {"cards": {"X-1": BAN_MOVE}}
HALT = {
    "X-2": {**BAN_MOVE, "keywords": ["swift"], "effects": [{"when": "hit", "op": "token", "card": "Y-2"}]},
    "Y-2": {
        **BAN_MOVE, "token": True,
        "effects": [{"when": "always", "op": "forbid", "what": "attack", "side": "own"}],
    },
}  # fmt: skip
OPEN = mine(area="P", recycled=False)
HAND = at(seats=mine(hand="R-01 R-05 R-17 G-09 R-13", area="P P P", recycled=False))
WINDOW = at(
    units={"A-V1": "2/2", "A-V3": "2/2 ganking", "A-R5": "2/2 ganking exhausted", "B-V1": "2/2"},
    seats=mine(hand="R-13 R-16 B-13 I-14 R-01", area="P", recycled=False),
    phase="combat",
)
ATTACK = ["attack A-V1 B-V1"]
ZAHIR = at(units={"A-R2": "2/2 brute", "A-V4": "2/2", "A-V5": "2/2"}, seats=mine(area="P S", recycled=False))
AURELIA = at(
    units={"A-R2": "2/2 heavy", "A-V4": "2/2 brute", "A-V5": "2/2"},
    seats=mine(sovereign="B-00", area="P", recycled=False),
)
TWO_TURNS = at(units={"A-V1": "2/2 swift", "A-V2": "2/2"}, phase="combat")
FRONT = at(units={"A-V1": "2/2", "A-V2": "2/2 fresh", "A-V3": "2/2 exhausted", "A-R4": "2/2"}, phase="combat")
GUARDED = at(units={"A-V1": "2/2", "B-V1": "2/2", "B-R1": "2/2", "B-R2": "2/2"}, phase="combat")
DUG = at(units={"A-V1": "2/2", "A-V2": "2/2", "B-V2": "2/2", "B-R4": "2/2 entrench"}, phase="combat")

CASES: dict[str, Case] = {
    # moments
    "an Order in Main": (HAND, [], "order R-13", "only_in_window", "V12.7"),
    "an attack in Main": (HAND, [], "attack A-V1 SOV", "only_in_combat", "V12.1"),
    "Ganking in Main": (HAND, [], "gank A-V1 A-V2", "only_ganking_in_window", "V13.4"),
    "a mulligan in Main": (HAND, [], "mulligan", "answer_first", "V16.2"),
    "passing in Main": (HAND, [], "pass", "answer_first", "V16.2"),
    "a unit in Combat": (
        at(seats=mine(hand="R-01", area="P"), phase="combat"), [],
        "mobilise R-01 A-V1", "phase_over", "V6.2",
    ),
    "a unit in a window": (WINDOW, ATTACK, "mobilise R-01 A-V2", "only_in_main", "V10.1"),
    "a Recycle while paying": (HAND, ["mobilise R-01 A-V1"], "recycle P", "no_recycle_now", "V9.3"),
    "the end of a phase while paying": (HAND, ["mobilise R-01 A-V1"], "end", "cannot_end_now", "V6.2"),
    "the end of a phase in a window": (WINDOW, ATTACK, "end", "cannot_end_now", "V6.2"),
    "something else while paying": (HAND, ["mobilise R-01 A-V1"], "support", "answer_first", "V16.2"),
    "an ability that is not there": (HAND, [], "use field", "not_offered", "V16.2"),
    # cards of the hand
    "a card that is elsewhere": (HAND, [], "mobilise R-02 A-V1", "not_in_hand", "V10.1"),
    "an Equipment as a unit": (HAND, [], "mobilise R-17 A-V1", "other_type", "V10.1"),
    "a unit as an Equipment": (HAND, [], "link R-01 A-V1", "other_type", "V10.1"),
    "a unit as a Field Condition": (HAND, [], "field R-01", "other_type", "V10.1"),
    "rows of the rival": (HAND, [], "mobilise R-01 B-V1", "not_your_rows", "V10.2"),
    "a taken space": (at(units={"A-V1": "2/2"}, **HAND), [], "mobilise R-01 A-V1", "space_taken", "V2.2"),
    "a Level out of reach": (HAND, [], "field G-09", "level_unpaid", "V8.1"),
    "a cost out of reach": (HAND, [], "mobilise R-05 A-V1", "cost_unpaid", "V8.3"),
    "an Equipment that cannot be paid": (
        at(units={"A-V1": "2/2"}, **HAND), [], "link R-17 A-V1", "cost_unpaid", "V8.3",
    ),
    "an Equipment for nobody": (HAND, [], "link R-17 A-V1", "no_own_unit", "V10.6"),
    "an Equipment for an enemy": (
        at(units={"B-V1": "2/2"}, **HAND), [],
        "link R-17 B-V1", "no_own_unit", "V10.6",
    ),
    "a second Equipment": (
        at(units={"A-V1": "2/2 +R-18"}, **HAND), [], "link R-17 A-V1", "linked_already", "V10.6",
    ),
    "a second Field Condition": (
        at(seats=mine(hand="G-09", field="N-14", area="P P P S")), [], "field G-09", "field_already", "V10.5",
    ),
    # paying
    "a resource that is not ready": (HAND, ["mobilise R-01 A-V1"], "exhaust S", "no_such_resource", "V8.1"),
    "a superfluous resource": (
        at(seats=mine(hand="R-05", area="P P P S")), ["mobilise R-05 A-V1", "exhaust P", "exhaust P"],
        "exhaust P", "superfluous", "V8.8",
    ),
    "what the cost does not ask for": (
        at(seats=mine(hand="M-07", area="P P P S S S")),
        ["mobilise M-07 A-V1", *["exhaust P"] * 3, *["exhaust S"] * 2],
        "return P2 top", "not_of_the_cost", "V8.2",
    ),
    "what a price does not ask for": (
        at(units={"A-V1": "2/2"}, seats=mine(area="P P2 S")), ["move A-V1"],
        "exhaust S", "not_of_the_price", "V8.7",
    ),
    "a price from nowhere": (
        at(units={"A-V1": "2/2"}, seats=mine(area="P P2 S")), ["move A-V1"],
        "exhaust S2", "no_such_resource", "V8.7",
    ),
    # marches
    "a march of nobody": (at(seats=mine(area="P")), [], "move A-V1", "no_own_unit", "V11.1"),
    "a march of an enemy": (
        at(units={"B-V1": "2/2"}, seats=mine(area="P")), [],
        "move B-V1", "no_own_unit", "V11.1",
    ),
    "a march that a card forbids": (
        at(units={"A-V1": "2/2", "B-R1": "X-1"}, seats=mine(area="P"), **BANNED), [],
        "move A-V1", "card_forbids", "V14.5",
    ),
    "a march of a Brute": (
        at(units={"A-V1": "2/2 brute"}, seats=mine(area="P")), [],
        "move A-V1", "brute", "V11.6",
    ),
    "a march of a new unit": (
        at(units={"A-V1": "2/2 fresh"}, seats=mine(area="P")), [], "move A-V1", "came_this_turn", "V10.3",
    ),
    "a march of an exhausted unit": (
        at(units={"A-V1": "2/2 exhausted"}, seats=mine(area="P")), [], "move A-V1", "unit_exhausted", "V11.3",
    ),
    "a second march": (
        at(units={"A-V1": "2/2 moved"}, seats=mine(area="P")), [], "move A-V1", "moved_already", "V11.3",
    ),
    "a march into a unit": (
        at(units={"A-V1": "2/2", "A-R1": "2/2"}, seats=mine(area="P")), [],
        "move A-V1", "space_taken", "V11.1",
    ),
    "a march without Personnel": (
        at(units={"A-V1": "2/2"}, seats=mine(area="S")), [],
        "move A-V1", "march_unpaid", "V11.2",
    ),
    "a heavy march without Supplies": (
        at(units={"A-V1": "2/2 heavy"}, seats=mine(area="P")), [], "move A-V1", "march_unpaid", "V11.5",
    ),
    # recycling and what it aims at
    "a second Recycle": (
        at(seats=mine(area="P", recycled=True)), [],
        "recycle P", "recycled_already", "V9.1",
    ),
    "a resource that is not there": (ZAHIR, [], "recycle s", "no_such_resource", "V9.2"),
    "an ability for the other type": (ZAHIR, [], "recycle P 2", "other_resource", "V9.5"),
    "Forced March of nobody": (ZAHIR, ["recycle P"], "aim A-V1 A-V2", "no_unit_there", "V12.6"),
    "Forced March into a unit": (ZAHIR, ["recycle P"], "aim A-V4 A-V5", "space_taken", "V11.7"),
    "Forced March out of reach": (ZAHIR, ["recycle P"], "aim A-V4 A-V2", "too_far", "V9.8"),
    "Forced March of a Brute into another row": (ZAHIR, ["recycle P"], "aim A-R2 A-V2", "brute", "V11.6"),
    "Overload of Infantry": (
        at(units={"A-V1": "R-01", "A-V2": "R-05", "A-V3": "R-07"}, seats=mine(area="S", recycled=False)),
        ["recycle S 2"], "aim A-V1", "no_aim", "V9.9",
    ),
    "Evasive Maneuvers of a Heavy unit without Supplies": (
        AURELIA, ["recycle P 2"], "aim A-R2 A-V2", "heavy_unpaid", "V9.10",
    ),
    "a forced move that a card forbids": (
        at(units={"A-V1": "Y-1", "A-V4": "R-05", "A-V5": "R-05", "B-R1": "X-1"}, cards=LOW_BOUND,
           seats=mine(area="P", recycled=False)),
        ["recycle P"], "aim A-V1 A-V2", "card_forbids", "V14.5",
    ),
    "upkeep of a unit that owes none": (
        at(units={"A-V1": "R-08", "A-V2": "R-01", "A-V3": "G-01"}, seats=mine(area="S"), phase="upkeep"), [],
        "upkeep A-V2", "no_upkeep_due", "V7.6",
    ),
    # combat
    "an attack of nobody": (FRONT, [], "attack A-V5 SOV", "no_own_unit", "V12.1"),
    "an attack from the Rear": (FRONT, [], "attack A-R4 SOV", "not_in_vanguard", "V12.1"),
    "an attack of an exhausted unit": (FRONT, [], "attack A-V3 SOV", "unit_exhausted", "V12.1"),
    "an attack of a new unit": (FRONT, [], "attack A-V2 SOV", "came_this_turn", "V10.3"),
    "a third attack of a Swift unit": (
        TWO_TURNS, ["attack A-V1 SOV", "attack A-V1 SOV"], "attack A-V1 SOV", "attacked_already", "V13.2",
    ),
    "a second attack of a Swift unit that a card forbids since": (
        at(units={"A-V1": "X-2"}, seats=OPEN, phase="combat", cards=HALT),
        ["attack A-V1 SOV", "pass", "aim A-R5"], "attack A-V1 SOV", "card_forbids", "V14.5",
    ),
    "an attack that a card forbids": (
        at(units={"A-V1": "2/2", "A-V2": "2/2", "B-R1": "X-1"}, seats=OPEN, phase="combat", **BANNED), [],
        "attack A-V1 B-R1", "card_forbids", "V14.5",
    ),
    "the Sovereign behind a unit": (GUARDED, [], "attack A-V1 SOV", "column_held", "V12.3"),
    "the Sovereign behind a unit and a trench": (DUG, [], "attack A-V2 SOV", "column_held", "V12.3"),
    "the Sovereign behind a trench": (DUG, [], "attack A-V1 SOV", "entrenched", "V13.6"),
    "an attack on nobody": (GUARDED, [], "attack A-V1 B-V3", "no_enemy_there", "V12.3"),
    "an attack on an own unit": (FRONT, [], "attack A-V1 A-V2", "no_enemy_there", "V12.3"),
    "an attack into another column": (GUARDED, [], "attack A-V1 B-R2", "other_column", "V12.3"),
    "an attack on a covered unit": (GUARDED, [], "attack A-V1 B-R1", "covered", "V12.3"),
    # the window
    "an Order that cannot be paid": (WINDOW, ATTACK, "order I-14", "order_unpaid", "V8.5"),
    "an Order for a defender": (WINDOW, ATTACK, "order R-16", "order_without_aim", "V12.7"),
    "a unit as an Order": (WINDOW, ATTACK, "order R-01", "other_type", "V10.1"),
    "an Order that is elsewhere": (WINDOW, ATTACK, "order R-14", "not_in_hand", "V10.1"),
    "Ganking of nobody": (WINDOW, ATTACK, "gank A-V4 A-V5", "no_own_unit", "V13.4"),
    "Ganking without the keyword": (WINDOW, ATTACK, "gank A-V1 A-V2", "no_ganking", "V13.4"),
    "Ganking of an exhausted unit": (WINDOW, ATTACK, "gank A-R5 A-R4", "unit_exhausted", "V13.4"),
    "Ganking two columns": (WINDOW, ATTACK, "gank A-V3 A-V5", "too_far", "V13.4"),
    "Ganking into another row": (WINDOW, ATTACK, "gank A-V3 A-R2", "too_far", "V13.4"),
    "Ganking away from the combat": (WINDOW, ATTACK, "gank A-V3 A-V4", "away_from_combat", "V13.4"),
    "a second Ganking": (WINDOW, [*ATTACK, "gank A-V3 A-V2"], "gank A-V3 A-V2", "ganked_already", "V13.4"),
    "Ganking into a unit": (
        at(units={"A-V1": "2/2", "A-V2": "1/1", "A-V3": "2/2 ganking"}, seats=OPEN, phase="combat"),
        ["attack A-V1 SOV"], "gank A-V3 A-V2", "space_taken", "V13.4",
    ),
    "Ganking of the attacker": (
        at(units={"A-V1": "2/2 ganking", "B-V1": "2/2"}, seats=OPEN, phase="combat"),
        ATTACK, "gank A-V1 A-V2", "in_this_combat", "V13.4",
    ),
}  # fmt: skip


@pytest.mark.rule("V16.2", "V8.9")
@pytest.mark.parametrize("name", CASES)
def test_what_is_refused_is_refused_by_the_rule_that_matters(name: str) -> None:
    given, steps, word, code, rule = CASES[name]
    board = Board(**given)
    board.do(*steps)
    reason = board.refused(word)
    assert (reason.code, reason.rule) == (code, rule)
    for language in ("es", "en"):
        told = sentence(Language(language), "vitorian", reason)
        assert told.endswith(".") and "{" not in told


def test_every_reason_of_the_rules_is_produced_by_a_case_here() -> None:
    written = set(re.findall(r'Reason\(\s*"(\w+)", ', SOURCE.read_text(encoding="utf-8")))
    produced = {code for _, _, _, code, _ in CASES.values()}
    assert written - produced == {"no_ability"}


@pytest.mark.rule("V1.5")
def test_after_the_end_and_out_of_turn_everything_is_refused() -> None:
    board = Board(**FRONT)
    assert board.state.legal_actions(1) == ()
    board.state.concede(1)
    with pytest.raises(IllegalAction) as caught:
        board.state.apply(actions.EndPhase())
    assert (caught.value.reason.code, caught.value.reason.rule) == ("game_over", "V1.4")
