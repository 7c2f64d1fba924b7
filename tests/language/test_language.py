"""Texts by key, the other language behind them, and the made-up test language."""

from __future__ import annotations

import json
import logging
import re
import string
from pathlib import Path

import pytest

from game.language import AREAS, CODES, Language, best_code, load
from game.language.pseudo import lengthen

TAG = re.compile(r"\[/?(?:b|i|c|icon)(?::[a-z0-9_#{}]+)?\]")


def places(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def forms(entry: object) -> list[str]:
    return [entry] if isinstance(entry, str) else list(entry.values())  # type: ignore[attr-defined]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    texts = {
        "es": {"hello": "Hola, {name}.", "n": {"one": "{n} carta", "other": "{n} cartas"}},
        "en": {"hello": "Hello, {name}.", "there": "There"},
    }
    for code, entries in texts.items():
        (tmp_path / code).mkdir()
        for area in AREAS:
            content = entries if area == "common" else {}
            (tmp_path / code / f"{area}.json").write_text(json.dumps(content), encoding="utf-8")
    return tmp_path


def test_places_are_filled(folder: Path) -> None:
    assert Language("es", folder).text("common.hello", name="Íñigo {x} [b]") == "Hola, Íñigo {x} [b]."


@pytest.mark.parametrize(("n", "text"), [(0, "0 cartas"), (1, "1 carta"), (2, "2 cartas")])
def test_one_and_many(folder: Path, n: int, text: str) -> None:
    assert Language("es", folder).text("common.n", n=n) == text


def test_the_other_language_stands_behind(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    spanish = Language("es", folder)
    with caplog.at_level(logging.WARNING, "atlas.language"):
        assert spanish.text("common.there") == "There"
        spanish.text("common.there")
    assert [record.getMessage() for record in caplog.records] == ["text common.there of language es: missing"]


def test_nothing_anywhere_still_gives_words(folder: Path) -> None:
    assert Language("en", folder).text("common.not_written_yet") == "not written yet"
    assert Language("en", folder).text("") == "?"


def test_a_place_without_value_is_no_error(folder: Path) -> None:
    assert Language("es", folder).text("common.hello") == "Hola, {name}."


@pytest.mark.parametrize("content", [b"", b"[1]", b"\xff\xfe", b'{"hello": 3}', b'{"n": {"one": "x"}}'])
def test_a_broken_catalogue_falls_back(folder: Path, content: bytes) -> None:
    (folder / "es" / "common.json").write_bytes(content)
    assert Language("es", folder).text("common.hello", name="Ana") == "Hello, Ana."


def test_an_unknown_language_is_english(folder: Path) -> None:
    assert Language("tlh", folder).text("common.there") == "There"


@pytest.mark.parametrize(
    ("names", "code"),
    [(["es_ES"], "es"), (["fr_FR", "es-MX"], "es"), (["EN-gb"], "en"), (["de"], "en"), ([], "en")],
)
def test_best_code(names: list[str], code: str) -> None:
    assert best_code(names) == code


@pytest.mark.parametrize(
    "text",
    ["Jugar", "Descartas [b]{card}[/b] y [icon:{suit}] cambia.", "Sí", "Invocar el final", "{n}/{m}"],
)
def test_the_test_language_is_longer_and_keeps_places(text: str) -> None:
    longer = lengthen(text)
    assert places(longer) == places(text)
    assert TAG.findall(longer) == TAG.findall(text)
    plain, grown = (re.sub(r"\[[^]]*\]|\{[^}]*\}", "", t) for t in (text, longer))
    assert len(grown) >= round(len(plain) * 1.4)
    assert not any(vowel in grown for vowel in "aeiou")


def test_the_test_language_is_made_of_the_spanish_texts() -> None:
    spanish, test = load("es"), load("test")
    assert set(spanish) == set(test)
    assert sum(map(len, map(str, test.values()))) > 1.3 * sum(map(len, map(str, spanish.values())))


@pytest.mark.parametrize("area", AREAS)
def test_both_languages_say_the_same(area: str) -> None:
    """Same keys, same places, same markup, nothing empty."""
    spanish, english = (
        {key: entry for key, entry in load(code).items() if key.startswith(f"{area}.")} for code in CODES
    )
    assert set(spanish) == set(english)
    for key, entry in spanish.items():
        assert isinstance(entry, str) == isinstance(english[key], str), key
        ours = [(places(t), sorted(TAG.findall(t))) for t in forms(entry)]
        theirs = [(places(t), sorted(TAG.findall(t))) for t in forms(english[key])]
        assert ours == theirs, key
        assert all(text.strip() for text in forms(entry) + forms(english[key])), key


def test_spanish_opens_its_questions_and_exclamations() -> None:
    for key, entry in load("es").items():
        for text in forms(entry):
            assert text.count("?") == text.count("¿") and text.count("!") == text.count("¡"), key
