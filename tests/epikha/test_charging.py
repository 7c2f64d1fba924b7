"""Vital on demand: every proposed row can be played action by action, and pays what it says."""

from __future__ import annotations

import pytest

from game.epikha import actions, charging, events
from game.epikha.actions import EpikhaAction
from game.epikha.charging import Plan, Wishes
from game.epikha.config import EpikhaConfig
from game.epikha.observing import observe
from game.epikha.rules import deal, legality
from game.epikha.state import NOBODY, POOL, Table
from game.rules.chance import Chance
from tests.epikha.positions import A, B, Board

OPAL, SOLDIER, WIZARD, CHAMPION = "O1", "E01", "E04", "E07"
ARROW, SHIELD, BOON, BANNER = "E17", "E18", "X29", "E19"


def main(phase: str = "deployment") -> Board:
    return Board(phase=phase)


def plan(board: Board, card: str, wishes: Wishes = charging.AS_PROPOSED, seat: int = A) -> Plan | None:
    seen = observe(board.table, seat)
    says = charging.sayable(seen).get(card)
    return None if says is None else charging.plan(seen, says, wishes)


def found(board: Board, card: str, wishes: Wishes = charging.AS_PROPOSED, seat: int = A) -> Plan:
    planned = plan(board, card, wishes, seat)
    assert planned is not None
    return planned


def carry_out(board: Board, planned: Plan, *choices: EpikhaAction) -> None:
    """Play the whole row, then what the card still asks, then the payment as planned."""
    board.do(*planned.row, *choices)
    while (piece := charging.payment(observe(board.table, A), planned.pays)) is not None:
        board.do(piece)


# --- the stated order --------------------------------------------------------------------------------------


@pytest.mark.rule("E7.9")
def test_the_pool_pays_first_and_nothing_is_placed_that_is_not_needed() -> None:
    board = main()
    board.hand(A, SOLDIER, pool=5)
    board.player(A, OPAL)
    board.main()
    assert found(board, SOLDIER).row == (actions.Play(SOLDIER),)


@pytest.mark.rule("E7.8a")
def test_opals_of_the_armoury_go_singly_by_way_of_the_player() -> None:
    board = main()
    board.hand(A, "E03")
    opals = [board.armoury(A, OPAL) for _ in range(3)]
    board.main()
    planned = found(board, "E03")
    assert planned.opals == tuple(opals[:2])
    assert (planned.made, planned.left, planned.pays) == (10, 0, ((POOL, 10),))
    carry_out(board, planned)
    assert board.reserves(A) == ["E03"]
    assert [board.zone(opal) for opal in opals] == ["magic", "magic", "armoury"]


@pytest.mark.rule("E7.8")
def test_what_is_borne_is_placed_before_what_lies_in_the_armoury() -> None:
    board = main()
    board.hand(A, SOLDIER)
    board.armoury(A, OPAL)
    player = board.player(A, OPAL)
    board.main()
    assert found(board, SOLDIER).opals == (board.arm(player, OPAL),)


@pytest.mark.rule("E7.8b")
def test_where_spaces_lack_a_bearer_takes_the_rest_along() -> None:
    board = main()
    board.hand(A, "E08")
    strong, weak = board.add(A, CHAMPION), board.add(A, SOLDIER)
    for _ in range(5):
        board.armoury(A, OPAL)
    for _ in range(3):
        board.continuous(A, BANNER)
    board.main()
    planned = found(board, "E08")
    assert planned.carrier == weak and planned.made == 25
    carry_out(board, planned)
    assert "E08" in board.reserves(A) and CHAMPION in board.reserves(A)
    assert board.zone(weak) == "magic" and board.zone(strong) == "reserves"


@pytest.mark.rule("E11.4")
def test_no_bearer_goes_whose_own_magia_would_work_along() -> None:
    board = main()
    board.hand(A, "E03")
    board.add(A, WIZARD)
    for _ in range(2):
        board.armoury(A, OPAL)
    for _ in range(4):
        board.continuous(A, BANNER)
    board.main()
    assert plan(board, "E03") is None


