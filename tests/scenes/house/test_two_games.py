"""The pages of the house with a second game beside the first: chosen, remembered, learnt, recorded, seen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.dracula.config import SHORT
from game.journal import SeatSetup
from game.records import Finished
from game.settings import Settings, SettingsFile, SetUp
from scenes.app import App
from scenes.dracula.scene import DraculaScene
from scenes.learn import LearnScene
from scenes.menus import launch
from scenes.menus import setup_model as model
from scenes.menus.entry import Entry
from scenes.menus.picking import PickScene
from scenes.records import RecordsScene
from scenes.replays.list import ReplaysScene
from scenes.result import ResultScene
from scenes.scene import Scene
from scenes.setup import SetupScene
from scenes.title import TitleScene
from scenes.tour import Tour
from scenes.tour_state import TourState
from tests.conformance.candles import CandlesConfig
from tests.scenes.house.candle_pages import PICKS, plain, second_game
from tests.scenes.menus_support import (
    HANDS,
    Press,
    make_game,
    press_by_mouse,
    rest,
    show,
    top,
    type_key,
)
from tests.scenes.table.test_other_game import CandleTable, match_of

ANA = SeatSetup("human", "", "Ana")
NOVICE = SeatSetup("computer", "novice")


@pytest.fixture
def app(user_folder: Path) -> Iterator[App]:
    """A house of two games, at its title."""
    with second_game():
        made = make_game(user_folder)
        show(made, TitleScene())
        yield made
        made.close()


def the_setup(app: App) -> SetupScene:
    scene = top(app)
    assert isinstance(scene, SetupScene)
    return scene


# --- choosing and remembering ---


@HANDS
def test_the_game_is_chosen_on_the_set_up_and_played_from_there(app: App, press: Press) -> None:
    press(app, "one_match")
    press(app, "game.candles")
    scene = the_setup(app)
    assert scene.choices.game == "candles" and scene.choices.humans == (1,)
    assert isinstance(scene.choices.config, CandlesConfig)
    press(app, "start")
    assert isinstance(top(app), CandleTable)


def test_each_game_keeps_its_own_last_set_up_and_the_last_one_is_proposed(
    app: App, user_folder: Path
) -> None:
    press_by_mouse(app, "one_match")
    press_by_mouse(app, "seat.0")
    press_by_mouse(app, "level1.master")
    press_by_mouse(app, "length.short")
    press_by_mouse(app, "start")
    show(app, TitleScene())
    press_by_mouse(app, "plate.candles")
    assert the_setup(app).choices.humans == (1,)
    app.scenes.stack[-1].configure(CandlesConfig(5))  # type: ignore[attr-defined]
    press_by_mouse(app, "start")
    if not isinstance(top(app), CandleTable):
        press_by_mouse(app, "yes")
    kept = SettingsFile(user_folder).load()[0].last_set_up
    assert kept.game == "candles" and kept.configs["candles"] == {"stakes": 5}
    again = model.recalled(kept, 1)
    assert (again.game, again.config) == ("candles", CandlesConfig(5))
    first = model.recalled(kept, 1, "dracula")
    assert (first.humans, first.seats[1].player, first.config) == ((0,), "master", SHORT)
    entry = show(app, TitleScene()).widgets["play_now"]
    assert isinstance(entry, Entry) and "Guerra de velas" in entry.about


def test_turning_to_and_fro_loses_nothing_and_keeps_the_number_of_people(app: App) -> None:
    press_by_mouse(app, "two_players")
    press_by_mouse(app, "length.short")
    press_by_mouse(app, "game.candles")
    assert the_setup(app).choices.humans == (0, 1)
    press_by_mouse(app, "game.dracula")
    assert the_setup(app).choices.config == SHORT and the_setup(app).choices.humans == (0, 1)


def test_a_match_to_watch_stays_one_in_the_other_game() -> None:
    with second_game():
        watched = model.with_player(model.solo(3), 1, "veteran")
        assert model.in_game(watched, SetUp(), "candles").humans == ()
        assert model.in_game(model.solo(3), SetUp(), "candles").seats[0].player == "novice"


def test_options_of_a_house_with_one_game_load_unchanged(user_folder: Path) -> None:
    last = {"game": "dracula", "kinds": ["human", "computer"], "levels": ["novice", "master"]}
    content = {"format": 1, "last_set_up": {**last, "configs": {"dracula": plain(SHORT)}}}
    (user_folder / "settings.json").write_text(json.dumps(content))
    settings, report = SettingsFile(user_folder).load()
    assert report.problem is None
    back = model.recalled(settings.last_set_up, 1)
    assert (back.humans, back.seats[1].player, back.config) == ((0,), "master", SHORT)


# --- what a game adds to the seats ---


@HANDS
def test_a_game_fills_the_place_of_each_seat(app: App, press: Press) -> None:
    press(app, "plate.candles")
    press(app, "wick1")
    assert isinstance(top(app), PickScene)
    press(app, "pick.3")
    assert the_setup(app).choices.config == CandlesConfig(6)
    press(app, "swap")
    assert the_setup(app).choices.config == CandlesConfig(4), "what was chosen goes with its player"
    press(app, "seat.1")
    assert the_setup(app).choices.config == CandlesConfig(6)


def test_a_list_that_is_left_changes_nothing(app: App) -> None:
    press_by_mouse(app, "plate.candles")
    before = the_setup(app).choices
    press_by_mouse(app, "wick0")
    type_key(app, "cancel")
    assert the_setup(app).choices == before


def test_in_a_rematch_what_was_chosen_goes_with_its_player(app: App) -> None:
    match = match_of(ANA, NOVICE)
    match.concede(0)
    show(app, ResultScene(match))
    press_by_mouse(app, "rematch")
    board = top(app)
    assert isinstance(board, CandleTable)
    assert board.match.setup.seats == (NOVICE, ANA)
    assert board.match.setup.config == CandlesConfig(7)


# --- learning, records, replays ---


def test_a_game_without_guide_and_book_offers_practice_alone(app: App) -> None:
    press_by_mouse(app, "learn")
    page = top(app)
    assert isinstance(page, LearnScene)
    assert {"guide", "rules", "practice"} <= {target.id for target in page.targets()}
    press_by_mouse(app, "game.candles")
    assert not {"guide", "rules"} & {target.id for target in page.targets()}
    press_by_mouse(app, "practice")
    assert the_setup(app).choices.game == "candles"


def finished(game: str, number: int) -> Finished:
    return Finished(str(number), game, f"2026-10-31T21:4{number}", (NOVICE, ANA), 1, "K1", 3)


def test_the_records_of_each_game_stand_apart(app: App) -> None:
    page = RecordsScene([finished("dracula", 1), finished("candles", 2), finished("candles", 3)])
    show(app, page)
    assert page.told.alone.games == 1
    press_by_mouse(app, "game.candles")
    assert page.told.alone.games == 2
    press_by_mouse(app, "match.0")
    assert isinstance(top(app), ReplaysScene)


def test_a_row_of_the_records_leads_to_its_replay_and_the_list_says_which_game(app: App) -> None:
    for seed in (1, 2, 3):
        choices = model.solo(seed, "Ana")
        launch.start(app, choices)
        board = top(app)
        assert isinstance(board, DraculaScene)
        board.match.concede(1)
        rest(app)
    page = RecordsScene()
    show(app, page)
    wanted = page.told.last[1]
    press_by_mouse(app, "match.1")
    replays = top(app)
    assert isinstance(replays, ReplaysScene)
    assert replays.entries[replays.chosen].when == wanted.when
    assert "Drácula contra Van Helsing" in replays.row(replays.chosen).about


# --- how it looks ---


def _candles(seats: int = 1) -> model.SetupChoices:
    choices = model.solo(7, "Ana", game="candles")
    return choices if seats == 1 else model.for_two(choices)


def _pick(app: App, scene: Scene) -> None:
    scene.widgets.press("wick0")


STATES = (
    TourState("house.title", lambda app: TitleScene()),
    TourState("house.setup", lambda app: SetupScene(_candles())),
    TourState("house.setup_first", lambda app: SetupScene(model.solo(7, "Ana"))),
    TourState("house.setup_two", lambda app: SetupScene(_candles(2))),
    TourState("house.pick", lambda app: SetupScene(_candles()), _pick),
    TourState("house.learn", lambda app: LearnScene(game="candles")),
    TourState("house.records", lambda app: RecordsScene([finished("candles", 2)], "candles")),
)


@pytest.mark.parametrize(
    ("language", "options"),
    [
        ("en", Settings()),
        ("test", Settings(text_size="large")),
        ("test", Settings(text_size="largest", high_contrast=True)),
    ],
    ids=["plain", "large", "largest"],
)
def test_every_page_with_two_games_passes_the_audit(language: str, options: Settings) -> None:
    with second_game():
        tour = Tour(language, 1.0, None, True, options)
        try:
            faults = [fault.line(state.name) for state in STATES for fault in tour.visit(state)]
        finally:
            tour.close()
    assert not faults
    assert len(PICKS) > 5, "the list scrolls"
