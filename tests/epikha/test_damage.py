"""Receiving damage: who absorbs in which order, what is destroyed, what is left over (E14, E15)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import AbsorbNext, DamageOrder
from game.epikha.rules.flow import DONE
from tests.epikha.positions import A, B, Board, arm, being

rule = pytest.mark.rule


def absorbed(board: Board) -> list[tuple[str, int, int]]:
    """What took a place in the order: card, damage to it, what passed on."""
    return [(one.card, one.amount, one.left) for one in board.told if isinstance(one, events.Absorbed)]


# --- who absorbs and in which order (E14.2 to E14.6) -------------------------------------------------------


@rule("E14.8", "E14.3")
def test_overflow_meets_the_player_who_takes_it_on_his_armour() -> None:
    board = Board()
    armour = board.arm(board.player(B, "E14"), "E14")
    attacker, guard = board.add(A, being(20, 15)), board.add(B, being(15, 15))
    board.attack(attacker)
    board.respond({0: guard})
    assert board.asked == "B absorb" and board.legal() == [AbsorbNext(armour), DONE]
    board.do(AbsorbNext(armour))
    assert not board.there(attacker) and not board.there(guard)
    assert board.vital(B) == 200 and board.vital(A) == 200
    assert board.asked == "" and board.arm_damage(armour) == 5


@rule("E14.4", "E14.2")
def test_the_character_may_take_all_himself_or_let_the_armour_take_it_first() -> None:
    plate = arm("object", 0, 10)
    for first in (False, True):
        board = Board()
        bearer = board.add(A, (being(0, 15), plate))
        guard = board.add(B, being(10, 90))
        board.attack(bearer)
        board.respond({0: guard})
        armour = board.group(bearer).bodies[0].arms[0].id
        assert board.legal() == [AbsorbNext(armour), DONE]
        board.do(AbsorbNext(armour) if first else DONE)
        assert board.there(bearer) and board.there(armour) is not first
        assert board.vital(A) == 200


@rule("E14.5")
def test_each_card_is_filled_before_the_next() -> None:
    board = Board()
    bearer = board.add(A, (being(0, 10), "E13", "E13"))
    one, other = board.arm(bearer, "E13", 0), board.arm(bearer, "E13", 1)
    guard = board.add(B, being(8, 90))
    board.attack(bearer)
    board.respond({0: guard})
    assert board.legal() == [AbsorbNext(one), DONE]  # equal arms: the first stands for both
    board.do(AbsorbNext(one), AbsorbNext(other))
    assert not board.there(one) and board.there(other)
    assert absorbed(board)[:2] == [("E13", 5, 3), ("E13", 3, 0)]


@rule("E13.6", "E14.3")
def test_three_shields_absorb_besides_the_character() -> None:
    board = Board()
    bearer = board.add(A, (being(0, 10), "E13", "E13", "E13"))
    guard = board.add(B, being(27, 90))
    board.attack(bearer)
    board.respond({0: guard})
    for _ in range(3):
        board.do(board.legal()[0])
    assert not board.there(bearer) and board.vital(A) == 198


@rule("E14.2", "E14.4")
def test_the_character_may_come_before_his_arms() -> None:
    board = Board()
    bearer = board.add(A, (being(0, 10), "E13"))
    guard = board.add(B, being(12, 90))
    board.attack(bearer)
    board.respond({0: guard})
    shield, body = board.arm(bearer, "E13"), board.group(bearer).bodies[0].id
    assert board.legal() == [AbsorbNext(shield), AbsorbNext(body), DONE]
    board.do(AbsorbNext(body))
    assert board.legal() == [AbsorbNext(shield), DONE]
    board.do(AbsorbNext(shield))
    assert not board.there(bearer) and board.vital(A) == 200
    assert board.pile(A, "armoury") == ["E13"]


@rule("E14.4", "E14.8")
def test_done_lets_the_rest_pass_to_the_player() -> None:
    board = Board()
    bearer = board.add(A, (being(0, 10), "E13"))
    guard = board.add(B, being(12, 90))
    board.attack(bearer)
    board.respond({0: guard})
    board.do(DONE)
    assert board.vital(A) == 198 and board.pile(A, "armoury") == ["E13"]


@rule("E14.3")
def test_in_combat_a_weapon_that_is_not_selected_cannot_absorb() -> None:
    board = Board()
    bearer = board.add(A, (being(0, 10), "E09"))
    guard = board.add(B, being(5, 90))
    board.attack((bearer,))
    board.respond({0: guard})
    assert board.left(bearer) == [10] and absorbed(board)[-1][1] == 5


@rule("E14.9", "E13.9")
def test_overflow_may_go_on_weapons_of_the_player_that_were_not_selected() -> None:
    board = Board()
    player = board.player(B, "E09", "E09", "E09")
    swords = [board.arm(player, "E09", nth) for nth in range(3)]
    board.attack(board.add(A, being(0, 90)), board.add(A, being(12, 90)))
    board.do(actions.PlacePlayer(0), actions.Select(swords[0]), actions.Select(swords[1]))
    assert board.asked == "B absorb"
    assert board.legal() == [AbsorbNext(swords[0]), AbsorbNext(swords[2]), DONE]
    board.do(AbsorbNext(swords[0]), AbsorbNext(swords[1]), AbsorbNext(swords[2]))
    assert board.vital(B) == 200
    assert [board.there(sword) for sword in swords] == [False, False, True]


@rule("E14.6", "E6.1")
def test_portions_of_the_highest_level_are_applied_first() -> None:
    board = Board()
    shield = arm("object", 0, 5)
    guard = board.add(B, (being(0, 10, "acorazado", level=2), shield))
    target = board.group(guard).bodies[0].arms[0].id
    board.packet(B, guard, (10, 1), (10, 3))
    board.do(AbsorbNext(target))
    assert not board.there(target)
    assert board.left(guard) == [5]


@rule("E14.6")
def test_a_damaged_card_takes_only_what_is_left_of_it() -> None:
    board = Board()
    guard = board.add(B, being(0, 10), damage=6, spent=2)
    board.packet(B, guard, (2, 1))
    assert not board.there(guard)
    again = board.add(B, being(0, 10), damage=6, spent=2)
    board.packet(B, again, (1, 1))
    assert board.left(again) == [1]


@rule("E14.10", "E15.2")
def test_damage_adds_up() -> None:
    board = Board(active=A)
    guard = board.add(B, being(0, 10))
    board.packet(B, guard, (6, 1))
    assert board.left(guard) == [4]
    board.packet(B, guard, (5, 1))
    assert not board.there(guard) and board.vital(B) == 200


@rule("E15.4", "E14.10", "E14.8")
def test_two_hits_of_overflow_on_the_armour_of_the_player() -> None:
    board = Board()
    player = board.player(B, "E14")
    armour = board.arm(player, "E14")
    board.packet(B, player, (10, 1), way="direct")
    board.do(AbsorbNext(armour))
    assert board.arm_damage(armour) == 10
    board.packet(B, player, (10, 1), way="direct")
    board.do(AbsorbNext(armour))
    assert not board.there(armour) and board.vital(B) == 195


# --- the order of what is left over (E13.11) ---------------------------------------------------------------


def two_left_over(board: Board) -> tuple[int, int]:
    """Two lanes that leave 8 and 6 over for the Player of B, who bears a shield 0/5 and armour 0/15."""
    player = board.player(B, "E13", "E14")
    one, other = board.add(A, being(18, 90)), board.add(A, being(16, 90))
    left, right = board.add(B, being(0, 10)), board.add(B, being(0, 10))
    board.attack(one, other)
    board.respond({0: left, 1: right})
    return board.arm(player, "E13"), board.arm(player, "E14")


@rule("E13.11")
def test_left_over_damage_is_received_by_spaces() -> None:
    board = Board()
    _, armour = two_left_over(board)
    assert board.asked == "B damage_order" and board.legal() == [DamageOrder(0), DamageOrder(1)]
    board.do(DamageOrder(0), AbsorbNext(armour))
    assert board.arm_damage(armour) == 8
    board.do(AbsorbNext(armour))
    assert board.arm_damage(armour) == 14 and board.vital(B) == 200


@rule("E13.11")
def test_the_receiver_may_ask_for_the_other_order() -> None:
    board = Board()
    shield, armour = two_left_over(board)
    board.do(DamageOrder(1), AbsorbNext(shield), AbsorbNext(armour))
    assert board.arm_damage(armour) == 1
    assert board.asked == "B absorb"
    board.do(AbsorbNext(armour))
    assert board.arm_damage(armour) == 9 and board.vital(B) == 200


@rule("E13.11")
def test_without_anything_that_absorbs_the_order_is_not_asked() -> None:
    board = Board()
    left, right = board.add(B, being(0, 10)), board.add(B, being(0, 10))
    board.attack(board.add(A, being(18, 90)), board.add(A, being(16, 90)))
    board.respond({0: left, 1: right})
    assert board.asked == "" and board.vital(B) == 200 - 14


@rule("E13.11")
def test_the_active_player_receives_what_is_left_first() -> None:
    board = Board()
    guard = board.add(B, being(20, 10))
    board.attack(board.add(A, being(20, 10)))
    board.respond({0: guard})
    players = [one.seat for one in board.told if isinstance(one, events.Struck) and one.way == "overflow"]
    assert players == [A, B]


@rule("E14.8", "E13.12")
def test_overflow_goes_both_ways() -> None:
    board = Board()
    attacker, guard = board.add(A, being(10, 10)), board.add(B, being(30, 10))
    board.attack(attacker)
    board.respond({0: guard})
    assert not board.there(attacker) and not board.there(guard)
    assert board.vital(A) == 180 and board.vital(B) == 200


@rule("E14.11", "E12.6")
def test_what_a_spell_leaves_over_is_lost() -> None:
    board = Board()
    guard = board.add(B, being(0, 10))
    board.packet(B, guard, (30, 1))
    assert not board.there(guard) and board.vital(B) == 200
    assert any(isinstance(one, events.DamageLost) and one.amount == 20 for one in board.told)


@rule("E12.6", "E14.3")
def test_a_spell_at_the_player_is_taken_whole_and_his_arms_may_absorb() -> None:
    board = Board()
    player = board.player(B, "E14")
    board.packet(B, player, (30, 1))
    board.do(AbsorbNext(board.arm(player, "E14")))
    assert board.vital(B) == 185


@rule("E14.3", "E11.8")
def test_in_the_magic_zone_arms_absorb_for_their_bearer() -> None:
    board = Board()
    mage = board.add(B, ("E04", "E13"), magic=1)
    board.packet(B, mage, (8, 1))
    board.do(AbsorbNext(board.arm(mage, "E13")))
    assert board.left(mage) == [7] and not board.group(mage).bodies[0].arms


# --- destroyed or not (E14.7, E5.13) -----------------------------------------------------------------------


@rule("E5.13", "E14.7")
def test_a_printed_0_absorbs_nothing_and_stays() -> None:
    board = Board()
    bearer = board.add(A, (being(0, 20), "E15"))
    guard = board.add(B, being(10, 90))
    board.attack(bearer)
    board.respond({0: guard})
    assert board.asked == "" and board.there(bearer)
    assert board.group(bearer).bodies[0].arms[0].card == "E15"


@rule("E5.13", "E14.7", "E12.6")
def test_a_printed_0_that_is_the_target_of_a_spell_is_destroyed() -> None:
    board = Board()
    staff = board.armoury(B, "E15")
    board.packet(B, staff, (1, 1))
    assert not board.there(staff) and board.pile(B, "discard") == ["E15"]


@rule("E14.3", "E14.7")
def test_of_a_spell_at_an_arm_only_that_arm_takes_part() -> None:
    board = Board()
    bearer = board.add(B, (being(0, 20), "E13", "E14"))
    shield = board.arm(bearer, "E13")
    board.packet(B, shield, (12, 1))
    assert not board.there(shield) and board.left(bearer) == [20]
    assert [one.amount for one in board.told if isinstance(one, events.DamageLost)] == [7]


@rule("E16.10", "E14.7")
@pytest.mark.parametrize(("level", "stays"), [(2, False), (3, True)])
def test_an_armour_that_a_piercing_spell_aims_at(level: int, stays: bool) -> None:
    board = Board()
    armour = board.armoury(B, arm("object", 0, 15, level=level))
    board.packet(B, armour, (10, 2), perforador=2)
    assert board.there(armour) is stays
    if stays:
        assert board.arm_damage(armour) == 10


@rule("E14.7", "E7.6")
def test_vital_spent_and_damage_together_destroy() -> None:
    board = Board()
    mage = board.add(B, "E04", spent=9)
    board.packet(B, mage, (1, 1))
    assert not board.there(mage)


# --- destruction (E10.6, E15.1, E17) -----------------------------------------------------------------------


@rule("E10.6", "E15.1")
def test_the_arms_of_a_destroyed_bearer_fall_into_the_armoury_undamaged() -> None:
    board = Board()
    bearer = board.add(B, ("E06", "E09", "O1", "O1"))
    board.packet(B, bearer, (90, 5))
    board.do(DONE)
    assert board.pile(B, "discard") == ["E06"]
    assert sorted(board.pile(B, "armoury")) == ["E09", "O1", "O1"]


@rule("E17.1", "E13.11")
def test_the_player_loses_at_the_end_of_the_step() -> None:
    board = Board()
    board.player(B, damage=188)
    board.attack(board.add(A, being(20, 20)))
    board.respond()
    assert board.table.outcome is not None
    assert (board.table.outcome.winner, board.table.outcome.rule) == (A, "E17.1")


@rule("E17.2")
def test_both_players_at_once_is_a_draw() -> None:
    board = Board()
    player = board.player(A, damage=180)
    board.player(B, damage=180)
    board.attack(player)
    board.respond()
    assert board.table.outcome is not None
    assert (board.table.outcome.winner, board.table.outcome.rule) == (None, "E17.2")


@rule("E17.1", "E1.2")
def test_the_player_card_in_combat_takes_more_than_it_has() -> None:
    board = Board()
    player = board.player(A, damage=195)
    guard = board.add(B, being(6, 90))
    board.attack(player)
    board.respond({0: guard})
    assert board.table.outcome is not None and board.table.outcome.winner == B
