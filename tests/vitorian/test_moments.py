"""One blow is one moment (P-02), a card saved is not destroyed (P-03), a card that comes back is new (P-04).

With made-up cards, as few of the house react; and what goes off together has an order (P-01, P-07).
"""

from __future__ import annotations

from typing import Any

import pytest

from game.vitorian import events
from tests.vitorian.positions import Board


def unit(*effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    base = {
        "type": "unit", "colour": "grey", "class": "militia", "level": 1, "attack": 2, "defence": 2,
        "name": "Made up",
    }  # fmt: skip
    return {**base, **fields, "effects": list(effects)}


def kinds(board: Board, *wanted: type[Any]) -> list[str]:
    """The kinds of the events among those wanted, in order."""
    return [type(event).__name__ for event in board.told if isinstance(event, wanted)]


def of(board: Board, kind: type[Any]) -> list[Any]:
    return [event for event in board.told if isinstance(event, kind)]


def sweep(**filters: Any) -> dict[str, Any]:
    return unit({"when": "mobilise", "op": "destroy", "target": "each_enemy", "units": filters})


SEATS = ("A", "B")
OTHER = {"A": "B", "B": "A"}


# --- P-02 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("V12.15", "V14.2")
@pytest.mark.parametrize("mover", SEATS)
def test_two_that_fell_each_other_both_fall_before_anybody_reacts(mover: str) -> None:
    """The farewell of the one would have saved it, or felled the other first, had it come in between."""
    rival = OTHER[mover]
    avenger = unit({"when": "destroyed", "op": "destroy", "target": "each_enemy"}, attack=3, defence=3)
    units = {f"{mover}-V1": "X-1", f"{rival}-V1": "X-1", f"{mover}-V4": "9/9", f"{rival}-V4": "9/9"}
    board = Board(cards={"X-1": avenger}, units=units, phase="combat", turn=mover)
    board.do(f"attack {mover}-V1 {rival}-V1")
    assert kinds(board, events.Compared, events.Destroyed, events.Fired)[:4] == [
        "Compared", "Destroyed", "Destroyed", "Fired",
    ]  # fmt: skip
    assert [event.cause for event in of(board, events.Destroyed)] == ["combat", "combat", "effect", "effect"]
    assert [event.seat for event in of(board, events.Destroyed)][2] == SEATS.index(rival)
    assert board.state.grid == [None] * 20


@pytest.mark.rule("V12.14", "V12.15")
def test_what_falls_gives_its_aura_to_the_blow_in_which_it_falls() -> None:
    """The defender weakens all enemies and is felled; the attacker was weaker when the blows met."""
    weakens = {"when": "always", "op": "aura", "side": "enemy", "defence": -2}
    board = Board(
        cards={"X-1": unit(weakens, attack=2, defence=3)},
        units={"A-V1": "3/4", "B-V1": "X-1"},
        phase="combat",
    )
    board.do("attack A-V1 B-V1")
    (compared,) = of(board, events.Compared)
    assert (compared.own_defence, compared.strikes_back) == (2, 2)
    assert board.state.grid == [None] * 20


@pytest.mark.rule("V14.2", "V13.7")
def test_a_killer_that_fell_with_its_victim_has_no_reward() -> None:
    reward = unit({"when": "kill", "op": "draw"}, attack=3, defence=3)
    for other, hand in (("3/3", 0), ("1/3", 1)):
        board = Board(cards={"X-1": reward}, units={"A-V1": "X-1", "B-V1": other}, phase="combat")
        board.do("attack A-V1 B-V1")
        assert len(board.state.sides[0].hand) == hand


@pytest.mark.rule("V12.8")
def test_who_is_taken_away_before_its_blow_deals_none() -> None:
    board = Board(
        units={"A-V1": "9/9", "B-V1": "R-01"},
        seats=[{}, {"hand": "N-11", "area": "P"}],
        phase="combat",
    )
    board.do("attack A-V1 B-V1", "order N-11", "pay")
    assert not of(board, events.Compared) and not of(board, events.Destroyed)
    assert kinds(board, events.ReturnedToHand, events.Retargeted, events.SovereignHit) == [
        "ReturnedToHand", "Retargeted", "SovereignHit",
    ]  # fmt: skip


# --- P-03 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("V13.13", "V14.2")
def test_who_is_saved_by_a_marker_has_no_farewell_and_keeps_what_it_carries() -> None:
    farewell = unit({"when": "destroyed", "op": "draw"})
    board = Board(
        cards={"X-1": sweep(), "Y-1": farewell},
        units={"B-V1": "Y-1 shield +R-17", "B-V3": "Y-1"},
        seats=[{"hand": "X-1", "area": "P"}, {}],
    )
    board.do("mobilise X-1 A-R1", "pay")
    saved = board.state.on(10)
    assert (saved.shield, saved.equipment) == (False, "R-17") and board.state.grid[12] is None
    assert len(board.state.sides[1].hand) == 1


@pytest.mark.rule("V14.2", "V13.10", "V12.14")
@pytest.mark.parametrize("places", ("B-V1 B-V3 B-R5", "B-R5 B-V3 B-V1", "B-V3 B-R5 B-V1"))
def test_whoever_gave_a_keyword_in_a_sweep_gave_it_to_all_of_the_sweep(places: str) -> None:
    """The giver falls too, wherever it stands: the others fell as what they were."""
    gives = unit({"when": "always", "op": "aura", "keywords": ["scrap"], "units": {"other": True}})
    carrier, one, other = places.split()
    board = Board(
        cards={"X-1": sweep(), "Y-1": gives},
        units={carrier: "Y-1", one: "R-01", other: "R-02"},
        seats=[{"hand": "X-1", "area": "P"}, {"area": "p p"}],
    )
    board.do("mobilise X-1 A-R1", "pay")
    while board.asked == "B triggers":
        board.do("resolve 1", "give p")
    if board.asked == "B give":
        board.do("give p")
    side = board.state.sides[1]
    assert (len(side.hand), len(side.spent)) == (2, 0) and board.asked == "A main"
    assert sorted(side.discard[-3:]) == ["R-01", "R-02", "Y-1"]


# --- P-04 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("V14.1", "V10.3", "V12.6")
def test_a_card_that_comes_back_in_the_same_turn_is_a_new_one() -> None:
    pump = unit({"when": "mobilise", "op": "change", "target": "each_own", "attack": 10, "lasts": "game"})
    recall = unit({"when": "mobilise", "op": "return", "target": "one_own", "units": {"other": True}})
    board = Board(
        cards={"X-1": pump, "X-2": recall},
        units={"A-V1": "R-01 shield moved +R-18"},
        seats=[{"hand": "X-1 X-2", "area": "P P P"}, {}],
    )
    board.do("mobilise X-1 A-R5", "pay")
    old = board.state.on(5)
    assert (old.attack, old.shield, old.equipment) == (13, True, "R-18")
    board.do("mobilise X-2 A-R4", "pay", "aim A-V1", "mobilise R-01 A-V1", "pay")
    new = board.state.on(5)
    assert new.id != old.id
    assert (new.attack, new.defence, new.shield, new.equipment, new.changes) == (2, 1, False, "", ())
    assert new.fresh and not new.moved
    assert "R-18" in board.state.sides[0].discard


@pytest.mark.rule("V12.6", "V14.1")
def test_an_item_meant_for_a_unit_that_left_does_nothing_to_another_copy_of_it() -> None:
    """Two copies side by side: the one that was aimed at goes, the other one stays as it is."""
    board = Board(
        units={"A-V1": "R-01", "A-V2": "R-01", "B-V1": "N-03"},
        seats=[{"area": "P P", "hand": "N-09 N-11", "recycled": True}, {}],
        phase="combat",
    )
    board.do("attack A-V1 B-V1", "order N-09", "pay", "order N-11", "pay")
    assert [event.lost for event in of(board, events.ItemResolved)] == [False, True]
    assert not of(board, events.Changed) and board.state.on(6).attack == 2


@pytest.mark.rule("V14.3")
def test_a_limit_of_once_a_turn_is_that_of_one_unit() -> None:
    herald = unit({"when": "hit", "op": "draw", "once": True}, keywords=["swift", "bayonet"])
    recall = unit(
        {"when": "hit", "op": "return", "target": "one_own", "units": {"class": "militia", "other": True}},
        **{"class": "infantry"},
    )
    board = Board(
        cards={"X-1": herald, "X-2": recall},
        units={"A-V1": "X-1", "A-V2": "X-2"},
        phase="combat",
    )
    board.do("attack A-V1 SOV", "attack A-V1 SOV", "attack A-V2 SOV")
    hand = board.state.sides[0].hand
    assert len(hand) == 2 and "X-1" in hand and board.state.grid[5] is None


# --- P-01, P-07 --------------------------------------------------------------------------------------------


@pytest.mark.rule("V14.2")
@pytest.mark.parametrize("first", (1, 2))
def test_farewells_come_about_in_the_order_that_their_owner_says(first: int) -> None:
    draws = unit({"when": "destroyed", "op": "draw", "count": 1})
    shields = unit({"when": "destroyed", "op": "shield", "target": "each_own"})
    board = Board(
        cards={"X-1": sweep(most_level=1), "Y-1": draws, "Y-2": shields},
        units={"B-V1": "Y-1", "B-V2": "Y-2", "B-V3": "5/5 L5"},
        seats=[{"hand": "X-1", "area": "P"}, {}],
    )
    board.do("mobilise X-1 A-R1", "pay")
    assert board.asked == "B triggers" and board.legal() == ["resolve 1", "resolve 2"]
    board.do(f"resolve {first}")
    order = kinds(board, events.CardDrawn, events.ShieldGained)
    assert order == (["CardDrawn", "ShieldGained"] if first == 1 else ["ShieldGained", "CardDrawn"])


@pytest.mark.rule("V14.2")
def test_equal_farewells_are_no_question() -> None:
    draws = unit({"when": "destroyed", "op": "draw"})
    board = Board(
        cards={"X-1": sweep(most_level=1), "Y-1": draws},
        units={"B-V1": "Y-1", "B-V2": "Y-1", "B-R2": "Y-1"},
        seats=[{"hand": "X-1", "area": "P"}, {}],
    )
    board.do("mobilise X-1 A-R1", "pay")
    assert board.asked == "A main" and len(board.state.sides[1].hand) == 3


@pytest.mark.rule("V14.2", "V1.5", "V1.3")
@pytest.mark.parametrize("mover", SEATS)
def test_when_both_would_lose_it_is_the_player_whose_turn_it_is(mover: str) -> None:
    """Both fall, both must draw, neither can: the turn player's farewell comes first and ends the match."""
    rival = OTHER[mover]
    draws = unit({"when": "destroyed", "op": "draw"}, attack=3, defence=3)
    board = Board(
        cards={"X-1": draws},
        units={f"{mover}-V1": "X-1", f"{rival}-V1": "X-1"},
        seats=[{"deck": ""}, {"deck": ""}],
        phase="combat",
        turn=mover,
    )
    board.do(f"attack {mover}-V1 {rival}-V1")
    outcome = board.state.outcome
    assert outcome is not None and (outcome.winner, outcome.rule) == (SEATS.index(rival), "V1.3")
    assert not board.state.sides[SEATS.index(rival)].hand


@pytest.mark.rule("V6.3", "V9.3")
def test_the_duties_at_the_start_of_a_turn_come_in_one_written_order() -> None:
    side = {"sovereign": "I-00", "convoy": "P S P S", "area": "s", "recycled": False, "deck": "R-01"}
    board = Board(seats=[side, {}], units={"A-V1": "G-02"}, phase="start")
    assert board.asked == "A recycle"
    board.do("pass", "aim A-V1", "upkeep A-V1")
    wanted = (events.Readied, events.Channelled, events.ShieldGained, events.UpkeepPaid, events.CardDrawn)
    assert kinds(board, *wanted)[-4:] == ["Channelled", "ShieldGained", "UpkeepPaid", "CardDrawn"]
