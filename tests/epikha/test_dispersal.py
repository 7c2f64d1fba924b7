"""Units that disperse, and what is left of them (E13.3, E16.3, E16.15e, f)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import Attack, KeepSurvivor, Points
from game.epikha.rules import numbers
from game.epikha.rules.flow import DONE
from game.epikha.state import Step
from game.epikha.words import REGENERACION
from tests.epikha.positions import A, B, Board, arm, being

rule = pytest.mark.rule


def member(force: int = 5, vital: int = 10, *rules: str, **more: object) -> str:
    """A made-up soldier that may be a member of a Unit."""
    return being(force, vital, "unidades", *rules, **{"class_": "soldado", **more})


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
    assert [step for step, _ in board.strikes()] == ["N", "P"]


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
