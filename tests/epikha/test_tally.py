"""What self-play counts: every special rule where it makes a difference, and the player by chance (E16)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.arena import RANDOM, pairings, play_game
from game.epikha import tally
from game.epikha.actions import (
    AddMember,
    Aim,
    Assign,
    Bear,
    CallCoin,
    Cast,
    EndPhase,
    FormUnit,
    PlaceMagic,
    Play,
    Summon,
)
from game.epikha.matchups import config_of
from game.epikha.system import SYSTEM, as_state
from game.epikha.wandering import by_chance
from game.epikha.words import RULES
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, visible_to
from tests.epikha.positions import A, B, Board, being, funded, spell

rule = pytest.mark.rule


def counted(board: Board) -> set[str]:
    """Everything that was counted."""
    return {name for event in board.told if (name := tally.fired(event)) is not None}


@rule("E16.1")
def test_armour_counts_where_it_makes_damage_nothing() -> None:
    for level, there in ((2, True), (3, False)):
        board = Board()
        board.packet(B, board.add(B, "E06"), (10, level))
        assert ("acorazado" in counted(board)) == there


@rule("E16.6", "E16.10")
def test_immunity_and_piercing_count_where_damage_or_a_card_counts_as_nothing() -> None:
    board = Board()
    hunter, beast = board.add(A, "X10"), board.add(B, "A07")
    board.attack(hunter)
    board.respond({0: beast})
    board.absorbs_nothing()
    assert "inmunidad" in counted(board)
    board = funded("E17")
    armoury = board.armoury(B, "E14")
    board.main()
    board.do(Cast("E17"), Aim(armoury))
    board.do(board.legal()[0])
    board.passes()
    assert "perforador" in counted(board) and not board.there(armoury)


@rule("E16.14", "E16.11", "E16.5")
def test_swift_heavy_and_colossus_count_where_they_settle_who_strikes_when() -> None:
    for names, found in (
        (("veloz",), {"veloz"}),
        (("pesado",), {"pesado"}),
        (("pesado", "coloso"), {"coloso"}),
        (("coloso",), set()),
        (("pesado", "veloz"), set()),
    ):
        board = Board()
        one, other = board.add(A, being(5, 10, *names)), board.add(B, being(5, 10))
        board.attack(one)
        board.respond({0: other})
        assert counted(board) & {"veloz", "pesado", "coloso"} == found


@rule("E16.3", "E16.4", "E16.12")
def test_dispersal_evasion_and_regeneration_count() -> None:
    board = Board()
    unit = board.unit(B, "X12", "X12", "X12")
    board.packet(B, unit, (10, 1), disperses=True)
    while board.asked:
        board.do(CallCoin("no") if board.asked.endswith("coin") else board.legal()[0])
    assert "dispersar" in counted(board)
    board = Board()
    board.packet(B, board.add(B, "X04"), (5, 1))
    board.do(CallCoin("heads"))
    assert "evasion" in counted(board)
    board = Board()
    board.packet(B, board.add(B, "A06"), (25, 1))
    assert "regeneracion" in counted(board) and board.pile(B, "hand") == ["A06"]


@rule("E16.2", "E16.7", "E16.8", "E16.13", "E16.15", "E16.16")
def test_what_allows_or_forbids_counts_where_it_made_a_difference() -> None:
    board = funded("E08", "X26", "E09")
    hero = board.add(A, being(5, 10, level=3))
    board.add(A, "A07")
    blade, opal = board.armoury(A, "E12"), board.armoury(A, "O1")
    soldiers = [board.add(A, "E01") for _ in range(3)]
    board.table.sides[A].spirits.append("E20")
    board.main()
    board.do(Play("E08"))
    assert "unico" in counted(board) and "maestro" not in counted(board)
    board.do(Assign(blade), Bear(board.body(hero).id))
    assert {"maestro", "bestia"} <= counted(board)
    board.do(Assign(opal), Bear(board.body(hero).id), PlaceMagic(opal))
    assert {"magia", "vital"} <= counted(board)
    assert "unidades" not in counted(board)
    board.do(FormUnit(soldiers[0]), AddMember(soldiers[1]))
    assert "unidades" in counted(board)
    board.do(Summon("E20"))
    board.do(board.legal()[0])
    board.do(board.legal()[0])
    assert "espiritu" in counted(board)


@rule("E12.10", "E2.5")
def test_lasting_effects_count_where_they_change_a_number() -> None:
    board = Board()
    board.continuous(A, "E19")
    board.attack(board.add(A, "E01"))
    board.respond()
    assert "force" in counted(board)
    board = funded(spell(force=5))
    board.continuous(A, "X34")
    foe = board.add(B, being(5, 30))
    board.main()
    board.do(board.legal()[0], Aim(foe))
    board.do(board.legal()[0])
    board.passes()
    assert "spell_force" in counted(board) and board.left(foe) == [20]


def test_matches_by_chance_bring_nearly_everything_together() -> None:
    found: Counter[str] = Counter()
    for seed in range(12):
        state, told = SYSTEM.new(config_of("random", seed), seed)
        chance = Chance.of(seed, 100)
        while state.to_move is not None:
            action = by_chance(state, chance)
            assert action in state.legal_actions(state.to_move)
            told += state.apply(action)
        found.update(name for one in visible_to(SPECTATOR, told) if (name := tally.fired(one)))
    assert set(found) <= tally.names()
    assert len(set(found) & set(RULES)) >= 12
    assert len(set(found)) > 80


def test_by_chance_everything_may_come_and_the_end_of_a_phase_seldom() -> None:
    board = funded("E01", "E09")
    board.main()
    state, chance = as_state(board.table), Chance.of(1)
    chosen = Counter(by_chance(state, chance) for _ in range(600))
    assert set(chosen) == set(state.legal_actions(A))
    assert 0 < chosen[EndPhase()] < 60


def test_the_random_player_of_self_play_is_the_one_of_the_game() -> None:
    played = play_game(pairings("epikha", (RANDOM, RANDOM), 1, 3, decks="empiria,abaron")[0])
    state, _ = SYSTEM.new(config_of("empiria,abaron", 3), 3)
    chances = Chance.of(3, 100), Chance.of(3, 101)
    actions = 0
    while (seat := state.to_move) is not None:
        state.apply(by_chance(state, chances[seat]))
        actions += 1
    assert played.actions == actions
