"""The audit finds one seeded fault of each kind, and nothing where nothing is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from scenes.audit import Audit
from sprites.canvas import Canvas
from sprites.focus import Target

Draw = Callable[[Canvas], object]


def judged(draw: Draw, match_screen: bool = False, scale: float = 1.0) -> list[str]:
    audit = Audit()
    surface = pygame.Surface((round(1280 * scale), round(720 * scale)))
    canvas = Canvas(surface, scale, recorder=audit)
    canvas.fill((0, 0, 1280, 720), "background")
    draw(canvas)
    return [fault.kind for fault in audit.faults(match_screen)]


def target(id: str, rect: tuple[int, int, int, int], **more: object) -> Target:
    return Target(id, pygame.Rect(rect), id, **more)  # type: ignore[arg-type]


def clipped(canvas: Canvas) -> None:
    with canvas.clip((100, 100, 60, 40)):
        canvas.text("A text that is longer", (100, 100))


def covered(canvas: Canvas) -> None:
    canvas.text("Half of this is under a panel", (100, 100))
    canvas.panel((180, 80, 200, 60))


def scrolled_sideways(canvas: Canvas) -> None:
    with canvas.clip((100, 100, 60, 40)), canvas.scrolled():
        canvas.text("A text that is longer", (100, 100))


def two_targets(canvas: Canvas) -> None:
    canvas.mark_target(target("a", (0, 0, 60, 60)))
    canvas.mark_target(target("b", (50, 0, 60, 60)))


SEEDED: dict[str, Draw] = {
    "small text": lambda c: c.text("tiny", (100, 100), "tiny"),
    "text outside": lambda c: c.text("Over the edge", (1240, 100)),
    "clipped text": clipped,
    "broken word": lambda c: c.text("Desoxirribonucleico", (100, 100), width=60),
    "covered text": covered,
    "pale text": lambda c: c.text("pale", (100, 100), "body", "line2"),
    "overlapping text": lambda c: [c.text("one", (100, 100)), c.text("two", (110, 104))],
    "small target": lambda c: c.mark_target(target("small", (10, 10, 39, 60))),
    "overlapping target": two_targets,
    "nameless target": lambda c: c.mark_target(Target("x", pygame.Rect(0, 0, 50, 50))),
    "no reason": lambda c: c.mark_target(target("shut", (0, 0, 50, 50), enabled=False)),
    "colour only": lambda c: c.mark_state((0, 0, 50, 50), "playable"),
}


@pytest.mark.parametrize("kind", SEEDED)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_each_seeded_fault_is_found(kind: str, scale: float) -> None:
    assert judged(SEEDED[kind], scale=scale) == [kind]


def test_text_cut_at_the_side_of_a_scrolling_area_is_a_fault() -> None:
    assert judged(scrolled_sideways) == ["clipped text"]


def test_a_large_empty_area_is_a_fault_of_match_screens_only() -> None:
    assert judged(lambda c: None) == []
    assert judged(lambda c: None, match_screen=True) == ["empty area"]


def test_a_panel_is_no_content_and_a_background_neither() -> None:
    def empty(canvas: Canvas) -> None:
        canvas.picture(pygame.Surface((1280, 720)), (0, 0))
        canvas.panel((0, 0, 1280, 720))

    assert judged(empty, match_screen=True) == ["empty area"]


def test_content_in_all_parts_is_enough() -> None:
    def full(canvas: Canvas) -> None:
        picture = pygame.Surface((40, 40))
        for x in range(0, 1280, 200):
            for y in range(0, 720, 150):
                canvas.picture(picture, (x, y))

    assert judged(full, match_screen=True) == []


def good(canvas: Canvas) -> None:
    canvas.panel((80, 80, 400, 200))
    canvas.text("A heading", (100, 96), "heading", "line")
    canvas.text("A paragraph that is [c:highlight]long enough[/c] to be broken.", (100, 124), width=200)
    canvas.text("repeated", (300, 220), "tiny", repeated=True)
    canvas.mark_target(target("a", (80, 300, 60, 60)))
    canvas.mark_target(target("b", (140, 300, 60, 60)))
    canvas.mark_target(target("badge", (100, 310, 40, 40), nested=True))
    canvas.mark_state((0, 0, 50, 50), "playable", shape=True)
    canvas.mark_state((0, 0, 50, 50), "owned", word="yours")


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_nothing_is_found_where_nothing_is_wrong(scale: float) -> None:
    assert judged(good, scale=scale) == []


def test_tooltips_may_lie_on_texts_and_whole_panels_on_hidden_ones() -> None:
    def tooltip(canvas: Canvas) -> None:
        canvas.text("below", (100, 100))
        with canvas.above():
            canvas.panel((110, 90, 200, 60))
            canvas.text("above", (124, 104))

    def drawer(canvas: Canvas) -> None:
        canvas.text("below", (100, 100))
        canvas.panel((80, 80, 300, 100))
        canvas.text("drawer", (100, 100))

    assert judged(tooltip) == []
    assert judged(drawer) == []


def test_lines_of_a_scrolling_area_may_be_cut_above_and_below() -> None:
    def scrolling(canvas: Canvas) -> None:
        with canvas.clip((100, 100, 200, 40)), canvas.scrolled():
            for line in range(6):
                canvas.text("line", (100, 90 + 18 * line), "log")

    assert judged(scrolling) == []


def test_one_pale_word_in_a_bright_sentence_is_found() -> None:
    assert judged(lambda c: c.text("bright and [c:line2]pale[/c]", (100, 100))) == ["pale text"]


def test_a_fault_reads_as_state_kind_what_and_where() -> None:
    audit = Audit()
    Canvas(pygame.Surface((1280, 720)), recorder=audit).mark_target(target("shut", (1, 2, 39, 60)))
    assert audit.faults()[0].line("title") == "title: small target: shut is 39x60 at (1, 2, 39, 60)"
