"""What a choice outside combat would bring to the units: who falls, whose numbers change, who moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.vitorian.view import Preview, SeenUnit
from scenes.vitorian.board import Board
from scenes.vitorian.phrases import Tongue


@dataclass(frozen=True, slots=True)
class Fate:
    """What would become of a unit, by its number."""

    unit: int
    falls: bool = False
    attack: int = 0
    defence: int = 0
    """By how much its numbers would change."""
    gains: tuple[str, ...] = ()
    """Keywords that it would have besides."""
    space: int | None = None
    """Where it would stand, if elsewhere."""
    signs: tuple[str, ...] = ()
    """What else would change: "exhausted", "ready", "shield"."""


def of(board: Board, foreseen: Preview) -> tuple[Fate, ...]:
    """The fates of all units of the board that would be changed; those that would only come have none."""
    return tuple(fate for fate in _fates(board, foreseen) if fate != Fate(fate.unit))


def _fates(board: Board, foreseen: Preview) -> Iterator[Fate]:
    for number in foreseen.falls:
        if board.unit(number) is not None:
            yield Fate(number, falls=True)
    for unit in foreseen.units:
        before = board.unit(unit.id)
        if before is not None and unit.id not in foreseen.falls:
            yield _changed(before, unit)


def _changed(before: SeenUnit, after: SeenUnit) -> Fate:
    signs = []
    if before.exhausted != after.exhausted:
        signs.append("exhausted" if after.exhausted else "ready")
    if after.shield and not before.shield:
        signs.append("shield")
    return Fate(
        after.id,
        attack=after.attack - before.attack,
        defence=after.defence - before.defence,
        gains=tuple(name for name in after.keywords if name not in before.keywords),
        space=None if before.space == after.space else after.space,
        signs=tuple(signs),
    )


def told(tongue: Tongue, board: Board, fate: Fate) -> str:
    """What becomes of a unit, in a line."""
    name = tongue.unit(board, fate.unit)
    if fate.falls:
        return tongue.say("forecast.falls", unit=name)
    parts = []
    if fate.attack or fate.defence or fate.gains:
        parts.append(tongue.speech.bonus(fate.attack, fate.defence, fate.gains))
    if fate.space is not None:
        parts.append(tongue.say("fate.moves", where=tongue.speech.space(fate.space)))
    parts += [tongue.say(f"fate.{sign}") for sign in fate.signs]
    return f"{name}: {', '.join(parts)}"
