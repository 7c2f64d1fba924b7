"""The pictures of the rule book tell the truth: the worked example is what the rules make of it."""

from __future__ import annotations

import pygame
import pytest

from game.dracula import events as ev
from game.dracula.config import DraculaConfig
from game.language import Language
from scenes.dracula.field import REASON_ICONS
from scenes.dracula.figures import FIGURES
from scenes.dracula.figures.outcomes import DRACULA_PLAYS, EXAMPLE, HUNTER_PLAYS, ORDER
from scenes.dracula.figures.people import ODDS
from scenes.dracula.handicaps import share
from sprites.canvas import Canvas
from tests.dracula.table import table
from tests.scenes.gamepages import ground, painted_area


@pytest.mark.rule("D34", "D35", "D36")
def test_the_worked_example_is_resolved_so_by_the_rules() -> None:
    laid = table(d=" ".join(DRACULA_PLAYS), v=" ".join(HUNTER_PLAYS), order=ORDER).resolve()
    told = [event for event in laid.told if isinstance(event, ev.DistrictResolved)]
    assert tuple((REASON_ICONS[event.reason], event.winner) for event in told) == EXAMPLE


@pytest.mark.rule("D55")
@pytest.mark.parametrize("health", [8, 12])
def test_the_odds_are_those_of_the_rules(health: int) -> None:
    assert round(100 * share(DraculaConfig(health=health))) == ODDS[health]


LANGUAGE = Language("test")


@pytest.mark.parametrize("id", sorted(FIGURES))
def test_every_figure_is_painted_within_its_plate(id: str) -> None:
    figure = FIGURES[id]
    surface = ground((600, 500))
    room = pygame.FRect(100, 80, figure.width, figure.height)
    inner = room.inflate(-14, -14) if figure.framed else room
    figure.paint(Canvas(surface), inner, LANGUAGE, lambda action: "Esc")
    whole = painted_area(surface)
    assert pygame.Rect(room).inflate(16, 16).contains(whole), (whole, room)
