"""docs/cards-epikha.md: examples are cards and a deck, mistakes are told so, the reference is true."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.epikha import decks, library, owncards
from game.epikha.card import CARDS
from game.epikha.decks import DECKS
from game.epikha.schema import SCHEMA
from game.language import Language
from game.rules.effects.faults import FaultyCards
from tools import cardguide


@pytest.fixture
def page(root: Path) -> str:
    return (root / "docs" / "cards-epikha.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def house() -> Iterator[None]:
    """The decks of the house are in force again afterwards; the cards always are."""
    kept = [(table, dict(table)) for table in (DECKS, decks.LISTS.names)]
    yield
    for table, before in kept:
        table.clear()
        table.update(before)  # type: ignore[arg-type]


def use(cards: str, lists: str) -> None:
    files = [("mine.toml", tomllib.loads(cards)), ("decks.toml", tomllib.loads(lists))]
    for _, tables in files:
        assert tables.pop("game") == "epikha"
    owncards.put_in_force(files)


def examples(page: str) -> list[str]:
    return re.findall(r"```toml\n(.*?)```", page, re.S)


def test_the_reference_is_that_of_the_code(page: str) -> None:
    assert cardguide.renewed(page, SCHEMA) == page
    for op in SCHEMA.registry.ops:
        assert f"**`{op}`**" in page


def test_the_examples_go_from_file_to_deck(page: str) -> None:
    use(*examples(page))
    assert CARDS["MY-01"].markers == 1 and CARDS["MY-02"].immune == {"race:bestia"}
    assert decks.problems(DECKS["grove"]) == [] and decks.title(Language("es"), "grove") == "La Arboleda"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('["magia", ', '["majia", ', "mine.toml: MY-01: rules: does not know majia. Did you mean magia?"),
        (
            '["magia", "marcador:1"]',
            '["magia"]',
            "mine.toml: MY-01: rules: has effects on the occasion marker, so it lacks the rule marcador",
        ),
        ("O1 = 16", "O1 = 15", "decks.toml: grove: The deck has 49 cards and needs 50."),
    ],
)
def test_the_mistakes_of_the_page_are_told_so(page: str, old: str, new: str, line: str) -> None:
    cards, lists = (example.replace(old, new) for example in examples(page))
    with pytest.raises(FaultyCards) as caught:
        use(cards, lists)
    assert [fault.sentence(Language("en")) for fault in caught.value.faults] == [line]
    assert line in page and "MY-01" not in CARDS and library.fingerprint()
