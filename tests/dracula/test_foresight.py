"""Previews and forecasts: the truth where nothing is unknown, and never a secret (D51, D52)."""

from __future__ import annotations

import pytest

from game.dracula.actions import Call, Discard, Draw
from game.dracula.cards import DECK, NAMES, NUMBERS, order_numbers
from game.dracula.config import STANDARD
from game.dracula.foresight import forecast, preview, why_not
from game.dracula.rules.resolution import compare
from game.dracula.system import new
from game.dracula.view import DistrictForecast, Preview
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, IllegalAction
from tests.dracula.table import Table, faces, table


def told(foreseen: Preview) -> str:
    """Both racks of a preview."""
    return f"{faces(foreseen.rack)} / {faces(foreseen.rival)}"


def foresee(laid: Table, action: Draw | Call | Discard) -> Preview:
    """The preview of the seat to move."""
    return preview(laid.seen(laid.turn), action)


@pytest.mark.rule("D51")
def test_a_kept_card_and_the_next_seat_are_foreseen() -> None:
    foreseen = foresee(table(drawn="S7"), Discard(4))
    assert told(foreseen) == "X3 B6 S1 S7 X7 / ?? ?? ?? ?? ??"
    assert (foreseen.order, foreseen.ends_round, foreseen.next_seat) == ("BXSO", False, 0)
    assert (foreseen.skipped, foreseen.unknown) == (None, ())


@pytest.mark.rule("D51", "D20")
def test_1_is_foreseen_as_an_open_card() -> None:
    foreseen = foresee(table(drawn="O1"), Discard(0, slot=2))
    assert told(foreseen) == "X3 B6* S1 O5 X7 / ?? ?? ?? ?? ??"
    assert (foreseen.next_seat, foreseen.unknown) == (1, ())


@pytest.mark.rule("D51", "D21")
def test_2_is_foreseen_without_the_card_it_will_show() -> None:
    foreseen = foresee(table(drawn="X2"), Discard(0))
    assert foreseen.unknown == ("deck",)


@pytest.mark.rule("D51", "D22")
def test_3_is_foreseen_as_an_open_card_whose_value_is_not_known() -> None:
    foreseen = foresee(table(drawn="O3"), Discard(0, slot=2))
    assert told(foreseen) == "X3 B6 S1 O5 X7 / ?? ??* ?? ?? ??"
    assert foreseen.unknown == ("rival_card",)


@pytest.mark.rule("D51", "D45", "D46")
def test_3_at_a_known_card_is_foreseen_exactly() -> None:
    foreseen = foresee(table(drawn="O3", known=["S4"]), Discard(0, slot=2))
    assert told(foreseen) == "X3 B6 S1 O5 X7 / ?? S4* ?? ?? ??"
    assert foreseen.unknown == ()


@pytest.mark.rule("D51", "D23")
def test_4_is_foreseen() -> None:
    assert told(foresee(table(drawn="O4"), Discard(0, slot=1, other=5))) == "X7 B6 S1 O5 X3 / ?? ?? ?? ?? ??"


@pytest.mark.rule("D51", "D25")
def test_6_is_foreseen_with_the_card_that_comes_unknown() -> None:
    foreseen = foresee(table(drawn="O6"), Discard(0, slot=2))
    assert told(foreseen) == "X3 ??! S1 O5 X7 / ?? B6? ?? ?? ??"
    assert foreseen.unknown == ("rival_card",)
    assert foreseen.forecast[1].winner is None
    foreseen = foresee(table(v="O7 S4* B2 X6 O2", drawn="O6"), Discard(0, slot=2))
    assert told(foreseen) == "X3 S4* S1 O5 X7 / ?? B6? ?? ?? ??"
    assert foreseen.unknown == ()
    assert foreseen.forecast[1] == DistrictForecast(2, 1, "trump", 0.0)


@pytest.mark.rule("D51", "D26")
def test_7_is_foreseen_with_the_new_order_and_its_forecast() -> None:
    foreseen = foresee(table(v="X5 S4* B2 X6 O2", drawn="O7"), Discard(0, suit="S"))
    assert (foreseen.order, foreseen.forecast[1]) == ("SXBO", DistrictForecast(2, 1, "trump", 0.0))
    assert foresee(table(v="X5 S4* B2 X6 O2", drawn="O7"), Discard(0, suit="X")).forecast[1].winner == 0


@pytest.mark.rule("D51", "D27")
def test_8_is_foreseen_as_the_end_of_the_round() -> None:
    foreseen = foresee(table(drawn="S8", pile=6), Discard(0))
    assert (foreseen.ends_round, foreseen.next_seat, foreseen.unknown) == (True, None, ("rival_card",))
    foreseen = foresee(table(v="O7* S4* B2* X6* O2*", drawn="S8", pile=6), Discard(0))
    assert foreseen.unknown == ()
    assert [district.winner for district in foreseen.forecast] == [1, 0, 1, 1, 0]


