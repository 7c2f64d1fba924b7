"""The guide to a first match, from its first note to its farewell, and for those who go another way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.dracula.view import DraculaObservation
from game.language import CODES, Language
from scenes.app import App
from scenes.dracula import layout
from scenes.dracula.guide import start_guide
from scenes.dracula.guide.coach import FORMS
from scenes.dracula.guide.places import COLUMN
from scenes.dracula.guide.steps import STEPS
from scenes.dracula.scene import DraculaScene
from scenes.guide import touring
from scenes.guide.coach import NEXT, SKIP
from scenes.menus import launch
from sprites.focus import find
from sprites.intent import Intent
from tests.scenes import menus_support
from tests.scenes.dracula import support
from tests.scenes.dracula.guide.support import follow, open_guide
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
)

IDS = [step.id for step in STEPS]
LONGEST = 245
"""Characters of the longest note."""


@pytest.fixture
def app() -> Iterator[App]:
    """A game in Spanish, with all its motion."""
    made = support.make_app("es")
    yield made
    made.close()


# --- following it ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("press", [by_mouse, by_keys, by_pad], ids=["mouse", "keys", "pad"])
def test_whoever_follows_the_notes_meets_every_one_of_them(language: str, press: Press) -> None:
    app = support.make_app(language)
    scene = open_guide(app)
    assert follow(app, scene, press) == IDS
    assert scene.coach is None
    assert app.settings.guide == "done" and app.settings.welcomed
    assert app.scenes.top is scene and scene.match.outcome is None, "the match goes on"
    assert find(scene.targets(), SKIP) is None
    app.close()


@pytest.mark.parametrize(
    "options",
    [
        {"animation_speed": "instant"},
        {"reduced_motion": True, "text_size": "largest"},
        {"high_contrast": True, "animation_speed": "2"},
    ],
    ids=lambda options: "-".join(options),
)
def test_every_option_leaves_the_guide_complete(options: dict[str, object]) -> None:
    app = support.make_app("en", **options)
    seen = follow(app, open_guide(app), by_keys)
    unseen = set(IDS) - set(seen)
    assert unseen <= ({"watch"} if app.pace.instant else set()), "only what is shown in motion may be missed"
    assert seen == [id for id in IDS if id in seen]
    app.close()


def test_the_advice_of_the_notes_wins_the_round(app: App) -> None:
    scene = open_guide(app)
    for _ in range(MOST_FRAMES):
        if scene.coach is None:
            break
        touring.follow(scene, coach_of(scene))
        app.step(FRAME)
    assert scene.coach is None and scene.shown.round == 2
    assert scene.shown.health <= scene.shown.start_health - 3


def test_the_cards_are_dealt_only_when_the_goals_have_been_read(app: App) -> None:
    scene = open_guide(app)
    for _ in range(100):
        app.step(FRAME)
    assert not scene.shown.dealt and not scene.showing
    by_mouse(app, scene, support.target(scene, NEXT))
    app.step(FRAME)
    assert scene.showing


def test_in_the_test_language_and_with_the_largest_text_it_is_followed_too() -> None:
    app = support.make_app("test", text_size="largest")
    assert follow(app, open_guide(app), by_keys) == IDS
    app.close()


# --- leaving it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", IDS)
def test_every_note_can_be_skipped_with_its_button_or_its_letter(app: App, step: str) -> None:
    by_letter = IDS.index(step) % 2 == 0
    scene = open_guide(app)
    follow(app, scene, by_keys, at_step(step))
    if by_letter:
        app.intend(Intent("letter", text="s"))
    else:
        support.click(app, scene, SKIP)
    assert scene.coach is None and app.settings.guide == "skipped" and not app.settings.welcomed
    assert "Aprender" in app.toasts.text
    support.settle(app, scene)
    assert scene.deciding or scene.halt == "round"
    assert not any(target.id.startswith("guide") for target in scene.targets())


@pytest.mark.parametrize("step", ["rows", "effect", "call", "resolve"])
def test_the_keys_lead_to_the_way_out(app: App, step: str) -> None:
    scene = open_guide(app)
    follow(app, scene, by_keys, at_step(step))
    assert len(menus_support.way_to(scene, SKIP)) <= 12


def test_the_letter_of_the_way_out_gives_way_to_the_players_own_keys() -> None:
    app = support.make_app("en", keys={"hint": ["s"], "log": ["g"]})
    scene = open_guide(app)
    app.step(FRAME)
    app.intend(Intent("letter", text="g"))
    assert scene.coach is not None
    app.intend(Intent("letter", text="x"))
    assert scene.coach is None
    app.close()


# --- going another way ----------------------------------------------------------------------------------


@pytest.mark.parametrize("step", IDS)
def test_whoever_does_something_else_is_not_held_up(app: App, step: str) -> None:
    app.change_settings(animation_speed="instant")
    scene = open_guide(app)
    if step != "watch":  # which is shown in motion only
        follow(app, scene, by_keys, at_step(step))
    chance = random.Random(IDS.index(step))
    for _ in range(MOST_FRAMES):
        if app.scenes.top is not scene or scene.halt == "over":
            break
        app.step(FRAME)
        if scene.coach is not None:
            check(scene)
        stubborn(scene, chance)
    assert scene.match.outcome is not None
    assert scene.coach is None and app.settings.guide == "done"


def test_a_match_given_up_early_was_no_whole_guide(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_keys, at_step("rows"))
    assert scene.match.concede(1) is None
    for _ in range(MOST_FRAMES):
        if scene.halt == "over":
            break
        app.step(FRAME)
    app.step(FRAME)
    assert scene.coach is None and app.settings.guide == "skipped"


def test_the_language_may_change_under_a_note(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_keys, at_step("trump"))
    before = coach_of(scene).note
    app.change_language("en")
    app.step(FRAME)
    after = coach_of(scene).note
    assert before is not None and after is not None and at_step("trump")(scene)
    assert after.text == app.language.text("guide.dracula.trump.text") != before.text


def stubborn(scene: DraculaScene, chance: random.Random) -> None:
    """Never read a note while there is anything else to press."""
    seen = scene.observation
    if scene.halt == "round":
        scene.go_on()
    elif isinstance(seen, DraculaObservation) and seen.legal:
        scene.act(chance.choice(seen.legal))
    elif not scene.shown.dealt:
        scene.press(support.target(scene, NEXT))


def test_the_rival_plays_when_the_note_about_it_has_been_read(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("watch"))
    begun = scene.now
    for _ in range(400):
        app.step(FRAME)
    assert scene.showing and scene.now is begun, "nobody reads while cards fly"
    scene.press(support.target(scene, NEXT))
    follow(app, scene, by_mouse, at_step("rows"))
    assert scene.deciding


def test_a_press_on_the_paper_is_none_on_the_board(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("watch"))
    support.rest(app)
    x, y = COLUMN.center
    for name in ("press", "release"):
        app.intend(Intent(name, pos=(float(x), float(y)), device="mouse"))
    assert scene.showing, "the show was not hurried"
    app.intend(Intent("press", pos=(640.0, 300.0), device="mouse"))
    assert not scene.showing


# --- the match itself -----------------------------------------------------------------------------------


def test_the_match_is_kept_and_goes_on_without_the_coach(user_folder: Path) -> None:
    app = menus_support.make_game(user_folder)
    start_guide(app)
    scene = app.scenes.top
    assert isinstance(scene, DraculaScene) and scene.coach is not None
    follow(app, scene, by_keys, at_step("effect"))
    acts = scene.match.acts
    launch.to_title(app)
    saved = launch.saved_match(app)
    assert saved is not None and saved.seats[1].human
    assert launch.resume(app, saved) is None
    again = app.scenes.top
    assert isinstance(again, DraculaScene)
    assert again.coach is None and again.match.acts == acts
    assert app.settings.guide == ""
    app.close()


def test_nobody_greets_the_player_beside_the_guide(user_folder: Path) -> None:
    app = menus_support.make_game(user_folder)
    start_guide(app)
    app.step(FRAME)
    assert app.toasts.text == ""
    app.close()


# --- what is seen ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_the_notes_are_short(code: str) -> None:
    texts = Language(code)
    for step in STEPS:
        assert texts.has(f"guide.dracula.{step.id}.title")
        forms = [f"guide.dracula.{step.id}.text{form}" for form in FORMS.get(step.id, ("",))]
        for form in forms:
            assert texts.has(form)
            assert len(texts.text(form)) <= LONGEST, form


def test_all_but_what_a_note_speaks_of_gets_darker(app: App) -> None:
    scene = open_guide(app)
    follow(app, scene, by_mouse, at_step("trump"))
    for _ in range(10):
        app.step(FRAME)
    app.scenes.refresh()
    app.draw()
    veiled = app.canvas.surface.copy()
    coach_of(scene).skip()
    app.toasts.clear()
    app.scenes.refresh()
    app.draw()
    plain = app.canvas.surface
    dark, lit = layout.tile(5).center, layout.ORDER.center
    assert sum(veiled.get_at(dark)[:3]) < 0.8 * sum(plain.get_at(dark)[:3])
    assert veiled.get_at(lit) == plain.get_at(lit)


def test_the_notes_of_the_guide_are_few_and_end_with_the_farewell() -> None:
    assert 6 <= sum(not step.alone for step in STEPS) <= 10
    assert [step.id for step in STEPS if step.alone] == [STEPS[-1].id]
    assert len({step.id for step in STEPS}) == len(STEPS)
