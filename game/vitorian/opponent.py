"""The computer players of Vitorian Wars.

Small matters are answered by habit. For the rest the lower levels judge each action as it looks at once, the
higher ones play it out in sampled worlds (see ``planning``). None ever sees more than its seat may know.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from game.opponents import BALANCED, NORMAL, Budget
from game.opponents.strengths import levels_of, players_of
from game.rules.chance import Chance
from game.vitorian import habits
from game.vitorian.actions import EndPhase, VitorianAction
from game.vitorian.characters import Character, character
from game.vitorian.judgement import Taste
from game.vitorian.planning import Planner, is_certain
from game.vitorian.view import VitorianObservation

NAMES: Final = ("novice", "apprentice", "veteran", "master")
"""Levels from weak to strong."""
BY_HABIT: Final = ("mulligan", "bottom", "payment", "price", "arrange", "triggers", "give", "support")
"""What is never worth thinking about."""

ANYTHING: Final = 1000.0
"""A gap so wide that an action may be as bad as it likes."""

Judged = tuple[float, VitorianAction]
"""What an action leads to, in points."""
Share = Annotated[float, Meta(ge=0, le=1)]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a computer player differs from one that always takes what it judges best."""

    temperature: Annotated[float, Meta(ge=0)] = 0.0
    """Spread of a softmax over the points of the actions: 0 takes the best."""
    careless: Share = 0.0
    """How often it ends a phase or answers by habit without a look."""
    worst_gap: Annotated[float, Meta(ge=0)] = ANYTHING
    """It never takes an action that is worse than the best by more points."""
    look: Annotated[int, Meta(ge=0, le=2)] = 1
    """How far it looks: 0 what an action leads to at once, 1 the rest of the turn, 2 the rival's reply."""
    worlds: Annotated[int, Meta(ge=0)] = 0
    """Tries in sampled worlds for one decision, shared among the actions; 0 looks at each action once."""
    taste: Taste = Taste()

    def leaning(self, to: Character) -> Level:
        """Return this level as a player of that character plays it."""
        return msgspec.structs.replace(self, taste=to.leaning(self.taste))


EXACT: Final = Level(look=2, worlds=48)
"""Takes what it judges best after the rival's reply: the source of hints."""


levels: Final = levels_of("vitorian", Level)
"""Return the levels by name, from the data file."""


@lru_cache(maxsize=64)
def level_of(name: str, character_name: str = BALANCED) -> Level:
    """Return a level, as a player of that character plays it."""
    return levels()[name].leaning(character(character_name))


def decide(
    level: Level, seen: VitorianObservation, chance: Chance, budget: Budget = NORMAL
) -> VitorianAction:
    """Return the action of a computer player.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    if not seen.legal:
        raise ValueError("there is nothing to decide for this seat")
    if len(seen.legal) == 1:
        return seen.legal[0]
    planner = Planner(seen, chance, level.taste, budget.seconds)
    won = planner.wins_now()
    if won is not None:
        return won
    if seen.ask in BY_HABIT:
        return habits.answer(planner.world())
    if level.careless and chance.chance() < level.careless:
        return habits.answer(planner.world())
    tried = planner.candidates()
    worlds = round(level.worlds * budget.share)
    if worlds:
        return planner.best(tried, worlds, level.look)
    judged = planner.looked(tried, level.look)
    return _softly(_bearable(judged, level.worst_gap), level.temperature, chance)


def _bearable(
    judged: Sequence[tuple[float, VitorianAction]], gap: float
) -> list[tuple[float, VitorianAction]]:
    """Return what is worse than the best by no more than ``gap``; who cares also ends no phase too soon."""
    best = judged[0]
    return [
        one
        for one in judged
        if one[0] >= best[0] - gap and (one is best or gap >= ANYTHING or not isinstance(one[1], EndPhase))
    ]


def _softly(judged: Sequence[Judged], temperature: float, chance: Chance) -> VitorianAction:
    """Return one of the actions, the better ones more often; the best at temperature 0."""
    best, action = judged[0]
    if temperature <= 0 or is_certain(best):
        return action
    weights = [math.exp(max(-50.0, (worth - best) / temperature)) for worth, _ in judged]
    mark = chance.chance() * sum(weights)
    for (_, one), weight in zip(judged, weights, strict=True):
        mark -= weight
        if mark < 0:
            return one
    return action


PLAYERS: Final = players_of(NAMES, level_of, decide)
"""What ``System.levels`` offers."""
