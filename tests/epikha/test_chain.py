"""Spells, windows and the chain: speed, answers, casters (E5.8, E6.1, E9.3, E12, E16.7)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import Aim, Cast, Caster, Pay, Raise
from game.epikha.rules.flow import PASS
from game.epikha.rules.groups import change_arm
from game.epikha.state import Step
from tests.epikha.positions import A, B, Board, being, funded, spell

rule = pytest.mark.rule


def resolved(board: Board) -> list[tuple[str, bool]]:
    """The items that resolved, in order, and whether they were lost."""
    return [(event.card, event.lost) for event in board.told if isinstance(event, events.ItemResolved)]


def hurting(level: int, force: int = 10, *rules: str) -> str:
    """A made-up damage spell."""
    return spell(level=level, force=force, rules=rules)


# --- speed (E12.2) -----------------------------------------------------------------------------------------


@rule("E12.2", "E12.4")
def test_the_faster_answer_saves_its_character_and_the_slower_spell_is_lost() -> None:
    slow = hurting(1)
    board = funded(slow)
    board.hand(B, "X30", pool=5)
    target = board.add(B, being(5, 10))
    board.main()
    board.do(Cast(slow), Aim(target), Pay(), Cast("X30"), Aim(target), Pay())
    board.passes()
    assert resolved(board) == [("X30", False), (slow, True)]
    assert len(board.pile(B, "hand")) == 1 and board.pile(A, "discard") == [slow]


@rule("E12.2")
def test_a_faster_spell_resolves_before_the_answer() -> None:
    fast = hurting(3)
    board = funded(fast)
    board.hand(B, "X30", pool=5)
    target = board.add(B, being(5, 10))
    board.main()
    board.do(Cast(fast), Aim(target), Pay(), Cast("X30"), Aim(target), Pay())
    board.passes()
    assert resolved(board) == [(fast, False), ("X30", True)]
    assert not board.there(target) and board.pile(B, "hand") == []


@rule("E12.2")
def test_of_equal_speed_the_later_announced_resolves_first() -> None:
    even = hurting(2)
    board = funded(even)
    board.hand(B, "X30", pool=5)
    target = board.add(B, being(5, 10))
    board.main()
    board.do(Cast(even), Aim(target), Pay(), Cast("X30"), Aim(target), Pay())
    board.passes()
    assert [card for card, _ in resolved(board)] == ["X30", even]


@rule("E12.2")
def test_both_answer_in_turn_until_both_pass_in_a_row() -> None:
    board = funded("X29", "X29")
    board.player(A, damage=100)
    board.player(B, damage=100)
    board.hand(B, "X29", pool=5)
    board.main()
    board.do(Cast("X29"), Pay())
    assert board.asked == "B window"
    board.do(PASS)
    assert board.asked == "A window"
    board.do(Cast("X29"), Pay())
    assert board.asked == "B window" and len(board.table.chain) == 2
    board.do(Cast("X29"), Pay())
    board.passes()
    assert board.vital(A) == 130 and board.vital(B) == 115 and board.asked == "A main"


@rule("E12.2", "E6.6")
def test_speeds_are_looked_at_anew_before_each_item() -> None:
    boost = spell({"when": "cast", "op": "raise", "amount": 2}, level=4)
    first, second = hurting(1, 5), hurting(2, 5)
    board = funded(first, second, boost)
    target = board.add(B, being(5, 30))
    board.main()
    board.do(Cast(first), Aim(target), Pay())
    board.do(Cast(second), Aim(target), Pay())
    board.do(Cast(boost), Aim(board.table.chain[0].number), Pay())
    board.passes()
    assert [card for card, _ in resolved(board)] == [boost, first, second]


@rule("E12.2", "E17.1")
def test_what_an_effect_destroys_leaves_before_the_next_one_resolves() -> None:
    fast, slow = hurting(3), spell({"when": "cast", "op": "return", "what": ["character"]}, level=1)
    board = funded(fast, slow)
    target = board.add(B, being(5, 10))
    board.main()
    board.do(Cast(slow), Aim(target), Pay(), Cast(fast), Aim(target), Pay())
    board.passes()
    assert resolved(board) == [(fast, False), (slow, True)]
    assert board.pile(B, "hand") == []


@rule("E12", "E12.2", "E12.7")
def test_a_counter_spell_cancels_what_is_no_higher_than_itself() -> None:
    even, high = hurting(2), hurting(3)
    board = funded(even, high)
    board.hand(B, "X31", "X31", pool=10)
    target = board.add(B, being(5, 30))
    board.main()
    board.do(Cast(even), Aim(target), Pay())
    board.do(Cast("X31"), Aim(board.table.chain[0].number), Pay())
    board.passes()
    assert board.left(target) == [30] and even in board.pile(A, "discard")
    board.do(Cast(high), Aim(target), Pay())
    assert board.table.chain[0].level == 3
    board.do(Cast("X31"))
    assert board.legal() == [Raise()]


@rule("E12.2", "E12.4")
def test_a_spell_stays_on_the_chain_when_its_caster_is_destroyed() -> None:
    fire = hurting(2, 10)
    board = funded()
    board.hand(B, fire, pool=10)
    mage = board.add(A, "A04")
    target = board.add(B, being(5, 20))
    board.main()
    board.do(actions.PlaceMagic(mage), Aim(target), Cast(fire), Aim(mage), Pay())
    board.passes()
    assert not board.there(mage) and board.left(target) == [15]


# --- what can be answered, and what works at once (E9.3, E12.3) ---------------------------------------------


@rule("E9.3", "E12.3")
def test_playing_a_card_and_making_vital_cannot_be_answered_but_a_spell_can() -> None:
    board = funded("E01", "A15", pool=10)
    board.hand(B, "X30", pool=5)
    opal = board.arm(board.player(A, "O1"), "O1")
    target = board.add(B, being(5, 30))
    board.main()
    board.do(actions.Play("E01"))
    assert board.asked == "A main"
    board.do(actions.PlaceMagic(opal))
    assert board.asked == "A main"
    board.do(Cast("A15"), Aim(target), Pay())
    assert board.asked == "B window"


@rule("E12.3", "E16.9")
def test_a_marker_that_makes_vital_works_at_once_and_another_goes_on_the_chain() -> None:
    board = funded(pool=0)
    board.hand(B, "X31", pool=5)
    relic = board.arm(board.player(A, "X25", damage=50), "X25")
    give_markers(board, 2)
    board.main()
    vital = [one for one in board.legal() if isinstance(one, actions.UseMarker)]
    assert {one.source for one in vital} == {relic} and len(vital) == 2
    board.do(vital[1])
    assert board.table.sides[A].pool == 5 and board.asked == "A main"
    board.do(vital[0])
    assert board.asked == "B window"
    board.passes()
    assert board.vital(A) == 155


@rule("E12.3", "E12.7")
def test_a_spell_that_only_makes_vital_works_at_once_and_is_discarded() -> None:
    ritual = spell({"when": "cast", "op": "vital", "amount": 8})
    board = funded(ritual, pool=5)
    board.hand(B, "X31", pool=5)
    board.main()
    board.do(Cast(ritual), Pay())
    assert board.asked == "A main" and board.table.sides[A].pool == 8
    assert board.pile(A, "discard") == [ritual]


def give_markers(board: Board, markers: int) -> None:
    """Put markers on the arms of A's Player card."""
    area = board.table.sides[A].area
    assert area is not None
    for one in area.bodies[0].arms:
        change_arm(board.table, one.id, markers=markers)


