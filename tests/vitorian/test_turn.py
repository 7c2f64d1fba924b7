"""Turns, Logistics and Main (V6 to V11), beside what the scenarios show."""

from __future__ import annotations

import pytest

from game.vitorian import events
from tests.vitorian.positions import Board

MARCHER = {"A-V1": "3/3", "A-V5": "1/1"}


@pytest.mark.rule("V10.1")
def test_main_offers_all_of_it_in_any_order_and_no_orders() -> None:
    board = Board(
        seats=[{"hand": "R-01 R-18 G-10 R-13", "area": "P P P S", "recycled": False}, {}], units=MARCHER
    )
    verbs = {words.split()[0] for words in board.legal()}
    assert verbs == {"mobilise", "link", "field", "move", "recycle", "end"}
    board.do("move A-V1", "mobilise R-01 A-R5", "pay", "link R-18 A-V5", "pay")
    assert board.asked == "A main"
    assert board.refused("order R-13").rule == "V12.7"


@pytest.mark.rule("V11.4", "V13.3")
def test_a_light_unit_marches_for_nothing() -> None:
    board = Board(units={"A-V1": "3/3 light"})
    board.do("move A-V1")
    assert board.state.where(1) == 0 and not any(isinstance(e, events.PriceExhausted) for e in board.told)


@pytest.mark.rule("V11.5", "V13.3")
@pytest.mark.parametrize(
    ("keywords", "area", "left"),
    [("heavy", "P S", "p s"), ("heavy light", "P S", "P s"), ("heavy", "P", None), ("heavy", "S", None)],
)
def test_a_heavy_unit_marches_for_both(keywords: str, area: str, left: str | None) -> None:
    board = Board(units={"A-V1": f"3/3 {keywords}"}, seats=[{"area": area}, {}])
    if left is None:
        assert board.refused("move A-V1").rule == "V11.5"
        return
    board.do("move A-V1")
    side = board.state.sides[0]
    assert len(side.spent) == left.count("p") + left.count("s")
    assert len(side.ready) == left.count("P") + left.count("S")


@pytest.mark.rule("V8.7")
def test_value_one_or_two_pays_a_fixed_price_as_the_player_says() -> None:
    board = Board(units={"A-V1": "3/3"}, seats=[{"area": "P P2"}, {}])
    board.do("move A-V1")
    assert board.asked == "A price" and board.legal() == ["exhaust P", "exhaust P2"]
    board.do("exhaust P2")
    assert board.asked == "A main" and board.state.where(1) == 0
    assert board.state.sides[0].spent == ["Q-N-P2"]


@pytest.mark.rule("V9.7")
def test_paying_and_effects_that_fill_the_convoy_are_no_recycling() -> None:
    board = Board(
        seats=[{"hand": "N-15", "area": "S S P", "recycled": False}, {}], units={"A-V2": "3/3"}
    )
    board.do("field N-15", "pay", "use field", "give p")
    assert not board.state.sides[0].recycled and board.state.where(1) == 6
    assert not any(isinstance(event, events.Recycled) for event in board.told)
    assert "use field" not in board.legal()


@pytest.mark.rule("V9.12")
def test_one_shield_at_a_time_is_granted_in_channelling() -> None:
    side = {"sovereign": "I-00", "convoy": "P S P S"}
    board = Board(seats=[side, {}], units={"A-V1": "1/1", "A-V2": "2/2", "B-V1": "1/1"}, phase="ready")
    assert board.asked == "A aim" and board.legal() == ["aim A-V1", "aim A-V2", "pass"]
    board.do("aim A-V2")
    assert board.state.on(6).shield and board.asked == "A main"
    shielded = Board(seats=[side, {}], units={"A-V1": "1/1 shield", "A-V2": "2/2"}, phase="ready")
    assert shielded.asked == "A main"


@pytest.mark.rule("V9.12", "V7.3")
def test_a_burnout_grants_no_shield() -> None:
    board = Board(
        seats=[{"sovereign": "I-00", "convoy": "", "area": "P S"}, {}], units={"A-V1": "1/1"}, phase="start"
    )
    board.do("pass")
    assert board.asked == "A main" and not board.state.on(5).shield and board.state.sides[0].lost


@pytest.mark.rule("V2.7")
def test_what_was_paid_is_known_to_both_and_the_rest_of_the_convoy_to_nobody() -> None:
    board = Board(seats=[{"hand": "R-05", "area": "P P S", "convoy": "P S"}, {}])
    board.do("mobilise R-05 A-V1", "pay")
    for seat in (0, 1):
        assert board.state.observe(seat).sides[0].convoy == (None, None, "Q-N-S1")
    rival = board.state.observe(1).sides[0]
    assert rival.hand is None and rival.hand_size == 0 and rival.deck == 49


