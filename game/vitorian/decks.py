"""Decks: what a legal one is (V4), the decks of the house, and legal decks by chance."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Final

import msgspec

from game.names import on_screen
from game.rules.chance import Chance
from game.rules.contract import Reason
from game.rules.effects.decklists import LONGEST_NAME, Decklists
from game.rules.effects.files import tables_of
from game.rules.effects.kinds import Amounts, CardId, Counts, Spoken
from game.vitorian import library
from game.vitorian.library import CARDS, FOLDER, Card
from game.vitorian.namesakes import same_name
from game.vitorian.words import LETTERS, NATIONS, NEUTRAL, RESOURCES

SIZE: Final = 50
"""Maneuver cards in a deck (V4.2)."""
COPIES: Final = 4
"""Cards of one name in a deck at most (V4.3)."""
FIELDS: Final = 1
"""Field Conditions in a deck at most (V4.4)."""
CONVOY: Final = 10
"""Resource cards of value 1 in a Convoy (V4.6)."""

FILE: Final = FOLDER / "decks.toml"
STARTERS: Final = ("forge", "wings", "rampart", "flood")
"""The starter deck of each nation."""
SECOND: Final = ("siege", "fleet", "crusade", "hands")
"""One more deck of each nation, of another character."""

RANDOM: Final = "random"
"""On a command line: two decks by chance."""
IN_TURN: Final = "starters"
"""On a command line: the starter decks in turn."""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole deck. ``name`` is the id of a deck of the house, or what its maker called it.

    ``cards`` are card ids with their numbers; ``convoy`` and ``defense`` are Resource cards, one by one.
    """

    name: str
    sovereign: str
    cards: tuple[tuple[str, int], ...]
    convoy: tuple[str, ...]
    defense: tuple[str, ...]

    def __post_init__(self) -> None:
        # a record may come from anywhere: words that cannot be drawn must not reach the screen
        msgspec.structs.force_setattr(self, "name", on_screen(self.name)[:LONGEST_NAME])

    def listed(self) -> list[str]:
        """Return the Maneuver cards one by one, in the order of the list."""
        return [card for card, number in self.cards for _ in range(number)]


# --- what V4 asks ------------------------------------------------------------------------------------------


def problems(deck: Deck) -> list[Reason]:
    """Return everything that V4 has against the deck; nothing for a legal one."""
    sovereign = CARDS.get(deck.sovereign)
    if sovereign is None or sovereign.type != "sovereign":
        return [Reason("deck_sovereign", "V4.1", deck.sovereign, {"card": deck.sovereign})]
    unknown = sorted({card for card in _all_cards(deck) if card not in CARDS})
    if unknown:
        return [Reason("deck_unknown", "V4.2", card, {"card": card}) for card in unknown]
    return [*_in_the_deck(deck, sovereign), *_in_the_piles(deck, sovereign)]


def _all_cards(deck: Deck) -> Iterator[str]:
    yield from (card for card, _ in deck.cards)
    yield from deck.convoy
    yield from deck.defense


def _in_the_deck(deck: Deck, sovereign: Card) -> Iterator[Reason]:
    size = sum(number for _, number in deck.cards)
    if size != SIZE:
        yield Reason("deck_size", "V4.2", "", {"n": size, "needed": SIZE})
    names: defaultdict[str, Counter[str]] = defaultdict(Counter)
    fields = 0
    for name, number in deck.cards:
        card = CARDS[name]
        if number < 1:
            yield Reason("deck_number", "V4.2", name, {"card": name, "n": number})
        names[same_name(card)][card.named] += number
        fields += number if card.is_field else 0
        if not card.is_maneuver:
            yield Reason("deck_maneuver", "V4.2", name, {"card": name})
        elif card.is_field and card.colour not in NEUTRAL:
            yield Reason("deck_field_colour", "V3.6", name, {"card": name})
        elif not may_hold(sovereign, card):
            yield Reason("deck_colour", "V4.1", name, {"card": name, "sovereign": sovereign.id})
    for alike in names.values():
        if alike.total() > COPIES:
            yield _too_many(list(alike), alike.total())
    if fields > FIELDS:
        yield Reason("deck_fields", "V4.4", "", {"n": fields, "most": FIELDS})


def _too_many(cards: Sequence[str], number: int) -> Reason:
    """Return the reason against so many cards of one name."""
    numbers: dict[str, int | str] = {"n": number, "most": COPIES}
    if len(cards) == 1:
        return Reason("deck_copies", "V4.3", cards[0], {"card": cards[0], **numbers})
    return Reason("deck_namesakes", "V4.3", cards[0], {"cards": ", ".join(cards), **numbers})


def may_hold(sovereign: Card, card: Card) -> bool:
    """Say whether the colours of a Sovereign allow a card in its deck (V4.1)."""
    return card.colour in NEUTRAL or card.colour in sovereign.colours


def _in_the_piles(deck: Deck, sovereign: Card) -> Iterator[Reason]:
    defense = sovereign.defense
    if len(deck.defense) != defense:
        yield Reason("deck_defense", "V4.5", "", {"n": len(deck.defense), "needed": defense})
    if len(deck.convoy) != CONVOY:
        yield Reason("deck_convoy", "V4.6", "", {"n": len(deck.convoy), "needed": CONVOY})
    for pile, value, rule in ((deck.defense, 2, "V4.5"), (deck.convoy, 1, "V4.6")):
        for name in sorted({name for name in pile if CARDS[name].value != value}):
            yield Reason("deck_resource", rule, name, {"card": name, "value": value})


