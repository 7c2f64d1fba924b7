"""Setting the book: its chapters become blocks, and the blocks are laid on pages that never overflow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import count

from game.rulebook import GLOSSARY, Chapter, Paragraph, reference
from game.rulebook.search import words_of
from scenes.menus.parts import GamePages
from scenes.rulebook import blocks, lists
from scenes.rulebook.blocks import Block, Painter
from scenes.rulebook.figure import Figure
from scenes.rulebook.layout import TEXT_H
from scenes.rulebook.wording import BookWords, spans
from sprites.canvas import Canvas

Group = list[Block]
"""Blocks that belong to one paragraph and stay together where a page has room for them."""
RAISED = 28.0
"""So much higher a chapter begins on its first page, which has no running head."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A block and how far below the first line of its page it begins."""

    y: float
    block: Block


@dataclass(frozen=True, slots=True)
class Page:
    """One page: the id of its chapter and what stands on it."""

    chapter: str
    placed: tuple[Placed, ...]
    first: bool = False
    """True for the page on which the chapter begins."""
    tail: int = 0
    """The number of the engraving at its foot, counted through the chapter from 1; 0 where none has room."""

    @property
    def filled(self) -> float:
        """How far down the page its last block reaches."""
        return max((item.y + item.block.height for item in self.placed), default=0.0)


@dataclass(frozen=True, slots=True)
class Setting:
    """All pages in order. Every chapter begins on a left page, so that two pages always show one chapter."""

    pages: tuple[Page, ...]

    def spread_of(self, ref: str) -> int:
        """The number of the opening on which the paragraph or chapter `ref` begins, 0 when there is none."""
        for number, page in enumerate(self.pages):
            if page.chapter == ref or any(item.block.ref == ref for item in page.placed):
                return number // 2
        return 0

    @property
    def spreads(self) -> int:
        """How many openings the book has."""
        return len(self.pages) // 2


class Composer:
    """Sets a book for a canvas: its scale does not matter, the option of large texts does."""

    def __init__(
        self, canvas: Canvas, words: BookWords, game: GamePages, painter: Painter, query: str = ""
    ) -> None:
        self._canvas = canvas
        self._words = words
        self._figures, self._engraving = game.figures(), game.engraving
        self._painter = painter
        self._query = words_of(query)
        self._say = words.language.text

    def set(self) -> Setting:
        """The whole book."""
        pages: list[Page] = []
        for chapter in self._words.book.chapters:
            own = laid(chapter.id, self._groups(chapter))
            if len(own) % 2:
                own.append(Page(chapter.id, ()))
            pages += with_tails(own)
        return Setting(tuple(pages))

    def _groups(self, chapter: Chapter) -> Iterable[Group]:
        canvas, words = self._canvas, self._words
        name = self._marked(words.chapter(chapter.id))
        head = blocks.chapter_head(canvas, chapter.id, name)
        if chapter.plain:
            yield [head]
        else:
            engraved = partial(self._engraving, chapter.id, 0)
            yield [head, blocks.lead(canvas, chapter.id, words.lead(chapter.id), engraved)]
        for paragraph in chapter.paragraphs:
            yield self._paragraph(chapter.id, paragraph)
        if chapter.id == GLOSSARY:
            for term in words.terms():
                yield self._term(term.id, term.paragraph)

    def _marked(self, text: str, colour: str = "paper_red") -> str:
        return blocks.marked(text, self._query, colour)

    def _paragraph(self, chapter: str, paragraph: Paragraph) -> Group:
        canvas, ref = self._canvas, reference(chapter, paragraph.id)
        title, body = self._words.title(chapter, paragraph), self._words.body(chapter, paragraph)
        rules = (
            self._say("rulebook.rules", n=len(paragraph.rules), ids=spans(paragraph.rules))
            if paragraph.rules
            else ""
        )
        said = blocks.Words(self._marked(title, "ink"), rules, self._marked(body))
        figure = self._figures[paragraph.figure] if paragraph.figure else None
        if figure and paragraph.beside:
            row = blocks.beside(canvas, ref, said, figure, self._painter)
            return [replace(row, new_page=paragraph.new_page)]
        group = [blocks.paragraph(canvas, ref, said), *self._picture(ref, figure)]
        if paragraph.terms:
            group.append(blocks.links(canvas, ref, [self._to_term(term) for term in paragraph.terms]))
        return group

    def _picture(self, ref: str, figure: Figure | None) -> Group:
        return [blocks.picture(ref, figure, self._painter)] if figure else []

    def _to_term(self, term: str) -> tuple[str, str, str]:
        word = self._words.term(term)
        return reference(GLOSSARY, term), word, self._say("rulebook.link.term", term=word)

    def _term(self, term: str, paragraph: str) -> Group:
        ref, title = reference(GLOSSARY, term), self._words.title_of(paragraph)
        said = blocks.Words(
            self._marked(self._words.term(term), "ink"), "", self._marked(self._words.meaning(term))
        )
        way = (paragraph, title, self._say("rulebook.link.paragraph", title=title))
        return [blocks.entry(self._canvas, ref, said, way)]


def laid(chapter: str, groups: Iterable[Group]) -> list[Page]:
    """The pages of one chapter; a group goes to the next page whole, unless no page would hold it."""
    pages: list[list[Placed]] = [[]]
    y = -RAISED
    for group in groups:
        for part in [group] if _height(group) <= TEXT_H else [[block] for block in group]:
            full = y + part[0].gap + _height(part) > TEXT_H
            if pages[-1] and (full or part[0].new_page):
                pages.append([])
                y = 0.0
            for block in part:
                y += block.gap if pages[-1] else 0.0
                pages[-1].append(Placed(y, block))
                y += block.height
    return [Page(chapter, tuple(page), first=not number) for number, page in enumerate(pages)]


def with_tails(pages: Sequence[Page]) -> list[Page]:
    """The pages of one chapter, with the engravings at their feet numbered."""
    numbers = count(1)
    return [
        replace(page, tail=next(numbers)) if any(lists.tailpiece_size(TEXT_H - page.filled)) else page
        for page in pages
    ]


def _height(group: Sequence[Block]) -> float:
    return sum(block.height for block in group) + sum(block.gap for block in group[1:])