@pytest.mark.rule("V2.7", "V9.11")
def test_only_its_owner_knows_a_convoy_that_was_looked_at() -> None:
    side = {"sovereign": "B-00", "convoy": "S P S P"}
    board = Board(seats=[side, {}], phase="ready")
    looked = board.state.observe(0), board.state.observe(1)
    assert looked[0].looked == ("Q-N-S1", "Q-N-P1", "Q-N-S1") and looked[1].looked == ()
    assert looked[1].sides[0].convoy == (None,) * 4
    board.do("under P", "top S", "top S")
    assert board.state.observe(0).sides[0].convoy == (None, "Q-N-P1")
    assert board.state.observe(1).sides[0].convoy == (None, None)


@pytest.mark.rule("V16.2", "V8.1")
def test_a_rival_does_not_see_what_is_being_paid_for() -> None:
    board = Board(seats=[{"hand": "R-05", "area": "P P S"}, {}])
    board.do("mobilise R-05 A-V1")
    own, rival = board.state.observe(0), board.state.observe(1)
    assert own.ask == "payment" and own.payment is not None and own.payment.card == "R-05"
    assert rival.ask == "main" and rival.payment is None and rival.ask_by == "" and rival.units == ()


LINKED = {
    "R-17": (3, 2, {"piercing"}), "R-18": (3, 2, {"bayonet"}), "B-17": (2, 2, {"swift"}),
    "B-18": (2, 3, {"light"}), "I-17": (2, 2, {"reactive"}), "I-18": (3, 2, set()), "M-17": (2, 5, {"heavy"}),
    "M-18": (4, 2, set()), "G-08": (4, 4, set()), "N-12": (2, 4, set()), "N-13": (2, 3, {"scrap"}),
}  # fmt: skip


@pytest.mark.rule("V10.6", "V3.5", "V12.14")
@pytest.mark.parametrize("card", LINKED)
def test_an_equipment_gives_its_numbers_and_keywords_until_its_unit_leaves(card: str) -> None:
    board = Board(seats=[{"hand": f"{card} N-11", "area": "P P P S S"}, {}], units={"A-V2": "I-12"})
    board.do(f"link {card} A-V2", "pay")
    (unit,) = board.state.observe(0).units
    assert (unit.attack, unit.defence, set(unit.keywords)) == LINKED[card]
    assert unit.equipment == card and unit.shield == (card == "I-18")
    assert board.state.sides[0].discard[-1:] != [card]
    board.do("end", "attack A-V2 SOV", "order N-11", "pay")
    side = board.state.sides[0]
    assert card in side.discard and side.hand == ["I-12"]


@pytest.mark.rule("V12.14", "V9.13")
@pytest.mark.parametrize(
    ("field", "given", "units", "expected"),
    [
        ("", "R-12", {"A-V2": "R-05", "A-V3": "R-01", "B-V2": "R-05"}, {6: (4, 3), 7: (2, 1), 11: (3, 3)}),
        ("", "B-09", {"A-V2": "B-03", "A-V3": "B-01"}, {5: (5, 7), 6: (2, 2), 7: (1, 2)}),
        ("G-09", "R-08", {"A-V2": "R-05", "B-V2": "R-08"}, {5: (6, 3), 6: (3, 3), 11: (5, 3)}),
        ("N-14", "R-05", {"A-R2": "R-05"}, {5: (3, 3), 1: (3, 3)}),
    ],
)
def test_lasting_effects_change_only_those_that_they_name(
    field: str, given: str, units: dict[str, str], expected: dict[int, tuple[int, int]]
) -> None:
    board = Board(seats=[{"field": field}, {}], units={"A-V1": given, **units})
    seen = {unit.space: (unit.attack, unit.defence) for unit in board.state.observe(0).units}
    assert {space: seen[space] for space in expected} == expected


@pytest.mark.rule("V6.1", "V6.3", "V14.3")
def test_a_turn_is_told_phase_by_phase() -> None:
    board = Board(seats=[{}, {"recycled": True}], phase="main")
    board.do("end", "end")
    kinds = (events.PhaseStarted, events.TurnEnded, events.TurnStarted, events.Readied, events.CardDrawn)
    told = [
        (type(event).__name__, getattr(event, "phase", ""), getattr(event, "seat", -1))
        for event in board.told
        if isinstance(event, kinds)
    ]
    assert told[-8:] == [
        ("PhaseStarted", "combat", 0),
        ("PhaseStarted", "end", 0),
        ("TurnEnded", "", 0),
        ("TurnStarted", "", 1),
        ("PhaseStarted", "logistics", 1),
        ("Readied", "", 1),
        ("CardDrawn", "", 1),
        ("PhaseStarted", "main", 1),
    ]


@pytest.mark.rule("V9.13", "V2.6")
def test_rationing_readies_and_is_told() -> None:
    side = {"sovereign": "M-00", "area": "p s", "recycled": False}
    board = Board(seats=[side, {}], units={"A-V1": "R-01"})
    board.do("recycle p 2", "give s")
    told = [event for event in board.told if isinstance(event, events.ResourceReadied)]
    assert [(event.seat, event.resource, event.by) for event in told] == [(0, "Q-N-S1", "M-00")]
    assert board.state.sides[0].ready == ["Q-N-S1"] and not board.state.sides[0].spent
