"""Records: each match once, strict, never lost, never raising; and what they add up to."""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path

import msgspec
import pytest

from game.files import PREVIOUS, SaveProblem
from game.journal import Record, SeatSetup, SetupLine
from game.match import Match, MatchSetup
from game.records import DAMAGED, FILE, LAST, MOST, Finished, Records, Tally, finished, statistics
from game.saves import Saves
from game.systems import SYSTEMS
from tests.saves.helpers import SYSTEM, begin, play, saved

PERSON = SeatSetup()


def computer(level: str) -> SeatSetup:
    return SeatSetup("computer", level)


def match(
    number: int, won: bool = True, seat: int = 1, level: str = "novice", rounds: int = 4, people: bool = False
) -> Finished:
    """A match that was played once."""
    seats = (
        (PERSON, PERSON) if people else (PERSON, computer(level)) if seat == 0 else (computer(level), PERSON)
    )
    return Finished(f"{number:024}", "dracula", "2026-11-29", seats, seat if won else 1 - seat, "D39", rounds)


def remembered(of: Match) -> Finished | None:
    """What is remembered of a match."""
    setup = of.lines[0]
    assert isinstance(setup, SetupLine)
    return finished(setup, of.outcome, 1)


def test_matches_come_back_each_once(user_folder: Path) -> None:
    records = Records(user_folder)
    assert records.all() == [] and records.problem is None
    for number in (1, 2, 1):
        assert records.add(match(number)) is None
    assert Records(user_folder).all() == [match(1), match(2)]


def test_what_they_add_up_to() -> None:
    told = statistics(
        [
            match(1, won=True, level="novice", rounds=3),
            match(2, won=True, level="novice", rounds=5),
            match(3, won=False, level="master"),
            match(4, people=True, seat=0),
            match(5, won=True, seat=0, level="master"),
        ]
    )
    assert told.alone == Tally(4, 3)
    assert told.by == {(1, "novice"): Tally(2, 2), (1, "master"): Tally(1, 0), (0, "master"): Tally(1, 1)}
    assert (told.streak, told.best, told.rounds, told.people) == (1, 2, 4.0, (1, 0))
    assert [one.id[-1] for one in told.last] == ["5", "4", "3", "2", "1"]


def test_nothing_adds_up_to_nothing() -> None:
    told = statistics([])
    assert told.alone == Tally() and told.rounds == 0.0 and not told.last
    assert len(statistics([match(number) for number in range(LAST + 3)]).last) == LAST


def test_the_records_of_one_game_leave_the_others_out(user_folder: Path) -> None:
    records = Records(user_folder)
    records.add(match(1))
    records.add(msgspec.structs.replace(match(2), game="another"))
    assert records.statistics("dracula").alone.games == 1


@pytest.mark.rule("D53")
def test_giving_up_is_losing_and_an_unfinished_match_is_none() -> None:
    setup = MatchSetup(SYSTEM.config(), 4, 1, (PERSON, computer("novice")), "2026-11-29")
    one = Match(SYSTEM, setup)
    assert remembered(one) is None
    one.concede(0)
    found = remembered(one)
    assert found is not None and found.person == 0 and not found.won and found.rule == "D53"


def test_a_match_without_a_person_is_nobodys_record() -> None:
    setup = MatchSetup(SYSTEM.config(), 4, 1, (computer("novice"), computer("novice")), "")
    one = Match(SYSTEMS["dracula"], setup)
    one.concede(0)
    assert remembered(one) is None


def test_a_copy_that_went_on_elsewhere_is_the_same_match() -> None:
    one, other = play(begin(None)), play(begin(None), 40)
    other.concede(0)
    first, second = remembered(one), remembered(other)
    assert first is not None and second is not None and first.id == second.id
    third = remembered(play(begin(None, seed=5)))
    assert third is not None and third.id != first.id


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"format": 1, "version": "1", "matches": [1]}', "\x00" * 40]
)
def test_a_damaged_file_is_put_aside_and_the_earlier_one_serves(user_folder: Path, content: str) -> None:
    records = Records(user_folder)
    records.add(match(1))
    records.add(match(2))
    (user_folder / FILE).write_text(content)
    assert records.all() == [match(1)] and records.problem == SaveProblem("records.damaged")
    assert records.add(match(3)) == SaveProblem("records.damaged")
    assert (user_folder / DAMAGED).read_text() == content
    assert records.all() == [match(1), match(3)] and records.problem is None


@pytest.mark.parametrize(
    "field", ['"winner": 2', '"winner": -1', f'"winner": {10**30}', '"rounds": 0', f'"rounds": {10**18}']
)
def test_a_number_that_no_match_can_have_is_damage(user_folder: Path, field: str) -> None:
    records = Records(user_folder)
    records.add(match(1))
    text = (user_folder / FILE).read_text()
    name = field.split(":")[0]
    (user_folder / FILE).write_text(re.sub(name + r": \d+", field, text))
    assert (user_folder / FILE).read_text() != text
    assert records.all() == [] and records.problem == SaveProblem("records.damaged")


@pytest.mark.parametrize("winner", [2, -1, 10**30])
def test_a_match_that_somebody_beyond_the_table_has_won_is_damage(user_folder: Path, winner: int) -> None:
    saves = Saves(user_folder)
    played, name = saved(saves, 10_000)
    assert isinstance(saves.load(name), Record) and played.outcome
    *lines, end = saves.path(name).read_bytes().splitlines(keepends=True)
    told = msgspec.json.decode(end.partition(b" ")[2])
    told["outcome"]["winner"] = winner
    forged = json.dumps(told).encode()
    saves.path(name).write_bytes(b"".join(lines) + b"%08x %s\n" % (zlib.crc32(forged), forged))
    assert isinstance(saves.load(name), SaveProblem)


def test_a_newer_file_is_left_as_it_is(user_folder: Path) -> None:
    text = '{"format": 3, "version": "9.9", "trophies": []}'
    (user_folder / FILE).write_text(text)
    records = Records(user_folder)
    problem = records.add(match(1))
    assert problem is not None and problem.text == "records.newer" and problem.params["theirs"] == "9.9"
    assert (user_folder / FILE).read_text() == text and not (user_folder / (FILE + PREVIOUS)).exists()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    problem = Records(tmp_path / "file").add(match(1))
    assert problem is not None and problem.text == "common.save.unwritable"


def test_only_so_many_are_kept(user_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.records.MOST", 3)
    records = Records(user_folder)
    for number in range(5):
        records.add(match(number))
    assert MOST > 3 and records.all() == [match(number) for number in (2, 3, 4)]


def test_sides_that_were_chosen_are_counted_by_themselves_and_kept() -> None:
    won = msgspec.structs.replace(match(1, won=True, seat=0), sides=("R-00/forge", "B-00/wings"))
    lost = msgspec.structs.replace(match(2, won=False, seat=1), sides=("R-00/siege", "R-00/forge"))
    told = statistics([won, lost, match(3, won=True, seat=0)]).by_side
    counted = {(side, tally.games, tally.wins) for (side, _), tally in told.items()}
    assert counted == {("R-00", 2, 1), ("", 1, 1)}


def test_records_of_before_know_neither_end_nor_sides(user_folder: Path) -> None:
    old = msgspec.to_builtins(match(1))
    del old["ended"], old["sides"]
    (user_folder / FILE).write_text(json.dumps({"format": 1, "version": "0", "matches": [old]}))
    assert Records(user_folder).all() == [match(1)]
