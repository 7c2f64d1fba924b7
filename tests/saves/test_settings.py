"""Options: strict, field by field, never lost, never raising."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from game.files import PREVIOUS
from game.settings import DAMAGED, DEFAULT_KEYS, FILE, Settings, SettingsFile

CHANGED = Settings(
    language="es", music=0.25, ambience=0.5, mono=True, captions=True, seal_hold=450,
    window="fullscreen", pad={"confirm": [3]}, guide="skipped", first_start=False,
)  # fmt: skip


def stored(folder: Path, content: object) -> Path:
    path = folder / FILE
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def test_options_come_back(user_folder: Path) -> None:
    assert SettingsFile(user_folder).save(CHANGED) is None
    settings, report = SettingsFile(user_folder).load()
    assert settings == CHANGED and report.problem is None


def test_every_option_is_saved(user_folder: Path) -> None:
    SettingsFile(user_folder).save(CHANGED)
    assert set(json.loads((user_folder / FILE).read_text())) == {
        "format", "version", *(field.name for field in msgspec.structs.fields(Settings))
    }  # fmt: skip


def test_without_a_file_all_is_at_its_first_value(tmp_path: Path) -> None:
    settings, report = SettingsFile(tmp_path / "none").load()
    assert settings == Settings() and report.problem is None


def test_a_wrong_field_alone_goes_back(user_folder: Path) -> None:
    stored(user_folder, {"format": 1, "language": "tlh", "music": 0.1, "reduced_motion": "yes"})
    settings, report = SettingsFile(user_folder).load()
    assert settings == Settings(music=0.1)
    assert (
        report.problem
        and report.problem.text == "common.settings.replaced"
        and report.problem.params["n"] == 2
    )


@pytest.mark.parametrize(("given", "taken"), [(9000, 1000), (-5, 300), (450, 450), (1e300, 1000)])
def test_numbers_are_brought_into_their_range(user_folder: Path, given: float, taken: int) -> None:
    stored(user_folder, {"format": 1, "seal_hold": given})
    assert SettingsFile(user_folder).load()[0].seal_hold == taken


def test_an_option_of_the_future_is_ignored(user_folder: Path) -> None:
    stored(user_folder, {"format": 1, "smell": 3})
    assert SettingsFile(user_folder).load()[1].problem is None


def test_every_intent_keeps_a_key(user_folder: Path) -> None:
    stored(user_folder, {"format": 1, "keys": {"confirm": [], "hint": ["x"], "dance": ["d"]}})
    keys = SettingsFile(user_folder).load()[0].keys
    assert keys == {**DEFAULT_KEYS, "hint": ["x"]}


def test_options_of_a_newer_version_are_left_alone(user_folder: Path) -> None:
    path = stored(user_folder, {"format": 2, "version": "7.0", "music": {"left": 1}})
    before = path.read_bytes()
    file = SettingsFile(user_folder)
    settings, report = file.load()
    assert settings == Settings() and report.locked
    assert report.problem and report.problem.params["theirs"] == "7.0"
    problem = file.save(CHANGED)
    assert problem and problem.text == "common.save.newer"
    assert path.read_bytes() == before


def test_damaged_options_fall_back_to_the_earlier_ones_and_are_put_aside(user_folder: Path) -> None:
    file = SettingsFile(user_folder)
    file.save(CHANGED)
    file.save(Settings(music=0.5))
    path = stored(user_folder, '{"format": 1, "music')
    again = SettingsFile(user_folder)
    settings, report = again.load()
    assert settings == CHANGED and report.problem and report.problem.text == "common.settings.damaged"
    assert again.save(settings) is None
    assert (user_folder / DAMAGED).read_text() == '{"format": 1, "music'
    assert SettingsFile(user_folder).load()[0] == CHANGED and path.exists()


def test_a_lost_file_falls_back_to_the_earlier_one(user_folder: Path) -> None:
    file = SettingsFile(user_folder)
    file.save(CHANGED)
    file.save(CHANGED)
    (user_folder / FILE).unlink()
    assert (user_folder / (FILE + PREVIOUS)).exists()
    assert SettingsFile(user_folder).load()[0] == CHANGED


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("")
    problem = SettingsFile(tmp_path / "x").save(CHANGED)
    assert problem and problem.text == "common.save.unwritable"
    assert SettingsFile(tmp_path / "x").load()[0] == Settings()


@pytest.mark.parametrize(
    ("old", "config"),
    [
        ({"short": False, "health": 9}, {"health": 9}),
        ({"short": True, "health": 12}, {"health": 8, "vampires": [1, 1, 1, 1, 1], "first_round": 2}),
        ({"health": 13}, {"health": 13}),
    ],
)
def test_the_set_up_of_the_first_version_is_understood(
    user_folder: Path, old: dict[str, object], config: dict[str, object]
) -> None:
    stored(user_folder, {"format": 1, "last_set_up": {"game": "dracula", "names": ["Ana", ""], **old}})
    settings, report = SettingsFile(user_folder).load()
    assert report.problem is None
    assert settings.last_set_up.configs == {"dracula": config}
    assert settings.last_set_up.names == ("Ana", "")


def test_options_without_the_newer_fields_load_unchanged(user_folder: Path) -> None:
    stored(user_folder, {"format": 1, "version": "0.1.0", "language": "es", "music": 0.25})
    settings, report = SettingsFile(user_folder).load()
    assert settings == Settings(language="es", music=0.25) and report.problem is None


def test_a_newer_action_takes_no_key_that_the_player_uses(user_folder: Path) -> None:
    stored(user_folder, {"format": 1, "keys": {"hint": ["a"], "log": ["q"], "help": ["f1"]}})
    keys = SettingsFile(user_folder).load()[0].keys
    assert (keys["hint"], keys["log"], keys["again"], keys["look_first"]) == (["a"], ["q"], [], [])
    assert keys["look_second"] == DEFAULT_KEYS["look_second"]


@pytest.mark.parametrize(
    "pad", [{"confirm": [300]}, {"confirm": [-1]}, {"confirm": [0] * 5}, {"confirm": 1}, []]
)
def test_odd_gamepad_buttons_are_left_out(user_folder: Path, pad: object) -> None:
    stored(user_folder, {"format": 1, "pad": pad})
    settings, report = SettingsFile(user_folder).load()
    assert settings.pad == {} and report.problem and report.problem.params["n"] == 1