@pytest.mark.rule("D51", "D19")
def test_a_skipped_effect_is_foreseen_with_its_rule() -> None:
    assert foresee(table(v="O7* S4* B2* X6* O2*", drawn="O3"), Discard(0)).skipped == "D22"
    assert foresee(table(drawn="O5", d="X3 B6 S1 O8 X7"), Discard(0)).skipped is None


@pytest.mark.rule("D51", "D15")
def test_draw_and_call_are_foreseen() -> None:
    foreseen = foresee(table(pile=6), Draw())
    assert (foreseen.unknown, foreseen.next_seat, foreseen.ends_round) == (("deck",), 0, False)
    assert foresee(table(pile=6, deck="S7*"), Draw()).unknown == ()
    called = foresee(table(pile=6), Call())
    assert (called.unknown, called.next_seat, called.ends_round) == ((), 1, False)


@pytest.mark.rule("D51")
def test_what_is_not_legal_is_not_foreseen() -> None:
    seen = table(drawn="S8").seen("D")
    with pytest.raises(IllegalAction) as caught:
        preview(seen, Discard(0))
    assert caught.value.reason == why_not(seen, Discard(0))


@pytest.mark.rule("D51", "D52")
def test_a_preview_does_not_depend_on_what_is_hidden() -> None:
    laid = table(drawn="O6")
    other = table(v="B8 B5 B4 B3 O8", drawn="O6")
    for action in laid.seen("D").legal:
        assert preview(laid.seen("D"), action) == preview(other.seen("D"), action)


# --- forecast -------------------------------------------------------------------------------------------


@pytest.mark.rule("D52", "D34", "D35", "D36")
def test_a_known_district_is_forecast_with_its_reason() -> None:
    laid = table(v="O7* S4* B2* X6* O2*")
    assert forecast(laid.seen("D")) == (
        DistrictForecast(1, 1, "value", 0.0), DistrictForecast(2, 0, "trump", 1.0),
        DistrictForecast(3, 1, "trump", 0.0), DistrictForecast(4, 1, "value", 0.0),
        DistrictForecast(5, 0, "value", 1.0),
    )  # fmt: skip
    laid = table(d="X3* B6* S1* O5* X7*")
    assert [district.winner for district in forecast(laid.seen("V"))] == [1, 0, 1, 1, 0]
    assert [district.chance for district in forecast(laid.seen("V"))] == [1.0, 0.0, 1.0, 1.0, 0.0]
    assert [district.winner for district in forecast(laid.state.observe(SPECTATOR))] == [1, 0, 1, 1, 0]


@pytest.mark.rule("D52")
def test_an_unknown_district_is_forecast_by_counting_the_unseen_cards() -> None:
    seen = table(drawn="S8", pile="B8 B7").seen("D")
    hidden = [card for card in DECK if NAMES[card] not in {"X3", "B6", "S1", "O5", "X7", "S8", "B8", "B7"}]
    assert len(hidden) == 24
    for district, own in zip(forecast(seen), ("X3", "B6", "S1", "O5", "X7"), strict=True):
        wins = sum(compare(order_numbers("BXSO"), NUMBERS[own], card).winner == 0 for card in hidden)
        assert district.chance == pytest.approx(wins / 24)
        assert (district.winner, district.reason) == (None, None)
    assert forecast(seen)[1].chance == 1.0, "only B7 and B8 would beat B6"


@pytest.mark.rule("D25", "D52")
def test_an_unknown_card_on_the_own_side_is_forecast_too() -> None:
    foreseen = foresee(table(drawn="O6", pile="B8 B7"), Discard(0, slot=2))
    assert foreseen.forecast[1].chance == 0.0, "whatever comes, B6 has gone to the rival"


# --- the whole truth ------------------------------------------------------------------------------------


@pytest.mark.rule("D51", "D52")
def test_where_nothing_is_unknown_the_preview_is_what_happens() -> None:
    known = 0
    for seed in range(8):
        state, _ = new(STANDARD, seed)
        chance = Chance.of(seed, 5)
        while (seat := state.to_move) is not None:
            seen = state.observe(seat)
            for action in seen.legal:
                foreseen = preview(seen, action)
                after = state.clone()
                after.apply_alone(action)
                then = after.observe(seat)
                if not foreseen.unknown:
                    known += 1
                    assert (foreseen.rack, foreseen.rival) == (then.rack, then.rival)
                    assert foreseen.forecast == forecast(then)
                assert [slot.face_up for slot in foreseen.rack] == [slot.face_up for slot in then.rack]
                assert foreseen.order == then.order
                assert foreseen.ends_round == (then.phase == "round_over")
                assert foreseen.next_seat == after.to_move
            state.apply(chance.pick(state.legal_actions(seat)))
    assert known > 1000
