"""The rule books' states worth seeing: every chapter of every game, and the search."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, cast

from game import rulebook
from game.rulebook import GLOSSARY, Book, Chapter, reference
from game.systems import SYSTEMS
from scenes.menus.setup_model import FIRST_GAME
from scenes.rulebook.scene import RulebookScene
from scenes.scene import Scene
from scenes.tour_state import TourState
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.app import App

Then = Callable[["App", Scene], None]

PARAGRAPHS, TERMS = 4, 20
"""About so many fill two open pages."""


def _at(ref: str, turns: int = 0) -> Then:
    """Open the book at a chapter and turn some leaves."""

    def run(app: App, scene: Scene) -> None:
        book = cast(RulebookScene, scene)
        book.go_to(ref)
        book.turn(turns)

    return run


def _search(wanted: str, opened: int | None = None) -> Then:
    """Type a search (a term of the glossary as the player knows it, else the words), and open one hit."""

    def run(app: App, scene: Scene) -> None:
        scene.interaction.set_focus("search", by_keys=True)
        app.step(20.0)
        key = f"rulebook.{cast(RulebookScene, scene).game}.term.{wanted}"
        app.intend(Intent("text", text=app.language.text(key) if app.language.has(key) else wanted))
        if opened is not None:
            scene.interaction.set_focus(f"hits.{opened}", by_keys=True)
            app.intend(Intent("confirm"))

    return run


def _leaves(book: Book, chapter: Chapter) -> range:
    """How often the leaf is turned to see a chapter to its end."""
    if chapter.id == GLOSSARY:
        return range(1 + len(book.terms) // TERMS)
    return range(1 + len(chapter.paragraphs) // PARAGRAPHS)


def _chapters(book: Book) -> Iterator[tuple[str, Then]]:
    for chapter in book.chapters:
        for turns in _leaves(book, chapter):
            yield f"{chapter.id}-{turns + 1}" if turns else chapter.id, _at(chapter.id, turns)
        for paragraph in chapter.paragraphs:
            if paragraph.id == "example":
                ref = reference(chapter.id, paragraph.id)
                yield ref, _at(ref)


def _states_of(game: str) -> Iterator[TourState]:
    book, head = rulebook.load(game), "rulebook" if game == FIRST_GAME else f"rulebook.{game}"
    rules = [rule for _, paragraph in book.paragraphs() for rule in paragraph.rules]
    rule, term = rules[len(rules) // 2], book.terms[-1].id

    def opened(app: App, rule: str = "", term: str = "") -> Scene:
        return RulebookScene(game, rule, term)

    for name, then in _chapters(book):
        yield TourState(f"{head}.{name}", opened, then)
    yield TourState(f"{head}.term", partial(opened, term=term))
    yield TourState(f"{head}.from-refusal", partial(opened, rule=rule))
    yield TourState(f"{head}.search", opened, _search(term))
    yield TourState(f"{head}.search-opened", opened, _search(term, 0))
    yield TourState(f"{head}.search-rule", opened, _search(rule.lower()))
    yield TourState(f"{head}.search-none", opened, _search("zzz"))


STATES = tuple(state for game in SYSTEMS if rulebook.is_there(game) for state in _states_of(game))
