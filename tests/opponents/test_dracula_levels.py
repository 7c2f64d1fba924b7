"""The computer players of the district game: what they must never do, must always do, and may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from game.dracula.actions import Call, Draw
from game.dracula.characters import NAMES as CHARACTERS
from game.dracula.opponent import EXACT, NAMES, PLAYERS, Level, decide, levels
from game.dracula.rules.resolution import compare
from game.dracula.system import DraculaState, new, sample
from game.dracula.view import DraculaObservation
from game.opponents import NOVICE, Budget
from game.rules.chance import Chance
from game.rules.contract import Action, State
from game.systems import SYSTEMS
from tests.opponents.positions import DRACULA, VAN_HELSING, position

SYSTEM = SYSTEMS["dracula"]
SHORT = Budget(seconds=float("inf"), share=0.004)
"""No clock, so that results repeat on every machine, and few playouts, so that tests are quick."""
TRIES = {"novice": 40, "apprentice": 40, "veteran": 20, "master": 6}
"""Streams of chance on which a level is tried in each position."""
SENSIBLE = NAMES[1:]
"""Every level but the one that is called careless."""


def choices(level: str, state: DraculaState, character: str = "") -> set[Action]:
    seen = state.observe(state.turn)
    tries = TRIES[level] // 3 if character else TRIES[level]
    return {PLAYERS[level](seen, Chance.of(seed), SHORT, character) for seed in range(tries)}


def wins(state: DraculaState, action: Action) -> bool:
    after = state.clone()
    after.apply(action)
    return after.outcome is not None and after.outcome.winner == state.turn


# --- small positions (P-14): name, the position, what a sensible player may do ------------------------------

Accepts = Callable[[DraculaState, Action], bool]


def still_wins(state: DraculaState, action: Action) -> bool:
    return wins(state, action)


def draws(state: DraculaState, action: Action) -> bool:
    return action == Draw()


def calls(state: DraculaState, action: Action) -> bool:
    return action == Call()


def no_eight(state: DraculaState, action: Action) -> bool:
    card = state.drawn if action.place == 0 else state.racks[state.turn][action.place - 1]  # type: ignore[attr-defined]
    return card % 8 != 7


def holds(slot: int) -> Accepts:
    """The own card of a slot still beats the rival's."""

    def accepts(state: DraculaState, action: Action) -> bool:
        after = state.clone()
        after.apply(action)
        mine, other = after.racks[state.turn][slot - 1], after.racks[1 - state.turn][slot - 1]
        return after.round == state.round and compare(after.order, mine, other).winner == 0

    return accepts


