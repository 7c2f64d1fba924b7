"""The sounds: cues, recipes and files agree, music keeps its measures, all that is made is played."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path

from game.systems import SYSTEMS
from sounds.cues import BEDS, CUES, TRACKS, Cue, Track
from tools.checks import Fault, nodes_of, source_files

CUES_AGAIN, LOOPS_AGAIN = 12, 2
"""How many cues and loops are made anew and compared; of all others the hashes tell that nothing changed."""
PLAYERS = ("play", "sound")
"""The methods that are told the name of a cue."""


def faults(root: Path) -> list[Fault]:
    """Everything wrong with the sounds."""
    from sounds.synth import build, loops, recipes

    chance = random.Random(1)
    cues = chance.sample(list(recipes.RECIPES), CUES_AGAIN)
    begun = chance.sample(list(loops.LOOPS), LOOPS_AGAIN)
    said = build.faults(again=cues) + loops.faults(prints=begun)
    found = [Fault("sounds/files", sentence) for sentence in said]
    unequal = sorted(set(CUES) ^ set(recipes.RECIPES))
    found += [Fault("sounds/cues.py", f"{name} is a cue or a recipe, but not both") for name in unequal]
    return found + unknown_cues(root) + unheard(root) + unknown_music(root)


def unknown_cues(root: Path) -> list[Fault]:
    """Cues that the code plays and nobody has made."""
    found = []
    for path in source_files(root, "scenes", "sprites"):
        for line, name in played_in(path):
            if name not in CUES:
                where = f"{path.relative_to(root)}:{line}"
                found.append(Fault(where, f"plays the cue {name!r}, which is not there"))
    return found


def unheard(root: Path) -> list[Fault]:
    """Cues that nobody plays; those of a game that is not in the house yet are not waited for."""
    played = {name for path in source_files(root, "scenes", "sprites") for _, name in played_in(path)}
    played |= {name for bed in BEDS.values() for name in bed.echoes}
    played |= {own for track in TRACKS.values() for name, own in track.own.items() if name in played}
    left = (name for name, cue in CUES.items() if name not in played and is_here(cue))
    return [Fault("sounds/cues.py", f"nobody plays the cue {name!r}") for name in left]


def is_here(sound: Cue | Track) -> bool:
    """Whether the game that a sound belongs to, if it belongs to one, can be played."""
    return not sound.game or sound.game in SYSTEMS


def unknown_music(root: Path) -> list[Fault]:
    """Music that a scene asks for and nobody has written, and the other way round."""
    asked = {name: path for path in source_files(root, "scenes") for name in music_of(path)}
    found = [
        Fault(str(asked[name].relative_to(root)), f"wants the music {name!r}, which is not there")
        for name in sorted(set(asked) - set(TRACKS))
    ]
    left = sorted({name for name, track in TRACKS.items() if is_here(track)} - set(asked))
    return found + [Fault("sounds/cues.py", f"no scene plays {name!r}") for name in left]


def played_in(path: Path) -> Iterator[tuple[int, str]]:
    """The cues that a file plays by name: `sounds.play("...")`, also one or the other, and its like."""
    for node in nodes_of(path):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
            continue
        if node.func.attr not in PLAYERS:
            continue
        first = node.args[0]
        for part in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield node.lineno, part.value


def music_of(path: Path) -> Iterator[str]:
    """The music that the scenes of a file ask for: `music = "..."` in the body of a class."""
    for scene in nodes_of(path):
        for node in scene.body if isinstance(scene, ast.ClassDef) else ():
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
                names = [target.id for target in node.targets if isinstance(target, ast.Name)]
                if names == ["music"] and isinstance(node.value.value, str):
                    yield node.value.value
