"""Two worlds that differ only in what nobody at the screen may know must look alike, pixel for pixel.

This holds for every frame, whatever is on it: faces, texts, log, marks, forecasts, moving cards, tooltips.
"""

from __future__ import annotations

import random
import re
import zlib
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from game.dracula.actions import Call, Discard
from game.dracula.cards import BIT, NAMES, NONE, NUMBERS
from game.dracula.config import STANDARD
from game.dracula.system import SYSTEM
from game.match import Match, MatchSetup
from game.rules.contract import Action, visible_to
from scenes.app import App
from scenes.dracula.positions import Asleep, seats
from scenes.dracula.scene import DraculaScene
from scenes.table.handover import HandoverScene
from sprites.intent import Intent
from tests.scenes.dracula import support

FRAME_MS = 60.0
MOST_FRAMES = 600
PUBLIC = -2
CARD = re.compile(rb'"([XOBS][1-8])"')

Film = list[int]
"""A checksum of each frame."""


def cards_in(values: Iterable[Any]) -> set[int]:
    """The cards named in events or observations."""
    found = CARD.findall(b"".join(map(msgspec.json.encode, values)))
    return {NUMBERS[name.decode()] for name in found}


def exchange(state: Any, kept: set[int]) -> int:
    """Move every card of ``state`` that is neither public nor ``kept`` to another hidden place.

    Knowledge of a passed card stays with its place. Returns how many cards in racks or hands are others now.
    """
    hidden = [card for card in (*state.racks[0], *state.racks[1], state.drawn, *state.deck) if card != NONE]
    hidden = [card for card in hidden if not state.up & BIT[card] and card not in kept]
    other = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
    before = in_hands(state)
    state.known = sum(BIT[other.get(card, card)] for card in range(len(NAMES)) if state.known & BIT[card])
    for cards in (*state.racks, state.deck):
        cards[:] = [other.get(card, card) for card in cards]
    state.drawn = other.get(state.drawn, state.drawn)
    return sum(old != new for old, new in zip(before, in_hands(state), strict=True))


def in_hands(state: Any) -> list[int]:
    """The ten cards of the racks and the drawn one."""
    return [*state.racks[0], *state.racks[1], state.drawn]


def match_after(acts: int, seed: int, human: int | None) -> Match:
    """A match in which somebody has taken ``acts`` actions at random; two people when ``human`` is None."""
    match = Match(SYSTEM, MatchSetup(STANDARD, seed, seed, seats(human)), thinker=Asleep())
    chance = random.Random(seed)
    while match.acts < acts or (human is not None and match.to_move == human):
        assert match.to_move is not None
        match.act(match.to_move, some_action(match, chance))
    return match


def some_action(match: Match, chance: random.Random) -> Action:
    """Anything legal for the seat to move."""
    state: Any = match._state
    return chance.choice(state.legal_actions(state.to_move))


def told_by(match: Match, action: Action, viewer: int) -> set[int]:
    """The cards that ``action`` would show to ``viewer`` (a seat, or PUBLIC)."""
    state: Any = match._state.clone()
    told = state.apply(action)
    if viewer != PUBLIC:
        return cards_in(visible_to(viewer, told))
    return cards_in(getattr(item, "public", item) for item in told)


class Camera:
    """An app that takes a checksum of each of its frames."""

    def __init__(self, match: Match) -> None:
        self.app: App = support.make_app("es", animation_speed="2", seal_hold=300)
        self.scene: DraculaScene = support.open_board(self.app, match)
        self.film: Film = []

    def run(self, until: Any, film: bool = True) -> None:
        """Let time pass until something is true, with or without film."""
        for _ in range(MOST_FRAMES):
            if until():
                return
            self.app.step(FRAME_MS)
            if film:
                self.shoot()
        raise AssertionError("never comes")

    def shoot(self) -> None:
        """Draw everything anew and keep the checksum."""
        self.app.scenes.refresh()
        self.app.draw()
        self.film.append(zlib.crc32(self.app.canvas.surface.get_buffer().raw))

    @property
    def sealed(self) -> bool:
        """Whether the book lies closed on the table."""
        return isinstance(self.app.scenes.top, HandoverScene)

    def uncover(self) -> None:
        """Break the seal, unfilmed, and wait until the seat is asked."""
        self.run(lambda: self.sealed, film=False)
        self.app.intend(Intent("hold_start"))
        self.run(lambda: not self.sealed, film=False)
        self.app.intend(Intent("hold_end"))
        self.run(lambda: self.scene.deciding, film=False)

    def look_around(self) -> None:
        """Put the pointer on everything, long enough for its tooltip, and press every own card once."""
        for target in self.scene.targets():
            self.app.intend(Intent("point", pos=target.rect.center, device="mouse"))
            self.app.step(300.0)
            self.shoot()
        for digit in range(1, 7):
            self.app.intend(Intent("digit", digit=digit))
            self.run(lambda: not self.app.scenes.moving)
            self.shoot()
            self.app.intend(Intent("cancel"))

    def close(self) -> Film:
        """The film; the app is gone."""
        self.app.close()
        return self.film


def change_of_hands(match: Match, action: Action) -> Film:
    """Every frame from the end of a person's turn to the moment at which the other has broken the seal."""
    camera = Camera(match)
    camera.uncover()
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
