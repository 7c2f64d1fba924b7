"""Combat: attackers, arms, responders, the forced Player, windows, the end (E13)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import Attack, Respond, Select
from game.epikha.rules.flow import DONE, PASS
from game.epikha.state import Step
from tests.epikha.positions import A, B, Board, arm, being, free, spell

rule = pytest.mark.rule


def strikes(board: Board) -> list[tuple[str, tuple[int, ...]]]:
    """The strike steps that were carried out, with who struck in each."""
    return [(one.step, one.groups) for one in board.told if isinstance(one, events.StrikesBegun)]


# --- attackers (E13.1 to E13.3) ----------------------------------------------------------------------------


@rule("E13.2", "E4.3")
def test_four_attackers_and_no_fifth_fit_and_no_two_share_a_space() -> None:
    board = Board()
    groups = [board.add(A, "E01") for _ in range(5)]
    board.fight()
    board.do(Attack(groups[0], 2))
    assert Attack(groups[1], 2) not in board.legal()
    assert Attack(groups[1], 3) in board.legal()
    board.do(Attack(groups[1], 0), Attack(groups[2], 1))
    assert board.asked == "A attack"
    board.do(Attack(groups[3], 3))
    assert board.asked != "A attack"


@rule("E13.2")
def test_characters_units_spirits_and_the_player_attack_from_deployment_and_magic() -> None:
    board = Board()
    lone, unit = board.add(A, "E06"), board.unit(A, "E01", "E01", "E01")
    placed = board.add(A, "E04", magic=2)
    spirit = board.spirit(A, "E20", by=board.add(A, "E04"))
    player = board.player(A)
    board.fight()
    offered = {action.group for action in board.legal() if isinstance(action, Attack)}
    assert offered == {lone, unit, placed, spirit, player}


@rule("E11.6", "E13.2")
def test_an_attacker_leaves_the_magic_zone_for_good() -> None:
    board = Board()
    mage = board.add(A, being(5, 30), magic=2)
    board.attack(mage)
    assert board.table.sides[A].magic[2] is None
    board.respond()
    assert board.zone(mage) == "reserves"


@rule("E13.1", "E8.8")
def test_there_is_one_attack_in_a_turn() -> None:
    board = Board()
    soldier = board.add(A, being(1, 90))
    board.add(A, "E06")
    board.start(Step("combat_phase", A), Step("regroup", A))
    board.do(Attack(soldier, 0), DONE)
    board.respond()
    assert board.table.attacked and board.table.battle is None
    assert board.asked == "A main" and board.table.phase == "regroup"
    assert not any(isinstance(action, Attack) for action in board.legal())


@rule("E8.8", "E13.1")
def test_combat_may_be_left_out() -> None:
    board = Board()
    board.add(A, "E01")
    board.fight()
    board.do(DONE)
    assert not board.table.attacked and board.table.battle is None
    assert board.vital(B) == 200


@rule("E13.3", "E12.1")
def test_a_placed_attacker_cannot_be_taken_back() -> None:
    board = Board()
    soldier = board.add(A, "E01")
    board.hand(B, "A15", pool=5)
    board.attack(soldier)
    assert board.asked == "B window" and board.zone(soldier) == "combat"
    assert all(not isinstance(action, Attack) for action in board.legal())


@rule("E9.4")
def test_a_character_may_attack_at_once() -> None:
    board = Board(phase="deployment")
    board.hand(A, "E01", pool=5)
    board.main()
    board.do(actions.Play("E01"))
    board.do(actions.EndPhase())
    board.fight()
    assert any(isinstance(action, Attack) for action in board.legal())


# --- arms (E13.4 to E13.6, E5.12) --------------------------------------------------------------------------


@rule("E13.4")
def test_two_weapons_are_selected_and_no_third() -> None:
    board = Board()
    soldier = board.add(A, ("E06", "E09", "A12", "A11"))
    sword, spear, bow = (board.arm(soldier, card) for card in ("E09", "A12", "A11"))
    board.fight()
    board.do(Attack(soldier, 0))
    assert board.legal() == [Select(sword), Select(spear), Select(bow), DONE]
    board.do(Select(spear), Select(sword))
    assert board.group(soldier).chosen == (spear, sword)
    board.do(DONE)
    board.respond()
    board.absorbs_nothing()
    assert board.vital(B) == 200 - 25


@rule("E13.4")
def test_fewer_weapons_may_be_selected() -> None:
    board = Board()
    soldier = board.add(A, ("E06", "E09"))
    board.fight()
    board.do(Attack(soldier, 0), DONE)
    assert board.zone(soldier) == "combat" and board.group(soldier).chosen == ()


@rule("E13.4")
def test_the_choice_of_arms_may_differ_in_every_combat() -> None:
    board = Board()
    soldier = board.add(A, ("E06", "E09"))
    guard = board.add(B, being(0, 90))
    board.attack((soldier, board.arm(soldier, "E09")))
    board.respond({0: guard})
    assert board.group(soldier).chosen == ()
    board.fight()
    board.do(Attack(soldier, 1))
    assert board.asked == "A arms"


@rule("E5.12", "E13.4")
def test_a_machine_uses_both_choices() -> None:
    board = Board()
    soldier = board.add(A, ("E06", "E09", "X20"))
    tower = board.arm(soldier, "X20")
    board.fight()
    board.do(Attack(soldier, 0), Select(tower))
    assert board.group(soldier).chosen == (tower,)
    other = Board()
    soldier = other.add(A, ("E06", "E09", "X20"))
    other.fight()
    other.do(Attack(soldier, 0), Select(other.arm(soldier, "E09")))
    assert other.zone(soldier) == "combat"


@rule("E13.5")
def test_heavy_and_swift_weapons_are_not_selected_together() -> None:
    board = Board()
    soldier = board.add(A, ("E06", "E11", "E10", "X23"))  # hammer, zimatha, helmet of the colossus
    hammer, zimatha = board.arm(soldier, "E11"), board.arm(soldier, "E10")
    board.fight()
    board.do(Attack(soldier, 0))
    assert board.legal() == [Select(hammer), Select(zimatha), DONE]
    board.do(Select(hammer))
    assert board.zone(soldier) == "combat"  # the other one does not fit, so there is nothing to choose
    guard = board.add(B, being(1, 90))
    board.do(DONE)
    board.respond({0: guard})
    board.absorbs_nothing()
    assert strikes(board) == [("N", (soldier, guard))]  # the helmet takes the weight off the hammer


@rule("E13.4", "E16.15c")
def test_a_unit_chooses_two_arms_in_all() -> None:
    board = Board()
    unit = board.unit(A, ("E01", "E09"), ("E01", "E09"), ("E01", "E09"))
    one, other, third = (board.arm(unit, "E09", nth) for nth in range(3))
    board.fight()
    board.do(Attack(unit, 0))
    assert board.legal() == [Select(one), Select(other), Select(third), DONE]
    board.do(Select(one), Select(third))
    assert board.group(unit).chosen == (one, third)


@rule("E13.4")
def test_of_equal_arms_of_one_bearer_the_first_stands_for_all() -> None:
    board = Board()
    soldier = board.add(A, ("E06", "E09", "E09"))
    board.fight()
    board.do(Attack(soldier, 0))
    assert board.legal() == [Select(board.arm(soldier, "E09", 0)), DONE]


@rule("E13.6")
def test_all_objects_take_part() -> None:
    board = Board()
    bearer = board.add(A, ("E06", arm("object", 3, 0), arm("object", 4, 0), arm("object", 5, 0)))
    board.attack(bearer)
    board.respond()
    assert board.vital(B) == 200 - 22


@rule("E10.5")
def test_a_unit_may_select_what_one_member_bears() -> None:
    board = Board()
    unit = board.unit(A, ("E01", "E09"), "E01", "E01")
    board.attack((unit, board.arm(unit, "E09")))
    board.respond()
    assert board.vital(B) == 200 - (15 + 5)


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


@rule("E13.12", "E14.8")
def test_a_heavy_responder_whose_attacker_is_gone_strikes_the_attacking_player() -> None:
    board = Board()
    attacker, guard = board.add(A, being(5, 10)), board.add(B, being(20, 20, "pesado"))
    board.hand(B, "E17", pool=5)
    board.attack(attacker)
    board.do(PASS, Respond(guard, 0), actions.Cast("E17"), actions.Aim(attacker), actions.Pay())
    assert board.vital(A) == 180 and board.vital(B) == 200
    assert strikes(board) == [("P", (guard,))]


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
