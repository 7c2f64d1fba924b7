"""Two people at one screen, filmed frame by frame: seals, presses for questions, whose cards show (E1.5)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from game.epikha.card import CARDS
from game.epikha.rules import groups
from game.epikha.state import Step, Table
from game.epikha.view import EpikhaObservation
from game.match import Match
from scenes.app import App
from scenes.epikha import hand, routes
from scenes.epikha.phrases import Tongue
from scenes.epikha.positions import match_on, seats
from scenes.epikha.scene import EpikhaScene
from scenes.table.question import CONFIRM, PASS
from sprites.focus import find
from sprites.intent import Intent
from tests.epikha.positions import A, B, Board
from tests.scenes.epikha.support import choices, make_app, match_of, open_spot
from tests.scenes.table.openfilm import OpenFilm
from tests.stage.support import click

FRAME_MS = 100.0
MOST_PIECES = 9
"""No answer is put together of more presses."""
ANSWERS = 0.5
"""How often somebody who could answer looks and does so."""
OTHER_WORDS = ("E13", "E14", "E17", "A14", "J1", "J2")
"""Cards whose names are words of their own, or those of a spell in the text of another card."""


@dataclass
class Seen:
    """The cards of a frame: whose faces were painted, and whose names were to be read or heard."""

    names: dict[str, str]
    painted: set[str] = field(default_factory=set)

    def on(self, words: list[str]) -> set[str]:
        """The cards on a frame with these words."""
        text = "\n".join(words).casefold()
        found = {card for card, name in self.names.items() if name in text} | self.painted
        self.painted = set()
        return found


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app(animation_speed="2", seal_hold=300)
    yield made
    made.close()


@pytest.fixture
def seen(app: App, monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Listens at the door through which every face of a card of a hand goes."""
    tongue = Tongue(app.language, 0)
    names = {card: tongue.card(card).casefold() for card in CARDS if card not in OTHER_WORDS}
    every = names.values()
    alone = {card: name for card, name in names.items() if sum(name in other for other in every) == 1}
    found = Seen(alone)  # "Legionario" is part of the name of a Spirit that everybody sees
    face = hand.card_face

    def heard(tongue: Tongue, name: str, *more: Any) -> Any:
        found.painted.add(name)
        return face(tongue, name, *more)

    monkeypatch.setattr(hand, "card_face", heard)
    return found


def private_of(match: Match, seat: int) -> set[str]:
    """The cards in the hand of `seat` of which the other knows nothing, and has none alike."""
    table = cast(Table, match._state)
    public = {name for event in match.public_events() for name in cards_of(event)}
    for number, side in enumerate(table.sides):
        public |= {*side.discard, *side.spirits, *(arm.card for arm in side.armoury)}
        for group in groups.groups_of(table, number):
            for body in group.bodies:
                public |= {body.card, *(arm.card for arm in body.arms)}
    own = set((Counter(table.sides[seat].hand) - Counter(table.sides[seat].shown)).elements())
    return own - public - set(table.sides[1 - seat].hand)


def cards_of(event: Any) -> set[str]:
    """The cards that an event names."""
    values = [getattr(event, name) for name in event.__struct_fields__]
    flat = [one for value in values for one in (value if isinstance(value, tuple) else (value,))]
    return {one for one in flat if isinstance(one, str) and one in CARDS}


