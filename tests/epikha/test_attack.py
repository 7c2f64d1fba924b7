"""Combat: attackers and the arms they select (E13.1 to E13.6, E5.12)."""

from __future__ import annotations

import pytest

from game.epikha import actions
from game.epikha.actions import Attack, Select
from game.epikha.rules.flow import DONE
from game.epikha.state import Step
from tests.epikha.positions import A, B, Board, arm, being

rule = pytest.mark.rule


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
    assert board.strikes() == [("N", (soldier, guard))]  # the helmet takes the weight off the hammer


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
