"""The guide to a first match of Paladines de Epikha, from its first note to its farewell, and for those who
go another way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.epikha import actions as act
from game.epikha import events as ev
from game.epikha.card import CARDS
from game.epikha.decks import STARTERS
from game.epikha.judgement import makes_vital
from game.language import CODES, Language
from game.opponents import NOVICE
from scenes.app import App
from scenes.epikha import layout, routes
from scenes.epikha.guide import start_guide
from scenes.epikha.guide.coach import FORMS
from scenes.epikha.guide.facts import holds_opal
from scenes.epikha.guide.start import setup
from scenes.epikha.guide.steps import STEPS
from scenes.epikha.scene import EpikhaScene
from scenes.guide import touring
from scenes.guide.coach import NEXT, SKIP
from scenes.learn import LearnScene
from scenes.menus import launch
from sprites.focus import find
from sprites.intent import Intent
from tests.scenes import menus_support
from tests.scenes.epikha.guide.support import follow, open_guide
from tests.scenes.epikha.support import choices, click, make_app, press, settle
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
)

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
        ("test", by_keys, {"text_size": "largest", "epikha_windows": "always"}),
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


def test_the_advice_of_the_notes_makes_the_rivals_player_fight_in_the_second_turn(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("respond"))
    told = scene.match.events(0)
    attack = next(event for event in told if isinstance(event, ev.AttackDeclared))
    assert attack.seat == 0 and scene.shown.turn == 4
    assert any(isinstance(event, ev.ArmEntered) and not makes_vital(CARDS[event.card]) for event in told)
    hurt = [event for event in told if isinstance(event, ev.Damaged) and event.seat == 1]
    assert [CARDS[event.card].is_player for event in hurt][-2:] == [True, True]
    assert any(isinstance(event, ev.Struck) and event.way == "direct" for event in told)
    assert scene.shown.sides[0].reserves, "there is somebody to respond with"


def test_the_player_begins_with_a_starter_deck_against_the_gentlest_rival() -> None:
    found = setup()
    assert found.config.first == 0 and found.config.quick
    assert tuple(deck.name for deck in found.config.decks) == STARTERS
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


@pytest.mark.parametrize("step", ["field", "opal", "charge", "attack"])
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


@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_covered_from_whoever_presses_what_glows(app: App, seed: int) -> None:
    scene, chance = open_guide(app), random.Random(seed)
    for _ in range(MOST_FRAMES):
        if scene.coach is None or scene.halt:
            break
        check(scene)
        if scene.deciding and (found := choices(scene)):
            press(app, scene, chance.choice(found))
        app.step(FRAME)
    assert scene.coach is None or scene.halt == "over"


def test_whoever_ends_the_phase_at_once_is_told_of_opals_in_the_next_turn(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_keys, at_step("field"))
    scene.act(act.EndPhase())
    app.step(FRAME)
    follow(app, scene, by_mouse, at_step("opal"))
    assert scene.shown.turn == 3


def test_all_opals_of_the_hand_are_asked_for(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("character"))
    assert not holds_opal(scene)
    assert sum(len(side.armoury) for side in scene.shown.sides) == 3


def test_another_card_than_the_advised_one_is_spoken_of_once_it_is_chosen(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("character"))
    advised = coach_of(scene).shine.target
    assert scene.hand is not None and scene.seen is not None
    glowing = [id for id in scene.states() if id.startswith("hand:") and id != advised]
    numbers = [int(id.removeprefix("hand:")) for id in glowing]
    other = next(number for number in numbers if CARDS[scene.hand[number] or ""].is_arm)
    click(app, scene, f"hand:{other}")
    app.step(FRAME)
    assert at_step("character")(scene) and scene.chosen_card == scene.hand[other]
    check(scene)
    click(app, scene, coach_of(scene).shine.target)
    app.step(FRAME)
    assert CARDS[scene.chosen_card].is_character, "it still calls for a character"
    assert coach_of(scene).shine.target == routes.MAIN
    click(app, scene, routes.MAIN)
    settle(app, scene)
    assert scene.shown.sides[0].reserves


def test_a_note_gives_way_where_something_can_be_pressed(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("chain"))
    note = coach_of(scene).note
    undo = find(scene.targets(), "undo")
    assert note is not None and undo is not None and not note.place.area.colliderect(undo.rect)
    click(app, scene, "undo")
    settle(app, scene)
    assert not any(body.arms for group in scene.shown.sides[0].reserves for body in group.bodies)


def test_advice_that_is_asked_for_is_not_covered(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("chain"))
    before = coach_of(scene).lies
    assert before is not None and before.colliderect(layout.FORECAST)
    app.intend(Intent("hint"))
    app.step(FRAME)
    lies = coach_of(scene).lies
    assert scene.advice and at_step("chain")(scene)
    assert lies is not None and not lies.colliderect(layout.FORECAST)
    check(scene)


def test_a_refusal_lies_over_no_note(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("field"))
    lies = coach_of(scene).lies
    assert lies is not None and scene.refusal_room is None
    coach_of(scene).skip()
    room = scene.refusal_room
    assert room is not None and room.colliderect(lies)


def test_a_press_on_the_paper_is_none_on_the_board(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("ending"))
    note = coach_of(scene).note
    assert note is not None
    x, y = note.place.area.center
    rest(app)
    for name in ("press", "release"):
        app.intend(Intent(name, pos=(float(x), float(y)), device="mouse"))
    assert app.toasts.text == "", "no rule of the board is said to forbid it"


def test_a_match_given_up_early_was_no_whole_guide(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_keys, at_step("field"))
    assert scene.match.concede(0) is None
    for _ in range(100):
        app.step(FRAME)
    assert scene.coach is None and not app.settings.welcomed


# --- the match itself -----------------------------------------------------------------------------------


def test_the_computers_advice_alone_leads_through_it_as_well(app: App) -> None:
    scene = open_guide(app)
    for _ in range(MOST_FRAMES):
        if scene.coach is None:
            break
        touring.follow(scene, coach_of(scene))
        app.step(FRAME)
    assert scene.coach is None and app.settings.welcomed and scene.shown.turn == 5


def test_learning_offers_it_with_the_picture_of_the_enchantress(user_folder: Path) -> None:
    app = menus_support.make_game(user_folder)
    menus_support.show(app, LearnScene(game="epikha"))
    menus_support.press_by_mouse(app, "guide")
    scene = app.scenes.top
    assert isinstance(scene, EpikhaScene) and scene.coach is not None
    app.close()


def test_the_match_is_kept_and_goes_on_without_the_coach(user_folder: Path) -> None:
    app = menus_support.make_game(user_folder)
    start_guide(app)
    scene = app.scenes.top
    assert isinstance(scene, EpikhaScene)
    follow(app, scene, by_keys, at_step("ending"))
    acts = scene.match.acts
    launch.to_title(app)
    saved = launch.saved_match(app)
    assert saved is not None and saved.seats[0].human
    assert launch.resume(app, saved) is None
    again = app.scenes.top
    assert isinstance(again, EpikhaScene)
    assert again.coach is None and again.match.acts == acts
    app.close()


# --- what is seen ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_the_notes_are_short(code: str) -> None:
    texts = Language(code)
    for step in STEPS:
        assert texts.has(f"guide.epikha.{step.id}.title")
        forms = [f"guide.epikha.{step.id}.text{form}" for form in FORMS.get(step.id, ("",))]
        for form in forms:
            assert texts.has(form)
            assert len(texts.text(form)) <= LONGEST, form


def test_the_notes_are_few_and_end_with_the_farewell() -> None:
    assert 9 <= len(STEPS) <= 12
    assert [step.id for step in STEPS if step.alone] == [STEPS[-1].id]
    assert len({step.id for step in STEPS}) == len({step.light for step in STEPS}) == len(STEPS)


def test_the_language_may_change_under_a_note(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_keys, at_step("respond"))
    app.change_language("en")
    app.step(FRAME)
    note = coach_of(scene).note
    assert note is not None and note.text == app.language.text("guide.epikha.respond.text")
    assert find(scene.targets(), NEXT) is not None
