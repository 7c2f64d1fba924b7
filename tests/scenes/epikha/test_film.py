"""Two people at one screen, filmed frame by frame: seals, presses for questions, whose cards show (E1.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest
from pygame import Rect

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
from tests.epikha.positions import A, B, Board
from tests.scenes.epikha.support import choices, make_app, match_of, open_spot
from tests.scenes.table import pairfilm
from tests.scenes.table.openfilm import OpenFilm
from tests.scenes.table.pairfilm import Pair, Seen, cards_of

OTHER_WORDS = ("E13", "E14", "E17", "A14", "J1", "J2")
"""Cards whose names are words of their own, or those of a spell in the text of another card."""


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
    monkeypatch.setattr(hand, "card_face", found.watched(hand.card_face))
    return found


def private_of(match: Match, seat: int) -> set[str]:
    """The cards in the hand of `seat` of which the other knows nothing, and has none alike."""
    table = cast(Table, match._state)
    public = {name for event in match.public_events() for name in cards_of(event, CARDS)}
    for number, side in enumerate(table.sides):
        public |= {*side.discard, *side.spirits, *(arm.card for arm in side.armoury)}
        for group in groups.groups_of(table, number):
            for body in group.bodies:
                public |= {body.card, *(arm.card for arm in body.arms)}
    own = set((Counter(table.sides[seat].hand) - Counter(table.sides[seat].shown)).elements())
    return own - public - set(table.sides[1 - seat].hand)


class Players(Pair):
    """Two people who play on by clicks."""

    def decide(self) -> None:
        """Press something that glows, or the button."""
        if self.scene.shown.phase == "setup":
            return self.press(routes.MAIN)
        found = [one for one in choices(self.scene) if one != routes.SECOND] or [routes.SECOND]
        self.press(self.chance.choice(found + [routes.MAIN] * (len(found) // 3)))

    def pieces(self) -> list[str]:
        """See the base."""
        return choices(self.scene)

    def spot(self, id: str, rect: Rect) -> tuple[int, int]:
        """See the base: where nothing lies over it."""
        return open_spot(self.scene, id, rect)

    def may_answer(self, seat: int) -> bool:
        """See the base."""
        mind = cast(EpikhaObservation, self.scene.match.observation(seat))
        return any(routes.steps(action, mind) != (routes.MAIN,) for action in mind.legal)


def film_of(app: App, seen: Seen, match: Match) -> OpenFilm:
    """A match whose frames are all looked at."""
    return pairfilm.film_of(app, EpikhaScene(match), seen, private_of)


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
    Players(film, 2).play(lambda: film.turn == 2)
    film.check()
    assert film.seals[0, 0] == film.seals[0, 1] == film.seals[1, 0] == 1
    assert film.shown[0, False] > 10, "the camera saw hardly any card"


@pytest.mark.rule("E1.5", "E12.1", "E13.7")
def test_what_is_answered_in_the_others_turn_shows_no_card_before_it_is_played(app: App, seen: Seen) -> None:
    film = film_of(app, seen, match_on(armed(), seats(None)))
    pair = Players(film, 7)
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
    pair = Players(film, 1)
    pair.play(lambda: film.wait() == "question")
    monkeypatch.setattr(EpikhaScene, "looking", property(lambda scene: scene.asking is not None))
    with pytest.raises(AssertionError, match="of seat 1 on frame"):
        film.step()
