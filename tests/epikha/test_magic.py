"""The Magic Zone and Magia: placing, single and as a group, the order of the effects (E4.2, E11)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import Aim, Cast, DiscardContinuous, NextEffect, Pay, PlaceMagic
from game.epikha.state import Step
from tests.epikha.positions import A, B, Board, being, own_phase

rule = pytest.mark.rule


def pool(board: Board, seat: int = A) -> int:
    return board.table.sides[seat].pool


@rule("E11.2", "E11.1")
def test_an_amulet_is_taken_off_its_bearer_and_returns_a_sword_to_its_owners_hand() -> None:
    board = own_phase()
    amulet = board.arm(board.player(A, "E16"), "E16")
    soldier = board.add(B, ("E01", "E09"))
    board.main()
    board.do(PlaceMagic(amulet), Aim(board.arm(soldier, "E09")))
    board.passes()
    assert board.pile(B, "hand") == ["E09"] and board.zone(amulet) == "magic"
    assert board.body(1).arms == ()


@rule("E11.2", "E16.8")
def test_who_has_no_magia_is_not_placed() -> None:
    board = own_phase()
    soldier = board.add(A, ("E01", "E09"))
    board.main()
    assert board.refused(PlaceMagic(soldier)) == ("no_magia", "E11.2")
    assert board.refused(PlaceMagic(board.arm(soldier, "E09"))) == ("no_magia", "E11.2")


@rule("E11.3", "E11.4", "E12.2")
def test_a_staff_announced_first_strengthens_the_arrow_of_its_bearer() -> None:
    board = own_phase()
    mage = board.add(A, ("E04", "E15"))
    target = board.add(B, being(5, 15))
    staff, body = board.arm(mage, "E15"), board.body(mage).id
    board.main()
    board.do(PlaceMagic(mage))
    assert set(board.legal()) == {NextEffect(staff, 0), NextEffect(body, 0)}
    board.do(NextEffect(staff, 0))
    arrow = next(action for action in board.legal() if isinstance(action, Aim))
    board.do(arrow)
    board.do(Aim(target))
    board.passes()
    assert not board.there(target)


@rule("E11.3", "E11.4", "E12.2")
def test_a_staff_announced_after_the_arrow_comes_too_late() -> None:
    board = own_phase()
    mage = board.add(A, ("E04", "E15"))
    target = board.add(B, being(5, 15))
    staff, body = board.arm(mage, "E15"), board.body(mage).id
    board.main()
    board.do(PlaceMagic(mage), NextEffect(body, 0), Aim(target))
    board.do(next(action for action in board.legal() if isinstance(action, Aim)))
    board.passes()
    assert board.left(target) == [5]
    assert board.zone(staff) == "magic"


@rule("E11.3", "E11.4", "E12.2")
def test_an_owner_orders_amulet_and_storm_though_the_storm_is_faster() -> None:
    board = own_phase()
    mage = board.add(A, ("A08", "E16"))
    target = board.add(B, (being(5, 15), "E14"))
    amulet, body = board.arm(mage, "E16"), board.body(mage).id
    board.main()
    board.do(PlaceMagic(mage), NextEffect(amulet, 0), Aim(board.arm(target, "E14")))
    assert board.asked == "A aim"  # one effect is left, so it comes next by itself
    board.do(Aim(target))
    board.passes()
    assert board.pile(B, "hand") == ["E14"] and not board.there(target)
    board = own_phase()
    mage = board.add(A, ("A08", "E16"))
    target = board.add(B, (being(5, 15), "E14"))
    body = board.body(mage).id
    board.main()
    board.do(PlaceMagic(mage), NextEffect(body, 0), Aim(target), Aim(board.arm(target, "E14")))
    board.passes()
    assert board.asked == "B absorb"  # with the storm first the armour may take it
    board.do(actions.AbsorbNext(board.arm(target, "E14")))
    assert board.there(target)


@rule("E12.2", "E11.4")
def test_an_answer_of_the_same_speed_announced_later_comes_before_a_whole_group() -> None:
    board = own_phase()
    board.hand(B, "X30", pool=5)
    mage = board.add(A, ("A08", "E16"))
    saved = board.add(B, (being(5, 15), "E14"))
    amulet = board.arm(mage, "E16")
    board.main()
    board.do(PlaceMagic(mage), NextEffect(amulet, 0), Aim(board.arm(saved, "E14")), Aim(saved))
    board.do(Cast("X30"), Aim(saved), Pay())
    board.passes()
    assert board.pile(B, "hand")[0] != "E14" and "E14" in board.pile(B, "hand")
    resolved = [(event.card, event.lost) for event in board.told if isinstance(event, events.ItemResolved)]
    assert resolved == [("X30", False), ("E16", False), ("A08", True)]


@rule("E11.4")
def test_an_effect_without_a_target_is_lost_and_vital_comes_first() -> None:
    board = own_phase()
    soldier = board.add(A, ("E01", "E15", "O1", "O1"))
    board.main()
    board.do(PlaceMagic(soldier))
    assert pool(board) == 10 and board.asked == "A main"
    assert [event.card for event in board.told if isinstance(event, events.MagiaLost)] == ["E15"]


@rule("E11.4")
def test_an_effect_with_a_target_must_be_announced_even_at_an_own_card() -> None:
    board = own_phase()
    player = board.player(A, "E16", "E09")
    board.main()
    board.do(PlaceMagic(board.arm(player, "E16")))
    aims = {action.target for action in board.legal() if isinstance(action, Aim)}
    assert board.arm(player, "E09") in aims and board.asked == "A aim"


@rule("E11.5", "E4.2", "E7.8")
def test_the_player_is_never_placed_and_five_spaces_are_all() -> None:
    board = own_phase()
    player = board.player(A, *["O1"] * 6)
    board.main()
    assert board.refused(PlaceMagic(player)) == ("player_never", "E11.5")
    for _ in range(5):
        board.do(next(action for action in board.legal() if isinstance(action, PlaceMagic)))
    assert pool(board) == 25
    assert board.refused(PlaceMagic(board.arm(player, "O1"))) == ("zone_full", "E4.2")


@rule("E11.5", "E11.3", "E7.8b")
def test_a_group_of_two_opals_and_four_single_ones_make_thirty() -> None:
    board = own_phase()
    board.player(A, *["O1"] * 4)
    soldier = board.add(A, ("E01", "O1", "O1"))
    board.main()
    board.do(PlaceMagic(soldier))
    for _ in range(4):
        board.do(next(action for action in board.legal() if isinstance(action, PlaceMagic)))
    assert pool(board) == 30


@rule("E11.7", "E12.1", "E13.3")
def test_a_fighting_bearer_keeps_its_opals_out_of_the_magic_zone() -> None:
    board = Board()
    soldier = board.add(A, ("E01", "O1"))
    opal = board.arm(board.player(A, "O1"), "O1")
    board.attack(soldier)
    assert board.asked == "A window"
    assert board.refused(PlaceMagic(board.arm(soldier, "O1"))) == ("fights", "E11.7")
    assert board.refused(PlaceMagic(soldier)) == ("fights", "E11.7")
    assert board.legal() == [PlaceMagic(opal), actions.Pass()]


@rule("E11.1", "E11.8")
def test_placed_characters_are_on_the_field_in_either_turn() -> None:
    board = Board(active=B, phase="deployment")
    board.hand(A, "A15", pool=5)
    mage = board.add(B, "E04")
    rival = board.add(A, "E04")
    board.start(Step("main", B))
    board.do(PlaceMagic(mage), Aim(board.add(A, being(5, 50))))
    assert board.asked == "A window"
    board.do(Cast("A15"), Aim(mage), Pay())
    assert PlaceMagic(rival) in board.legal() or board.asked != "A window"
    board.passes()
    assert not board.there(mage)


@rule("E11.9", "E12.2")
def test_cancelling_a_magia_spell_leaves_the_character_where_it_is() -> None:
    board = own_phase()
    board.hand(B, "X31", pool=5)
    mage = board.add(A, "E04")
    target = board.add(B, being(5, 10))
    board.main()
    board.do(PlaceMagic(mage), Aim(target))
    item = board.table.chain[0].number
    board.do(Cast("X31"), Aim(item), Pay())
    board.passes()
    assert board.zone(mage) == "magic" and board.left(target) == [10]


@rule("E11.10", "E12.10", "E5.9")
def test_a_full_magic_zone_takes_no_continuous_spell_until_one_is_discarded() -> None:
    board = own_phase("A18", pool=20)
    numbers = [board.continuous(A, "E19") for _ in range(5)]
    board.main()
    assert board.refused(Cast("A18")) == ("zone_full", "E12.10")
    board.do(DiscardContinuous(numbers[2]))
    assert board.pile(A, "discard") == ["E19"]
    board.do(Cast("A18"), Pay())
    assert [spot.spell for spot in board.table.sides[A].magic if spot is not None] == [
        "E19", "E19", "A18", "E19", "E19",
    ]  # fmt: skip


@rule("E11.10")
def test_a_continuous_spell_is_not_discarded_in_combat() -> None:
    board = Board()
    number = board.continuous(A, "E19")
    board.hand(A, "X29", pool=5)
    board.start(Step("window", A, "W3"))
    assert board.refused(DiscardContinuous(number)) == ("only_in_own_phases", "E11.10")


@rule("E11.4", "E12.3", "E6.7")
def test_an_ika_staff_raises_a_spell_of_its_group_that_is_still_to_come() -> None:
    board = own_phase()
    mage = board.add(A, ("E04", "A10"))
    target = board.add(B, being(5, 15))
    staff = board.arm(mage, "A10")
    board.main()
    board.do(PlaceMagic(mage), NextEffect(staff, 0))
    coming = board.table.batch
    arrow = next(item.number for item in coming if item.card == "E04")
    board.do(Aim(arrow), Aim(target))
    announced = [event for event in board.told if isinstance(event, events.Announced)]
    assert [(event.card, event.level) for event in announced] == [("A10", 1), ("E04", 3)]


@rule("E11.3", "E16.15c", "E4.8")
def test_a_unit_of_apprentices_takes_one_space_and_casts_three_sparks() -> None:
    board = own_phase()
    unit = board.unit(A, "A04", "A04", "A04")
    target = board.add(B, being(5, 15))
    board.main()
    board.do(PlaceMagic(unit))
    for _ in range(3):
        if board.asked == "A effects":
            board.do(board.legal()[0])  # type: ignore[arg-type]
        board.do(Aim(target))
    board.passes()
    assert not board.there(target)
    assert sum(spot is not None for spot in board.table.sides[A].magic) == 1
