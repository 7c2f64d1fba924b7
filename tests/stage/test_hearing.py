"""What the screen has to do with sound: which music plays where, a device that goes away, and captions."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import pygame
import pytest

from game.language import CODES
from scenes.app import App
from scenes.hearing import CAPTION_MS
from scenes.services import Silence
from sounds.cues import CUES
from tests.stage.support import Noting, make_app, pass_time


class Ears(Silence):
    """A player of sounds that notes what it is told."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self.away = False
        self.volumes: dict[str, float] = {}
        self.has_device = True

    def music(self, name: str | None) -> None:
        self.told.append(name)

    def set_volumes(self, volumes: Mapping[str, float]) -> None:
        self.volumes.update(volumes)

    def update(self, dt_ms: float, away: bool = False) -> None:
        self.away = away

    def lost(self) -> bool:
        had, self.has_device = self.has_device, False
        return had


class Quiet(Noting):
    """A scene without music of its own."""


class Hall(Noting):
    """A scene with music."""

    music = "title"


class Street(Noting):
    """Another one."""

    music = "night"


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app(captions=True)
    made.services.sounds = Ears()
    yield made
    made.close()


def ears(app: App) -> Ears:
    assert isinstance(app.sounds, Ears)
    return app.sounds


def test_the_scene_on_top_chooses_the_music_and_one_without_leaves_it(app: App) -> None:
    app.push(Hall(), "none")
    app.push(Quiet(overlay=True), "none")
    assert ears(app).told == ["title"]
    app.push(Street(), "none")
    app.scenes.pop("none")
    app.scenes.pop("none")
    assert ears(app).told == ["title", "night", "title"]


def test_the_device_is_opened_with_the_options_and_the_music_of_the_moment() -> None:
    app = make_app(music=0.5, ambience=0.25, mono=True, mute=False)
    app.push(Hall(), "none")
    app.hearing.open()
    from sounds.mixer import Sounds

    sounds = app.sounds
    assert isinstance(sounds, Sounds)
    assert sounds.volume("music") == 0.5 and sounds.volume("ambience") == 0.25 and sounds.mono
    pass_time(app, 100)
    assert sounds.playing == ("title", "desk")
    app.change_settings(mute=True, music=1.0)
    assert sounds.mute and sounds.volume("music") == 1.0
    app.change_settings(mute=False)
    assert not sounds.mute
    sounds.close()
    app.close()


def test_the_command_line_keeps_the_game_mute_whatever_the_options(app: App) -> None:
    app.services.mute = True
    app.change_settings(mute=False)
    assert app.sounds.mute


def test_music_holds_still_while_the_window_is_not_in_front(app: App) -> None:
    app.push(Hall(), "none")
    app.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    pass_time(app, 20)
    assert ears(app).away
    app.handle(pygame.Event(pygame.WINDOWFOCUSGAINED))
    pass_time(app, 20)
    assert not ears(app).away


def test_a_device_that_goes_away_is_one_sentence(app: App) -> None:
    app.push(Hall(), "none")
    app.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=True))
    app.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=False))
    assert not app.toasts.text and ears(app).has_device
    app.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=False))
    assert app.toasts.text == "sound.lost"
    app.toasts.clear()
    app.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=False))
    assert not app.toasts.text


# --- captions ---


def test_a_meaningful_cue_is_said_for_a_while(app: App) -> None:
    app.push(Quiet(), "none")
    app.draw()
    app.hearing.heard(CUES["round_end"], {})
    assert app.hearing.caption == "sound.caption.round_end"
    assert app.draw(), "the caption is drawn"
    pass_time(app, CAPTION_MS + 50)
    assert app.hearing.caption == ""
    assert app.draw(), "and taken away again"


def test_where_it_happened_is_said_too(app: App) -> None:
    app.hearing.heard(CUES["bite"], {"district": 3})
    assert app.hearing.caption == "sound.caption.bite.there"


def test_paper_and_cards_are_never_spoken_of(app: App) -> None:
    for cue in CUES.values():
        if cue.name.startswith(("card_", "ui_", "page_", "far_", "near_")):
            assert not cue.spoken
            app.hearing.heard(cue, {})
    assert app.hearing.caption == ""


def test_without_the_option_nothing_is_said_and_turning_it_off_ends_it(app: App) -> None:
    app.hearing.heard(CUES["bite"], {})
    app.change_settings(captions=False)
    assert app.hearing.caption == ""
    app.hearing.heard(CUES["bite"], {})
    assert app.hearing.caption == ""


@pytest.mark.parametrize("code", CODES)
def test_every_spoken_cue_has_its_words(code: str, root: Path) -> None:
    texts = json.loads((root / "game" / "language" / code / "sound.json").read_text(encoding="utf-8"))
    spoken = {f"caption.{cue.name}" for cue in CUES.values() if cue.spoken}
    written = {key.removesuffix(".there") for key in texts if key.startswith("caption.")}
    assert written == spoken
