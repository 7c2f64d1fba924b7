"""The figures of the result page of Vitorian Wars, counted from events, and the page that shows them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import msgspec
import pygame
import pytest

from game.journal import MatchSetup, SeatSetup
from game.language import Language
from game.match import Match
from game.rules.contract import SPECTATOR
from game.vitorian import events as ev
from game.vitorian.card import CARDS
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS
from game.vitorian.system import SYSTEM
from scenes.menus import sides
from scenes.menus.twosided import spread
from scenes.result import ResultScene
from scenes.vitorian.result_part import FrontResult
from scenes.vitorian.statistics import FIGURES, match_figures
from sprites.canvas import Canvas
from tests.scenes import gamepages
from tests.scenes.gamepages import painted_result
from tests.scenes.menus_support import make_game, show


class Marks:
    """Notes the states that are drawn, and hears no more."""

    def __init__(self) -> None:
        self.marked: list[tuple[pygame.FRect, str]] = []

    def state_marked(self, rect: pygame.FRect, state: str, shape: bool, word: str) -> None:
        self.marked.append((rect, state))

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *told: None


def hit(seat: int) -> ev.SovereignHit:
    """The Sovereign of `seat` is hit."""
    return ev.SovereignHit(seat, None, 0)


def compared(unit: int, target: int, attacker_falls: bool, target_falls: bool) -> ev.Compared:
    return ev.Compared(unit, target, 3, 3, 3, 3, None, attacker_falls, target_falls)


def destroyed(seat: int, unit: int, card: str) -> ev.Destroyed:
    return ev.Destroyed(seat, unit, card, 5, None, "combat")


def test_every_figure_counts_for_the_seat_that_did_it() -> None:
    told = [
        ev.TurnStarted(0, 1), ev.Mobilised(0, 1, "R-08", 5),
        ev.TurnStarted(1, 2), ev.Mobilised(1, 2, "B-09", 10), ev.Recycled(1, "Q-B-P1", 0, "B-00", 4),
        ev.AttackDeclared(1, 2, 10, 1, 5, 0), ev.Stacked(0, 1, "order", "R-14"),
        ev.Stacked(1, 2, "ganking", "B-09"), compared(2, 1, False, True), destroyed(0, 1, "R-08"),
        ev.TurnStarted(0, 3), ev.BurntOut(0, 10),
    ]  # fmt: skip
    found = match_figures(told)
    assert found.turns == 3
    assert found.counts == {
        "mobilised": [1, 1], "lost": [1, 0], "attacks": [0, 1], "hits": [0, 0],
        "orders": [1, 0], "recycled": [0, 1], "burnouts": [1, 0],
    }  # fmt: skip


@pytest.mark.rule("V12.18")
def test_a_hit_counts_for_the_rival_of_the_sovereign_in_its_turn() -> None:
    found = match_figures([ev.TurnStarted(0, 1), hit(1), hit(1), ev.TurnStarted(1, 2), hit(0)])
    assert found.course == [(1, 0), (1, 0), (2, 1)]
    assert found.counts["hits"] == [2, 1]


def test_the_deadliest_card_is_the_one_that_brought_most_down() -> None:
    told = [
        ev.Mobilised(0, 1, "R-08", 5), ev.Mobilised(1, 2, "B-09", 10),
        compared(1, 2, True, True), compared(1, 2, False, True),
    ]  # fmt: skip
    assert match_figures(told).best == ("R-08", 2)
    assert match_figures(told[:2]).best is None


@cache
def ended() -> Match:
    """A match of the house's decks, played by chance until it ends or somebody gives up."""
    people = SeatSetup("human", "", "Ana"), SeatSetup("human", "", "Luis")
    match = Match(SYSTEM, MatchSetup(VitorianConfig(), 5, 5, people, "2026-10-31T21:40"))
    return gamepages.play_by_chance(match, 250)


@pytest.mark.parametrize("code", ["es", "en"])
def test_the_page_stays_within_its_panel(code: str) -> None:
    gamepages.assert_within_panel(FrontResult(Language(code), ended()))


def test_the_bars_grow() -> None:
    result = FrontResult(Language("es"), ended())
    assert sum(result.figures.counts["mobilised"]) > 0
    young, grown = (pygame.image.tobytes(painted_result(result, share), "RGB") for share in (0.0, 1.0))
    assert young != grown