WEAK = "X4 S4 O4 X3 O2"
NEAR: dict[str, Any] = {"vampires": (3, 0, 0, 0, 0)}
LAST: dict[str, Any] = {"last_turn": True}
EMPTY: dict[str, Any] = {"last_card": True}
POSITIONS: dict[str, tuple[DraculaState, Accepts]] = {
    # a win that is open in one action is taken
    "Dracula ends the round with an 8 while the best trump holds the last house": (
        position(DRACULA, "B8 S4 O4 X3 O2", "X8 B3 B4 B5 B6", "S8", health=5, **NEAR),
        still_wins,
    ),
    "Van Helsing ends the round with an 8 against the last health point": (
        position(VAN_HELSING, "X4 S6 O6 X7 O7", "B8 S4 O4 X3 O2", "S8", health=1),
        still_wins,
    ),
    "the 8 in the own rack wins, the drawn card does not": (
        position(DRACULA, "B8 X8 O4 X3 O2", "X7 B3 B4 B5 B6", "S4", health=5, **NEAR),
        still_wins,
    ),
    "Dracula keeps the drawn trump in the district that wins": (
        position(DRACULA, WEAK, "X8 B3 B4 B5 B6", "B7", health=4, **LAST, **NEAR),
        still_wins,
    ),
    "Van Helsing keeps the drawn trump where the last health point falls": (
        position(VAN_HELSING, "X8 B3 B4 B5 B6", WEAK, "B7", health=1, **LAST),
        still_wins,
    ),
    "a 7 makes the own suit trump": (
        position(DRACULA, "S6 X4 O4 X3 O2", "B4 X8 X7 X6 X5", "O7", health=5, **LAST, **NEAR),
        still_wins,
    ),
    "a 4 brings the trump where it wins": (
        position(DRACULA, "X4 B8 O2 X3 S1", "X8 B3 B5 B6 B7", "O4", health=5, **LAST, **NEAR),
        still_wins,
    ),
    "a 6 takes the rival's trump where it wins": (
        position(DRACULA, "X4 S4 O4 X3 S1", "B8 B3 B5 X7 B7", "O6", health=5, **LAST, **NEAR),
        still_wins,
    ),
    "with the last card of the deck Dracula keeps what wins": (
        position(DRACULA, "B7 S4 O4 X3 O2", "X8 B3 B4 B5 B6", "S6", health=5, **NEAR, **EMPTY),
        still_wins,
    ),
    "with the last card of the deck Van Helsing keeps what wins": (
        position(VAN_HELSING, "X8 B3 B4 B5 B6", "B7 S4 O4 X3 O2", "S6", health=1, **EMPTY),
        still_wins,
    ),
    # nothing is thrown away
    "a drawn 7 does not change the trump that wins": (
        position(DRACULA, "B2 S4 O4 X3 O2", "X8 B3 B4 B5 B6", "S7", health=5, **LAST, **NEAR),
        still_wins,
    ),
    "a drawn 6 does not give away the card that wins": (
        position(DRACULA, "B2 S4 O4 X3 O2", "X8 B3 B4 B5 B6", "S6", health=5, **LAST, **NEAR),
        still_wins,
    ),
    "a drawn 4 does not move the card that wins": (
        position(VAN_HELSING, "X8 S3 O3 X5 O5", "B2 S6 O6 X7 O7", "S4", health=1, **LAST),
        still_wins,
    ),
    "the card that defends against the fourth vampire stays": (
        position(VAN_HELSING, "X4 S4 O4 X3 O2", "X8 S6 O6 X7 O7", "S5", health=2, **NEAR, round=4),
        holds(1),
    ),
    "the card that keeps the last health point stays": (
        position(DRACULA, "B2 B3 B4 B5 B6", "X8 X6 X7 O7 S7", "O6", health=1, **LAST),
        still_wins,
    ),
    "Dracula does not call the end of the last round while it is lost": (
        position(DRACULA, "X4 S4 O4 X3 O2", "X8 B3 B4 B5 B6", health=1),
        draws,
    ),
    "Van Helsing does not call the end of the last round while it is lost": (
        position(VAN_HELSING, "X8 B3 B4 B5 B6", "X4 S4 O4 X3 O2", health=5),
        draws,
    ),
    "Dracula does not end a lost round with an 8": (
        position(DRACULA, "X4 S4 O4 X3 O2", "X7 B3 B4 B5 B6", "X8", health=1),
        no_eight,
    ),
    "Van Helsing does not end a lost round with an 8": (
        position(VAN_HELSING, "X7 B3 B4 B5 B6", "X4 S4 O4 X3 O2", "X8", health=5),
        no_eight,
    ),
    "an 8 kept in the rack is not thrown away in a lost round": (
        position(DRACULA, "X8 S4 O4 X3 O2", "X7 B3 B4 B5 B6", "S1", health=1, open_rival=True),
        no_eight,
    ),
    "a round that no last turn can save any more is called": (
        position(DRACULA, "B8 B7 B6 B5 B4", "X4 S4 O4 X3 O2", health=5, vampires=(3, 3, 3, 3, 3), round=4),
        calls,
    ),
    "the best trump is not discarded for a weak card": (
        position(DRACULA, "B8 S4 O4 X3 O2", "X8 S6 X6 X7 O6", "O5", health=3, **NEAR, round=4),
        holds(1),
    ),
    "two certain losses and one way out: the way out": (
        position(DRACULA, "X8 S4 O4 S1 O2", "X7 X6 X5 O7 S7", "B2", health=1, **LAST, **NEAR),
        still_wins,
    ),
}  # fmt: skip


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_sensible_level_harms_itself_in_no_small_position(name: str, level: str, character: str) -> None:
    state, accepts = POSITIONS[name]
    for action in choices(level, state, character):
        assert accepts(state, action), action


def test_there_are_at_least_twenty_small_positions() -> None:
    assert len(POSITIONS) >= 20


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("name", [name for name, (_, accepts) in POSITIONS.items() if accepts is still_wins])
def test_even_the_novice_takes_a_win_in_one(name: str, character: str) -> None:
    state, _ = POSITIONS[name]
    assert all(wins(state, action) for action in choices("novice", state, character))


@pytest.mark.parametrize("level", NAMES)
def test_on_random_last_turns_with_all_cards_known_an_open_win_is_taken(level: str) -> None:
    tried = 0
    for seed in range(400):
        state = last_turn(seed)
        if any(wins(state, action) for action in state.legal_actions(state.turn)):
            tried += 1
            assert wins(state, PLAYERS[level](state.observe(state.turn), Chance.of(seed, 9), SHORT)), seed
    assert tried > 100


