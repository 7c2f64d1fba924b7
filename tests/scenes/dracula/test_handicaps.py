"""The handicaps of the set-up: presets are known, odds are the rules' (D55)."""

from __future__ import annotations

import pytest

from game.dracula.config import PRESETS, SHORT, STANDARD
from game.language import Language
from scenes.dracula import handicaps
from scenes.dracula.setup_part import percent


@pytest.mark.rule("D55")
@pytest.mark.parametrize(("health", "expected"), [(9, 25.35), (12, 52.55), (13, 62.50), (15, 82.13)])
def test_the_share_of_a_handicap(health: int, expected: float) -> None:
    assert round(handicaps.share(handicaps.adjusted(STANDARD, health=health)) * 100, 2) == expected


@pytest.mark.rule("D55")
def test_the_short_match_is_even() -> None:
    short = handicaps.with_length(STANDARD, "short")
    assert round(handicaps.share(short) * 100, 1) == 50.7
    assert handicaps.length(short) == "short"


@pytest.mark.rule("D55")
def test_placed_vampires_and_a_later_start_change_the_share() -> None:
    bitten = handicaps.with_more_vampires(STANDARD, 3)
    assert round(handicaps.share(bitten) * 100, 1) == 62.5
    assert handicaps.share(handicaps.adjusted(STANDARD, first_round=5)) == 1.0


def test_lengths_and_counted_changes() -> None:
    assert (handicaps.length(STANDARD), handicaps.changes(STANDARD)) == ("standard", 0)
    fewer = handicaps.adjusted(STANDARD, health=11)
    assert (handicaps.length(fewer), handicaps.changes(fewer)) == ("custom", 1)
    ordered = handicaps.with_trump(handicaps.with_length(fewer, "short"), 2)
    assert (handicaps.length(ordered), handicaps.changes(ordered)) == ("short", 1)
    assert handicaps.without_handicaps(ordered) == SHORT == PRESETS["short"]
    assert handicaps.without_handicaps(fewer) == STANDARD


@pytest.mark.rule("D26")
def test_a_chosen_order_swaps_with_the_trump() -> None:
    assert handicaps.with_trump(STANDARD, 2).order == "BOXS"
    assert handicaps.with_trump(handicaps.with_trump(STANDARD, 2), 2).order == "XOBS"


def test_vampires_come_round_and_cards_turn() -> None:
    config = STANDARD
    seen = [config := handicaps.with_more_vampires(config, 3) for _ in range(4)]
    assert [c.vampires[2] for c in seen] == [1, 2, 3, 0]
    turned = handicaps.with_face_up(handicaps.with_face_up(STANDARD, 1, 5), 1, 2)
    assert turned.face_up == ((), (2, 5))
    assert handicaps.with_face_up(turned, 1, 5).face_up == ((), (2,))


def test_percentages_are_whole_and_written_as_the_language_does() -> None:
    figure = percent(0.52549)
    assert "53~%" in Language("es").text("dracula.setup.chance", percent=figure)
    assert "53%" in Language("en").text("dracula.setup.chance", percent=figure)
