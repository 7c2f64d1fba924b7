"""Making a full table that fits what a seat knows: hidden cards are dealt anew (V16.2).

A rival's deck list is not known. Its hidden cards are those that a deck of its Sovereign plausibly holds: a
known list that agrees with all that has been seen of it, else such a list made to agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

import msgspec

from game.rules.chance import Chance
from game.vitorian import library, words
from game.vitorian.card import CARDS
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS, SIZE, Deck, legal_pool, random_deck
from game.vitorian.rules import numbers
from game.vitorian.rules.resources import BOTH_KNOW
from game.vitorian.spaces import SPACES
from game.vitorian.state import (
    NOBODY,
    Combat,
    CombatChange,
    Side,
    Table,
    Unit,
    UnitChange,
    replaced,
)
from game.vitorian.view import SeenCombat, SeenSide, SeenUnit, VitorianObservation

COPIES_SEEN: Final = 4


def sample_table(seen: VitorianObservation, chance: Chance) -> Table:
    """Return a full table that fits the observation of a seat; ``chance`` settles what it cannot know."""
    grid = _grid(seen)
    sides = (_side(seen, 0, chance), _side(seen, 1, chance))
    pending = seen.pending
    table = Table(
        _config(seen.sides[0].sovereign, seen.sides[1].sovereign),
        Chance.of(chance.word()),
        Chance.of(chance.word()),
        sides,
        grid,
        pending.next_unit,
        seen.turn,
        seen.active,
        seen.phase,
        list(seen.mulligans),
        pending.burning,
        list(pending.used),
        pending.question,
        list(pending.agenda),
        None if seen.combat is None else _combat(seen, seen.combat),
        seen.outcome,
    )
    if pending.question is not None and pending.question.ask == "arrange" and seen.to_move != seen.seat:
        top = tuple(sides[pending.question.seat].convoy[: -pending.question.left - 1 : -1])
        table.question = msgspec.structs.replace(pending.question, picks=top)
    return table


@lru_cache(64)
def _config(one: str, other: str) -> VitorianConfig:
    return VitorianConfig((_some_deck(one), _some_deck(other)))


library.on_change(_config.cache_clear)


def _some_deck(sovereign: str) -> Deck:
    known = [deck for deck in DECKS.values() if deck.sovereign == sovereign]
    return known[0] if known else random_deck(Chance.of(1), sovereign)


# --- the grid and the combat, which are public -------------------------------------------------------------


def _grid(seen: VitorianObservation) -> list[Unit | None]:
    grid: list[Unit | None] = [None for _ in SPACES]
    for unit in seen.units:
        grid[unit.space] = unit_of(unit)
    return grid


def unit_of(seen: SeenUnit) -> Unit:
    """Return the unit itself, with what it has by cards, of one that was seen."""
    changes = [
        UnitChange(one.source, one.attack, one.defence, 0, one.lasting)
        for one in seen.changes
        if one.lasting == "turn" or one.lasting == "game"
    ]
    changes += [UnitChange(card, 0, 0, words.mask_of(names), lasting) for card, names, lasting in seen.gained]
    made = replaced(
        numbers.made(seen.card, seen.id, seen.token),
        exhausted=seen.exhausted,
        fresh=seen.fresh,
        moved=seen.moved,
        attacks=seen.attacks,
        ganked=seen.ganked,
        shield=seen.shield,
    )
    if not changes and not seen.equipment:
        return made
    return numbers.reckoned(made, seen.equipment or "", tuple(changes))


def _combat(seen: VitorianObservation, fight: SeenCombat) -> Combat:
    pending = seen.pending
    changes = [CombatChange(unit, one.source, one.attack, one.defence) for unit, one in fight.changes]
    for unit, names in fight.gained:
        changes.append(CombatChange(unit, "", 0, 0, words.mask_of(names)))
    return Combat(
        fight.seat,
        fight.unit,
        NOBODY if fight.target is None else fight.target,
        fight.target_space,
        fight.column,
        fight.space,
        fight.step,
        list(pending.stack),
        pending.items,
        changes,
        list(fight.supporters),
        list(fight.no_support),
        pending.hit,
    )


# --- a side ------------------------------------------------------------------------------------------------


def _side(seen: VitorianObservation, seat: int, chance: Chance) -> Side:
    side = seen.sides[seat]
    if side.own_deck is not None:
        hand, deck = list(side.hand or ()), list(side.own_deck)
        convoy, defense = list(side.own_convoy or ()), list(side.own_defense or ())
        chance.shuffle(deck)
        chance.shuffle(convoy)
        chance.shuffle(defense)
    else:
        hand, deck = _hidden_maneuver(seen, side, chance)
        convoy, defense = _hidden_resources(side, chance)
    cards, known = _convoy(side, convoy)
    return Side(
        side.sovereign,
        hand,
        deck,
        cards,
        known,
        defense,
        list(side.discard),
        list(side.ready),
        list(side.spent),
        list(side.hand_shown),
        side.field or "",
        side.recycled,
        side.loses_turn,
        side.turns,
    )


def _convoy(side: SeenSide, hidden: list[str]) -> tuple[list[str], list[int]]:
    """Return the Convoy from the bottom up, unknown places filled, and who knows which card."""
    cards, known = [], []
    for card in reversed(side.convoy):
        cards.append(hidden.pop() if card is None else card)
        known.append(0 if card is None else BOTH_KNOW)
    return cards, known


def seen_maneuver(seen: VitorianObservation, side: SeenSide) -> Iterator[str]:
    """Yield every Maneuver card of a side that everybody sees or knows of, shown ones of the hand too."""
    yield from side.hand_shown
    yield from (card for card in side.discard if CARDS[card].is_maneuver)
    if side.field:
        yield side.field
    for unit in seen.units:
        if unit.seat == side.seat:
            if not unit.token:
                yield unit.card
            if unit.equipment:
                yield unit.equipment
    items = [*seen.pending.stack, *(step.item for step in seen.pending.agenda if step.do == "item_over")]
    for item in items:
        if item is not None and item.what == "order" and item.seat == side.seat:
            yield item.source


def _hidden_maneuver(
    seen: VitorianObservation, side: SeenSide, chance: Chance
) -> tuple[list[str], list[str]]:
    """Return a plausible hand and deck of a rival."""
    unknown = side.hand_size - len(side.hand_shown)
    visible = list(seen_maneuver(seen, side))
    pool = _plausible(side.sovereign, visible, SIZE - len(visible), chance)
    hand = [*side.hand_shown, *pool[:unknown]]
    return hand, pool[unknown : unknown + side.deck]


def _plausible(sovereign: str, visible: Iterable[str], wanted: int, chance: Chance) -> list[str]:
    """Return ``wanted`` cards that a deck with these visible ones may still hold, in an order by chance."""
    seen = Counter(visible)
    lists = [Counter(dict(deck.cards)) for deck in DECKS.values() if deck.sovereign == sovereign]
    fitting = [cards for cards in lists if all(cards[card] >= number for card, number in seen.items())]
    if fitting:
        chosen = chance.pick(fitting) if len(fitting) > 1 else fitting[0]
    elif lists:
        chosen = min(lists, key=lambda cards: sum((seen - cards).values()))
    else:
        chosen = Counter(dict(random_deck(chance, sovereign).cards))
    pool = list((chosen - seen).elements())
    chance.shuffle(pool)
    pool = pool[:wanted]
    if len(pool) < wanted:
        pool += _more(sovereign, seen + Counter(pool), wanted - len(pool), chance)
        chance.shuffle(pool)
    return pool


def _more(sovereign: str, held: Counter[str], wanted: int, chance: Chance) -> list[str]:
    """Return further cards that are legal in the deck, for a list that has run out."""
    legal = [card for card in legal_pool(CARDS[sovereign]) if not CARDS[card].is_field]
    bag = [card for card in legal for _ in range(max(0, COPIES_SEEN - held[card]))]
    chance.shuffle(bag)
    return bag[:wanted]


def _hidden_resources(side: SeenSide, chance: Chance) -> tuple[list[str], list[str]]:
    """Return plausible unknown cards of a rival's Convoy, and its Defense pile."""
    deck = _some_deck(side.sovereign)
    known = [card for card in side.convoy if card is not None]
    public = Counter([*known, *side.ready, *side.spent, *(c for c in side.discard if CARDS[c].value)])
    ones = list((Counter(deck.convoy) - public).elements())
    twos = list((Counter(deck.defense) - public).elements())
    chance.shuffle(ones)
    chance.shuffle(twos)
    hidden = len(side.convoy) - len(known)
    strong = (
        CARDS[side.sovereign].defense
        - side.defense
        - sum(number for card, number in public.items() if CARDS[card].value == 2)
    )
    convoy = _enough(twos, max(0, strong), deck.defense) + _enough(ones, hidden - max(0, strong), deck.convoy)
    chance.shuffle(convoy)
    return convoy, _enough(twos, side.defense, deck.defense)


def _enough(cards: list[str], number: int, usual: tuple[str, ...]) -> list[str]:
    """Take ``number`` cards off a pile; another list than the usual one is filled up with usual cards."""
    taken = [cards.pop() for _ in range(min(number, len(cards)))]
    return taken + [usual[n % len(usual)] for n in range(number - len(taken))]