class Pair:
    """Two people who play on by clicks: what glows in the own turn, a pass or an answer in the other's."""

    def __init__(self, film: OpenFilm, seed: int) -> None:
        self.film, self.scene = film, cast(EpikhaScene, film.scene)
        self.chance = random.Random(seed)
        self.answers = self.rests = 0

    def play(self, until: Callable[[], bool]) -> None:
        """Play until something is true."""
        moves = {
            "seal": self.film.break_seal,
            "question": self.question,
            "rests": self.rest,
            "decision": self.decide,
            "halt": self.scene.go_on,
        }
        while not until():
            moment = self.film.wait()
            if moment == "over":
                return
            moves[moment]()

    def decide(self) -> None:
        """Press something that glows, or the button."""
        if self.scene.shown.phase == "setup":
            return self.press(routes.MAIN)
        found = [one for one in choices(self.scene) if one != routes.SECOND] or [routes.SECOND]
        self.press(self.chance.choice(found + [routes.MAIN] * (len(found) // 3)))

    def press(self, id: str) -> None:
        """Put the pointer on a piece until its words stand there, and press it."""
        target = find(self.scene.targets(), id)
        assert target is not None, f"no {id} among {[one.id for one in self.scene.targets()]}"
        spot = open_spot(self.scene, id, target.rect)
        self.film.app.intend(Intent("point", pos=spot, device="mouse"))
        for _ in range(2):
            self.film.step()
        click(self.film.app, spot)
        self.film.shoot()

    def rest(self) -> None:
        """End the window with the hand covered where that can be, or uncover it."""
        free = find(self.scene.targets(), PASS)
        if free is not None and self.chance.random() < ANSWERS:
            self.press(PASS)
        else:
            self.film.uncover(by_mouse=self.chance.random() < ANSWERS)
        self.rests += 1

    def question(self) -> None:
        """Pass, or look and answer."""
        asked = self.scene.asking
        assert asked is not None
        mind = cast(EpikhaObservation, self.film.scene.match.observation(asked.seat))
        others = [action for action in mind.legal if routes.steps(action, mind) != (routes.MAIN,)]
        if asked.passed is None and others and (not asked.can_pass or self.chance.random() < ANSWERS):
            self.answer(asked.seat)
        else:
            self.film.pass_question()

    def answer(self, seat: int) -> None:
        """Look, put an answer together from what glows, cover the hand and confirm."""
        self.film.hold(seat)
        for _ in range(MOST_PIECES):
            if self.scene.seen is None or self.scene.chosen() is not None:
                break
            self.press(self.chance.choice(choices(self.scene)))
        self.film.let_go(seat)
        if self.scene.chosen() is not None:
            self.film.rest()
            self.press(CONFIRM)
            self.answers += 1


def film_of(app: App, seen: Seen, match: Match) -> OpenFilm:
    """A match whose frames are all looked at."""
    scene = EpikhaScene(match)
    app.scenes.reset(scene, "none")
    return OpenFilm(app, scene, seen.on, private_of, FRAME_MS)


def armed() -> Table:
    """Both sides have fighters, Opals and spells: there is always something to answer with."""
    board = Board(phase="combat")
    for seat, cards in ((A, ("E17", "X29", "E18")), (B, ("A15", "X30", "A16"))):
        board.hand(seat, *cards, pool=5)
        board.player(seat, "O1", "O1", "E13")
        board.table.sides[seat].deck = ["E17", "A15", "E01", "O1"]
    for card in ("E03", "E07"):
        board.add(A, card)
    for card in ("A06", "A03"):
        board.add(B, card)
    board.start(Step("combat", A), Step("regroup", A), Step("end_turn", A))
    return board.table


@pytest.mark.rule("E1.5", "E3.1")
def test_a_match_of_two_begins_with_a_seal_for_each_hand_and_each_turn(app: App, seen: Seen) -> None:
    film = film_of(app, seen, match_of(None, seed=2))
    Pair(film, 2).play(lambda: film.turn == 2)
    film.check()
    assert film.seals[0, 0] == film.seals[0, 1] == film.seals[1, 0] == 1
    assert film.shown[0, False] > 10, "the camera saw hardly any card"


@pytest.mark.rule("E1.5", "E12.1", "E13.7")
def test_what_is_answered_in_the_others_turn_shows_no_card_before_it_is_played(app: App, seen: Seen) -> None:
    film = film_of(app, seen, match_on(armed(), seats(None)))
    pair = Pair(film, 7)
    pair.play(lambda: film.turn == 2)
    film.check()
    assert film.seals == Counter([(0, A), (1, B)]), "one seal for each of the two turns"
    assert len(film.passed) > 3 and pair.answers > 3 and pair.rests > 3
    assert film.shown[A, True] and film.shown[B, True], "nobody was seen looking"


@pytest.mark.rule("E1.5")
def test_the_film_notices_a_hand_that_is_not_covered(
    app: App, seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    film = film_of(app, seen, match_on(armed(), seats(None)))
    pair = Pair(film, 1)
    pair.play(lambda: film.wait() == "question")
    monkeypatch.setattr(EpikhaScene, "looking", property(lambda scene: scene.asking is not None))
    with pytest.raises(AssertionError, match="of seat 1 on frame"):
        film.step()
