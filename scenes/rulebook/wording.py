"""The words of a rule book: names and texts of its paragraphs and terms, and what can be found in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from game.language import Texts
from game.rulebook import GLOSSARY, SUMMARY, Book, Paragraph, Term, order, reference
from game.rulebook.search import Entry, folded
from sprites import markup


class BookWords:
    """The texts of the book of `game`; `keys` are what the player calls the keys that some texts name."""

    def __init__(self, language: Texts, game: str, book: Book, keys: Mapping[str, str]) -> None:
        self.language = language
        self.game = game
        self.book = book
        self._keys = dict(keys)

    def text(self, key: str) -> str:
        """The text `key` of the book of this game."""
        return self.language.text(f"rulebook.{self.game}.{key}", **self._keys)

    def own(self, key: str) -> str:
        """The text `key` of the game itself."""
        return self.language.text(f"{self.game}.{key}")

    def chapter(self, id: str) -> str:
        """The name of a chapter."""
        return self.text(id)

    def lead(self, id: str) -> str:
        """The first sentences of a chapter."""
        return self.text(f"{id}.lead")

    def title(self, chapter: str, paragraph: Paragraph) -> str:
        """The name of a paragraph, or what the game calls that of which it tells: "4 · Move two"."""
        if not paragraph.own:
            return self.text(reference(chapter, paragraph.id))
        name, number = self.own(f"{paragraph.own}.name"), paragraph.own.rpartition(".")[2]
        return f"{number} · {name}" if number.isdigit() else name

    def body(self, chapter: str, paragraph: Paragraph) -> str:
        """The words of a paragraph."""
        if paragraph.short:
            return self.own(f"{paragraph.own}.text")
        return self.text(f"{reference(chapter, paragraph.id)}.text")

    def term(self, id: str) -> str:
        """A word of the glossary."""
        return self.text(f"term.{id}")

    def meaning(self, id: str) -> str:
        """What that word means."""
        return self.text(f"term.{id}.text")

    def terms(self) -> list[Term]:
        """The glossary in the alphabetical order of the language."""
        return sorted(self.book.terms, key=lambda term: folded(self.term(term.id)))

    def title_of(self, ref: str) -> str:
        """The name of the paragraph or term with this reference."""
        chapter, _, id = ref.partition(".")
        if chapter == GLOSSARY:
            return self.term(id)
        found = (p for c in self.book.chapters if c.id == chapter for p in c.paragraphs if p.id == id)
        return self.title(chapter, next(found))

    def example(self) -> str:
        """The number of a rule, to show what such a number looks like."""
        paragraphs = (paragraph for chapter in self.book.chapters for paragraph in chapter.paragraphs)
        return next(paragraph.rules[0] for paragraph in paragraphs if paragraph.rules)

    def entries(self) -> list[Entry]:
        """All that can be found, in the order of the book; what only sums up comes behind what explains."""
        found = [
            Entry(
                reference(chapter.id, paragraph.id),
                markup.plain(self.title(chapter.id, paragraph)),
                self._said(self.body(chapter.id, paragraph)),
                paragraph.rules,
            )
            for chapter in sorted(self.book.chapters, key=lambda chapter: chapter.id == SUMMARY)
            for paragraph in chapter.paragraphs
        ]
        for term in self.terms():
            meaning = self._said(self.meaning(term.id))
            found.append(Entry(reference(GLOSSARY, term.id), self.term(term.id), meaning))
        return found

    def _said(self, source: str) -> str:
        """`source` without markup, icons by their names unless these stand beside them."""

        def named(match: re.Match[str]) -> str:
            key = f"rulebook.icon.{match['icon']}"
            if not self.language.has(key):
                return match[0]
            name = self.language.text(key)
            if source[: match.start()].endswith((f"{name}~", f"{name} ")):
                return match[0]
            return f"{name}~" if match["number"] else name

        return markup.plain(_ICON.sub(named, source))


_ICON: Final = re.compile(r"\[icon:(?P<icon>[a-z0-9_]+)\](?P<number>(?=\d))?")


def on_paper(key: str) -> str:
    """The name of a key; the sign of a gamepad's button is made light enough for its details to be seen."""
    return f"[c:gold]{key}[/c]" if key.startswith("[icon:") else key


def spans(rules: tuple[str, ...]) -> str:
    """Rule ids as a reader wants them: "D34, D37-D39, R20"."""
    rows: list[list[str]] = []
    for rule in sorted(rules, key=order):
        if rows and _follows(rule, rows[-1][-1]):
            rows[-1].append(rule)
        else:
            rows.append([rule])
    return ", ".join(f"{row[0]}–{row[-1]}" if len(row) > 2 else ", ".join(row) for row in rows)


def _follows(rule: str, other: str) -> bool:
    """Whether a rule is the one right behind the other, in the same chapter if there are chapters."""
    (letter, numbers, part), (last_letter, last, last_part) = order(rule), order(other)
    if numbers == last:
        return letter == last_letter and bool(last_part) and ord(part) == ord(last_part) + 1
    return (letter, part, last_part) == (last_letter, "", "") and numbers == (*last[:-1], last[-1] + 1)
