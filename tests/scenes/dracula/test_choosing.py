"""The view-model of a decision: what is asked, what may be pressed, what the panel says (no window)."""

from __future__ import annotations

from typing import Any

import pytest

from game.dracula.actions import Discard
from game.dracula.view import DraculaObservation
from game.dracula.words import Words
from game.language import Language
from game.rules.contract import Reason
from scenes.dracula import chips, panel, targets
from scenes.dracula import selection as sel
from scenes.dracula.positions import match_at
from scenes.dracula.selection import EMPTY, Selection

RACKS = ("B3 O6* B1 O1 S2*", "X5 X3* O4 S8 B7")
EARLY = Reason("call_too_early", "D15", "", {"needed": 6, "pile": 3})


def _seen(racks: tuple[str, str] = RACKS, **position: Any) -> DraculaObservation:
    given = {"turn": "V", "order": "BSOX", "pile": 8, "known": ["O1", "S8"]} | position
    seen = match_at(racks, **given).observation(1)
    assert isinstance(seen, DraculaObservation)
    return seen


def _prompt(seen: DraculaObservation, chosen: Selection, refused: Reason | None = None) -> Any:
    return panel.prompt(Words(Language("en"), 1), seen, chosen, refused)


# --- the selection ------------------------------------------------------------------------------------------


@pytest.mark.rule("D51")
@pytest.mark.parametrize(
    ("place", "asked"),
    [(0, "district"), (1, "confirm"), (2, "rival_slot"), (3, "first_slot"), (4, "confirm"), (5, "suit")],
)
def test_each_discard_asks_for_its_target(place: int, asked: str) -> None:
    seen = _seen(drawn="X6")
    assert sel.asks(seen, EMPTY) == "place"
    assert sel.asks(seen, sel.choose_place(seen, place)) == asked


@pytest.mark.rule("D23")
def test_a_4_takes_two_slots_in_any_order_and_gives_one_back() -> None:
    seen = _seen(drawn="X6")
    chosen = sel.choose_slot(seen, sel.choose_place(seen, 3), 5)
    assert sel.asks(seen, chosen) == "second_slot"
    assert sel.open_slots(seen, chosen) == {1, 2, 3, 4}
    both = sel.choose_slot(seen, chosen, 1)
    assert sel.complete(seen, both) == Discard(3, slot=1, other=5)
    assert sel.choose_slot(seen, both, 5) == Selection(3, (1,))
    assert sel.complete(seen, sel.choose_slot(seen, both, 2)) == Discard(3, slot=2, other=5)


@pytest.mark.rule("D20")
def test_a_1_may_turn_up_the_card_just_placed_and_no_open_one() -> None:
    seen = _seen(("B3 O6* B2 O1 S2*", "X5 X3* X1 S8 B7"), drawn="B4")
    chosen = sel.choose_place(seen, 3)
    assert sel.open_slots(seen, chosen) == {1, 3, 4, 5}
    assert panel.moved_in(seen, chosen)
    assert panel.rack_after(seen, chosen)[2] == "B4"


@pytest.mark.rule("D20", "D19")
def test_a_lone_target_is_taken_at_once() -> None:
    seen = _seen(("B3 O6* B2 O1 S2*", "X5* X3* X1* S8* B7"), drawn="O2*", known=[])
    assert sel.choose_place(seen, 3) == Selection(3, (5,))


@pytest.mark.rule("D16")
def test_an_early_8_is_no_place() -> None:
    seen = _seen(drawn="X6", pile=3)
    assert sel.places(seen) == {0, 1, 2, 3, 5}
    assert sel.tried(seen, EMPTY, "slot:1:4") == EMPTY


@pytest.mark.rule("D26")
def test_a_7_offers_the_three_other_tokens() -> None:
    seen = _seen(drawn="X6")
    chosen = sel.choose_place(seen, 5)
    assert sel.open_suits(seen, chosen) == {"S", "O", "X"}
    assert sel.complete(seen, sel.choose_suit(chosen, "O")) == Discard(5, suit="O")
    assert sel.choose_suit(sel.choose_suit(chosen, "O"), "O") == chosen


def test_steps_back_one_by_one() -> None:
    seen = _seen(drawn="X6")
    both = Selection(3, (1, 5))
    assert sel.back(seen, both) == Selection(3, (1,))
    assert sel.back(seen, Selection(3, (1,))) == Selection(3)
    assert sel.back(seen, Selection(3)) == EMPTY
    assert sel.back(seen, Selection(5, (), "S")) == Selection(5)


def test_every_legal_discard_can_be_chosen_press_by_press() -> None:
    for drawn in ("X6", "O3", "B4", "S7", "O7", "B8"):
        seen = _seen(drawn=drawn)
        for action in sel.discards(seen):
            chosen = sel.choose_place(seen, action.place)
            for slot in (action.slot, action.other):
                if slot is not None and slot not in chosen.slots:
                    assert slot in sel.open_slots(seen, chosen)
                    chosen = sel.choose_slot(seen, chosen, slot)
            if action.suit is not None:
                chosen = sel.choose_suit(chosen, action.suit)
            assert sel.complete(seen, chosen) == action


# --- the panel ----------------------------------------------------------------------------------------------


@pytest.mark.rule("D15")
def test_draw_or_call_are_two_wide_choices() -> None:
    prompt = _prompt(_seen(), EMPTY)
    assert prompt.wide and [choice.id for choice in prompt.choices] == ["draw", "call"]
    assert all(choice.enabled for choice in prompt.choices)
    assert "Dracula" in prompt.choices[1].detail
    assert [choice.key for choice in prompt.choices] == ["D", ""], "the board adds the key that is bound"


