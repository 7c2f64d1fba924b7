"""The music as it is written: three voices and more, two sections and more, and nothing that hurts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sounds.synth import harmony, loops
from sounds.synth.score import Figure, Note, Part, Score, Section, hertz, pitch_of
from sounds.synth.scores import SCORES

HELD = Part("choir", 0.0, lowest="c3", highest="c6", sustained=True)


def small(**voices: str) -> Score:
    """A score of two bars in C aeolian (and what is borrowed is nothing)."""
    section = Section("only", "c aeolian", 2, voices=voices)
    return Score("small", 60.0, 1.0, 4, (0, 2), dict.fromkeys(voices, HELD), (section, replace(section)))


def sentences(score: Score) -> str:
    return "\n".join(harmony.faults(score))


@pytest.mark.parametrize("name", SCORES)
def test_the_music_has_no_fault(name: str) -> None:
    assert harmony.faults(SCORES[name]) == []


@pytest.mark.parametrize("name", SCORES)
def test_the_music_is_long_and_rich_enough(name: str) -> None:
    score = SCORES[name]
    assert 75 <= score.seconds <= 150
    assert len([notes for notes in score.notes.values() if notes]) >= 3
    assert len({section.name for section in score.sections}) >= 2
    assert len({section.mode for section in score.sections}) >= 2


def test_the_pieces_differ_in_mode_and_tempo() -> None:
    assert loops.scores_faults(SCORES) == []
    title = SCORES["title"]
    twice = loops.scores_faults({"title": title, "other": title})
    assert {"two pieces share a tempo", "two pieces share a mode"} <= set(twice)


def test_notes_are_read_with_their_length_and_place() -> None:
    score = small(one="c4:2 eb4 r | g4:4", two="r:4 | f#3:4", three="g4:4 | g4:4")
    assert score.notes["one"][:3] == [Note(0, 2, 60), Note(2, 1, 63), Note(4, 4, 67)]
    assert score.notes["three"] == [Note(0, 16, 67)], "held notes are joined"
    assert pitch_of("bb2") == 46 and hertz(69) == 440.0


@pytest.mark.parametrize(
    ("text", "what"),
    [("c4:4", "1 bars, not 2"), ("c4:3 | c4:4", "bar 1 has a wrong length"), ("c4:4 | x4:4", "'x4:4'")],
)
def test_a_slip_of_the_pen_is_told(text: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        _ = small(one=text).notes


def test_a_figure_breaks_the_chord_that_is_held() -> None:
    held = {"low": "c4:4 | eb4:4", "high": "g4:4 | g4:4"}
    figure = Figure("l . lh .", 1.0, {"l": "low", "h": "high"}, above=12)
    section = Section("only", "c aeolian", 2, voices=held, figures={"harp": figure})
    parts = {"low": HELD, "high": HELD, "harp": Part("lute", 0.0, highest="c7")}
    score = Score("small", 60.0, 1.0, 4, (0,), parts, (section,))
    assert [(note.start, note.pitch) for note in score.notes["harp"]] == [
        (0, 72), (2, 72), (2, 79), (4, 75), (6, 75), (6, 79)
    ]  # fmt: skip


def test_clashes_parallels_strangers_and_ranges_are_found() -> None:
    clash = sentences(small(one="c4:4 | c4:4", two="g4:4 | ab4:4", three="eb4:4 | g4:4"))
    assert "two and three clash at bar 2, unit 1" in clash
    run = sentences(small(one="c4:4 | d4:4", two="g4:4 | ab4:4", three="c5:4 | d5:4"))
    assert "one and three run in parallel into bar 2, unit 1" in run
    strange = sentences(small(one="c4:4 | c4:4", two="e4:4 | g4:4", three="g4:4 | -1"))
    assert "two is outside c aeolian" in strange
    low = sentences(small(one="c2:4 | c4:4", two="eb4:4 | eb4:4", three="g4:4 | g4:4"))
    assert "one leaves its range at bar 1" in low and "one leaps too far" in low
    assert "are too few" in sentences(small(one="c4:4 | c4:4", two="eb4:4 | eb4:4"))


def test_a_prepared_clash_is_music() -> None:
    held = small(one="ab4:4 | ab4:4", two="eb4:4 | eb4:4", three="c4:4 | c4:4")
    later = small(one="g4:2 g4:2 | g4:4", two="r:1 ab4:3 | ab4:4", three="c4:4 | c4:4")
    assert sentences(held) == ""
    assert "clash" not in sentences(later)
