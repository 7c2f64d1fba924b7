"""The open table, on a made-up game with hidden hands: who is asked what and when, and what never shows."""

from __future__ import annotations

import random

import pygame
import pytest

from scenes.app import App
from scenes.table.asking import CALM
from scenes.table.question import BUTTONS, CONFIRM, PASS, UNCOVER
from scenes.table.view import NOBODY
from sprites.focus import find
from sprites.intent import Intent
from tests.scenes.table.lantern_films import (
    ANA,
    BRIGHT,
    BRUNO,
    COMPUTER,
    DIM,
    asked,
    at_first_decision,
    film_of,
    match_of,
    pass_both,
    press,
    state_of,
)
from tests.scenes.table.lanterns import TURNS, End, Passed, Play
from tests.scenes.table.openfilm import OpenFilm
from tests.stage.support import click, key

# --- the whole of it, counted -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 5])
def test_a_whole_match_frame_by_frame(app: App, seed: int) -> None:
    film, chance = film_of(app, match_of(ANA, BRUNO, seed=seed)), random.Random(seed)
    while (moment := film.wait()) != "over":
        if moment == "seal":
            film.break_seal()
        elif moment == "question":
            answer(film, chance)
        elif moment == "rests":
            film.uncover(by_mouse=chance.random() < 0.5)
        else:
            seen = film.scene.mind
            assert seen is not None and film.scene.asking is None
            film.scene.act(chance.choice(seen.legal))
            film.shoot()
    film.check()
    assert len(film.seals) == TURNS and film.questions >= 5 and len(film.passed) >= 3
    by_itself = [e for e in film.scene.match.public_events() if isinstance(e, Passed) and e.by_itself]
    assert by_itself, "a window that passed by itself was among them"
    assert film.shown[0, False] and film.shown[1, False], "in their own turns hands are seen"
    assert film.shown[0, True] and film.shown[1, True], "and while they look"


def answer(film: OpenFilm, chance: random.Random) -> None:
    """Look by the own key, and perhaps answer with a lamp; else pass."""
    asking = film.scene.asking
    assert asking is not None
    film.hold(asking.seat)
    lamps = [target for target in film.scene.targets() if target.group == "hand" and target.enabled]
    if lamps and chance.random() < 0.5:
        click(film.app, lamps[0].rect.center)
        film.shoot()
    film.let_go(asking.seat)
    if film.scene.chosen() is None:
        film.pass_question()
    else:
        press(film, CONFIRM)
    film.rest()


def test_who_can_do_nothing_is_asked_all_the_same_and_nobody_sees_a_difference(app: App) -> None:
    reels = []
    for hand in (BRIGHT, DIM):
        film = at_first_decision(app, (110, 111, 112, 113), hand)
        film.keeps = True
        assert film.scene.act(Play(0))
        for wind in (1, 2):
            assert film.wait() == "question"
            assert film.scene.view.viewer == NOBODY and film.scene.asked_seat == 1
            film.pass_question()
            assert film.passed == [1] * wind
        assert film.wait() == "rests" and film.scene.view.viewer == NOBODY
        film.uncover()
        assert film.wait() == "decision" and film.scene.view.viewer == 0
        app.intend(Intent("undo"))
        assert len(state_of(film.scene.match).hands[0]) == 3, "nor does an undo tell it"
        reels.append(film.reel)
    assert len(reels[0]) > 20 and reels[0] == reels[1]


def test_what_passes_by_itself_in_the_own_turn_is_not_asked(app: App) -> None:
    match = match_of(ANA, BRUNO)
    match._told.append(Passed(0, by_itself=True))
    film = film_of(app, match)
    assert film.wait() == "seal"
    film.break_seal()
    assert film.wait() == "decision" and not film.questions


def test_a_turn_that_begins_with_a_question_covers_what_its_owner_sees_already(app: App) -> None:
    match = match_of(ANA, BRUNO)
    match._told.append(Passed(1, by_itself=True))
    film = film_of(app, match)
    assert film.wait() == "seal"
    film.break_seal()
    assert film.wait() == "question" and film.scene.view.viewer == NOBODY
    film.pass_question()
    assert film.wait() == "rests"
    film.uncover()
    assert film.wait() == "decision" and film.scene.view.viewer == 0 and sum(film.seals.values()) == 1


def test_the_one_whose_turn_it_is_goes_on_without_a_seal(app: App) -> None:
    film = asked(app)
    pass_both(film)
    assert film.wait() == "rests" and film.scene.hand_board is None
    film.uncover()
    assert film.wait() == "decision"
    assert sum(film.seals.values()) == 1
    assert film.scene.view.viewer == 0 == film.scene.match.viewer
    assert film.scene.shown.hands[0] == (111, 112, 113) and film.scene.shown.hands[1] == (None,) * 3


