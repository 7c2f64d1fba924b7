"""The ladder: what is played, what is enough, what is written down (all on few games)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import ladder, selfplay
from game.arena import RANDOM, Played
from game.ladder import Kept, Row, as_markdown, judge, rows_of, write_table
from game.results import UsageFault
from game.selfplay import main
from game.systems import SYSTEMS
from tests.rules.measured import STALE, played_here, refuses_stale_results, settles, tear

SYSTEM = SYSTEMS["dracula"]
STEP = Row("rung", ("veteran", "apprentice"), 4, 0.56)


def played(wins: int, games: int, seconds: float = 0.001) -> list[Played]:
    """Games of which the first player wins the first ones, thinking so long at each decision."""
    return [
        Played(
            seed=1 + number // 2, swapped=bool(number % 2), seat=0, player=int(number >= wins), code="x",
            actions=9, cpu=0.1, fired={}, thought=([seconds] * 3, []),
        )
        for number in range(games)
    ]  # fmt: skip


def step(row: Row, wins: int, seconds: float = 0.001) -> ladder.Step:
    """What comes of a row with so many wins."""
    return judge([row], [Kept(row.name, one) for one in played(wins, row.games, seconds)])[0]


def test_every_level_meets_the_one_below_and_the_highest_also_the_lowest_but_one() -> None:
    rungs = [(row.players, row.games, row.least) for row in rows_of(SYSTEM) if row.kind == "rung"]
    assert rungs == [
        (("novice", RANDOM), 200, 160),
        (("apprentice", "novice"), 200, 112),
        (("veteran", "apprentice"), 200, 112),
        (("master", "veteran"), 200, 112),
        (("master", "apprentice"), 200, 120),
    ]


def test_the_highest_level_also_plays_at_full_strength_and_every_character_at_every_level() -> None:
    rows = rows_of(SYSTEM)
    full = [row for row in rows if row.kind == "full"]
    assert [(row.players, row.games, row.least) for row in full] == [(("master", "veteran"), 60, 34)]
    assert {one.profile for one in full[0].pairings("dracula")} == {"match"}
    leant = {row.players: row.least for row in rows if row.kind == "character"}
    assert len(leant) == len(SYSTEM.levels) * (len(SYSTEM.characters) - 1)
    assert leant["veteran:bold", "apprentice"] == 31 and leant["novice:spy", RANDOM] == 31


def test_a_rung_is_played_on_the_same_seeds_with_both_seats() -> None:
    met = STEP.pairings("dracula")
    assert [(one.seed, one.swapped) for one in met] == [(1, False), (1, True), (2, False), (2, True)]
    assert {one.profile for one in met} == {"table"}


def test_fewer_games_are_asked_in_proportion() -> None:
    assert {row.games for row in rows_of(SYSTEM, 10)} == {10, 3}
    assert {row.games for row in rows_of(SYSTEM, 1)} == {1, 2}


@pytest.mark.parametrize(("wins", "held"), [(2, False), (3, True), (4, True)])
def test_a_step_holds_with_enough_wins(wins: int, held: bool) -> None:
    found = step(STEP, wins)
    assert (found.wins, found.least, found.held) == (wins, 3, held)


@pytest.mark.parametrize(("seconds", "held"), [(0.009, True), (0.011, False)])
def test_a_step_holds_only_in_time(seconds: float, held: bool) -> None:
    assert step(STEP, 4, seconds).held is held


@pytest.mark.parametrize(("seconds", "held"), [(1.1, True), (1.3, False)])
def test_full_strength_holds_only_in_time(seconds: float, held: bool) -> None:
    row = Row("full", ("master", "veteran"), 4, 0.56)
    assert step(row, 4, seconds).held is held
    slow = played(4, 4)
    slow[0].thought[0][0] = 3.5
    assert not judge([row], [Kept(row.name, one) for one in slow])[0].held


def test_half_the_games_are_not_enough_for_a_character() -> None:
    row = Row("character", ("veteran:bold", "apprentice"), 4, 0.5, strictly=True)
    assert [step(row, wins).held for wins in (2, 3)] == [False, True]


def test_the_tables_say_what_holds_and_what_is_missed() -> None:
    rows = [
        STEP,
        msgspec.structs.replace(STEP, players=("novice", RANDOM)),
        Row("full", ("master", "veteran"), 4, 0.56),
        Row("character", ("novice:bold", RANDOM), 4, 0.5, strictly=True),
        Row("character", ("novice:spy", RANDOM), 4, 0.5, strictly=True),
    ]
    lines = as_markdown([step(row, wins) for row, wins in zip(rows, (1, 4, 4, 4, 2), strict=True)])
    assert "| Veteran, Apprentice | 4 | 1 | 3 | 1.0 ms (limit 10 ms), 1.0 ms | **missed** |" in lines
    assert "| Novice, Random | 4 | 4 | 3 | 1.0 ms, 1.0 ms | held |" in lines
    full = "1.0 ms (limit 1200 ms), 1.0 ms (limit 3000 ms)"
    assert f"| Master at full strength, Veteran | 4 | 4 | 3 | {full} | held |" in lines
    assert lines[-3:] == [
        "| players | bold | spy |",
        "| --- | --- | --- |",
        "| Novice, Random | 4 | **2 missed** |",
    ]


def test_the_tables_go_between_the_markers_of_a_document(tmp_path: Path) -> None:
    path = tmp_path / "opponents.md"
    begin, end = ladder.BEGIN.format(game="dracula"), ladder.END
    path.write_text(f"before\n\n{begin}\nold\n{end}\n\nafter\n", encoding="utf-8")
    for _ in range(2):
        write_table(path, begin, end, ["| new |"])
        assert path.read_text(encoding="utf-8") == f"before\n\n{begin}\n\n| new |\n\n{end}\n\nafter\n"
    with pytest.raises(UsageFault, match="lacks the lines"):
        write_table(path, ladder.BEGIN.format(game="chess"), end, [])
    with pytest.raises(UsageFault, match="cannot read"):
        write_table(tmp_path / "nowhere.md", begin, end, [])


def test_the_document_of_the_house_has_its_markers() -> None:
    text = selfplay.DOCUMENT.read_text(encoding="utf-8")
    for name in SYSTEMS:
        assert 0 <= text.find(ladder.BEGIN.format(game=name)) < text.rfind(ladder.END)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Two levels and one character, played in this process; returns what has been played."""
    levels = {name: SYSTEM.levels[name] for name in ("novice", "apprentice")}
    system = msgspec.structs.replace(SYSTEM, levels=levels, characters=("", "bold"))
    monkeypatch.setitem(SYSTEMS, "dracula", system)
    return played_here(monkeypatch)


