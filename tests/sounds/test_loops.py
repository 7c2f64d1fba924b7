"""The built loops: as the manifest says, and as the ear wants them, decoded by the game's own mixer."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from sounds.cues import BEDS, CUES, FILES, TRACKS
from sounds.synth import beds, loops, measure, ogg, stage
from sounds.synth.score import Score, Section
from sounds.synth.scores import SCORES
from sounds.synth.signal import RATE
from tools.checks import sounds as checks


def tone(seconds: float = 1.0, level: float = 0.5, cycles: int = 220) -> np.ndarray:
    """A loop of two ears that fits its length."""
    angle = np.linspace(0, 2 * np.pi * cycles * seconds, round(seconds * RATE), endpoint=False)
    return np.stack([level * np.sin(angle)] * 2, axis=1)


def test_every_piece_and_every_bed_is_built_and_listed() -> None:
    wanted = {item.file.stem for item in [*TRACKS.values(), *BEDS.values()]}
    assert wanted == set(loops.LOOPS) == set(loops.read_manifest())
    assert wanted == {path.stem for path in FILES.glob("*.ogg")}


@pytest.mark.parametrize("name", [track.file.stem for track in TRACKS.values()])
def test_the_music_was_measured_as_loud_as_it_shall_be(name: str) -> None:
    row = loops.read_manifest()[name]
    assert -20 <= row["lufs"] <= -16
    assert row["peak_db"] < -1 and row["seam"] < 0.01 and row["longest_silence"] < 1
    assert row["voices"] >= 3 and len(row["sections"]) >= 2
    assert row["turn_db"] < 6, "as loud after the seam as before"


def test_beds_lie_24_db_under_the_effects() -> None:
    effects = [row["loudness_db"] for name, row in _cue_facts().items() if CUES[name].group == "effects"]
    for name in BEDS:
        made = beds.render(name)
        level = 20 * np.log10(np.sqrt(np.mean(made**2)))
        assert max(effects) - 28 < level < np.median(effects) - 20


def _cue_facts() -> dict[str, dict[str, float]]:
    return json.loads((FILES / "manifest.json").read_text(encoding="utf-8"))


def test_a_rebuild_begins_as_the_built_one_did() -> None:
    name = "music_night"
    fresh = loops.print_of(loops.LOOPS[name])
    assert loops.same_print(loops.read_manifest()[name]["print"], fresh)
    assert not loops.same_print([level + 0.2 for level in fresh], fresh)
    assert not loops.same_print(fresh[1:], fresh)


def test_the_same_notes_are_played_the_same_twice_and_nothing_is_lost_at_the_seam() -> None:
    section = Section("only", "a dorian", 1, {"box": "a4 c5 e5"})
    piece = Score("small", 240.0, 1.0, 3, (0,), {"box": SCORES["night"].parts["box"]}, (section,))
    once, again = stage.circle(piece), stage.circle(piece)
    assert np.array_equal(once, again)
    opened = stage._opened(once)
    assert np.isclose(np.sum(opened**2), np.sum(once**2))
    assert np.max(np.abs(opened[:, 0] - opened[:, -1])) <= np.max(np.abs(np.diff(once, axis=1)))


def test_a_missing_a_changed_and_an_outdated_loop_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("bed_desk.ogg", "bed_night_street.ogg", loops.MANIFEST):
        shutil.copy(FILES / name, tmp_path / name)
    (tmp_path / "bed_desk.ogg").write_bytes((FILES / "bed_night_street.ogg").read_bytes())
    monkeypatch.setitem(
        loops.LOOPS, "bed_night_street", replace(loops.LOOPS["bed_night_street"], quality=0.9)
    )
    told = loops.faults(tmp_path, loudness=False, prints=())
    assert "music_title: not built" in told
    assert "bed_desk: the file is not the one that was built" in told
    assert "bed_night_street: what it stands on has changed since it was built" in told


def test_jumps_silence_peaks_and_a_wrong_length_are_judged() -> None:
    loop = loops.LOOPS["music_title"]
    good = tone()
    assert measure.facts(good, loudness=False).peak_db == pytest.approx(-6.02, abs=0.05)
    broken = good.copy()
    broken[:22050] = 0.0
    heard = measure.facts(np.concatenate([broken, np.zeros((RATE, 2))]), loudness=False)
    assert heard.longest_silence == pytest.approx(1.5, abs=0.02)
    jumping = measure.facts(good[: RATE - 50] * 1.99, loudness=False)
    told = loops.judged(replace(jumping, longest_silence=1.5, centre=0.1, lufs=-10.0), loop)
    for part in ("jumps by", "is silent for", "peaks at", "lasts", "score", "loudness", "centred"):
        assert any(part in sentence for sentence in told), part


def test_a_peak_between_the_samples_is_seen() -> None:
    angle = np.arange(RATE) * np.pi / 2 + np.pi / 4
    between = np.stack([0.7 * np.sin(angle)] * 2, axis=1)
    assert np.max(np.abs(between)) < 0.5
    assert measure.true_peak(between) == pytest.approx(0.7, abs=0.01)


def test_streams_are_renumbered_and_their_sums_hold() -> None:
    content = (FILES / "bed_desk.ogg").read_bytes()
    assert ogg.renumbered(content) == content, "ours have our number already"
    foreign = bytearray(content)
    foreign[14:18] = (7).to_bytes(4, "little")
    assert ogg.renumbered(bytes(foreign)) == content
    with pytest.raises(ValueError, match="no page"):
        ogg.renumbered(b"RIFF" + bytes(60))


def test_cues_that_nobody_plays_and_music_that_nobody_wrote_are_found(tmp_path: Path, root: Path) -> None:
    assert checks.unheard(root) == checks.unknown_music(root) == []
    (tmp_path / "scenes").mkdir()
    (tmp_path / "scenes" / "a.py").write_text(
        'class A:\n    music = "polka"\n\ndef f(app, won):\n    app.sounds.play("win" if won else "lose")\n'
    )
    unheard = {fault.what for fault in checks.unheard(tmp_path)}
    assert "nobody plays the cue 'bite'" in unheard
    assert not any("'win'" in what or "'far_owl'" in what for what in unheard)
    told = {fault.what for fault in checks.unknown_music(tmp_path)}
    here = {f"no scene plays {name!r}" for name, track in TRACKS.items() if checks.is_here(track)}
    assert told == {"wants the music 'polka', which is not there", *here}
    assert {"no scene plays 'title'", "no scene plays 'front'"} <= here


def test_sounds_of_a_game_are_waited_for_as_soon_as_it_can_be_played(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "SYSTEMS", {})
    monkeypatch.setattr(checks, "played_in", lambda path: iter(()))
    assert "nobody plays the cue 'convoy_empty'" not in {fault.what for fault in checks.unheard(root)}
    monkeypatch.setattr(checks, "SYSTEMS", {"vitorian": None})
    assert "nobody plays the cue 'convoy_empty'" in {fault.what for fault in checks.unheard(root)}
