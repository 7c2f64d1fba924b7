"""docs/cards.md: its examples are cards, its mistakes are told so, its reference is that of the code."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from game import owncards, selfplay
from game.language import Language
from game.rules.contract import System
from game.rules.effects.faults import FaultyCards
from game.vitorian import decks, library
from game.vitorian import owncards as vitorian_cards
from game.vitorian.card import CARDS
from game.vitorian.decks import DECKS
from tests.conformance.candles import CANDLES
from tools import cardguide

ENGLISH = Language("en")


@pytest.fixture
def pages(root: Path) -> list[str]:
    """The TOML examples of the page: cards, a deck, a choice."""
    return re.findall(r"```toml\n(.*?)```", (root / "docs" / "cards.md").read_text(encoding="utf-8"), re.S)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    """A system with the cards of Vitorian Wars, alone in the house; all is put back afterwards."""

    def cards(files: object) -> str:
        vitorian_cards.put_in_force(files)  # type: ignore[arg-type]
        return library.fingerprint()

    system = msgspec.structs.replace(CANDLES, id="vitorian", cards=cards, fingerprint="before")
    monkeypatch.setattr("game.systems.SYSTEMS", {"candles": CANDLES, "vitorian": system})
    monkeypatch.setattr(owncards, "_used", [])
    before, lists, names = dict(CARDS), dict(DECKS), dict(decks.LISTS.names)
    yield system
    CARDS.clear()
    CARDS.update(before)
    DECKS.clear()
    DECKS.update(lists)
    decks.LISTS.names.clear()
    decks.LISTS.names.update(names)
    library.SHELF.put_in_force({}, own=False)


def folder(place: Path, **files: str) -> Path:
    for name, text in files.items():
        (place / f"{name}.toml").write_text(text, encoding="utf-8")
    return place


def test_the_reference_is_that_of_the_code(root: Path) -> None:
    page = (root / "docs" / "cards.md").read_text(encoding="utf-8")
    assert cardguide.renewed(page) == page


def test_the_examples_go_from_file_to_table(pages: list[str], tmp_path: Path, system: System) -> None:
    cards, deck, choice = pages
    owncards.load(folder(tmp_path, mine=cards, decks=deck, radio='game = "vitorian"\n' + choice))
    assert CARDS["MY-01"].picture == "R-05" and CARDS["MY-02"].picture == "MY-02"
    assert decks.problems(DECKS["miners"]) == []
    assert system.fingerprint == library.fingerprint() != "before"
    assert [name for name, _ in owncards.used()] == ["decks.toml", "mine.toml", "radio.toml"]


def test_other_processes_know_the_same_cards(pages: list[str], tmp_path: Path, system: System) -> None:
    from game.opponents.worker import _begin

    files = [("mine.toml", tomllib.loads(pages[0]))]
    known: list[bool] = []
    _begin(lambda connection: known.append("MY-01" in CARDS), files, None)  # type: ignore[arg-type]
    assert known == [True]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('["heavy"]', '["hevy"]', "mine.toml: MY-01: keywords: does not know hevy. Did you mean heavy?"),
        (
            '"exhaust_unit"',
            '"exhaust"',
            "mine.toml: MY-01: effects 1, op: there is no effect exhaust. Did you mean exhaust_unit?",
        ),
        (
            '"each_enemy"',
            '"self"',
            "mine.toml: MY-01: effects 2, target: there is no self on the occasion destroyed, only on:"
            " mobilise, kill, hit, end, main",
        ),
    ],
)
def test_the_mistakes_of_the_page_are_told_so(
    pages: list[str], tmp_path: Path, system: System, root: Path, old: str, new: str, told: str
) -> None:
    assert told in (root / "docs" / "cards.md").read_text(encoding="utf-8")
    with pytest.raises(FaultyCards) as caught:
        owncards.load(folder(tmp_path, mine=pages[0].replace(old, new)))
    assert owncards.sentences(caught.value, ENGLISH) == [told]
    assert "MY-01" not in CARDS and owncards.used() == ()


def test_a_wrong_deck_beside_good_cards_leaves_all_as_it_was(
    pages: list[str], tmp_path: Path, system: System
) -> None:
    files = folder(tmp_path, mine=pages[0], decks=pages[1].replace("G-10 = 1\n", ""))
    with pytest.raises(FaultyCards) as caught:
        owncards.load(files)
    assert owncards.sentences(caught.value, ENGLISH) == [
        "decks.toml: miners: The deck has 49 Maneuver cards and needs 50."
    ]
    assert "MY-01" not in CARDS and "miners" not in DECKS and system.fingerprint == "before"


def test_a_file_for_a_game_that_is_not_there_is_told(tmp_path: Path, system: System) -> None:
    with pytest.raises(FaultyCards) as caught:
        owncards.load(folder(tmp_path, mine='game = "vitorean"\n'))
    assert owncards.sentences(caught.value, ENGLISH) == [
        "mine.toml: game: there is no game vitorean with cards. Did you mean vitorian?"
    ]
    assert owncards.any_game()


def test_the_door_refuses_wrong_cards_in_the_players_language(
    tmp_path: Path, system: System, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import main as door

    monkeypatch.setattr(door, "has_screen", lambda: True)
    words = ["--language", "es", "--data", str(tmp_path), "--cards"]
    assert door.main([*words, str(tmp_path / "absent")]) == door.EXIT_USAGE
    assert "No hay ninguna carpeta" in capsys.readouterr().err
    folder(tmp_path, mine="[MY-01]\ntype = 'unidad'\n")
    assert door.main([*words, str(tmp_path)]) == door.EXIT_USAGE
    assert capsys.readouterr().err.splitlines() == [
        f"Las cartas de {tmp_path} no se pueden usar:",
        "mine.toml: MY-01: type: no existe el tipo «unidad». ¿Querías decir «unit»?",
    ]


def test_self_play_refuses_wrong_cards(
    tmp_path: Path, system: System, capsys: pytest.CaptureFixture[str]
) -> None:
    folder(tmp_path, mine="[MY-01\n")
    assert selfplay.main(["dracula", "--cards", str(tmp_path)]) == 2
    assert "mine.toml: is no TOML file" in capsys.readouterr().err
