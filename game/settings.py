"""The player's options: typed, versioned, loaded strictly field by field, written whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from game.files import PREVIOUS, Failure, SaveProblem, is_there, read, write_whole
from game.version import VERSION

FORMAT: Final = 1
"""Number of the file's form; a file with a greater one is left alone."""

FILE: Final = "settings.json"
DAMAGED: Final = "settings.damaged.json"

Volume = Annotated[float, Meta(ge=0.0, le=1.0)]
Width = Annotated[int, Meta(ge=960, le=16384)]
Height = Annotated[int, Meta(ge=540, le=16384)]
KeyName = Annotated[str, Meta(min_length=1, max_length=40)]
SeatKind = Literal["human", "computer"]
PlayerName = Annotated[str, Meta(max_length=40)]
GameId = Annotated[str, Meta(max_length=40)]
PadButton = Annotated[int, Meta(ge=0, le=255)]

DEFAULT_KEYS: Final[dict[str, list[str]]] = {
    "confirm": ["return", "enter"],
    "cancel": ["escape"],
    "next": ["tab"],
    "previous": ["shift+tab"],
    "left": ["left"],
    "right": ["right"],
    "up": ["up"],
    "down": ["down"],
    "secondary": ["space"],
    "log": ["l"],
    "undo": ["z"],
    "hint": ["h"],
    "end_turn": ["e"],
    "help": ["f1"],
    "menu": ["f10"],
    "look_first": ["q"],
    "look_second": ["p"],
    "again": ["a"],
}
"""Intent to the names of its keys, as first delivered: those that a built game answers to.

A letter that a board takes for one of its own buttons (R, D) stands for nothing here.
"""


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who last sat where in one game."""

    kinds: tuple[SeatKind, SeatKind] = ("computer", "human")
    levels: tuple[KeyName, KeyName] = ("apprentice", "apprentice")
    characters: tuple[PlayerName, PlayerName] = ("", "")


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was last chosen for a match, to be offered again: kinds, levels and characters are of `game`."""

    game: GameId = ""
    """Empty until chosen."""
    kinds: tuple[SeatKind, SeatKind] = ("computer", "human")
    levels: tuple[KeyName, KeyName] = ("apprentice", "apprentice")
    names: tuple[PlayerName, PlayerName] = ("", "")
    characters: tuple[PlayerName, PlayerName] = ("", "")
    """Of the computer players."""
    configs: dict[GameId, dict[str, Any]] = {}
    """By game, every field of its config as JSON; the game itself says whether it allows them."""
    seats: dict[GameId, Seats] = {}
    """By game, who sat where; a game without an entry was not played since there are several."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every option with its first value. Change one with ``msgspec.structs.replace``."""

    language: Literal["", "es", "en"] = ""
    """Empty until chosen: the system's language is taken."""
    window: Literal["window", "maximised", "fullscreen"] = "window"
    window_size: tuple[Width, Height] = (1280, 720)
    """Of the window when it is not maximised, in pixels."""
    scale: Literal["auto", "1", "1.5", "2"] = "auto"
    music: Volume = 0.6
    effects: Volume = 0.8
    interface: Volume = 0.7
    ambience: Volume = 0.6
    mute: bool = False
    """Nothing is heard, whatever the volumes."""
    mono: bool = False
    """Both ears hear the same."""
    captions: bool = False
    """Say in words what is heard."""
    animation_speed: Literal["1", "1.5", "2", "instant"] = "1"
    reduced_motion: bool = False
    text_size: Literal["normal", "large", "largest"] = "normal"
    high_contrast: bool = False
    memory_aid: bool = True
    """Mark hidden cards that a seat knows (D45)."""
    seal_hold: Annotated[int, Meta(ge=300, le=1000)] = 600
    """Milliseconds that the seal between two players is held."""
    recycle_moments: Literal["matter", "always"] = "matter"
    """When Vitorian Wars asks for a Recycle at the start and at the end of a turn (V9.3)."""
    epikha_windows: Literal["matter", "stops", "always"] = "matter"
    """Which windows of Epikha are asked about (E12.1): those in which something would matter, but neither the
    first of the own turn nor those that close a phase; those too; or all in which anything is legal."""
    keys: dict[KeyName, Annotated[list[KeyName], Meta(max_length=4)]] = msgspec.field(
        default_factory=lambda: {intent: list(names) for intent, names in DEFAULT_KEYS.items()}
    )
    pad: dict[KeyName, Annotated[list[PadButton], Meta(max_length=4)]] = {}
    """Intent to the numbers of its gamepad buttons, only where the player chose others than the first."""
    guide: Literal["", "done", "skipped"] = ""
    """What became of the guide to a first match; empty until it was offered."""
    first_start: bool = True
    """Until the game was closed once: the window suits the screen rather than ``window_size``."""
    welcomed: bool = False
    """True once a first match has named the keys of the rules and of advice."""
    last_set_up: SetUp = SetUp()