@pytest.mark.rule("E7.3")
def test_a_character_takes_no_vital_of_bodies_but_a_spell_does() -> None:
    board = main()
    board.hand(A, SOLDIER, BOON)
    board.player(A, damage=50)
    board.add(A, WIZARD)
    board.main()
    assert plan(board, SOLDIER) is None
    mage = board.group(board.table.sides[A].reserves[0].id).bodies[0].id
    planned = found(board, BOON)
    assert planned.pays == ((mage, 5),)
    carry_out(board, planned)
    assert board.body(mage).spent == 5


@pytest.mark.rule("E7.6")
def test_the_player_card_pays_last_what_mages_cannot() -> None:
    board = main()
    board.hand(A, "X26")
    board.add(A, WIZARD)
    board.add(B, SOLDIER)
    board.main()
    player = board.table.sides[A].area.bodies[0].id  # type: ignore[union-attr]
    mage = board.table.sides[A].reserves[0].bodies[0].id
    assert found(board, "X26").pays == ((mage, 9), (player, 6))


@pytest.mark.rule("E7.4")
def test_whoever_loses_its_opal_does_not_pay() -> None:
    board = main()
    board.hand(A, "A14")
    soldier = board.add(A, (SOLDIER, OPAL))
    board.add(B, SOLDIER)
    board.main()
    planned = found(board, "A14")
    body = board.body(soldier).id
    assert planned.opals and body not in dict(planned.of_bodies)


@pytest.mark.rule("E12.10")
def test_a_continuous_spell_keeps_a_space_for_itself() -> None:
    board = main()
    board.hand(A, BANNER)
    for _ in range(2):
        board.armoury(A, OPAL)
    for _ in range(4):
        board.continuous(A, "A18")
    board.main()
    assert not found(board, BANNER).opals


# --- other wishes ------------------------------------------------------------------------------------------


def test_a_source_can_be_left_out_and_another_pays() -> None:
    board = main()
    board.hand(A, BOON)
    board.player(A, OPAL, damage=20)
    mage = board.body(board.add(A, WIZARD)).id
    board.main()
    opal = board.arm(board.table.sides[A].area.id, OPAL)  # type: ignore[union-attr]
    assert found(board, BOON).opals == (opal,)
    assert found(board, BOON, Wishes(without=frozenset({opal}))).pays == ((mage, 5),)
    planned = found(board, BOON, Wishes(first=(mage,)))
    assert planned.pays == ((mage, 5),) and not planned.opals
    carry_out(board, planned)
    assert board.zone(opal) == "area"


@pytest.mark.rule("E6.7")
def test_a_level_more_costs_five_more_and_is_raised_in_the_row() -> None:
    board = main()
    board.hand(A, ARROW, pool=3)
    enemy = board.add(B, CHAMPION)
    for _ in range(2):
        board.armoury(A, OPAL)
    board.main()
    planned = found(board, ARROW, Wishes(levels=1))
    assert planned.cost == 10 and planned.row[-1] == actions.Raise()
    carry_out(board, planned, actions.Aim(enemy))
    assert [event.level for event in board.told if isinstance(event, events.Announced)] == [3]


@pytest.mark.rule("E7.1")
def test_a_payment_that_differs_from_the_proposal_is_said_piece_by_piece() -> None:
    board = main()
    board.hand(A, "A14")
    board.add(B, SOLDIER)
    board.add(A, WIZARD)
    player = board.table.sides[A].area.bodies[0].id  # type: ignore[union-attr]
    board.main()
    planned = found(board, "A14", Wishes(first=(player,)))
    assert planned.pays == ((player, 10),)
    carry_out(board, planned, actions.Aim(board.table.sides[B].reserves[0].id))
    assert board.vital(A) == 190


def test_a_payment_of_something_else_is_not_answered() -> None:
    board = main()
    board.hand(A, BOON)
    board.player(A, damage=20)
    board.main()
    board.do(actions.Cast(BOON))
    assert charging.payment(observe(board.table, A), ((POOL, 3),)) is None
    player = board.table.sides[A].area.bodies[0].id  # type: ignore[union-attr]
    board.do(actions.Spend(player))
    assert charging.payment(observe(board.table, A), ((player, 3),)) is None


