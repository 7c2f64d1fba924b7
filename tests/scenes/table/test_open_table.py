"""The open table, on a made-up game with hidden hands: who looks, who is asked, and what never shows."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.journal import SeatSetup
from game.match import Match, MatchSetup
from scenes.app import App
from scenes.pause import PauseScene
from scenes.table.asking import CALM
from scenes.table.question import BUTTONS, CONFIRM, LOOK, PASS
from scenes.table.view import NOBODY
from sprites.focus import find
from sprites.intent import Intent
from tests.scenes.table.lantern_table import LanternTable
from tests.scenes.table.lanterns import LANTERNS, TURNS, End, LanternsConfig, LanternsState, Passed, Play
from tests.scenes.table.openfilm import OpenFilm
from tests.stage.support import click, key, make_app, mouse

ANA, BRUNO, COMPUTER = (
    SeatSetup("human", "", "Ana"),
    SeatSetup("human", "", "Bruno"),
    SeatSetup("computer", "novice"),
)
BRIGHT, DIM = (150, 151, 152), (100, 101, 102)


@pytest.fixture
def app() -> Iterator[App]:
    """A game whose texts are their keys."""
    made = make_app(seal_hold=300)
    yield made
    made.close()


def match_of(
    *seats: SeatSetup, seed: int = 3, hands: tuple[tuple[int, ...], tuple[int, ...]] | None = None
) -> Match:
    """A match; with `hands` its first turn begins with those."""
    match = Match(LANTERNS, MatchSetup(LanternsConfig(), seed, seed, (seats[0], seats[1])))
    if hands:
        state = state_of(match)
        state.hands = [list(hands[0]), list(hands[1])]
        match._seen.clear()
        match._told.clear()
    return match


def state_of(match: Match) -> LanternsState:
    state = match._state
    assert isinstance(state, LanternsState)
    return state


def lamps_on(words: list[str]) -> set[str]:
    return {lamp for said in words for lamp in re.findall(r"lamp \d+", said)}


def lamps_of(match: Match, seat: int) -> set[str]:
    return {f"lamp {lamp}" for lamp in state_of(match).hands[seat]}


def film_of(app: App, match: Match) -> OpenFilm:
    scene = LanternTable(match)
    app.scenes.reset(scene, "none")
    return OpenFilm(app, scene, lamps_on, lamps_of)


def at_first_decision(app: App, own: tuple[int, ...], other: tuple[int, ...]) -> OpenFilm:
    """Two people; the first one has broken the seal and is to play."""
    film = film_of(app, match_of(ANA, BRUNO, hands=(own, other)))
    assert film.wait() == "seal"
    film.break_seal()
    assert film.wait() == "decision" and film.scene.view.viewer == 0
    return film


def asked(app: App, other: tuple[int, ...] = BRIGHT) -> OpenFilm:
    """The second one is asked for an answer to the first one's lamp."""
    film = at_first_decision(app, (110, 111, 112, 113), other)
    assert film.scene.act(Play(0))
    assert film.wait() == "question"
    return film


def pass_both(film: OpenFilm) -> None:
    """Neither wind is answered."""
    for _ in range(2):
        assert film.wait() == "question"
        film.pass_question()


def press(film: OpenFilm, id: str) -> None:
    target = find(film.scene.targets(), id)
    assert target is not None
    click(film.app, target.rect.center)
    film.shoot()


# --- the whole of it, counted -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 5])
def test_a_whole_match_frame_by_frame(app: App, seed: int) -> None:
    film, chance = film_of(app, match_of(ANA, BRUNO, seed=seed)), random.Random(seed)
    while (moment := film.wait()) != "over":
        if moment == "seal":
            film.break_seal()
        elif moment == "question":
            answer(film, chance)
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
    assert film.wait() == "decision" and film.scene.view.viewer == 0 and sum(film.seals.values()) == 1


def test_the_one_whose_turn_it_is_goes_on_without_a_seal(app: App) -> None:
    film = asked(app)
    pass_both(film)
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


# --- looking ----------------------------------------------------------------------------------------------


def test_a_hand_is_seen_as_long_as_its_own_key_is_held(app: App) -> None:
    film = asked(app)
    assert not film.scene.looking
    film.hold(1)
    assert film.scene.looking and film.shown[1, True] == 1
    assert not film.scene.open_targets(), "the panel makes room"
    film.let_go(1)
    assert not film.scene.looking and film.scene.open_targets()


def test_no_other_key_opens_a_hand(app: App) -> None:
    film = asked(app)
    for code in (pygame.K_q, pygame.K_SPACE, pygame.K_RETURN):
        film.scene.interaction.set_focus(LOOK, by_keys=True)
        key(app, code, up=False)
        film.shoot()
        assert not film.scene.looking
        app.handle(pygame.Event(pygame.KEYUP, key=code, mod=0))


def test_what_is_chosen_while_looking_is_confirmed_with_the_hand_covered(app: App) -> None:
    film = asked(app)
    film.hold(1)
    press(film, "lamp:1")
    assert film.scene.chosen() == Play(1) and film.scene.match.to_move == 1, "nothing is done yet"
    film.let_go(1)
    panel = find(film.scene.targets(), CONFIRM)
    assert panel is not None and panel.enabled
    press(film, CONFIRM)
    assert film.scene.asking is None and state_of(film.scene.match).points == [0, 1]


def test_by_keys_alone(app: App) -> None:
    film = asked(app)
    key(app, pygame.K_TAB)
    film.hold(1)
    assert film.scene.focus_id == "lamp:0", "the keys are led to the hand"
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_RETURN)
    film.let_go(1)
    assert film.scene.chosen() == Play(1) and film.scene.focus_id == CONFIRM
    film.rest()
    key(app, pygame.K_RETURN)
    assert state_of(film.scene.match).points == [0, 1]


