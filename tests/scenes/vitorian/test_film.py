"""Two people at one screen, filmed frame by frame: seals, presses for questions, whose cards show (P-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

from game.match import Match
from game.scenarios.vitorian.words import parse
from game.vitorian.card import CARDS
from game.vitorian.view import VitorianObservation
from scenes.app import App
from scenes.vitorian import hand, routes
from scenes.vitorian.phrases import Tongue
from scenes.vitorian.positions import match_at
from scenes.vitorian.scene import VitorianScene
from scenes.vitorian.tour_states import FRONT, PEOPLE, RED, WHITE
from sprites.focus import find
from tests.scenes.table import pairfilm
from tests.scenes.table.openfilm import OpenFilm
from tests.scenes.table.pairfilm import Pair, Seen, cards_of
from tests.scenes.vitorian.support import make_app, match_of


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app(animation_speed="2", seal_hold=300)
    yield made
    made.close()


@pytest.fixture
def seen(app: App, monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Listens at the door through which every face of a card goes."""
    tongue = Tongue(app.language, 0)
    found = Seen({card: tongue.card(card).casefold() for card in CARDS if not card.startswith("Q")})
    monkeypatch.setattr(hand, "card_face", found.watched(hand.card_face))
    return found


def private_of(match: Match, seat: int) -> set[str]:
    """The cards in the hand of `seat` of which the other knows nothing, and has none alike."""
    sides, grid = cast(Any, match._state).sides, cast(Any, match._state).grid
    public = {name for event in match.public_events() for name in cards_of(event, CARDS)}
    public |= {name for unit in grid if unit is not None for name in (unit.card, unit.equipment)}
    public |= {name for side in sides for name in (*side.discard, side.field)}
    own = set((Counter(sides[seat].hand) - Counter(sides[seat].shown)).elements())
    return own - public - set(sides[1 - seat].hand)


class Players(Pair):
    """Two people who play on by clicks."""

    settles = 4

    def decide(self) -> None:
        """Press something that glows, or the button."""
        if self.scene.shown.phase == "mulligan":
            return self.press(routes.MAIN)
        choices = self.glowing()
        if self.scene.shown.phase == "combat" and self.scene.shown.combat is None:
            choices = [one for one in choices if one.startswith(("cell:", "sov:"))]  # to arms
        button = find(self.scene.targets(), routes.MAIN)
        can_end = button is not None and button.enabled and not self.scene.steps
        self.press(self.chance.choice(choices + [routes.MAIN] * (len(choices) // 3 + 1) * can_end))

    def glowing(self) -> list[str]:
        """What can be pressed next of the board and of the choice panel."""
        there = {one.id for one in self.scene.targets() if one.enabled}
        lit = {id for id, state in self.scene.states().items() if state != "selected"}
        return sorted(lit & there)

    def pieces(self) -> list[str]:
        """See the base."""
        return self.glowing() or [routes.MAIN]

    def may_answer(self, seat: int) -> bool:
        """See the base."""
        mind = cast(VitorianObservation, self.scene.match.observation(seat))
        return any(routes.steps(action, mind) != (routes.MAIN,) for action in mind.legal)


def film_of(app: App, seen: Seen, match: Match) -> OpenFilm:
    """A match whose frames are all looked at."""
    return pairfilm.film_of(app, VitorianScene(match), seen, private_of)


@pytest.mark.rule("V2.7", "V5.5", "V16.2")
def test_a_match_of_two_begins_with_a_seal_for_each_hand_and_each_turn(app: App, seen: Seen) -> None:
    film = film_of(app, seen, match_of(None, ("wings", "rampart"), 2))
    Players(film, 2).play(lambda: film.turn == 3)
    film.check()
    assert film.seals == Counter([(0, 0), (0, 1), (1, 0), (2, 1), (3, 0)])
    assert film.shown[0, False] > 20 and film.shown[1, False] > 20, "the camera saw hardly any card"


@pytest.mark.rule("V2.7", "V12.5", "V16.2")
def test_what_is_answered_in_the_others_turn_shows_no_card_before_it_is_played(app: App, seen: Seen) -> None:
    white = {"hand": "I-13 I-14 I-16 N-09 I-01 I-02", "area": "P P P P S S", "convoy": "P S S P"}
    red = {"hand": "R-13 R-14 R-15 R-16 R-01 N-02", "area": "P P P P S S", "convoy": "P S S P"}
    front = FRONT | {"seats": [RED | red, WHITE | white]}
    film = film_of(app, seen, match_at(PEOPLE, **front))
    pair = Players(film, 7)
    pair.play(lambda: film.turn == 3)
    film.check()
    assert film.seals == Counter([(0, 0), (1, 1), (2, 0), (3, 1)])
    assert len(film.passed) > 3 and pair.answers > 3 and pair.rests > 3
    assert film.shown[0, True] and film.shown[1, True], "nobody was seen looking"


@pytest.mark.rule("V2.7")
def test_the_film_notices_a_hand_that_is_not_covered(
    app: App, seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    film = film_of(app, seen, match_at(PEOPLE, played=("attack A-V3 B-V3",), **FRONT))
    assert film.wait() == "question" and film.questions == 1
    monkeypatch.setattr(VitorianScene, "looking", property(lambda scene: scene.asking is not None))
    with pytest.raises(AssertionError, match="of seat 1 on frame"):
        film.step()


@pytest.mark.rule("V2.7", "V12.5")
def test_the_film_notices_a_hand_that_opens_by_itself_after_the_others_answer(
    app: App, seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    film = film_of(app, seen, match_at(PEOPLE, **FRONT))
    assert film.wait() == "seal"
    film.break_seal()
    assert film.wait() == "decision" and film.scene.act(parse("attack A-V3 B-V3", "here"))
    assert film.wait() == "question"
    film.pass_question()
    assert film.wait() == "rests" and film.scene.hand_board is None
    monkeypatch.setattr(VitorianScene, "hand_board", property(lambda scene: scene.view.seen_by(0)))
    monkeypatch.setattr(VitorianScene, "eyes", property(lambda scene: 0))
    with pytest.raises(AssertionError, match="of seat 0 on frame"):
        film.step()
