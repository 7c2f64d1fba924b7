"""Steps of a scenario in words: "attack A-V2 SOV", "mobilise R-01 A-V1", "pay", "order N-09", "give p" ..."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.rules.contract import Action
from game.scenarios.cardfiles import CONCEDE, RANDOM
from game.scenarios.format import ScenarioFault, near
from game.vitorian import actions, spaces

KINDS: Final = ("P", "S", "p", "s", "P2", "S2", "p2", "s2")

_PLAIN: Final[dict[str, Action]] = {
    "mulligan": actions.Mulligan(),
    "keep": actions.Keep(),
    "pass": actions.Pass(),
    "end": actions.EndPhase(),
    "pay": actions.Pay(),
    "pay top": actions.Pay(top=True),
    "support": actions.Support(),
}

Parts = Sequence[str]


def parse(words: str, place: str) -> Action:
    """Return the action that the words mean.

    Raises:
        ScenarioFault: nobody says that at this table.
    """
    if words in _PLAIN:
        return _PLAIN[words]
    verb, *parts = words.split() or [""]
    reader = _READERS.get(verb)
    if reader is None:
        known = (*_PLAIN, *_READERS, CONCEDE, RANDOM)
        raise ScenarioFault(place, f"unknown step {words!r}{near(verb, known)}")
    least, most, read = reader
    if not least <= len(parts) <= most:
        raise ScenarioFault(place, f"{words!r}: {verb!r} takes {_count(least, most)}")
    try:
        return read(parts)
    except ValueError as error:
        raise ScenarioFault(place, f"{words!r}: {error}") from None


def _count(least: int, most: int) -> str:
    return f"{least} words" if least == most else f"{least} to {most} words"


def _kind(text: str) -> str:
    if text not in KINDS:
        raise ValueError(f"no such resource: {text} (P, S, p or s, with 2 behind it for value 2)")
    return text


def _number(text: str) -> int:
    if not text.isdigit() or len(text) > 3:
        raise ValueError(f"{text} is no number")
    return int(text)


def _place(text: str) -> int:
    return -1 if text == "field" else spaces.parse(text)


def _returned(parts: Parts) -> Action:
    return actions.Return(_kind(parts[0]), _is_top(parts[1:]))


def _is_top(parts: Parts) -> bool:
    if parts and parts[0] != "top":
        raise ValueError(f"{parts[0]!r} can only be 'top'")
    return bool(parts)


def _aimed(parts: Parts) -> Action:
    return actions.Aim(spaces.parse(parts[0]), spaces.parse(parts[1]) if len(parts) > 1 else None)


def _recycled(parts: Parts) -> Action:
    return actions.Recycle(_kind(parts[0]), _number(parts[1]) - 1 if len(parts) > 1 else 0)


def _used(parts: Parts) -> Action:
    return actions.UseAbility(_place(parts[0]), _number(parts[1]) - 1 if len(parts) > 1 else 0)


_READERS: Final[dict[str, tuple[int, int, Callable[[Parts], Action]]]] = {
    "bottom": (1, 1, lambda parts: actions.Bottom(parts[0])),
    "mobilise": (2, 2, lambda parts: actions.Mobilise(parts[0], spaces.parse(parts[1]))),
    "link": (2, 2, lambda parts: actions.Link(parts[0], spaces.parse(parts[1]))),
    "field": (1, 1, lambda parts: actions.PlayField(parts[0])),
    "order": (1, 1, lambda parts: actions.PlayOrder(parts[0])),
    "exhaust": (1, 1, lambda parts: actions.Exhaust(_kind(parts[0]))),
    "return": (1, 2, _returned),
    "move": (1, 1, lambda parts: actions.Move(spaces.parse(parts[0]))),
    "recycle": (1, 2, _recycled),
    "use": (1, 2, _used),
    "aim": (1, 2, _aimed),
    "upkeep": (1, 1, _aimed),
    "choose": (1, 1, lambda parts: actions.Choose(_number(parts[0]) - 1)),
    "give": (1, 1, lambda parts: actions.Give(_kind(parts[0]))),
    "top": (1, 1, lambda parts: actions.PutBack(_kind(parts[0]), True)),
    "under": (1, 1, lambda parts: actions.PutBack(_kind(parts[0]), False)),
    "attack": (2, 2, lambda parts: actions.Attack(spaces.parse(parts[0]), spaces.parse(parts[1]))),
    "gank": (2, 2, lambda parts: actions.Gank(spaces.parse(parts[0]), spaces.parse(parts[1]))),
    "resolve": (1, 1, lambda parts: actions.Resolve(_number(parts[0]) - 1)),
}
"""Verb to how many words follow it and what they mean; numbers in words count from 1."""


def say(action: Action) -> str:
    """Return the words for an action."""
    for words, plain in _PLAIN.items():
        if plain == action:
            return words
    match action:
        case actions.Mobilise() | actions.Link():
            return f"{_verb(action)} {action.card} {spaces.name(action.space)}"
        case actions.Bottom() | actions.PlayField() | actions.PlayOrder():
            return f"{_verb(action)} {action.card}"
        case actions.Return():
            return f"return {action.resource}{' top' if action.top else ''}"
        case actions.Exhaust() | actions.Give():
            return f"{_verb(action)} {action.resource}"
        case actions.PutBack():
            return f"{'top' if action.top else 'under'} {action.resource}"
        case actions.Recycle():
            return f"recycle {action.resource}{_nth(action.ability)}"
        case actions.UseAbility():
            where = "field" if action.space < 0 else spaces.name(action.space)
            return f"use {where}{_nth(action.ability)}"
        case actions.Aim():
            to = "" if action.to is None else f" {spaces.name(action.to)}"
            return f"aim {spaces.name(action.space)}{to}"
        case actions.Attack():
            return f"attack {spaces.name(action.space)} {spaces.name(action.target)}"
        case actions.Gank():
            return f"gank {spaces.name(action.space)} {spaces.name(action.to)}"
        case actions.Choose():
            return f"choose {action.option + 1}"
        case actions.Resolve():
            return f"resolve {action.trigger + 1}"
        case actions.Move():
            return f"move {spaces.name(action.space)}"
    raise ValueError(f"no words for {action}")


def _verb(action: Action) -> str:
    return str(action.__struct_config__.tag)


def _nth(ability: int) -> str:
    return f" {ability + 1}" if ability else ""
