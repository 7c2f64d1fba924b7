"""The figures of the result page of Paladines de Epikha, counted from events, and their page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
import pytest

from game.epikha import events as ev
from game.epikha.card import CARDS
from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS
from game.epikha.system import SYSTEM
from game.journal import MatchSetup, SeatSetup
from game.language import Language
from game.match import Match
from game.rules.contract import SPECTATOR, Event
from scenes.epikha.page_tour_states import drawn
from scenes.epikha.pages import progress
from scenes.epikha.result_part import GlassResult, points
from scenes.epikha.statistics import FIGURES, match_figures
from scenes.menus import sides
from scenes.menus.result_page import result_page
from scenes.result import ResultScene
from tests.scenes import gamepages
from tests.scenes.gamepages import painted_result
from tests.scenes.menus_support import make_game, show

PLAYERS = (1, 2)
"""Numbers of both Player cards in the made-up matches."""


def started(*more: Event) -> list[Event]:
    """A match of two Player cards of 200 Vital, and what happened then."""
    return [ev.MatchStarted(0, ("J1", "J1"), PLAYERS, (11, 12)), ev.TurnStarted(0, 1), *more]


def hurt(seat: int, amount: int, left: int) -> Event:
    """The Player of `seat` takes damage."""
    return ev.Damaged(seat, PLAYERS[seat], "J1", amount, left, False)


def test_every_figure_counts_for_the_seat_that_did_it() -> None:
    told = started(
        ev.BodyEntered(0, "E01", 3, 13), ev.VitalMade(0, "O1", 5, 5),
        ev.TurnStarted(1, 2), ev.VitalMade(1, "O1", 5, 5), ev.VitalMade(1, "O1", 5, 10),
        ev.Summoned(1, "A19", 4, 14, 2, "J1"), ev.ShieldCast(0, "E18", 2, 20),
        ev.Placed(1, 14, 0, "attacker", (), ("A19",)), ev.Placed(0, 13, 0, "responder", (), ("E01",)),
        ev.BodyLeft(0, "E01", 3, 13, "destroyed", "discard"),
        ev.BodyLeft(1, "A19", 4, 14, "returned", "removed"),
        hurt(0, 5, 195),
    )  # fmt: skip
    found = match_figures(told)
    assert found.turns == 2
    assert found.counts == {
        "entered": [1, 0], "lost": [1, 0], "attackers": [0, 1], "hurt": [0, 5],
        "spells": [1, 0], "vital_made": [5, 10], "summoned": [0, 1],
    }  # fmt: skip


@pytest.mark.rule("E7.7", "E15.3")
def test_the_vital_of_a_player_falls_by_damage_and_payment_and_rises_by_effects() -> None:
    told = started(
        ev.Paid(0, "E17", 5, ((1, 10), (3, 4))), hurt(1, 30, 170),
        ev.TurnStarted(1, 2), hurt(0, 40, 150), ev.Healed(0, 5, 155, "X32"), ev.TurnStarted(0, 3),
    )  # fmt: skip
    found = match_figures(told)
    assert points(found, 0) == [(0, 200), (1, 190), (2, 155), (3, 155)]
    assert points(found, 1) == [(0, 200), (1, 170), (2, 170), (3, 170)]


def test_the_hardest_striker_has_the_most_strength_in_all_and_overflow_counts_once() -> None:
    def struck(way: ev.PacketWay, *portions: tuple[str, int, int]) -> Event:
        return ev.Struck(1, way, 12, 13, 0, "", portions)

    told = started(
        struck("combat", ("E05", 15, 2), ("E09", 5, 1)), struck("overflow", ("E05", 10, 2)),
        struck("direct", ("E03", 10, 2)), struck("combat", ("E03", 10, 2)),
    )  # fmt: skip
    assert match_figures(told).best == ("E03", 20)
    assert match_figures(started()).best is None


@cache
def ended() -> Match:
    """A quick match of the house's decks, played by chance until it ends or somebody gives up."""
    people = SeatSetup("human", "", "Ana"), SeatSetup("human", "", "Luis")
    match = Match(SYSTEM, MatchSetup(EpikhaConfig(quick=True), 5, 5, people, "2026-10-31T21:40"))
    return gamepages.play_by_chance(match, 300)


@pytest.mark.parametrize("code", ["es", "en"])
def test_the_page_stays_within_its_panel(code: str) -> None:
    gamepages.assert_within_panel(GlassResult(Language(code), ended()))


def test_bars_and_lines_grow() -> None:
    result = GlassResult(Language("es"), ended())
    young, grown = (pygame.image.tobytes(painted_result(result, share), "RGB") for share in (0.0, 1.0))
    assert young != grown


def test_the_last_points_are_what_the_players_have() -> None:
    match = ended()
    result = GlassResult(Language("es"), match)
    assert list(result.figures.counts) == list(FIGURES)
    assert result.figures.full == (100, 100)
    assert result.figures.turns == progress(match.events(SPECTATOR))
    for seat, side in enumerate(match.observation(SPECTATOR).sides):  # type: ignore[attr-defined]
        places = [group for group in (side.area, *side.combat) if group is not None]
        stood = (group.aside or group for group in places)
        group = next((group for group in stood if CARDS[group.bodies[0].card].is_player), None)
        left = max(0, 100 - group.bodies[0].damage - group.bodies[0].spent) if group else 0
        assert points(result.figures, seat)[-1][1] == left


@pytest.mark.parametrize("code", ["es", "en"])
def test_page_and_plates_print_no_markup(user_folder: Path, code: str) -> None:
    app = make_game(user_folder)
    app.change_language(code)
    config = EpikhaConfig((DECKS["empiria"], DECKS["gahu"]))
    match = Match(SYSTEM, MatchSetup(config, 5, 5, (SeatSetup("human"), SeatSetup("human"))))
    match.concede(1)
    scene = show(app, ResultScene(match))
    assert isinstance(scene, ResultScene)
    page = scene.page
    printed = [page.title, page.reason, page.kicker, *page.notes, *sides.named(scene._sides)]
    assert all(words and not set(words) & set("~[]") for words in printed)
    app.close()


@pytest.mark.rule("E17.2")
@pytest.mark.parametrize(("code", "title"), [("es", "Empate"), ("en", "A draw")])
def test_a_draw_has_a_page_on_which_nobody_has_lost(code: str, title: str) -> None:
    language = Language(code)
    page = result_page(language, drawn(), ("Empiria", "Abaron"))
    assert (page.winner, page.title) == (None, title)
    names = ("Ana", "Bruno")
    assert page.notes == tuple(language.text("menus.result.draw.badge", name=name) for name in names)
    assert page.kicker == language.text("menus.result.over")
    assert page.reason == language.text("epikha.outcome.both_players", rule="E17.2")
