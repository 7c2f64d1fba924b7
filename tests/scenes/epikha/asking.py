"""A position for every question that the rules ask: a table at which just that is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.epikha import actions as act
from game.epikha.config import EpikhaConfig
from game.epikha.rules import deal, legality
from game.epikha.state import Step, Table
from tests.epikha.positions import A, B, Board


def _begun(prepared: bool) -> Table:
    table = deal.lay_table(EpikhaConfig(first=0, prepared=prepared), 3)
    deal.start(table, [])
    legality.run(table, [])
    return table


def _main(*hand: str, pool: int = 0) -> Board:
    board = Board(phase="deployment")
    board.hand(A, *hand, pool=pool)
    return board


def prepare() -> Table:
    """Before the match."""
    return _begun(True)


def mulligan() -> Table:
    """The first hand."""
    return _begun(False)


def main() -> Table:
    """Despliegue with Opals, a card for them, a sword and a soldier."""
    board = _main("E03", "E17", "X29")
    board.add(A, "E01")
    board.add(B, "E01")
    board.player(A, damage=30)
    board.armoury(A, "E09")
    for _ in range(3):
        board.armoury(A, "O1")
    board.main()
    return board.table


def window() -> Table:
    """W3 with an arrow in the hand."""
    board = Board()
    board.hand(A, "E17", pool=5)
    board.add(B, "E01")
    board.start(Step("window", A, card="W3"))
    return board.table


def aim() -> Table:
    """An arrow looks for its target; its Level can be raised."""
    board = _main("E17", pool=10)
    board.add(B, ("E03", "E13"))
    board.add(B, "E01")
    board.main()
    board.do(act.Cast("E17"))
    return board.table


def recall() -> Table:
    """A call to the reserves."""
    board = _main("X32", pool=5)
    board.table.sides[A].discard += ["E01", "E03"]
    board.main()
    board.do(act.Cast("X32"))
    return board.table


def caster() -> Table:
    """A Maestro spell that the Player card and an archmage could cast."""
    board = _main("X26", pool=15)
    board.add(A, "A08")
    enemy = board.add(B, "E01")
    board.main()
    board.do(act.Cast("X26"), act.Aim(enemy))
    return board.table


def payment() -> Table:
    """A blessing is paid for, by the pool and a mage."""
    board = _main("X29", pool=3)
    board.player(A, damage=30)
    board.add(A, "E04")
    board.main()
    board.do(act.Cast("X29"))
    return board.table


def amount() -> Table:
    """How much the pool gives of it."""
    board = Board(phase="deployment")
    board.table = payment()
    board.do(act.Spend(-2))
    return board.table


def effects() -> Table:
    """A mage with an amulet has just been placed."""
    board = _main()
    mage = board.add(A, ("E04", "E16"))
    board.add(B, ("E03", "E14"))
    board.main()
    board.do(act.PlaceMagic(mage))
    return board.table


def bearer() -> Table:
    """A sword looks for a bearer, one of a Unit perhaps."""
    board = _main()
    board.unit(A, "E01", "E01", "E01")
    sword = board.armoury(A, "E09")
    board.main()
    board.do(act.Assign(sword))
    return board.table


def summoner() -> Table:
    """A Spirit looks for its summoner."""
    board = _main(pool=20)
    board.table.sides[A].spirits.append("E20")
    board.add(A, "E04")
    board.main()
    board.do(act.Summon("E20"))
    return board.table


def members() -> Table:
    """A Unit is being put together of four soldiers."""
    board = _main()
    first, *_ = [board.add(A, "E01") for _ in range(4)]
    board.main()
    board.do(act.FormUnit(first))
    return board.table


def discard() -> Table:
    """Eight cards at the end of the turn."""
    board = _main(*["E01", "E03", "E17", "O1"] * 2)
    board.start(Step("end_turn", A))
    return board.table


def attack() -> Table:
    """Whoever attacks."""
    board = Board()
    board.add(A, "E03")
    board.add(B, "E01")
    board.fight()
    return board.table


def arms() -> Table:
    """An attacker with a sword and a hammer."""
    board = Board()
    bearer_ = board.add(A, ("E03", "E09", "E11", "E13"))
    board.fight()
    board.do(act.Attack(bearer_, 1))
    return board.table


def respond() -> Table:
    """Two attackers, and a defender."""
    board = Board()
    one, other = board.add(A, "E07"), board.add(A, "E03")
    board.add(B, ("E03", "E09"))
    board.attack(one, other)
    board.passes()
    return board.table


def forced() -> Table:
    """Two free attackers, and nobody but the Player card."""
    board = Board()
    one, other = board.add(A, "E07"), board.add(A, "E03")
    board.attack(one, other)
    board.passes()
    if board.asked.endswith("respond"):
        board.do(act.Done())
    return board.table


def absorb() -> Table:
    """Damage for the Player card, which bears a shield and armour."""
    board = Board(active=B)
    board.packet(A, board.player(A, "E13", "E14"), (12, 1), way="direct")
    return board.table


def points() -> Table:
    """Damage for a Unit of three."""
    board = Board(active=B)
    board.packet(A, board.unit(A, "E01", "E01", "E01"), (20, 1))
    return board.table


def coin() -> Table:
    """Damage for somebody with Evasion."""
    board = Board(active=B)
    board.packet(A, board.add(A, "X04"), (6, 1))
    return board.table


def damage_order() -> Table:
    """Two lanes leave damage over for a Player with a shield and armour."""
    board = Board()
    board.player(B, "E13", "E14")
    one, other = board.add(A, "E07"), board.add(A, "E07")
    left, right = board.add(B, "E01"), board.add(B, "E02")
    board.attack(one, other)
    board.respond({0: left, 1: right})
    return board.table


def survivor() -> Table:
    """A Unit with a hammer is reached by Dispersar Unidades before it has struck."""
    board = Board()
    unit = board.unit(B, "E01", "E01", ("E01", "E11"))
    board.attack(board.add(A, "E02"))
    board.passes()
    board.do(act.Respond(unit, 0), act.Select(board.arm(unit, "E11")))
    while not board.asked.endswith("survivor"):
        board.do(board.legal()[-1])  # type: ignore[arg-type]
    return board.table


POSITIONS: Final[dict[str, Callable[[], Table]]] = {
    one.__name__: one
    for one in (
        prepare, mulligan, main, window, aim, recall, caster, payment, amount, effects, bearer, summoner,
        members, discard, attack, arms, respond, forced, absorb, points, coin, damage_order, survivor,
    )
}  # fmt: skip
"""By what is asked."""
