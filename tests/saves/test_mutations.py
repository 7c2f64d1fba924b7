"""Ten thousand damaged files: there is a match or one sentence, no file changes, and no other is hidden."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from game import replay, scenario
from game.files import PREVIOUS, SaveProblem
from game.journal import Record
from game.language import Language
from game.match import Match
from game.records import FILE as RECORDS
from game.records import Records
from game.resume import restore
from game.rules.chance import Chance
from game.saves import SNAPSHOT, Saves
from game.settings import DAMAGED, DEFAULT_KEYS, FILE, Settings, SettingsFile
from scenes.scene import Scene
from scenes.start import load_match
from tests.saves.helpers import SYSTEM, begin, play, saved
from tests.saves.kills import finished
from tests.saves.mutations import line_forged, mutated, value_changed
from tests.scenes.menus_support import make_game
from tests.shares import shares

TEXTS = {code: Language(code) for code in ("es", "en")}
NEXT_RULES = msgspec.structs.replace(SYSTEM, fingerprint="dracula/next")


def sentence(problem: SaveProblem) -> None:
    """A problem must be one full sentence in both languages."""
    for language in TEXTS.values():
        words = problem.words(language)
        assert language.has(problem.text) and "{" not in words and "common." not in words
        assert 0 < len(words) < 400 and "\n" not in words


@pytest.fixture
def saves(user_folder: Path) -> Iterator[Saves]:
    """The folder of matches."""
    saves = Saves(user_folder)
    yield saves
    saves.close()


def put(path: Path, content: bytes) -> bytes:
    """Write over a file; some disks take long to empty one first."""
    with open(path, "r+b" if path.exists() else "xb") as file:
        file.write(content)
        file.truncate()
    return content


def judged(saves: Saves, name: str) -> bool:
    """Whether a match can be played on; if not there is a sentence, and the other match is still offered."""
    record = saves.load(name)
    found = restore(SYSTEM, record, None, name) if isinstance(record, Record) else record
    if not isinstance(found, SaveProblem):
        return True
    sentence(found)
    offered = saves.unfinished()
    assert offered is not None
    return False


@pytest.mark.parametrize("part", shares(3))
def test_2500_mutated_matches_give_a_match_or_a_sentence(saves: Saves, part: slice) -> None:
    other, name = saved(saves, acts=4, seed=1)[1], saved(saves, acts=8, seed=2)[1]
    saves.close()
    path = saves.path(name)
    original, strange = path.read_bytes(), saves.path(other).read_bytes()
    whole = 0
    for seed in range(2500)[part]:
        chance = Chance.of(seed, 1)
        content = mutated(original, chance)
        if seed % 25 == 0:
            content = content[: chance.below(len(content) + 1)] + strange
        put(path, content)
        whole += judged(saves, name)
        if seed % 50 == 0:
            assert {entry.name for entry in saves.entries()} >= {other}
        assert path.read_bytes() == content
    assert isinstance(saves.load(other), Record)
    assert 0 < whole < 400


@pytest.mark.parametrize("part", shares(3))
def test_2000_forged_matches_give_a_match_or_a_sentence(saves: Saves, part: slice) -> None:
    """Changed values with checksums that fit: only the meaning can tell."""
    name = saved(saves, acts=2, seed=1)[1]
    forged = saved(saves, acts=6)[1]
    saves.close()
    path = saves.path(forged)
    original = path.read_bytes()
    whole = 0
    for seed in range(2000)[part]:
        content = put(path, line_forged(original, Chance.of(seed, 2)))
        whole += judged(saves, forged)
        assert path.read_bytes() == content
    assert 0 < whole < 240 and isinstance(saves.load(name), Record)


@pytest.mark.parametrize("part", shares(3))
@pytest.mark.parametrize("damage", [mutated, None], ids=["damaged", "edited"])
def test_1500_mutated_positions_are_used_whole_or_not_at_all(
    saves: Saves, damage: Callable[[bytes, Chance], bytes] | None, part: slice
) -> None:
    match, name = saved(saves, acts=7)
    saves.close()
    record = saves.load(name)
    assert isinstance(record, Record)
    path = saves.path(name).with_suffix(SNAPSHOT)
    original, state = path.read_bytes(), json.loads(path.read_bytes())
    told = [match.events(seat) for seat in (0, 1)]
    for seed in range(750)[part]:
        chance = Chance.of(seed, 3)
        content = damage(original, chance) if damage else json.dumps(value_changed(state, chance)).encode()
        put(path, content)
        found = Match.resume(NEXT_RULES, record, None, snapshot=saves.load_snapshot(name, record), name=name)
        if isinstance(found, SaveProblem):
            sentence(found)
        else:
            assert found.outcome is not None or found.observation(found.to_move or 0)
            assert [found.events(seat) == seen[: len(found.events(seat))] for seat, seen in enumerate(told)]
        assert path.read_bytes() == content


@pytest.mark.parametrize("part", shares(3))
def test_2200_mutated_options_are_understood_field_by_field(user_folder: Path, part: slice) -> None:
    SettingsFile(user_folder).save(Settings(language="es", music=0.25, guide="done", pad={"confirm": [3]}))
    path = user_folder / FILE
    original = path.read_bytes()
    for seed in range(2200)[part]:
        content = put(path, mutated(original, Chance.of(seed)))
        store = SettingsFile(user_folder)
        settings, report = store.load()
        assert set(settings.keys) == set(DEFAULT_KEYS)
        msgspec.convert(msgspec.to_builtins(settings), Settings)
        if report.problem:
            sentence(report.problem)
        assert path.read_bytes() == content
        if seed % 100 == 0:
            put_aside = (
                not report.locked and report.problem and report.problem.text == "common.settings.damaged"
            )
            assert (store.save(settings) is None) != report.locked
            assert not put_aside or (user_folder / DAMAGED).read_bytes() == content
            (user_folder / DAMAGED).unlink(missing_ok=True)


@pytest.mark.parametrize("part", shares(3))
def test_600_mutated_records_are_counted_whole_or_not_at_all(user_folder: Path, part: slice) -> None:
    records = Records(user_folder)
    matches = [finished(number) for number in range(4)]
    assert [records.add(match) for match in matches] == [None] * 4
    path = user_folder / RECORDS
    original, earlier = path.read_bytes(), path.with_name(RECORDS + PREVIOUS).read_bytes()
    for seed in range(600)[part]:
        chance = Chance.of(seed, 7)
        content = put(path, (json_edited if seed % 2 else mutated)(original, chance))
        counted = Records(user_folder).statistics("dracula")
        assert sum(counted.people) <= 8
        found = records.all()
        if records.problem:
            sentence(records.problem)
            assert found in ([], matches[:3])
        assert path.read_bytes() == content
        if seed % 50 == 0:
            told = records.problem
            added = records.add(finished(9))
            assert (added is None) or added == told, "what is wrong is told"
            path.with_name(RECORDS + PREVIOUS).write_bytes(earlier)


@pytest.mark.parametrize("part", shares(3))
def test_600_mutated_matches_at_the_replay_door(
    saves: Saves, user_folder: Path, capsys: pytest.CaptureFixture[str], part: slice
) -> None:
    name = saved(saves, acts=6)[1]
    saves.close()
    original, path = saves.path(name).read_bytes(), user_folder / "x.match"
    codes = set()
    for seed in range(600)[part]:
        chance = Chance.of(seed, 4)
        put(path, line_forged(original, chance) if seed % 2 else mutated(original, chance))
        ways = ([], ["--verify"], ["--json"], ["--verify", "--json"])
        codes.add(
            code := replay.main([str(path), *chance.pick(ways), "--language", chance.pick(("es", "en"))])
        )
        said = capsys.readouterr()
        assert "Traceback" not in said.err and (code != replay.FAULT or said.err.count("\n") == 1)
    assert codes == {0, 1, 2}


@pytest.mark.parametrize("part", shares(3))
def test_400_mutated_scenarios_at_the_scenario_door(
    user_folder: Path, root: Path, capsys: pytest.CaptureFixture[str], part: slice
) -> None:
    files = sorted((root / "tests" / "scenarios").rglob("*.json"))
    path = user_folder / "x.json"
    codes = set()
    for seed in range(400)[part]:
        chance = Chance.of(seed, 5)
        original = chance.pick(files).read_bytes()
        way = json_edited if seed % 2 else mutated
        put(path, way(original, chance))
        codes.add(code := scenario.main([str(path), *chance.pick(([], ["--json"], ["--quiet"]))]))
        said = capsys.readouterr()
        assert "Traceback" not in said.err and (code != scenario.FAULT or said.err.count("\n") == 1)
    assert codes == {0, 1, 2}


def json_edited(content: bytes, chance: Chance) -> bytes:
    """A JSON file with one value changed."""
    return json.dumps(value_changed(json.loads(content), chance)).encode()


@pytest.mark.parametrize("part", shares(3))
def test_200_mutated_matches_at_the_load_door(user_folder: Path, part: slice) -> None:
    """A board or a sentence: the match that a file is said to be is opened as the command line does."""
    app = make_game(user_folder)
    path = user_folder / "x.match"
    play(begin(journal := Saves(user_folder).start()), 6)
    assert journal.path
    original = journal.path.read_bytes()
    boards = 0
    for seed in range(200)[part]:
        chance = Chance.of(seed, 6)
        way = line_forged if seed % 2 else mutated
        content = put(path, way(original, chance))
        opened = load_match(app, path)
        if isinstance(opened, Scene):
            boards += 1
        else:
            sentence(opened)
        assert path.read_bytes() == content
    assert 0 < boards < 60
    app.close()
