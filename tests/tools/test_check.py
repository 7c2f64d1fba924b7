"""`main.py check`: each check finds what it is there to find, and the project's own data is good."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.systems import SYSTEMS
from tools import check
from tools.checks import Fault, art, languages, packages, rules, sounds


def sentences(faults: Any) -> list[str]:
    return [str(fault) for fault in faults]


SLOWEST = "sounds"
"""Every sound is listened to; the command itself does so too."""


@pytest.mark.parametrize(
    "area", [pytest.param(one, marks=[pytest.mark.thorough] * (one == SLOWEST)) for one in check.CHECKS]
)
def test_the_projects_own_data_is_good(area: str) -> None:
    assert sentences(check.run([area])[area]) == []


def test_the_command_tells_every_rule_with_its_tests_and_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["rules", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ok"] is True
    assert told["rules"].keys() == SYSTEMS.keys()
    assert set(told["rules"]["dracula"]) >= {f"D{number}" for number in range(1, 56)}
    assert told["rules"]["dracula"]["D16"]["tests"]


def test_a_fault_is_printed_and_ends_in_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(check.CHECKS, "sounds", lambda root: [Fault("here", "is broken")])
    assert check.main(["sounds", "packages"]) == 1
    assert "  here: is broken" in capsys.readouterr().out


def test_a_check_that_falls_over_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(root: Path) -> list[Fault]:
        raise KeyError("scenarios")

    monkeypatch.setitem(check.CHECKS, "rules", fall)
    assert sentences(check.run(["rules"])["rules"]) == ["rules: could not be checked: KeyError: 'scenarios'"]


@pytest.mark.parametrize(
    ("spanish", "english", "said"),
    [
        ({"a": "Hola"}, {}, "common.a: has no text in en"),
        ({"a": "Hola {who}"}, {"a": "Hello"}, "common.a: has the places ['who'] in es, [] in en"),
        ({"a": "[i]A[/i]"}, {"a": "A"}, "common.a: has the marks {'[i]': 1, '[/i]': 1} in es, {} in en"),
        ({"a": "[b]Hola"}, {"a": "[b]Hello"}, "common.a: opens a mark and does not close it: '[b]Hola'"),
        ({"a": "Hola!"}, {"a": "Hello!"}, "common.a: has ¡ and ! in unequal numbers: 'Hola!'"),
        ({"a": " Hola"}, {"a": "Hello"}, "common.a: is empty, or has a space at its start or end"),
        ({"a": "Hola {"}, {"a": "Hello {"}, "common.a: has a broken place: 'Hola {'"),
        ({"a": {"one": "1", "other": "2"}}, {"a": "1"}, "common.a: counts (one, other) in only one language"),
    ],
)
def test_unequal_texts_are_found(spanish: dict[str, Any], english: dict[str, Any], said: str) -> None:
    assert said in sentences(languages.compare("common", {"es": spanish, "en": english}))


def test_equal_texts_are_left_alone() -> None:
    spanish = {"a": {"one": "¡Una carta!", "other": "¡{n} cartas!"}, "b": "[icon:fang] {who}"}
    english = {"a": {"one": "One card!", "other": "{n} cards!"}, "b": "{who} [icon:fang]"}
    assert list(languages.compare("common", {"es": spanish, "en": english})) == []


def test_a_key_without_a_text_is_found_and_a_part_of_one_is_not(tmp_path: Path) -> None:
    for folder in languages.SPEAKERS:
        (tmp_path / folder).mkdir()
    (tmp_path / "main.py").write_text("say('cli.gone'); say(f'cli.bad.{name}'); say('cli.no_screen')\n")
    found = languages.unknown_keys(tmp_path, {"cli.no_screen"})
    assert sentences(found) == ["main.py:1: names the text cli.gone, which is not there"]


def test_a_reason_without_a_sentence_is_found(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "main.py").touch()
    (tmp_path / "game" / "a.py").write_text("Reason('gone', 'D1')\nReason('there', 'D2')\n")
    found = languages.unknown_keys(tmp_path, {"reasons.there"})
    assert sentences(found) == ["game/a.py:1: names the text reasons.gone, which is not there"]


def test_a_game_may_word_its_reasons_itself_or_leave_them_to_the_house(tmp_path: Path) -> None:
    (tmp_path / "game" / "noir" / "rules").mkdir(parents=True)
    (tmp_path / "main.py").touch()
    (tmp_path / "game" / "noir" / "rules" / "a.py").write_text(
        "Reason('mine', 'N1')\nReason('shared', 'N2')\nReason('gone', 'N3')\n"
    )
    found = languages.unknown_keys(tmp_path, {"noir.reason.mine", "reasons.shared", "epik.reason.gone"})
    assert sentences(found) == ["game/noir/rules/a.py:3: names the text noir.reason.gone, which is not there"]


def test_a_cue_that_does_not_exist_is_found(tmp_path: Path) -> None:
    (tmp_path / "scenes").mkdir()
    (tmp_path / "scenes" / "a.py").write_text("app.sounds.play('no_such')\napp.sounds.play('bite')\n")
    found = sentences(sounds.unknown_cues(tmp_path))
    assert found == ["scenes/a.py:1: plays the cue 'no_such', which is not there"]


def test_an_icon_that_does_not_exist_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "game" / "language" / "es"
    folder.mkdir(parents=True)
    (folder / "common.json").write_text(json.dumps({"a": "[icon:no_such] y [icon:{suit}]"}))
    assert sentences(art.unknown_icons(tmp_path)) == [
        "game/language/es/common.json: a: shows the icon 'no_such', which is not there"
    ]


def test_packages_at_different_versions_are_found() -> None:
    found = packages.compare("requirements.txt", ["a==1", "b==2"], ["a==1", "b==3"])
    assert sentences(found) == [
        "requirements.txt: b==2 is not in pyproject.toml",
        "pyproject.toml: b==3 is not in requirements.txt",
    ]


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose one game holds D1 well, D2 only in code, D3 only in a test, and D4 not at all."""
    monkeypatch.setattr(rules, "GAMES", ("dracula",))
    folder = tmp_path / "game" / "dracula"
    folder.mkdir(parents=True)
    (tmp_path / "tests" / "scenarios" / "dracula").mkdir(parents=True)
    for name in ("C01", "C99"):
        (tmp_path / "tests" / "scenarios" / "dracula" / f"{name}.json").touch()
    index = {"rules": {f"D{number}": "words" for number in range(1, 6)}, "scenarios": ["C01", "C02"]}
    (folder / "rules_index.json").write_text(json.dumps(index | {"exempt": {"D5": "says who made the game"}}))
    (folder / "deal.py").write_text('"""Holds D1-D2 and, wrongly, D77."""\n')
    (tmp_path / "tests" / "test_a.py").write_text(
        "import pytest\n@pytest.mark.rule('D1', 'D3')\ndef test_a(): ...\n"
    )
    return tmp_path


