"""The pause, the result and a match that is only watched: every way out of them, by keys and by pointer."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.records import Finished, Records
from scenes.app import App
from scenes.audit import Audit
from scenes.confirm import ConfirmScene
from scenes.dracula.scene import DraculaScene
from scenes.menu_tour_states import MACHINES, finished
from scenes.menus.parts import RESULT_PANEL
from scenes.options import OptionsScene
from scenes.pause import PauseScene
from scenes.result import ResultScene
from scenes.rulebook import RulebookScene
from scenes.table.scene import TableScene
from scenes.title import TitleScene
from sprites import focus
from sprites.intent import Intent
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
)

# --- pause and result ---


def test_arrows_wrap_in_the_pause_but_a_held_one_stops_at_its_end(app: App) -> None:
    press_by_mouse(app, "play_now")
    board = top(app)
    assert isinstance(board, DraculaScene)
    board.open_pause()
    rest(app)
    app.intend(Intent("up", repeated=True))
    assert top(app).focus_id == "resume"
    app.intend(Intent("up"))
    assert top(app).focus_id == "quit"
    app.intend(Intent("down"))
    assert top(app).focus_id == "resume"


def test_pause_and_back(app: App) -> None:
    press_by_mouse(app, "play_now")
    board = top(app)
    assert isinstance(board, DraculaScene)
    board.open_pause()
    rest(app)
    assert isinstance(top(app), PauseScene)
    press_by_keys(app, "options")
    assert isinstance(top(app), OptionsScene)
    type_key(app, "cancel")
    type_key(app, "cancel")
    assert top(app) is board


@HANDS
def test_the_pause_leads_to_the_rules_and_back(app: App, press: Press) -> None:
    press(app, "play_now")
    board = top(app)
    assert isinstance(board, DraculaScene)
    board.open_pause()
    rest(app)
    press(app, "rules")
    assert isinstance(top(app), RulebookScene)
    type_key(app, "cancel")
    assert isinstance(top(app), PauseScene)


def test_a_watched_match_is_left_without_a_question(app: App) -> None:
    press_by_mouse(app, "one_match")
    press_by_mouse(app, "level1.master")
    press_by_mouse(app, "start")
    board = top(app)
    assert isinstance(board, TableScene)
    board.open_pause()
    rest(app)
    assert focus.find(top(app).targets(), "concede") is None
    press_by_mouse(app, "title")
    assert isinstance(top(app), TitleScene)


@pytest.mark.rule("D53")
@HANDS
def test_conceding_is_asked_once_and_ends_the_match(app: App, press: Press) -> None:
    press(app, "play_now")
    board = top(app)
    assert isinstance(board, DraculaScene)
    board.open_pause()
    rest(app)
    press(app, "concede")
    assert isinstance(top(app), ConfirmScene)
    press(app, "yes")
    assert board.match.outcome is not None
    assert (board.match.outcome.winner, board.match.outcome.rule) == (0, "D53")
    assert top(app) is board


@pytest.mark.rule("D53")
def test_conceding_at_the_closed_book_takes_the_book_away(app: App) -> None:
    press_by_mouse(app, "two_players")
    press_by_mouse(app, "start")
    board = app.scenes.stack[0]
    assert isinstance(board, DraculaScene)
    type_key(app, "cancel")
    press_by_mouse(app, "concede")
    press_by_mouse(app, "yes")
    assert board.match.outcome is not None
    assert top(app) is board


@pytest.mark.rule("D1")
@HANDS
def test_the_rematch_swaps_the_roles(app: App, press: Press) -> None:
    before = finished("D39")
    show(app, ResultScene(before))
    press(app, "rematch")
    board = top(app)
    assert isinstance(board, DraculaScene)
    assert board.match.setup.seats == before.setup.seats[::-1]
    assert board.match.setup.config == before.setup.config


def test_the_same_again_keeps_the_roles(app: App) -> None:
    before = finished("D40")
    show(app, ResultScene(before))
    press_by_mouse(app, "again")
    board = top(app)
    assert isinstance(board, DraculaScene)
    assert board.match.setup.seats == before.setup.seats


def test_a_replay_is_kept_and_said_where(app: App, user_folder: Path) -> None:
    press_by_mouse(app, "play_now")
    board = top(app)
    assert isinstance(board, DraculaScene)
    board.match.concede(1)
    scene = show(app, ResultScene(board.match))
    press_by_mouse(app, "replay")
    kept = list((user_folder / "replays").glob("*.match"))
    assert len(kept) == 1
    assert str(kept[0]) in app.toasts.text
    again = focus.find(scene.targets(), "replay")
    assert again is not None
    assert not again.enabled
    rest(app)
    assert app.tooltip.shown is None, "it is said once"
    app.canvas.recorder = audit = Audit()
    app.scenes.refresh()
    app.draw()
    app.canvas.recorder = None
    (told,) = (heard.drawn.rect for heard in audit.texts if app.toasts.text in heard.drawn.text)
    assert RESULT_PANEL.contains(pygame.Rect(told)) and told.top > RESULT_PANEL.centery
    press_by_mouse(app, "title")
    assert app.toasts.text == ""


@HANDS
def test_a_finished_match_is_watched_again_and_the_page_comes_back(app: App, press: Press) -> None:
    result = show(app, ResultScene(finished("D39")))
    press(app, "watch")
    assert isinstance(top(app), TableScene)
    type_key(app, "cancel")
    rest(app)
    assert top(app) is result


@HANDS
def test_the_rule_that_ended_a_match_is_read_where_it_stands(app: App, press: Press) -> None:
    result = show(app, ResultScene(finished("D40")))
    press(app, "rule")
    assert isinstance(top(app), RulebookScene)
    type_key(app, "cancel")
    assert top(app) is result


@HANDS
def test_a_match_to_watch_leaves_the_half_played_one_alone(app: App, user_folder: Path, press: Press) -> None:
    press(app, "play_now")
    half_played = journals(user_folder)
    show(app, TitleScene())
    press(app, "one_match")
    press(app, "level0.veteran")
    press(app, "level1.master")
    press(app, "start")
    board = top(app)
    assert isinstance(board, TableScene)
    assert board.match.humans == ()
    show(app, TitleScene())
    assert focus.find(top(app).targets(), "continue") is not None
    assert half_played[0] in journals(user_folder)


def test_after_a_watched_match_another_of_the_same_players_is_proposed(app: App) -> None:
    before = finished("D40", MACHINES)
    scene = show(app, ResultScene(before))
    assert focus.find(scene.targets(), "rematch") is None
    press_by_keys(app, "again")
    board = top(app)
    assert isinstance(board, TableScene)
    assert board.match.setup.seats == before.setup.seats
    assert board.match.setup.seed != before.setup.seed


@pytest.mark.parametrize(("winner", "told"), [(1, True), (0, False)], ids=["won", "lost"])
def test_a_row_of_wins_is_told_to_who_has_just_won(
    app: App, user_folder: Path, winner: int, told: bool
) -> None:
    press_by_mouse(app, "play_now")
    board = top(app)
    assert isinstance(board, DraculaScene)
    board.match.concede(1 - winner)
    seats = board.match.setup.seats
    Records(user_folder).add(*(Finished(id, "dracula", "", seats, 1, "D53", 3) for id in ("one", "two")))
    show(app, ResultScene(board.match))
    app.canvas.recorder = audit = Audit()
    app.scenes.refresh()
    app.draw()
    app.canvas.recorder = None
    row = app.language.text("menus.result.streak", n=2)
    assert any(row in heard.drawn.text for heard in audit.texts) is told