# --- windows, charging, as before --------------------------------------------------------------------------


@pytest.mark.rule("E12.8")
def test_a_shield_is_paid_by_placing_a_borne_opal() -> None:
    board = Board(active=B)
    board.hand(A, SHIELD)
    player = board.player(A, OPAL)
    board.packet(A, player, (18, 1), way="direct")
    planned = found(board, SHIELD)
    assert planned.made == 5 and isinstance(planned.row[0], actions.PlaceMagic)
    carry_out(board, planned)
    assert board.vital(A) == 200


@pytest.mark.rule("E11.1")
def test_charging_places_all_that_has_a_space() -> None:
    board = main()
    board.hand(A, SOLDIER)
    board.player(A, OPAL, OPAL)
    for _ in range(4):
        board.armoury(A, OPAL)
    board.main()
    seen = observe(board.table, A)
    assert charging.charged(seen) == 25
    board.do(*charging.charge(seen))
    assert board.table.sides[A].pool == 25
    assert charging.charge(observe(board.table, A)) == ()


@pytest.mark.rule("E11.5")
def test_with_a_soldier_all_six_opals_make_thirty() -> None:
    board = main()
    board.add(A, SOLDIER)
    board.player(A, OPAL)
    for _ in range(5):
        board.armoury(A, OPAL)
    board.main()
    board.do(*charging.charge(observe(board.table, A)))
    assert board.table.sides[A].pool == 30


@pytest.mark.rule("E10.2")
def test_returned_arms_go_back_to_their_last_bearers() -> None:
    board = main()
    soldier = board.body(board.add(A, SOLDIER)).id
    sword, amulet = board.armoury(A, "E09"), board.armoury(A, "E16")
    board.main()
    row = charging.as_before(observe(board.table, A), {sword: soldier, amulet: 999})
    assert row == (actions.Assign(sword), actions.Bear(soldier))
    board.do(*row)
    assert charging.as_before(observe(board.table, A), {sword: soldier}) == ()


@pytest.mark.rule("E10.2", "E10.4")
def test_of_equal_arms_the_first_that_lies_there_goes_back_and_opals_are_left_to_charging() -> None:
    board = main()
    soldier = board.body(board.add(A, SOLDIER)).id
    first, second = board.armoury(A, "E09"), board.armoury(A, "E09")
    opals = [board.armoury(A, OPAL) for _ in range(3)]
    board.main()
    row = charging.as_before(observe(board.table, A), {second: soldier, opals[1]: soldier})
    assert row == (actions.Assign(first), actions.Bear(soldier))
    board.do(*row)


# --- all positions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_every_row_of_a_random_match_can_be_played(seed: int) -> None:
    chance, tried = Chance.of(seed), 0
    table = deal.lay_table(EpikhaConfig(), seed)
    deal.start(table, [])
    legality.run(table, [])
    for _ in range(500):
        if table.question is None:
            break
        seen = observe(table, table.question.seat)
        for planned in charging.plans(seen).values():
            _check(table.clone(), planned)
            tried += 1
        legality.carry_out(table, chance.pick(list(seen.legal)))
    assert tried > 40


def _check(table: Table, planned: Plan) -> None:
    assert sum(amount for _, amount in planned.pays) == planned.cost
    assert planned.left >= 0 and (planned.carrier == NOBODY or planned.opals)
    for action in planned.row:
        assert action in legality.legal(table), f"{action} of {planned}"
        legality.carry_out(table, action)
    question = table.question
    while question is not None and question.ask in ("aim", "recall", "caster", "summoner"):
        options = [one for one in legality.legal(table) if not isinstance(one, actions.Raise)]
        legality.carry_out(table, options[0])
        question = table.question
    while question is not None and question.ask in ("payment", "amount"):
        piece = charging.payment(observe(table, question.seat), planned.pays)
        assert piece is not None, planned
        legality.carry_out(table, piece)
        question = table.question
