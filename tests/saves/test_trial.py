"""A position whose checksum fits may still be none: it is tried out before anybody plays on from it."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.entries import read_record
from game.files import SaveProblem
from game.journal import Record, ResumedLine, encode
from game.match import Match
from game.recorded import looked_at
from game.resume import Restored, restore
from game.rules.chance import Chance
from game.rules.contract import System
from game.saves import Saves
from game.systems import SYSTEMS
from game.trial import Impossible, try_out, try_telling
from game.vitorian.events import Mobilised
from scenes.scene import Scene
from scenes.start import load_match
from tests.saves.helpers import begin, other_rules, play, problem_of, record_of, saved
from tests.saves.mutations import value_changed
from tests.saves.test_mutations import sentence
from tests.scenes.menus_support import make_game

DRACULA, VITORIAN = SYSTEMS["dracula"], SYSTEMS["vitorian"]


def asked(ask: str) -> Match:
    """A match of Vitorian Wars in which something certain is asked."""
    for seed in range(20):
        match, chance = begin(None, seed, system=VITORIAN), Chance.of(seed)
        for _ in range(300):
            seat = match.to_move
            if seat is None:
                break
            if json.loads(match._state.to_json())["question"]["ask"] == ask:
                return match
            match.act(seat, chance.pick(match.observation(seat).legal))  # type: ignore[attr-defined]
    raise AssertionError(f"never asked: {ask}")


def resumed(path: Path, system: System, match: Match, state: Any) -> Restored | SaveProblem:
    """What becomes of a match that once went on from a position, written as a file is."""
    raw = msgspec.Raw(json.dumps(state, separators=(",", ":")).encode())
    lines = [*match.lines, ResumedLine("0.9", system.fingerprint, match.acts, raw)]
    path.write_bytes(b"".join(map(encode, lines)))
    record = read_record(path)
    return restore(system, record, None, path.name) if isinstance(record, Record) else record


@pytest.mark.parametrize(
    ("ask", "change"),
    [
        ("payment", lambda state: state["question"].update(card="R-13")),
        ("payment", lambda state: state["question"].update(stacks=True)),
        ("payment", lambda state: state["question"].update(by_hand=True, exhausts=["P"] * 3)),
        ("payment", lambda state: state["question"].update(ask="triggers")),
        ("window", lambda state: state.update(combat=None)),
        ("window", lambda state: state.update(agenda=[])),
        ("payment", lambda state: state["question"].update(space=15)),
        ("main", lambda state: state["agenda"].append({"do": "turn", "seat": 19})),
        ("main", lambda state: state["question"].update(ask="arrange")),
    ],
)
def test_a_forged_position_is_one_sentence(tmp_path: Path, ask: str, change: Any) -> None:
    match = asked(ask)
    state = json.loads(match._state.to_json())
    whole = resumed(tmp_path / "x.match", VITORIAN, match, state)
    assert isinstance(whole, Restored) and whole.state.digest() == match.digest()
    change(state)
    sentence(problem_of(resumed(tmp_path / "x.match", VITORIAN, match, state)))


@pytest.mark.parametrize("system", [DRACULA, VITORIAN], ids=lambda system: system.id)
def test_a_position_by_hand_is_refused_or_can_be_played_on(tmp_path: Path, system: System) -> None:
    refused = 0
    for seed in range(60):
        match = play(begin(None, seed % 5, system=system), 6 + 4 * (seed % 5))
        state = value_changed(json.loads(match._state.to_json()), Chance.of(seed, 9))
        found = resumed(tmp_path / "x.match", system, match, state)
        if isinstance(found, SaveProblem):
            sentence(found)
            refused += 1
            continue
        going, chance = found.state, Chance.of(seed)
        for _ in range(30):
            seat = going.to_move
            if seat is None:
                break
            assert going.observe(1 - seat) and going.observe(seat)
            going.apply(chance.pick(going.legal_actions(seat)))
    assert 20 < refused < 60


@pytest.mark.parametrize("system", [DRACULA, VITORIAN], ids=lambda system: system.id)
def test_trying_out_leaves_a_position_as_it_was(system: System) -> None:
    match = play(begin(None, 2, system=system), 20)
    before = match.digest()
    try_out(system, match._state)
    try_telling(system, match._told)
    assert match.digest() == before


def test_events_of_what_there_is_not_are_not_told() -> None:
    match = play(begin(None, 2, system=VITORIAN), 200)
    mobilised = next(event for event in match.events(0) if isinstance(event, Mobilised))
    try_telling(VITORIAN, [mobilised])
    with pytest.raises(Impossible):
        try_telling(VITORIAN, [msgspec.structs.replace(mobilised, card="ZZZ")])


def test_a_match_of_other_cards_is_called_so_and_not_damaged(user_folder: Path) -> None:
    saves = Saves(user_folder)
    name = saved(saves, 4, system=VITORIAN)[1]
    saves.close()
    path = saves.path(name)
    lines = [line.partition(b" ")[2] for line in path.read_bytes().split(b"\n")[:-1]]
    lines[0] = lines[0].replace(b'["R-01",4]', b'["MY-01",4]')
    path.write_bytes(b"".join(b"%08x %s\n" % (zlib.crc32(line), line) for line in lines))
    record, other = record_of(saves, name), other_rules(VITORIAN)
    for found in (restore(other, record, None, name), looked_at(other, record, name)):
        problem = problem_of(found)
        sentence(problem)
        assert problem.text == "common.save.other_cards"
    assert problem_of(restore(VITORIAN, record, None, name)).text == "common.save.damaged"


@pytest.mark.parametrize("change", [{"seat": 5}, {"seat": "x"}, {"phase": "night"}, {"event": "won"}])
def test_events_by_hand_before_a_position_open_no_board(user_folder: Path, change: dict[str, Any]) -> None:
    app = make_game(user_folder)
    match = play(begin(None, 3, system=VITORIAN), 60)
    told, after = {"event": "phase_started", "seat": 0, "phase": "main"}, ResumedLine(
        "0.9", VITORIAN.fingerprint, match.acts, msgspec.Raw(match._state.to_json())
    )
    path = user_folder / "x.match"
    for event, opens in ((told, True), ({**told, **change}, False)):
        lines = [*match.lines[:-1], msgspec.structs.replace(match.lines[-1], told=[event]), after]
        path.write_bytes(b"".join(map(encode, lines)))
        opened = load_match(app, path)
        assert isinstance(opened, Scene) == opens
        if not isinstance(opened, Scene):
            sentence(opened)
    app.close()
