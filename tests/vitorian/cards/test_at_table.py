"""Made-up cards at the table: what ops do that no card of the house does, or does alone."""

from __future__ import annotations

from typing import Any

import pytest

from game.vitorian import events
from game.vitorian.system import from_json
from tests.vitorian.positions import Board, unit


def board(card: dict[str, Any], units: dict[str, str] | None = None, **more: Any) -> Board:
    """A's Main phase with the card ``X-1`` in hand and one ready resource."""
    cards = {"X-1": card, **more.pop("cards", {})}
    side = {"hand": "X-1", "area": "P", **more.pop("mine", {})}
    return Board(cards=cards, units=units or {}, seats=[side, more.pop("theirs", {})], **more)


def mobilised(table: Board, space: str = "A-R1") -> Board:
    table.do(f"mobilise X-1 {space}", "pay")
    return table


def of(table: Board, kind: type[Any]) -> list[Any]:
    return [event for event in table.told if isinstance(event, kind)]


def seen(table: Board) -> dict[int, Any]:
    """The units by space, as seat A sees them."""
    with table.run.in_force():
        return {one.space: one for one in table.state.observe(0).units}


def grid(table: Board, space: int) -> Any:
    return table.state.grid[space]


TOKEN = {"T-1": unit(token=True, attack=1, defence=1, name="Token")}


@pytest.mark.rule("V10.4", "V8.10")
def test_a_token_comes_where_it_is_put_without_cost_and_leaves_the_match() -> None:
    card = unit({"when": "mobilise", "op": "token", "card": "T-1", "row": "vanguard"})
    table = mobilised(board(card, {"B-V2": "5/5"}, cards=TOKEN))
    assert table.legal() == [f"aim A-V{column}" for column in range(1, 6)]
    table.do("aim A-V2")
    assert (grid(table, 6).card, grid(table, 6).token) == ("T-1", True)
    table.do("end")
    assert [event.token for event in of(table, events.Mobilised)] == [False, True]


@pytest.mark.rule("V14.2")
def test_farewells_of_a_sweep_come_about_in_an_order_that_their_owner_says() -> None:
    farewell = {"when": "destroyed", "op": "draw", "count": 2}
    other = {"when": "destroyed", "op": "token", "card": "T-1"}
    cards = {"Y-1": unit(farewell), "Y-2": unit(other, name="Other"), **TOKEN}
    sweep = unit({"when": "mobilise", "op": "destroy", "target": "each_enemy", "units": {"most_level": 3}})
    units = {"B-V1": "Y-1", "B-V3": "Y-2", "B-R4": "5/5 L5", "B-V5": "Y-1 shield"}
    table = mobilised(board(sweep, units, cards=cards))
    assert [event.card for event in of(table, events.Destroyed)] == ["Y-1", "Y-2"]
    assert len(of(table, events.ShieldSpent)) == 1 and grid(table, 18) is not None
    assert table.asked == "B triggers"
    table.do("resolve 1")
    assert table.asked == "B aim"
    table.do("aim B-R1")
    assert grid(table, 15).card == "T-1" and len(table.state.sides[1].hand) == 2
    assert table.asked == "A main"


@pytest.mark.rule("V12.14")
def test_an_aura_gives_numbers_and_keywords_as_long_as_its_card_stands() -> None:
    aura = {"when": "always", "op": "aura", "units": {"class": "beast", "other": True}, "attack": 2}
    card = unit(aura, {"when": "always", "op": "aura", "side": "enemy", "keywords": ["heavy"]})
    table = mobilised(board(card, {"A-V2": "1/1 beast", "A-V3": "1/1", "B-V1": "1/1"}))
    units = seen(table)
    assert (units[6].attack, units[7].attack) == (3, 1)
    assert units[10].keywords == ("heavy",) and units[6].keywords == ()


@pytest.mark.rule("V14.3", "V13.14")
def test_what_lasts_until_the_end_of_the_turn_ends_there() -> None:
    change = {"when": "mobilise", "op": "change", "target": "each_own", "units": {"other": True},
              "attack": 3, "keywords": ["swift"], "lasts": "turn"}  # fmt: skip
    table = mobilised(board(unit(change), {"A-V2": "1/1", "A-R5": "2/2"}))
    assert {space: one.attack for space, one in seen(table).items()} == {0: 2, 4: 5, 6: 4}
    table.do("end", "end")
    assert {space: one.attack for space, one in seen(table).items()} == {0: 2, 4: 2, 6: 1}


