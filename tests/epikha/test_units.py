"""Units: forming, joining, acting as one, points of damage (E16.15)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import AddMember, FormUnit, JoinUnit, Points
from game.epikha.rules import numbers
from game.epikha.rules.flow import DONE
from game.epikha.state import Step
from game.epikha.words import MAGIA
from tests.epikha.positions import A, B, Board, being

rule = pytest.mark.rule


def offered(board: Board, kind: type[actions.Action]) -> list[actions.Action]:
    """The legal actions of a kind."""
    return [action for action in board.legal() if isinstance(action, kind)]


def member(force: int = 5, vital: int = 10, *rules: str, **more: object) -> str:
    """A made-up soldier that may be a member of a Unit."""
    return being(force, vital, "unidades", *rules, **{"class_": "soldado", **more})


# --- forming, joining, dispersing (E8.4, E8.6, E16.15, E16.15d) --------------------------------------------


@rule("E16.15", "E8.4")
def test_three_of_one_class_form_a_unit() -> None:
    board = Board(phase="deployment")
    one, two, three = (board.add(A, card) for card in ("E01", "E02", "X12"))
    mage = board.add(A, "A04")
    board.main()
    assert offered(board, FormUnit) == [FormUnit(one), FormUnit(two), FormUnit(three)]
    board.do(FormUnit(one), AddMember(three))  # the last one is added by itself: three are needed
    assert board.asked == "A main"
    unit = board.table.sides[A].reserves[-1]
    assert unit.unit and [body.card for body in unit.bodies] == ["E01", "X12", "E02"]
    assert board.there(mage) and not any(board.there(group) for group in (one, two, three))


@rule("E16.15")
def test_there_is_no_most_and_three_are_enough() -> None:
    board = Board(phase="deployment")
    groups = [board.add(A, "E01") for _ in range(5)]
    board.main()
    board.do(FormUnit(groups[0]), AddMember(groups[1]))
    assert DONE not in board.legal()
    board.do(AddMember(groups[2]))
    assert board.legal() == [AddMember(groups[3]), AddMember(groups[4]), DONE]
    board.do(AddMember(groups[4]), DONE)
    assert len(board.table.sides[A].reserves[-1].bodies) == 4


@rule("E16.15", "E8.6")
def test_units_are_formed_and_joined_in_despliegue_only() -> None:
    for phase in ("deployment", "regroup"):
        board = Board(phase=phase)
        for _ in range(3):
            board.add(A, "E01")
        board.unit(A, "E01", "E01", "E01")
        board.main()
        kinds = [type(action) for action in board.legal()]
        assert (FormUnit in kinds) is (phase == "deployment")
        assert (JoinUnit in kinds) is (phase == "deployment")
        assert actions.Disperse in kinds


@rule("E16.15")
def test_who_is_in_the_magic_zone_or_has_another_class_is_no_member() -> None:
    board = Board(phase="deployment")
    board.add(A, "E01")
    board.add(A, "E01")
    board.add(A, "E01", magic=0)
    board.add(A, "E07")
    board.add(A, "E06")
    board.main()
    assert not offered(board, FormUnit)


@rule("E16.15d")
def test_one_may_join_later() -> None:
    board = Board(phase="deployment")
    unit = board.unit(A, "E01", "E01", "E01")
    board.add(A, "E07")
    late, later = board.add(A, "E03"), board.add(A, "E02")
    board.main()
    board.do(JoinUnit(unit))
    assert board.legal() == [AddMember(late), AddMember(later)]
    board.do(AddMember(late), DONE)
    assert [body.card for body in board.group(unit).bodies] == ["E01", "E01", "E01", "E03"]
    assert board.there(later)


@rule("E16.15d")
def test_a_unit_that_is_not_in_reserves_is_not_joined() -> None:
    board = Board(phase="deployment")
    board.unit(A, "A04", "A04", "A04", magic=1)
    board.add(A, "A04")
    board.main()
    assert not offered(board, JoinUnit)


@rule("E16.15d")
def test_it_is_dispersed_in_a_later_phase_only() -> None:
    board = Board(phase="deployment")
    for _ in range(3):
        board.add(A, "E01")
    board.main()
    first = offered(board, FormUnit)[0]
    board.do(first)
    while board.asked == "A members":
        board.do(board.legal()[0])
    assert not offered(board, actions.Disperse)
    unit = board.table.sides[A].reserves[-1].id
    board.do(actions.EndPhase())
    board.start(Step("regroup", A))
    board.do(actions.Disperse(unit))
    assert board.reserves(A) == ["E01", "E01", "E01"]
    assert not any(group.unit for group in board.table.sides[A].reserves)


@rule("E4.8", "E16.15b")
def test_a_unit_takes_one_space_of_the_magic_zone() -> None:
    board = Board(phase="deployment")
    unit = board.unit(A, "A04", "A04", "A04")
    board.add(B, being(0, 90))
    board.main()
    board.do(actions.PlaceMagic(unit))
    assert [spot is not None for spot in board.table.sides[A].magic].count(True) == 1


# --- as one character (E16.15b, c) -------------------------------------------------------------------------


@rule("E16.15b", "E1.8")
def test_an_effect_on_a_character_takes_the_whole_unit_if_its_level_allows() -> None:
    board = Board(phase="deployment")
    three, five = board.unit(B, *["E01"] * 3), board.unit(B, *["E01"] * 5)
    board.hand(A, "X30", pool=15)
    board.main()
    board.do(actions.Cast("X30"))
    assert actions.Aim(three) not in board.legal()  # N2 is too little for three of N1
    board.do(actions.Raise())
    assert actions.Aim(three) in board.legal() and actions.Aim(five) not in board.legal()
    board.do(actions.Aim(three), actions.Pay())
    assert board.pile(B, "hand") == ["E01", "E01", "E01"] and board.there(five)


@rule("E16.15c")
def test_a_rule_works_only_if_all_members_share_it() -> None:
    board = Board()
    mixed = board.unit(A, "A04", "A04", member(class_="mago"))
    lent = board.unit(A, "A04", "A04", (member(class_="mago"), "O1"))
    assert numbers.rule_level(board.table, A, board.group(mixed), MAGIA) == 0
    assert numbers.rule_level(board.table, A, board.group(lent), MAGIA) == 3


@rule("E16.15c", "E6.2", "E6.3")
def test_a_shared_rule_has_the_sum_of_the_levels_at_which_members_have_it() -> None:
    board = Board()
    strong = member(5, 10, "evasion", level=3)
    unit = board.unit(A, strong, (member(5, 10, level=4), "X22"), (member(5, 10, "evasion"), "X22"))
    assert numbers.rule_level(board.table, A, board.group(unit), numbers.CARDS[strong].mask & 8) == 3 + 1 + 1


@rule("E16.15c", "E16.6")
def test_inmunidad_of_a_unit_is_against_what_all_share() -> None:
    board = Board()
    both = member(5, 10, "inmunidad", level=2, immune=["race:ika", "class:mago"])
    one = member(5, 10, "inmunidad", level=3, immune=["race:ika"])
    unit = board.unit(A, both, one, one)
    assert numbers.immunities(board.table, A, board.group(unit)) == (("race:ika", 8),)


@rule("E6.5")
def test_a_unit_has_a_race_only_if_all_members_have_it() -> None:
    board = Board()
    same = board.unit(A, "E01", "E01", "E02")
    mixed = board.unit(A, "E01", "E01", "A01")
    assert "race:humano" in numbers.traits_of(board.group(same))
    assert numbers.traits_of(board.group(mixed)) == ("class:soldado", "type:character")


@rule("E16.15c")
def test_in_a_unit_with_one_member_without_magia_nobody_pays() -> None:
    board = Board(phase="deployment")
    board.player(A, damage=199)
    board.unit(A, "A04", "A04", member(class_="mago"))
    board.add(B, being(0, 90))
    board.hand(A, "A15")
    board.main()
    assert actions.Cast("A15") not in board.legal()


# --- points (E16.15a) --------------------------------------------------------------------------------------


@rule("E16.15a")
def test_damage_is_distributed_as_the_receiver_likes() -> None:
    board = Board()
    unit = board.unit(A, "E01", "E01", "E01")
    guard = board.add(B, being(20, 90))
    board.attack(unit)
    board.respond({0: guard})
    assert board.asked == "A points"
    assert board.legal() == [Points(board.body(unit).id, n) for n in range(11)]
    board.do(Points(board.body(unit).id, 7), Points(board.group(unit).bodies[1].id, 7))
    assert board.table.outcome is None and board.group(unit).unit
    assert len(board.group(unit).bodies) == 3
    damage = [one.amount for one in board.told if isinstance(one, events.Damaged) and one.seat == A]
    assert damage == [7, 7, 6]


@rule("E16.15a", "E16.15e")
def test_two_may_take_all_and_the_third_stays_alone() -> None:
    board = Board()
    unit = board.unit(A, "E01", "E01", "E01")
    guard = board.add(B, being(20, 90))
    board.attack(unit)
    board.respond({0: guard})
    one, two, three = (body.id for body in board.group(unit).bodies)
    board.do(Points(one, 10), Points(two, 10))
    assert board.pile(A, "discard") == ["E01", "E01"]
    assert board.zone(board.table.sides[A].reserves[-1].id) == "reserves" and not board.there(unit)
    assert [body.id for group in board.table.sides[A].reserves for body in group.bodies] == [three]
    struck = [one for one in board.told if isinstance(one, events.Struck) and one.seat == B]
    assert struck[0].portions == (("E01", 15, 3),)  # it struck at the same time


@rule("E16.15a")
def test_points_are_neither_kept_back_nor_above_the_vital_of_a_member() -> None:
    board = Board()
    unit = board.unit(A, "E01", "E01", "E01")
    guard = board.add(B, being(25, 90))
    board.attack(unit)
    board.respond({0: guard})
    one, two, _ = (body.id for body in board.group(unit).bodies)
    assert board.legal() == [Points(one, n) for n in range(5, 11)]
    board.do(Points(one, 5))
    assert board.asked == ""  # the others must be full
    assert board.pile(A, "discard") == ["E01", "E01"] and not board.there(two)


@rule("E16.15a", "E14.8")
def test_what_full_members_cannot_take_passes_on() -> None:
    board = Board()
    unit = board.unit(A, "E01", "E01", "E01")
    guard = board.add(B, being(37, 90))
    board.attack(unit)
    board.respond({0: guard})
    assert board.asked == "" and board.vital(A) == 193
    assert board.pile(A, "discard") == ["E01"] * 3


@rule("E16.15a", "E16.15e")
@pytest.mark.parametrize(("shares", "members"), [((3, 3, 3), 4), ((10, 2), 3), ((0, 10, 2), 3)])
def test_a_unit_of_four_takes_twelve(shares: tuple[int, ...], members: int) -> None:
    board = Board()
    unit = board.unit(A, *["E01"] * 4)
    guard = board.add(B, being(12, 90))
    board.attack(unit)
    board.respond({0: guard})
    bodies = [body.id for body in board.group(unit).bodies]
    for number, share in zip(bodies, shares, strict=False):
        board.do(Points(number, share))
    assert board.asked == "" and board.group(unit).unit
    assert len(board.group(unit).bodies) == members


@rule("E16.15a", "E14.5")
def test_the_unit_has_one_place_in_the_order() -> None:
    board = Board()
    unit = board.unit(A, ("E01", "E13"), "E01", "E01")
    guard = board.add(B, being(33, 90))
    board.attack(unit)
    board.respond({0: guard})
    shield = board.arm(unit, "E13")
    assert board.legal() == [actions.AbsorbNext(shield), actions.AbsorbNext(unit), DONE]
    board.do(actions.AbsorbNext(unit))
    board.do(actions.AbsorbNext(shield))
    assert board.vital(A) == 200 and board.pile(A, "armoury") == ["E13"]


@rule("E16.15a", "E16.6", "E14.7")
def test_a_unit_that_counts_as_nothing_is_destroyed_whole() -> None:
    board = Board()
    beasts = [member(1, 20, race="bestia") for _ in range(3)]
    unit = board.unit(B, *beasts)
    hunter = board.add(A, being(5, 10, "inmunidad", level=3, immune=["race:bestia"]))
    board.attack(hunter)
    board.respond({0: unit})
    assert not board.there(unit) and board.vital(B) == 195
    assert board.left(hunter) == [10]
