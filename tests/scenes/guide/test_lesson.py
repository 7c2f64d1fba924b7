"""The order of the notes: what is shown when, what counts as read, and what is left out."""

from __future__ import annotations

from typing import Any

from scenes.guide.lesson import MOMENT, NEXT, TURN, Facts, Lesson, Step, at

OWN = at("choose", "place", "aim", "drop")
READ = Step("read", at("place"), NEXT, "order", "row")
CHOOSE = Step("choose", at("place"), TURN, "advice", "column", until=at("aim", "drop"))
DROP = Step("drop", at("aim", "drop"), "discard", "aim", "column")
LAST = Step("last", at("place"), NEXT, "tools", "row", last_round=9, alone=True)


def taught(*steps: Step) -> Lesson:
    """A lesson of these notes."""
    return Lesson(steps, OWN)


def shown(lesson: Lesson, moment: str, discards: int = 0, **more: Any) -> str:
    """The id of the note at that moment, "" when there is none."""
    lesson.look(Facts(moment, more.pop("round", 1), done={"discard": discards}, **more))
    return lesson.current.id if lesson.current else ""


def test_a_note_stays_until_its_button_is_pressed() -> None:
    lesson = taught(READ, CHOOSE)
    assert shown(lesson, "place") == shown(lesson, "place") == "read"
    lesson.read()
    assert shown(lesson, "place") == "choose"


def test_whoever_decides_without_pressing_has_read_it() -> None:
    lesson = taught(READ, CHOOSE)
    shown(lesson, "place")
    assert shown(lesson, "place", decisions=1) == "choose"


def test_what_was_done_before_it_was_asked_for_is_not_asked_again() -> None:
    lesson = taught(READ, CHOOSE, DROP)
    shown(lesson, "place")
    assert shown(lesson, "aim") == "drop", "the choice was made before the first note was read"
    assert shown(lesson, "place", decisions=1, discards=1) == "choose", "only what was shown can be done"
    assert [step.id for step in lesson.pending] == ["choose"]


def test_a_choice_lets_its_note_go_and_stepping_back_does_not_bring_it_again() -> None:
    lesson = taught(CHOOSE, DROP)
    assert shown(lesson, "place") == "choose"
    assert shown(lesson, "drop") == "drop"
    assert shown(lesson, "place") == ""
    assert shown(lesson, "drop") == "drop"


def test_a_draw_is_no_discard() -> None:
    lesson = taught(DROP)
    shown(lesson, "aim")
    assert shown(lesson, "aim", decisions=1) == "drop"
    assert shown(lesson, "aim", decisions=2, discards=1) == ""
    assert lesson.over


def test_an_opening_note_is_left_out_once_the_player_is_asked() -> None:
    lesson = taught(Step("first", at("start"), NEXT, "goals", "hand", opening=True), READ)
    assert shown(lesson, "place") == "read"
    assert shown(lesson, "start") == ""


def test_a_note_of_a_moment_goes_with_it() -> None:
    lesson = taught(Step("while", at("resolve", "round"), MOMENT, "vane", "plate"))
    assert shown(lesson, "resolve") == shown(lesson, "round") == "while"
    assert shown(lesson, "other") == ""
    assert lesson.over


def test_a_note_whose_round_is_gone_is_dropped_but_not_while_it_is_being_decided() -> None:
    lesson = taught(READ, LAST)
    assert shown(lesson, "round", round=2) == ""
    assert len(lesson.pending) == 2
    assert shown(lesson, "place", round=2) == "last"


def test_a_note_waits_for_its_thing_and_for_its_time() -> None:
    eye = Step("eye", at("place"), NEXT, "marks", "column", since=1)
    lesson = taught(eye)
    assert shown(lesson, "place") == ""
    lesson.look(Facts("place", 1, decisions=1, missing=frozenset({"marks"})))
    assert lesson.current is None
    assert shown(lesson, "place", decisions=1) == "eye"


def test_the_farewell_waits_until_it_is_alone() -> None:
    lesson = taught(LAST, READ)
    assert shown(lesson, "place") == "read"
    lesson.read()
    assert shown(lesson, "place") == "last"
    lesson.read()
    assert lesson.over and lesson.complete


def test_the_end_of_the_match_ends_the_lesson() -> None:
    lesson = taught(READ, LAST)
    assert shown(lesson, "over") == ""
    assert lesson.over and not lesson.complete


def test_a_note_comes_no_sooner_than_there_is_something_to_tell() -> None:
    lesson = taught(Step("dawn", at("place"), NEXT, "rows", "column", first_round=2, last_round=3), LAST)
    assert shown(lesson, "place") == ""
    assert shown(lesson, "place", round=2) == "dawn"
    assert shown(lesson, "place", round=4) == "last", "and no later"
