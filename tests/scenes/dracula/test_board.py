"""The board that events build up is the board that the observation describes, at every decision."""

from __future__ import annotations

import pytest

from game.dracula.config import DraculaConfig
from game.dracula.system import SYSTEM
from game.match import Match, MatchSetup
from game.rules.chance import Chance
from scenes.dracula.board import Board, Piece, after, blank, covered, settled
from scenes.table.view import NOBODY

CONFIGS = (DraculaConfig(), DraculaConfig(health=8, vampires=(1, 1, 1, 1, 1), first_round=2),
           DraculaConfig(face_up=((1, 3), (2,))))  # fmt: skip


def _random_match(seed: int, config: DraculaConfig) -> tuple[Match, Chance]:
    return Match(SYSTEM, MatchSetup(config, seed)), Chance.of(seed, 9)


def _step(match: Match, chance: Chance) -> None:
    seat = match.to_move
    assert seat is not None
    legal = match.observation(seat).legal
    assert match.act(seat, legal[chance.below(len(legal))]) is None


@pytest.mark.rule("D43", "D44", "D45")
@pytest.mark.parametrize("config", CONFIGS, ids=["standard", "short", "open"])
@pytest.mark.parametrize("seed", range(6))
def test_events_lead_to_what_is_observed(seed: int, config: DraculaConfig) -> None:
    match, chance = _random_match(seed, config)
    boards = [blank(Board.of(match.observation(seat))) for seat in (0, 1)]
    cursor = 0
    while match.outcome is None:
        for seat in (0, 1):
            for event in match.events(seat, cursor):
                boards[seat] = after(boards[seat], event)
            assert settled(boards[seat]) == settled(Board.of(match.observation(seat)))
        cursor = match.told
        _step(match, chance)
    for seat in (0, 1):
        for event in match.events(seat, cursor):
            boards[seat] = after(boards[seat], event)
        seen = match.observation(seat)
        assert (boards[seat].health, boards[seat].vampires) == (seen.health, seen.vampires)


@pytest.mark.rule("D47")
@pytest.mark.parametrize("seed", range(4))
def test_public_events_show_a_covered_board_nothing_private(seed: int) -> None:
    match, chance = _random_match(seed, CONFIGS[2])
    board = covered(blank(Board.of(match.observation(0))))
    cursor = 0
    while match.outcome is None:
        for event in match.public_events(cursor):
            board = after(board, event)
        cursor = match.told
        assert board.viewer == NOBODY
        for seat in (0, 1):
            seen = match.observation(seat)
            for piece, truth in zip(board.racks[seat], seen.rack, strict=True):
                assert piece.card == (truth.card if truth.face_up else None)
        _step(match, chance)


def test_covering_keeps_only_what_lies_face_up() -> None:
    match, _ = _random_match(3, DraculaConfig(face_up=((2,), ())))
    seen = match.observation(0)
    board = covered(Board.of(seen))
    assert [piece.card is None for piece in board.racks[0]] == [True, False, True, True, True]
    assert board.racks[1] == (Piece(None),) * 5
    assert board.held is not None and board.held.card is None
