"""What is held of saving the first game holds of Vitorian Wars too, whose files are others (P-24, P-25)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.files import SaveProblem
from game.journal import Record
from game.match import Match
from game.resume import restore
from game.rules.chance import Chance
from game.saves import SNAPSHOT, Saves
from game.systems import SYSTEMS
from tests.saves.helpers import (
    goes_on_from_its_position,
    in_the_middle,
    other_rules,
    record_of,
    refuses_an_edited_match,
    refuses_an_edited_position,
    saved,
)
from tests.saves.mutations import line_forged, value_changed
from tests.saves.test_mutations import put, sentence
from tests.shares import shares

SYSTEM = SYSTEMS["vitorian"]


def test_under_other_rules_a_match_goes_on_from_its_position(user_folder: Path) -> None:
    saves = Saves(user_folder)
    goes_on_from_its_position(saves, SYSTEM, *in_the_middle(saves))


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
    sentence(refuses_an_edited_match(saves, SYSTEM, in_the_middle(saves)[1], old, new))


@pytest.mark.parametrize(
    ("where", "name", "value"),
    [
        ("", "acts", 99), ("", "digest", "0" * 64), ("", "turn", -1), ("", "active", 2), ("", "grid", []),
        ("", "phase", "night"), ("", "next_unit", 0), ("", "play_chance", {"position": -1}),
        ("", "question", None), ("", "mulligans", [0]), ("question", "seat", 2),
    ],
)  # fmt: skip
def test_an_edited_position_is_refused_and_costs_no_match(
    user_folder: Path, where: str, name: str, value: Any
) -> None:
    saves = Saves(user_folder)
    refuses_an_edited_position(saves, SYSTEM, in_the_middle(saves)[1], where, name, value)


@pytest.mark.parametrize("part", shares(4))
def test_forged_matches_and_positions_give_a_match_or_a_sentence(user_folder: Path, part: slice) -> None:
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
    for seed in range(400)[part]:
        content = put(path, line_forged(original, Chance.of(seed, 2)))
        found = saves.load(name)
        found = restore(SYSTEM, found, None, name) if isinstance(found, Record) else found
        if isinstance(found, SaveProblem):
            sentence(found)
        whole += not isinstance(found, SaveProblem)
        assert path.read_bytes() == content
    assert 0 < whole < 40 and isinstance(saves.load(other), Record)
    for seed in range(400)[part]:
        put(position, json.dumps(value_changed(state, Chance.of(seed, 3))).encode())
        snapshot = saves.load_snapshot(name, record)
        resumed = Match.resume(other_rules(SYSTEM), record, None, snapshot=snapshot, name=name)
        if isinstance(resumed, SaveProblem):
            sentence(resumed)
        else:
            assert resumed.outcome is not None or resumed.observation(resumed.to_move or 0)
            for seat, seen in enumerate(told):
                assert resumed.events(seat) == seen[: len(resumed.events(seat))]