# --- windows (E12.1) ---------------------------------------------------------------------------------------


@rule("E12.1", "E12.6")
def test_two_passes_in_a_row_close_a_window_and_a_chain_in_it_opens_it_again() -> None:
    board = Board()
    board.hand(A, "X29", pool=5)
    board.hand(B, "X29", pool=5)
    board.player(A, damage=50)
    board.player(B, damage=50)
    board.attack(board.add(A, being(5, 10)))
    board.add(B, being(5, 10))
    assert board.asked == "A window"
    board.do(PASS)
    assert board.asked == "B window"
    board.do(Cast("X29"), Pay())
    assert board.asked == "A window"  # an answer first
    board.do(PASS)
    assert board.asked == "A window" and board.table.question is not None
    assert board.table.question.window == "W3"
    board.do(PASS)
    assert board.asked == "B respond"


@rule("E12.1", "E12.3")
def test_who_only_makes_vital_goes_on_in_the_same_window() -> None:
    board = Board()
    opal = board.arm(board.player(B, "O1", damage=20), "O1")
    board.hand(B, "X29")
    board.attack(board.add(A, being(5, 10)))
    assert board.asked == "B window"
    board.do(actions.PlaceMagic(opal))
    assert board.asked == "B window" and board.table.sides[B].pool == 5
    board.do(PASS)
    assert board.table.question is not None and board.table.question.window == "W4"


