"""A recorded match, told as text: any change of the rules or of chance shows here first.

Where the change is meant, raise ``FINGERPRINT`` in ``game/dracula/system.py`` and write the text anew:

    GOLDEN=write python3 run.py test tests/dracula/test_golden.py
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from game.dracula.config import SHORT, STANDARD, DraculaConfig
from game.dracula.system import new
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, visible_to
from game.scenarios.dracula.words import say

GOLDEN = Path(__file__).resolve().parent / "golden"
MATCHES = {
    "standard": (STANDARD, 2026),
    "short": (SHORT, 1897),
    "handicap": (DraculaConfig(health=15, vampires=(0, 2, 0, 1, 0), order="OSXB", face_up=((2,), (4, 5))), 7),
}


def played(config: DraculaConfig, seed: int) -> str:
    """A whole match of random actions as text: actions, events, and the digest of each position."""
    state, told = new(config, seed)
    chance = Chance.of(seed, 9)
    lines = [f"seed {seed}", *_lines(told), f"= {state.digest()[:16]}"]
    while (seat := state.to_move) is not None:
        action = chance.pick(state.legal_actions(seat))
        lines += [f"> {'DV'[seat]} {say(action)}", *_lines(state.apply(action)), f"= {state.digest()[:16]}"]
    return "\n".join([*lines, f"digest {state.digest()}", ""])


def _lines(told: list) -> list[str]:  # type: ignore[type-arg]
    return [f"  {msgspec.json.encode(event).decode()}" for event in visible_to(SPECTATOR, told)]


@pytest.mark.rule("D50", "D48")
@pytest.mark.parametrize("name", MATCHES)
def test_a_recorded_match_is_played_again_word_for_word(name: str) -> None:
    text = played(*MATCHES[name])
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("GOLDEN") == "write":
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
