"""What has happened is told with its reason and rule, and watched by people who only look."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from game.epikha import telling
from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS
from game.epikha.system import SYSTEM
from game.journal import SeatSetup
from game.language import CODES, Language
from game.match import Match, MatchSetup
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR
from scenes.app import App
from scenes.epikha import chronicle, look_at
from scenes.epikha.board import Board
from scenes.epikha.changes import RULES
from scenes.epikha.phrases import NamedSpeech, Tongue
from scenes.epikha.tellable import possible, tellable
from scenes.epikha.watching import EpikhaWatch
from sprites.intent import Intent
from tests.scenes.epikha.support import FRAME, make_app

COMPUTERS = (SeatSetup("computer", "novice"), SeatSetup("computer", "novice"))
PAIRS = (("empiria", "abaron"), ("gahu", "taliuz"))
QUIET = ("match_started", "refreshed", "turn_ended", "response_declared", "attack_declared", "fired")
"""Events that others tell."""


@cache
def played(decks: tuple[str, str] = PAIRS[0], seed: int = 1, acts: int = 600) -> Match:
    """A match played at random."""
    config = EpikhaConfig((DECKS[decks[0]], DECKS[decks[1]]))
    match = Match(SYSTEM, MatchSetup(config, seed, seed, COMPUTERS, "2026-10-31T21:40"))
    chance = Chance.of(seed, 9)
    while match.to_move is not None and match.acts < acts:
        match.act(match.to_move, chance.pick(list(match.observation(match.to_move).legal)))  # type: ignore[attr-defined]
    return match


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app()
    yield made
    made.close()


def opening(match: Match) -> Board:
    return RULES.opening(match.setup, match.public_events(), SPECTATOR)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("decks", PAIRS, ids=lambda pair: pair[0])
def test_every_line_of_a_match_names_a_rule_and_nobody_is_something(
    decks: tuple[str, str], code: str
) -> None:
    match = played(decks)
    language = Language(code)
    speech = NamedSpeech(Tongue(language, SPECTATOR), opening(match), SPECTATOR)
    unknown = language.text("epikha.log.something")
    told = 0
    for event in match.events(SPECTATOR):
        line = chronicle.line(speech, event)
        if line is not None:
            told += 1
            assert line.rule.startswith("E") and line.icon, event
            assert unknown not in line.text.split(), (event, line.text)
    assert told > 100


def test_what_is_worded_is_in_the_log_with_a_mark() -> None:
    """No sentence about an event is lost because nobody has given it an icon and a rule."""
    worded = {kind for kind in telling._SENTENCES if kind.__struct_config__.tag not in QUIET}
    assert not {kind.__name__ for kind in worded - set(chronicle._MARKS)}


def test_a_whole_match_can_be_shown(app: App) -> None:
    match = played()
    assert tellable(match)
    assert isinstance(look_at(app, match), EpikhaWatch)


@pytest.mark.parametrize(
    ("name", "value"),
    [("card", "ZZ"), ("seat", 7), ("space", 9), ("amount", -3), ("cards", ("E01", "nobody"))],
)
def test_what_no_match_has_written_is_not_shown(name: str, value: object) -> None:
    assert not possible(name, value)


def test_onlookers_see_a_match_go_on_and_can_point_but_not_play(app: App) -> None:
    scene = EpikhaWatch(played(), recorded=True)
    app.scenes.reset(scene, "none")
    for _ in range(5):
        app.step(FRAME)
    assert scene.seen is None and not any(scene.states().values())
    assert all(not one.id.startswith(("main", "second", "way:")) for one in scene.targets())
    scene.transport.pause()
    before = scene.view.cursor
    app.intend(Intent("right"))
    for _ in range(40):
        app.step(FRAME)
    assert scene.view.cursor >= before
