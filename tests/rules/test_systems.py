"""Every game of the house is known wherever a game can be asked for."""

from __future__ import annotations

import pytest

from game.language import AREAS
from game.opponents import NOVICE
from game.replay import TELLERS
from game.scenario import DOORS
from game.systems import SYSTEMS


def test_every_game_tells_its_replays_and_plays_its_scenarios() -> None:
    assert SYSTEMS.keys() == TELLERS.keys() == DOORS.keys()
    assert all(DOORS[name].system is system for name, system in SYSTEMS.items())


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_game_is_called_by_its_id_and_has_texts_and_a_novice(name: str) -> None:
    system = SYSTEMS[name]
    assert system.id == name and name in AREAS
    assert NOVICE in system.levels
