"""What a page is made of: blocks with a height, painted with their upper left corner anywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.rulebook.search import hits
from scenes.rulebook import binding
from scenes.rulebook.binding import FAINT, INK, RED
from scenes.rulebook.figure import Figure
from scenes.rulebook.layout import TEXT_W
from sprites import markup
from sprites.canvas import Canvas
from sprites.focus import SMALLEST_TARGET

Paint = Callable[[Canvas, float, float], object]
Engraved = Callable[[float, float, float], pygame.Surface]
"""One engraving at any size: width, height and render scale."""
Painter = Callable[[Figure, Canvas, pygame.FRect], object]
"""Has a figure painted into a place, in the language of the moment."""

PROSE = "prose"
TITLE_SIZE, CHAPTER_SIZE = 20, 36
AIR = 15.0
"""Between two blocks that do not belong together."""
BESIDE_AIR = 12.0
LINK_H, LINK_PAD, LINK_GAP = 26, 13, 8


@dataclass(frozen=True, slots=True)
class Link:
    """A way to somewhere else; `to` is a reference, `rect` its hit area within its block."""

    to: str
    text: str
    label: str
    rect: pygame.FRect


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a page that is never torn. `gap` is the air above it, except at the head of a page."""

    ref: str
    height: float
    paint: Paint
    gap: float = AIR
    links: tuple[Link, ...] = field(default=())
    new_page: bool = False
    """True when it stands at the head of a page."""


def marked(source: str, words: Sequence[str], colour: str = "paper_red") -> str:
    """`source` with every hit of the searched `words` in bold and in another colour."""
    if not words:
        return source
    parts = []
    for part in markup.split(source):
        if markup.is_tag(part):
            parts.append(part)
            continue
        at, flat = 0, part.replace("~", " ")
        for start, end in hits(flat, words):
            parts += [part[at:start], f"[c:{colour}][b]", part[start:end], "[/b][/c]"]
            at = end
        parts.append(part[at:])
    return "".join(parts)


# --- words ----------------------------------------------------------------------------------------------


def title_size(canvas: Canvas, size: float) -> float:
    """The size of a name on the page: it grows with the option, though its style does not."""
    return round(size * canvas.text_factor)


def chapter_head(canvas: Canvas, ref: str, title: str) -> Block:
    """The name of a chapter with its ornament."""
    size = title_size(canvas, CHAPTER_SIZE)
    while size > 22 and canvas.measure(title, "title", size=size)[0] > TEXT_W:
        size -= 1
    high = canvas.measure(title, "title", TEXT_W, size=size)[1]

    def paint(canvas: Canvas, x: float, y: float) -> None:
        middle = x + TEXT_W / 2
        canvas.text(
            title, (middle, y), "title", INK, anchor="midtop", width=TEXT_W, size=size, align="center"
        )
        canvas.picture(binding.ornament(TEXT_W - 80, canvas.scale), (x + 40, y + high + 2))

    return Block(ref, high + 19, paint)


