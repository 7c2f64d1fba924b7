"""Combat (V12 to V14), beside what the scenarios show."""

from __future__ import annotations

import pytest

from game.vitorian import events
from tests.vitorian.positions import Board

FIGHT = {"A-V2": "3/3", "B-V2": "1/9"}


@pytest.mark.rule("V12.7")
def test_an_order_needs_the_unit_that_it_speaks_of() -> None:
    sides = [{"hand": "R-16 R-13", "area": "P P"}, {"hand": "R-13 R-14", "area": "P S"}]
    board = Board(units={"A-V2": "3/3"}, seats=sides, phase="combat")
    board.do("attack A-V2 SOV")
    # nobody defends: "your defending unit" and "the enemy unit" of the attacker are not there
    assert board.asked == "B window" and board.legal() == ["order R-14", "pass"]
    board.do("pass")
    assert board.asked == "A window" and board.legal() == ["order R-13", "pass"]
    assert board.refused("order R-16").code == "order_without_aim"


@pytest.mark.rule("V12.7")
def test_an_order_that_asks_for_a_rear_unit_needs_one() -> None:
    side = {"sovereign": "M-00", "hand": "M-15", "area": "S"}
    board = Board(units=FIGHT, seats=[side, {}], phase="combat")
    board.do("attack A-V2 B-V2")
    assert board.asked == "A combat"
    backed = Board(units={**FIGHT, "A-R5": "4/1", "A-V4": "9/9"}, seats=[side, {}], phase="combat")
    backed.do("attack A-V2 B-V2", "order M-15", "pay")
    compared = [event for event in backed.told if isinstance(event, events.Compared)]
    assert (compared[0].attack, compared[0].own_defence) == (7, 3)


@pytest.mark.rule("V3.4")
def test_an_order_goes_to_its_owners_discard_after_it_has_resolved() -> None:
    sides = [{"hand": "N-09", "area": "P"}, {"area": "P", "recycled": False}]
    board = Board(units=FIGHT, seats=sides, phase="combat")
    board.do("attack A-V2 B-V2", "pass", "order N-09", "pay")
    assert board.state.sides[0].discard == ["N-09"]
    kinds = [type(event) for event in board.told]
    assert kinds.index(events.Stacked) < kinds.index(events.ItemResolved) < kinds.index(events.CombatEnded)


@pytest.mark.rule("V14.4")
def test_what_is_for_one_combat_ends_with_it() -> None:
    side = {"hand": "R-15", "area": "S"}
    board = Board(units={"A-V2": "3/3 swift", "B-V2": "1/9"}, seats=[side, {}], phase="combat")
    board.do("attack A-V2 B-V2", "order R-15", "pay")
    assert board.told[-1] and board.state.combat is None
    board.do("attack A-V2 B-V2")
    numbers = [event.attack for event in board.told if isinstance(event, events.Compared)]
    assert numbers == [4, 3]


@pytest.mark.rule("V12.8", "V13.6")
def test_a_unit_that_retreats_leaves_its_column_open_but_not_past_entrench() -> None:
    rival = {"hand": "N-11", "area": "P"}
    units = {"A-V2": "3/3", "B-V2": "1/9", "B-R5": "0/4 entrench"}
    board = Board(units=units, seats=[{}, rival], phase="combat")
    board.do("attack A-V2 B-V2", "order N-11", "pay")
    assert [event.target_space for event in board.told if isinstance(event, events.Retargeted)] == [19]
    assert board.state.sides[1].shown == ["T-1-9"] and len(board.state.sides[1].defense) == 5


@pytest.mark.rule("V12.8")
def test_the_attacker_chooses_among_several_new_targets() -> None:
    rival = {"hand": "N-11", "area": "P"}
    units = {"A-V2": "3/3", "B-V2": "1/9", "B-R2": "1/1", "B-R5": "0/2 entrench"}
    board = Board(units=units, seats=[{}, rival], phase="combat")
    board.do("attack A-V2 B-V2", "order N-11", "pay")
    assert board.asked == "A target" and board.legal() == ["aim B-R2", "aim B-R5"]
    assert board.refused("aim SOV").rule == "V12.3"
    board.do("aim B-R2")
    assert board.state.grid[16] is None


@pytest.mark.rule("V14.2")
def test_a_player_orders_its_own_triggers() -> None:
    cards = {
        "W": {
            "type": "unit",
            "colour": "grey",
            "class": "worker",
            "level": 1,
            "attack": 1,
            "defence": 1,
            "keywords": ["scrap"],
            "effects": [{"when": "destroyed", "op": "draw"}],
        }
    }
    board = Board(cards=cards, units={"A-V1": "3/3", "B-V1": "W"}, seats=[{}, {"area": "P"}], phase="combat")
    board.do("attack A-V1 B-V1")
    assert board.asked == "B triggers" and board.legal() == ["resolve 1", "resolve 2"]
    board.do("resolve 2")
    assert len(board.state.sides[1].hand) == 1 and board.asked == "B give"
    board.do("pass")
    assert len(board.state.sides[1].hand) == 1 and board.asked == "A combat"


