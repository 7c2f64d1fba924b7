"""Small positions of Paladines de Epikha in which a sensible player knows what to do, and what not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.rules.flow import DONE
from game.epikha.state import Step
from tests.epikha.positions import A, B, Board

PHASES: Final = ("deployment", "combat_phase", "regroup", "end_turn")


class Small(msgspec.Struct, frozen=True):
    """A position at its decision, and which actions are sensible there."""

    board: Board
    accepts: Callable[[EpikhaAction], bool]


def turn(board: Board, begin: str = "deployment") -> Board:
    """Let the rest of A's turn begin, so that it goes on as in a match."""
    board.start(*(Step(phase, A) for phase in PHASES[PHASES.index(begin) :]))
    return board


def player_group(board: Board, seat: int) -> int:
    """The number of the Player card's group while it stands in its area."""
    area = board.table.sides[seat].area
    assert area is not None
    return area.id


# --- a win in one action -----------------------------------------------------------------------------------


def arrow_ends_it() -> Small:
    board = Board(phase="deployment")
    board.player(B, damage=190)
    board.add(B, "E03")
    board.hand(A, "E17", "E01", pool=5)
    return Small(turn(board), lambda action: action == actions.Cast("E17"))


def arrow_is_aimed() -> Small:
    board = Board(phase="deployment")
    board.player(B, damage=192)
    board.add(B, "E01")
    board.hand(A, "E17", pool=5)
    turn(board).do(actions.Cast("E17"))
    target = player_group(board, B)
    return Small(board, lambda action: action == actions.Aim(target))


def arrow_is_paid() -> Small:
    board = Board(phase="regroup")
    board.player(B, damage=199)
    board.hand(A, "A15")
    turn(board, "regroup").do(actions.Cast("A15"))
    board.do(actions.Aim(player_group(board, B)))
    return Small(board, lambda action: isinstance(action, actions.Pay))


def mage_ends_it() -> Small:
    board = Board(phase="regroup")
    board.player(B, damage=190)
    mage = board.add(A, "E04")
    return Small(turn(board, "regroup"), lambda action: action == actions.PlaceMagic(mage))


def attack_ends_it() -> Small:
    board = Board()
    board.player(B, damage=185)
    first, second = board.add(A, "E07"), board.add(A, "E07")
    board.add(A, "A01")
    turn(board, "combat_phase").do(actions.Attack(first, 0), actions.Attack(second, 1))
    return Small(board, lambda action: action == DONE)


def spell_before_damage_ends_it() -> Small:
    board = Board()
    board.player(B, damage=180)
    board.add(B, "E01")
    board.hand(A, "A14", pool=10)
    board.attack(board.add(A, "E06"))
    return Small(board, lambda action: action == actions.Cast("A14"))


def last_blow_is_struck_already() -> Small:
    board = Board()
    board.player(A, damage=195)
    board.hand(B, "A16", pool=5)
    board.attack(player_group(board, A))
    board.passes()
    return Small(board, lambda action: action == DONE)


WINS: Final = {
    one.__name__: one
    for one in (
        *(arrow_ends_it, arrow_is_aimed, arrow_is_paid),
        *(mage_ends_it, attack_ends_it, spell_before_damage_ends_it, last_blow_is_struck_already),
    )
}

# --- not losing --------------------------------------------------------------------------------------------


def somebody_must_stand_in_the_way() -> Small:
    board = Board()
    board.player(B, damage=170)
    board.add(B, "A07")
    board.attack(board.add(A, "E07"), board.add(A, "E07"))
    board.passes()
    return Small(board, lambda action: isinstance(action, actions.Respond))


def armour_saves_the_last_vital() -> Small:
    board = Board()
    group = board.player(B, "E14", damage=190)
    armour = board.arm(group, "E14")
    board.packet(B, -1, (12, 1), way="direct")
    return Small(board, lambda action: action == actions.AbsorbNext(armour))


def shield_saves_the_last_vital() -> Small:
    board = Board()
    board.player(B, damage=190)
    board.hand(B, "E18", pool=5)
    board.packet(B, -1, (15, 1), way="direct")
    return Small(board, lambda action: action == actions.Cast("E18"))


def opal_pays_for_the_last_shield() -> Small:
    board = Board()
    group = board.player(B, "O1", damage=196)
    opal = board.arm(group, "O1")
    board.hand(B, "E18")
    board.packet(B, -1, (15, 1), way="direct")
    return Small(board, lambda action: action == actions.PlaceMagic(opal))


