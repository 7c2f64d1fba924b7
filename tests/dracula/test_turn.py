"""A turn, the call, and the three ways a round ends (D13 to D18, D28 to D33)."""

from __future__ import annotations

import pytest

from game.dracula.actions import Call, Draw
from game.dracula.config import STANDARD
from game.dracula.events import Called, Discarded, Drawn, RoundEnded, TurnStarted
from game.dracula.system import new
from game.rules.chance import Chance
from game.rules.contract import reveals
from tests.dracula.table import Table, table


@pytest.mark.rule("D13", "D51")
def test_the_first_decision_of_a_turn_is_to_draw_or_to_call() -> None:
    assert table(pile=6).legal == ["draw", "call"]
    assert table(pile=5).legal == ["draw"]


@pytest.mark.rule("D13", "R15")
def test_nobody_can_pass() -> None:
    laid = table(pile=6)
    assert laid.play("call").legal == ["draw"]
    assert all(word.startswith(("discard", "keep")) for word in laid.play("draw").legal)


@pytest.mark.rule("D14")
def test_the_drawn_card_goes_to_the_slot_and_the_old_one_to_the_pile() -> None:
    laid = table(deck="S7", pile="X8").play("keep in slot 4")
    assert (laid.d, laid.pile) == ("X3 B6 S1 S7 X7", ["X8", "O5"])
    shown, secret = Discarded(0, "O5", 4, "S7", False, 2), Discarded(0, "O5", 4, None, False, 2)
    assert [laid.events(seat)[0] for seat in (0, 1, -1)] == [shown, secret, shown]
    assert laid.told[0].public == secret  # type: ignore[union-attr]


@pytest.mark.rule("D14")
def test_the_same_for_van_helsing_is_seen_from_the_other_side() -> None:
    laid = table(deck="S7", turn="V").play("keep in slot 5")
    assert laid.v == "O7 S4 B2 X6 S7"
    assert laid.events(1)[0] == Discarded(1, "O2", 5, "S7", False, 1)
    assert laid.events(0)[0] == Discarded(1, "O2", 5, None, False, 1)


@pytest.mark.rule("D14")
def test_the_drawn_card_itself_may_be_discarded() -> None:
    laid = table(deck="X2").play("discard drawn")
    assert (laid.d, laid.pile, laid.turn) == ("X3 B6 S1 O5 X7", ["X2"], "V")
    assert laid.told[0] == Discarded(0, "X2", 0, None, False, 1)
    assert laid.told[-1] == TurnStarted(1)


@pytest.mark.rule("D14", "D21", "D44")
def test_an_open_top_card_stays_open_when_it_is_kept() -> None:
    laid = table(deck="S7*").play("draw")
    assert laid.told == [Drawn(0, "S7", True, 21, True)]
    laid.play("keep in slot 4")
    assert laid.d == "X3 B6 S1 S7* X7"
    assert laid.told[0] == Discarded(0, "O5", 4, "S7", True, 1)


@pytest.mark.rule("D14", "D43")
def test_only_its_owner_sees_the_drawn_card() -> None:
    laid = table(deck="S7", turn="V", pile=6).play("draw")
    assert laid.events(1) == laid.events(-1) == [Drawn(1, "S7", False, 15, False)]
    assert laid.events(0) == [laid.told[0].public] == [Drawn(1, None, False, 15, False)]  # type: ignore[union-attr]


@pytest.mark.rule("D44")
def test_a_card_that_replaces_an_open_one_is_hidden() -> None:
    assert table(d="X3* B6 S1 O5 X7", deck="S2").play("keep in slot 1 [1]").d == "S2 B6 S1 O5 X7"


@pytest.mark.rule("D15", "R2", "R3")
@pytest.mark.parametrize(("pile", "allowed"), [(0, False), (5, False), (6, True), (7, True), (21, True)])
def test_a_call_needs_six_cards_in_the_pile(pile: int, allowed: bool) -> None:
    laid = table(pile=pile)
    assert (laid.why_not(Call()) is None) == allowed
    assert ("call" in laid.legal) == allowed
    if not allowed:
        assert laid.refused(Call()) == "call_too_early D15"
        assert laid.why_not(Call()).params == {"pile": pile, "needed": 6}


@pytest.mark.rule("D15", "D28")
def test_a_call_gives_the_rival_one_last_turn() -> None:
    laid = table(deck="S7 X5", pile=6).play("call")
    assert laid.told == [Called(0), TurnStarted(1, False, True)]
    assert (laid.turn, laid.state.caller, len(laid.state.deck), len(laid.pile)) == ("V", 0, 16, 6)
    laid.play("keep in slot 5")
    assert laid.told[-1] == RoundEnded(
        1, "call", (("X3", "B6", "S1", "O5", "X7"), ("O7", "S4", "B2", "X6", "S7"))
    )
    assert laid.state.phase == "round_over"
    assert laid.state.to_move is None


@pytest.mark.rule("D16", "R1", "R3")
@pytest.mark.parametrize(("pile", "allowed"), [(0, False), (5, False), (6, True), (7, True)])
def test_an_eight_needs_six_cards_before_it(pile: int, allowed: bool) -> None:
    drawn, held = table(deck="S8", pile=pile), table(d="X3 B8 S1 O5 X7", deck="S7", pile=pile)
    assert ("discard drawn" in drawn.play("draw").legal) == allowed
    assert ("keep in slot 2" in held.play("draw").legal) == allowed
    if allowed:
        assert held.play("keep in slot 2").told[-1].by == "eight"  # type: ignore[union-attr]
        assert held.d == "X3 S7 S1 O5 X7"
    else:
        assert held.refused("keep in slot 2") == "eight_too_early D16"


