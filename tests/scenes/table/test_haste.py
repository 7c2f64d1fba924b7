"""How much one impatient press ends, and what two of them, or a long one, do."""

from __future__ import annotations

import pytest

from scenes.table.haste import HELD, LATE, TWICE, WORTH_SKIPPING, Haste
from sprites import motion
from sprites.intent import Intent


def test_nothing_is_heard_right_after_a_decision() -> None:
    haste = Haste()
    assert haste.heard
    haste.decided()
    haste.update(motion.SKIP_AFTER - 1)
    assert not haste.heard
    haste.update(1)
    assert haste.heard


def test_two_presses_in_a_row_are_more_than_two_presses() -> None:
    haste = Haste()
    assert not haste.pressed()
    haste.update(TWICE - 1)
    assert haste.pressed()
    haste.update(TWICE)
    assert not haste.pressed()


def test_a_long_press_tells_once() -> None:
    haste = Haste()
    haste.notice(Intent("hold_start"), True)
    assert not haste.update(HELD - 1)
    assert haste.update(1)
    assert not haste.update(HELD)


def test_a_press_that_ends_in_time_or_began_before_is_no_long_one() -> None:
    haste = Haste()
    haste.notice(Intent("press"), True)
    haste.update(HELD - 1)
    haste.notice(Intent("release"), False)
    assert not haste.update(HELD)
    haste.decided()
    haste.notice(Intent("hold_start"), True)
    assert not haste.update(HELD)


def test_a_press_that_began_before_the_show_is_not_held_in_it() -> None:
    haste = Haste()
    haste.notice(Intent("hold_start"), False)
    assert not haste.update(HELD)


def test_a_press_right_after_a_long_show_was_meant_for_it() -> None:
    haste = Haste()
    haste.watch(WORTH_SKIPPING, True)
    assert not haste.late
    haste.watch(LATE - 1, False)
    assert haste.late
    haste.watch(1, False)
    assert not haste.late


@pytest.mark.parametrize("gap", [16.0, LATE])
def test_shows_with_hardly_a_gap_between_them_are_one(gap: float) -> None:
    haste = Haste()
    haste.watch(WORTH_SKIPPING / 2, True)
    haste.watch(gap, False)
    haste.watch(WORTH_SKIPPING / 2, True)
    haste.watch(1, False)
    assert haste.late is (gap < LATE)


def test_after_a_short_show_and_one_that_was_ended_on_purpose_presses_count() -> None:
    haste = Haste()
    haste.watch(WORTH_SKIPPING - 1, True)
    haste.watch(1, False)
    assert not haste.late
    haste.watch(WORTH_SKIPPING, True)
    haste.ended()
    haste.watch(1, False)
    assert not haste.late
