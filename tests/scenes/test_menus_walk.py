"""The menus walked by keys only and by pointer only, from the title to a match and back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.settings import SetUp
from scenes.app import App
from scenes.confirm import ConfirmScene
from scenes.dracula.scene import DraculaScene
from scenes.learn import LearnScene
from scenes.menu_tour_states import STATES, finished
from scenes.menus import launch, setup_model
from scenes.menus.entry import Entry
from scenes.pause import PauseScene
from scenes.records import RecordsScene
from scenes.result import ResultScene
from scenes.rulebook import RulebookScene
from scenes.scene import Scene
from scenes.setup import SetupScene
from scenes.table.handover import HandoverScene
from scenes.title import TitleScene
from scenes.tour_state import TourState
from sprites import focus
from tests.scenes.menus_support import (
    HANDS,
    Press,
    journals,
    press_by_keys,
    press_by_mouse,
    rest,
    show,
    top,
    type_key,
    way_to,
)
from tests.stage.support import click, key

MENUS = [state for state in STATES if not state.name.startswith("seal")]


# --- everything can be reached ---


@pytest.mark.parametrize("state", MENUS, ids=lambda state: state.name)
def test_every_control_is_reached_by_keys_and_lies_bare_under_the_mouse(app: App, state: TourState) -> None:
    scene = show(app, state.build(app))
    if state.then:
        state.then(app, scene)
    scene = top(app)
    targets = scene.targets()
    assert targets
    for target in targets:
        way_to(scene, target.id)
        assert focus.at(targets, target.rect.center) is target


# --- title, set-up, match ---


@HANDS
def test_from_the_title_through_the_set_up_to_the_board(app: App, press: Press) -> None:
    press(app, "one_match")
    assert isinstance(top(app), SetupScene)
    press(app, "seat.0")
    press(app, "level1.novice")
    press(app, "character1.bold")
    press(app, "length.short")
    press(app, "start")
    board = top(app)
    assert isinstance(board, DraculaScene)
    assert [seat.kind for seat in board.match.setup.seats] == ["human", "computer"]
    assert (board.match.setup.seats[1].level, board.match.setup.seats[1].character) == ("novice", "bold")
    assert board.match.setup.config.health == 8
    assert board.match.setup.seed == 7


@HANDS
def test_the_fold_of_handicaps(app: App, press: Press) -> None:
    press(app, "one_match")
    press(app, "adjust")
    press(app, "health.less")
    press(app, "first_round.more")
    press(app, "vampires.3")
    press(app, "vampires.3")
    press(app, "face_up1.5")
    press(app, "order.chosen")
    press(app, "token.2")
    scene = top(app)
    assert isinstance(scene, SetupScene)
    config = scene.choices.config
    assert (config.health, config.first_round, config.vampires) == (11, 2, (0, 0, 2, 0, 0))
    assert (config.face_up, config.order) == (((), (5,)), "BOXS")
    press(app, "reset")
    assert scene.part.changes(scene.choices.config) == 0


@HANDS
def test_two_players_meet_the_seal_first(app: App, press: Press) -> None:
    press(app, "two_players")
    press(app, "start")
    assert isinstance(top(app), HandoverScene)
    board = app.scenes.stack[0]
    assert isinstance(board, DraculaScene)
    assert board.match.humans == (0, 1)


@HANDS
def test_play_now_takes_one_press_and_remembers(app: App, press: Press) -> None:
    press(app, "play_now")
    board = top(app)
    assert isinstance(board, DraculaScene)
    assert board.match.humans == (1,)
    assert board.match.setup.seats[0].level == "apprentice"


def test_play_now_and_one_match_propose_the_same_seat_against_the_computer(app: App) -> None:
    for seats, me in (("hc", 0), ("ch", 1), ("hh", 1)):
        kinds = tuple({"h": "human", "c": "computer"}[kind] for kind in seats)
        app.change_settings(last_set_up=SetUp(game="dracula", kinds=kinds))  # type: ignore[arg-type]
        title = show(app, TitleScene())
        entry = title.widgets["play_now"]
        assert isinstance(entry, Entry)
        assert "Drácula contra Van Helsing · rival: Aprendiz" in f"{entry.label} {entry.about}"
        press_by_mouse(app, "one_match")
        scene = top(app)
        assert isinstance(scene, SetupScene)
        assert scene.choices.humans == (me,)
        show(app, TitleScene())
        press_by_mouse(app, "play_now")
        if not isinstance(top(app), DraculaScene):
            press_by_mouse(app, "yes")
        board = top(app)
        assert isinstance(board, DraculaScene)
        assert board.match.humans == (me,)


def test_a_double_press_begins_one_match(app: App, user_folder: Path) -> None:
    area = focus.find(top(app).targets(), "play_now")
    assert area is not None
    click(app, area.rect.center)
    click(app, area.rect.center)
    key(app, pygame.K_RETURN)
    rest(app)
    assert len(journals(user_folder)) == 1


def test_the_plate_of_a_game_leads_to_its_set_up(app: App) -> None:
    press_by_mouse(app, "plate.dracula")
    scene = top(app)
    assert isinstance(scene, SetupScene)
    assert (scene.choices.game, scene.choices.humans) == ("dracula", (1,))
    type_key(app, "cancel")
    assert isinstance(top(app), TitleScene)


def test_names_are_typed_and_reach_the_match(app: App) -> None:
    press_by_mouse(app, "two_players")
    press_by_mouse(app, "name0")
    for letters in ("Ñ", "and", "ú", "[b]"):
        app.handle(pygame.Event(pygame.TEXTINPUT, text=letters))
    rest(app)
    press_by_mouse(app, "start")
    board = app.scenes.stack[0]
    assert isinstance(board, DraculaScene)
    assert board.match.setup.seats[0].name == "Ñandú(b)"


def test_a_typed_seed_counts_and_an_empty_field_keeps_the_old_one(app: App) -> None:
    press_by_mouse(app, "one_match")
    press_by_mouse(app, "seed")
    key(app, pygame.K_BACKSPACE)
    app.handle(pygame.Event(pygame.TEXTINPUT, text="4x2"))
    rest(app)
    scene = top(app)
    assert isinstance(scene, SetupScene)
    assert scene.choices.seed == 42
    key(app, pygame.K_BACKSPACE)
    key(app, pygame.K_BACKSPACE)
    rest(app)
    assert scene.choices.seed == 4
    press_by_mouse(app, "length.short")
    assert scene.widgets["seed"].value == "4"  # type: ignore[attr-defined]


@HANDS
def test_learning_leads_to_the_book_to_a_gentle_match_and_back(app: App, press: Press) -> None:
    press(app, "learn")
    page = top(app)
    assert isinstance(page, LearnScene)
    press(app, "rules")
    assert isinstance(top(app), RulebookScene)
    type_key(app, "cancel")
    press(app, "practice")
    scene = top(app)
    assert isinstance(scene, SetupScene)
    assert [seat.player for seat in scene.choices.seats] == ["novice", "human"]
    type_key(app, "cancel")
    assert top(app) is page
    type_key(app, "cancel")
    assert isinstance(top(app), TitleScene)


@HANDS
def test_the_records_open_and_lead_back(app: App, press: Press) -> None:
    press(app, "records")
    assert isinstance(top(app), RecordsScene)
    type_key(app, "cancel")
    assert isinstance(top(app), TitleScene)


def test_the_guide_can_be_played_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[App, str]] = []
    monkeypatch.setattr(launch, "guide", lambda app, game: begun.append((app, game)))
    press_by_mouse(app, "learn")
    press_by_mouse(app, "guide")
    assert begun == [(app, "dracula")]


# --- going on with a match ---


@HANDS
def test_continue_after_leaving_in_mid_match(app: App, user_folder: Path, press: Press) -> None:
    press(app, "play_now")
    board = top(app)
    assert isinstance(board, DraculaScene)
    digest = board.match.digest()
    board.open_pause()
    rest(app)
    press(app, "title")
    assert isinstance(top(app), TitleScene)
    press(app, "continue")
    again = top(app)
    assert isinstance(again, DraculaScene)
    assert again.match.digest() == digest
    assert len(journals(user_folder)) == 1


def test_a_new_match_asks_before_it_replaces_the_old_one(app: App, user_folder: Path) -> None:
    press_by_mouse(app, "play_now")
    show(app, TitleScene())
    press_by_keys(app, "play_now")
    assert isinstance(top(app), ConfirmScene)
    assert top(app).focus_id == "no"
    type_key(app, "confirm")
    assert isinstance(top(app), TitleScene)
    assert len(journals(user_folder)) == 1
    press_by_mouse(app, "play_now")
    press_by_mouse(app, "yes")
    assert isinstance(top(app), DraculaScene)
    assert len(journals(user_folder)) == 2


def test_a_match_that_cannot_be_read_is_told_and_left_alone(app: App, user_folder: Path) -> None:
    press_by_mouse(app, "play_now")
    title = show(app, TitleScene())
    path = journals(user_folder)[0]
    content = path.read_bytes()
    path.write_bytes(b"rubbish\n" + content)
    press_by_mouse(app, "continue")
    assert top(app) is title
    assert path.name in app.toasts.text
    assert focus.find(title.targets(), "continue") is None
    assert path.read_bytes() == b"rubbish\n" + content


def test_the_very_first_match_names_the_keys_of_rules_and_advice_once(app: App) -> None:
    press_by_mouse(app, "play_now")
    assert "F1" in app.toasts.text and "H[/b]" in app.toasts.text
    assert app.settings.welcomed
    app.toasts.clear()
    launch.start(app, setup_model.recalled(app.settings.last_set_up, 5))
    assert isinstance(top(app), DraculaScene) and app.toasts.text == ""


# --- when nothing can be written ---


def test_a_match_that_cannot_be_kept_is_told_and_asks_before_it_is_left(app: App, user_folder: Path) -> None:
    (user_folder / "matches").write_text("a file where the folder should be")
    press_by_mouse(app, "play_now")
    board = top(app)
    assert isinstance(board, DraculaScene)
    assert str(user_folder / "matches") in app.toasts.text
    board.open_pause()
    rest(app)
    press_by_mouse(app, "title")
    assert isinstance(top(app), ConfirmScene)
    press_by_mouse(app, "yes")
    assert isinstance(top(app), TitleScene)


def test_a_record_that_stops_reaching_the_disk_is_told_while_the_match_goes_on(
    app: App, user_folder: Path
) -> None:
    press_by_mouse(app, "one_match")
    press_by_mouse(app, "seat.0")
    press_by_mouse(app, "start")
    board = top(app)
    assert isinstance(board, DraculaScene)
    path = journals(user_folder)[0]
    path.unlink()
    path.mkdir()
    board.match.act(0, board.match.observation(0).legal[0])  # type: ignore[attr-defined]
    rest(app)
    assert str(user_folder) in app.toasts.text
    assert isinstance(top(app), DraculaScene)


# --- one press, one action ---


@pytest.mark.parametrize(
    ("build", "target"),
    [
        (TitleScene, "learn"),
        (TitleScene, "records"),
        (LearnScene, "rules"),
        (LearnScene, "practice"),
        (lambda: ResultScene(finished("D39")), "watch"),
        (lambda: ResultScene(finished("D39")), "rule"),
        (lambda: PauseScene(finished("D39"), None, lambda: None), "rules"),
    ],
    ids=[
        "title.learn",
        "title.records",
        "learn.rules",
        "learn.practice",
        "result.watch",
        "result.rule",
        "pause.rules",
    ],
)
def test_two_clicks_and_a_key_at_once_open_one_page(
    app: App, build: Callable[[], Scene], target: str
) -> None:
    scene = show(app, build())
    found = focus.find(scene.targets(), target)
    assert found is not None
    click(app, found.rect.center)
    click(app, found.rect.center)
    key(app, pygame.K_RETURN)
    rest(app)
    assert len(app.scenes.stack) == 2


def test_a_watched_match_begins_once(app: App, user_folder: Path) -> None:
    press_by_mouse(app, "one_match")
    press_by_mouse(app, "level1.master")
    found = focus.find(top(app).targets(), "start")
    assert found is not None
    click(app, found.rect.center)
    click(app, found.rect.center)
    key(app, pygame.K_RETURN)
    rest(app)
    assert len(app.scenes.stack) == 1
    assert len(journals(user_folder)) == 1
