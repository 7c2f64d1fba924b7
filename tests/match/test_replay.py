"""The replay door: text, JSON, verification, refusals, and that language is only a view (P-34)."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from game.dracula.events import DraculaEvent, EffectSkipped
from game.dracula.telling import tell
from game.journal import EndLine, decode, encode
from game.language import Language
from game.replay import DIFFERS, FAULT, OK, main
from game.rules.contract import SPECTATOR
from game.saves import Saves
from tests.saves.helpers import saved


@pytest.fixture
def finished(user_folder: Path) -> Path:
    saves = Saves(user_folder)
    _, name = saved(saves, acts=10_000)
    saves.close()
    return saves.path(name)


def test_a_match_is_told_from_its_set_up_to_its_end(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(finished), "--language", "es"]) == OK
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Semilla 4 · Drácula (Ana) contra Van Helsing (Íñigo)")
    assert lines[-2].strip() and lines[-1].endswith("acciones.")
    assert not any(sign in line for line in lines for sign in ("[", "~", "{"))


def test_of_an_unfinished_match_only_the_public_part_is_told(
    user_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saves = Saves(user_folder)
    match, name = saved(saves, acts=6)
    assert main([str(saves.path(name))]) == OK
    out = capsys.readouterr().out
    assert out.splitlines()[-1] == "Match not finished."
    assert main([str(saves.path(name)), "--json"]) == OK
    told = [event for group in json.loads(capsys.readouterr().out)["events"] for event in group]
    assert told == json.loads(msgspec.json.encode(match.public_events()))
    assert all(event["card"] is None for event in told if event["event"] == "drawn" and not event["face_up"])


def test_verifying(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(finished), "--verify"]) == OK
    assert capsys.readouterr().out.startswith("Verified")


def test_a_record_that_does_not_hold_is_found(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = decode(finished.read_bytes())
    end = lines[-1]
    assert isinstance(end, EndLine)
    lines[-1] = msgspec.structs.replace(end, digest="0" * 64)
    finished.write_bytes(b"".join(map(encode, lines)))
    assert main([str(finished), "--verify", "--language", "es"]) == DIFFERS
    assert capsys.readouterr().out.startswith("No coincide")


def test_other_rules_are_shown_and_not_verified(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = decode(finished.read_bytes())
    lines[0] = msgspec.structs.replace(lines[0], fingerprint="dracula/0", version="0.0.9")  # type: ignore[call-arg]
    finished.write_bytes(b"".join(map(encode, lines)))
    assert main([str(finished)]) == OK
    assert capsys.readouterr().out.splitlines()[-1].startswith("This match was played under another version")
    assert main([str(finished), "--verify"]) == DIFFERS
    assert "0.0.9" in capsys.readouterr().out


def test_as_json(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(finished), "--json", "--verify"]) == OK
    found = json.loads(capsys.readouterr().out)
    assert found["verified"] is True and found["outcome"]["winner"] in (0, 1)
    assert len(found["events"]) == found["acts"] + 1


@pytest.mark.parametrize("content", [None, b"", b"rubbish", b'x {"line":"setup","format":9,"version":"3"}\n'])
def test_what_cannot_be_replayed_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    path = tmp_path / "x.match"
    if content is not None:
        path.write_bytes(content)
    assert main([str(path)]) == FAULT
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.splitlines()) == 1


def test_events_of_another_game_are_one_sentence(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = decode(finished.read_bytes())
    lines[1] = msgspec.structs.replace(lines[1], told=[{"event": "castled"}])  # type: ignore[call-arg]
    finished.write_bytes(b"".join(map(encode, lines)))
    assert main([str(finished)]) == FAULT
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("code", ["es", "en", pytest.param("test", marks=pytest.mark.thorough)])
def test_every_event_has_words_in_every_language(code: str, user_folder: Path) -> None:
    words = tell(Language(code))
    told = {"EffectSkipped"}
    for value in (1, 2, 3, 5):
        assert words(EffectSkipped(0, f"X{value}", "D19"))
    saves = Saves(user_folder)
    for seed in range(6):
        match, _ = saved(saves, acts=10_000, seed=seed)
        for event in [*match.events(SPECTATOR), *match.public_events()]:
            sentence = words(event)
            assert sentence and "{" not in sentence
            told.add(type(event).__name__)
    saves.close()
    assert told == {kind.__name__ for kind in DraculaEvent.__args__}


def test_the_language_leaves_the_match_alone(user_folder: Path) -> None:
    """P-34: what is saved holds no word of any catalogue, and loads alike whatever is spoken."""
    saves = Saves(user_folder)
    match, name = saved(saves)
    before = saves.path(name).read_bytes()
    digests = set()
    for code in ("es", "en", "test"):
        Language(code).text("common.level.novice")
        record = saves.load(name)
        digests.add(msgspec.json.encode(record))
    assert len(digests) == 1 and saves.path(name).read_bytes() == before
    name_of_dracula = Language("es").text("dracula.seat.0")
    assert name_of_dracula.encode() not in before and match.acts == 12
