"""What the panels of the board tell at a moment: advice, forecasts, what came before, and how it ends."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

import pytest
from pygame import Rect

from game.match import Match
from game.vitorian import actions as act
from game.vitorian import events as ev
from game.vitorian.config import VitorianConfig
from scenes.app import App
from scenes.audit import Audit
from scenes.result import ResultScene
from scenes.table.between import turn_between
from scenes.vitorian import layout, narrator, routes, tour_states
from scenes.vitorian.changes import RULES
from scenes.vitorian.phrases import NATION_INKS, OTHER_INK, side_inks
from scenes.vitorian.scene import VitorianScene
from scenes.vitorian.setup_part import DeckSetup
from sprites import litho
from sprites.intent import Intent
from tests.scenes.vitorian.support import click, make_app, match_of, open_board, settle, shown

WHOLE = Rect(0, 0, 1280, 720)


@pytest.fixture(scope="module")
def app() -> App:
    return make_app()


def heard(scene: VitorianScene) -> Audit:
    """Everything of a frame."""
    audit = Audit()
    scene.app.canvas.recorder = audit
    scene.changed()
    scene.app.draw()
    scene.app.canvas.recorder = None
    return audit


def said(scene: VitorianScene, area: Rect = WHOLE) -> str:
    """The texts of a frame that begin within an area."""
    texts = [text.drawn for text in heard(scene).texts]
    return "\n".join(text.text for text in texts if area.inflate(8, 8).collidepoint(text.rect.topleft))


def asked(scene: VitorianScene) -> str | None:
    """What the person is asked."""
    return None if scene.seen is None else scene.seen.ask


def fights(scene: VitorianScene) -> bool:
    """Whether a combat is on the board."""
    return scene.shown.combat is not None


def halted(scene: VitorianScene) -> bool:
    """Whether the show waits for a press."""
    return bool(scene.halt)


# --- the open table ---------------------------------------------------------------------------------------


@pytest.mark.rule("V12.5")
@pytest.mark.parametrize("name", ["open-table", "open-rests"])
def test_the_open_table_shows_resources_by_their_sovereigns_and_the_forecast(app: App, name: str) -> None:
    scene = shown(app, name)
    assert scene.payer == scene.shown.bottom == 0
    forecast, tried = scene.foreseen()
    assert forecast is not None and forecast.target_falls and not tried
    assert scene.tongue.say("forecast.none") not in said(scene)
    assert scene.tongue.say("waiting") not in said(scene)


@pytest.mark.rule("V12.5")
def test_attacker_and_target_look_alike_at_the_open_table_and_elsewhere(app: App) -> None:
    attacker, target = routes.cell(7), routes.cell(12)
    looks = []
    for name in ("window", "open-table", "open-look", "my-window"):
        scene = shown(app, name)
        combat = scene.shown.combat
        assert combat is not None and (scene.shown.where(combat.unit), combat.target_space) == (7, 12)
        marked = {
            (state.rect.centerx, state.rect.centery): state.state for state in heard(scene).marks
            if state.state in ("selected", "enemy", "asked")
        }  # fmt: skip
        places = [layout.cell(int(id.split(":")[1]), scene.shown.bottom) for id in (attacker, target)]
        near = [[word for spot, word in marked.items() if place.collidepoint(spot)] for place in places]
        looks.append((near[0], [word.replace("asked", "enemy") for word in near[1]]))
    assert looks == [(["selected"], ["enemy"])] * 4


@pytest.mark.rule("V12.5")
def test_whoever_looks_is_told_of_no_button_that_is_not_there(app: App) -> None:
    scene = shown(app, "open-look")
    assert scene.payer == 1 and scene.shown.bottom == 0
    assert scene.tongue.say("help.window.open") in said(scene)
    assert scene.tongue.say("help.window") not in said(scene)


@pytest.mark.rule("V12.5")
def test_a_hand_that_rests_can_end_the_window_covered(app: App) -> None:
    scene = shown(app, "open-rests")
    assert scene.asking is not None and scene.asking.seat == 0 and scene.hand is None
    for _ in range(8):
        app.step(100.0)
    scene.pass_by()
    assert scene.match.observation(0).combat is None or scene.match.observation(0).ask != "window"  # type: ignore[attr-defined]
    assert scene.hand is None


# --- a window ---------------------------------------------------------------------------------------------


@pytest.mark.rule("V12.6")
def test_items_of_the_stack_say_what_they_do_in_few_words(app: App) -> None:
    words = said(shown(app, "full-stack"), layout.STACK)
    assert "+2/+0 a Sultán-MK~IV".replace("~", " ") in words.replace("~", " ").replace("Sultan", "Sultán")
    assert "+0/+3 a Búnker" in words and "…" not in words


@pytest.mark.rule("V12.5", "V12.10")
def test_the_button_of_a_window_says_what_comes_next(app: App) -> None:
    found = {}
    for name in ("window", "my-window", "combat"):
        scene = shown(app, name)
        choice = scene.sketch().main
        assert choice is not None
        found[name] = choice.under
    say = scene.tongue.say
    assert found["window"] == say("follows.attack")
    assert found["my-window"] == say("follows.stack")
    assert found["combat"] == say("end.combat.under")


@pytest.mark.rule("V8.5")
def test_an_order_counts_in_the_forecast_while_it_is_paid(app: App) -> None:
    scene = shown(app, "window")
    before, _ = scene.foreseen()
    click(app, scene, "hand:0")
    settle(app, scene)
    assert asked(scene) == "payment"
    paying, tried = scene.foreseen()
    assert before is not None and paying is not None and tried
    assert paying.defence == before.defence + 3
    app.intend(Intent("undo"))
    settle(app, scene)
    app.intend(Intent("point", pos=(640.0, 280.0), device="mouse"))
    assert asked(scene) == "window"
    assert scene.foreseen() == (before, False)


# --- advice -----------------------------------------------------------------------------------------------


def test_advice_stands_under_a_heading_of_its_own_until_something_is_done(app: App) -> None:
    scene = shown(app, "hint")
    title = scene.tongue.say("advice.title").upper()
    assert scene.advice and title in said(scene, layout.STACK)
    assert scene.advice.split(".")[0] not in said(scene, layout.FORECAST)
    scene.act(act.EndPhase())
    assert not scene.advice and title not in said(scene)


def test_advice_goes_with_the_end_of_the_match(app: App) -> None:
    scene = shown(app, "hint")
    assert scene.advice
    scene.match.concede(0)
    scene._conceded()
    settle(app, scene)
    assert scene.halt == "over" and not scene.advice and not scene.hinted


# --- what came before -------------------------------------------------------------------------------------


@pytest.mark.rule("V6.1")
def test_after_the_rivals_turn_the_board_says_what_it_brought_until_something_is_done(app: App) -> None:
    scene = shown(app, "since")
    words = said(scene, layout.STACK)
    say = scene.tongue.say
    assert say("since.title").upper() in words and say("since.hits", n=1) in words
    lost = scene.tongue.short(tour_states.UNITS["B-V3"])
    assert say("since.lost", units=f"[b]{lost}[/b]") in words
    click(app, scene, routes.MAIN)
    settle(app, scene)
    assert say("since.title").upper() not in said(scene, layout.STACK)


def test_only_the_turn_between_two_own_ones_is_told() -> None:
    events = [
        ev.TurnStarted(0, 1), ev.TurnStarted(1, 2), ev.SovereignHit(0, None, 4), ev.TurnStarted(0, 3),
        ev.TurnStarted(1, 4), ev.TurnLost(1, 5), ev.SovereignHit(0, None, 3), ev.TurnStarted(0, 6),
        ev.SovereignHit(1, None, 2),
    ]  # fmt: skip
    between = partial(turn_between, seat=0, turn_of=RULES.turn_of)
    assert between(events) == events[4:7]
    assert between(events[:4]) == events[1:3]
    assert between(events[:7]) == () and between(events[:1]) == ()


# --- the end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("V1.2")
def test_the_end_is_the_winners_and_nothing_of_a_combat_stays(app: App) -> None:
    scene = shown(app, "stack")
    assert fights(scene)
    scene.match.concede(1)
    scene._conceded()
    loser = layout.portrait(1, scene.shown.bottom)
    torn = 0
    while not halted(scene):
        app.step(40.0)
        scene.look_of_board()
        torn += routes.sovereign(1) in scene.show.away
    assert torn > 3, "the beaten Sovereign was not seen falling"
    assert not fights(scene) and narrator.winner(scene) == 0
    assert scene.headline().colour == litho.NATION_COLOUR["red"]
    assert scene.foreseen() == (None, False)
    beaten = [state for state in heard(scene).marks if state.state == "beaten"]
    assert [loser.collidepoint(state.rect.center) for state in beaten] == [True]
    say = scene.tongue.say
    assert say("over.title").upper() in said(scene, layout.STACK)
    assert say("over.winner").upper() in said(scene, layout.FORECAST)
    assert say("stack.title").upper() not in said(scene)


def test_the_fall_can_be_skipped(app: App) -> None:
    scene = shown(app, "main")
    scene.match.concede(0)
    scene._conceded()
    app.step(40.0)
    assert scene.showing
    scene.skip()
    app.step(40.0)
    assert scene.halt == "over" and not scene.show.away


# --- another match ----------------------------------------------------------------------------------------


def ended(human: int) -> Match:
    """A match in which seat 0 has begun, and that was given up."""
    match = match_of(human)
    while match.to_move is not None and not any(
        isinstance(one, ev.TurnStarted) for one in match.public_events()
    ):
        match.act(match.to_move, act.Keep())
    match.concede(human)
    return match


@pytest.mark.rule("V5.1")
@pytest.mark.parametrize("human", [0, 1])
def test_in_a_rematch_the_other_one_begins_with_the_own_deck(app: App, human: int) -> None:
    match = ended(human)
    config = cast(VitorianConfig, match.setup.config)
    fresh = DeckSetup().rematch(match)
    assert fresh.decks == config.decks[::-1] and fresh.first == 0
    words = DeckSetup().rematch_words(app.language, match)
    assert words == app.language.text("vitorian_board.rematch.about", name="Ansgar")


def test_the_rematch_does_what_its_button_says(app: App) -> None:
    match = ended(0)
    page = ResultScene(match)
    app.scenes.reset(page, "none")
    assert page.widgets["rematch"].sub == DeckSetup().rematch_words(app.language, match)  # type: ignore[attr-defined]
    page._rematch()
    board = app.scenes.top
    while not isinstance(board, VitorianScene):
        app.step(100.0)
        board = app.scenes.top
    assert board.match.setup.seats[1].human and board.shown.bottom == 1
    assert board.shown.sides[1].sovereign == "R-00", "the own deck stays"
    first = next(event for event in match_events(app, board) if isinstance(event, ev.TurnStarted))
    assert first.seat == 0, "the other one begins"


def match_events(app: App, board: VitorianScene) -> list[Any]:
    """What has happened once both have kept their hands."""
    settle(app, board)
    while board.seen is not None and board.seen.ask == "mulligan":
        board.act(act.Keep())
        settle(app, board)
    return list(board.match.public_events())


def test_the_log_keeps_its_inks_when_the_sides_change_seats(app: App) -> None:
    for human, decks in ((0, ("forge", "wings")), (1, ("wings", "forge"))):
        scene = open_board(app, match_of(human, decks))
        inks = dict(zip((side.sovereign for side in scene.shown.sides), side_inks(scene.shown), strict=True))
        assert inks == {"R-00": NATION_INKS["red"], "B-00": NATION_INKS["blue"]}
        scene.act(act.Keep())
        settle(app, scene)
        lines = [line for line in scene.log.lines if line.rule == "V5.5"]
        assert {line.colour for line in lines} == set(inks.values())
        assert next(line for line in lines if "Te quedas" in line.text).colour == NATION_INKS["red"]
    alike = open_board(app, match_of(0, ("forge", "forge")))
    assert side_inks(alike.shown) == (NATION_INKS["red"], OTHER_INK)


def test_what_happened_names_units_that_stood_there_before_the_first_event(app: App) -> None:
    shown(app, "handover")
    board = next(one for one in app.scenes.stack if isinstance(one, VitorianScene))
    told, unnamed = board.recap(), app.language.text("vitorian.log.some_unit")
    assert told and not [line.text for line in told if unnamed in line.text]
