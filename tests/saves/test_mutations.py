"""Damaged saves: whatever happened to a file, there is a match or one sentence, and the other slots stay."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec

from game.files import SaveProblem
from game.journal import Record
from game.language import Language
from game.match import Match
from game.resume import restore
from game.rules.chance import Chance
from game.saves import SNAPSHOT, Saves
from tests.saves.helpers import SYSTEM, saved
from tests.saves.mutations import ODD, mutated

TEXTS = {code: Language(code) for code in ("es", "en")}


def sentence(problem: SaveProblem) -> None:
    """A problem must be a full sentence in both languages."""
    for language in TEXTS.values():
        words = problem.words(language)
        assert language.has(problem.text) and "{" not in words and "common." not in words


def test_mutated_matches_give_a_match_or_a_sentence(user_folder: Path) -> None:
    saves = Saves(user_folder)
    other, name = saved(saves, seed=1)[1], saved(saves, acts=20, seed=2)[1]
    saves.close()
    path = saves.path(name)
    original = path.read_bytes()
    whole = 0
    for seed in range(400):
        content = mutated(original, Chance.of(seed, 1))
        path.write_bytes(content)
        record = saves.load(name)
        found = restore(SYSTEM, record, None, name) if isinstance(record, Record) else record
        if isinstance(found, SaveProblem):
            sentence(found)
            assert saves.unfinished() is not None
        else:
            whole += 1
        assert path.read_bytes() == content
    assert saves.load(other) is not None
    assert 0 < whole < 200


def test_forged_lines_give_a_match_or_a_sentence(user_folder: Path) -> None:
    """Changed values with checksums that fit: only the meaning can tell."""
    saves = Saves(user_folder)
    name = saved(saves, acts=20)[1]
    path = saves.path(name)
    lines = [msgspec.json.decode(line.partition(b" ")[2]) for line in path.read_bytes().split(b"\n")[:-1]]
    refused = 0
    for seed in range(300):
        chance = Chance.of(seed, 2)
        line = dict(lines[at := chance.below(len(lines))])
        line[chance.pick(sorted(line))] = chance.pick(
            [odd for odd in ODD if not isinstance(odd, int) or odd < 9]
        )
        forged = [*lines[:at], line, *lines[at + 1 :]]
        texts = [msgspec.json.encode(one) for one in forged]
        path.write_bytes(b"".join(b"%08x %s\n" % (zlib.crc32(text), text) for text in texts))
        record = saves.load(name)
        found = restore(SYSTEM, record, None, name) if isinstance(record, Record) else record
        if isinstance(found, SaveProblem):
            sentence(found)
            refused += 1
    assert 0 < refused < 300


def test_mutated_positions_are_used_whole_or_not_at_all(user_folder: Path) -> None:
    saves = Saves(user_folder)
    name = saved(saves, acts=20)[1]
    saves.close()
    record = saves.load(name)
    assert isinstance(record, Record)
    path = saves.path(name).with_suffix(SNAPSHOT)
    original = path.read_bytes()
    other = msgspec.structs.replace(SYSTEM, fingerprint="dracula/next")
    for seed in range(300):
        path.write_bytes(mutated(original, Chance.of(seed, 3)))
        match = Match.resume(other, record, None, snapshot=saves.load_snapshot(name))
        if isinstance(match, SaveProblem):
            sentence(match)
        else:
            assert match.outcome is not None or match.observation(match.to_move).legal  # type: ignore
