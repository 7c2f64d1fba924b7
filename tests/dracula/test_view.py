"""Who sees what, row by row, and what the log is told (D43 to D48, D52)."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from game.dracula.cards import NAMES
from game.dracula.config import STANDARD
from game.dracula.events import RoundStarted
from game.dracula.system import SYSTEM, new
from game.dracula.view import DistrictForecast, Preview, RackCard, unseen
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Event
from tests.dracula.table import table


@pytest.mark.rule("D43", "D11")
def test_own_hidden_card_value_for_the_owner_back_for_the_rival() -> None:
    laid = table()
    assert laid.sees("V") == "O7 S4 B2 X6 O2 / ?? ?? ?? ?? ??"
    assert laid.sees("D") == "X3 B6 S1 O5 X7 / ?? ?? ?? ?? ??"
    assert laid.seen("D").rival[0] == RackCard(None, False, False, False)


@pytest.mark.rule("D43", "D44")
def test_own_face_up_card_value_for_both() -> None:
    laid = table(d="X3 B6* S1 O5 X7")
    assert laid.sees("D") == "X3 B6* S1 O5 X7 / ?? ?? ?? ?? ??"
    assert laid.sees("V") == "O7 S4 B2 X6 O2 / ?? B6* ?? ?? ??"


@pytest.mark.rule("D43", "D45")
def test_hidden_card_that_a_6_moved_value_for_both_and_marked() -> None:
    laid = table(known=["B6", "S4"])
    assert laid.sees("D") == "X3 B6! S1 O5 X7 / ?? S4? ?? ?? ??"
    assert laid.sees("V") == "O7 S4! B2 X6 O2 / ?? B6? ?? ?? ??"


@pytest.mark.rule("D43", "D45")
def test_a_known_card_that_lies_open_is_simply_open() -> None:
    assert table(d="X3 B6* S1 O5 X7", known=["B6"]).sees("V").endswith("?? B6* ?? ?? ??")
    assert table(d="X3 B6* S1 O5 X7", known=["B6"]).sees("D").startswith("X3 B6* S1")


@pytest.mark.rule("D43")
@pytest.mark.parametrize(("card", "face_up", "rival_sees"), [("S7", False, None), ("S7*", True, "S7")])
def test_the_drawn_card_value_for_the_owner_back_for_the_rival(
    card: str, face_up: bool, rival_sees: str | None
) -> None:
    laid = table(drawn=card)
    own, rival = laid.seen("D"), laid.seen("V")
    assert (own.drawn, own.has_drawn, own.drawn_face_up) == ("S7", True, face_up)
    assert (rival.drawn, rival.has_drawn, rival.drawn_face_up) == (rival_sees, True, face_up)
    laid = table(drawn=card, turn="V")
    assert (laid.seen("V").drawn, laid.seen("D").drawn) == ("S7", rival_sees)


@pytest.mark.rule("D43")
def test_before_the_draw_there_is_no_drawn_card() -> None:
    seen = table(deck="S7*").seen("D")
    assert (seen.drawn, seen.has_drawn, seen.drawn_face_up) == (None, False, False)


@pytest.mark.rule("D43", "R21")
def test_the_whole_pile_in_order_is_seen_by_both() -> None:
    laid = table(pile="X8 O1 B4")
    assert laid.seen("D").pile == laid.seen("V").pile == ("X8", "O1", "B4")


@pytest.mark.rule("D43", "D21")
def test_deck_size_and_open_top_card_are_seen_by_both_its_order_by_nobody() -> None:
    for laid, top in ((table(deck="S7* S8"), "S7"), (table(deck="S7 S8"), None)):
        for seat in ("D", "V"):
            assert (laid.seen(seat).deck, laid.seen(seat).deck_top) == (22, top)
    assert table(deck="S7", no_more=True, pile=21).play("draw").seen("D").deck_top is None


@pytest.mark.rule("D43")
def test_the_board_is_seen_by_both() -> None:
    laid = table(order="SXBO", health=9, vampires=(1, 0, 2, 0, 0), round=3, turn="V", called_by="D", pile=7)
    for seat in ("D", "V"):
        seen = laid.seen(seat)
        assert (seen.order, seen.health, seen.start_health, seen.vampires) == ("SXBO", 9, 12, (1, 0, 2, 0, 0))
        assert (seen.round, seen.to_move, seen.caller, seen.last_turn) == (3, 1, 0, True)
        assert (seen.phase, seen.extra_turn, seen.outcome) == ("choose", False, None)
    assert [laid.seen(seat).seat for seat in "DV"] == [0, 1]


@pytest.mark.rule("D28", "D30", "D43")
def test_last_and_extra_turns_are_told() -> None:
    laid = table(deck="S5 S7", pile=6)
    assert (laid.seen("D").last_turn, laid.seen("D").extra_turn) == (False, False)
    laid.play("call", "discard drawn")
    assert (laid.seen("D").last_turn, laid.seen("D").extra_turn) == (True, True)
    laid.play("discard drawn [X]")
    assert laid.seen("D").to_move is None


@pytest.mark.rule("D51", "D52")
def test_only_the_seat_to_move_is_offered_actions() -> None:
    laid = table(pile=6)
    assert laid.seen("D").legal == tuple(laid.state.legal_actions(0))
    assert len(laid.seen("D").legal) == 2
    assert laid.seen("V").legal == ()
    assert laid.state.observe(SPECTATOR).legal == ()


@pytest.mark.rule("D43")
def test_a_spectator_sees_all_but_the_order_of_the_deck() -> None:
    laid = table(d="X3* B6 S1 O5 X7", known=["S4"], drawn="S7")
    seen = laid.state.observe(SPECTATOR)
    assert [slot.card for slot in seen.rack] == ["X3", "B6", "S1", "O5", "X7"]
    assert [slot.card for slot in seen.rival] == ["O7", "S4", "B2", "X6", "O2"]
    assert [slot.known for slot in seen.rival] == [False, True, False, False, False]
    assert (seen.drawn, seen.deck_top, seen.seat) == ("S7", None, -1)


@pytest.mark.rule("D43")
def test_there_are_no_other_seats() -> None:
    with pytest.raises(ValueError, match="no such seat: 2"):
        table().state.observe(2)


@pytest.mark.rule("D43", "D47", "D52")
def test_observations_are_plain_json() -> None:
    state = new(STANDARD, 3)[0]
    chance = Chance.of(3)
    while state.to_move is not None:
        for seat in (0, 1, SPECTATOR):
            seen = state.observe(seat)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=SYSTEM.observation) == seen
        state.apply(chance.pick(state.legal_actions(state.to_move)))


@pytest.mark.rule("D52")
def test_the_unseen_cards_are_those_in_the_deck_and_hidden_with_the_rival() -> None:
    laid = table(v="O7* S4 B2 X6 O2", known=["S4"], deck="S8*", pile="X8 O1", drawn="B4")
    cards = set(_names(unseen(laid.seen("D"))))
    assert len(cards) == 32 - 5 - 2 - 1 - 2 - 1
    assert cards >= {"B2", "X6", "O2"}
    assert not cards & {"X3", "B6", "S1", "O5", "X7", "O7", "S4", "S8", "X8", "O1", "B4"}


def _names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


@pytest.mark.rule("D47", "D48")
def test_the_public_form_of_what_is_told_names_no_hidden_card() -> None:
    state, told = new(STANDARD, 12)
    chance = Chance.of(12)
    while state.to_move is not None:
        seen = state.observe(SPECTATOR)
        hidden = {slot.card for slot in (*seen.rack, *seen.rival) if not slot.face_up}
        hidden |= {seen.drawn} if not seen.drawn_face_up else set()
        for event in this_round([item if isinstance(item, Event) else item.public for item in told]):
            assert not hidden & set(re.findall(r"[XOBS][1-8]", str(event))), event
        told = state.apply(chance.pick(state.legal_actions(state.to_move)))


def this_round(events: list[Event]) -> list[Event]:
    """The events since the last deal."""
    deals = [at for at, event in enumerate(events) if isinstance(event, RoundStarted)]
    return events[deals[-1] :] if deals else events


@pytest.mark.rule("D48", "R26")
def test_which_events_reveal_and_which_the_show_dwells_on() -> None:
    kinds = get_args(SYSTEM.events)
    assert {kind.__name__ for kind in kinds if kind.reveals} == {
        "RoundStarted", "Drawn", "Discarded", "CardRevealed", "DeckTopRevealed", "DistrictSwapped",
        "RoundEnded",
    }  # fmt: skip
    assert {kind.__name__ for kind in kinds if not kind.major} == {"TurnStarted", "Drawn", "EffectSkipped"}


PARTS = [RackCard, *get_args(SYSTEM.events), *get_args(SYSTEM.actions)]


@pytest.mark.rule("D51")
@pytest.mark.parametrize("kind", PARTS)
def test_parts_of_a_record_take_no_unknown_fields(kind: type[msgspec.Struct]) -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({**_tagged(kind), "surplus": 1}, kind)


@pytest.mark.rule("D52")
@pytest.mark.parametrize("kind", [*PARTS, SYSTEM.observation, SYSTEM.config, DistrictForecast, Preview])
def test_what_is_handed_out_cannot_be_changed(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.frozen


def _tagged(kind: type[msgspec.Struct]) -> dict[str, object]:
    config = kind.__struct_config__
    return {config.tag_field: config.tag} if config.tag_field else {}
