"""The parser of the tasks refuses in one line, and a wrong number in words of ours."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game import selfplay
from game.commandline import WRONG_WORDS, TaskParser
from scenes import tour


def test_a_refusal_is_one_line_with_the_way_out(capsys: pytest.CaptureFixture[str]) -> None:
    parser = TaskParser(prog="tour")
    parser.add_argument("--contrast", choices=("low", "high"))
    with pytest.raises(SystemExit) as ended:
        parser.parse_args(["--contrast", "3"])
    assert ended.value.code == WRONG_WORDS
    told = capsys.readouterr().err
    assert told.startswith("tour: argument --contrast: invalid choice: '3'")
    assert told.endswith("; see tour --help\n")
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("task", "words", "english", "spanish"),
    [
        (
            selfplay.main, ["dracula", "--games", "0"],
            "selfplay: --games is a whole number from 1, of 18 digits at most, not “0”.",
            "selfplay: --games es un número entero desde 1, de 18 cifras como mucho, no «0».",
        ),
        (
            selfplay.main, ["dracula", "--games=many"],
            "selfplay: --games is a whole number from 1, of 18 digits at most, not “many”.",
            "selfplay: --games es un número entero desde 1, de 18 cifras como mucho, no «many».",
        ),
        (
            selfplay.main, ["dracula", "--seed", "x"],
            "selfplay: --seed is a whole number from 0, of 18 digits at most, not “x”.",
            "selfplay: --seed es un número entero desde 0, de 18 cifras como mucho, no «x».",
        ),
        (
            tour.main, ["--scale", "3"],
            "tour: --scale is 1, 1.5 or 2, not “3”.",
            "tour: --scale es 1, 1.5 o 2, no «3».",
        ),
    ],
)  # fmt: skip
def test_a_wrong_number_is_told_in_the_language_of_the_shell(
    task: Callable[[list[str]], int], words: list[str], english: str, spanish: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    for shell, sentence in (("en_GB.UTF-8", english), ("es_ES.UTF-8", spanish)):
        monkeypatch.setenv("LC_ALL", shell)
        with pytest.raises(SystemExit) as ended:
            task(words)
        assert ended.value.code == WRONG_WORDS
        assert capsys.readouterr().err == sentence + "\n"


def test_a_wrong_number_is_told_in_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    with pytest.raises(SystemExit):
        tour.main(["--language", "es", "--scale", "x"])
    assert capsys.readouterr().err == "tour: --scale es 1, 1.5 o 2, no «x».\n"
