"""What effects may aim at and what they do with it, on a small made-up table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from game.epikha.card import CARDS
from game.epikha.library import with_cards
from game.epikha.ops.base import NOBODY, Choice, EpikhaOp, Source
from game.epikha.ops.magic import NEXT
from game.epikha.state import Arm, Body, Group, Item

PLAYERS = (100, 200)


def group(number: int, *cards: str) -> Group:
    return Group(number, tuple(Body(number * 10 + n, card) for n, card in enumerate(cards)), len(cards) > 1)


class Table:
    """Seat 0 has a N2 mage (1), a Unit of three N1 (2), a N1 sword (11), an Opal (12), a N2 continuous spell
    (31); seat 1 a N4 demon (3), a N1 scout (4), a N3 machine (13), an armour N2 (14)."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []
        self.items: list[Item] = []
        self.piles: tuple[list[str], list[str]] = (["E01", "E07", "E08", "E17", "E01"], [])
        self.players: list[Group | None] = [group(PLAYERS[0], "J1"), group(PLAYERS[1], "J1")]
        self.fields = (
            [group(1, "E04"), group(2, "E01", "E01", "E02")], [group(3, "X09"), group(4, "X04")],
        )  # fmt: skip

    def characters(self, seat: int) -> list[Group]:
        return self.fields[seat]

    def player(self, seat: int) -> Group | None:
        return self.players[seat]

    def arms(self, seat: int) -> list[Arm]:
        return [[Arm(11, "E09"), Arm(12, "O1")], [Arm(13, "X19"), Arm(14, "E14")]][seat]

    def continuous(self, seat: int) -> list[tuple[int, str]]:
        return [(31, "E19")] if seat == 0 else []

    def level(self, group: Group) -> int:
        return sum(CARDS[body.card].level for body in group.bodies)

    def chain(self, source: Source) -> Iterator[Item]:
        return (item for item in self.items if item.number != source.item)

    def discard(self, seat: int) -> Sequence[str]:
        return self.piles[seat]

    def __getattr__(self, deed: str) -> Any:
        return lambda *what: self.done.append((deed, *what))


@pytest.fixture
def table() -> Table:
    return Table()


def op_of(card: str, number: int = 0) -> EpikhaOp:
    return CARDS[card].effects[number].op


def source(card: str, seat: int = 0, level: int = 0, **more: int) -> Source:
    return msgspec.structs.replace(Source(seat, card, level or CARDS[card].level), **more)


def aims(table: Any, card: str, number: int = 0, **more: int) -> list[int]:
    return op_of(card, number).aims(table, source(card, effect=number, **more))


@pytest.mark.rule("E12.6")
def test_a_damage_spell_aims_at_everything_but_opals_and_continuous_spells(table: Table) -> None:
    assert aims(table, "E17") == [1, 2, 100, 11, 3, 4, 200, 13, 14]
    table.players[1] = None
    assert aims(table, "E17", seat=1) == [3, 4, 13, 14, 1, 2, 100, 11]


@pytest.mark.rule("E1.8", "E6.5", "E6.7")
def test_a_limit_of_level_looks_at_the_sum_of_a_unit_and_the_spell_as_raised(table: Table) -> None:
    assert aims(table, "X30") == [1, 4]
    assert aims(table, "X30", level=3) == [1, 2, 4]
    assert aims(table, "X30", level=4) == [1, 2, 3, 4]
    assert aims(table, "A17") == [11, 12, 14]
    assert aims(table, "A17", level=1) == [11, 12]


def test_the_amulet_names_weapons_objects_and_continuous_spells(table: Table) -> None:
    assert aims(table, "E16") == [11, 12, 31, 14]
    op_of("E16").apply(table, source("E16"), Choice(31))
    assert table.done == [("take_back", 31, source("E16"))]


def test_the_alchemist_mends_own_weapons_and_objects(table: Table) -> None:
    assert aims(table, "X14", seat=1) == [14]
    assert op_of("X14").legal(table, source("X14", 1), Choice(14))
    assert not op_of("X14").legal(table, source("X14", 1), Choice(13))


def spells() -> list[Item]:
    """A N2 spell of seat 1, a N1 Magia spell and a plain Magia effect of seat 0, a N3 spell of seat 1."""
    return [
        Item(1, 1, "spell", "E17", level=2, force=10), Item(2, 0, "magia", "A04", level=1, force=5),
        Item(3, 0, "magia", "X05", level=2), Item(4, 1, "spell", "X26", level=3, force=30),
        Item(5, 0, "continuous", "E19", level=2), Item(6, 0, "spell", "A14", level=5, force=20),
    ]  # fmt: skip


