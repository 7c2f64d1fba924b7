"""Seeded chance: fair, repeatable, one integer of state (D50)."""

from __future__ import annotations

import copy
from collections import Counter

import msgspec
import pytest

from game.rules.chance import Chance


@pytest.mark.rule("D50")
def test_the_stream_is_the_same_on_every_machine() -> None:
    chance = Chance.of(1)
    assert [chance.word() for _ in range(3)] == [
        12793040940332582595,
        17925934194126948328,
        7868805697131187933,
    ]
    assert Chance(0).word() == 16294208416658607535, "the published first value of the generator"


@pytest.mark.rule("D50")
def test_streams_of_a_seed_differ_and_a_copy_goes_on_alike() -> None:
    positions = {Chance.of(seed, stream).position for seed in range(50) for stream in range(4)}
    assert len(positions) == 200
    chance = Chance.of(3)
    twin = chance.copy()
    assert [chance.word() for _ in range(5)] == [twin.word() for _ in range(5)]
    chance.word()
    assert chance.position != twin.position


@pytest.mark.rule("D50")
def test_it_is_saved_as_one_number() -> None:
    chance = Chance.of(8)
    chance.word()
    assert msgspec.json.decode(msgspec.json.encode(chance), type=Chance) == chance
    assert copy.copy(chance) == chance
    assert 0 <= chance.position < 1 << 64


@pytest.mark.rule("D50")
@pytest.mark.parametrize("limit", [1, 2, 6, 10, 24])
def test_numbers_below_a_limit_are_even(limit: int) -> None:
    chance = Chance.of(limit)
    counts = Counter(chance.below(limit) for _ in range(400 * limit))
    assert set(counts) == set(range(limit))
    assert all(300 < count < 500 for count in counts.values()) or limit == 1


@pytest.mark.rule("D50")
def test_fractions_lie_from_0_up_to_1_and_are_even() -> None:
    chance = Chance.of(4)
    found = [chance.chance() for _ in range(4000)]
    assert all(0 <= fraction < 1 for fraction in found)
    assert 0.48 < sum(found) / len(found) < 0.52
    assert 0.22 < sum(fraction < 0.25 for fraction in found) / len(found) < 0.28


@pytest.mark.rule("D9", "D50")
def test_every_order_of_a_shuffle_is_as_likely() -> None:
    chance = Chance.of(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        items = [1, 2, 3, 4]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(140 < count < 260 for count in orders.values())
    single = [7]
    before = chance.position
    chance.shuffle(single)
    assert (single, chance.position) == ([7], before)


@pytest.mark.rule("D50")
@pytest.mark.parametrize("position", [0, 1, (1 << 64) - 1, Chance.of(9).position])
@pytest.mark.parametrize("count", [0, 1, 2, 31, 59])
def test_many_words_at_once_are_those_that_come_one_by_one(position: int, count: int) -> None:
    one, many = Chance(position), Chance(position)
    assert list(many.words(count)) == [one.word() for _ in range(count)]
    assert many == one


@pytest.mark.rule("D50")
@pytest.mark.parametrize("size", [0, 1, 2, 32, 60])
def test_a_shuffle_exchanges_the_last_card_then_the_last_but_one_and_so_on(size: int) -> None:
    chance, twin = Chance.of(size), Chance.of(size)
    cards, expected = list(range(size)), list(range(size))
    chance.shuffle(cards)
    for last in range(size - 1, 0, -1):
        other = twin.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert (cards, chance) == (expected, twin)


@pytest.mark.rule("D50")
def test_picks_are_even_and_of_the_items() -> None:
    chance = Chance.of(6)
    counts = Counter(chance.pick("abc") for _ in range(3000))
    assert set(counts) == set("abc")
    assert all(900 < count < 1100 for count in counts.values())


def test_the_chance_of_computer_players_never_begins_where_that_of_the_rules_does() -> None:
    for seed in (0, 1, 2, 999_999, 2**64 - 1):
        aside = Chance.aside(seed)
        assert [Chance.of(aside, number) for number in (0, 1, 77)] == [
            Chance.of(seed, 2**32 + number) for number in (0, 1, 77)
        ]
        beside = {Chance.of(aside, number).position for number in range(2000)}
        assert len(beside) == 2000
        assert not beside & {Chance.of(seed, number).position for number in range(200)}


@pytest.mark.parametrize(
    ("position", "possible"), [(0, True), (2**64 - 1, True), (-1, False), (2**64, False)]
)
def test_a_position_has_64_bits(position: int, possible: bool) -> None:
    assert Chance(position).possible is possible