@pytest.mark.rule("V16.2")
def test_a_window_that_passes_by_itself_opens_and_passes_like_any_other() -> None:
    board = Board(units=FIGHT, phase="combat")
    board.do("attack A-V2 B-V2")
    windows = [
        (type(event).__name__, event.seat)
        for event in board.told
        if isinstance(event, events.WindowOpened | events.WindowPassed)
    ]
    assert windows == [("WindowOpened", 1), ("WindowPassed", 1), ("WindowOpened", 0), ("WindowPassed", 0)]
    assert events.WindowPassed.reveals, "or taking back would tell whether there was a choice"


def test_an_attack_to_which_somebody_may_answer_is_not_taken_back() -> None:
    asked = Board(units=FIGHT, seats=[{}, {"area": "P", "recycled": False}], phase="combat")
    told = asked.do("attack A-V2 B-V2")
    assert asked.asked == "B window" and any(event.reveals for event in told)


GIVEN = {"op": "change", "when": "order", "lasts": "combat"}


def giving(keyword: str, target: str) -> dict[str, dict[str, object]]:
    """An Order that gives a keyword until the combat is over."""
    effect = {**GIVEN, "target": target, "keywords": [keyword]}
    return {"X-1": {"type": "order", "colour": "grey", "name": "x", "effects": [effect]}}


@pytest.mark.rule("V13.10", "V13.14")
def test_scrap_for_one_combat_is_scrap() -> None:
    side = {"hand": "X-1", "area": "P S"}
    units = {"A-V2": "2/2", "B-V2": "4/4"}
    board = Board(cards=giving("scrap", "own_fighter"), units=units, seats=[side, {}], phase="combat")
    board.do("attack A-V2 B-V2", "order X-1")
    assert board.asked == "A give"


@pytest.mark.rule("V13.6", "V13.14")
def test_whoever_digs_in_for_one_combat_guards_the_sovereign_in_it() -> None:
    mine = {"hand": "X-1", "area": "P S", "def": 3}
    for attack, units in (("SOV", {"A-V2": "9/9"}), ("B-V2", {"A-V2": "9/9 piercing", "B-V2": "1/1"})):
        file = {"units": {**units, "B-V5": "1/1"}, "seats": [{}, mine], "phase": "combat"}
        board = Board(cards=giving("entrench", "each_own"), **file)
        board.do(f"attack A-V2 {attack}", "order X-1")
        while board.asked.endswith("aim"):
            board.do(board.legal()[0])
        assert len(board.state.sides[1].defense) == 3


@pytest.mark.rule("V13.4", "V11.7", "V12.6")
def test_ganking_that_no_longer_leads_to_the_combat_does_nothing() -> None:
    sides = [{"area": "P", "recycled": False}, {}]
    units = {"A-V4": "3/3", "B-V2": "1/1 ganking", "B-V5": "0/9 entrench"}
    board = Board(units=units, seats=sides, phase="combat")
    # the attack goes to column 5; column 3 is only next to the attacker's own column
    board.do("attack A-V4 B-V5")
    assert board.asked == "A window" and "gank B-V2 B-V3" not in board.legal()
    near = Board(units={**units, "B-V3": "1/1 ganking"}, seats=sides, phase="combat")
    near.do("attack A-V4 B-V5", "gank B-V3 B-V4")
    assert near.asked == "A window"
    # the attacker marches on before the rival's move resolves: column 4 still borders on the attacked one
    near.do("recycle P", "aim A-V4 A-V3")
    assert near.state.grid[13] is not None and near.state.grid[13].id == 4


@pytest.mark.rule("V12.10", "V12.14")
def test_a_bombardment_never_weakens_its_own_side() -> None:
    curse = {"when": "always", "op": "aura", "side": "enemy", "units": {"most_level": 1}, "attack": -3}
    cards = {
        "Curse": {
            "type": "unit", "colour": "grey", "class": "militia", "level": 1, "attack": 0, "defence": 3,
            "effects": [curse],
        }
    }  # fmt: skip
    units = {"A-V1": "3/3", "A-R1": "1/1 L1", "B-V1": "0/3", "B-R5": "Curse"}
    board = Board(cards=cards, units=units, seats=[{"area": "S"}, {}], phase="combat")
    board.do("attack A-V1 B-V1", "support")
    (told,) = [event for event in board.told if isinstance(event, events.Supported)]
    (fight,) = [event for event in board.told if isinstance(event, events.Compared)]
    assert (told.attack, fight.attack, fight.target_falls) == (0, 3, True)
