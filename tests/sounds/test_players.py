"""Music and ambience: they fade, step back for banners, hold still for those who are away, and come back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from sounds import players
from sounds.cues import BANNER, BEDS, CADENCE, CUES, TRACKS, Bed, Track
from sounds.fade import DUCK_MS, FADE_IN_MS, FADE_OUT_MS, RISE_MS, Duck, ratio
from sounds.mixer import Sounds
from sounds.players import BED_CHANNEL

STEP = 50.0


@pytest.fixture
def sounds() -> Iterator[Sounds]:
    made = Sounds(chance=random.Random(3))
    yield made
    made.close()


def pass_time(sounds: Sounds, milliseconds: float, away: bool = False) -> None:
    for _ in range(round(milliseconds / STEP)):
        sounds.update(STEP, away)


def test_music_fades_in_and_brings_its_ambience(sounds: Sounds) -> None:
    sounds.music("title")
    assert not pygame.mixer.music.get_busy()
    sounds.update(STEP)
    assert sounds.playing == ("title", TRACKS["title"].bed)
    assert pygame.mixer.music.get_busy() and pygame.mixer.Channel(BED_CHANNEL).get_busy()
    assert pygame.mixer.music.get_volume() < 0.1
    pass_time(sounds, FADE_IN_MS)
    assert pygame.mixer.music.get_volume() == 1.0
    assert pygame.mixer.Channel(BED_CHANNEL).get_volume() == 1.0


def test_the_next_music_waits_until_the_last_has_gone(sounds: Sounds) -> None:
    sounds.music("title")
    pass_time(sounds, FADE_IN_MS + STEP)
    sounds.music("night")
    pass_time(sounds, FADE_OUT_MS / 2)
    assert sounds.playing[0] == "title"
    assert 0.2 < pygame.mixer.music.get_volume() < 0.8
    pass_time(sounds, FADE_OUT_MS / 2 + STEP)
    assert sounds.playing == ("night", "night_street")
    sounds.music(None)
    pass_time(sounds, FADE_OUT_MS * 2)
    assert sounds.playing == (None, None)
    assert not pygame.mixer.music.get_busy()


def test_a_change_of_mind_before_the_end_of_a_fade_goes_back_up(sounds: Sounds) -> None:
    sounds.music("title")
    pass_time(sounds, FADE_IN_MS + STEP)
    sounds.music("night")
    pass_time(sounds, FADE_OUT_MS / 2)
    sounds.music("title")
    pass_time(sounds, FADE_IN_MS)
    assert sounds.playing[0] == "title"
    assert pygame.mixer.music.get_volume() == 1.0


def test_volumes_work_on_what_already_sounds(sounds: Sounds) -> None:
    sounds.music("title")
    pass_time(sounds, FADE_IN_MS + STEP)
    sounds.play("reward")
    cue = pygame.mixer.Channel(BED_CHANNEL + 1)
    sounds.set_volumes({"music": 0.5, "ambience": 0.0})
    sounds.update(0.0)
    assert cue.get_volume() == pytest.approx(0.25, abs=0.01)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)
    assert pygame.mixer.Channel(BED_CHANNEL).get_volume() == 0.0


@pytest.mark.parametrize("how", ["away", "mute", "volume"])
def test_music_that_cannot_be_heard_holds_still_and_goes_on_where_it_was(sounds: Sounds, how: str) -> None:
    def hush(on: bool) -> None:
        if how == "mute":
            sounds.mute = on
        elif how == "volume":
            sounds.set_volumes({"music": 0.0 if on else 1.0})

    sounds.music("title")
    pass_time(sounds, STEP)
    hush(True)
    sounds.update(STEP, away=how == "away")
    assert not pygame.mixer.music.get_busy()
    assert sounds.playing[0] == "title"
    hush(False)
    sounds.update(STEP)
    assert pygame.mixer.music.get_busy()


def test_what_is_wanted_meanwhile_begins_when_somebody_is_back(sounds: Sounds) -> None:
    sounds.music("title")
    sounds.update(STEP, away=True)
    sounds.music("night")
    sounds.update(STEP, away=True)
    assert sounds.playing[0] == "night" and not pygame.mixer.music.get_busy()
    sounds.update(STEP)
    assert pygame.mixer.music.get_busy()


def test_banners_push_the_music_back_and_cadences_are_alone() -> None:
    cadences = {track.own.get(name, name) for track in TRACKS.values() for name in ("win", "lose")}
    assert {name for name, cue in CUES.items() if cue.ducks == CADENCE} == cadences
    assert CUES["round_end"].ducks == BANNER == 4.0
    duck = Duck()
    duck.under(BANNER, 1000)
    duck.update(DUCK_MS)
    assert duck.gain == pytest.approx(ratio(4.0))
    duck.under(CADENCE, 500)
    duck.update(DUCK_MS)
    assert duck.gain == pytest.approx(ratio(CADENCE))
    duck.update(1000)
    duck.update(RISE_MS)
    assert duck.gain == 1.0


def test_a_playing_cadence_is_heard_in_the_volume_of_the_music(sounds: Sounds) -> None:
    sounds.music("night")
    pass_time(sounds, FADE_IN_MS + STEP)
    sounds.play("lose")
    pass_time(sounds, 400)
    assert pygame.mixer.music.get_volume() < 0.02
    pass_time(sounds, 2500 + RISE_MS + 200)
    assert pygame.mixer.music.get_volume() == 1.0


def test_no_cue_takes_the_channel_of_the_bed(sounds: Sounds) -> None:
    sounds.music("title")
    sounds.update(STEP)
    bed = pygame.mixer.Channel(BED_CHANNEL).get_sound()
    for name in CUES:
        sounds.play(name)
    sounds.stop()
    assert pygame.mixer.Channel(BED_CHANNEL).get_sound() is bed


def test_echoes_come_at_their_distance(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[float, str]] = []
    now = 0.0
    far = players.Ambience(lambda name: heard.append((now, name)), random.Random(1))
    far.wanted = "night_street"
    pygame.mixer.init()
    while now < 300_000:
        far.update(STEP, 1.0)
        now += STEP
    pygame.mixer.quit()
    times = [at for at, _ in heard]
    shortest, longest = BEDS["night_street"].every
    waits = [(after - before) / 1000 for before, after in pairwise(times)]
    assert len(waits) > 5 and shortest <= min(waits) and max(waits) <= longest + 0.1
    assert {name for _, name in heard} <= set(BEDS["night_street"].echoes)


def test_another_device_starts_the_music_again(sounds: Sounds) -> None:
    sounds.music("night")
    pass_time(sounds, STEP)
    assert sounds.try_again()
    assert not pygame.mixer.music.get_busy()
    pass_time(sounds, STEP)
    assert sounds.playing == ("night", "night_street") and pygame.mixer.music.get_busy()


def test_a_lost_device_is_silence_until_another_try(sounds: Sounds) -> None:
    sounds.music("night")
    assert sounds.lost() and sounds.silent
    assert not sounds.lost()
    assert sounds.play("bite")
    assert sounds.try_again() and not sounds.silent


def test_in_mono_the_mixer_has_one_channel(sounds: Sounds) -> None:
    sounds.mono = True
    opened = pygame.mixer.get_init()
    assert opened is not None and opened[2] == 1
    sounds.mono = False
    opened = pygame.mixer.get_init()
    assert opened is not None and opened[2] == 2


def test_a_file_that_is_gone_is_told_once_and_stays_silent(
    sounds: Sounds, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sounds.cues.FILES", tmp_path)
    monkeypatch.setitem(TRACKS, "gone", Track("gone", "nowhere"))
    monkeypatch.setitem(BEDS, "nowhere", Bed("nowhere", (), (1, 2)))
    for name in ("gone", None, "gone"):
        sounds.music(name)
        pass_time(sounds, FADE_OUT_MS + 2 * STEP)
    assert len([record for record in caplog.records if "music gone" in record.message]) == 1
    assert len([record for record in caplog.records if "ambience nowhere" in record.message]) == 1


def test_listeners_hear_of_every_cue_even_in_silence(sounds: Sounds) -> None:
    told: list[tuple[str, dict[str, object]]] = []
    sounds.listeners.append(lambda cue, said: told.append((cue.name, dict(said))))
    sounds.mute = True
    sounds.play("bite", district=3)
    sounds.play("bite", district=4)
    assert told == [("bite", {"district": 3})], "a swallowed repeat is not told"
