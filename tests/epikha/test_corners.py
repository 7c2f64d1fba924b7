"""Corners where two rules meet: what leaves together, what comes back, markers, Levels that do not count."""

from __future__ import annotations

import pytest

from game.epikha import actions, events, lanes
from game.epikha.actions import Assign, Bear, Pay, Summon, Summoner
from game.epikha.judgement import Scale, Taste
from game.epikha.state import Packet, Step
from tests.epikha.positions import A, B, Board, being

rule = pytest.mark.rule


# --- what leaves together, and who comes back then (E15.1, E16.13, E16.16) ---------------------------------


@rule("E16.13", "E15.1", "E16.16a")
@pytest.mark.parametrize("seat", [A, B])
def test_a_copy_that_falls_in_the_same_step_keeps_no_summoner_away(seat: int) -> None:
    """The outcome is the same whichever of the two stands on the side that is looked at first."""
    board = Board(active=A)
    lion = board.add(seat, ("E08", "E09"))
    spirit = board.spirit(seat, "E20", by=lion)
    copy = board.add(1 - seat, "E08")
    table = board.table
    for group in (spirit, copy):
        board.start(Step("hit", number=board.body(group).id, amount=90, packet=DEAD))
    board.start(Step("sweep"))
    assert not board.there(copy) and board.pile(1 - seat, "discard") == ["E08"]
    assert board.zone(lion) == "reserves" and table.sides[seat].hand == []
    assert [one.card for one in board.body(lion).arms] == ["E09"]


@rule("E16.13", "E13.11")
@pytest.mark.parametrize("active", [A, B])
def test_of_two_summoners_of_one_name_that_of_the_active_player_comes_back_first(active: int) -> None:
    board = Board(active=active)
    lions = [board.add(seat, "E08") for seat in (A, B)]
    spirits = [board.spirit(seat, "E20", by=lions[seat]) for seat in (A, B)]
    for group in spirits:
        board.start(Step("hit", number=board.body(group).id, amount=90, packet=DEAD))
    board.start(Step("sweep"))
    assert board.zone(lions[active]) == "reserves" and board.pile(1 - active, "hand") == ["E08"]


# --- markers that belong to a packet (E16.9, X13) -----------------------------------------------------------


@rule("E16.9", "E14.5")
@pytest.mark.parametrize("first", ["marker", "character"])
def test_a_marker_absorbs_more_before_and_after_its_character_has_taken_its_part(first: str) -> None:
    board = Board(active=B)
    guard = board.add(A, "X13", markers=1)
    attacker = board.add(B, being(30, 30))
    board.attack(attacker)
    board.respond({0: guard})
    body = board.body(guard).id
    use, take = actions.UseMarker(body, 0), actions.AbsorbNext(body)
    assert board.asked == "A absorb"
    board.do(*((use,) if first == "marker" else (take, use)))
    board.absorbs_nothing()
    assert board.vital(A) == 195, "30 less the 15 of the guard and the 10 of its marker"
    absorbed = [event for event in board.told if isinstance(event, events.Absorbed)]
    assert sum(event.lost for event in absorbed) == 10
    assert board.pile(A, "discard") == ["X13"]


# --- what was set aside is a new card (E10.2, E7.10) -------------------------------------------------------


@rule("E10.2", "E16.16a")
def test_an_arm_that_comes_back_with_a_summoner_may_be_moved_in_that_phase() -> None:
    board = Board(phase="deployment")
    board.hand(A, pool=30)
    board.table.sides[A].spirits[:] = ["E20"]
    sword = board.armoury(A, "E09")
    soldier = board.add(A, "E01")
    body = board.body(soldier).id
    board.main()
    board.do(Assign(sword), Bear(body), Summon("E20"), Summoner(body), Pay())
    spirit = next(event.group for event in board.told if isinstance(event, events.Summoned))
    board.table.question = None
    board.table.agenda.clear()
    board.start(Step("regroup", A))
    board.meanwhile(lambda: board.packet(A, spirit, (90, 5)))
    assert board.zone(soldier) == "reserves"
    assert Assign(sword) in board.legal()


# --- the computer foresees the same order of strikes (E13.10) ----------------------------------------------


@rule("E13.10")
@pytest.mark.parametrize(("rules", "falls"), [(("pesado",), True), (("pesado", "veloz"), False)])
def test_a_heavy_and_swift_attacker_is_foreseen_to_strike_with_the_others(
    rules: tuple[str, ...], falls: bool
) -> None:
    """Of Level 1 against Level 3, where its Veloz does not count: only the heavy one falls too early."""
    board = Board()
    attacker, guard = board.add(A, being(20, 10, *rules)), board.add(B, being(20, 10, level=3))
    scale = Scale(Taste())
    one, other = (
        lanes.fighter(board.table, seat, board.group(group), scale)
        for seat, group in ((A, attacker), (B, guard))
    )
    assert (lanes.clash(one, other).defender_loses == 0) is falls
    board.attack(attacker)
    board.respond({0: guard})
    assert not board.there(attacker) and board.there(guard) is falls


DEAD = Packet(A, "spell", (), 0)
"""Any damage of a spell; how much is said by the hit."""
