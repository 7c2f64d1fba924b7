"""The parser of the tasks refuses in one line."""

from __future__ import annotations

import pytest

from game.commandline import WRONG_WORDS, TaskParser


def test_a_refusal_is_one_line_with_the_way_out(capsys: pytest.CaptureFixture[str]) -> None:
    parser = TaskParser(prog="tour")
    parser.add_argument("--scale", type=float, choices=(1.0, 2.0))
    with pytest.raises(SystemExit) as ended:
        parser.parse_args(["--scale", "3"])
    assert ended.value.code == WRONG_WORDS
    told = capsys.readouterr().err
    assert told.startswith("tour: argument --scale: invalid choice: 3.0")
    assert told.endswith("; see tour --help\n")
    assert told.count("\n") == 1
