"""Playing arms, assigning and moving them (E4, E5, E10, E16.7, E16.13)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import Assign, Bear, Cast, Pay, PlaceMagic, Play, ToArmoury
from game.epikha.state import Step
from tests.epikha.positions import A, B, Board, arm, being, own_phase

rule = pytest.mark.rule


def give(board: Board, one: int, group: int) -> None:
    board.do(Assign(one), Bear(board.body(group).id))


@rule("E5.1", "E5.3", "E5.6", "E5.7", "E4.1", "E4.7", "E9.2")
def test_characters_enter_the_reserves_and_arms_the_armoury() -> None:
    board = own_phase("E01", "E09", "E13", "X20", pool=30)
    board.main()
    board.do(Play("E01"), Play("E09"), Play("E13"), Play("X20"))
    assert board.reserves(A) == ["E01"] and board.pile(A, "armoury") == ["E09", "E13", "X20"]
    assert board.table.sides[A].pool == 0 and board.pile(A, "hand") == []


@rule("E10.1", "E10.2", "E8.6")
def test_an_arm_is_assigned_or_moved_once_in_each_phase() -> None:
    board = own_phase(phase="regroup")
    soldier = board.add(A, ("E01", "E09"))
    player = board.player(A)
    sword = board.arm(soldier, "E09")
    board.main()
    give(board, sword, player)
    assert [one.card for one in board.body(player).arms] == ["E09"]
    assert board.refused(Assign(sword)) == ("moved_already", "E10.2")
    assert board.refused(Assign(sword), B) == ("not_your_turn", "E19")


@rule("E10.2")
def test_an_arm_may_go_back_to_the_armoury_and_moves_again_in_the_next_phase() -> None:
    board = own_phase()
    soldier = board.add(A, ("E01", "E09"))
    sword = board.arm(soldier, "E09")
    board.start(Step("main", A), Step("regroup", A))
    board.do(Assign(sword), ToArmoury())
    assert board.zone(sword) == "armoury"
    assert Assign(sword) not in board.legal()
    board.do(actions.EndPhase())
    assert board.table.phase == "regroup" and Assign(sword) in board.legal()


@rule("E10.1", "E10.3")
def test_neither_rivals_nor_fighters_nor_cards_of_the_magic_zone_are_given_arms() -> None:
    board = own_phase()
    placed, theirs = board.add(A, "E04", magic=1), board.add(B, "E01")
    sword, taken = board.armoury(A, "E09"), board.armoury(B, "E09")
    board.main()
    assert board.refused(Assign(taken)) == ("not_yours", "E10.1")
    board.do(Assign(sword))
    assert board.refused(Bear(board.body(placed).id)) == ("bearer_away", "E10.3")
    assert board.refused(Bear(board.body(theirs).id)) == ("not_yours", "E10.1")
    fight = Board()
    soldier = fight.add(A, ("E01", "E09"))
    fight.hand(B, "X29", pool=5)
    fight.attack(soldier)
    assert fight.asked == "B window"
    fight.meanwhile(fight.main)
    assert fight.refused(Assign(fight.arm(soldier, "E09"))) == ("bearer_away", "E10.3")


@rule("E10.4", "E16.2")
def test_a_beast_bears_nothing_unless_its_text_says_so() -> None:
    board = own_phase()
    beast = board.add(A, "X07")
    sword = board.armoury(A, "E09")
    board.main()
    board.do(Assign(sword))
    assert board.refused(Bear(board.body(beast).id)) == ("beast", "E16.2")


@rule("E10.4", "E16.7", "E2.4")
def test_maestro_asks_for_a_bearer_of_its_level_or_higher() -> None:
    board = own_phase()
    low, high = board.add(A, being(5, 10, level=2)), board.add(A, being(5, 10, level=3))
    player = board.player(A)
    auren = board.armoury(A, "E12")
    board.main()
    board.do(Assign(auren))
    assert board.refused(Bear(board.body(low).id)) == ("maestro_bearer", "E16.7")
    assert {Bear(board.body(high).id), Bear(board.body(player).id)} <= set(board.legal())


@rule("E5.12")
def test_a_bearer_has_one_machine_and_a_beast_none() -> None:
    board = own_phase()
    beast, crew = board.add(A, "A07"), board.add(A, ("E01", "X20"))
    other = board.add(A, "E01")
    engine = board.armoury(A, "X19")
    board.main()
    board.do(Assign(engine))
    assert board.refused(Bear(board.body(crew).id)) == ("one_machine", "E5.12")
    assert board.refused(Bear(board.body(beast).id)) == ("beast", "E16.2")
    board.do(Bear(board.body(other).id))
    assert board.zone(engine) == "reserves"


@rule("E10.5", "E16.15")
def test_members_of_a_unit_receive_cards_one_by_one() -> None:
    board = own_phase()
    unit = board.unit(A, "E01", "E01", "E01")
    sword = board.armoury(A, "E09")
    board.main()
    second = board.group(unit).bodies[1].id
    board.do(Assign(sword), Bear(second))
    assert [one.card for one in board.group(unit).bodies[1].arms] == ["E09"]


@rule("E10.6", "E4.9")
def test_the_arms_of_a_destroyed_bearer_fall_into_the_armoury_without_damage() -> None:
    board = own_phase()
    bearer = board.add(B, (being(5, 10), "E09", "O1", "O1"))
    board.packet(B, bearer, (10, 3))
    board.absorbs_nothing()
    assert not board.there(bearer)
    assert sorted(board.pile(B, "armoury")) == ["E09", "O1", "O1"]
    assert all(one.damage == 0 for one in board.table.sides[B].armoury)


@rule("E10.8", "E12.6")
def test_an_arm_in_the_armoury_does_nothing_but_may_be_a_target() -> None:
    board = own_phase("A17", pool=5)
    relic = board.armoury(A, "X25", markers=1)
    amulet = board.armoury(A, "E16")
    armour = board.armoury(B, "E14")
    board.main()
    assert board.refused(actions.UseMarker(relic, 0)) == ("unassigned", "E10.8")
    assert board.refused(PlaceMagic(amulet)) == ("unassigned", "E10.8")
    board.do(Cast("A17"), actions.Aim(armour), Pay())
    board.passes()
    assert not board.there(armour) and board.pile(B, "discard") == ["E14"]


@rule("E1.3", "E16.2")
def test_a_text_that_permits_beats_bestia() -> None:
    board = own_phase()
    permit = {"when": "always", "op": "permit", "deed": "bear"}
    beast = board.add(A, being(10, 10, "bestia", effects=[permit]))
    sword = board.armoury(A, "E09")
    board.main()
    give(board, sword, beast)
    assert board.zone(sword) == "reserves"


# --- Unico (E16.13) ----------------------------------------------------------------------------------------


@rule("E16.13")
def test_unico_forbids_another_of_the_name_on_either_side() -> None:
    board = own_phase("E08", pool=25)
    lion = board.add(B, "E08")
    board.main()
    assert board.refused(Play("E08")) == ("unique", "E16.13")
    board.meanwhile(lambda: board.packet(B, lion, (30, 5)))
    assert Play("E08") in board.legal()
    assert board.pile(A, "hand") == ["E08"]


@rule("E16.13", "E16.16")
def test_a_card_that_is_set_aside_blocks_nothing_and_returns_to_the_hand_if_a_copy_stands() -> None:
    board = own_phase("E08", pool=25)
    spirit = board.spirit(A, "E20", by=board.add(A, ("E08", "E09")))
    board.start(Step("main", A))
    board.do(Play("E08"))
    board.meanwhile(lambda: board.packet(A, spirit, (20, 5)))
    assert board.pile(A, "hand") == ["E08"] and board.pile(A, "armoury") == ["E09"]
    assert board.reserves(A) == ["E08"] and board.pile(A, "removed") == ["E20"]
    back = [event for event in board.told if isinstance(event, events.SummonerReturned)]
    assert [event.to_hand for event in back] == [True]


@rule("E16.17", "E16.13")
def test_a_unique_sword_does_not_make_its_bearer_unique() -> None:
    board = own_phase("E01", pool=5)
    board.add(A, ("E01", "E12"))
    board.main()
    board.do(Play("E01"))
    assert board.reserves(A) == ["E01", "E01"]


@rule("E1.4", "E4.1")
def test_a_weapon_without_a_legal_bearer_waits_in_the_armoury() -> None:
    board = own_phase()
    heavy = arm("weapon", 5, 5, "maestro", level=5)
    lying = board.armoury(A, heavy)
    board.main()
    assert board.refused(Assign(lying)) == ("nobody_bears", "E10.4")


@rule("E16.13")
def test_unico_forbids_a_namesake_that_has_not_the_rule_itself() -> None:
    plain = being(5, 5, name={"es": "Lion Arkan", "en": "Lion Arkan"}, cost=5)
    other = being(5, 5, cost=5)
    board = own_phase(plain, other, pool=25)
    board.add(B, "E08")
    board.main()
    assert Play(other) in board.legal()
    assert board.refused(Play(plain)) == ("unique", "E16.13")


@rule("E16.13", "E16.16")
def test_a_unique_sword_that_was_set_aside_goes_to_the_hand_if_a_copy_is_on_the_field() -> None:
    board = own_phase("E12", pool=15)
    mage = board.add(A, ("E04", "E12", "E09"))
    spirit = board.spirit(A, "E20", by=mage)
    board.main()
    board.do(Play("E12"))
    board.meanwhile(lambda: board.packet(A, spirit, (20, 5)))
    assert [one.card for one in board.group(mage).bodies[0].arms] == ["E09"]
    assert board.pile(A, "hand") == ["E12"] and board.pile(A, "armoury") == ["E12"]
