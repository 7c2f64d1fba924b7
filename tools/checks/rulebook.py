"""The rule books: each rule that a player can meet has a paragraph, each paragraph its words and picture."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Set
from pathlib import Path

from game.language import CODES, load
from game.rulebook import GLOSSARY, Book, Paragraph, order, reference
from game.rulebook import load as load_book
from game.systems import SYSTEMS
from tools.checks import Fault, nodes_of, source_files
from tools.checks.rules import read_index

AREA = "rulebook"
RULE = re.compile(r"[A-Z]\d{1,2}(?:\.\d{1,2}[a-z]?)?")


def faults(root: Path) -> list[Fault]:
    """Everything wrong with the rule books of all games."""
    texts = {code: frozenset(load(code)) for code in CODES}
    return [fault for game in SYSTEMS for fault in game_faults(root, game, texts)]


def game_faults(root: Path, game: str, texts: dict[str, frozenset[str]]) -> Iterator[Fault]:
    """The faults of one game's book."""
    from scenes.boards import BOARDS

    book, index = load_book(game), read_index(root, game)
    where = f"game/rulebook/{game}.json"
    yield from rule_faults(where, book, set(index["rules"]), met(root, game, set(index["rules"])))
    yield from reference_faults(where, book)
    yield from figure_faults(where, book, set(BOARDS[game].figures()))
    for code, keys in texts.items():
        yield from text_faults(f"game/language/{code}/{AREA}.json", book, game, keys)


def met(root: Path, game: str, known: Set[str]) -> set[str]:
    """The rules that refusals, endings and log lines name, as the code of the game and its board does."""
    letters, dotted = {rule[0] for rule in known}, any("." in rule for rule in known)
    found: set[str] = set()
    for path in source_files(root, f"game/{game}", f"scenes/{game}"):
        for node in nodes_of(path):
            match node:
                case ast.Constant(value=str() as text) if RULE.fullmatch(text) and text[0] in letters:
                    # where rules have chapters and numbers, a letter and a number may name a card
                    if "." in text or not dotted or text in known:
                        found.add(text)
    return found


def rule_faults(where: str, book: Book, known: Set[str], met: Set[str]) -> Iterator[Fault]:
    """Rules without a paragraph, and paragraphs about rules that there are not."""
    told = {rule for _, paragraph in book.paragraphs() for rule in paragraph.rules}
    for rule in sorted(known | met, key=order):
        if rule not in told:
            meets = "a player can meet it" if rule in met else "it stands in the index"
            yield Fault(where, f"explains {rule} nowhere, and {meets}")
    for ref, paragraph in book.paragraphs():
        for rule in paragraph.rules:
            if rule not in known:
                yield Fault(where, f"{ref} explains {rule}, which the index does not know")


def reference_faults(where: str, book: Book) -> Iterator[Fault]:
    """Names that stand twice, and links that lead nowhere."""
    refs = [ref for ref, _ in book.paragraphs()]
    terms = [term.id for term in book.terms]
    for name, times in Counter(refs + [reference(GLOSSARY, term) for term in terms]).items():
        if times > 1:
            yield Fault(where, f"{name} is there {times} times")
    for ref, paragraph in book.paragraphs():
        for term in paragraph.terms:
            if term not in terms:
                yield Fault(where, f"{ref} leads to the term {term}, which is not there")
    for entry in book.terms:
        if entry.paragraph not in refs:
            yield Fault(where, f"the term {entry.id} leads to {entry.paragraph}, which is not there")


def figure_faults(where: str, book: Book, drawn: Set[str]) -> Iterator[Fault]:
    """Pictures that nobody has drawn, and drawn ones that no paragraph shows."""
    wanted = {paragraph.figure for _, paragraph in book.paragraphs() if paragraph.figure}
    for figure in sorted(wanted - drawn):
        yield Fault(where, f"shows the figure {figure}, which nobody draws")
    for figure in sorted(drawn - wanted):
        yield Fault(where, f"never shows the figure {figure}")


def text_faults(where: str, book: Book, game: str, keys: Set[str]) -> Iterator[Fault]:
    """Words that are missing in a language, and words that nothing in the book needs."""
    needed = set(needed_keys(book, game))
    for key in sorted(needed - keys):
        yield Fault(where, f"has no text {key}")
    for key in sorted(key for key in keys - needed if key.startswith(f"{AREA}.{game}.")):
        yield Fault(where, f"has the text {key}, which the book does not show")


def needed_keys(book: Book, game: str) -> Iterator[str]:
    """Every text that the book shows."""
    for chapter in book.chapters:
        yield f"{AREA}.{game}.{chapter.id}"
        if not chapter.plain:
            yield f"{AREA}.{game}.{chapter.id}.lead"
        for paragraph in chapter.paragraphs:
            yield from _keys_of(paragraph, game, chapter.id)
    for term in book.terms:
        yield f"{AREA}.{game}.term.{term.id}"
        yield f"{AREA}.{game}.term.{term.id}.text"


def _keys_of(paragraph: Paragraph, game: str, chapter: str) -> Iterator[str]:
    ref = f"{AREA}.{game}.{reference(chapter, paragraph.id)}"
    yield f"{game}.{paragraph.own}.name" if paragraph.own else ref
    yield f"{game}.{paragraph.own}.text" if paragraph.short else f"{ref}.text"
