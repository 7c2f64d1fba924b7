"""Fights between laid-out sides, played at random: no card is lost, nothing idle is asked, all end (E13)."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from game.epikha import events
from game.epikha.card import CARDS
from game.epikha.rules import groups, legality
from game.epikha.rules.invariants import all_cards
from game.epikha.state import Step
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, visible_to
from tests.epikha.positions import A, B, Board

BEINGS: Final = ("E04", "E06", "E07", "A03", "A06", "A07", "X01", "X04", "X08", "X10", "X11", "X13")
MEMBERS: Final = ("E01", "E02", "E03", "A01", "A02", "X03", "X12")
ARMS: Final = (
    *("O1", "E09", "E10", "E11", "E13", "E14", "A09", "A12", "X15"),
    *("X18", "X20", "X21", "X22", "X23", "X24"),
)
HANDS: Final = ("E17", "E18", "A15", "A16", "A17", "X27", "X28", "X30", "X31")
SEEDS: Final = range(40)


def laid_out(chance: Chance) -> Board:
    """Two sides with single characters, Units, a Spirit now and then, arms, spells and Vital."""
    board = Board()
    for seat in (A, B):
        board.player(seat, *(chance.pick(ARMS) for _ in range(chance.below(4))), damage=chance.below(200))
        for _ in range(2 + chance.below(3)):
            board.add(seat, _armed(chance, chance.pick(BEINGS)), damage=chance.below(5))
        for _ in range(1 + chance.below(2)):
            board.unit(seat, *(_armed(chance, chance.pick(MEMBERS)) for _ in range(3 + chance.below(3))))
        if not chance.below(3):
            board.spirit(seat, chance.pick(("E20", "A19", "X36")), by=board.table.sides[seat].area.id)
        if not chance.below(2):
            board.continuous(seat, chance.pick(("E19", "X33", "X34")))
        board.hand(seat, *(chance.pick(HANDS) for _ in range(chance.below(4))), pool=chance.below(20))
    return board


def _armed(chance: Chance, card: str) -> tuple[str, ...]:
    if not CARDS[card].bears:
        return (card,)
    return (card, *(chance.pick(ARMS) for _ in range(chance.below(3))))


def every_card(board: Board) -> list[Counter[str]]:
    """All cards of both seats, wherever they are."""
    return [Counter(all_cards(board.table, seat)) for seat in (A, B)]


def numbers_on_the_field(board: Board) -> list[int]:
    """The numbers of all bodies and arms on the field."""
    return [
        thing.id
        for seat in (A, B)
        for group in groups.groups_of(board.table, seat)
        for body in group.bodies
        for thing in (body, *body.arms)
    ]


@pytest.mark.rule("E13.11", "E13.14", "E12.1", "E14.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_fight_ends_and_loses_no_card(seed: int) -> None:
    chance = Chance.of(seed)
    board = laid_out(chance)
    before, table = every_card(board), board.table
    board.start(Step("combat", A))
    for _ in range(2_000):
        options = legality.legal(table)
        if not options:
            break
        assert len(options) > 1 or table.question.ask in ("aim", "amount", "payment"), table.question
        told = legality.carry_out(table, chance.pick(options))
        board.told += visible_to(SPECTATOR, told)
        numbers = numbers_on_the_field(board)
        assert len(numbers) == len(set(numbers))
    assert every_card(board) == before
    if table.outcome is None:
        assert not table.agenda and table.battle is None and not table.chain
        assert not any(table.sides[seat].behind for seat in (A, B)) and not table.doomed
        for seat in (A, B):
            assert not any(table.sides[seat].combat)
            for group in groups.groups_of(table, seat):
                assert not group.unit or len(group.bodies) >= 3


def test_random_fights_try_all_there_is_to_fighting() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        chance = Chance.of(seed)
        board = laid_out(chance)
        board.start(Step("combat", A))
        while options := legality.legal(board.table):
            assert board.table.question is not None
            seen[board.table.question.ask] += 1
            told = visible_to(SPECTATOR, legality.carry_out(board.table, chance.pick(options)))
            seen.update(type(one).__name__ for one in told)
    asked = ("attack", "arms", "respond", "forced", "absorb", "points", "coin", "survivor", "damage_order")
    happened = (events.UnitDispersed, events.DamageLost, events.BodyLeft, events.ArmLeft, events.CoinCalled)
    missing = [name for name in (*asked, *(one.__name__ for one in happened)) if not seen[name]]
    assert not missing, seen
