"""Every game of the house has its board, under the id of its system."""

from __future__ import annotations

import pytest

from game.dracula.config import SHORT
from game.language import Language
from game.systems import SYSTEMS
from scenes.boards import BOARDS


def test_every_system_has_its_pages() -> None:
    assert BOARDS.keys() == SYSTEMS.keys()


@pytest.mark.parametrize("game", SYSTEMS)
def test_a_match_as_delivered_has_no_changes_and_a_name(game: str) -> None:
    part, config = BOARDS[game].setup, SYSTEMS[game].config()
    assert part.changes(config) == 0
    assert part.reset(config) == config
    assert part.length(Language("en"), config)


def test_the_short_match_is_called_so() -> None:
    assert BOARDS["dracula"].setup.length(Language("es"), SHORT) == "Partida corta"
