"""Making a full table that fits what a seat knows: hidden cards are dealt anew (E1.5, E19).

A rival's deck list is not known. Its hidden cards are those that a deck plausibly holds: a known list that
agrees with all that has been seen of it, else such a list made to agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from functools import lru_cache
from typing import Final

import msgspec

from game.epikha.card import CARDS
from game.epikha.config import EpikhaConfig
from game.epikha.decks import ABILITIES, COPIES, DECKS, SIZE, Deck
from game.epikha.state import Group, Question, Side, Step, Table
from game.epikha.view import EpikhaObservation, SeenSide
from game.rules.chance import Chance

NAME: Final = "seen"
"""What a deck made of what has been seen is called."""


def sample_table(seen: EpikhaObservation, chance: Chance) -> Table:
    """Return a full table that fits the observation of a seat; ``chance`` settles what it cannot know."""
    sides = (_side(seen, 0, chance), _side(seen, 1, chance))
    pending = seen.pending
    battle = pending.battle
    return Table(
        _config(seen, sides),
        Chance.of(chance.word()),
        Chance.of(chance.word()),
        sides,
        pending.next_number,
        seen.turn,
        seen.active,
        seen.phase,
        seen.attacked,
        pending.passed,
        list(seen.chain),
        list(pending.batch),
        list(pending.doomed),
        list(pending.scattered),
        pending.question,
        list(pending.agenda),
        None if battle is None else battle.clone(),
        seen.outcome,
    )


def _config(seen: EpikhaObservation, sides: tuple[Side, Side]) -> EpikhaConfig:
    """Return a set-up whose decks hold just the cards of the table; they need not be legal lists."""
    config = copy(_set_up(seen.quick, seen.with_prepared, seen.first_draws))
    decks = tuple(_deck(seen, sides, seat) for seat in (0, 1))
    msgspec.structs.force_setattr(config, "decks", decks)
    return config


@lru_cache(maxsize=8)
def _set_up(quick: bool, prepared: bool, first_draws: bool) -> EpikhaConfig:
    """Return a set-up with these options; looking whether its decks are legal takes longest in sampling."""
    return EpikhaConfig(quick=quick, prepared=prepared, first_draws=first_draws)


def _deck(seen: EpikhaObservation, sides: tuple[Side, Side], seat: int) -> Deck:
    side, shown = sides[seat], seen.sides[seat]
    cards = Counter([*side.hand, *side.deck, *seen_cards(seen, shown)])
    spirits = [*side.spirits, *_spirits(shown)]
    return Deck(NAME, tuple(sorted(cards.items())), tuple(spirits), shown.may_prepare)


def _side(seen: EpikhaObservation, seat: int, chance: Chance) -> Side:
    side = seen.sides[seat]
    if side.own_deck is not None:
        hand, deck, prepared = list(side.hand or ()), list(side.own_deck), side.prepared
        chance.shuffle(deck)
    else:
        hand, deck = _hidden(seen, side, chance)
        prepared = side.prepared
        if side.has_prepared and not prepared:
            prepared = chance.pick(ABILITIES)
    return Side(
        hand, deck, list(side.discard), list(side.spirits), list(side.removed), list(side.reserves),
        side.area, list(side.armoury), list(side.magic), list(side.combat), list(side.behind), side.pool,
        list(side.hand_shown), prepared, side.ability, side.ability_markers, side.mulligan, side.turns,
        side.waiting, side.raised, dict(side.boosts),
    )  # fmt: skip


# --- what has been seen of a deck --------------------------------------------------------------------------


def groups_in(side: SeenSide) -> Iterator[Group]:
    """Yield all groups of a side, those set aside with their Spirits too."""
    on_field = [*side.reserves, *side.behind, *(group for group in side.combat if group is not None)]
    if side.area is not None:
        on_field.append(side.area)
    for spot in side.magic:
        if spot is not None:
            on_field += spot.groups
    for group in on_field:
        yield group
        if group.aside is not None:
            yield group.aside


def seen_cards(seen: EpikhaObservation, side: SeenSide) -> Iterator[str]:
    """Yield every card of a deck that everybody sees, shown ones of the hand left out."""
    yield from side.discard
    yield from (arm.card for arm in side.armoury)
    for spot in side.magic:
        if spot is not None and spot.arm is not None:
            yield spot.arm.card
        elif spot is not None and spot.spell:
            yield spot.spell
    for group in groups_in(side):
        for body in group.bodies:
            if CARDS[body.card].in_deck:
                yield body.card
            yield from (arm.card for arm in body.arms)
    yield from _on_the_way(seen, side.seat)


def _on_the_way(seen: EpikhaObservation, seat: int) -> Iterator[str]:
    """Yield spells that are on the chain or about to absorb; those that stay have their space already."""
    yield from (item.card for item in seen.chain if item.seat == seat and item.what == "spell")
    yield from in_steps(seen.pending.question, seen.pending.agenda, seat)


def in_steps(question: Question | None, agenda: tuple[Step, ...] | list[Step], seat: int) -> Iterator[str]:
    """Yield shield spells that wait to absorb."""
    steps = [*agenda, *(() if question is None else question.steps)]
    yield from (step.card for step in steps if step.do == "shield" and step.seat == seat)


def _spirits(side: SeenSide) -> Iterator[str]:
    yield from side.removed
    for group in groups_in(side):
        yield from (body.card for body in group.bodies if CARDS[body.card].is_spirit)


# --- a rival's hand and deck -------------------------------------------------------------------------------


def _hidden(seen: EpikhaObservation, side: SeenSide, chance: Chance) -> tuple[list[str], list[str]]:
    """Return a plausible hand and deck of a rival."""
    visible = Counter([*side.hand_shown, *seen_cards(seen, side)])
    unknown = side.hand_size - len(side.hand_shown)
    pool = plausible(visible, unknown + side.deck, chance)
    return [*side.hand_shown, *pool[:unknown]], pool[unknown:]


def plausible(visible: Counter[str], wanted: int, chance: Chance) -> list[str]:
    """Return ``wanted`` cards that a deck with these visible ones may still hold, in an order by chance."""
    lists = [Counter(dict(deck.cards)) for deck in DECKS.values()]
    fewest = min(sum((visible - cards).values()) for cards in lists)
    fitting = [cards for cards in lists if sum((visible - cards).values()) == fewest]
    chosen = chance.pick(fitting) if len(fitting) > 1 else fitting[0]
    pool = list((chosen - visible).elements())
    chance.shuffle(pool)
    pool = pool[:wanted]
    if len(pool) < wanted:
        pool += _more(visible + Counter(pool), wanted - len(pool), chance)
        chance.shuffle(pool)
    return pool


def _more(held: Counter[str], wanted: int, chance: Chance) -> list[str]:
    """Return further cards for a list that has run out."""
    bag = [
        name
        for name, card in CARDS.items()
        if card.in_deck
        for _ in range(SIZE if card.unlimited else max(0, COPIES - held[name]))
    ]
    chance.shuffle(bag)
    return bag[:wanted]
