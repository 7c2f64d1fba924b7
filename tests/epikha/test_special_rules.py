"""The special rules, one by one (E16), as far as they bear on numbers, strikes and damage."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import AbsorbNext, CallCoin, Points
from game.epikha.card import CARDS
from game.epikha.rules import numbers
from game.epikha.rules.flow import DONE
from game.epikha.words import (
    ACORAZADO,
    COLOSO,
    DISPERSAR,
    EVASION,
    MAESTRO,
    MAGIA,
    PERFORADOR,
    PESADO,
    REGENERACION,
    UNICO,
    UNIDADES,
    VELOZ,
)
from tests.epikha.positions import A, B, Board, arm, being

rule = pytest.mark.rule


def in_force(board: Board, seat: int, group: int, which: int) -> int:
    """The Level at which a rule is in force for a group."""
    return numbers.rule_level(board.table, seat, board.group(group), which)


def duel(board: Board, attacker: int, guard: int, *arms: int) -> None:
    """Let a group of A with these arms attack, and one of B answer."""
    board.attack((attacker, *arms))
    board.respond({0: guard})


def coming(board: Board, right: bool) -> CallCoin:
    """A call of the next coin that will be right, or wrong."""
    heads = board.table.play_chance.copy().below(2) == 0
    return CallCoin("heads" if heads is right else "tails")


# --- Acorazado (E16.1) -------------------------------------------------------------------------------------


@rule("E16.1", "E6.4")
def test_acorazado_voids_the_portions_of_its_level_and_lets_higher_ones_through() -> None:
    board = Board()
    bearer = board.add(A, (being(10, 10), arm("weapon", 15, 0, level=3)))
    guard = board.add(B, being(0, 10, "acorazado", level=2))
    duel(board, bearer, guard, board.group(bearer).bodies[0].arms[0].id)
    assert not board.there(guard) and board.vital(B) == 195


@rule("E16.1")
def test_nothing_of_a_void_portion_passes_on() -> None:
    board = Board()
    guard = board.add(B, being(0, 5, "acorazado", level=2))
    duel(board, board.add(A, being(90, 10, level=2)), guard)
    assert board.left(guard) == [5] and board.vital(B) == 200


@rule("E16.1", "E16.10")
def test_acorazado_beats_perforador() -> None:
    board = Board()
    tower = board.armoury(B, arm("object", 0, 0, "acorazado", level=2))
    board.packet(B, tower, (10, 2), perforador=2)
    assert board.there(tower)
    board.packet(B, tower, (10, 3), perforador=3)
    assert not board.there(tower)


@rule("E16.1", "E14.3")
def test_an_armoured_shield_absorbs_more_than_its_resistance() -> None:
    board = Board()
    bearer = board.add(B, (being(0, 10), "X21"))
    shield = board.arm(bearer, "X21")
    board.packet(B, bearer, (50, 1), (12, 2))
    board.do(AbsorbNext(shield))
    assert not board.there(shield) and board.left(bearer) == [8]


@rule("E16.17", "E16.1")
def test_lent_acorazado_protects_the_bearer_himself() -> None:
    board = Board()
    bearer = board.add(B, (being(0, 10), "X21"))
    board.packet(B, bearer, (50, 1))
    board.do(DONE)
    assert board.left(bearer) == [10]


# --- Evasion (E16.4) ---------------------------------------------------------------------------------------


@rule("E16.4", "E1.7")
@pytest.mark.parametrize("right", [True, False])
def test_the_coin_of_evasion(right: bool) -> None:
    board = Board()
    scout = board.add(B, being(0, 10, "evasion"))
    board.packet(B, scout, (4, 1))
    assert board.asked == "B coin" and len(board.legal()) == 3
    board.do(coming(board, right))
    assert board.left(scout) == [10 if right else 6]
    flipped = [one.right for one in board.told if isinstance(one, events.CoinCalled)]
    assert flipped == [right]


@rule("E16.4")
def test_the_coin_need_not_be_called() -> None:
    board = Board()
    scout = board.add(B, being(0, 10, "evasion"))
    board.packet(B, scout, (4, 1))
    before = board.table.play_chance.position
    board.do(CallCoin("no"))
    assert board.left(scout) == [6] and board.table.play_chance.position == before


@rule("E16.4", "E14.8", "E14.11")
def test_what_is_beyond_the_capacity_passes_on_in_spite_of_evasion() -> None:
    board = Board()
    scout = board.add(B, being(0, 10, "evasion"))
    duel(board, board.add(A, being(14, 10)), scout)
    board.do(coming(board, True))
    assert board.there(scout) and board.vital(B) == 196


@rule("E16.4", "E14.7")
@pytest.mark.parametrize("right", [True, False])
def test_a_cape_of_0_that_is_aimed_at_may_evade_its_end(right: bool) -> None:
    board = Board()
    cape = board.armoury(B, "X22")
    board.packet(B, cape, (10, 1))
    board.do(coming(board, right))
    assert board.there(cape) is right


@rule("E16.4", "E16.17")
def test_the_player_may_evade_every_packet_with_a_cape() -> None:
    board = Board()
    player = board.player(B, "X22")
    for expected in (200, 190):
        board.packet(B, player, (10, 1), way="direct")
        assert board.asked == "B coin"
        board.do(coming(board, expected == 200))
        assert board.vital(B) == expected


@rule("E1.7")
def test_the_same_seed_flips_the_same_coins() -> None:
    results = []
    for _ in range(2):
        board = Board(seed=7)
        scout = board.add(B, being(0, 90, "evasion"))
        for _ in range(8):
            board.packet(B, scout, (1, 1))
            board.do(CallCoin("heads"))
        results.append(board.left(scout))
    assert results[0] == results[1] and results[0] not in ([90], [82])


# --- Inmunidad (E16.6) -------------------------------------------------------------------------------------


@rule("E16.6")
def test_inmunidad_takes_nothing_of_a_beast_of_its_level_and_counts_it_as_nothing() -> None:
    board = Board()
    hunter = board.add(A, being(10, 10, "inmunidad", level=3, immune=["race:bestia"]))
    beast = board.add(B, being(20, 20, race="bestia", level=3))
    duel(board, hunter, beast)
    assert board.left(hunter) == [10] and board.vital(A) == 200
    assert not board.there(beast) and board.vital(B) == 190


@rule("E16.6")
def test_inmunidad_does_nothing_against_a_higher_level() -> None:
    board = Board()
    hunter = board.add(A, being(10, 10, "inmunidad", level=3, immune=["race:bestia"]))
    beast = board.add(B, being(20, 20, race="bestia", level=4))
    duel(board, hunter, beast)
    assert not board.there(hunter) and board.there(beast)
    assert board.vital(A) == 190


@rule("E16.6")
@pytest.mark.parametrize(("paid", "left"), [(0, 20), (1, 10)])
def test_inmunidad_against_fire_until_the_spell_is_raised(paid: int, left: int) -> None:
    board = Board(phase="deployment")
    guard = board.add(B, being(0, 20, "inmunidad", level=2, immune=["element:fuego"]))
    board.hand(A, "E17", pool=20)
    board.main()
    board.do(actions.Cast("E17"))
    for _ in range(paid):
        board.do(actions.Raise())
    board.do(actions.Aim(guard), actions.Pay())
    assert board.left(guard) == [left]


@rule("E16.6", "E16.17")
def test_the_talisman_makes_its_bearer_immune_and_absorbs_fire_itself() -> None:
    board = Board()
    bearer = board.add(B, (being(0, 20), "X24"))
    board.hand(A, "E17", pool=5)
    board.table.phase = "deployment"
    board.main()
    board.do(actions.Cast("E17"), actions.Aim(bearer), actions.Pay())
    assert board.asked == "B absorb" and board.legal() == [AbsorbNext(board.arm(bearer, "X24")), DONE]
    board.do(DONE)
    assert board.left(bearer) == [20]


@rule("E16.6", "E15.5")
def test_inmunidad_ignores_effects_too() -> None:
    board = Board(phase="deployment")
    immune = board.armoury(B, arm("object", 0, 5, "inmunidad", level=2, immune=["element:arcano"]))
    plain = board.armoury(B, arm("object", 0, 5, "acorazado", "evasion", level=2))
    board.hand(A, "A17", "A17", pool=10)
    board.main()
    board.do(actions.Cast("A17"), actions.Aim(immune), actions.Pay())
    assert board.there(immune)
    board.do(actions.Cast("A17"), actions.Aim(plain), actions.Pay())
    assert not board.there(plain)
    assert not any(isinstance(one, events.CoinCalled) for one in board.told)


# --- Perforador (E16.10) -----------------------------------------------------------------------------------


@rule("E16.10", "E14.6")
def test_perforador_counts_the_shield_as_0_and_not_the_armour_above_its_level() -> None:
    board = Board()
    bearer = board.add(B, (being(0, 10), "E13", arm("object", 0, 15, level=4)))
    attacker = board.add(A, (being(0, 90), arm("weapon", 20, 0, "perforador", level=3)))
    duel(board, attacker, bearer, board.group(attacker).bodies[0].arms[0].id)
    armour = board.group(bearer).bodies[0].arms[1].id
    assert AbsorbNext(armour) in board.legal()
    assert AbsorbNext(board.arm(bearer, "E13")) not in board.legal()
    board.do(AbsorbNext(armour))
    assert not board.there(armour) and board.left(bearer) == [10]


@rule("E16.10")
def test_perforador_is_no_match_for_machines_and_for_the_vital_of_characters() -> None:
    board = Board()
    bearer = board.add(B, (being(0, 10), arm("machine", 0, 15)))
    board.packet(B, bearer, (20, 5), perforador=5)
    machine = board.group(bearer).bodies[0].arms[0].id
    board.do(AbsorbNext(machine))
    assert not board.there(machine) and board.left(bearer) == [5]


# --- Regeneracion (E16.12) ---------------------------------------------------------------------------------


@rule("E16.12", "E10.6")
def test_regeneracion_returns_to_hand_and_the_weapon_goes_to_the_armoury() -> None:
    board = Board()
    guard = board.add(B, ("A06", "A12"))
    board.packet(B, guard, (60, 5))
    assert board.pile(B, "hand") == ["A06"] and board.pile(B, "armoury") == ["A12"]
    assert board.table.sides[B].shown == ["A06"]


@rule("E16.12", "E16.17")
def test_bearer_and_ika_armour_destroyed_in_one_step_both_go_to_hand() -> None:
    board = Board()
    bearer = board.add(B, (being(0, 10), "A09"))
    card = board.body(bearer).card
    duel(board, board.add(A, being(15, 10)), bearer)
    board.do(AbsorbNext(board.arm(bearer, "A09")))
    assert sorted(board.pile(B, "hand")) == sorted([card, "A09"])


@rule("E16.12")
def test_an_armour_destroyed_earlier_saves_its_bearer_no_more() -> None:
    board = Board()
    bearer = board.add(B, (being(0, 10), "A09"))
    card = board.body(bearer).card
    board.packet(B, board.arm(bearer, "A09"), (5, 1))
    assert board.pile(B, "hand") == ["A09"]
    board.packet(B, bearer, (10, 1))
    assert board.pile(B, "discard") == [card]


@rule("E16.16d", "E16.12")
def test_a_spirit_with_ika_armour_is_removed_all_the_same() -> None:
    board = Board()
    mage = board.add(B, ("E04", "E15"))
    spirit = board.spirit(B, "X36", by=mage)
    board.packet(B, spirit, (90, 5))
    assert board.pile(B, "removed") == ["X36"] and board.pile(B, "hand") == []
    assert board.zone(mage) == "reserves" and board.left(mage) == [10]
    assert board.group(mage).bodies[0].arms[0].card == "E15"


# --- what is lent and what is not (E6.2, E6.3, E16.17) -----------------------------------------------------


@rule("E16.17")
@pytest.mark.parametrize(
    ("name", "bit"),
    [
        *(("acorazado", ACORAZADO), ("coloso", COLOSO), ("dispersar", DISPERSAR), ("evasion", EVASION)),
        *(("perforador", PERFORADOR), ("pesado", PESADO), ("veloz", VELOZ)),
        *(("regeneracion", REGENERACION),),
    ],
)
def test_an_assigned_card_lends_its_rules_with_its_own_level(name: str, bit: int) -> None:
    board = Board()
    bearer = board.add(A, (being(5, 5, level=1), arm("object", 0, 0, name, level=4)))
    assert in_force(board, A, bearer, bit) == 4
    assert in_force(board, A, board.add(A, being(5, 5)), bit) == 0


@rule("E16.17", "E16.8")
def test_magia_is_lent_by_an_opal() -> None:
    board = Board()
    assert in_force(board, A, board.add(A, ("E01", "O1")), MAGIA) == 1


@rule("E16.17")
@pytest.mark.parametrize("bit", [UNICO, MAESTRO, UNIDADES])
def test_rules_that_speak_of_the_card_itself_are_not_lent(bit: int) -> None:
    board = Board()
    bearer = board.add(A, (being(5, 5), "E12"))
    assert CARDS["E12"].mask & bit or bit == UNIDADES
    assert in_force(board, A, bearer, bit) == 0


@rule("E6.3", "E6.2")
def test_of_several_sources_the_highest_level_counts() -> None:
    board = Board()
    low, high = arm("object", 0, 0, "veloz", level=2), arm("object", 0, 0, "veloz", level=4)
    assert in_force(board, A, board.add(A, (being(5, 5, "veloz", level=3), low)), VELOZ) == 3
    assert in_force(board, A, board.add(A, (being(5, 5, "veloz", level=3), low, high)), VELOZ) == 4


@rule("E10.7")
def test_outside_combat_every_assigned_card_lends() -> None:
    board = Board()
    bearer = board.add(A, ("E06", "E10", "E11"))
    assert in_force(board, A, bearer, VELOZ) == 1 and in_force(board, A, bearer, PESADO) == 2


@rule("E10.7", "E10.8", "E13.4")
def test_in_combat_only_what_takes_part_lends() -> None:
    board = Board()
    bearer = board.add(A, ("E06", "E10", "E11", "X22"))
    board.add(B, being(0, 90))
    board.attack((bearer, board.arm(bearer, "E10")))
    assert board.asked == "B respond"
    assert in_force(board, A, bearer, VELOZ) == 1 and in_force(board, A, bearer, PESADO) == 0
    assert in_force(board, A, bearer, EVASION) == 1
    assert numbers.force_of(board.table, A, board.group(bearer)) == 15


# --- Dispersar Unidades, Pesado, Coloso, Veloz -------------------------------------------------------------


@rule("E16.3")
@pytest.mark.parametrize(("force", "armoured", "stays"), [(5, (), False), (5, ("acorazado",), True)])
def test_dispersar_needs_one_point_of_damage(force: int, armoured: tuple[str, ...], stays: bool) -> None:
    board = Board()
    card = being(0, 10, "unidades", *armoured, level=2)
    unit = board.unit(B, card, card, card)
    duel(board, board.add(A, being(force, 90, "dispersar", level=6 - 1)), unit)
    if board.asked == "B points":
        board.do(Points(board.body(unit).id, force))
    assert board.there(unit) is stays


@rule("E16.3", "E16.15c")
def test_dispersar_does_nothing_to_single_characters() -> None:
    board = Board()
    guard = board.add(B, being(0, 10))
    duel(board, board.add(A, being(5, 90, "dispersar")), guard)
    assert board.there(guard) and not any(isinstance(one, events.UnitDispersed) for one in board.told)


@rule("E16.5", "E16.11")
def test_coloso_without_weight_changes_nothing_and_leaves_swiftness() -> None:
    for rules, step in ((("coloso",), "N"), (("coloso", "veloz", "pesado"), "V"), (("pesado",), "P")):
        board = Board()
        fighter, guard = board.add(A, being(1, 90, *rules)), board.add(B, being(0, 90))
        duel(board, fighter, guard)
        assert [begun for begun, groups in board.strikes() if fighter in groups] == [step]
