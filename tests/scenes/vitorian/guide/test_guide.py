"""The guide to a first match of Vitorian Wars, from its first note to its farewell, and for those who go
another way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.language import CODES, Language
from game.opponents import NOVICE
from game.vitorian import actions as act
from game.vitorian.events import AttackDeclared, SovereignHit
from scenes.app import App
from scenes.guide import touring
from scenes.guide.coach import NEXT, SKIP
from scenes.learn import LearnScene
from scenes.menus import launch
from scenes.vitorian import layout
from scenes.vitorian.guide import facts, start_guide
from scenes.vitorian.guide.coach import FORMS
from scenes.vitorian.guide.start import setup
from scenes.vitorian.guide.steps import STEPS
from scenes.vitorian.scene import VitorianScene
from sprites.focus import find
from sprites.intent import Intent
from tests.scenes import menus_support
from tests.scenes.guide.support import (
    FRAME,
    MOST_FRAMES,
    Press,
    at_step,
    by_keys,
    by_mouse,
    by_pad,
    check,
    coach_of,
    rest,
    target,
)
from tests.scenes.vitorian.guide.support import follow, open_guide
from tests.scenes.vitorian.support import click, make_app, settle

IDS = [step.id for step in STEPS]
LONGEST = 245
"""Characters of the longest note."""


@pytest.fixture
def app() -> Iterator[App]:
    """A game in Spanish without motion."""
    made = make_app("es", animation_speed="instant")
    yield made
    made.close()


# --- following it ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "press", "options"),
    [
        ("es", by_mouse, {}),
        ("en", by_keys, {}),
        ("es", by_pad, {"animation_speed": "instant"}),
        ("en", by_mouse, {"reduced_motion": True, "text_size": "largest"}),
        ("es", by_keys, {"high_contrast": True, "animation_speed": "2"}),
        ("test", by_keys, {"text_size": "largest", "recycle_moments": "always"}),
    ],
    ids=["mouse", "keys", "pad", "still and large", "contrast", "always asked"],
)
def test_whoever_follows_the_notes_meets_every_one_of_them(
    language: str, press: Press, options: dict[str, object]
) -> None:
    app = make_app(language, **options)
    scene = open_guide(app)
    seen = follow(app, scene, press)
    assert sorted(seen, key=IDS.index) == IDS
    assert scene.coach is None
    assert app.settings.welcomed and app.settings.guide == "", "the first start's question is another game's"
    assert app.scenes.top is scene and scene.match.outcome is None, "the match goes on"
    assert find(scene.targets(), SKIP) is None
    app.close()


def test_the_advice_of_the_notes_hits_the_sovereign_in_the_second_turn(app: App) -> None:
    scene = open_guide(app)
    for _ in range(MOST_FRAMES):
        if scene.coach is None:
            break
        touring.follow(scene, coach_of(scene))
        app.step(FRAME)
    told = scene.match.events(0)
    assert scene.coach is None and scene.shown.turn == 3
    assert any(isinstance(event, AttackDeclared) and event.seat == 0 for event in told)
    assert [event.seat for event in told if isinstance(event, SovereignHit)] == [1]


def test_the_player_begins_against_the_gentlest_rival() -> None:
    found = setup()
    assert found.config.first == 0
    assert [seat.kind for seat in found.seats] == ["human", "computer"] and found.seats[1].level == NOVICE


# --- leaving it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", IDS)
def test_every_note_can_be_skipped_with_its_button_or_its_letter(app: App, step: str) -> None:
    scene = open_guide(app)
    follow(app, scene, by_keys, at_step(step))
    if IDS.index(step) % 2:
        app.intend(Intent("letter", text="s"))
    else:
        click(app, scene, SKIP)
    assert scene.coach is None and not app.settings.welcomed and app.settings.guide == ""
    assert "Aprender" in app.toasts.text
    settle(app, scene)
    assert scene.deciding
    assert not any(target.id.startswith("guide") for target in scene.targets())


@pytest.mark.parametrize("step", ["grid", "mobilise", "payment", "window"])
def test_the_keys_lead_to_the_way_out(app: App, step: str) -> None:
    scene = open_guide(app)
    follow(app, scene, by_keys, at_step(step))
    assert len(menus_support.way_to(scene, SKIP)) <= 12


# --- going another way ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_whoever_does_something_else_is_not_held_up(app: App, seed: int) -> None:
    scene, chance = open_guide(app), random.Random(seed)
    for _ in range(MOST_FRAMES):
        if scene.coach is None or scene.halt:
            break
        check(scene)
        seen = scene.seen
        if seen is not None and scene.deciding:
            scene.act(chance.choice(seen.legal))
        app.step(FRAME)
    assert scene.coach is None or scene.halt == "over"
    app.step(FRAME)
    assert scene.coach is None


def test_whoever_ends_the_turn_at_once_is_told_of_mobilising_in_the_next(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_keys, at_step("grid"))
    scene.act(act.EndPhase())
    app.step(FRAME)
    follow(app, scene, by_mouse, at_step("mobilise"))
    assert scene.shown.turn == 3


def test_another_card_than_the_advised_one_is_spoken_of_once_it_is_chosen(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("mobilise"))
    advised = coach_of(scene).shine.target
    other = next(id for id in scene.states() if id.startswith("hand:") and id != advised)
    assert scene.hand is not None
    chosen = scene.hand[int(other.removeprefix("hand:"))]
    click(app, scene, other)
    app.step(FRAME)
    assert at_step("mobilise")(scene) and scene.steps
    check(scene)
    wanted = coach_of(scene).shine.target
    click(app, scene, wanted)
    assert scene.seen is not None and scene.seen.ask == "payment"
    assert scene.seen.payment is not None and scene.seen.payment.card == chosen


def test_a_note_gives_way_where_something_can_be_pressed(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("ending"))
    note = coach_of(scene).note
    undo = target(scene, "undo")
    assert note is not None and not note.place.area.colliderect(undo.rect)
    click(app, scene, "undo")
    settle(app, scene)
    assert facts.own_unit(scene) is None, "what the note lies beside can be taken back"


def test_advice_that_is_asked_for_is_not_covered(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("mobilise"))
    before = coach_of(scene).lies
    assert before is not None and before.colliderect(layout.STACK)
    app.intend(Intent("hint"))
    app.step(FRAME)
    lies = coach_of(scene).lies
    assert scene.advice and at_step("mobilise")(scene)
    assert lies is not None and not lies.colliderect(layout.STACK)
    for _ in ("card", "space"):
        click(app, scene, coach_of(scene).shine.target)
        app.step(FRAME)
    assert not scene.advice and at_step("payment")(scene) and coach_of(scene).lies == before


def test_a_refusal_lies_over_no_note(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("mobilise"))
    lies = coach_of(scene).lies
    assert lies is not None and scene.refusal_room is None
    coach_of(scene).skip()
    room = scene.refusal_room
    assert room is not None and room.colliderect(lies)


def test_a_press_on_the_paper_is_none_on_the_board(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("ending"))
    note = coach_of(scene).note
    assert note is not None and note.place.area.colliderect(layout.cell(17, 0))
    x, y = layout.cell(17, 0).center
    rest(app)
    for name in ("press", "release"):
        app.intend(Intent(name, pos=(float(x), float(y)), device="mouse"))
    assert app.toasts.text == "", "no rule of the board is said to forbid it"


def test_a_match_given_up_early_was_no_whole_guide(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_keys, at_step("grid"))
    assert scene.match.concede(0) is None
    for _ in range(100):
        app.step(FRAME)
    assert scene.coach is None and not app.settings.welcomed


# --- the match itself -----------------------------------------------------------------------------------


def test_learning_offers_it_with_the_picture_of_the_officer(user_folder: Path) -> None:
    app = menus_support.make_game(user_folder)
    menus_support.show(app, LearnScene(game="vitorian"))
    menus_support.press_by_mouse(app, "guide")
    scene = app.scenes.top
    assert isinstance(scene, VitorianScene) and scene.coach is not None
    app.close()


def test_the_match_is_kept_and_goes_on_without_the_coach(user_folder: Path) -> None:
    app = menus_support.make_game(user_folder)
    start_guide(app)
    scene = app.scenes.top
    assert isinstance(scene, VitorianScene)
    follow(app, scene, by_keys, at_step("payment"))
    acts = scene.match.acts
    launch.to_title(app)
    saved = launch.saved_match(app)
    assert saved is not None and saved.seats[0].human
    assert launch.resume(app, saved) is None
    again = app.scenes.top
    assert isinstance(again, VitorianScene)
    assert again.coach is None and again.match.acts == acts
    app.close()


# --- what is seen ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_the_notes_are_short(code: str) -> None:
    texts = Language(code)
    for step in STEPS:
        assert texts.has(f"guide.vitorian.{step.id}.title")
        forms = [f"guide.vitorian.{step.id}.text{form}" for form in FORMS.get(step.id, ("",))]
        for form in forms:
            assert texts.has(form)
            assert len(texts.text(form)) <= LONGEST, form


def test_the_notes_are_few_and_end_with_the_farewell() -> None:
    assert 9 <= len(STEPS) <= 12
    assert [step.id for step in STEPS if step.alone] == [STEPS[-1].id]
    assert len({step.id for step in STEPS}) == len({step.light for step in STEPS}) == len(STEPS)


def test_the_language_may_change_under_a_note(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_keys, at_step("supplies"))
    app.change_language("en")
    app.step(FRAME)
    note = coach_of(scene).note
    assert note is not None and note.text == app.language.text("guide.vitorian.supplies.text")
    assert find(scene.targets(), NEXT) is not None