def test_rules_without_test_or_code_are_found(game: Path) -> None:
    found = sentences(rules.faults(game))
    assert found == [
        "game/dracula/rules_index.json: D2 has no test (mark one with @pytest.mark.rule('D2'))",
        "game/dracula/rules_index.json: D3 is named nowhere in the code",
        "game/dracula/rules_index.json: D4 has no test (mark one with @pytest.mark.rule('D4'))",
        "game/dracula/rules_index.json: D4 is named nowhere in the code",
        "game/dracula/deal.py:1: names the rule D77, which the index does not know",
        "tests/scenarios/dracula: has no file for the scenario C02",
        "tests/scenarios/dracula/C99.json: is no scenario of the index",
    ]


def test_a_rule_tells_where_it_is_held(game: Path) -> None:
    assert rules.rows(game, "dracula")["D1"] == {
        "about": "words",
        "tests": ["tests/test_a.py:2"],
        "code": ["game/dracula/deal.py:1"],
    }


def test_too_many_exemptions_are_a_fault(game: Path) -> None:
    path = game / "game" / "dracula" / "rules_index.json"
    index = json.loads(path.read_text())
    index["exempt"] = {f"D{number}": "a reason" for number in range(2, 6)}
    path.write_text(json.dumps(index))
    assert "exempts 4 ids; at most 3" in sentences(rules.faults(game))[0]