# --- the decks of the house --------------------------------------------------------------------------------


def _piles(colour: str, amounts: Mapping[str, int], value: int) -> tuple[str, ...]:
    letter = LETTERS[colour]
    return tuple(f"Q-{letter}-{kind}{value}" for kind in RESOURCES for _ in range(amounts.get(kind, 0)))


class DeckRecord(msgspec.Struct, frozen=True, kw_only=True):
    """What a deck file says of a deck."""

    sovereign: Annotated[str, CardId("sovereign")]
    cards: Annotated[Mapping[str, int], Counts(COPIES)]
    convoy: Annotated[Mapping[str, int], Amounts(RESOURCES, CONVOY)]
    defense: Annotated[Mapping[str, int], Amounts(RESOURCES, CONVOY)]
    name: Annotated[Mapping[str, str], Spoken(("es", "en"), LONGEST_NAME)] = {}


def _deck(name: str, record: DeckRecord) -> Deck:
    colour = CARDS[record.sovereign].colour
    return Deck(
        name=name,
        sovereign=record.sovereign,
        cards=tuple(record.cards.items()),
        convoy=_piles(colour, record.convoy, 1),
        defense=_piles(colour, record.defense, 2),
    )


LISTS: Final = Decklists("vitorian", CARDS, DeckRecord, _deck, problems, (RANDOM, IN_TURN))
"""The decks that can be chosen."""
DECKS: Final = LISTS.decks
LEFT_OUT: Final = LISTS.left_out
"""Decks of the house that cards in force have made illegal, and what they break: nobody can choose them."""
add = LISTS.add
taken_back_if_faulty = LISTS.taken_back_if_faulty
left_out = LISTS.told_left_out
title = LISTS.title


def leave_out_illegal() -> None:
    """Leave out the decks that the cards in force have made illegal (see ``Decklists``)."""
    LISTS.leave_out_illegal(FILE.name)


def first_two() -> tuple[Deck, Deck]:
    """Return the decks with which a set-up begins: the first two of the house that are legal now."""
    return LISTS.first_two(STARTERS)


add(tables_of(FILE), FILE.name)


# --- decks by chance ---------------------------------------------------------------------------------------

_UNITS: Final = (32, 40)
"""Fewest and most units of a deck by chance."""
_EQUIPMENT: Final = (1, 5)


def random_deck(chance: Chance, sovereign: str | None = None) -> Deck:
    """Return a legal deck by chance, of ``sovereign`` or of any; every legal card may be in it."""
    leader = CARDS[sovereign or chance.pick(sovereigns())]
    units = _UNITS[0] + chance.below(_UNITS[1] - _UNITS[0] + 1)
    equipment = _EQUIPMENT[0] + chance.below(_EQUIPMENT[1] - _EQUIPMENT[0] + 1)
    fields = chance.below(FIELDS + 1)
    parts = (
        (units, lambda card: card.is_unit),
        (fields, lambda card: card.is_field),
        (equipment, lambda card: card.is_equipment),
        (SIZE - units - fields - equipment, lambda card: card.is_order),
    )
    chosen = [name for number, fits in parts for name in _drawn(chance, leader, number, fits)]
    return Deck(
        name=RANDOM,
        sovereign=leader.id,
        cards=tuple(sorted(Counter(chosen).items())),
        convoy=_random_piles(chance, leader.colour, CONVOY, 1, least=3),
        defense=_random_piles(chance, leader.colour, leader.defense, 2, least=1),
    )


@cache
def sovereigns() -> tuple[str, ...]:
    """Return the ids of all Sovereigns in force, in the order of the card files."""
    return tuple(name for name, card in CARDS.items() if card.type == "sovereign")


library.on_change(sovereigns.cache_clear)


def legal_pool(sovereign: Card) -> list[str]:
    """Return every Maneuver card that a deck of the Sovereign may hold (V4.1)."""
    return [
        name
        for name, card in CARDS.items()
        if card.is_maneuver and may_hold(sovereign, card) and (not card.is_field or card.colour in NEUTRAL)
    ]


@cache
def _names(leader: str) -> tuple[str, ...]:
    """Return a card of each name among those that a deck of the Sovereign may hold."""
    return tuple({same_name(CARDS[name]): name for name in legal_pool(CARDS[leader])}.values())


library.on_change(_names.cache_clear)


def _drawn(chance: Chance, leader: Card, number: int, fits: Callable[[Card], bool]) -> list[str]:
    bag = [name for name in _names(leader.id) if fits(CARDS[name]) for _ in range(COPIES)]
    chance.shuffle(bag)
    return bag[:number]


def _random_piles(chance: Chance, colour: str, size: int, value: int, least: int) -> tuple[str, ...]:
    """Return resources of the colour of a deck, or of one that fits every deck: it never matters (V3.7)."""
    colour = chance.pick((colour, *NEUTRAL))
    personnel = least + chance.below(size - 2 * least + 1)
    return _piles(colour, {RESOURCES[0]: personnel, RESOURCES[1]: size - personnel}, value)


def starter(nation: str) -> Deck:
    """Return the starter deck of a nation."""
    return DECKS[STARTERS[NATIONS.index(nation)]]
