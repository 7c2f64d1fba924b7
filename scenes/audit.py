"""The audit: listens while a frame is drawn and says what a player could not read, press or tell apart.

Every check is a function from what was heard to faults, so that each can be tested with one seeded fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

import pygame

from sprites import markup, theme
from sprites.canvas import SIZE
from sprites.focus import SMALLEST_TARGET, Target
from sprites.record import DrawnText

CONTRAST = 4.5
SLACK = 1.5
"""Logical pixels by which a text may stand out before it counts as clipped (rounding of glyphs)."""
SHORTER = 0.16
"""Share of a line that is air above and below its letters; overlaps there are none."""
EMPTY_SHARE = 0.20
CELL = 20
"""Side of a cell of the grid in which emptiness is measured."""
BACKDROP_SHARE = 0.5
"""A picture over more than this share of the canvas is a background, not content."""
SAMPLES = 12


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: its kind, what it is, and where (logical x, y, width, height)."""

    kind: str
    what: str
    where: tuple[int, int, int, int]

    def line(self, state: str) -> str:
        """The fault as one line of the tour's report."""
        return f"{state}: {self.kind}: {self.what} at {self.where}"


@dataclass(slots=True)
class HeardText:
    """A text with the pixels that lay behind it."""

    drawn: DrawnText
    contrast: float
    covered: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A state that something shows, and how it is told besides colour."""

    rect: pygame.FRect
    state: str
    shape: bool
    word: str


@dataclass
class Audit:
    """What a canvas told during one frame."""

    texts: list[HeardText] = field(default_factory=list)
    targets: dict[str, Target] = field(default_factory=dict)
    marks: list[Mark] = field(default_factory=list)
    pictures: list[pygame.FRect] = field(default_factory=list)
    faults_heard: list[Fault] = field(default_factory=list)

    # --- what the canvas tells ------------------------------------------------------------------------

    def text_drawn(self, drawn: DrawnText, behind: pygame.Surface | None) -> None:
        """A text was drawn; `behind` is a copy of the pixels it covered."""
        contrasts = [_contrast(colour, behind) for colour in drawn.colours] if behind else []
        self.texts.append(HeardText(drawn, min(contrasts, default=21.0)))

    def picture_drawn(self, rect: pygame.FRect) -> None:
        """A picture was drawn."""
        if rect.w * rect.h < BACKDROP_SHARE * SIZE[0] * SIZE[1]:
            self.pictures.append(rect)

    def panel_drawn(self, rect: pygame.FRect, layer: int) -> None:
        """A panel was drawn over whatever was there; on the same layer it must not cut a text in two."""
        for heard in self.texts:
            if heard.covered or not _letters(heard.drawn).colliderect(rect):
                continue
            heard.covered = True
            if layer == heard.drawn.layer and not rect.contains(_letters(heard.drawn)):
                self.faults_heard.append(_fault("covered text", heard.drawn.text, heard.drawn.rect))

    def target_drawn(self, target: Target) -> None:
        """A hit area is on this frame."""
        self.targets[target.id] = target

    def state_marked(self, rect: pygame.FRect, state: str, shape: bool, word: str) -> None:
        """Something shows `state`."""
        self.marks.append(Mark(rect, state, shape, word))

    # --- the verdict ----------------------------------------------------------------------------------

    def faults(self, match_screen: bool = False) -> list[Fault]:
        """Everything that is wrong with the frame; `match_screen` also forbids large empty areas."""
        found = list(self.faults_heard)
        for check in CHECKS:
            found.extend(check(self))
        if match_screen:
            found.extend(emptiness(self))
        return found


def small_text(audit: Audit) -> Iterator[Fault]:
    """Texts under 13 px (12 for a name that the tooltip repeats)."""
    for drawn in _drawn(audit):
        smallest = theme.SMALLEST_REPEATED if drawn.repeated else theme.SMALLEST
        if drawn.size < smallest:
            yield _fault("small text", f"{drawn.text!r} has {drawn.size:g} px", drawn.rect)


def clipped_text(audit: Audit) -> Iterator[Fault]:
    """Texts that stand out of their box, of the clip or of the canvas."""
    canvas = pygame.FRect(0, 0, *SIZE)
    for drawn in _drawn(audit):
        rect = _letters(drawn)
        if not canvas.inflate(2 * SLACK, 2 * SLACK).contains(rect) and not drawn.scrolled:
            yield _fault("text outside", drawn.text, drawn.rect)
        elif not _inside(rect, drawn.box, sideways_only=drawn.scrolled):
            yield _fault("clipped text", drawn.text, drawn.rect)


def broken_words(audit: Audit) -> Iterator[Fault]:
    """Texts whose line is too narrow for one of their words."""
    for drawn in _drawn(audit):
        if drawn.broken:
            yield _fault("broken word", drawn.text, drawn.rect)


def pale_text(audit: Audit) -> Iterator[Fault]:
    """Texts with a contrast under 4.5 to what lies behind them."""
    for heard in audit.texts:
        if heard.contrast < CONTRAST and not heard.drawn.decorative:
            yield _fault("pale text", f"{heard.drawn.text!r} has {heard.contrast:.1f}:1", heard.drawn.rect)


def overlapping_text(audit: Audit) -> Iterator[Fault]:
    """Texts of one layer that lie on each other."""
    shown = [h.drawn for h in audit.texts if not h.covered]
    for first, second in combinations(shown, 2):
        if first.layer != second.layer:
            continue
        common = _letters(first).clip(_letters(second)).clip(first.box).clip(second.box)
        if common.w > SLACK and common.h > SLACK:
            yield _fault("overlapping text", f"{first.text!r} and {second.text!r}", common)


def small_target(audit: Audit) -> Iterator[Fault]:
    """Hit areas under 40x40."""
    for target in audit.targets.values():
        if min(target.rect.w, target.rect.h) < SMALLEST_TARGET:
            yield _fault("small target", f"{target.id} is {target.rect.w:g}x{target.rect.h:g}", target.rect)


def overlapping_target(audit: Audit) -> Iterator[Fault]:
    """Hit areas that lie on each other, unless one is nested on purpose."""
    for first, second in combinations(audit.targets.values(), 2):
        common = pygame.FRect(first.rect).clip(pygame.FRect(second.rect))
        if common.w > 0 and common.h > 0 and not (first.nested or second.nested):
            yield _fault("overlapping target", f"{first.id} and {second.id}", common)


def nameless_target(audit: Audit) -> Iterator[Fault]:
    """Hit areas without a name, and closed ones without a reason."""
    for target in audit.targets.values():
        if not target.label:
            yield _fault("nameless target", target.id, target.rect)
        if not target.enabled and not target.why:
            yield _fault("no reason", target.id, target.rect)


def colour_only(audit: Audit) -> Iterator[Fault]:
    """States told by neither shape nor word."""
    for mark in audit.marks:
        if not mark.shape and not mark.word:
            yield _fault("colour only", mark.state, mark.rect)


def emptiness(audit: Audit) -> Iterator[Fault]:
    """The largest rectangle without text, picture or target, if it is over a fifth of the screen."""
    columns, rows = SIZE[0] // CELL, SIZE[1] // CELL
    full = [[False] * columns for _ in range(rows)]
    content = [h.drawn.rect for h in audit.texts] + audit.pictures
    for rect in (*content, *(t.rect for t in audit.targets.values())):
        for y in range(max(0, int(rect.top // CELL)), min(rows, int(-(-rect.bottom // CELL)))):
            for x in range(max(0, int(rect.left // CELL)), min(columns, int(-(-rect.right // CELL)))):
                full[y][x] = True
    area = _largest_hole(full)
    if area.w * area.h > EMPTY_SHARE * SIZE[0] * SIZE[1]:
        share = round(100 * area.w * area.h / (SIZE[0] * SIZE[1]))
        yield _fault("empty area", f"{share} % of the screen", area)


CHECKS: tuple[Callable[[Audit], Iterator[Fault]], ...] = (
    small_text,
    clipped_text,
    broken_words,
    pale_text,
    overlapping_text,
    small_target,
    overlapping_target,
    nameless_target,
    colour_only,
)


def _drawn(audit: Audit) -> Iterator[DrawnText]:
    return (heard.drawn for heard in audit.texts)


def _fault(kind: str, what: str, rect: pygame.Rect | pygame.FRect) -> Fault:
    x, y, w, h = rect
    return Fault(kind, markup.plain(what), (round(x), round(y), round(w), round(h)))


def _letters(drawn: DrawnText) -> pygame.FRect:
    """The box of a text without the air above its first and below its last line."""
    air = drawn.size * SHORTER
    return pygame.FRect(drawn.rect.x, drawn.rect.y + air, drawn.rect.w, max(1.0, drawn.rect.h - 2 * air))


def _inside(rect: pygame.FRect, box: pygame.FRect, sideways_only: bool) -> bool:
    sideways = rect.left >= box.left - SLACK and rect.right <= box.right + SLACK
    if sideways_only:
        return sideways
    return sideways and rect.top >= box.top - SLACK and rect.bottom <= box.bottom + SLACK


def _contrast(colour: theme.Colour, behind: pygame.Surface) -> float:
    """The contrast of `colour` to the middle one of many pixels behind it, and to their average."""
    width, height = behind.get_size()
    if not width or not height:
        return 21.0
    spots = [
        behind.get_at((x * (width - 1) // SAMPLES, y * (height - 1) // 4))
        for x in range(SAMPLES + 1)
        for y in range(5)
    ]
    ordered = sorted(theme.contrast(colour, (spot.r, spot.g, spot.b)) for spot in spots)
    red, green, blue, _ = pygame.transform.average_color(behind)
    return min(ordered[len(ordered) // 2], theme.contrast(colour, (red, green, blue)))


def _largest_hole(full: list[list[bool]]) -> pygame.Rect:
    """The largest rectangle of False cells, in logical units."""
    best = pygame.Rect(0, 0, 0, 0)
    heights = [0] * len(full[0])
    for y, row in enumerate(full):
        heights = [0 if taken else high + 1 for taken, high in zip(row, heights, strict=True)]
        for left in range(len(row)):
            low = heights[left]
            for right in range(left, len(row)):
                low = min(low, heights[right])
                if not low:
                    break
                if (right - left + 1) * low * CELL * CELL > best.w * best.h:
                    best = pygame.Rect(
                        left * CELL, (y - low + 1) * CELL, (right - left + 1) * CELL, low * CELL
                    )
    return best
