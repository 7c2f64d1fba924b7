"""No pixel, sound or pilot's word of Vitorian Wars depends on a card that nobody at the screen may know."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from game.match import Match
from game.rules.contract import Split
from game.scenarios.vitorian.words import parse
from game.vitorian.actions import Keep
from game.vitorian.system import SYSTEM
from scenes.guide.touring import follow
from scenes.table.question import PASS
from scenes.vitorian.guide.start import guided, setup
from scenes.vitorian.positions import Asleep, match_at
from scenes.vitorian.tour_states import FRONT, PEOPLE, RED, WHITE
from sprites.focus import find
from sprites.intent import Intent
from tests.secrets.fronts import (
    BOTH,
    ends_the_turn,
    exchange,
    front_after,
    some_action,
    state_of,
    take,
    told_to,
)
from tests.secrets.test_same_pixels import change_of_hands
from tests.secrets.worlds import FRAME_MS, Camera, Film


@pytest.mark.rule("V2.7", "V16.2")
@pytest.mark.parametrize(("seed", "acts", "resting"), [(6, 30, 0), (2, 60, 2)])
def test_between_two_people_no_pixel_depends_on_a_private_card(seed: int, acts: int, resting: int) -> None:
    films = []
    for other_world in (False, True):
        match = front_after(acts, seed, None)
        if not resting:
            action = ends_the_turn(match)
        if other_world:
            assert exchange(match, BOTH) >= 4
        if resting:
            action = ends_the_turn(match)
        films.append(change_of_hands(match, action, resting))
    assert len(films[0]) > 10
    assert films[0] == films[1]


@pytest.mark.rule("V2.7")
@pytest.mark.parametrize(("seed", "acts"), [(3, 40)])
def test_while_a_person_decides_no_pixel_depends_on_what_only_the_rival_knows(seed: int, acts: int) -> None:
    films = []
    for other_world in (False, True):
        match = front_after(acts, seed, None)
        mover = match.to_move
        assert mover is not None
        if other_world:
            assert exchange(match, [1 - mover]) >= 2
        camera = Camera(match)
        camera.uncover()
        camera.look_around()
        films.append(camera.close())
    assert films[0] == films[1]


def test_the_camera_does_see_a_card_of_one_s_own_that_changed() -> None:
    films = []
    for other_world in (False, True):
        match = front_after(40, 3, None)
        mover = match.to_move
        assert mover is not None
        if other_world:
            assert exchange(match, [mover]) >= 2
        camera = Camera(match)
        camera.uncover()
        camera.shoot()
        films.append(camera.close())
    assert films[0] != films[1]


@pytest.mark.rule("V2.7", "V9.11", "V14.1")
@pytest.mark.parametrize("seed", [4, 5, 6])
def test_the_computers_turn_shows_only_what_the_person_is_told(seed: int) -> None:
    """The computer sits in seat 0; an act of its is filmed for a while, as the person in seat 1 sees it."""
    films = []
    for other_world in (False, True):
        match, chance = front_after(20, seed, 1), random.Random(seed)
        take(match, ends_the_turn(match))
        while match.to_move != 0 or state_of(match).question.ask != "main":
            take(match, some_action(match, chance))
        action = some_action(match, chance)
        if other_world:
            assert exchange(match, [0], told_to(match, action, lambda item: form(item, 1))) >= 2
        camera = Camera(match)
        camera.app.step(FRAME_MS)
        take(match, action)
        for _ in range(40):
            camera.app.step(FRAME_MS)
            camera.shoot()
        films.append(camera.close())
    assert films[0] == films[1]


def form(item: Any, seat: int) -> Any:
    """The form of an event that a seat is told."""
    return item.seats[seat] if isinstance(item, Split) else item


@pytest.mark.rule("V2.7", "V12.5")
def test_the_open_table_looks_alike_whether_the_asked_one_could_answer_or_not() -> None:
    """Asked about an attack: once with Orders and the means, once with none, so that the rules pass."""
    films = []
    for hand in ("I-13 I-14 I-16", "I-01 I-02 I-03"):
        white = WHITE | {"hand": hand, "recycled": True}
        red = RED | {"hand": "R-01", "recycled": True}
        films.append(passed_by_click(match_at(PEOPLE, **(FRONT | {"seats": [red, white]}))))
    assert len(films[0]) > 10
    assert films[0] == films[1]


def passed_by_click(match: Match) -> Film:
    """The question to seat 1 from its first frame on, looked at all over, passed, and what comes of it."""
    camera = Camera(match)
    camera.uncover()
    camera.scene.act(parse("attack A-V3 B-V3", "here"))
    camera.run(lambda: camera.scene.asking is not None and camera.scene.calm)
    assert camera.scene.asking.seat == 1
    point_at_everything(camera)
    passes = find(camera.scene.targets(), PASS)
    assert passes is not None
    camera.scene.press(passes)
    for _ in range(25):
        camera.app.step(FRAME_MS)
        camera.shoot()
    return camera.close()


@pytest.mark.rule("V2.7")
def test_the_guide_points_at_nothing_that_only_the_rival_knows() -> None:
    """The first turn as the guide leads through it, in two worlds in which the rival holds other cards."""
    films = []
    for other_world in (False, True):
        match = Match(SYSTEM, setup(), thinker=Asleep())
        while match.to_move == 0 and state_of(match).question.ask == "mulligan":
            take(match, Keep())
        take(match, Keep())
        if other_world:
            assert exchange(match, [1]) >= 2
        camera = Camera(match, guided(match))
        camera.run(lambda scene=camera.scene: scene.deciding, film=False)
        notes = set()
        while camera.scene.shown.turn == 1 and match.to_move == 0:
            coach = camera.scene.coach
            notes.add(coach.step.id if coach.step else "")
            point_at_everything(camera)
            follow(camera.scene, coach)
            camera.run(lambda scene=camera.scene: not scene.showing)
        assert {"grid", "mobilise", "payment", "ending"} <= notes
        films.append(camera.close())
    assert films[0] == films[1]


def point_at_everything(camera: Camera) -> None:
    """Put the pointer on every target, long enough for its tooltip."""
    for target in camera.scene.targets():
        camera.app.intend(Intent("point", pos=target.rect.center, device="mouse"))
        camera.app.step(300.0)
        camera.shoot()


def test_worlds_differ_in_hands_and_in_nothing_that_all_may_see() -> None:
    match = front_after(40, 3, None)
    before = state_of(match)
    hands = [Counter(side.hand) for side in before.sides]
    assert exchange(match, BOTH) >= 4
    after = state_of(match)
    assert all(Counter(side.hand) != hand for side, hand in zip(after.sides, hands, strict=True))
    assert [len(side.hand) for side in after.sides] == [hand.total() for hand in hands]
    for seat in BOTH:
        assert before.observe(1 - seat).sides[seat] == after.observe(1 - seat).sides[seat]