def test_one_key_passes(app: App) -> None:
    film = asked(app)
    key(app, pygame.K_e)
    assert film.scene.asking is None and state_of(film.scene.match).winds == 1


def test_the_mouse_holds_the_button_and_chooses_by_letting_go_over_a_card(app: App) -> None:
    film = asked(app)
    film.down.add(1)
    mouse(app, pygame.MOUSEMOTION, BUTTONS[LOOK].center)
    mouse(app, pygame.MOUSEBUTTONDOWN, BUTTONS[LOOK].center)
    film.shoot()
    assert film.scene.looking
    mouse(app, pygame.MOUSEBUTTONUP, BUTTONS[LOOK].center)
    assert not film.scene.looking and film.scene.chosen() is None, "who does not move wanted to look only"
    mouse(app, pygame.MOUSEBUTTONDOWN, BUTTONS[LOOK].center)
    film.shoot()
    lamp = find(film.scene.targets(), "lamp:2")
    assert lamp is not None
    mouse(app, pygame.MOUSEMOTION, lamp.rect.center)
    mouse(app, pygame.MOUSEBUTTONUP, lamp.rect.center)
    film.down.clear()
    film.shoot()
    assert not film.scene.looking and film.scene.chosen() == Play(2)


def test_a_pad_holds_its_button_and_chooses_with_another(app: App) -> None:
    film = asked(app)
    film.down.add(1)
    pad(app, pygame.CONTROLLER_BUTTON_X)
    film.shoot()
    assert film.scene.looking and film.scene.focus_id == "lamp:0"
    pad(app, pygame.CONTROLLER_BUTTON_A)
    pad(app, pygame.CONTROLLER_BUTTON_A, up=True)
    assert film.scene.looking and film.scene.chosen() == Play(0)
    pad(app, pygame.CONTROLLER_BUTTON_X, up=True)
    film.down.clear()
    film.shoot()
    assert not film.scene.looking and film.scene.chosen() == Play(0)


def test_the_button_of_a_pad_that_opens_the_hand_chooses_nothing(app: App) -> None:
    film = asked(app)
    pad(app, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pad(app, pygame.CONTROLLER_BUTTON_DPAD_DOWN, up=True)
    film.scene.interaction.set_focus(LOOK, by_keys=True)
    pad(app, pygame.CONTROLLER_BUTTON_A)
    assert film.scene.looking and film.scene.chosen() is None
    pad(app, pygame.CONTROLLER_BUTTON_A, up=True)
    assert not film.scene.looking


def pad(app: App, button: int, up: bool = False) -> None:
    kind = pygame.CONTROLLERBUTTONUP if up else pygame.CONTROLLERBUTTONDOWN
    app.handle(pygame.Event(kind, button=button, instance_id=0))


def lose_focus(app: App) -> None:
    app.handle(pygame.Event(pygame.WINDOWFOCUSLOST))


def resize(app: App) -> None:
    app.handle(pygame.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720))


ENDINGS: dict[str, Callable[[App], object]] = {
    "the window loses the focus": lose_focus,
    "the window changes": resize,
    "Escape": lambda app: key(app, pygame.K_ESCAPE),
    "pause": lambda app: key(app, pygame.K_F10),
    "the log": lambda app: key(app, pygame.K_l),
    "looking closely": lambda app: key(app, pygame.K_SPACE),
    "the right button": lambda app: mouse(app, pygame.MOUSEBUTTONDOWN, (640, 600), 3),
    "the other seat's key": lambda app: key(app, pygame.K_q),
    "another language": lambda app: app.scenes.relay(),
    "giving up": lambda app: app.scenes.top.match.concede(0) and None,  # type: ignore[union-attr]
}


@pytest.mark.parametrize("what", ENDINGS)
@pytest.mark.parametrize("by_mouse", [False, True])
def test_whatever_else_happens_covers_the_hand_at_once(app: App, what: str, by_mouse: bool) -> None:
    film = asked(app)
    if by_mouse:
        film.down.add(1)
        mouse(app, pygame.MOUSEMOTION, BUTTONS[LOOK].center)
        mouse(app, pygame.MOUSEBUTTONDOWN, BUTTONS[LOOK].center)
    else:
        film.hold(1)
    assert film.scene.looking
    ENDINGS[what](app)
    film.down.clear()  # as if the key were not held: nothing of the hand may be on any frame from here on
    if what != "giving up":
        assert not film.scene.looking
        film.shoot()
    for _ in range(6):
        film.step()
    assert not film.scene.looking
    while len(app.scenes.stack) > 1:
        app.scenes.pop("none")
    film.shoot()
    assert not film.scene.looking, "nor does it open again by itself"


def test_a_page_that_is_turned_to_from_a_look_does_not_show_the_hand_while_it_turns(app: App) -> None:
    film = asked(app)
    film.hold(1)
    app.scenes.push(PauseScene(film.scene.match, None, lambda: None), "fade")
    page: Any = app.scenes._transition
    app.scenes.pop("none")
    film.let_go(1)
    assert _like(page._before, app.canvas.surface)


def _like(first: pygame.Surface, second: pygame.Surface) -> bool:
    return pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


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
    assert film.wait() == "decision"
    app.intend(Intent("undo"))
    assert film.scene.match.to_move == 0 and state_of(film.scene.match).lit is None


def test_nothing_can_be_done_for_the_one_who_is_not_asked(app: App) -> None:
    film = asked(app)
    assert film.scene.mind is None
    end = find(film.scene.targets(), "end")
    assert end is not None and not end.enabled
    assert not film.scene.act(End()) and film.scene.match.to_move == 1