def lead(canvas: Canvas, ref: str, text: str, engraved: Engraved) -> Block:
    """The first sentences of a chapter around its initial."""
    letter, rest = text[0], text[1:]
    line = canvas.measure("x", PROSE)[1]
    indent = binding.INITIAL + 12
    lines = max(1, -(-binding.INITIAL // line))
    first, below = _split(canvas, rest, TEXT_W - indent, lines * line)
    high = lines * line + (canvas.measure(below, PROSE, TEXT_W)[1] if below else 0)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        picture = engraved(binding.INITIAL, binding.INITIAL, canvas.scale)
        binding.draw_initial(canvas, letter, (x, y + 1), picture)
        canvas.text(first, (x + indent, y), PROSE, INK, width=TEXT_W - indent)
        if below:
            canvas.text(below, (x, y + lines * line), PROSE, INK, width=TEXT_W)

    return Block(ref, max(high, binding.INITIAL + 4), paint, gap=8)


def _split(canvas: Canvas, text: str, width: float, height: float) -> tuple[str, str]:
    """As many words of `text` as fit into the place beside the initial, and the others."""
    words = text.split(" ")
    count = len(words)
    while count and canvas.measure(" ".join(words[:count]), PROSE, width)[1] > height:
        count -= 1
    return " ".join(words[:count]), " ".join(words[count:])


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a paragraph as they stand on the page: markup and marks of a search already in them."""

    title: str
    rules: str
    text: str


def words_height(canvas: Canvas, words: Words, width: float) -> float:
    """Height of name and text set to `width`."""
    return _title_height(canvas, words, width) + canvas.measure(words.text, PROSE, width)[1]


def _title_height(canvas: Canvas, words: Words, width: float) -> float:
    size = title_size(canvas, TITLE_SIZE)
    wide, high = canvas.measure(words.title, "subtitle", width, size=size)
    if words.rules and not _on_one_line(canvas, words, wide, width):
        high += canvas.measure(words.rules, "small_italic", width)[1]
    return high + 1


def _on_one_line(canvas: Canvas, words: Words, wide: float, width: float) -> bool:
    one_line = canvas.measure(words.title, "subtitle", size=title_size(canvas, TITLE_SIZE))[0] <= width
    return one_line and wide + canvas.measure(words.rules, "small_italic")[0] + 14 <= width


def paint_words(canvas: Canvas, words: Words, x: float, y: float, width: float) -> None:
    """Name, rule numbers and text of a paragraph."""
    size = title_size(canvas, TITLE_SIZE)
    name = canvas.text(words.title, (x, y), "subtitle", RED, width=width, size=size)
    if words.rules:
        if _on_one_line(canvas, words, name.w, width):
            foot = name.bottom - 3
            canvas.text(words.rules, (x + width, foot), "small_italic", FAINT, anchor="bottomright")
        else:
            canvas.text(words.rules, (x, name.bottom - 1), "small_italic", FAINT, width=width)
    canvas.text(words.text, (x, y + _title_height(canvas, words, width)), PROSE, INK, width=width)


def paragraph(canvas: Canvas, ref: str, words: Words) -> Block:
    """A paragraph without its picture."""
    return Block(
        ref,
        words_height(canvas, words, TEXT_W),
        lambda canvas, x, y: paint_words(canvas, words, x, y, TEXT_W),
    )


# --- pictures -------------------------------------------------------------------------------------------


def picture(ref: str, figure: Figure, painter: Painter) -> Block:
    """A picture on its plate, in the middle of the page."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        paint_figure(canvas, figure, painter, x + (TEXT_W - figure.width) / 2, y)

    return Block(ref, figure.height, paint, gap=7)


def paint_figure(canvas: Canvas, figure: Figure, painter: Painter, x: float, y: float) -> None:
    """A picture with its upper left corner at (x, y)."""
    rect = pygame.FRect(x, y, figure.width, figure.height)
    if figure.framed:
        binding.draw_plate(canvas, rect)
        rect = rect.inflate(-2 * binding.PLATE_RIM, -2 * binding.PLATE_RIM)
    painter(figure, canvas, rect)


def beside(canvas: Canvas, ref: str, words: Words, figure: Figure, painter: Painter) -> Block:
    """A paragraph with its picture at its left."""
    indent = figure.width + BESIDE_AIR
    text = words_height(canvas, words, TEXT_W - indent)
    high = max(figure.height, text)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        paint_figure(canvas, figure, painter, x, y + max(0.0, min(3.0, high - figure.height)))
        top = y + max(0.0, (figure.height - text) / 2)
        paint_words(canvas, words, x + indent, top, TEXT_W - indent)

    return Block(ref, high, paint, gap=7)


# --- the glossary ---------------------------------------------------------------------------------------


def entry(canvas: Canvas, ref: str, words: Words, way: tuple[str, str, str]) -> Block:
    """A word of the glossary with its meaning, and at its right the link to where it is explained.

    Where that would leave too little room for the word itself, the link stands below.
    """
    to, text, label = way
    wide = _link_width(canvas, text)
    beside = TEXT_W - wide - LINK_GAP
    below = wide >= TEXT_W / 2 or _widest_word(canvas, words.title) > beside
    width = TEXT_W if below else beside
    said = words_height(canvas, words, width)
    top = said if below else max(0.0, (said - SMALLEST_TARGET) / 2)
    link = Link(to, text, label, pygame.FRect(0 if below else TEXT_W - wide, top, wide, SMALLEST_TARGET))
    high = said + SMALLEST_TARGET if below else max(said, SMALLEST_TARGET)
    return Block(
        ref, high, lambda canvas, x, y: paint_words(canvas, words, x, y, width), gap=9, links=(link,)
    )


def _widest_word(canvas: Canvas, title: str) -> float:
    size = title_size(canvas, TITLE_SIZE)
    return max(canvas.measure(word, "subtitle", size=size)[0] for word in title.split())


# --- links ----------------------------------------------------------------------------------------------


def links(canvas: Canvas, ref: str, ways: Sequence[tuple[str, str, str]]) -> Block:
    """Links in rows; each way is a reference, the word on its label and what the link is called."""
    placed: list[Link] = []
    x = y = 0.0
    for to, text, label in ways:
        wide = _link_width(canvas, text)
        if x and x + wide > TEXT_W:
            x, y = 0.0, y + SMALLEST_TARGET
        placed.append(Link(to, text, label, pygame.FRect(x, y, wide, SMALLEST_TARGET)))
        x += wide + LINK_GAP
    return Block(ref, y + SMALLEST_TARGET, lambda canvas, x, y: None, gap=-3, links=tuple(placed))


def _link_width(canvas: Canvas, text: str) -> float:
    wide = canvas.measure(text, "small_bold")[0] + 2 * LINK_PAD + 18
    return max(float(SMALLEST_TARGET), min(TEXT_W, wide))


def draw_link(canvas: Canvas, link: Link, rect: pygame.FRect, lit: bool) -> None:
    """One link in its place."""
    high = max(LINK_H, round(canvas.measure("x", "small_bold")[1]) + 8)
    face = pygame.FRect(rect.x, rect.centery - high / 2, rect.w, high)
    canvas.picture(binding.link_face(face.w, face.h, lit, canvas.scale), face.topleft)
    ink = "#FFF3E0" if lit else "#3A2A16"
    canvas.icon("book", (face.x + LINK_PAD + 5, face.centery), 13, ink, "#DDCDA4")
    room = pygame.FRect(face.x + LINK_PAD + 15, face.y, face.w - 2 * LINK_PAD - 12, face.h)
    canvas.fit(link.text, room, "small_bold", ink, anchor="midleft", one_line=True)
    if lit:
        canvas.mark_state(face, "focus", shape=True)