@pytest.mark.rule("D15")
def test_a_call_that_is_too_early_says_its_rule() -> None:
    prompt = _prompt(_seen(drawn="X6", pile=3), EMPTY, EARLY)
    call = next(choice for choice in prompt.choices if choice.id == "call")
    assert not call.enabled and "6" in call.why


@pytest.mark.rule("D14", "D19")
def test_the_panel_says_where_the_drawn_card_goes_and_that_the_effect_must_be() -> None:
    prompt = _prompt(_seen(drawn="X6"), Selection(5))
    assert prompt.title.replace("~", " ") == "You discard the 7 of Blood"
    assert "to the Castle, hidden" in prompt.text
    assert "it~is~required" in prompt.text
    assert not prompt.choices[0].enabled and prompt.choices[0].why
    ready = _prompt(_seen(drawn="X6"), Selection(5, (), "S"))
    assert ready.choices[0].enabled and "Stake" in ready.text


def test_what_a_discard_would_do_is_told_before_it_is_picked() -> None:
    seen = _seen(drawn="X6")
    weighed = sel.tried(seen, EMPTY, "slot:1:2")
    prompt = panel.prompt(Words(Language("en"), 1), seen, EMPTY, None, weighed)
    assert prompt.kind == "place" and not prompt.choices[0].enabled
    assert "to the Market, hidden" in prompt.text and "Effect 3" in prompt.text
    assert "required" not in prompt.text, "nothing is forced while one merely weighs"


@pytest.mark.rule("D19", "D20", "D22")
@pytest.mark.parametrize(
    ("racks", "drawn", "place", "words"),
    [
        (("B3* O6* B1 O1 S2*", "X5* X3* X1* S8* B7*"), "S5*", 3, "no hidden card: the 1 does nothing"),
        (("B3* O6* B1* O1* S2*", "X5* X3* O4* S8* B7*"), "X6", 2, "no hidden card: the 3 does nothing"),
    ],
)
def test_an_effect_that_cannot_be_is_passed_over(
    racks: tuple[str, str], drawn: str, place: int, words: str
) -> None:
    seen = _seen(racks, drawn=drawn, known=[])
    chosen = sel.choose_place(seen, place)
    assert panel.is_skipped(seen, chosen)
    prompt = _prompt(seen, chosen)
    assert words in prompt.text and prompt.choices[0].enabled


@pytest.mark.rule("D25", "D43")
def test_a_swap_with_a_hidden_card_does_not_name_it() -> None:
    seen = _seen(drawn="X6")
    known = panel.done(Words(Language("en"), 1), seen, Selection(0, (4,)))
    hidden = panel.done(Words(Language("en"), 1), seen, Selection(0, (1,)))
    assert "1~of~Coffins" in known
    assert "hidden card" in hidden and "B3" not in hidden and "3~of~Blood" not in hidden


# --- forecast and states ------------------------------------------------------------------------------------


def _chips(seen: DraculaObservation, chosen: Selection) -> list[tuple[str, str, bool]]:
    now, before = chips.forecasts(seen, chosen), chips.forecasts(seen, EMPTY)
    found = chips.chips(Words(Language("en"), 1), seen, now, before)
    return [(chip.text.replace("~", " "), chip.tone, chip.changed) for chip in found]


@pytest.mark.rule("D34", "D35", "D36")
def test_chips_tell_what_the_seat_can_know() -> None:
    assert _chips(_seen(drawn="X6"), EMPTY) == [
        ("rival card hidden", "unknown", False),
        ("You lose: +1 vampire", "bad", False),
        ("rival card hidden", "unknown", False),
        ("You win: −1 health", "good", False),
        ("You win: −1 health", "good", False),
    ]


@pytest.mark.rule("D25")
def test_chips_follow_the_choice_and_say_what_would_fall() -> None:
    seen = _seen(drawn="X6", vampires=(1, 1, 0, 3, 0))
    swapped = _chips(seen, Selection(0, (4,)))
    assert swapped[3] == ("You lose the district", "bad", True)
    last = _chips(_seen(drawn="X6", health=1), EMPTY)
    assert last[3][0] == "You win: no health"


def test_states_show_what_may_be_chosen() -> None:
    seen = _seen(drawn="X6", pile=3)
    states, dimmed = targets.states(seen, EMPTY)
    assert dimmed == {"slot:1:4"} and states["drawn"] == "playable"
    aimed, dimmed = targets.states(seen, Selection(2))
    assert aimed["slot:0:1"] == aimed["slot:0:3"] == aimed["slot:0:4"] == "aim"
    assert dimmed == {"slot:0:2", "slot:0:5"}
    tokens, _ = targets.states(seen, Selection(5, (), "S"))
    assert tokens["token:S"] == "chosen" and tokens["token:X"] == "aim"


def test_keys_are_led_to_the_next_step() -> None:
    seen = _seen(drawn="X6")
    assert targets.next_step(seen, Selection(2)) == "slot:0:1"
    assert targets.next_step(seen, Selection(0)) == "district:1"
    assert targets.next_step(seen, Selection(5)) == "token:S"
    assert targets.next_step(seen, Selection(1)) == "confirm"
    assert targets.by_digit(seen, Selection(5), 3) == "token:O"
