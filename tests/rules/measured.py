"""What the tests of the two measurements of self-play share: games played here, results torn and stale."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from game import balance, ladder, selfplay
from game.arena import play_game
from game.rules.contract import System
from game.selfplay import main

HEADS: Final = {"--ladder": ladder.head_of, "--balance": balance.head_of}
"""By the word of the command line: what the results of that measurement begin with."""
STALE: Final = ("data", "fingerprint", "kind")
"""In what results may belong to something else: other players, other rules, another measurement."""


def played_here(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Let self-play happen in this process, one game after the other; returns what has been played."""
    met: list[Any] = []

    def run(left: Any, processes: int, batch: int) -> Any:
        assert (processes, batch) == (2, 1)
        for one in left:
            met.append(one)
            yield play_game(one)

    monkeypatch.setattr(selfplay, "run", run)
    return met


def tear(results: Path, lost: int) -> int:
    """Leave of a file of results all but its last lines, and a piece of one of those; how many it had."""
    content = results.read_bytes().splitlines(keepends=True)
    results.write_bytes(b"".join(content[:-lost]) + content[-lost][:20])
    return len(content)


def refuses_stale_results(
    word: str, system: System, stale: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Results of something else are no start: the command ends with a sentence before anything is played."""
    head: Any = HEADS[word](system)
    if stale == "kind":
        (other,) = (found for found in HEADS if found != word)
        head = HEADS[other](system)
    else:
        head = msgspec.structs.replace(head, **{stale: {"data": 1, "fingerprint": "old"}[stale]})
    path.write_bytes(msgspec.json.encode(head) + b"\n")
    before = path.read_bytes()
    assert main([system.id, word, "--games", "1", "--resume", str(path)]) == 2
    told = "is no file of self-play results" if stale == "kind" else "name another file"
    assert told in capsys.readouterr().err
    assert path.read_bytes() == before


def settles(word: str, game: str, more: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    """A measurement takes no word about what it settles itself."""
    for words in more:
        assert main([game, word, *words]) == 2
        assert f"{word} settles" in capsys.readouterr().err