def test_one_command_climbs_goes_on_and_writes(
    small: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    document, results = tmp_path / "opponents.md", tmp_path / "ladder.jsonl"
    document.write_text(f"{ladder.BEGIN.format(game='dracula')}\n{ladder.END}\n", encoding="utf-8")
    monkeypatch.setattr(selfplay, "DOCUMENT", document)
    words = ["dracula", "--ladder", "--resume", str(results), "--profile", "table", "--write"]
    code = main([*words, "--games", "4"])
    printed = capsys.readouterr().out
    assert "| Apprentice, Novice | 4 |" in printed and printed in document.read_text(encoding="utf-8")
    assert code == int("missed" in printed)
    # of 4 games a rung, 2 at full strength, 2 for each level with a character
    assert len(small) == 4 + 4 + 2 + 2 * 2
    lines = tear(results, lost=3)
    small.clear()
    assert main([*words, "--games", "4", "--json"]) == code
    assert len(small) == 3
    again = json.loads(capsys.readouterr().out)
    assert again[0]["row"]["players"] == ["novice", RANDOM]
    assert results.read_bytes().count(b"\n") == lines


@pytest.mark.parametrize("stale", STALE)
def test_results_of_something_else_are_no_start(
    stale: str, small: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    refuses_stale_results("--ladder", SYSTEM, stale, tmp_path / "ladder.jsonl", capsys)
    assert not small


def test_the_ladder_settles_who_plays(capsys: pytest.CaptureFixture[str]) -> None:
    settles("--ladder", "dracula", [["--players", "novice,random"], ["--seed", "3"], ["--audit"]], capsys)
