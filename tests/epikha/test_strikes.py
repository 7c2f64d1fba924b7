"""Strike steps, Level and Fuerza, and what lasts on both (E6, E13.10 to E13.12, E19, X33)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from tests.epikha.positions import A, B, Board, arm, being

rule = pytest.mark.rule


# --- strike steps (E13.10 to E13.12, E16.5, E16.11, E16.14) ------------------------------------------------


@rule("E16.14", "E13.10")
def test_swift_strikes_first_against_no_higher_level() -> None:
    board = Board()
    swift, slow = board.add(A, being(10, 5, "veloz", level=2)), board.add(B, being(20, 10, level=2))
    board.attack(swift)
    board.respond({0: slow})
    assert not board.there(slow) and board.left(swift) == [5]
    assert board.vital(A) == 200


@rule("E16.14")
def test_swift_strikes_at_the_same_time_as_a_higher_level() -> None:
    board = Board()
    swift, slow = board.add(A, being(10, 5, "veloz", level=2)), board.add(B, being(20, 10, level=3))
    board.attack(swift)
    board.respond({0: slow})
    assert not board.there(slow) and not board.there(swift)
    assert board.vital(A) == 185
    assert board.strikes() == [("N", (swift, slow))]


@rule("E16.14")
@pytest.mark.parametrize(
    ("levels", "steps"), [((2, 2), "V"), ((1, 3), "VN")]
)  # fmt: skip
def test_two_swift_groups(levels: tuple[int, int], steps: str) -> None:
    board = Board()
    one = board.add(A, being(1, 90, "veloz", level=levels[0]))
    other = board.add(B, being(1, 90, "veloz", level=levels[1]))
    board.attack(one)
    board.respond({0: other})
    assert "".join(step for step, _ in board.strikes()) == steps
    if steps == "VN":
        assert board.strikes() == [("V", (other,)), ("N", (one,))]


@rule("E13.10", "E16.14")
def test_a_free_swift_attacker_strikes_in_step_v() -> None:
    board = Board()
    swift, slow = board.add(A, being(5, 90, "veloz")), board.add(A, being(5, 90))
    board.attack(swift, slow)
    board.do(actions.PlacePlayer(1))
    assert [step for step, _ in board.strikes()] == ["V", "N"]


@rule("E13.10", "E16.11", "E13.12")
def test_a_heavy_weapon_strikes_after_all_others() -> None:
    board = Board()
    smith = board.add(A, (being(5, 10), "E11"))
    guard = board.add(B, being(25, 25))
    board.attack((smith, board.arm(smith, "E11")))
    board.respond({0: guard})
    assert board.asked == "A absorb"
    board.do(actions.AbsorbNext(board.arm(smith, "E11")))
    assert not board.there(smith) and board.there(guard)
    assert board.vital(A) == 195 and board.pile(A, "discard").count("E11") == 1
    assert [step for step, _ in board.strikes()] == ["N"]


@rule("E16.5", "E13.10")
def test_a_colossus_ignores_its_own_weight() -> None:
    board = Board()
    smith = board.add(A, (being(5, 10, "coloso"), "E11"))
    guard = board.add(B, being(25, 25))
    board.attack((smith, board.arm(smith, "E11")))
    board.respond({0: guard})
    board.do(actions.AbsorbNext(board.arm(smith, "E11")))
    assert not board.there(smith) and not board.there(guard)
    assert [step for step, _ in board.strikes()] == ["N"]


@rule("E13.10")
def test_a_unit_is_slow_by_one_selected_heavy_arm() -> None:
    for selected, step in ((True, "P"), (False, "N")):
        board = Board()
        unit = board.unit(A, ("E01", "E11"), "E01", "E01")
        guard = board.add(B, being(0, 90))
        board.attack((unit, *([board.arm(unit, "E11")] if selected else [])))
        board.respond({0: guard})
        assert [one for one, groups in board.strikes() if unit in groups] == [step]


@rule("E13.10")
def test_heavy_and_swift_together_strike_in_step_n() -> None:
    board = Board()
    giant = board.add(A, ("X01", "E10"))  # printed Pesado and a Zimatha
    guard = board.add(B, being(0, 90))
    board.attack((giant, board.arm(giant, "E10")))
    board.respond({0: guard})
    assert board.strikes() == [("N", (giant, guard))]


@rule("E13.10")
def test_heavy_and_swift_cancel_whatever_level_they_face() -> None:
    board = Board()
    giant = board.add(A, ("X01", "E10"))  # Veloz of Level 1 against Level 2
    guard = board.add(B, being(1, 90, level=2))
    board.attack((giant, board.arm(giant, "E10")))
    board.respond({0: guard})
    assert board.strikes() == [("N", (giant, guard))]


@rule("E13.12")
def test_an_arm_destroyed_earlier_gives_nothing_later() -> None:
    board = Board()
    heavy = board.add(A, (being(5, 20, "pesado"), arm("weapon", 20, 5)))
    weapon = board.group(heavy).bodies[0].arms[0].id
    guard = board.add(B, being(5, 40))
    board.attack((heavy, weapon))
    board.respond({0: guard})
    board.do(actions.AbsorbNext(weapon))
    assert board.there(heavy) and not board.there(weapon)
    assert [one.portions for one in board.told if isinstance(one, events.Struck)][-1] == (
        (board.body(heavy).card, 5, 1),
    )


@rule("E13.11")
def test_packets_of_a_step_are_made_before_any_is_received() -> None:
    board = Board()
    one, other = board.add(A, being(20, 15)), board.add(B, being(15, 15))
    board.attack(one)
    board.respond({0: other})
    assert not board.there(one) and not board.there(other)
    assert board.vital(B) == 195 and board.vital(A) == 200


# --- Level and Fuerza (E6) ---------------------------------------------------------------------------------


@rule("E6.3")
def test_the_highest_level_of_a_rule_counts() -> None:
    board = Board()
    swift = board.add(A, (being(5, 5, "veloz", level=2), arm("weapon", 1, 0, "veloz", level=1)))
    weapon = board.group(swift).bodies[0].arms[0].id
    guard = board.add(B, being(20, 6, level=2))
    board.attack((swift, weapon))
    board.respond({0: guard})
    assert board.there(swift) and not board.there(guard)


@rule("E6.2")
def test_a_lent_rule_has_the_level_of_the_card_that_lends_it() -> None:
    board = Board()
    champion = board.add(A, (being(5, 5, level=4), arm("weapon", 1, 0, "veloz", level=1)))
    weapon = board.group(champion).bodies[0].arms[0].id
    guard = board.add(B, being(20, 6, level=2))
    board.attack((champion, weapon))
    board.respond({0: guard})
    assert not board.there(champion)


@rule("E10.7", "E16.17")
def test_in_combat_a_weapon_that_is_not_selected_lends_nothing() -> None:
    board = Board()
    scout = board.add(A, ("E06", "E10"))
    guard = board.add(B, being(1, 90))
    board.attack((scout,))
    board.respond({0: guard})
    assert board.strikes() == [("N", (scout, guard))]


@rule("E14.1")
def test_every_source_card_makes_a_portion_of_its_own_level() -> None:
    board = Board()
    bearer = board.add(A, (being(10, 10), "E12", arm("object", 3, 0, level=2)))
    guard = board.add(B, being(0, 90))
    board.attack((bearer, board.arm(bearer, "E12")))
    board.respond({0: guard})
    struck = next(one for one in board.told if isinstance(one, events.Struck))
    assert [portion[1:] for portion in struck.portions] == [(10, 1), (15, 3), (3, 2)]


@rule("E6.5")
def test_a_unit_strikes_with_the_sum_of_force_and_level() -> None:
    board = Board()
    unit = board.unit(A, "E01", "E01", "E01")
    guard = board.add(B, being(0, 10, "acorazado", level=2))
    board.attack(unit)
    board.respond({0: guard})
    assert not board.there(guard) and board.vital(B) == 195


@rule("E6.5", "E16.1")
def test_one_of_its_soldiers_alone_does_nothing_to_that_armour() -> None:
    board = Board()
    soldier, guard = board.add(A, "E01"), board.add(B, being(0, 10, "acorazado", level=2))
    board.attack(soldier)
    board.respond({0: guard})
    assert board.there(guard) and board.vital(B) == 200


# --- lasting effects (E19, X33) ----------------------------------------------------------------------------


@rule("E12.10")
def test_the_banner_strengthens_every_soldier_of_the_own_attack_and_banners_add_up() -> None:
    board = Board()
    board.continuous(A, "E19")
    board.continuous(A, "E19")
    board.attack(board.unit(A, "E01", "E01", "E01"), board.add(A, being(10, 90)))
    board.do(actions.PlacePlayer(1))
    assert board.vital(B) == 200 - 10 - (15 + 30)


@rule("E12.10")
def test_the_banner_does_nothing_in_the_combat_of_the_other() -> None:
    board = Board()
    board.continuous(B, "E19")
    attacker = board.add(A, being(0, 90))
    guard = board.add(B, "E01")
    board.attack(attacker)
    board.respond({0: guard})
    struck = [one for one in board.told if isinstance(one, events.Struck)]
    assert [one.portions for one in struck] == [(("E01", 5, 1),)]


@rule("E12.10", "E6.4")
def test_the_haze_weakens_attackers_once_and_not_their_arms() -> None:
    board = Board()
    board.continuous(B, "X33")
    unit = board.unit(A, ("E01", "E09"), "E01", "E01")
    weak = board.add(A, ("E04", "E09"))
    board.attack((unit, board.arm(unit, "E09")), (weak, board.arm(weak, "E09")))
    board.do(actions.PlacePlayer(1))
    board.absorbs_nothing()
    struck = [one for one in board.told if isinstance(one, events.Struck) and one.seat == B]
    assert sorted(one.portions for one in struck) == [(("E01", 10, 3), ("E09", 5, 1)), (("E09", 5, 1),)]
