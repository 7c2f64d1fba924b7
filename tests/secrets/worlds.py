"""Two worlds that differ only in hidden cards, and a camera that notes all that one of them gives away.

What the screen gives away is its pixels, the sounds and their captions, and the file for a pilot.
"""

from __future__ import annotations

import json
import random
import re
import zlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from game.dracula.cards import BIT, NAMES, NONE, NUMBERS
from game.dracula.config import STANDARD
from game.dracula.system import SYSTEM
from game.match import Match, MatchSetup
from game.rules.contract import Action, visible_to
from scenes.app import App
from scenes.dracula.positions import Asleep, seats
from scenes.dracula.scene import DraculaScene
from scenes.pilot import snapshot
from scenes.services import Silence
from scenes.table.handover import HandoverScene
from scenes.table.scene import TableScene
from scenes.vitorian.scene import VitorianScene
from sounds.cues import CUES
from sprites.intent import Intent
from tests.scenes.dracula import support

FRAME_MS = 60.0
MOST_FRAMES = 600
PUBLIC = -2
CARD = re.compile(rb'"([XOBS][1-8])"')

SCENES: dict[str, Callable[[Match], TableScene[Any]]] = {"dracula": DraculaScene, "vitorian": VitorianScene}
Film = list[int]
"""A checksum of each moment."""


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


class Ear(Silence):
    """Notes every sound, and lets it be said in words."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.heard: list[str] = []

    def play(self, cue: str, /, **said: object) -> None:
        """Note a cue."""
        self.heard.append(f"{cue} {said}")
        self._app.hearing.heard(CUES[cue], said)

    def music(self, name: str | None) -> None:
        """Note a piece of music."""
        self.heard.append(f"music {name}")


class Camera:
    """An app of which every frame is noted, with what is heard meanwhile and what a pilot is told."""

    def __init__(self, match: Match, scene: TableScene[Any] | None = None, **settings: Any) -> None:
        options = {"animation_speed": "2", "seal_hold": 300, "captions": True, **settings}
        self.app: App = support.make_app("es", **options)
        self.ear = Ear(self.app)
        self.app.services.sounds = self.ear
        self.scene: Any = scene or SCENES[match.system.id](match)
        self.app.scenes.reset(self.scene, "none")
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
        """Draw everything anew and keep the checksum of all that is given away."""
        self.app.scenes.refresh()
        self.app.draw()
        told = json.dumps([self.ear.heard, snapshot(self.app)]).encode()
        self.film.append(zlib.crc32(told, zlib.crc32(self.app.canvas.surface.get_buffer().raw)))
        self.ear.heard.clear()

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
