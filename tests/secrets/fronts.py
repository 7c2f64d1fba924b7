"""Two worlds of Vitorian Wars that differ only in hidden cards: see `worlds` for the camera."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from game.match import Match
from game.rules.contract import Action
from game.vitorian.actions import EndPhase, Keep, Mulligan, Pass, VitorianAction
from game.vitorian.card import CARDS
from scenes.vitorian.positions import fresh, seats

BOTH = (0, 1)


def front_after(acts: int, seed: int, human: int | None) -> Match:
    """A match after so many acts, taken by chance and mostly to some purpose; at a decision in Main."""
    match, chance = fresh(("wings", "flood"), seed, players=seats(human)), random.Random(seed)
    while match.acts < acts or state_of(match).question.ask != "main" or human not in (None, match.to_move):
        take(match, some_action(match, chance))
    return match


def state_of(match: Match) -> Any:
    """The position itself."""
    return match._state


def take(match: Match, action: Action) -> None:
    """Let the seat that is asked do something."""
    seat = match.to_move
    assert seat is not None and match.act(seat, action) is None


def some_action(match: Match, chance: random.Random) -> VitorianAction:
    """Anything legal, but the first hand is kept, and half of the time nothing is ended."""
    legal: list[VitorianAction] = list(state_of(match).legal_actions(match.to_move))
    rest = [one for one in legal if not isinstance(one, EndPhase | Pass | Mulligan)]
    kept = [one for one in legal if isinstance(one, Keep)]
    return chance.choice(kept or (rest if rest and chance.random() < 0.5 else legal))


def ends_the_turn(match: Match) -> Action:
    """Go on without doing anything until one action more gives the turn to the other; returns that."""
    while True:
        seat = match.to_move
        legal = state_of(match).legal_actions(seat)
        action = next((one for one in legal if isinstance(one, EndPhase | Pass)), legal[0])
        after = state_of(match).clone()
        after.apply(action)
        if after.to_move == 1 - seat and after.active == 1 - seat:
            return action  # type: ignore[no-any-return]
        take(match, action)


def exchange(match: Match, seats: Iterable[int], kept: Counter[str] | None = None) -> int:
    """Give others of their own cards to the hands of `seats`, and their decks another order.

    What everybody knows of a hand stays in it, and so does what is `kept`. The match goes on from there.
    Returns how many cards of hands are others now.
    """
    state = state_of(match).clone()  # a copy remembers nothing of what was asked before
    changed = 0
    for seat in seats:
        side = state.sides[seat]
        stays = Counter(side.shown) | (kept or Counter()) & Counter(side.hand)
        gone = list((Counter(side.hand) - stays).elements())
        deck = sorted(side.deck, key=lambda card: (card in gone, random.Random(card).random()))
        side.hand[:] = [*stays.elements(), *deck[: len(gone)]]
        side.deck[:] = [*gone, *deck[len(gone) :]]
        changed += sum((Counter(side.hand) - stays - Counter(gone)).values())
    match._state = state
    match._seen.clear()
    return changed


def told_to(match: Match, action: Action, forms: Callable[[Any], Any]) -> Counter[str]:
    """The cards that an action names, and those that it would tell to whom `forms` picks the form of."""
    state = state_of(match).clone()
    told = [forms(item) for item in state.apply(action)]
    words = msgspec.json.encode([action, *told]).decode()
    return Counter({card: 4 for card in CARDS if f'"{card}"' in words})
