"""The built sounds: complete, what their recipes make, and pleasant to the ear as far as numbers can tell."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sounds.cues import CUES, FILES, GROUPS
from sounds.synth import build, flac
from sounds.synth.recipes import RECIPES
from sounds.synth.signal import RATE


def steps(name: str) -> np.ndarray:
    return flac.read(CUES[name].file).astype(float) / 32768


def test_cues_recipes_and_files_are_the_same_list() -> None:
    assert set(CUES) == set(RECIPES) == set(build.read_manifest())
    assert {path.stem for path in FILES.glob("*.flac")} == set(CUES)
    assert {cue.group for cue in CUES.values()} == set(GROUPS)


def test_a_changed_file_and_a_changed_recipe_are_noticed(tmp_path, monkeypatch) -> None:
    three = ("ui_click", "ui_back", "ui_hover")
    build.build(tmp_path, three[:2])
    assert build.faults(tmp_path, three) == ["ui_hover: not built"]
    flac.write(tmp_path / "ui_click.flac", build.samples(build.render("ui_back")))
    assert "ui_click: the file is not what its recipe makes" in build.faults(tmp_path, three)
    monkeypatch.setitem(RECIPES, "ui_back", RECIPES["ui_click"])
    assert "ui_back: its recipe has changed since it was built" in build.faults(tmp_path, three)


def test_a_cue_is_stored_as_it_was_made(tmp_path: Path) -> None:
    made = build.samples(build.render("ui_hover"))
    flac.write(tmp_path / "hover.flac", made)
    assert np.array_equal(flac.read(tmp_path / "hover.flac"), made)
    (tmp_path / "hover.flac").write_bytes(b"RIFF")
    with pytest.raises(ValueError, match="hover"):
        flac.read(tmp_path / "hover.flac")


def test_a_cue_that_breaks_its_measures_is_judged() -> None:
    good = steps("bite")
    assert build.judged("bite", good) == []
    loud = np.clip(np.tile(good, 3) * 40 + 0.01, -1, 1)
    told = " ".join(build.judged("bite", loud))
    for part in ("lasts", "peaks", "loudness", "centred"):
        assert part in told, part


def test_the_command_tells_what_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong: list[str] = []
    monkeypatch.setattr(build, "faults", lambda: wrong)
    monkeypatch.setattr(build.loops, "faults", list)
    assert build.main(["--check"]) == 0
    assert "all sounds" in capsys.readouterr().out
    wrong.append("bite: not built")
    assert build.main(["--check"]) == 1
    assert "bite: not built" in capsys.readouterr().out


@pytest.mark.parametrize("name", CUES)
def test_a_cue_is_dry_centred_and_starts_and_ends_in_silence(name: str) -> None:
    wave = steps(name)
    assert len(wave) <= RECIPES[name].longest * RATE + 1
    quietest = 0.02 if CUES[name].group == "ambience" else 0.05
    assert quietest < np.max(np.abs(wave)) < 10 ** (-1 / 20)
    assert abs(np.mean(wave)) < 0.001
    assert abs(wave[0]) < 0.002
    assert np.max(np.abs(wave[-44:])) < 0.004
    assert np.max(np.abs(np.diff(wave, prepend=0.0, append=0.0))) < 0.5, "a click"


@pytest.mark.parametrize("group", GROUPS)
def test_cues_of_a_group_are_about_equally_loud(group: str) -> None:
    manifest = build.read_manifest()
    levels = [
        float(manifest[name]["loudness_db"])
        for name, cue in CUES.items()
        if cue.group == group and name != "ui_hover"
    ]
    assert max(levels) - min(levels) <= 6.5
