"""Self-play: who meets whom, what is counted, going on from a file, and that broken rules are told (D49)."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import arena, progress, selfplay
from game.arena import PROFILES, Fault, Pairing, Played, pairings, play_game
from game.progress import Progress
from game.selfplay import main
from game.summary import as_text, summarise
from game.systems import SYSTEMS


def test_unlike_players_meet_twice_on_each_seed() -> None:
    met = pairings("dracula", ("novice", "random"), 4, 7, "match", False)
    assert [(one.seed, one.swapped) for one in met] == [(7, False), (7, True), (8, False), (8, True)]
    alike = pairings("dracula", ("random", "random"), 3, 7, "match", False)
    assert [(one.seed, one.swapped) for one in alike] == [(7, False), (8, False), (9, False)]


def test_a_swap_seats_the_second_player_first() -> None:
    straight, swapped = pairings("dracula", ("novice", "random"), 2, 1, "match", False)
    assert [straight.player_at(seat) for seat in (0, 1)] == [0, 1]
    assert [swapped.player_at(seat) for seat in (0, 1)] == [1, 0]
    played = play_game(swapped)
    assert played.player == swapped.player_at(played.seat or 0)
    assert len(played.thought[0]) > 5 and played.thought[1] == []


@pytest.mark.rule("D49", "D54")
def test_a_pairing_always_plays_the_same_game() -> None:
    pairing = Pairing("dracula", ("random", "random"), 5, False, audit=True)
    first, second = play_game(pairing), play_game(pairing)
    plain = play_game(Pairing("dracula", ("random", "random"), 5, False))
    assert msgspec.structs.replace(second, cpu=0) == msgspec.structs.replace(first, cpu=0)
    # only an audit looks for what was missed
    assert msgspec.structs.replace(plain, cpu=0, slips=first.slips) == msgspec.structs.replace(first, cpu=0)
    assert first.slips != plain.slips == ({}, {})
    assert first.actions > 10
    assert first.code in ("district_lost", "dracula_destroyed", "dracula_survived")


@pytest.mark.rule("D19", "D20", "D21", "D22", "D23", "D24", "D25", "D26", "D27")
def test_random_play_fires_every_effect() -> None:
    fired: set[str] = set()
    for seed in range(40):
        fired |= set(play_game(Pairing("dracula", ("random", "random"), seed, False)).fired)
    assert fired >= set("12345678")


@pytest.mark.rule("D49")
def test_a_broken_invariant_ends_the_run_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def no(state: Any) -> None:
        if len(state.pile) == 3:
            raise ValueError("three is unlucky")

    broken = msgspec.structs.replace(SYSTEMS["dracula"], check_invariants=no)
    monkeypatch.setitem(arena.SYSTEMS, "dracula", broken)
    with pytest.raises(Fault, match=r"seed 9, action \d+: three is unlucky"):
        play_game(Pairing("dracula", ("random", "random"), 9, False))
    assert main(["dracula", "--games", "1"]) == 1


@pytest.mark.parametrize("call", ["clone", "to_json"])
def test_an_audit_notices_a_bad_copy(call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.dracula.system import DraculaState

    if call == "clone":
        monkeypatch.setattr(DraculaState, "clone", lambda self: SYSTEMS["dracula"].new(self.config, 0)[0])
    else:
        monkeypatch.setattr(
            arena,
            "SYSTEMS",
            {
                "dracula": msgspec.structs.replace(
                    SYSTEMS["dracula"],
                    from_json=lambda data: SYSTEMS["dracula"].new(SYSTEMS["dracula"].config(), 0)[0],
                )
            },
        )
    assert play_game(Pairing("dracula", ("random", "random"), 9, False)).actions
    with pytest.raises(Fault, match="differs"):
        play_game(Pairing("dracula", ("random", "random"), 9, False, audit=True))


def one(player: int | None, seat: int | None, **more: Any) -> Played:
    """A result."""
    values: dict[str, Any] = {
        "seed": 1,
        "swapped": False,
        "code": "x",
        "actions": 10,
        "cpu": 0.5,
        "fired": {"1": 2},
        "thought": ([], []),
    }
    return Played(player=player, seat=seat, **{**values, **more})


def test_the_summary_counts_wins_by_seat_and_by_player() -> None:
    played = [
        one(0, 0),
        one(0, 0),
        one(0, 1),
        one(1, 1, code="y", thought=([0.001, 0.003, 0.002], [])),
        one(None, None),
    ]
    found = summarise("dracula", ("novice", "random"), played, ("D", "V"))
    assert (found.games, found.wins_by_seat, found.wins_by_player, found.draws) == (5, (2, 2), (3, 1), 1)
    assert found.wins_by_player_and_seat == ((2, 1), (0, 1))
    assert (found.share_of_seat_0, found.endings) == (0.4, {"x": 4, "y": 1})
    assert (found.actions, found.actions_per_game, found.cpu_seconds) == (50, 10, 2.5)
    assert (found.games_per_second, found.actions_per_second, found.fired) == (2.0, 20.0, {"1": 10})
    thought = found.thought[0]
    assert thought is not None and found.thought[1] is None
    assert (thought.decisions, thought.median, thought.p95, thought.longest) == (3, 2.0, 3.0, 3.0)
    text = "\n".join(as_text(found))
    for part in (
        "seat 0 wins 2 (40.0%)",
        "novice: 3 wins (2 at seat 0, 1 at seat 1)",
        "draws 1",
        "x 4, y 1",
        "1 10",
        "50 actions (10.0 a game)",
        "novice decides in 2.00 ms",
    ):
        assert part in text
    alike = "\n".join(as_text(summarise("dracula", ("random", "random"), played, ("D", "V"))))
    assert "random: " not in alike


def test_the_command_prints_text_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dracula", "--games", "6", "--seed", "3"]) == 0
    assert "dracula: 6 games, random against random" in capsys.readouterr().out
    assert main(["dracula", "--games", "4", "--players", "novice,random", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["players"], sum(found["wins_by_seat"])) == (4, ["novice", "random"], 4)


def test_results_are_kept_and_gone_on_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.jsonl"
    words = ["dracula", "--resume", str(path), "--json"]
    assert main([*words, "--games", "3"]) == 0
    kept = path.read_bytes()
    assert kept.count(b"\n") == 4
    path.write_bytes(kept + b'{"seed":4,"swap')
    assert main([*words, "--games", "5"]) == 0
    assert path.read_bytes().startswith(kept)
    assert path.read_bytes().count(b"\n") == 6
    resumed = [json.loads(line) for line in capsys.readouterr().out.splitlines()][-1]
    assert main(["dracula", "--games", "5", "--json"]) == 0
    fresh = json.loads(capsys.readouterr().out)
    for name in ("games", "wins_by_seat", "actions", "fired", "endings"):
        assert resumed[name] == fresh[name]
    assert main([*words, "--games", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_results_from_before_turns_were_counted_are_still_read() -> None:
    line = json.loads(msgspec.json.encode(one(0, 0)))
    del line["first"], line["turns"]
    assert msgspec.convert(line, Played) == one(0, 0, first=None, turns=0)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"hello\n", "is no file of self-play results"),
        (
            b'{"game":"dracula","fingerprint":"old","players":["random","random"],"profile":"match"}\n',
            "holds results of",
        ),
    ],
)
def test_a_file_of_something_else_is_refused(
    content: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "table.jsonl"
    path.write_bytes(content)
    assert main(["dracula", "--games", "1", "--resume", str(path)]) == 2
    assert sentence in capsys.readouterr().err
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "players",
    ["random", "random,nobody", "random,random,random", "", "novice,novice:nobody", "random:bold,novice"],
)
def test_unknown_players_are_refused_with_those_there_are(
    players: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dracula", "--players", players]) == 2
    assert "--players takes two of random, novice, apprentice" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"), [("", "Two decks"), ("forge", "Two decks"), ("random,forge", "alone")]
)
def test_decks_that_are_no_two_are_refused(words: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["vitorian", "--games", "1", "--decks", words]) == 2
    said = capsys.readouterr().err
    assert said.startswith("selfplay: --decks ") and told in said and said.count("\n") == 1


def test_a_level_may_play_with_a_character(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dracula", "--games", "2", "--players", "novice:bold,novice", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == ["novice:bold", "novice"]


def test_a_command_line_that_means_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["chess"])
    assert caught.value.code == 2
    assert capsys.readouterr().err.startswith("selfplay: argument game: invalid choice: 'chess'")


def test_the_table_profile_has_no_clock_and_two_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = PROFILES["table"]
    assert (table.budget.share, table.budget.seconds, table.processes) == (0.125, float("inf"), 2)
    monkeypatch.setattr(
        selfplay, "run", lambda left, processes, batch=1: (play_game(one) for one in left if processes == 2)
    )
    assert main(["dracula", "--games", "1", "--profile", "table"]) == 0


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_once_it_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    terminal, file = Terminal(), io.StringIO()
    shown, silent = Progress(4, terminal), Progress(4, file)
    for done in (1, 2):
        now[0] += 1.5
        shown.at(done)
        silent.at(done)
        assert terminal.getvalue() == ("" if done == 1 else f"\r[{'#' * 15}{'.' * 15}] 2/4")
    shown.close()
    silent.close()
    assert terminal.getvalue().endswith("\r")
    assert file.getvalue() == ""
