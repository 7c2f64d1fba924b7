"""The pictures of the rule book tell the truth: the worked example is what the rules make of it."""

from __future__ import annotations

import pygame
import pytest

from game.dracula import events as ev
from game.dracula.config import DraculaConfig
from game.dracula.words import Words
from game.language import Language
from game.rules.contract import SPECTATOR
from scenes.dracula.field import REASON_ICONS
from scenes.dracula.handicaps import share
from scenes.rulebook.figures import FIGURES, Plate
from scenes.rulebook.figures.outcomes import DRACULA_PLAYS, EXAMPLE, HUNTER_PLAYS, ORDER
from scenes.rulebook.figures.people import ODDS
from sprites.canvas import Canvas
from tests.dracula.table import table


@pytest.mark.rule("D34", "D35", "D36")
def test_the_worked_example_is_resolved_so_by_the_rules() -> None:
    laid = table(d=" ".join(DRACULA_PLAYS), v=" ".join(HUNTER_PLAYS), order=ORDER).resolve()
    told = [event for event in laid.told if isinstance(event, ev.DistrictResolved)]
    assert tuple((REASON_ICONS[event.reason], event.winner) for event in told) == EXAMPLE


@pytest.mark.rule("D55")
@pytest.mark.parametrize("health", [8, 12])
def test_the_odds_are_those_of_the_rules(health: int) -> None:
    assert round(100 * share(DraculaConfig(health=health))) == ODDS[health]


WORDS = Words(Language("test"), SPECTATOR)


@pytest.mark.parametrize("id", sorted(FIGURES["dracula"]))
def test_every_figure_is_painted_within_its_plate(id: str) -> None:
    pygame.display.init()
    pygame.font.init()
    figure = FIGURES["dracula"][id]
    ground = (9, 90, 9)
    surface = pygame.Surface((600, 500))
    surface.fill(ground)
    room = pygame.FRect(100, 80, figure.width, figure.height)
    inner = room.inflate(-14, -14) if figure.framed else room
    figure.paint(Plate(Canvas(surface), inner, WORDS, lambda action: "Esc"))
    mask = pygame.mask.from_threshold(surface, ground, (1, 1, 1, 255))
    mask.invert()
    painted = mask.get_bounding_rects()
    assert painted
    whole = painted[0].unionall(painted[1:])
    assert pygame.Rect(room).inflate(16, 16).contains(whole), (whole, room)
