"""Units: forming, joining, dispersing, points of damage, and what is left of one that breaks (E16.15)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import AddMember, Attack, FormUnit, JoinUnit, KeepSurvivor, Points
from game.epikha.rules import numbers
from game.epikha.rules.flow import DONE
from game.epikha.state import Step
from game.epikha.words import MAGIA, REGENERACION
from tests.epikha.positions import A, B, Board, arm, being

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


# --- dispersed in combat (E13.3, E16.3, E16.15e, f) --------------------------------------------------------


def reached(board: Board, members: int = 4, heavy: bool = False) -> int:
    """A Unit of B answers an attacker with Dispersar Unidades and Fuerza 5; all points go to the first."""
    card = member(5, 10, *(["pesado"] if heavy else []))
    unit = board.unit(B, *[card] * (members - 1), (card, "E13", "E09"))
    attacker = board.add(A, being(5, 90, "dispersar"))
    board.attack(attacker)
    board.passes()
    board.do(actions.Respond(unit, 0), actions.Select(board.arm(unit, "E09")))
    return unit


@rule("E16.3", "E13.3", "E16.15f")
def test_a_reached_unit_disperses_and_its_survivors_come_home_with_all_the_rest() -> None:
    board = Board()
    unit = reached(board)
    bodies = [body.id for body in board.group(unit).bodies]
    board.do(DONE)  # neither shield nor sword absorbs
    board.do(Points(bodies[0], 5))
    assert board.asked == ""  # all have struck: who holds the place makes no difference
    assert not board.there(unit)
    assert sorted(body.id for group in board.table.sides[B].reserves for body in group.bodies) == bodies
    dispersed = next(one for one in board.told if isinstance(one, events.UnitDispersed))
    assert dispersed.bodies == tuple(bodies) and dispersed.holder in bodies
    assert board.vital(B) == 200 and not board.table.sides[B].behind


@rule("E16.15f")
def test_the_holder_strikes_in_the_units_step_with_the_arms_it_bears() -> None:
    board = Board()
    unit = reached(board, heavy=True)
    bodies = [body.id for body in board.group(unit).bodies]
    board.do(DONE)
    board.do(Points(bodies[0], 5))
    assert board.asked == "B survivor"
    assert board.legal() == [KeepSurvivor(body) for body in bodies]
    assert board.table.sides[B].combat[0] is not None
    board.do(KeepSurvivor(bodies[-1]))
    struck = [one for one in board.told if isinstance(one, events.Struck) and one.seat == A]
    assert [amount for _, amount, _ in struck[-1].portions] == [5, 5]  # itself and the sword
    assert [one.step for one in board.told if isinstance(one, events.StrikesBegun)] == ["N", "P"]


@rule("E16.15f")
def test_another_holder_leaves_the_sword_behind() -> None:
    board = Board()
    unit = reached(board, heavy=True)
    bodies = [body.id for body in board.group(unit).bodies]
    board.do(DONE)
    board.do(Points(bodies[0], 5), KeepSurvivor(bodies[1]))
    struck = [one for one in board.told if isinstance(one, events.Struck) and one.seat == A]
    assert [amount for _, amount, _ in struck[-1].portions] == [5]


@rule("E16.15f", "E13.3")
def test_those_behind_stay_in_the_combat_zone_and_do_not_step_in() -> None:
    board = Board()
    card = member(0, 10)
    unit = board.unit(B, (card, "E13"), card, card)
    swift = board.add(A, being(3, 90, "dispersar", "veloz", level=5))
    board.attack(swift)
    board.respond({0: unit})
    bodies = [body.id for body in board.group(unit).bodies]
    board.do(DONE, Points(bodies[0], 3))
    assert board.asked == "B survivor"
    board.do(KeepSurvivor(bodies[1]))
    dispersed = next(one for one in board.told if isinstance(one, events.UnitDispersed))
    assert dispersed.holder == bodies[1]
    struck = [one for one in board.told if isinstance(one, events.Struck) and one.seat == A]
    assert struck == []  # of Fuerza 0; those behind it lend it nothing
    assert board.asked == "" and len(board.table.sides[B].reserves) == 3


@rule("E16.15f", "E12.6")
def test_a_spell_in_w4_disperses_and_the_place_is_held_by_one() -> None:
    board = Board()
    unit = board.unit(B, ("E01", "E13"), "E01", "E01", "E01")
    attacker = board.add(A, being(12, 90))
    board.hand(A, "X27", pool=10)
    board.attack(attacker)
    board.do(actions.Pass(), actions.Respond(unit, 0))
    board.do(actions.Cast("X27"), actions.Aim(unit), actions.Pay())
    bodies = [body.id for body in board.group(unit).bodies]
    board.do(DONE, Points(bodies[0], 0), Points(bodies[1], 10))
    assert board.asked == "B survivor"
    assert board.legal() == [KeepSurvivor(bodies[one]) for one in (0, 2, 3)]
    board.do(KeepSurvivor(bodies[2]))
    assert board.vital(B) == 198  # 12 at the holder with 10 Vital; nobody steps in
    assert sorted(body.id for group in board.table.sides[B].reserves for body in group.bodies) == [
        bodies[0], bodies[3]
    ]  # fmt: skip


@rule("E16.15f", "E13.4")
def test_of_the_selected_arms_the_holder_keeps_those_that_it_bears() -> None:
    board = Board()
    unit = board.unit(B, ("E01", "E09"), ("E01", "A12"), "E01")
    sword, lance = board.arm(unit, "E09"), board.arm(unit, "A12")
    board.hand(A, "X27", "E17", pool=20)
    board.attack(board.add(A, being(0, 90)))
    board.do(actions.Pass(), actions.Respond(unit, 0), actions.Select(sword), actions.Select(lance))
    board.do(actions.Cast("X27"), actions.Aim(unit), actions.Pay(), actions.Pass())
    bodies = [body.id for body in board.group(unit).bodies]
    board.do(DONE, Points(bodies[0], 0), Points(bodies[1], 0), KeepSurvivor(bodies[1]))
    held = board.table.sides[B].combat[0]
    assert board.asked == "A window" and held is not None and held.chosen == (lance,)
    assert [group.behind for group in board.table.sides[B].behind] == [0]


@rule("E16.15f")
def test_equal_survivors_are_not_asked_about() -> None:
    board = Board()
    unit = board.unit(B, "E01", "E01", "E01")
    board.hand(A, "A15", pool=5)
    board.attack(board.add(A, being(0, 90)))
    board.do(actions.Pass(), actions.Respond(unit, 0))
    board.do(actions.Cast("A15"), actions.Aim(unit), actions.Pay())
    bodies = [body.id for body in board.group(unit).bodies]
    board.do(Points(bodies[0], 10))
    assert board.asked == "" and board.reserves(B) == ["E01", "E01"]


@rule("E16.15e", "E16.15f")
def test_dispersed_in_the_magic_zone_the_survivors_share_the_space() -> None:
    board = Board(phase="deployment")
    unit = board.unit(B, "A04", "A04", "A04", magic=2)
    first = board.body(unit).id
    board.packet(B, unit, (5, 1))
    board.do(Points(first, 5))
    spot = board.table.sides[B].magic[2]
    assert spot is not None and len(spot.groups) == 2 and not any(group.unit for group in spot.groups)
    assert [one is None for one in board.table.sides[B].magic] == [True, True, False, True, True]
    survivors = [group.id for group in spot.groups]
    board.table.active = A
    board.start(Step("turn", B))
    assert [board.zone(one) for one in survivors] == ["reserves", "reserves"]


@rule("E16.15f", "E11.6")
def test_a_survivor_in_the_magic_zone_may_attack_and_the_other_stays() -> None:
    board = Board()
    unit = board.unit(A, "A04", "A04", "A04", magic=2)
    first = board.body(unit).id
    board.packet(A, unit, (5, 1))
    board.do(Points(first, 5))
    spot = board.table.sides[A].magic[2]
    assert spot is not None
    one, other = (group.id for group in spot.groups)
    board.fight()
    board.do(Attack(one, 0))
    assert board.zone(one) == "combat" and board.zone(other) == "magic"


@rule("E16.15e")
def test_dispersed_in_reserves_they_are_single_characters_again() -> None:
    board = Board(phase="deployment")
    unit = board.unit(B, ("E01", "E09"), "E01", "E01")
    board.packet(B, unit, (10, 1))
    bodies = [body.id for body in board.group(unit).bodies]
    board.do(DONE, Points(bodies[0], 0), Points(bodies[1], 10))
    assert board.reserves(B) == ["E01", "E01"]
    assert [len(group.bodies[0].arms) for group in board.table.sides[B].reserves] == [1, 0]


@rule("E16.3", "E16.4", "E14.11")
def test_evasion_of_every_member_keeps_a_unit_together() -> None:
    for right in (True, False):
        board = Board()
        unit = board.unit(B, "A01", "A01", "A01")
        board.packet(B, unit, (4, 1), disperses=True)
        bodies = [body.id for body in board.group(unit).bodies]
        board.do(Points(bodies[0], 2), Points(bodies[1], 2))
        for _ in range(2):
            assert board.asked == "B coin"
            board.do(actions.CallCoin(_coming(board) if right else "no"))
        assert board.there(unit) is right


def _coming(board: Board) -> actions.Call:
    """What the next coin will show."""
    return "heads" if board.table.play_chance.copy().below(2) == 0 else "tails"


@rule("E16.15c", "E16.4")
def test_a_unit_in_which_one_cannot_evade_has_no_evasion() -> None:
    board = Board()
    unit = board.unit(B, "A01", "A01", "A02")
    board.packet(B, unit, (15, 1))
    assert not any(isinstance(one, events.CoinCalled) for one in board.told)
    assert board.pile(B, "discard") == ["A01", "A01", "A02"]


@rule("E16.12", "E16.15c")
def test_members_return_to_hand_if_all_share_regeneracion() -> None:
    board = Board()
    unit = board.unit(B, "X03", "X03", ("E01", "A09"))
    assert numbers.rule_level(board.table, B, board.group(unit), REGENERACION) == 3
    board.packet(B, unit, (30, 1))
    board.do(DONE)
    assert sorted(board.pile(B, "hand")) == ["E01", "X03", "X03"]
    assert board.pile(B, "armoury") == ["A09"]
    other = Board()
    unit = other.unit(B, "X03", "X03", "E01")
    other.packet(B, unit, (30, 1))
    assert other.pile(B, "hand") == []


@rule("E10.5", "E10.6")
def test_the_arms_of_a_dead_member_fall_into_the_armoury() -> None:
    board = Board()
    unit = board.unit(B, ("E01", "E09"), "E01", "E01", ("E01", arm("object", 0, 0)))
    board.packet(B, unit, (10, 1))
    board.do(DONE, Points(board.body(unit).id, 10))
    assert board.pile(B, "armoury") == ["E09"] and board.group(unit).unit
