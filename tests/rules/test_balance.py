"""The balance of starter decks: who meets whom, what is even, what is written down (all on few games)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import balance, selfplay
from game.arena import Pairing, Played, config_of, play_game
from game.balance import Duel, Kept, Weighed, as_markdown, duels_of, weigh
from game.results import UsageFault
from game.selfplay import main
from game.systems import SYSTEMS
from game.vitorian.decks import DECKS
from game.vitorian.system import SYSTEM
from tests.rules.measured import STALE, played_here, refuses_stale_results, settles, tear

DUEL = Duel(("forge", "wings"), 10)


def played(wins: int, games: int, **more: Any) -> list[Played]:
    """Games of which the first-named deck wins the first ones, each at the seat that moved first."""
    found = []
    for number in range(games):
        swapped, player = bool(number % 2), int(number >= wins)
        seat = player ^ swapped
        values: dict[str, Any] = {"seat": seat, "first": seat, "player": player, "code": "x", "turns": 9}
        found.append(
            Played(
                seed=1 + number // 2, swapped=swapped, actions=9, cpu=0.1, fired={}, thought=([], []),
                **{**values, **more},
            )
        )  # fmt: skip
    return found


def weighed(duel: Duel, games: list[Played]) -> Weighed:
    """What comes of a pairing with such games."""
    return weigh([duel], [Kept(duel.name, one) for one in games])[0]


def test_every_two_different_starters_meet() -> None:
    duels = duels_of(SYSTEM)
    assert [duel.name for duel in duels] == [
        "forge,wings", "forge,rampart", "forge,flood", "wings,rampart", "wings,flood", "rampart,flood",
    ]  # fmt: skip
    assert {duel.games for duel in duels} == {200}
    assert {len(duel.pairings("vitorian")) for duel in duels_of(SYSTEM, 3)} == {3}


def test_the_first_named_deck_goes_with_player_0_to_both_seats() -> None:
    met = DUEL.pairings("vitorian")[:3]
    assert [(one.seed, one.swapped) for one in met] == [(1, False), (1, True), (2, False)]
    assert {(one.players, one.profile) for one in met} == {(("veteran", "veteran"), "table")}
    for one in met:
        decks = config_of(SYSTEM, one).decks
        assert decks[one.player_at(0)] == DECKS["forge"] and decks[one.player_at(1)] == DECKS["wings"]


def test_chance_says_who_begins_and_each_deck_does_so_equally_often() -> None:
    begins = []
    for one in Duel(("forge", "wings"), 14).pairings("vitorian"):
        state, told = SYSTEM.new(config_of(SYSTEM, one), one.seed)
        begins.append(told[0].first)
        assert state.to_move == begins[-1]
    assert set(begins) == {0, 1}
    assert begins[::2] == begins[1::2], "a seed draws the same seat, whichever deck it has"


def test_a_result_keeps_who_began_and_how_many_turns_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[Any] = []
    monkeypatch.setitem(
        SYSTEMS, "vitorian", msgspec.structs.replace(SYSTEM, turns=lambda state: turns.append(state) or 7)
    )
    pairing = Pairing("vitorian", ("novice", "novice"), 1, True, decks="wings,forge")
    result = play_game(pairing)
    began = SYSTEM.new(config_of(SYSTEM, pairing), pairing.seed)[0]
    assert (result.first, result.turns) == (began.to_move, 7)
    # asked once, of the position at the end, where it counts the turns of both sides
    (end,) = turns
    assert end.outcome is not None and SYSTEM.turns is not None
    assert SYSTEM.turns(end) == sum(side.turns for side in end.sides) > 2


@pytest.mark.parametrize(("wins", "held"), [(3, False), (4, True), (6, True), (7, False)])
def test_a_pairing_is_even_from_40_to_60_of_a_hundred(wins: int, held: bool) -> None:
    found = weighed(DUEL, played(wins, 10))
    assert (found.wins, found.held) == ((wins, 10 - wins), held)


def test_wins_of_who_begins_and_of_seat_0_are_counted_and_a_draw_is_nobodys() -> None:
    games = [
        *played(1, 1, first=1, code="y"),
        *played(1, 1, seat=1),
        *played(0, 1, seat=1, first=0),
        *played(1, 1, seat=None, player=None, first=None, turns=13),
    ]
    found = weighed(Duel(("forge", "wings"), 4), games)
    assert (found.wins, found.wins_of_first, found.wins_of_seat_0) == ((2, 1), 0, 1)
    assert (found.turns, found.endings) == (9 * 3 + 13, {"x": 3, "y": 1})
    assert weighed(DUEL, played(4, 10)).wins_of_first == 10


def test_the_table_says_what_is_even_and_what_all_games_say() -> None:
    other = Duel(("forge", "flood"), 10)
    lines = as_markdown([weighed(DUEL, played(5, 10)), weighed(other, played(8, 10, code="y", first=0))])
    assert lines[2:4] == [
        "| Forge, Wings | 10 | 50.0 % | held | 100.0 % | 60.0 % | 9.0 |",
        "| Forge, Flood | 10 | 80.0 % | **missed** | 50.0 % | 50.0 % | 9.0 |",
    ]
    assert len({line.count("|") for line in lines[:4]}) == 1
    assert lines[-1] == (
        "Of all 20 games who begins wins 75.0 %, seat 0 55.0 %. "
        "Against the others: Forge 65.0 %, Wings 50.0 %, Flood 20.0 %. Endings: x 10, y 10."
    )


def test_the_document_of_the_house_has_its_markers() -> None:
    text = selfplay.DOCUMENT.read_text(encoding="utf-8")
    for system in (SYSTEM, *SYSTEMS.values()):
        if system.starters:
            assert 0 <= text.find(balance.BEGIN.format(game=system.id)) < text.rfind(balance.END)


def test_a_game_must_have_starter_decks_and_the_level_that_plays_them() -> None:
    with pytest.raises(UsageFault, match="vitorian has no level veteran"):
        duels_of(msgspec.structs.replace(SYSTEM, levels={}))
    with pytest.raises(UsageFault, match="vitorian has no starter decks"):
        duels_of(msgspec.structs.replace(SYSTEM, starters=("forge",)))


def test_a_game_without_starters_has_no_balance(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dracula", "--balance"]) == 2
    assert capsys.readouterr().err == (
        "selfplay: dracula has no starter decks: there is no balance to measure\n"
    )


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Two decks and a quick player, played in this process; returns what has been played."""
    quick = {"veteran": SYSTEM.levels["novice"]}
    system = msgspec.structs.replace(SYSTEM, levels=quick, starters=("forge", "wings"))
    monkeypatch.setitem(SYSTEMS, "vitorian", system)
    return played_here(monkeypatch)


