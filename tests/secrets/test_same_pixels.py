"""Two worlds that differ only in what nobody at the screen may know must look alike, pixel for pixel.

This holds for every frame, whatever is on it: faces, texts, log, marks, forecasts, moving cards, tooltips.
It also holds for what is heard meanwhile, and for what a pilot is told.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.dracula.actions import Call, Discard
from game.dracula.cards import NAMES
from game.match import Match
from game.rules.contract import Action
from sprites.intent import Intent
from tests.scenes.dracula import support
from tests.secrets.worlds import (
    FRAME_MS,
    PUBLIC,
    Camera,
    Film,
    cards_in,
    exchange,
    match_after,
    some_action,
    told_by,
)

OWN = {"dracula": "slot:{0}:{1}", "vitorian": "hand:{1}", "epikha": "hand:{1}"}
"""The target of an own card, by seat and number."""


def change_of_hands(match: Match, action: Action, resting: int = 0) -> Film:
    """Every frame from the end of a person's turn to the moment at which the other has broken the seal.

    With `resting` the pointer rests on that own card when the turn ends, and advice has been asked for.
    """
    camera = Camera(match)
    camera.uncover()
    if resting:
        camera.app.intend(Intent("hint"))
        own = support.target(camera.scene, OWN[match.system.id].format(camera.scene.view.viewer, resting))
        camera.app.intend(Intent("point", pos=own.rect.center, device="mouse"))
        for _ in range(20):
            camera.app.step(FRAME_MS)
    camera.scene.act(action)
    camera.shoot()
    camera.run(lambda: camera.sealed or bool(camera.scene.halt))
    if camera.scene.halt:
        camera.app.intend(Intent("confirm"))
        camera.run(lambda: camera.sealed)
    camera.app.intend(Intent("hold_start"))
    camera.run(lambda: not camera.sealed or match.viewer is not None)
    return camera.close()


@pytest.mark.rule("D43", "D45", "D47", "D48")
@pytest.mark.parametrize(("seed", "acts"), [(1, 0), (2, 6), (4, 10), (1, 14)])
def test_between_two_people_no_pixel_depends_on_a_private_card(seed: int, acts: int) -> None:
    films = []
    for other_world in (False, True):
        match = match_after(acts, seed, None)
        action = ending_action(match, random.Random(seed))
        if other_world:
            assert exchange(match._state, told_by(match, action, PUBLIC)) >= 4
            match._seen.clear()
        films.append(change_of_hands(match, action))
    assert len(films[0]) > 10
    assert films[0] == films[1]


@pytest.mark.rule("D43", "D47")
@pytest.mark.parametrize(("seed", "resting"), [(1, 2), (2, 4), (5, 1)])
def test_the_covered_table_tells_nothing_of_a_resting_hand_and_of_advice(seed: int, resting: int) -> None:
    films = []
    for other_world in (False, True):
        match = match_after(0, seed, None)
        action = ending_action(match, random.Random(seed))
        if other_world:
            assert exchange(match._state, told_by(match, action, PUBLIC)) >= 4
            match._seen.clear()
        films.append(change_of_hands(match, action, resting))
    assert films[0] == films[1]


def ending_action(match: Match, chance: random.Random) -> Action:
    """A discard (or a call) after which the other seat is to move."""
    state: Any = match._state
    mover = state.to_move
    legal = [a for a in state.legal_actions(mover) if isinstance(a, Call | Discard)]
    if not legal:
        match.act(mover, chance.choice(state.legal_actions(mover)))
        return ending_action(match, chance)
    chance.shuffle(legal)
    for action in legal:
        after = state.clone()
        after.apply(action)
        if after.to_move == 1 - mover and after.round == state.round:
            return action
    raise AssertionError("no action ends this turn")


@pytest.mark.rule("D43", "D45", "D52")
@pytest.mark.parametrize(("seed", "acts"), [(1, 0), (6, 12)])
def test_while_a_person_decides_no_pixel_depends_on_what_only_the_rival_knows(seed: int, acts: int) -> None:
    films = []
    for other_world in (False, True):
        match = match_after(acts, seed, None)
        mover = match.to_move
        assert mover is not None
        if other_world:
            assert exchange(match._state, cards_in([match.observation(mover)])) >= 2
            match._seen.clear()
        camera = Camera(match)
        camera.uncover()
        camera.look_around()
        films.append(camera.close())
    assert films[0] == films[1]


def test_the_camera_does_see_a_card_of_one_s_own_that_changed() -> None:
    films = []
    for kept in (set(range(len(NAMES))), set()):
        match = match_after(0, 1, None)
        exchange(match._state, kept)
        match._seen.clear()
        camera = Camera(match)
        camera.uncover()
        camera.shoot()
        films.append(camera.close())
    assert films[0] != films[1]


@pytest.mark.rule("D43", "D45", "D52")
@pytest.mark.parametrize(("seed", "acts"), [(1, 2), (2, 8), (7, 19)])
def test_the_computers_turn_shows_only_what_the_person_is_told(seed: int, acts: int) -> None:
    films = []
    for other_world in (False, True):
        match = match_after(acts, seed, 1)
        action = some_action(match, random.Random(seed))
        if other_world:
            kept = cards_in([match.observation(1)]) | told_by(match, action, 1)
            assert exchange(match._state, kept) >= 2
            match._seen.clear()
        camera = Camera(match)
        camera.app.step(FRAME_MS)
        match.act(0, action)
        for _ in range(60):
            camera.app.step(FRAME_MS)
            camera.shoot()
        films.append(camera.close())
    assert films[0] == films[1]
