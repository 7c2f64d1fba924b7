"""Dracula's half of the set-up page: the length, the town as the match begins, the handicaps (D55)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pygame

from game.dracula.cards import HUMANS, LAST_ROUND, SUITS
from game.dracula.config import PRESETS, DraculaConfig
from game.language import Texts
from scenes.dracula import adjust, handicaps
from scenes.dracula.townsfolk import townsfolk
from scenes.menus.parts import SETUP_FOLD as FOLD
from scenes.menus.parts import SETUP_INNER as INNER
from scenes.menus.parts import SETUP_LABEL as LABEL
from scenes.menus.parts import SetupPart
from sprites import faces, pictures
from sprites.canvas import Canvas
from sprites.widgets import Choice

if TYPE_CHECKING:
    from scenes.setup import SetupScene

DISTRICT = (108, 104)


class TownSetup(SetupPart):
    """See `SetupPart`."""

    def goal(self, language: Texts, seat: int) -> str:
        """See `SetupPart`."""
        return language.text(f"dracula.goal.{seat}", limit=HUMANS, last=LAST_ROUND)

    def length(self, language: Texts, config: DraculaConfig) -> str:
        """See `SetupPart`."""
        return language.text(f"dracula.setup.summary.{handicaps.length(config)}")

    def changes(self, config: DraculaConfig) -> int:
        """See `SetupPart`."""
        return handicaps.changes(config)

    def reset(self, config: DraculaConfig) -> DraculaConfig:
        """See `SetupPart`."""
        return handicaps.without_handicaps(config)

    def build(self, page: SetupScene) -> None:
        """See `SetupPart`."""
        _build_length(page)
        if page.adjusting:
            adjust.build(page.widgets.add, page.app.language, _config(page), FOLD, page.configure)
            _build_order(page)

    def draw(self, page: SetupScene, canvas: Canvas) -> None:
        """See `SetupPart`."""
        length = (INNER.x + LABEL + 6, INNER.y + 46, INNER.w - LABEL - 6, 30)
        about = page.say(f"dracula.setup.length.{handicaps.length(_config(page))}.about")
        canvas.fit(about, length, "secondary", "dim", anchor="midleft")
        if page.adjusting:
            _draw_adjusting(page, canvas)
        else:
            _draw_town(page, canvas)


def _config(page: SetupScene) -> DraculaConfig:
    return cast(DraculaConfig, page.choices.config)


def percent(share: float) -> int:
    """`share` (0 to 1) in whole hundredths, as all chances are told: no player can tell half of one."""
    return round(share * 100)


# --- controls ----------------------------------------------------------------------------------------------


def _build_length(page: SetupScene) -> None:
    config = _config(page)
    lengths = [(name, page.say(f"dracula.setup.length.{name}")) for name in PRESETS]
    row = pygame.Rect(INNER.x, INNER.y, INNER.w, 46)
    page.widgets.add(
        Choice("length", row, page.say("dracula.setup.length"), lengths, handicaps.length(config),
               lambda name: page.configure(handicaps.with_length(config, str(name))),
               label_width=LABEL, group="match")
    )  # fmt: skip


def _build_order(page: SetupScene) -> None:
    config, y = _config(page), FOLD[1] + 5 * adjust.ROW + 26
    kinds = [(kind, page.say(f"dracula.setup.order.{kind}")) for kind in ("random", "chosen")]
    rect = pygame.Rect(INNER.x, y, LABEL + 206, 42)
    page.widgets.add(
        Choice("order", rect, page.say("dracula.setup.order"), kinds, "chosen" if config.order else "random",
               lambda kind: page.configure(handicaps.adjusted(config, order=_order(kind))),
               label_width=LABEL, group="adjust")
    )  # fmt: skip
    page.widgets.add(
        adjust.OrderRow("token", (rect.right + 8, y), config.order,
                        lambda suit, place: _token_label(page, suit, place),
                        lambda place: page.configure(handicaps.with_trump(config, place)))
    )  # fmt: skip


def _order(kind: object) -> str | None:
    return SUITS if kind == "chosen" else None


def _token_label(page: SetupScene, suit: str, place: int) -> str:
    return page.say("dracula.setup.order.swap", suit=page.say(f"dracula.suit.{suit}"), n=place + 1)


# --- drawing -----------------------------------------------------------------------------------------------


def _draw_adjusting(page: SetupScene, canvas: Canvas) -> None:
    x, y = FOLD
    figure = percent(handicaps.share(_config(page)))
    box = pygame.Rect(x + adjust.LABELS + 190, y, INNER.right - x - adjust.LABELS - 190, 88)
    canvas.fit(page.say("dracula.setup.chance", percent=figure), box, "body", "text", anchor="midleft")
    for number in range(1, 6):
        left = x + adjust.LABELS + (number - 1) * (adjust.CELL[0] + adjust.CELL_GAP)
        room = (left, y + 2 * adjust.ROW - 2, adjust.CELL[0], 22)
        canvas.fit(str(number), room, "numeral", "line", size=15)


def _draw_town(page: SetupScene, canvas: Canvas) -> None:
    """The table as the match would begin: who lives in each district, and Dracula's health."""
    w, h = DISTRICT
    step = (INNER.w - w) / 4
    top = FOLD[1] + 4
    config = _config(page)
    for number in range(1, 6):
        place = pygame.FRect(INNER.x + (number - 1) * step, top, w, h)
        canvas.box(place.inflate(4, 4), "#120D0B", 2)
        canvas.picture(pictures.district(number, w, h, canvas.scale), place.topleft)
        name, room = page.say(f"dracula.district.{number}"), (place.x - 6, top + h + 4, w + 12, 28)
        canvas.fit(name, room, "plate", "line", one_line=True, size=18)
        townsfolk(canvas, place.centerx, top + h + 46, config.vampires[number - 1])
    _draw_start(config, canvas, top + h + 74)
    room = (INNER.x + 10, top + h + 108, INNER.w - 20, INNER.bottom - top - h - 112)
    canvas.fit(page.say("dracula.setup.picture.about"), room, "prose", "text", align="center")


def _draw_start(config: DraculaConfig, canvas: Canvas, y: float) -> None:
    """Drops of health at the left, moons of the rounds at the right."""
    for n in range(config.health):
        canvas.picture(faces.health_drop(True, 22, canvas.scale), (INNER.x + n * 24, y))
    for number in range(1, LAST_ROUND + 1):
        state = "current" if number == config.first_round else "later"
        moon = faces.moon(number, "done" if number < config.first_round else state, 15, canvas.scale)
        canvas.picture(moon, (INNER.right - (LAST_ROUND + 1 - number) * 36, y - 4))
