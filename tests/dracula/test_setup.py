"""The set-up of matches and rounds (D1 to D12, D42, D50, D55)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from game.dracula.cards import DECK, NAMES, NUMBERS, SUIT, SUITS, VALUE, order_text
from game.dracula.config import PRESETS, SHORT, STANDARD, DraculaConfig
from game.dracula.events import Drawn, RoundStarted, TurnStarted
from game.dracula.system import SYSTEM, new
from game.rules.contract import ConfigError, visible_to
from tests.dracula.table import table


@pytest.mark.rule("D2")
def test_the_deck_is_four_suits_of_eight_values() -> None:
    assert len(set(NAMES)) == 32
    assert [NAMES[card] for card in DECK if SUIT[card] == 1] == [
        "O1",
        "O2",
        "O3",
        "O4",
        "O5",
        "O6",
        "O7",
        "O8",
    ]
    assert [(SUITS[SUIT[card]], VALUE[card]) for card in (0, 7, 8, 31)] == [
        ("X", 1),
        ("X", 8),
        ("O", 1),
        ("S", 8),
    ]
    assert all(NUMBERS[name] == card for card, name in enumerate(NAMES))


@pytest.mark.rule("D1", "D3", "D4", "D6", "D8")
def test_a_match_starts_with_twelve_health_and_no_vampire() -> None:
    seen = new(STANDARD, 7)[0].observe(1)
    assert (seen.health, seen.start_health, seen.vampires, seen.humans_at_start) == (12, 12, (0,) * 5, 4)
    assert (seen.round, seen.last_round) == (1, 5)
    assert SYSTEM.seat_names == ("dracula.seat.0", "dracula.seat.1")


@pytest.mark.rule("D7", "R18")
def test_all_24_token_orders_occur_about_equally_often() -> None:
    orders = Counter(order_text(new(STANDARD, seed)[0].order) for seed in range(2400))
    assert len(orders) == 24
    assert all(60 < times < 145 for times in orders.values())


@pytest.mark.rule("D5", "D55")
def test_a_chosen_token_order_is_trump_then_column() -> None:
    assert new(DraculaConfig(order="SOXB"), 3)[0].observe(0).order == "SOXB"


@pytest.mark.rule("D9", "D12", "D10")
def test_ten_cards_are_dealt_in_turn_slot_by_slot() -> None:
    laid = table().new_round("X1 O2 B3 S4 X5 O6 B7 S8 O1 B2 S1 S2")
    assert laid.d == "X1 B3 X5 B7 O1"
    assert laid.v == "O2 S4 O6 S8 B2"
    assert [NAMES[card] for card in laid.state.deck[-2:]] == ["S2", "S1"], "the next card off is S1"
    assert (len(laid.state.deck), laid.pile, laid.turn, laid.state.round) == (22, [], "D", 2)


@pytest.mark.rule("D9", "R19")
def test_every_card_comes_to_every_place_about_equally_often() -> None:
    firsts = Counter(new(STANDARD, seed)[0].racks[0][0] for seed in range(3200))
    assert len(firsts) == 32
    assert all(60 < times < 145 for times in firsts.values())


@pytest.mark.rule("D11", "R14")
def test_each_seat_sees_its_own_five_cards_only() -> None:
    state, told = new(STANDARD, 5)
    own = [tuple(NAMES[card] for card in rack) for rack in state.racks]
    backs = (None,) * 5
    started = [
        event for seat in (0, 1, -1) for event in visible_to(seat, told) if isinstance(event, RoundStarted)
    ]
    assert [event.racks for event in started] == [(own[0], backs), (backs, own[1]), (own[0], own[1])]
    assert told[0].public.racks == (backs, backs)  # type: ignore[union-attr]
    assert {event.deck for event in started} == {22}
    assert {event.round for event in started} == {1}


@pytest.mark.rule("D12", "D51")
def test_dracula_begins_and_his_first_card_is_drawn_by_itself() -> None:
    state, told = new(STANDARD, 5)
    card = NAMES[state.drawn]
    assert visible_to(0, told)[1:] == [TurnStarted(0), Drawn(0, card, False, 21, True)]
    assert visible_to(1, told)[1:] == [TurnStarted(0), Drawn(0, None, False, 21, True)]
    assert (state.to_move, state.phase, state.extra, state.caller) == (0, "discard", False, None)


@pytest.mark.rule("D50")
def test_one_seed_settles_all_chance_of_a_match() -> None:
    assert new(STANDARD, 9)[0].digest() == new(STANDARD, 9)[0].digest()
    assert new(STANDARD, 9)[0].digest() != new(STANDARD, 10)[0].digest()


@pytest.mark.rule("D50", "D55")
def test_choosing_the_token_order_changes_no_deal() -> None:
    assert new(DraculaConfig(order="BXSO"), 4)[0].racks == new(STANDARD, 4)[0].racks


@pytest.mark.rule("D55")
def test_the_short_match_has_four_rounds_and_one_vampire_everywhere() -> None:
    assert PRESETS == {"standard": STANDARD, "short": SHORT}
    seen = new(SHORT, 1)[0].observe(0)
    assert (seen.round, seen.last_round, seen.vampires, seen.health) == (2, 5, (1, 1, 1, 1, 1), 8)
    assert (seen.start_health, seen.config) == (8, SHORT)


@pytest.mark.rule("D55")
def test_open_slots_of_a_handicap_lie_open_at_every_deal() -> None:
    state, told = new(DraculaConfig(face_up=((), (2, 5))), 6)
    assert [slot.face_up for slot in state.observe(0).rival] == [False, True, False, False, True]
    assert [slot.card for slot in state.observe(0).rival].count(None) == 3
    assert not any(slot.face_up for slot in state.observe(0).rack)
    racks = visible_to(0, told)[0].racks  # type: ignore[attr-defined]
    assert [card is None for card in racks[1]] == [True, False, True, True, False]
    laid = table(config=DraculaConfig(face_up=((1,), ()))).new_round("X1 O2 B3 S4 X5 O6 B7 S8 O1 B2")
    assert (laid.d, laid.v) == ("X1* B3 X5 B7 O1", "O2 S4 O6 S8 B2")


@pytest.mark.rule("D42")
def test_a_new_round_keeps_the_board_and_resets_the_cards() -> None:
    laid = table(
        d="X3* B6 S1 O5 X7", v="O7 S4 B2 X6 O2*", order="SXBO", pile=9, health=9, vampires=(1, 0, 0, 1, 0),
        round=2, turn="V", called_by="D", known=["B6"],
    )  # fmt: skip
    laid.resolve().new_round("X1 O2 B3 S4 X5 O6 B7 S8 O1 B2")
    assert (laid.order, laid.state.health, laid.state.vampires, laid.state.round) == (
        "SXBO",
        6,
        [1, 0, 1, 1, 1],
        3,
    )
    assert (laid.turn, laid.pile, laid.state.caller, laid.state.up, laid.state.known) == ("D", [], None, 0, 0)
    assert laid.state.drawn == -1


GOOD = [
    {"health": 8}, {"health": 15}, {"first_round": 1}, {"first_round": 5}, {"vampires": (3, 0, 3, 0, 3)},
    {"order": "OSBX"}, {"face_up": ((1, 2, 3, 4, 5), (5,))},
]  # fmt: skip


@pytest.mark.rule("D55")
@pytest.mark.parametrize("values", GOOD)
def test_set_ups_within_the_limits_are_taken(values: dict[str, object]) -> None:
    config = DraculaConfig(**values)  # type: ignore[arg-type]
    assert msgspec.json.decode(msgspec.json.encode(config), type=DraculaConfig) == config
    assert new(config, 1)[0].observe(0).config == config


BAD = [
    ({"health": 7}, "config_health", "health", {"value": 7, "least": 8, "most": 15}),
    ({"health": 16}, "config_health", "health", {"value": 16, "least": 8, "most": 15}),
    ({"health": True}, "config_health", "health", {"value": True, "least": 8, "most": 15}),
    ({"first_round": 0}, "config_first_round", "first_round", {"value": 0, "least": 1, "most": 5}),
    ({"first_round": 6}, "config_first_round", "first_round", {"value": 6, "least": 1, "most": 5}),
    ({"vampires": (0, 0, 4, 0, 0)}, "config_vampires", "vampires", {"value": 4, "least": 0, "most": 3}),
    ({"vampires": (0, 0, -1, 0, 0)}, "config_vampires", "vampires", {"value": -1, "least": 0, "most": 3}),
    ({"vampires": (0, 0)}, "config_districts", "vampires", {"value": 2}),
    ({"order": "XOB"}, "config_order", "order", {"value": "XOB"}),
    ({"order": "XOBB"}, "config_order", "order", {"value": "XOBB"}),
    ({"face_up": ((),)}, "config_face_up", "face_up", {"value": "((),)"}),
    ({"face_up": ((0,), ())}, "config_face_up", "face_up", {"value": "(0,)"}),
    ({"face_up": ((), (6,))}, "config_face_up", "face_up", {"value": "(6,)"}),
    ({"face_up": ((2, 1), ())}, "config_face_up", "face_up", {"value": "(2, 1)"}),
    ({"face_up": ((2, 2), ())}, "config_face_up", "face_up", {"value": "(2, 2)"}),
]


@pytest.mark.rule("D55")
@pytest.mark.parametrize(("values", "code", "where", "params"), BAD)
def test_other_set_ups_are_refused_in_one_sentence(
    values: dict[str, object], code: str, where: str, params: dict[str, object]
) -> None:
    with pytest.raises(ConfigError) as caught:
        DraculaConfig(**values)  # type: ignore[arg-type]
    reason = caught.value.reason
    assert (reason.code, reason.rule, reason.where, reason.params) == (code, "D55", where, params)
    assert str(caught.value).startswith(f"{code} (D55): value=")