@pytest.mark.rule("E12.2")
def test_a_counter_spell_names_what_is_of_no_higher_level(table: Table) -> None:
    assert aims(table, "X31") == [] and not op_of("X31").playable(table, source("X31"))
    table.items = spells()
    assert aims(table, "X31") == [1, 2, 3, 5] and aims(table, "X31", level=3) == [1, 2, 3, 4, 5]
    assert aims(table, "X31", item=1) == [2, 3, 5]


@pytest.mark.rule("E11.4", "E11.9")
def test_the_staff_of_power_names_damage_spells_of_its_limit(table: Table) -> None:
    table.items = spells()
    assert aims(table, "E15") == [1, 2]
    op_of("E15").apply(table, source("E15"), Choice(2))
    assert table.done == [("boost", 2, 5, source("E15"))]


@pytest.mark.rule("E6.7", "E11.9")
def test_the_ika_staff_raises_an_own_spell_or_the_next(table: Table) -> None:
    assert aims(table, "A10") == [NEXT] == [NOBODY]
    table.items = spells()
    assert aims(table, "A10") == [2, 5, NEXT]
    for target in (2, NEXT):
        op_of("A10").apply(table, source("A10"), Choice(target))
    assert table.done == [("raise_level", 2, 1, source("A10")), ("raise_next", 0, 1, source("A10"))]


def test_the_call_picks_a_character_of_the_own_discard(table: Table) -> None:
    op = op_of("X32")
    assert op.asks == "pick" and op.picks(table, source("X32")) == ["E01"]
    assert op.picks(table, source("X32", level=3)) == ["E01", "E07", "E08"]
    assert not op.playable(table, source("X32", 1))
    assert op.legal(table, source("X32"), Choice(pick="E01"))
    assert not op.legal(table, source("X32"), Choice(pick="E08"))


@pytest.mark.parametrize(
    ("card", "number", "done"),
    [
        ("O1", 0, ("make_vital", 0, 5)), ("X29", 0, ("heal", 0, 15)), ("A18", 0, ("heal", 0, 5)),
        ("X06", 0, ("cheaper_spirit", 0, 5)), ("X13", 0, ("absorb_more", 10)), ("H4", 0, ("absorb_more", 5)),
        ("X25", 1, ("make_vital", 0, 5)), ("E18", 0, ("absorb",)),
    ],
)  # fmt: skip
def test_an_effect_without_a_choice_just_acts(
    table: Table, card: str, number: int, done: tuple[Any, ...]
) -> None:
    op, by = op_of(card, number), source(card, effect=number)
    assert op.asks == "" and op.playable(table, by) and op.legal(table, by, Choice())
    op.apply(table, by)
    assert table.done == [(*done, by)]


def test_damage_is_the_force_of_the_spell_as_boosted_or_the_amount(table: Table) -> None:
    by = source("E17", force=15)
    op_of("E17").apply(table, by, Choice(3))
    assert table.done == [("deal", 3, 15, by)]
    spark = {
        "type": "object", "name": "Zz", "level": 1, "cost": 5, "rules": ["magia"],
        "effects": [{"when": "magia", "op": "deal", "amount": 5, "what": ["character"], "side": "enemy"}],
    }  # fmt: skip
    with with_cards({"Z1": spark}, "mine.toml"):
        assert aims(table, "Z1") == [3, 4]
        op_of("Z1").apply(table, source("Z1"), Choice(4))
        assert table.done[-1] == ("deal", 4, 5, source("Z1"))


@pytest.mark.rule("E6.5")
def test_a_unit_has_a_class_only_if_all_members_have_it(table: Table) -> None:
    record = {
        "type": "spell", "name": "Zz", "level": 5, "cost": 5, "element": "luz",
        "effects": [{"when": "cast", "op": "destroy", "what": ["character"], "who": {"class": "soldado"}}],
    }  # fmt: skip
    with with_cards({"Z1": record}, "mine.toml"):
        assert aims(table, "Z1") == [2]
        table.fields[0][1] = group(2, "E01", "E01", "E05")
        assert aims(table, "Z1") == []


@pytest.mark.rule("E16.6")
def test_a_source_has_the_traits_of_its_card_and_of_the_spell_in_its_text() -> None:
    assert source("E04").traits == CARDS["E04"].traits | {"type:spell", "element:fuego"}
    assert source("E17").traits == {"type:spell", "element:fuego"}
    assert source("X05").traits == CARDS["X05"].traits
