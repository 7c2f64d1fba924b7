"""Shield spells and markers, and what single texts do (E12.8, E12.9, E16.9)."""

from __future__ import annotations

import pytest

from game.epikha import actions
from game.epikha.actions import Aim, Cast, Pay, Raise
from game.epikha.rules.flow import PASS
from game.epikha.state import Step
from tests.epikha.positions import A, B, Board, arm, being, funded, spell

rule = pytest.mark.rule


# --- shields (E12.8, E12.9) --------------------------------------------------------------------------------


@rule("E12.8", "E14.3", "E12.1")
def test_a_shield_is_paid_in_w5_with_an_opal_and_absorbs() -> None:
    board = Board()
    board.player(B, "O1", damage=199)
    opal = board.arm(4, "O1")
    board.hand(B, "E18")
    board.packet(B, 4, (18, 2), way="direct")
    assert board.asked == "B absorb" and Cast("E18") not in board.legal()
    board.do(actions.PlaceMagic(opal))
    assert board.asked == "B absorb"
    board.do(Cast("E18"), Pay())
    board.absorbs_nothing()
    assert board.vital(B) == 1 and board.pile(B, "discard") == ["E18"]


@rule("E12.8", "E6.7", "E16.10")
def test_a_raised_shield_beats_the_perforador_of_an_arrow() -> None:
    for raised, left in ((False, 190), (True, 200)):
        board = funded("E17")
        board.hand(B, "E18", pool=20)
        board.main()
        board.do(Cast("E17"), Aim(4), Pay())
        board.passes()
        board.do(Cast("E18"))
        if raised:
            board.do(Raise())
        board.do(Pay())
        board.absorbs_nothing()
        assert board.vital(B) == left


@rule("E12.8", "E12.1")
def test_a_shield_is_no_spell_of_other_windows_and_others_are_none_of_w5() -> None:
    board = funded("E18")
    board.main()
    assert board.refused(Cast("E18")) == ("only_in_damage", "E12.8")
    board = Board()
    board.hand(B, "E18", "X29", pool=20)
    board.packet(B, 4, (18, 2), way="direct")
    assert board.refused(Cast("X29")) == ("not_in_damage", "E12.1")


@rule("E12.9")
def test_a_spell_with_both_numbers_is_used_for_one_of_them() -> None:
    both = spell({"when": "cast", "op": "deal"}, {"when": "cast", "op": "absorb"}, force=10, vital=10)
    board = funded(both)
    board.hand(B, both, pool=10)
    target = board.add(B, being(5, 30))
    board.main()
    board.do(Cast(both), Aim(target), Pay())
    board.do(PASS)
    assert board.asked == "B absorb"
    board.do(Cast(both), Pay())
    assert board.left(target) == [30]
    assert board.pile(B, "discard") == [both] and board.pile(A, "discard") == [both]


@rule("E16.9", "E12.8")
def test_a_sentinels_marker_absorbs_ten_more_for_the_card_that_absorbs_next() -> None:
    board = Board()
    sentinel = board.add(B, "X13", markers=1)
    victim = board.add(B, being(5, 10))
    board.packet(B, victim, (15, 2))
    board.do(actions.UseMarker(board.body(sentinel).id, 0))
    board.absorbs_nothing()
    assert board.left(victim) == [5] and board.body(sentinel).markers == 0


# --- markers (E16.9) ---------------------------------------------------------------------------------------


@rule("E16.9", "E8.2")
def test_markers_come_at_the_end_of_inicio_to_who_has_none() -> None:
    board = Board(active=B)
    empty, half = board.add(A, "X14"), board.add(A, "X14", markers=1)
    relic = board.armoury(A, "X25")
    board.start(Step("turn", A))
    assert [board.body(one).markers for one in (empty, half)] == [2, 1]
    lying = next(one for one in board.table.sides[A].armoury if one.id == relic)
    assert lying.markers == 1


@rule("E16.9", "E2.5")
def test_an_ability_sleeps_while_its_player_card_is_set_aside() -> None:
    board = funded(pool=0)
    side = board.table.sides[A]
    side.ability, side.ability_markers = "H3", 1
    board.main()
    use = next(action for action in board.legal() if isinstance(action, actions.UseMarker))
    board.meanwhile(lambda: board.spirit(A, "E20", by=2))
    assert board.refused(use) == ("ability_sleeps", "E2.5")
    board = funded(pool=0)
    board.table.sides[A].ability, board.table.sides[A].ability_markers = "H3", 1
    board.main()
    board.do(use)
    assert board.table.sides[A].pool == 5


@rule("E16.9")
def test_the_alchemist_mends_an_arm() -> None:
    board = funded(pool=0)
    alchemist = board.add(A, "X14", markers=2)
    shield = board.armoury(A, "E14", damage=9)
    board.main()
    board.do(actions.UseMarker(board.body(alchemist).id, 0), Aim(shield))
    board.passes()
    assert board.arm_damage(shield) == 0 and board.body(alchemist).markers == 1


@rule("E4.4", "E12.2")
def test_a_card_is_recalled_from_the_own_discard() -> None:
    board = funded("X32")
    board.table.sides[A].discard += ["E01", "E08", "E09"]
    board.main()
    board.do(Cast("X32"))
    assert board.refused(actions.Recall("E08")) == ("no_aim", "E12.2")
    board.do(actions.Recall("E01"), Pay())
    board.passes()
    assert board.pile(A, "hand") == ["E01"] and board.pile(A, "discard") == ["E08", "E09", "X32"]


@rule("E15.5", "E16.6")
def test_inmunidad_stops_an_effect_that_destroys_and_acorazado_does_not() -> None:
    proof = arm("object", 0, 10, "inmunidad", immune=("element:arcano",), level=2)
    board = funded("A17", "A17")
    safe, tower = board.armoury(B, proof), board.armoury(B, "X21")
    board.main()
    board.do(Cast("A17"), Aim(tower), Pay())
    board.passes()
    assert not board.there(tower)
    board.do(Cast("A17"), Aim(safe), Pay())
    board.passes()
    assert board.there(safe)


@rule("E12.3", "E15.1", "E17.1")
def test_what_a_text_destroys_at_once_leaves_at_once() -> None:
    burns = {"when": "marker", "op": "deal", "amount": 10, "at_once": True}
    mine = being(5, 10, "marcador:1", effects=[burns])
    board = funded()
    source = board.add(A, mine, markers=1)
    soldier = board.add(B, ("E01", "E09"))
    board.main()
    board.do(actions.UseMarker(board.body(source).id, 0), Aim(soldier))
    board.absorbs_nothing()
    assert board.asked == "A main"
    assert not board.there(soldier) and board.pile(B, "armoury") == ["E09"]


@rule("E12.4")
def test_of_a_spell_whose_target_is_gone_the_rest_still_works() -> None:
    heals = {"when": "cast", "op": "heal", "amount": 15}
    both = spell({"when": "cast", "op": "deal"}, heals, level=1, force=10)
    board = funded(both)
    board.player(A, damage=40)
    board.hand(B, "X30", pool=5)
    target = board.add(B, being(5, 10))
    board.main()
    board.do(Cast(both), Aim(target), Pay(), Cast("X30"), Aim(target), Pay())
    board.passes()
    assert board.pile(B, "hand") and board.vital(A) == 175