@pytest.mark.rule("D17")
def test_with_all_four_eights_two_cards_can_still_go() -> None:
    laid = table(d="X8 O8 S8 X1 S2", deck="B8").play("draw")
    places = {word.split(" [")[0] for word in laid.legal}
    assert places == {"keep in slot 4", "keep in slot 5"}


@pytest.mark.rule("D18")
def test_each_draw_adds_one_card_to_the_pile() -> None:
    laid = table(deck="X2 B4")
    assert len(laid.play("discard drawn").pile) == 1
    assert len(laid.play("keep in slot 5").pile) == 2


@pytest.mark.rule("D18", "D15", "D16")
def test_the_seventh_turn_is_the_first_that_may_call_or_throw_an_eight() -> None:
    laid = table(deck="X2 O3 B3 S3 X4 O4 B4", v="O7 S5 B2 X6 O2")
    aims = ["", " [1]", " [1]", " [2]", " [1,2]", " [1,2]"]
    for number, aim in enumerate(aims, 1):
        assert laid.legal == ["draw"], f"turn {number}"
        laid.play(f"discard drawn{aim}")
    assert (laid.turn, laid.legal) == ("D", ["draw", "call"])


@pytest.mark.rule("D24", "R13", "R2")
def test_an_extra_turn_may_be_a_call_once_the_five_is_the_sixth_card() -> None:
    laid = table(deck="S5", pile=5).play("discard drawn")
    assert laid.told[-1] == TurnStarted(0, True, False)
    assert (laid.turn, laid.state.extra, laid.legal) == ("D", True, ["draw", "call"])
    laid.play("call")
    assert (laid.turn, laid.state.caller, laid.state.extra) == ("V", 0, False)


@pytest.mark.rule("D24")
def test_fives_chain() -> None:
    laid = table(deck="S5 B5 X5 X2", d="X3 B6 S1 O8 X7")
    for _ in range(3):
        laid.play("discard drawn")
        assert (laid.turn, laid.state.extra) == ("D", True)
    laid.play("discard drawn")
    assert (laid.turn, laid.state.extra) == ("V", False)


@pytest.mark.rule("D28", "D29", "R15")
def test_the_last_turn_has_no_call() -> None:
    laid = table(deck="S7", pile=6).play("call")
    assert laid.refused(Call()) == "call_in_last_turn D29"
    assert laid.why_not(Call(), seat=0).code == "already_called"
    assert laid.why_not(Call(), seat=0).rule == "D15"
    assert laid.why_not(Draw(), seat=0).code == "not_your_turn"


@pytest.mark.rule("D29", "D30", "R16")
def test_a_five_in_the_last_turn_lengthens_it_without_a_call() -> None:
    laid = table(deck="S5 X4 B7", pile=6).play("call", "discard drawn")
    assert laid.told[-1] == TurnStarted(1, True, True)
    assert laid.legal == ["draw"]
    assert laid.refused(Call()) == "call_in_last_turn D29"
    laid.play("discard drawn [1,2]")
    assert laid.v == "S4 O7 B2 X6 O2"
    assert laid.told[-1].by == "call"  # type: ignore[union-attr]


@pytest.mark.rule("D31", "R17")
def test_an_eight_in_the_last_turn_ends_the_round_as_it_would_end_anyway() -> None:
    laid = table(deck="S8", pile=6).play("call", "discard drawn")
    assert (laid.state.phase, len(laid.pile)) == ("round_over", 7)


@pytest.mark.rule("D32", "R22")
@pytest.mark.parametrize("turn", ["D", "V"])
def test_the_round_ends_with_the_last_card_of_the_deck(turn: str) -> None:
    laid = table(v="O7 S4 B2 X6 S2", deck="O4", no_more=True, pile=21, turn=turn).play("discard drawn [1,2]")
    assert laid.told[-1].by == "deck"  # type: ignore[union-attr]
    assert laid.state.phase == "round_over"


@pytest.mark.rule("D32", "D15")
def test_a_call_with_one_card_left_leaves_that_card_to_the_rival() -> None:
    laid = table(deck="X5", no_more=True, pile=21, turn="V").play("call", "keep in slot 3 [3]")
    assert laid.d == "X3 B6 X5* O5 X7"
    assert laid.told[-1].by == "call"  # type: ignore[union-attr]


@pytest.mark.rule("D33")
def test_after_its_end_a_round_takes_no_action() -> None:
    laid = table(deck="S8", pile=6).play("discard drawn")
    assert laid.refused(Draw()) == "round_over D33"
    assert laid.state.legal_actions(0) == laid.state.legal_actions(1) == ()


@pytest.mark.rule("D54")
def test_the_longest_round_has_22_draws() -> None:
    laid = table()
    draws = 0
    while laid.state.phase != "round_over":
        laid.play(Draw())
        draws += 1
        _discard_quietly(laid)
    assert draws == 22
    assert len(laid.pile) == 22


def _discard_quietly(laid: Table) -> None:
    """Discard anything but an 8, which would end the round."""
    seat = laid.state.turn
    for action in laid.state.legal_actions(seat):
        trial = laid.state.clone()
        trial.apply_alone(action)
        if trial.pile[-1] % 8 != 7:
            laid.play(action)
            return
    raise AssertionError("only 8s could be discarded")


@pytest.mark.rule("R26", "D51")
def test_whatever_is_done_shows_somebody_something_so_nothing_is_taken_back() -> None:
    state, _ = new(STANDARD, 31)
    chance = Chance.of(31)
    while state.to_move is not None:
        assert reveals(state.apply(chance.pick(state.legal_actions(state.to_move))))
