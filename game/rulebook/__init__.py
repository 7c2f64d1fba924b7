"""The rule book as data: chapters of short paragraphs, each with the ids of the rules that it explains.

The words stand in the language area ``rulebook``: ``GAME.CHAPTER`` is a chapter's name, ``GAME.CHAPTER.lead``
its first sentences, ``GAME.CHAPTER.PARAGRAPH`` and ``GAME.CHAPTER.PARAGRAPH.text`` a paragraph; terms of the
glossary are ``GAME.term.TERM`` and ``GAME.term.TERM.text``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import Final

import msgspec

_HERE: Final = Path(__file__).resolve().parent

SUMMARY: Final = "summary"
"""Id of the chapter that tells the whole game on its first pages."""
GLOSSARY: Final = "glossary"
"""Id of the chapter in which the terms stand."""


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few sentences about one thing."""

    id: str
    rules: tuple[str, ...] = ()
    """The rules that it explains. The first paragraph that names a rule is where that rule is looked up."""
    figure: str = ""
    """Id of the picture that goes with it."""
    terms: tuple[str, ...] = ()
    """Words of the glossary that it leads to."""
    own: str = ""
    """What of the game it tells, if the game's own texts name it: "effect.4" for ``GAME.effect.4.name``."""
    beside: bool = False
    """True when the picture stands beside the words, not below them."""
    short: bool = False
    """True when the words are the game's own as well: ``GAME.OWN.text``."""
    new_page: bool = False
    """True when it begins a page."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Paragraphs about one subject, with the icon that stands for them."""

    id: str
    icon: str
    paragraphs: tuple[Paragraph, ...]
    plain: bool = False
    """True when it begins without a lead."""


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the glossary; `paragraph` is the reference of the one that explains it."""

    id: str
    paragraph: str


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule book of one game. A reference is "CHAPTER.PARAGRAPH"; those of terms are "glossary.TERM"."""

    chapters: tuple[Chapter, ...]
    terms: tuple[Term, ...]

    def paragraphs(self) -> Iterator[tuple[str, Paragraph]]:
        """Every paragraph with its reference, in the order of the book."""
        for chapter in self.chapters:
            for paragraph in chapter.paragraphs:
                yield reference(chapter.id, paragraph.id), paragraph

    def where(self, rule: str) -> str:
        """The reference of the paragraph in which `rule` is looked up, or "" if no paragraph names it."""
        return next((ref for ref, paragraph in self.paragraphs() if rule in paragraph.rules), "")

    def term(self, id: str) -> Term | None:
        """The term `id`, or None."""
        return next((term for term in self.terms if term.id == id), None)


def order(rule: str) -> tuple[str, tuple[int, ...], str]:
    """By what rule ids are sorted: the letter, then the numbers, so that V9.2 comes before V12.10.

    A part such as "E16.15a" comes behind the whole, "E16.15".
    """
    whole = rule.rstrip(ascii_lowercase)
    return rule[0], tuple(int(number) for number in whole[1:].split(".")), rule[len(whole) :]


def reference(chapter: str, paragraph: str) -> str:
    """How a paragraph is named in links, history and search."""
    return f"{chapter}.{paragraph}"


@cache
def is_there(game: str) -> bool:
    """Whether `game` has a book."""
    return (_HERE / f"{game}.json").is_file()


def load(game: str) -> Book:
    """The book of `game`.

    Raises FileNotFoundError when that game has none, and msgspec.ValidationError, which names the place, when
    its file is wrong.
    """
    return msgspec.json.decode((_HERE / f"{game}.json").read_bytes(), type=Book)
