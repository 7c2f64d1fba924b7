"""The folder of matches: what is kept, what is refused, and that nothing is lost (P-22 to P-25)."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from threading import Event

import msgspec
import pytest

from game.entries import JOURNAL, MATCHES, read_record
from game.files import PREVIOUS, SaveProblem, write_whole
from game.journal import Journal, Record, SeatSetup, UndoLine, decode, encode
from game.language import Language
from game.match import Match, MatchSetup
from game.names import file_name, player_name
from game.saves import Saves
from game.settings import Report, Settings, SettingsFile
from tests.saves.helpers import SYSTEM, begin, play, problem_of, refuses_an_edited_match, saved


def test_a_match_is_listed_and_gone_on_with(user_folder: Path) -> None:
    saves = Saves(user_folder)
    match, name = saved(saves)
    found = saves.unfinished()
    assert found is not None
    entry, record = found
    assert record == saves.load(name)
    assert (entry.name, entry.acts, entry.seats, entry.seed, entry.when) == (
        name, 12, match.setup.seats, 4, "2026-11-29",
    )  # fmt: skip
    play(match)
    assert saves.unfinished() is None
    assert saves.entries()[0].outcome == match.outcome
    assert saves.close() is None


def test_continue_is_the_newest_match_and_a_damaged_one_hides_none(user_folder: Path) -> None:
    saves = Saves(user_folder)
    names = [saved(saves, seed=seed)[1] for seed in (1, 2, 3)]
    saves.path(names[2]).write_bytes(b"rubbish\n" * 20)
    assert saves.unfinished()[0].name == names[1]  # type: ignore[index]
    assert [entry.name for entry in saves.entries()] == names[::-1]
    assert problem_of(saves.entries()[0].problem).text == "common.save.foreign"
    assert saves.path(names[2]).read_bytes() == b"rubbish\n" * 20
    assert saved(saves)[1] == "match-00004"


def test_a_watched_match_never_takes_the_place_of_the_one_to_continue(user_folder: Path) -> None:
    saves = Saves(user_folder)
    name = saved(saves)[1]
    computers = (SeatSetup("computer", "novice"), SeatSetup("computer", "apprentice"))
    watched = saves.start()
    play(Match(SYSTEM, MatchSetup(SYSTEM.config(), 8, 1, computers), watched), 6)
    assert saves.unfinished()[0].name == name  # type: ignore[index]
    assert watched.path and saves.entries()[0].name == watched.path.stem


def test_a_match_that_has_only_just_begun_to_exist_is_no_entry(user_folder: Path) -> None:
    saves = Saves(user_folder)
    saves.start()
    assert saves.entries() == [] and saves.unfinished() is None


def test_a_match_whose_first_line_is_torn_is_no_entry(user_folder: Path) -> None:
    saves = Saves(user_folder)
    path = saves.path(saved(saves, acts=0)[1])
    line = path.read_bytes()
    assert len(saves.entries()) == 1
    for length in (1, 7, 8, 9, 12, 30, len(line) // 2, len(line) - 1):
        path.write_bytes(line[:length])
        assert saves.entries() == [] and saves.unfinished() is None
        assert isinstance(saves.load(path.stem), SaveProblem)
    path.write_bytes(b"12345678 something else")
    assert saves.entries()[0].problem


@pytest.mark.parametrize("lost", [1, 2, 30, 200])
def test_a_torn_last_line_is_dropped(user_folder: Path, lost: int) -> None:
    saves = Saves(user_folder)
    match, name = saved(saves)
    path = saves.path(name)
    content = path.read_bytes()
    path.write_bytes(content[:-lost])
    record = saves.load(name)
    assert isinstance(record, Record) and len(record.acts) == 11
    journal = saves.reopen(name)
    assert isinstance(journal, Journal)
    resumed = Match.resume(SYSTEM, record, journal)
    assert isinstance(resumed, Match)
    last = decode(content)[-1]
    assert resumed.act(last.seat, msgspec.convert(last.action, SYSTEM.actions)) is None  # type: ignore[union-attr]
    assert resumed.digest() == match.digest()
    assert path.read_bytes() == content


def test_a_last_line_overwritten_in_place_is_dropped_too(user_folder: Path) -> None:
    saves = Saves(user_folder)
    _, name = saved(saves)
    path = saves.path(name)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20] + b"x" * 19 + b"\n")
    journal = saves.reopen(name)
    assert isinstance(journal, Journal)
    journal.append(UndoLine(3))
    assert path.read_bytes() == b"".join(line + b"\n" for line in whole.split(b"\n")[:-2]) + encode(
        UndoLine(3)
    )


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"", "foreign"),
        (b"\x00" * 50, "foreign"),
        (b"{}\n{}\n", "foreign"),
        (b'12345678 {"line":"act"}\n', "foreign"),
        (b"%PDF-1.4\n%\xe2\xe3", "foreign"),
        (b'x {"line":"setup","format":2,"version":"9.1"}\n', "newer"),
        (b'x {"line":"setup","format":0,"version":"0.0.1"}\n', "older"),
        (b'x {"line":"setup","format":1,"version":"0.1"}\nx\n', "damaged"),
        (b"[" * 100_000, "foreign"),
        (b"1 " + b"[" * 100_000 + b"\n", "foreign"),
        (b'1 {"line":"setup","format":' + b"9" * 5000 + b',"version":"1"}\n', "foreign"),
        (b" " * 8_000_001, "too_big"),
    ],
)
def test_what_is_no_match_of_ours_is_refused_and_left_alone(
    user_folder: Path, content: bytes, text: str
) -> None:
    path = user_folder / "x.match"
    path.write_bytes(content)
    problem = problem_of(read_record(path))
    assert problem.text == f"common.save.{text}" and problem.params["name"] == "x.match"
    assert path.read_bytes() == content
    if text in ("newer", "older"):
        assert {"theirs", "ours"} <= set(problem.params)


def test_a_missing_match_is_one_sentence(user_folder: Path) -> None:
    saves = Saves(user_folder)
    assert problem_of(saves.load("nothing")).text == "common.save.not_there"
    assert problem_of(saves.reopen("nothing")).text == "common.save.not_there"
    assert problem_of(saves.keep("nothing", "x")).text == "common.save.not_there"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"place":', b'"place":9'),
        (b'"seed":4', b'"seed":5'),
        (b'"health":12', b'"health":99'),
        (b'"seat":0,"action"', b'"seat":1,"action"'),
        (b'"seat":0,"action"', b'"seat":7,"action"'),
        (b'"do":"discard"', b'"do":"win"'),
        (b'"event":"drawn"', b'"event":"stolen"'),
        (b'"when":"2026-11-29"', b'"when":3'),
    ],
)
def test_an_edited_match_is_refused(user_folder: Path, old: bytes, new: bytes) -> None:
    saves = Saves(user_folder)
    refuses_an_edited_match(saves, SYSTEM, saved(saves)[1], old, new)


def test_an_undo_is_part_of_the_record(user_folder: Path) -> None:
    saves = Saves(user_folder)
    match, name = saved(saves, acts=5)
    match.journal.append(UndoLine(2))
    record = saves.load(name)
    assert isinstance(record, Record) and len(record.acts) == 2


@pytest.mark.parametrize("there", ["a file", "nothing"])
def test_a_folder_that_cannot_be_written_lets_the_match_go_on(tmp_path: Path, there: str) -> None:
    """P-23. A file where the folder should be refuses even the super-user."""
    blocked = tmp_path / "ocupado"
    blocked.write_text("x")
    saves = Saves(blocked if there == "a file" else blocked / "más" / "allá")
    journal = saves.start()
    assert problem_of(journal.problem).text == "common.save.unwritable"
    match = play(begin(journal, saves=saves))
    assert match.outcome is not None
    assert [notice.text for notice in match.notices] == ["common.save.unwritable"]
    assert saves.entries() == [] and saves.unfinished() is None and saves.load_snapshot("x") is None
    assert blocked.read_text() == "x"


def test_a_disk_that_is_full_for_a_while_leaves_no_gap(
    user_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Saves(user_folder)
    match, name = saved(saves, acts=4)
    with monkeypatch.context() as patch:
        patch.setattr("builtins.open", _full)
        play(match, acts=3)
        assert problem_of(match.journal.problem).text == "common.save.full"
        assert [notice.text for notice in match.notices] == ["common.save.full"]
    play(match, acts=1)
    assert match.journal.problem is None
    record = saves.load(name)
    assert isinstance(record, Record) and len(record.acts) == 8


def _full(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_write_that_fails_half_way_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "options"
    assert write_whole(path, b"old") is None
    monkeypatch.setattr(os, "fsync", _full)
    assert problem_of(write_whole(path, b"new", keep_previous=True)).text == "common.save.full"
    assert path.read_bytes() == b"old" and sorted(p.name for p in tmp_path.iterdir()) == ["options"]


def test_one_earlier_generation_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "nueva" / "options"
    for content in (b"1", b"2", b"3"):
        assert write_whole(path, content, keep_previous=True) is None
    assert path.read_bytes() == b"3" and path.with_name("options" + PREVIOUS).read_bytes() == b"2"


def test_replays_are_kept_under_any_name(user_folder: Path) -> None:
    saves = Saves(user_folder)
    _, name = saved(saves)
    titles = [
        "La noche de Íñigo",
        "",
        "../../fuera",
        "CON",
        "a" * 300,
        'x/\\:*?"<>|',
        "..",
        "日本",
        "La noche de Íñigo",
    ]
    kept = [saves.keep(name, title) for title in titles]
    assert all(isinstance(title, str) for title in kept) and len(set(kept)) == len(titles)
    files = [path for path in user_folder.rglob(f"*{JOURNAL}") if path.parent.name != MATCHES]
    assert len(files) == len(titles) and all(path.parent == user_folder / "replays" for path in files)
    assert [entry.acts for entry in saves.entries() if entry.kept] == [12] * len(titles)
    assert not [path for path in user_folder.parent.iterdir() if path != user_folder]


def test_old_matches_make_room(user_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.saves.MOST_KEPT", 3)
    monkeypatch.setattr("game.saves._SLACK", 1)
    saves = Saves(user_folder)
    names = [saved(saves, acts=2, seed=seed)[1] for seed in range(5)]
    saves.path(names[1]).write_bytes(b"rubbish")
    saves.keep(names[0], "la mejor")
    saves.close()
    saved(saves, acts=2)
    assert len(saves.entries()) == 7
    saves.tidy()
    saves.close()
    left = [entry.name for entry in saves.entries()]
    assert left == ["match-00006", names[4], names[3], names[1], "la mejor"]
    assert not list((user_folder / MATCHES).glob("match-0000[13]*"))


def test_a_folder_that_is_closed_to_us_holds_nothing(
    user_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "stat", refuse)
    monkeypatch.setattr(Path, "stat", refuse)
    saves = Saves(user_folder)
    assert SettingsFile(user_folder).load() == (Settings(), Report())
    assert saves.path("a").parent.name == MATCHES
    assert isinstance(saves.load("a"), SaveProblem)
    assert isinstance(saves.keep("a", "b"), SaveProblem)


def test_what_a_record_calls_its_players_is_fit_for_the_screen() -> None:
    raw = b'{"kind":"computer","level":"[icon:x]\\u0000","name":"[c:no]\\u202eA[/c]","character":"[b]"}'
    seat = msgspec.json.decode(raw, type=SeatSetup)
    assert (seat.level, seat.name, seat.character) == ("(icon:x)", "(c:no) A(/c)", "(b)")


def test_a_problem_names_files_without_markup() -> None:
    problem = SaveProblem("common.save.not_there", {"name": "[icon:x]\udcff.match"})
    assert "“(icon:x) .match”" in problem.words(Language("en"))


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana  María ", "Ana María"), ("", ""), ("a\u202eb\x00c\n", "a b c"), ("[b]x[/b]~", "(b)x(/b)-"),
        ("e\u0301" * 3, "ééé"),
        ("\ufe0f a\ufe0f \u180b\u034f", "a"), ("\udcff", ""),
        ("x" * 99, "x" * 24), ("Ñandú 日本", "Ñandú 日本"),
    ],
)  # fmt: skip
def test_player_names(typed: str, shown: str) -> None:
    assert player_name(typed) == shown


@pytest.mark.parametrize(
    "typed", ["", ".", "..", "con", "LPT1.txt", "\ud800", "/", "a/b", "ñ" * 300, "\x00", " . "]
)
def test_file_names_stay_in_their_folder(tmp_path: Path, typed: str) -> None:
    name = file_name(typed)
    path = tmp_path / f"{name}.x"
    path.write_text("x")
    assert path.parent == tmp_path and path.exists() and len(os.fsencode(name)) <= 121
    assert name.split(".")[0].lower() not in ("con", "lpt1")


def test_a_match_that_is_removed_leaves_no_position_even_if_one_was_being_written(
    user_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves, written, gone = Saves(user_folder), Event(), Event()
    real = Saves._write_snapshot

    def slowly(self: Saves, journal: Journal, content: bytes) -> None:
        written.set()
        assert gone.wait(10)
        real(self, journal, content)

    monkeypatch.setattr(Saves, "_write_snapshot", slowly)
    _, name = saved(saves, 9)
    assert written.wait(10) and saves.delete(name) is None
    gone.set()
    saves.close()
    assert list((user_folder / "matches").iterdir()) == []
