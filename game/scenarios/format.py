"""Scenario files: what all games share of the format, and how a faulty file is told about.

A scenario is a position, the steps played from it and what is expected after each. The whole format is
described in docs/scenarios.md; each game adds its own position, steps and expectations.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Any, Final, Literal, Protocol, TypeVar, get_args

import msgspec

from game.language import Language
from game.rules.contract import Action, ConfigError, Reason, State, System, Told
from game.rules.reasons import sentence

FORMAT: Final = 1
"""The only version of the format so far."""


class ScenarioFault(ValueError):
    """A scenario that cannot be played; ``place`` is where in the file, the text what is wrong there."""

    def __init__(self, place: str, what: str) -> None:
        super().__init__(f"{place}: {what}" if place else what)
        self.place = place


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chance settled beforehand, in the order of use; what runs out is drawn from the seed again.

    ``draws``: the next cards off the deck; ``deals``: for each new round (or shuffle) the cards as they come
    off; ``coins``: true for heads; ``dice``: faces.
    """

    draws: list[str] = []
    deals: list[list[str]] = []
    coins: list[bool] = []
    dice: list[int] = []


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every scenario file may say; a game adds setup, seats, position, steps and expect."""

    format: Literal[1] = 1
    game: str
    id: str = ""
    title: str = ""
    rules: list[str] = []
    seed: int = 1
    script: Script = Script()


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A refusal that is expected; what is not said is not compared."""

    code: str | None = None
    rule: str | None = None


class Played(msgspec.Struct, frozen=True):
    """What became of one step: the action, if it is one, and either its events or the reason of a refusal."""

    words: str
    action: Action | None
    told: list[Told]
    reason: Reason | None = None
    mismatches: list[str] = []


class Run(Protocol):
    """A scenario being played."""

    @property
    def state(self) -> State:
        """The position as it stands."""

    def in_force(self) -> AbstractContextManager[None]:
        """Have what the file itself describes (made-up cards) in force while its position is looked at."""

    def start(self) -> list[Told]:
        """Return what happened by itself when the position was laid out."""

    def play(self) -> Iterator[Played]:
        """Play step after step, comparing what is expected after each.

        Raises:
            ScenarioFault: a step says something that does not exist.
        """

    def mismatches(self) -> list[str]:
        """Compare what is expected at the end; each entry is one sentence."""

    def lines(self) -> list[str]:
        """Describe the position in the game's own words, a line an item."""


class Door(Protocol):
    """What a game offers to play its scenarios."""

    system: System
    has_cards: bool
    """Whether the game reads card files, so that ``--cards`` means something."""

    def load(self, data: bytes) -> Run:
        """Return the scenario laid out and ready to play.

        Raises:
            ScenarioFault: the file cannot be followed; says where and why.
        """


File = TypeVar("File")
_UNKNOWN: Final = re.compile(r"unknown field `(?P<word>[^`]+)`")
_PLACE: Final = re.compile(r"^(?P<what>.*?)(?: - at `\$?\.?(?P<place>.*)`)?$", re.DOTALL)


def decode_file(data: bytes, kind: type[File], game: str) -> File:
    """Return a scenario file of the given kind, which is that of ``game``, strictly read.

    Raises:
        ScenarioFault: it is no JSON, or a field is unknown, missing or of the wrong type.
    """
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise _fault(error, field_names(kind), game) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ScenarioFault("", f"not valid JSON: {error}") from None


def convert(value: object, kind: Any, place: str, names: Iterable[str]) -> Any:
    """Return a part of a file as the given kind; faults are told with ``place`` in front.

    Raises:
        ScenarioFault: the part does not fit.
    """
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        fault = _fault(error, names)
        raise ScenarioFault(place, str(fault)) from None


def _fault(error: msgspec.ValidationError, names: Iterable[str], game: str = "") -> ScenarioFault:
    found = _PLACE.match(str(error))
    assert found is not None
    what, place = found["what"], found["place"] or ""
    if isinstance(error.__cause__, ConfigError):
        reason = error.__cause__.reason
        return ScenarioFault(place, f"{sentence(Language('en'), game, reason)} ({reason.rule})")
    unknown = _UNKNOWN.search(what)
    return ScenarioFault(place, what + (near(unknown["word"], names) if unknown else ""))


def near(word: str, names: Iterable[str]) -> str:
    """Return " (did you mean ...?)" if one of ``names`` is close to ``word``, else nothing."""
    found = difflib.get_close_matches(word, list(names), n=1, cutoff=0.5)
    return f" (did you mean {found[0]}?)" if found else ""


def field_names(kind: Any) -> list[str]:
    """Return the names of all fields that may stand anywhere in a file of this kind."""
    names: dict[str, None] = {}
    _collect(kind, names, set())
    return list(names)


def _collect(kind: Any, names: dict[str, None], seen: set[Any]) -> None:
    for part in get_args(kind):
        _collect(part, names, seen)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in seen:
        seen.add(kind)
        for field in msgspec.structs.fields(kind):
            names[field.encode_name] = None
            _collect(field.type, names, seen)


def refusal_mismatches(wanted: bool | str | Refused, found: Reason | None) -> Iterator[str]:
    """Compare an expected refusal: true for any, a code, a rule id, or both."""
    if wanted is False:
        if found is not None:
            yield f"refused as {found.code} ({found.rule}), expected to be accepted"
        return
    if found is None:
        yield "accepted, expected to be refused"
        return
    if isinstance(wanted, str) and wanted not in (found.code, found.rule):
        yield f"refused as {found.code} ({found.rule}), expected {wanted}"
    if isinstance(wanted, Refused):
        for name, value in (("code", wanted.code), ("rule", wanted.rule)):
            if value is not None and getattr(found, name) != value:
                yield f"refusal {name} is {getattr(found, name)}, expected {value}"
