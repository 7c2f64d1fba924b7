"""Vital: who pays what, how much, and what becomes of it (E6.7, E7)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import Aim, Amount, Cast, EndPhase, Forge, Pay, PlaceMagic, Play, Raise, Spend
from game.epikha.rules.flow import PASS
from game.epikha.state import POOL, Step
from tests.epikha.positions import A, B, Board, being, own_phase, spell

rule = pytest.mark.rule


def spent(board: Board, seat: int = A) -> list[events.Paid]:
    return [event for event in board.told if isinstance(event, events.Paid) and event.seat == seat]


@rule("E7.1", "E7.2", "E7.3", "E5.1", "E5.8", "E7.5")
def test_opal_vital_pays_characters_and_the_player_card_helps_with_a_spell() -> None:
    board = own_phase("E03", "A14", pool=5)
    target = board.add(B, being(5, 30))
    board.main()
    assert board.refused(Play("E03")) == ("opals_short", "E7.3")
    board.do(Cast("A14"), Aim(target), Pay())
    assert board.vital(A) == 195
    assert spent(board)[0].pool == 5 and spent(board)[0].bodies == ((1, 5),)


@rule("E7.1")
def test_a_payment_is_put_together_piece_by_piece() -> None:
    board = own_phase("A14", pool=5)
    mage = board.add(A, "E04")
    target = board.add(B, being(5, 30))
    body = board.body(mage).id
    board.main()
    board.do(Cast("A14"), Aim(target))
    board.do(Spend(body))
    assert Amount(9) in board.legal() and Amount(10) not in board.legal()
    assert board.refused(Amount(10)) == ("keeps_one", "E7.6")
    board.do(Amount(4), Spend(POOL), Amount(1))
    assert board.refused(Spend(body)) == ("paid_already", "E7.1")
    board.do(Pay())
    assert board.left(mage) == [6] and board.table.sides[A].pool == 4 and board.vital(A) == 195


@rule("E7.1")
def test_a_piece_is_never_so_small_that_the_rest_falls_short() -> None:
    board = own_phase("X29")
    board.player(A, damage=197)
    mage = board.add(A, "E04")
    board.main()
    board.do(Cast("X29"), Spend(board.body(mage).id))
    assert board.legal() == [Amount(3), Amount(4), Amount(5)]
    assert board.refused(Amount(2)) == ("too_little", "E7.1")


@rule("E7.6", "E16.8", "E7.4")
def test_a_mage_pays_all_but_one_of_its_vital_and_a_soldier_nothing() -> None:
    board = own_phase("A14")
    board.player(A, damage=199)
    board.add(A, being(5, 50))
    board.add(A, "E04")
    target = board.add(B, being(5, 30))
    board.main()
    assert Cast("A14") not in board.legal()
    assert board.refused(Cast("A14")) == ("vital_short", "E7.1")
    board = own_phase("A14", pool=1)
    soldier, mage = board.add(A, being(5, 50)), board.add(A, "E04")
    target = board.add(B, being(5, 30))
    board.main()
    board.do(Cast("A14"), Aim(target))
    assert board.refused(Spend(board.body(soldier).id)) == ("no_magia_to_pay", "E7.4")
    board.do(Pay())
    assert board.left(mage) == [1] and board.vital(A) == 200


@rule("E7.4", "E16.17", "E16.8")
def test_lent_magia_pays_in_deployment_and_magic_zone_but_not_in_combat() -> None:
    board = own_phase("X29")
    board.player(A, damage=199)
    soldier = board.add(A, (being(5, 10), "O1"))
    board.main()
    board.do(Cast("X29"), Spend(board.body(soldier).id))
    assert board.body(soldier).spent == 5  # nobody else could give any of it: nothing was asked
    board = own_phase("X29")
    board.player(A, damage=199)
    soldier = board.add(A, (being(5, 10), "O1"))
    board.start(Step("main", A))
    board.do(PlaceMagic(soldier), Cast("X29"), Spend(board.body(soldier).id))
    assert board.zone(soldier) == "magic"
    board = own_phase("X29")
    board.player(A, damage=199)
    soldier = board.add(A, (being(5, 10), "O1"))
    board.start(Step("main", A))
    board.do(PlaceMagic(board.arm(soldier, "O1")), Cast("X29"))
    assert board.refused(Spend(board.body(soldier).id)) == ("no_magia_to_pay", "E7.4")
    board = Board()
    board.hand(A, "X29")
    board.player(A, damage=199)
    soldier = board.add(A, (being(5, 10), "O1"))
    mage = board.add(A, "E04")
    board.attack(soldier, mage)
    assert board.asked == "A window"
    board.do(Cast("X29"))
    assert board.refused(Spend(board.body(soldier).id)) == ("no_magia_to_pay", "E7.4")
    assert Spend(board.body(mage).id) in board.legal()


@rule("E7.4", "E16.15c")
def test_members_of_a_unit_pay_only_if_all_of_them_have_magia() -> None:
    board = own_phase("X29")
    board.player(A, damage=199)
    unit = board.unit(A, "A04", "A04", "A04")
    mixed = board.unit(A, "A04", "A04", being(5, 5, "unidades", class_="mago"))
    board.main()
    board.do(Cast("X29"))
    assert board.refused(Spend(board.group(mixed).bodies[0].id)) == ("unit_pays_together", "E16.15c")
    board.do(Pay())
    assert sum(board.left(unit)) == 10
    board = own_phase("X29")
    board.player(A, damage=199)
    lent = board.unit(A, "A04", "A04", (being(5, 5, "unidades", class_="mago"), "O1"))
    board.main()
    board.do(Cast("X29"), Spend(board.group(lent).bodies[2].id))
    assert Amount(4) in board.legal()


@rule("E7.3", "E5.5", "E5.11")
def test_forging_takes_any_vital_and_a_magic_weapon_without_forging_does_not() -> None:
    board = own_phase("X17", "E12")
    board.main()
    assert board.refused(Play("X17")) == ("to_forge", "E5.11")
    assert board.refused(Forge("E12")) == ("no_forging", "E5.11")
    assert board.refused(Play("E12")) == ("opals_short", "E7.3")
    board.do(Forge("X17"), Pay())
    assert board.pile(A, "armoury") == ["X17"] and board.vital(A) == 190


@rule("E7.3", "E7.5")
def test_a_continuous_spell_takes_any_vital() -> None:
    board = own_phase("A18")
    board.main()
    board.do(Cast("A18"), Pay())
    assert board.vital(A) == 190 and [card for _, card in continuous(board)] == ["A18"]


def continuous(board: Board) -> list[tuple[int, str]]:
    return [(spot.id, spot.spell) for spot in board.table.sides[A].magic if spot is not None and spot.spell]


@rule("E7.8", "E7.8a")
def test_opals_of_the_player_are_placed_one_by_one() -> None:
    board = own_phase()
    player = board.player(A, "O1", "O1", "O1")
    board.main()
    places = [action for action in board.legal() if isinstance(action, PlaceMagic)]
    assert len(places) == 1  # equal ones are one choice
    board.do(places[0])
    board.do(next(action for action in board.legal() if isinstance(action, PlaceMagic)))
    side = board.table.sides[A]
    assert side.pool == 10 and sum(spot is not None for spot in side.magic) == 2
    assert [arm.card for arm in board.body(player).arms] == ["O1"]


@rule("E7.8b", "E10.3", "E11.3")
def test_a_group_with_opals_takes_one_space_and_no_further_cards() -> None:
    board = own_phase()
    soldier = board.add(A, ("E01", "O1", "O1", "O1", "O1"))
    sword = board.armoury(A, "E09")
    board.main()
    board.do(PlaceMagic(soldier))
    side = board.table.sides[A]
    assert side.pool == 20 and sum(spot is not None for spot in side.magic) == 1
    board.do(actions.Assign(sword))
    assert board.refused(actions.Bear(board.body(soldier).id)) == ("bearer_away", "E10.3")


@rule("E7.8", "E10.8")
def test_an_opal_in_the_armoury_is_not_placed() -> None:
    board = own_phase()
    opal = board.armoury(A, "O1")
    board.main()
    assert board.refused(PlaceMagic(opal)) == ("unassigned", "E10.8")


@rule("E7.9")
def test_left_vital_pays_in_the_combat_phase_of_the_same_turn() -> None:
    board = own_phase("X29", pool=15)
    board.player(A, damage=50)
    board.add(A, "E01")
    board.start(Step("main", A), Step("combat_phase", A))
    board.do(EndPhase(), actions.Attack(board.table.sides[A].reserves[0].id, 0), actions.Done())
    assert board.asked == "A window"
    board.do(Cast("X29"), Pay())
    board.passes()
    assert board.table.sides[A].pool == 10


@rule("E7.10", "E11.6")
def test_magia_works_once_between_two_own_inicios() -> None:
    board = own_phase(phase="regroup")
    mage = board.add(A, "E04", magia=True)
    board.main()
    board.do(PlaceMagic(mage))
    assert board.asked == "A main" and board.zone(mage) == "magic"
    assert [event.rule for event in board.told if isinstance(event, events.MagiaLost)] == ["E7.10"]
    board.meanwhile(lambda: board.start(Step("turn", A)))
    assert not board.body(mage).magia


# --- raising the Level (E6.7) ------------------------------------------------------------------------------


@rule("E6.7", "E6.6")
def test_five_vital_raise_a_spell_by_one_and_at_most_two_are_paid_for() -> None:
    board = own_phase("A15", pool=30)
    target = board.add(B, being(5, 30))
    board.main()
    board.do(Cast("A15"), Raise(), Raise())
    assert board.refused(Raise()) == ("raise_limit", "E6.7")
    board.do(Aim(target), Pay())
    announced = [event for event in board.told if isinstance(event, events.Announced)]
    assert announced[0].level == 3
    assert board.table.sides[A].pool == 15


@rule("E6.7")
def test_a_level_never_goes_above_five_and_is_raised_first() -> None:
    high = spell({"when": "cast", "op": "deal"}, level=4, force=10)
    board = own_phase(high, pool=30)
    target = board.add(B, being(5, 30))
    board.main()
    board.do(Cast(high), Raise())
    assert board.refused(Raise()) == ("raise_limit", "E6.7")
    board.do(Aim(target))
    assert board.refused(Raise()) == ("raise_first", "E6.7")


@rule("E6.7", "E12.2")
def test_a_spell_that_finds_its_target_only_when_raised_can_be_cast() -> None:
    board = own_phase("X30", pool=5)
    strong = board.add(B, being(5, 30, level=3))
    board.main()
    board.do(Cast("X30"))
    assert Aim(strong) not in board.legal() and Raise() in board.legal()
    board.do(Raise(), Aim(strong), Pay())
    board.passes()
    assert not board.there(strong)
    board.hand(A)
    assert board.vital(A) == 195


@rule("E6.7", "E11.9")
def test_a_spell_of_a_magia_text_is_raised_when_it_is_announced() -> None:
    board = own_phase(pool=5)
    mage = board.add(A, "E04")
    target = board.add(B, being(5, 30))
    board.main()
    board.do(PlaceMagic(mage), Raise(), Aim(target))
    assert board.asked == "A payment"
    board.do(Pay())
    assert [event.level for event in board.told if isinstance(event, events.Announced)] == [3]


@rule("E6.7")
def test_the_ika_staff_raises_the_next_own_spell_announced_this_turn() -> None:
    board = own_phase("A15", "A15", pool=10)
    staff = board.arm(board.player(A, "A10"), "A10")
    target = board.add(B, being(5, 50))
    board.main()
    board.do(PlaceMagic(staff), Aim(-1))
    board.do(Cast("A15"), Aim(target), Pay())
    board.passes()
    board.do(Cast("A15"), Aim(target), Pay())
    levels = [event.level for event in board.told if isinstance(event, events.Announced)][-2:]
    assert levels == [2, 1]


@rule("E7.5", "E16.16b")
def test_a_player_card_that_is_set_aside_does_not_pay() -> None:
    board = own_phase("X29")
    player = board.player(A)
    body = board.body(player).id
    board.spirit(A, "E20", by=player)
    mage = board.add(A, "E04")
    board.main()
    board.do(Cast("X29"))
    assert board.refused(Spend(body)) == ("player_aside", "E16.16b")
    assert Spend(board.body(mage).id) in board.legal()


@rule("E12.1")
def test_a_window_counts_as_passed_where_nothing_but_passing_is_legal() -> None:
    board = own_phase("X29", pool=5)
    board.player(A, damage=50)
    board.player(B, damage=199)
    board.main()
    board.do(Cast("X29"), Pay())
    passed = [event for event in board.told if isinstance(event, events.WindowPassed)]
    assert [(event.seat, event.by_itself) for event in passed] == [(B, True), (A, True)]
    assert board.asked == "A main" and PASS not in board.legal()