class Report(msgspec.Struct, frozen=True):
    """What loading found: the sentence for the player (None when all is well) and whether saving is open."""

    problem: SaveProblem | None = None
    locked: bool = False
    """True when the file belongs to a newer version: it must stay as it is."""


_FIELDS: Final = {field.name: field.type for field in msgspec.structs.fields(Settings)}
_LIMITS: Final[dict[str, tuple[float, float]]] = {
    "music": (0.0, 1.0),
    "effects": (0.0, 1.0),
    "interface": (0.0, 1.0),
    "ambience": (0.0, 1.0),
    "seal_hold": (300, 1000),
}
_OLD_SHORT: Final[dict[str, Any]] = {"health": 8, "vampires": [1, 1, 1, 1, 1], "first_round": 2}


class SettingsFile:
    """The options in the user's folder. One earlier generation is kept beside them."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._damaged = False
        self._locked = False

    def load(self) -> tuple[Settings, Report]:
        """Return the options and what there is to tell. Never raises; a missing file means first values."""
        if not is_there(self._path):
            return self._earlier() or (Settings(), Report())
        try:
            return self._understood(read(self._path))
        except Failure as failure:
            return Settings(), Report(failure.problem)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
            self._damaged = True
        settings, _ = self._earlier() or (Settings(), Report())
        return settings, Report(SaveProblem("common.settings.damaged"))

    def save(self, settings: Settings) -> SaveProblem | None:
        """Write the options whole. A damaged file is put aside first; a newer one is never touched."""
        if self._locked:
            return SaveProblem("common.save.newer", {"name": FILE, "theirs": "?", "ours": VERSION})
        if self._damaged:
            self._put_aside()
        content = {"format": FORMAT, "version": VERSION, **msgspec.to_builtins(settings)}
        return write_whole(self._path, msgspec.json.format(msgspec.json.encode(content)), keep_previous=True)

    def _put_aside(self) -> None:
        try:
            self._path.replace(self._path.with_name(DAMAGED))
            self._damaged = False
        except OSError:
            pass  # the write that follows meets the same trouble and reports it

    def _earlier(self) -> tuple[Settings, Report] | None:
        try:
            return self._understood(read(self._path.with_name(FILE + PREVIOUS)))
        except (Failure, msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
            return None

    def _understood(self, content: bytes) -> tuple[Settings, Report]:
        raw = msgspec.json.decode(content, type=dict[str, Any])
        form = raw.pop("format", None)
        theirs = str(raw.pop("version", "?"))[:20]
        if not isinstance(form, int) or isinstance(form, bool) or form < 1:
            raise ValueError("no form number")
        if form > FORMAT:
            self._locked = True
            return Settings(), Report(_newer(theirs), locked=True)
        return _by_field(raw)


def _newer(theirs: str) -> SaveProblem:
    return SaveProblem("common.settings.newer", {"theirs": theirs, "ours": VERSION})


def _by_field(raw: dict[str, Any]) -> tuple[Settings, Report]:
    """Take every field that is right, bring numbers into their range, leave the rest at its first value."""
    good: dict[str, Any] = {}
    wrong: list[str] = []
    for name, value in raw.items():
        if name not in _FIELDS:
            continue
        try:
            good[name] = msgspec.convert(_clamped(name, _modern(name, value)), _FIELDS[name])
        except (msgspec.ValidationError, RecursionError):
            wrong.append(name)
    settings = Settings(**good)
    settings = msgspec.structs.replace(settings, keys=_complete(settings.keys))
    return settings, Report(SaveProblem("common.settings.replaced", {"n": len(wrong)}) if wrong else None)


def _modern(name: str, value: Any) -> Any:
    """Read the set-up of version 0.1.0: it kept of its only game whether it is short, and the health."""
    if name != "last_set_up" or not isinstance(value, dict) or not {"short", "health"} & set(value):
        return value
    kept = {field: part for field, part in value.items() if field not in ("short", "health")}
    config = _OLD_SHORT if value.get("short") else {"health": value.get("health", 12)}
    return kept | {"configs": {"dracula": config}}


def _clamped(name: str, value: Any) -> Any:
    if name in _LIMITS and isinstance(value, int | float) and not isinstance(value, bool):
        low, high = _LIMITS[name]
        return min(max(value, low), high) if value == value else value
    return value


def _complete(keys: dict[str, list[str]]) -> dict[str, list[str]]:
    """Give every intent of ours its keys: the chosen ones, else what is free of the first ones."""
    taken = {name for intent in DEFAULT_KEYS for name in keys.get(intent, ())}
    return {
        intent: list(keys.get(intent) or (name for name in first if name not in taken))
        for intent, first in DEFAULT_KEYS.items()
    }
