"""Searching the rule book: without accents, by words and rule ids, the best first; and where hits stand."""

from __future__ import annotations

import pytest

from game.rulebook.search import Entry, excerpt, folded, hits, search, words_of

TRUMP = Entry("table.trump", "El triunfo", "La ficha grande señala el palo de triunfo.", ("D5",))
COLUMN = Entry("table.column", "La columna", "Cuenta cuando dos cartas sin triunfo valen lo mismo.")
CALL = Entry(
    "turn.call", "Invocar el final", "Si hay seis cartas, invoca. Tras la invocación, un turno.", ("D15",)
)
ALL = [COLUMN, CALL, TRUMP]


@pytest.mark.parametrize("query", ["señala", "SENALA", "Señala", "senala", "  senal "])
def test_accents_and_capitals_do_not_matter(query: str) -> None:
    assert search(ALL, query) == [TRUMP]


def test_a_word_in_the_title_counts_more() -> None:
    assert search(ALL, "triunfo") == [TRUMP, COLUMN]


def test_every_word_must_be_there() -> None:
    assert search(ALL, "cartas triunfo") == [COLUMN]
    assert search(ALL, "cartas dragón") == []


def test_the_beginning_of_a_word_comes_before_its_middle() -> None:
    inside = Entry("a", "Otra", "Se desinvoca.")
    assert search([inside, CALL], "invoca") == [CALL, inside]


@pytest.mark.parametrize("query", ["d15", "D15", "D15 seis"])
def test_a_rule_id_finds_its_paragraph_only(query: str) -> None:
    assert search(ALL, query) == [CALL]


def test_a_rule_that_nothing_explains_is_not_found() -> None:
    assert search(ALL, "D1") == []


@pytest.mark.parametrize("query", ["", "   ", "…!"])
def test_no_words_find_nothing(query: str) -> None:
    assert search(ALL, query) == []


def test_folding_keeps_every_place() -> None:
    text = "Ñandú ÁÉÍ… «œ» İ"
    assert len(folded(text)) == len(text)
    assert folded("Invocación") == "invocacion"


def test_hits_are_in_order_and_apart() -> None:
    assert hits("Triunfo y más triunfos", words_of("triunfo")) == [(0, 7), (14, 21)]
    assert hits("triunfo", words_of("triun unfo")) == [(0, 7)]
    assert hits("nada", words_of("triunfo")) == []


def test_an_excerpt_shows_the_first_hit() -> None:
    long = "palabra " * 30 + "aquí está el triunfo " + "palabra " * 30
    said = excerpt(long, words_of("triunfo"), 60)
    assert "triunfo" in said and said.startswith("…") and said.endswith("…")
    assert len(said) <= 62
    assert excerpt("corto", words_of("triunfo"), 60) == "corto"


def test_a_rule_of_a_chapter_is_found_by_its_number() -> None:
    entries = [Entry("a", "Uno", "texto", ("V12.8", "V1.2")), Entry("b", "Dos", "texto", ("V12.9",))]
    assert words_of("V12.8, texto") == ("v12.8", "texto")
    assert [entry.ref for entry in search(entries, "V12.9")] == ["b"]
    assert [entry.ref for entry in search(entries, "v1.2 texto")] == ["a"]
