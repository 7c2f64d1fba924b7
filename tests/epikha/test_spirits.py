"""Spirits: who summons them, where they stand, what comes back (E5.2, E15, E16.16)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import EndPhase, Pay, PlaceMagic, Summon, Summoner
from game.epikha.state import Step
from tests.epikha.positions import A, B, Board, being, funded, spell

rule = pytest.mark.rule


def own_phase(*spirits: str, phase: str = "deployment", **more: int) -> Board:
    board = funded(phase=phase, **more)
    board.table.sides[A].spirits[:] = spirits
    return board


def summon(board: Board, card: str, by: int) -> int:
    """Summon a Spirit with the proposed payment; returns the number of its group."""
    board.do(Summon(card), Summoner(by), Pay())
    return next(event.group for event in board.told[::-1] if isinstance(event, events.Summoned))


@rule("E5.2", "E4.6", "E16.16a", "E16.16", "E7.3")
def test_a_spirit_takes_the_place_of_a_character_that_comes_back_refreshed_with_its_arms() -> None:
    board = own_phase("X36", pool=10)
    mage = board.add(A, ("E04", "A10"))
    body = board.body(mage).id
    board.main()
    board.do(Summon("X36"), Summoner(body))
    board.do(actions.Spend(body), actions.Amount(5), Pay())
    spirit = next(event.group for event in board.told if isinstance(event, events.Summoned))
    assert not board.there(mage) and board.reserves(A) == ["X36"]
    assert board.pile(A, "hand") == [] and board.table.sides[A].spirits == []
    board.meanwhile(lambda: board.packet(A, spirit, (20, 5)))
    assert board.pile(A, "removed") == ["X36"] and board.pile(A, "discard") == []
    assert board.left(mage) == [10] and [arm.card for arm in board.body(mage).arms] == ["A10"]


@rule("E16.16", "E16.16a", "E7.4")
def test_a_summoner_in_the_magic_zone_gives_its_space_and_returns_to_the_reserves() -> None:
    board = own_phase("X36", pool=5)
    soldier = board.add(A, (being(5, 20), "O1"))
    body = board.body(soldier).id
    board.main()
    board.do(PlaceMagic(soldier))
    spirit = summon(board, "X36", body)
    assert board.zone(spirit) == "magic"
    board.meanwhile(lambda: board.start(Step("turn", A)))
    assert board.zone(spirit) == "reserves"
    board.meanwhile(lambda: board.packet(A, spirit, (20, 5)))
    assert board.left(soldier) == [20] and [arm.card for arm in board.body(soldier).arms] == ["O1"]


@rule("E16.16")
def test_neither_members_of_a_unit_nor_spirits_summon() -> None:
    board = own_phase("X36", "A19")
    unit = board.unit(A, "E01", "E01", "E01")
    board.add(A, "E01")
    spirit = board.spirit(A, "E20", by=board.add(A, "E01"))
    board.main()
    board.do(Summon("X36"))
    assert board.refused(Summoner(board.group(unit).bodies[0].id)) == ("summoner_unit", "E16.16")
    assert board.refused(Summoner(board.body(spirit).id)) == ("summoner_spirit", "E16.16")


@rule("E16.16b", "E12.1")
def test_after_its_return_the_player_card_stands_a_whole_turn_of_the_rival_before_it_summons() -> None:
    board = own_phase("E20", "A19", pool=60)
    board.player(A, damage=60)
    board.add(A, "E01")
    board.main()
    spirit = summon(board, "E20", 1)
    assert board.table.sides[A].area is not None and board.table.sides[A].area.id == spirit
    board.table.question = None
    board.start(Step("turn", B))
    board.table.agenda.clear()
    board.table.question = None
    board.packet(A, spirit, (20, 5))
    assert board.vital(A) == 140
    board.table.question = None
    board.start(Step("end_turn", B))
    assert board.table.active == A and board.asked == "A main"
    board.table.sides[A].pool = 40
    board.do(Summon("A19"))
    assert board.refused(Summoner(1)) == ("summoner_waits", "E16.16b")
    soldier = next(action for action in board.legal() if isinstance(action, Summoner))
    board.do(soldier, Pay())
    board.do(EndPhase())
    while board.table.active == A:
        board.do(board.legal()[-1])  # type: ignore[arg-type]
    while board.table.active == B:
        board.do(board.legal()[-1])  # type: ignore[arg-type]
    assert board.table.sides[A].waiting == 0


@rule("E16.16b")
def test_only_opals_of_characters_help_a_player_who_is_set_aside() -> None:
    board = own_phase("E20", pool=20)
    board.player(A, "O1")
    soldier = board.add(A, ("E01", "O1"))
    board.main()
    summon(board, "E20", 1)
    placings = [action for action in board.legal() if isinstance(action, PlaceMagic)]
    assert {action.number for action in placings} == {soldier, board.arm(soldier, "O1")}


@rule("E16.16d", "E15.1")
def test_a_spirit_that_is_returned_leaves_the_game_and_its_summoner_comes_back() -> None:
    board = own_phase("E20")
    board.hand(B, "X30", pool=10)
    mage = board.add(A, "E04")
    spirit = board.spirit(A, "E20", by=mage)
    board.hand(A, "X30", pool=10)
    board.main()
    board.do(actions.Cast("X30"), actions.Raise(), actions.Aim(spirit), Pay())
    board.passes()
    assert board.pile(A, "removed") == ["E20"] and board.pile(A, "hand") == []
    assert board.zone(mage) == "reserves"


@rule("E16.16", "E16.13")
def test_the_next_spirit_costs_less_by_the_invoker() -> None:
    board = own_phase("X36", pool=10)
    invoker = board.add(A, "X06")
    soldier = board.add(A, "E01")
    board.main()
    board.do(PlaceMagic(invoker))
    board.passes()
    board.do(Summon("X36"), Summoner(board.body(soldier).id))
    assert board.table.question is not None and board.table.question.due == 10


@rule("E15.1", "E16.12")
def test_what_is_returned_by_an_effect_goes_to_hand_and_its_arms_to_the_armoury() -> None:
    back = spell({"when": "cast", "op": "return", "what": ["character"]}, level=5)
    board = own_phase()
    board.hand(A, back, pool=10)
    bearer = board.add(B, ("A06", "E09"))
    board.main()
    board.do(actions.Cast(back), actions.Aim(bearer), Pay())
    board.passes()
    assert board.pile(B, "hand") == ["A06"] and board.pile(B, "armoury") == ["E09"]


@rule("E15.3")
def test_healing_never_goes_above_the_printed_vital() -> None:
    board = own_phase()
    board.hand(A, "X29", pool=5)
    board.player(A, damage=4, spent=3)
    board.main()
    board.do(actions.Cast("X29"), Pay())
    board.passes()
    assert board.vital(A) == 200


@rule("E15.2", "E14.10")
def test_damage_adds_up_until_the_owners_next_inicio() -> None:
    board = Board(active=B)
    victim = board.add(A, being(5, 10))
    board.packet(A, victim, (6, 2))
    board.packet(A, victim, (3, 2))
    assert board.left(victim) == [1]
    board.start(Step("turn", A))
    board.meanwhile(lambda: board.packet(A, victim, (5, 2)))
    assert board.left(victim) == [5]


@rule("E15.4", "E15.2")
def test_arms_of_the_player_are_whole_again_at_his_inicio() -> None:
    board = Board(active=B)
    board.player(A, "E14")
    armour = board.arm(2, "E14")
    board.packet(A, 2, (10, 3), way="direct")
    board.do(actions.AbsorbNext(armour))
    board.absorbs_nothing()
    assert board.arm_damage(armour) == 10
    board.packet(A, 2, (10, 3), way="direct")
    board.do(actions.AbsorbNext(armour))
    board.absorbs_nothing()
    assert not board.there(armour) and board.vital(A) == 195