def last_turn(seed: int) -> DraculaState:
    """Return a last turn of round 5 with random cards, all known, and both sides near their limit."""
    chance = Chance.of(seed, 4)
    state, _ = new(SYSTEM.config(), seed)
    state.round, state.health = 5, 1 + chance.below(5)
    state.vampires = [chance.below(4) for _ in range(5)]
    state.turn = chance.below(2)
    state.caller = 1 - state.turn
    state.pile = [state.deck.pop(0) for _ in range(8)]
    for card in state.racks[1 - state.turn]:
        state.up |= 1 << card
    return state


# --- fairness ----------------------------------------------------------------------------------------------


@pytest.mark.rule("D52")
@pytest.mark.parametrize("level", NAMES)
def test_what_a_seat_cannot_see_never_changes_its_choice(level: str) -> None:
    """P-12: hidden cards and deck dealt anew, the same chance, the same choice; 200 positions a level."""
    tried = 0
    for state in positions_of_play("veteran", games=5)[:200]:
        seat = state.turn
        seen = state.observe(seat)
        for other in range(2):
            twin = sample(seen, Chance.of(tried, other))
            assert twin.observe(seat) == seen
        for character in CHARACTERS if tried % 5 == 0 else CHARACTERS[:1]:
            choose = PLAYERS[level]
            mine = choose(seen, Chance.of(tried), SHORT, character)
            assert mine == choose(twin.observe(seat), Chance.of(tried), SHORT, character)
        tried += 1
    assert tried == 200


def positions_of_play(level: str, games: int) -> list[DraculaState]:
    found = []
    for seed in range(games):
        state, _ = new(SYSTEM.config(), seed)
        while state.outcome is None:
            found.append(state.clone())
            state.apply(PLAYERS[level](state.observe(state.turn), Chance.of(len(found)), SHORT))
    return found


@pytest.mark.parametrize("level", NAMES)
def test_the_same_chance_gives_the_same_choice(level: str) -> None:
    seen = position(DRACULA, WEAK, "X8 B3 B4 B5 B6", "B7", open_rival=False, round=2).observe(DRACULA)
    assert len({PLAYERS[level](seen, Chance.of(3), SHORT) for _ in range(3)}) == 1


# --- levels ------------------------------------------------------------------------------------------------


def play(players: tuple[Callable[[DraculaObservation, Chance], Action], ...], seed: int) -> int | None:
    state: State
    state, _ = new(SYSTEM.config(), seed)
    acts = 0
    while state.outcome is None:
        seat = state.to_move
        assert seat is not None
        action = players[seat](state.observe(seat), Chance.of(seed, acts))  # type: ignore[arg-type]
        state.apply(action)
        acts += 1
    return state.outcome.winner


def at_random(seen: DraculaObservation, chance: Chance) -> Action:
    return chance.pick(seen.legal)


def of_level(level: Level) -> Callable[[DraculaObservation, Chance], Action]:
    return lambda seen, chance: decide(level, seen, chance)


@pytest.mark.parametrize(("level", "least"), [("novice", 0.7), ("apprentice", 0.9)])
def test_each_level_beats_random_from_both_seats(level: str, least: float) -> None:
    """A short look; the full table is measured by selfplay."""
    player = of_level(levels()[level])
    wins_of_level = sum(play((player, at_random), seed) == 0 for seed in range(20))
    wins_of_level += sum(play((at_random, player), seed) == 1 for seed in range(20))
    assert wins_of_level >= least * 40


def test_a_seat_with_nothing_to_decide_is_no_question() -> None:
    state, _ = new(SYSTEM.config(), 1)
    with pytest.raises(ValueError, match="nothing to decide"):
        decide(EXACT, state.observe(VAN_HELSING), Chance.of(1))


def test_the_levels_are_data_and_every_one_is_offered() -> None:
    assert set(levels()) == set(NAMES) == set(SYSTEM.levels) and NOVICE in SYSTEM.levels
    novice, apprentice, veteran, master = (levels()[name] for name in NAMES)
    assert novice.temperature > apprentice.temperature > veteran.temperature > master.temperature
    assert novice.forgets > apprentice.forgets > veteran.forgets == master.forgets == 0


@pytest.mark.parametrize("field", ["temperature", "forgets", "call_lead"])
def test_a_level_with_an_impossible_number_is_refused(field: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({field: -1}, Level)


def test_observations_cross_to_the_worker_unchanged() -> None:
    for state in positions_of_play("novice", games=1):
        seen = state.observe(state.turn)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=DraculaObservation) == seen