def test_who_came_and_was_not_lost_stands_on_the_field() -> None:
    match = ended()
    result = FrontResult(Language("es"), match)
    told = match.events(SPECTATOR)
    assert list(result.figures.counts) == list(FIGURES)
    for seat in (0, 1):
        back = sum(isinstance(event, ev.ReturnedToHand) and event.seat == seat for event in told)
        came, lost = (result.figures.counts[name][seat] for name in ("mobilised", "lost"))
        standing = sum(unit.seat == seat for unit in result.seen.units)
        assert came - lost - back == standing


def test_marks_of_hits_never_lie_on_each_other() -> None:
    wanted = [590.0, 598.0, 606.0, 606.0, 100.0 + 506.0]
    found = spread(wanted, 26, 12, 610)
    assert all(right - left >= 26 for left, right in pairwise(found))
    assert found[-1] <= 610 and found[0] >= 12
    assert spread([100.0, 300.0], 26, 12, 610) == [100.0, 300.0], "who has room stays at its turn"
    assert spread([0.0, 1.0], 26, 12, 610) == [12.0, 38.0]


def test_a_long_match_with_hits_in_neighbouring_turns_shows_each_of_them() -> None:
    seen = Marks()
    canvas = Canvas(pygame.Surface((1280, 720)), recorder=seen)
    result = FrontResult(Language("es"), ended())
    result.figures.turns = 60
    result.figures.course = [(turn, turn % 2) for turn in range(44, 60)]
    result.draw(canvas, 1.0)
    areas = [area for area, state in seen.marked if state.startswith("hit")]
    assert len(areas) == 16
    assert all(not one.colliderect(other) for one, other in combinations(areas, 2))


@pytest.mark.parametrize(("code", "one"), [("es", "1 unidad enemiga."), ("en", "1 enemy unit.")])
def test_a_single_kill_is_worded_as_one(code: str, one: str) -> None:
    assert Language(code).text("vitorian_board.result.best", unit="A", n=1).endswith(one)


def match_of(*decks: str) -> Match:
    """A match of these decks that is given up at once."""
    config = VitorianConfig(decks=(DECKS[decks[0]], DECKS[decks[1]]))
    match = Match(SYSTEM, MatchSetup(config, 5, 5, (SeatSetup("human"), SeatSetup("human"))))
    match.concede(1)
    return match


def test_the_sovereigns_that_played_are_shown_and_named() -> None:
    both = sides.sides(Language("es"), "vitorian", match_of("wings", "flood").setup.config)
    leaders = [DECKS[name].sovereign for name in ("wings", "flood")]
    assert [side.portrait for side in both] == [f"litho/{CARDS[leader].picture}" for leader in leaders]
    assert sides.named(both) == ("Aurelia", "Indrani")


def test_two_of_one_sovereign_are_numbered() -> None:
    first, second = both = sides.sides(Language("es"), "vitorian", match_of("forge", "siege").setup.config)
    assert first.portrait == second.portrait
    assert sides.named(both) == ("Zahir 1", "Zahir 2")


def test_a_record_that_nobody_can_read_any_more_has_the_seats_as_its_sides() -> None:
    spanish = Language("es")
    config = msgspec.to_builtins(VitorianConfig(decks=(DECKS["wings"], DECKS["flood"])))
    assert sides.named(sides.recorded(spanish, "vitorian", config)) == ("Aurelia", "Indrani")
    config["decks"][0]["sovereign"] = "Z-00"
    assert sides.recorded(spanish, "vitorian", config) == sides.seats(spanish, "vitorian")
    assert sides.recorded(spanish, "vitorian", None) == sides.seats(spanish, "vitorian")


@pytest.mark.parametrize("code", ["es", "en"])
def test_page_and_plates_print_no_markup(user_folder: Path, code: str) -> None:
    app = make_game(user_folder)
    app.change_language(code)
    scene = show(app, ResultScene(match_of("forge", "wings")))
    assert isinstance(scene, ResultScene)
    page = scene.page
    printed = [page.title, page.reason, page.kicker, *page.notes, *sides.named(scene._sides)]
    printed += [Language(code).text(f"vitorian.seat.{seat}") for seat in (0, 1)]
    assert all(words and not set(words) & set("~[]") for words in printed)
    app.close()
