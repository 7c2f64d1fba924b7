"""The computer players of Paladines de Epikha.

Small matters are answered by habit, by the lower levels the greater ones too; the higher ones play them out
in sampled worlds (see ``planning``). Lower levels make the errors of people. None ever sees more than its
seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.characters import Character, character
from game.epikha.judgement import Taste
from game.epikha.planning import Planner
from game.epikha.rules.flow import DONE, PASS
from game.epikha.view import EpikhaObservation
from game.opponents import BALANCED, NORMAL, Budget
from game.opponents.strengths import levels_of, players_of
from game.rules.chance import Chance

NAMES: Final = ("novice", "apprentice", "veteran", "master")
"""Levels from weak to strong."""
THOUGHT_OVER: Final = (
    *("main", "attack", "respond", "forced", "window", "aim", "absorb"),
    *("summoner", "recall", "survivor", "effects"),
)
"""What is worth thinking about; all else is answered by habit."""

Share = Annotated[float, Meta(ge=0, le=1)]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a computer player differs from one that always takes what it judges best."""

    careless: Share = 0.0
    """How often it does the first thing that comes to mind (see ``_careless``)."""
    look: Annotated[int, Meta(ge=0, le=2)] = 0
    """How far it looks: 0 not at all, 1 the rest of the turn, 2 the rival's reply."""
    tries: Annotated[int, Meta(ge=0)] = 0
    """Tries in sampled worlds for one decision, shared among the intentions."""
    rouses: bool = False
    """Whether it thinks again before a whole turn goes by without anything done."""
    taste: Taste = Taste()

    def leaning(self, to: Character) -> Level:
        """Return this level as a player of that character plays it."""
        return msgspec.structs.replace(self, taste=to.leaning(self.taste))


AGAIN: Final = 6
"""In so many worlds everything is tried before a turn goes by unused."""
EXACT: Final = Level(look=2, tries=40)
"""Looks at the rival's reply: the source of hints."""


levels: Final = levels_of("epikha", Level)
"""Return the levels by name, from the data file."""


@lru_cache(maxsize=64)
def level_of(name: str, character_name: str = BALANCED) -> Level:
    """Return a level, as a player of that character plays it."""
    return levels()[name].leaning(character(character_name))


def decide(level: Level, seen: EpikhaObservation, chance: Chance, budget: Budget = NORMAL) -> EpikhaAction:
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
    if level.careless and chance.chance() < level.careless:
        meant = _roused(level, seen, planner, _careless(seen, chance, planner))
        return planner.living(meant) if level.look else meant
    if not level.look:
        return _roused(level, seen, planner, planner.habit())
    return planner.living(_thought_over(level, seen, planner, budget))


def _thought_over(level: Level, seen: EpikhaObservation, planner: Planner, budget: Budget) -> EpikhaAction:
    """Return what leads furthest, or what habit says where it is not worth thinking about."""
    if seen.ask not in THOUGHT_OVER:
        return planner.habit()
    tried = planner.candidates()
    if len({intent.action for intent in tried}) == 1:
        return tried[0].action
    return planner.best(tried, max(len(tried), round(level.tries * budget.share)), level.look)


def _roused(level: Level, seen: EpikhaObservation, planner: Planner, meant: EpikhaAction) -> EpikhaAction:
    """Return what is meant, or what is better than to let a whole turn go by."""
    ends = type(meant) is actions.EndPhase or (seen.ask == "attack" and meant == DONE)
    if not (level.rouses and ends) or seen.attacked or _has_acted(seen):
        return meant
    tried = planner.candidates()
    return planner.best(tried, AGAIN * len(tried), 1)


# --- errors that people make -------------------------------------------------------------------------------


def _careless(seen: EpikhaObservation, chance: Chance, planner: Planner) -> EpikhaAction:
    """Return the first thing that comes to mind: dear cards, everybody attacks, nobody defends."""
    thoughtless = _CARELESS.get(seen.ask or "")
    action = None if thoughtless is None else thoughtless(seen, chance)
    return planner.habit() if action is None or action not in seen.legal else action


def _at_random(seen: EpikhaObservation, chance: Chance) -> EpikhaAction:
    return chance.pick(seen.legal)


def _attack(seen: EpikhaObservation, chance: Chance) -> EpikhaAction:
    """Send whoever comes first, or nobody where something was done in this turn."""
    options = [one for one in seen.legal if type(one) is actions.Attack]
    return chance.pick(options) if options and (chance.below(3) or not _has_acted(seen)) else DONE


def _main(seen: EpikhaObservation, chance: Chance) -> EpikhaAction | None:
    """Play any card that can be paid for, or end Despliegue; neither Opals nor a whole turn are forgotten."""
    plays = [one for one in seen.legal if isinstance(one, actions.Play | actions.Cast)]
    if plays:
        return chance.pick(plays)
    ends = [one for one in seen.legal if type(one) is actions.EndPhase]
    busy = any(type(one) is actions.Assign for one in seen.legal)
    early = seen.phase == "deployment" and not busy and _has_acted(seen)
    return ends[0] if ends and early and not chance.below(3) else None


def _has_acted(seen: EpikhaObservation) -> bool:
    """Say whether the seat has placed anything in this turn, or has Vital to spend."""
    side = seen.sides[seen.seat]
    return bool(side.pool) or any(spot is not None and not spot.spell for spot in side.magic)


def _pass(seen: EpikhaObservation, chance: Chance) -> EpikhaAction:
    return PASS


def _done(seen: EpikhaObservation, chance: Chance) -> EpikhaAction:
    return DONE


Thoughtless = Callable[[EpikhaObservation, Chance], EpikhaAction | None]

_CARELESS: Final[dict[str, Thoughtless]] = {
    "main": _main,
    "attack": _attack,
    "respond": _done,
    "absorb": _done,
    "arms": _done,
    "window": _pass,
    "aim": _at_random,
    "forced": _at_random,
    "discard": _at_random,
    "summoner": _at_random,
    "points": _at_random,
    "survivor": _at_random,
}
"""By what is asked: what who does not think says."""


PLAYERS: Final = players_of(NAMES, level_of, decide)
"""What ``System.levels`` offers."""
