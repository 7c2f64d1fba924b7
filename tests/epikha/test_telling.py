"""The log: every event that needs words has them, in both languages, and nothing secret is told."""

from __future__ import annotations

import pytest

from game.epikha import tally
from game.epikha.config import EpikhaConfig
from game.epikha.matchups import config_of
from game.epikha.opponent import PLAYERS
from game.epikha.speech import Speech
from game.epikha.system import SYSTEM, new
from game.epikha.telling import told as worded
from game.language import Language
from game.opponents import NORMAL
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Event, visible_to


def match(seed: int, viewer: int) -> list[Event]:
    """All events of a match with some sense, as a viewer sees them."""
    state, told = new(EpikhaConfig(config_of("random", seed).decks, prepared=True), seed)
    events, chance = visible_to(viewer, told), Chance.of(seed)
    while state.to_move is not None:
        seen = state.observe(state.to_move)
        action = PLAYERS["novice"](seen, chance, NORMAL) if chance.below(4) else chance.pick(seen.legal)
        events += visible_to(viewer, state.apply(action))
    return events


@pytest.mark.parametrize("code", ["es", "en"])
def test_a_whole_match_is_told_without_gaps(code: str) -> None:
    language = Language(code)
    for seed in range(2):
        for viewer in (0, SPECTATOR):
            speech = Speech(language, viewer)
            sentences = [worded(speech, event) for event in match(seed, viewer)]
            said = [one for one in sentences if one]
            assert len(said) > 60
            for one in said:
                assert "epikha." not in one and "{" not in one and "something" not in one, one
                assert " algo" not in one, one


def test_who_watches_is_told_of_both_by_name() -> None:
    tell = SYSTEM.tell(Language("es"))
    sentences = [tell(event) for event in match(2, SPECTATOR)]
    assert any("Bando A" in one for one in sentences) and any("Bando B" in one for one in sentences)


def test_matches_count_what_they_have_tried() -> None:
    counted = {tally.fired(event) for seed in range(4) for event in match(seed, SPECTATOR)} - {None}
    assert counted <= tally.names()
    assert {"magia", "vital", "O1"} <= counted and len(counted) > 40
