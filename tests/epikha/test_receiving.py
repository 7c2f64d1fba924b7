"""W5: shield spells, Vital and markers while damage is received (E12.1, E12.8, X13, H4)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import AbsorbNext
from game.epikha.rules.flow import DONE
from tests.epikha.positions import A, B, Board, being, spell

rule = pytest.mark.rule


# --- W5: shield spells, Vital, markers (E12.8, X13, H4) ----------------------------------------------------


@rule("E12.8", "E14.3")
def test_an_opal_pays_for_the_shield_that_takes_all_overflow() -> None:
    board = Board()
    player = board.player(B, "O1", damage=199)  # 1 Vital, which cannot pay
    opal = board.arm(player, "O1")
    board.hand(B, "E18")
    guard = board.add(B, being(0, 10))
    board.attack(board.add(A, being(28, 90)))
    board.respond({0: guard})
    board.do(DONE)  # the packet at the guard himself
    assert not board.table.doomed and board.left(guard) == [0]
    assert board.asked == "B absorb"
    assert board.legal() == [actions.PlaceMagic(opal), DONE]
    board.do(actions.PlaceMagic(opal))
    board.do(actions.Cast("E18"))
    board.do(actions.Pay())
    assert board.vital(B) == 1 and board.table.outcome is None
    assert board.pile(B, "discard").count("E18") == 1 and board.zone(opal) == "magic"


@rule("E12.8", "E16.10", "E6.7")
@pytest.mark.parametrize("raised", [False, True])
def test_a_shield_that_is_pierced_counts_nothing_until_it_is_raised(raised: bool) -> None:
    board = Board()
    player = board.player(B)
    board.hand(B, "E18", pool=20)
    board.packet(B, player, (10, 2), perforador=2)
    board.do(actions.Cast("E18"))
    if raised:
        board.do(actions.Raise())
    board.do(actions.Pay())
    assert board.asked == ""  # nothing else can absorb: what is left happens
    assert board.vital(B) == (200 if raised else 190)
    assert board.pile(B, "discard") == ["E18"]


@rule("E12.9")
def test_a_spell_of_force_and_resistance_absorbs_in_w5_and_deals_no_damage() -> None:
    both = spell({"when": "cast", "op": "deal"}, {"when": "cast", "op": "absorb"}, force=10, vital=10)
    board = Board()
    attacker = board.add(A, being(18, 90))
    player = board.player(B)
    board.hand(B, both, pool=5)
    board.packet(B, player, (18, 1))
    board.do(actions.Cast(both), actions.Pay())
    assert board.vital(B) == 192 and board.left(attacker) == [90]
    assert board.pile(B, "discard") == [both]


@rule("E12.8")
def test_more_than_one_shield_may_be_cast() -> None:
    board = Board()
    player = board.player(B)
    board.hand(B, "E18", "A16", pool=10)
    board.packet(B, player, (45, 1))
    board.do(actions.Cast("E18"), actions.Pay(), actions.Cast("A16"), actions.Pay())
    assert board.vital(B) == 195


@rule("E12.8")
def test_a_shield_protects_any_card_of_the_receiver() -> None:
    board = Board()
    armour = board.armoury(B, "E14")
    board.hand(B, "E18", pool=5)
    board.packet(B, armour, (20, 1))
    board.do(actions.Cast("E18"), actions.Pay())
    assert board.there(armour) and board.arm_damage(armour) == 0


@rule("E16.1", "E12.8")
def test_an_armoured_shield_takes_all_damage_of_its_level_and_ten_more() -> None:
    board = Board()
    player = board.player(B)
    board.hand(B, "X28", pool=10)
    board.packet(B, player, (40, 2), (12, 3))
    board.do(actions.Cast("X28"), actions.Pay())
    assert board.vital(B) == 198


@rule("E16.9")
def test_a_marker_lets_a_card_absorb_more_and_that_much_is_lost() -> None:
    board = Board()
    guard = board.add(B, "X13", markers=1)
    board.packet(B, guard, (20, 1))
    board.do(actions.UseMarker(board.body(guard).id, 0))
    assert board.left(guard) == [5]
    assert [(one.amount, one.lost) for one in board.told if isinstance(one, events.Absorbed)] == [(10, 10)]
    assert board.body(guard).markers == 0


@rule("E16.9", "E14.5")
def test_more_absorption_serves_the_next_card_only() -> None:
    board = Board()
    guard = board.add(B, ("X13", "E13"), markers=1)
    shield = board.arm(guard, "E13")
    board.packet(B, guard, (29, 1))
    board.do(actions.UseMarker(board.body(guard).id, 0), AbsorbNext(shield))
    assert not board.there(shield) and board.left(guard) == [1]  # 10 lost and 5 at the shield, 14 at her
    assert [one.lost for one in board.told if isinstance(one, events.Absorbed)] == [10, 0]


@rule("E16.9", "E2.5")
def test_the_ability_of_the_guard_absorbs_five_more_for_any_own_card() -> None:
    board = Board()
    board.table.sides[B].ability = "H4"
    board.table.sides[B].ability_markers = 1
    guard = board.add(B, being(0, 10))
    board.packet(B, guard, (12, 1))
    board.do(actions.UseMarker(-1, 0))
    assert board.left(guard) == [3]


@rule("E12.1")
def test_w5_is_not_asked_where_nothing_can_be_done() -> None:
    board = Board()
    guard = board.add(B, being(0, 10))
    board.hand(B, "E18")
    board.player(B, damage=199)
    board.packet(B, guard, (4, 1))
    assert board.asked == "" and board.left(guard) == [6]
