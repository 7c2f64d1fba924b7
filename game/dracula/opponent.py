"""The computer players of Drácula contra Van Helsing.

All of them judge one step ahead (see ``judgement``). The lower levels make the mistakes that people make:
they settle for less than the best, forget cards that were swapped, and end the round too soon. The highest
also tries its best actions out (see ``search``). None ever sees more than its seat may know (D52).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from game.dracula.actions import Call, DraculaAction, Draw
from game.dracula.cards import VALUE
from game.dracula.characters import Character, Leanings, character
from game.dracula.judgement import CERTAIN, Judge, Judged, Taste
from game.dracula.search import Liking, Search
from game.dracula.view import DraculaObservation
from game.dracula.worlds import CALL_LEAD, EIGHT_LEAD
from game.opponents import BALANCED, NORMAL, Budget, Chooser
from game.rules.chance import Chance

LEVELS_FILE: Final = Path(__file__).resolve().parent.parent / "opponents" / "levels" / "dracula.json"
NAMES: Final = ("novice", "apprentice", "veteran", "master")
"""Levels from weak to strong."""

ENOUGH: Final = 0.95
"""The part of what can still be gained that is enough for any call."""

Share = Annotated[float, Meta(ge=0, le=1)]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a computer player differs from one that always takes what it judges best."""

    temperature: Annotated[float, Meta(ge=0)] = 0.0
    """Spread of a softmax over the worth of the actions: 0 takes the best."""
    forgets: Share = 0.0
    """How often it does not remember a hidden card that went through a swap."""
    call_lead: Share = CALL_LEAD
    """Chance to win gained in this round from which it calls the end: the rival still has a turn."""
    eight_lead: Share = EIGHT_LEAD
    """The same for an 8, which nobody can answer."""
    worst_gap: Share = 1.0
    """It never takes an action that is worse than the best by more ..."""
    worst_share: Share = 0.0
    """... nor one that keeps less than this share of the best one's worth: it throws no match away."""
    playouts: Annotated[int, Meta(ge=0)] = 0
    """Rounds played out in sampled worlds for one decision; 0 decides at one look."""
    candidates: Annotated[int, Meta(ge=1)] = 8
    """How many of the best-looking actions are tried out."""
    taste: Taste = Taste()
    haste: float = 0.0
    """What ending the round is worth by itself when actions are tried out; a matter of character."""
    leanings: Leanings = Leanings()
    """What single discards are worth by themselves then; a matter of character."""

    def leaning(self, to: Character) -> Level:
        """Return this level as a player of that character plays it."""
        return msgspec.structs.replace(
            self,
            call_lead=_share(self.call_lead + to.call_lead),
            eight_lead=_share(self.eight_lead + to.eight_lead),
            haste=self.haste + to.haste,
            taste=to.taste.added_to(self.taste),
            leanings=to.taste,
        )


def _share(number: float) -> float:
    return min(1.0, max(0.0, number))


EXACT: Final = Level()
"""Takes what it judges best, forgets nothing: the yardstick, and the source of hints."""


@lru_cache(maxsize=1)
def levels() -> dict[str, Level]:
    """Return the levels by name, from the data file."""
    return msgspec.json.decode(LEVELS_FILE.read_bytes(), type=dict[str, Level])


@lru_cache(maxsize=64)
def level_of(name: str, character_name: str = BALANCED) -> Level:
    """Return a level, as a player of that character plays it."""
    return levels()[name].leaning(character(character_name))


def decide(level: Level, seen: DraculaObservation, chance: Chance, budget: Budget = NORMAL) -> DraculaAction:
    """Return the action of a computer player.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    if not seen.legal:
        raise ValueError("there is nothing to decide for this seat")
    judge = Judge(seen, level.taste, forget=chance.chance() < level.forgets)
    playouts = round(level.playouts * budget.share)
    search = None
    if playouts:
        liked = Liking(level.haste, level.leanings.by_value())
        search = Search(seen, judge, chance, budget.seconds, liked)
    if seen.phase == "choose":
        rather_call = wants_to_call(level, judge)
        if search:
            return search.call_or_draw(rather_call, playouts)
        return Call() if rather_call else Draw()
    judged = judge.discards()
    winning = [one for one in judged if one.ends and one.now >= CERTAIN]
    if winning:
        return winning[0].action
    if search:
        return search.best_discard(judged, level.candidates, playouts)
    return _discard(level, judge, judged, chance).action


def wants_to_call(level: Level, judge: Judge) -> bool:
    """Whether the lead of this round is large enough to give the rival one last turn (D15, D28).

    Close to the win there is less left to gain, and even the most patient calls when nearly all of it is.
    """
    now, before = judge.now(), judge.before
    return now - before >= min(ENOUGH, 2 * level.call_lead) * min(0.5, 1 - before)


def _discard(level: Level, judge: Judge, judged: Sequence[Judged], chance: Chance) -> Judged:
    """Return what the level takes at one look."""
    open_ones = [one for one in judged if not _too_soon(level, judge, one)] or judged
    best = max(open_ones, key=lambda one: one.worth)
    least = max(best.worth - level.worst_gap, best.worth * level.worst_share)
    near = [one for one in open_ones if one.worth >= least]
    return _softly(near, best, level.temperature, chance)


def _too_soon(level: Level, judge: Judge, one: Judged) -> bool:
    """Whether an 8 would end the round without the lead for it (D27)."""
    return VALUE[one.card] == 8 and not judge.last_turn and one.now - judge.before < level.eight_lead


def _softly(judged: Sequence[Judged], best: Judged, temperature: float, chance: Chance) -> Judged:
    """Return one of the actions, the better ones more often; the best at temperature 0."""
    if temperature <= 0:
        return best
    weights = [math.exp((one.worth - best.worth) / temperature) for one in judged]
    mark = chance.chance() * sum(weights)
    for one, weight in zip(judged, weights, strict=True):
        mark -= weight
        if mark < 0:
            return one
    return best


def _player(name: str) -> Chooser:
    def choose(
        seen: DraculaObservation, chance: Chance, budget: Budget, character: str = BALANCED, /
    ) -> DraculaAction:
        return decide(level_of(name, character), seen, chance, budget)

    return choose


PLAYERS: Final[dict[str, Chooser]] = {name: _player(name) for name in NAMES}
"""What ``System.levels`` offers."""
