"""The eight effects: compulsory where they can be, skipped where they cannot (D19 to D27, D44 to D46)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.dracula.cards import NAMES, VALUE
from game.dracula.config import STANDARD
from game.dracula.events import (
    CardRevealed,
    DeckTopRevealed,
    DistrictSwapped,
    Drawn,
    EffectSkipped,
    RoundEnded,
    SlotsSwapped,
    TrumpChanged,
    TurnStarted,
    effect_fired,
)
from game.dracula.system import new
from game.rules.chance import Chance
from tests.dracula.table import table


def aims(laid_words: list[str], card: str) -> list[str]:
    """The targets offered for a card, as written between brackets."""
    return [word.removeprefix(card).strip(" []") for word in laid_words if word.startswith(card)]


@pytest.mark.rule("D20")
def test_1_shows_one_of_your_own_hidden_cards() -> None:
    laid = table(d="X3 B6* S1 O5 X7", deck="O1").play("draw")
    assert aims(laid.legal, "discard drawn") == ["1", "3", "4", "5"]
    laid.play("discard drawn [4]")
    assert (laid.d, laid.turn) == ("X3 B6* S1 O5* X7", "V")
    assert laid.told[1] == CardRevealed(0, 0, 4, "O5")


@pytest.mark.rule("D20")
def test_1_may_show_the_card_just_placed() -> None:
    laid = table(d="X3* B6* S1* O5* X7*", deck="S7").play("draw")
    assert aims(laid.legal, "keep in slot 3") == ["3"]
    assert laid.play("keep in slot 3 [3]").d == "X3* B6* S7* O5* X7*"


@pytest.mark.rule("D20", "D44")
def test_1_may_not_show_a_placed_card_that_is_open_already() -> None:
    laid = table(d="X3 B6 S1 O5 X7", deck="S7*").play("draw")
    assert aims(laid.legal, "keep in slot 3") == ["1", "2", "4", "5"]
    laid = table(d="X1* B6 S3 O5 X7", deck="S7").play("draw")
    assert aims(laid.legal, "keep in slot 1") == ["1", "2", "3", "4", "5"], "the new card lies hidden"


@pytest.mark.rule("D19", "D20", "R5")
def test_1_is_skipped_only_when_all_five_lie_open() -> None:
    laid = table(d="X3* B6* S2* O5* X7*", deck="O1").play("draw")
    assert aims(laid.legal, "discard drawn") == [""]
    laid.play("discard drawn")
    assert laid.told[1:] == [EffectSkipped(0, "O1", "D20"), TurnStarted(1)]


@pytest.mark.rule("D20", "R7", "D44")
def test_a_shown_card_stays_open_until_it_is_discarded() -> None:
    laid = table(deck="O1 O3 O4").play("discard drawn [2]", "discard drawn [3]", "discard drawn [2,5]")
    assert laid.d == "X3 X7 S1* O5 B6*"
    laid.new_round()
    assert "*" not in laid.d


@pytest.mark.rule("D21", "R8")
def test_2_turns_the_top_of_the_deck_face_up_for_whoever_draws_next() -> None:
    laid = table(deck="X2 S7").play("discard drawn")
    assert laid.told[1] == DeckTopRevealed(0, "S7")
    assert laid.seen("D").deck_top == laid.seen("V").deck_top == "S7"
    laid.play("draw")
    assert laid.told == [Drawn(1, "S7", True, 20, True)]
    assert (laid.seen("D").drawn, laid.seen("D").drawn_face_up, laid.seen("D").deck_top) == ("S7", True, None)
    laid.play("keep in slot 5")
    assert laid.v == "O7 S4 B2 X6 S7*"


@pytest.mark.rule("D21", "D44")
def test_2_the_shown_card_may_be_discarded_like_any_other() -> None:
    laid = table(deck="X2 S7").play("discard drawn", "discard drawn [S]")
    assert (laid.order, laid.turn, laid.pile, laid.state.up) == ("SXBO", "D", ["X2", "S7"], 0)


@pytest.mark.rule("D19", "D21")
def test_2_is_skipped_when_the_deck_is_empty() -> None:
    laid = table(v="O7 S4 B2 X6 S2", deck="O4", no_more=True, pile=21, turn="V").play("keep in slot 5")
    assert laid.told[1] == EffectSkipped(1, "S2", "D21")
    assert isinstance(laid.told[2], RoundEnded)


@pytest.mark.rule("D22", "R6")
def test_3_shows_a_hidden_card_of_the_rival_chosen_by_slot() -> None:
    laid = table(v="O7 S4* B2 X6 O2", deck="O3").play("draw")
    assert aims(laid.legal, "discard drawn") == ["1", "3", "4", "5"]
    laid.play("discard drawn [5]")
    assert (laid.v, laid.sees("D")) == ("O7 S4* B2 X6 O2*", "X3 B6 S1 O5 X7 / ?? S4* ?? ?? O2*")
    assert laid.told[1] == CardRevealed(0, 1, 5, "O2")


@pytest.mark.rule("D22")
def test_3_of_van_helsing_shows_a_card_of_dracula() -> None:
    laid = table(deck="O3", turn="V").play("discard drawn [2]")
    assert (laid.d, laid.told[1]) == ("X3 B6* S1 O5 X7", CardRevealed(1, 0, 2, "B6"))


@pytest.mark.rule("D19", "D22", "R5")
def test_3_is_skipped_when_the_rival_lies_open() -> None:
    laid = table(v="O7* S4* B2* X6* O2*", deck="O3").play("discard drawn")
    assert laid.told[1:] == [EffectSkipped(0, "O3", "D22"), TurnStarted(1)]


@pytest.mark.rule("D22", "D45", "D46")
def test_3_and_1_may_show_a_known_card_that_is_still_hidden() -> None:
    laid = table(deck="O6 S3").play("discard drawn [1]", "discard drawn [1]")
    assert (laid.d, laid.v) == ("O7* B6 S1 O5 X7", "X3 S4 B2 X6 O2")
    laid = table(deck="O6 S7 O1").play("discard drawn [1]", "discard drawn [S]", "discard drawn [1]")
    assert laid.d == "O7* B6 S1 O5 X7"


@pytest.mark.rule("D23", "D10")
def test_4_swaps_two_of_your_own_slots_with_their_state() -> None:
    laid = table(d="X3* B6 S1 O5 X7", deck="O4").play("draw")
    assert aims(laid.legal, "discard drawn") == [
        "1,2",
        "1,3",
        "1,4",
        "1,5",
        "2,3",
        "2,4",
        "2,5",
        "3,4",
        "3,5",
        "4,5",
    ]
    laid.play("discard drawn [1,5]")
    assert (laid.d, laid.v) == ("X7 B6 S1 O5 X3*", "O7 S4 B2 X6 O2")
    assert laid.told[1] == SlotsSwapped(0, 1, 5)


@pytest.mark.rule("D23")
def test_4_may_move_the_card_just_kept() -> None:
    assert table(v="O7 S4 B2 X6 O2", deck="S8", turn="V").play("keep in slot 2 [2,4]").v == "O7 X6 B2 S8 O2"


@pytest.mark.rule("D24", "R12")
def test_5_gives_another_turn_unless_the_deck_is_empty() -> None:
    laid = table(deck="S5").play("discard drawn")
    assert laid.told[1:] == [TurnStarted(0, True, False)]
    laid = table(deck="S5", no_more=True, pile=21, turn="V").play("discard drawn")
    assert laid.told[1] == EffectSkipped(1, "S5", "D24")
    assert laid.told[2].by == "deck"  # type: ignore[union-attr]
    assert len(laid.pile) == 22


@pytest.mark.rule("D24", "D32")
def test_5_with_one_card_left_uses_it_in_the_extra_turn() -> None:
    laid = table(deck="S5 X4", no_more=True, pile=20).play("discard drawn", "discard drawn [1,5]")
    assert (laid.d, laid.told[-1].by, len(laid.pile)) == ("X7 B6 S1 O5 X3", "deck", 22)  # type: ignore[union-attr]


@pytest.mark.rule("D25", "R9", "R10")
def test_6_swaps_both_cards_of_a_district_with_their_state() -> None:
    laid = table(d="X3* B6 S1 O5 X7", deck="O6").play("draw")
    assert aims(laid.legal, "discard drawn") == ["1", "2", "3", "4", "5"]
    laid.play("discard drawn [1]")
    assert (laid.d, laid.v) == ("O7 B6 S1 O5 X7", "X3* S4 B2 X6 O2")
    swapped = DistrictSwapped(0, 1, ("O7", "X3"))
    assert laid.events(0)[1] == laid.events(1)[1] == laid.events(-1)[1] == swapped
    assert laid.told[1].public == DistrictSwapped(0, 1, (None, "X3"))  # type: ignore[union-attr]


@pytest.mark.rule("D25", "D45")
def test_6_lets_both_players_know_both_cards() -> None:
    laid = table(deck="O6", turn="V").play("discard drawn [2]")
    assert laid.sees("D") == "X3 S4! S1 O5 X7 / ?? B6? ?? ?? ??"
    assert laid.sees("V") == "O7 B6! B2 X6 O2 / ?? S4? ?? ?? ??"
    assert laid.told[1].public.cards == (None, None)  # type: ignore[union-attr]


@pytest.mark.rule("D45")
def test_knowledge_follows_the_card_through_4_and_6_and_ends_with_the_discard() -> None:
    laid = table(deck="O6 X4 B3 S6 S2", v="O7 S4 B2 X6 O2")
    laid.play("discard drawn [1]", "discard drawn [1,3]")
    assert laid.sees("D") == "O7! B6 S1 O5 X7 / ?? ?? X3? ?? ??"
    laid.play("discard drawn [2]")
    laid.play("discard drawn [3]")
    assert laid.sees("V") == "B2 S4* S1! X6 O2 / O7? ?? X3? ?? ??"
    laid.play("keep in slot 1 [S]")
    assert laid.sees("V").endswith("/ ?? ?? X3? ?? ??")
    assert laid.state.known == sum(1 << NAMES.index(name) for name in ("X3", "S1"))


@pytest.mark.rule("D26", "R11")
@pytest.mark.parametrize(("new", "order"), [("X", "XBSO"), ("S", "SXBO"), ("O", "OXSB")])
def test_7_exchanges_the_trump_with_another_token(new: str, order: str) -> None:
    laid = table(v="X4 S4 B2 X6 O2", deck="O7").play("draw")
    assert aims(laid.legal, "discard drawn") == ["X", "O", "S"]
    laid.play(f"discard drawn [{new}]")
    assert laid.order == order
    assert laid.told[1] == TrumpChanged(0, "B", new, order)


@pytest.mark.rule("D26")
def test_two_7s_may_restore_the_order() -> None:
    laid = table(v="X4 S7 B2 X6 O2", deck="O7 X8").play("discard drawn [X]", "keep in slot 2 [B]")
    assert (laid.order, laid.v) == ("BXSO", "X4 X8 B2 X6 O2")


@pytest.mark.rule("D27", "D33")
def test_8_ends_the_round_at_once() -> None:
    laid = table(deck="S8", pile=6).play("discard drawn")
    assert laid.told[1:] == [
        RoundEnded(1, "eight", (("X3", "B6", "S1", "O5", "X7"), ("O7", "S4", "B2", "X6", "O2")))
    ]


@pytest.mark.rule("D19", "R4")
@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("O1", "own_card_needed"),
        ("O3", "rival_card_needed"),
        ("O4", "two_slots_needed"),
        ("O6", "district_needed"),
        ("O7", "suit_needed"),
    ],
)
def test_an_effect_that_can_be_carried_out_may_not_be_left_out(card: str, code: str) -> None:
    laid = table(v="X4 S4 B2 X6 O2" if card == "O7" else "O8 S4 B2 X6 O2", deck=card)
    assert laid.refused("discard drawn") == f"{code} D19"


@pytest.mark.rule("D19")
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 25))
def test_what_is_offered_carries_a_target_exactly_where_the_effect_asks_for_one(
    seed: int, steps: int
) -> None:
    state = new(STANDARD, seed)[0]
    chance = Chance.of(seed)
    for _ in range(steps):
        if state.to_move is not None:
            state.apply(chance.pick(state.legal_actions(state.to_move)))
    if state.to_move is None or state.phase == "choose":
        return
    seat = state.to_move
    cards = [state.drawn, *state.racks[seat]]
    for action in state.legal_actions(seat):
        value = VALUE[cards[action.place]]  # type: ignore[union-attr]
        slots = _hidden(state.racks[1 - seat], state.up) if value == 3 else 31
        if value == 1:
            slots = _hidden_with(state, seat, action.place)  # type: ignore[union-attr]
        wanted = {1: slots > 0, 3: slots > 0, 4: True, 6: True}.get(value, False)
        assert (action.slot is not None) == wanted  # type: ignore[union-attr]
        assert action.slot is None or slots >> action.slot - 1 & 1  # type: ignore[union-attr]
        assert (action.other is not None) == (value == 4)  # type: ignore[union-attr]
        assert (action.suit is not None) == (value == 7)  # type: ignore[union-attr]
        assert value != 8 or len(state.pile) >= 6


def _hidden_with(state, seat: int, place: int) -> int:  # type: ignore[no-untyped-def]
    rack = list(state.racks[seat])
    if place:
        rack[place - 1] = state.drawn
    return _hidden(rack, state.up)


def _hidden(rack: list[int], up: int) -> int:
    return sum(1 << slot for slot, card in enumerate(rack) if not up >> card & 1)


@pytest.mark.rule("D48")
@pytest.mark.parametrize(
    ("event", "name"),
    [
        (CardRevealed(1, 1, 2, "X4"), "1"),
        (DeckTopRevealed(0, "X4"), "2"),
        (CardRevealed(1, 0, 2, "X4"), "3"),
        (SlotsSwapped(0, 1, 2), "4"),
        (TurnStarted(0, True), "5"),
        (TurnStarted(0), None),
        (DistrictSwapped(0, 1, ("X1", "X2")), "6"),
        (TrumpChanged(0, "X", "B", "BXOS"), "7"),
        (RoundEnded(1, "eight", ((), ())), "8"),
        (RoundEnded(1, "deck", ((), ())), None),
        (EffectSkipped(0, "S5", "D24"), "5 skipped"),
        (Drawn(0, "X1", False, 3, False), None),
    ],
)
def test_events_tell_which_effect_fired(event: object, name: str | None) -> None:
    assert effect_fired(event) == name  # type: ignore[arg-type]
