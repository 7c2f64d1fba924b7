"""What is seen and heard of every event, over whole matches: and that nothing of it stays on the stage."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest

from game.epikha import events as ev
from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS
from game.epikha.events import EpikhaEvent
from game.epikha.observing import observe
from game.epikha.rules import legality
from game.language import Language
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, visible_to
from scenes.epikha import actors
from scenes.epikha.animate import _SCRIPTS, STILL, animation
from scenes.epikha.board import Board, blank
from scenes.epikha.changes import RULES
from scenes.epikha.phrases import Tongue
from scenes.epikha.show import Show
from scenes.table.view import Moment
from sounds.cues import CUES
from sprites.timeline import Pace, Timeline
from tests.scenes.epikha.test_changes import begin

LONGEST = 2500.0
"""No single event holds the show up for longer, in milliseconds at the usual pace."""


class Ear:
    """Hears every cue of a show."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def __call__(self, cue: str, **said: object) -> None:
        self.heard.append(cue)


def a_show(ear: Ear, viewer: int = 0) -> Show:
    tongue = Tongue(Language("es"), viewer)
    return Show(lambda: tongue, ear, Pace(), random.Random(1))


def played(show: Show, moment: Moment[Board]) -> float:
    """How long the animation of a moment took; what it leaves behind is a failing test."""
    timeline = Timeline(Pace())
    timeline.play(animation(show, moment))
    gone = 0.0
    while timeline.busy:
        timeline.update(40.0)
        show.update(40.0)
        gone += 40.0
        assert gone < LONGEST, type(moment.event).__name__
    name = type(moment.event).__name__
    assert not [piece for piece in show.stage.pieces() if piece.name != "number"], name
    assert not show.away, name
    show.marked.clear()
    return gone


def test_every_event_is_shown_or_known_to_be_still() -> None:
    assert set(_SCRIPTS) | set(STILL) == set(get_args(EpikhaEvent))
    assert not set(_SCRIPTS) & set(STILL)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR], ids=["first", "second", "onlooker"])
def test_a_match_is_shown_from_its_first_event_on(viewer: int) -> None:
    names = sorted(DECKS)
    decks = DECKS[names[viewer]], DECKS[names[viewer + 1]]
    chance, ear = Chance.of(50 + viewer), Ear()
    show = a_show(ear, viewer)
    table, told = begin(EpikhaConfig(decks, prepared=viewer == 1), 8 + viewer)
    board = blank(Board.of(observe(table, viewer)))
    kinds: set[type[Any]] = set()
    number = 0
    for _ in range(220):
        for event in visible_to(viewer, told):
            after = RULES.after(board, event)
            if type(event) not in kinds or number % 7 == 0:
                played(show, Moment(board, event, after, number))
            kinds.add(type(event))
            board, number = after, number + 1
        if table.question is None:
            break
        told = legality.carry_out(table, chance.pick(legality.legal(table)))
    assert len(kinds) > 20
    assert set(ear.heard) <= set(CUES)


def test_a_pass_takes_as_long_whether_it_was_chosen_or_not() -> None:
    table, _ = begin(EpikhaConfig(first=0), 2)
    board = Board.of(observe(table, 0))
    times = [
        played(a_show(Ear()), Moment(board, ev.WindowPassed(1, "W3", by_itself), board, 1))
        for by_itself in (True, False)
    ]
    assert times[0] == times[1] > 0


def test_cards_that_these_eyes_may_not_see_come_as_backs() -> None:
    table, _ = begin(EpikhaConfig(first=0), 2)
    board = Board.of(observe(table, 0))
    shown: list[str | None] = []
    real = actors.card_actor

    def spy(tongue: Any, card: str | None, *rest: Any, **more: Any) -> Any:
        shown.append(card)
        return real(tongue, card, *rest, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(actors, "card_actor", spy)
        played(a_show(Ear()), Moment(board, ev.CardDrawn(1, None, 40), board, 1))
        played(a_show(Ear()), Moment(board, ev.HandDealt(1, (None,) * 7, True), board, 2))
        played(a_show(Ear()), Moment(board, ev.CardDrawn(0, "E04", 40), board, 3))
    assert set(shown[:8]) == {None} and shown[8:] == ["E04"]
