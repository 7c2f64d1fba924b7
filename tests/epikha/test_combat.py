"""Combat: responders, the forced Player, windows, the end (E13.7 to E13.14)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import Attack, Respond, Select
from game.epikha.rules.flow import DONE, PASS
from tests.epikha.positions import A, B, Board, being, free, spell

rule = pytest.mark.rule


# --- responders and the forced Player (E13.7 to E13.9) -----------------------------------------------------


@rule("E13.7")
def test_a_responder_faces_an_attacker() -> None:
    board = Board()
    first, second = board.add(A, "E01"), board.add(A, "E01")
    guard = board.add(B, "E06")
    board.fight()
    board.do(Attack(first, 1), Attack(second, 3), DONE)
    assert board.asked == "B respond"
    spaces = {action.space for action in board.legal() if isinstance(action, Respond)}
    assert spaces == {1, 3}
    board.do(Respond(guard, 3))
    assert all(action.space == 1 for action in board.legal() if isinstance(action, Respond))


@rule("E13.8", "E13.9")
def test_the_player_must_face_a_free_attacker_and_the_others_strike_directly() -> None:
    board = Board()
    weak, strong = board.add(A, being(10, 10)), board.add(A, being(15, 15, level=2))
    board.attack(weak, strong)
    assert board.asked == "B forced"
    assert board.legal() == [actions.PlacePlayer(0), actions.PlacePlayer(1)]
    board.do(actions.PlacePlayer(1))
    assert not board.there(strong) and board.there(weak)
    assert board.vital(A) == 195
    assert board.vital(B) == 175
    assert board.zone(board.player(B)) == "area"


@rule("E13.8")
def test_with_one_free_attacker_the_player_is_placed_without_a_question() -> None:
    board = Board()
    board.attack(board.add(A, being(10, 10)))
    board.respond()
    assert board.vital(B) == 190 and board.vital(A) == 200 - 10


@rule("E13.8", "E13.4")
def test_the_forced_player_selects_his_arms() -> None:
    board = Board()
    sword = board.arm(board.player(B, "E09"), "E09")
    soldier = board.add(A, being(10, 25))
    board.attack(soldier)
    assert board.asked == "B arms" and board.legal() == [Select(sword), DONE]
    board.do(Select(sword))
    board.absorbs_nothing()
    assert not board.there(soldier)


@rule("E13.9")
def test_a_player_who_answers_already_is_struck_by_all_other_free_attackers() -> None:
    board = Board()
    lanes = [board.add(A, being(force, 40)) for force in (3, 10, 5)]
    board.attack(*lanes)
    board.do(actions.PlacePlayer(0))
    assert board.vital(B) == 200 - 3 - 15
    assert [board.body(lane).damage for lane in lanes] == [0, 0, 0]  # home and refreshed


@rule("E13.7")
def test_without_free_attackers_the_player_stays_in_his_area() -> None:
    board = Board()
    guard = board.add(B, being(0, 10))
    board.attack(board.add(A, being(0, 10)))
    board.respond({0: guard})
    assert board.vital(B) == 200
    assert not any(isinstance(one, events.Placed) and one.role == "forced" for one in board.told)


@rule("E16.16c", "E13.8", "E14.11")
def test_a_spirit_that_stands_in_must_face_one_and_the_rest_is_lost() -> None:
    board = Board()
    board.player(B, damage=60)
    spirit = board.spirit(B, being(15, 25, type="spirit"), by=board.player(B, damage=60))
    weak, strong = board.add(A, being(10, 10)), board.add(A, being(20, 20))
    board.attack(weak, strong)
    board.do(actions.PlacePlayer(1))
    assert board.zone(spirit) == "area"
    assert board.left(spirit) == [25]
    assert board.vital(A) == 200
    lost = [one for one in board.told if isinstance(one, events.DamageLost)]
    assert [(one.amount, one.rule) for one in lost] == [(10, "E16.16")]


@rule("E16.16b", "E16.16c")
def test_when_the_spirit_dies_the_player_is_back_with_the_vital_he_had() -> None:
    board = Board()
    player = board.player(B, damage=60)
    spirit = board.spirit(B, being(15, 25, type="spirit"), by=player)
    board.attack(board.add(A, being(30, 30)))
    board.respond()
    assert not board.there(spirit) and board.zone(player) == "area"
    assert board.vital(B) == 140  # what the Spirit could not take is lost: he comes back after the step
    assert board.table.sides[B].waiting == 1


# --- windows around it (E12.1, E12.6, E13.13) --------------------------------------------------------------


@rule("E12.1")
def test_without_an_attacker_after_w3_the_combat_ends_at_once() -> None:
    board = Board()
    soldier = board.add(A, "E01")
    board.add(B, "E06")
    board.hand(B, "A15", pool=5)
    board.attack(soldier)
    board.do(actions.Cast("A15"), actions.Aim(soldier))
    board.do(actions.Pay())
    assert not board.there(soldier)
    assert board.table.battle is None and board.asked == ""


@rule("E12.6", "E13.12", "E13.9")
def test_a_responder_destroyed_in_w4_does_not_strike_and_the_damage_passes_to_the_player() -> None:
    board = Board()
    attacker, guard = board.add(A, being(15, 15)), board.add(B, being(30, 10))
    board.hand(A, "E17", pool=5)
    board.attack(attacker)
    board.do(PASS, Respond(guard, 0))
    assert board.asked == "A window" and board.table.question is not None
    assert board.table.question.window == "W4"
    board.do(actions.Cast("E17"), actions.Aim(guard), actions.Pay())
    assert not board.there(guard) and board.there(attacker)
    assert board.vital(B) == 185  # he is not forced into the lane: places are settled
    assert not any(isinstance(one, events.Placed) and one.role == "forced" for one in board.told)


@rule("E13.10", "E16.14")
def test_a_swift_attacker_whose_opponent_is_gone_faces_no_level_and_is_not_free() -> None:
    board = Board()
    attacker, guard = board.add(A, being(15, 15, "veloz")), board.add(B, being(30, 10))
    board.hand(A, "E17", pool=5)
    board.attack(attacker)
    board.do(PASS, Respond(guard, 0), actions.Cast("E17"), actions.Aim(guard), actions.Pay())
    assert not board.there(guard)
    assert board.strikes() == [("N", (attacker,))]


@rule("E13.12", "E14.8")
def test_a_heavy_responder_whose_attacker_is_gone_strikes_the_attacking_player() -> None:
    board = Board()
    attacker, guard = board.add(A, being(5, 10)), board.add(B, being(20, 20, "pesado"))
    board.hand(B, "E17", pool=5)
    board.attack(attacker)
    board.do(PASS, Respond(guard, 0), actions.Cast("E17"), actions.Aim(attacker), actions.Pay())
    assert board.vital(A) == 180 and board.vital(B) == 200
    assert board.strikes() == [("P", (guard,))]


@rule("E11.7")
def test_nothing_of_a_fighting_group_can_be_placed_in_the_magic_zone() -> None:
    board = Board()
    soldier = board.add(A, ("E06", "O1"))
    board.add(A, ("E06", "O1"))
    guard = board.add(B, ("E06", "O1"))
    board.attack(soldier)
    board.passes()
    board.do(Respond(guard, 0))
    offered = [one for one in board.legal() if isinstance(one, actions.PlaceMagic)]
    assert board.asked == "A window"
    assert board.arm(soldier, "O1") not in [one.number for one in offered]
    assert len(offered) == 2  # the second soldier with his opal, and that opal alone


@rule("E12.1", "E13.3")
def test_in_w4_the_owner_of_an_opal_may_place_it_or_pass_and_nothing_else() -> None:
    board = Board()
    player = board.player(A, "O1")
    attacker = board.add(A, being(0, 10))
    board.fight()
    board.do(Attack(attacker, 0), DONE)
    opal = board.arm(player, "O1")
    assert board.asked == "A window"  # W3
    board.do(PASS)  # P of B must face the only attacker: W4 follows at once
    assert board.asked == "A window" and board.legal() == [actions.PlaceMagic(opal), PASS]


@rule("E9.1")
def test_in_combat_no_character_is_played_but_a_spell_may_be_cast() -> None:
    board = Board()
    board.hand(A, "E01", "E17", pool=20)
    board.attack(board.add(A, "E01"))
    assert board.asked == "A window"
    assert board.legal() == [actions.Cast("E17"), PASS]


@rule("E12.1")
def test_after_a_chain_in_w3_the_other_may_act_again() -> None:
    board = Board()
    attacker = board.add(A, being(5, 40))
    board.hand(A, "A15", pool=5)
    board.hand(B, "A15", pool=5)
    board.attack(attacker)
    board.do(PASS, actions.Cast("A15"), actions.Aim(attacker), actions.Pay(), PASS)
    assert board.body(attacker).damage == 10
    assert board.asked == "A window" and board.table.question is not None
    assert board.table.question.window == "W3"
    board.do(PASS)
    assert board.table.battle is not None and board.table.battle.step != "attackers"


# --- the end (E13.14, E4.9, E15) ---------------------------------------------------------------------------


@rule("E4.9", "E13.14", "E15.2")
def test_survivors_come_home_refreshed() -> None:
    board = Board()
    soldier = board.add(A, (being(0, 10), "E13"), spent=0)
    guard = board.add(B, being(9, 10))
    board.attack(soldier)
    board.respond({0: guard})
    board.do(DONE)
    assert board.zone(soldier) == "reserves" and board.left(soldier) == [10]
    assert board.group(soldier).bodies[0].arms[0].card == "E13"


@rule("E15.3", "E4.9", "E15.4")
def test_the_player_card_never_heals_by_combat_but_its_arms_do() -> None:
    board = Board()
    player = board.player(A, "E14")
    guard = board.add(B, being(14, 90))
    board.attack(player)
    armour = board.arm(player, "E14")
    board.respond({0: guard})
    board.do(actions.AbsorbNext(armour))
    assert board.vital(A) == 200 and board.arm_damage(armour) == 0
    assert board.zone(player) == "area"


@rule("E7.7", "E15.2")
def test_spent_vital_returns_with_the_refresh() -> None:
    board = Board()
    mage = board.add(A, "E04", spent=5)
    guard = board.add(B, being(0, 90))
    board.attack(mage)
    board.respond({0: guard})
    assert board.left(mage) == [10]


@rule("E13.13")
def test_no_other_character_takes_part() -> None:
    board = Board()
    board.add(A, being(90, 90))
    weak = board.add(A, being(5, 5))
    other = board.add(B, being(90, 90))
    guard = board.add(B, being(0, 20))
    board.attack(weak)
    board.respond({0: guard})
    assert board.vital(B) == 200 and board.left(other) == [90]


@rule("E13.9")
def test_all_free_spaces_are_said_when_places_are_settled() -> None:
    board = Board()
    board.attack(board.add(A, being(1, 9)), board.add(A, being(1, 9)))
    board.do(actions.PlacePlayer(0))
    settled = next(one for one in board.told if isinstance(one, events.ResponseDeclared))
    assert settled.free == (1,) and free(board, B) == []


@rule("E12.6", "E13.13")
def test_a_spell_may_reach_a_fight_from_outside() -> None:
    board = Board()
    bolt = spell(force=90)
    attacker = board.add(A, being(10, 10))
    board.hand(B, bolt, pool=5)
    board.attack(attacker)
    board.do(actions.Cast(bolt), actions.Aim(attacker), actions.Pay())
    assert not board.there(attacker) and board.asked == ""
