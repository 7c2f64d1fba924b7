"""Watching, replays, the last turn once more and the guide do not depend on a hidden card either."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.dracula.config import STANDARD
from game.dracula.system import SYSTEM
from game.journal import SeatSetup
from game.match import Match, MatchSetup
from game.rules.contract import SPECTATOR, Action
from scenes.dracula.guide.start import guided
from scenes.dracula.positions import Asleep, seats
from scenes.dracula.watching import DraculaWatch
from scenes.guide.coach import NEXT
from sprites.focus import find
from sprites.intent import Intent
from tests.secrets.worlds import FRAME_MS, PUBLIC, Camera, Film, cards_in, exchange, some_action, told_by

COMPUTERS = (SeatSetup("computer", "novice"), SeatSetup("computer", "apprentice"))
Told = Callable[[Match, Action], set[int]]


def in_both_worlds(
    setup: MatchSetup, seed: int, acts: int, kept: Callable[[Match], set[int]], told: Told
) -> tuple[Match, Match]:
    """The same acts in two matches of one round; in the second the cards that were never told are others."""
    chance, actions = random.Random(seed), []
    first = Match(SYSTEM, setup, thinker=Asleep())
    open_cards = kept(first)
    for _ in range(acts):
        assert first.to_move is not None
        action = chance.choice(first.observation(first.to_move).legal)  # type: ignore[attr-defined]
        open_cards |= told(first, action)
        actions.append(action)
        assert first.act(first.to_move, action) is None
    open_cards |= kept(first)
    second = Match(SYSTEM, setup, thinker=Asleep())
    assert exchange(second._state, open_cards) >= 0
    second._seen.clear()
    for action in actions:
        assert second.to_move is not None and second.act(second.to_move, action) is None
    assert first.digest() != second.digest()
    return first, second


@pytest.mark.rule("D43", "D47")
@pytest.mark.parametrize(("people", "seed", "acts"), [(None, 5, 9), (1, 6, 8)])
def test_a_replay_of_an_unfinished_match_shows_only_what_everybody_saw(
    people: int | None, seed: int, acts: int
) -> None:
    setup = MatchSetup(STANDARD, seed, seed, seats(people))
    films = []
    for match in in_both_worlds(
        setup, seed, acts, lambda _: set(), lambda m, action: told_by(m, action, PUBLIC)
    ):
        films.append(looked_over(match))
    assert films[0] == films[1]


def asked_after(acts: int, seed: int, human: int | None) -> Match:
    """A match after so many acts at random, or a few more, until a person is asked."""
    match, chance = (
        Match(SYSTEM, MatchSetup(STANDARD, seed, seed, seats(human)), thinker=Asleep()),
        random.Random(seed),
    )
    while match.acts < acts or (human is not None and match.to_move != human):
        assert match.to_move is not None
        match.act(match.to_move, some_action(match, chance))
    return match


def looked_over(match: Match) -> Film:
    """A recorded match looked at from its beginning to where it stops, with every eye and every card."""
    watch = DraculaWatch(match, recorded=True)
    camera = Camera(match, watch)
    watch.jump(1)
    watch.transport.play()
    for _ in range(50):
        camera.app.step(FRAME_MS)
        camera.shoot()
    watch.last()
    for eye in range(2):
        for target in watch.targets():
            if target.id.startswith(("slot:", "deck", "pile")):
                camera.app.intend(Intent("secondary", pos=target.rect.center, device="mouse"))
                camera.run(lambda: not camera.app.scenes.moving)
                camera.shoot()
                camera.app.intend(Intent("cancel"))
                camera.run(lambda: not camera.app.scenes.moving)
        camera.app.intend(Intent("letter", text="v"))
        camera.shoot()
        assert eye == 0 or watch.view.viewer == -2
    return camera.close()


@pytest.mark.rule("D43")
def test_whoever_watches_two_computers_sees_both_racks_and_never_the_deck() -> None:
    seed = 8
    setup = MatchSetup(STANDARD, seed, seed, COMPUTERS)
    films = []
    for match in in_both_worlds(
        setup,
        seed,
        7,
        lambda m: cards_in([m.observation(SPECTATOR)]),
        lambda m, action: told_by(m, action, SPECTATOR),
    ):
        films.append(looked_at_live(match))
    assert films[0] == films[1]


def looked_at_live(match: Match) -> Film:
    """The first turns after the deal, told to whoever watches."""
    watch = DraculaWatch(match)
    camera = Camera(match, watch)
    watch.jump(1)
    watch.transport.play()
    for _ in range(60):
        camera.app.step(FRAME_MS)
        camera.shoot()
    return camera.close()


@pytest.mark.rule("D43", "D45", "D47")
@pytest.mark.parametrize(
    ("people", "seed", "acts", "aid"), [(None, 3, 9, True), (1, 2, 5, True), (None, 9, 12, False)]
)
def test_the_last_turn_once_more_tells_only_what_it_told_before(
    people: int | None, seed: int, acts: int, aid: bool
) -> None:
    films = []
    for other_world in (False, True):
        match = asked_after(acts, seed, people)
        mover = match.to_move
        assert mover is not None
        if other_world:
            assert exchange(match._state, cards_in([match.observation(mover), *match.events(mover)])) >= 2
            match._seen.clear()
        films.append(seen_again(match, people is None, aid))
    assert len(films[0]) > 10 and films[0] == films[1]


def seen_again(match: Match, sealed: bool, aid: bool) -> Film:
    """Everything that can be asked about the rival while one thinks."""
    camera = Camera(match, memory_aid=aid)
    if sealed:
        camera.uncover()
    else:
        camera.run(lambda: camera.scene.deciding, film=False)
    for name in ("again", "hint", "log", "help"):
        camera.app.intend(Intent(name))
        for _ in range(12):
            camera.app.step(FRAME_MS)
            camera.shoot()
        camera.run(lambda: not camera.app.scenes.moving)
        if camera.app.scenes.top is not camera.scene:
            camera.app.intend(Intent("cancel"))
            camera.run(lambda: not camera.app.scenes.moving)
    return camera.close()


@pytest.mark.rule("D43", "D52")
def test_the_guide_points_at_nothing_that_only_the_rival_knows() -> None:
    films = []
    for other_world in (False, True):
        match = asked_after(2, 4, 1)
        if other_world:
            assert exchange(match._state, cards_in([match.observation(1), *match.events(1)])) >= 2
            match._seen.clear()
        films.append(guided_through(match))
    assert films[0] == films[1]


def guided_through(match: Match) -> Film:
    """The notes of the guide, each left by its button, and all that they light up."""
    camera = Camera(match, guided(match))
    camera.run(lambda: camera.scene.deciding, film=False)
    camera.look_around()
    notes = 0
    while button := find(camera.scene.targets(), NEXT):
        notes += 1
        camera.scene.press(button)
        for name in ("help", "cancel", "hint"):
            camera.app.intend(Intent(name))
            camera.run(lambda: not camera.app.scenes.moving)
            camera.shoot()
    assert notes
    return camera.close()


def test_the_camera_does_see_a_drawn_card_that_the_eyes_of_a_replay_may_see() -> None:
    setup = MatchSetup(STANDARD, 8, 8, COMPUTERS)
    worlds = in_both_worlds(setup, 8, 7, lambda _: set(), lambda m, action: told_by(m, action, PUBLIC))
    films = [looked_at_live(match) for match in worlds]
    assert films[0] != films[1]
