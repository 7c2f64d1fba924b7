"""What has happened is told with its reason and rule, and watched by people who only look."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from game.epikha import events as ev
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
from scenes.epikha import chronicle, look_at, since
from scenes.epikha.board import Board
from scenes.epikha.changes import RULES
from scenes.epikha.faces import fitting
from scenes.epikha.phrases import NamedSpeech, Tongue
from scenes.epikha.tellable import possible, tellable
from scenes.epikha.watching import EpikhaWatch
from scenes.table.between import turn_between
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


@pytest.mark.parametrize("code", CODES)
def test_who_comes_back_reads_what_the_rivals_turn_has_brought(code: str) -> None:
    """Lost cards, damage to the Player, what came and what fell, each once."""
    tongue, board = Tongue(Language(code), 0), opening(played())
    told = (
        ev.BodyEntered(1, "A06", 5, 6), ev.BodyLeft(0, "E04", 7, 8, "destroyed", "discard"),
        ev.Damaged(0, 1, "J1", 20, 180, False), ev.BodyLeft(1, "A01", 9, 10, "destroyed", "discard"),
    )  # fmt: skip
    words = since.summary(tongue, board, told, 0)
    names = {tongue.short(card).replace(" ", "~") for card in ("E04", "A06", "A01")}
    assert all(words.count(name) == 1 for name in names) and "20" in words and len(words.split("\n")) == 4
    assert since.summary(tongue, board, (), 0) == tongue.say("since.quiet")


def test_the_turn_in_between_is_found_in_the_events_of_a_match() -> None:
    events = played().events(SPECTATOR)
    starts = [n for n, event in enumerate(events) if isinstance(event, ev.TurnStarted)]
    told = events[: starts[2] + 1]
    assert told[starts[0]].seat == told[starts[2]].seat
    assert turn_between(told, told[-1].seat, RULES.turn_of) == told[starts[1] : starts[2]]
    assert turn_between(told, 1 - told[-1].seat, RULES.turn_of) == ()


@pytest.mark.parametrize(
    ("name", "wide", "shown"),
    [("Soldado", 82, "Soldado"), ("P. de Hierro", 82, "P. de Hierro"), ("P. de Hierro", 60, "Hierro")],
)
def test_a_name_on_a_small_plate_keeps_the_word_that_tells_it(name: str, wide: int, shown: str) -> None:
    assert fitting(name, wide) == shown


@pytest.mark.parametrize("names", [("Veterano", "Veterano"), ("", "Veterano"), ("Ana", "Bruno")])
def test_sides_are_called_by_their_peoples_whoever_plays_them(names: tuple[str, str]) -> None:
    assert Tongue(Language("es"), 0, names).sides == ("Empiria", "Abaron")


def test_cards_of_one_name_are_counted() -> None:
    assert Tongue(Language("es"), 0).counted(["E01", "E03", "E01"]) == ["Soldado ×2", "Legionario"]