@rule("E12.6", "E13.12", "E12.1")
def test_a_spell_in_w4_destroys_a_fighter_before_the_steps() -> None:
    board = Board()
    board.hand(A, "A14", pool=10)
    attacker, wall = board.add(A, being(15, 10)), board.add(B, being(5, 20))
    board.attack(attacker)
    board.do(PASS)
    board.do(actions.Respond(wall, 0))
    assert board.asked == "A window"
    board.do(Cast("A14"), Aim(wall), Pay())
    board.passes()
    assert not board.there(wall)
    assert board.vital(B) == 185  # the places are settled: it overflows in full


@rule("E12.6")
def test_a_damage_spell_aims_at_characters_players_and_arms_of_either_side_but_no_opal() -> None:
    board = funded("A15")
    own, theirs = board.add(A, ("E01", "O1")), board.add(B, ("E01", "E09"))
    board.main()
    board.do(Cast("A15"))
    aims = {action.target for action in board.legal() if isinstance(action, Aim)}
    assert aims == {own, theirs, board.arm(theirs, "E09"), 2, 4}
    assert board.refused(Aim(board.arm(own, "O1"))) == ("opal_no_target", "E12.6")


@rule("E12.6", "E14.11")
def test_what_a_spell_leaves_over_of_a_character_is_lost_and_a_player_takes_all() -> None:
    board = funded("A14", "A14")
    weak = board.add(B, being(5, 5))
    board.main()
    board.do(Cast("A14"), Aim(weak), Pay())
    board.passes()
    assert board.vital(B) == 200 and not board.there(weak)
    board.do(Cast("A14"), Aim(4), Pay())
    board.passes()
    assert board.vital(B) == 180


@rule("E1.8", "E6.5", "E16.15b")
def test_a_character_in_a_text_is_no_player_card_and_a_unit_counts_whole() -> None:
    doom = spell({"when": "cast", "op": "destroy", "what": ["character"], "who": {"most_level": 4}}, level=2)
    board = funded(doom)
    three, five = board.unit(B, "E01", "E01", "E01"), board.unit(B, *["E01"] * 5)
    board.main()
    board.do(Cast(doom))
    assert board.refused(Aim(4)) == ("player_no_character", "E1.8")
    assert board.refused(Aim(five)) == ("no_aim", "E12.2")
    board.do(Aim(three), Pay())
    board.passes()
    assert board.pile(B, "discard") == ["E01"] * 3


# --- casters and Maestro (E12.5, E16.7) --------------------------------------------------------------------


