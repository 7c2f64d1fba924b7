"""The made-up game Candles as the pages of the house know it, with something for each seat to choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import pygame
import pytest

import game.language
from game.language import Texts
from game.match import Match
from game.rules.contract import Event
from game.systems import SYSTEMS
from scenes.boards import BOARDS
from scenes.menus.parts import SETUP_FOLD, GamePages, ResultPart, SetupPart
from scenes.menus.picking import Pick, Picked, PickScene
from scenes.setup import SetupScene
from sprites import faces
from sprites.bindings import LEATHER
from sprites.canvas import Canvas
from tests.conformance.candles import CANDLES, CandlesConfig
from tests.scenes.table.test_other_game import CandleTable, CandleWatch

WORDS = {
    "candles.name": "Guerra de velas",
    "candles.progress": "tirada {n}",
    "candles.progress.each": "tiradas por partida",
    "candles.progress.end": "Al final",
    "candles.about": "Dos llamas, seis caras y ninguna prisa",
    "candles.0": "Sebo",
    "candles.1": "Cera",
}
HIGHEST = 9


def _picture(w: float, h: float, scale: float, *, value: int = 6) -> pygame.Surface:
    return faces.framed_vignette((value - 1) % 8 + 1, "O", w, h, scale)


PICKS = [
    Pick(str(value), f"Apuestas hasta {value}", "Una mecha para cada gusto.", partial(_picture, value=value))
    for value in range(1, HIGHEST + 1)
]


class CandleSetup(SetupPart):
    """How high stakes may be is chosen at the seats; what is left to ten lies at the other one."""

    seat_room = True

    def goal(self, language: Texts, seat: int) -> str:
        return "Gana a la luz."

    def length(self, language: Texts, config: CandlesConfig) -> str:
        return "Hasta que se apague"

    def changes(self, config: CandlesConfig) -> int:
        return int(config != CandlesConfig())

    def reset(self, config: CandlesConfig) -> CandlesConfig:
        return CandlesConfig()

    def swapped(self, config: CandlesConfig) -> CandlesConfig:
        return CandlesConfig(HIGHEST + 1 - config.stakes)

    def build(self, page: SetupScene) -> None:
        pass

    def draw(self, page: SetupScene, canvas: Canvas) -> None:
        canvas.fit("Una vela por cabeza.", (*SETUP_FOLD, 560, 60), "prose", "text", anchor="topleft")

    def build_seat(self, page: SetupScene, seat: int, room: pygame.Rect) -> None:
        value = _stakes_of(page, seat)
        opens = partial(_open, page, seat, value)
        pick = next(pick for pick in PICKS if pick.id == value)
        page.widgets.add(Picked(f"wick{seat}", room, "Mecha", pick, opens, group=f"seat{seat}"))

    def seat_picture(
        self, page: SetupScene, seat: int, w: float, h: float, scale: float
    ) -> pygame.Surface | None:
        return _picture(w, h, scale, value=int(_stakes_of(page, seat)))


def _stakes_of(page: SetupScene, seat: int) -> str:
    stakes = page.choices.config.stakes  # type: ignore[attr-defined]
    return str(stakes if seat == 0 else HIGHEST + 1 - stakes)


def _open(page: SetupScene, seat: int, value: str) -> None:
    def done(id: str) -> None:
        page.configure(CandlesConfig(int(id) if seat == 0 else HIGHEST + 1 - int(id)))

    page.app.push(PickScene("¿Qué mecha?", PICKS, value, done))


@dataclass(frozen=True)
class CandleResult(ResultPart):
    """Says nothing."""

    match: Match

    def draw(self, canvas: Canvas, grown: float) -> None:
        pass


def _rounds(told: Sequence[Event]) -> int:
    return 1


PAGES = GamePages(
    portraits=("hunter", "dracula"),
    seals=("iron", "bronze"),
    plate=lambda texts, number, w, h, scale: _picture(w, h, scale),
    open=lambda app, match: CandleTable(match),
    look=lambda app, match: CandleWatch(match, recorded=True),
    progress=_rounds,
    rounds=_rounds,
    guide=None,
    figures=dict,
    engraving=lambda chapter, number, w, h, scale: _picture(w, h, scale),
    memento=lambda number, w, h, scale: _picture(w, h, scale, value=number + 1),
    book=LEATHER,
    setup=CandleSetup(),
    result=lambda texts, match: CandleResult(match),
)


@contextmanager
def second_game() -> Iterator[None]:
    """While it lasts the house has two games."""
    read = game.language.load

    def load(*args: Any) -> dict[str, Any]:
        return dict(read(*args)) | WORDS

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(SYSTEMS, "candles", CANDLES)
        patch.setitem(BOARDS, "candles", PAGES)
        patch.setattr(game.language, "load", load)
        yield


def plain(config: msgspec.Struct) -> dict[str, Any]:
    """A config as the options keep it."""
    found = msgspec.to_builtins(config)
    assert isinstance(found, dict)
    return found