@pytest.mark.rule("V12.7")
def test_one_of_several_possibilities_is_chosen_among_those_that_are_open() -> None:
    options = [
        [{"op": "draw"}],
        [{"op": "destroy", "target": "one_enemy"}, {"op": "draw", "count": 2}],
        [{"op": "remove_field"}],
    ]
    card = unit({"when": "mobilise", "op": "choose_one", "options": options, "may": True})
    alone = mobilised(board(card))
    assert alone.legal() == ["choose 1", "pass"]
    alone.do("pass")
    assert alone.state.sides[0].hand == []
    table = mobilised(board(card, {"B-V1": "9/9", "B-V2": "8/8"}, theirs={"field": "G-09"}))
    assert table.legal() == ["choose 1", "choose 2", "choose 3", "pass"]
    table.do("choose 2", "aim B-V2")
    assert grid(table, 11) is None and len(table.state.sides[0].hand) == 2


@pytest.mark.rule("V10.5")
def test_a_field_condition_is_removed() -> None:
    card = unit({"when": "mobilise", "op": "remove_field"})
    table = mobilised(board(card, theirs={"field": "G-09"}))
    assert table.state.sides[1].field == "" and table.state.sides[1].discard == ["G-09"]
    assert len(of(table, events.FieldRemoved)) == 1


@pytest.mark.rule("V8.10", "V10.3")
def test_a_unit_mustered_without_cost_exhausts_and_returns_nothing() -> None:
    card = unit({"when": "mobilise", "op": "muster", "most_level": 4, "may": True})
    table = mobilised(board(card, mine={"hand": "X-1 R-05 R-08 R-13"}))
    assert {words.split()[1] for words in table.legal() if words != "pass"} == {"R-05"}
    before = (list(table.state.sides[0].ready), list(table.state.sides[0].spent))
    table.do("mobilise R-05 A-V1")
    assert grid(table, 5).card == "R-05" and grid(table, 5).fresh
    assert (table.state.sides[0].ready, table.state.sides[0].spent) == before


@pytest.mark.parametrize(
    ("op", "units", "space", "expected"),
    [
        ({"op": "ready_unit", "target": "each_own"}, {"A-V1": "1/1 exhausted"}, 5, {"exhausted": False}),
        ({"op": "exhaust_unit", "target": "one_enemy"}, {"B-V1": "1/1"}, 10, {"exhausted": True}),
        ({"op": "unshield", "target": "each_enemy"}, {"B-V1": "1/1 shield"}, 10, {"shield": False}),
        ({"op": "shield", "target": "self"}, {}, 0, {"shield": True}),
        (
            {"op": "change", "target": "self", "lasts": "game", "defence": 4},
            {},
            0,
            {"defence": 6},
        ),
        (
            {"op": "change_by_keyword", "target": "one_own", "lasts": "turn", "attack": 1, "keyword": "light",
             "attack_then": 5, "units": {"other": True}},
            {"A-V1": "1/1 light"},
            5,
            {"attack": 6},
        ),
        (
            {"op": "borrow_attack", "target": "self", "lasts": "turn", "lender": {"class": "artillery"}},
            {"A-V1": "7/1 artillery", "A-V2": "9/1"},
            0,
            {"attack": 9},
        ),
    ],
)  # fmt: skip
def test_units_are_changed(
    op: dict[str, Any], units: dict[str, str], space: int, expected: dict[str, Any]
) -> None:
    table = mobilised(board(unit({"when": "mobilise", **op}), units))
    assert table.asked == "A main"
    found = seen(table)[space]
    assert {name: getattr(found, name) for name in expected} == expected


def test_all_enemies_go_back_to_their_hands() -> None:
    card = unit({"when": "mobilise", "op": "return", "target": "each_enemy"})
    table = mobilised(board(card, {"B-V1": "R-01", "B-R2": "R-02 +R-17"}))
    assert sorted(table.state.sides[1].hand) == ["R-01", "R-02"]
    assert table.state.sides[1].discard == ["R-17"]


def test_resources_come_from_the_convoy_and_a_unit_from_the_discard() -> None:
    card = unit({"when": "mobilise", "op": "channel", "count": 2}, {"when": "mobilise", "op": "recover",
                "most_level": 2})  # fmt: skip
    table = mobilised(board(card, mine={"discard": "R-01 R-08", "convoy": "S P S"}))
    side = table.state.sides[0]
    assert len(side.ready) == 2 and side.hand == ["R-01"] and side.discard == ["R-08"]


@pytest.mark.rule("V13.7", "V12.18")
def test_a_unit_knows_when_it_hits_and_only_once_a_turn_if_it_says_so() -> None:
    card = unit({"when": "hit", "op": "draw", "once": True}, keywords=["swift"])
    table = Board(cards={"X-1": card}, units={"A-V1": "X-1", "A-V2": "1/1"}, phase="combat")
    table.do("attack A-V2 SOV")
    assert table.state.sides[0].hand == []
    table.do("attack A-V1 SOV", "attack A-V1 SOV")
    assert len(of(table, events.SovereignHit)) == 3 and len(table.state.sides[0].hand) == 1


