"""The mixer: by its real path with a device that writes to a file, and in silence where there is none."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pygame
import pytest

from sounds import device, mixer
from sounds.cues import BEDS, CUES, TRACKS, Cue, Track
from sounds.mixer import Sounds
from sounds.synth.measure import decoded
from sounds.synth.signal import RATE


@pytest.fixture
def sounds() -> Iterator[Sounds]:
    made = Sounds()
    yield made
    made.close()


@pytest.fixture
def without_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """A driver that does not exist stands for a machine without a sound card."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")


@pytest.mark.parametrize("name", CUES)
def test_every_cue_plays(sounds: Sounds, name: str) -> None:
    assert sounds.play(name)
    assert pygame.mixer.get_busy()


def test_a_game_has_its_own_way_of_a_common_cue_while_its_music_is_wanted(sounds: Sounds) -> None:
    heard: list[str] = []
    sounds.listeners.append(lambda cue, _: heard.append(cue.name))
    for music in ("title", "front"):
        sounds.music(music)
        sounds.play("win")
        sounds.play("turn_mine")
    assert heard == ["win", "turn_mine", "win_march"], "only what is its own, and each rests by itself"


@pytest.mark.parametrize("track", TRACKS.values(), ids=TRACKS)
def test_what_a_game_has_of_its_own_is_played_as_the_common_cue_is(track: Track) -> None:
    for common, own in track.own.items():
        assert replace(CUES[own], name=common, game="") == CUES[common]
        assert CUES[own].game == track.game != ""


def test_the_volume_of_its_group_is_used(sounds: Sounds) -> None:
    sounds.set_volumes({"effects": 0.5, "interface": 0.0, "music": 7})
    assert sounds.volume("effects") == 0.5
    assert sounds.volume("music") == 1.0
    assert sounds.play("bite")
    assert pygame.mixer.Channel(1).get_volume() == pytest.approx(0.25, abs=0.01)
    assert not sounds.play("ui_click")


def test_a_repeat_that_comes_too_soon_is_swallowed(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now)
    assert sounds.play("ui_hover")
    now += CUES["ui_hover"].rest_ms - 1
    assert not sounds.play("ui_hover")
    now += 1
    assert sounds.play("ui_hover")


def test_mute_is_silent_and_can_be_lifted(sounds: Sounds) -> None:
    sounds.mute = True
    assert not sounds.play("bite")
    sounds.mute = False
    assert sounds.play("stake_hit")
    sounds.stop()
    assert not pygame.mixer.get_busy()


def test_an_unknown_cue_or_a_broken_file_never_stops_the_game(
    sounds: Sounds, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not sounds.play("no_such_cue")
    monkeypatch.setitem(mixer.CUES, "gone", Cue("gone", "effects", rest_ms=0))
    assert not sounds.play("gone")
    assert not sounds.play("gone")
    assert [record.levelno for record in caplog.records] == [logging.WARNING] * 2


def test_more_sounds_than_channels_are_dropped(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mixer, "CHANNELS", 3)
    assert [sounds.play(name) for name in ("win", "lose", "round_end")] == [True, True, False]


def test_without_a_device_everything_goes_on_in_silence(
    without_device: None, caplog: pytest.LogCaptureFixture
) -> None:
    sounds = Sounds()
    assert sounds.silent
    assert [record.message for record in caplog.records] == ["no sound device: playing in silence"]
    assert sounds.play("card_flip")
    sounds.close()
    assert not sounds.play("card_flip")


def test_a_device_plugged_in_later_is_found(without_device: None, monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = Sounds()
    assert not sounds.try_again()
    opened = device.open_mixer

    def open_with_a_device(mono: bool) -> bool:
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        return opened(mono)

    monkeypatch.setattr(mixer, "open_mixer", open_with_a_device)
    assert sounds.try_again()
    assert not sounds.silent
    sounds.close()


def heard_by(tmp_path: Path, root: Path, script: str) -> np.ndarray:
    """What a device got while `script` ran, in 16-bit steps; it takes all as fast as it comes."""
    heard = tmp_path / "heard.raw"
    disk = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(heard), "SDL_DISKAUDIODELAY": "0"}
    head = "import os, pygame\nfrom sounds.mixer import Sounds\nsounds = Sounds()\nassert not sounds.silent\n"
    command = [sys.executable, "-c", head + script, str(heard)]
    subprocess.run(command, env=os.environ | disk, cwd=root, check=True)
    return np.fromfile(heard, "<i2").reshape(-1, 2).astype(int)


def test_what_is_played_really_comes_out(tmp_path: Path, root: Path) -> None:
    played = "sounds.play('stake_hit')\npygame.time.wait(100)\nsounds.close()"
    assert np.max(np.abs(heard_by(tmp_path, root, played))) > 1000


def test_a_loop_goes_round_without_a_gap(tmp_path: Path, root: Path) -> None:
    bed = BEDS["desk"].file
    played = (
        "import sys\n"
        f"pygame.mixer.music.load({str(bed)!r})\n"
        "pygame.mixer.music.set_volume(1.0)\npygame.mixer.music.play(-1)\n"
        "while os.path.getsize(sys.argv[1]) < 4 * 44100 * 20: pygame.time.wait(5)\n"
        "sounds.close()"
    )
    heard = heard_by(tmp_path, root, played)
    loop = np.round(decoded(bed) * 32768).astype(int)
    start = int(np.argmax(np.abs(heard[:, 0]) > 0))
    start -= int(np.argmax(np.abs(loop[:, 0]) > 0))
    both = np.concatenate([loop, loop])[: len(loop) + RATE]
    assert np.max(np.abs(heard[start : start + len(both)] - both)) <= 1