@pytest.mark.parametrize("hand", [BRIGHT, DIM])
def test_a_question_at_the_end_of_a_turn_comes_before_the_seal(app: App, hand: tuple[int, ...]) -> None:
    film = at_first_decision(app, (110,), hand)
    film.scene.act(Play(0))
    pass_both(film)
    assert film.wait() == "seal" and film.scene.view.needs_seal == 1
    film.break_seal()
    assert film.wait() == "decision" and film.scene.view.viewer == 1


def test_a_match_that_is_gone_on_with_may_begin_with_a_question(app: App) -> None:
    match = match_of(ANA, BRUNO, hands=((110, 111), BRIGHT))
    match.act(0, Play(0))
    film = film_of(app, match)
    assert film.wait() == "question" and not film.seals
    pass_both(film)
    assert film.wait() == "seal" and film.scene.view.needs_seal == 0, "she has broken none yet"


def test_against_the_computer_nothing_is_covered_and_nothing_asked_in_vain(app: App) -> None:
    match = match_of(COMPUTER, BRUNO, seed=4)
    film = film_of(app, match)
    moments = set()
    while (moment := film.wait()) != "over":
        moments.add(moment)
        assert moment == "decision" and film.scene.view.viewer == 1
        seen = film.scene.mind
        assert seen is not None and film.scene.asking is None
        film.scene.act(seen.legal[0])  # type: ignore[attr-defined]
    assert moments == {"decision"}


def test_a_match_that_ends_with_a_pass_by_itself_asks_before_its_end(app: App) -> None:
    film = at_first_decision(app, (110,), DIM)
    state_of(film.scene.match).turns = TURNS
    film.scene.act(Play(0))
    assert film.scene.match.outcome is not None
    pass_both(film)
    assert film.wait() == "over"


@pytest.mark.parametrize("hand", [BRIGHT, DIM])
def test_whoever_gives_up_is_asked_nothing_more(app: App, hand: tuple[int, ...]) -> None:
    film = asked(app, hand)
    film.scene.open_pause()
    film.scene.match.concede(0)
    film.scene._conceded()
    assert film.wait() == "over" and not film.passed


# --- the own hand after the other's answer ----------------------------------------------------------------


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_e, pygame.K_p, pygame.K_SPACE])
def test_no_stray_press_opens_a_hand_that_rests(app: App, code: int) -> None:
    film = asked(app)
    pass_both(film)
    assert film.wait() == "rests"
    key(app, code)
    film.step()
    asking = film.scene.asking
    assert asking is not None and asking.own and film.scene.hand_board is None and film.scene.mind is None
    film.uncover()
    assert film.wait() == "decision" and film.scene.hand_board is not None


def test_a_click_that_was_meant_for_the_answer_opens_nothing(app: App) -> None:
    film = asked(app)
    pass_both(film)
    while film.scene.asking is None or not film.scene.asking.own:
        film.step()
    assert not film.scene.calm
    click(app, BUTTONS[UNCOVER].center)
    film.step()
    assert film.scene.hand_board is None
    film.rest()
    film.uncover(by_mouse=True)
    assert film.wait() == "decision"


# --- no press too many ------------------------------------------------------------------------------------


def test_a_question_takes_no_press_in_its_first_moments(app: App) -> None:
    film = at_first_decision(app, (110, 111, 112), BRIGHT)
    film.scene.act(Play(0))
    while film.scene.asking is None:
        film.step()
    assert not film.scene.calm
    click(app, BUTTONS[PASS].center)
    key(app, pygame.K_e)
    assert film.scene.asking is not None and film.scene.match.to_move == 1
    for _ in range(round(CALM / 40)):
        film.step()
    click(app, BUTTONS[PASS].center)
    assert film.scene.asking is None


def test_the_other_cannot_take_back_what_was_answered(app: App) -> None:
    film = asked(app)
    pass_both(film)
    assert film.wait() == "rests"
    app.intend(Intent("undo"))
    assert film.scene.match.to_move == 0 and state_of(film.scene.match).lit is None


def test_nothing_can_be_done_for_the_one_who_is_not_asked(app: App) -> None:
    film = asked(app)
    assert film.scene.mind is None
    end = find(film.scene.targets(), "end")
    assert end is not None and not end.enabled
    assert not film.scene.act(End()) and film.scene.match.to_move == 1