@pytest.mark.rule("V14.3")
def test_something_happens_at_the_end_of_the_owners_turn() -> None:
    card = unit({"when": "end", "op": "draw"})
    table = mobilised(board(card))
    table.do("end", "end")
    drawn = [event for event in of(table, events.CardDrawn) if event.by == "X-1"]
    assert len(drawn) == 1 and drawn[0].seat == 0


@pytest.mark.rule("V14.5", "V11.6")
def test_a_permission_beats_a_rule_and_a_ban_beats_the_permission() -> None:
    may = unit({"when": "always", "op": "permit", "what": "row", "units": {"keyword": "brute"}})
    ban = unit({"when": "always", "op": "forbid", "what": "move", "side": "both"})
    units = {"A-V2": "1/1 brute", "A-R5": "X-1"}
    mine = [{"area": "P P"}, {}]
    free = Board(cards={"X-1": may}, units=units, seats=mine)
    assert "move A-V2" in free.legal()
    bound = Board(cards={"X-1": may, "Y-1": ban}, units={**units, "B-V1": "Y-1"}, seats=mine)
    assert not any(words.startswith("move") for words in bound.legal())
    plain = Board(units={"A-V2": "1/1 brute"}, seats=mine)
    assert "move A-V2" not in plain.legal()


@pytest.mark.rule("V14.5", "V12.1")
def test_units_that_cannot_attack_are_not_offered() -> None:
    ban = unit(
        {"when": "always", "op": "forbid", "what": "attack", "side": "enemy", "units": {"most_level": 3}}
    )
    units = {"A-V1": "1/1", "A-V2": "1/1 L4", "B-R1": "Y-1"}
    table = Board(cards={"Y-1": ban}, units=units, phase="combat")
    assert {words.split()[1] for words in table.legal() if words.startswith("attack")} == {"A-V2"}


@pytest.mark.rule("V16.3", "V9.10", "V2.7")
def test_an_order_is_counted_while_the_price_of_its_move_is_chosen() -> None:
    move = {"when": "order", "op": "move", "target": "one_own", "reach": "sideways", "heavy_pays": True}
    order = {"type": "order", "colour": "grey", "name": "Made up", "effects": [move]}
    units = {"A-V1": "2/2", "A-V3": "2/2 heavy", "B-V1": "2/2"}
    area = {"hand": "X-1", "area": "S S2", "def": 4, "recycled": True}
    table = Board(cards={"X-1": order}, units=units, seats=[area, {}], phase="combat")
    table.do("attack A-V1 B-V1", "order X-1", "aim A-V3 A-V4")
    assert table.asked == "A price"
    with table.run.in_force():
        assert from_json(table.state.to_json()).digest() == table.state.digest()
        assert table.state.observe(1).sides[0].hand_size == 1, "to the rival it is still in the hand"
    table.do("exhaust S2")
    assert (grid(table, 7), grid(table, 8) is not None) == (None, True)


@pytest.mark.rule("V9.10")
def test_a_heavy_unit_that_a_mobilised_card_moves_pays_before_it_goes() -> None:
    others = {"other": True}
    move = {"when": "mobilise", "op": "move", "target": "one_own", "units": others, "reach": "sideways"}
    table = board(unit({**move, "heavy_pays": True}), {"A-V3": "2/2 heavy"}, mine={"area": "P S"})
    mobilised(table).do("aim A-V3 A-V4")
    side = table.state.sides[0]
    assert (side.ready, len(side.spent)) == ([], 2)
    assert grid(table, 7) is None and grid(table, 8) is not None


@pytest.mark.rule("V13.8", "V14.4")
def test_reactive_armour_lent_for_a_combat_doubles_only_whom_it_is_lent_to() -> None:
    lasting = {"keywords": ["reactive"], "lasts": "combat"}
    lend = {"when": "order", "op": "change", "target": "own_attacker", **lasting}
    order = {"type": "order", "colour": "grey", "name": "Made up", "effects": [lend]}
    units = {"A-V1": "3/2", "B-V1": "3/2"}
    table = Board(cards={"X-1": order}, units=units, seats=[{"hand": "X-1", "area": "P"}, {}], phase="combat")
    table.do("attack A-V1 B-V1", "order X-1")
    assert grid(table, 5) is not None and grid(table, 10) is None


@pytest.mark.rule("V14.5")
def test_a_sovereign_of_ones_own_may_lay_down_a_law() -> None:
    law = {"when": "always", "op": "forbid", "what": "attack", "side": "own", "units": {"most_level": 3}}
    recycle = {"when": "recycle", "op": "draw"}
    named = {"type": "sovereign", "colours": ["red"], "defense": 5, "name": "Made up"}
    lord = {**named, "effects": [recycle, law]}
    units = {"A-V1": "1/1", "A-V2": "1/1 L4"}
    table = Board(cards={"Y-0": lord}, units=units, seats=[{"sovereign": "Y-0"}, {}], phase="combat")
    assert {words.split()[1] for words in table.legal() if words.startswith("attack")} == {"A-V2"}
