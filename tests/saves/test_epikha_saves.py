"""What is held of saving every game holds of Paladines de Epikha too (P-24, P-25)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.epikha import actions as act
from game.files import SaveProblem
from game.journal import Record
from game.match import Match
from game.resume import restore
from game.rules.chance import Chance
from game.saves import SNAPSHOT, Saves
from game.systems import SYSTEMS
from game.trial import try_out
from tests.saves.helpers import (
    goes_on_from_its_position,
    other_rules,
    record_of,
    refuses_an_edited_match,
    refuses_an_edited_position,
    saved,
)
from tests.saves.mutations import line_forged, value_changed
from tests.saves.test_mutations import put, sentence

SYSTEM = SYSTEMS["epikha"]
ACTS = 40


@pytest.fixture
def saves(user_folder: Path) -> Saves:
    """The folder of matches."""
    return Saves(user_folder)


def test_under_other_rules_a_match_goes_on_from_its_position(saves: Saves) -> None:
    goes_on_from_its_position(saves, SYSTEM, *saved(saves, ACTS, system=SYSTEM))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"seed":4', b'"seed":5'),
        (b'"seat":0,"action"', b'"seat":1,"action"'),
        (b'"do":"mulligan"', b'"do":"win"'),
        (b'"do":"end_phase"', b'"do":"pass"'),
        (b'"event":"card_drawn"', b'"event":"card_stolen"'),
        (b'"E01"', b'"Z01"'),
        (b'["E01",4]', b'["E01",5]'),
    ],
)
def test_an_edited_match_is_refused(saves: Saves, old: bytes, new: bytes) -> None:
    sentence(refuses_an_edited_match(saves, SYSTEM, saved(saves, ACTS, system=SYSTEM)[1], old, new))


NOTHING = {"number": 3, "seat": 0, "what": "spell", "card": "?"}
"""A spell that there is not."""


@pytest.mark.parametrize(
    ("where", "name", "value"),
    [
        ("", "acts", 99), ("", "digest", "0" * 64), ("", "turn", -1), ("", "active", 2), ("", "sides", []),
        ("", "phase", "night"), ("", "next_number", 0), ("", "play_chance", {"position": -1}),
        ("", "question", None), ("", "passed", 2), ("", "agenda", [{"do": "win"}]), ("question", "seat", 2),
        ("question", "ask", "everything"), ("", "chain", [NOTHING]),
    ],
)  # fmt: skip
def test_an_edited_position_is_refused_and_costs_no_match(
    saves: Saves, where: str, name: str, value: Any
) -> None:
    refuses_an_edited_position(saves, SYSTEM, saved(saves, ACTS, system=SYSTEM)[1], where, name, value)


@pytest.mark.parametrize("card", ["", "Z99", "\u202e", "O1", "A14", "H1"])
@pytest.mark.parametrize("place", ["area", "reserves", "armoury", "aside"])
def test_a_card_that_cannot_stand_there_is_refused_in_a_word(place: str, card: str) -> None:
    """A card that does not exist, or is none for that place; of who is set aside too."""
    state: dict[str, Any] = json.loads(SYSTEM.new(SYSTEM.config(), 3)[0].to_json())
    side = state["sides"][0]
    stranger = {"id": 8, "bodies": [{"id": 9, "card": card}]}
    if place == "area":
        side["area"]["bodies"][0]["card"] = card
    elif place == "armoury":
        side["armoury"] = [{"id": 9, "card": card}]
    elif place == "reserves":
        side["reserves"] = [stranger]
    else:
        side["reserves"] = [{"id": 6, "bodies": [{"id": 7, "card": "E20"}], "aside": stranger}]
    state["next_number"] = 10
    with pytest.raises(ValueError):
        SYSTEM.from_json(json.dumps(state).encode())


def test_forged_matches_and_positions_give_a_match_or_a_sentence(saves: Saves) -> None:
    """Changed values with checksums that fit: only the meaning can tell."""
    match, name = saved(saves, acts=12, system=SYSTEM)
    saves.close()
    path, record = saves.path(name), record_of(saves, name)
    position = path.with_suffix(SNAPSHOT)
    original, state = path.read_bytes(), json.loads(position.read_bytes())
    told = [match.events(seat) for seat in (0, 1)]
    whole = 0
    for seed in range(120):
        content = put(path, line_forged(original, Chance.of(seed, 2)))
        loaded = saves.load(name)
        found = restore(SYSTEM, loaded, None, name) if isinstance(loaded, Record) else loaded
        if isinstance(found, SaveProblem):
            sentence(found)
        whole += not isinstance(found, SaveProblem)
        assert path.read_bytes() == content
    assert whole < 40
    for seed in range(20):
        put(position, json.dumps(value_changed(state, Chance.of(seed, 3))).encode())
        snapshot = saves.load_snapshot(name, record)
        resumed = Match.resume(other_rules(SYSTEM), record, None, snapshot=snapshot, name=name)
        if isinstance(resumed, SaveProblem):
            sentence(resumed)
        else:
            assert resumed.outcome is not None or resumed.observation(resumed.to_move or 0)
            for seat, seen in enumerate(told):
                assert resumed.events(seat) == seen[: len(resumed.events(seat))]


KEEN = (act.Attack, act.Respond, act.Play, act.Cast, act.Summon, act.FormUnit, act.Spend, act.AbsorbNext)
"""What makes a match full of unfinished rows."""


def _wanted(state: Any, action: Any) -> int:
    return 8 if isinstance(action, KEEN) else 1


def _at_questions(asks: set[str]) -> dict[str, Any]:
    """A position at each of these questions, some of them behind a veil (E19)."""
    found: dict[str, Any] = {}
    for seed in range(60):
        state, chance = SYSTEM.new(SYSTEM.config(), seed)[0], Chance.of(seed)
        for _ in range(400):
            seat = state.to_move
            if seat is None or not asks - found.keys():
                break
            table: Any = state
            ask = table.question.ask + " veiled" * (table.veil is not None)
            if ask in asks:
                found.setdefault(ask, state.clone())
            offers = [one for one in state.legal_actions(seat) for _ in range(_wanted(state, one))]
            state.apply(chance.pick(offers))
    return found


def test_edited_positions_at_all_kinds_of_questions_are_refused_or_can_be_played() -> None:
    """Whatever is changed in them, nothing but a ValueError is raised, which becomes a sentence."""
    asks = {
        *("main", "window", "attack veiled", "arms veiled", "respond veiled", "absorb", "payment", "aim"),
        *("bearer", "forced", "summoner", "amount"),
    }
    positions = _at_questions(asks)
    assert positions.keys() == asks
    read: Callable[[bytes], Any] = SYSTEM.from_json
    refused = 0
    for number, state in enumerate(positions.values()):
        assert read(state.to_json()).digest() == state.digest()
        raw = json.loads(state.to_json())
        for seed in range(4):
            edited = value_changed(raw, Chance.of(10 * number + seed, 6))
            try:
                try_out(SYSTEM, read(json.dumps(edited).encode("utf-8", "surrogatepass")))
            except (ValueError, RecursionError):
                refused += 1
    assert refused > 20
