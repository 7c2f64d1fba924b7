"""The scenario door: what it prints, what it compares, and how it tells of a faulty file."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from game.scenario import main, play_scenario
from game.scenarios.format import ScenarioFault

BASE: dict[str, Any] = {"game": "dracula", "steps": [], "expect": {}}


def report(**parts: Any) -> Any:
    """Play a scenario given by its parts."""
    return play_scenario(json.dumps({**BASE, **parts}).encode())


def fault(**parts: Any) -> str:
    """The sentence about a scenario that cannot be followed."""
    with pytest.raises(ScenarioFault) as caught:
        report(**parts)
    return str(caught.value)


def test_the_base_position_is_as_documented() -> None:
    found = report(
        expect={
            "D": "X3 B6 S1 O5 X7",
            "V": "O7 S4 B2 X6 O2",
            "trump": "B",
            "rank": "X>S>O",
            "pile": 0,
            "deck": 22,
            "health": 12,
            "vampires": [0, 0, 0, 0, 0],
            "round": 1,
            "turn": "D",
            "called_by": None,
            "phase": "choose",
            "over": False,
            "winner": None,
            "outcome": None,
            "top_up": False,
            "extra": False,
            "legal": 1,
            "skipped": False,
            "score": "",
        }
    )
    assert found.ok and found.mismatches == []
    assert found.start[0].seat == 0


@pytest.mark.parametrize(
    ("expect", "sentence"),
    [
        ({"D": "X3 B6 S1 O5 X8"}, "D is 'X3 B6 S1 O5 X7', expected 'X3 B6 S1 O5 X8'"),
        ({"V": "O7* S4 B2 X6 O2"}, "V is 'O7 S4 B2 X6 O2', expected 'O7* S4 B2 X6 O2'"),
        ({"turn": "V"}, "turn is 'D', expected 'V'"),
        ({"pile": 2}, "pile is 1, expected 2"),
        ({"pile": ["X8"]}, "pile is ['X2'], expected ['X8']"),
        ({"health": 11}, "health is 12, expected 11"),
        ({"vampires": [0, 0, 0, 0, 1]}, "vampires is [0, 0, 0, 0, 0], expected [0, 0, 0, 0, 1]"),
        ({"trump": "X"}, "trump is 'B', expected 'X'"),
        ({"rank": "X>O>S"}, "rank is 'X>S>O', expected 'X>O>S'"),
        ({"winner": "D"}, "winner is None, expected 'D'"),
        ({"outcome": "conceded"}, "outcome is None, expected 'conceded'"),
        ({"score": "D"}, "score is '', expected 'D'"),
        ({"skipped": True}, "skipped is False, expected True"),
        ({"over": True}, "over is False, expected True"),
        ({"called_by": "V"}, "called_by is None, expected 'V'"),
        ({"round": 2}, "round is 1, expected 2"),
        ({"deck": 22}, "deck is 20, expected 22"),
        ({"top_up": True}, "top_up is False, expected True"),
        ({"extra": True}, "extra is False, expected True"),
        ({"phase": "choose"}, "phase is 'discard', expected 'choose'"),
        ({"events": ["called"]}, "events is ['drawn'], expected ['called']"),
        (
            {"V_sees": {"own": "O7 S4 B2 X6 O2", "rival": "X3 ?? ?? ?? ??"}},
            "V_sees is own O7 S4 B2 X6 O2 / rival ?? ?? ?? ?? ??, "
            "expected own O7 S4 B2 X6 O2 / rival X3 ?? ?? ?? ??",
        ),
    ],
)
def test_every_expectation_is_compared(expect: dict[str, Any], sentence: str) -> None:
    pile = {"pile": ["X2"]}
    assert report(position=pile, steps=["draw"], expect=expect).mismatches == [sentence]
    step = {"play": "draw", "expect": expect}
    assert report(position=pile, steps=[step]).steps[0].mismatches == [sentence]


@pytest.mark.parametrize(
    ("refused", "sentences"),
    [
        (True, []),
        ("D16", []),
        ("eight_too_early", []),
        ({"code": "eight_too_early", "rule": "D16"}, []),
        (False, ["refused as eight_too_early (D16), expected to be accepted"]),
        ("D15", ["refused as eight_too_early (D16), expected D15"]),
        ({"rule": "D15"}, ["refusal rule is D16, expected D15"]),
        ({"code": "call_too_early"}, ["refusal code is eight_too_early, expected call_too_early"]),
    ],
)
def test_an_expected_refusal_is_compared(refused: Any, sentences: list[str]) -> None:
    found = report(position={"deck": ["S8", "..."]}, steps=[{"play": "discard drawn", "refused": refused}])
    assert found.steps[0].mismatches == sentences
    assert found.ok == (not sentences)


def test_an_unexpected_acceptance_is_told() -> None:
    found = report(steps=[{"play": "draw", "refused": True}])
    assert found.steps[0].mismatches == ["accepted, expected to be refused"]


def test_actions_may_be_given_as_the_game_stores_them() -> None:
    deck = {"deck": ["O4", "..."]}
    steps = [{"play": {"do": "draw"}}, {"play": {"do": "discard", "place": 0, "slot": 1, "other": 5}}]
    assert report(position=deck, steps=steps, expect={"D": "X7 B6 S1 O5 X3"}).ok
    assert report(position=deck, steps=["discard drawn [5,1]"], expect={"D": "X7 B6 S1 O5 X3"}).ok


def test_a_step_that_breaks_the_table_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose_a_card(table: Any, told: list[Any], forced: bool) -> None:
        table.drawn, table.phase = table.deck[0], "discard"

    monkeypatch.setattr("game.dracula.rules.turn.draw", lose_a_card)
    wrong = report(steps=["draw"]).steps[0].mismatches
    assert wrong == ["racks, pile, deck and drawn card must be the 32 different cards (D49)"]


def test_what_is_not_named_comes_from_the_seed() -> None:
    first, again, other = report(seed=4), report(seed=4), report(seed=5)
    assert first.run.state.digest() == again.run.state.digest() != other.run.state.digest()


def test_scripted_draws_and_deals_are_used_in_order() -> None:
    script = {"draws": ["X2", "S7"], "deals": [["X1", "O2"], ["S8"]]}
    found = report(script=script, steps=["discard drawn", "new round", "new round"], expect={"round": 3})
    assert found.steps[0].told[-2].card == "S7"
    state = found.run.state
    assert (state.racks[0][0], found.ok) == (31, True)


def test_a_match_flow_goes_on_by_itself() -> None:
    steps = [{"play": {"do": "draw"}}, {"play": {"do": "discard", "place": 0}}]
    expect = {"phase": "discard", "round": 2, "deck": 21}
    assert report(flow="match", position={"deck": ["S8", "..."], "pile": 6}, steps=steps, expect=expect).ok
    assert report(flow="match", expect={"phase": "discard", "deck": 21}).ok
    table_only = {"phase": "round_over", "round": 1, "deck": 15}
    assert report(position={"deck": ["S8", "..."], "pile": 6}, steps=steps, expect=table_only).ok


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"game": "dracola"}, "game: there is no game 'dracola' (did you mean dracula?)"),
    ({"game": "chess"}, "game: there is no game 'chess' (known are dracula, vitorian, epikha)"),
    ({"positon": {}}, "Object contains unknown field `positon` (did you mean position?)"),
    ({"position": {"helth": 3}}, "position: Object contains unknown field `helth` (did you mean health?)"),
    ({"position": {"health": "three"}}, "position.health: Expected `int | null`, got `str`"),
    ({"setup": {"health": 99}}, "setup: Dracula starts with 8 to 15 health points, not 99. (D55)"),
    ({"format": 2}, "format: Invalid enum value 2"),
    (
        {"steps": [{"play": "draw", "expct": {}}]},
        "steps[0]: Object contains unknown field `expct` (did you mean expect?)",
    ),
    (
        {"steps": ["discrad drawn"]},
        "steps[0].play: unknown step 'discrad drawn' (did you mean discard drawn?)",
    ),
    (
        {"steps": ["discard drawn [1,2,3]"]},
        "steps[0].play: [1,2,3] is no target: a slot, two slots or a suit letter is",
    ),
    (
        {"steps": ["discard drawn [--3]"]},
        "steps[0].play: [--3] is no target: a slot, two slots or a suit letter is",
    ),
    (
        {"steps": ["discard drawn [²]"]},
        "steps[0].play: [²] is no target: a slot, two slots or a suit letter is",
    ),
    (
        {"steps": ["keep in slot ٣"]},
        "steps[0].play: unknown step 'keep in slot ٣' (did you mean keep in slot 1?)",
    ),
    (
        {"position": {"health": 0}},
        "position: a match ends as soon as no health is left or a district is lost (D49)",
    ),
    (
        {"position": {"vampires": [0, 0, 4, 0, 0]}},
        "position: a match ends as soon as no health is left or a district is lost (D49)",
    ),
    ({"steps": [{"play": {"do": "discard"}}]}, "steps[0].play: Object missing required field `place`"),
    (
        {"steps": [{"play": {"do": "discard", "place": 1, "slott": 2}}]},
        "steps[0].play: Object contains unknown field `slott` (did you mean slot?)",
    ),
    ({"steps": [{"play": {"do": "dance"}}]}, "steps[0].play: do: Invalid value 'dance'"),
    (
        {"seats": [{"rack": "X3 B6 S1 O5"}, {"rack": "O7 S4 B2 X6 O2"}]},
        "seats[0].rack: a rack holds 5 cards, not 4",
    ),
    (
        {"seats": [{"rack": "X3 B6 S1 O5 X9"}, {"rack": "O7 S4 B2 X6 O2"}]},
        "seats[0].rack: there is no card 'X9' (did you mean X8?)",
    ),
    (
        {"seats": [{"rack": "X3 B6 S1 O5 X7"}, {"rack": "X3 S4 B2 X6 O2"}]},
        "seats[1].rack: X3 lies in two places; no two cards are equal (D2)",
    ),
    (
        {"position": {"deck": ["X3", "..."]}},
        "position.deck: X3 lies in two places; no two cards are equal (D2)",
    ),
    (
        {"position": {"deck": ["...", "X2"]}},
        'position.deck: "..." stands for the rest and must be the last entry',
    ),
    ({"position": {"deck": ["X2"]}}, "position.pile: with 1 cards in the deck the pile must hold 21, not 0"),
    ({"position": {"pile": 23}}, "position.pile: 23 cards are wanted, 22 are left"),
    ({"position": {"pile": -1}}, "position.pile: -1 cards are wanted, 22 are left"),
    ({"position": {"order": "XOBB"}}, "position.order: 'XOBB' does not name each of X, O, B and S once"),
    ({"position": {"called_by": "D"}}, "position.called_by: who called has no further turn (D28)"),
    ({"position": {"health": 13}}, "position: health must lie between 0 and its start value (D49)"),
    (
        {"position": {"vampires": [5, 0, 0, 0, 0]}},
        "position: each district holds 0 to 4 vampires and never loses one (D49)",
    ),
    ({"position": {"round": 6}}, "position: the round marker is off its track (D49)"),
    (
        {"position": {"known": ["X8"]}},
        "position.known[0]: X8 lies in no rack; only cards of a rack are known (D45)",
    ),
    ({"position": {"known": ["X0"]}}, "position.known[0]: there is no card 'X0'"),
    ({"position": {"round": 5}, "steps": ["new round"]}, "steps[0]: round 5 is the last one (D6)"),
    (
        {"steps": ["resolve", "resolve"]},
        "steps[1]: this round has been compared already; a new round comes next",
    ),
    ({"script": {"coins": [True]}}, "script.coins: this game throws no coins"),
    ({"script": {"dice": [3]}}, "script.dice: this game rolls no dice"),
]


@pytest.mark.parametrize(("parts", "sentence"), FAULTS)
def test_a_faulty_file_is_told_with_the_place_and_the_nearest_word(
    parts: dict[str, Any], sentence: str
) -> None:
    assert fault(**parts).startswith(sentence)


def test_a_call_before_its_time_is_no_position() -> None:
    early = {"called_by": "V", "pile": 5}
    assert fault(position=early) == "position.called_by: a call needs 6 cards in the pile, there are 5 (D15)"
    assert report(position={**early, "pile": 6}, expect={"called_by": "V"}).ok


def test_only_the_top_card_of_the_deck_lies_face_up() -> None:
    said = "position.deck: S8 lies face up below the top; only the top card is ever turned (D21)"
    assert fault(position={"deck": ["O1", "S8*", "..."]}) == said
    assert fault(script={"draws": ["O1", "S8*"]}) == said
    assert report(position={"deck": ["S8*", "..."]}, expect={"top_up": True}).ok


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"{}", b"\xff", b'{"game": 3}'])
def test_what_is_no_scenario_is_told(data: bytes) -> None:
    with pytest.raises(ScenarioFault):
        play_scenario(data)


@pytest.mark.parametrize("step", ["keep in slot " + "9" * 5000, "discard drawn [" + "9" * 5000 + "]"])
def test_a_number_of_any_length_is_told(step: str) -> None:
    assert fault(steps=[step]).startswith("steps[0].play: ")


def test_the_rest_state_of_a_finished_or_empty_round_is_taken_too() -> None:
    assert report(position={"deck": [], "pile": 22}, expect={"phase": "round_over", "over": True}).ok
    found = report(position={"drawn": "S7*"}, expect={"phase": "discard"})
    assert found.ok and found.start == []


# --- the command ----------------------------------------------------------------------------------------


def write(folder: Path, name: str, **parts: Any) -> str:
    """A scenario file in a folder."""
    path = folder / name
    path.write_text(json.dumps({**BASE, **parts}), encoding="utf-8")
    return str(path)


def test_the_command_tells_step_by_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(
        tmp_path,
        "a.json",
        title="An early eight",
        position={"deck": ["S8", "..."]},
        steps=[{"play": "discard drawn", "refused": True}, "keep in slot 4"],
    )
    assert main([path]) == 0
    out = capsys.readouterr().out
    for line in (
        "An early eight",
        "1. discard drawn: refused, eight_too_early (D16): An 8 can only be discarded once",
        "2. keep in slot 4: accepted",
        '"event":"discarded"',
        "D X3 B6 S1 S8 X7",
        "D sees own X3 B6 S1 S8 X7 / rival",
        "V sees own",
        "legal (1): draw",
        "digest ",
        "1 of 1 scenarios as expected",
    ):
        assert line in out
    assert main([path, "--language", "es"]) == 0
    assert "Un 8 solo se descarta" in capsys.readouterr().out


def test_the_command_gives_everything_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, "a.json", id="T1", steps=[{"play": "call", "refused": True}, "draw"])
    assert main([path, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["ok"], found["of"]) == (1, 1)
    scenario = found["scenarios"][0]
    assert scenario["ok"] and scenario["id"] == "T1" and scenario["to_move"] == 0
    refusal, draw = scenario["steps"]
    assert (refusal["accepted"], refusal["reason"]["code"], refusal["reason"]["rule"]) == (
        False,
        "call_too_early",
        "D15",
    )
    assert refusal["reason"]["text"].startswith("To call the end") and refusal["action"] == {"do": "call"}
    assert draw["accepted"] and draw["reason"] is None and draw["events"][0]["event"] == "drawn"
    assert scenario["start"][0]["event"] == "turn_started"
    assert len(scenario["observations"]) == 2 and scenario["observations"][1]["seat"] == 1
    assert scenario["legal"] and len(scenario["digest"]) == 64 and scenario["state"]["round"] == 1


def test_exit_codes_tell_difference_and_fault_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = write(tmp_path, "good.json")
    differs = write(tmp_path, "differs.json", expect={"turn": "V"})
    broken = write(tmp_path, "broken.json", position={"helth": 1})
    assert main([good, differs, "--quiet"]) == 1
    out = capsys.readouterr().out
    assert "DIFFERS: turn is 'D', expected 'V'" in out and "NOT AS EXPECTED" in out
    assert "good.json" not in out and "1 of 2 scenarios as expected" in out
    assert main([good, broken, differs]) == 2
    err = capsys.readouterr().err
    assert f"{broken}: position: Object contains unknown field `helth` (did you mean health?)" in err
    assert main([str(tmp_path / "absent.json"), "--json"]) == 2
    assert "No such file" in capsys.readouterr().err


def test_a_folder_without_card_files_is_told_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, "a.json")
    assert main([path, "--cards", str(tmp_path)]) == 2
    assert "there is no card file" in capsys.readouterr().err
    assert main([path, "--cards", str(tmp_path / "absent")]) == 2
    assert "is no folder" in capsys.readouterr().err


def test_a_scenario_is_read_from_the_standard_input_and_a_pipe_is_waited_for_aloud(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    content = Path(write(tmp_path, "a.json")).read_bytes()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))
    assert main(["-"]) == 0
    assert "waiting" not in capsys.readouterr().err
    monkeypatch.setattr(Path, "is_fifo", lambda path: True)
    pipe = write(tmp_path, "pipe")
    assert main([pipe]) == 0
    assert f"{pipe}: waiting" in capsys.readouterr().err


def test_the_mark_of_an_editor_before_a_file_makes_no_difference(root: Path) -> None:
    text = (root / "tests" / "scenarios" / "epikha" / "E055.json").read_bytes()
    assert play_scenario(b"\xef\xbb\xbf" + text).ok