def test_one_command_plays_goes_on_and_writes(
    small: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    document, results = tmp_path / "opponents.md", tmp_path / "balance.jsonl"
    begin = balance.BEGIN.format(game="vitorian")
    document.write_text(f"{begin}\n{balance.END}\n", encoding="utf-8")
    monkeypatch.setattr(selfplay, "DOCUMENT", document)
    words = ["vitorian", "--balance", "--games", "3", "--resume", str(results)]
    code = main([*words, "--write"])
    printed = capsys.readouterr().out
    assert "| Forge, Wings | 3 |" in printed
    assert document.read_text(encoding="utf-8") == f"{begin}\n\n{printed}\n{balance.END}\n"
    assert code == int("missed" in printed)
    assert [(one.seed, one.swapped) for one in small] == [(1, False), (1, True), (2, False)]
    tear(results, lost=1)
    small.clear()
    assert main([*words, "--json"]) == code
    assert [(one.seed, one.swapped) for one in small] == [(2, False)]
    (again,) = json.loads(capsys.readouterr().out)
    assert (again["duel"], sum(again["wins"])) == ({"decks": ["forge", "wings"], "games": 3}, 3)
    assert again["turns"] > 3 and again["held"] is (code == 0)


@pytest.mark.parametrize("wins", [1, 2])
def test_an_uneven_pairing_ends_the_command_with_1(
    wins: int, small: list[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selfplay, "run", lambda left, processes, batch: iter(played(wins, 4)))
    assert main(["vitorian", "--balance", "--games", "4"]) == int(wins == 1)
    assert ("missed" in capsys.readouterr().out) is (wins == 1)


@pytest.mark.parametrize("stale", STALE)
def test_results_of_something_else_are_no_start(
    stale: str, small: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    refuses_stale_results("--balance", SYSTEM, stale, tmp_path / "balance.jsonl", capsys)
    assert not small


def test_the_balance_settles_who_plays_what(small: list[Any], capsys: pytest.CaptureFixture[str]) -> None:
    words = [["--players", "novice,random"], ["--seed", "3"], ["--audit"], ["--decks", "forge,wings"]]
    settles("--balance", "vitorian", words, capsys)
    with pytest.raises(SystemExit) as caught:
        main(["vitorian", "--balance", "--ladder"])
    assert caught.value.code == 2 and not small
