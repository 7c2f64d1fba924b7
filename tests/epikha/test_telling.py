"""The log: every event that needs words has them, in both languages, and nothing secret is told."""

from __future__ import annotations

import pytest

from game.epikha import events as ev
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


def test_a_unit_counts_its_members_and_a_blow_at_the_player_says_whose_it_is() -> None:
    speech = Speech(Language("es"), 0)
    speech.meet(1, ["J1"])
    speech.meet(2, ["E01", "E01", "E03"])
    soldier, other = speech.card("E01"), speech.card("E03")
    assert speech.thing(2) == f"una Unidad de {soldier} ×2 y {other}"

    def blow(seat: int, target: int) -> str:
        return worded(speech, ev.Struck(seat, "combat", target, 3, 0, "", (("E01", 20, 1),)))

    assert blow(0, 1) == "20 de daño contra tu [b]Carta de Jugador[/b]."
    assert blow(1, 1) == "20 de daño contra la Carta de Jugador de [b]Bando B[/b]."
    assert blow(1, 2) == f"20 de daño contra [b]Bando B[/b]: [b]{speech.thing(2)}[/b]."