@rule("E16.7", "E12.5", "E2.4")
def test_a_maestro_spell_needs_a_caster_of_its_level_as_paid_for() -> None:
    board = funded("X26", pool=30)
    target = board.add(B, being(5, 50))
    board.main()
    board.do(Cast("X26"))
    assert Raise() not in board.legal()
    assert board.refused(Raise()) == ("no_caster", "E12.5")
    board.do(Aim(target))
    assert board.asked == "A payment"  # only the Player card can cast it
    board = funded("X26", pool=30)
    high = board.add(A, being(5, 10, "magia", level=4))
    target = board.add(B, being(5, 50))
    board.main()
    board.do(Cast("X26"), Raise(), Aim(target), Pay())
    announced = [event for event in board.told if isinstance(event, events.Announced)]
    assert announced[0].caster == high and announced[0].level == 4


@rule("E12.5")
def test_a_caster_is_named_where_there_are_several() -> None:
    board = funded("X26", pool=30)
    mage, soldier = board.add(A, being(5, 10, "magia", level=3)), board.add(A, being(5, 10, level=5))
    low = board.add(A, "A04")
    target = board.add(B, being(5, 50))
    board.main()
    board.do(Cast("X26"), Aim(target))
    assert {action.group for action in board.legal() if isinstance(action, Caster)} == {mage, 2}
    assert board.refused(Caster(soldier)) == ("no_magia_to_cast", "E12.5")
    assert board.refused(Caster(low)) == ("caster_level", "E16.7")
    board.do(Caster(mage), Pay())


@rule("E12.5", "E16.16b")
def test_without_player_and_magia_only_maestro_spells_are_refused() -> None:
    mastery = "X34"
    board = funded("A14", "X26", "A18", mastery, pool=30)
    board.spirit(A, "E20", by=board.player(A))
    target = board.add(B, being(5, 50))
    board.main()
    assert board.refused(Cast("X26")) == ("no_caster", "E12.5")
    assert board.refused(Cast(mastery)) == ("no_caster", "E12.5")
    board.do(Cast("A18"), Pay())
    board.passes()
    board.do(Cast("A14"), Aim(target), Pay())
    board.passes()
    assert board.left(target) == [30]


@rule("E12.5", "E16.15c", "E7.4")
def test_three_apprentices_cast_a_maestro_spell_only_as_a_unit_and_pay_together() -> None:
    board = funded("X26", pool=15)
    board.spirit(A, "E20", by=board.player(A))
    for _ in range(3):
        board.add(A, "A04")
    target = board.add(B, being(5, 50))
    board.main()
    assert board.refused(Cast("X26")) == ("no_caster", "E12.5")
    board = funded("X26", pool=3)
    board.spirit(A, "E20", by=board.player(A))
    unit = board.unit(A, "A04", "A04", "A04")
    target = board.add(B, being(5, 50))
    board.main()
    board.do(Cast("X26"), Aim(target), Pay())
    assert board.left(unit) == [1, 1, 1] and board.table.sides[A].pool == 0


# --- continuous spells (E12.10) ----------------------------------------------------------------------------


@rule("E12.10", "E12.7", "E9.1")
def test_a_continuous_spell_keeps_its_space_from_the_announcement_and_may_be_cancelled() -> None:
    board = funded("A18", pool=10)
    board.hand(B, "X31", pool=5)
    board.main()
    board.do(Cast("A18"), Pay())
    spot = board.table.sides[A].magic[0]
    assert spot is not None and spot.kept and board.asked == "B window"
    board.do(Cast("X31"), Aim(board.table.chain[0].number), Pay())
    board.passes()
    assert board.table.sides[A].magic[0] is None and board.pile(A, "discard") == ["A18"]


@rule("E12.10")
def test_a_continuous_spell_is_cast_in_the_own_phases_only_and_several_add_up() -> None:
    board = Board()
    board.hand(A, "A18", "X29", pool=30)
    board.start(Step("window", A, "W3"))
    assert board.refused(Cast("A18")) == ("only_in_own_phases", "E9.1")
    board = Board(active=B)
    board.player(A, damage=50)
    for _ in range(2):
        board.continuous(A, "A18")
    board.start(Step("turn", A))
    assert board.vital(A) == 160
