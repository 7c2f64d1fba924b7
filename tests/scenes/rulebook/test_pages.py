"""Setting the rule book: nothing overflows in any language or size, and what belongs together stays so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.rulebook import GLOSSARY, SUMMARY, reference
from scenes.rulebook import RulebookScene, layout
from scenes.rulebook.blocks import Block, marked
from scenes.rulebook.pages import RAISED, Setting, laid
from scenes.rulebook.wording import spans
from tests.scenes.dracula import support

LOOKS = [(language, size) for language in ("es", "en", "test") for size in ("normal", "largest")]


def _open(language: str = "es", size: str = "normal") -> Iterator[RulebookScene]:
    app = support.make_app(language, text_size=size)
    scene = RulebookScene("dracula")
    app.scenes.reset(scene, "none")
    yield scene
    app.close()


@pytest.fixture(scope="module", params=LOOKS, ids=lambda look: "-".join(look))
def scene(request: pytest.FixtureRequest) -> Iterator[RulebookScene]:
    yield from _open(*request.param)


def test_no_page_overflows_and_no_link_lies_under_a_corner(scene: RulebookScene) -> None:
    for number, page in enumerate(scene.setting.pages):
        assert page.filled <= layout.TEXT_H, (number, page.chapter)
        x, y = layout.text_corner(number % 2)
        for item in page.placed:
            for link in item.block.links:
                place = link.rect.move(x, y + item.y)
                assert layout.PAGES[number % 2].contains(place)
                assert not place.colliderect(layout.PREVIOUS) and not place.colliderect(layout.NEXT)


def test_every_paragraph_and_term_is_on_a_page_of_its_chapter(scene: RulebookScene) -> None:
    found = {item.block.ref: page.chapter for page in scene.setting.pages for item in page.placed}
    for ref, _ in scene.book.paragraphs():
        assert found[ref] == ref.partition(".")[0]
    for term in scene.book.terms:
        assert found[reference(GLOSSARY, term.id)] == GLOSSARY


def test_every_chapter_begins_on_a_left_page(scene: RulebookScene) -> None:
    firsts = [number for number, page in enumerate(scene.setting.pages) if page.first]
    assert len(firsts) == len(scene.book.chapters)
    assert not [number for number in firsts if number % 2]


def test_large_texts_make_a_thicker_book() -> None:
    thin, thick = (len(next(_open("es", size)).setting.pages) for size in ("normal", "largest"))
    assert thin < thick


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_summary_is_one_opening(language: str) -> None:
    scene = next(_open(language))
    left, right, *others = (page for page in scene.setting.pages if page.chapter == SUMMARY)
    assert not others and left.placed
    assert right.placed[0].block.ref == "summary.one"


# --- laying -----------------------------------------------------------------------------------------------


def _block(ref: str, height: float, **more: object) -> Block:
    return replace(Block(ref, height, lambda canvas, x, y: None, gap=10.0), **more)  # type: ignore[arg-type]


def test_a_group_goes_to_the_next_page_whole() -> None:
    pages = laid("c", [[_block("a", 300)], [_block("b", 200), _block("b", 100)]])
    assert [[item.block.ref for item in page.placed] for page in pages] == [["a"], ["b", "b"]]
    assert pages[0].placed[0].y == -RAISED and pages[1].placed[1].y == 210


def test_a_group_larger_than_a_page_is_parted() -> None:
    pages = laid("c", [[_block("a", 400), _block("a", 300)]])
    assert [len(page.placed) for page in pages] == [1, 1]


def test_a_block_may_ask_for_the_head_of_a_page() -> None:
    pages = laid("c", [[_block("a", 50)], [_block("b", 50, new_page=True)]])
    assert [page.placed[0].block.ref for page in pages] == ["a", "b"]


def test_the_opening_of_a_reference() -> None:
    pages = [*laid("one", [[_block("one.a", 50)]]), *laid("one", []), *laid("two", [[_block("two.b", 50)]])]
    setting = Setting((*pages, pages[1]))
    assert setting.spread_of("two.b") == setting.spread_of("two") == 1
    assert setting.spread_of("nowhere") == 0


# --- words ------------------------------------------------------------------------------------------------


def test_hits_are_marked_outside_the_markup() -> None:
    said = marked("un [b]triunfo[/b] bello", ("b", "triunfo"))
    assert said == "un [b][c:paper_red][b]triunfo[/b][/c][/b] [c:paper_red][b]b[/b][/c]ello"
    assert marked("un triunfo", ()) == "un triunfo"


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (("D16", "R1", "D17"), "D16, D17, R1"),
        (("R2", "D15", "R3", "R4"), "D15, R2–R4"),
        (("D9", "D10", "D11", "D13"), "D9–D11, D13"),
        (("D5",), "D5"),
        (("V12.10", "V12.9", "V12.8", "V13.1"), "V12.8–V12.10, V13.1"),
        (("V8.3", "V9.4", "V8.1"), "V8.1, V8.3, V9.4"),
    ],
)
def test_rule_ids_are_listed_as_people_do(rules: tuple[str, ...], said: str) -> None:
    assert spans(rules) == said