def player_faces_whom_he_destroys() -> Small:
    board = Board()
    board.player(B, damage=100)
    board.attack(board.add(A, "X08"), board.add(A, "E03"))
    board.passes()
    return Small(board, lambda action: action == actions.PlacePlayer(1))


DEFENCES: Final = {
    one.__name__: one
    for one in (
        *(somebody_must_stand_in_the_way, armour_saves_the_last_vital, shield_saves_the_last_vital),
        *(opal_pays_for_the_last_shield, player_faces_whom_he_destroys),
    )
}

# --- good lines --------------------------------------------------------------------------------------------


def spell_is_not_wasted_on_an_own_character() -> Small:
    board = Board(phase="deployment")
    own = {board.add(A, "E03"), player_group(board, A)}
    board.add(B, "E01")
    board.hand(A, "A15", pool=5)
    turn(board).do(actions.Cast("A15"))
    return Small(board, lambda action: not (isinstance(action, actions.Aim) and action.target in own))


def arm_is_destroyed_on_the_other_side() -> Small:
    board = Board(phase="deployment")
    own = board.arm(board.player(A, "E14"), "E14")
    board.player(B, "E14")
    board.hand(A, "A17", pool=5)
    turn(board).do(actions.Cast("A17"))
    return Small(board, lambda action: action != actions.Aim(own))


def weak_one_is_not_sent_against_the_strong() -> Small:
    board = Board()
    weak = board.add(A, "A01")
    board.add(B, "E07")
    board.add(B, "E03")
    turn(board, "combat_phase")
    return Small(board, lambda action: not (isinstance(action, actions.Attack) and action.group == weak))


def strong_one_attacks_an_empty_field() -> Small:
    board = Board()
    board.add(A, "X08")
    board.add(A, "A07")
    turn(board, "combat_phase")
    return Small(board, lambda action: isinstance(action, actions.Attack))


def vital_in_the_pool_buys_somebody() -> Small:
    board = Board(phase="deployment")
    board.hand(A, "E03", pool=10)
    return Small(turn(board), lambda action: action == actions.Play("E03"))


def free_opal_is_played() -> Small:
    board = Board(phase="deployment")
    board.hand(A, "O1", "E08")
    return Small(turn(board), lambda action: action == actions.Play("O1"))


def opal_leaves_the_armoury() -> Small:
    board = Board(phase="deployment")
    opal = board.armoury(A, "O1")
    return Small(turn(board), lambda action: action == actions.Assign(opal))


def armour_is_for_the_player() -> Small:
    board = Board(phase="deployment")
    board.add(A, "E01")
    armour = board.armoury(A, "E14")
    turn(board).do(actions.Assign(armour))
    body = board.body(player_group(board, A)).id
    return Small(board, lambda action: action == actions.Bear(body))


def swift_one_is_answered_by_the_stout() -> Small:
    board = Board()
    weak = board.add(B, "A04")
    board.add(B, "E07")
    board.attack(board.add(A, "E05"))
    board.passes()
    return Small(board, lambda action: not (isinstance(action, actions.Respond) and action.group == weak))


def whole_armour_before_the_one_that_breaks() -> Small:
    board = Board()
    group = board.player(B, "E13", "E14")
    armour = board.arm(group, "E14")
    board.packet(B, -1, (10, 1), way="direct")
    return Small(board, lambda action: action == actions.AbsorbNext(armour))


def small_blow_is_no_case_for_a_shield() -> Small:
    board = Board()
    board.player(B)
    board.hand(B, "A16", pool=5)
    board.packet(B, -1, (5, 1), way="direct")
    return Small(board, lambda action: action == DONE)


GOOD: Final = {
    one.__name__: one
    for one in (
        *(spell_is_not_wasted_on_an_own_character, arm_is_destroyed_on_the_other_side),
        *(weak_one_is_not_sent_against_the_strong, strong_one_attacks_an_empty_field),
        *(vital_in_the_pool_buys_somebody, free_opal_is_played, opal_leaves_the_armoury),
        *(armour_is_for_the_player, swift_one_is_answered_by_the_stout),
        *(whole_armour_before_the_one_that_breaks, small_blow_is_no_case_for_a_shield),
    )
}
POSITIONS: Final = {**WINS, **DEFENCES, **GOOD}
