"""The small parts of the contract that carry no game: forms of events, reasons, refusals."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from game.rules.contract import (
    SPECTATOR,
    Action,
    ConfigError,
    Event,
    IllegalAction,
    Reason,
    Split,
    reveals,
    visible_to,
)


class Nod(Event, frozen=True, tag="nod"):
    """Everybody sees it, and learns nothing."""


class Show(Event, frozen=True, tag="show"):
    """Shows a card."""

    reveals: ClassVar[bool] = True
    card: str | None


SHOW = Split(Show(None), (Show("X1"), Show("X2")), Show("X3"))


@pytest.mark.rule("D43", "D47")
def test_each_reader_gets_its_form() -> None:
    told = [Nod(), SHOW]
    assert visible_to(0, told) == [Nod(), Show("X1")]
    assert visible_to(1, told) == [Nod(), Show("X2")]
    assert visible_to(SPECTATOR, told) == [Nod(), Show("X3")]


@pytest.mark.rule("R26")
def test_what_reveals_says_so() -> None:
    assert not reveals([])
    assert not reveals([Nod(), Nod()])
    assert reveals([Nod(), Show("X1")])
    assert reveals([SHOW])
    assert not reveals([Split(Nod(), (Nod(), Nod()), Nod())])


def test_refusals_carry_their_reason() -> None:
    reason = Reason("eight_too_early", "D16", "slot 2", {"pile": 4})
    assert IllegalAction(reason).reason is reason
    assert str(IllegalAction(reason)) == "eight_too_early (D16)"
    assert ConfigError(reason).reason is reason
    assert str(ConfigError(reason)) == "eight_too_early (D16): pile=4"
    assert msgspec.json.decode(msgspec.json.encode(reason), type=Reason) == reason


def test_actions_and_events_are_small_values() -> None:
    assert Nod() == Nod() and hash(Nod()) == hash(Nod())
    assert msgspec.json.encode(Show("X1")) == b'{"event":"show","card":"X1"}'
    assert issubclass(Action, msgspec.Struct)
    with pytest.raises(AttributeError):
        Show("X1").card = "X2"  # type: ignore[misc]
