"""The check of the rule books finds what is missing, what is too much and what leads nowhere."""

from __future__ import annotations

from pathlib import Path

from game.rulebook import Book, Chapter, Paragraph, Term
from tools.checks import ROOT, Fault, rulebook

GOOD = Book(
    chapters=(
        Chapter("one", "moon", (Paragraph("a", rules=("D1",), figure="town", terms=("trump",)),)),
        Chapter("two", "moon", (Paragraph("b", rules=("D2",), own="effect.1", short=True),), plain=True),
    ),
    terms=(Term("trump", "one.a"),),
)
KEYS = {
    "rulebook.g.one", "rulebook.g.one.lead", "rulebook.g.one.a", "rulebook.g.one.a.text", "rulebook.g.two",
    "g.effect.1.name", "g.effect.1.text", "rulebook.g.term.trump", "rulebook.g.term.trump.text",
}  # fmt: skip


def _said(found: object) -> list[str]:
    return [fault.what for fault in found if isinstance(fault, Fault)]  # type: ignore[attr-defined]


def test_the_books_of_the_house_are_whole() -> None:
    assert rulebook.faults(ROOT) == []


def test_a_rule_without_a_paragraph_is_found() -> None:
    said = _said(rulebook.rule_faults("book", GOOD, {"D1", "D2", "D3", "D4"}, {"D4"}))
    assert said == [
        "explains D3 nowhere, and it stands in the index",
        "explains D4 nowhere, and a player can meet it",
    ]
    assert _said(rulebook.rule_faults("book", GOOD, {"D1"}, set())) == [
        "two.b explains D2, which the index does not know"
    ]


def test_the_rules_that_code_names_are_those_a_player_can_meet(tmp_path: Path) -> None:
    for folder, line in (("game/g", 'Reason("no", "D7")\n'), ("scenes/g", 'Mark("bell", "D9", "X3")\n')):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "a.py").write_text(line, encoding="utf-8")
    assert rulebook.met(tmp_path, "g", {"D1", "R1"}) == {"D7", "D9"}


def test_links_that_lead_nowhere_are_found() -> None:
    assert not _said(rulebook.reference_faults("book", GOOD))
    twice = Book((*GOOD.chapters, GOOD.chapters[1]), (Term("trump", "one.z"), Term("suit", "one.a")))
    assert _said(rulebook.reference_faults("book", twice)) == [
        "two.b is there 2 times",
        "the term trump leads to one.z, which is not there",
    ]
    lost = Book(GOOD.chapters, ())
    assert _said(rulebook.reference_faults("book", lost)) == [
        "one.a leads to the term trump, which is not there"
    ]


def test_pictures_that_are_missing_or_never_shown_are_found() -> None:
    assert not _said(rulebook.figure_faults("book", GOOD, {"town"}))
    assert _said(rulebook.figure_faults("book", GOOD, {"deal"})) == [
        "shows the figure town, which nobody draws",
        "never shows the figure deal",
    ]


def test_words_that_are_missing_or_never_shown_are_found() -> None:
    assert not _said(rulebook.text_faults("es", GOOD, "g", KEYS | {"rulebook.title"}))
    short = KEYS - {"rulebook.g.one.lead"} | {"rulebook.g.two.lead"}
    assert _said(rulebook.text_faults("es", GOOD, "g", short)) == [
        "has no text rulebook.g.one.lead",
        "has the text rulebook.g.two.lead, which the book does not show",
    ]
