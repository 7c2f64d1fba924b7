"""What is held of saving the first game holds of Vitorian Wars too, whose files are others (P-24, P-25)."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.files import PREVIOUS, SaveProblem
from game.journal import Journal, Record
from game.match import Match
from game.resume import restore
from game.rules.chance import Chance
from game.saves import SNAPSHOT, Saves
from game.systems import SYSTEMS
from tests.saves.helpers import in_the_middle, play, problem_of, saved
from tests.saves.mutations import line_forged, value_changed
from tests.saves.test_mutations import put, sentence
from tests.saves.test_saves import forged

SYSTEM = SYSTEMS["vitorian"]
NEXT_RULES = msgspec.structs.replace(SYSTEM, fingerprint="vitorian/next")


def record_of(saves: Saves, name: str) -> Record:
    """The record of a match of the folder."""
    found = saves.load(name)
    assert isinstance(found, Record)
    return found


def test_under_other_rules_a_match_goes_on_from_its_position(user_folder: Path) -> None:
    saves = Saves(user_folder)
    _, name = in_the_middle(saves)
    assert saves.close() is None
    snapshot, journal = saves.load_snapshot(name), saves.reopen(name)
    assert snapshot is not None and 0 < snapshot.acts <= 40 and isinstance(journal, Journal)
    resumed = Match.resume(NEXT_RULES, record_of(saves, name), journal, snapshot=snapshot)
    assert isinstance(resumed, Match)
    assert resumed.digest() == snapshot.digest and resumed.acts == snapshot.acts
    assert resumed.notices[0].text == "common.notice.other_version"
    play(resumed)
    restored = restore(NEXT_RULES, record_of(saves, name), None, name)
    assert not isinstance(restored, SaveProblem) and restored.state.digest() == resumed.digest()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"seed":4', b'"seed":5'),
        (b'"seat":0,"action"', b'"seat":1,"action"'),
        (b'"do":"keep"', b'"do":"win"'),
        (b'"do":"end_phase"', b'"do":"pass"'),
        (b'"event":"card_drawn"', b'"event":"card_stolen"'),
        (b'"sovereign":"R-00"', b'"sovereign":"R-01"'),
        (b'["R-01",4]', b'["R-01",5]'),
    ],
)
def test_an_edited_match_is_refused(user_folder: Path, old: bytes, new: bytes) -> None:
    saves = Saves(user_folder)
    _, name = in_the_middle(saves)
    path = saves.path(name)
    content = forged(path.read_bytes(), old, new)
    assert content != path.read_bytes(), "there is no such value"
    path.write_bytes(content)
    record = saves.load(name)
    found = restore(SYSTEM, record, None, name) if isinstance(record, Record) else record
    assert problem_of(found).text == "common.save.damaged"
    sentence(problem_of(found))
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("acts", 99), ("digest", "0" * 64), ("turn", -1), ("active", 2), ("phase", "night"), ("grid", []),
        ("next_unit", 0), ("play_chance", {"position": -1}), ("question", None), ("mulligans", [0]),
        ("asked seat", 2),
    ],
)  # fmt: skip
def test_an_edited_position_is_refused_and_costs_no_match(user_folder: Path, name: str, value: Any) -> None:
    saves = Saves(user_folder)
    _, match = in_the_middle(saves)
    saves.close()
    journal = saves.path(match)
    path = journal.with_suffix(SNAPSHOT)
    path.with_name(path.name + PREVIOUS).unlink(missing_ok=True)
    content = json.loads(path.read_bytes())
    where = content if name in content else content["state"]
    if name == "asked seat":
        where, name = content["state"]["question"], "seat"
    assert name in where
    where[name] = value
    if where is not content:
        content["digest"] = hashlib.sha256(msgspec.json.encode(content["state"])).hexdigest()
    path.write_bytes(msgspec.json.encode(content))
    before = journal.read_bytes()
    record, reopened = record_of(saves, match), saves.reopen(match)
    assert isinstance(reopened, Journal)
    found = Match.resume(NEXT_RULES, record, reopened, snapshot=saves.load_snapshot(match))
    assert problem_of(found).text in ("common.save.no_snapshot", "common.save.damaged")
    assert journal.read_bytes() == before and isinstance(Match.resume(SYSTEM, record), Match)


def test_forged_matches_and_positions_give_a_match_or_a_sentence(user_folder: Path) -> None:
    """Changed values with checksums that fit: only the meaning can tell."""
    saves = Saves(user_folder)
    other = saved(saves, acts=2, seed=1)[1]
    match, name = in_the_middle(saves, acts=16)
    saves.close()
    path, record = saves.path(name), record_of(saves, name)
    position = path.with_suffix(SNAPSHOT)
    original, state = path.read_bytes(), json.loads(position.read_bytes())
    told = [match.events(seat) for seat in (0, 1)]
    whole = 0
    for seed in range(400):
        content = put(path, line_forged(original, Chance.of(seed, 2)))
        found = saves.load(name)
        found = restore(SYSTEM, found, None, name) if isinstance(found, Record) else found
        if isinstance(found, SaveProblem):
            sentence(found)
        whole += not isinstance(found, SaveProblem)
        assert path.read_bytes() == content
    assert 0 < whole < 120 and isinstance(saves.load(other), Record)
    for seed in range(400):
        put(position, json.dumps(value_changed(state, Chance.of(seed, 3))).encode())
        snapshot = saves.load_snapshot(name, record)
        resumed = Match.resume(NEXT_RULES, record, None, snapshot=snapshot, name=name)
        if isinstance(resumed, SaveProblem):
            sentence(resumed)
        else:
            assert resumed.outcome is not None or resumed.observation(resumed.to_move or 0)
            for seat, seen in enumerate(told):
                assert resumed.events(seat) == seen[: len(resumed.events(seat))]
